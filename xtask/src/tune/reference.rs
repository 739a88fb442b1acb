//! What kernels are given, and what they are to compute from it, by the specifications.

use raddle_check::plain::poly1305::{self, Residue};
use raddle_check::plain::{Regions, aes, hash, pseudorandom};
use raddle_isa::{Concrete, Word};
use raddle_kernels::chacha20::{BLOCK, spec};
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::{Kernel, Operation};

use super::loaded::{Call, Loaded};
use crate::Result;

const SEED: u64 = 12;
/// The accumulator at the start: as large as it may be.
const H: [u64; 3] = [u64::MAX, u64::MAX, 4];
/// The key of Poly1305: nothing in particular.
const KEY: (u128, u128) = (0x0806_d540_0e52_447c_036d_5554_08be_d685, 0x1bf5_4941_aff6_bf4a_fdb2_0dfb_8a80_0301);

/// The state of ChaCha20 at the start: its counter soon wraps.
fn words() -> [u32; 16] {
    let mut state = std::array::from_fn(|i| 0x9e37_79b9_u32.wrapping_mul(i as u32 + 1));
    state[..4].copy_from_slice(&spec::CONSTANTS);
    state[12] = u32::MAX - 5;
    state
}

/// The keystream from a counter on.
fn keystream(bytes: usize) -> Vec<u8> {
    let mut state = words();
    let mut stream = Vec::new();
    for _ in 0..bytes.div_ceil(BLOCK) {
        let block = spec::block(&state.map(|word| Concrete::lit(32, word.into())));
        stream.extend(block.iter().flat_map(|word| (word.value() as u32).to_le_bytes()));
        state[12] = state[12].wrapping_add(1);
    }
    stream
}

fn xor(input: &[u8], stream: &[u8]) -> Vec<u8> {
    input.iter().zip(stream).map(|(x, k)| x ^ k).collect()
}

/// What a kernel is given for messages of `length` bytes.
pub(super) fn regions(kernel: &Kernel, length: usize) -> Regions {
    let words = || words().map(u32::to_le_bytes).concat();
    let (input, mac) = (pseudorandom(SEED, length), pseudorandom(SEED + 1, length));
    match &kernel.operation {
        Operation::Chacha20Xor => [("input", input), ("state", words())].into(),
        Operation::Poly1305Powers(_) | Operation::Poly1305Blocks { .. } | Operation::Poly1305Finish => {
            [("input", input), ("state", poly1305::state(kernel, H, 1, KEY.0, KEY.1))].into()
        }
        Operation::Chacha20Poly1305Begin { .. } => [("input", input), ("state", words())].into(),
        Operation::Chacha20Poly1305Blocks { .. } => {
            let mut state = poly1305::state(kernel, H, 1, KEY.0, KEY.1);
            state[..POLY1305].copy_from_slice(&words());
            [("input", input), ("mac", mac), ("state", state)].into()
        }
        Operation::Hash { .. } => hash::regions(kernel, SEED, length),
        _ => aes::regions(kernel, SEED, length),
    }
}

/// What a kernel is to leave, and how much of the state of Poly1305 is compared: its powers are seen by who reads them.
fn expected(kernel: &Kernel, given: &Regions) -> Regions {
    let input = given.get("input").map_or(&[][..], |input| input);
    let r = Residue::of_bytes(&KEY.0.to_le_bytes());
    let accumulated = |message: &[u8]| {
        let mut state = given["state"].clone();
        let sum = Residue::of_bytes(&H.map(u64::to_le_bytes).concat()).blocks(message, r);
        let at = poly1305::offset(kernel);
        state[at..at + 24].copy_from_slice(&bytes(sum));
        state
    };
    match &kernel.operation {
        Operation::Chacha20Xor => [("out", xor(input, &keystream(input.len())))].into(),
        Operation::Poly1305Powers(_) => [("state", given["state"].clone())].into(),
        Operation::Poly1305Blocks { .. } => [("state", accumulated(input))].into(),
        Operation::Poly1305Finish => {
            let sum = Residue::of_bytes(&H.map(u64::to_le_bytes).concat()).blocks(input, r);
            [("tag", sum.tag(KEY.1).to_vec())].into()
        }
        Operation::Chacha20Poly1305Begin { .. } => {
            let stream = keystream(BLOCK + input.len());
            let key = |at: usize| u128::from_le_bytes(stream[at..at + 16].try_into().expect("16 bytes"));
            let mut state = words().map(u32::to_le_bytes).concat();
            state.extend([0, 0, 0, 1_u64].map(u64::to_le_bytes).concat());
            state.extend([poly1305::clamped(key(0)), key(16)].map(u128::to_le_bytes).concat());
            [("out", xor(input, &stream[BLOCK..])), ("state", state)].into()
        }
        Operation::Chacha20Poly1305Blocks { .. } => {
            [("out", xor(input, &keystream(input.len()))), ("state", accumulated(&given["mac"]))].into()
        }
        Operation::Hash { .. } => hash::expected(kernel, given),
        _ => aes::expected(kernel, SEED, given),
    }
}

/// A residue in the words of an accumulator.
fn bytes(residue: Residue) -> Vec<u8> {
    [0, 64, 128].map(|bit| residue.bits(bit, 64).to_le_bytes()).concat()
}

/// The accumulator has several forms of one residue: one of them.
fn reduced(kernel: &Kernel, region: &mut [u8]) {
    let at = poly1305::offset(kernel);
    let sum = bytes(Residue::of_bytes(&region[at..at + 24]));
    region[at..at + 24].copy_from_slice(&sum);
}

/// Whether the state holds an accumulator of Poly1305.
fn accumulates(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::Poly1305Powers(_)
            | Operation::Poly1305Blocks { .. }
            | Operation::Chacha20Poly1305Begin { .. }
            | Operation::Chacha20Poly1305Blocks { .. }
    )
}

/// Calls a kernel on messages of `length` bytes, apart and in place, and compares what it leaves with the specification.
pub(super) fn check(loaded: &Loaded, length: usize) -> Result {
    let kernel = &loaded.kernel;
    let given = regions(kernel, length);
    let expected = expected(kernel, &given);
    let apart: &[&'static str] = &[];
    let in_place = kernel.contract.one.iter().copied().find(|one| *one == ["out", "input"]);
    for one in std::iter::once(apart).chain(in_place) {
        let mut call = Call::new(loaded, &given, length, one);
        call.run();
        for (&name, bytes) in &expected {
            let mut found = call.region(name).unwrap_or_default()[..bytes.len()].to_vec();
            let mut bytes = bytes.clone();
            if name == "state" && accumulates(&kernel.operation) {
                reduced(kernel, &mut found);
                reduced(kernel, &mut bytes);
            }
            if found != bytes {
                return Err(format!("{} computes another {name} of {length} bytes", kernel.name));
            }
        }
        if !call.is_inside() {
            return Err(format!("{} writes behind its regions for {length} bytes", kernel.name));
        }
    }
    Ok(())
}
