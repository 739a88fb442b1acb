//! `cargo xtask prove --export FOLDER`: writes the goals of each kernel in SMT-LIB.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use raddle_check::export::{Goals, goals, smt};
use raddle_kernels::Kernel;

use crate::{Result, files, jobs};

/// Writes a file for each kernel into a folder. Returns the goals of each kernel, or why none were written.
pub(crate) fn export(kernels: &[Kernel], folder: &Path) -> Vec<(String, Result<Goals>)> {
    let written = |kernel: &Kernel| {
        let start = Instant::now();
        let name = file_name(kernel);
        let goals = goals(kernel);
        let goals = goals.and_then(|goals| write(&goals, &folder.join(&name)).map(|()| goals));
        let said = match &goals {
            Ok(goals) => summary(goals),
            Err(why) => format!("NOT EXPORTED: {why}"),
        };
        println!("{:<8} {:<40} {said}, {:.1} s", kernel.isa, kernel.name, start.elapsed().as_secs_f64());
        (name, goals)
    };
    jobs::each(jobs::cores(), kernels, written)
}

/// Returns the number of goals of each topic.
fn summary(goals: &Goals) -> String {
    let mut topics: BTreeMap<String, usize> = BTreeMap::new();
    for goal in &goals.all {
        *topics.entry(goal.topic.to_string()).or_default() += 1;
    }
    let topics: Vec<String> = topics.into_iter().map(|(topic, n)| format!("{n} {topic}")).collect();
    let Goals { paths, loops, unclaimed, .. } = goals;
    format!("{}; {paths} paths, {loops} loops, {unclaimed} bytes unclaimed", topics.join(", "))
}

/// Returns the name of a kernel's file, without its extension.
pub(crate) fn file_name(kernel: &Kernel) -> String {
    format!("{}-{}", kernel.isa, kernel.name)
}

/// Writes goals into a file with this name, and equations into a file next to it.
pub(crate) fn write(goals: &Goals, path: &Path) -> Result {
    files::make_folder_of(path)?;
    let mut equations = String::new();
    smt::write_equations(goals, &mut equations).map_err(|error| error.to_string())?;
    files::write_whole(&path.with_extension("equations"), equations)?;
    let mut text = String::new();
    smt::write(goals, &mut text).map_err(|error| error.to_string())?;
    files::write_whole(&path.with_extension("smt2"), text)
}

/// Returns the text of goals and equations.
pub(crate) fn text(goals: &Goals) -> Result<String> {
    let mut text = String::new();
    let written = smt::write(goals, &mut text).and_then(|()| smt::write_equations(goals, &mut text));
    written.map(|()| text).map_err(|error| error.to_string())
}
