//! Hash functions: what all algorithms share.

mod hasher;
mod many;

pub(crate) use hasher::Words;
pub use hasher::*;
pub use many::CountMismatch;
pub(crate) use many::Longest;
