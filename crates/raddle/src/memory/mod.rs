//! Types for bytes: the texts that kernels process, and keys, nonces and tags. Also the functions that erase secrets.

pub(crate) mod ahead;
pub(crate) mod bytes;
#[allow(unsafe_code)]
pub(crate) mod declassify;
pub(crate) mod hex;
#[cfg(any(feature = "aead", feature = "cipher"))]
#[allow(unsafe_code)]
pub(crate) mod inout_buf;
pub(crate) mod job;
pub(crate) mod key;
#[allow(unsafe_code)]
pub(crate) mod nonce;
pub(crate) mod partial;
pub(crate) mod random;
#[allow(unsafe_code)]
pub(crate) mod stack;
pub(crate) mod tag;
#[allow(unsafe_code)]
pub(crate) mod text;
pub(crate) mod wipe;
pub(crate) mod xor;
