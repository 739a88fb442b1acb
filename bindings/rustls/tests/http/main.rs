//! HTTP/1.1 and HTTP/2 over TLS with hyper, and HTTP/3 over QUIC with quinn, to other programs and other providers.
#![cfg(all(feature = "graviola", feature = "ring"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../peers/files.rs"]
mod files;
mod go;
mod https;
mod quic;

/// Returns the body that is sent: several hundred records and packets, and a short rest.
fn body() -> bytes::Bytes {
    (0..300_001_u32).map(|i| (i.wrapping_mul(i) >> 7) as u8).collect()
}

/// Creates a runtime for one test.
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Checks that each test finds a wrong byte of a body, and that curl finds a wrong tag. QUIC drops packets with wrong
/// tags, so each peer would wait for half a minute; `tests/quic.rs` finds them at once.
#[cfg(feature = "planted-fault")]
#[test]
fn planted_faults_are_found() {
    let (curl, go) = (std::process::Command::new("curl").arg("--version").output().is_ok(), go::Go::new().is_ok());
    for (is_there, test, faults) in [
        (curl, "https::curl_talks_to_hyper", &["tag", "reply"][..]),
        (true, "quic::quinn_talks_to_another_provider", &["reply"]),
        (go, "quic::quinn_talks_to_quic_go", &["reply"]),
    ] {
        if is_there {
            faults.iter().for_each(|fault| common::refuses(fault, test));
        } else {
            println!("skipped: faults planted for {test}, which has no peer here");
        }
    }
}
