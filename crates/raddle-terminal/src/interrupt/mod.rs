//! Signals that end the process: unfinished files are removed first, and a terminal shows what is typed again. Ignored signals
//! stay ignored.

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
