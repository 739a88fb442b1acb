//! The files of this repository, and the programs that its tasks run.

pub mod files;
pub mod tools;

/// What a task returns: an error is one message for a person.
pub type Result<T = ()> = std::result::Result<T, String>;
