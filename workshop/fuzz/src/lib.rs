//! The cases of the fuzz targets that reach kernels, with their checks, and the inputs that they share. The targets
//! pass them to libFuzzer; `tests/interpreted.rs` runs the seeds and random cases at every level, on every machine.

pub mod aes_ctr;
pub mod aes_gcm;
pub mod batches;
pub mod chacha20;
pub mod chacha20poly1305;
pub mod hashes;
pub mod kdf;
pub mod kernels;
pub mod poly1305;
pub mod sealed_streams;
pub mod streams;
pub mod xchacha20;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use arbitrary::{Arbitrary, Result, Unstructured};

/// The hash functions of RustCrypto and of the crate `blake3`, whose names are those of the library's list.
mod theirs {
    pub(crate) use md5::Md5;
    pub(crate) use sha1::Sha1;
    pub(crate) use sha2::*;

    pub(crate) struct Blake3;

    impl Blake3 {
        pub(crate) fn digest(message: &[u8]) -> [u8; 32] {
            *blake3::hash(message).as_bytes()
        }
    }
}

/// The maximal length of a text of a case.
static LONGEST: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Bounds the texts of all cases that are decoded from now on, and so their work.
pub fn bound_texts(bytes: usize) {
    LONGEST.store(bytes, Relaxed);
}

/// A text of up to 64 KiB, or less if [`bound_texts`] says so. The fuzzer chooses its first bytes and its length; the
/// rest repeats and varies those, so that long texts need few of the fuzzer's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(pub Vec<u8>);

impl<'a> Arbitrary<'a> for Text {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let scale: u8 = u.arbitrary()?;
        // Short texts are as frequent as long ones: each number of bits is equally likely.
        let len = usize::from(u.arbitrary::<u16>()?) >> (scale % 16);
        let len = len.min(LONGEST.load(Relaxed));
        let mut text: Vec<u8> = u.arbitrary()?;
        text.reserve(len.saturating_sub(text.len()));
        for i in text.len()..len {
            let before = i.checked_sub(17).map_or(scale, |at| text[at]);
            text.push(before.wrapping_mul(5).wrapping_add(i as u8));
        }
        text.truncate(len);
        Ok(Self(text))
    }
}

/// The lengths of the pieces into which a text is cut; the rest is the last piece.
#[derive(Arbitrary, Clone, Debug)]
pub struct Pieces(Vec<Piece>);

#[derive(Arbitrary, Clone, Copy, Debug)]
enum Piece {
    Short(u8),
    Long(u16),
}

impl Pieces {
    /// Returns every piece of a text, including the last one, which may be empty.
    pub fn of<'t>(&self, text: &'t [u8]) -> Vec<&'t [u8]> {
        let mut rest = text;
        let mut pieces: Vec<_> =
            self.0.iter().map(|piece| rest.split_off(..piece.len(rest.len())).expect("no more is left")).collect();
        pieces.push(rest);
        pieces
    }

    /// Returns every piece of a text for writing.
    pub fn of_mut<'t>(&self, text: &'t mut [u8]) -> Vec<&'t mut [u8]> {
        let mut rest = text;
        let mut pieces = Vec::new();
        for piece in &self.0 {
            let len = piece.len(rest.len());
            let (first, others) = rest.split_at_mut(len);
            pieces.push(first);
            rest = others;
        }
        pieces.push(rest);
        pieces
    }
}

impl Piece {
    fn len(self, max: usize) -> usize {
        match self {
            Self::Short(len) => usize::from(len).min(max),
            Self::Long(len) => usize::from(len).min(max),
        }
    }
}

/// Returns the XOR of two texts of the same length.
pub fn xor(left: &[u8], right: &[u8]) -> Vec<u8> {
    assert_eq!(left.len(), right.len());
    left.iter().zip(right).map(|(left, right)| left ^ right).collect()
}
