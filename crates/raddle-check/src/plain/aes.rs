//! AES, counter mode, GHASH and AES-GCM on plain numbers: what kernels are given, and what they are to make of it.

use raddle_isa::{Concrete, Kernel, Meaning, Number};
use raddle_kernels::aes::{BLOCK, Size, spec};
use raddle_kernels::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, STATE, SUM, TAG};

use super::{Regions, agrees, bytes, pseudorandom, words};
use crate::polynomial::Point;
use crate::statement::aes::{Operation, operation};

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
    let (operation, size) = operation(kernel.name).expect("a kernel of AES or GHASH");
    let random = |salt: u64, count: usize| pseudorandom(seed.wrapping_mul(31).wrapping_add(salt), count);
    let counter = || {
        let mut block = random(1, BLOCK);
        // At each place in a turn some seed has the wrap.
        block[12..].copy_from_slice(&(u32::MAX - (seed % 37) as u32).to_be_bytes());
        block
    };
    let schedule = || schedule(size.expect("of AES"), &random(2, 4 * size.expect("of AES").key_words()));
    let g = key(&random(3, BLOCK));
    let numbers = &kernel.contract.numbers;
    let end = numbers.iter().flat_map(|number| &number.limbs).map(|limb| limb.at + limb.bytes).max().unwrap_or(0);
    let mut powers = vec![0; end];
    write_powers(numbers, g, &mut powers);
    let mut regions = Regions::from([("input", random(4, len))]);
    match operation {
        Operation::Expand => {
            regions = Regions::from([("cipher_key", random(2, 4 * size.expect("of AES").key_words()))]);
        }
        Operation::Counter => {
            regions.insert("schedule", schedule());
            regions.insert("counter", counter());
        }
        Operation::Powers => regions = Regions::from([("h", random(3, BLOCK))]),
        Operation::Ghash => {
            regions.insert("sum", random(5, BLOCK));
            regions.insert("powers", powers);
        }
        Operation::Blocks(_) | Operation::Finish(_) => {
            let schedule = schedule();
            powers[..schedule.len()].copy_from_slice(&schedule);
            regions.insert("key", powers);
            let mut state = vec![0; STATE];
            state[COUNTER..COUNTER + BLOCK].copy_from_slice(&counter());
            state[FIRST..TAG].copy_from_slice(&random(6, TAG - FIRST));
            regions.insert("state", state);
        }
    }
    regions
}

/// What the kernel is to leave in the regions that it writes, for the seed that [`regions`] was given.
pub fn expected(kernel: &Kernel, seed: u64, regions: &Regions) -> Regions {
    let (operation, size) = operation(kernel.name).expect("a kernel of AES or GHASH");
    let g = key(&pseudorandom(seed.wrapping_mul(31).wrapping_add(3), BLOCK));
    let block = |region: &[u8], at: usize| region[at..at + BLOCK].to_vec();
    match operation {
        Operation::Expand => Regions::from([("schedule", schedule(size.expect("of AES"), &regions["cipher_key"]))]),
        Operation::Counter => {
            Regions::from([("out", counter_mode(&regions["schedule"], &regions["counter"], &regions["input"]))])
        }
        Operation::Powers => {
            let region = kernel.contract.regions().find(|region| region.name == "powers").expect("powers");
            let bytes = region.only.clone().expect("a part").end;
            let mut powers = vec![0; bytes];
            write_powers(&kernel.contract.numbers, g, &mut powers);
            Regions::from([("powers", powers)])
        }
        Operation::Ghash => {
            let sum = add_blocks(Point::of_block(&regions["sum"]), g, &regions["input"]);
            Regions::from([("sum", sum.block().to_vec())])
        }
        Operation::Blocks(direction) | Operation::Finish(direction) => {
            let (state, size) = (&regions["state"], size.expect("of AES"));
            let schedule = &regions["key"][..size.schedule_bytes()];
            let out = counter_mode(schedule, &block(state, COUNTER), &regions["input"]);
            let mut ciphertext = match direction {
                Direction::Seal => out.clone(),
                Direction::Open => regions["input"].clone(),
            };
            ciphertext.resize(ciphertext.len().next_multiple_of(BLOCK), 0);
            let sum = add_blocks(Point::of_block(&block(state, SUM)), g, &ciphertext);
            let mut after = state.clone();
            if matches!(operation, Operation::Blocks(_)) {
                after[SUM..SUM + BLOCK].copy_from_slice(&sum.block());
            } else {
                let hash = add_blocks(sum, g, &block(state, LENGTHS)) * g;
                let mask = Point::of_block(&encrypt(schedule, &block(state, FIRST)));
                after[TAG..TAG + BLOCK].copy_from_slice(&(hash + mask).block());
            }
            Regions::from([("out", out), ("state", after)])
        }
    }
}

/// Whether a kernel computes what it should for this length, apart and in place.
pub fn runs_right(kernel: &Kernel, seed: u64, len: usize) -> Result<(), String> {
    let regions = regions(kernel, seed, len);
    let expected = expected(kernel, seed, &regions);
    agrees(kernel, &regions, &expected, len)
}
