//! `poly1305_blocks_ifma_short`: a set per iteration, by powers of r that it makes itself.
//!
//! [`super::blocks`] takes several sets per iteration, for which r to the power 64 must be known: six products, one after
//! another. Here three products make r to the powers 1 to 8, and then every set waits for one: up to some kilobytes that
//! is faster.

use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst};

use super::blocks::{A, B, INPUT, LEN, SET_OF, SPARE, SUMS, WORDS, enter, leave, load};
use super::powers::{FACTOR, NEXT, POWERS, TIMES_20, eight, first_quarter, times_20};
use super::{Constants, SET, add, zero};
use crate::poly1305::state::Powers;
use crate::{Kernel, Operation, variant};

/// The kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let operation = Operation::Poly1305Blocks { powers: Powers::none(), stride: SET as u64 };
    let summary = "base 2^44, 8 blocks in lanes, one product after another";
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let constants = Constants::new(k);
        k.clear((0..32).map(zmm));
        k.clear(WORDS.into_iter().chain(SPARE));
        k.clear_flags(RSP);
        let mut begin = eight(k, constants);
        // The last product has r^8 in its first quarter.
        begin.extend(first_quarter(NEXT));
        begin.extend(times_20(FACTOR));
        begin.extend(enter(constants));
        let test = vec![cmp64(LEN, SET)];
        let mut end: Vec<Inst> = times_20(POWERS).collect();
        end.extend(leave(constants, |i, times_20| if times_20 { TIMES_20[i] } else { POWERS[i] }));
        vec![
            begin.into(),
            Code::While { test, enter: ABOVE_OR_EQUAL, body: vec![straight(turn(constants))] },
            straight(end),
        ]
    })
}

/// Takes a set: a = a r^8 + b + m, then b = 0.
fn turn(constants: Constants) -> Vec<Inst> {
    let (sum, words) = (SUMS[0], SET_OF[0].1);
    let mut insts = load(0, sum.low, words, constants);
    insts.extend(zero(sum.high));
    insts.extend(add(sum.low, B));
    insts.extend(sum.multiply(A, |i, times_20| if times_20 { TIMES_20[i] } else { FACTOR[i] }));
    insts.extend(sum.join(words[0]));
    insts.extend(sum.carry(A, constants));
    insts.extend(zero(B));
    insts.extend([add64(INPUT, SET), sub64(LEN, SET)]);
    insts
}
