//! Changes of a kernel: of its instructions, its control flow, its frame and its constants.

use std::collections::BTreeSet;

use raddle_isa::{Code, Cond, Feature, File, Inst, Isa, Operand, Reg, Strand, View};
use raddle_kernels::Kernel;

use crate::cosim::generate;
use crate::cosim::random::{Random, Style};
use crate::run::repair;

/// Changes a kernel in one place. The record of the strands before weaving often goes with it, because the comparison
/// with this record would hide what the other checks find.
pub(super) fn change(kernel: &mut Kernel, random: &mut Random) {
    match random.below(16) {
        0 | 1 => change_code(kernel, random),
        2 if !kernel.table.is_empty() => {
            let at = random.below(kernel.table.len());
            kernel.table[at] ^= 1 << random.below(8);
        }
        3 if random.once_in(8) => kernel.isa = random.of(&Isa::ALL),
        3 => kernel.stack = kernel.stack.wrapping_add_signed(random.of(&[-64, -16, -8, 8, 16, 1 << 20])),
        _ => change_instruction(kernel, random),
    }
    if !random.once_in(4) {
        forget_strands(&mut kernel.code);
    }
}

/// Makes the present order of the instructions the order in which they were written.
fn forget_strands(code: &mut [Code]) {
    for part in code {
        match part {
            Code::Straight(strand) => *strand = strand.insts().cloned().collect(),
            Code::Repeat { body, .. } | Code::Skip { body, .. } | Code::While { body, .. } => forget_strands(body),
            Code::Note(_) => {}
        }
    }
}

/// Changes an instruction, leaves it out, or puts another one before it.
fn change_instruction(kernel: &mut Kernel, random: &mut Random) {
    let count = kernel.insts().len();
    if count == 0 {
        return;
    }
    let place = random.below(count);
    let inst = kernel.insts()[place].clone();
    let changed = match random.below(6) {
        0 => repair::changes(&inst).swap_remove(0).into_iter().collect(),
        1 | 2 => {
            let all = repair::changes(&inst);
            all[random.below(all.len())].iter().cloned().collect()
        }
        3 => vec![with_operand(&inst, random).unwrap_or_else(|| inst.clone())],
        4 => vec![inst.clone(), kernel.insts()[random.below(count)].clone()],
        _ => any_instruction(kernel.isa, random).into_iter().chain([inst.clone()]).collect(),
    };
    let mut at = 0;
    kernel.edit(|inst| {
        at += 1;
        if at - 1 == place { changed.clone() } else { vec![inst.clone()] }
    });
}

/// Returns the instruction with another register, number or displacement.
fn with_operand(inst: &Inst, random: &mut Random) -> Option<Inst> {
    if inst.args.is_empty() {
        return None;
    }
    let mut args = inst.args.clone();
    let i = random.below(args.len());
    match &mut args[i] {
        Operand::Reg(View { reg, .. }) => reg.n = random.below(inst.row.isa.count(reg.file).into()) as u8,
        Operand::Imm(x) => *x = number(*x, random),
        Operand::Mem(mem) if random.once_in(3) => {
            mem.base = Some(Reg { file: File::Gpr, n: random.below(inst.row.isa.count(File::Gpr).into()) as u8 });
        }
        Operand::Mem(mem) => mem.disp = number(mem.disp, random),
    }
    Inst::try_new(inst.row, &args).ok()
}

/// Returns a number near another one, or any number.
fn number(x: i64, random: &mut Random) -> i64 {
    match random.below(8) {
        0..=2 => x.wrapping_add(random.of(&[1, -1, 2, -2])),
        3..=5 => x.wrapping_add(random.of(&[8, -8, 16, -16, 64, -64])),
        6 => random.of(&[0, 1, -1, 2 * x, -x]),
        _ => random.word(Style::Mixed) as i64 >> random.below(64),
    }
}

/// Returns a random instruction of an instruction set.
pub(super) fn any_instruction(isa: Isa, random: &mut Random) -> Option<Inst> {
    const TRIES: usize = 4;
    let row = &isa.rows()[random.below(isa.rows().len())];
    let features: BTreeSet<Feature> = Feature::ALL.iter().copied().collect();
    generate::instructions(row, &features, TRIES, Random::new(random.bits())).next()
}

/// Returns a random condition. Some name a flag that the instruction set lacks.
fn condition(isa: Isa, random: &mut Random) -> Cond {
    let count = usize::from(isa.count(File::Flag));
    let n = if random.once_in(16) { random.below(256) } else { random.below(count) };
    Cond::new(n as u8, random.once_in(2))
}

/// Returns the code of a kernel, or of one of its bodies.
fn any_body<'c>(code: &'c mut Vec<Code>, random: &mut Random) -> &'c mut Vec<Code> {
    let nested = |part: &Code| matches!(part, Code::Repeat { .. } | Code::Skip { .. } | Code::While { .. });
    let nested: Vec<usize> = (0..code.len()).filter(|&i| nested(&code[i])).collect();
    if nested.is_empty() || random.once_in(2) {
        return code;
    }
    match &mut code[random.of(&nested)] {
        Code::Repeat { body, .. } | Code::Skip { body, .. } | Code::While { body, .. } => any_body(body, random),
        Code::Straight(_) | Code::Note(_) => unreachable!("these have no body"),
    }
}

/// Changes the control flow.
fn change_code(kernel: &mut Kernel, random: &mut Random) {
    let isa = kernel.isa;
    let cond = condition(isa, random);
    let code = any_body(&mut kernel.code, random);
    if code.is_empty() {
        code.push(Code::Straight(Strand::from_iter(any_instruction(isa, random))));
        return;
    }
    let [at, other] = [0; 2].map(|_| random.below(code.len()));
    match random.below(9) {
        0 => _ = code.remove(at),
        1 => code.insert(at, code[at].clone()),
        2 => code.swap(at, other),
        3 => {
            let body = vec![code.remove(at)];
            code.insert(at, Code::Skip { unless: cond, body });
        }
        4 => {
            let body = vec![code.remove(at)];
            code.insert(at, Code::Repeat { body, again: cond });
        }
        5 => {
            let test = Vec::from_iter(any_instruction(isa, random));
            let body = vec![code.remove(at)];
            code.insert(at, Code::While { test, enter: cond, body });
        }
        6 => match &mut code[at] {
            Code::Repeat { body, .. } | Code::Skip { body, .. } | Code::While { body, .. } => body.clear(),
            part => *part = Code::Straight(Strand::default()),
        },
        _ => match &mut code[at] {
            Code::Repeat { again: was, .. } | Code::Skip { unless: was, .. } | Code::While { enter: was, .. } => {
                *was = if random.once_in(2) { was.opposite() } else { cond };
            }
            part => {
                let body = vec![part.clone()];
                *part = Code::Skip { unless: cond, body };
            }
        },
    }
}
