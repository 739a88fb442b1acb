//! Connections on loopback with programs of other libraries, for each suite, with the provider as client and as server.
#![cfg(all(feature = "graviola", feature = "ring"))]

#[path = "../common/mod.rs"]
mod common;
mod files;
mod gnutls;
mod go;
mod link;
mod matrix;
mod nss;
mod openssl;
mod peer;

/// Checks that each peer finds a wrong tag in a record or at the end of the handshake, and that each test finds a wrong
/// byte of a reply.
#[cfg(feature = "planted-fault")]
#[test]
fn planted_faults_are_found() {
    for (peer, test) in [
        (&openssl::OpenSsl as &dyn peer::Peer, "openssl"),
        (&go::Go, "go"),
        (&gnutls::GnuTls, "gnutls"),
        (&nss::Nss, "nss"),
    ] {
        match peer.version() {
            Ok(_) => ["tag", "reply"].iter().for_each(|fault| common::refuses(fault, test)),
            Err(missing) => println!("skipped: faults planted for a peer on loopback: {missing}"),
        }
    }
}

#[test]
fn openssl() {
    matrix::run(&openssl::OpenSsl);
}

#[test]
fn go() {
    matrix::run(&go::Go);
}

#[test]
fn gnutls() {
    matrix::run(&gnutls::GnuTls);
}

#[test]
fn nss() {
    matrix::run(&nss::Nss);
}
