//! Makes a key and a signature of SLH-DSA-SHA2-128s (FIPS 205) with the lanes of raddle, and compares both with RustCrypto's
//! `slh-dsa`: they must be equal, RustCrypto must accept the signature and refuse a changed one. Then it prints the times.
//!
//! `cargo run --release --manifest-path measure/slh-dsa/Cargo.toml`
//!
//! Every hash of a tree begins with the padded public seed, a block of 64 bytes (section 11.2). [`Prefixed`] hashes it once, and
//! goes on from there with many messages at a time: the chains of some leaves take each step together, and the nodes of a tree are
//! hashed level by level. The example shows how lanes serve such a scheme. It does not erase its secrets, and signs without added
//! randomness.

use std::error::Error;
use std::fmt::Display;
use std::hint::black_box;
use std::time::Instant;

use raddle::hmac::HmacSha256;
use raddle::sha256::{CountMismatch, Prefixed, Sha2, Sha256};
use raddle_bench::statistics::median;
use slh_dsa::{Sha2_128s, Signature, SigningKey};

/// The parameters of SLH-DSA-SHA2-128s (section 11, table 2), each with the name that the standard gives it in lower case.
const N: usize = 16;
const D: u8 = 7;
/// The height of a tree of the hypertree: h'.
const HEIGHT: usize = 9;
const A: usize = 12;
const K: usize = 14;
/// The digits of a signed value are of 4 bits: lg_w.
const DIGIT: usize = 4;
/// The last step of a chain: w - 1.
const LAST: u8 = (1 << DIGIT) - 1;
/// The number of chains: len, the digits of a value and of the sum (section 5, equations 5.2 to 5.4).
const CHAINS: usize = 2 * N + 3;

/// The number of leaves whose chains are hashed together: their messages fit into the cache.
const LEAVES: usize = 16;

/// A node of a tree, or a value in a chain.
type Node = [u8; N];

/// The types of addresses (section 4.2).
#[derive(Clone, Copy)]
enum Type {
    WotsHash,
    WotsPk,
    Tree,
    ForsTree,
    ForsRoots,
    WotsPrf,
    ForsPrf,
}

/// The bytes of a compressed address.
const ADDRESS: usize = 22;

/// A compressed address (section 11.2): layer, tree, type and three words.
#[derive(Clone, Copy)]
struct Address([u8; ADDRESS]);

impl Address {
    /// Returns the address whose words are zero.
    fn new(layer: u8, tree: u64, of: Type) -> Self {
        let mut bytes = [0; ADDRESS];
        bytes[0] = layer;
        bytes[1..9].copy_from_slice(&tree.to_be_bytes());
        bytes[9] = of as u8;
        Self(bytes)
    }

    /// Sets a word: the key pair; the chain or the height; the step of the chain or the index.
    fn with(mut self, word: usize, value: usize) -> Self {
        self.0[10 + 4 * word..][..4].copy_from_slice(&(value as u32).to_be_bytes());
        self
    }

    /// Returns the message that is hashed: the address, and then nodes.
    fn message<const BYTES: usize>(self, nodes: &[Node]) -> [u8; BYTES] {
        let mut message = [0; BYTES];
        message[..ADDRESS].copy_from_slice(&self.0);
        message[ADDRESS..].copy_from_slice(nodes.as_flattened());
        message
    }
}

/// Returns the first `n` bytes of a digest (section 11.2, Trunc).
fn truncated(digest: &[u8; 32]) -> Node {
    *digest.first_chunk().expect("a digest is longer than a node")
}

/// Returns digits of `bits` bits (section 4.4, algorithm 4, base_2b).
fn digits(bytes: &[u8], bits: usize, count: usize) -> Vec<usize> {
    let bit = |i: usize| usize::from(bytes[i / 8] >> (7 - i % 8) & 1);
    (0..count).map(|digit| (0..bits).fold(0, |value, i| value << 1 | bit(bits * digit + i))).collect()
}

/// A leaf that signs a value: its number, and the step of each chain that the signature shows.
struct Signer {
    leaf: usize,
    steps: Vec<usize>,
}

impl Signer {
    /// Section 5.2, algorithm 7, lines 1 to 7.
    fn new(leaf: usize, value: &Node) -> Self {
        let mut steps = digits(value, DIGIT, 2 * N);
        let sum: usize = steps.iter().map(|&digit| usize::from(LAST) - digit).sum();
        steps.extend(digits(&((sum << 4) as u16).to_be_bytes(), DIGIT, CHAINS - 2 * N));
        Self { leaf, steps }
    }
}

/// A key pair.
struct Key {
    seed: Node,
    prf: Node,
    public_seed: Node,
    root: Node,
    /// SHA-256 after the padded public seed.
    hash: Prefixed<Sha2<256>>,
}

impl Key {
    /// Section 9.1, algorithm 18 (slh_keygen_internal).
    fn new([seed, prf, public_seed]: [Node; 3]) -> Result<Self, Box<dyn Error>> {
        let mut padded = [0; 64];
        padded[..N].copy_from_slice(&public_seed);
        let mut key = Self { seed, prf, public_seed, root: Node::default(), hash: Prefixed::new(&padded)? };
        key.root = key.tree(D - 1, 0, None, &mut Vec::new())?;
        Ok(key)
    }

    /// F, H or T of many messages.
    fn hash_many<const BYTES: usize>(&self, messages: &[[u8; BYTES]]) -> Result<Vec<Node>, CountMismatch> {
        let mut digests = vec![[0; 32]; messages.len()];
        self.hash.digest_many(messages, &mut digests)?;
        Ok(digests.iter().map(truncated).collect())
    }

    /// Takes messages of a node each one step on: the nodes become their hashes.
    fn step(&self, messages: &mut [[u8; ADDRESS + N]], digests: &mut [[u8; 32]]) -> Result<(), CountMismatch> {
        self.hash.digest_many(messages, digests)?;
        for (message, digest) in messages.iter_mut().zip(digests) {
            message[ADDRESS..].copy_from_slice(&digest[..N]);
        }
        Ok(())
    }

    /// Hashes a tree from its leaves, which begin at leaf `first` of the address. Appends the path that authenticates leaf `leaf` to
    /// the signature, and returns the root. (Section 6.1, algorithms 9 and 10; section 8.2, algorithms 15 and 16.)
    fn climb(
        &self,
        address: Address,
        first: usize,
        mut nodes: Vec<Node>,
        leaf: Option<usize>,
        signature: &mut Vec<Node>,
    ) -> Result<Node, CountMismatch> {
        let mut height = 0;
        while nodes.len() > 1 {
            signature.extend(leaf.map(|leaf| nodes[leaf >> height ^ 1]));
            height += 1;
            let address = address.with(1, height);
            let pairs = nodes.chunks_exact(2).enumerate();
            let messages: Vec<[u8; ADDRESS + 2 * N]> =
                pairs.map(|(i, pair)| address.with(2, (first >> height) + i).message(pair)).collect();
            nodes = self.hash_many(&messages)?;
        }
        Ok(nodes[0])
    }

    /// Computes the root of a tree of the hypertree. Appends the signature of a leaf, if one signs (section 5, algorithms 5 to 7;
    /// section 6.2, algorithm 10).
    fn tree(
        &self,
        layer: u8,
        tree: u64,
        signer: Option<&Signer>,
        signature: &mut Vec<Node>,
    ) -> Result<Node, CountMismatch> {
        let address = |of| Address::new(layer, tree, of);
        let start = signature.len();
        signature.resize(start + signer.map_or(0, |_| CHAINS), Node::default());
        let (mut leaves, mut digests) = (Vec::new(), vec![[0; 32]; LEAVES * CHAINS]);
        for first in (0..1 << HEIGHT).step_by(LEAVES) {
            let secret = |i: usize| address(Type::WotsPrf).with(0, first + i / CHAINS).with(1, i % CHAINS);
            let mut chains: Vec<_> = (0..LEAVES * CHAINS).map(|i| secret(i).message(&[self.seed])).collect();
            self.step(&mut chains, &mut digests)?;
            let signing = signer.filter(|signer| (first..first + LEAVES).contains(&signer.leaf));
            for step in 0..=LAST {
                if let Some(Signer { leaf, steps }) = signing {
                    for (i, chain) in chains[CHAINS * (leaf - first)..][..CHAINS].iter().enumerate() {
                        if steps[i] == usize::from(step) {
                            signature[start + i].copy_from_slice(&chain[ADDRESS..]);
                        }
                    }
                }
                if step < LAST {
                    for chain in &mut chains {
                        chain[9] = Type::WotsHash as u8;
                        chain[ADDRESS - 1] = step;
                    }
                    self.step(&mut chains, &mut digests)?;
                }
            }
            let ends: Vec<Node> =
                chains.iter().map(|chain| *chain.last_chunk().expect("it ends with a node")).collect();
            let keys: Vec<[u8; ADDRESS + CHAINS * N]> = (first..)
                .zip(ends.chunks_exact(CHAINS))
                .map(|(leaf, ends)| address(Type::WotsPk).with(0, leaf).message(ends))
                .collect();
            leaves.extend(self.hash_many(&keys)?);
        }
        self.climb(address(Type::Tree), 0, leaves, signer.map(|signer| signer.leaf), signature)
    }

    /// Signs with the few-time keys of a leaf, and returns their public key (section 8.3, algorithm 16; section 8.4, algorithm 17).
    fn fors(&self, tree: u64, leaf: usize, digest: &[u8], signature: &mut Vec<Node>) -> Result<Node, CountMismatch> {
        let address = |of| Address::new(0, tree, of).with(0, leaf);
        let mut roots = Vec::new();
        for (i, index) in digits(digest, A, K).into_iter().enumerate() {
            let first = i << A;
            let indices = first..first + (1 << A);
            let secrets = indices.clone().map(|i| address(Type::ForsPrf).with(2, i).message(&[self.seed]));
            let secrets = self.hash_many::<{ ADDRESS + N }>(&secrets.collect::<Vec<_>>())?;
            signature.push(secrets[index]);
            let secrets =
                indices.zip(&secrets).map(|(i, &secret)| address(Type::ForsTree).with(2, i).message(&[secret]));
            let leaves = self.hash_many::<{ ADDRESS + N }>(&secrets.collect::<Vec<_>>())?;
            roots.push(self.climb(address(Type::ForsTree), first, leaves, Some(index), signature)?);
        }
        Ok(self.hash_many::<{ ADDRESS + K * N }>(&[address(Type::ForsRoots).message(&roots)])?[0])
    }

    /// Signs a message with an empty context, deterministically (section 10.2.1, algorithm 22; section 9.2, algorithm 19).
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, CountMismatch> {
        let message = [&[0, 0][..], message].concat();
        // PRF_msg and H_msg (section 11.2.1); MGF1 has one block, as m is 30 bytes.
        let mac = HmacSha256::new(&self.prf).mac([&self.public_seed[..], &message].concat());
        let randomizer = truncated(mac.as_bytes());
        let start = [randomizer, self.public_seed];
        let inner = Sha256::digest([start.as_flattened(), &self.root, &message].concat());
        let digest = Sha256::digest([start.as_flattened(), &inner, &[0; 4]].concat());
        let (indices, ends) = digest.split_at((K * A).div_ceil(8));
        let number = |bytes: &[u8]| bytes.iter().fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
        let mut tree = number(&ends[..7]) & ((1 << (HEIGHT * usize::from(D - 1))) - 1);
        let mut leaf = number(&ends[7..9]) as usize % (1 << HEIGHT);

        let mut signature = vec![randomizer];
        let mut value = self.fors(tree, leaf, indices, &mut signature)?;
        // Section 7.1, algorithm 12.
        for layer in 0..D {
            value = self.tree(layer, tree, Some(&Signer::new(leaf, &value)), &mut signature)?;
            leaf = tree as usize % (1 << HEIGHT);
            tree >>= HEIGHT;
        }
        Ok(signature.into_flattened())
    }
}

fn seconds<R>(call: impl FnOnce() -> R) -> f64 {
    let start = Instant::now();
    black_box(call());
    start.elapsed().as_secs_f64()
}

fn require(is_so: bool, what: impl Display) -> Result<(), Box<dyn Error>> {
    if is_so { Ok(()) } else { Err(what.to_string().into()) }
}

fn main() -> Result<(), Box<dyn Error>> {
    let seeds = [1, 2, 3].map(|i| *Sha256::digest([i]).first_chunk().expect("a digest is longer than a seed"));
    let message = b"attack at dawn";

    let key = Key::new(seeds)?;
    let [seed, prf, public_seed] = seeds;
    let theirs = SigningKey::<Sha2_128s>::slh_keygen_internal(&seed, &prf, &public_seed);
    let public = [key.public_seed, key.root].concat();
    require(public == theirs.as_ref().to_bytes().as_slice(), "the public keys differ")?;

    let signature = key.sign(message)?;
    let sign_theirs = || theirs.try_sign_with_context(message, &[], None);
    require(signature == sign_theirs()?.to_bytes().as_slice(), "the signatures differ")?;
    let verifies = |signature: &[u8]| {
        let signature = Signature::<Sha2_128s>::try_from(signature)?;
        theirs.as_ref().try_verify_with_context(message, &[], &signature)
    };
    verifies(&signature)?;
    for at in [0, signature.len() / 2, signature.len() - 1] {
        let mut changed = signature.clone();
        changed[at] ^= 1;
        require(verifies(&changed).is_err(), format_args!("a change of byte {at} is accepted"))?;
    }
    println!("key and signature ({} bytes) are those of slh-dsa, which refuses changed ones", signature.len());

    let rounds = 7;
    let [mut keys, mut signatures] = [[Vec::new(), Vec::new()], [Vec::new(), Vec::new()]];
    for _ in 0..rounds {
        keys[0].push(seconds(|| Key::new(black_box(seeds))));
        keys[1].push(seconds(|| SigningKey::<Sha2_128s>::slh_keygen_internal(black_box(&seed), &prf, &public_seed)));
        signatures[0].push(seconds(|| key.sign(black_box(message))));
        signatures[1].push(seconds(sign_theirs));
    }
    for (name, [ours, theirs]) in [("key", keys), ("signature", signatures)] {
        let (ours, theirs) = (1e3 * median(&ours), 1e3 * median(&theirs));
        println!("{name:<9}  raddle {ours:6.1} ms  slh-dsa {theirs:6.1} ms  {:.2}x", theirs / ours);
    }
    Ok(())
}
