//! Algorithms that take messages in pieces, with any order of calls: pieces, clones that continue independently, ends
//! and new beginnings. Every result is compared with RustCrypto's result for the whole message.

use crate::{Text, theirs};
use arbitrary::Arbitrary;
use ghash::universal_hash::UniversalHash;
use hmac::Mac as _;
use poly1305::universal_hash::KeyInit;
use raddle::aes_gcm::Aes256Gcm;
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::ghash::Ghash;
use raddle::poly1305::{OneTimeKey, Poly1305};
use sha2::Digest;

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    which: u8,
    calls: Vec<Call>,
    text: Text,
}

#[derive(Arbitrary, Clone, Copy, Debug)]
enum Call {
    Short(u8),
    Long(u16),
    /// A clone takes the piece and ends; the stream continues without it.
    Clone(u8),
    /// Ends the message, and begins another.
    End,
    /// Fills up the block with zeros, if the algorithm can.
    Pad,
}

/// A message in pieces, of any algorithm.
trait Stream: Clone {
    fn begin(key: &[u8; 32]) -> Self;
    fn update(&mut self, piece: &[u8]);
    fn end(self) -> Vec<u8>;
    /// Returns the result of the reference for the whole message.
    fn expected(key: &[u8; 32], message: &[u8]) -> Vec<u8>;
}

macro_rules! functions {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        $(
            impl Stream for $hasher {
                fn begin(_: &[u8; 32]) -> Self {
                    Self::new()
                }
                fn update(&mut self, piece: &[u8]) {
                    self.update(piece);
                }
                fn end(mut self) -> Vec<u8> {
                    let digest = self.finalize_reset();
                    assert_eq!(self.finalize()[..], theirs::$name::digest(b"")[..]);
                    digest.to_vec()
                }
                fn expected(_: &[u8; 32], message: &[u8]) -> Vec<u8> {
                    theirs::$name::digest(message).to_vec()
                }
            }

            impl Stream for raddle::hmac::Mac<$algorithm, $digest> {
                fn begin(key: &[u8; 32]) -> Self {
                    <$mac>::new(key).start()
                }
                fn update(&mut self, piece: &[u8]) {
                    self.update(piece);
                }
                fn end(self) -> Vec<u8> {
                    let tag = self.clone().finalize();
                    self.verify(&tag).expect("its own tag");
                    tag.as_bytes().to_vec()
                }
                fn expected(key: &[u8; 32], message: &[u8]) -> Vec<u8> {
                    let rival = hmac::Hmac::<theirs::$name>::new_from_slice(key).expect("any length");
                    rival.chain_update(message).finalize().into_bytes().to_vec()
                }
            }
        )*

        /// The algorithms.
        const ALGORITHMS: &[fn(&Case)] = &[
            $(run::<$hasher>, run::<raddle::hmac::Mac<$algorithm, $digest>>,)*
            run::<Authenticator>,
            authenticator,
            chacha20poly1305,
            aes_gcm,
        ];
    };
}

raddle::hashes!(padded: functions);

/// An authenticator of one message, which cannot be cloned: another authenticator takes all pieces at once.
struct Authenticator {
    mac: Poly1305,
    key: [u8; 32],
    taken: Vec<u8>,
}

impl Clone for Authenticator {
    fn clone(&self) -> Self {
        let mut other = Self::begin(&self.key);
        other.update(&self.taken);
        other
    }
}

impl Stream for Authenticator {
    fn begin(key: &[u8; 32]) -> Self {
        Self { mac: Poly1305::new(OneTimeKey::from(*key)), key: *key, taken: Vec::new() }
    }
    fn update(&mut self, piece: &[u8]) {
        self.mac.update(piece);
        self.taken.extend(piece);
    }
    fn end(self) -> Vec<u8> {
        self.mac.finalize().as_bytes().to_vec()
    }
    fn expected(key: &[u8; 32], message: &[u8]) -> Vec<u8> {
        poly1305::Poly1305::new(key.into()).compute_unpadded(message).to_vec()
    }
}

/// Runs a case.
pub fn check(case: &Case) {
    ALGORITHMS[usize::from(case.which) % ALGORITHMS.len()](case);
}

fn run<S: Stream>(case: &Case) {
    let (mut stream, mut from, mut at) = (S::begin(&case.key), 0, 0);
    for &call in &case.calls {
        let rest = &case.text.0[at..];
        let piece = |len: usize| &rest[..len.min(rest.len())];
        match call {
            Call::Short(len) => at += update(&mut stream, piece(len.into())),
            Call::Long(len) => at += update(&mut stream, piece(len.into())),
            Call::Clone(len) => {
                let (mut other, piece) = (stream.clone(), piece(len.into()));
                other.update(piece);
                assert_eq!(other.end(), S::expected(&case.key, &case.text.0[from..at + piece.len()]));
            }
            Call::End | Call::Pad => {
                let ended = std::mem::replace(&mut stream, S::begin(&case.key)).end();
                assert_eq!(ended, S::expected(&case.key, &case.text.0[from..at]));
                from = at;
            }
        }
    }
    assert_eq!(stream.end(), S::expected(&case.key, &case.text.0[from..at]));
}

fn update(stream: &mut impl Stream, piece: &[u8]) -> usize {
    stream.update(piece);
    piece.len()
}

/// Computes GHASH of pieces, some of which end a block.
fn authenticator(case: &Case) {
    let h = *case.key.first_chunk::<16>().expect("32 bytes");
    let key = raddle::ghash::Key::new(&h);
    let mut hash = Ghash::new(&key);
    let (mut padded, mut rest) = (Vec::new(), &case.text.0[..]);
    for &call in &case.calls {
        let len = match call {
            Call::Short(len) | Call::Clone(len) => len.into(),
            Call::Long(len) => len.into(),
            Call::End | Call::Pad => {
                hash.pad();
                padded.resize(padded.len().next_multiple_of(16), 0);
                continue;
            }
        };
        let piece = &rest[..rest.len().min(len)];
        hash.update(piece);
        padded.extend(piece);
        rest = &rest[piece.len()..];
    }
    let mut rival = ghash::GHash::new(&h.into());
    rival.update_padded(&padded);
    assert_eq!(hash.finalize()[..], rival.finalize()[..]);
}

/// Seals and opens in pieces with every call: in place and with separate buffers, in two passes, and with another
/// message in the second pass.
macro_rules! aead {
    ($name:ident, $ours:ident, $rival:ty) => {
        fn $name(case: &Case) {
            use aes_gcm::{AeadInOut, KeyInit};
            let (first, rest) = case.key.split_first_chunk::<12>().expect("32 bytes");
            let (nonce, aad) = ((*first).into(), &rest[..usize::from(case.which / 10) % 21]);
            let cipher = $ours::new(&case.key.into());
            let mut sealed = case.text.0.clone();
            let rival = <$rival>::new(&case.key.into());
            let tag = rival.encrypt_inout_detached(&(*first).into(), aad, sealed.as_mut_slice().into());
            let tag = <[u8; 16]>::from(tag.expect("not too long")).into();

            let mut sealer = cipher.sealer(&nonce, aad);
            let mut ours = case.text.0.clone();
            for (call, piece) in pieces(&case.calls, &mut ours) {
                match call {
                    Call::Short(_) => sealer.seal(piece).expect("not too long"),
                    _ => sealer.seal_to(&piece.to_vec(), piece).expect("the same lengths"),
                }
            }
            assert_eq!((&ours, sealer.finalize()), (&sealed, tag));

            // The two passes use different pieces.
            let open = |changed: bool| {
                let mut opener = cipher.opener(&nonce, aad);
                sealed
                    .chunks(1 + usize::from(case.which) * 7)
                    .for_each(|piece| opener.authenticate(piece).expect("short"));
                let mut opened = opener.verify(&tag).expect("the right tag");
                let mut text = sealed.clone();
                if changed {
                    let middle = text.len() / 2;
                    text[middle] ^= 1;
                }
                for (call, piece) in pieces(&case.calls, &mut text) {
                    match call {
                        Call::Short(_) => opened.open(piece).expect("as long as before"),
                        _ => opened.open_to(&piece.to_vec(), piece).expect("the same lengths"),
                    }
                }
                (opened.finish(), text)
            };
            assert_eq!(open(false), (Ok(()), case.text.0.clone()));
            assert!(sealed.is_empty() || open(true).0.is_err());
        }
    };
}

aead!(chacha20poly1305, ChaCha20Poly1305, chacha20poly1305::ChaCha20Poly1305);
aead!(aes_gcm, Aes256Gcm, aes_gcm::Aes256Gcm);

/// Returns the pieces of a text, and the call that takes each; the last takes the rest.
fn pieces<'t>(calls: &[Call], text: &'t mut [u8]) -> Vec<(Call, &'t mut [u8])> {
    let (mut rest, mut pieces) = (text, Vec::new());
    for &call in calls {
        let len = match call {
            Call::Short(len) | Call::Clone(len) => len.into(),
            Call::Long(len) => usize::from(len),
            Call::End | Call::Pad => 0,
        };
        let len = len.min(rest.len());
        let (first, others) = rest.split_at_mut(len);
        pieces.push((call, first));
        rest = others;
    }
    pieces.push((Call::End, rest));
    pieces
}
