//! The examples of documents that lie outside of every crate: rustdoc compiles and runs them.

#![doc = include_str!("../../README.md")]
#![doc = include_str!("../library.md")]
