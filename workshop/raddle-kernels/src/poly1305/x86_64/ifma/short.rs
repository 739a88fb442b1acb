//! `poly1305_blocks_ifma_short`: two sets per iteration, with powers of r that it computes itself.
//!
//! [`super::blocks`] absorbs several sets per iteration with a table of powers, which takes six products, one after
//! another. Here, four products compute r to the powers 1 to 8, and 16: up to some kilobytes, that is faster.
//!
//! The products that involve a wait for each other, so there are few of them. The first set needs none: a = b + m(1),
//! then b = 0. If the number of remaining sets is odd, one of them is absorbed with r^8, which is ready before r^16.
//! The loop absorbs two:
//!
//! > a = a r^16 + m(1) r^8 + m(2).

use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst};

use super::blocks::{A, B, INPUT, LEN, SET_OF, SPARE, SUMS, WORDS, enter, leave, load};
use super::powers::{FACTOR, NEXT, POWERS, TIMES_20, eight, first_quarter, product, times_20};
use super::{Constants, Halves, Limbs, SET, add, limbs, zero};
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::state::Powers;
use crate::{Kernel, variant};

/// The maximal length of a message in bytes; from a shorter length on, [`super::blocks`] is faster. The proof
/// enumerates the lengths up to this one: a proof of the loop by induction would not know whether the number of sets is
/// odd.
const MAX: u64 = 4096;

const SUM: Halves = SUMS[0];

/// r^16; r^8 is in [`FACTOR`].
const SQUARE: Limbs = limbs(23);
/// 20 times the second and the third limb of [`SQUARE`]; no product needs 20 times the first.
const SQUARE_TIMES_20: [Zmm; 2] = [zmm(26), zmm(30)];

/// Builds the kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let operation = Poly1305Blocks { powers: Powers::none(), stride: SET as u64, max: Some(MAX) };
    let summary = "base 2^44, 8 blocks in lanes, twice an iteration";
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let constants = Constants::new(k);
        k.clear((0..32).map(zmm));
        k.clear(WORDS.into_iter().chain(SPARE));
        k.clear_flags(RSP);
        let mut begin = eight(k, constants);
        // The last product has r^8 in its first quarter.
        let eighth: Vec<Inst> = first_quarter(NEXT).collect();
        begin.extend(eighth.phase("powers: r^8 in all lanes, and 20 times it"));
        begin.extend(times_20(FACTOR));
        begin.extend(square(constants).phase("powers: r^16 in all lanes, and 20 times it"));
        begin.extend(enter(constants));
        let mut end: Vec<Inst> = times_20(POWERS).collect();
        end.extend(leave(constants, |i, times_20| if times_20 { TIMES_20[i] } else { POWERS[i] }));
        vec![
            begin.into(),
            straight([cmp64(LEN, SET)].phase("first set: a = b + set, if there are 8 blocks; b = 0")),
            Code::Skip { unless: BELOW, body: vec![straight(first(constants))] },
            straight([test64(LEN, SET)].phase("one set: a = a * r^8 + set, if the number of sets left is odd")),
            Code::Skip { unless: EQUAL, body: vec![straight(iteration(1, constants))] },
            Code::While {
                test: vec![cmp64(LEN, 2 * SET)],
                enter: ABOVE_OR_EQUAL,
                body: vec![straight(iteration(2, constants))],
            }
            .phase(format!("loop: a = a * r^16 + set 1 * r^8 + set 2, while {} bytes are left", 2 * SET)),
            straight(end.phase("powers: 20 times the powers that the lanes of a need")),
        ]
    })
}

/// Computes [`SQUARE`], and 20 times it.
fn square(constants: Constants) -> Vec<Inst> {
    let mut insts = product(SQUARE, FACTOR, FACTOR, constants);
    for (limb, to) in SQUARE.into_iter().skip(1).zip(SQUARE_TIMES_20) {
        let spare = zmm(31);
        insts.extend([vpsllq(spare, limb, 4), vpsllq(to, limb, 2), vpaddq(to, to, spare)]);
    }
    insts
}

/// Absorbs the first set.
fn first(constants: Constants) -> Vec<Inst> {
    let mut insts = load(0, A, SET_OF[0].1, constants);
    insts.extend(add(A, B));
    insts.extend(zero(B));
    insts.extend([add64(INPUT, SET), sub64(LEN, SET)]);
    insts
}

/// Absorbs one set, or two.
fn iteration(sets: usize, constants: Constants) -> Vec<Inst> {
    let (x, words) = SET_OF[0];
    let by_eight = |x: Limbs| SUM.multiply(x, |i, times_20| if times_20 { TIMES_20[i] } else { FACTOR[i] });
    let mut insts = load(sets - 1, SUM.low, words, constants);
    insts.extend(zero(SUM.high));
    match sets {
        1 => insts.extend(by_eight(A)),
        _ => {
            insts.extend(load(0, x, words, constants));
            insts.extend(by_eight(x));
            insts.extend(SUM.multiply(A, |i, times_20| if times_20 { SQUARE_TIMES_20[i - 1] } else { SQUARE[i] }));
        }
    }
    insts.extend(SUM.join(words[0]));
    insts.extend(SUM.carry(A, constants));
    insts.extend([add64(INPUT, SET * sets), sub64(LEN, SET * sets)]);
    insts
}
