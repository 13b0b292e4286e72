//! Full disks and denied permissions for tests. Both require that the tests run as root.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A very small disk; unmounted at the end.
pub(crate) struct SmallDisk(PathBuf);

impl SmallDisk {
    /// A disk of 64 KiB in an empty folder; `None`, and a message, where none can be mounted.
    pub(crate) fn mount(folder: &Path) -> Option<Self> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=64k", "tmpfs"]).arg(folder);
        let mounted = mount.stderr(Stdio::null()).status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Self(folder.to_owned()));
        }
        eprintln!("skipped: no small disk can be mounted here");
        None
    }

    /// Takes all the room that is left; the file that does.
    pub(crate) fn fill(&self) -> PathBuf {
        let filling = self.0.join("filling");
        let _ = fs::write(&filling, vec![0; 64 * 1024]);
        filling
    }

    /// From here on nothing can be written.
    pub(crate) fn make_read_only(&self) {
        self.mount_again("remount,ro");
    }

    /// From here on files can be written again.
    pub(crate) fn make_writable(&self) {
        self.mount_again("remount,rw");
    }

    fn mount_again(&self, options: &str) {
        let status = Command::new("mount").args(["-o", options]).arg(&self.0).status();
        assert!(status.unwrap().success());
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

pub(crate) fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// Whether permissions do not bind this process, as it runs as root.
pub(crate) fn permissions_do_not_bind(folder: &Path) -> bool {
    let probe = folder.join("probe");
    fs::create_dir(&probe).unwrap();
    set_mode(&probe, 0o555);
    let free = fs::write(probe.join("file"), "").is_ok();
    set_mode(&probe, 0o755);
    fs::remove_dir_all(&probe).unwrap();
    free
}

/// Nobody's number on Linux and elsewhere.
const NOBODY: u32 = 65534;

/// The folder of a test that runs as nobody.
const FOLDER: &str = "NONET_TEST_WITHOUT_RIGHTS";

/// Runs `test`, whose full name is `name`, with an empty folder and as somebody whom permissions bind. Root starts a copy
/// of this program as nobody, which runs the test alone.
pub(crate) fn without_rights(name: &str, test: impl FnOnce(&Path)) {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return test(Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    if !permissions_do_not_bind(folder.path()) {
        return test(folder.path());
    }
    set_mode(folder.path(), 0o755);
    let [program, own] = ["program", "own"].map(|name| folder.path().join(name));
    fs::create_dir(&own).unwrap();
    std::os::unix::fs::chown(&own, Some(NOBODY), Some(NOBODY)).unwrap();
    // A copy that this process had written itself could not be run while another test starts a program.
    let copied = Command::new("cp").arg(std::env::current_exe().unwrap()).arg(&program).status();
    assert!(copied.unwrap().success());
    let mut child = Command::new(program);
    child.args(["--exact", name]).env(FOLDER, &own).current_dir("/").uid(NOBODY).gid(NOBODY);
    let done = child.output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success() && said.contains("1 passed"), "{said}");
}
