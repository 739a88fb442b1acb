//! Poly1305 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `serial` | one block after the other, by the clamped r; powers of r; the tag |
//! | `sums` | several blocks at once, by powers of r, with one reduction |
//! | `vectors` | blocks in lanes of 64 bits, by powers of r in limbs of 26 bits; a candidate |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per byte:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | one block after the other | 1.00 | 1.00 | 1.00 |
//! | sums of two | 1.02 | 1.19 | 0.94 |
//! | sums of four: the default | 0.84 | 0.88 | 0.76 |
//! | sums of eight | 0.75 | 0.81 | 0.68 |
//! | eight blocks in lanes, one in words | 0.78 | 0.94 | 0.66 |
//!
//! One block after the other waits for its own latency. Sums are bound by the two pipelines that multiply. Sums of eight
//! need seven powers, which only long messages earn.
//!
//! In lanes of 64 bits a block takes ten products and as many sums, at two a cycle: 0.63 cycles per byte at best. With
//! one block of nine in words that is less than sums of four take on POWER8, and more on POWER9. But it wants nine powers,
//! eight of them four times over in limbs: a message that is long enough for these is for sums of eight too, which take
//! no longer on any but POWER10, by seven powers of three words. So the default is in words.

mod serial;
mod sums;
mod vectors;

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Meaning, View};

use super::BLOCK;
use super::state::Powers;
use crate::ppc64le::{Frame, straight};
use crate::{Kernel, Operation};
pub(crate) use sums::Sums;
use vectors::Shape;

// What each register is for, as in the contracts.
const STATE: View = r(3);
const INPUT: View = r(4);
const LEN: View = r(5);

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let mut kernels = serial::kernels();
    kernels.extend([serial::powers_of_r("poly1305_powers_gprx4", 4), sums_of("poly1305_blocks_gprx4", 4, 2)]);
    kernels
}

/// Other widths, and other distances between products and sums.
pub fn candidates() -> Vec<Kernel> {
    vec![
        sums_of("poly1305_blocks_gprx4_lag_1", 4, 1),
        sums_of("poly1305_blocks_gprx4_lag_3", 4, 3),
        serial::powers_of_r("poly1305_powers_gprx2", 2),
        sums_of("poly1305_blocks_gprx2", 2, 2),
        serial::powers_of_r("poly1305_powers_gprx8", 8),
        sums_of("poly1305_blocks_gprx8", 8, 2),
        Shape::WIDE.powers_kernel("poly1305_powers_vsx"),
        Shape::WIDE.blocks_kernel("poly1305_blocks_vsx"),
    ]
}

/// The powers of r from the second to the last, in three words each.
pub(crate) fn powers_to(last: u32) -> Powers {
    let mut powers = Powers::named(format!("words_2_to_{last}"));
    for power in 2..=last {
        powers.number(power_at(power), 8, 64, &[u64::MAX, u64::MAX, 4], Meaning::Power(power));
    }
    powers
}

/// Where a power from the second on is among the powers.
fn power_at(power: u32) -> usize {
    24 * (power as usize - 2)
}

/// A kernel that takes `width` blocks a turn. Products come `lag` groups before they are added.
fn sums_of(name: &'static str, width: usize, lag: usize) -> Kernel {
    let frame = Frame { general: (14..32).map(r).collect(), words: 3, ..Frame::default() };
    let sums = Sums {
        width,
        lag,
        state: (STATE, 0),
        message: INPUT,
        pads: [0, 1, 2].map(|i| frame.word(i)),
        carried: [6, 7, 8, 9, 10].map(r),
        spare: [11, 12].map(r),
        sum: [14, 15, 16, 17, 18].map(r),
        middle: [19, 20, 21].map(r),
        block: [22, 23].map(r),
        power: [24, 25].map(r).into(),
        products: (26..32).map(r).collect(),
        zero: Some(r(0)),
    };
    let mut turn = sums.turn();
    turn.extend(advance(width));
    let code = vec![sums.start().into(), turns(width, turn.into()), sums.finish().into()];
    let weave = format!("sums of {width} blocks, products {lag} groups ahead");
    kernel(
        name,
        weave,
        Operation::Poly1305Blocks { powers: powers_to(width as u32), stride: (width * BLOCK) as u64 },
        &frame,
        code,
    )
}

/// Moves on in the message.
fn advance(blocks: usize) -> [Inst; 2] {
    let n = (blocks * BLOCK) as i64;
    [addi(INPUT, INPUT, n), addi(LEN, LEN, -n)]
}

/// `body` while there are so many blocks.
fn turns(blocks: usize, body: Code) -> Code {
    let body = vec![Code::Note(format!("{blocks} blocks while there are as many").into()), body];
    Code::While { test: vec![cmpldi(LEN, (blocks * BLOCK) as i64)], enter: GREATER_OR_EQUAL, body }
}

/// A kernel of this code within its frame, which leaves no secret: in registers, the carry, words of the frame.
fn kernel(name: &'static str, weave: String, operation: Operation, frame: &Frame, code: Vec<Code>) -> Kernel {
    let zero = r(0);
    let mut wipe = vec![li(zero, 0), addc(zero, zero, zero)];
    wipe.extend((0..frame.words).map(|i| std(at(SP, frame.word(i)), zero)));
    wipe.extend((6..13).map(r).map(|x| li(x, 0)));
    let mut framed = vec![straight(frame.save(zero))];
    framed.extend(code);
    framed.extend([Code::Note("leave no secret".into()), straight(wipe), straight(frame.restore(zero))]);
    let (isa, stack) = (Isa::Ppc64le, frame.bytes());
    operation.kernel(name, isa, weave, Vec::new(), stack, framed)
}
