//! Helpers shared by `raddle-age`, `raddle-sum`, the program `raddle`, and tests of several crates. The crate is of no
//! use by itself, and promises no stable interface.
//!
//! | module | content |
//! |---|---|
//! | [`buffer`] | buffers for large reads, and large pages for memory that will be written |
//! | [`resources`] | threads, memory and descriptors that the system may refuse |
//! | [`pipe`] | files whose reader may have to wait for a writer |
//! | [`name`] | file names as bytes |
//! | [`quote`] | foreign names and texts in messages |
//! | `forked` | work in a forked child, for tests on Unix |
//! | [`vectors`] | published test vectors, for tests |

#![deny(unsafe_code)]

pub mod buffer;
#[cfg(unix)]
#[allow(unsafe_code)]
pub mod forked;
pub mod name;
pub mod pipe;
pub mod quote;
pub mod resources;
pub mod vectors;
