//! What instructions take on a core: LLVM's models, and what they leave out.

use std::collections::BTreeMap;

use raddle_isa::inst::Kind;
use raddle_isa::{File, Inst, Isa, Operand, View};
use raddle_kernels::Kernel;

use super::form::{Form, copied, lea};
use super::graph::{Dependence, Latency};
use crate::model::cost::{Analyzer, Core};

/// The cores of x86-64 whose chains are looked at. LLVM 19 has no Zen 5; of the instructions of a hash or a sum of
/// products, Zen 4 is said to take as long, but for SHA.
pub const X86_64: [Core; 3] = [
    Core { isa: Isa::X86_64, name: "skylake" },
    Core { isa: Isa::X86_64, name: "icelake-server" },
    Core { isa: Isa::X86_64, name: "znver4" },
];

/// The cores whose models say something of a kernel's chain.
pub fn cores(kernel: &Kernel) -> impl Iterator<Item = Core> {
    let others = Core::ALL.into_iter().filter(|core| core.isa != Isa::X86_64);
    X86_64.into_iter().chain(others).filter(|core| core.runs(kernel))
}

/// The latencies of instructions, one after another.
pub fn latencies(analyzer: Analyzer, core: Core, insts: &[&Inst]) -> Result<Vec<Latency>, String> {
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    for inst in insts {
        known.entry(inst.to_string()).or_default();
        known.entry(in_registers(inst).to_string()).or_default();
    }
    let text: String = known.keys().flat_map(|inst| [inst, "\n"]).collect();
    for (latency, said) in known.values_mut().zip(analyzer.latencies(&text, core)?) {
        *latency = said;
    }
    let of = |inst: &Inst| known[&inst.to_string()];
    let one = |inst: &&Inst| {
        let data = of(&in_registers(inst));
        Latency { data: left_out(inst, core, data).unwrap_or(data), load: of(inst) }
    };
    Ok(insts.iter().map(one).collect())
}

/// The instruction with a register in place of the memory that it reads beside others: a word in a register is
/// waited for only when the load is done, so it is as far from the result as with no load.
fn in_registers(inst: &Inst) -> Inst {
    let width = inst.args.iter().find_map(|arg| match arg {
        Operand::Reg(view) if view.reg.file == File::Vec => Some(view.bits),
        _ => None,
    });
    let replaced = inst.row.operands.iter().zip(&inst.args).map(|(spec, arg)| match (spec.kind, arg) {
        (Kind::VecOrMem(bits), Operand::Mem(_)) => {
            let bits = if bits == 0 { width.unwrap_or(128) } else { bits };
            View::new(File::Vec, 1, bits).into()
        }
        (Kind::GprOrMem(bits) | Kind::GprMemImm(bits), Operand::Mem(_)) => View::new(File::Gpr, 1, bits).into(),
        _ => *arg,
    });
    Inst::try_new(inst.row, &replaced.collect::<Vec<_>>()).unwrap_or_else(|_| inst.clone())
}

/// What LLVM's list for a core leaves out: what its model has wrong by the maker's word, or has besides.
fn left_out(inst: &Inst, core: Core, said: u32) -> Option<u32> {
    match core.name {
        // Intel 64 and IA-32 Architectures Optimization Reference Manual, 3.5.1, "Using LEA": three cycles.
        "skylake" if lea(inst).is_some() => {
            let slow = [Form::ThreeOperandLea, Form::ForcedDisplacement].map(Some);
            slow.contains(&Form::of(inst, Dependence::Data)).then_some(3)
        }
        // The same, "Zero-Latency MOV Instructions": the renamer does them.
        "skylake" if copied(inst).is_some() => Some(0),
        // Erratum ICL065 of general-purpose registers: microcode has switched that off.
        "icelake-server" if copied(inst) == Some(File::Vec) => Some(0),
        // In the model a word is used a cycle before the latency of what makes it is over, which the list doesn't show.
        "pwr10" => Some(said.saturating_sub(1).max(1)),
        _ => None,
    }
}
