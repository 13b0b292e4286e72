//! Copies the permissions and attributes of a replaced file to the new file.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

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

/// Whether the file stands in folders under several names, of which a new file would take over one alone.
#[cfg(unix)]
pub(super) fn has_several_names(old: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    old.nlink() > 1
}

/// Other systems do not tell.
#[cfg(not(unix))]
pub(super) fn has_several_names(_old: &Metadata) -> bool {
    false
}

/// Copies the content of `new` into the old file. What lies beyond its end comes first, as room may be lacking for that
/// alone: the old file is then as it was.
pub(super) fn copy_into(target: &Path, old: &Metadata, new: &mut File) -> io::Result<()> {
    let mut file = File::options().write(true).open(target)?;
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

/// Gives the new file the owner, the group, the extended attributes and the permissions of the old one, as far as the
/// system allows. Where the group stays another, its members may do no more than anybody else.
///
/// # Errors
/// If the permissions cannot be set: a file that was nobody else's would be open to them.
#[cfg(unix)]
pub(super) fn take_over(target: &Path, old: &Metadata, new: &File) -> io::Result<()> {
    use std::fs::Permissions;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    let keeps_group = give_to_owner_and_group(old, new)?;
    copy_attributes(target, new);
    let mode = old.permissions().mode();
    let mode = if keeps_group { mode } else { mode & !0o070 | (mode & mode << 3 & 0o070) };
    // Other bits than these run a program as the owner or the group of its file.
    let keeps_both = keeps_group && new.metadata()?.uid() == old.uid();
    let mode = if keeps_both { mode } else { mode & 0o777 };
    new.set_permissions(Permissions::from_mode(mode))
}

#[cfg(not(unix))]
pub(super) fn take_over(_target: &Path, old: &Metadata, new: &File) -> io::Result<()> {
    new.set_permissions(old.permissions())
}

/// Whether the new file has the group of the old one. Only root gives files to others, and others only to groups that they
/// are in.
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

/// Copies the extended attributes that the system lets be read and written; a disk without any has none to lose.
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

/// What a call writes into a buffer, which is made larger as long as it does not hold all.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn whole(call: impl Fn(&mut [u8]) -> rustix::io::Result<usize>) -> Option<Vec<u8>> {
    /// More than any system keeps.
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
