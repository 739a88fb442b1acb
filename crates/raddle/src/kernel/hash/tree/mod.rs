//! Trees: pairs of digests, as in Merkle trees, and the chunks and parents of BLAKE3.

pub(crate) mod blake3;
pub(crate) mod inputs;
pub(crate) mod pairs;
pub(in crate::kernel) mod plan;
