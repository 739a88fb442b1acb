//! Absorbs blocks into the sum, eight at a time with one reduction, and the rest in parts, each half as long as the one
//! before.

use raddle_isa::Strand;
use raddle_isa::builder::ppc64le::*;

use super::{FOLD, SUM, W, add, clear, layout, place, product, reduce};
use crate::aes::BLOCK;
use crate::aes::mode::Mode;
use crate::ghash::operation::GhashBlocks;
use crate::ppc64le::{
    self, DATA, INPUT, LEN, REVERSE, REVERSED, in_memory, load, load_reversed, reverse, store, strand, when_bit,
};
use crate::{Kernel, variant};

/// The number of blocks of an iteration.
const BLOCKS: usize = 8;

// The other registers, as in the contract.
const STATE: Gpr = r(3);
const POWERS: Gpr = r(6);
const TABLE: Gpr = r(7);

/// Builds the kernel.
pub(super) fn kernel() -> Kernel {
    variant::kernel::<Ppc64le>("ghash_blocks_vsx", GhashBlocks(layout(), Mode::Gcm), format!("{BLOCKS} blocks"), |k| {
        k.constants([REVERSED, FOLD as u128].into_iter().flat_map(in_memory));
        ppc64le::clear(k);
        let mut start = strand();
        start.push(load(REVERSE, TABLE, 0));
        start.push(load(W, TABLE, 16));
        start.push(load_reversed(SUM, STATE, 0));
        let start = start.phase("load: constants, and the sum S");
        let bytes = BLOCK * BLOCKS;
        let main = while_bytes(LEN, bytes, vec![iteration_of(BLOCKS).into()])
            .phase(format!("loop: S = S H^8 + X(1) H^7 + ... + X(8), while {bytes} bytes are left"));
        let mut code = vec![start.into(), main];
        for n in [4, 2, 1] {
            let note = format!("tail: {n} of the remaining blocks, if the length has this bit");
            code.extend(Vec::from(when_bit(BLOCK * n, iteration_of(n))).phase(note));
        }
        let mut end = strand();
        end.extend([reverse(SUM, SUM)]);
        end.push(store(STATE, 0, SUM));
        code.push(end.phase("store: the sum").into());
        code
    })
}

/// Computes `SUM = SUM H^n + …` for n blocks, the last of which is added but not multiplied.
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
    strand = strand.then(
        reduce(SUM).phase("reduce: the sum of products, modulo the polynomial of GHASH; advances pointer and length"),
    );
    strand.extend([addi(INPUT, INPUT, bytes), addi(LEN, LEN, -(bytes as i64))]);
    strand
}
