//! `cargo xtask gen`: prints every kernel and the functions around it into `crates/raddle/gen`, the origin of each plan
//! into `docs/cores.md`, the records of measurements into pages, the number of crates in each package into
//! `docs/library.md`, and the list of hash functions into files of other languages.

mod benchmarks;
mod contracts;
mod cores;
mod crates;
mod hashes;
mod interface;
mod kernels;
mod lines;
mod marked;
mod plans;
mod text;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::plans::Plans;
use clap::Args;
use raddle_isa::Isa;

use self::contracts::contracts;
use self::interface::interfaces;
use self::kernels::kernels;
use self::lines::{MAX_LINE, long_lines};
use crate::{Result, files, tools};

#[derive(Args)]
pub(crate) struct Gen {
    /// Write nothing; fail if a file would change.
    #[arg(long)]
    check: bool,
}

impl Gen {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("crates/raddle/gen");
        let files = files()?;
        let mut pages = benchmarks::files()?;
        pages.push((cores::path(), cores::page()?));
        pages.push((crates::path(), crates::page()?));
        pages.extend(hashes::pages()?);
        let long: Vec<_> = files.iter().flat_map(|(path, text)| long_lines(path, text)).collect();
        if !long.is_empty() {
            return Err(format!("lines of more than {MAX_LINE} characters: {}", long.join(", ")));
        }
        let stale: Vec<_> = present(&folder)?.into_iter().filter(|path| !files.contains_key(path)).collect();
        if self.check {
            let differs =
                |(path, text): &(&PathBuf, &String)| fs::read_to_string(folder.join(path)).ok().as_ref() != Some(*text);
            let mut wrong: Vec<_> = files.iter().filter(differs).map(|(path, _)| path.display().to_string()).collect();
            wrong.extend(stale.iter().map(|path| format!("{} (nothing prints it)", path.display())));
            if !wrong.is_empty() {
                return Err(format!("out of date, run `cargo xtask gen`: {}", wrong.join(", ")));
            }
            println!("{} files are as generated", files.len());
            return pages.iter().try_for_each(|(path, text)| files::record(path, text, true, "gen"));
        }
        for path in stale.iter().map(|path| folder.join(path)) {
            files::remove(&path)?;
            println!("removed {}", path.display());
        }
        let files = files.into_iter().map(|(path, text)| (folder.join(path), text));
        files.chain(pages).try_for_each(|(path, text)| files::record(&path, &text, false, "gen"))
    }
}

/// Returns every file under `gen`, with its text.
fn files() -> Result<BTreeMap<PathBuf, String>> {
    let mut files = BTreeMap::new();
    let all = raddle_kernels::all();
    for isa in Isa::ALL {
        // A kernel is shipped exactly if a plan names it; the others are candidates.
        let mut kernels: Vec<_> = all.iter().filter(|kernel| kernel.isa == isa).cloned().collect();
        let plans = Plans::read(isa, &kernels)?;
        let named = plans.names();
        kernels.retain(|kernel| named.contains(kernel.name));
        for kernel in &kernels {
            files.insert(PathBuf::from(isa.name()).join(format!("{}.s", kernel.name)), text::file(kernel)?);
        }
        let mut module = |name: &str, text| files.insert(PathBuf::from(isa.name()).join(name), text);
        module("kernels.rs", self::kernels::kernels(&kernels, &all));
        files.insert(place("plans", isa.name()), plans::print(&plans, &kernels));
        files.insert(place("cores", isa.name()), plans::print_cores(&plans));
    }
    files.insert(PathBuf::from("none/kernels.rs"), kernels(&[], &all));
    files.insert(place("plans", "none"), plans::print(&Plans::NONE, &[]));
    files.insert(place("cores", "none"), plans::print_cores(&Plans::NONE));
    files.insert(PathBuf::from("contracts.rs"), contracts(&all));
    files.insert(PathBuf::from("interfaces.txt"), interfaces()?);
    let specifications = ["blake3", "chacha20", "poly1305", "sha256", "sha512", "sha1", "md5"];
    let of_algorithm = specifications.map(|algorithm| (algorithm, format!("{algorithm}/spec")));
    for (name, path) in of_algorithm.into_iter().chain([("sha1_attacks", "sha1/attacks".into())]) {
        let text = files::read(tools::root().join(format!("workshop/raddle-kernels/src/{path}.rs")))?;
        files.insert(PathBuf::from(format!("portable/{name}.rs")), text);
    }
    Ok(files)
}

/// Returns the file of an architecture in a folder with one file for each.
fn place(folder: &str, architecture: &str) -> PathBuf {
    PathBuf::from(folder).join(format!("{architecture}.rs"))
}

/// Returns the existing files under `gen`, except the README.
fn present(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = tools::files_under(folder)?;
    found.retain(|path| path.file_name().is_none_or(|name| name != "README.md"));
    Ok(found)
}

#[cfg(test)]
mod tests;
