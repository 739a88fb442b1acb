//! Poly1305 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `serial` | one block after the other, by the clamped r |
//! | `sums` | several blocks at once, by powers of r, with one reduction |

mod serial;
mod sums;

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Kernel, View};

use super::BLOCK;
use crate::ppc64le::{Frame, straight};

// What each register is for, as in the contracts.
const STATE: View = r(3);
const INPUT: View = r(4);
const LEN: View = r(5);

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    [serial::kernels(), sums::kernels()].concat()
}

/// Other widths of [`kernels`], to be compared with them.
pub fn candidates() -> Vec<Kernel> {
    sums::candidates()
}

/// Moves on in the message.
fn advance(blocks: usize) -> [Inst; 2] {
    let n = (blocks * BLOCK) as i64;
    [addi(INPUT, INPUT, n), addi(LEN, LEN, -n)]
}

/// `body` while there are so many blocks.
fn turns(blocks: usize, body: Vec<Code>) -> Code {
    Code::While { test: vec![cmpldi(LEN, (blocks * BLOCK) as i64)], enter: GREATER_OR_EQUAL, body }
}

/// The code of a kernel within its frame, and no secret behind it, in registers that are the kernel's or the carry.
fn framed(frame: &Frame, mut code: Vec<Code>) -> Vec<Code> {
    code.insert(0, straight(frame.save(r(0))));
    code.push(Code::Note("leave no secret".into()));
    let zero = r(0);
    let wiped = (6..13).map(r).map(|x| li(x, 0));
    let words = (0..frame.words).map(|i| std(raddle_isa::inst::at(SP, frame.word(i)), zero));
    code.push(straight([li(zero, 0), addc(zero, zero, zero)].into_iter().chain(words).chain(wiped)));
    code.push(straight(frame.restore(zero)));
    code
}

fn kernel(name: &'static str, weave: String, contract: raddle_isa::Contract, frame: &Frame, code: Vec<Code>) -> Kernel {
    let (isa, stack) = (Isa::Ppc64le, frame.bytes());
    Kernel { name, isa, weave, contract, table: Vec::new(), stack, code: framed(frame, code) }
}
