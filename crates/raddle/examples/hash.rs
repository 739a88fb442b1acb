//! Hashes standard input in pieces: `cargo run --example hash < FILE`.

use std::io::{self, Read};

use raddle::{Hex, sha256::Sha256};

fn digest(mut input: impl Read) -> io::Result<[u8; 32]> {
    let mut hash = Sha256::new();
    let mut piece = [0; 16 * 1024];
    loop {
        match input.read(&mut piece)? {
            0 => return Ok(hash.finalize()),
            bytes => hash.update(&piece[..bytes]),
        }
    }
}

fn main() -> io::Result<()> {
    println!("{}", Hex(digest(io::stdin().lock())?));
    Ok(())
}

#[test]
fn runs() {
    let text = [7; 100_000];
    assert_eq!(digest(&text[..]).unwrap(), Sha256::digest(text));
}
