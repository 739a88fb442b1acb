//! The methods of operations that run long, called by the operation's type.
//!
//! This crate is compiled without optimisation: most of it builds kernels, which is done once. A method that is called
//! through a trait object would run as this crate compiles it. If a method is called by its type and is `#[inline]`,
//! the crate of the caller compiles it, with optimisation.

use crate::aes::operation::{AesExpand, AesGcmSivKeys};
use crate::aes_ctr::operation::AesCtrXor;
use crate::aes_gcm::operation::{AesGcmBlocks, AesGcmFinish};
use crate::blake3::operation::Blake3Inputs;
use crate::chacha20::operation::{Chacha20Blocks, Chacha20Xor};
use crate::chacha20_poly1305::operation::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks};
use crate::combined::operation::CombinedBlocks;
use crate::ghash::operation::{GhashBlocks, GhashPowers};
use crate::hash::operation::{HashMessages, HashWords};
use crate::operation::{AnyOperation, Operation};
use crate::poly1305::operation::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers};
use crate::reference::{Draw, Regions};
use crate::sha1::operation::{Sha1CheckedBlocks, Sha1CheckedLanes};
use crate::sha256::operation::Sha256Pairs;

/// Calls a method directly if the operation has one of these types, and through the trait object otherwise.
macro_rules! call {
    ($operation:ident.$method:ident($argument:ident): $($of:ident),+) => {{
        $(if let Some(operation) = $operation.as_a::<$of>() {
            return operation.$method($argument);
        })+
        $operation.$method($argument)
    }};
}

/// Declares the methods for all types.
macro_rules! by_type {
    ($($of:ident),+ $(,)?) => {
        #[inline]
        fn draw(operation: &dyn Operation, draw: &Draw) -> Regions {
            call!(operation.draw(draw): $($of),+)
        }

        #[inline]
        fn reference(operation: &dyn Operation, given: &Regions) -> Regions {
            call!(operation.reference(given): $($of),+)
        }

        /// Returns whether the type is listed here.
        #[cfg(test)]
        fn is_listed(operation: &dyn Operation) -> bool {
            false $(|| operation.is::<$of>())+
        }
    };
}

by_type! {
    AesCtrXor,
    AesExpand,
    AesGcmBlocks,
    AesGcmFinish,
    AesGcmSivKeys,
    Blake3Inputs,
    Chacha20Blocks,
    Chacha20Poly1305Begin,
    Chacha20Poly1305Blocks,
    Chacha20Xor,
    CombinedBlocks,
    GhashBlocks,
    GhashPowers,
    HashMessages,
    HashWords,
    Poly1305Blocks,
    Poly1305Finish,
    Poly1305Lanes,
    Poly1305Powers,
    Sha1CheckedBlocks,
    Sha1CheckedLanes,
    Sha256Pairs,
}

impl AnyOperation {
    /// Draws the memory that a kernel finds for a message of `len` bytes. Equal arguments give equal bytes.
    ///
    /// Samples that differ only in `secret` differ only in secrets. [`crate::reference::KINDS`] consecutive samples
    /// include messages, keys and accumulators with long carries. If `public` is even, a counter wraps after block
    /// `public / 2`.
    #[inline]
    pub fn sample(&self, public: u64, secret: u64, len: usize) -> Regions {
        draw(&**self, &Draw { public, secret, len })
    }

    /// Draws the same memory, with the regions in `one` at one place, so that they hold the same bytes.
    #[inline]
    pub fn sample_at(&self, one: &[&str], public: u64, secret: u64, len: usize) -> Regions {
        let mut given = self.sample(public, secret, len);
        let mut shared = given.clone().into_iter().filter(|(name, _)| one.contains(name));
        if let Some((_, bytes)) = shared.next() {
            shared.for_each(|(name, _)| drop(given.insert(name, bytes.clone())));
        }
        given
    }

    /// Computes from the specification the bytes that a kernel must leave in each region that it writes.
    #[inline]
    pub fn reference(&self, given: &Regions) -> Regions {
        reference(&**self, given)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_of_all_kernels_are_listed() {
        for kernel in [crate::all(), crate::candidates()].concat() {
            assert!(is_listed(&*kernel.operation), "{} would run without optimisation", kernel.operation);
        }
    }
}
