//! raddle is fast encryption and hashing for Rust, C, Java and Python.
//!
//! **Proved**: the kernels, which are assembly. A program has proved that each call of a kernel computes what the standard
//! says, for every input, of every length that the call takes. **Tested, not proved**: the Rust code around the kernels,
//! which pads, counts nonces, compares tags, derives keys and divides messages.
//!
//! ```
//! use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, NonceSequence};
//!
//! let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
//! let nonce = NonceSequence::with_sender([0, 0, 0, 1]).next_nonce()?;
//! let mut sealed = [0; 14 + 16];
//! cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
//!
//! let mut plaintext = [0; 14];
//! cipher.open(&nonce, b"header", &sealed, &mut plaintext)?;
//! assert_eq!(&plaintext, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | use |
//! |---|---|
//! | [`chacha20poly1305`], [`aes_gcm`] | to encrypt and authenticate messages |
//! | [`aes_gcm_siv`] | the same, for nonces that may repeat |
//! | [`xchacha20poly1305`], [`xaes_256_gcm`] | to encrypt and authenticate messages with random nonces, of 24 bytes |
//! | [`aead`], [`hash`] | the traits and types of all AEADs and of all hashes: for generic code, and for algorithms chosen at run time |
//! | `stream` | files and pipes of any length, as readers and writers (feature `std`) |
//! | [`sha256`], [`sha512`], [`blake3`], [`sha1`], [`md5`] | to hash one message or a batch of messages |
//! | [`hash`] | traits of all hash functions, functions chosen at run time, and several digests in one pass |
//! | [`merkle`] | to hash trees: Merkle roots and proofs |
//! | [`hmac`] | to authenticate messages |
//! | [`hkdf`], [`pbkdf2`] | to derive keys from other keys, and from passwords |
//! | [`chacha20`], [`poly1305`], [`aes`], [`aes_ctr`], [`ghash`] | the primitives, for implementers of protocols |
//! | [`quic`] | header protection of QUIC |
//! | [`cpu`] | CPU features, levels and plans |
//!
//! Kernels exist for x86-64 and AArch64. On POWER8 and newer, SHA-256, HMAC and AES-GCM have kernels; everything else runs the
//! portable code. No POWER machine was measured. The portable code is the standards, transcribed to Rust. AES and GHASH would
//! be slow or leak there, so the crates of RustCrypto compute them. The crate chooses a kernel by the CPU ([`cpu`]) and by the
//! length of the input. Time depends on lengths and never on keys or messages.
//!
//! The crate is `no_std`, has no build script and needs no C compiler. Its features:
//!
//! - `std`, on by default: the module `stream`; hashers that implement `io::Write`; the variables `RADDLE_CPU` and
//!   `RADDLE_CORE`; and detection of AArch64 and POWER features by the operating system, where programs can't query the CPU.
//! - `alloc`, part of `std`: functions that return vectors, or that seal and open vectors in place.
//! - `getrandom`: keys and 24-byte nonces from the generator of the operating system.
//! - `aead`, `cipher`, `digest`, `mac` and `universal-hash`: the traits of RustCrypto, in the module `rustcrypto`.

#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

/// Chooses items by the instruction set of the target, or the items for a target without kernels. Only this macro
/// states the conditions: the kernels read 64-bit pointers and expect that vector registers are in use.
///
/// The name and the form follow the crate `cfg-if`, so that rustfmt finds modules among the items.
macro_rules! cfg_if {
    (
        if #[cfg(x86_64)] { $($x86_64:item)* }
        else if #[cfg(aarch64)] { $($aarch64:item)* }
        else if #[cfg(ppc64le)] { $($ppc64le:item)* }
        else { $($none:item)* }
    ) => {
        cfg_if! {
            @(target_arch = "x86_64", target_pointer_width = "64") { $($x86_64)* }
            @(
                target_arch = "aarch64",
                target_pointer_width = "64",
                target_endian = "little",
                target_feature = "neon"
            ) { $($aarch64)* }
            @(target_arch = "powerpc64", target_pointer_width = "64", target_endian = "little") { $($ppc64le)* }
            else { $($none)* }
        }
    };
    ($(@$all:tt { $($item:item)* })* else { $($none:item)* }) => {
        $($(#[cfg(all $all)] $item)*)*
        cfg_if! { not(any($(all $all),*)): $($none)* }
    };
    ($condition:meta: $($item:item)*) => {
        $(#[cfg($condition)] $item)*
    };
}

pub mod aead;
pub mod aes;
pub mod aes_ctr;
pub mod aes_gcm;
pub mod aes_gcm_siv;
// The crates `aes` and `polyval` use SSE, which does not compile with a calling convention that has no SSE registers.
#[cfg(all(
    any(target_arch = "x86_64", target_arch = "x86"),
    not(target_feature = "sse2"),
    not(all(aes_backend = "soft", polyval_backend = "soft"))
))]
compile_error!(
    "raddle for a target without SSE registers, as x86_64-unknown-none or i586, needs RUSTFLAGS='--cfg aes_backend=\"soft\" \
     --cfg polyval_backend=\"soft\"'"
);

#[doc(hidden)]
pub mod bindings;
pub mod blake3;
pub mod chacha20;
pub mod chacha20poly1305;
pub mod cpu;
pub mod ghash;
pub mod hash;
mod hashing;
pub mod hkdf;
pub mod hmac;
#[allow(unsafe_code)]
#[doc(hidden)]
pub mod kernel;
mod keystream;
pub mod md5;
mod memory;
pub mod merkle;
pub mod pbkdf2;
pub mod poly1305;
mod portable;
pub mod quic;
#[cfg(any(feature = "aead", feature = "cipher", feature = "digest", feature = "mac", feature = "universal-hash"))]
pub mod rustcrypto;
pub mod sha1;
pub mod sha256;
pub mod sha512;
#[cfg(feature = "std")]
pub mod stream;
pub mod xaes_256_gcm;
pub mod xchacha20poly1305;

/// The operating system's generator, for salts and prefixes: `raddle::getrandom::fill(&mut salt)?`. Needs the feature
/// `getrandom`.
#[cfg(feature = "getrandom")]
pub use getrandom;
pub use memory::{
    bytes::WrongLength,
    hex::Hex,
    key::Key,
    nonce::Nonce,
    tag::Tag,
    text::{InOut, LengthMismatch},
};
