//! A program that reads standard input, and seals and opens it, or hashes it, by one algorithm of one library. Features say
//! which; without one it writes back what it read. `cargo xtask bench --size` compares the sizes of such programs.

use std::io::{self, Read, Write};

#[cfg(feature = "graviola")]
#[path = "graviola.rs"]
mod library;
#[cfg(feature = "openssl")]
#[path = "openssl.rs"]
mod library;
#[cfg(feature = "raddle")]
#[path = "raddle.rs"]
mod library;
#[cfg(any(feature = "ring", feature = "aws-lc"))]
#[path = "ring.rs"]
mod library;
#[cfg(feature = "rustcrypto")]
#[path = "rustcrypto.rs"]
mod library;

/// Bytes of a key and of a nonce, which the input begins with.
const KEY: usize = 32;
const NONCE: usize = 12;

fn main() -> io::Result<()> {
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let split = || Some((input.first_chunk()?, input[KEY..].first_chunk()?, &input[KEY + NONCE..]));
    let result = split().and_then(|(key, nonce, message)| run(key, nonce, message));
    io::stdout().write_all(&result.ok_or(io::ErrorKind::InvalidData)?)
}

/// A message that was sealed and opened again, or its hash value.
#[allow(unused_variables, reason = "not every algorithm has a key")]
fn run(key: &[u8; KEY], nonce: &[u8; NONCE], message: &[u8]) -> Option<Vec<u8>> {
    #[cfg(feature = "aead")]
    return library::seal_and_open(key, nonce, message.to_vec());
    #[cfg(any(feature = "sha256", feature = "md5"))]
    return Some(library::hash(message));
    #[cfg(feature = "hmac-sha256")]
    return Some(library::authenticate(key, message));
    #[cfg(not(any(feature = "aead", feature = "sha256", feature = "md5", feature = "hmac-sha256")))]
    return Some(message.to_vec());
}
