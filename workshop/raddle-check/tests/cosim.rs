//! Compares every row, and every form that a kernel uses, with a processor, and checks that wrong rows are noticed.

use std::collections::BTreeMap;

use raddle_check::cosim::fault::Hunt;
use raddle_check::cosim::form::{self, Form};
use raddle_check::cosim::oracle::Oracle;
use raddle_check::cosim::plant::PLANTS;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::state::State;
use raddle_check::cosim::{self, Options, access, generate};
use raddle_check::encode::assemble::Assembler;
use raddle_check::step;
use raddle_isa::inst::{Operand, Row};
use raddle_isa::{Feature, Inst, Isa};

/// Returns options with a new seed in each run, or with the seed of a run that is to be repeated.
fn options() -> Options {
    let default = Options::default();
    let seed = std::env::var("RADDLE_COSIM_SEED").map_or(default.seed, |seed| seed.parse().expect("a number"));
    Options { seed, ..default }
}

/// Returns the hint for a failure.
fn again(options: &Options) -> String {
    format!("RADDLE_COSIM_SEED={} repeats this", options.seed)
}

fn kernels(isa: Isa) -> BTreeMap<Form, Vec<Inst>> {
    form::used(isa, raddle_kernels::of(isa))
}

/// Runs the right rows, and compares the processor's answers with thousands of wrong rows too.
fn agrees(isa: Isa) {
    let oracle = match Oracle::find(isa) {
        Ok(oracle) => oracle,
        Err(why) => return println!("skipped: co-simulation of {isa}: {why}"),
    };
    let options = options();
    let again = again(&options);
    let (rows, forms): (Vec<_>, _) = (generate::rows(isa).iter().collect(), kernels(isa));
    let mut hunt = Hunt::new(&oracle, &rows, &forms, options.seed);
    let mut watch = |inst: &Inst, before: &State, after: &State| hunt.watch(inst, before, after);
    let report = cosim::run(&oracle, rows, &forms, &options, &step::on_numbers, &mut watch).unwrap();
    println!("{report}");
    let wrong = report.wrong(options.form_states);
    assert!(wrong.is_empty(), "{again}: {wrong:#?}");
    assert_eq!(report.forms.len() + report.forms_skipped.len(), forms.len());
    for row in report.rows.iter().filter(|row| row.skipped.is_none()) {
        assert!(row.states >= options.states, "{}: {} states", row.row.name, row.states);
    }
    every_number_was_reached(&oracle, &report, &options);
    for row in &report.rows {
        if let Some(why) = &row.skipped {
            println!("skipped: co-simulation of {isa} {}: {why}", row.row.name);
        }
    }
    for (inst, lacks) in &report.forms_skipped {
        let lacks: Vec<_> = lacks.iter().map(|feature| feature.name()).collect();
        println!("skipped: co-simulation of `{inst}`, which a kernel uses: no {}", lacks.join(", "));
    }
    report.summary().iter().for_each(|line| println!("report: {isa}: {line}"));
    println!("report: {isa}: co-simulated with RADDLE_COSIM_SEED={}", options.seed);

    let caught = hunt.end(&oracle).unwrap();
    for (class, (planted, seen)) in &caught.classes {
        println!("{isa}: {class}: {seen} of {planted}");
    }
    println!("{} faults no instruction can have, {} change nothing", caught.impossible, caught.harmless);
    println!("report: {isa}: wrong rows: {caught}");
    caught.missed.iter().for_each(|fault| println!("{isa}: not seen: {fault}"));
    let some = &caught.missed[..caught.missed.len().min(50)];
    assert!(some.is_empty(), "{again}: {} faults were not seen: {some:#?}", caught.missed.len());
    let by_hand = PLANTS.iter().filter(|plant| plant.isa == isa).count();
    assert!(!report.rows.iter().all(|row| row.skipped.is_none()) || caught.classes["by hand"] == (by_hand, by_hand));
}

/// Checks that the run reached all numbers of random instructions that the meaning and the assembler accept, so that
/// the enumeration leaves out no number that can be encoded.
fn every_number_was_reached(oracle: &Oracle, report: &cosim::report::Report, options: &Options) {
    let assembler = Assembler::find(oracle.isa).unwrap();
    for row in report.rows.iter().filter(|row| row.skipped.is_none()) {
        let mut random = Random::named(!options.seed, row.row.name);
        let insts: Vec<Inst> = generate::instructions(row.row, &oracle.features, 2000, random.clone())
            .filter(|inst| {
                let bits = generate::number_bits(inst);
                let all = !bits.is_empty() && bits.iter().map(|&bits| u32::from(bits)).sum::<u32>() <= 16;
                all && !row.numbers.contains_key(&generate::numbers(inst))
                    && step::on_numbers(&mut State::random(inst, oracle.vector_bytes, &mut random).machine(), inst)
                        .is_ok()
            })
            .collect();
        let lines: Vec<String> = insts.iter().map(Inst::to_string).collect();
        if lines.is_empty() {
            continue;
        }
        let refused = assembler.refusals(&lines).unwrap();
        let missing: Vec<_> = lines.iter().enumerate().filter(|(i, _)| !refused.contains_key(i)).collect();
        assert!(missing.is_empty(), "{}: never ran: {missing:?}", again(options));
    }
}

#[test]
fn x86_64_rows_agree_with_this_machine() {
    agrees(Isa::X86_64);
}

#[test]
fn aarch64_rows_agree_with_qemu() {
    agrees(Isa::Aarch64);
}

#[test]
fn ppc64le_rows_agree_with_qemu() {
    agrees(Isa::Ppc64le);
}

/// Pretends that the processor has nothing above AVX2: then registers are saved in another way, and rows and forms are
/// skipped.
#[test]
fn x86_64_rows_that_the_processor_lacks_are_skipped() {
    let Ok(mut oracle) = Oracle::find(Isa::X86_64) else { return println!("skipped: co-simulation of x86_64") };
    oracle.features.retain(|feature| matches!(feature, Feature::AVX | Feature::AVX2));
    oracle.vector_bytes = oracle.vector_bytes.min(32);
    let options = Options { states: 200, form_states: 20, ..options() };
    let (rows, forms): (Vec<_>, _) = (generate::rows(Isa::X86_64).iter().collect(), kernels(Isa::X86_64));
    let report = cosim::run(&oracle, rows, &forms, &options, &step::on_numbers, &mut |_, _, _| {}).unwrap();
    assert!(report.wrong(options.form_states).is_empty(), "{}: {report}", again(&options));
    for name in ["vpaddd", "vprold", "sha256rnds2", "add64"] {
        let row = report.rows.iter().find(|row| row.row.name == name).expect("a row");
        let there = oracle.features.contains(&Feature::AVX2) || name == "add64";
        assert_eq!(row.states > 0, there && !["vprold", "sha256rnds2"].contains(&name), "{name}");
        assert_eq!(row.skipped.is_none(), row.states > 0, "{name}");
    }
    assert!(report.forms_skipped.iter().any(|(inst, lacks)| inst.contains("zmm") && !lacks.is_empty()));
}

/// A whole run with a wrong meaning fails. We test a few such meanings here, because the other faults share the answers
/// of one run.
#[test]
fn a_run_with_a_wrong_meaning_fails() {
    for (isa, name) in [(Isa::X86_64, "vpternlogd"), (Isa::Aarch64, "ror32"), (Isa::Ppc64le, "vshasigmaw")] {
        let Ok(oracle) = Oracle::find(isa) else {
            println!("skipped: planted faults in rows of {isa}");
            continue;
        };
        let plant = PLANTS.iter().find(|plant| (plant.isa, plant.row) == (isa, name)).expect("a plant");
        let row = generate::rows(isa).iter().find(|row| row.name == name).expect("a row");
        let options = Options { states: 500, form_states: 10, ..options() };
        let report = cosim::run(&oracle, [row], &BTreeMap::new(), &options, &plant.step, &mut |_, _, _| {}).unwrap();
        match &report.rows[0].skipped {
            Some(why) => println!("skipped: planted fault in {name}: {why}"),
            None => assert_eq!(report.wrong(0).len(), 1, "{}: {name} {}", again(&options), plant.fault),
        }
    }
}

#[test]
fn a_seed_repeats_a_run_and_changes_from_run_to_run() {
    assert_ne!(Options::default().seed, Options::default().seed);
    let Ok(oracle) = Oracle::find(Isa::X86_64) else { return println!("skipped: co-simulation of x86_64") };
    let row = generate::rows(Isa::X86_64).iter().find(|row| row.name == "shl64").expect("a row");
    let run = |seed| {
        let options = Options { states: 50, form_states: 1, seed };
        let mut all = Vec::new();
        let mut watch = |inst: &Inst, before: &State, _: &State| all.push((inst.to_string(), before.clone()));
        cosim::run(&oracle, [row], &BTreeMap::new(), &options, &step::on_numbers, &mut watch).unwrap();
        all
    };
    let first = run(1);
    assert!(first == run(1));
    assert!(first != run(2));
}

/// Returns some instructions of a row that its meaning accepts.
fn samples(row: &'static Row, random: &mut Random) -> Vec<Inst> {
    let features = Feature::ALL.iter().copied().collect();
    generate::instructions(row, &features, 2000, random.clone())
        .filter(|inst| step::on_numbers(&mut State::random(inst, 64, random).machine(), inst).is_ok())
        .take(100)
        .collect()
}

#[test]
fn rows_read_and_write_what_they_declare_and_no_more() {
    let mut random = Random::new(1);
    let mut unseen = Vec::new();
    for row in Isa::ALL.into_iter().flat_map(generate::rows) {
        let mut never: Vec<_> = row.operands.iter().map(|spec| spec.name).collect();
        let insts = samples(row, &mut random);
        assert!(!insts.is_empty(), "{}", row.name);
        for (i, inst) in insts.into_iter().enumerate() {
            // We try a dozen, and more if something was not seen yet, because a small number matters only in few
            // states.
            if i >= 12 && never.is_empty() {
                break;
            }
            let seen = access::watch(&inst, 4, &mut random, &step::on_numbers).unwrap();
            let args = row.operands.iter().zip(&inst.args);
            for (spec, arg) in args {
                // Other tests check numbers and memory.
                let used = match arg {
                    Operand::Reg(view) => {
                        (!spec.access.reads() || seen.reads.contains(&view.reg))
                            && (!spec.access.writes() || seen.writes.contains(&view.reg))
                    }
                    Operand::Mem(_) | Operand::Imm(_) => true,
                };
                if used {
                    never.retain(|name| *name != spec.name);
                }
            }
        }
        unseen.extend(never.into_iter().map(|name| format!("{} {}: {name}", row.isa, row.name)));
    }
    assert!(unseen.is_empty(), "declared, but nothing depends on it: {unseen:?}");
}
