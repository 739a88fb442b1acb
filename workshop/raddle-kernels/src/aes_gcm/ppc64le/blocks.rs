//! Whole iterations: products of GHASH between the rounds of AES. `vcipher` and `vpmsumd` share a pipeline, which is
//! always full: a block of AES-128 takes ten of the former and two of the latter.
//!
//! Products are added up during one iteration, and their sum is reduced between the rounds of the next.

use raddle_isa::builder::ppc64le::*;

use super::super::{Direction, POWERS, SUM as SUM_AT};
use crate::aes::mode::Mode;
use crate::aes::ppc64le::halves::{Halves, SAVED};
use crate::aes::ppc64le::{self as cipher, Constant, constant, hashed, start, table};
use crate::aes_gcm::operation::AesGcmBlocks;
use crate::ghash::ppc64le::{self as ghash, SUM, W, clear, layout, load_power, multiply, place, product, reduce};
use crate::ppc64le::{self, KEY, STATE, load_reversed, reverse, store, strand};
use crate::{Kernel, variant};

/// A block that is hashed, as a polynomial.
const HASHED: Vr = v(24);

/// Builds the kernel.
pub(super) fn kernel(name: &'static str, direction: Direction, shape: Halves) -> Kernel {
    let (size, stride) = (shape.size, shape.bytes() as u64);
    let operation = AesGcmBlocks { mode: Mode::Gcm, size, direction, powers: layout(), stride };
    variant::kernel::<Ppc64le>(name, operation, shape.to_string(), |k| {
        k.constants(table().into_iter().take(Constant::Mask.offset()));
        k.fix_all(SAVED);
        k.fix(HASHED);
        ppc64le::clear(k);
        let mut begin = strand();
        begin.push(constant(W, Constant::Fold));
        begin.push(load_reversed(SUM, STATE, SUM_AT));
        begin.extend(clear());
        begin.extend([ghash::add(SUM)]);
        begin = begin.phase("load: the sum of GHASH, as products that are not reduced");
        let mut end = reduce(SUM).phase("reduce: the sum of GHASH; stores it").then(strand());
        end.extend([reverse(SUM, SUM)]);
        end.push(store(STATE, SUM_AT, SUM));
        let power = |n: usize| (KEY, POWERS + place(n as u32));
        let before = reduce(SUM).phase("GHASH: reduces the sum of the iteration before, multiplies it by H^n");
        let before = before.then(clear().into_iter().collect()).then(product(SUM, power(shape.blocks)));
        let add = |i: usize, message| {
            let left = shape.blocks - 1 - i;
            let mut strand = if left > 0 { load_power(power(left)) } else { strand() };
            strand.extend([hashed(direction, HASHED, i, message)]);
            let strand = strand.then(cipher::add(i, message));
            strand.then(if left > 0 { multiply(HASHED) } else { [ghash::add(HASHED)].into_iter().collect() })
        };
        let start = start(size).then(begin).then(shape.begin());
        vec![start.into(), shape.iterations(shape.iteration(before, add)), end.into()]
    })
}
