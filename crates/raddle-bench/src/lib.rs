//! Measures time: whatever is timed in this repository is timed by this crate.
//!
//! | module | what it does |
//! |---|---|
//! | [`clock`] | reads the time, and the true frequency of the core |
//! | [`race`] | times subjects in rotation |
//! | [`statistics`] | evaluates samples |
//! | [`worst`] | finds the length at which one subject compares worst with another |

pub mod clock;
pub mod race;
pub mod statistics;
pub mod worst;
