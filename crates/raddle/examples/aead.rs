//! Encrypts and authenticates messages under one key, and refuses a forged message.

use raddle::aes_gcm::{Aes256Gcm, Key, NonceSequence};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let cipher = Aes256Gcm::new(&Key::random()?);
    // The sequence counts, so that no nonce repeats under this key. The receiver gets each nonce with its message.
    let mut nonces = NonceSequence::with_sender([0, 0, 0, 1]);

    for text in ["attack at dawn", "retreat at dusk"] {
        let nonce = nonces.next_nonce()?;
        let mut sealed = vec![0; text.len() + 16];
        cipher.seal(&nonce, b"header", text.as_bytes(), &mut sealed)?;

        let mut opened = vec![0; text.len()];
        cipher.open(&nonce, b"header", &sealed, &mut opened)?;
        println!("{} bytes sealed, opened: {}", sealed.len(), String::from_utf8(opened.clone())?);

        sealed[0] ^= 1;
        assert!(cipher.open(&nonce, b"header", &sealed, &mut opened).is_err());
        assert!(opened.iter().all(|&byte| byte == 0), "nothing is released");
    }
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
