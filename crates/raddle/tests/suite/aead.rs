//! Tests every AEAD through its public interface against RustCrypto.

use std::collections::BTreeSet;

use crate::common::{Effort, Random};

/// Returns short and medium lengths, and lengths for kernels that encrypt and authenticate at once.
fn lengths() -> impl Iterator<Item = usize> {
    [0, 1, 100, 500, 3000, 5000].into_iter().filter(|&length| Effort::here().includes(length))
}

/// Calls `piece` on random pieces that make up the whole.
fn in_pieces(random: &mut Random, longest: usize, whole: &mut [u8], mut piece: impl FnMut(&mut [u8])) {
    let mut rest = whole;
    while !rest.is_empty() {
        let n = random.below(longest + 1).min(rest.len());
        piece(rest.split_off_mut(..n).unwrap());
    }
}

/// Declares the tests of an AEAD: our type in its module, the reference, and the lengths of keys and nonces.
macro_rules! aeads {
    ($($name:ident: $module:ident::$ours:ident, $theirs:ty, $bytes:literal, $nonce:literal;)*) => {$(
        mod $name {
            use super::*;
            use ::aes_gcm::aead::{AeadInOut, KeyInit};
            use raddle::$module::{
                $ours, Key, Nonce, OpenError, SealError, Tag, TagMismatch, TooLong, WrongLength,
            };

            const MISMATCH: Result<(), OpenError> = Err(OpenError::TagMismatch(TagMismatch));

            /// Returns our cipher and the reference's cipher, under the same key.
            fn pair(random: &mut Random) -> ($ours, $theirs) {
                let key = random.array::<$bytes>();
                ($ours::new(&Key::from(key)), KeyInit::new(&key.into()))
            }

            /// Seals and opens with every function, and compares with the reference.
            fn agrees(random: &mut Random, aad: usize, length: usize) {
                let (ours, theirs) = pair(random);
                let (nonce, aad, text) = (random.array::<$nonce>(), random.bytes(aad), random.bytes(length));
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
                assert!(in_place == expected, "{case}");
            }

            #[test]
            fn the_rival_agrees_on_every_length() {
                let mut random = Random(51);
                for length in Effort::here().lengths(4096) {
                    let aad = random.below(65);
                    agrees(&mut random, aad, length);
                }
            }

            #[test]
            fn the_rival_agrees_on_every_length_of_additional_data() {
                let mut random = Random(52);
                let effort = Effort::here();
                for aad in (0..=64).step_by(effort.stride).chain([300, 1000, 5000].into_iter().filter(|&aad| effort.includes(aad)))
                {
                    for length in [0, 1, 15, 16, 17, 64, 200, 300, 1500, 20_000] {
                        if effort.includes(length) {
                            agrees(&mut random, aad, length);
                        }
                    }
                }
            }

            #[test]
            fn the_rival_agrees_on_long_messages() {
                let mut random = Random(53);
                let effort = Effort::here();
                for _ in 0..effort.rounds(60) {
                    let (aad, length) = (random.below(100), random.below(effort.at_most(100_000)));
                    agrees(&mut random, aad, length);
                }
            }

            #[test]
            fn every_bit_of_the_tag_and_every_byte_of_the_ciphertext_counts() {
                let mut random = Random(54);
                let (cipher, _) = pair(&mut random);
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
                let (cipher, _) = pair(&mut random);
                let (nonce, aad) = (random.array::<$nonce>(), random.bytes(40));
                for length in lengths() {
                    let mut text = random.bytes(length);
                    let tag = cipher.seal_in_place_detached(&Nonce::from(nonce), &aad, &mut text).unwrap();
                    let refuses = |cipher: &$ours, nonce: &[u8; $nonce], aad: &[u8]| {
                        let mut in_place = text.clone();
                        let opened = cipher.open_in_place_detached(&Nonce::from(*nonce), aad, &mut in_place, &tag);
                        assert_eq!(opened, MISMATCH);
                        assert!(in_place == text);
                    };
                    for i in (0..aad.len()).step_by(Effort::here().stride) {
                        let mut other = aad.clone();
                        other[i] ^= 0x80;
                        refuses(&cipher, &nonce, &other);
                    }
                    // The additional data has one byte less, one zero more, or a block of the text.
                    refuses(&cipher, &nonce, &aad[..39]);
                    refuses(&cipher, &nonce, &[&aad[..], &[0]].concat());
                    for i in (0..$nonce).step_by(Effort::here().stride) {
                        let mut other = nonce;
                        other[i] ^= 1;
                        refuses(&cipher, &other, &aad);
                    }
                    refuses(&pair(&mut random).0, &nonce, &aad);
                }
            }

            #[test]
            fn wrong_lengths_touch_nothing() {
                let mut random = Random(56);
                let (cipher, _) = pair(&mut random);
                let nonce = Nonce::from(random.array());
                let mut out = [0xa5; 100];
                for (text, sealed) in [(10, 25), (10, 27), (0, 15), (90, 100), (84, 99)] {
                    let length = WrongLength { expected: text + 16, got: sealed };
                    let result = cipher.seal(&nonce, b"", &[7; 100][..text], &mut out[..sealed]);
                    assert_eq!(result, Err(SealError::WrongLength(length)));
                    let length = WrongLength { expected: 84, got: text };
                    let result = cipher.open(&nonce, b"", &[7; 100], &mut out[..text]);
                    assert_eq!(result.err(), (text != 84).then_some(OpenError::WrongLength(length)).or(MISMATCH.err()));
                    if text == 84 {
                        out[..84].fill(0xa5);
                    }
                }
                for got in 0..16 {
                    assert_eq!(cipher.open(&nonce, b"", &[7; 16][..got], &mut []), Err(OpenError::Truncated { got }));
                    let length = WrongLength { expected: 16, got };
                    assert_eq!(cipher.seal_in_place(&nonce, b"", &mut out[..got]), Err(SealError::WrongLength(length)));
                    assert_eq!(cipher.open_in_place(&nonce, b"", &mut out[..got]).err(), Some(OpenError::Truncated { got }));
                }
                let length = WrongLength { expected: 5, got: 4 };
                let result = cipher.seal_detached(&nonce, b"", b"three", &mut out[..4]);
                assert_eq!(result, Err(SealError::WrongLength(length)));
                let tag = Tag::from([0; 16]);
                let result = cipher.open_detached(&nonce, b"", b"three", &tag, &mut out[..4]);
                assert_eq!(result, Err(OpenError::WrongLength(length)));
                let mut sealer = cipher.sealer(&nonce, b"");
                assert_eq!(sealer.seal_to(b"three", &mut out[..4]), Err(SealError::WrongLength(length)));
                assert!(out.iter().all(|&byte| byte == 0xa5));
                assert_eq!(SealError::WrongLength(length).to_string(), "4 bytes were given and 5 are needed");
            }

            #[test]
            fn pieces_give_what_the_whole_gives() {
                let mut random = Random(57);
                // Byte by byte, Miri takes minutes for more than a few blocks.
                let cases = [(1, if cfg!(miri) { 20 } else { 300 }), (20, 2000), (64, 3000), (700, 10_000), (20_000, 60_000), (5, 0)];
                // If only short messages are tried, some of the cases are equal.
                let at_most = |(longest, length)| (Effort::here().at_most(longest), Effort::here().at_most(length));
                for (longest, length) in BTreeSet::from(cases.map(at_most)) {
                    let (cipher, _) = pair(&mut random);
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
                    assert_eq!(opened.open(&mut [0]), Err(TooLong { bytes: length as u64 + 1, max: length as u64 }));
                    assert_eq!(opened.finish(), Ok(()));
                }
            }

            #[test]
            fn a_message_that_changes_between_the_passes_is_found_out() {
                let mut random = Random(58);
                let (cipher, _) = pair(&mut random);
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
        }
    )*};
}

aeads! {
    aes128_gcm: aes_gcm::Aes128Gcm, ::aes_gcm::Aes128Gcm, 16, 12;
    aes192_gcm: aes_gcm::Aes192Gcm, ::aes_gcm::AesGcm<::aes::Aes192, ::aes_gcm::aead::consts::U12>, 24, 12;
    aes256_gcm: aes_gcm::Aes256Gcm, ::aes_gcm::Aes256Gcm, 32, 12;
    chacha20poly1305: chacha20poly1305::ChaCha20Poly1305, ::chacha20poly1305::ChaCha20Poly1305, 32, 12;
    xchacha20poly1305: xchacha20poly1305::XChaCha20Poly1305, ::chacha20poly1305::XChaCha20Poly1305, 32, 24;
    xaes_256_gcm: xaes_256_gcm::Xaes256Gcm, ::xaes_256_gcm::Xaes256Gcm, 32, 24;
}
