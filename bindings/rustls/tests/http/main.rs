//! HTTP/1.1 and HTTP/2 over TLS by hyper, and HTTP/3 over QUIC by quinn, with other programs and other providers.
#![cfg(all(feature = "graviola", feature = "ring"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../peers/files.rs"]
mod files;
mod go;
mod https;
mod quic;

/// What is sent: some hundred records and packets, and a short rest.
fn body() -> bytes::Bytes {
    (0..300_001_u32).map(|i| (i.wrapping_mul(i) >> 7) as u8).collect()
}

/// A runtime for one test.
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}
