//! Every row against a processor.

use raddle_check::cosim::oracle::Oracle;
use raddle_check::cosim::plant::PLANTS;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::state::State;
use raddle_check::cosim::{self, Options, Report, access, generate};
use raddle_isa::inst::{Operand, Row};
use raddle_isa::{Feature, Inst, Isa, Machine};

fn agrees(isa: Isa) {
    let oracle = match Oracle::find(isa) {
        Ok(oracle) => oracle,
        Err(why) => return println!("skipped: co-simulation of {isa}: {why}"),
    };
    let options = Options::default();
    let report = cosim::run(&oracle, generate::rows(isa), &options, Machine::step).unwrap();
    println!("{report}");
    for row in report.rows.iter().filter(|row| row.skipped.is_none()) {
        assert!(row.states >= options.states, "{}: {} states", row.row.name, row.states);
    }
    summarise(isa, &report);
}

fn summarise(isa: Isa, report: &Report) {
    let wrong: Vec<_> = report.wrong().map(|row| (row.row.name, &row.first)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    for row in &report.rows {
        if let Some(why) = &row.skipped {
            println!("skipped: co-simulation of {isa} {}: {why}", row.row.name);
        }
    }
    let states: usize = report.rows.iter().map(|row| row.states).sum();
    let rows = report.rows.iter().filter(|row| row.states > 0).count();
    println!("report: {rows} rows of {isa} agree with {} on {states} states", report.oracle);
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

/// As on a processor that has no more than AVX2: its registers are saved in another way, and rows are skipped.
#[test]
fn x86_64_rows_that_the_processor_lacks_are_skipped() {
    let Ok(mut oracle) = Oracle::find(Isa::X86_64) else { return println!("skipped: co-simulation of x86_64") };
    oracle.features.retain(|feature| matches!(feature, Feature::AVX | Feature::AVX2));
    oracle.vector_bytes = oracle.vector_bytes.min(32);
    let options = Options { states: 200, ..Options::default() };
    let report = cosim::run(&oracle, generate::rows(Isa::X86_64), &options, Machine::step).unwrap();
    assert_eq!(report.wrong().count(), 0, "{report}");
    for name in ["vpaddd", "vprold", "sha256rnds2", "add64"] {
        let row = report.rows.iter().find(|row| row.row.name == name).expect("a row");
        let there = oracle.features.contains(&Feature::AVX2) || name == "add64";
        assert_eq!(row.states > 0, there && !["vprold", "sha256rnds2"].contains(&name), "{name}");
        assert_eq!(row.skipped.is_none(), row.states > 0, "{name}");
    }
}

fn refuses_planted_faults(isa: Isa) {
    let Ok(oracle) = Oracle::find(isa) else { return println!("skipped: planted faults in rows of {isa}") };
    let options = Options { states: 3000, ..Options::default() };
    let mut refused = 0;
    for plant in PLANTS.iter().filter(|plant| plant.isa == isa) {
        let row = generate::rows(isa).iter().find(|row| row.name == plant.row).expect("a row");
        let report = cosim::run(&oracle, [row], &options, plant.step).unwrap();
        if let Some(why) = &report.rows[0].skipped {
            println!("skipped: planted fault in {}: {why}", plant.row);
            continue;
        }
        assert!(report.rows[0].mismatches > 0, "{} {}: not refused", plant.row, plant.fault);
        refused += 1;
    }
    println!("report: {refused} planted faults in rows of {isa} refused");
}

#[test]
fn x86_64_planted_faults_are_refused() {
    refuses_planted_faults(Isa::X86_64);
}

#[test]
fn aarch64_planted_faults_are_refused() {
    refuses_planted_faults(Isa::Aarch64);
}

#[test]
fn ppc64le_planted_faults_are_refused() {
    refuses_planted_faults(Isa::Ppc64le);
}

/// Some instructions of a row that its meaning does not refuse.
fn samples(row: &'static Row, random: &mut Random) -> Vec<Inst> {
    let features = Feature::ALL.iter().copied().collect();
    generate::instructions(row, &features, 2000, random.clone())
        .filter(|inst| State::random(inst, 64, random).machine().step(inst).is_ok())
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
            // A dozen, and more where something was not seen yet: few states make a small number matter.
            if i >= 12 && never.is_empty() {
                break;
            }
            let seen = access::watch(&inst, 4, &mut random, Machine::step).unwrap();
            let args = row.operands.iter().zip(&inst.args);
            for (spec, arg) in args {
                // Numbers and memory are seen by other tests.
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
