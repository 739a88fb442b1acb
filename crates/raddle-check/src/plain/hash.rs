//! SHA-256 and MD5 on plain numbers: what kernels are given, and what they are to make of it.

use raddle_isa::Concrete;
use raddle_isa::word::ConcreteByte;
use raddle_kernels::hash::{BLOCK, Hash, Messages};
use raddle_kernels::{Kernel, Operation};

use super::{Regions, agrees, bytes, pseudorandom, words};

/// The hash value after some blocks: words, each with its first byte lowest.
pub fn compress(hash: Hash, state: &[u8], blocks: &[u8]) -> Vec<u8> {
    let blocks: Vec<ConcreteByte> = blocks.iter().map(|&byte| byte.into()).collect();
    let after =
        blocks.chunks(BLOCK as usize).fold(words(state), |state, block| hash.compress::<Concrete>(&state, block));
    bytes(&after)
}

fn operation(kernel: &Kernel) -> (Hash, Messages) {
    match kernel.operation {
        Operation::Hash { hash, messages } => (hash, messages),
        _ => panic!("{} is no hash", kernel.name),
    }
}

/// What a kernel of a hash may be given: regions that are nothing in particular.
pub fn regions(kernel: &Kernel, seed: u64, len: usize) -> Regions {
    let random = |salt: usize, count: usize| pseudorandom(seed.wrapping_mul(131).wrapping_add(salt as u64), count);
    let (hash, messages) = operation(kernel);
    let state = random(0, 4 * hash.words() * messages.count());
    let inputs = messages.regions().into_iter().enumerate().map(|(i, name)| (name, random(1 + i, len)));
    inputs.chain([("state", state)]).collect()
}

/// What the kernel is to leave in the regions that it writes.
pub fn expected(kernel: &Kernel, regions: &Regions) -> Regions {
    let (hash, messages) = operation(kernel);
    let mut state = regions["state"].clone();
    for (i, name) in messages.regions().into_iter().enumerate() {
        let places: Vec<usize> = (0..hash.words()).map(|word| messages.place(hash, i, word)).collect();
        let before: Vec<u8> = places.iter().flat_map(|&at| state[at..at + 4].to_vec()).collect();
        let after = compress(hash, &before, &regions[name]);
        for (word, at) in places.into_iter().enumerate() {
            state[at..at + 4].copy_from_slice(&after[4 * word..4 * word + 4]);
        }
    }
    Regions::from([("state", state)])
}

/// Whether a kernel computes what it should for this length.
pub fn runs_right(kernel: &Kernel, seed: u64, len: usize) -> Result<(), String> {
    let regions = regions(kernel, seed, len);
    agrees(kernel, &regions, &expected(kernel, &regions), len)
}
