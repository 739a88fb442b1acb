//! Whole turns: products of GHASH between the rounds of AES. `vcipher` and `vpmsumd` share a pipeline, which has no time to
//! lose: ten of the one and two of the other for a block of AES-128.
//!
//! Products are added up while the turn goes on, and reduced in the next one, between its rounds.

use raddle_isa::ppc64le::*;
use raddle_isa::{Isa, View};

use super::super::{Direction, POWERS, SUM as SUM_AT};
use crate::aes::ppc64le::halves::{Halves, KEPT};
use crate::aes::ppc64le::{
    self as cipher, Constant, KEY, OFFSET, STATE, ciphertext, constant, load_turned, start, store, strand, table, turn,
    wipe,
};
use crate::ghash::ppc64le::{self as ghash, SUM, W, clear, layout, load_power, multiply, place, product, reduce};
use crate::ppc64le::{Frame, straight};
use crate::{Kernel, Operation};

/// A block of ciphertext, as GHASH has it.
const CIPHERTEXT: View = v(24);

/// The kernel.
pub(super) fn kernel(name: &'static str, direction: Direction, shape: Halves) -> Kernel {
    let table = table()[..Constant::Mask.offset() as usize].to_vec();
    let frame = Frame { vectors: KEPT.into_iter().chain([CIPHERTEXT]).collect(), ..Frame::default() };
    let mut begin = strand();
    begin.push(constant(W, Constant::Fold));
    begin.push(load_turned(SUM, STATE, SUM_AT as i64));
    begin.extend(clear());
    begin.extend([ghash::add(SUM)]);
    let mut end = reduce(SUM).then(strand());
    end.extend([turn(SUM, SUM)]);
    end.push(store(STATE, SUM_AT as i64, SUM));
    let power = |n: usize| (KEY, POWERS + place(n as u32));
    let before = reduce(SUM).then(clear().into_iter().collect()).then(product(SUM, power(shape.blocks)));
    let add = |i: usize, message: View| {
        let left = shape.blocks - 1 - i;
        let mut strand = if left > 0 { load_power(power(left)) } else { strand() };
        strand.extend([ciphertext(direction, CIPHERTEXT, i, message)]);
        let strand = strand.then(cipher::add(i, message));
        strand.then(if left > 0 { multiply(CIPHERTEXT) } else { [ghash::add(CIPHERTEXT)].into_iter().collect() })
    };
    let code = vec![
        straight(frame.save(OFFSET)),
        start(shape.size).then(begin).then(shape.begin()).into(),
        shape.turns(shape.turn(before, add)),
        end.into(),
    ];
    Operation::AesGcmBlocks { size: shape.size, direction, powers: layout(), stride: shape.bytes() as u64 }.kernel(
        name,
        Isa::Ppc64le,
        shape.to_string(),
        table,
        frame.bytes(),
        [code, wipe().into(), vec![straight(frame.restore(OFFSET))]].concat(),
    )
}
