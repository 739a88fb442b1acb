//! Blocks into the sum, eight at a time with one reduction, and the rest by halves.

use raddle_isa::Strand;
use raddle_isa::builder::ppc64le::*;

use super::{FOLD, SUM, W, add, clear, layout, place, product, reduce};
use crate::aes::BLOCK;
use crate::aes::ppc64le::rest::when_bit;
use crate::aes::ppc64le::{
    self as cipher, DATA, INPUT, LEN, REVERSE, REVERSED, in_memory, load, load_reversed, reverse, store, strand,
};
use crate::{Kernel, Operation, variant};

/// Blocks of an iteration.
const BLOCKS: usize = 8;

// What else is where in the contract.
const STATE: Gpr = r(3);
const POWERS: Gpr = r(6);
const TABLE: Gpr = r(7);

/// The kernel.
pub(super) fn kernel(name: &'static str) -> Kernel {
    variant::kernel::<Ppc64le>(name, Operation::GhashBlocks(layout()), format!("{BLOCKS} blocks"), |k| {
        k.constants([REVERSED, FOLD as u128].into_iter().flat_map(in_memory));
        cipher::clear(k);
        let mut start = strand();
        start.push(load(REVERSE, TABLE, 0));
        start.push(load(W, TABLE, 16));
        start.push(load_reversed(SUM, STATE, 0));
        let mut code = vec![start.into(), while_bytes(LEN, BLOCK * BLOCKS, vec![iteration_of(BLOCKS).into()])];
        for n in [4, 2, 1] {
            code.extend(when_bit(BLOCK * n, iteration_of(n)));
        }
        let mut end = strand();
        end.extend([reverse(SUM, SUM)]);
        end.push(store(STATE, 0, SUM));
        code.push(end.into());
        code
    })
}

/// `SUM = SUM H^n + …` of n blocks, the last of which is added and not multiplied.
fn iteration_of(n: usize) -> Strand {
    let power = |i: usize| (POWERS, place(i as u32));
    let mut strand = Strand::from_iter(clear()).then(product(SUM, power(n)));
    for i in 0..n {
        strand.push(load_reversed(DATA, INPUT, BLOCK * i));
        strand = match n - 1 - i {
            0 => strand.then([add(DATA)].into_iter().collect()),
            i => strand.then(product(DATA, power(i))),
        };
    }
    let bytes = BLOCK * n;
    strand = strand.then(reduce(SUM));
    strand.extend([addi(INPUT, INPUT, bytes), addi(LEN, LEN, -(bytes as i64))]);
    strand
}
