//! Kinds of operands of POWER, named after the fields and forms of its manual.

use crate::inst::{Access, Kind, Mem, Operand, OperandKind};
use crate::isa::{File, Reg};
use crate::kinds::register_below;
use crate::machine::{Machine, Value};
use crate::word::Word;

fn register(arg: &Operand) -> Reg {
    let Operand::Reg(view) = arg else { unreachable!("a register") };
    view.reg
}

/// Vector registers: what they see is a [`Value`].
macro_rules! vector {
    ($($(#[$doc:meta])* $name:ident $bits:literal, $numbers:expr;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = Value<W>;
            const KIND: Kind = Kind::Vec($bits);
            fn encodable(arg: &Operand) -> bool {
                matches!(arg, Operand::Reg(view) if view.bits == 128 && $numbers.contains(&view.reg.n))
            }
            fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> Value<W> {
                Value::of_bytes(machine.bytes(register(arg)))
            }
            fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Value<W>) {
                machine.write(register(arg), value);
            }
        }
    )+ };
}

vector! {
    /// A register of AltiVec, which are the upper half of those of VSX.
    V 0, (32..64);
    /// A register of VSX.
    Vs 128, (0..64);
}

/// A general-purpose register.
pub(super) struct R;
impl OperandKind for R {
    type Seen<W: Word> = W;
    const KIND: Kind = Kind::Gpr(64);
    fn encodable(arg: &Operand) -> bool {
        register_below(32, arg)
    }
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> W {
        machine.gpr(register(arg).n)
    }
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, word: W) {
        machine.set_gpr(register(arg).n, word);
    }
}

/// A general-purpose register other than r0, which means 0 there.
pub(super) struct NotR0;
impl OperandKind for NotR0 {
    type Seen<W: Word> = W;
    const KIND: Kind = Kind::Gpr(64);
    fn encodable(arg: &Operand) -> bool {
        R::encodable(arg) && register(arg).n != 0
    }
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> W {
        R::read(machine, arg)
    }
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, word: W) {
        R::write(machine, arg, word);
    }
}

/// The stack pointer.
pub(super) struct Sp;
impl OperandKind for Sp {
    type Seen<W: Word> = W;
    const KIND: Kind = Kind::Fixed(File::Gpr, super::SP.reg.n, 64);
    fn encodable(arg: &Operand) -> bool {
        R::encodable(arg)
    }
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> W {
        R::read(machine, arg)
    }
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, word: W) {
        R::write(machine, arg, word);
    }
}

/// Numbers.
macro_rules! immediate {
    ($($(#[$doc:meta])* $name:ident $bits:literal, $min:literal, $max:literal;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = i64;
            const KIND: Kind = Kind::Imm($bits);
            fn encodable(arg: &Operand) -> bool {
                matches!(arg, Operand::Imm($min..=$max))
            }
            fn read<W: Word>(_: &mut Machine<W>, arg: &Operand) -> i64 {
                let Operand::Imm(x) = arg else { unreachable!("a number") };
                *x
            }
        }
    )+ };
}

immediate! {
    /// Unsigned numbers.
    U1 1, 0, 1;
    U2 2, 0, 3;
    U4 4, 0, 15;
    U5 5, 0, 31;
    U6 6, 0, 63;
    U16 16, 0, 0xffff;
    /// Signed numbers.
    S5 5, -16, 15;
    S16 16, -0x8000, 0x7fff;
}

/// How an instruction writes an address.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// A base and a displacement of 16 bits.
    D,
    /// The same in steps of four.
    Ds,
    /// The sum of two registers, or one register.
    X,
}

/// As a base, r0 means 0.
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

fn address<W: Word>(machine: &Machine<W>, arg: &Operand) -> W {
    let Operand::Mem(mem) = arg else { unreachable!("memory") };
    machine.address(mem)
}

/// Memory.
macro_rules! memory {
    ($seen:ident: $($(#[$doc:meta])* $name:ident $bytes:literal, $form:ident;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = memory!(@type $seen);
            const KIND: Kind = Kind::Mem($bytes);
            fn encodable(arg: &Operand) -> bool {
                fits(arg, Form::$form)
            }
            fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> Self::Seen<W> {
                let at = address(machine, arg);
                memory!(@from $seen machine.load(at, $bytes))
            }
            fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Self::Seen<W>) {
                let at = address(machine, arg);
                machine.store(at, memory!(@into $seen value));
            }
        }
    )+ };
    (@type word) => { W };
    (@type vector) => { Value<W> };
    (@from word $value:expr) => { $value.word() };
    (@from vector $value:expr) => { $value };
    (@into word $value:expr) => { Value::of_word($value) };
    (@into vector $value:expr) => { $value };
}

memory! { word:
    /// With a displacement.
    D8 1, D;
    D16 2, D;
    D32 4, D;
    D64 8, Ds;
    /// With an index.
    X32 4, X;
    X64 8, X;
}

memory! { vector:
    /// With an index.
    X128 16, X;
}

/// Addresses that a meaning uses itself.
macro_rules! addresses {
    ($($(#[$doc:meta])* $name:ident $bytes:literal, $access:ident, $form:ident;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = W;
            const KIND: Kind = Kind::Address($bytes, Access::$access);
            fn encodable(arg: &Operand) -> bool {
                fits(arg, Form::$form)
            }
            fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> W {
                address(machine, arg)
            }
        }
    )+ };
}

addresses! {
    /// 16 bytes that are read.
    LoadAt 16, r, X;
    /// 16 bytes that are written.
    StoreAt 16, w, X;
}

/// The place of a new stack frame, below the stack pointer.
pub(super) struct Frame;
impl OperandKind for Frame {
    type Seen<W: Word> = W;
    const KIND: Kind = Kind::Address(8, Access::w);
    fn encodable(arg: &Operand) -> bool {
        fits(arg, Form::Ds) && matches!(arg, Operand::Mem(Mem { base: Some(base), .. }) if *base == super::SP.reg)
    }
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> W {
        address(machine, arg)
    }
}
