//! Compares algorithms that are chosen at run time with algorithms that are chosen at compile time, and tests messages
//! in vectors, which both support.

use std::io::IoSlice;

use raddle::{
    InOut, Tag,
    aead::{
        Aead, AeadAlgorithm, ChaChaPoly, Gcm, GcmSiv, OpenError, Packet, SealError, TagMismatch, WrongLength,
        XChaChaPoly, XaesGcm,
        any::{AnyAead, AnyAlgorithm, AnyPacket, PiecesError, UnknownAlgorithm},
    },
    aes::{Bits128, Bits192, Bits256},
    aes_gcm::CountMismatch,
    hash::any::{AnyHash, AnyMac, UnknownHash},
};

use crate::common::{Effort, Random};

const MISMATCH: OpenError = OpenError::TagMismatch(TagMismatch);

fn lengths() -> impl Iterator<Item = usize> {
    [0, 1, 15, 16, 17, 100, 1000, 5000].into_iter().filter(|&length| Effort::here().includes(length))
}

/// Seals and opens with every function, compares with the cipher of the type, and gives bad input to each function.
fn agrees<A: AeadAlgorithm>(algorithm: AnyAlgorithm, name: &str) {
    assert_eq!(
        (algorithm.name(), algorithm.key_bytes(), algorithm.nonce_bytes(), algorithm.message_bytes()),
        (name, A::KEY_BYTES, A::NONCE_BYTES, A::MESSAGE_BYTES)
    );
    assert_eq!(AnyAlgorithm::TAG_BYTES, A::TAG_BYTES);
    assert_eq!(format!("{algorithm}"), name);
    assert_eq!(format!("{algorithm:>20}|"), format!("{name:>20}|"));
    assert_eq!([name, &name.to_uppercase()].map(str::parse), [Ok(algorithm); 2]);

    let mut random = Random(140);
    let key = random.bytes(A::KEY_BYTES);
    let typed = Aead::<A>::new(&A::Key::try_from(&key).unwrap());
    // The cipher starts under another key, which a key of the wrong length does not replace.
    let mut any = AnyAead::new(algorithm, &random.bytes(A::KEY_BYTES)).unwrap();
    any.set_key(&key).unwrap();
    for got in [0, A::KEY_BYTES - 1, A::KEY_BYTES + 1, 64] {
        let wrong = WrongLength { expected: A::KEY_BYTES, got };
        assert_eq!(AnyAead::new(algorithm, &vec![7; got]).unwrap_err(), wrong);
        assert_eq!(any.set_key(&vec![7; got]), Err(wrong));
    }
    let any = any.clone();
    assert_eq!((any.algorithm(), format!("{any:?}")), (algorithm, format!("AnyAead({name})")));

    for length in lengths() {
        let (nonce, aad, text) = (random.bytes(A::NONCE_BYTES), random.bytes(length % 40), random.bytes(length));
        let owned = A::OwnedNonce::try_from(&nonce).unwrap();
        let mut sealed = vec![0; length + A::TAG_BYTES];
        typed.seal(A::lend_nonce(&owned), &aad, &text, &mut sealed).unwrap();

        let mut apart = vec![0xa5; sealed.len()];
        any.seal(&nonce, &aad, &text, &mut apart).unwrap();
        assert!(apart == sealed);
        apart.fill(0xa5);
        let (first, last) = text.split_at(random.below(length + 1));
        any.seal_into(&nonce, &aad, &[first, &[], last], &mut apart).unwrap();
        assert!(apart == sealed);
        let mut in_place = [&text[..], &[0xa5; 16]].concat();
        any.seal_in_place(&nonce, &aad, &mut in_place).unwrap();
        assert!(in_place == sealed);
        let mut opened = vec![0xa5; length];
        any.open(&nonce, &aad, &sealed, &mut opened).unwrap();
        assert!(opened == text);
        assert!(any.open_in_place(&nonce, &aad, &mut in_place).unwrap() == text);

        let mut forged = sealed.clone();
        forged[random.below(length + A::TAG_BYTES)] ^= 1 << random.below(8);
        assert_eq!(any.open(&nonce, &aad, &forged, &mut opened), Err(MISMATCH));
        assert!(opened.iter().all(|&byte| byte == 0));
        let mut in_place = forged.clone();
        assert_eq!(any.open_in_place(&nonce, &aad, &mut in_place), Err(MISMATCH));
        assert!(in_place == forged);

        for got in [0, A::NONCE_BYTES - 1, A::NONCE_BYTES + 1] {
            let (nonce, wrong) = (vec![0; got], WrongLength { expected: A::NONCE_BYTES, got });
            apart.fill(0xa5);
            assert_eq!(any.seal(&nonce, &aad, &text, &mut apart), Err(SealError::WrongLength(wrong)));
            assert_eq!(any.seal_into(&nonce, &aad, &[&text[..]], &mut apart), Err(SealError::WrongLength(wrong)));
            assert_eq!(any.seal_in_place(&nonce, &aad, &mut apart), Err(SealError::WrongLength(wrong)));
            assert_eq!(any.open(&nonce, &aad, &sealed, &mut apart[..length]), Err(OpenError::WrongLength(wrong)));
            assert_eq!(any.open_in_place(&nonce, &aad, &mut apart), Err(OpenError::WrongLength(wrong)));
            assert!(apart.iter().all(|&byte| byte == 0xa5));
        }

        detached(&any, &nonce, &aad, &text, &sealed, &forged);
        if name.ends_with("-siv") {
            assert_eq!(any.sealer(&nonce, &aad).unwrap_err(), PiecesError::WholeMessages);
            assert_eq!(any.opener(&nonce, &aad).unwrap_err(), PiecesError::WholeMessages);
        } else {
            pieces(&any, &nonce, &aad, &text, &sealed, &forged);
        }
        #[cfg(feature = "alloc")]
        vectors(&any, &typed, (&nonce, A::lend_nonce(&owned)), &aad, &text, &sealed, &forged);
    }
}

/// Returns the nonces that an algorithm refuses because of their lengths, with the error.
fn wrong(nonce: &[u8]) -> impl Iterator<Item = (Vec<u8>, WrongLength)> {
    let expected = nonce.len();
    [0, expected - 1, expected + 1, 36 - expected].map(|got| (vec![9; got], WrongLength { expected, got })).into_iter()
}

/// Splits a sealed message into the ciphertext and the tag, which is parsed from a slice as a receiver would.
fn split(sealed: &[u8]) -> (&[u8], Tag) {
    let (ciphertext, tag) = sealed.split_at(sealed.len() - AnyAlgorithm::TAG_BYTES);
    (ciphertext, tag.try_into().unwrap())
}

/// Tests detached tags.
fn detached(any: &AnyAead, nonce: &[u8], aad: &[u8], text: &[u8], sealed: &[u8], forged: &[u8]) {
    let ((ciphertext, tag), (bad_text, bad_tag)) = (split(sealed), split(forged));
    let mut output = vec![0xa5; text.len()];
    assert_eq!(any.seal_detached(nonce, aad, text, &mut output), Ok(tag));
    assert!(output == ciphertext);
    output.fill(0xa5);
    any.open_detached(nonce, aad, ciphertext, &tag, &mut output).unwrap();
    assert!(output == text);
    assert_eq!(any.seal_in_place_detached(nonce, aad, &mut output), Ok(tag));
    assert!(output == ciphertext);
    any.open_in_place_detached(nonce, aad, &mut output, &tag).unwrap();
    assert!(output == text);

    output.fill(0xa5);
    assert_eq!(any.open_detached(nonce, aad, bad_text, &bad_tag, &mut output), Err(MISMATCH));
    assert!(output.iter().all(|&byte| byte == 0));
    output.copy_from_slice(bad_text);
    assert_eq!(any.open_in_place_detached(nonce, aad, &mut output, &bad_tag), Err(MISMATCH));
    assert!(output == bad_text);

    // Nothing is written if a length is wrong.
    output.fill(0xa5);
    for (nonce, error) in wrong(nonce) {
        let (seal, open) = (Err(SealError::WrongLength(error)), Err(OpenError::WrongLength(error)));
        assert_eq!(any.seal_detached(&nonce, aad, text, &mut output), seal);
        assert_eq!(any.seal_in_place_detached(&nonce, aad, &mut output), seal);
        assert_eq!(any.open_detached(&nonce, aad, ciphertext, &tag, &mut output), open);
        assert_eq!(any.open_in_place_detached(&nonce, aad, &mut output, &tag), open);
    }
    let longer = [text, &[0]].concat();
    let error = WrongLength { expected: longer.len(), got: text.len() };
    assert_eq!(any.seal_detached(nonce, aad, &longer, &mut output), Err(error.into()));
    assert_eq!(any.open_detached(nonce, aad, &longer, &tag, &mut output), Err(error.into()));
    assert!(output.iter().all(|&byte| byte == 0xa5));

    // A program that parses the tag from a slice gets the error of opening through `?`.
    let mut received = |tag: &[u8]| -> Result<(), OpenError> {
        any.open_detached(nonce, aad, ciphertext, &tag.try_into()?, &mut output)
    };
    for got in [0, 12, 15, 17] {
        assert_eq!(received(&vec![0; got]), Err(WrongLength { expected: AnyAlgorithm::TAG_BYTES, got }.into()));
    }
    assert!(output.iter().all(|&byte| byte == 0xa5));
}

/// Tests messages in pieces.
fn pieces(any: &AnyAead, nonce: &[u8], aad: &[u8], text: &[u8], sealed: &[u8], forged: &[u8]) {
    let ((ciphertext, tag), (bad_text, bad_tag)) = (split(sealed), split(forged));
    let mut output = vec![0xa5; text.len()];
    let mut sealer = any.sealer(nonce, aad).unwrap();
    let (first, rest) = output.split_at_mut(text.len() / 3);
    sealer.seal_to(&text[..first.len()], first).unwrap();
    rest.copy_from_slice(&text[first.len()..]);
    sealer.seal(rest).unwrap();
    assert_eq!(sealer.finalize(), tag);
    assert!(output == ciphertext);

    let mut opener = any.opener(nonce, aad).unwrap();
    ciphertext.chunks(700).for_each(|piece| opener.authenticate(piece).unwrap());
    let mut opened = opener.verify(&tag).unwrap();
    let (first, rest) = output.split_at_mut(text.len() / 2);
    opened.open_to(&ciphertext[..first.len()], first).unwrap();
    opened.open(rest).unwrap();
    assert!(opened.open(&mut [0]).is_err());
    opened.finish().unwrap();
    assert!(output == text);

    let mut opener = any.opener(nonce, aad).unwrap();
    opener.authenticate(bad_text).unwrap();
    assert_eq!(opener.verify(&bad_tag).unwrap_err(), TagMismatch);
    for (nonce, error) in wrong(nonce) {
        assert_eq!(any.sealer(&nonce, aad).unwrap_err(), error.into());
        assert_eq!(any.opener(&nonce, aad).unwrap_err(), error.into());
    }
}

/// Divides bytes at random places. Pieces are empty, short, or longer than a piece that is copied.
fn scatter<'a>(random: &mut Random, mut bytes: &'a [u8]) -> Vec<IoSlice<'a>> {
    let mut pieces = Vec::new();
    while !bytes.is_empty() {
        let length = [0, 1, 13, 16, 100, 1025, 4095, 4096, 9000][random.below(9)];
        let (piece, rest) = bytes.split_at(length.min(bytes.len()));
        pieces.push(IoSlice::new(piece));
        bytes = rest;
    }
    pieces
}

/// Tests messages whose input is stored in several pieces of memory.
fn gathered<A: AeadAlgorithm>(algorithm: AnyAlgorithm) {
    let mut random = Random(141);
    let (key, nonce, aad) = (random.bytes(A::KEY_BYTES), random.bytes(A::NONCE_BYTES), random.bytes(21));
    let any = AnyAead::new(algorithm, &key).unwrap();
    for case in 0..Effort::here().rounds(200) {
        let length = Effort::here().at_most([0, 100, 8192, 8193, 40_000][case % 5]);
        let length = length - random.below(length.min(300) + 1);
        let text = random.bytes(length);
        let mut sealed = vec![0; text.len() + A::TAG_BYTES];
        any.seal(&nonce, &aad, &text, &mut sealed).unwrap();

        let mut output = vec![0xa5; sealed.len()];
        any.seal_into(&nonce, &aad, &scatter(&mut random, &text), &mut output).unwrap();
        assert!(output == sealed, "{} bytes", text.len());
        let mut opened = vec![0xa5; text.len()];
        any.open_into(&nonce, &aad, &scatter(&mut random, &sealed), &mut opened).unwrap();
        assert!(opened == text, "{} bytes", text.len());

        let mut forged = sealed.clone();
        forged[random.below(sealed.len())] ^= 1 << random.below(8);
        assert_eq!(any.open_into(&nonce, &aad, &scatter(&mut random, &forged), &mut opened), Err(MISMATCH));
        assert!(opened.iter().all(|&byte| byte == 0));

        // Nothing is written if a length is wrong.
        output.fill(0xa5);
        for got in [sealed.len() - 1, sealed.len() + 1] {
            let (mut place, expected) = (vec![0xa5; got], sealed.len());
            let refused = any.seal_into(&nonce, &aad, &scatter(&mut random, &text), &mut place);
            assert_eq!(refused, Err(WrongLength { expected, got }.into()));
            assert!(place.iter().all(|&byte| byte == 0xa5));
        }
        opened.push(0xa5);
        opened.fill(0xa5);
        let refused = any.open_into(&nonce, &aad, &scatter(&mut random, &sealed), &mut opened);
        assert_eq!(refused, Err(WrongLength { expected: text.len(), got: text.len() + 1 }.into()));
        let refused = any.open_into(&nonce, &aad, &scatter(&mut random, &sealed[..15]), &mut opened);
        assert_eq!(refused, Err(OpenError::Truncated { got: 15 }));
        for (nonce, error) in wrong(&nonce) {
            let pieces = scatter(&mut random, &sealed);
            assert_eq!(any.seal_into(&nonce, &aad, &pieces, &mut output), Err(SealError::WrongLength(error)));
            assert_eq!(any.open_into(&nonce, &aad, &pieces, &mut opened), Err(OpenError::WrongLength(error)));
        }
        assert!(output.iter().chain(&opened).all(|&byte| byte == 0xa5));
    }
}

/// Compares packets made from one text with packets that are sealed one by one.
fn segments<A: AeadAlgorithm>() {
    const HEADER: usize = 5;

    let mut random = Random(142);
    let cipher = Aead::<A>::new(&A::Key::try_from(&random.bytes(A::KEY_BYTES)).unwrap());
    for (count, segment, length) in
        [(0, 8, 0), (1, 8, 0), (1, 8, 8), (3, 0, 0), (3, 100, 201), (3, 100, 300), (3, 100, 200)]
    {
        let nonces: Vec<_> =
            (0..count).map(|_| A::OwnedNonce::try_from(&random.bytes(A::NONCE_BYTES)).unwrap()).collect();
        let text = random.bytes(length);
        let start = random.bytes(length + count * (HEADER + A::TAG_BYTES));
        let (mut batch, mut single) = (start.clone(), start.clone());
        for (i, packet) in single.chunks_mut(HEADER + segment + A::TAG_BYTES).enumerate() {
            let (header, sealed) = packet.split_at_mut(HEADER);
            let text = &text[i * segment..length.min((i + 1) * segment)];
            cipher.seal(A::lend_nonce(&nonces[i]), header, text, sealed).unwrap();
        }
        let mut packets: Vec<_> = Packet::segments(&nonces, HEADER, &text, segment, &mut batch).unwrap().collect();
        let mut results = vec![Ok(()); count];
        cipher.seal_many(&mut packets, &mut results).unwrap();
        assert_eq!(results, vec![Ok(()); count]);
        drop(packets);
        assert!(batch == single, "{count} segments of {segment} bytes");

        let expected = batch.len();
        batch.push(0);
        let refused = Packet::<A>::segments(&nonces, HEADER, &text, segment, &mut batch).err();
        assert_eq!(refused, Some(WrongLength { expected, got: expected + 1 }));
        let (longer, expected) = (vec![0; count * segment + 1], count * segment);
        let refused = Packet::<A>::segments(&nonces, HEADER, &longer, segment, &mut batch).err();
        assert_eq!(refused, Some(WrongLength { expected, got: expected + 1 }));
    }
    let nonces = [A::OwnedNonce::try_from(&[9; 24][..A::NONCE_BYTES]).unwrap(); 3];
    let refused = Packet::<A>::segments(&nonces, HEADER, &[0; 199], 100, &mut []).err();
    assert_eq!(refused, Some(WrongLength { expected: 300, got: 199 }));
    assert!(Packet::<A>::segments(&nonces, usize::MAX, &[0; 300], 100, &mut []).is_err());
    assert!(Packet::<A>::segments(&nonces, HEADER, &[0; 300], usize::MAX, &mut []).is_err());
}

/// A packet of a batch: its nonce, which may be too long, and its buffers.
struct Case {
    nonce: Vec<u8>,
    aad: Vec<u8>,
    text: Vec<u8>,
    sealed: Vec<u8>,
    input: Vec<u8>,
    output: Vec<u8>,
    tag: Tag,
}

impl Case {
    fn new<A: AeadAlgorithm>(cipher: &Aead<A>, random: &mut Random) -> Self {
        let (nonce, aad) = (random.bytes(A::NONCE_BYTES), random.below(40));
        let length = [0, 16, 64, 65, 300, 1500][random.below(6)];
        let (aad, text) = (random.bytes(aad), random.bytes(length));
        let mut sealed = vec![0; length + A::TAG_BYTES];
        cipher.seal(A::lend_nonce(&A::OwnedNonce::try_from(&nonce).unwrap()), &aad, &text, &mut sealed).unwrap();
        let nonce = [&nonce[..], &[0][..usize::from(random.below(5) == 0)]].concat();
        Self { nonce, aad, text, sealed, input: Vec::new(), output: Vec::new(), tag: Tag::default() }
    }

    /// Sets the buffers of a packet that is sealed, or opened, and whose tag is detached or follows the ciphertext.
    fn prepare(&mut self, seals: bool, in_place: bool, detached: bool) {
        let length = self.text.len();
        let from = if seals { &self.text } else { &self.sealed };
        self.tag = if seals { Tag::default() } else { split(&self.sealed).1 };
        self.input = if detached { from[..length].to_vec() } else { from.clone() };
        self.output = vec![0xa5; if seals && !detached { length + AnyAlgorithm::TAG_BYTES } else { length }];
        if in_place {
            let longer = self.output.len().max(self.input.len());
            self.output.resize(longer, 0xa5);
            self.output[..self.input.len()].copy_from_slice(&self.input);
        }
    }

    fn packet(&mut self, in_place: bool, detached: bool) -> AnyPacket<'_> {
        let Self { nonce, aad, input, output, tag, .. } = self;
        match (in_place, detached) {
            (true, false) => AnyPacket::in_place(nonce, aad, output),
            (true, true) => AnyPacket::detached(nonce, aad, InOut::in_place(output), tag),
            (false, false) => AnyPacket::separate(nonce, aad, input, output),
            (false, true) => AnyPacket::detached(nonce, aad, InOut::separate(input, output).unwrap(), tag),
        }
    }

    /// Returns the error for a nonce that is too long.
    fn error(&self, expected: usize) -> Option<WrongLength> {
        let got = self.nonce.len();
        (got != expected).then_some(WrongLength { expected, got })
    }
}

/// Compares batches, in which some nonces are too long and some packets are forged, with messages that are sealed
/// individually.
fn batches<A: AeadAlgorithm>(algorithm: AnyAlgorithm) {
    let mut random = Random(141);
    let key = random.bytes(A::KEY_BYTES);
    let typed = Aead::<A>::new(&A::Key::try_from(&key).unwrap());
    let any = AnyAead::new(algorithm, &key).unwrap();
    // Ciphers process packets in groups of 32.
    let counts = [0, 1, 2, 31, 32, 33, 70].into_iter().filter(|&count| Effort::here().includes(count));
    for (count, place) in counts.flat_map(|count| (0..4).map(move |place| (count, place))) {
        let (in_place, detached) = (place % 2 == 0, place / 2 == 0);
        let mut cases: Vec<_> = (0..count).map(|_| Case::new(&typed, &mut random)).collect();

        cases.iter_mut().for_each(|case| case.prepare(true, in_place, detached));
        let before: Vec<_> = cases.iter().map(|case| case.output.clone()).collect();
        let mut packets: Vec<_> = cases.iter_mut().map(|case| case.packet(in_place, detached)).collect();
        let mut results = vec![Err(WrongLength { expected: 0, got: 0 }.into()); count + 1];
        let mismatch = CountMismatch { messages: count, results: count + 1 };
        assert_eq!(any.seal_many(&mut packets, &mut results), Err(mismatch));
        any.seal_many(&mut packets, &mut results[..count]).unwrap();
        for ((case, result), before) in cases.iter().zip(results).zip(before) {
            if let Some(error) = case.error(A::NONCE_BYTES) {
                assert_eq!((result, case.tag), (Err(SealError::WrongLength(error)), Tag::default()));
                assert!(case.output == before);
            } else {
                assert_eq!(result, Ok(()));
                let tag = if detached { case.tag.as_ref() } else { &[] };
                assert!([&case.output, tag].concat() == case.sealed);
            }
        }

        let mut forged = Vec::new();
        for case in &mut cases {
            forged.push(random.below(3) == 0);
            if forged.last() == Some(&true) {
                case.sealed[random.below(case.text.len() + A::TAG_BYTES)] ^= 1 << random.below(8);
            }
            case.prepare(false, in_place, detached);
        }
        let before: Vec<_> = cases.iter().map(|case| case.output.clone()).collect();
        let mut packets: Vec<_> = cases.iter_mut().map(|case| case.packet(in_place, detached)).collect();
        let mut results = vec![Err(MISMATCH); count + 1];
        assert_eq!(any.open_many(&mut packets, &mut results), Err(mismatch));
        any.open_many(&mut packets, &mut results[..count]).unwrap();
        for (((case, result), before), forged) in cases.iter().zip(results).zip(before).zip(forged) {
            let opened = &case.output[..case.text.len()];
            if let Some(error) = case.error(A::NONCE_BYTES) {
                assert_eq!(result, Err(OpenError::WrongLength(error)));
                assert!(case.output == before);
            } else if forged {
                assert_eq!(result, Err(MISMATCH));
                assert!(if in_place { case.output == before } else { opened.iter().all(|&byte| byte == 0) });
            } else {
                assert_eq!(result, Ok(()));
                assert!(opened == case.text);
            }
        }
    }
}

/// Tests vectors with room for the tag, and without.
#[cfg(feature = "alloc")]
fn vectors<A: AeadAlgorithm>(
    any: &AnyAead,
    typed: &Aead<A>,
    (nonce, lent): (&[u8], A::Nonce<'_>),
    aad: &[u8],
    text: &[u8],
    sealed: &[u8],
    forged: &[u8],
) {
    assert!(any.seal_to_vec(nonce, aad, text).unwrap() == sealed);
    assert!(any.open_to_vec(nonce, aad, sealed).unwrap() == text);
    assert_eq!(any.open_to_vec(nonce, aad, forged), Err(MISMATCH));
    let cut = &sealed[..A::TAG_BYTES - 1];
    let truncated = OpenError::Truncated { got: cut.len() };
    assert_eq!(any.open_to_vec(nonce, aad, cut), Err(truncated));

    for room in [0, 1, A::TAG_BYTES - 1, A::TAG_BYTES, 100] {
        let mut first = Vec::with_capacity(text.len() + room);
        first.extend_from_slice(text);
        let mut second = first.clone();
        let place = first.as_ptr();
        typed.seal_vec_in_place(lent, aad, &mut first).unwrap();
        assert_eq!(first.as_ptr() == place, room >= A::TAG_BYTES, "moved only where there is no room");
        any.seal_vec_in_place(nonce, aad, &mut second).unwrap();
        assert!(first == sealed && second == sealed);
        typed.open_vec_in_place(lent, aad, &mut first).unwrap();
        any.open_vec_in_place(nonce, aad, &mut second).unwrap();
        assert!(first == text && second == text);
    }

    let [mut first, mut second] = [forged, forged].map(<[u8]>::to_vec);
    assert_eq!(typed.open_vec_in_place(lent, aad, &mut first), Err(MISMATCH));
    assert_eq!(any.open_vec_in_place(nonce, aad, &mut second), Err(MISMATCH));
    assert!(first == forged && second == forged);
    let mut short = cut.to_vec();
    assert_eq!(typed.open_vec_in_place(lent, aad, &mut short), Err(truncated));
    let wrong = WrongLength { expected: nonce.len(), got: nonce.len() - 1 };
    assert_eq!(any.open_vec_in_place(&nonce[1..], aad, &mut short), Err(OpenError::WrongLength(wrong)));
    assert_eq!(any.seal_vec_in_place(&nonce[1..], aad, &mut short), Err(SealError::WrongLength(wrong)));
    assert_eq!(short, cut);
}

/// Compares the two types on an algorithm.
fn compare<A: AeadAlgorithm>(algorithm: AnyAlgorithm, name: &str) {
    agrees::<A>(algorithm, name);
    batches::<A>(algorithm);
    gathered::<A>(algorithm);
    segments::<A>();
}

#[test]
fn the_types_agree_on_every_algorithm() {
    compare::<Gcm<Bits128>>(AnyAlgorithm::Aes128Gcm, "aes-128-gcm");
    compare::<Gcm<Bits192>>(AnyAlgorithm::Aes192Gcm, "aes-192-gcm");
    compare::<Gcm<Bits256>>(AnyAlgorithm::Aes256Gcm, "aes-256-gcm");
    compare::<ChaChaPoly>(AnyAlgorithm::ChaCha20Poly1305, "chacha20-poly1305");
    compare::<XChaChaPoly>(AnyAlgorithm::XChaCha20Poly1305, "xchacha20-poly1305");
    compare::<XaesGcm>(AnyAlgorithm::Xaes256Gcm, "xaes-256-gcm");
    compare::<GcmSiv<Bits128>>(AnyAlgorithm::Aes128GcmSiv, "aes-128-gcm-siv");
    compare::<GcmSiv<Bits256>>(AnyAlgorithm::Aes256GcmSiv, "aes-256-gcm-siv");
    assert_eq!(AnyAlgorithm::ALL.len(), 8);
}

#[test]
fn other_names_are_refused() {
    for name in ["", "aes", "aes-256-gcm ", "aes256gcm", "aes-512-gcm", "chacha20"] {
        assert_eq!(name.parse::<AnyAlgorithm>(), Err(UnknownAlgorithm), "{name}");
    }
    assert!(UnknownAlgorithm.to_string().ends_with(" xaes-256-gcm aes-128-gcm-siv aes-256-gcm-siv"));
}

#[test]
fn a_packet_and_a_message_in_pieces_print_no_bytes() {
    let cipher = AnyAead::new(AnyAlgorithm::Aes128Gcm, &[7; 16]).unwrap();
    let (mut text, mut tag) = ([0; 20], Tag::default());
    assert_eq!(format!("{:?}", AnyPacket::in_place(&[9; 12], b"", &mut text)), "AnyPacket(20 bytes in place)");
    assert_eq!(format!("{:?}", AnyPacket::separate(&[9; 12], b"", &[0; 4], &mut text)), "AnyPacket(4 bytes to 20)");
    let packet = AnyPacket::detached(&[9; 12], b"", InOut::in_place(&mut text), &mut tag);
    assert_eq!(format!("{packet:?}"), "AnyPacket(InOut(20 bytes in place), tag detached)");
    assert_eq!(format!("{:?}", cipher.sealer(&[9; 12], b"").unwrap()), "Sealer(..)");
    assert_eq!(format!("{:?}", cipher.opener(&[9; 12], b"").unwrap()), "Opener(..)");
}

/// Checks that threads can share ciphers, and also packets, which contain pointers to their buffers.
#[test]
fn ciphers_and_packets_are_shared_by_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<AnyAead>();
    shared::<InOut<'_>>();
    shared::<AnyPacket<'_>>();
}

/// Compares a hash function that is chosen at run time with the hasher and the MAC of its type.
macro_rules! hashes_agree {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        #[test]
        fn hashes_that_are_chosen_at_run_time_agree_with_their_types() {
            let mut names = Vec::new();
            $({
                use raddle::bindings::MacKey;

                let hash = AnyHash::$name;
                let mut random = Random(141);
                names.push(hash.name());
                assert_eq!((hash.digest_bytes(), <$hasher>::digest(b"").len()), ($digest, $digest));
                for name in [$standard_name, $tag, stringify!($function)] {
                    assert_eq!([name, &name.to_lowercase(), &name.to_uppercase()].map(str::parse), [Ok(hash); 3]);
                }
                for name in $openssl.to_str().unwrap().split(':') {
                    assert_eq!(name.parse(), Ok(hash));
                }
                assert_eq!(format!("{hash:>20}|"), format!("{:>20}|", $standard_name));

                let key = random.bytes(32);
                let mac = AnyMac::new(hash, &key).unwrap();
                assert_eq!(mac.hash(), hash);
                let typed = <$mac>::from_bytes(&key).unwrap();
                let messages: Vec<_> = lengths().map(|length| random.bytes(length)).collect();
                for message in &messages {
                    let digest = hash.digest(message);
                    assert_eq!(digest[..], <$hasher>::digest(message));
                    let tag = mac.mac(message);
                    assert_eq!(tag.as_bytes(), MacKey::mac(&typed, message).as_ref());

                    let (first, last) = message.split_at(random.below(message.len() + 1));
                    let (mut hasher, mut pieces) = (hash.hasher(), mac.start());
                    assert_eq!(hasher.hash(), hash);
                    hasher.update(b"forgotten");
                    hasher.reset();
                    hasher.update(first);
                    pieces.update(first);
                    let mut copies = (hasher.clone(), pieces.clone());
                    hasher.update(last);
                    pieces.update(last);
                    assert_eq!((hasher.finalize_reset(), pieces.finalize_reset()), (digest, tag));
                    copies.0.update(last);
                    copies.1.update(last);
                    assert_eq!(copies.0.finalize(), digest);
                    assert_eq!(copies.1.verify(tag.as_bytes()), Ok(()));
                    assert_eq!((hasher.finalize(), pieces.finalize()), (hash.digest(b""), mac.mac(b"")));

                    assert_eq!(mac.verify(message, tag.as_bytes()), Ok(()));
                    assert_eq!(mac.verify(message, &tag.as_bytes()[1..]), Err(TagMismatch));
                    assert_eq!(mac.verify(message, &[]), Err(TagMismatch));
                    let mut wrong = tag.as_bytes().to_vec();
                    wrong[$digest - 1] ^= 1;
                    assert_eq!(mac.verify(message, &wrong), Err(TagMismatch));
                }

                let mut results = vec![0xa5; $digest * messages.len()];
                hash.digest_many(&messages, &mut results).unwrap();
                assert!(results.chunks($digest).zip(&messages).all(|(digest, message)| digest == &*hash.digest(message)));
                mac.mac_many(&messages, &mut results).unwrap();
                assert!(results.chunks($digest).zip(&messages).all(|(tag, message)| mac.verify(message, tag).is_ok()));
                let before = results.clone();
                for got in [0, $digest - 1, results.len() - 1] {
                    let error = Err(WrongLength { expected: results.len(), got });
                    assert_eq!(hash.digest_many(&messages, &mut results[..got]), error);
                    assert_eq!(mac.mac_many(&messages, &mut results[..got]), error);
                }
                assert!(results == before);
            })*
            assert!(AnyHash::ALL.iter().map(|hash| hash.name()).eq(names));
        }
    };
}

raddle::hashes!(hashes_agree);

#[test]
fn hashes_that_nobody_has_are_unknown() {
    for name in ["", "sha", "sha3-256", "sha512/128", "SHA2", "2.16.840", "md5 "] {
        assert_eq!(name.parse::<AnyHash>(), Err(UnknownHash), "{name}");
    }
    assert!(UnknownHash.to_string().contains("SHA-512/256 BLAKE3"));
    assert_eq!(AnyMac::new(AnyHash::Blake3, &[7; 33]).unwrap_err(), WrongLength { expected: 32, got: 33 });
    assert_eq!(AnyHash::ALL.iter().filter(|hash| hash.has_collisions()).count(), 2);
}
