//! The files of this repository, and the programs that its tasks run.

pub mod files;
pub mod tools;

/// The result of a task. The error is a human-readable message.
pub type Result<T = ()> = std::result::Result<T, String>;
