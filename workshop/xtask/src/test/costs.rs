//! `cargo xtask test --costs`: prints the CPU time of the steps, and how often a change requires them.

use super::history::{self, Last};
use super::record::{self, Record};
use super::step::{Step, Tier};
use crate::Result;

/// The number of commits that are examined.
const COMMITS: usize = 400;

/// Prints the steps, ordered by CPU time, with the number of recent commits that changed a file that they read.
pub(super) fn print(steps: &[Step]) -> Result {
    let record = Record::read()?;
    let commits = history::commits(COMMITS)?;
    let asked: Vec<Vec<&str>> = commits.iter().map(|changed| asked(steps, changed)).collect();
    let recorded = |name: &str| record.run_of(name).map(|run| run.seconds);
    let last = |name: &str| Last::of(name).map(|last| last.cpu_seconds);
    println!(
        "seconds of CPU time in {}, and when the step last ran here; of {} commits, the number that need it",
        record::FILE,
        commits.len()
    );
    let mut sorted: Vec<&Step> = steps.iter().collect();
    let cost = |step: &Step| recorded(&step.name).or_else(|| last(&step.name)).unwrap_or(0.0);
    sorted.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    let shown = |seconds: Option<f64>| seconds.map_or("-".to_owned(), |seconds| format!("{seconds:.1}"));
    for step in sorted {
        let (name, list) = (&*step.name, if step.tier == Tier::Quick { "quick" } else { "all" });
        let commits = asked.iter().filter(|names| names.contains(&name)).count();
        let is_new = if recorded(name).is_none() { "  new" } else { "" };
        println!("{:>9} {:>9} {commits:>5}  {list:<5}  {name}{is_new}", shown(recorded(name)), shown(last(name)));
    }
    for (what, tier) in [("quick list", Some(Tier::Quick)), ("whole list", None)] {
        let of = |seconds: &dyn Fn(&str) -> Option<f64>| -> f64 {
            let list = steps.iter().filter(|step| tier.is_none_or(|tier| step.tier == tier));
            list.filter_map(|step| seconds(&step.name)).fold(0.0, |sum, seconds| sum + seconds)
        };
        println!("{:>9.1} {:>9.1}         {what}", of(&recorded), of(&last));
    }
    let mut counts: Vec<usize> = asked.iter().map(Vec::len).collect();
    counts.sort_unstable();
    if let Some(median) = counts.get(counts.len() / 2) {
        println!("the median commit needs {median} of {} steps", steps.len());
    }
    Ok(())
}

/// Returns the steps that read one of these files. A change of comments counts as a change of the code.
fn asked<'a>(steps: &'a [Step], changed: &[String]) -> Vec<&'a str> {
    steps.iter().filter(|step| changed.iter().any(|file| step.depends_on(file))).map(|step| &*step.name).collect()
}
