//! Decodes x86-64 with iced-x86: the instruction in the machine code, and the features, registers and flags that it
//! uses.

use std::collections::BTreeSet;

use iced_x86::{
    Code, CpuidFeature, Decoder, DecoderOptions, EncodingKind, InstructionInfoFactory, MemorySize, OpAccess, Register,
    RflagsBits,
};
use raddle_isa::inst::{Kind, Mem, Needs, Operand};
use raddle_isa::isa::{File, Reg};
use raddle_isa::x86_64::flag;
use raddle_isa::{Access, Cond, Feature, Inst};

use crate::explore::is_vector;

/// A decoded instruction and its parts.
pub use iced_x86::{Instruction, Mnemonic, OpKind};

/// Decodes the instructions in machine code, the first at address 0.
pub fn decode(code: &[u8]) -> Vec<Instruction> {
    Decoder::with_ip(64, code, 0, DecoderOptions::NONE).into_iter().collect()
}

/// Checks that the decoded instruction is this one: mnemonic, registers, memory, numbers, mask.
pub fn is(inst: &Inst, decoded: &Instruction) -> Result<(), String> {
    let fail = |what: &str| Err(format!("`{inst}` is encoded with another {what}: {:?}", decoded.code()));
    let (mnemonic, text) = inst.row.text.split_once(' ').unwrap_or((inst.row.text, ""));
    let theirs = match decoded.code() {
        Code::Mov_r64_imm64 => "movabs".to_owned(),
        _ => format!("{:?}", decoded.mnemonic()).to_lowercase(),
    };
    if theirs != mnemonic {
        return fail("mnemonic");
    }
    let (mut operands, mask) = written(inst, text);
    if decoded.op_count() as usize != operands.len() {
        return fail("number of operands");
    }
    let agree = |operands: &[(Kind, Operand)]| (0..).zip(operands).all(|(i, operand)| is_operand(operand, decoded, i));
    if COMMUTES.contains(&mnemonic) && !agree(&operands) {
        let sources = operands.len() - 2;
        operands[sources..].reverse();
    }
    if !agree(&operands) {
        return fail("operand");
    }
    // The proof must know the encoding, because a change of encodings may be costly.
    let sse = matches!(inst.row.needs, Needs::Sse(_));
    if is_vector(inst) && sse != (decoded.code().encoding() == EncodingKind::Legacy) {
        return fail("encoding");
    }
    match mask {
        None if decoded.has_op_mask() || decoded.zeroing_masking() => fail("mask"),
        Some(mask) if register(decoded.op_mask()) != Some(mask) => fail("mask"),
        _ if decoded.zeroing_masking() != inst.row.text.contains("{z}") => fail("masking"),
        _ => Ok(()),
    }
}

/// The instructions whose sources assemblers may swap, if that gives a shorter form or the only one.
const COMMUTES: [&str; 8] = ["test", "vpaddd", "vpaddq", "vpand", "vpcmpeqd", "vpmuludq", "vpor", "vpxor"];

fn is_operand((kind, arg): &(Kind, Operand), decoded: &Instruction, i: u32) -> bool {
    match arg {
        Operand::Reg(view) => {
            let reg = decoded.op_register(i);
            decoded.op_kind(i) == OpKind::Register
                && register(reg) == Some(view.reg)
                && (view.reg.file == File::Mask || 8 * reg.size() == usize::from(view.bits))
                && !matches!(reg, Register::AH | Register::BH | Register::CH | Register::DH)
        }
        Operand::Mem(mem) => decoded.op_kind(i) == OpKind::Memory && is_memory(mem, decoded),
        Operand::Imm(x) => {
            let bits = match *kind {
                Kind::Imm(bits) => u32::from(bits),
                Kind::GprMemImm(bits) => u32::from(bits),
                _ => 64,
            };
            decoded.try_immediate(i).is_ok_and(|number| (number ^ *x as u64) << (64 - bits) == 0)
        }
    }
}

/// Returns the operands in the order of the text, without operands that have no field in the encoding, and the register
/// in braces, which is a mask.
fn written(inst: &Inst, text: &str) -> (Vec<(Kind, Operand)>, Option<Reg>) {
    let mut operands = Vec::new();
    let mut mask = None;
    for part in text.split(", ") {
        let (operand, decoration) = part.split_once("}{{").unwrap_or((part, ""));
        let find = |name: &str| inst.row.operands.iter().position(|spec| spec.name == name);
        if let Some(i) = find(operand.trim_matches(['{', '}'])) {
            let kind = inst.row.operands[i].kind;
            operands.extend((!matches!(kind, Kind::Fixed(..))).then_some((kind, inst.args[i])));
        }
        if let Some(i) = decoration.split_once('}').and_then(|(name, _)| find(name))
            && let Operand::Reg(view) = inst.args[i]
        {
            mask = Some(view.reg);
        }
    }
    (operands, mask)
}

fn is_memory(mem: &Mem, decoded: &Instruction) -> bool {
    let size = decoded.memory_size();
    let bytes = if mem.broadcast.is_some() { size.element_size() } else { size.size() };
    register(decoded.memory_base()) == mem.base
        && register(decoded.memory_index()) == mem.index.map(|(reg, _)| reg)
        && mem.index.is_none_or(|(_, scale)| decoded.memory_index_scale() == u32::from(scale))
        && decoded.memory_displacement64() == mem.disp as u64
        && decoded.is_broadcast() == mem.broadcast.is_some()
        // The operand of lea has no size.
        && (size == MemorySize::Unknown || bytes == usize::from(mem.bytes))
}

/// Returns the full register that contains a register.
fn register(reg: Register) -> Option<Reg> {
    let full = reg.full_register();
    let file = match full {
        _ if full.is_gpr64() => File::Gpr,
        _ if full.is_zmm() => File::Vec,
        _ if full.is_k() => File::Mask,
        _ => return None,
    };
    Some(Reg { file, n: full.number() as u8 })
}

/// The registers, flags and memory that an instruction uses.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Uses {
    /// The registers and flags that it reads.
    pub reads: BTreeSet<Reg>,
    /// The registers and flags that it writes, including undefined ones.
    pub writes: BTreeSet<Reg>,
    /// The flags that it leaves undefined.
    pub undefined: BTreeSet<Reg>,
    /// The access to its memory operand, if it has one.
    pub memory: Option<Access>,
}

/// Returns the uses of an instruction according to the decoder.
pub fn uses(decoded: &Instruction) -> Uses {
    let mut factory = InstructionInfoFactory::new();
    let info = factory.info(decoded);
    let mut uses = Uses::default();
    for used in info.used_registers() {
        if let (Some(reg), Some(access)) = (register(used.register()), access(used.access())) {
            uses.reads.extend(access.reads().then_some(reg));
            uses.writes.extend(access.writes().then_some(reg));
        }
    }
    uses.memory = info.used_memory().iter().find_map(|memory| access(memory.access()));
    uses.reads.extend(flags(decoded.rflags_read()));
    uses.writes.extend(flags(decoded.rflags_modified()));
    uses.undefined.extend(flags(decoded.rflags_undefined()));
    uses
}

fn access(access: OpAccess) -> Option<Access> {
    match access {
        OpAccess::Read | OpAccess::CondRead => Some(Access::r),
        OpAccess::Write | OpAccess::CondWrite => Some(Access::w),
        OpAccess::ReadWrite | OpAccess::ReadCondWrite => Some(Access::rw),
        _ => None,
    }
}

fn flags(bits: u32) -> impl Iterator<Item = Reg> {
    let known = [
        (RflagsBits::CF, flag::cf),
        (RflagsBits::ZF, flag::zf),
        (RflagsBits::SF, flag::sf),
        (RflagsBits::OF, flag::of),
        (RflagsBits::PF, flag::pf),
        (RflagsBits::AF, flag::af),
        (RflagsBits::DF, flag::df),
    ];
    known.into_iter().filter(move |(bit, _)| bits & bit != 0).map(|(_, n)| Reg { file: File::Flag, n })
}

/// Returns the features that the instruction needs according to the decoder, beyond the base of the instruction set.
pub fn features(decoded: &Instruction) -> Result<BTreeSet<Feature>, String> {
    let known = |feature: CpuidFeature| {
        Ok(Some(match feature {
            // Every x86-64 processor has SSE.
            CpuidFeature::INTEL8086 | CpuidFeature::INTEL386 | CpuidFeature::X64 | CpuidFeature::SSE => {
                return Ok(None);
            }
            CpuidFeature::AVX => Feature::AVX,
            CpuidFeature::AVX2 => Feature::AVX2,
            CpuidFeature::AVX512F => Feature::AVX512F,
            CpuidFeature::AVX512VL => Feature::AVX512VL,
            CpuidFeature::AVX512BW => Feature::AVX512BW,
            CpuidFeature::AVX512DQ => Feature::AVX512DQ,
            CpuidFeature::AVX512_IFMA => Feature::AVX512IFMA,
            CpuidFeature::BMI1 => Feature::BMI1,
            CpuidFeature::BMI2 => Feature::BMI2,
            CpuidFeature::ADX => Feature::ADX,
            CpuidFeature::AES => Feature::AES,
            CpuidFeature::PCLMULQDQ => Feature::PCLMULQDQ,
            CpuidFeature::VAES => Feature::VAES,
            CpuidFeature::VPCLMULQDQ => Feature::VPCLMULQDQ,
            CpuidFeature::SHA => Feature::SHA,
            other => return Err(format!("{decoded:?} needs {other:?}, which no row can ask for")),
        }))
    };
    decoded.cpuid_features().iter().filter_map(|&feature| known(feature).transpose()).collect()
}

/// Checks that the instruction is the jump to this address on this condition.
pub fn is_jump(cond: Cond, to: u64, decoded: &Instruction) -> Result<(), String> {
    let mnemonic = match (cond.flag.n, cond.set) {
        (flag::cf, true) => Mnemonic::Jb,
        (flag::cf, false) => Mnemonic::Jae,
        (flag::zf, true) => Mnemonic::Je,
        (flag::zf, false) => Mnemonic::Jne,
        (n, set) => panic!("no kernel jumps on flag {n} {set}"),
    };
    match decoded.mnemonic() == mnemonic && decoded.near_branch_target() == to {
        true => Ok(()),
        false => Err(format!("{mnemonic:?} to {to:#x} is encoded as {decoded:?}")),
    }
}

/// Checks that the instruction marks the target of an indirect call.
pub fn is_landing_pad(decoded: &Instruction) -> Result<(), String> {
    match decoded.code() == Code::Endbr64 {
        true => Ok(()),
        false => Err(format!("the landing pad is encoded as {:?}", decoded.code())),
    }
}

/// Checks that the instruction is the return.
pub fn is_return(decoded: &Instruction) -> Result<(), String> {
    match decoded.code() == Code::Retnq {
        true => Ok(()),
        false => Err(format!("the return is encoded as {:?}", decoded.code())),
    }
}
