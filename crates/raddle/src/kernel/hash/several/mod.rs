//! Several messages: kernels by the number of messages, and drivers that fill them. Messages of equal length need no
//! scheduling; other messages share kernels as the scheduler says.

mod batch;
pub(crate) mod chains;
pub(crate) mod equal_length;
mod group;
mod kernel;
pub(in crate::kernel) mod plan;
pub(crate) mod scheduler;
pub(crate) mod task;
