//! Hash functions: the parts that all algorithms share.

mod hasher;
mod many;

pub(crate) use hasher::Words;
pub use hasher::*;
pub use many::CountMismatch;
pub(crate) use many::LongestFirst;
