//! Proofs that a leaf is in a tree, and that a tree continues an older tree.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::{error, fmt};

#[cfg(feature = "alloc")]
use super::tree::merkle_levels;
use super::tree::{MerkleTree, Node, TooManyLeaves};

/// The error for a proof that can't be computed, or that is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// The tree has no leaf with this index.
    Index {
        /// The index of the leaf, from 0 on.
        index: u64,
        /// The number of leaves.
        leaves: u64,
    },
    /// A [`MerkleTree::Ssz`] tree has room for fewer leaves than were given.
    Leaves(TooManyLeaves),
    /// The older tree has no leaves, or more leaves than the newer tree.
    Sizes {
        /// The number of leaves of the older tree.
        older: u64,
        /// The number of leaves of the newer tree.
        newer: u64,
    },
    /// The proof has the wrong number of hashes.
    Hashes {
        /// The number that the tree requires.
        expected: usize,
        /// The number that was given.
        given: usize,
    },
    /// The proof leads to another root, so a hash, the leaf, the index, a size or a root is wrong.
    Root,
}

impl ProofError {
    fn check_hashes(expected: usize, proof: &[Node]) -> Result<(), Self> {
        let given = proof.len();
        if given == expected { Ok(()) } else { Err(Self::Hashes { expected, given }) }
    }
}

impl From<TooManyLeaves> for ProofError {
    fn from(error: TooManyLeaves) -> Self {
        Self::Leaves(error)
    }
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Index { index, leaves } => write!(f, "leaf {index} of a tree of {leaves} leaves"),
            Self::Leaves(error) => error.fmt(f),
            Self::Sizes { older, newer } => write!(f, "a tree of {newer} leaves after one of {older}"),
            Self::Hashes { expected, given } => write!(f, "a proof of {given} hashes instead of {expected}"),
            Self::Root => f.write_str("a proof that leads to another root"),
        }
    }
}

impl error::Error for ProofError {}

/// The side of a node on which its neighbour lies.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

impl Side {
    /// Returns the parent of a node and of the neighbour on this side.
    fn parent(self, tree: MerkleTree, node: &Node, neighbour: &Node) -> Node {
        match self {
            Self::Left => tree.pair(neighbour, node),
            Self::Right => tree.pair(node, neighbour),
        }
    }
}

/// The levels from a node up to the root of a [`MerkleTree::Rfc6962`] tree. Each item is the side of the neighbour, or
/// `None` if the node has no neighbour and moves up.
#[derive(Clone)]
struct Path {
    /// The index of the node in its level.
    node: u64,
    /// The index of the last node of this level.
    last: u64,
}

impl Iterator for Path {
    type Item = Option<Side>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self { node, last } = *self;
        if last == 0 {
            return None;
        }
        *self = Self { node: node / 2, last: last / 2 };
        let right = (node < last).then_some(Side::Right);
        Some(if node.is_multiple_of(2) { right } else { Some(Side::Left) })
    }
}

impl Path {
    /// Starts at a leaf of a tree with `size` leaves.
    fn from_leaf(index: u64, size: u64) -> Result<Self, ProofError> {
        if index < size {
            Ok(Self { node: index, last: size - 1 })
        } else {
            Err(ProofError::Index { index, leaves: size })
        }
    }

    /// Starts at the largest node of a tree with `newer` leaves that ends where a tree with `older` leaves ends. Also
    /// returns the height of the node, and whether the node is the root of the older tree.
    fn from_older(older: u64, newer: u64) -> Result<(Self, u32, bool), ProofError> {
        match older {
            0 => Err(ProofError::Sizes { older, newer }),
            _ if older > newer => Err(ProofError::Sizes { older, newer }),
            _ if older == newer => Ok((Self { node: 0, last: 0 }, 0, true)),
            _ => {
                let height = older.trailing_zeros();
                let path = Self { node: (older - 1) >> height, last: (newer - 1) >> height };
                Ok((path, height, older.is_power_of_two()))
            }
        }
    }

    fn hashes(&self) -> usize {
        self.clone().flatten().count()
    }
}

/// Returns the node with this index, unless the level ends before it.
#[cfg(feature = "alloc")]
fn at(level: &[Node], index: u64) -> Option<Node> {
    usize::try_from(index).ok().and_then(|index| level.get(index)).copied()
}

/// Returns the neighbours of a node and of its ancestors, each from its own level.
#[cfg(feature = "alloc")]
fn neighbours(levels: &[Vec<Node>], node: u64) -> impl Iterator<Item = Option<Node>> {
    let nodes = (0..).map(move |height| node.checked_shr(height).unwrap_or(0));
    // The root has no neighbour.
    let (_root, below) = levels.split_last().expect("a tree has a root");
    below.iter().zip(nodes).map(|(level, node)| at(level, node ^ 1))
}

/// Computes the proof that a leaf is in a [`MerkleTree::Rfc6962`] tree: the audit path of RFC 6962, section 2.1.1. The
/// function copies the leaves, and hashes the whole tree.
///
/// # Errors
///
/// Fails if there is no leaf with this index.
///
/// ```
/// use raddle::merkle::{MerkleTree, TreeHead, merkle_root, rfc6962_inclusion_proof};
///
/// let mut leaves = [[1; 32], [2; 32], [3; 32]];
/// let proof = rfc6962_inclusion_proof(&leaves, 2)?;
/// let head = TreeHead { size: 3, root: merkle_root(MerkleTree::Rfc6962, &mut leaves)? };
/// head.verify_inclusion(&[3; 32], 2, &proof)?;
/// # Ok::<(), raddle::merkle::ProofError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn rfc6962_inclusion_proof(leaves: &[[u8; 32]], index: u64) -> Result<Vec<[u8; 32]>, ProofError> {
    Path::from_leaf(index, leaves.len() as u64)?;
    Ok(neighbours(&merkle_levels(MerkleTree::Rfc6962, leaves)?, index).flatten().collect())
}

/// Computes the proof that a [`MerkleTree::Rfc6962`] tree begins with the leaves of an older tree, which had `older`
/// leaves: the consistency proof of RFC 6962, section 2.1.2. The function copies the leaves, and hashes the whole tree.
/// If both trees have the same number of leaves, the proof is empty.
///
/// # Errors
///
/// Fails if the older tree has no leaves, or more leaves than `leaves` has.
///
/// ```
/// use raddle::merkle::{MerkleTree, TreeHead, merkle_root, rfc6962_consistency_proof};
///
/// let leaves = [[1; 32], [2; 32], [3; 32]];
/// let head = |size: usize| {
///     let root = merkle_root(MerkleTree::Rfc6962, &mut leaves.clone()[..size])?;
///     Ok::<_, raddle::merkle::ProofError>(TreeHead { size: size as u64, root })
/// };
/// head(3)?.verify_consistency(&head(2)?, &rfc6962_consistency_proof(&leaves, 2)?)?;
/// # Ok::<(), raddle::merkle::ProofError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn rfc6962_consistency_proof(leaves: &[[u8; 32]], older: u64) -> Result<Vec<[u8; 32]>, ProofError> {
    let newer = leaves.len() as u64;
    let (Path { node, .. }, height, is_root) = Path::from_older(older, newer)?;
    if older == newer {
        return Ok(Vec::new());
    }
    let levels = merkle_levels(MerkleTree::Rfc6962, leaves)?;
    let levels = &levels[height as usize..];
    let first = if is_root { None } else { at(&levels[0], node) };
    Ok(first.into_iter().chain(neighbours(levels, node).flatten()).collect())
}

/// The number of leaves and the root of a [`MerkleTree::Rfc6962`] tree: the data that a Certificate Transparency log
/// signs (RFC 6962, section 3.5).
///
/// A proof holds for this number of leaves. Trees of some other sizes accept a proof of the same shape, so the size
/// must come from the same source as the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeHead {
    /// The number of leaves.
    pub size: u64,
    /// The root.
    pub root: [u8; 32],
}

impl TreeHead {
    /// Verifies that a leaf is in the tree (RFC 9162, section 2.1.3.2). `leaf` is a result of
    /// [`rfc6962_leaves`](super::rfc6962_leaves), not the entry. [`rfc6962_inclusion_proof`] has an example.
    ///
    /// # Errors
    ///
    /// Fails if the tree has no leaf with this index, the number of hashes is wrong, or the hashes lead to another
    /// root.
    pub fn verify_inclusion(&self, leaf: &[u8; 32], index: u64, proof: &[[u8; 32]]) -> Result<(), ProofError> {
        let path = Path::from_leaf(index, self.size)?;
        ProofError::check_hashes(path.hashes(), proof)?;
        let root = path
            .flatten()
            .zip(proof)
            .fold(*leaf, |node, (side, neighbour)| side.parent(MerkleTree::Rfc6962, &node, neighbour));
        if root == self.root { Ok(()) } else { Err(ProofError::Root) }
    }

    /// Verifies that this tree begins with all leaves of an older tree (RFC 9162, section 2.1.4.2). The proof for a tree of
    /// the same size is empty. [`rfc6962_consistency_proof`] has an example.
    ///
    /// # Errors
    ///
    /// Fails if the older tree has no leaves, or has more leaves than this tree. Also fails if the number of hashes is
    /// wrong, or if the hashes lead to other roots.
    pub fn verify_consistency(&self, older: &Self, proof: &[[u8; 32]]) -> Result<(), ProofError> {
        let (path, _, is_root) = Path::from_older(older.size, self.size)?;
        ProofError::check_hashes(path.hashes() + usize::from(!is_root), proof)?;
        let (first, proof) =
            if is_root { (&older.root, proof) } else { proof.split_first().ok_or(ProofError::Root)? };
        let [mut old, mut new] = [*first; 2];
        for (side, neighbour) in path.flatten().zip(proof) {
            if matches!(side, Side::Left) {
                old = side.parent(MerkleTree::Rfc6962, &old, neighbour);
            }
            new = side.parent(MerkleTree::Rfc6962, &new, neighbour);
        }
        if old == older.root && new == self.root { Ok(()) } else { Err(ProofError::Root) }
    }
}

/// Computes the proof that a chunk is in a [`MerkleTree::Ssz`] tree: its branch, which is the neighbours from the chunk
/// up (the Merkle proofs of Simple Serialize, for one chunk). The chunk may be one of the zero chunks after the given
/// chunks. The function copies the chunks, and hashes the whole tree.
///
/// # Errors
///
/// Fails if the tree has room for fewer chunks than are given, or has no chunk with this index.
///
/// ```
/// use raddle::merkle::{MerkleTree, merkle_root, ssz_proof, verify_ssz_proof};
///
/// let mut chunks = [[1; 32], [2; 32], [3; 32]];
/// let proof = ssz_proof(2, &chunks, 1)?;
/// let root = merkle_root(MerkleTree::Ssz { depth: 2 }, &mut chunks)?;
/// verify_ssz_proof(&[2; 32], &proof, 2, 1, &root)?;
/// # Ok::<(), raddle::merkle::ProofError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn ssz_proof(depth: u8, chunks: &[[u8; 32]], index: u64) -> Result<Vec<[u8; 32]>, ProofError> {
    check_index(depth, index)?;
    let tree = MerkleTree::Ssz { depth };
    let levels = merkle_levels(tree, chunks)?;
    let mut zero = [0; 32];
    let neighbours = neighbours(&levels, index).map(|node| {
        let next = tree.pair(&zero, &zero);
        node.unwrap_or(core::mem::replace(&mut zero, next))
    });
    Ok(neighbours.collect())
}

/// Verifies that a chunk is in a tree of [`MerkleTree::Ssz`] with this root: `is_valid_merkle_branch` of Ethereum's
/// specifications. The generalised index of the chunk is 2^`depth` + `index`.
///
/// For a list, add the chunk with the list's length to the proof, and verify the proof with one more level.
///
/// # Errors
///
/// Fails if the tree has no chunk with this index, the number of hashes is not the depth, or the hashes lead to another
/// root.
///
/// ```
/// use raddle::{
///     merkle::{ProofError, verify_ssz_proof},
///     sha256::Sha256,
/// };
///
/// let root = Sha256::digest([[1; 32], [2; 32]].as_flattened());
/// verify_ssz_proof(&[2; 32], &[[1; 32]], 1, 1, &root)?;
/// assert_eq!(verify_ssz_proof(&[2; 32], &[[1; 32]], 1, 0, &root), Err(ProofError::Root));
/// # Ok::<(), ProofError>(())
/// ```
pub fn verify_ssz_proof(
    chunk: &[u8; 32],
    proof: &[[u8; 32]],
    depth: u8,
    index: u64,
    root: &[u8; 32],
) -> Result<(), ProofError> {
    check_index(depth, index)?;
    ProofError::check_hashes(depth.into(), proof)?;
    let (mut node, mut at) = (*chunk, index);
    for neighbour in proof {
        let side = if at.is_multiple_of(2) { Side::Right } else { Side::Left };
        node = side.parent(MerkleTree::Ssz { depth }, &node, neighbour);
        at /= 2;
    }
    if node == *root { Ok(()) } else { Err(ProofError::Root) }
}

fn check_index(depth: u8, index: u64) -> Result<(), ProofError> {
    match 1_u64.checked_shl(depth.into()) {
        Some(leaves) if index >= leaves => Err(ProofError::Index { index, leaves }),
        _ => Ok(()),
    }
}
