//! Merkle trees: one digest of many leaves, with proofs that a leaf belongs to the tree.
//!
//! A node is the hash of its two children, and the root is the digest of all leaves. The trees are the trees of
//! Ethereum (Simple Serialize, `merkleize`), of Certificate Transparency (RFC 6962, section 2.1) and of Bitcoin. They
//! differ in how they hash a pair, and in what they do with a node that has no neighbour:
//!
//! | tree | hash of a pair | a node without a neighbour |
//! |---|---|---|
//! | [`Ssz`](MerkleTree::Ssz) | SHA-256 of both | is hashed with the root of a tree of zeros |
//! | [`Rfc6962`](MerkleTree::Rfc6962) | SHA-256 of the byte 1 and both | moves up |
//! | [`Bitcoin`](MerkleTree::Bitcoin) | [`sha256d`](crate::sha256::sha256d) of both | is hashed with itself |
//!
//! ```
//! use raddle::{
//!     merkle::{MerkleTree, merkle_root, rfc6962_leaves},
//!     sha256::Sha256,
//! };
//!
//! let mut leaves = [[0; 32]; 2];
//! rfc6962_leaves(&["first entry", "second entry"], &mut leaves)?;
//! let pair = [&[1], leaves.as_flattened()].concat();
//! assert_eq!(merkle_root(MerkleTree::Rfc6962, &mut leaves)?, Sha256::digest(pair));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each level is hashed as a batch, whose pairs share vector instructions. The time to compute a root depends only on
//! the number of leaves and on the tree. Proofs contain only public data: see [`rfc6962_inclusion_proof`] and
//! [`rfc6962_consistency_proof`] for a [`TreeHead`], and [`ssz_proof`].

mod proofs;
mod tree;

pub use proofs::{ProofError, TreeHead, verify_ssz_proof};
#[cfg(feature = "alloc")]
pub use proofs::{rfc6962_consistency_proof, rfc6962_inclusion_proof, ssz_proof};
#[cfg(feature = "alloc")]
pub use tree::merkle_levels;
#[cfg(feature = "std")]
pub use tree::merkle_root_with_threads;
pub use tree::{BitcoinRoot, MerkleTree, TooManyLeaves, bitcoin_root, merkle_root, rfc6962_leaves};
