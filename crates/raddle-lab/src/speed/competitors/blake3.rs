//! The crate `blake3`, by its authors: with its code in C and assembly, which a C compiler builds.

use super::version;

/// On one thread.
pub(crate) fn blake3() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| *::blake3::hash(message).as_bytes()
}

/// The version, and the instructions that it takes here.
pub(crate) fn about() -> String {
    format!("blake3 {}, {:?}", version("blake3"), ::blake3::platform::Platform::detect())
}
