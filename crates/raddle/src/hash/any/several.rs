//! Several digests of the same bytes.

use core::{
    error,
    fmt::{self, Debug},
    ops::Deref,
    slice,
};

use zeroize::ZeroizeOnDrop;

use super::{AnyDigest, AnyHash};
use crate::{
    hashing::write_impl,
    kernel::{self, Update, combined::driver::absorb},
    md5::Md5,
    sha1::Sha1,
    sha256::Sha256,
};

/// The maximum number of hash functions of a [`Several`].
pub const MAX_HASHES: usize = 8;

/// The number of bytes that one hash function takes before the next one: they stay in the L1 cache of a core meanwhile.
const CACHED: usize = 1 << 15;

/// The number of bytes from which one kernel for several functions gains more than the states of its hashers cost: on Zen 5,
/// MD5 and SHA-256 take 254 ns together and 225 apart for 64 bytes, 315 and 337 for 128.
const COMBINED_FROM: usize = 128;

/// Computes several digests of the same bytes, such as MD5 and SHA-256 for an object store.
///
/// On x86-64 processors with instructions for SHA, one kernel computes MD5 and SHA-256, SHA-1 and SHA-256, or all three. It
/// takes hardly longer than the slowest of them alone. Other functions, and other processors, hash a chunk of the size of the
/// L1 cache one after the other, so that the bytes come from memory once.
///
/// The state is erased when dropped and never printed, since the message may be secret. With the feature `std` it is a writer.
///
/// ```
/// use raddle::hash::{Several, any::AnyHash};
///
/// let mut several = Several::new(&[AnyHash::Md5, AnyHash::Sha256])?;
/// several.update(b"attack ");
/// several.update(b"at dawn");
/// let digests = several.finalize();
/// assert_eq!(digests[1], (AnyHash::Sha256, AnyHash::Sha256.digest("attack at dawn")));
/// for (hash, digest) in digests.iter() {
///     println!("{hash}: {digest}");
/// }
/// # Ok::<(), raddle::hash::SelectionError>(())
/// ```
#[derive(Clone)]
pub struct Several {
    selection: Selection,
    hashers: Hashers,
}

/// Hash functions, in the order in which their digests are returned.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Selection {
    /// The functions, followed by repetitions of the first.
    hashes: [AnyHash; MAX_HASHES],
    len: usize,
}

impl Deref for Selection {
    type Target = [AnyHash];

    fn deref(&self) -> &[AnyHash] {
        &self.hashes[..self.len]
    }
}

impl Selection {
    #[inline]
    fn new(hashes: &[AnyHash]) -> Result<Self, SelectionError> {
        let (&first, rest) = hashes.split_first().ok_or(SelectionError::Empty)?;
        if hashes.len() > MAX_HASHES {
            return Err(SelectionError::TooMany { got: hashes.len() });
        }
        let mut before = hashes.iter().enumerate();
        if let Some((_, &hash)) = before.find(|(i, hash)| hashes[..*i].contains(hash)) {
            return Err(SelectionError::Repeated(hash));
        }
        let mut all = [first; MAX_HASHES];
        all[1..hashes.len()].copy_from_slice(rest);
        Ok(Self { hashes: all, len: hashes.len() })
    }

    /// Returns the digests, given the digest of each function.
    #[inline]
    fn digests(&self, mut of: impl FnMut(AnyHash) -> AnyDigest) -> Digests {
        let mut digests = [(self.hashes[0], AnyDigest::new(&[])); MAX_HASHES];
        for (place, &hash) in digests.iter_mut().zip(self.iter()) {
            *place = (hash, of(hash));
        }
        Digests { digests, len: self.len }
    }
}

impl Several {
    /// Starts a message with these hash functions.
    ///
    /// # Errors
    ///
    /// If there is no hash function, more than [`MAX_HASHES`], or one of them twice.
    ///
    /// ```
    /// use raddle::hash::{SelectionError, Several, any::AnyHash};
    ///
    /// assert!(Several::new(&[AnyHash::Sha1, AnyHash::Blake3]).is_ok());
    /// assert_eq!(Several::new(&[]).unwrap_err(), SelectionError::Empty);
    /// assert_eq!(Several::new(&[AnyHash::Md5; 9]).unwrap_err(), SelectionError::TooMany { got: 9 });
    /// assert_eq!(Several::new(&[AnyHash::Md5; 2]).unwrap_err(), SelectionError::Repeated(AnyHash::Md5));
    /// ```
    pub fn new(hashes: &[AnyHash]) -> Result<Self, SelectionError> {
        let selection = Selection::new(hashes)?;
        let mut hashers = Hashers::default();
        selection.iter().for_each(|&hash| hashers.start(hash));
        Ok(Self { selection, hashers })
    }

    /// Computes the digests of one message.
    ///
    /// It takes less time than [`Several::new`] for a short message, for which it makes no state.
    ///
    /// # Errors
    ///
    /// Fails as [`Several::new`] does.
    ///
    /// ```
    /// use raddle::hash::{Several, any::AnyHash};
    ///
    /// let digests = Several::digest(&[AnyHash::Md5, AnyHash::Sha256], b"attack at dawn")?;
    /// assert_eq!(digests.get(AnyHash::Md5), Some(AnyHash::Md5.digest("attack at dawn")));
    /// # Ok::<(), raddle::hash::SelectionError>(())
    /// ```
    #[inline]
    pub fn digest(hashes: &[AnyHash], message: impl AsRef<[u8]>) -> Result<Digests, SelectionError> {
        let message = message.as_ref();
        if message.len() > CACHED {
            let mut several = Self::new(hashes)?;
            several.update(message);
            return Ok(several.finalize());
        }
        let selection = Selection::new(hashes)?;
        if message.len() < COMBINED_FROM {
            return Ok(selection.digests(|hash| hash.digest(message)));
        }
        let mut md5 = selection.contains(&AnyHash::Md5).then(Md5::new);
        let mut sha1 = selection.contains(&AnyHash::Sha1).then(Sha1::new);
        let mut sha256 = selection.contains(&AnyHash::Sha256).then(Sha256::new);
        update_combined(md5.as_mut(), sha1.as_mut(), sha256.as_mut(), message);
        Ok(selection.digests(|hash| match hash {
            AnyHash::Md5 => of_selected(md5.as_mut().map(Md5::finalize_reset)),
            AnyHash::Sha1 => of_selected(sha1.as_mut().map(Sha1::finalize_reset)),
            AnyHash::Sha256 => of_selected(sha256.as_mut().map(Sha256::finalize_reset)),
            other => other.digest(message),
        }))
    }

    /// Returns the hash functions.
    #[must_use]
    pub fn hashes(&self) -> &[AnyHash] {
        &self.selection
    }

    /// Hashes the next piece, of any length.
    pub fn update(&mut self, piece: &[u8]) {
        let chunk = if self.selection.len == 1 { piece.len().max(1) } else { CACHED };
        piece.chunks(chunk).for_each(|chunk| self.hashers.update(chunk));
    }

    /// Computes the digests of all pieces.
    #[must_use]
    pub fn finalize(mut self) -> Digests {
        self.finalize_reset()
    }

    /// Computes the digests of all pieces, and starts another message.
    ///
    /// ```
    /// use raddle::hash::{Several, any::AnyHash};
    ///
    /// let mut several = Several::new(&[AnyHash::Sha1, AnyHash::Sha256])?;
    /// several.update(b"attack at dawn");
    /// assert_eq!(several.finalize_reset().get(AnyHash::Sha1), Some(AnyHash::Sha1.digest("attack at dawn")));
    /// assert_eq!(several.finalize_reset().get(AnyHash::Sha1), Some(AnyHash::Sha1.digest("")));
    /// # Ok::<(), raddle::hash::SelectionError>(())
    /// ```
    #[must_use]
    pub fn finalize_reset(&mut self) -> Digests {
        self.selection.digests(|hash| self.hashers.finish(hash))
    }

    /// Discards the pieces, and starts another message.
    pub fn reset(&mut self) {
        self.hashers.reset();
    }
}

write_impl!([] Several);

/// The states erase themselves.
impl ZeroizeOnDrop for Several {}

/// Prints the hash functions.
impl Debug for Several {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Several").field(&self.hashes()).finish()
    }
}

/// The digests of [`Several`]: a slice of hash functions with their digests, in the order in which [`Several::new`] was given
/// the functions.
#[derive(Clone, Copy)]
pub struct Digests {
    digests: [(AnyHash, AnyDigest); MAX_HASHES],
    len: usize,
}

impl Digests {
    /// Returns the digest of a hash function, if it was computed.
    #[must_use]
    pub fn get(&self, hash: AnyHash) -> Option<AnyDigest> {
        self.iter().find_map(|(of, digest)| (*of == hash).then_some(*digest))
    }
}

impl Deref for Digests {
    type Target = [(AnyHash, AnyDigest)];

    fn deref(&self) -> &Self::Target {
        &self.digests[..self.len]
    }
}

impl PartialEq for Digests {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Digests {}

impl Debug for Digests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(hash, digest)| (hash, digest))).finish()
    }
}

/// The error for hash functions that [`Several::new`] does not take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SelectionError {
    /// There is no hash function.
    Empty,
    /// There are more than [`MAX_HASHES`] hash functions.
    TooMany {
        /// The number of hash functions.
        got: usize,
    },
    /// The hash function is given twice.
    Repeated(AnyHash),
}

impl fmt::Display for SelectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no hash function is selected"),
            Self::TooMany { got } => write!(f, "{got} hash functions are selected, and at most {MAX_HASHES} can be"),
            Self::Repeated(hash) => write!(f, "{hash} is selected twice"),
        }
    }
}

impl error::Error for SelectionError {}

macro_rules! declare {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $($text:literal)*;
    )*) => {
        /// The hasher of each selected function.
        #[derive(Clone, Default)]
        struct Hashers {
            $($function: Option<$hasher>,)*
        }

        impl Hashers {
            /// Selects a function.
            fn start(&mut self, hash: AnyHash) {
                match hash {
                    $(AnyHash::$name => self.$function = Some(<$hasher>::new()),)*
                }
            }

            /// Hashes a chunk by each function.
            fn update(&mut self, chunk: &[u8]) {
                update_combined(self.md5.as_mut(), self.sha1.as_mut(), self.sha256.as_mut(), chunk);
                $(
                    if let Some(hasher) = &mut self.$function && !COMBINED.contains(&AnyHash::$name) {
                        hasher.update(chunk);
                    }
                )*
            }

            /// Computes the digest of a selected function, and resets its hasher.
            fn finish(&mut self, hash: AnyHash) -> AnyDigest {
                match hash {
                    $(AnyHash::$name => of_selected(self.$function.as_mut().map(|hasher| hasher.finalize_reset())),)*
                }
            }

            fn reset(&mut self) {
                $(self.$function.iter_mut().for_each(|hasher| hasher.reset());)*
            }
        }
    };
}

crate::hashes!(declare);

/// Returns the digest of a selected function, which has a hasher.
fn of_selected(digest: Option<impl AsRef<[u8]>>) -> AnyDigest {
    AnyDigest::new(digest.expect("every selected function has a hasher").as_ref())
}

/// The functions that [`update_combined`] computes.
const COMBINED: [AnyHash; 3] = [AnyHash::Md5, AnyHash::Sha1, AnyHash::Sha256];

/// Hashes the next piece of a message with each hasher: by one kernel if this CPU has one for these functions, otherwise by
/// one function after the other. All hashers must have absorbed the same bytes before.
///
/// ```
/// use raddle::{bindings::update_combined, md5::Md5, sha256::Sha256};
///
/// let (mut md5, mut sha256) = (Md5::new(), Sha256::new());
/// update_combined(Some(&mut md5), None, Some(&mut sha256), b"attack at dawn");
/// assert_eq!(md5.finalize(), Md5::digest("attack at dawn"));
/// assert_eq!(sha256.finalize(), Sha256::digest("attack at dawn"));
/// ```
pub fn update_combined(
    mut md5: Option<&mut Md5>,
    mut sha1: Option<&mut Sha1>,
    mut sha256: Option<&mut Sha256>,
    piece: &[u8],
) {
    if !update_by_kernel(&mut md5, &mut sha1, &mut sha256, piece) {
        md5.into_iter().for_each(|hasher| hasher.update(piece));
        sha1.into_iter().for_each(|hasher| hasher.update(piece));
        sha256.into_iter().for_each(|hasher| hasher.update(piece));
    }
}

/// Hashes a piece by one kernel, if there is one. Returns whether it was hashed.
fn update_by_kernel(
    md5: &mut Option<&mut Md5>,
    sha1: &mut Option<&mut Sha1>,
    sha256: &mut Option<&mut Sha256>,
    piece: &[u8],
) -> bool {
    let Some(sha256) = sha256 else { return false };
    // All hashers have absorbed the same bytes and have blocks of the same length, so their partial blocks are equal.
    let filled = sha256.filled();
    let Update::Hash { first, whole } = Update::new::<kernel::Sha256>(filled, piece.len()) else { return false };
    if first + whole == 0 {
        return false;
    }
    let (first, rest) = piece.split_at(first);
    let (blocks, rest) = rest.split_at(whole);
    // Nothing reads the bytes of a partial block beyond its length.
    sha256.part[filled..filled + first.len()].copy_from_slice(first);
    let first = if first.is_empty() { &[] } else { slice::from_ref(&sha256.part) };
    let hashes = (md5.as_mut().map(|hasher| &mut hasher.hash), sha1.as_mut().map(|hasher| &mut hasher.hash));
    if !absorb(hashes.0, hashes.1, &mut sha256.hash, [first, blocks.as_chunks().0]) {
        return false;
    }
    macro_rules! keep {
        ($hasher:expr) => {
            $hasher.part[..rest.len()].copy_from_slice(rest);
            $hasher.length = $hasher.length.wrapping_add(piece.len() as u64);
        };
    }
    keep!(sha256);
    if let Some(md5) = md5 {
        keep!(md5);
    }
    if let Some(sha1) = sha1 {
        keep!(sha1);
    }
    true
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use std::{
        panic::{AssertUnwindSafe, catch_unwind},
        vec::Vec,
    };

    use super::*;
    use crate::kernel::{Boundary, plant};

    const HASHES: [&[AnyHash]; 3] = [
        &[AnyHash::Md5, AnyHash::Sha256],
        &[AnyHash::Sha1, AnyHash::Sha256],
        &[AnyHash::Md5, AnyHash::Sha1, AnyHash::Sha256],
    ];

    /// Numbers of bytes around the blocks of 64 bytes. Miri takes minutes for all of them.
    const LENGTHS: &[usize] = if cfg!(miri) { &[1, 64, 65] } else { &[0, 1, 63, 64, 65, 127, 128, 130] };

    /// Returns the digests of two updates.
    fn digests(text: &[u8]) -> Vec<Digests> {
        let lengths = || LENGTHS.iter().copied();
        let pairs = lengths().flat_map(|first| lengths().map(move |second| (first, second)));
        let of = |hashes: &[AnyHash], (first, second): (usize, usize)| {
            let mut several = Several::new(hashes).unwrap();
            several.update(&text[..first]);
            several.update(&text[first..first + second]);
            several.finalize()
        };
        pairs.flat_map(|pair| HASHES.map(|hashes| of(hashes, pair))).collect()
    }

    #[test]
    fn a_fault_in_the_division_of_a_piece_is_found() {
        let text: Vec<u8> = (0..260).map(|i| i as u8).collect();
        let expected = digests(&text);
        for boundary in [Boundary::First, Boundary::Whole] {
            for offset in [-1, 1] {
                plant(Some((boundary, offset)));
                let found = catch_unwind(AssertUnwindSafe(|| digests(&text)));
                plant(None);
                assert!(found.is_err() || found.is_ok_and(|found| found != expected), "{boundary:?} {offset}");
            }
        }
        assert!(digests(&text) == expected);
    }
}
