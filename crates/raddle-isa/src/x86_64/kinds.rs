//! Kinds of operands of x86-64, named as in its manuals.

use crate::inst::{Access, Kind, Operand, OperandKind};
use crate::isa::File;
use crate::kinds::read_bytes;
use crate::machine::{Machine, Value};
use crate::word::Word;
use crate::{vector_kinds, word_kinds};

vector_kinds! {
    /// A vector register of any width.
    V Kind::Vec(0), 0;
    /// A vector register of 128 bits.
    X Kind::Vec(128), 128;
    /// A vector register of 256 bits.
    Y Kind::Vec(256), 256;
    /// 128 or 256 bits, register or memory.
    XM Kind::VecOrMem(128), 128;
    YM Kind::VecOrMem(256), 256;
    /// A vector register of 512 bits.
    Z Kind::Vec(512), 512;
    /// The register that an instruction names without being told.
    Xmm0 Kind::Fixed(File::Vec, 0, 128), 128;
    /// Memory as wide as the vector operands.
    M Kind::Mem(0), 0;
    /// Memory of 4, 8, 16 or 32 bytes.
    M32 Kind::Mem(4), 32;
    M64 Kind::Mem(8), 64;
    M128 Kind::Mem(16), 128;
    M256 Kind::Mem(32), 256;
}

/// A vector register or memory of the same width: a broadcast must know how wide to be.
pub(super) struct VM;
impl OperandKind for VM {
    type Seen<W: Word> = Value<W>;
    const KIND: Kind = Kind::VecOrMem(0);
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> Value<W> {
        // A broadcast is read as wide as can be; lane operations use what they need.
        read_bytes(machine, arg, 64)
    }
}

/// A vector register that a legacy SSE encoding writes: the bits above 128 stay.
pub(super) struct Sse;
impl OperandKind for Sse {
    type Seen<W: Word> = Value<W>;
    const KIND: Kind = Kind::Vec(128);
    fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> Value<W> {
        read_bytes(machine, arg, 16)
    }
    fn write<W: Word>(machine: &mut Machine<W>, arg: &Operand, value: Value<W>) {
        let Operand::Reg(view) = arg else { unreachable!("a register") };
        machine.write_low(view.reg, value);
    }
}

word_kinds! {
    /// A general-purpose register of 8, 16, 32 or 64 bits.
    R8 Kind::Gpr(8), 8;
    R16 Kind::Gpr(16), 16;
    R32 Kind::Gpr(32), 32;
    R64 Kind::Gpr(64), 64;
    /// A register or memory.
    RM32 Kind::GprOrMem(32), 32;
    RM64 Kind::GprOrMem(64), 64;
    /// A register, memory or a number.
    RMI32 Kind::GprMemImm(32), 32;
    RMI64 Kind::GprMemImm(64), 64;
    /// Memory.
    Mem8 Kind::Mem(1), 8;
    Mem16 Kind::Mem(2), 16;
    Mem32 Kind::Mem(4), 32;
    Mem64 Kind::Mem(8), 64;
    /// A mask register.
    K Kind::Mask, 64;
    /// The registers that instructions name without being told.
    Rdx Kind::Fixed(File::Gpr, 2, 64), 64;
    Rax Kind::Fixed(File::Gpr, 0, 64), 64;
    /// A number of 64 bits.
    I64 Kind::Imm(64), 64;
}

/// A number of 8 bits.
pub(super) struct I8;
impl OperandKind for I8 {
    type Seen<W: Word> = u32;
    const KIND: Kind = Kind::Imm(8);
    fn read<W: Word>(_: &mut Machine<W>, arg: &Operand) -> u32 {
        let Operand::Imm(x) = arg else { unreachable!("a number") };
        *x as u8 as u32
    }
}

/// The address of memory that the meaning reads under a mask.
pub(super) struct LoadAt;
/// The address of memory that the meaning writes under a mask.
pub(super) struct StoreAt;
/// An address that is only computed.
pub(super) struct Ea;

macro_rules! address {
    ($($name:ident $kind:expr;)+) => { $(
        impl OperandKind for $name {
            /// The address and the number of bytes there.
            type Seen<W: Word> = (W, usize);
            const KIND: Kind = $kind;
            fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> (W, usize) {
                let Operand::Mem(mem) = arg else { unreachable!("memory") };
                (machine.address(mem), mem.bytes as usize)
            }
        }
    )+ };
}

address! {
    LoadAt Kind::Address(0, Access::r);
    StoreAt Kind::Address(0, Access::w);
    Ea Kind::Mem(8);
}

/// The sixteen vector registers that legacy instructions can name, all at once: what is written is what is above
/// their low 128 bits, and that is zero.
pub(super) struct Legacy;
impl OperandKind for Legacy {
    type Seen<W: Word> = ();
    const KIND: Kind = Kind::Bank(File::Vec, 16);
    fn read<W: Word>(_: &mut Machine<W>, _: &Operand) {}
    fn write<W: Word>(machine: &mut Machine<W>, _: &Operand, _: ()) {
        for n in 0..16 {
            let low = machine.read(super::xmm(n));
            machine.write(super::xmm(n).reg, low);
        }
    }
}
