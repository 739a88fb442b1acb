//! `ghash_blocks_*` and `polyval_blocks_*`: whole blocks.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Strand};

use super::product_sum::{Sum, halves, w};
use super::{power, powers};
use crate::aes::BLOCK;
use crate::aes::mode::Mode;
use crate::ghash::operation::GhashBlocks;
use crate::{Kernel, variant};

const SUM: X = x(0);
const INPUT: X = x(1);
const LEN: X = x(2);
const POWERS: X = x(3);
/// The pointer to the power for the next block of a rest.
const NEXT: X = x(5);

/// The sum of GHASH.
const HASH: Vector = v(0);
const BLOCKS: [Vector; 2] = [v(1), v(2)];
const PRODUCTS: Sum = Sum {
    low: v(3),
    high: v(4),
    power: [v(5), v(6)],
    products: [v(7), v(16), v(17), v(18)],
    w: v(19),
    by_three: false,
};

/// The number of blocks of an iteration.
const PER_ITERATION: usize = 8;

/// Loads a block of the input as a polynomial.
fn load(mode: Mode, to: Vector, offset: usize) -> [Inst; 2] {
    [ldr_q(to, at(INPUT, offset)), halves(mode, to, to)]
}

/// Performs an iteration: multiplies the sum and all blocks but the last, and adds the last block. The code that waits
/// for the previous iteration comes late.
fn iteration(mode: Mode) -> Strand {
    let mut strand = Strand::default();
    for i in 0..PER_ITERATION - 1 {
        let (block, power) = (BLOCKS[i % 2], at(POWERS, power(PER_ITERATION - 1 - i)));
        strand.extend(load(mode, block, BLOCK * i));
        strand = strand.then(if i == 0 { PRODUCTS.first(block, power) } else { PRODUCTS.add(block, power) });
    }
    let strand = strand.phase("multiply: blocks 1 to 7 by their powers, then S by H^8, into one sum");
    strand.then(PRODUCTS.add(HASH, at(POWERS, power(PER_ITERATION)))).then(last(mode, BLOCK * (PER_ITERATION - 1)))
}

/// Reduces the sum, and adds the block at an offset.
fn last(mode: Mode, offset: usize) -> Strand {
    let [block, _] = BLOCKS;
    let mut strand = PRODUCTS
        .reduced(HASH)
        .phase("reduce: the sum of products, modulo the polynomial of GHASH; adds the last block");
    strand.extend(load(mode, block, offset));
    strand.extend([eor(HASH, HASH, block)]);
    strand
}

/// Adds the products of the whole blocks before the last one, of which there are at most `max`.
fn products(mode: Mode, max: usize) -> Vec<Code> {
    if max == 0 {
        return Vec::new();
    }
    let [block, _] = BLOCKS;
    let mut strand = Strand::from_iter(load(mode, block, 0)).then(PRODUCTS.add(block, at(NEXT, 0)));
    strand.extend([add64_imm(INPUT, INPUT, BLOCK), sub64_imm(LEN, LEN, BLOCK), sub64_imm(NEXT, NEXT, 2 * BLOCK)]);
    let mut body = vec![strand.into()];
    body.extend(products(mode, max - 1));
    where_at_least(LEN, 2 * BLOCK, body).into()
}

/// Builds the kernel.
pub(super) fn kernel(name: &'static str, mode: Mode) -> Kernel {
    let summary = format!("{PER_ITERATION} blocks an iteration");
    variant::kernel::<Aarch64>(name, GhashBlocks(powers(), mode), summary, |k| {
        k.clear((0..32).map(v));
        let stride = BLOCK * PER_ITERATION;
        let next = [add64_imm(INPUT, INPUT, stride), sub64_imm(LEN, LEN, stride)];
        // For n blocks, the sum needs power n. Its address is 32 n bytes after the address that power 0 would have.
        let mut first = Strand::from_iter([add64_lsl(NEXT, POWERS, LEN, 1), sub64_imm(NEXT, NEXT, 32)]);
        first = first.then(PRODUCTS.first(HASH, at(NEXT, 0)));
        first.extend([sub64_imm(NEXT, NEXT, 32)]);
        let rest = [vec![first.into()], products(mode, PER_ITERATION - 2), vec![last(mode, 0).into()]].concat();
        let mut code = vec![
            straight(w(PRODUCTS.w)).phase("load: the constant of reductions"),
            straight([ldr_q(HASH, at(SUM, 0)), halves(mode, HASH, HASH)].phase("load: the sum S")),
            Code::While {
                test: vec![cmp64_imm(LEN, stride)],
                enter: HS,
                body: vec![iteration(mode).into(), straight(next)],
            }
            .phase(format!("loop: S = S H^8 + X(1) H^7 + ... + X(8), while {stride} bytes are left")),
        ];
        code.extend(
            Vec::from(where_at_least(LEN, BLOCK, rest)).phase("tail: S = S H^n + X(1) H^(n-1) + ... + X(n) for n < 8"),
        );
        code.push(straight([halves(mode, HASH, HASH), str_q(at(SUM, 0), HASH)].phase("store: the sum")));
        code
    })
}
