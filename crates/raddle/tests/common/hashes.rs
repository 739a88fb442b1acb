//! Hashes and HMAC, computed with every function that the library has.

use raddle::{
    hmac::{Hmac, HmacTag, Tag},
    sha256::{Algorithm, Hasher},
};

use super::Random;

/// Cuts a message into pieces of any lengths, some of them empty.
pub(crate) fn pieces(random: &mut Random, mut message: &[u8], mut take: impl FnMut(&[u8])) {
    while !message.is_empty() {
        let max = 1 << random.below(16);
        let (piece, rest) = message.split_at(random.below(message.len().min(max) + 1));
        take(piece);
        message = rest;
    }
}

/// Returns the digests of messages, and checks that one call, pieces and a batch give equal digests.
pub(crate) fn digests<A: Algorithm>(random: &mut Random, messages: &[&[u8]]) -> Vec<A::Digest> {
    let expected: Vec<_> = messages.iter().map(|message| Hasher::<A>::digest(message)).collect();
    let mut hashers: Vec<_> = messages
        .iter()
        .map(|message| {
            let mut hasher = Hasher::<A>::new();
            pieces(random, message, |piece| hasher.update(piece));
            hasher
        })
        .collect();
    let nothing = || {
        let mut nothing = expected.clone();
        nothing.iter_mut().for_each(|digest| digest.as_mut().fill(0));
        nothing
    };
    assert!(hashers.iter().map(|hasher| hasher.clone().finalize()).eq(expected.iter().copied()), "in pieces");
    let mut made = nothing();
    Hasher::<A>::finalize_many(&mut hashers, &mut made).unwrap();
    assert!(made == expected, "in pieces, finished together");
    let mut hashers = vec![Hasher::<A>::new(); messages.len()];
    let mut rests = messages.to_vec();
    while rests.iter().any(|rest| !rest.is_empty()) {
        // Most pieces have about the same length, and some have other lengths.
        let max = 1 << random.below(12);
        let mut pieces = Vec::new();
        for rest in &mut rests {
            let len = if random.below(4) > 0 { max } else { random.below(2 * max) };
            pieces.extend(rest.split_off(..len.min(rest.len())));
        }
        Hasher::<A>::update_many(&mut hashers, &pieces).unwrap();
    }
    assert!(hashers.into_iter().map(Hasher::finalize).eq(expected.iter().copied()), "in pieces, together");
    let mut made = nothing();
    Hasher::<A>::digest_many(messages, &mut made).unwrap();
    assert!(made == expected, "together");
    expected
}

/// Returns the tag of a message, and checks that one call, pieces and a batch under the same key give equal tags.
pub(crate) fn tag<A: Algorithm, const TAG: usize>(random: &mut Random, key: &[u8], message: &[u8]) -> Tag<TAG>
where
    Tag<TAG>: HmacTag<A>,
{
    let key = Hmac::<A, TAG>::new(key);
    let tag = key.mac(message);
    key.verify(message, &tag).unwrap();
    let mut mac = key.start();
    pieces(random, message, |piece| mac.update(piece));
    assert_eq!(mac.clone().finalize(), tag, "in pieces");
    mac.verify(&tag).unwrap();

    let others: Vec<_> = (0..random.below(40))
        .map(|_| {
            let len = random.below(300);
            random.bytes(len)
        })
        .collect();
    let mut messages: Vec<_> = others.iter().map(|other| &other[..]).collect();
    messages.insert(random.below(others.len() + 1), message);
    let mut tags = vec![Tag::from([0; TAG]); messages.len()];
    key.mac_many(&messages, &mut tags).unwrap();
    assert!(tags == messages.iter().map(|message| key.mac(message)).collect::<Vec<_>>(), "among others");
    tag
}
