//! The printed text against what an assembler makes of it.

use std::collections::BTreeSet;
use std::fmt::Debug;

use raddle_check::cosim::generate;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::state::State;
use raddle_check::encode::assemble::Assembler;
use raddle_check::encode::{self, x86_64};
use raddle_isa::inst::Operand;
use raddle_isa::isa::{File, Reg};
use raddle_isa::{Feature, Inst, Isa, Word};

/// Instructions of every row, without those that an assembler or the meaning refuses, and their machine code.
fn samples(assembler: &Assembler, isa: Isa) -> (Vec<Inst>, Vec<u8>) {
    let mut random = Random::new(1);
    let features = Feature::ALL.iter().copied().collect();
    let mut insts = Vec::new();
    for row in generate::rows(isa) {
        insts.extend(
            generate::instructions(row, &features, 10_000, Random::named(2, row.name))
                .filter(|inst| State::random(inst, isa.vector_bytes(), &mut random).machine().step(inst).is_ok())
                .take(128),
        );
    }
    let texts: Vec<String> = insts.iter().map(Inst::to_string).collect();
    let refused = &assembler.refusals(&texts).unwrap();
    let forms = |taken: bool| {
        let insts = insts.iter().enumerate().filter(move |(i, _)| !taken || !refused.contains_key(i));
        insts.map(|(_, inst)| form(inst)).collect::<BTreeSet<_>>()
    };
    let (all, taken) = (forms(false), forms(true));
    let never: Vec<_> = all.difference(&taken).filter(|form| !may_be_refused(form)).collect();
    assert!(never.is_empty(), "{isa}: {} takes no {never:?}", assembler.name());
    let accepted = |i: &usize| !refused.contains_key(i);
    let text: Vec<&str> = (0..texts.len()).filter(accepted).map(|i| &*texts[i]).collect();
    let code = assembler.code(&text.join("\n")).unwrap();
    (insts.into_iter().enumerate().filter(|(i, _)| accepted(i)).map(|(_, inst)| inst).collect(), code)
}

/// Forms that rows allow and that may have no encoding: not every instruction of AVX-512 has lanes to repeat an
/// element in, and the pairs of AArch64 take no index.
fn may_be_refused(form: &str) -> bool {
    let lanes = ["vpaddd ", "vpaddq ", "vpxord ", "vpternlogd "];
    let pairs = ["ldp", "stp", "ld1", "st1"];
    form.contains("broadcast") && !lanes.iter().any(|row| form.starts_with(row))
        || form.contains("indexed") && pairs.iter().any(|row| form.starts_with(row))
}

/// The kinds of operands: what an assembler can't take at all must not hide among the operands that it refuses.
fn form(inst: &Inst) -> String {
    let operand = |arg: &Operand| match arg {
        Operand::Reg(view) => format!("{:?}", view.reg.file),
        Operand::Mem(mem) if mem.broadcast.is_some() => "broadcast".into(),
        Operand::Mem(mem) => if mem.index.is_some() { "indexed" } else { "memory" }.into(),
        Operand::Imm(_) => "number".into(),
    };
    let operands: Vec<String> = inst.args.iter().map(operand).collect();
    format!("{} {}", inst.row.name, operands.join(" "))
}

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}

fn is_assembled_to_what_was_meant(isa: Isa) {
    let (assemblers, disassembler) = (Assembler::all(isa), encode::disassembler(isa));
    if let (true, _) | (_, Err(_)) = (assemblers.is_empty(), &disassembler) {
        return println!("skipped: encodings of {isa}: {}", disassembler.err().unwrap_or("no assembler".into()));
    }
    for assembler in assemblers {
        let (insts, code) = samples(&assembler, isa);
        none(&encode::instructions(isa, &code, &insts).unwrap());
        let kernels: Vec<_> = raddle_kernels::of(isa).collect();
        for kernel in &kernels {
            none(&encode::kernel(&assembler.code(&kernel.print()).unwrap(), kernel).unwrap());
        }
        println!(
            "report: {isa}: {} instructions and {} kernels are what {} makes of their text",
            insts.len(),
            kernels.len(),
            assembler.name()
        );
    }
}

#[test]
fn x86_64_is_assembled_to_what_was_meant() {
    is_assembled_to_what_was_meant(Isa::X86_64);
}

#[test]
fn aarch64_is_assembled_to_what_was_meant() {
    is_assembled_to_what_was_meant(Isa::Aarch64);
}

#[test]
fn ppc64le_is_assembled_to_what_was_meant() {
    is_assembled_to_what_was_meant(Isa::Ppc64le);
}

/// Where we say something else than the decoder knows, and why that is right.
const EXCEPTIONS: [(&str, &str, &str); 11] = [
    ("lea64", "memory", "the address is not touched; it is only read as if it were"),
    ("sub32", "reads", "a register less itself is 0, but we make no use of that"),
    ("sub64", "reads", "the same"),
    ("xor32", "reads", "a register with itself is 0, but we make no use of that where flags are written"),
    ("xor64", "reads", "the same"),
    ("vmovd", "features", "EVEX without AVX512VL would do"),
    ("vmovd_gpr", "features", "the same"),
    ("vmovd_load", "features", "the same"),
    ("vmovq", "features", "the same"),
    ("vmovq_gpr", "features", "the same"),
    ("vmovq_load", "features", "the same"),
];

#[test]
fn x86_64_features_registers_and_flags_are_what_the_decoder_knows() {
    let Ok(assembler) = Assembler::find(Isa::X86_64) else { return println!("skipped: no assembler for x86_64") };
    let (insts, code) = samples(&assembler, Isa::X86_64);
    let decoded = x86_64::decode(&code);
    assert_eq!(decoded.len(), insts.len());
    let mut wrong = Vec::new();
    let mut excepted = BTreeSet::new();
    let mut random = Random::new(3);
    for (inst, decoded) in insts.iter().zip(&decoded) {
        let mut check = |what: &'static str, same: bool, known: &dyn Debug| {
            let exception = EXCEPTIONS.iter().find(|(row, of, _)| (*row, *of) == (inst.row.name, what));
            match exception {
                _ if same => {}
                Some((row, of, _)) => drop(excepted.insert((*row, *of))),
                None => wrong.push(format!("{what} of `{inst}`: known are {known:?}")),
            }
        };
        // The decoder leaves out what goes without saying.
        let essential = |mut features: BTreeSet<Feature>| {
            if features.contains(&Feature::AVX512VL) {
                features.remove(&Feature::AVX512F);
            }
            if features.len() > 1 {
                features.remove(&Feature::AVX);
            }
            features
        };
        let known = x86_64::features(decoded).unwrap();
        check("features", essential(inst.features().unwrap()) == essential(known.clone()), &known);
        let uses = x86_64::uses(decoded);
        check("reads", inst.reads() == uses.reads, &uses.reads);
        check("writes", inst.writes() == uses.writes, &uses.writes);
        check("memory", inst.memory().map(|(access, _)| access) == uses.memory, &uses.memory);

        let mut machine = State::random(inst, Isa::X86_64.vector_bytes(), &mut random).machine();
        machine.step(inst).unwrap();
        let flags = Isa::X86_64.registers().filter(|reg| reg.file == File::Flag);
        let mut undefined: BTreeSet<Reg> = flags.filter(|reg| machine.flag(reg.n).known().is_none()).collect();
        if matches!(decoded.mnemonic(), x86_64::Mnemonic::Rol | x86_64::Mnemonic::Shl | x86_64::Mnemonic::Shr)
            && decoded.op1_kind() == x86_64::OpKind::Immediate8
            && decoded.immediate8() == 1
        {
            undefined.extend(&uses.undefined);
        }
        check("undefined flags", undefined == uses.undefined, &uses.undefined);
    }
    none(&wrong);
    assert_eq!(excepted, EXCEPTIONS.iter().map(|(row, what, _)| (*row, *what)).collect(), "exceptions without need");
    println!(
        "report: x86_64: features, registers and flags of {} instructions are what the decoder knows",
        insts.len()
    );
}

#[test]
fn encodings_of_something_else_are_refused() {
    for isa in Isa::ALL {
        let (Ok(assembler), Ok(())) = (Assembler::find(isa), encode::disassembler(isa)) else {
            println!("skipped: planted faults in encodings of {isa}");
            continue;
        };
        // Each against its neighbour, mostly of the same row with other operands.
        let (mut insts, code) = samples(&assembler, isa);
        let texts: Vec<String> = insts.iter().map(Inst::to_string).collect();
        insts.rotate_left(1);
        let other = insts.iter().zip(&texts).filter(|(inst, text)| inst.to_string() != **text).count();
        let refused = encode::instructions(isa, &code, &insts).unwrap().len();
        assert_eq!(refused, other, "{isa}: an instruction is taken for another");
        // Each jump of a kernel with the opposite condition.
        let opposites = [
            ["jb ", "jae "],
            ["je ", "jne "],
            ["b.hs ", "b.lo "],
            ["b.eq ", "b.ne "],
            ["blt ", "bge "],
            ["beq ", "bne "],
        ];
        let mut jumps = 0;
        for kernel in raddle_kernels::of(isa) {
            let text = kernel.print();
            for [a, b] in opposites.into_iter().flat_map(|[a, b]| [[a, b], [b, a]]) {
                if let Some((before, after)) = text.split_once(a) {
                    let code = assembler.code(&[before, b, after].concat()).unwrap();
                    assert_eq!(encode::kernel(&code, &kernel).unwrap().len(), 1, "{isa} {}: {a} as {b}", kernel.name);
                    jumps += 1;
                }
            }
        }
        println!("report: {isa}: {refused} planted instructions and {jumps} planted jumps refused");
    }
}

#[test]
fn a_kernel_without_its_landing_pad_is_refused() {
    for isa in Isa::ALL {
        let (Ok(assembler), Ok(())) = (Assembler::find(isa), encode::disassembler(isa)) else {
            println!("skipped: planted faults in landing pads of {isa}");
            continue;
        };
        let others: &[&str] = match isa {
            Isa::X86_64 => &["endbr32", "nop", "endbr64\nendbr64"],
            Isa::Aarch64 => &["bti j", "hint #32", "nop", "bti c\nbti c"],
            Isa::Ppc64le => &["nop"],
        };
        let mut refused = 0;
        for kernel in raddle_kernels::of(isa) {
            let text = kernel.print();
            let (first, rest) = text.split_once('\n').unwrap();
            let pad = isa.landing_pad();
            assert_eq!(pad.is_some_and(|pad| first.trim() == pad), pad.is_some(), "{isa} {}", kernel.name);
            let code = pad.map_or(&*text, |_| rest);
            let without = pad.map(|_| code.to_owned());
            for text in others.iter().map(|other| format!("{other}\n{code}")).chain(without) {
                let code = assembler.code(&text).unwrap();
                let found = encode::kernel(&code, &kernel);
                assert!(found.is_ok_and(|wrong| !wrong.is_empty()), "{isa} {}", kernel.name);
                refused += 1;
            }
        }
        println!("report: {isa}: {refused} kernels with another landing pad or none refused");
    }
}
