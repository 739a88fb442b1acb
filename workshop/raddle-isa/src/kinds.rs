//! Reading and writing operands: the kinds of operands that the instruction sets share.

use std::ops::RangeInclusive;

use crate::inst::{Access, Kind, Operand, Spec};
use crate::lanes::permute;
use crate::machine::{Machine, Value};
use crate::word::Word;

/// Returns whether an operand that is a register has a number below `end`; true for any other operand.
pub fn register_below(end: u8, arg: &Operand) -> bool {
    !matches!(arg, Operand::Reg(view) if view.reg.n >= end)
}

/// Accepts a number in this range, both ends included.
pub fn within(range: RangeInclusive<i64>) -> impl Fn(&Operand) -> bool {
    move |arg| matches!(arg, Operand::Imm(x) if range.contains(x))
}

/// A kind of operand, and how it is read and written; each kind of an instruction set is one small type.
pub trait OperandKind {
    /// The type that a meaning computes with: a vector, a word, a number or an address.
    type Value<W: Word>: OperandValue<W>;
    /// The kind in the row.
    const KIND: Kind;
    /// Whether the instruction can encode this operand, and prints it with its meaning: this decides which registers,
    /// addresses and numbers are possible.
    fn encodable(arg: &Operand) -> bool;
    /// Reads the operand.
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> Self::Value<W> {
        OperandValue::read(machine, Self::KIND, arg)
    }
    /// Writes the operand.
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Self::Value<W>) {
        value.write(machine, arg);
    }
}

impl Spec {
    /// Returns an operand of this kind, for a row.
    pub const fn of<K: OperandKind>(name: &'static str, access: Access) -> Spec {
        Spec { name, access, kind: K::KIND, encodable: K::encodable }
    }
}

/// The type that stands for an operand in a meaning.
pub trait OperandValue<W: Word>: Sized {
    /// Reads an operand of this kind.
    fn read(machine: &mut Machine<W>, kind: Kind, arg: &Operand) -> Self;
    /// Writes the operand; a type that is only read needs no implementation.
    fn write(self, _: &mut Machine<W>, arg: &Operand) {
        unreachable!("{arg:?} is only read")
    }
}

/// The bytes of a register or of memory. A write clears the register above the view, except for 8-bit and 16-bit views,
/// which only x86-64 has.
impl<W: Word> OperandValue<W> for Value<W> {
    fn read(machine: &mut Machine<W>, kind: Kind, arg: &Operand) -> Self {
        match (arg, kind) {
            (Operand::Reg(view), _) => machine.read(*view),
            (Operand::Imm(x), Kind::GprMemImm(32)) => Value::of_word(W::lit(32, *x as u64)),
            (Operand::Imm(x), _) => Value::of_word(W::lit(64, *x as u64)),
            (Operand::Mem(mem), _) => {
                let once = machine.load(machine.address(mem), mem.bytes as usize);
                match mem.broadcast {
                    // A broadcast is read at the largest width; lane operations use the part that they need.
                    Some(n) => permute(once, 64, |i| Some(i % n as usize)),
                    None => once,
                }
            }
        }
    }

    fn write(self, machine: &mut Machine<W>, arg: &Operand) {
        match arg {
            Operand::Reg(view) if view.bits < 32 => machine.write_low(view.reg, self),
            Operand::Reg(view) => machine.write(view.reg, self.resize(view.bits as usize / 8)),
            Operand::Mem(mem) => machine.store(machine.address(mem), self),
            Operand::Imm(_) => unreachable!("a number is not written"),
        }
    }
}

/// The bytes of a register or of memory, as a word.
impl<W: Word> OperandValue<W> for W {
    fn read(machine: &mut Machine<W>, kind: Kind, arg: &Operand) -> W {
        Value::read(machine, kind, arg).word()
    }

    fn write(self, machine: &mut Machine<W>, arg: &Operand) {
        Value::of_word(self).write(machine, arg);
    }
}

/// The address of memory, and the number of bytes there.
impl<W: Word> OperandValue<W> for (W, usize) {
    fn read(machine: &mut Machine<W>, _: Kind, arg: &Operand) -> Self {
        let Operand::Mem(mem) = arg else { unreachable!("memory") };
        (machine.address(mem), mem.bytes as usize)
    }
}

/// An operand that is not read.
impl<W: Word> OperandValue<W> for () {
    fn read(_: &mut Machine<W>, _: Kind, _: &Operand) {}
}

/// A number in the text.
impl<W: Word> OperandValue<W> for i64 {
    fn read(_: &mut Machine<W>, _: Kind, arg: &Operand) -> i64 {
        let Operand::Imm(x) = arg else { unreachable!("a number") };
        *x
    }
}

/// A number in the text, if no number of the kind has a sign.
impl<W: Word> OperandValue<W> for u32 {
    fn read(machine: &mut Machine<W>, kind: Kind, arg: &Operand) -> u32 {
        <i64 as OperandValue<W>>::read(machine, kind, arg) as u32
    }
}

/// Declares kinds of operands that a meaning computes with as one type: name, kind, and what is encodable.
macro_rules! kinds {
    ($seen:ty: $($(#[$doc:meta])* $name:ident $kind:expr, $encodable:expr;)+) => { $(
        $(#[$doc])*
        pub struct $name;
        impl $crate::kinds::OperandKind for $name {
            type Value<W: $crate::word::Word> = $seen;
            const KIND: $crate::inst::Kind = $kind;
            fn encodable(arg: &$crate::inst::Operand) -> bool {
                $encodable(arg)
            }
        }
    )+ };
}

pub(crate) use kinds;
