//! Derives keys: from the secret of a key exchange by HKDF, and from a password by PBKDF2.

use std::num::NonZero;

use raddle::{hkdf::HkdfSha256, pbkdf2::Pbkdf2Sha256};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shared = [7; 32]; // by X25519, say
    let secret = HkdfSha256::extract(b"the hash of the transcript", &shared);
    let (mut sending, mut receiving) = ([0; 32], [0; 32]);
    secret.expand(b"example, from client to server", &mut sending)?;
    secret.expand(b"example, from server to client", &mut receiving)?;
    assert_ne!(sending, receiving);

    let salt = [9; 16]; // random, another one for each password, stored with what the key is for
    let rounds = NonZero::new(10_000).expect("not zero"); // in earnest, as many as the user can wait for
    let mut key = [0; 32];
    Pbkdf2Sha256::new(b"correct horse battery staple").derive(&salt, rounds, &mut key)?;
    println!("three keys of {} bytes", key.len());
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
