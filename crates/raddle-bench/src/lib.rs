//! Measures time: whatever is timed in this repository is timed by this crate.
//!
//! | module | what it does |
//! |---|---|
//! | [`clock`] | reads the time, and the true frequency of the core |
//! | [`race`] | times subjects in rotation |
//! | [`statistics`] | evaluates samples |

pub mod clock;
pub mod race;
pub mod statistics;
