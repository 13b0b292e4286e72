//! Copies the permissions and attributes of a replaced file to the new file.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

/// Who may use a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Access {
    /// Those whom the replaced file allowed, or else those whom the person's umask allows.
    AsUsual,
    /// Only the person who runs Nonet.
    Private,
}

/// The permissions of a file that is private.
#[cfg(unix)]
pub(super) const PRIVATE: u32 = 0o600;

/// Returns whether the file is a socket.
#[cfg(unix)]
pub(super) fn is_socket(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_socket()
}

#[cfg(not(unix))]
pub(super) fn is_socket(_about: &Metadata) -> bool {
    false
}

/// Whether the file has several names (hard links). A new file would replace only one of them.
#[cfg(unix)]
pub(super) fn has_several_names(old: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    old.nlink() > 1
}

/// Other systems do not report the number of names.
#[cfg(not(unix))]
pub(super) fn has_several_names(_old: &Metadata) -> bool {
    false
}

/// Copies the content of `new` into the old file. Copies the part beyond the old end first: only that part can
/// fail for lack of space, and the old file is then still unchanged.
pub(super) fn copy_into(
    target: &Path,
    old: &Metadata,
    access: Access,
    new: &mut File,
) -> io::Result<()> {
    let mut file = File::options().write(true).open(target)?;
    if access == Access::Private {
        make_private(&file)?;
    }
    let length = new.metadata()?.len();
    if let Err(error) = copy_from(old.len(), new, &mut file) {
        file.set_len(old.len())?;
        return Err(error);
    }
    new.rewind()?;
    file.rewind()?;
    io::copy(&mut new.take(old.len()), &mut file)?;
    file.set_len(length)?;
    file.sync_all()
}

/// Copies the bytes after an offset to the same offset.
fn copy_from(start: u64, new: &mut File, file: &mut File) -> io::Result<()> {
    new.seek(SeekFrom::Start(start))?;
    file.seek(SeekFrom::Start(start))?;
    io::copy(new, file)?;
    file.sync_data()
}

/// Gives the new file the owner, group, extended attributes and permissions of the old file, as far as the
/// system allows. If the group cannot be set, the members of the new group get no more rights than others. A private file
/// gets the permissions of a private file.
///
/// # Errors
/// Returns an error if the permissions cannot be set, because a private file could become readable for others.
#[cfg(unix)]
pub(super) fn take_over(
    target: &Path,
    old: &Metadata,
    access: Access,
    new: &File,
) -> io::Result<()> {
    use std::fs::Permissions;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    let keeps_group = give_to_owner_and_group(old, new)?;
    copy_attributes(target, new);
    if access == Access::Private {
        return make_private(new);
    }
    let mode = old.permissions().mode();
    let mode = if keeps_group { mode } else { mode & !0o070 | (mode & mode << 3 & 0o070) };
    // The bits above these (setuid, setgid) would run a program as the owner or the group of its file.
    let keeps_both = keeps_group && new.metadata()?.uid() == old.uid();
    let mode = if keeps_both { mode } else { mode & 0o777 };
    new.set_permissions(Permissions::from_mode(mode))
}

#[cfg(not(unix))]
pub(super) fn take_over(
    _target: &Path,
    old: &Metadata,
    _access: Access,
    new: &File,
) -> io::Result<()> {
    new.set_permissions(old.permissions())
}

#[cfg(unix)]
fn make_private(file: &File) -> io::Result<()> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(Permissions::from_mode(PRIVATE))
}

/// On other systems the folders of a person are private.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "other systems can fail")]
fn make_private(_file: &File) -> io::Result<()> {
    Ok(())
}

/// Sets owner and group of the new file. Returns whether it has the group of the old file. Only root may change
/// the owner, and other users may set only their own groups.
#[cfg(unix)]
fn give_to_owner_and_group(old: &Metadata, new: &File) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let made = new.metadata()?;
    if (made.uid(), made.gid()) == (old.uid(), old.gid()) {
        return Ok(true);
    }
    let given = fchown(new, Some(old.uid()), Some(old.gid()));
    Ok(given.or_else(|_| fchown(new, None, Some(old.gid()))).is_ok())
}

/// Copies the extended attributes, as far as the system allows to read and write them.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn copy_attributes(target: &Path, new: &File) {
    use rustix::fs::{XattrFlags, fsetxattr, listxattr};

    let names = whole(|buffer| listxattr(target, buffer)).unwrap_or_default();
    for name in names.split(|&byte| byte == 0).filter(|name| !name.is_empty()) {
        let value = whole(|buffer| rustix::fs::getxattr(target, name, buffer));
        if let Some(value) = value {
            let _ = fsetxattr(new, name, &value, XattrFlags::empty());
        }
    }
}

#[cfg(all(unix, not(any(target_os = "linux", target_os = "android", target_vendor = "apple"))))]
fn copy_attributes(_target: &Path, _new: &File) {}

/// The whole result of a call that writes into a buffer. The buffer grows until the result fits. Returns `None` if
/// the call fails.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn whole(call: impl Fn(&mut [u8]) -> rustix::io::Result<usize>) -> Option<Vec<u8>> {
    /// The largest buffer to try, which is more than any system stores in an attribute.
    const LARGEST: usize = 1 << 20;

    let mut buffer = vec![0; 1024];
    while buffer.len() <= LARGEST {
        match call(&mut buffer) {
            Ok(length) => {
                buffer.truncate(length);
                return Some(buffer);
            }
            Err(rustix::io::Errno::RANGE) => buffer.resize(buffer.len() * 4, 0),
            Err(_) => return None,
        }
    }
    None
}
