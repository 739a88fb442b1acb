//! Methods of an operation that run long, called by its type.
//!
//! This crate is compiled without optimization: most of it builds kernels, which is done once. A method that is called through
//! a trait object would run as this crate compiles it. Called by its type, and `#[inline]`, it is compiled in the crate of the
//! caller, which is optimised.

use crate::aes::operation::AesExpand;
use crate::aes_ctr::operation::AesCtrXor;
use crate::aes_gcm::operation::{AesGcmBlocks, AesGcmFinish};
use crate::blake3::operation::Blake3Inputs;
use crate::chacha20::operation::{Chacha20Blocks, Chacha20Xor};
use crate::chacha20_poly1305::operation::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks};
use crate::ghash::operation::{GhashBlocks, GhashPowers};
use crate::hash::operation::{HashMessages, HashWords};
use crate::operation::{AnyOperation, Operation};
use crate::poly1305::operation::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers};
use crate::reference::{Draw, Regions};
use crate::sha256::operation::Sha256Pairs;

/// Of an operation of one of these types, the result of a method; of any other the method is called by the table.
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

        /// Whether the type is among these.
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
    Blake3Inputs,
    Chacha20Blocks,
    Chacha20Poly1305Begin,
    Chacha20Poly1305Blocks,
    Chacha20Xor,
    GhashBlocks,
    GhashPowers,
    HashMessages,
    HashWords,
    Poly1305Blocks,
    Poly1305Finish,
    Poly1305Lanes,
    Poly1305Powers,
    Sha256Pairs,
}

impl AnyOperation {
    /// Draws the memory that a kernel finds for a message of `len` bytes. Equal arguments give equal bytes.
    ///
    /// Samples that differ in `secret` only differ in secrets only. [`crate::reference::KINDS`] consecutive samples include
    /// messages, keys and accumulators with long carries. If `public` is even, a counter wraps after block `public / 2`.
    #[inline]
    pub fn sample(&self, public: u64, secret: u64, len: usize) -> Regions {
        draw(&**self, &Draw { public, secret, len })
    }

    /// The same where the regions in `one` lie at one place, and so hold the same.
    #[inline]
    pub fn sample_at(&self, one: &[&str], public: u64, secret: u64, len: usize) -> Regions {
        let mut given = self.sample(public, secret, len);
        let mut shared = given.clone().into_iter().filter(|(name, _)| one.contains(name));
        if let Some((_, bytes)) = shared.next() {
            shared.for_each(|(name, _)| drop(given.insert(name, bytes.clone())));
        }
        given
    }

    /// What a kernel is to leave in each region that it writes, computed from what it finds, by the specification.
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
            assert!(is_listed(&*kernel.operation), "{} would run without optimization", kernel.operation);
        }
    }
}
