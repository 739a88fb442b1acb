//! Batches of messages of any number and lengths: digests, digests of messages in pieces, and HMAC tags, compared with
//! RustCrypto, which processes one message after another.

use crate::{Text, theirs};
use arbitrary::Arbitrary;
use hmac::{KeyInit, Mac};
use raddle::sha256::CountMismatch;
use sha2::Digest;

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    text: Text,
    messages: Messages,
    key: Text,
    function: u8,
}

/// The messages, each of which is a part of the text.
#[derive(Arbitrary, Debug)]
enum Messages {
    Any(Vec<Part>),
    /// `count` messages of one length, each some bytes after the previous one.
    Equal {
        count: u8,
        len: u16,
        step: u8,
    },
    /// A few messages that are repeated, so that a batch is full of them.
    Repeated {
        parts: [Part; 3],
        count: u8,
    },
}

#[derive(Arbitrary, Clone, Copy, Debug)]
struct Part {
    from: u16,
    len: u16,
    /// A shift of the length, so that most messages are short.
    shift: u8,
}

impl Messages {
    /// Returns the messages, at most 1 MiB in all, so that a case takes milliseconds.
    fn of<'t>(&self, text: &'t [u8]) -> Vec<&'t [u8]> {
        let part = |from: usize, len: usize| {
            let rest = &text[from.min(text.len())..];
            &rest[..len.min(rest.len())]
        };
        let one = |Part { from, len, shift }: Part| part(from.into(), usize::from(len) >> (shift % 16));
        let messages: Vec<_> = match self {
            Self::Any(parts) => parts.iter().copied().map(one).collect(),
            &Self::Equal { count, len, step } => {
                (0..usize::from(count)).map(|i| part(i * usize::from(step), len.into())).collect()
            }
            Self::Repeated { parts, count } => parts.iter().cycle().take((*count).into()).copied().map(one).collect(),
        };
        let mut left = 1 << 20;
        let fits = |message: &&[u8]| {
            left -= message.len() as isize;
            left >= 0
        };
        messages.into_iter().take_while(fits).collect()
    }
}

macro_rules! compare {
    ($messages:expr, $key:expr, $ours:ty, $hmac:ty, $rival:ty, $bytes:literal) => {{
        let (messages, key) = ($messages, $key);
        let mut digests = vec![[0xa5; $bytes]; messages.len()];
        <$ours>::digest_many(messages, &mut digests).expect("as many");
        let expected: Vec<[u8; $bytes]> = messages.iter().map(|message| <$rival>::digest(message).into()).collect();
        assert_eq!(digests, expected);

        // Each message is absorbed in two pieces, then all of them are finished together, and the hashers are as
        // new after that.
        let mut hashers = vec![<$ours>::new(); messages.len()];
        let pieces = messages.iter().enumerate().map(|(i, message)| message.split_at(message.len().min(37 * i)));
        let (first, rest): (Vec<_>, Vec<_>) = pieces.unzip();
        <$ours>::update_many(&mut hashers, &first).expect("as many");
        <$ours>::update_many(&mut hashers, &rest).expect("as many");
        digests.fill([0xa5; $bytes]);
        <$ours>::finalize_many(&mut hashers, &mut digests).expect("as many");
        assert_eq!(digests, expected);
        <$ours>::finalize_many(&mut hashers, &mut digests).expect("as many");
        assert!(digests.iter().all(|digest| digest[..] == <$rival>::digest(b"")[..]));

        let (key, rival) = (<$hmac>::new(key), hmac::Hmac::<$rival>::new_from_slice(key));
        let rival = rival.expect("any length");
        let mut tags = vec![[0xa5; $bytes].into(); messages.len()];
        key.mac_many(messages, &mut tags).expect("as many");
        for (message, tag) in messages.iter().zip(&tags) {
            assert_eq!(tag.as_bytes()[..], rival.clone().chain_update(message).finalize().into_bytes()[..]);
            key.verify(message, tag).expect("the right tag");
        }

        let mismatch = Err(CountMismatch { messages: messages.len(), results: messages.len() + 1 });
        let mut more = vec![[0xa5; $bytes]; messages.len() + 1];
        assert_eq!(<$ours>::digest_many(messages, &mut more), mismatch);
        assert!(more.iter().flatten().all(|&byte| byte == 0xa5));
    }};
}

macro_rules! functions {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        /// Compares each function with RustCrypto's on the messages, and HMAC under the key.
        const FUNCTIONS: &[fn(&[&[u8]], &[u8])] =
            &[$(|messages, key| compare!(messages, key, $hasher, $mac, theirs::$name, $digest)),*];
    };
}

raddle::hashes!(padded: functions);

/// Runs a case.
pub fn check(case: &Case) {
    FUNCTIONS[usize::from(case.function) % FUNCTIONS.len()](&case.messages.of(&case.text.0), &case.key.0);
}
