//! `universal-hash` for Poly1305 and GHASH.

use core::fmt;

use universal_hash::{
    KeyInit, Reset, UhfBackend, UhfClosure, UniversalHash,
    array::Array,
    common::{BlockSizeUser, KeySizeUser, ParBlocksSizeUser},
    consts::{U1, U16, U32},
};
use zeroize::ZeroizeOnDrop;

use crate::{
    ghash::{self, Sum},
    poly1305::{self, OneTimeKey},
};

/// A 16-byte block.
pub type Block = Array<u8, U16>;
/// A Poly1305 key.
pub type Key = Array<u8, U32>;

/// Poly1305 (RFC 8439, section 2.5) under a key, which may authenticate one message only.
///
/// The state is erased when dropped and never printed.
pub struct Poly1305(poly1305::Poly1305);

impl Poly1305 {
    /// Computes the tag of the blocks that have been hashed and of `data`, which is not padded.
    ///
    /// ```
    /// use raddle::rustcrypto::poly1305::{Poly1305, universal_hash::KeyInit};
    ///
    /// let tag = Poly1305::new(&[7; 32].into()).compute_unpadded(b"attack at dawn");
    /// assert_eq!(tag.len(), 16);
    /// ```
    #[must_use]
    pub fn compute_unpadded(mut self, data: &[u8]) -> Block {
        self.0.update(data);
        (*self.0.finalize().as_bytes()).into()
    }
}

impl KeySizeUser for Poly1305 {
    type KeySize = U32;
}

impl KeyInit for Poly1305 {
    #[inline]
    fn new(key: &Key) -> Self {
        Self(poly1305::Poly1305::new(OneTimeKey::from(key.0)))
    }
}

impl Clone for Poly1305 {
    fn clone(&self) -> Self {
        Self(self.0.duplicate())
    }
}

/// GHASH (SP 800-38D, section 6.4) under a key.
///
/// The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct GHash {
    key: ghash::Key,
    sum: Sum,
}

impl KeySizeUser for GHash {
    type KeySize = U16;
}

impl KeyInit for GHash {
    #[inline]
    fn new(key: &Block) -> Self {
        Self { key: ghash::Key::new(&key.0), sum: Sum::new() }
    }
}

impl Reset for GHash {
    fn reset(&mut self) {
        self.sum = Sum::new();
    }
}

macro_rules! universal {
    ($($name:ident: |$self:ident, $bytes:ident| $take:expr, $finish:expr;)*) => {$(
        impl BlockSizeUser for $name {
            type BlockSize = U16;
        }

        impl ParBlocksSizeUser for $name {
            type ParBlocksSize = U1;
        }

        impl UhfBackend for $name {
            #[inline]
            fn proc_block(&mut self, block: &Block) {
                UniversalHash::update(self, core::slice::from_ref(block));
            }
        }

        impl UniversalHash for $name {
            #[inline]
            fn update_with_backend(&mut self, f: impl UhfClosure<BlockSize = U16>) {
                f.call(self);
            }

            #[inline]
            fn update(&mut $self, blocks: &[Block]) {
                let $bytes = Block::cast_slice_to_core(blocks).as_flattened();
                $take
            }

            #[inline]
            #[allow(unused_mut, reason = "one of them changes")]
            fn finalize(mut $self) -> Block {
                $finish.into()
            }
        }

        impl ZeroizeOnDrop for $name {}

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

universal! {
    Poly1305: |self, bytes| self.0.update(bytes), *self.0.finalize().as_bytes();
    GHash: |self, bytes| self.sum.update(&self.key, bytes), self.sum.finish(&self.key);
}
