//! Properties that a rename can't keep: hard links, another owner, access control lists, attributes, mounts.

#![allow(unsafe_code)]

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Seek};
use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
use std::path::Path;

use super::super::access::Access;
use crate::streams;

/// An existing file.
pub(crate) struct Old {
    /// The user and group numbers of the owner.
    owner: (u32, u32),
    mode: u32,
    access: Access,
    /// The file, opened for writing, or the reason why it can't be.
    file: io::Result<File>,
    /// Whether the file is kept, because a rename would lose something.
    is_kept: bool,
}

impl Old {
    /// Opens a file to be overwritten, without changing it. Fails if the file can be neither written nor replaced.
    pub(in super::super) fn open(
        path: &Path,
        folder: &Path,
        data: Metadata,
        access: Access,
    ) -> io::Result<Option<Self>> {
        let file = File::options().write(true).open(path);
        let is_fixed = is_fixed(path, folder) || is_protected(folder, &data);
        match &file {
            Ok(_) => {}
            Err(error) if is_fixed || !denies(error) => return file.map(|_| None),
            Err(_) => {}
        }
        // Others who can read the old file under another name, or because of an access control list, must not find a
        // secret in it.
        let loses = || access == Access::Usual && (data.nlink() > 1 || has_attributes(path));
        let is_kept = is_fixed || loses();
        let mode = data.permissions().mode() & 0o777;
        Ok(Some(Self { owner: (data.uid(), data.gid()), mode, access, file, is_kept }))
    }

    /// Returns the permissions.
    pub(in super::super) fn mode(&self) -> u32 {
        self.mode
    }

    /// Returns whether the output can be copied into the file.
    pub(in super::super) fn is_writable(&self) -> bool {
        self.file.is_ok()
    }

    /// Gives a new file the owner and permissions of this one, unless the output is private. If the new file can't have
    /// them, this file is kept.
    pub(in super::super) fn prepare(&mut self, new: &File) {
        if self.access == Access::Private {
            return;
        }
        let same = new.metadata().is_ok_and(|new| (new.uid(), new.gid()) == self.owner);
        self.is_kept |= !same && fchown(new, Some(self.owner.0), Some(self.owner.1)).is_err();
        self.is_kept |= new.set_permissions(fs::Permissions::from_mode(self.mode)).is_err();
    }

    /// Returns whether the output must be copied into the file, and can be.
    pub(in super::super) fn takes_copy(&self) -> bool {
        self.is_kept && self.is_writable()
    }

    /// Copies the complete output into the file. If the copy fails, the file contains part of the output.
    pub(in super::super) fn copy(self, mut new: &File) -> io::Result<()> {
        let mut file = self.file?;
        new.rewind()?;
        let data = file.metadata()?;
        let undo = |_: &io::Error| {
            release(&file);
            _ = data.modified().and_then(|time| file.set_modified(time));
        };
        reserve(&file, new.metadata()?.len()).inspect_err(undo)?;
        if self.access == Access::Private {
            // The permissions change before anything secret is written.
            file.set_permissions(fs::Permissions::from_mode(0o600)).inspect_err(undo)?;
        }
        let copied = io::copy(&mut new, &mut file).and_then(|len| file.set_len(len));
        let copied = copied.and_then(|()| streams::check_stored(&file)).inspect_err(|_| release(&file));
        copied.map_err(|error| io::Error::new(error.kind(), format!("{error}; the file now has part of the output")))
    }
}

/// Returns whether an error means that writing is denied, as opposed to a lack of resources.
pub(in super::super) fn denies(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::ExecutableFileBusy)
}

/// Returns whether only owners may replace the files in a folder (the sticky bit, as in `/tmp`), and this file isn't
/// ours.
fn is_protected(folder: &Path, data: &Metadata) -> bool {
    // SAFETY: the call takes no arguments and can't fail.
    let user = unsafe { libc::geteuid() };
    let owns = |folder: &Metadata| user == 0 || user == data.uid() || user == folder.uid();
    fs::metadata(folder).is_ok_and(|folder| folder.mode() & 0o1000 != 0 && !owns(&folder))
}

/// Returns whether a file can't be replaced: it is a mount point, as containers mount single files, it is immutable, or
/// names can't be removed from its folder (statx(2), Linux 5.8).
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn is_fixed(path: &Path, folder: &Path) -> bool {
    let append = libc::STATX_ATTR_APPEND;
    has_flags(path, libc::STATX_ATTR_MOUNT_ROOT | libc::STATX_ATTR_IMMUTABLE | append) || has_flags(folder, append)
}

/// Returns whether a file has one of these attributes of `statx`.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn has_flags(path: &Path, flags: libc::c_int) -> bool {
    use std::os::unix::ffi::OsStrExt;
    let Ok(path) = std::ffi::CString::new(path.as_os_str().as_bytes()) else { return false };
    // SAFETY: the path ends with a zero byte, and the call writes one structure of this type, for which zeros are
    // valid.
    unsafe {
        let mut data: libc::statx = std::mem::zeroed();
        libc::statx(libc::AT_FDCWD, path.as_ptr(), 0, libc::STATX_TYPE, &raw mut data) == 0
            && data.stx_attributes & flags as u64 != 0
    }
}

/// Returns `false`: on these systems the rename fails instead.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn is_fixed(_: &Path, _: &Path) -> bool {
    false
}

/// Returns whether a file has an access control list or user attributes (xattr(7)). System attributes are created
/// again.
#[cfg(target_os = "linux")]
fn has_attributes(path: &Path) -> bool {
    use std::os::unix::ffi::OsStrExt;
    let Ok(path) = std::ffi::CString::new(path.as_os_str().as_bytes()) else { return false };
    // The maximum length that Linux returns.
    let mut names = vec![0; 64 << 10];
    // SAFETY: the path ends with a zero byte, and the call writes at most `names.len()` bytes to `names`.
    let len = unsafe { libc::listxattr(path.as_ptr(), names.as_mut_ptr().cast(), names.len()) };
    let names: &[u8] = usize::try_from(len).map_or(&[], |len| &names[..len]);
    let counts = |name: &[u8]| name.starts_with(b"user.") || name.starts_with(b"system.posix_acl");
    names.split(|byte| *byte == 0).any(counts)
}

#[cfg(not(target_os = "linux"))]
fn has_attributes(_: &Path) -> bool {
    false
}

/// Reserves space for a copy while the file is still unchanged. Fails if there is not enough space. If a file system
/// can't tell, the copy itself will fail.
#[cfg(target_os = "linux")]
fn reserve(file: &File, len: u64) -> io::Result<()> {
    use std::os::fd::AsRawFd;
    let Some(len) = i64::try_from(len).ok().filter(|&len| len > 0) else { return Ok(()) };
    // SAFETY: the call takes no pointer.
    match unsafe { libc::fallocate64(file.as_raw_fd(), libc::FALLOC_FL_KEEP_SIZE, 0, len) } {
        0 => Ok(()),
        _ => match io::Error::last_os_error() {
            error if matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => Err(error),
            _ => Ok(()),
        },
    }
}

#[cfg(not(target_os = "linux"))]
fn reserve(_: &File, _: u64) -> io::Result<()> {
    Ok(())
}

/// Frees the space that is reserved behind the end of a file, because a reservation that fails keeps what it got so far.
fn release(file: &File) {
    _ = file.metadata().and_then(|data| file.set_len(data.len()));
}
