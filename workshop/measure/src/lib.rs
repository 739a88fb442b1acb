//! Measures kernels, the library and the program on this machine, and chooses kernels for its core. `cargo xtask` starts the
//! tasks.
//!
//! | module | task | purpose |
//! |---|---|---|
//! | [`tune`] | `cargo xtask tune` | times kernels against each other, and writes the plan of this core |
//! | [`bench`](mod@bench) | `cargo xtask bench` | times the library and the program against each other and against others |
//! | [`measured`] | `cargo xtask cost --measure` | compares models of main loops with measurements |
//! | [`models`] | | reads the models' figures from MODELS.txt |
//! | [`worst`] | | finds the length at which one subject compares worst with another; for `benches/levels.rs` |
//!
//! The clock and the rotation come from `raddle-bench`, which `raddle-lab` uses too.

pub mod bench;
pub mod measured;
pub mod models;
pub mod tune;
pub mod worst;

use raddle_workspace::{Result, files, tools};

/// Returns the day, in UTC, for the name of a record.
fn today() -> String {
    time::UtcDateTime::now().date().to_string()
}
