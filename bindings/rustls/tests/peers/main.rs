//! Connections on loopback with the programs of other libraries, for each suite, with the provider as client and as server.
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
