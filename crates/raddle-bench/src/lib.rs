//! Evaluates measurements: medians, and the length at which one kernel compares worst with another. The benchmarks of the library
//! and the tasks that measure use these modules.

pub mod statistics;
pub mod worst;
