//! Kinds of operands of POWER, named after the fields and forms of its manual.

use crate::inst::{Access, Kind, Mem, Operand};
use crate::isa::{File, Reg};
use crate::kinds::{kinds, register_below, within};
use crate::machine::Value;

/// Returns whether a vector register is 128 bits in the machine, and its number is at least `first`.
fn vector(arg: &Operand, first: u8) -> bool {
    matches!(arg, Operand::Reg(view) if view.bits == 128 && (first..64).contains(&view.reg.n))
}

fn general(arg: &Operand) -> bool {
    register_below(32, arg)
}

/// The form in which an instruction writes an address.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// A base and a 16-bit displacement.
    D,
    /// A base and a 16-bit displacement, in steps of four.
    Ds,
    /// The sum of two registers, or one register.
    X,
}

/// Returns whether an address has this form. As a base, r0 means 0.
fn fits(arg: &Operand, form: Form) -> bool {
    let Operand::Mem(mem) = arg else { return false };
    let exists = |reg: Reg| reg.file == File::Gpr && reg.n < 32;
    let place = match (form, mem.index) {
        (Form::D, None) => i16::try_from(mem.disp).is_ok(),
        (Form::Ds, None) => i16::try_from(mem.disp).is_ok() && mem.disp % 4 == 0,
        (Form::X, Some((index, scale))) => exists(index) && scale == 1 && mem.disp == 0,
        _ => false,
    };
    let based = mem.base.map_or(form == Form::X, |base| exists(base) && base.n != 0);
    place && based && mem.broadcast.is_none()
}

kinds! { Value<W>:
    /// An AltiVec register; these registers are the upper half of the VSX registers.
    V Kind::Vec(0), |arg: &_| vector(arg, 32);
    /// A VSX register.
    Vs Kind::Vec(128), |arg: &_| vector(arg, 0);
    /// Memory, with an index.
    X128 Kind::Mem(16), |arg: &_| fits(arg, Form::X);
}

kinds! { W:
    /// A general-purpose register.
    R Kind::Gpr(64), general;
    /// A general-purpose register other than r0, which means 0 in this place.
    NotR0 Kind::Gpr(64), |arg: &_| general(arg) && !matches!(arg, Operand::Reg(view) if view.reg.n == 0);
    /// The stack pointer.
    Sp Kind::Fixed(File::Gpr, super::SP.reg.n, 64), general;
    /// Memory, with a displacement.
    D8 Kind::Mem(1), |arg: &_| fits(arg, Form::D);
    D16 Kind::Mem(2), |arg: &_| fits(arg, Form::D);
    D32 Kind::Mem(4), |arg: &_| fits(arg, Form::D);
    D64 Kind::Mem(8), |arg: &_| fits(arg, Form::Ds);
}

kinds! { (W, usize):
    /// The address of a new stack frame, below the stack pointer.
    Frame8 Kind::Address(8, Access::w), |arg: &_| {
        fits(arg, Form::Ds) && matches!(arg, Operand::Mem(Mem { base: Some(base), .. }) if *base == super::SP.reg)
    };
}

kinds! { i64:
    /// Unsigned numbers.
    U1 Kind::Imm(1), within(0..=1);
    U2 Kind::Imm(2), within(0..=3);
    U4 Kind::Imm(4), within(0..=15);
    U6 Kind::Imm(6), within(0..=63);
    U16 Kind::Imm(16), within(0..=0xffff);
    /// Signed numbers.
    S16 Kind::Imm(16), within(-0x8000..=0x7fff);
}
