//! The files of this repository, and the programs that its tasks run.

pub mod files;
pub mod tools;

/// The result of a task. The error is a message for a person.
pub type Result<T = ()> = std::result::Result<T, String>;
