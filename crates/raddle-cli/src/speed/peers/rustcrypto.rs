//! RustCrypto: needs nothing but rustc.
//!
//! Its `chacha20` asks the CPU itself and takes AVX2 at most. It has an AVX-512 backend too, which is compiled in by
//! `RUSTFLAGS="--cfg chacha20_avx512"` alone: build this program so to measure that one. Nothing from outside can make
//! it take less than the CPU has.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

/// Its users make a cipher per message, for it holds key and nonce.
pub(crate) fn chacha20(key: [u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) {
    move |nonce, message| ChaCha20::new(&key.into(), nonce.into()).apply_keystream(message)
}

/// The version, and the backend that it takes here.
pub(crate) fn about() -> String {
    format!("RustCrypto: chacha20 {}, {}", version(), backend())
}

/// The version that this program was built with.
fn version() -> &'static str {
    let lock = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.lock"));
    lock.split_once("name = \"chacha20\"\nversion = \"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or("")
}

/// Its choice, by the same questions to the CPU.
#[allow(unexpected_cfgs, reason = "the flag is chacha20's")]
fn backend() -> &'static str {
    #[cfg(target_arch = "x86_64")]
    {
        let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        if cfg!(chacha20_avx512) && avx512 {
            "AVX-512 backend"
        } else if is_x86_feature_detected!("avx2") {
            "AVX2 backend (its AVX-512 one needs --cfg chacha20_avx512)"
        } else {
            "SSE2 backend"
        }
    }
    #[cfg(target_arch = "aarch64")]
    {
        "NEON backend"
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        "portable backend"
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_version_is_found() {
        assert!(super::version().starts_with("0.10."));
    }
}
