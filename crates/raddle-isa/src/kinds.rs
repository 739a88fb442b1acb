//! Kinds of operands that instruction sets share.

use crate::inst::Operand;
use crate::lanes::permute;
use crate::machine::{Machine, Value};
use crate::word::Word;

/// A register, with a number below this one, or something else.
pub fn register_below(end: u8, arg: &Operand) -> bool {
    !matches!(arg, Operand::Reg(view) if view.reg.n >= end)
}

/// The bytes of a register or of memory.
pub fn read_bytes<W: Word>(machine: &mut Machine<W>, arg: &Operand, wide: usize) -> Value<W> {
    match arg {
        Operand::Reg(view) => machine.read(*view),
        Operand::Imm(x) => Value::of_word(W::lit(8 * wide as u32, *x as u64)),
        Operand::Mem(mem) => {
            let address = machine.address(mem);
            let once = machine.load(address, mem.bytes as usize);
            match mem.broadcast {
                Some(n) => permute(once, wide, |i| Some(i % n as usize)),
                None => once,
            }
        }
    }
}

/// Writes a register or memory. What a register has above the view that is written becomes zero, but for views of 8 and
/// 16 bits, which x86-64 alone has.
pub fn write_bytes<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Value<W>) {
    match arg {
        Operand::Reg(view) if view.bits < 32 => machine.write_low(view.reg, value),
        Operand::Reg(view) => machine.write(view.reg, value.resize(view.bits as usize / 8)),
        Operand::Mem(mem) => machine.store(machine.address(mem), value),
        Operand::Imm(_) => unreachable!("a number is not written"),
    }
}

/// Declares kinds of operands of which a meaning sees the bytes, a [`Value`]: name, kind, bits, and what is
/// encodable.
#[macro_export]
macro_rules! vector_kinds {
    ($($(#[$doc:meta])* $name:ident $kind:expr, $bits:literal, $encodable:expr;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl $crate::inst::OperandKind for $name {
            type Seen<W: $crate::word::Word> = $crate::machine::Value<W>;
            const KIND: $crate::inst::Kind = $kind;
            fn encodable(arg: &$crate::inst::Operand) -> bool {
                $encodable(arg)
            }
            fn read<W: $crate::word::Word>(
                machine: &mut $crate::machine::Machine<W>, arg: &$crate::inst::Operand,
            ) -> Self::Seen<W> {
                $crate::kinds::read_bytes(machine, arg, $bits / 8)
            }
            fn write<W: $crate::word::Word>(
                machine: &mut $crate::machine::Machine<W>, arg: &$crate::inst::Operand, value: Self::Seen<W>,
            ) {
                $crate::kinds::write_bytes(machine, arg, value);
            }
        }
    )+ };
}

/// Declares kinds of operands of which a meaning sees a word: name, kind, bits, and what is encodable.
#[macro_export]
macro_rules! word_kinds {
    ($($(#[$doc:meta])* $name:ident $kind:expr, $bits:literal, $encodable:expr;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl $crate::inst::OperandKind for $name {
            type Seen<W: $crate::word::Word> = W;
            const KIND: $crate::inst::Kind = $kind;
            fn encodable(arg: &$crate::inst::Operand) -> bool {
                $encodable(arg)
            }
            fn read<W: $crate::word::Word>(
                machine: &mut $crate::machine::Machine<W>, arg: &$crate::inst::Operand,
            ) -> W {
                $crate::kinds::read_bytes(machine, arg, $bits / 8).word()
            }
            fn write<W: $crate::word::Word>(
                machine: &mut $crate::machine::Machine<W>, arg: &$crate::inst::Operand, word: W,
            ) {
                $crate::kinds::write_bytes(machine, arg, $crate::machine::Value::of_word(word));
            }
        }
    )+ };
}
