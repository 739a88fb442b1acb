//! The tests of the public functions, and of single kernels by name. There is a module for each subject, but only one
//! program, because linking a program takes longer than running most of its tests.
//!
//! Tests that need a separate process (`levels`, `kernels`), and tests that a step of `cargo xtask test` builds without
//! the others, are separate programs.

#[path = "../common/mod.rs"]
mod common;

mod aead;
mod aead_pages;
mod aes;
mod aes_gcm;
mod aes_gcm_big;
mod aes_gcm_counters;
mod aes_gcm_siv;
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
mod several;
mod sha1_checked;
mod shavs;
#[cfg(feature = "std")]
mod stream;
mod timing;
mod wycheproof;
mod xaes;
