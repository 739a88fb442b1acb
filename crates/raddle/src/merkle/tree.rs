//! Tree levels and roots.

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::{error, fmt};
#[cfg(feature = "std")]
use std::{
    num::NonZero,
    sync::{Mutex, PoisonError},
    thread,
};

use crate::hashing::{
    CountMismatch, Hasher, Sha2,
    pairs::{BATCH, in_place, pairs},
    twice::{sha256d, sha256d_many},
};

type Sha256 = Hasher<Sha2<256>>;

/// The number of entries whose leaves are computed in one call.
const GROUP: usize = 32;

/// A node: a digest, or a leaf.
pub(super) type Node = [u8; 32];

/// The rule for hashing a tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MerkleTree {
    /// Ethereum's tree (Simple Serialize, `merkleize`): 2^`depth` chunks of 32 bytes. The chunks after the given ones
    /// are zero. For a limit of `n` chunks, use the depth of the next power of two: `n.next_power_of_two().ilog2()`.
    /// The length of a list is not mixed in: hash the root and the length as a pair.
    Ssz {
        /// The number of levels above the chunks.
        depth: u8,
    },
    /// The tree of Certificate Transparency (RFC 6962, section 2.1; RFC 9162). [`rfc6962_leaves`] computes its leaves.
    /// The root of no leaves is the digest of the empty message.
    Rfc6962,
    /// The tree of the transactions in a Bitcoin block, whose leaves are the transaction identifiers, with their bytes
    /// in memory order. The root of no leaves is zero.
    ///
    /// Different lists of leaves can have equal roots, because repeating the last node changes nothing (CVE-2012-2459). A
    /// program that verifies blocks must refuse repeated transactions: see [`bitcoin_root`].
    Bitcoin,
}

impl MerkleTree {
    /// Hashes pairs. The caller has checked that the numbers of pairs and digests are equal.
    fn hash(self, nodes: &[[u8; 64]], digests: &mut [Node]) {
        let hashed = match self {
            Self::Ssz { .. } => pairs(nodes, digests),
            Self::Bitcoin => sha256d_many(nodes, digests),
            Self::Rfc6962 => {
                let mut messages = [[1; 65]; BATCH];
                let mut groups = nodes.chunks(BATCH).zip(digests.chunks_mut(BATCH));
                groups.try_for_each(|(nodes, digests)| {
                    let messages = &mut messages[..nodes.len()];
                    messages.iter_mut().zip(nodes).for_each(|(message, pair)| message[1..].copy_from_slice(pair));
                    Sha256::digest_many(messages, digests)
                })
            }
        };
        debug_assert_eq!(hashed, Ok(()));
    }

    /// Hashes one pair.
    pub(super) fn pair(self, left: &Node, right: &Node) -> Node {
        let nodes = [*left, *right];
        match self {
            Self::Ssz { .. } => Sha256::digest(nodes.as_flattened()),
            Self::Bitcoin => sha256d(nodes.as_flattened()),
            Self::Rfc6962 => {
                let mut message = [1; 65];
                message[1..].copy_from_slice(nodes.as_flattened());
                Sha256::digest(message)
            }
        }
    }

    /// Returns the parent of the last node, which has no neighbour. `zero` is the root of a tree of zeros that is as
    /// high as the node.
    fn parent(self, node: &Node, zero: &Node) -> Node {
        match self {
            Self::Ssz { .. } => self.pair(node, zero),
            Self::Rfc6962 => *node,
            Self::Bitcoin => self.pair(node, node),
        }
    }

    /// Returns the root of no leaves, before the levels that [`MerkleTree::Ssz`] adds above it.
    fn empty(self) -> Node {
        match self {
            Self::Rfc6962 => Sha256::digest([]),
            Self::Ssz { .. } | Self::Bitcoin => [0; 32],
        }
    }

    /// Returns whether there is a level above the one of height `height` with `nodes` nodes.
    fn has_parents(self, height: u32, nodes: usize) -> bool {
        match self {
            Self::Ssz { depth } => height < depth.into(),
            Self::Rfc6962 | Self::Bitcoin => nodes > 1,
        }
    }

    fn check(self, leaves: usize) -> Result<(), TooManyLeaves> {
        match self {
            Self::Ssz { depth } if 1_usize.checked_shl(depth.into()).is_some_and(|max| leaves > max) => {
                Err(TooManyLeaves { leaves, depth })
            }
            _ => Ok(()),
        }
    }
}

/// The error for more leaves than a tree of this depth can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyLeaves {
    /// The number of leaves.
    pub leaves: usize,
    /// The depth of the tree.
    pub depth: u8,
}

impl fmt::Display for TooManyLeaves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} leaves and a tree of 2^{}", self.leaves, self.depth)
    }
}

impl error::Error for TooManyLeaves {}

/// Computes the root of a tree. The function needs no extra memory: the nodes of each level replace the level below, so
/// the leaves are lost.
///
/// # Errors
///
/// Fails if a [`MerkleTree::Ssz`] tree has room for fewer leaves than are given. Nothing is written then.
///
/// ```
/// use raddle::{
///     merkle::{MerkleTree, merkle_root},
///     sha256::Sha256,
/// };
///
/// // A list of at most four chunks, of which one is there.
/// let root = merkle_root(MerkleTree::Ssz { depth: 2 }, &mut [[7; 32]])?;
/// let left = Sha256::digest([[7; 32], [0; 32]].as_flattened());
/// assert_eq!(root, Sha256::digest([left, Sha256::digest([0; 64])].as_flattened()));
/// # Ok::<(), raddle::merkle::TooManyLeaves>(())
/// ```
pub fn merkle_root(tree: MerkleTree, leaves: &mut [[u8; 32]]) -> Result<[u8; 32], TooManyLeaves> {
    tree.check(leaves.len())?;
    let mut empty = [tree.empty()];
    let level = if leaves.is_empty() { &mut empty } else { leaves };
    Ok(climb(tree, level, 0, |height, nodes| tree.has_parents(height, nodes.len()))[0])
}

/// The root of a [`MerkleTree::Bitcoin`] tree, and whether another list of leaves may have the same root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitcoinRoot {
    /// The root.
    pub root: [u8; 32],
    /// Whether two equal nodes form a pair in some level. If so, leaves may have been repeated to imitate a shorter
    /// list (CVE-2012-2459). A program that verifies blocks must refuse these leaves, but must not refuse other leaves
    /// with this root.
    pub mutated: bool,
}

/// Computes the root of a [`MerkleTree::Bitcoin`] tree as [`merkle_root`] does, and whether leaves may have been
/// repeated. The time taken also depends on the leaves, which are public.
///
/// ```
/// use raddle::merkle::bitcoin_root;
///
/// let block = bitcoin_root(&mut [[1; 32], [2; 32], [3; 32]]);
/// let imitated = bitcoin_root(&mut [[1; 32], [2; 32], [3; 32], [3; 32]]);
/// assert_eq!((imitated.root, imitated.mutated, block.mutated), (block.root, true, false));
/// ```
#[must_use]
pub fn bitcoin_root(leaves: &mut [[u8; 32]]) -> BitcoinRoot {
    let mut empty = [MerkleTree::Bitcoin.empty()];
    let level = if leaves.is_empty() { &mut empty } else { leaves };
    let mut mutated = false;
    let root = climb(MerkleTree::Bitcoin, level, 0, |height, nodes| {
        mutated |= nodes.as_chunks().0.iter().any(|[left, right]| left == right);
        MerkleTree::Bitcoin.has_parents(height, nodes.len())
    })[0];
    BitcoinRoot { root, mutated }
}

/// Replaces a level of height `height` with the level above it. Repeats this while `goes_on` holds for the height of a
/// level and its number of nodes. Returns the last level.
fn climb(
    tree: MerkleTree,
    mut level: &mut [Node],
    mut height: u32,
    mut goes_on: impl FnMut(u32, &[Node]) -> bool,
) -> &mut [Node] {
    let parent_of_zeros = |zero: Node| Sha256::digest([zero; 2].as_flattened());
    let mut zero = (0..height).fold([0; 32], |zero, _| parent_of_zeros(zero));
    while goes_on(height, level) {
        let last = *level.last().expect("a level has nodes");
        let (nodes, pairs) = (level.len(), in_place(level, |nodes, digests| tree.hash(nodes, digests)).len());
        if !nodes.is_multiple_of(2) {
            level[pairs] = tree.parent(&last, &zero);
        }
        level = &mut level[..nodes.div_ceil(2)];
        (zero, height) = (parent_of_zeros(zero), height + 1);
    }
    level
}

/// The minimum height of the subtrees that threads hash. Hashing a smaller subtree takes less time than starting a
/// thread.
#[cfg(feature = "std")]
const SUBTREE_HEIGHT: u32 = 12;

/// The number of subtrees for each thread. With several, a thread that starts late hashes fewer.
#[cfg(feature = "std")]
const SUBTREES: usize = 4;

/// Computes the root of a tree as [`merkle_root`] does, on up to `threads` threads including the caller's. The threads
/// hash subtrees of equal height, then the caller's thread hashes the levels above. If the system refuses a thread, the
/// other threads do its part. A tree of at most 4,096 leaves is hashed only on the caller's thread.
///
/// # Errors
///
/// Fails if a [`MerkleTree::Ssz`] tree has room for fewer leaves than are given. Nothing is written then.
///
/// ```
/// use raddle::merkle::{MerkleTree, merkle_root, merkle_root_with_threads};
/// use std::thread::available_parallelism;
///
/// let mut leaves = vec![[7; 32]; 10_000];
/// let root = merkle_root(MerkleTree::Bitcoin, &mut leaves.clone())?;
/// assert_eq!(merkle_root_with_threads(MerkleTree::Bitcoin, &mut leaves, available_parallelism()?)?, root);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(feature = "std")]
pub fn merkle_root_with_threads(
    tree: MerkleTree,
    leaves: &mut [[u8; 32]],
    threads: NonZero<usize>,
) -> Result<[u8; 32], TooManyLeaves> {
    let parts = threads.get().saturating_mul(SUBTREES);
    let height = leaves.len().div_ceil(parts).next_power_of_two().ilog2().max(SUBTREE_HEIGHT);
    let size = 1 << height;
    if leaves.len() <= size {
        return merkle_root(tree, leaves);
    }
    tree.check(leaves.len())?;
    let count = leaves.len().div_ceil(size);
    let subtrees = Mutex::new(leaves.chunks_mut(size));
    let next = || subtrees.lock().unwrap_or_else(PoisonError::into_inner).next();
    // A node of this height depends only on the leaves below it, so threads may compute subtrees in any order.
    let work = || {
        while let Some(subtree) = next() {
            climb(tree, subtree, 0, |at, _| at < height);
        }
    };
    thread::scope(|scope| {
        let others = 1..threads.get().min(count);
        let is_given = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        others.take_while(is_given).for_each(drop);
        work();
    });
    for place in 1..count {
        leaves[place] = leaves[place * size];
    }
    Ok(climb(tree, &mut leaves[..count], height, |height, nodes| tree.has_parents(height, nodes.len()))[0])
}

/// Computes all levels of a tree, from the leaves up to the level that consists of the root. A node of a
/// [`MerkleTree::Ssz`] tree that covers only zero chunks is left out.
///
/// # Errors
///
/// Fails if a [`MerkleTree::Ssz`] tree has room for fewer leaves than are given.
///
/// ```
/// use raddle::{
///     merkle::{MerkleTree, merkle_levels},
///     sha256::sha256d,
/// };
///
/// let levels = merkle_levels(MerkleTree::Bitcoin, &[[1; 32], [2; 32], [3; 32]])?;
/// assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2, 1]);
/// assert_eq!(levels[1][1], sha256d([3; 64]));
/// # Ok::<(), raddle::merkle::TooManyLeaves>(())
/// ```
#[cfg(feature = "alloc")]
pub fn merkle_levels(tree: MerkleTree, leaves: &[[u8; 32]]) -> Result<Vec<Vec<[u8; 32]>>, TooManyLeaves> {
    tree.check(leaves.len())?;
    let mut level = if leaves.is_empty() { vec![tree.empty()] } else { leaves.to_vec() };
    let (mut levels, mut zero, mut height) = (Vec::new(), [0; 32], 0);
    while tree.has_parents(height, level.len()) {
        let (nodes, rest) = level.as_chunks::<2>();
        let mut parents = vec![[0; 32]; nodes.len()];
        tree.hash(nodes.as_flattened().as_flattened().as_chunks().0, &mut parents);
        parents.extend(rest.first().map(|node| tree.parent(node, &zero)));
        levels.push(core::mem::replace(&mut level, parents));
        (zero, height) = (Sha256::digest([zero; 2].as_flattened()), height + 1);
    }
    levels.push(level);
    Ok(levels)
}

/// Computes the leaves of a [`MerkleTree::Rfc6962`] tree from its entries, of any lengths. Each leaf is the digest of
/// the byte 0 followed by an entry (RFC 6962, section 2.1).
///
/// Entries share vector instructions, except for the first block of an entry of more than 62 bytes.
///
/// # Errors
///
/// Fails if the numbers of entries and leaves differ. Nothing is written then.
///
/// ```
/// use raddle::{merkle::rfc6962_leaves, sha256::Sha256};
///
/// let mut leaves = [[0; 32]; 2];
/// rfc6962_leaves(&["entry", ""], &mut leaves)?;
/// assert_eq!(leaves, [Sha256::digest(b"\0entry"), Sha256::digest([0])]);
/// # Ok::<(), raddle::sha256::CountMismatch>(())
/// ```
pub fn rfc6962_leaves<M: AsRef<[u8]>>(entries: &[M], leaves: &mut [[u8; 32]]) -> Result<(), CountMismatch> {
    CountMismatch::check(entries.len(), leaves.len())?;
    let mut hashers = [(); GROUP].map(|()| Sha256::new());
    for (entries, leaves) in entries.chunks(GROUP).zip(leaves.chunks_mut(GROUP)) {
        let hashers = &mut hashers[..entries.len()];
        hashers.iter_mut().for_each(|hasher| hasher.update(&[0]));
        Sha256::update_many(hashers, entries)?;
        Sha256::finalize_many(hashers, leaves)?;
    }
    Ok(())
}
