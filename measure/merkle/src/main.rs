//! Computes the root of a tree of 2^20 leaves, on one thread and on all, and compares it with that of the crate `rs_merkle`: they
//! must be equal, and another leaf must give another root. Then it prints the times.
//!
//! `cargo run --release --manifest-path measure/merkle/Cargo.toml`
//!
//! A node is the SHA-256 digest of both children, as in Ethereum's tree. `rs_merkle` keeps all levels, from which it makes proofs
//! later; so `merkle_levels`, which keeps them too, is timed beside it.

use std::error::Error;
use std::hint::black_box;
use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Instant;

use raddle::merkle::{MerkleTree, merkle_levels, merkle_root, merkle_root_with_threads};
use raddle::sha256::Sha256;
use raddle_bench::statistics::median;
use rs_merkle::{MerkleTree as Theirs, algorithms};

const DEPTH: u8 = 20;
const TREE: MerkleTree = MerkleTree::Ssz { depth: DEPTH };

/// The number of times that each is timed, by turns.
const ROUNDS: usize = 9;

type Node = [u8; 32];

fn theirs(leaves: &[Node]) -> Option<Node> {
    Theirs::<algorithms::Sha256>::from_leaves(leaves).root()
}

fn milliseconds<R>(call: impl FnOnce() -> R) -> f64 {
    let start = Instant::now();
    black_box(call());
    1e3 * start.elapsed().as_secs_f64()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut leaves: Vec<Node> = (0..1_u32 << DEPTH).map(|i| Sha256::digest(i.to_be_bytes())).collect();
    let threads = available_parallelism().unwrap_or(NonZero::<usize>::MIN);

    let root = merkle_root(TREE, &mut leaves.clone())?;
    if theirs(&leaves) != Some(root) {
        return Err("the roots differ".into());
    }
    leaves[7][0] ^= 1;
    if theirs(&leaves) == Some(root) {
        return Err("another leaf gives the same root".into());
    }
    println!("the root of 2^{DEPTH} leaves is that of rs_merkle");

    let names = ["rs_merkle", "raddle", "raddle, all levels", &format!("raddle, {threads} threads")];
    let mut times = [const { Vec::new() }; 4];
    for _ in 0..ROUNDS {
        // The nodes of each level replace the level below: each call gets a copy, which is made before.
        let [mut one, mut several] = [leaves.clone(), leaves.clone()];
        times[0].push(milliseconds(|| theirs(black_box(&leaves))));
        times[1].push(milliseconds(|| merkle_root(TREE, black_box(&mut one))));
        times[2].push(milliseconds(|| merkle_levels(TREE, black_box(&leaves))));
        times[3].push(milliseconds(|| merkle_root_with_threads(TREE, black_box(&mut several), threads)));
    }
    let times = times.map(|times| median(&times));
    for (name, time) in names.iter().zip(times) {
        println!("{name:<20}  {time:7.1} ms  {:.2}x", times[0] / time);
    }
    Ok(())
}
