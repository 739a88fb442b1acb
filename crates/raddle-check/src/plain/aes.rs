//! AES, counter mode, GHASH and AES-GCM on plain numbers: what kernels are given, and what they are to make of it.

use raddle_isa::{Concrete, Meaning, Number};
use raddle_kernels::aes::{BLOCK, Size, spec};
use raddle_kernels::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, STATE, SUM, TAG};
use raddle_kernels::{Kernel, Operation};

use super::{Regions, agrees, bytes, pseudorandom, words};
use crate::polynomial::Point;

/// G = R(H) x^-127, by which a block is multiplied (`raddle_kernels::ghash`).
pub fn key(h: &[u8]) -> Point {
    Point::of_block(h).shifted_down(127)
}

/// The sum with whole blocks: each is added to the sum times H.
pub fn add_blocks(sum: Point, g: Point, blocks: &[u8]) -> Point {
    blocks.chunks(BLOCK).fold(sum, |sum, block| sum * g + Point::of_block(block))
}

/// The round keys.
pub fn schedule(size: Size, key: &[u8]) -> Vec<u8> {
    bytes(&spec::expand(size, &words(key)))
}

/// A block under these round keys.
pub fn encrypt(schedule: &[u8], block: &[u8]) -> Vec<u8> {
    bytes(&spec::encrypt(&words(schedule), words(block).try_into().expect("a block")))
}

/// The input with the encrypted counter blocks added.
pub fn counter_mode(schedule: &[u8], counter: &[u8], input: &[u8]) -> Vec<u8> {
    let schedule = words(schedule);
    let first: [Concrete; 4] = words(counter).try_into().expect("a block");
    let block = |i: usize| bytes(&spec::encrypt(&schedule, spec::increment(first, i as u64)));
    let keystream = (0..input.len().div_ceil(BLOCK)).flat_map(block);
    input.iter().zip(keystream).map(|(x, k)| x ^ k).collect()
}

/// The words of the numbers in a contract, for the key G of GHASH, in the region that they stand in.
pub fn write_powers(numbers: &[Number], g: Point, region: &mut [u8]) {
    let value = |number: &Number| match number.is {
        Meaning::Shifted(power, shift) => g.power(power).shifted(shift).0,
        Meaning::Folded(of) => match numbers[of].is {
            Meaning::Shifted(power, shift) => {
                let Point(p) = g.power(power).shifted(shift);
                p >> 64 ^ p & u128::from(u64::MAX)
            }
            is => panic!("the halves of {is:?}"),
        },
        is => panic!("{is:?} of GHASH"),
    };
    for number in numbers {
        let value = value(number);
        for limb in &number.limbs {
            region[limb.at..limb.at + 8].copy_from_slice(&((value >> limb.shift) as u64).to_le_bytes());
        }
    }
}

/// What a kernel of AES or GHASH may be given: regions that are nothing in particular, and a counter that soon wraps.
pub fn regions(kernel: &Kernel, seed: u64, len: usize) -> Regions {
    let random = |salt: u64, count: usize| pseudorandom(seed.wrapping_mul(31).wrapping_add(salt), count);
    let counter = || {
        let mut block = random(1, BLOCK);
        // At each place in a turn some seed has the wrap.
        block[12..].copy_from_slice(&(u32::MAX - (seed % 37) as u32).to_be_bytes());
        block
    };
    let schedule = |size: Size| schedule(size, &random(2, 4 * size.key_words()));
    let g = key(&random(3, BLOCK));
    let numbers = &kernel.contract.numbers;
    let end = numbers.iter().flat_map(|number| &number.limbs).map(|limb| limb.at + limb.bytes).max().unwrap_or(0);
    let mut powers = vec![0; end];
    write_powers(numbers, g, &mut powers);
    let mut regions = Regions::from([("input", random(4, len))]);
    match &kernel.operation {
        Operation::AesExpand(size) => {
            regions = Regions::from([("cipher_key", random(2, 4 * size.key_words()))]);
        }
        Operation::AesCtrXor(size) => {
            regions.insert("schedule", schedule(*size));
            regions.insert("counter", counter());
        }
        Operation::GhashPowers(_) => regions = Regions::from([("h", random(3, BLOCK))]),
        Operation::GhashBlocks(_) => {
            regions.insert("sum", random(5, BLOCK));
            regions.insert("powers", powers);
        }
        Operation::AesGcmBlocks { size, .. } | Operation::AesGcmFinish { size, .. } => {
            let schedule = schedule(*size);
            powers[..schedule.len()].copy_from_slice(&schedule);
            regions.insert("key", powers);
            let mut state = vec![0; STATE];
            state[COUNTER..COUNTER + BLOCK].copy_from_slice(&counter());
            state[FIRST..TAG].copy_from_slice(&random(6, TAG - FIRST));
            regions.insert("state", state);
        }
        _ => panic!("{} is neither of AES nor of GHASH", kernel.name),
    }
    regions
}

/// What the kernel is to leave in the regions that it writes, for the seed that [`regions`] was given.
pub fn expected(kernel: &Kernel, seed: u64, regions: &Regions) -> Regions {
    let g = key(&pseudorandom(seed.wrapping_mul(31).wrapping_add(3), BLOCK));
    let block = |region: &[u8], at: usize| region[at..at + BLOCK].to_vec();
    match &kernel.operation {
        Operation::AesExpand(size) => Regions::from([("schedule", schedule(*size, &regions["cipher_key"]))]),
        Operation::AesCtrXor(_) => {
            Regions::from([("out", counter_mode(&regions["schedule"], &regions["counter"], &regions["input"]))])
        }
        Operation::GhashPowers(_) => {
            let region = kernel.contract.regions().find(|region| region.name == "powers").expect("powers");
            let bytes = region.only.clone().expect("a part").end;
            let mut powers = vec![0; bytes];
            write_powers(&kernel.contract.numbers, g, &mut powers);
            Regions::from([("powers", powers)])
        }
        Operation::GhashBlocks(_) => {
            let sum = add_blocks(Point::of_block(&regions["sum"]), g, &regions["input"]);
            Regions::from([("sum", sum.block().to_vec())])
        }
        Operation::AesGcmBlocks { size, direction, .. } | Operation::AesGcmFinish { size, direction, .. } => {
            let state = &regions["state"];
            let schedule = &regions["key"][..size.schedule_bytes()];
            let out = counter_mode(schedule, &block(state, COUNTER), &regions["input"]);
            let mut ciphertext = match direction {
                Direction::Seal => out.clone(),
                Direction::Open => regions["input"].clone(),
            };
            ciphertext.resize(ciphertext.len().next_multiple_of(BLOCK), 0);
            let sum = add_blocks(Point::of_block(&block(state, SUM)), g, &ciphertext);
            let mut after = state.clone();
            if matches!(kernel.operation, Operation::AesGcmBlocks { .. }) {
                after[SUM..SUM + BLOCK].copy_from_slice(&sum.block());
            } else {
                let hash = add_blocks(sum, g, &block(state, LENGTHS)) * g;
                let mask = Point::of_block(&encrypt(schedule, &block(state, FIRST)));
                after[TAG..TAG + BLOCK].copy_from_slice(&(hash + mask).block());
            }
            Regions::from([("out", out), ("state", after)])
        }
        _ => panic!("{} is neither of AES nor of GHASH", kernel.name),
    }
}

/// Whether a kernel computes what it should for this length, apart and in place.
pub fn runs_right(kernel: &Kernel, seed: u64, len: usize) -> Result<(), String> {
    let regions = regions(kernel, seed, len);
    let expected = expected(kernel, seed, &regions);
    agrees(kernel, &regions, &expected, len)
}
