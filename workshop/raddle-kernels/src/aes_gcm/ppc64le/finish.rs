//! The rest of a message, and the tag. All of GHASH is one sum: the n blocks times H^(n+1) to H^2, the previous sum
//! times H^(n+2), and the block of lengths times H.

use raddle_isa::Strand;
use raddle_isa::builder::ppc64le::*;

use super::super::{Direction, FIRST, LENGTHS, POWERS, SUM as SUM_AT, TAG};
use crate::aes::ppc64le::rest::{self, Rest};
use crate::aes::ppc64le::{COUNTER, Constant, ROUND_KEY, begin, block, constant, count, rounds, start, table};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::operation::AesGcmFinish;
use crate::ghash::ppc64le::{POWER, SUM, W, clear, layout, place, product, reduce};
use crate::ppc64le::{self, KEY, LEN, OFFSET, STATE, load_reversed, reverse, store, strand};
use crate::{Kernel, variant};

/// The encrypted J0, in the register of the counter block, which is not needed any more.
const J0: Vr = COUNTER;

/// The maximal number of blocks of the message.
const BLOCKS: usize = 8;

/// Builds the kernel.
pub(super) fn kernel(name: &'static str, direction: Direction, size: Size) -> Kernel {
    let (few, max) = (BLOCKS / 2, BLOCK * BLOCKS);
    let operation = AesGcmFinish { size, direction, powers: layout(), max: max as u64 };
    variant::kernel::<Ppc64le>(name, operation, format!("{few} or {BLOCKS} blocks, and J0"), |k| {
        k.constants(table());
        ppc64le::clear(k);
        let rest = Rest::new(k, max, Some(direction));
        let mut started = strand();
        started.extend((0..BLOCKS).flat_map(count));
        started.push(load_reversed(J0, STATE, FIRST));
        started.extend([begin(J0, J0)]);
        let keystream = [few, BLOCKS].map(|n| {
            let blocks: Vec<_> = (0..n).map(block).chain([J0]).collect();
            rounds(size, 1..=size.rounds(), &blocks, ROUND_KEY)
        });
        let started = started.phase("counters: the blocks of the rest, and J0");
        let products = first_products().phase("GHASH: the block of lengths by H, the sum S by H^(n+2)");
        let mut code = vec![start(size).then(started).then(products).into()];
        code.extend(rest.keystream(few, keystream));
        code.extend(rest.add());
        code.push(tag().phase("tag: the sum of products, reduced, XOR E(J0)").into());
        code
    })
}

/// Adds the block of lengths times H and the previous sum times H^(n+2), and points to the power of the first block.
fn first_products() -> Strand {
    let mut strand = strand();
    strand.push(constant(W, Constant::Fold));
    strand.extend(clear());
    strand.push(load_reversed(SUM, STATE, LENGTHS));
    strand = strand.then(product(SUM, (KEY, POWERS + place(1))));
    // The powers of 16 n bytes, rounded up, take 32 n bytes.
    let (n, max) = (OFFSET, POWERS + place(2));
    strand.push([addi(n, LEN, 15), clrrdi(n, n, 4), sldi(n, n, 1), subf(rest::POWERS, n, KEY)]);
    strand.extend([addi(rest::POWERS, rest::POWERS, max)]);
    strand.push(load_reversed(SUM, STATE, SUM_AT));
    strand = strand.then(product(SUM, (rest::POWERS, 0)));
    strand.extend([addi(rest::POWERS, rest::POWERS, POWER)]);
    strand
}

/// Computes the tag from the sum of all products and the encrypted J0.
fn tag() -> Strand {
    let mut strand = strand().then(reduce(SUM));
    strand.extend([xxlxor(SUM, SUM, J0), reverse(SUM, SUM)]);
    strand.push(store(STATE, TAG, SUM));
    strand
}
