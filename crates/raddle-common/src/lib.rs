//! What `raddle-age`, `raddle-sum` and the program `raddle` share, and tests of several crates. The crate has no use of its own,
//! and makes no promise to others.
//!
//! | module | content |
//! |---|---|
//! | [`buffer`] | buffers for large reads, and large pages for what is written |
//! | [`resources`] | threads, memory and descriptors that the system may refuse |
//! | [`pipe`] | files whose reader may have to wait for a writer |
//! | [`name`] | names of files as bytes |
//! | [`quote`] | names and texts of others in messages |
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
