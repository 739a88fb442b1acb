//! Messages by addresses, as the C library gives them, against the calls with slices.

use crate::common::{Effort, Random};
use raddle::{
    aes_gcm::{self, Aes128GcmAnyNonce, Aes192GcmAnyNonce, Aes256GcmAnyNonce, AnyNonce},
    chacha20poly1305::{self, ChaCha20Poly1305, Nonce},
    raw::{MessageCall, Refused, expanded},
};
use std::ptr;

/// Longer than what kernels do at once, more than once.
const LONGEST: usize = 2500;

const TAG: usize = 16;

/// Compares all lengths. Nonces are made of random bytes and a length, and `seal` writes a message with its tag.
fn same<K: MessageCall>(
    key: &K,
    max: u64,
    nonce_of: impl Fn(&[u8; 40], usize) -> &K::Nonce,
    seal: impl Fn(&K::Nonce, &[u8], &[u8], &mut [u8]),
) {
    let mut random = Random(147);
    // In Miri short ones: what becomes of an address does not depend on the length.
    let mut lengths: Vec<_> = Effort::here().lengths(LONGEST).map(|len| Effort::here().at_most(len)).collect();
    lengths.dedup();
    for len in lengths {
        let (text, aad, nonce) = (random.bytes(len), random.bytes(len % 50), random.array());
        let nonce = nonce_of(&nonce, len);
        let mut sealed = vec![0; len + TAG];
        seal(nonce, &aad, &text, &mut sealed);

        // Buffers of just that size: Miri reports a byte beyond, and one that is read before it was written.
        let mut output = vec![0xa5; len + TAG];
        // SAFETY: the text is `len` bytes, the output 16 more, and they are apart.
        unsafe { key.seal_at(nonce, &aad, text.as_ptr(), len, output.as_mut_ptr()) }.unwrap();
        assert!(output == sealed, "{len} bytes sealed apart");
        let mut buffer = [&text[..], &[0xa5; TAG]].concat();
        let at = buffer.as_mut_ptr();
        // SAFETY: the buffer is `len + 16` bytes, which nothing else refers to; input and output are one address.
        unsafe { key.seal_at(nonce, &aad, at, len, at) }.unwrap();
        assert!(buffer == sealed, "{len} bytes sealed in place");

        let mut opened = vec![0xa5; len];
        // SAFETY: the input is `len + 16` bytes, the output `len`, and they are apart.
        unsafe { key.open_at(nonce, &aad, sealed.as_ptr(), len, opened.as_mut_ptr()) }.unwrap();
        assert!(opened == text, "{len} bytes opened apart");
        let at = buffer.as_mut_ptr();
        // SAFETY: as where it was sealed.
        unsafe { key.open_at(nonce, &aad, at, len, at) }.unwrap();
        assert!(buffer[..len] == text && buffer[len..] == sealed[len..], "{len} bytes opened in place");

        // A bit of the message or its tag is flipped: nothing of the plaintext is left.
        let bit = random.below(8 * sealed.len());
        sealed[bit / 8] ^= 1 << (bit % 8);
        // SAFETY: as above.
        let refused = unsafe { key.open_at(nonce, &aad, sealed.as_ptr(), len, opened.as_mut_ptr()) };
        assert_eq!(refused, Err(Refused::Tag), "{len} bytes, bit {bit}");
        let at = sealed.as_mut_ptr();
        // SAFETY: as where it was sealed.
        let refused = unsafe { key.open_at(nonce, &aad, at, len, at) };
        assert_eq!(refused, Err(Refused::Tag), "{len} bytes in place, bit {bit}");
        assert!(opened.iter().chain(&sealed[..len]).all(|&byte| byte == 0), "{len} bytes, bit {bit}");
    }
    if let Ok(len) = usize::try_from(max + 1) {
        let nonce = nonce_of(&[9; 40], 11);
        // SAFETY: no such message is read or written: it is refused before.
        let (sealed, opened) = unsafe {
            let (from, to) = (ptr::dangling(), ptr::dangling_mut());
            (key.seal_at(nonce, b"", from, len, to), key.open_at(nonce, b"", from, len, to))
        };
        assert_eq!((sealed, opened), (Err(Refused::TooLong), Err(Refused::TooLong)));
    }
}

macro_rules! gcm {
    ($($name:ident: $cipher:ident, $key:expr;)*) => {$(
        #[test]
        fn $name() {
            let cipher = $cipher::new(&$key.into());
            // Of any length but none.
            same(
                expanded(&cipher),
                aes_gcm::MESSAGE_BYTES,
                |bytes, len| &bytes[..1 + len % 40],
                |nonce, aad, text, sealed| cipher.seal(AnyNonce::new(nonce).unwrap(), aad, text, sealed).unwrap(),
            );
        }
    )*};
}

gcm! {
    aes_128_gcm: Aes128GcmAnyNonce, [1; 16];
    aes_192_gcm: Aes192GcmAnyNonce, [2; 24];
    aes_256_gcm: Aes256GcmAnyNonce, [3; 32];
}

#[test]
fn chacha20_poly1305() {
    let cipher = ChaCha20Poly1305::new(&[4; 32].into());
    same(
        expanded(&cipher).as_bytes(),
        chacha20poly1305::MESSAGE_BYTES,
        |bytes, _| bytes.first_chunk().unwrap(),
        |nonce, aad, text, sealed| cipher.seal(&Nonce::from(*nonce), aad, text, sealed).unwrap(),
    );
}
