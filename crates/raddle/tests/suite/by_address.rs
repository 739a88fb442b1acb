//! Compares messages that are passed by address, under keys whose size is known only at run time, as in bindings, with
//! calls on slices.

use crate::common::{Effort, Random};
use raddle::{
    InOut,
    aes_gcm::{self, Aes128GcmAnyNonce, Aes192GcmAnyNonce, Aes256GcmAnyNonce, AnyNonce},
    bindings::{AeadKey, GcmKey, Job, Refused, TagPlace},
    chacha20poly1305::{self, ChaCha20Poly1305, Nonce},
    xchacha20poly1305::{self, XChaCha20Poly1305},
};
use std::cell::RefCell;
use std::ptr;

/// A length several times the number of bytes that kernels process at once.
const LONGEST: usize = 2500;

const TAG: usize = 16;

/// Compares all lengths. `nonce_of` gives a nonce of random bytes for a length, and `seal` writes a message with its tag.
fn same<K: AeadKey>(
    key: &K,
    max: u64,
    nonce_of: impl Fn(&[u8; 40], usize) -> &[u8],
    seal: impl Fn(&[u8], &[u8], &[u8], &mut [u8]),
) {
    let mut random = Random(147);
    // Miri tries short messages: the treatment of an address does not depend on the length.
    let mut lengths: Vec<_> = Effort::here().lengths(LONGEST).map(|len| Effort::here().at_most(len)).collect();
    lengths.dedup();
    for len in lengths {
        let (text, aad, nonce) = (random.bytes(len), random.bytes(len % 50), random.array());
        let nonce = nonce_of(&nonce, len);
        let mut sealed = vec![0; len + TAG];
        seal(nonce, &aad, &text, &mut sealed);

        // The buffers have exactly these sizes, so Miri reports an access beyond them, and a byte that is read before
        // it was written.
        let (mut output, mut tag) = (vec![0xa5; len], [0xa5; TAG]);
        // SAFETY: text and output have `len` bytes, and share none.
        let data = unsafe { InOut::at(output.as_mut_ptr(), text.as_ptr(), len) };
        key.seal_message(nonce, &aad, data, &mut tag).unwrap();
        assert!(output == sealed[..len] && tag == sealed[len..], "{len} bytes sealed to another buffer");
        let mut buffer = text.clone();
        let at = buffer.as_mut_ptr();
        // SAFETY: the buffer has `len` bytes, to which nothing else refers; input and output are one address.
        let data = unsafe { InOut::at(at, at, len) };
        key.seal_message_detached(nonce, &aad, data, &mut tag).unwrap();
        assert!(buffer == sealed[..len] && tag == sealed[len..], "{len} bytes sealed in place");

        let mut opened = vec![0xa5; len];
        // SAFETY: input and output have `len` bytes, and share none.
        let data = unsafe { InOut::at(opened.as_mut_ptr(), sealed.as_ptr(), len) };
        key.open_message(nonce, &aad, data, &tag).unwrap();
        assert!(opened == text, "{len} bytes opened to another buffer");
        let at = buffer.as_mut_ptr();
        // SAFETY: the buffer has `len` bytes, to which nothing else refers; input and output are one address.
        let data = unsafe { InOut::at(at, at, len) };
        key.open_message_detached(nonce, &aad, data, &tag).unwrap();
        assert!(buffer == text, "{len} bytes opened in place");

        // A bit of the message or its tag is flipped: a separate output is zeros, and a message in place is unchanged.
        let bit = random.below(8 * sealed.len());
        sealed[bit / 8] ^= 1 << (bit % 8);
        let flipped = sealed.clone();
        let (text, tag) = sealed.split_last_chunk_mut::<TAG>().unwrap();
        // SAFETY: text and output have `len` bytes, and share none.
        let data = unsafe { InOut::at(opened.as_mut_ptr(), text.as_ptr(), len) };
        assert_eq!(key.open_message(nonce, &aad, data, tag), Err(Refused::Tag), "{len} bytes, bit {bit}");
        let at = text.as_mut_ptr();
        // SAFETY: the buffer has `len` bytes, to which nothing else refers; input and output are one address.
        let data = unsafe { InOut::at(at, at, len) };
        let opened_in_place = key.open_message_detached(nonce, &aad, data, tag);
        assert_eq!(opened_in_place, Err(Refused::Tag), "{len} bytes in place, bit {bit}");
        assert!(opened.iter().all(|&byte| byte == 0) && sealed == flipped, "{len} bytes, bit {bit}");
    }
    assert_eq!(key.seal_message(&[], b"", InOut::in_place(&mut []), &mut [0; TAG]), Err(Refused::Nonce));
    if let Ok(len) = usize::try_from(max + 1) {
        let nonce = nonce_of(&[9; 40], 11);
        // SAFETY: the call refuses a text of this length before it reads or writes it.
        let data = || unsafe { InOut::at(ptr::dangling_mut(), ptr::dangling(), len) };
        let (sealed, opened) =
            (key.seal_message(nonce, b"", data(), &mut [0; TAG]), key.open_message(nonce, b"", data(), &[0; TAG]));
        assert_eq!((sealed, opened), (Err(Refused::TooLong), Err(Refused::TooLong)));
    }
}

macro_rules! gcm {
    ($($name:ident: $cipher:ident, $key:expr;)*) => {$(
        #[test]
        fn $name() {
            let cipher = $cipher::new(&$key.into());
            // Nonces have any length above 0.
            same(
                &GcmKey::new(&$key).unwrap(),
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
        &cipher,
        chacha20poly1305::MESSAGE_BYTES,
        |bytes, _| &bytes[..12],
        |nonce, aad, text, sealed| cipher.seal(&Nonce::try_from(nonce).unwrap(), aad, text, sealed).unwrap(),
    );
}

#[test]
fn xchacha20_poly1305() {
    let cipher = XChaCha20Poly1305::new(&[5; 32].into());
    same(
        &cipher,
        chacha20poly1305::MESSAGE_BYTES,
        |bytes, _| &bytes[..24],
        |nonce, aad, text, sealed| {
            cipher.seal(&xchacha20poly1305::Nonce::try_from(nonce).unwrap(), aad, text, sealed).unwrap();
        },
    );
}

/// Checks that a batch under keys of all sizes reports the numbers of the refused packets, and leaves them unchanged.
#[test]
fn keys_of_all_sizes_in_one_batch() {
    let keys = [16, 24, 32].map(|bytes| GcmKey::new(&vec![7; bytes]).unwrap());
    assert_eq!([0, 15, 33].map(|bytes| GcmKey::new(&vec![7; bytes]).is_err()), [true; 3]);
    let mut texts = [[0xa5; 40]; 9];
    let mut tags = [[0; TAG]; 9];
    for ((i, text), tag) in texts.iter_mut().enumerate().zip(&mut tags) {
        keys[i % 3].seal_message(&[i as u8; 12], b"header", InOut::in_place(text), tag).unwrap();
    }
    tags[4][15] ^= 1;
    let sealed = texts;
    let nonces: [_; 9] = std::array::from_fn(|i| [i as u8; 12]);
    let jobs = texts.iter_mut().enumerate().map(|(index, text)| Job {
        index,
        key: &keys[index % 3],
        nonce: if index == 7 { &[][..] } else { &nonces[index] },
        aad: b"header",
        text: InOut::in_place(text),
        tag: TagPlace::Compare(tags[index].into()),
    });
    let refused = RefCell::new(Vec::new());
    GcmKey::run_batch(jobs, |index, why| refused.borrow_mut().push((index, why)));
    assert_eq!(refused.into_inner(), [(4, Refused::Tag), (7, Refused::Nonce)]);
    for (i, text) in texts.iter().enumerate() {
        match i {
            4 | 7 => assert_eq!(*text, sealed[i]),
            _ => assert_eq!(text, &[0xa5; 40]),
        }
    }
}
