//! The costs of kernels: models of processors, an iteration of a loop, and the parts of kernels that drawings show.

pub mod cost;
pub mod excerpt;
mod iteration;
pub mod ports;
