//! Test support, and the tests of drivers that need it: compression functions that are quick or have words of 64 bits, kernels
//! in plain Rust for several messages, and the plans of all plan files.

mod batches;
pub(crate) mod fold;
mod plain;
mod wide;
