//! The file that an output takes the place of. A rename replaces it, and loses what a new file can't have of it: then the
//! complete output is copied into it (docs/adr/0034-replaced-outputs.md).

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::{Old, denies};
#[cfg(windows)]
pub(super) use windows::{Old, denies};
