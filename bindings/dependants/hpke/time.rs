//! Times hpke: a message to a public key, and messages under a key that both have.

use std::hint::black_box;
use std::time::Instant;

use hpke::{
    Kem as _, OpModeS,
    aead::{Aead, AesGcm128, AesGcm256, ChaCha20Poly1305},
    inout::InOutBuf,
    kdf::HkdfSha256,
    kem::X25519HkdfSha256,
};

fn fastest(name: &str, mut run: impl FnMut()) {
    let mut best = f64::INFINITY;
    for _ in 0..200 {
        let start = Instant::now();
        (0..8).for_each(|_| run());
        best = best.min(start.elapsed().as_nanos() as f64 / 8.0);
    }
    println!("{name}\t{best}");
}

fn seal<A: Aead>(name: &str, bytes: usize) {
    let (_, public) = X25519HkdfSha256::gen_keypair();
    let (_, mut sender) = hpke::setup_sender::<A, HkdfSha256, X25519HkdfSha256>(&OpModeS::Base, &public, b"").unwrap();
    let mut text = vec![7; bytes];
    fastest(&format!("{name}, {bytes} bytes"), || {
        black_box(sender.seal_inout_detached(InOutBuf::from(&mut text[..]), b"header").unwrap());
    });
}

fn main() {
    for bytes in [64, 1400, 1 << 16] {
        seal::<AesGcm128>("AES-128-GCM", bytes);
        seal::<AesGcm256>("AES-256-GCM", bytes);
        seal::<ChaCha20Poly1305>("ChaCha20-Poly1305", bytes);
    }
    let (_, public) = X25519HkdfSha256::gen_keypair();
    fastest("setup, X25519 and HKDF-SHA-256", || {
        let made = hpke::setup_sender::<AesGcm128, HkdfSha256, X25519HkdfSha256>(&OpModeS::Base, &public, b"");
        black_box(made.unwrap());
    });
}
