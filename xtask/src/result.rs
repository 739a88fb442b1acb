//! How tasks and all that they call fail.

/// What a task returns: an error is one message for a person.
pub(crate) type Result<T = ()> = std::result::Result<T, String>;
