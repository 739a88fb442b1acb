//! Compares batches of packets with the same packets sealed one by one.

use crate::common::{Effort, Random, hex, hex_array};

/// The buffers of a packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Buffers {
    InPlace,
    Separate,
    Detached,
    DetachedSeparate,
}

const PLACES: [Buffers; 4] = [Buffers::InPlace, Buffers::Separate, Buffers::Detached, Buffers::DetachedSeparate];

/// Returns a length of a text: short, close to a length at which kernels change, or now and then long.
fn length(random: &mut Random) -> usize {
    match random.below(20) {
        0 => Effort::here().at_most(6000),
        1..4 => [0, 64, 65, 128, 256, 1280, 1281, 1400, 1472, 4096, 4097][random.below(11)],
        4..8 => random.below(70),
        8..12 => random.below(1301),
        _ => random.below(601),
    }
}

/// Declares the tests of an AEAD: its module, its type, and the lengths of keys and nonces.
macro_rules! aeads {
    ($($name:ident: $module:ident::$aead:ident, $key:literal, $nonce:literal $(, $of:ty)?;)*) => {$(
        mod $name {
            use super::*;
            use raddle::{
                InOut,
                $module::{$aead, CountMismatch, Key, Nonce, OpenError, SealError, Tag, TagMismatch, WrongLength},
            };

            type Packet<'a> = raddle::$module::Packet<'a $(, $of)?>;

            const MISMATCH: Result<(), OpenError> = Err(OpenError::TagMismatch(TagMismatch));

            /// A packet with the result of sealing it individually, and the buffers of the batch.
            struct Case {
                key: usize,
                nonce: Nonce,
                aad: Vec<u8>,
                text: Vec<u8>,
                sealed: Vec<u8>,
                place: Buffers,
                forged: bool,
                input: Vec<u8>,
                output: Vec<u8>,
                tag: Tag,
            }

            impl Case {
                fn new(random: &mut Random, ciphers: &[$aead], length: usize) -> Self {
                    let (key, nonce) = (random.below(ciphers.len()), Nonce::from(random.array::<$nonce>()));
                    let aad = [0, 1, 13, 16, 33, 400][random.below(6)];
                    let (aad, text) = (random.bytes(aad), random.bytes(length));
                    let mut sealed = vec![0; length + 16];
                    ciphers[key].seal(&nonce, &aad, &text, &mut sealed).unwrap();
                    let place = PLACES[random.below(4)];
                    let (input, output) = (Vec::new(), Vec::new());
                    Self { key, nonce, aad, text, sealed, place, forged: false, input, output, tag: Tag::from([0; 16]) }
                }

                fn prepare_to_seal(&mut self) {
                    let (text, len) = (self.text.clone(), self.text.len());
                    self.tag = Tag::from([0xa5; 16]);
                    (self.input, self.output) = match self.place {
                        Buffers::InPlace => (Vec::new(), [text, vec![0xa5; 16]].concat()),
                        Buffers::Separate => (text, vec![0xa5; len + 16]),
                        Buffers::Detached => (Vec::new(), text),
                        Buffers::DetachedSeparate => (text, vec![0xa5; len]),
                    };
                }

                /// Flips a bit of the sealed packet if it is to be forged.
                fn prepare_to_open(&mut self, random: &mut Random, forged: bool) {
                    let (mut sealed, len) = (self.sealed.clone(), self.text.len());
                    self.forged = forged;
                    if forged {
                        sealed[random.below(len + 16)] ^= 1 << random.below(8);
                    }
                    let (text, tag) = sealed.split_at(len);
                    self.tag = Tag::from(<[u8; 16]>::try_from(tag).unwrap());
                    let text = text.to_vec();
                    (self.input, self.output) = match self.place {
                        Buffers::InPlace => (sealed.clone(), sealed),
                        Buffers::Separate => (sealed, vec![0xa5; len]),
                        Buffers::Detached => (text.clone(), text),
                        Buffers::DetachedSeparate => (text, vec![0xa5; len]),
                    };
                }

                fn packet(&mut self) -> Packet<'_> {
                    let Self { nonce, aad, place, input, output, tag, .. } = self;
                    match place {
                        Buffers::InPlace => Packet::in_place(nonce, aad, output),
                        Buffers::Separate => Packet::separate(nonce, aad, input, output),
                        Buffers::Detached => Packet::detached(nonce, aad, InOut::in_place(output), tag),
                        Buffers::DetachedSeparate => {
                            Packet::detached(nonce, aad, InOut::separate(input, output).unwrap(), tag)
                        }
                    }
                }

                fn check_sealed(&self, case: &str) {
                    let sealed = match self.place {
                        Buffers::InPlace | Buffers::Separate => self.output.clone(),
                        Buffers::Detached | Buffers::DetachedSeparate => [&self.output, &self.tag.as_bytes()[..]].concat(),
                    };
                    assert!(sealed == self.sealed, "{case}: {} bytes sealed {:?}", self.text.len(), self.place);
                }

                fn check_opened(&self, result: Result<(), OpenError>, case: &str) {
                    let case = format!("{case}: {} bytes opened {:?}", self.text.len(), self.place);
                    let text = &self.output[..self.text.len()];
                    if self.forged {
                        assert_eq!(result, MISMATCH, "{case}");
                        match self.place {
                            Buffers::InPlace | Buffers::Detached => assert!(self.output == self.input, "{case}"),
                            _ => assert!(text.iter().all(|&byte| byte == 0), "{case}"),
                        }
                    } else {
                        assert_eq!(result, Ok(()), "{case}");
                        assert!(*text == self.text, "{case}");
                    }
                }
            }

            /// Returns ciphers with different keys.
            fn ciphers(random: &mut Random, count: usize) -> Vec<$aead> {
                (0..count).map(|_| $aead::new(&Key::from(random.array::<$key>()))).collect()
            }

            /// Seals a batch of texts, and opens it with some packets forged, with both functions.
            fn check(random: &mut Random, ciphers: &[$aead], lengths: &[usize], case: &str) {
                let mut cases: Vec<_> = lengths.iter().map(|&length| Case::new(random, ciphers, length)).collect();
                cases.iter_mut().for_each(Case::prepare_to_seal);
                let mut results = vec![Err(SealError::WrongLength(WrongLength { expected: 0, got: 0 })); cases.len()];
                if let [cipher] = ciphers {
                    let mut packets: Vec<_> = cases.iter_mut().map(Case::packet).collect();
                    cipher.seal_many(&mut packets, &mut results).unwrap();
                } else {
                    let mut packets: Vec<_> = cases.iter_mut().map(|case| (&ciphers[case.key], case.packet())).collect();
                    $aead::seal_many_with_keys(&mut packets, &mut results).unwrap();
                }
                assert!(results.iter().all(|result| *result == Ok(())), "{case}");
                cases.iter().for_each(|packet| packet.check_sealed(case));

                let forge = [0, 3, 1][random.below(3)];
                for packet in &mut cases {
                    let forged = forge > 0 && random.below(forge) == 0;
                    packet.prepare_to_open(random, forged);
                }
                let mut results = vec![Err(OpenError::Truncated { got: 0 }); cases.len()];
                if let [cipher] = ciphers {
                    let mut packets: Vec<_> = cases.iter_mut().map(Case::packet).collect();
                    cipher.open_many(&mut packets, &mut results).unwrap();
                } else {
                    let mut packets: Vec<_> = cases.iter_mut().map(|case| (&ciphers[case.key], case.packet())).collect();
                    $aead::open_many_with_keys(&mut packets, &mut results).unwrap();
                }
                cases.iter().zip(results).for_each(|(packet, result)| packet.check_opened(result, case));
            }

            #[test]
            fn every_length_in_every_batch() {
                let mut random = Random(1);
                let one = ciphers(&mut random, 1);
                // Miri tries 2, 7 and 12 packets: too few for lanes, fewer than lanes, and more than lanes.
                let max = if cfg!(miri) { 12 } else { 39 };
                for length in Effort::here().lengths(1300) {
                    let batch = 2 + length % max;
                    check(&mut random, &one, &vec![length; batch], &format!("{batch} packets"));
                }
                for batch in Effort::here().lengths(40) {
                    for length in [0, 1, 63, 64, 65, 100, 320, 600, 1200] {
                        check(&mut random, &one, &vec![length; batch], &format!("{batch} packets"));
                    }
                }
            }

            #[test]
            fn every_mixture() {
                let mut random = Random(2);
                for round in 0..Effort::here().rounds(1000) {
                    let keys = [1, 3][round % 2];
                    // Now and then there are more packets than fit into a group.
                    let max = if round % 16 == 15 { 200 } else { 41 };
                    let (ciphers, batch) = (ciphers(&mut random, keys), random.below(max));
                    let lengths: Vec<_> = (0..batch).map(|_| length(&mut random)).collect();
                    check(&mut random, &ciphers, &lengths, &format!("round {round}"));
                }
            }

            #[test]
            fn a_packet_of_wrong_lengths_fails_alone() {
                let mut random = Random(3);
                let ciphers = ciphers(&mut random, 1);
                let nonces: Vec<_> = (0..7).map(|_| Nonce::from(random.array::<$nonce>())).collect();
                let mut buffers: Vec<Vec<u8>> = [100, 15, 100, 84, 83, 100, 16].map(|n| vec![7; n]).into();
                let input = vec![7; 68];
                let mut packets: Vec<_> = buffers
                    .iter_mut()
                    .zip(&nonces)
                    .enumerate()
                    .map(|(i, (buffer, nonce))| match i {
                        3 | 4 => Packet::separate(nonce, b"", &input, buffer),
                        _ => Packet::in_place(nonce, b"", buffer),
                    })
                    .collect();
                let mut results = [Ok(()); 7];
                ciphers[0].seal_many(&mut packets, &mut results).unwrap();
                let wrong = |expected, got| Err(SealError::WrongLength(WrongLength { expected, got }));
                assert_eq!(results, [Ok(()), wrong(16, 15), Ok(()), Ok(()), wrong(84, 83), Ok(()), Ok(())]);
                drop(packets);
                assert!(buffers[1] == [7; 15] && buffers[4] == [7; 83], "not touched");

                let sealed = buffers[3].clone();
                let mut texts: [Vec<u8>; 3] = [vec![9; 68], vec![9; 67], vec![9; 15]];
                let [right, longer, truncated] = &mut texts;
                let mut packets = [
                    Packet::in_place(&nonces[1], b"", truncated),
                    Packet::separate(&nonces[3], b"", &sealed, longer),
                    Packet::separate(&nonces[3], b"", &sealed, right),
                    Packet::separate(&nonces[3], b"", &sealed[..15], &mut []),
                ];
                let mut results = [Ok(()); 4];
                ciphers[0].open_many(&mut packets, &mut results).unwrap();
                let wrong = Err(OpenError::WrongLength(WrongLength { expected: 68, got: 67 }));
                let short = Err(OpenError::Truncated { got: 15 });
                assert_eq!(results, [short, wrong, Ok(()), short]);
                assert_eq!(texts, [vec![7; 68], vec![9; 67], vec![9; 15]]);
            }

            #[test]
            fn numbers_of_packets_and_results_must_be_equal() {
                let mut random = Random(4);
                let ciphers = ciphers(&mut random, 1);
                let nonce = Nonce::from(random.array::<$nonce>());
                let mut buffer = [7; 20];
                let mut packets = [Packet::in_place(&nonce, b"", &mut buffer)];
                let mismatch = Err(CountMismatch { messages: 1, results: 2 });
                assert_eq!(ciphers[0].seal_many(&mut packets, &mut [Ok(()); 2]), mismatch);
                assert_eq!(ciphers[0].open_many(&mut packets, &mut [Ok(()); 2]), mismatch);
                assert_eq!(format!("{:?}", packets[0]), "Packet(20 bytes in place)");
                assert_eq!(buffer, [7; 20]);
            }
        }
    )*};
}

aeads! {
    chacha20poly1305: chacha20poly1305::ChaCha20Poly1305, 32, 12;
    xchacha20poly1305: xchacha20poly1305::XChaCha20Poly1305, 32, 24;
    xaes_256_gcm: xaes_256_gcm::Xaes256Gcm, 32, 24;
    aes_128_gcm: aes_gcm::Aes128Gcm, 16, 12, raddle::aes_gcm::Gcm<raddle::aes_gcm::Bits128>;
    aes_256_gcm_siv: aes_gcm_siv::Aes256GcmSiv, 32, 12, raddle::aes_gcm_siv::GcmSiv<raddle::aes_gcm_siv::Bits256>;
}

/// Checks RFC 8439, section 2.8.2, and draft-irtf-cfrg-xchacha-03, section A.3.1, at every place of a batch.
#[test]
fn vectors_at_every_place() {
    use raddle::{chacha20poly1305 as short, xchacha20poly1305 as extended};

    let text = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
          sunscreen would be it.";
    let key: [u8; 32] = hex_array("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f");
    let aad = hex("50515253c0c1c2c3c4c5c6c7");
    let of_rfc = hex("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b
                      1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc
                      3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691");
    let of_draft =
        hex("bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39
                        ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9
                        21f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49");
    let mut random = Random(5);
    for place in Effort::here().lengths(40) {
        let mut nonces: Vec<_> = (0..=place).map(|_| short::Nonce::from(random.array())).collect();
        nonces[place] = short::Nonce::from(hex_array("070000004041424344454647"));
        let mut outputs = vec![[0; 114 + 16]; place + 1];
        let buffers = nonces.iter().zip(&mut outputs);
        let mut packets: Vec<_> = buffers.map(|(nonce, out)| short::Packet::separate(nonce, &aad, text, out)).collect();
        short::ChaCha20Poly1305::new(&short::Key::from(key))
            .seal_many(&mut packets, &mut vec![Ok(()); place + 1])
            .unwrap();
        assert_eq!(outputs[place][..], of_rfc);

        let mut nonces: Vec<_> = (0..=place).map(|_| extended::Nonce::from(random.array())).collect();
        nonces[place] = extended::Nonce::from(hex_array("404142434445464748494a4b4c4d4e4f5051525354555657"));
        let buffers = nonces.iter().zip(&mut outputs);
        let mut packets: Vec<_> =
            buffers.map(|(nonce, out)| extended::Packet::separate(nonce, &aad, text, out)).collect();
        extended::XChaCha20Poly1305::new(&extended::Key::from(key))
            .seal_many(&mut packets, &mut vec![Ok(()); place + 1])
            .unwrap();
        assert_eq!(outputs[place][..], of_draft);
    }
}
