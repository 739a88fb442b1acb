//! Handles signals that end the process: first removes unfinished files and restores the terminal's echo. Ignored
//! signals stay ignored.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::{MAX_UNFINISHED, prompt};
#[cfg(unix)]
pub(crate) use unix::{Unfinished, end_interrupted, end_unread};
#[cfg(windows)]
pub use windows::{MAX_UNFINISHED, prompt};
#[cfg(windows)]
pub(crate) use windows::{Unfinished, end_interrupted, end_unread};
