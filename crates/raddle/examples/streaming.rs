//! Seals and opens a message in pieces, without a buffer for the whole message.

use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // One key and one nonce for this message only; see the example `aead` for many messages.
    let cipher = ChaCha20Poly1305::new(&Key::random()?);
    let nonce = Nonce::from([0; 12]);
    let text = b"a message that is too long for memory ".repeat(1000);

    let mut file = Vec::new();
    let mut sealer = cipher.sealer(&nonce, b"header");
    for piece in text.chunks(4096) {
        let start = file.len();
        file.resize(start + piece.len(), 0);
        sealer.seal_to(piece, &mut file[start..])?;
    }
    let tag = sealer.finalize();

    // Two passes: nothing is decrypted before the tag is verified.
    let mut opener = cipher.opener(&nonce, b"header");
    for piece in file.chunks(10_000) {
        opener.authenticate(piece)?;
    }
    let mut opened = opener.verify(&tag)?;
    for piece in file.chunks_mut(1000) {
        opened.open(piece)?;
    }
    // This call detects a change of the file between the passes.
    opened.finish()?;
    assert_eq!(file, text);
    println!("{} bytes in pieces of 4096, 10000 and 1000", file.len());
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
