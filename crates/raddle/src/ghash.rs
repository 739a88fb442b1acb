//! GHASH (SP 800-38D, section 6.4), the hash of GCM. **A primitive**: on its own, it authenticates nothing, since
//! anyone who sees a hash can solve for the key. Most programs want [`aes_gcm`](crate::aes_gcm).
//!
//! ```
//! use raddle::ghash::{Ghash, Key};
//!
//! let key = Key::new(&[7; 16]);
//! let mut hash = Ghash::new(&key);
//! hash.update(b"additional data");
//! hash.pad();
//! hash.update(b"a part of a ");
//! hash.update(b"message");
//! let block = hash.finalize();
//! # let mut other = Ghash::new(&key);
//! # other.update(b"additional data\0a part of a message\0\0\0\0\0\0\0\0\0\0\0\0\0");
//! # assert_eq!(other.finalize(), block);
//! ```
//!
//! The time taken depends only on lengths.

use core::fmt;

use zeroize::ZeroizeOnDrop;

use crate::{kernel, memory::wipe::wipe};

/// The length of a block in bytes.
pub const BLOCK_BYTES: usize = 16;

/// The secret key H and its powers, erased when dropped and never printed. Threads may share it.
#[derive(Clone)]
pub struct Key(kernel::Ghash);

impl Key {
    /// Computes the powers of H. In GCM, H is the encryption of the all-zero block.
    ///
    /// ```
    /// use raddle::{aes, ghash};
    ///
    /// let cipher = aes::Aes128::new(&aes::Key::from([7; 16]));
    /// let key = ghash::Key::new(&cipher.encrypt_block(&[0; 16]));
    /// assert_eq!(format!("{key:?}"), "Key(..)");
    /// ```
    #[inline]
    #[must_use]
    pub fn new(h: &[u8; BLOCK_BYTES]) -> Self {
        Self(kernel::Ghash::new(h))
    }
}

impl ZeroizeOnDrop for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// The hash of data in pieces: Y = (… (X1 H + X2) H + … + Xm) H.
///
/// The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct Ghash<'k> {
    key: &'k Key,
    sum: Sum,
}

impl<'k> Ghash<'k> {
    /// Starts a hash.
    ///
    /// ```
    /// use raddle::ghash::{Ghash, Key};
    ///
    /// assert_eq!(Ghash::new(&Key::new(&[7; 16])).finalize(), [0; 16]);
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: &'k Key) -> Self {
        Self { key, sum: Sum::new() }
    }

    /// Hashes the next piece, of any length.
    ///
    /// ```
    /// use raddle::ghash::{Ghash, Key};
    ///
    /// let key = Key::new(&[7; 16]);
    /// let (mut whole, mut pieces) = (Ghash::new(&key), Ghash::new(&key));
    /// whole.update(b"attack at dawn");
    /// pieces.update(b"attack ");
    /// pieces.update(b"at dawn");
    /// assert_eq!(whole.finalize(), pieces.finalize());
    /// ```
    pub fn update(&mut self, piece: &[u8]) {
        self.sum.update(self.key, piece);
    }

    /// Pads a partial block with zeros, as GCM does after the additional data and after the text.
    ///
    /// ```
    /// use raddle::ghash::{Ghash, Key};
    ///
    /// let key = Key::new(&[7; 16]);
    /// let (mut padded, mut zeros) = (Ghash::new(&key), Ghash::new(&key));
    /// padded.update(b"attack at dawn");
    /// padded.pad();
    /// padded.update(b"attack at dusk");
    /// zeros.update(b"attack at dawn\0\0attack at dusk");
    /// assert_eq!(padded.finalize(), zeros.finalize());
    /// ```
    pub fn pad(&mut self) {
        self.sum.pad(self.key);
    }

    /// Returns the hash of all pieces, with the last block padded with zeros.
    ///
    /// ```
    /// use raddle::ghash::{Ghash, Key};
    ///
    /// let key = Key::new(&[7; 16]);
    /// let (mut hash, mut padded) = (Ghash::new(&key), Ghash::new(&key));
    /// hash.update(b"attack at dawn");
    /// padded.update(b"attack at dawn\0\0");
    /// assert_eq!(hash.finalize(), padded.finalize());
    /// ```
    #[must_use]
    pub fn finalize(mut self) -> [u8; BLOCK_BYTES] {
        self.sum.finish(self.key)
    }
}

/// A hash in pieces, without its key: each call is given the key. The state is erased when dropped.
#[derive(Clone)]
pub(crate) struct Sum {
    /// The sum. The last block has been added to it, but the result has not been multiplied yet.
    sum: [u8; BLOCK_BYTES],
    /// The partial block.
    part: [u8; BLOCK_BYTES],
    /// The length of the partial block, which is less than a block.
    filled: usize,
}

impl Sum {
    #[inline]
    pub(crate) fn new() -> Self {
        Self { sum: [0; BLOCK_BYTES], part: [0; BLOCK_BYTES], filled: 0 }
    }

    pub(crate) fn update(&mut self, key: &Key, mut piece: &[u8]) {
        if self.filled > 0 {
            let n = piece.len().min(BLOCK_BYTES - self.filled);
            let (first, rest) = piece.split_at(n);
            self.part[self.filled..self.filled + n].copy_from_slice(first);
            (self.filled, piece) = (self.filled + n, rest);
            if self.filled < BLOCK_BYTES {
                return;
            }
            key.0.absorb(&mut self.sum, &[self.part]);
        }
        let (blocks, rest) = piece.as_chunks();
        key.0.absorb(&mut self.sum, blocks);
        self.part[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    pub(crate) fn pad(&mut self, key: &Key) {
        if self.filled > 0 {
            self.part[self.filled..].fill(0);
            key.0.absorb(&mut self.sum, &[self.part]);
            self.filled = 0;
        }
    }

    pub(crate) fn finish(&mut self, key: &Key) -> [u8; BLOCK_BYTES] {
        self.pad(key);
        // The last block is still to be multiplied.
        key.0.absorb(&mut self.sum, &[[0; BLOCK_BYTES]]);
        self.sum
    }
}

impl Drop for Sum {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.sum);
        wipe(&mut self.part);
    }
}

/// The fields erase themselves.
impl ZeroizeOnDrop for Ghash<'_> {}

impl fmt::Debug for Ghash<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ghash(..)")
    }
}
