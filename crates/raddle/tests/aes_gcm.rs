//! AES-GCM through its public interface, against RustCrypto.

mod common;

use ::aes_gcm::{
    AesGcm,
    aead::{
        AeadInOut, KeyInit,
        consts::{U8, U12, U13, U14, U15, U16},
    },
};
use common::{Effort, Random};
use raddle::aes_gcm::{
    Aead, Aes128Gcm, Aes128GcmAnyNonce, Aes128GcmTruncated, Aes192Gcm, Aes192GcmAnyNonce, Aes192GcmTruncated,
    Aes256Gcm, Aes256GcmAnyNonce, Aes256GcmTruncated, AnyNonce, Bits128, Bits192, Bits256, EmptyNonce, Gcm, Key,
    MESSAGE_BYTES, Nonce, OpenError, SealError, Tag, TagMismatch, TooLong, WrongLength,
};

const MISMATCH: Result<(), OpenError> = Err(OpenError::TagMismatch(TagMismatch));

/// A size, with the cipher of the rival: RustCrypto.
macro_rules! sizes {
    ($($size:ident: $bytes:literal, $ours:ident, $theirs:ident;)*) => {$(
        mod $size {
            use super::*;

            /// A cipher, and the same of the rival.
            pub(super) fn pair(random: &mut Random) -> ($ours, ::aes_gcm::AesGcm<::aes::$theirs, U12>) {
                let key = random.array::<$bytes>();
                ($ours::new(&Key::from(key)), KeyInit::new(&key.into()))
            }

            /// Seals and opens in every way, and compares with the rival.
            fn agrees(random: &mut Random, aad: usize, length: usize) {
                let (ours, theirs) = pair(random);
                let (nonce, aad, text) = (random.array::<12>(), random.bytes(aad), random.bytes(length));
                let mut expected = text.clone();
                let tag = theirs.encrypt_inout_detached(&nonce.into(), &aad, expected.as_mut_slice().into()).unwrap();
                let nonce = Nonce::from(nonce);
                let case = format_args!("{length} bytes, {} of additional data", aad.len());

                let mut apart = vec![0xa5; length];
                let our_tag = ours.seal_detached(&nonce, &aad, &text, &mut apart).unwrap();
                assert!(apart == expected, "{case}");
                assert_eq!(our_tag.as_bytes()[..], tag[..], "{case}");

                let mut in_place = text.clone();
                assert_eq!(ours.seal_in_place_detached(&nonce, &aad, &mut in_place).unwrap(), our_tag, "{case}");
                assert!(in_place == expected, "{case}");

                let mut opened = vec![0xa5; length];
                ours.open_detached(&nonce, &aad, &expected, &our_tag, &mut opened).unwrap();
                assert!(opened == text, "{case}");
                ours.open_in_place_detached(&nonce, &aad, &mut in_place, &our_tag).unwrap();
                assert!(in_place == text, "{case}");

                let mut wrong = *our_tag.as_bytes();
                wrong[random.below(16)] ^= 1 << random.below(8);
                let wrong = Tag::from(wrong);
                assert_eq!(ours.open_detached(&nonce, &aad, &expected, &wrong, &mut opened), MISMATCH, "{case}");
                assert!(opened.iter().all(|&byte| byte == 0), "{case}");
                let mut in_place = expected.clone();
                assert_eq!(ours.open_in_place_detached(&nonce, &aad, &mut in_place, &wrong), MISMATCH, "{case}");
                assert!(in_place.iter().all(|&byte| byte == 0), "{case}");
            }

            #[test]
            fn the_rival_agrees_on_every_length() {
                let mut random = Random(51 + $bytes);
                for length in Effort::here().lengths(4096) {
                    let aad = random.below(65);
                    agrees(&mut random, aad, length);
                }
            }

            #[test]
            fn the_rival_agrees_on_every_length_of_additional_data() {
                let mut random = Random(52 + $bytes);
                let effort = Effort::here();
                for aad in (0..=64).step_by(effort.stride).chain([300, 1000, 5000].into_iter().filter(|&aad| effort.includes(aad))) {
                    for length in [0, 1, 15, 16, 17, 64, 200, 300, 1500, 20_000] {
                        if effort.includes(length) {
                            agrees(&mut random, aad, length);
                        }
                    }
                }
            }

            #[test]
            fn the_rival_agrees_on_long_messages() {
                let mut random = Random(53 + $bytes);
                let effort = Effort::here();
                for _ in 0..effort.rounds(60) {
                    let (aad, length) = (random.below(100), random.below(effort.at_most(100_000)));
                    agrees(&mut random, aad, length);
                }
            }
        }
    )*};
}

sizes! {
    aes128: 16, Aes128Gcm, Aes128;
    aes192: 24, Aes192Gcm, Aes192;
    aes256: 32, Aes256Gcm, Aes256;
}

/// Short, medium, and by kernels for many blocks.
fn lengths() -> impl Iterator<Item = usize> {
    [0, 1, 100, 500, 3000, 5000].into_iter().filter(|&length| Effort::here().includes(length))
}

#[test]
fn every_bit_of_the_tag_and_every_byte_of_the_ciphertext_counts() {
    let mut random = Random(54);
    let (cipher, _) = aes128::pair(&mut random);
    let (nonce, aad) = (Nonce::from(random.array()), random.bytes(20));
    for length in lengths() {
        let text = random.bytes(length);
        let mut sealed = vec![0; length + 16];
        cipher.seal(&nonce, &aad, &text, &mut sealed).unwrap();
        let mut out = vec![0xa5; length];
        cipher.open(&nonce, &aad, &sealed, &mut out).unwrap();
        assert!(out == text);
        let bytes = (0..length).map(|i| (i, 1 << random.below(8))).collect::<Vec<_>>();
        let bits = (length..length + 16).flat_map(|i| (0..8).map(move |bit| (i, 1 << bit)));
        for (i, bit) in bytes.into_iter().chain(bits).step_by(Effort::here().stride) {
            sealed[i] ^= bit;
            out.fill(0xa5);
            assert_eq!(cipher.open(&nonce, &aad, &sealed, &mut out), MISMATCH, "byte {i} of {length}");
            assert!(out.iter().all(|&byte| byte == 0), "byte {i} of {length}");
            sealed[i] ^= bit;
        }
    }
}

#[test]
fn additional_data_nonce_and_key_count() {
    let mut random = Random(55);
    let (cipher, _) = aes256::pair(&mut random);
    let (nonce, aad) = (random.array::<12>(), random.bytes(40));
    for length in lengths() {
        let mut text = random.bytes(length);
        let tag = cipher.seal_in_place_detached(&Nonce::from(nonce), &aad, &mut text).unwrap();
        let refuses = |cipher: &Aes256Gcm, nonce: &[u8; 12], aad: &[u8]| {
            let mut text = text.clone();
            assert_eq!(cipher.open_in_place_detached(&Nonce::from(*nonce), aad, &mut text, &tag), MISMATCH);
            assert!(text.iter().all(|&byte| byte == 0));
        };
        for i in (0..aad.len()).step_by(Effort::here().stride) {
            let mut other = aad.clone();
            other[i] ^= 0x80;
            refuses(&cipher, &nonce, &other);
        }
        // A byte less, a zero more.
        refuses(&cipher, &nonce, &aad[..39]);
        refuses(&cipher, &nonce, &[&aad[..], &[0]].concat());
        for i in (0..12).step_by(Effort::here().stride) {
            let mut other = nonce;
            other[i] ^= 1;
            refuses(&cipher, &other, &aad);
        }
        refuses(&aes256::pair(&mut random).0, &nonce, &aad);
    }
}

#[test]
fn wrong_lengths_touch_nothing() {
    let mut random = Random(56);
    let (cipher, _) = aes192::pair(&mut random);
    let nonce = Nonce::from(random.array());
    let mut out = [0xa5; 100];
    for (text, sealed) in [(10, 25), (10, 27), (0, 15), (90, 100), (84, 99)] {
        let length = WrongLength { expected: text + 16, got: sealed };
        let result = cipher.seal(&nonce, b"", &[7; 100][..text], &mut out[..sealed]);
        assert_eq!(result, Err(SealError::WrongLength(length)));
        if text != 84 {
            let length = WrongLength { expected: 84, got: text };
            let result = cipher.open(&nonce, b"", &[7; 100], &mut out[..text]);
            assert_eq!(result, Err(OpenError::WrongLength(length)));
        }
    }
    for got in 0..16 {
        assert_eq!(cipher.open(&nonce, b"", &[7; 16][..got], &mut []), Err(OpenError::Truncated { got }));
        let length = WrongLength { expected: 16, got };
        assert_eq!(cipher.seal_in_place(&nonce, b"", &mut out[..got]), Err(SealError::WrongLength(length)));
        assert_eq!(cipher.open_in_place(&nonce, b"", &mut out[..got]).err(), Some(OpenError::Truncated { got }));
    }
    let length = WrongLength { expected: 5, got: 4 };
    assert_eq!(cipher.seal_detached(&nonce, b"", b"three", &mut out[..4]), Err(SealError::WrongLength(length)));
    let tag = Tag::from([0; 16]);
    let result = cipher.open_detached(&nonce, b"", b"three", &tag, &mut out[..4]);
    assert_eq!(result, Err(OpenError::WrongLength(length)));
    let mut sealer = cipher.sealer(&nonce, b"");
    assert_eq!(sealer.seal_to(b"three", &mut out[..4]), Err(SealError::WrongLength(length)));
    assert!(out.iter().all(|&byte| byte == 0xa5));
}

/// Calls `piece` on random pieces that make up the whole.
fn in_pieces(random: &mut Random, longest: usize, whole: &mut [u8], mut piece: impl FnMut(&mut [u8])) {
    let mut rest = whole;
    while !rest.is_empty() {
        let n = random.below(longest + 1).min(rest.len());
        piece(rest.split_off_mut(..n).unwrap());
    }
}

#[test]
fn pieces_give_what_the_whole_gives() {
    let mut random = Random(57);
    for (longest, length) in [(1, 300), (20, 2000), (64, 3000), (700, 10_000), (20_000, 60_000), (5, 0)] {
        let (longest, length) = (Effort::here().at_most(longest), Effort::here().at_most(length));
        let (cipher, _) = aes128::pair(&mut random);
        let (nonce, aad, text) = (Nonce::from(random.array()), random.bytes(longest), random.bytes(length));
        let mut whole = text.clone();
        let tag = cipher.seal_in_place_detached(&nonce, &aad, &mut whole).unwrap();

        let (mut sealer, mut pieces) = (cipher.sealer(&nonce, &aad), text.clone());
        let mut apart = false;
        in_pieces(&mut random, longest, &mut pieces, |piece| {
            if apart {
                let input = piece.to_vec();
                sealer.seal_to(&input, piece).unwrap();
            } else {
                sealer.seal(piece).unwrap();
            }
            apart = !apart;
        });
        assert!(pieces == whole);
        assert_eq!(sealer.finalize(), tag);

        let mut opener = cipher.opener(&nonce, &aad);
        in_pieces(&mut random, longest, &mut pieces, |piece| opener.authenticate(piece).unwrap());
        let mut opened = opener.verify(&tag).unwrap();
        in_pieces(&mut random, longest, &mut pieces, |piece| {
            if apart {
                let input = piece.to_vec();
                opened.open_to(&input, piece).unwrap();
            } else {
                opened.open(piece).unwrap();
            }
            apart = !apart;
        });
        assert!(pieces == text);
        assert_eq!(opened.open(&mut [0]), Err(TooLong { bytes: length as u64 + 1, most: length as u64 }));
        assert_eq!(opened.finish(), Ok(()));
    }
}

#[test]
fn a_message_that_changes_between_the_passes_is_found_out() {
    let mut random = Random(58);
    let (cipher, _) = aes256::pair(&mut random);
    let nonce = Nonce::from(random.array());
    let length = Effort::here().at_most(1000);
    let mut text = random.bytes(length);
    let tag = cipher.seal_in_place_detached(&nonce, b"", &mut text).unwrap();

    let mut opener = cipher.opener(&nonce, b"");
    opener.authenticate(&text[..length - 1]).unwrap();
    assert_eq!(opener.verify(&tag).err(), Some(TagMismatch));

    let open = || {
        let mut opener = cipher.opener(&nonce, b"");
        opener.authenticate(&text).unwrap();
        opener.verify(&tag).unwrap()
    };
    let mut opened = open();
    opened.open(&mut text.clone()[..length - 1]).unwrap();
    assert_eq!(opened.finish(), Err(TagMismatch), "a part is missing");
    let mut opened = open();
    let mut other = text.clone();
    other[length / 2] ^= 1;
    opened.open(&mut other).unwrap();
    assert_eq!(opened.finish(), Err(TagMismatch), "a bit is another");
}

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
    // NIST's test cases 5 and 6 of "The Galois/Counter Mode of Operation", appendix B: 8 and 60 bytes.
    let key = common::hex_array("feffe9928665731c6d6a8f9467308308");
    let text = common::hex(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657\
         ba637b39",
    );
    let aad = common::hex("feedfacedeadbeeffeedfacedeadbeefabaddad2");
    for (nonce, tag) in [
        ("cafebabefacedbad", "3612d2e79e3b0785561be14aaca2fccb"),
        (
            "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57\
             a637b39b",
            "619cc5aefffe0bfa462af43c1699d050",
        ),
    ] {
        let nonce = common::hex(nonce);
        let mut text = text.clone();
        let cipher = Aes128GcmAnyNonce::new(&Key::from(key));
        let made = cipher.seal_in_place_detached(AnyNonce::new(&nonce).unwrap(), &aad, &mut text).unwrap();
        assert_eq!(made.as_bytes(), &common::hex_array::<16>(tag));
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
    // Both at once, and the other sizes.
    let cipher = Aead::<Gcm<Bits192, raddle::aes_gcm::AnyLength, 12>>::new(&Key::from([7; 24]));
    let mut sealed = [0; 14 + 12];
    cipher.seal(AnyNonce::new(b"short").unwrap(), b"", b"attack at dawn", &mut sealed).unwrap();
    let _ = (Aes128GcmTruncated::<15>::new(&Key::from([7; 16])), Aes192GcmTruncated::<13>::new(&Key::from([7; 24])));
}

#[test]
fn the_counter_wraps_at_32_bits_and_carries_into_nothing() {
    // A nonce of another length than 12 bytes has a J0 of any counter: some that are near the end.
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
    let (cipher, _) = aes128::pair(&mut Random(62));
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
