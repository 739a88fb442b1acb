//! Chooses according to models, for cores that we cannot measure: which kernel processes long messages and large
//! batches.
//!
//! A loop model says nothing about short messages, so their kernels and lengths stay.

use std::collections::BTreeMap;

use raddle_check::cost::Subject;
use raddle_isa::Isa;
use raddle_kernels::Kernel;

use crate::cost::{measured, models};
use crate::plans::{self, Algorithm, PlanEntries, PlanEntry, Plans, Table};
use crate::{Result, files};

/// The cycles per byte, keyed by the names of the kernel and of LLVM's core.
type Costs = BTreeMap<(String, String), f64>;

/// Another kernel for the longest messages of an operation.
struct Verdict {
    algorithm: Algorithm,
    level: String,
    /// The index among the tables of the level.
    place: usize,
    operation: String,
    present: String,
    kernel: &'static str,
    /// The factor by which this kernel is faster, according to the least favourable model.
    gain: f64,
    /// The steps with it.
    steps: PlanEntries,
}

/// Prints the kernels that the models of a core prefer to its plan, and writes those whose gain exceeds the error of
/// the models.
pub(super) fn run(name: &str, is_written: bool) -> Result {
    let file = |isa: &Isa| plans::folder(*isa).join(format!("{name}.toml"));
    let isa =
        Isa::ALL.into_iter().find(|isa| file(isa).is_file()).ok_or_else(|| format!("there is no plan for {name}"))?;
    let (path, all) = (file(&isa), raddle_kernels::of(isa).collect::<Vec<_>>());
    let text = files::read(&path)?;
    // The plan without models.
    let own = text.split(SECTION).next().unwrap_or_default().to_owned();
    if is_written && own != text {
        files::write_whole(&path, &own)?;
    }
    let plans = Plans::read(isa, &all)?;
    if plans.core(name).is_none_or(|core| core.llvm.is_empty()) {
        return Err(format!("the plan of {name} names no model: llvm = [\"…\"] under [core]"));
    }
    let (costs, margin) = (models::recorded(&all)?, measured::margin()?);
    let verdicts = verdicts(&plans, name, &all, &costs);
    for Verdict { algorithm, level, operation, present, kernel, gain, .. } in &verdicts {
        let follows = if *gain > margin { "" } else { "; less than the error of the model" };
        println!("{algorithm}, level {level}, {operation}: {kernel} takes {:.2} of {present}{follows}", 1.0 / gain);
    }
    let followed: Vec<Verdict> = verdicts.into_iter().filter(|verdict| verdict.gain > margin).collect();
    println!("{} operations of the plan of {name} follow its models", followed.len());
    match is_written && !followed.is_empty() {
        true => files::write_whole(&path, format!("{own}{SECTION}{}", section(&followed, name, &plans))),
        false => Ok(()),
    }
}

/// The beginning of the section of a file that models determine.
const SECTION: &str = "
# Written by `cargo xtask tune --model`: kernels for long messages and large batches that the models of this core prefer.
# The kernels for less, and all lengths, are as they would be inherited.
";

/// Returns the tables of a file. Tables before a table of the same level are named too, but have no content of their
/// own.
fn section(verdicts: &[Verdict], name: &str, plans: &Plans) -> String {
    let parent = plans.file(name).and_then(|file| file.inherit.clone());
    let inherited = format!("inherited from {}", parent.unwrap_or_default());
    let mut tables: BTreeMap<(String, &str), Vec<Table>> = BTreeMap::new();
    for Verdict { algorithm, level, place, operation, steps, .. } in verdicts {
        let tables = tables.entry((algorithm.to_string(), level)).or_default();
        while tables.len() <= *place {
            tables.push(Table { level: level.clone(), record: inherited.clone(), ..Table::default() });
        }
        tables[*place].record = "modelled".into();
        tables[*place].operations.insert(operation.clone(), steps.clone());
    }
    let text = |(algorithm, table): (&String, &Table)| {
        let operations: Vec<String> = table.operations.keys().cloned().collect();
        format!("\n[[{algorithm}]]\n{}", plans::text::table_text(table, &operations))
    };
    tables
        .iter()
        .flat_map(|((algorithm, _), tables)| tables.iter().map(move |table| (algorithm, table)))
        .map(text)
        .collect()
}

/// Returns all kernels that the models of a core prefer to its plan. Measurements and facts outrank them.
fn verdicts(plans: &Plans, name: &str, all: &[Kernel], costs: &Costs) -> Vec<Verdict> {
    let Some(file) = plans.file(name) else { return Vec::new() };
    let models = file.core.as_ref().map_or(&[][..], |core| &core.llvm);
    let mut verdicts = Vec::new();
    for algorithm in Algorithm::ALL {
        let tables = file.tables(algorithm);
        for (i, table) in tables.iter().enumerate().filter(|(_, table)| !plans.is_of_facts(name, algorithm, table)) {
            let place = tables[..i].iter().filter(|other| other.level == table.level).count();
            let features = table.features(all);
            for (operation, steps) in &table.operations {
                let of_operation = || all.iter().filter(|kernel| kernel.operation.to_string() == *operation);
                let present = of_operation().find(|kernel| steps.kernels().last() == Some(&kernel.name));
                let Some(present) = present.filter(|_| !models.is_empty()) else { continue };
                // The other kernels of the table depend on the layout of its powers.
                let fits = |kernel: &&Kernel| {
                    kernel.operation.powers() == present.operation.powers()
                        && kernel.features().iter().all(|feature| features.contains(feature))
                };
                let cost = |kernel: &Kernel, model: &String| costs.get(&(kernel.name.to_owned(), model.clone()));
                let gain = |kernel: &Kernel| {
                    let gains = models.iter().map(|model| Some(cost(present, model)? / cost(kernel, model)?));
                    gains.collect::<Option<Vec<f64>>>()?.into_iter().min_by(f64::total_cmp)
                };
                let gains = of_operation().filter(fits).filter_map(|kernel| Some((kernel, gain(kernel)?)));
                let Some((kernel, gain)) = gains.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, gain)| *gain > 1.0)
                else {
                    continue;
                };
                verdicts.push(Verdict {
                    algorithm,
                    level: table.level.clone(),
                    place,
                    operation: operation.clone(),
                    present: present.name.to_owned(),
                    kernel: kernel.name,
                    gain,
                    steps: with_last(steps, kernel),
                });
            }
        }
    }
    verdicts
}

/// Returns steps whose last one, from the least length of the kernel on, is this kernel.
fn with_last(steps: &PlanEntries, kernel: &Kernel) -> PlanEntries {
    let PlanEntries::Several(steps) = steps else { return PlanEntries::One(kernel.name.to_owned()) };
    let mut steps = steps.clone();
    let Some(last) = steps.pop() else { return PlanEntries::Several(steps) };
    let messages = kernel.contract.messages();
    let iteration = Subject::bytes_of(kernel).unwrap_or(0);
    let least = if messages > 1 { messages } else { iteration };
    let unit = last.unit.map(|_| iteration);
    let mut next = PlanEntry { kernel: kernel.name.to_owned(), unit, ..last.clone() };
    if last.starts().is_some_and(|from| from < least) {
        let mut before = last;
        for (range, rest) in [
            (&mut before.bytes, &mut next.bytes),
            (&mut before.messages, &mut next.messages),
            (&mut before.short, &mut next.short),
        ] {
            let Some((from, _)) = range.as_deref().and_then(|range| plans::range(range).ok()) else { continue };
            let end = format!("{from}-{}", least - 1);
            (*range, *rest) = match from < least {
                true => (Some(end), Some(format!("{least}-"))),
                false => (Some(String::new()), range.take()),
            };
        }
        steps.push(before);
    }
    steps.push(next);
    PlanEntries::Several(steps)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn kernels(isa: Isa) -> Vec<Kernel> {
        raddle_kernels::of(isa).collect()
    }

    #[test]
    fn no_plan_contradicts_its_models() {
        let margin = measured::margin().unwrap();
        for isa in Isa::ALL {
            let all = kernels(isa);
            let (plans, costs) = (Plans::read(isa, &all).unwrap(), models::recorded(&all).unwrap());
            for (name, _) in plans.cores() {
                let verdicts = verdicts(&plans, name, &all, &costs);
                let verdict = verdicts.iter().find(|verdict| verdict.gain > margin);
                assert!(verdict.is_none(), "{name}: cargo xtask tune --model {name} --write");
            }
        }
    }

    /// Plants costs: a kernel takes half its time.
    #[test]
    fn a_plan_follows_its_models() {
        let all = kernels(Isa::X86_64);
        let plans = Plans::read(Isa::X86_64, &all).unwrap();
        let mut costs = models::recorded(&all).unwrap();
        let names = ["md5_lanes_avx2_x16", "chacha20_xor_avx2", "chacha20_xor_avx512"];
        for ((kernel, model), cost) in &mut costs {
            // One of the two models for `haswell` has no figures for MD5.
            if names.contains(&kernel.as_str()) && (kernel.as_str(), model.as_str()) != (names[0], "skylake") {
                *cost /= 2.0;
            }
        }
        let of = |plans: &Plans, core| {
            let mut verdicts = verdicts(plans, core, &all, &costs);
            verdicts.retain(|verdict| verdict.gain > 1.3);
            verdicts
        };
        let of_core = |core| of(&plans, core).iter().map(|verdict| verdict.kernel).collect::<Vec<_>>();
        assert_eq!(of_core("alder-lake"), ["chacha20_xor_avx2", "md5_lanes_avx2_x16"]);
        // Its plan inherits facts about ChaCha20, and both of its models must agree about MD5.
        assert!(of_core("haswell").is_empty());
        let mut both = costs.clone();
        *both.get_mut(&(names[0].to_owned(), "skylake".to_owned())).unwrap() /= 2.0;
        let told = verdicts(&plans, "haswell", &all, &both);
        assert!(told.iter().any(|verdict| verdict.kernel == names[0] && verdict.gain > 1.3));
        // Measurements of the core itself outrank models.
        assert!(of_core("zen5").is_empty() && of_core("zen4").is_empty());
        // The written file can be read, says what it is, and agrees with its models.
        let texts = fs::read_dir(plans::folder(Isa::X86_64)).unwrap().map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let added = match name == "alder-lake" {
                true => format!("{SECTION}{}", section(&of(&plans, "alder-lake"), &name, &plans)),
                false => String::new(),
            };
            (name, fs::read_to_string(path).unwrap() + &added)
        });
        let written = Plans::parse(Isa::X86_64, &all, texts.collect()).unwrap();
        assert!(of(&written, "alder-lake").is_empty());
        let records = |algorithm| {
            let tables = written.file("alder-lake").unwrap().tables(algorithm).iter();
            tables.map(|table| table.record.clone()).collect::<Vec<_>>()
        };
        assert!(records(Algorithm::Chacha20).contains(&"modelled".to_owned()));
        let lanes = Algorithm::Hash(raddle_kernels::hash::Hash::Md5);
        assert!(records(lanes).contains(&"modelled; the rest inherited from golden-cove-server".to_owned()));
    }

    #[test]
    fn shorter_messages_keep_their_kernels() {
        let last = |steps: &[PlanEntry], kernel| {
            let kernel = raddle_kernels::named(Isa::X86_64, kernel).unwrap();
            let PlanEntries::Several(steps) = with_last(&PlanEntries::Several(steps.to_vec()), &kernel) else {
                panic!("steps")
            };
            steps.iter().map(plans::text::entry).collect::<Vec<_>>()
        };
        let bytes = |from: &str| PlanEntry {
            kernel: "chacha20_xor_avx2".into(),
            bytes: Some(from.into()),
            unit: Some(512),
            ..PlanEntry::default()
        };
        let wide = r#"kernel = "chacha20_xor_avx2x16", unit = 1024"#;
        assert_eq!(last(&[bytes("1025-")], "chacha20_xor_avx2x16"), [format!("bytes = \"1025-\", {wide}")]);
        let narrow = r#"bytes = "513-1023", kernel = "chacha20_xor_avx2", unit = 512"#.to_owned();
        assert_eq!(last(&[bytes("513-")], "chacha20_xor_avx2x16"), [narrow, format!("bytes = \"1024-\", {wide}")]);
        let messages = PlanEntry {
            kernel: "md5_lanes_avx2_x8".into(),
            messages: Some("3-".into()),
            short: Some("30-".into()),
            ..PlanEntry::default()
        };
        let expected = [
            r#"messages = "3-23", short = "", kernel = "md5_lanes_avx2_x8""#,
            r#"messages = "24-", short = "30-", kernel = "md5_lanes_avx2_x24""#,
        ];
        assert_eq!(last(&[messages], "md5_lanes_avx2_x24"), expected);
    }
}
