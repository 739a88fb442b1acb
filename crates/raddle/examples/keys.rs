//! Derives keys: from the secret of a key exchange with HKDF, and from a password with PBKDF2.

use std::num::NonZero;

use raddle::{Key, hkdf::HkdfSha256, pbkdf2::Pbkdf2Sha256};

fn main() {
    let shared = [7; 32]; // for example from X25519
    let secret = HkdfSha256::extract(b"the hash of the transcript", &shared);
    let sending: Key<32> = secret.expand_key(b"example, from client to server");
    let receiving: Key<32> = secret.expand_key(b"example, from server to client");
    assert_ne!(sending.as_bytes(), receiving.as_bytes());

    let salt = [9; 16]; // random, new for each password, and stored next to the data
    let rounds = NonZero::new(10_000).expect("not zero"); // in a real program, as many as the user can wait for
    let key: Key<32> = Pbkdf2Sha256::new(b"correct horse battery staple").derive_key(&salt, rounds);
    println!("three keys of {} bytes", key.as_bytes().len());
}

#[test]
fn runs() {
    main();
}
