//! Compares proofs of Merkle trees with the recursions that define them in the standards, and tests repeated leaves in
//! Bitcoin's tree.

use std::ops::Range;

use super::pairs::{Fault, naive, nodes};
use crate::common::{Effort, Random, hex, hex_array};
use raddle::merkle::{
    MerkleTree, ProofError, TooManyLeaves, TreeHead, bitcoin_root, merkle_root, rfc6962_consistency_proof,
    rfc6962_inclusion_proof, rfc6962_leaves, ssz_proof, verify_ssz_proof,
};

type Node = [u8; 32];

/// The place of a hash in a proof: the side on which it is hashed with the others, or the first hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    First,
    Left,
    Right,
}

/// The hashes of a proof, each as its place and the leaves below it.
type Proof = Vec<(Place, Range<usize>)>;

fn places(proof: &Proof) -> Vec<Place> {
    proof.iter().map(|(place, _)| *place).collect()
}

fn hashes(proof: &Proof, leaves: &[Node]) -> Vec<Node> {
    proof.iter().map(|(_, below)| naive(MerkleTree::Rfc6962, &leaves[below.clone()], Fault::None)).collect()
}

/// Splits leaves into halves: the left one has the largest power of two below their number.
fn halves(leaves: &Range<usize>) -> [Range<usize>; 2] {
    let middle = leaves.start + (1 << (leaves.len() - 1).ilog2());
    [leaves.start..middle, middle..leaves.end]
}

/// Computes the audit path PATH(m, D[n]) of RFC 6962, section 2.1.1.
fn path(index: usize, leaves: Range<usize>) -> Proof {
    if leaves.len() == 1 {
        return vec![];
    }
    let [left, right] = halves(&leaves);
    let (place, mut proof, other) = match index.checked_sub(left.len()) {
        None => (Place::Right, path(index, left), right),
        Some(index) => (Place::Left, path(index, right), left),
    };
    proof.push((place, other));
    proof
}

/// Computes SUBPROOF(m, D[n], b) of RFC 6962, section 2.1.2.
fn subproof(older: usize, leaves: Range<usize>, is_whole: bool) -> Proof {
    if older == leaves.len() {
        return if is_whole { vec![] } else { vec![(Place::First, leaves)] };
    }
    let [left, right] = halves(&leaves);
    let (place, mut proof, other) = match older.checked_sub(left.len()) {
        None | Some(0) => (Place::Right, subproof(older, left, is_whole), right),
        Some(older) => (Place::Left, subproof(older, right, false), left),
    };
    proof.push((place, other));
    proof
}

fn head(leaves: &[Node]) -> TreeHead {
    TreeHead { size: leaves.len() as u64, root: naive(MerkleTree::Rfc6962, leaves, Fault::None) }
}

/// Flips one bit.
fn flipped(node: &Node, random: &mut Random) -> Node {
    let mut other = *node;
    other[random.below(32)] ^= 1 << random.below(8);
    other
}

/// Replaces each hash of the proof in turn, and returns whether each change is refused because it leads to another
/// root.
fn refuses_other_hashes(
    proof: &[Node],
    random: &mut Random,
    check: impl Fn(&[Node]) -> Result<(), ProofError>,
) -> bool {
    let expected = proof.len();
    let mut given = proof.to_vec();
    let others = (0..proof.len()).all(|i| {
        given[i] = flipped(&proof[i], random);
        let refused = check(&given) == Err(ProofError::Root);
        given[i] = proof[i];
        refused
    });
    given.push([0; 32]);
    let shorter = proof
        .split_last()
        .is_none_or(|(_, proof)| check(proof) == Err(ProofError::Hashes { expected, given: expected - 1 }));
    others && shorter && check(&given) == Err(ProofError::Hashes { expected, given: expected + 1 })
}

/// Returns the sizes of the trees whose proofs are all tried.
fn sizes() -> impl Iterator<Item = usize> {
    (1..=20).step_by(Effort::here().stride.min(3))
}

#[test]
fn inclusion_in_trees_of_rfc6962() {
    let mut random = Random(61);
    for size in sizes() {
        let leaves = nodes(&mut random, size);
        let head = head(&leaves);
        for index in 0..size {
            let expected = path(index, 0..size);
            let (leaf, at) = (&leaves[index], index as u64);
            let proof = rfc6962_inclusion_proof(&leaves, at).unwrap();
            assert_eq!(proof, hashes(&expected, &leaves), "leaf {index} of {size}");
            assert_eq!(head.verify_inclusion(leaf, at, &proof), Ok(()), "leaf {index} of {size}");
            // Each of these changes one argument.
            assert!(refuses_other_hashes(&proof, &mut random, |proof| head.verify_inclusion(leaf, at, proof)));
            let other = flipped(leaf, &mut random);
            assert_eq!(head.verify_inclusion(&other, at, &proof), Err(ProofError::Root));
            let other = TreeHead { root: flipped(&head.root, &mut random), ..head };
            assert_eq!(other.verify_inclusion(leaf, at, &proof), Err(ProofError::Root));
            for other in (0..size as u64).filter(|other| *other != at) {
                let refused = head.verify_inclusion(leaf, other, &proof);
                assert!(matches!(refused, Err(ProofError::Root | ProofError::Hashes { .. })), "{other} for {index}");
            }
            for other in [size as u64, u64::MAX] {
                let error = Err(ProofError::Index { index: other, leaves: head.size });
                assert_eq!(head.verify_inclusion(leaf, other, &proof), error);
                assert_eq!(rfc6962_inclusion_proof(&leaves, other).err(), error.err());
            }
            // Only trees in which the leaf has neighbours on the same sides accept the proof.
            for other in (0..2 * size + 2).chain([usize::MAX]) {
                let is_alike = index < other && places(&path(index, 0..other)) == places(&expected);
                let verified = TreeHead { size: other as u64, ..head }.verify_inclusion(leaf, at, &proof);
                assert_eq!(verified.is_ok(), is_alike, "leaf {index} of {other} for {size}: {verified:?}");
            }
        }
    }
    let error = ProofError::Index { index: 0, leaves: 0 };
    assert_eq!(rfc6962_inclusion_proof(&[], 0), Err(error));
    assert_eq!(head(&[]).verify_inclusion(&[0; 32], 0, &[]), Err(error));
    assert_eq!(error.to_string(), "leaf 0 of a tree of 0 leaves");
}

#[test]
fn consistency_of_trees_of_rfc6962() {
    let mut random = Random(62);
    for size in sizes() {
        let leaves = nodes(&mut random, size);
        let newer = head(&leaves);
        for old_size in 1..=size {
            let (older, expected) = (head(&leaves[..old_size]), subproof(old_size, 0..size, true));
            let proof = rfc6962_consistency_proof(&leaves, older.size).unwrap();
            assert_eq!(proof, hashes(&expected, &leaves), "{old_size} to {size}");
            assert_eq!(newer.verify_consistency(&older, &proof), Ok(()), "{old_size} to {size}");
            // Each of these changes one argument.
            assert!(refuses_other_hashes(&proof, &mut random, |proof| newer.verify_consistency(&older, proof)));
            let other = TreeHead { root: flipped(&older.root, &mut random), ..older };
            assert_eq!(newer.verify_consistency(&other, &proof), Err(ProofError::Root));
            let other = TreeHead { root: flipped(&newer.root, &mut random), ..newer };
            assert_eq!(other.verify_consistency(&older, &proof), Err(ProofError::Root));
            // Only trees in which the hashes have the same places accept the proof.
            let is_alike = |older: usize, newer: usize| {
                (1..=newer).contains(&older) && places(&subproof(older, 0..newer, true)) == places(&expected)
            };
            for other in (0..2 * size + 2).chain([usize::MAX]) {
                let verified = newer.verify_consistency(&TreeHead { size: other as u64, ..older }, &proof);
                assert_eq!(verified.is_ok(), is_alike(other, size), "{other} for {old_size} to {size}: {verified:?}");
                let verified = TreeHead { size: other as u64, ..newer }.verify_consistency(&older, &proof);
                assert_eq!(
                    verified.is_ok(),
                    is_alike(old_size, other),
                    "{old_size} to {other} for {size}: {verified:?}"
                );
            }
        }
        for older in [0, size as u64 + 1, u64::MAX] {
            let error = ProofError::Sizes { older, newer: size as u64 };
            assert_eq!(rfc6962_consistency_proof(&leaves, older), Err(error));
            assert_eq!(newer.verify_consistency(&TreeHead { size: older, ..newer }, &[]), Err(error));
        }
    }
}

/// Checks the proofs from the Certificate Transparency tests, for trees of up to eight entries.
#[test]
fn proofs_of_certificate_transparency() {
    let entries = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
    let mut leaves = [[0; 32]; 8];
    rfc6962_leaves(&entries.map(hex), &mut leaves).unwrap();
    let [a, b, c, d, e, f] = [
        "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ]
    .map(hex_array);
    let [first, two, sixth] = [
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
    ]
    .map(hex_array);
    let inclusion: [(u64, usize, &[Node]); 5] =
        [(0, 1, &[]), (0, 8, &[a, b, c]), (5, 8, &[d, e, f]), (2, 3, &[two]), (1, 5, &[first, b, d])];
    for (index, size, proof) in inclusion {
        assert_eq!(rfc6962_inclusion_proof(&leaves[..size], index).unwrap(), proof, "leaf {index} of {size}");
        assert_eq!(head(&leaves[..size]).verify_inclusion(&leaves[index as usize], index, proof), Ok(()));
    }
    let consistency: [(usize, usize, &[Node]); 4] =
        [(1, 1, &[]), (1, 8, &[a, b, c]), (6, 8, &[sixth, e, f]), (2, 5, &[b, d])];
    for (older, newer, proof) in consistency {
        assert_eq!(rfc6962_consistency_proof(&leaves[..newer], older as u64).unwrap(), proof, "{older} to {newer}");
        assert_eq!(head(&leaves[..newer]).verify_consistency(&head(&leaves[..older]), proof), Ok(()));
    }
}

/// Computes the branch of a chunk from the top: the root of the half without the chunk comes last.
fn branch(depth: u8, chunks: &[Node], index: u64) -> Vec<Node> {
    let Some(below) = depth.checked_sub(1) else { return vec![] };
    let half = 1_u64.checked_shl(below.into()).unwrap_or(u64::MAX);
    let (left, right) = chunks.split_at(half.min(chunks.len() as u64) as usize);
    let is_right = below < 64 && index >= half;
    let (inside, other) = if is_right { (right, left) } else { (left, right) };
    let mut proof = branch(below, inside, if is_right { index - half } else { index });
    proof.push(naive(MerkleTree::Ssz { depth: below }, other, Fault::None));
    proof
}

#[test]
fn branches_of_ssz() {
    let mut random = Random(63);
    let check = |depth: u8, chunks: &[Node], index: u64, others: &mut dyn Iterator<Item = u64>, random: &mut Random| {
        let root = naive(MerkleTree::Ssz { depth }, chunks, Fault::None);
        let chunk = |index: u64| usize::try_from(index).ok().and_then(|i| chunks.get(i)).copied().unwrap_or([0; 32]);
        let (leaf, proof) = (chunk(index), ssz_proof(depth, chunks, index).unwrap());
        assert_eq!(proof, branch(depth, chunks, index), "chunk {index} of depth {depth}");
        assert_eq!(verify_ssz_proof(&leaf, &proof, depth, index, &root), Ok(()), "chunk {index} of depth {depth}");
        assert!(refuses_other_hashes(&proof, random, |proof| verify_ssz_proof(&leaf, proof, depth, index, &root)));
        let other = flipped(&leaf, random);
        assert_eq!(verify_ssz_proof(&other, &proof, depth, index, &root), Err(ProofError::Root));
        let other = flipped(&root, random);
        assert_eq!(verify_ssz_proof(&leaf, &proof, depth, index, &other), Err(ProofError::Root));
        let other = verify_ssz_proof(&leaf, &proof, depth.wrapping_add(1), index, &root);
        assert!(other.is_err(), "another depth: {other:?}");
        for other in others {
            // Zero chunks among zero chunks have equal proofs.
            let is_alike = (chunk(other), branch(depth, chunks, other)) == (leaf, proof.clone());
            let verified = verify_ssz_proof(&leaf, &proof, depth, other, &root);
            assert_eq!(verified, if is_alike { Ok(()) } else { Err(ProofError::Root) }, "{other} for {index}");
        }
    };
    for depth in 0..=4 {
        for count in (0..=1 << depth).step_by(Effort::here().stride.min(5)) {
            let chunks = nodes(&mut random, count);
            for index in 0..1 << depth {
                check(depth, &chunks, index, &mut (0..1 << depth), &mut random);
            }
        }
        let (index, leaves) = (1 << depth, 1 << depth);
        assert_eq!(ssz_proof(depth, &[], index), Err(ProofError::Index { index, leaves }));
        let refused = verify_ssz_proof(&[0; 32], &[[0; 32]; 4][..depth.into()], depth, index, &[0; 32]);
        assert_eq!(refused, Err(ProofError::Index { index, leaves }));
        let chunks = vec![[7; 32]; leaves as usize + 1];
        let error = ProofError::from(TooManyLeaves { leaves: chunks.len(), depth });
        assert_eq!(ssz_proof(depth, &chunks, 0), Err(error));
    }
    let chunks = nodes(&mut random, 5);
    for depth in [40, 64, 66] {
        let last = u64::MAX >> 64_u8.saturating_sub(depth);
        for index in [0, 3, 4, 5, 1 << 38, last] {
            check(depth, &chunks, index, &mut [1, 6, last - 1].into_iter(), &mut random);
        }
    }
    check(255, &chunks, u64::MAX, &mut [4].into_iter(), &mut random);
    assert!(matches!(ssz_proof(63, &chunks, 1 << 63), Err(ProofError::Index { .. })));
    // The list has at most four chunks, three of which are given; the length is mixed in.
    let chunks = nodes(&mut random, 3);
    let mut length = [0; 32];
    length[0] = 3;
    let mut pair = [merkle_root(MerkleTree::Ssz { depth: 2 }, &mut chunks.clone()).unwrap(), length];
    let root = merkle_root(MerkleTree::Ssz { depth: 1 }, &mut pair).unwrap();
    let mut proof = ssz_proof(2, &chunks, 1).unwrap();
    proof.push(length);
    assert_eq!(verify_ssz_proof(&chunks[1], &proof, 3, 1, &root), Ok(()));
}

/// Tests Bitcoin's tree for some transactions, and for a list that repeats the last ones (CVE-2012-2459).
#[test]
fn repeated_transactions() {
    let mut random = Random(64);
    for count in (0..=70).step_by(Effort::here().stride) {
        let leaves = nodes(&mut random, count);
        let honest = bitcoin_root(&mut leaves.clone());
        assert_eq!((honest.root, honest.mutated), (naive(MerkleTree::Bitcoin, &leaves, Fault::None), false));
        // At each height, if the last node has no neighbour, its leaves are repeated.
        let (mut repeated, mut size) = (leaves, 1);
        while repeated.len() > size {
            if (repeated.len() / size).is_multiple_of(2) {
                size *= 2;
                continue;
            }
            repeated.extend_from_within(repeated.len() - size..);
            let imitated = bitcoin_root(&mut repeated.clone());
            assert_eq!((imitated.root, imitated.mutated), (honest.root, true), "{} for {count}", repeated.len());
        }
    }
    let list = |numbers: &[u8]| bitcoin_root(&mut numbers.iter().map(|number| [*number; 32]).collect::<Vec<_>>());
    // This is Bitcoin Core's example.
    assert_eq!(list(&[1, 2, 3, 4, 5, 6]).root, list(&[1, 2, 3, 4, 5, 6, 5, 6]).root);
    assert!(list(&[1, 2, 3, 4, 5, 6, 5, 6]).mutated && list(&[1, 1, 2]).mutated && list(&[1, 2, 1, 2, 3]).mutated);
    assert!(!list(&[1, 2, 2, 3]).mutated && !list(&[1, 2, 3, 3, 4, 5][..3]).mutated && !list(&[1, 2, 1, 3]).mutated);
}
