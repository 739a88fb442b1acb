//! POWER8 and later: typed registers, rows, frames.

pub use super::operand::Register;
pub use super::phase::Phase;
pub use crate::ppc64le::*;

use super::operand::{Base, at, fits, numbers_fit, registers};
use super::{Frame, Target, straight};
use crate::code::Code;
use crate::inst::{Inst, Mem};
use crate::isa::{File, Isa, Reg};
use crate::ppc64le::kinds::*;

registers! {
    /// A general-purpose register.
    Gpr Gpr 64 0..32;
    /// The stack pointer, which is r1.
    StackPointer Gpr 64 1..2;
    /// An AltiVec vector register.
    Vr Vec 128 32..64;
    /// A VSX vector register.
    Vsr Vec 128 0..64;
}

impl Base for Gpr {}
impl Base for StackPointer {}

impl From<Vr> for Vsr {
    fn from(register: Vr) -> Vsr {
        Vsr(register.0)
    }
}

/// Returns general-purpose register `n`.
pub const fn r(n: u8) -> Gpr {
    Gpr::of(n)
}

/// The stack pointer.
pub const SP: StackPointer = StackPointer::of(1);

/// Returns vector register `n` of AltiVec.
pub const fn v(n: u8) -> Vr {
    Vr::of(32 + n)
}

/// Returns vector register `n` of VSX; from 32 on, these are the AltiVec registers.
pub const fn vs(n: u8) -> Vsr {
    Vsr::of(n)
}

/// Returns `[base + index]`, the address of instructions with two registers.
pub fn indexed(base: impl Base, index: impl Base) -> Mem {
    at(base, 0).index(index, 1)
}

/// Returns `[pointer]`, for instructions with two registers.
pub fn direct(pointer: impl Base + Copy) -> Mem {
    Mem { base: None, ..indexed(pointer, pointer) }
}

/// Copies a vector.
pub fn copy(d: impl Into<Vsr>, s: impl Into<Vsr>) -> Inst {
    let s = s.into();
    xxlor(d.into(), s, s)
}

/// Repeats `body` while `len` is at least `bytes`.
pub fn while_bytes(len: Gpr, bytes: usize, body: Vec<Code>) -> Code {
    Code::While { test: vec![cmpldi(len, bytes)], enter: GREATER_OR_EQUAL, body }
}

fits! {
    Gpr: R NotR0;
    StackPointer: R NotR0 Sp;
    Vr: V Vs;
    Vsr: Vs;
    Mem: X128 D8 D16 D32 D64 Frame8;
}

numbers_fit! { U1 U2 U4 U6 U16 S16 }

/// The instruction set.
#[derive(Clone, Copy, Debug)]
pub enum Ppc64le {}

/// The size of the back chain and of the area that ELFv2 leaves to the callees of a function.
const HEADER: usize = 32;

impl Frame {
    fn general(&self) -> impl Iterator<Item = (Gpr, Mem)> {
        self.saved(File::Gpr).enumerate().map(|(i, n)| (Gpr::of(n), at(SP, HEADER + 8 * i)))
    }

    /// Returns the offset of the saved vectors, which follow the slots.
    fn vectors_at(&self) -> usize {
        (HEADER + 8 * self.saved(File::Gpr).count() + self.bytes).next_multiple_of(16)
    }

    fn vectors(&self) -> impl Iterator<Item = (Vsr, usize)> {
        self.saved(File::Vec).enumerate().map(|(i, n)| (Vsr::of(n), self.vectors_at() + 16 * i))
    }

    /// Returns the register for offsets from the stack pointer.
    fn offset(&self) -> Gpr {
        Gpr::of(self.offset.expect("a register for offsets").reg.n)
    }

    fn store(&self, place: usize, register: Vsr) -> [Inst; 2] {
        [li(self.offset(), place), stxvd2x(indexed(SP, self.offset()), register)]
    }

    fn load(&self, register: Vsr, place: usize) -> [Inst; 2] {
        [li(self.offset(), place), lxvd2x(register, indexed(SP, self.offset()))]
    }

    /// Allocates the stack frame, and saves registers.
    fn save(&self) -> Code {
        let mut insts = vec![stdu(SP, at(SP, -(Ppc64le::stack(self) as i64)))];
        insts.extend(self.general().map(|(register, place)| std(place, register)));
        insts.extend(self.vectors().flat_map(|(register, place)| self.store(place, register)));
        straight(insts)
    }

    /// Restores registers, and releases the stack frame.
    fn restore(&self) -> Code {
        let mut insts: Vec<_> = self.general().map(|(register, place)| ld(register, place)).collect();
        insts.extend(self.vectors().flat_map(|(register, place)| self.load(register, place)));
        insts.push(addi(SP, SP, Ppc64le::stack(self)));
        straight(insts)
    }
}

impl Target for Ppc64le {
    const ISA: Isa = Isa::Ppc64le;
    type Pointer = Gpr;

    fn first_slot(saved: &[Reg]) -> usize {
        HEADER + 8 * saved.iter().filter(|reg| reg.file == File::Gpr).count()
    }

    fn stack(frame: &Frame) -> usize {
        let empty = frame.saved.is_empty() && frame.slots.is_empty();
        if empty { 0 } else { frame.vectors_at() + 16 * frame.vectors().count() }
    }

    fn enter(frame: &Frame) -> Vec<Code> {
        (Ppc64le::stack(frame) > 0).then(|| frame.save()).into_iter().collect()
    }

    fn leave(frame: &Frame) -> Vec<Code> {
        let mut insts: Vec<Inst> = Vec::new();
        insts.extend(frame.cleared(File::Vec).map(|register| {
            let register = Vsr::of(register.reg.n);
            xxlxor(register, register, register)
        }));
        insts.extend(frame.cleared(File::Gpr).map(|register| li(Gpr::of(register.reg.n), 0)));
        // A register that is cleared clears words on the stack.
        insts.extend(frame.secret_slots().flat_map(|slots| {
            let zero = frame.cleared(File::Gpr).next().expect("a register clears words on the stack");
            slots.all().map(move |place| std(place, Gpr::of(zero.reg.n)))
        }));
        let mut code = Vec::new();
        if !insts.is_empty() {
            code = vec![straight(insts)];
        }
        code.extend((Ppc64le::stack(frame) > 0).then(|| frame.restore()));
        code
    }
}
