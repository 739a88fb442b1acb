//! SHA-256 of pairs of digests and of digests, and the roots of trees.

use core::ptr;

use core_api::{
    merkle::{self, MerkleTree},
    sha256::{self, sha256d},
};

use crate::{
    arguments::{Memory, check, check_call, input, output, write},
    error::{code, raddle_error, raddle_error::*},
};

/// Ethereum's tree (Simple Serialize, `merkleize`).
pub const RADDLE_MERKLE_SSZ: u32 = 0;

/// The tree of Certificate Transparency (RFC 6962, section 2.1).
pub const RADDLE_MERKLE_RFC6962: u32 = 1;

/// The tree of the transactions of a Bitcoin block. Different lists of leaves can have the same root: repeating a last
/// node changes nothing (CVE-2012-2459).
pub const RADDLE_MERKLE_BITCOIN: u32 = 2;

/// A SHA-256 digest: a node of a tree.
type Node = [u8; sha256::DIGEST_BYTES];

/// Writes the digests of `count` 64-byte messages, one after another (FIPS 180-4, section 6.2). Such messages are pairs
/// of digests, the nodes of a tree. The digests may begin at the same byte as the pairs, and then replace the first
/// half of the pairs. Otherwise, both are separate.
///
/// Errors: those of arguments. Time depends only on the count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha256_pairs(pairs: *const u8, count: usize, digests: *mut [u8; 32]) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers. In place, the pairs are accessed only
    // through the pointer to the digests.
    code((|| unsafe {
        let bytes = count.checked_mul(2 * size_of::<Node>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
        if ptr::addr_eq(pairs, digests) {
            sha256::pairs_in_place(output(digests.cast(), bytes)?.as_chunks_mut().0);
            return Ok(());
        }
        check_call(&[Memory::new(pairs, bytes)], &[Memory::new(digests.cast(), bytes / 2)])?;
        let (pairs, digests) =
            (input(pairs, bytes)?.as_chunks().0, output(digests.cast(), bytes / 2)?.as_chunks_mut().0);
        // There are as many digests as pairs, so this does not fail.
        sha256::pairs(pairs, digests).unwrap_or_else(|_| unreachable!());
        Ok(())
    })())
}

/// Writes SHA-256d, the 32-byte digest of the digest of a message, which Bitcoin uses to name blocks and transactions.
///
/// Errors: those of arguments. Time depends only on the length.
/// cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha256d(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check(digest, sha256::DIGEST_BYTES)?;
        write(digest, &sha256d(input(message, len)?));
        Ok(())
    })())
}

/// Computes the 32-byte root of a tree: `RADDLE_MERKLE_SSZ`, `RADDLE_MERKLE_RFC6962` or `RADDLE_MERKLE_BITCOIN`. The
/// nodes of each level replace the level below, so the leaves are lost. A `RADDLE_MERKLE_SSZ` tree has 2^`depth`
/// leaves; the leaves after the given ones are zero. The other trees ignore `depth`.
///
/// Errors: `RADDLE_ERROR_ARGUMENT` for another tree, `RADDLE_ERROR_TOO_LONG` for more leaves than the tree has, and
/// those of arguments. Time depends only on the count, the tree and the depth.
/// cbindgen:ptrs-as-arrays=[[root; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_merkle_root(
    tree: u32,
    depth: u8,
    leaves: *mut [u8; 32],
    count: usize,
    root: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        let tree = match tree {
            RADDLE_MERKLE_SSZ => MerkleTree::Ssz { depth },
            RADDLE_MERKLE_RFC6962 => MerkleTree::Rfc6962,
            RADDLE_MERKLE_BITCOIN => MerkleTree::Bitcoin,
            _ => return Err(RADDLE_ERROR_ARGUMENT),
        };
        let bytes = count.checked_mul(size_of::<Node>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
        check_call(&[], &[Memory::new(leaves.cast(), bytes), Memory::new(root, size_of::<Node>())])?;
        let leaves = output(leaves.cast(), bytes)?.as_chunks_mut().0;
        write(root, &merkle::merkle_root(tree, leaves).map_err(|_| RADDLE_ERROR_TOO_LONG)?);
        Ok(())
    })())
}
