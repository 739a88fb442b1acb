//! Rows, operands, instructions.

use std::collections::BTreeSet;
use std::fmt;
use std::hash::{Hash, Hasher};

use derive_more::{Deref, Display, From};

use crate::isa::{File, Isa, Reg, View};
use crate::note::Note;

/// The way in which an instruction accesses an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types, reason = "written so in the rows, where they read as in a manual")]
pub enum Access {
    /// Reads the operand.
    r,
    /// Writes the operand, and ignores what it held.
    w,
    /// Reads and writes the operand, or writes a part of it and keeps the rest.
    rw,
}

impl Access {
    /// Returns whether the operand is read.
    pub const fn reads(self) -> bool {
        !matches!(self, Access::w)
    }
    /// Returns whether the operand is written.
    pub const fn writes(self) -> bool {
        !matches!(self, Access::r)
    }
}

/// The set of operands that an instruction can take in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
pub enum Kind {
    /// A vector register of this width in bits; 0 for any width, which all such operands then share.
    #[display("a vector register{}", wide(*_0))]
    Vec(u16),
    /// A vector register, or memory of the same width.
    #[display("a vector register{}, or memory", wide(*_0))]
    VecOrMem(u16),
    /// A mask register.
    #[display("a mask register")]
    Mask,
    /// This register at this width, and no other: the manual names the register, but the text does not.
    #[display("{_0} register {_1} at {_2} bits")]
    Fixed(File, u8, u16),
    /// This number of registers of a file, from the first on, all at once; the operand names the first of them.
    #[display("the first {_1} {_0} registers")]
    Bank(File, u8),
    /// A general-purpose register of this width in bits.
    #[display("a general-purpose register{}", wide(*_0))]
    Gpr(u16),
    /// A general-purpose register, or memory of the same width.
    #[display("a general-purpose register{}, or memory", wide(*_0))]
    GprOrMem(u16),
    /// A general-purpose register, memory, or a number of up to 32 bits, sign extended.
    #[display("a general-purpose register{}, memory, or a number", wide(*_0))]
    GprMemImm(u16),
    /// Memory of this size in bytes; 0 for the size of the vector operands.
    #[display("memory")]
    Mem(u16),
    /// The address of memory of this size in bytes (0 as above) that the meaning itself reads or writes.
    #[display("an address")]
    Address(u16, Access),
    /// A number of this width in bits, sign or zero extended as the meaning says.
    #[display("a number of {_0} bits")]
    Imm(u8),
}

/// Describes a width in bits, if it is a fixed one.
fn wide(bits: u16) -> String {
    if bits == 0 { String::new() } else { format!(" of {bits} bits") }
}

/// One operand in a row.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The name of the operand in the text.
    pub name: &'static str,
    /// The access to the operand.
    pub access: Access,
    /// The kind of operand.
    pub kind: Kind,
    /// Whether the instruction can encode a register, an address or a number of that kind:
    /// [`crate::kinds::OperandKind::encodable`].
    pub encodable: fn(&Operand) -> bool,
}

/// One row: everything about an instruction but its meaning, which [`crate::Machine::step`] finds by `op`. Only this
/// crate can make rows, so that text and meaning come from one line.
#[derive(Debug)]
#[non_exhaustive]
pub struct Row {
    /// The instruction set.
    pub isa: Isa,
    /// The number of the row in its set.
    pub op: u16,
    /// The name of the row: the mnemonic, and the form if a mnemonic has several.
    pub name: &'static str,
    /// The text, with `{operand}` in it.
    pub text: &'static str,
    /// The operands, the written ones first.
    pub operands: &'static [Spec],
    /// The condition bits that the instruction uses.
    pub flags: &'static [(u8, Access)],
    /// The features that the instruction needs.
    pub needs: Needs,
    /// Whether the instruction's time does not depend on its data, according to the maker's list that the module of the
    /// instruction set names.
    pub constant_time: bool,
    /// Properties that the instruction has on processors, and that its meaning does not show.
    pub idioms: &'static [Idiom],
}

/// A property that an instruction has on processors, beyond its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idiom {
    /// Zero if both sources are the same register, without waiting for that register.
    Zeroing,
    /// A copy of a register, or a renaming.
    Copying,
    /// The computation of an address, without an access to the memory there.
    Addressing,
    /// These bits of the last number have no effect.
    Ignoring(u8),
    /// An undefined lower half of the vector that the instruction writes.
    LowUndefined,
}

impl Row {
    /// Returns the same row, marked as taking a time that depends on its data, to plant faults.
    pub fn varying(&self) -> &'static Row {
        Box::leak(Box::new(Row { constant_time: false, ..*self }))
    }
}

macro_rules! features {
    ($($name:ident $text:literal,)+) => {
        /// A feature that not every processor of an instruction set has.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
        #[display("{}", self.name())]
        #[allow(non_camel_case_types, missing_docs, reason = "the names of the manuals")]
        pub enum Feature { $($name),+ }
        impl Feature {
            /// All features.
            pub const ALL: &[Feature] = &[$(Feature::$name),+];
            /// Returns the name in lower case, as in Rust's `target_feature` if it exists there.
            pub const fn name(self) -> &'static str { match self { $(Feature::$name => $text),+ } }
        }
    };
}

features! {
    AVX "avx", AVX2 "avx2", AVX512F "avx512f", AVX512VL "avx512vl", AVX512BW "avx512bw", AVX512DQ "avx512dq",
    AVX512IFMA "avx512ifma", AVX512FP16 "avx512fp16", BMI1 "bmi1", BMI2 "bmi2", ADX "adx", AES "aes", PCLMULQDQ "pclmulqdq",
    VAES "vaes", VPCLMULQDQ "vpclmulqdq", SHA "sha",
    NEON "neon", NEON_AES "neon-aes", NEON_PMULL "neon-pmull", NEON_SHA2 "neon-sha2", NEON_SHA3 "neon-sha3",
    POWER8 "power8", POWER8_CRYPTO "power8-crypto",
}

impl Feature {
    /// Whether this is a feature of AVX-512, whose instructions have an encoding of their own, EVEX.
    pub const fn is_avx512(self) -> bool {
        use Feature::*;
        matches!(self, AVX512F | AVX512VL | AVX512BW | AVX512DQ | AVX512IFMA)
    }
}

/// The features that an instruction needs, by the encoding that its operands force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// None beyond the base of the instruction set.
    Base,
    /// One set of features for every form.
    Of(&'static [Feature]),
    /// One set of features, for a vector instruction that exists only in the legacy SSE encoding: while an upper half
    /// of a vector register is dirty, Intel processors pay for a change between this encoding and VEX or EVEX.
    Sse(&'static [Feature]),
    /// VEX encodings for 128 and 256 bits, and EVEX if a register above 15, a mask, a broadcast or 512 bits require it.
    /// An absent encoding is `None`.
    Vector {
        /// VEX, 128 bits.
        vex128: Option<&'static [Feature]>,
        /// VEX, 256 bits.
        vex256: Option<&'static [Feature]>,
        /// EVEX; below 512 bits with AVX512VL.
        evex: Option<&'static [Feature]>,
    },
}

/// A memory operand: `[base + index * scale + disp]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mem {
    /// The base; absent if POWER writes 0.
    pub base: Option<Reg>,
    /// An index and its scale.
    pub index: Option<(Reg, u8)>,
    /// The displacement in bytes.
    pub disp: i64,
    /// The number of bytes that are accessed; the row fills it in.
    pub bytes: u16,
    /// The size in bytes of the element that is read and repeated: `{1to16}`.
    pub broadcast: Option<u16>,
}

impl Mem {
    /// Whether there is a base, and the base and the index are general-purpose registers of an instruction set.
    pub(crate) fn based(&self, isa: Isa) -> bool {
        let exists = |reg: Reg| reg.file == File::Gpr && reg.n < isa.count(File::Gpr);
        self.base.is_some_and(exists) && self.index.is_none_or(|(index, _)| exists(index))
    }
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, From)]
pub enum Operand {
    /// A register.
    Reg(View),
    /// Memory.
    #[display("an address with displacement {}{}", _0.disp, if _0.index.is_some() { " and an index" } else { "" })]
    Mem(Mem),
    /// A number.
    #[display("the number {_0}")]
    Imm(i64),
}

/// An instruction: a row and operands that the row can take.
#[derive(Clone, Deref)]
pub struct Inst(Parts);

/// The parts of an [`Inst`], which can be read through it but not changed.
#[derive(Clone)]
pub struct Parts {
    /// The row.
    pub row: &'static Row,
    /// The operands, in the order of the row.
    pub args: Vec<Operand>,
    /// The phases of the kernel that begin with this instruction: comments in the generated text. Equality and hash
    /// leave the notes out, and nothing that is proved depends on them.
    pub notes: Vec<Note>,
}

impl PartialEq for Inst {
    fn eq(&self, other: &Self) -> bool {
        self.row.isa == other.row.isa && self.row.op == other.row.op && self.args == other.args
    }
}

impl Eq for Inst {}

impl Hash for Inst {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.row.op, &self.args).hash(state);
    }
}

impl fmt::Debug for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The reason why operands do not fit a row.
#[derive(Clone, PartialEq, Debug, Display)]
pub enum WrongOperands {
    /// The number of operands, and the number that the row takes.
    #[display("{_0} operands instead of {_1}")]
    Count(usize, usize),
    /// An operand does not fit the place of this name.
    #[display("{_0} does not fit operand `{_1}`, {_2}")]
    Kind(Operand, &'static str, Kind),
    /// Two results go to one register, and the architecture does not say which one remains.
    #[display("a register is loaded twice")]
    LoadedTwice,
    /// No processor has such an instruction.
    #[display("`{_0}` has no encoding")]
    NoEncoding(Inst),
}

impl Inst {
    /// Returns an instruction. Panics if an operand does not fit the row, which is a mistake in a kernel's source.
    #[track_caller]
    pub fn new(row: &'static Row, args: &[Operand]) -> Inst {
        match Inst::try_new(row, args) {
            Ok(inst) => inst,
            Err(why) => panic!("{}: {why}", row.name),
        }
    }

    /// Returns an instruction, or the reason why its operands do not fit. Whatever this function accepts means the same
    /// when it is printed, proved and encoded.
    pub fn try_new(row: &'static Row, args: &[Operand]) -> Result<Inst, WrongOperands> {
        if args.len() != row.operands.len() {
            return Err(WrongOperands::Count(args.len(), row.operands.len()));
        }
        let mut args = args.to_vec();
        let width = args.iter().find_map(|a| match a {
            Operand::Reg(view) if view.reg.file == File::Vec => Some(view.bits),
            _ => None,
        });
        for (spec, arg) in row.operands.iter().zip(&mut args) {
            let expected = |bits: u16| if bits == 0 { width.unwrap_or(0) } else { bits };
            let view = |v: &View, file, bits| v.reg.file == file && v.reg.n < row.isa.count(file) && v.bits == bits;
            let fits = match (spec.kind, &mut *arg) {
                (Kind::Vec(bits) | Kind::VecOrMem(bits), Operand::Reg(v)) => view(v, File::Vec, expected(bits)),
                (Kind::Gpr(bits) | Kind::GprOrMem(bits) | Kind::GprMemImm(bits), Operand::Reg(v)) => {
                    view(v, File::Gpr, bits)
                }
                (Kind::Mask, Operand::Reg(v)) => view(v, File::Mask, 64),
                (Kind::Fixed(file, n, bits), Operand::Reg(v)) => *v == View::new(file, n, bits),
                (Kind::Bank(file, _), Operand::Reg(v)) => v.reg == Reg { file, n: 0 },
                (Kind::VecOrMem(bits), Operand::Mem(m)) => {
                    m.bytes = m.broadcast.unwrap_or(expected(bits) / 8);
                    true
                }
                (Kind::GprOrMem(bits) | Kind::GprMemImm(bits), Operand::Mem(m)) => {
                    m.bytes = bits / 8;
                    true
                }
                (Kind::Mem(bytes) | Kind::Address(bytes, _), Operand::Mem(m)) => {
                    m.bytes = if bytes == 0 { expected(0) / 8 } else { bytes };
                    true
                }
                (Kind::GprMemImm(_) | Kind::Imm(_), Operand::Imm(_)) => true,
                _ => false,
            };
            if !fits || !(spec.encodable)(arg) {
                return Err(WrongOperands::Kind(*arg, spec.name, spec.kind));
            }
        }
        // An assembler may accept such a pair.
        let mut written = row.operands.iter().zip(&args).filter(|(spec, _)| spec.access.writes()).map(|(_, arg)| arg);
        if row.isa == Isa::Aarch64 && written.next().is_some_and(|first| written.any(|arg| arg == first)) {
            return Err(WrongOperands::LoadedTwice);
        }
        let inst = Inst(Parts { row, args, notes: Vec::new() });
        if inst.features().is_none() { Err(WrongOperands::NoEncoding(inst)) } else { Ok(inst) }
    }

    /// Declares that a phase of the kernel begins here. A note that was added earlier belongs to a part of this phase,
    /// and follows its note.
    pub fn note(&mut self, note: Note) {
        self.0.notes.insert(0, note);
    }

    /// Returns the memory operand that the instruction reads or writes, if any.
    pub fn memory(&self) -> Option<(Access, Mem)> {
        self.row.operands.iter().zip(&self.args).find_map(|(spec, arg)| match (spec.kind, arg) {
            (Kind::Address(_, access), Operand::Mem(mem)) => Some((access, *mem)),
            (_, Operand::Mem(mem)) => Some((spec.access, *mem)),
            _ => None,
        })
    }

    /// Returns the registers that the instruction reads, including the registers of addresses.
    pub fn reads(&self) -> BTreeSet<Reg> {
        // A strand may write 0 by `x ^ x` to a register that holds no value yet.
        if self.is_zeroing() {
            return BTreeSet::new();
        }
        self.registers(Access::reads)
    }

    /// Returns the registers that the instruction writes.
    pub fn writes(&self) -> BTreeSet<Reg> {
        self.registers(Access::writes)
    }

    /// Whether processors recognise that the instruction gives zero, and do not read the register.
    fn is_zeroing(&self) -> bool {
        let sources: Vec<_> = self.row.operands.iter().zip(&self.args).filter(|(s, _)| s.access.reads()).collect();
        matches!(&sources[..], [(_, a @ Operand::Reg(_)), (_, b)] if a == b)
            && self.row.idioms.contains(&Idiom::Zeroing)
    }

    fn registers(&self, wanted: fn(Access) -> bool) -> BTreeSet<Reg> {
        let flags = self.row.flags.iter().filter(|(_, access)| wanted(*access));
        let mut regs: BTreeSet<Reg> = flags.map(|&(n, _)| Reg { file: File::Flag, n }).collect();
        for (spec, arg) in self.row.operands.iter().zip(&self.args) {
            match arg {
                Operand::Reg(view) if wanted(spec.access) => match spec.kind {
                    Kind::Bank(file, count) => regs.extend((0..count).map(|n| Reg { file, n })),
                    _ => regs.extend([view.reg]),
                },
                Operand::Mem(mem) if wanted(Access::r) => {
                    regs.extend(mem.base);
                    regs.extend(mem.index.map(|(reg, _)| reg));
                }
                _ => {}
            }
        }
        regs
    }

    /// Returns the features that this instruction needs, or `None` if there is no such encoding.
    pub fn features(&self) -> Option<BTreeSet<Feature>> {
        let (vex128, vex256, evex) = match self.row.needs {
            Needs::Base => return Some(BTreeSet::new()),
            Needs::Of(features) | Needs::Sse(features) => return Some(features.iter().copied().collect()),
            Needs::Vector { vex128, vex256, evex } => (vex128, vex256, evex),
        };
        let views = || self.args.iter().filter_map(|a| if let Operand::Reg(v) = a { Some(v) } else { None });
        let width = views().filter(|v| v.reg.file == File::Vec).map(|v| v.bits).max().unwrap_or(128);
        let asks_for_evex = width == 512
            || views().any(|v| v.reg.file == File::Mask || v.reg.file == File::Vec && v.reg.n > 15)
            || self.args.iter().any(|a| matches!(a, Operand::Mem(Mem { broadcast: Some(_), .. })));
        let vex = if width == 256 { vex256 } else { vex128 };
        let features = if asks_for_evex { None } else { vex };
        if let Some(features) = features {
            return Some(features.iter().copied().collect());
        }
        let mut features: BTreeSet<_> = evex?.iter().copied().collect();
        if width < 512 {
            features.insert(Feature::AVX512VL);
        }
        Some(features)
    }
}
