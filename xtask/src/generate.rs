//! `cargo xtask gen`: prints every kernel into `crates/raddle/gen`, with the functions around them, and what each plan comes
//! from into `docs/cores.md`.

mod contracts;
mod cores;
mod functions;
mod interface;
mod plans;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use raddle_isa::Isa;
use raddle_kernels::Kernel;
use raddle_kernels::hash::Hash;
use raddle_plans::Plans;

use self::contracts::{contract_type, contracts, list_name, read_powers};
use self::functions::functions;
use self::interface::interfaces;
use crate::{Result, files, tools};

/// Print the kernels into crates/raddle/gen.
#[derive(Args)]
pub(crate) struct Gen {
    /// Write nothing; fail where a file is not as it would be printed.
    #[arg(long)]
    check: bool,
}

impl Gen {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("crates/raddle/gen");
        let files = files()?;
        let cores = cores::page()?;
        let stale: Vec<_> = present(&folder)?.into_iter().filter(|path| !files.contains_key(path)).collect();
        if self.check {
            let differs =
                |(path, text): &(&PathBuf, &String)| fs::read_to_string(folder.join(path)).ok().as_ref() != Some(*text);
            let mut wrong: Vec<_> = files.iter().filter(differs).map(|(path, _)| path.display().to_string()).collect();
            wrong.extend(stale.iter().map(|path| format!("{} (nothing prints it)", path.display())));
            if !wrong.is_empty() {
                return Err(format!("not as printed, run `cargo xtask gen`: {}", wrong.join(", ")));
            }
            println!("{} files are as printed", files.len());
            return files::record(&cores::path(), &cores, true, "gen");
        }
        for path in &stale {
            files::remove(folder.join(path))?;
        }
        for (path, text) in &files {
            let path = folder.join(path);
            if fs::read_to_string(&path).ok().as_ref() == Some(text) {
                continue;
            }
            files::create(&path, text)?;
            println!("printed {}", path.display());
        }
        files::record(&cores::path(), &cores, false, "gen")
    }
}

/// Every file under `gen`, with its text.
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
            files.insert(PathBuf::from(isa.name()).join(format!("{}.s", kernel.name)), kernel.assembly());
        }
        let mut module = |name: &str, text| files.insert(PathBuf::from(isa.name()).join(name), text);
        module("mod.rs", functions(&kernels)?);
        module("kernels.rs", lists(&kernels, &all));
        module("library.rs", library(isa.name(), true));
        files.insert(place("plans", isa.name()), plans::print(&plans, &kernels));
        files.insert(place("cores", isa.name()), plans::print_cores(&plans));
    }
    let mut module = |name: &str, text| files.insert(PathBuf::from("none").join(name), text);
    module("kernels.rs", lists(&[], &all));
    module("library.rs", library("none", false));
    files.insert(place("plans", "none"), plans::print(&Plans::NONE, &[]));
    files.insert(place("cores", "none"), plans::print_cores(&Plans::NONE));
    files.insert(PathBuf::from("contracts.rs"), contracts(&all));
    files.insert(PathBuf::from("interfaces.txt"), interfaces()?);
    for algorithm in ["chacha20", "poly1305", "sha256", "md5"] {
        let text = files::read(tools::root().join(format!("crates/raddle-kernels/src/{algorithm}/spec.rs")))?;
        files.insert(PathBuf::from(format!("portable/{algorithm}.rs")), text);
    }
    Ok(files)
}

/// The file of an architecture in a folder that has one for each.
fn place(folder: &str, architecture: &str) -> PathBuf {
    PathBuf::from(folder).join(format!("{architecture}.rs"))
}

/// The files under `gen` as they are, but for its README.
fn present(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = tools::files_under(folder)?;
    found.retain(|path| path.file_name().is_none_or(|name| name != "README.md"));
    Ok(found)
}

/// The kernels of an instruction set as values, and the list of each operation's, of which `all` has at least one.
fn lists(kernels: &[Kernel], all: &[Kernel]) -> String {
    let mut text = String::from(
        "// Printed by `cargo xtask gen`. Do not edit: change the kernel or a plan and print again.\n\n\
         #![allow(unused_imports, reason = \"an architecture without kernels has no values\")]\n\n\
         use crate::kernel::{\n    contract::{Kernel, declare::printed, parameter},\n    printed::contracts,\n};\n",
    );
    if !kernels.is_empty() {
        text += "use super::functions::*;\n";
    }
    // The library has the same lists for MD5 as for SHA-256, although no kernel takes a few messages, or words.
    let without = [Hash::Md5.streams(2), Hash::Md5.lanes_of_words(2)];
    let operations = all.iter().map(|kernel| &kernel.operation).chain(&without);
    let mut lists: BTreeMap<_, _> =
        operations.map(|operation| (operation.to_string(), (contract_type(operation), Vec::new()))).collect();
    for kernel in kernels {
        lists.get_mut(&kernel.operation.to_string()).expect("of some kernel").1.push(kernel);
    }
    for (operation, (contract, kernels)) in lists {
        for kernel in &kernels {
            let (constant, name) = (list_name(kernel.name), kernel.name);
            let powers = match read_powers(&kernel.operation) {
                None => "&[]",
                Some("Poly1305Powers") => "POLY1305_POWERS",
                Some(_) => "GHASH_POWERS",
            };
            write!(
                text,
                "\npub(in crate::kernel) static {constant}: Kernel<{contract}> =\n    \
                 printed!({name}: {contract}, {powers});\n"
            )
            .expect("a string");
        }
        let names: Vec<_> = kernels.iter().map(|kernel| format!("&{}", list_name(kernel.name))).collect();
        write!(
            text,
            "\n/// The kernels of `{operation}`.\npub(in crate::kernel) const {}: &[&Kernel<{contract}>] =\n    &[{}];\n",
            list_name(&operation),
            names.join(", ")
        )
        .expect("a string");
    }
    text
}

/// The module of what is printed for an architecture.
fn library(architecture: &str, has_kernels: bool) -> String {
    let functions = "#[path = \"mod.rs\"]\n#[rustfmt::skip] // as it was printed\nmod functions;\n";
    format!(
        "// Printed by `cargo xtask gen`.\n\n{}\
         #[rustfmt::skip]\npub(crate) mod kernels;\n\
         #[path = \"../plans/{architecture}.rs\"]\n#[rustfmt::skip]\npub(crate) mod plans;\n",
        if has_kernels { functions } else { "" }
    )
}

#[cfg(test)]
mod tests;
