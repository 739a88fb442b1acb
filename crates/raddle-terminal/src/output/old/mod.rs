//! The file that an output replaces. A rename would lose properties that a new file can't have; in that case the
//! complete output is copied into the old file (docs/adr/0034-replaced-outputs.md).

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::{Old, denies};
#[cfg(windows)]
pub(super) use windows::{Old, denies};
