//! Measures time. All timing in this repository uses this crate, which also defines the type of the results.
//!
//! | module | purpose |
//! |---|---|
//! | [`clock`] | reads the time, and the true frequency of the core |
//! | [`measurement`] | the time of one implementation of one operation, at one size |
//! | [`race`] | times subjects in rotation |
//! | [`record`] | writes and reads measurements as lines of JSON |
//! | [`size`] | prints and parses sizes of messages |
//! | [`statistics`] | evaluates samples |

pub mod clock;
pub mod measurement;
pub mod race;
pub mod record;
pub mod size;
pub mod statistics;
