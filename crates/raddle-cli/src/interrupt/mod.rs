//! Signals that end the process: unfinished files are removed first, and a terminal shows what is typed again. Ignored signals
//! stay ignored.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{MAX_UNFINISHED, Unfinished, end_interrupted, end_unread, prompt};
#[cfg(windows)]
pub(crate) use windows::{MAX_UNFINISHED, Unfinished, end_interrupted, end_unread, prompt};
