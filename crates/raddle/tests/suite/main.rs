//! The tests of what users call, and of single kernels by their names: a module for each subject, one program, for a
//! program takes longer to link than most of its tests to run.
//!
//! Beside it are tests that need a process of their own (`levels`, `kernels`), and those that a step of `cargo xtask test`
//! builds without the others.

#[path = "../common/mod.rs"]
mod common;

mod aead;
mod aead_pages;
mod aes;
mod aes_gcm;
mod aes_gcm_big;
mod aes_gcm_counters;
mod any;
mod batches;
mod big;
mod blake3;
mod by_address;
mod cavp;
mod chacha20;
mod chacha20poly1305;
#[cfg(not(miri))]
mod compiler;
mod erased;
mod hash;
mod hash_big;
mod hash_pages;
mod hash_rfcs;
mod kdf;
mod lists;
#[cfg(feature = "alloc")]
mod merkle;
mod messages;
mod openssl;
mod openssl_hashes;
mod pairs;
mod poly1305;
mod quic;
mod rfc8439;
#[cfg(all(feature = "rustcrypto", feature = "std"))]
mod rustcrypto;
mod shavs;
#[cfg(feature = "std")]
mod stream;
mod timing;
mod wycheproof;
mod xaes;
