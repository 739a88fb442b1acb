//! Compares models with measurements: computes the error of a model, for docs/cores.md, and the margin from which on a
//! plan may follow a model.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crate::plans::{Algorithm, Plans};
use raddle_bench::statistics::median;
use raddle_check::cosim::oracle;
use raddle_check::cost::Subject;
use raddle_kernels::Kernel;
use serde::{Deserialize, Serialize};

use super::models;
use crate::tune::identity::{Identity, here};
use crate::tune::times::{Times, group, today};
use crate::{Result, files, tools};

/// The cycles per byte of the main loop of a kernel, measured and modelled: a line of a record.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Comparison {
    kernel: String,
    /// The group of the kernel; kernels of one group compute the same.
    group: String,
    algorithm: String,
    measured: f64,
    modelled: f64,
    /// LLVM's name for the model.
    model: String,
    /// The core that was measured, by its name in plans.
    core: String,
}

/// The maximal share of a model's verdicts that may be wrong for a plan to follow it.
const WRONG: f64 = 0.01;
/// The ratio by which a measurement must contradict a verdict of a model for the verdict to be wrong.
const TIE: f64 = 0.01;

/// Measures the main loops on this machine, and prints the times next to the model of its core; records both on demand.
pub(super) fn run(write: bool) -> Result {
    let (isa, features, identity) = (here()?, oracle::features(), Identity::here()?);
    let all: Vec<Kernel> = raddle_kernels::of(isa).collect();
    let plans = Plans::read(isa, &all)?;
    let is_here = |core: &&(String, _)| plans.core(&core.0).is_some_and(|core| identity.is(core, &features));
    let core = plans.cores().iter().find(is_here).map(|(name, _)| name).ok_or("there is no plan for this core")?;
    let model = plans.core(core).and_then(|core| core.llvm.first());
    let model = model.ok_or_else(|| format!("the plan of {core} names no model of LLVM"))?;
    let modelled = models::recorded(&all)?;
    let kernels: Vec<Kernel> = all.into_iter().filter(|kernel| kernel.features().is_subset(&features)).collect();
    let measured = slopes(&kernels)?;
    let comparison = |kernel: &Kernel| {
        Some(Comparison {
            kernel: kernel.name.to_owned(),
            group: group(&*kernel.operation),
            algorithm: Algorithm::ALL.into_iter().find(|it| kernel.operation.is_of(*it))?.to_string(),
            measured: *measured.get(kernel.name)?,
            modelled: *modelled.get(&(kernel.name.to_owned(), model.clone()))?,
            model: model.clone(),
            core: core.clone(),
        })
    };
    let comparisons: Vec<Comparison> = kernels.iter().filter_map(comparison).collect();
    println!("{:<38}measured  {model}  ratio", "cycles a byte");
    for it in &comparisons {
        println!("{:<38}{:>8.3}{:>8.3}{:>7.2}", it.kernel, it.measured, it.modelled, it.ratio());
    }
    println!("\n{}", page(&comparisons)?);
    if !write {
        return Ok(());
    }
    let path = records().join(format!("{}-{core}{RECORD}", today()));
    let line = |it: &Comparison| serde_json::to_string(it).map(|line| line + "\n").map_err(|error| error.to_string());
    let lines: Vec<String> = comparisons.iter().map(line).collect::<Result<_>>()?;
    files::write(&path, lines.concat())?;
    let docs = docs();
    let text = files::read(&docs)?;
    let (before, _, after) = divide(&text).ok_or("docs/cores.md lacks the marks around the errors of models")?;
    files::write(&docs, format!("{before}{}{after}", page(&comparisons)?))
}

/// The number of bytes in all messages of the shorter call, and how many more the longer call has: both fit into the
/// first-level cache.
const SHORT: usize = 4096;
const MORE: usize = 8192;
/// The seconds for each kernel and length.
const SECONDS: f64 = 0.1;

/// Returns the cycles per byte of each kernel's main loop, if it has one: the additional time of longer messages, medians
/// over the rounds. This machine must have the features.
fn slopes(kernels: &[Kernel]) -> Result<BTreeMap<&'static str, f64>> {
    // The kernels that are timed at the same two lengths, with the additional bytes of the longer call.
    let mut groups: BTreeMap<[usize; 2], Vec<(&Kernel, usize)>> = BTreeMap::new();
    for kernel in kernels {
        let Some(bytes) = Subject::bytes_of(kernel) else { continue };
        let iteration = bytes / kernel.contract.messages().max(1);
        let (few, more) = ((SHORT / bytes).max(1), (MORE / bytes).max(2));
        let lengths = [few, few + more].map(|iterations| iterations * iteration);
        groups.entry(lengths).or_default().push((kernel, more * bytes));
    }
    let mut slopes = BTreeMap::new();
    for ([short, long], kernels) in groups {
        let mut times = Times::default();
        let timed: Vec<&Kernel> = kernels.iter().map(|(kernel, _)| *kernel).collect();
        times.measure(&timed, &[short, long].into(), SECONDS * timed.len() as f64)?;
        for (kernel, bytes) in kernels {
            // The contract may allow neither length.
            let [short, long] = [short, long].map(|length| times.of(kernel.name, length).map(median));
            slopes.extend(short.zip(long).map(|(short, long)| (kernel.name, (long - short) / bytes as f64)));
        }
    }
    Ok(slopes)
}

/// Returns the ratio by which a kernel must cost less in its model for a plan to choose it, according to the newest
/// record.
pub(crate) fn margin() -> Result<f64> {
    Ok(Verdicts::of(&recorded()?).margin)
}

/// Returns the newest record.
fn recorded() -> Result<Vec<Comparison>> {
    let files = tools::files_under(&records())?;
    let newest = files.iter().rfind(|path| path.to_string_lossy().ends_with(RECORD));
    let path = records().join(newest.ok_or("no model was measured: run `cargo xtask cost --measure --write`")?);
    let failed = |error: String| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| failed(error.to_string()))?;
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| failed(error.to_string()))).collect()
}

fn records() -> PathBuf {
    tools::root().join("docs/benchmarks")
}

fn docs() -> PathBuf {
    tools::root().join("docs/cores.md")
}

/// The end of the names of records.
const RECORD: &str = "-models.jsonl";
/// The marks around the generated part of the page.
const MARKS: [&str; 2] = ["<!-- cargo xtask cost --measure -->\n", "<!-- end -->\n"];

/// Splits a page into the part before the generated part, the generated part, and the part after it.
fn divide(page: &str) -> Option<(&str, &str, &str)> {
    let from = page.find(MARKS[0])? + MARKS[0].len();
    let to = from + page[from..].find(MARKS[1])?;
    Some((&page[..from], &page[from..to], &page[to..]))
}

impl Comparison {
    fn ratio(&self) -> f64 {
        self.modelled / self.measured
    }
}

/// A model's verdicts on pairs of kernels that compute the same, and how many verdicts are wrong.
struct Verdicts {
    pairs: usize,
    wrong: usize,
    /// The factor beyond which hardly any verdict is wrong.
    margin: f64,
}

impl Verdicts {
    fn of(comparisons: &[Comparison]) -> Verdicts {
        let pairs = comparisons.iter().enumerate().flat_map(|(i, one)| {
            comparisons[i + 1..].iter().filter(|other| other.group == one.group).map(move |other| (one, other))
        });
        // The factor that the model gives, and whether the verdict is wrong, with the surest verdict first.
        let verdict = |(one, other): (&Comparison, &Comparison)| {
            let (worse, better) = if one.modelled > other.modelled { (one, other) } else { (other, one) };
            (worse.modelled / better.modelled, better.measured > worse.measured * (1.0 + TIE))
        };
        let mut verdicts: Vec<(f64, bool)> = pairs.map(verdict).collect();
        verdicts.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (mut wrong, mut margin) = (0, 1.0);
        for (place, (factor, is_wrong)) in verdicts.iter().enumerate() {
            wrong += usize::from(*is_wrong);
            if *is_wrong && margin == 1.0 && wrong as f64 > WRONG * (place + 1) as f64 {
                margin = *factor;
            }
        }
        Verdicts { pairs: verdicts.len(), wrong, margin }
    }
}

/// Returns the part of docs/cores.md about a record.
fn page(comparisons: &[Comparison]) -> Result<String> {
    let Some(Comparison { model, core, .. }) = comparisons.first() else { return Err("no loop was measured".into()) };
    let mut text = format!(
        "Cycles per byte by the model `{model}`, divided by the cycles measured on `{core}` (a shared, noisy machine):\n\n\
         | algorithm | loops | median | least | most |\n|---|---|---|---|---|\n"
    );
    let mut row = |name: &str, of: &dyn Fn(&&Comparison) -> bool| {
        let mut loops: Vec<&Comparison> = comparisons.iter().filter(of).collect();
        loops.sort_by(|a, b| a.ratio().total_cmp(&b.ratio()));
        let ratios: Vec<f64> = loops.iter().map(|it| it.ratio()).collect();
        if let [least, .., max] = loops[..] {
            let end = |it: &Comparison| format!("{:.2}, `{}`", it.ratio(), it.kernel);
            let (count, median) = (loops.len(), median(&ratios));
            writeln!(text, "| {name} | {count} | {median:.2} | {} | {} |", end(least), end(max)).expect("a string");
        }
    };
    for algorithm in Algorithm::ALL.map(|algorithm| algorithm.to_string()) {
        row(&format!("`{algorithm}`"), &|it| it.algorithm == algorithm);
    }
    row("all", &|_| true);
    let Verdicts { pairs, wrong, margin } = Verdicts::of(comparisons);
    let percent = 100.0 * (margin - 1.0);
    write!(
        text,
        "\nOf {pairs} pairs of kernels with the same result, the model prefers the slower kernel in {wrong}. At most\n\
         one verdict in a hundred is wrong if the model sees a difference of more than {percent:.0} %: plans follow\n\
         models beyond that.\n"
    )
    .expect("a string");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison(kernel: &str, measured: f64, modelled: f64) -> Comparison {
        let [kernel, group, algorithm] = [kernel, "md5", "md5"].map(str::to_owned);
        Comparison { kernel, group, algorithm, measured, modelled, model: "a".into(), core: "b".into() }
    }

    #[test]
    fn the_page_says_what_was_measured() {
        let text = fs::read_to_string(docs()).unwrap();
        let written = |text: &str| divide(text).unwrap().1.to_owned();
        let expected = page(&recorded().unwrap()).unwrap();
        assert_eq!(written(&text), expected);
        // A figure that differs from the record.
        let changed = text.replacen("| 0.", "| 1.", 1);
        assert_ne!(written(&changed), expected);
    }

    #[test]
    fn the_margin_is_where_verdicts_go_wrong() {
        let right = [comparison("a", 1.0, 1.0), comparison("b", 2.0, 4.0)];
        assert_eq!(Verdicts::of(&right).margin, 1.0);
        // According to the model, `c` is faster than `a` by a quarter; the measurement says that `c` is slower.
        let wrong = [right.to_vec(), vec![comparison("c", 1.5, 0.8)]].concat();
        let Verdicts { pairs, wrong, margin } = Verdicts::of(&wrong);
        assert_eq!((pairs, wrong, margin), (3, 1, 1.25));
        // Equal measurements contradict nothing, and neither does another operation.
        let tie = [right.to_vec(), vec![comparison("c", 1.005, 0.8)]].concat();
        assert_eq!(Verdicts::of(&tie).wrong, 0);
        let other = Comparison { group: "sha256".into(), ..comparison("c", 1.5, 0.8) };
        assert_eq!(Verdicts::of(&[&right[..], &[other]].concat()).pairs, 1);
    }
}
