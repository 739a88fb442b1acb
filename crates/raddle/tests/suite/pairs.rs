//! Compares pairs, hashes of hashes, messages after a prefix, and Merkle trees with naive code that uses the crate
//! `sha2`.

use crate::common::{Effort, Random, hex, hex_array};
use raddle::{
    hmac::HmacSha256,
    md5::Rfc1321,
    merkle::{MerkleTree, TooManyLeaves, merkle_root, rfc6962_leaves},
    sha256::{CountMismatch, PartialBlock, Prefixed, Sha2, pairs, pairs_in_place, sha256d, sha256d_many},
};
use sha2::{Digest, Sha256};

type Node = [u8; 32];

fn sha256(message: &[u8]) -> Node {
    Sha256::digest(message).into()
}

pub(super) fn nodes(random: &mut Random, count: usize) -> Vec<Node> {
    (0..count).map(|_| random.array()).collect()
}

/// Returns numbers of pairs: up to two calls of the widest kernel, and some around batches in place.
fn counts() -> impl Iterator<Item = usize> {
    let effort = Effort::here();
    (0..=70)
        .step_by(effort.stride)
        .chain([127, 128, 129, 256, 300].into_iter().filter(move |&n| effort.includes(64 * n)))
}

#[test]
fn pairs_and_levels_in_place() {
    let mut random = Random(51);
    for count in counts() {
        let level = nodes(&mut random, 2 * count + 1);
        let (both, _) = level.as_flattened().as_chunks::<64>();
        let expected: Vec<_> = both.iter().map(|pair| sha256(pair)).collect();
        let mut digests = vec![[1; 32]; count];
        pairs(both, &mut digests).unwrap();
        assert!(digests == expected, "{count} pairs");
        for odd in [0, 1] {
            let mut nodes = level[..2 * count + odd].to_vec();
            assert!(pairs_in_place(&mut nodes) == expected, "{count} pairs in place");
            assert!(nodes[count..] == level[count..2 * count + odd], "{count} pairs: other nodes stay");
        }
        let mut digests = vec![[1; 32]; count + 1];
        assert_eq!(pairs(both, &mut digests), Err(CountMismatch { messages: count, results: count + 1 }));
        assert!(digests.iter().all(|digest| *digest == [1; 32]), "nothing is written");
    }
}

#[test]
fn hashes_of_hashes() {
    let mut random = Random(52);
    let text = random.bytes(5000);
    let expected = |message: &[u8]| sha256(&sha256(message));
    for len in Effort::here().lengths(1024) {
        assert_eq!(sha256d(&text[..len]), expected(&text[..len]), "{len} bytes");
    }
    for count in counts() {
        for len in [0, 32, 55, 56, 64, 80, 119, 120, 128, 1000].into_iter().map(Some).chain([None]) {
            let messages: Vec<_> =
                (0..count).map(|_| &text[random.below(2000)..][..len.unwrap_or(random.below(300))]).collect();
            let mut digests = vec![[1; 32]; count];
            sha256d_many(&messages, &mut digests).unwrap();
            let equal = digests.iter().zip(&messages).all(|(digest, message)| *digest == expected(message));
            assert!(equal, "{count} messages of {len:?} bytes");
        }
    }
    assert_eq!(sha256d_many(&[&text[..0]; 2], &mut []), Err(CountMismatch { messages: 2, results: 0 }));
}

/// Checks the header of Bitcoin's first block, whose name is written with the last byte first.
#[test]
fn the_first_block_of_bitcoin() {
    let header = hex(&format!(
        "01000000{}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c",
        "00".repeat(32)
    ));
    assert_eq!(header.len(), 80);
    let mut name: Node = hex_array("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
    name.reverse();
    assert_eq!(sha256d(&header), name);
    let mut digests = [[0; 32]; 40];
    sha256d_many(&[&header[..]; 40], &mut digests).unwrap();
    assert_eq!(digests, [name; 40]);
}

#[test]
fn messages_after_a_prefix() {
    let mut random = Random(53);
    let text = random.bytes(3000);
    for blocks in 0..4 {
        let prefix = &text[7..][..64 * blocks];
        let expected = |message: &[u8]| sha256(&[prefix, message].concat());
        let prefixed = Prefixed::<Sha2<256>>::new(prefix).unwrap();
        for len in Effort::here().lengths(300) {
            let message = &text[..len];
            assert_eq!(prefixed.digest(message), expected(message), "{len} bytes after {blocks} blocks");
            let mut hasher = prefixed.hasher();
            hasher.update(&message[..len / 3]);
            hasher.update(&message[len / 3..]);
            assert_eq!(hasher.finalize(), expected(message), "{len} bytes in pieces after {blocks} blocks");
        }
        for count in counts() {
            for len in [Some(22), Some(54), Some(64), Some(1000), None] {
                let messages: Vec<_> =
                    (0..count).map(|_| &text[random.below(1000)..][..len.unwrap_or(random.below(300))]).collect();
                let mut digests = vec![[1; 32]; count];
                prefixed.digest_many(&messages, &mut digests).unwrap();
                let equal = digests.iter().zip(&messages).all(|(digest, message)| *digest == expected(message));
                assert!(equal, "{count} messages of {len:?} bytes after {blocks} blocks");
            }
        }
    }
    assert_eq!(Prefixed::<Sha2<256>>::new(&text[..65]).err(), Some(PartialBlock { bytes: 65 }));
    let md5 = Prefixed::<Rfc1321>::new(&text[..64]).unwrap();
    assert_eq!(md5.digest(&text[64..90])[..], md5::Md5::digest(&text[..90])[..]);
    assert_eq!(md5.digest_many(&[&text[..0]], &mut []), Err(CountMismatch { messages: 1, results: 0 }));
    assert_eq!(format!("{md5:?}"), "Prefixed(..)");
}

/// Computes HMAC (RFC 2104, section 2) with the prefixes derived from its key.
#[test]
fn prefixes_of_hmac() {
    let key = *b"a key of thirty-two bytes, or so";
    let [inner, outer] = [0x36, 0x5c].map(|byte| {
        let mut block = [byte; 64];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        Prefixed::<Sha2<256>>::new(&block).unwrap()
    });
    let texts: Vec<_> = (0..50).map(|i| vec![i; 3 * usize::from(i)]).collect();
    let messages: Vec<_> = texts.iter().map(Vec::as_slice).collect();
    let (mut hashes, mut tags) = ([[0; 32]; 50], [[0; 32]; 50]);
    inner.digest_many(&messages, &mut hashes).unwrap();
    outer.digest_many(&hashes.each_ref().map(|hash| &hash[..]), &mut tags).unwrap();
    for (message, tag) in messages.iter().zip(tags) {
        assert_eq!(HmacSha256::new(&key).mac(message).as_bytes(), &tag);
    }
}

/// The difference between a naive tree and the standard. Each difference is a fault that the comparison must refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    None,
    /// A node without a neighbour moves up, or is hashed with itself although it should move up.
    Odd,
    /// The prefix of RFC 6962, or the second hash of Bitcoin, is missing; the zeros of Ethereum's tree are not hashed.
    Plain,
    /// The children are exchanged.
    Order,
}

fn pair(tree: MerkleTree, left: &[u8], right: &[u8], fault: Fault) -> Node {
    let both = if fault == Fault::Order { [right, left] } else { [left, right] }.concat();
    match tree {
        MerkleTree::Bitcoin if fault != Fault::Plain => sha256(&sha256(&both)),
        MerkleTree::Rfc6962 if fault != Fault::Plain => sha256(&[&[1], &both[..]].concat()),
        _ => sha256(&both),
    }
}

/// Computes the root according to each tree's definition: for RFC 6962 and Ethereum, from the top, as the standards
/// define it.
pub(super) fn naive(tree: MerkleTree, leaves: &[Node], fault: Fault) -> Node {
    match tree {
        MerkleTree::Rfc6962 => match leaves {
            [] => sha256(&[]),
            [leaf] => *leaf,
            _ if fault == Fault::Odd && leaves.len() % 2 == 1 => {
                naive(tree, &[leaves, &leaves[leaves.len() - 1..]].concat(), fault)
            }
            _ => {
                // The left half has the largest power of two below the number of leaves.
                let (left, right) = leaves.split_at(leaves.len().next_power_of_two() / 2);
                pair(tree, &naive(tree, left, fault), &naive(tree, right, fault), fault)
            }
        },
        MerkleTree::Ssz { depth: 0 } => leaves.first().copied().unwrap_or([0; 32]),
        MerkleTree::Ssz { .. } if leaves.is_empty() && fault == Fault::Plain => [0; 32],
        MerkleTree::Ssz { depth } => {
            let half = 1_usize.checked_shl(u32::from(depth) - 1).unwrap_or(usize::MAX).min(leaves.len());
            let (left, right) = leaves.split_at(half);
            if fault == Fault::Odd && right.is_empty() && left.len() == 1 {
                return left[0];
            }
            let below = MerkleTree::Ssz { depth: depth - 1 };
            let left = naive(below, left, fault);
            // Both halves of a tree of zeros are equal.
            let right = if leaves.is_empty() { left } else { naive(below, right, fault) };
            pair(tree, &left, &right, fault)
        }
        MerkleTree::Bitcoin => match leaves {
            [] => [0; 32],
            [root] => *root,
            _ => {
                let parents = leaves.chunks(2).map(|nodes| match nodes {
                    [left, right] => pair(tree, left, right, fault),
                    [left] if fault == Fault::Odd => *left,
                    _ => pair(tree, &nodes[0], &nodes[0], fault),
                });
                naive(tree, &parents.collect::<Vec<_>>(), fault)
            }
        },
        _ => unreachable!("a tree that this test does not know"),
    }
}

/// Compares the roots of trees of many sizes with naive ones, and returns whether all agree.
fn agrees(tree: MerkleTree, sizes: impl Iterator<Item = usize>, fault: Fault) -> bool {
    let mut random = Random(54);
    let mut equal = true;
    for size in sizes {
        let leaves = nodes(&mut random, size);
        let expected = naive(tree, &leaves, fault);
        equal &= merkle_root(tree, &mut leaves.clone()) == Ok(expected);
        #[cfg(feature = "std")]
        {
            let levels = raddle::merkle::merkle_levels(tree, &leaves).unwrap();
            equal &= levels.last().is_some_and(|level| level[..] == [expected]);
            equal &= levels[0] == if leaves.is_empty() { vec![levels[0][0]] } else { leaves };
            // Above a single node, there is only the padding of Ethereum's tree.
            equal &= levels.windows(2).all(|pair| pair[1].len() == pair[0].len().div_ceil(2));
        }
    }
    equal
}

fn sizes() -> impl Iterator<Item = usize> {
    let effort = Effort::here();
    (0..=70)
        .step_by(effort.stride)
        .chain([255, 256, 257, 300, 1000].into_iter().filter(move |&n| effort.includes(32 * n)))
}

const TREES: [MerkleTree; 2] = [MerkleTree::Rfc6962, MerkleTree::Bitcoin];

#[test]
fn roots_and_levels() {
    for tree in TREES {
        assert!(agrees(tree, sizes(), Fault::None), "{tree:?}");
    }
    for depth in [0, 1, 2, 3, 5, 10, 40, 64, 255] {
        let max = 1_usize.checked_shl(depth.into()).unwrap_or(usize::MAX);
        assert!(agrees(MerkleTree::Ssz { depth }, sizes().filter(|&size| size <= max), Fault::None), "depth {depth}");
    }
    for (depth, leaves) in [(0, 2), (1, 3), (5, 33)] {
        let error = Err(TooManyLeaves { leaves, depth });
        let mut nodes = vec![[7; 32]; leaves];
        assert_eq!(merkle_root(MerkleTree::Ssz { depth }, &mut nodes), error);
        assert!(nodes.iter().all(|node| *node == [7; 32]), "nothing is written");
    }
}

/// Tests leaves around the ends of the smallest subtrees, and subtrees of several heights.
#[test]
#[cfg(feature = "std")]
fn roots_with_threads() {
    use raddle::merkle::merkle_root_with_threads;
    use std::num::NonZero;

    let effort = Effort::here();
    let mut random = Random(56);
    let given = [(0, 2), (4096, 2), (4097, 1), (8193, 3), (12_289, 8), (20_000, 1)];
    for (count, threads) in given.into_iter().filter(|&(count, _)| effort.includes(32 * count)) {
        let threads = NonZero::new(threads).unwrap();
        let mut leaves = nodes(&mut random, count);
        for tree in TREES.into_iter().chain([15, 40].map(|depth| MerkleTree::Ssz { depth })) {
            let expected = merkle_root(tree, &mut leaves.clone());
            let root = |leaves: &[Node]| merkle_root_with_threads(tree, &mut leaves.to_vec(), threads);
            assert_eq!(root(&leaves), expected, "{tree:?}, {count} leaves, {threads} threads");
            if let Some(last) = leaves.last_mut() {
                last[31] ^= 1;
                assert_ne!(root(&leaves), expected, "another last leaf");
            }
        }
    }
    let mut leaves = vec![[7; 32]; 8193];
    let error = merkle_root_with_threads(MerkleTree::Ssz { depth: 13 }, &mut leaves, NonZero::<usize>::MIN);
    assert_eq!(error, Err(TooManyLeaves { leaves: 8193, depth: 13 }));
    assert!(leaves.iter().all(|node| *node == [7; 32]), "nothing is written");
}

#[test]
fn a_tree_by_another_rule_is_refused() {
    for tree in TREES.into_iter().chain([MerkleTree::Ssz { depth: 7 }]) {
        for fault in [Fault::Odd, Fault::Plain, Fault::Order] {
            assert!(!agrees(tree, 0..20, fault), "{tree:?}: {fault:?}");
        }
    }
}

/// Checks the trees from the Certificate Transparency tests: eight entries, the first of which form the smaller trees.
#[test]
fn trees_of_certificate_transparency() {
    let entries = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
    let entries = entries.map(hex);
    let roots = [
        (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
        (2, "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"),
        (3, "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"),
        (8, "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"),
    ];
    for (count, root) in roots {
        let mut leaves = vec![[0; 32]; count];
        rfc6962_leaves(&entries[..count], &mut leaves).unwrap();
        assert_eq!(merkle_root(MerkleTree::Rfc6962, &mut leaves), Ok(hex_array(root)), "{count} entries");
    }
    // The lengths lie around each end of a block, and there are more entries than one call takes.
    let text = Random(55).bytes(400);
    let entries: Vec<_> = (0..Effort::here().at_most(200)).map(|len| &text[..len]).collect();
    let mut leaves = vec![[0; 32]; entries.len()];
    rfc6962_leaves(&entries, &mut leaves).unwrap();
    assert!(leaves.iter().zip(entries).all(|(leaf, entry)| *leaf == sha256(&[&[0], entry].concat())));
    assert_eq!(rfc6962_leaves(&[""], &mut []), Err(CountMismatch { messages: 1, results: 0 }));
}

/// Checks Bitcoin's block 100,000, with four transactions. Identifiers are written with the last byte first.
#[test]
fn a_block_of_bitcoin() {
    let id = |digits| {
        let mut id: Node = hex_array(digits);
        id.reverse();
        id
    };
    let mut leaves = [
        "8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87",
        "fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4",
        "6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4",
        "e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d",
    ]
    .map(id);
    let root = id("f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766");
    assert_eq!(merkle_root(MerkleTree::Bitcoin, &mut leaves), Ok(root));
}

/// Checks the roots of Ethereum's trees of zeros.
#[test]
fn trees_of_zeros() {
    let roots = [
        (0, "0000000000000000000000000000000000000000000000000000000000000000"),
        (1, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
        (2, "db56114e00fdd4c1f85c892bf35ac9a89289aaecb1ebd0a96cde606a748b5d71"),
    ];
    for (depth, root) in roots {
        for count in 0..=1 << depth {
            let tree = MerkleTree::Ssz { depth };
            assert_eq!(merkle_root(tree, &mut vec![[0; 32]; count]), Ok(hex_array(root)), "{count} of depth {depth}");
        }
    }
}
