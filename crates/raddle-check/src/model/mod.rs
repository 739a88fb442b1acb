//! What kernels cost: models of processors, the critical path of a loop, and the parts of kernels that drawings show.

pub mod chain;
pub mod cost;
pub mod excerpt;
pub mod ports;
