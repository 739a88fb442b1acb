//! Tests the features of AES-GCM that other AEADs lack: nonces of any length and truncated tags.

use crate::common::{Effort, Random};
use ::aes_gcm::{
    AesGcm,
    aead::{
        AeadInOut, KeyInit,
        consts::{U8, U12, U13, U14, U15, U16},
    },
};
use raddle::InOut;
use raddle::aes_gcm::{
    Aead, Aes128Gcm, Aes128GcmAnyNonce, Aes128GcmTruncated, Aes192GcmAnyNonce, Aes192GcmTruncated, Aes256Gcm,
    Aes256GcmAnyNonce, Aes256GcmTruncated, AnyNonce, Bits128, Bits192, Bits256, EmptyNonce, Gcm, Key, MESSAGE_BYTES,
    Nonce, OpenError, TagMismatch,
};
use raddle::bindings::{AeadKey, GcmKey};

const MISMATCH: Result<(), OpenError> = Err(OpenError::TagMismatch(TagMismatch));

#[test]
fn the_rival_agrees_on_nonces_of_other_lengths() {
    let mut random = Random(59);
    let (key, nonce) = (random.array::<16>(), random.array::<16>());
    let text = random.bytes(100);
    let sealed = |nonce: &[u8], text: &[u8]| {
        let mut sealed = [text, &[0; 16]].concat();
        let cipher = Aes128GcmAnyNonce::new(&Key::from(key));
        cipher.seal_in_place(AnyNonce::new(nonce).unwrap(), b"header", &mut sealed).unwrap();
        let mut opened = sealed.clone();
        assert!(cipher.open_in_place(AnyNonce::new(nonce).unwrap(), b"header", &mut opened).unwrap() == text);
        sealed
    };
    macro_rules! agrees {
        ($bytes:literal, $length:ty) => {
            let theirs: AesGcm<::aes::Aes128, $length> = KeyInit::new(&key.into());
            let mut expected = text.clone();
            let nonce: [u8; $bytes] = nonce[..$bytes].try_into().unwrap();
            let tag = theirs.encrypt_inout_detached(&nonce.into(), b"header", expected.as_mut_slice().into()).unwrap();
            assert!(sealed(&nonce, &text) == [&expected[..], &tag[..]].concat(), "{} bytes", $bytes);
        };
    }
    agrees!(8, U8);
    agrees!(12, U12);
    agrees!(13, U13);
    agrees!(16, U16);
    // These are NIST's test cases 5 and 6 of "The Galois/Counter Mode of Operation", appendix B: nonces of 8 and 60
    // bytes.
    let key = crate::common::hex_array("feffe9928665731c6d6a8f9467308308");
    let text = crate::common::hex(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657\
         ba637b39",
    );
    let aad = crate::common::hex("feedfacedeadbeeffeedfacedeadbeefabaddad2");
    for (nonce, tag) in [
        ("cafebabefacedbad", "3612d2e79e3b0785561be14aaca2fccb"),
        (
            "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57\
             a637b39b",
            "619cc5aefffe0bfa462af43c1699d050",
        ),
    ] {
        let nonce = crate::common::hex(nonce);
        let mut text = text.clone();
        let cipher = Aes128GcmAnyNonce::new(&Key::from(key));
        let made = cipher.seal_in_place_detached(AnyNonce::new(&nonce).unwrap(), &aad, &mut text).unwrap();
        assert_eq!(made.as_bytes(), &crate::common::hex_array::<16>(tag));
    }
    assert_eq!(AnyNonce::new(b"").unwrap_err(), EmptyNonce);
    let _ = (Aes192GcmAnyNonce::new(&Key::from([7; 24])), Aes256GcmAnyNonce::new(&Key::from([7; 32])));
}

#[test]
fn truncated_tags_are_the_first_bytes() {
    let mut random = Random(60);
    let key = random.array::<32>();
    let (nonce, text) = (Nonce::from(random.array()), random.bytes(77));
    let mut whole = [&text[..], &[0; 16]].concat();
    Aes256Gcm::new(&Key::from(key)).seal_in_place(&nonce, b"header", &mut whole).unwrap();
    macro_rules! truncated {
        ($($bytes:literal, $length:ty;)*) => {$(
            let cipher = Aes256GcmTruncated::<$bytes>::new(&Key::from(key));
            let mut sealed = [&text[..], &[0; $bytes]].concat();
            cipher.seal_in_place(&nonce, b"header", &mut sealed).unwrap();
            assert!(sealed == whole[..text.len() + $bytes]);
            assert_eq!(cipher.open_in_place(&nonce, b"header", &mut sealed).unwrap(), text);
            let theirs: AesGcm<::aes::Aes256, U12, $length> = KeyInit::new(&key.into());
            let mut expected = text.clone();
            let nonce = (*nonce.as_bytes()).into();
            let tag = theirs.encrypt_inout_detached(&nonce, b"header", expected.as_mut_slice().into()).unwrap();
            assert!(whole[..text.len() + $bytes] == [&expected[..], &tag[..]].concat());
            let nonce = Nonce::from(<[u8; 12]>::from(nonce));
            for bit in (0..8 * $bytes).step_by(Effort::here().stride) {
                let mut other = whole[..text.len() + $bytes].to_vec();
                other[text.len() + bit / 8] ^= 1 << (bit % 8);
                let mut out = vec![0xa5; text.len()];
                assert_eq!(cipher.open(&nonce, b"header", &other, &mut out), MISMATCH, "bit {bit}");
                assert!(out.iter().all(|&byte| byte == 0));
            }
            let mut sealer = cipher.sealer(&nonce, b"header");
            sealer.seal(&mut text.clone()).unwrap();
            assert_eq!(sealer.finalize().as_bytes()[..], whole[text.len()..text.len() + $bytes]);
            for got in 0..$bytes {
                assert_eq!(cipher.open(&nonce, b"", &[7; 16][..got], &mut []), Err(OpenError::Truncated { got }));
            }
        )*};
    }
    truncated! {
        12, U12;
        13, U13;
        14, U14;
        15, U15;
    }
    // Both features together, with the other key sizes.
    let cipher = Aead::<Gcm<Bits192, raddle::aes_gcm::AnyLength, 12>>::new(&Key::from([7; 24]));
    let mut sealed = [0; 14 + 12];
    cipher.seal(AnyNonce::new(b"short").unwrap(), b"", b"attack at dawn", &mut sealed).unwrap();
    let _ = (Aes128GcmTruncated::<15>::new(&Key::from([7; 16])), Aes192GcmTruncated::<13>::new(&Key::from([7; 24])));
}

#[test]
fn the_counter_wraps_at_32_bits_and_carries_into_nothing() {
    // A nonce whose length is not 12 bytes gives a J0 with any counter, so some counters are near the end.
    let mut random = Random(61);
    let key = random.array::<16>();
    let (cipher, theirs) = (Aes128GcmAnyNonce::new(&Key::from(key)), AesGcm::<::aes::Aes128, U8>::new(&key.into()));
    for _ in 0..Effort::here().rounds(3000) {
        let (nonce, length) = (random.array::<8>(), random.below(200));
        let text = random.bytes(length);
        let mut expected = text.clone();
        let tag = theirs.encrypt_inout_detached(&nonce.into(), b"", expected.as_mut_slice().into()).unwrap();
        let mut sealed = text.clone();
        let made = cipher.seal_in_place_detached(AnyNonce::new(&nonce).unwrap(), b"", &mut sealed).unwrap();
        assert!(sealed == expected && made.as_bytes()[..] == tag[..]);
    }
}

#[test]
fn threads_share_a_key() {
    fn shared<T: Send + Sync>(_: &T) {}
    let cipher = Aes128Gcm::new(&Key::from([7; 16]));
    shared(&cipher);
    let seal = || {
        let mut text = *b"attack at dawn";
        (cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", &mut text).unwrap(), text)
    };
    let expected = seal();
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..4).map(|_| scope.spawn(|| (0..Effort::here().rounds(100)).all(|_| seal() == expected))).collect();
        assert!(threads.into_iter().all(|thread| thread.join().unwrap()));
    });
}

#[test]
fn a_name_tells_no_key_and_the_limit_is_that_of_the_standard() {
    assert_eq!(format!("{:?}", Aes128Gcm::new(&Key::from([7; 16]))), "Aes128Gcm(..)");
    assert_eq!(MESSAGE_BYTES, (1 << 36) - 32);
    let _: Option<(Bits128, Bits256)> = None;
}

/// Checks that a replaced key equals the key of a new cipher, whatever the memory contained before.
#[test]
fn a_key_is_replaced_in_its_place() {
    macro_rules! replaced {
        ($($cipher:ty, $key:ty, $bytes:literal;)*) => {$(
            let nonce = [9; 12].into();
            let seal = |cipher: &$cipher| {
                let mut sealed = [0; 86];
                cipher.seal(&nonce, b"header", &[5; 70], &mut sealed).unwrap();
                sealed
            };
            let [one, other] = [7, 8].map(|byte| <$key>::from([byte; $bytes]));
            let mut cipher = <$cipher>::new(&one);
            let before = seal(&cipher);
            cipher.set_key(&other);
            assert_eq!(seal(&cipher), seal(&<$cipher>::new(&other)));
            cipher.set_key(&one);
            assert_eq!(seal(&cipher), before);
        )*};
    }
    replaced! {
        raddle::aes_gcm::Aes128Gcm, raddle::aes_gcm::Key<16>, 16;
        raddle::chacha20poly1305::ChaCha20Poly1305, raddle::chacha20poly1305::Key, 32;
    }
    // These run the same Rust code with more rounds, and Miri spends most of the time in their key schedules.
    #[cfg(not(miri))]
    replaced! {
        raddle::aes_gcm::Aes192Gcm, raddle::aes_gcm::Key<24>, 24;
        raddle::aes_gcm::Aes256Gcm, raddle::aes_gcm::Key<32>, 32;
    }
    for bytes in [0, 16, 70] {
        let blank = std::panic::catch_unwind(|| {
            let text = &mut vec![0; bytes];
            GcmKey::blank(16).seal_message(&[9; 12], b"", InOut::in_place(text), &mut [0; 16]).is_ok()
        });
        assert!(blank.is_err(), "{bytes} bytes under no key");
    }
}
