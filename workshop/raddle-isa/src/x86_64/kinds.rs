//! Kinds of operands of x86-64, named as in its manuals.

use crate::inst::{Access, Kind, Mem, Operand};
use crate::isa::{File, Isa};
use crate::kinds::{OperandKind, kinds, register_below, within};
use crate::machine::{Machine, Value};
use crate::word::Word;

/// Whether every form can encode an operand: a register, a signed 32-bit number, or an address with such a
/// displacement.
fn any(arg: &Operand) -> bool {
    match arg {
        Operand::Reg(_) => true,
        Operand::Imm(x) => i32::try_from(*x).is_ok(),
        Operand::Mem(mem) => address(mem) && mem.broadcast.is_none(),
    }
}

/// Returns whether an address can be encoded. The stack pointer can't be an index.
fn address(mem: &Mem) -> bool {
    let index =
        mem.index.is_none_or(|(reg, scale)| reg != Isa::X86_64.stack_pointer() && matches!(scale, 1 | 2 | 4 | 8));
    mem.based(Isa::X86_64) && index && i32::try_from(mem.disp).is_ok()
}

/// Returns whether a vector register has one of the widths of x86-64.
fn wide(arg: &Operand) -> bool {
    matches!(arg, Operand::Reg(view) if matches!(view.bits, 128 | 256 | 512))
}

/// Returns whether an operand is a vector register or memory; an element of `element` bytes may be repeated.
fn repeated(arg: &Operand, element: Option<u16>) -> bool {
    match arg {
        Operand::Mem(mem) => address(mem) && (mem.broadcast.is_none() || mem.broadcast == element),
        _ => wide(arg),
    }
}

kinds! { Value<W>:
    /// A vector register of any width.
    V Kind::Vec(0), wide;
    /// A vector register of 256 or 512 bits.
    Wide Kind::Vec(0), |arg: &Operand| matches!(arg, Operand::Reg(view) if matches!(view.bits, 256 | 512));
    /// A 128-bit vector register.
    X Kind::Vec(128), any;
    /// A 256-bit vector register.
    Y Kind::Vec(256), any;
    /// A vector register of 128 or 256 bits, or memory.
    XM Kind::VecOrMem(128), any;
    YM Kind::VecOrMem(256), any;
    /// A 512-bit vector register.
    Z Kind::Vec(512), any;
    /// A register that the instruction uses implicitly.
    Xmm0 Kind::Fixed(File::Vec, 0, 128), any;
    /// Memory as wide as the vector operands.
    M Kind::Mem(0), any;
    /// Memory of 4, 8, 16 or 32 bytes.
    M32 Kind::Mem(4), any;
    M64 Kind::Mem(8), any;
    M128 Kind::Mem(16), any;
    M256 Kind::Mem(32), any;
    /// A vector register or memory of the same width.
    VM Kind::VecOrMem(0), |arg: &_| repeated(arg, None);
    /// A vector register, memory of the same width, or one repeated element as wide as a lane: a broadcast must know
    /// how wide its element is.
    VM4 Kind::VecOrMem(0), |arg: &_| repeated(arg, Some(4));
    VM8 Kind::VecOrMem(0), |arg: &_| repeated(arg, Some(8));
}

/// A vector register that a legacy SSE encoding writes: it keeps the bits above 128.
pub struct Sse;
impl OperandKind for Sse {
    type Value<W: Word> = Value<W>;
    const KIND: Kind = Kind::Vec(128);
    fn encodable(arg: &Operand) -> bool {
        register_below(16, arg)
    }
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Value<W>) {
        let Operand::Reg(view) = arg else { unreachable!("a register") };
        machine.write_low(view.reg, value);
    }
}

kinds! { W:
    /// A general-purpose register of 8, 16, 32 or 64 bits.
    R8 Kind::Gpr(8), any;
    R16 Kind::Gpr(16), any;
    R32 Kind::Gpr(32), any;
    R64 Kind::Gpr(64), any;
    /// A register or memory.
    RM32 Kind::GprOrMem(32), any;
    RM64 Kind::GprOrMem(64), any;
    /// A register, memory or a number.
    RMI32 Kind::GprMemImm(32), any;
    RMI64 Kind::GprMemImm(64), any;
    /// Memory.
    Mem8 Kind::Mem(1), any;
    Mem16 Kind::Mem(2), any;
    Mem32 Kind::Mem(4), any;
    Mem64 Kind::Mem(8), any;
    /// A mask register.
    K Kind::Mask, any;
    /// A mask register that masks. In this role, register 0 means no mask.
    Masks Kind::Mask, |arg: &Operand| matches!(arg, Operand::Reg(view) if view.reg.n != 0);
    /// The registers that instructions use implicitly.
    Rdx Kind::Fixed(File::Gpr, 2, 64), any;
    Rax Kind::Fixed(File::Gpr, 0, 64), any;
    /// A 64-bit number.
    I64 Kind::Imm(64), |_: &_| true;
}

kinds! { u32:
    /// An 8-bit number.
    I8 Kind::Imm(8), within(0..=255);
    /// The count by which 32 bits are shifted: a count of 0 keeps the flags, and only some bits of a greater count
    /// matter.
    Count32 Kind::Imm(8), within(1..=31);
    /// The count by which 64 bits are shifted, with the same bounds.
    Count64 Kind::Imm(8), within(1..=63);
}

kinds! { (W, usize):
    /// The address of memory that the meaning reads under a mask.
    LoadAt Kind::Address(0, Access::r), any;
    /// The address of memory that the meaning writes under a mask.
    StoreAt Kind::Address(0, Access::w), any;
    /// An address that is only computed.
    Ea Kind::Mem(8), any;
    /// The address of a cache line, which is printed as the address of a byte.
    Line Kind::Mem(1), any;
}

/// The sixteen vector registers that legacy instructions can name, all at once. The instruction writes zero to the bits
/// above their low 128.
pub struct Legacy;
impl OperandKind for Legacy {
    type Value<W: Word> = ();
    const KIND: Kind = Kind::Bank(File::Vec, 16);
    fn encodable(arg: &Operand) -> bool {
        matches!(arg, Operand::Reg(view) if matches!(view.bits, 256 | 512))
    }
    fn write<W: Word>(machine: &mut Machine<W>, _: &Operand, _: ()) {
        for n in 0..16 {
            let low = machine.read(super::xmm(n));
            machine.write(super::xmm(n).reg, low);
        }
    }
}
