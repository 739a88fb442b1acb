//! AArch64: typed registers, rows, frames.

pub use super::operand::Register;
pub use super::phase::Phase;
pub use crate::aarch64::*;

use super::operand::{Base, Number, at, fits, numbers_fit, registers};
use super::{Frame, Target, straight};
use crate::aarch64::kinds::*;
use crate::code::Code;
use crate::inst::{Inst, Mem};
use crate::isa::{File, Isa, Reg};

registers! {
    /// A general-purpose register.
    X Gpr 64 0..31;
    /// The low 32 bits of a general-purpose register.
    W Gpr 32 0..31;
    /// The stack pointer.
    Sp Gpr 64 31..32;
    /// A vector register.
    Vector Vec 128 0..32;
    /// The low 64 bits of a vector register.
    Double Vec 64 0..32;
    /// The low 32 bits of a vector register.
    Single Vec 32 0..32;
}

impl Base for X {}
impl Base for Sp {}

impl X {
    /// Returns the low 32 bits.
    pub const fn low32(self) -> W {
        W(self.0)
    }
}

impl W {
    /// Returns the whole register.
    pub const fn whole(self) -> X {
        X(self.0)
    }
}

impl Vector {
    /// Returns the low 64 bits.
    pub const fn low64(self) -> Double {
        Double(self.0)
    }
    /// Returns the low 32 bits.
    pub const fn low32(self) -> Single {
        Single(self.0)
    }
}

/// Returns general-purpose register `n`, 0 to 30.
pub const fn x(n: u8) -> X {
    X::of(n)
}
/// Returns the low 32 bits of general-purpose register `n`.
pub const fn w(n: u8) -> W {
    W::of(n)
}
/// The stack pointer.
pub const SP: Sp = Sp::of(31);

/// Returns vector register `n`.
pub const fn v(n: u8) -> Vector {
    Vector::of(n)
}
/// Returns the low 64 bits of vector register `n`.
pub const fn d(n: u8) -> Double {
    Double::of(n)
}
/// Returns the low 32 bits of vector register `n`.
pub const fn s(n: u8) -> Single {
    Single::of(n)
}

fits! {
    X: R64 R64Sp;
    W: R32;
    Sp: R64Sp;
    Vector: V Q;
    Double: D;
    Single: S;
    Mem: Bytes1 Bytes2 Bytes4 Bytes8 Bytes16 Pair8 Pair16 Pair32 At4 M8 M16 M32 M64;
}

numbers_fit! { U1 U2 U4 U5 U6 Right32 Right64 U8 U12 U16 }

/// The instruction set.
#[derive(Clone, Copy, Debug)]
pub enum Aarch64 {}

impl Frame {
    /// Returns the registers to save, in pairs; only the low halves of vectors are saved.
    fn pairs(&self) -> Vec<(File, u8, Mem)> {
        let pairs = |file| {
            let mut numbers: Vec<u8> = self.saved(file).collect();
            if numbers.len() % 2 == 1 {
                numbers.push(numbers[numbers.len() - 1] + 1);
            }
            numbers.chunks(2).map(|pair| (file, pair[0], pair[1])).collect::<Vec<_>>()
        };
        let all = [pairs(File::Gpr), pairs(File::Vec)].concat();
        let place = |(i, (file, first, second)): (usize, (File, u8, u8))| {
            assert_eq!(first + 1, second, "registers are saved in pairs");
            (file, first, at(SP, 16 * i))
        };
        all.into_iter().enumerate().map(place).collect()
    }

    /// Returns the number of bytes of the saved registers.
    fn saved_bytes(&self) -> usize {
        16 * self.pairs().len()
    }
}

impl Target for Aarch64 {
    const ISA: Isa = Isa::Aarch64;
    type Pointer = X;

    fn first_slot(_: &[Reg]) -> usize {
        0
    }

    fn stack(frame: &Frame) -> usize {
        frame.saved_bytes() + frame.bytes
    }

    /// Saves registers above the slots, where their offsets are small.
    fn enter(frame: &Frame) -> Vec<Code> {
        let down = |bytes: usize| (bytes > 0).then(|| sub64_imm(SP, SP, bytes));
        let save = frame.pairs().into_iter().map(|(file, n, place)| match file {
            File::Vec => stp_d(place, d(n), d(n + 1)),
            _ => stp64(place, x(n), x(n + 1)),
        });
        let insts: Vec<Inst> = down(frame.saved_bytes()).into_iter().chain(save).chain(down(frame.bytes)).collect();
        vec![straight(insts)]
    }

    /// Restores registers. Loading the low half of a vector sets its high half to zero, so no part of a block is left
    /// there.
    fn leave(frame: &Frame) -> Vec<Code> {
        let mut insts: Vec<Inst> =
            frame.flags.map(|register| cmp64_imm(X::of(register.reg.n), 0)).into_iter().collect();
        let zero = frame.zero.map_or(v(0), |zero| Vector::of(zero.reg.n));
        if frame.zero.is_none() && frame.secret_slots().next().is_some() {
            insts.push(movi_16b(zero, 0));
        }
        for slots in frame.secret_slots() {
            insts.extend(slots.all().map(|place| match slots.bytes {
                16 => str_q(place, zero),
                32 => stp_q(place, zero, zero),
                bytes => panic!("a slot for secrets has 16 or 32 bytes, not {bytes}"),
            }));
        }
        let up = |bytes: usize| (bytes > 0).then(|| add64_imm(SP, SP, bytes));
        insts.extend(up(frame.bytes));
        insts.extend(frame.pairs().into_iter().map(|(file, n, place)| match file {
            File::Vec => ldp_d(d(n), d(n + 1), place),
            _ => ldp64(x(n), x(n + 1), place),
        }));
        insts.extend(up(frame.saved_bytes()));
        insts.extend(frame.cleared(File::Gpr).map(|register| movz64(X::of(register.reg.n), 0)));
        insts.extend(frame.cleared(File::Vec).map(|register| movi_16b(Vector::of(register.reg.n), 0)));
        vec![straight(insts)]
    }
}

/// Runs `body` if a register is at least `least`.
pub fn where_at_least(register: X, least: impl Number, body: Vec<Code>) -> [Code; 2] {
    [straight([cmp64_imm(register, least.number())]), Code::Skip { unless: LO, body }]
}

/// Runs `body` if a register is less than `than`.
pub fn where_less(register: X, than: impl Number, body: Vec<Code>) -> [Code; 2] {
    [straight([cmp64_imm(register, than.number())]), Code::Skip { unless: HS, body }]
}

/// Runs `body` if bit `k` of a register is 1.
pub fn where_bit(register: X, k: impl Number, body: Vec<Code>) -> [Code; 2] {
    [straight([tst64_bit(register, k.number())]), Code::Skip { unless: EQ, body }]
}
