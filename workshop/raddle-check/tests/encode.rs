//! Compares the generated text with the output of assemblers.

use std::collections::BTreeSet;
use std::fmt::Debug;

use raddle_check::cosim::generate;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::state::State;
use raddle_check::encode::assemble::Assembler;
use raddle_check::encode::{self, x86_64};
use raddle_check::step;
use raddle_isa::inst::{Mem, Operand};
use raddle_isa::isa::{File, Reg, View};
use raddle_isa::{Feature, Inst, Isa, Word};
use raddle_kernels::Kernel;

/// Returns instructions of every row and their machine code. The assembler must accept all of them.
fn samples(assembler: &Assembler, isa: Isa) -> (Vec<Inst>, Vec<u8>) {
    let mut random = Random::new(1);
    let features = Feature::ALL.iter().copied().collect();
    let mut insts = Vec::new();
    for row in generate::rows(isa) {
        let before = insts.len();
        insts.extend(
            generate::instructions(row, &features, 10_000, Random::named(2, row.name))
                .filter(|inst| {
                    step::on_numbers(&mut State::random(inst, isa.vector_bytes(), &mut random).machine(), inst).is_ok()
                })
                .take(128),
        );
        assert!(insts.len() > before, "{isa}: no {}", row.name);
    }
    let texts: Vec<String> = insts.iter().map(Inst::to_string).collect();
    let refused = assembler.refusals(&texts).unwrap();
    let refused: Vec<_> = refused.iter().map(|(&i, why)| format!("`{}`: {why}", texts[i])).collect();
    assert!(refused.is_empty(), "{isa}: {} refuses {refused:#?}", assembler.name());
    (insts, assembler.code(&texts.join("\n")).unwrap())
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
        let texts: Vec<String> = kernels.iter().map(Kernel::print).collect();
        for (kernel, code) in kernels.iter().zip(assembler.codes(&texts).unwrap()) {
            none(&encode::kernel(&code, kernel).unwrap());
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

/// The cases in which we deliberately differ from the decoder, with the reason.
const EXCEPTIONS: [(&str, &str, &str); 8] = [
    ("lea64", "memory", "the address is not touched; it is only read as if it were"),
    ("prefetcht0", "memory", "the same: it loads nothing that is seen"),
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
        // The decoder leaves out implied features.
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
        step::on_numbers(&mut machine, inst).unwrap();
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
        // Each instruction is compared with the code of its neighbour, which mostly is of the same row with other
        // operands.
        let (mut insts, code) = samples(&assembler, isa);
        let texts: Vec<String> = insts.iter().map(Inst::to_string).collect();
        insts.rotate_left(1);
        let other = insts.iter().zip(&texts).filter(|(inst, text)| inst.to_string() != **text).count();
        let refused = encode::instructions(isa, &code, &insts).unwrap().len();
        assert_eq!(refused, other, "{isa}: an instruction is taken for another");
        // Each jump of a kernel is compared with the opposite condition.
        let opposites = [
            ["jb ", "jae "],
            ["je ", "jne "],
            ["b.hs ", "b.lo "],
            ["b.eq ", "b.ne "],
            ["blt ", "bge "],
            ["beq ", "bne "],
        ];
        let (mut kernels, mut texts) = (Vec::new(), Vec::new());
        for kernel in raddle_kernels::of(isa) {
            let text = kernel.print();
            for [a, b] in opposites.into_iter().flat_map(|[a, b]| [[a, b], [b, a]]) {
                if let Some((before, after)) = text.split_once(a) {
                    texts.push([before, b, after].concat());
                    kernels.push(kernel.clone());
                }
            }
        }
        for (kernel, code) in kernels.iter().zip(assembler.codes(&texts).unwrap()) {
            assert_eq!(encode::kernel(&code, kernel).unwrap().len(), 1, "{isa} {}", kernel.name);
        }
        let jumps = kernels.len();
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
        let (mut kernels, mut texts) = (Vec::new(), Vec::new());
        for kernel in raddle_kernels::of(isa) {
            let text = kernel.print();
            let (first, rest) = text.split_once('\n').unwrap();
            let pad = isa.landing_pad();
            assert_eq!(pad.is_some_and(|pad| first.trim() == pad), pad.is_some(), "{isa} {}", kernel.name);
            let code = pad.map_or(&*text, |_| rest);
            let without = pad.map(|_| code.to_owned());
            for text in others.iter().map(|other| format!("{other}\n{code}")).chain(without) {
                texts.push(text);
                kernels.push(kernel.clone());
            }
        }
        for (kernel, code) in kernels.iter().zip(assembler.codes(&texts).unwrap()) {
            let found = encode::kernel(&code, kernel);
            assert!(found.is_ok_and(|wrong| !wrong.is_empty()), "{isa} {}", kernel.name);
        }
        let refused = kernels.len();
        println!("report: {isa}: {refused} kernels with another landing pad or none refused");
    }
}

/// Returns operands of every kind, including ones that no instruction has: the limits of every field and one beyond.
fn pool() -> Vec<Operand> {
    let numbers = [0, 1, 3, 4, 15, 16, 17, 18, 30, 31, 32, 33, 34, 63, 64];
    let registers = [File::Gpr, File::Vec, File::Mask, File::Flag].into_iter().flat_map(|file| {
        numbers.into_iter().flat_map(move |n| [8, 16, 32, 64, 128, 256, 512].map(|bits| View::new(file, n, bits)))
    });
    let general = |n| Reg { file: File::Gpr, n };
    let vector = Reg { file: File::Vec, n: 3 };
    let bases = [
        None,
        Some(general(3)),
        Some(general(0)),
        Some(general(1)),
        Some(general(31)),
        Some(general(33)),
        Some(vector),
    ];
    let indices =
        [(9, 1), (9, 2), (9, 3), (9, 8), (4, 1), (31, 1), (33, 1), (0, 1)].map(|(n, scale)| (general(n), scale));
    let indices: Vec<_> = indices.into_iter().chain([(vector, 1)]).map(Some).chain([None]).collect();
    // These are the limits, and values beyond, of signed fields of 7, 9, 16 and 32 bits and unsigned ones of 12, in
    // steps of 1 to 16 bytes.
    let units = [1_i64, 2, 4, 8, 16];
    let ends = [64_i64, 256, 4096, 32768, 1 << 31].into_iter().flat_map(|end| units.map(|unit| end * unit));
    let places = ends.flat_map(|end| units.map(|unit| [end, end - unit, -end, -end - unit])).flatten();
    let places: BTreeSet<i64> = places.chain([0, 1, 2, 4, 6, 8, 12, 16, -8]).collect();
    let addresses = bases.into_iter().flat_map(|base| {
        let (indices, places) = (&indices, &places);
        let of = move |index| {
            places.iter().flat_map(move |&disp| {
                [None, Some(2), Some(4), Some(8)].map(|broadcast| Mem { base, index, disp, bytes: 0, broadcast })
            })
        };
        indices.iter().flat_map(move |&index| of(index)).collect::<Vec<_>>()
    });
    let powers = (0..64).flat_map(|bit| [(1_i64 << bit).wrapping_sub(1), 1 << bit, (1_i64 << bit).wrapping_neg()]);
    let values = (-33..=130).chain(powers).chain([i64::MIN, i64::MAX]);
    let registers = registers.map(Operand::Reg);
    registers.chain(addresses.map(Operand::Mem)).chain(values.map(Operand::Imm)).collect()
}

/// Replaces each operand of every row by anything: either creating the instruction fails, or assemblers accept it and
/// encode it as intended.
#[test]
fn every_operand_is_refused_or_encoded_as_it_means() {
    let (pool, features) = (pool(), Feature::ALL.iter().copied().collect());
    for isa in Isa::ALL {
        let (assemblers, disassembler) = (Assembler::all(isa), encode::disassembler(isa));
        if assemblers.is_empty() || disassembler.is_err() {
            println!("skipped: operands of {isa}: no assembler or no disassembler");
            continue;
        }
        let (mut taken, mut refused) = (Vec::new(), 0);
        for row in generate::rows(isa) {
            for inst in generate::instructions(row, &features, 1000, Random::named(5, row.name)).take(2) {
                for i in 0..inst.args.len() {
                    let with = |operand: &Operand| {
                        let mut args = inst.args.clone();
                        args[i] = *operand;
                        Inst::try_new(row, &args)
                    };
                    let here: Vec<Inst> = pool.iter().filter_map(|operand| with(operand).ok()).collect();
                    refused += pool.len() - here.len();
                    // If there are many addresses, we take some of them, different ones in turn.
                    let step = here.len().div_ceil(60).max(1);
                    taken.extend(here.into_iter().skip(taken.len() % step).step_by(step));
                }
            }
        }
        let texts: Vec<String> = taken.iter().map(Inst::to_string).collect();
        for assembler in &assemblers {
            let refusals = assembler.refusals(&texts).unwrap();
            let refusals: Vec<_> = refusals.iter().map(|(&i, why)| format!("`{}`: {why}", texts[i])).collect();
            none(&refusals);
            none(&encode::instructions(isa, &assembler.code(&texts.join("\n")).unwrap(), &taken).unwrap());
        }
        println!("report: {isa}: {refused} wrong operands refused, {} others encoded as they mean", taken.len());
    }
}

/// A mistake that a printer makes in a correct text. The text stays unchanged if the mistake doesn't apply.
type Mistake = fn(&str) -> String;

/// Mistakes of a printer: another register, no displacement, no index, another arrangement, another number.
const MISTAKES: [(&str, Mistake); 5] = [
    ("register", |text| {
        let bytes = text.as_bytes();
        let is_name = |i: usize| i > 0 && bytes[i].is_ascii_digit() && b"vxwqdsrm".contains(&bytes[i - 1]);
        let begin = text.find(' ').unwrap_or(text.len());
        let Some(from) = (begin..text.len()).find(|&i| is_name(i)) else { return text.to_owned() };
        let to = text[from..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |n| from + n);
        let n: u32 = text[from..to].parse().unwrap();
        [&text[..from], &(n ^ 1).to_string(), &text[to..]].concat()
    }),
    ("displacement", |text| {
        for (sign, end) in [(", #", "]"), (" + ", "]"), (" - ", "]")] {
            if let Some((before, rest)) = text.rsplit_once(sign)
                && let Some((number, after)) = rest.split_once(end)
                && number.parse::<i64>().is_ok()
            {
                return [before, end, after].concat();
            }
        }
        match text.split_once("(%") {
            Some((before, after)) => format!("{} 0(%{after}", before.rsplit_once(' ').unwrap().0),
            None => text.to_owned(),
        }
    }),
    ("index", |text| match (text.split_once(", x"), text.split_once('*')) {
        (Some((before, rest)), _) if before.rfind('[') > before.rfind(']') => {
            format!("{before}{}", &rest[rest.find(']').unwrap()..])
        }
        (_, Some((before, rest))) if before.contains('[') => {
            let end = rest.find([' ', ']']).unwrap();
            [before.rsplit_once(" + ").unwrap().0, &rest[end..]].concat()
        }
        _ => text.to_owned(),
    }),
    ("arrangement", |text| {
        text.replace(".16b", ".8b").replace(".4s", ".8h").replace(".2d", ".4s").replace(".s[", ".h[")
    }),
    ("number", |text| {
        let from = text.rfind([' ', '#']).map_or(0, |i| i + 1);
        text[from..].parse::<i64>().map_or(text.to_owned(), |number| format!("{}{}", &text[..from], number ^ 1))
    }),
];

#[test]
fn mistakes_of_a_printer_are_found() {
    for isa in Isa::ALL {
        let (Ok(assembler), Ok(())) = (Assembler::find(isa), encode::disassembler(isa)) else {
            println!("skipped: planted mistakes of the printer for {isa}");
            continue;
        };
        let (insts, _) = samples(&assembler, isa);
        for (what, mistake) in MISTAKES {
            let texts = insts.iter().map(|inst| mistake(&inst.to_string()));
            let wrong: Vec<(Inst, String)> =
                insts.iter().cloned().zip(texts).filter(|(inst, text)| inst.to_string() != *text).collect();
            let texts: Vec<String> = wrong.iter().map(|(_, text)| text.clone()).collect();
            let refusals = assembler.refusals(&texts).unwrap();
            let (meant, texts): (Vec<Inst>, Vec<String>) =
                wrong.into_iter().enumerate().filter(|(i, _)| !refusals.contains_key(i)).map(|(_, pair)| pair).unzip();
            if meant.is_empty() {
                assert!(matches!((isa, what), (Isa::X86_64 | Isa::Ppc64le, "arrangement") | (Isa::Ppc64le, "index")));
                continue;
            }
            let code = assembler.code(&texts.join("\n")).unwrap();
            let found = encode::instructions(isa, &code, &meant).unwrap();
            assert_eq!(found.len(), meant.len(), "{isa}: another {what} is taken for what was meant");
            println!("report: {isa}: another {what} found in {} of {} texts", found.len(), meant.len());
        }
    }
}
