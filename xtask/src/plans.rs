//! The plans in `crates/raddle/plans`, as they are read, checked and printed for the library.

mod algorithm;
pub(crate) mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use raddle_check::cost;
use raddle_isa::{Feature, Isa};
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::{Kernel, Operation};
use serde::Deserialize;

pub(crate) use self::algorithm::Algorithm;

use crate::generate::{features_of, list_name};
use crate::{Result, files, tools};

/// A file: the plans of a core.
#[derive(Clone, Deserialize)]
pub(crate) struct File {
    /// Which CPUs are this core; nothing for the default one.
    pub(crate) core: Option<Core>,
    /// The core whose plan holds wherever this file says nothing.
    pub(crate) inherit: Option<String>,
    /// Kernels that are shipped although no table takes them.
    #[serde(default)]
    pub(crate) shipped: Vec<String>,
    #[serde(flatten)]
    pub(crate) algorithms: BTreeMap<String, Vec<Table>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Core {
    pub(crate) vendor: String,
    /// A CPU of this core has them, whatever it calls itself.
    #[serde(default)]
    pub(crate) features: Vec<String>,
    /// A CPU that has one of them is another core, whatever it calls itself.
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
    pub(crate) cpus: Vec<Models>,
    /// LLVM's names of its models: a core that is several has one for each.
    #[serde(default)]
    pub(crate) llvm: Vec<String>,
}

/// Models of a family: the first and the last.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Models {
    pub(crate) family: u32,
    pub(crate) models: (u32, u32),
}

/// What the kernels of an algorithm take at a level.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Table {
    pub(crate) level: String,
    pub(crate) record: String,
    pub(crate) chunk: Option<usize>,
    /// The longest text of a packet whose blocks of keystream are made with those of others.
    pub(crate) packet: Option<usize>,
    #[serde(flatten)]
    pub(crate) operations: BTreeMap<String, Steps>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Steps {
    One(String),
    Several(Vec<Step>),
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) kernel: String,
    pub(crate) bytes: Option<String>,
    pub(crate) messages: Option<String>,
    /// Of short messages.
    pub(crate) short: Option<String>,
    pub(crate) unit: Option<usize>,
}

/// The plans of the cores of an instruction set, checked.
pub(crate) struct Plans {
    /// The default core first.
    cores: Vec<(String, File)>,
}

impl Plans {
    /// Those of an architecture without kernels.
    pub(crate) const NONE: Plans = Plans { cores: Vec::new() };

    /// Reads the plans of an instruction set, which may name these kernels.
    pub(crate) fn read(isa: Isa, kernels: &[Kernel]) -> Result<Plans> {
        let mut texts = BTreeMap::new();
        for path in files::list(folder(isa))? {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            let text = files::read(&path)?;
            texts.insert(name, text);
        }
        Plans::parse(isa, kernels, texts)
    }

    /// The cores and their files, the default one first.
    pub(crate) fn cores(&self) -> &[(String, File)] {
        &self.cores
    }

    /// Which CPUs are a core.
    pub(crate) fn core(&self, name: &str) -> Option<&Core> {
        self.file(name).and_then(|file| file.core.as_ref())
    }

    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.cores.iter().find(|(core, _)| core == name).map(|(_, file)| file)
    }

    /// Whether a table of a core was measured on it, or derived from facts about it or a core that it inherits from.
    pub(crate) fn is_of_facts(&self, name: &str, algorithm: Algorithm, table: &Table) -> bool {
        if table.record.starts_with(RECORDS) || table.record.starts_with(FACTS) {
            return true;
        }
        let parent = self.file(name).and_then(|file| file.inherit.as_ref()).and_then(|parent| self.file(parent));
        let is_fact = |other: &Table| other.level == table.level && other.record.starts_with(FACTS);
        is_of_another_core(table) && parent.is_some_and(|parent| parent.tables(algorithm).iter().any(is_fact))
    }

    fn names_of_cores(&self) -> Vec<&str> {
        self.cores.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Plans by the names of their cores.
    pub(crate) fn parse(isa: Isa, kernels: &[Kernel], mut texts: BTreeMap<String, String>) -> Result<Plans> {
        let names: Vec<String> = texts.keys().cloned().collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let default = texts.remove("default").ok_or(format!("{isa}: there is no default.toml", isa = isa.name()))?;
        let mut cores = Vec::new();
        for (name, text) in std::iter::once(("default".to_owned(), default)).chain(texts) {
            let failed = |why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
            let file: File = toml::from_str(&text).map_err(|error| failed(error.to_string()))?;
            check(&file, &names, kernels).map_err(failed)?;
            if file.core.is_some() == (name == "default") {
                return Err(failed("the default core, and it alone, is described by nothing".into()));
            }
            cores.push((name, file));
        }
        let written: BTreeMap<String, File> = cores.iter().cloned().collect();
        for (name, file) in &mut cores {
            let failed = |why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
            *file = resolve(&written, kernels, name, &[]).map_err(failed)?;
        }
        // All are complete: what the default core has entries for, each has.
        let algorithms: Vec<String> = cores[0].1.algorithms.keys().cloned().collect();
        for (name, file) in &mut cores {
            let failed = |why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
            file.drop_unreachable(kernels);
            let is_missing = |algorithm: &&String| file.algorithms.get(*algorithm).is_none_or(Vec::is_empty);
            if let Some(missing) = algorithms.iter().find(is_missing) {
                return Err(failed(format!("no entry is for {missing}")));
            }
        }
        distinct(&cores).map_err(|why| format!("plans/{}/{why}", isa.name()))?;
        Ok(Plans { cores })
    }

    /// The names of the kernels that are shipped: those that a plan names.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        let files = || self.cores.iter().map(|(_, file)| file);
        let tables = files().flat_map(|file| file.algorithms.values().flatten());
        let taken = tables.flat_map(|table| table.operations.values().flat_map(Steps::kernels));
        taken.chain(files().flat_map(|file| &file.shipped).map(String::as_str)).collect()
    }

    /// The cores, as the library describes them.
    pub(crate) fn print_cores(&self) -> String {
        let mut text = format!("{PRINTED}\nuse crate::kernel::{{features::Features, identity::Described}};\n\n");
        text += "/// The default core first.\npub(crate) const CORES: &[Described] = &[\n";
        let none = [("default".to_owned(), None)];
        let cores = self.cores.iter().map(|(name, file)| (name.clone(), Some(file)));
        let names = self.names_of_cores();
        for (name, file) in if self.cores.is_empty() { none.into() } else { cores.collect::<Vec<_>>() } {
            let core = file.and_then(|file| file.core.as_ref());
            let set = |names: fn(&Core) -> &Vec<String>| {
                let names = core.into_iter().flat_map(names);
                features_of(&names.filter_map(|name| feature(name)).collect::<Vec<_>>())
            };
            let cpus = core.into_iter().flat_map(|core| &core.cpus);
            let cpus: Vec<_> = cpus.map(|Models { family, models }| format!("({family:#x}, {models:?})")).collect();
            writeln!(
                text,
                "    Described {{\n        name: {name:?},\n        features: {},\n        lacks: {},\n        \
                 vendor: {:?},\n        cpus: &[{}],\n        basis: {:?},\n    }},",
                set(|core| &core.features),
                set(|core| &core.lacks),
                core.map_or("", |core| &core.vendor),
                cpus.join(", "),
                file.map_or("none".into(), |file| file.basis(&names)),
            )
            .expect("a string");
        }
        text + "];\n"
    }

    /// The plans, as constants of the library.
    pub(crate) fn print(&self, kernels: &[Kernel]) -> String {
        let mut text = format!(
            "{PRINTED}\n#![allow(unused_imports, reason = \"an architecture without kernels has no plans\")]\n\n\
             use crate::kernel::{{\n    aes_gcm::plan::{{AesGcmPlan, MessagePlan}},\n    \
             chacha20_poly1305::plan::Chacha20Poly1305Plan,\n    contract::Kernel,\n    features::Features,\n    hash::plan::HashPlan,\n    \
             level::Level,\n    parameter::{{Bits128, Bits192, Bits256, Md5, Sha256}},\n    \
             plan::{{ByCore, Choice, Plan, Step}},\n    poly1305::plan::Poly1305Plan,\n    \
             printed::{{contracts, kernels}},\n}};\n"
        );
        for algorithm in Algorithm::ALL {
            let (name, of) = (list_name(&algorithm.to_string()), algorithm.plan_type());
            // Equal plans, and equal lists of them, are printed once.
            let mut constants: Vec<Constant> = Vec::new();
            let (mut lists, mut places) = (Vec::new(), Vec::new());
            for (core, file) in &self.cores {
                let mut choices = Vec::new();
                for (i, (table, mac)) in pairs(file, algorithm, kernels).into_iter().enumerate() {
                    let needed = needed(&table, mac.as_ref());
                    let value = value(algorithm, &table, mac.as_ref());
                    let place = constants.iter().position(|printed| printed.value == value).unwrap_or_else(|| {
                        let constant = format!("{}_{i}", constant(&name, core));
                        constants.push(Constant { name: constant, value, docs: String::new() });
                        constants.len() - 1
                    });
                    writeln!(constants[place].docs, "/// - {core}, level {}: {}", table.level, table.record)
                        .expect("a string");
                    let constant = &constants[place].name;
                    let (level, extra) = (level_of(&table.level), needed.needs(kernels, &table.level));
                    choices.push((format!("Level::{level}, {}", features_of(&extra)), constant.clone()));
                }
                let place = lists.iter().position(|(_, printed)| *printed == choices).unwrap_or_else(|| {
                    lists.push((core, choices));
                    lists.len() - 1
                });
                places.push((lists[place].0, core));
            }
            for Constant { name, value, docs } in constants {
                write!(text, "\n{docs}const {name}: {of} = {value};\n").expect("a string");
            }
            // A program that hashes single messages links no kernel for several.
            let single = match algorithm {
                Algorithm::Hash(hash) => Some((format!("{name}_SINGLE"), Algorithm::single_type(hash), ".single")),
                _ => None,
            };
            for (name, of, part) in [(name, of, "")].into_iter().chain(single) {
                for (core, choices) in &lists {
                    let choice = |(level, plan): &(String, String)| {
                        format!("    Choice::new({level}, {plan}.needs(), {plan}{part}),\n")
                    };
                    let (list, choices) = (constant(&name, core), choices.iter().map(choice).collect::<String>());
                    write!(text, "\nconst {list}: &[Choice<{of}>] = &[\n{choices}];\n").expect("a string");
                }
                let place = |(like, core): &(&String, &String)| format!("    {}, // {core}\n", constant(&name, like));
                let places: String = places.iter().map(place).collect();
                write!(text, "\npub(in crate::kernel) static {name}: ByCore<{of}> = &[\n{places}];\n")
                    .expect("a string");
            }
        }
        text
    }
}

/// Where the plans of an instruction set lie.
pub(crate) fn folder(isa: Isa) -> PathBuf {
    tools::root().join("crates/raddle/plans").join(isa.name())
}

const PRINTED: &str =
    "// Printed by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and print again.\n";

/// A plan as it is printed, with the cores that take it.
struct Constant {
    name: String,
    value: String,
    docs: String,
}

/// The name of a constant of a core.
fn constant(algorithm: &str, core: &str) -> String {
    format!("{algorithm}_{}", core.to_uppercase().replace('-', "_"))
}

/// The file of a core with what it inherits; `heirs` are the files that inherit from it.
fn resolve(files: &BTreeMap<String, File>, kernels: &[Kernel], name: &str, heirs: &[&str]) -> Result<File> {
    let mut file = files.get(name).ok_or_else(|| format!("there is no core `{name}` to inherit from"))?.clone();
    let Some(parent) = file.inherit.clone() else { return Ok(file) };
    let heirs = [heirs, &[name]].concat();
    if heirs.contains(&parent.as_str()) {
        return Err(format!("`{parent}` inherits from itself"));
    }
    let from = resolve(files, kernels, &parent, &heirs)?;
    let own = std::mem::replace(&mut file.algorithms, from.algorithms);
    for table in file.algorithms.values_mut().flatten().filter(|table| !is_of_another_core(table)) {
        table.record = format!("{INHERITED} from {parent}");
    }
    for (algorithm, tables) in own {
        // One that says nothing keeps the place of those after it.
        let tells = |table: &&Table| !(is_of_another_core(table) && table.operations.is_empty());
        for (i, table) in tables.iter().enumerate().filter(|(_, table)| tells(table)) {
            let before = tables[..i].iter().filter(|other| other.level == table.level).count();
            let inherited = file.algorithms.get_mut(&algorithm).into_iter().flatten();
            let Some(heir) = inherited.filter(|other| other.level == table.level).nth(before) else {
                return Err(format!("{algorithm}, level {}: `{parent}` has no such table", table.level));
            };
            heir.chunk = table.chunk.or(heir.chunk);
            heir.packet = table.packet.or(heir.packet);
            let is_all = heir.operations.keys().all(|name| table.operations.contains_key(name));
            heir.operations.extend(table.operations.clone());
            let rest = if is_all { String::new() } else { format!("{REST}{INHERITED} from {parent}") };
            heir.record = format!("{}{rest}", table.record);
            reachable(heir, file.core.as_ref(), kernels).map_err(|why| format!("{algorithm}, {why}"))?;
        }
    }
    Ok(file)
}

/// Whether a table was inherited from a core that its record names.
fn is_of_another_core(table: &Table) -> bool {
    table.record.strip_prefix(INHERITED).is_some_and(|rest| rest.starts_with(" from "))
}

/// A CPU of the core may have what a table needs.
fn reachable(table: &Table, core: Option<&Core>, kernels: &[Kernel]) -> Result {
    match core.and_then(|core| core.lacked(&table.features(kernels))) {
        Some(feature) => Err(format!("level {}: it needs `{feature}`, which the core lacks", table.level)),
        None => Ok(()),
    }
}

/// No CPU is two cores.
fn distinct(cores: &[(String, File)]) -> Result {
    for (i, (name, file)) in cores.iter().enumerate() {
        for (other_name, other) in &cores[..i] {
            let (Some(core), Some(other)) = (&file.core, &other.core) else { continue };
            if let Some((family, model)) = core.common(other) {
                return Err(format!("{name}.toml: model {model:#x} of family {family:#x} is `{other_name}` too"));
            }
        }
    }
    Ok(())
}

/// What the record of an entry says that is taken from another core, followed by its name.
const INHERITED: &str = "inherited";

/// Where records of measurements are, and pages of facts.
const RECORDS: &str = "docs/benchmarks/";
const FACTS: &str = "docs/cores/";

/// What the basis of a plan is where it was measured.
const MEASURED: &str = "measured";

/// Stands between the record of operations that a file lists and that of the others of the table.
const REST: &str = "; the rest ";

/// What an entry comes from: nothing where its record says nothing that there is.
fn basis(record: &str, cores: &[&str]) -> Option<String> {
    let is_file = || tools::root().join(record).is_file();
    match record {
        "modelled" | INHERITED => Some(record.to_owned()),
        _ if record.starts_with(RECORDS) => is_file().then(|| MEASURED.to_owned()),
        _ if record.starts_with(FACTS) => is_file().then(|| format!("derived from {record}")),
        _ => {
            let parent = record.strip_prefix(INHERITED)?.strip_prefix(" from ")?;
            cores.contains(&parent).then(|| record.to_owned())
        }
    }
}

impl Core {
    /// A feature among these that no CPU of the core has.
    fn lacked(&self, features: &[Feature]) -> Option<&'static str> {
        features.iter().map(|feature| feature.name()).find(|name| self.lacks.iter().any(|lacked| lacked == name))
    }

    /// The family and the model of a CPU that may be another core too.
    fn common(&self, other: &Core) -> Option<(u32, u32)> {
        let excludes = |one: &Core, other: &Core| one.lacks.iter().any(|feature| other.features.contains(feature));
        if self.vendor != other.vendor || excludes(self, other) || excludes(other, self) {
            return None;
        }
        let pairs = self.cpus.iter().flat_map(|own| other.cpus.iter().map(move |other| (own, other)));
        pairs.filter(|(own, other)| own.family == other.family).find_map(|(own, other)| {
            let (first, last) = (own.models.0.max(other.models.0), own.models.1.min(other.models.1));
            (first <= last).then_some((own.family, first))
        })
    }
}

impl File {
    /// What its entries come from, in words: first what most of them come from, then what the others do.
    fn basis(&self, cores: &[&str]) -> String {
        let tables = || self.algorithms.iter().flat_map(|(name, tables)| tables.iter().map(move |it| (name, it)));
        let mut by_basis: BTreeMap<String, Vec<(&String, &Table)>> = BTreeMap::new();
        for (algorithm, table) in tables() {
            for basis in table.record.split(REST).filter_map(|record| basis(record, cores)) {
                by_basis.entry(basis).or_default().push((algorithm, table));
            }
        }
        let Some(most) = by_basis.iter().max_by_key(|(_, tables)| tables.len()).map(|(basis, _)| basis.clone()) else {
            return "none".into();
        };
        let mut text = most.clone();
        for (basis, of_basis) in by_basis.iter().filter(|(basis, _)| **basis != most) {
            let mut names: Vec<String> = Vec::new();
            for (algorithm, table) in of_basis {
                let count = |tables: &[(&String, &Table)]| tables.iter().filter(|(name, _)| name == algorithm).count();
                let is_all = count(of_basis) == self.algorithms[*algorithm].len();
                let name = if is_all { algorithm.to_string() } else { format!("{algorithm} at {}", table.level) };
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            write!(text, "; {} {basis}", names.join(", ")).expect("a string");
        }
        match self.core.as_ref().map_or(&[][..], |core| &core.llvm) {
            [] => {}
            _ if most == MEASURED => {}
            models => write!(text, "; agrees with the model of {}", models.join(" and ")).expect("a string"),
        }
        text
    }

    /// Drops what it inherits and no CPU of the core can take.
    fn drop_unreachable(&mut self, kernels: &[Kernel]) {
        let core = self.core.as_ref();
        for tables in self.algorithms.values_mut() {
            tables.retain(|table| reachable(table, core, kernels).is_ok());
        }
    }

    /// The tables of an algorithm, in the order in which they are tried.
    pub(crate) fn tables(&self, algorithm: Algorithm) -> &[Table] {
        self.algorithms.get(&algorithm.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl Table {
    /// The features of a CPU that takes this table.
    pub(crate) fn features(&self, kernels: &[Kernel]) -> Vec<Feature> {
        let given = LEVELS.iter().find(|(name, ..)| *name == self.level).expect("checked").3;
        given.iter().filter_map(|name| feature(name)).chain(needed(self, None).needs(kernels, &self.level)).collect()
    }
}

impl Table {
    /// Whether a CPU at a level may take it.
    pub(crate) fn is_for(&self, level: &str) -> bool {
        place(&self.level) <= place(level)
    }

    /// Whether a machine with these features can run its kernels.
    pub(crate) fn runs_with(&self, kernels: &[Kernel], features: &BTreeSet<Feature>) -> bool {
        self.features(kernels).iter().all(|feature| features.contains(feature))
    }
}

impl Steps {
    pub(crate) fn kernels(&self) -> Vec<&str> {
        match self {
            Steps::One(kernel) => vec![kernel],
            Steps::Several(steps) => steps.iter().map(|step| step.kernel.as_str()).collect(),
        }
    }
}

fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// A core has CPUs, and features and models that there are.
fn check_core(core: &Core, kernels: &[Kernel]) -> Result {
    let is_model = |name: &String| cost::Core::named(name).is_some_and(|it| kernels.iter().all(|of| of.isa == it.isa));
    if let Some(unknown) = core.llvm.iter().find(|name| !is_model(name)) {
        return Err(format!("`{unknown}` is no model of this instruction set that is asked"));
    }
    if core.cpus.is_empty() {
        return Err("a core without CPUs".into());
    }
    if let Some(Models { models: (first, last), .. }) = core.cpus.iter().find(|cpus| cpus.models.0 > cpus.models.1) {
        return Err(format!("models {first:#x} to {last:#x} are none"));
    }
    if let Some(unknown) = core.features.iter().chain(&core.lacks).find(|name| feature(name).is_none()) {
        return Err(format!("no feature is called `{unknown}`"));
    }
    match core.features.iter().find(|name| core.lacks.contains(name)) {
        Some(both) => Err(format!("the core has `{both}` and lacks it")),
        None => Ok(()),
    }
}

/// What a table names is there, and of the right operation; the levels, the record and the ranges are such.
fn check(file: &File, cores: &[&str], kernels: &[Kernel]) -> Result {
    file.core.as_ref().map_or(Ok(()), |core| check_core(core, kernels))?;
    let known = |name: &str| kernels.iter().find(|kernel| kernel.name == name);
    if let Some(unknown) = file.shipped.iter().find(|name| known(name).is_none()) {
        return Err(format!("no kernel is called `{unknown}`"));
    }
    for (algorithm, tables) in &file.algorithms {
        if !Algorithm::ALL.iter().any(|known| known.to_string() == *algorithm) {
            return Err(format!("no algorithm is called `{algorithm}`"));
        }
        for table in tables {
            let failed = |why: String| format!("{algorithm}, level {}: {why}", table.level);
            if !LEVELS.iter().any(|(level, ..)| *level == table.level) {
                return Err(failed("there is no such level".into()));
            }
            if !table.record.split(REST).all(|record| basis(record, cores).is_some()) {
                return Err(failed(format!(
                    "`{}` is no record: a file in docs/benchmarks or docs/cores, \"modelled\", or \"inherited from\" a core",
                    table.record
                )));
            }
            for (name, steps) in &table.operations {
                for kernel in steps.kernels() {
                    let Some(found) = known(kernel) else {
                        return Err(failed(format!("no kernel is called `{kernel}`")));
                    };
                    if found.operation.to_string() != *name {
                        return Err(failed(format!("`{kernel}` is none for {name}")));
                    }
                }
                if name == BATCHES && table.packet.is_none() && file.inherit.is_none() {
                    return Err(failed(format!("{name}: `packet` says for which packets")));
                }
                if let Steps::Several(steps) = steps {
                    for range in [Step::range as fn(&Step) -> Option<&str>, Step::short_range] {
                        let check = if name == OVERLAPPING { endless } else { contiguous };
                        let ranges = steps.iter().filter_map(range).map(self::range).collect::<Result<Vec<_>>>();
                        ranges.and_then(|ranges| check(&ranges)).map_err(|why| failed(format!("{name}: {why}")))?;
                    }
                }
            }
            reachable(table, file.core.as_ref(), kernels).map_err(|why| format!("{algorithm}, {why}"))?;
        }
    }
    Ok(())
}

impl Step {
    /// The least number that it takes.
    pub(crate) fn starts(&self) -> Option<usize> {
        self.range().and_then(|text| range(text).ok()).map(|(from, _)| from)
    }

    pub(crate) fn range(&self) -> Option<&str> {
        self.bytes.as_deref().or(self.messages.as_deref())
    }

    /// The range for short messages: nothing where it is empty.
    pub(crate) fn short_range(&self) -> Option<&str> {
        self.short.as_deref().or(self.range()).filter(|range| !range.is_empty())
    }
}

/// The operation of which several kernels take the same lengths: how much is not authenticated yet decides too.
const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The plan of an operation for which there is no kernel.
const NO_PLAN: &str = "Plan::NONE";

/// The operation for batches of packets.
const BATCHES: &str = "chacha20_blocks";

pub(crate) type Range = (usize, Option<usize>);

/// Ranges follow each other, and the last has no end.
fn contiguous(ranges: &[Range]) -> Result {
    for pair in ranges.windows(2) {
        let ((_, to), (from, _)) = (pair[0], pair[1]);
        match to {
            None => return Err(format!("`{from}-` follows a range without an end")),
            Some(to) if to + 1 != from => return Err(format!("`{from}-` does not follow the range before it")),
            Some(_) => {}
        }
    }
    match ranges.last() {
        Some((_, Some(_))) => Err("the last range has an end".into()),
        _ => Ok(()),
    }
}

/// No range has an end, and none begins before one before it.
fn endless(ranges: &[Range]) -> Result {
    if ranges.iter().any(|(_, to)| to.is_some()) {
        return Err("a range has an end".into());
    }
    if ranges.is_sorted() { Ok(()) } else { Err("the ranges are not in order".into()) }
}

/// `FROM-TO`, or `FROM-` without an end.
pub(crate) fn range(text: &str) -> Result<Range> {
    let wrong = || format!("`{text}` is no range: FROM-TO, or FROM- without an end");
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    let number = |text: &str| text.parse().map_err(|_| wrong());
    let (from, to) = (number(from)?, if to.is_empty() { None } else { Some(number(to)?) });
    if to.is_some_and(|to| to < from) { Err(wrong()) } else { Ok((from, to)) }
}

/// The levels: as a plan and as the library names them, the place among those of the instruction set, and what they give.
const LEVELS: [(&str, &str, usize, &[&str]); 6] = [
    ("x86-64", "X86_64", 1, &[]),
    ("avx", "Avx", 2, &["avx"]),
    ("avx2", "Avx2", 3, &["avx", "avx2", "bmi1", "bmi2"]),
    ("avx512", "Avx512", 4, &["avx", "avx2", "bmi1", "bmi2", "avx512f", "avx512vl", "avx512bw", "avx512dq"]),
    ("neon", "Neon", 1, &["neon"]),
    ("power8", "Power8", 1, &["power8"]),
];

fn level_of(name: &str) -> &'static str {
    LEVELS.iter().find(|(level, ..)| *level == name).expect("checked").1
}

fn place(name: &str) -> usize {
    LEVELS.iter().find(|(level, ..)| *level == name).expect("checked").2
}

/// The kernels that a choice needs.
struct Needed(Vec<String>);

fn needed(table: &Table, mac: Option<&Table>) -> Needed {
    let of = |table: &Table| {
        table
            .operations
            .values()
            .flat_map(|steps| steps.kernels().into_iter().map(str::to_owned).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    Needed([of(table), mac.map(of).unwrap_or_default()].concat())
}

impl Needed {
    /// The features that the kernels need and the level does not give.
    fn needs(&self, kernels: &[Kernel], level: &str) -> Vec<Feature> {
        let given = LEVELS.iter().find(|(name, ..)| *name == level).expect("checked").3;
        let named = kernels.iter().filter(|kernel| self.0.iter().any(|name| name == kernel.name));
        let mut needs: Vec<Feature> = named.flat_map(|kernel| kernel.features()).collect();
        needs.retain(|feature| !given.contains(&feature.name()));
        needs.sort();
        needs.dedup();
        needs
    }
}

/// The tables of an algorithm, each of ChaCha20-Poly1305 with those of Poly1305 that a CPU at its level may use.
fn pairs(file: &File, algorithm: Algorithm, kernels: &[Kernel]) -> Vec<(Table, Option<Table>)> {
    let tables = file.tables(algorithm).to_vec();
    if algorithm != Algorithm::Chacha20Poly1305 {
        return tables.into_iter().map(|table| (table, None)).collect();
    }
    let macs = file.tables(Algorithm::Poly1305).to_vec();
    let mut pairs = Vec::new();
    for table in tables {
        let own = needed(&table, None).needs(kernels, &table.level);
        for mac in macs.iter().filter(|mac| place(&mac.level) <= place(&table.level)) {
            pairs.push((table.clone(), Some(mac.clone())));
            // Who has what the table needs has what this one needs: no other is tried.
            if needed(&table, Some(mac)).needs(kernels, &table.level) == own {
                break;
            }
        }
    }
    pairs
}

/// The plans of a table, as an expression.
fn value(algorithm: Algorithm, table: &Table, mac: Option<&Table>) -> String {
    let one = |operation: &str| one(table, operation);
    let plan = |operation: &str| plan(table, operation, Step::range);
    match algorithm {
        Algorithm::Chacha20 => plan("chacha20_xor"),
        Algorithm::Poly1305 => {
            let one_by_one = format!("Poly1305Plan::new({}, {})", plan("poly1305_blocks"), one("poly1305_finish"));
            match plan("poly1305_lanes") {
                lanes if lanes != NO_PLAN => format!("{one_by_one}.with_lanes({lanes})"),
                _ => one_by_one,
            }
        }
        Algorithm::Chacha20Poly1305 => {
            let one_by_one = format!(
                "Chacha20Poly1305Plan::new(\n    {},\n    {},\n    {},\n    {},\n)",
                mac.map(|mac| value(Algorithm::Poly1305, mac, None)).unwrap_or_default(),
                plan("chacha20_poly1305_begin"),
                plan("chacha20_poly1305_blocks"),
                table.chunk.unwrap_or(4096),
            );
            match (table.packet, plan(BATCHES)) {
                (Some(most), lanes) if lanes != NO_PLAN => format!("{one_by_one}.with_lanes({lanes}, {most})"),
                _ => one_by_one,
            }
        }
        Algorithm::Hash(hash) => {
            let both = |operation: Operation| {
                let operation = operation.to_string();
                let short = self::plan(table, &operation, Step::short_range);
                format!("[{}, {short}]", plan(&operation))
            };
            let (blocks, streams, lanes) =
                (one(&hash.blocks().to_string()), both(hash.streams(2)), both(hash.lanes(2)));
            let words = plan(&hash.lanes_of_words(2).to_string());
            format!("HashPlan::new(\n    {blocks},\n    {streams},\n    {lanes},\n    {words},\n)")
        }
        Algorithm::AesGcm(size) => {
            let direction = |direction: Direction| {
                let (blocks, finish) =
                    (format!("{size}_gcm_{direction}_blocks"), format!("{size}_gcm_{direction}_finish"));
                format!("MessagePlan::new({}, {})", plan(&blocks), one(&finish))
            };
            format!(
                "AesGcmPlan::new(\n    {},\n    {},\n    {},\n    {},\n    {},\n    {},\n)",
                one(&Operation::AesExpand(size).to_string()),
                one(&Operation::AesCtrXor(size).to_string()),
                one("ghash_powers"),
                one("ghash_blocks"),
                direction(Direction::Seal),
                direction(Direction::Open),
            )
        }
    }
}

/// The only kernel of an operation. Where the table names none, what is printed does not compile, and says where.
fn one(table: &Table, operation: &str) -> String {
    match table.operations.get(operation).map(Steps::kernels).as_deref() {
        Some([kernel]) => format!("&kernels::{}", list_name(kernel)),
        _ => format!("compile_error!(\"{operation} takes one kernel\")"),
    }
}

/// The plan of an operation.
fn plan(table: &Table, operation: &str, range_of: fn(&Step) -> Option<&str>) -> String {
    let mut steps = String::new();
    match table.operations.get(operation) {
        None => return NO_PLAN.into(),
        Some(Steps::One(kernel)) => {
            write!(steps, "Step::new(0, usize::MAX, &kernels::{}, 0)", list_name(kernel)).expect("a string");
        }
        Some(Steps::Several(several)) => {
            for step in several {
                let Some((from, to)) = range_of(step).and_then(|text| range(text).ok()) else { continue };
                let to = to.map_or("usize::MAX".to_owned(), |to| to.to_string());
                let (kernel, unit) = (list_name(&step.kernel), step.unit.unwrap_or(0));
                write!(steps, "\n        Step::new({from}, {to}, &kernels::{kernel}, {unit}),").expect("a string");
            }
            if steps.is_empty() {
                return NO_PLAN.into();
            }
            steps += "\n    ";
        }
    }
    let constructor = if operation == OVERLAPPING { "overlapping" } else { "new" };
    format!("Plan::{constructor}(const {{ &[{steps}] }})")
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEFAULT: &str = r#"
        shipped = ["poly1305_blocks_bmi2x2"]

        [[chacha20]]
        level = "avx"
        record = "modelled"
        chacha20_xor = [{ bytes = "0-128", kernel = "chacha20_xor_gpr" }, { bytes = "129-", kernel = "chacha20_xor_avx" }]

        [[chacha20_poly1305]]
        level = "avx"
        record = "inherited"
        chacha20_poly1305_blocks = [
            { bytes = "512-", kernel = "chacha20_poly1305_blocks_avx" },
            { bytes = "512-", kernel = "chacha20_poly1305_blocks_avxx8" },
        ]
    "#;

    fn parse(text: &str) -> Result<Plans> {
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        Plans::parse(Isa::X86_64, &kernels, [("default".to_owned(), text.to_owned())].into())
    }

    #[test]
    fn kernels_are_shipped_if_a_plan_names_them() {
        let plans = parse(DEFAULT).unwrap();
        let names: Vec<_> = plans.names().into_iter().collect();
        let blocks = ["chacha20_poly1305_blocks_avx", "chacha20_poly1305_blocks_avxx8"];
        assert_eq!(names, [&blocks[..], &["chacha20_xor_avx", "chacha20_xor_gpr", "poly1305_blocks_bmi2x2"]].concat());
        // What is shipped and not taken is in no table.
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        assert!(!plans.print(&kernels).contains("BMI2X2"));
    }

    /// What a kernel needs beyond the level is asked of the CPU, and who lacks it takes the next entry.
    #[test]
    fn features_beyond_the_level_are_asked_for() {
        let text = DEFAULT.replace("\"chacha20_xor_avx\"", "\"chacha20_xor_avx512\"");
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        let printed = |text: &str| parse(text).unwrap().print(&kernels);
        assert!(printed(DEFAULT).contains("Choice::new(Level::Avx, Features::NONE, CHACHA20_DEFAULT_0"));
        assert!(printed(&text).contains("Choice::new(Level::Avx, Features::AVX512F"));
        let machine = [Feature::AVX].into();
        let table = |text: &str| parse(text).unwrap().cores()[0].1.tables(Algorithm::Chacha20)[0].clone();
        assert!(table(DEFAULT).runs_with(&kernels, &machine) && !table(&text).runs_with(&kernels, &machine));
    }

    /// A core that inherits.
    const HEIR: &str = r#"
        inherit = "default"

        [core]
        vendor = "NobodysChips"
        features = ["aes"]
        lacks = ["avx2"]
        cpus = [{ family = 6, models = [0x10, 0x1f] }]
    "#;

    fn parse_all(texts: &[(&str, &str)]) -> Result<Plans> {
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        let texts = texts.iter().map(|(name, text)| (name.to_string(), text.to_string()));
        Plans::parse(Isa::X86_64, &kernels, texts.collect())
    }

    #[test]
    fn a_core_inherits_what_it_does_not_list() {
        let own = "[[chacha20]]\nlevel = \"avx\"\nrecord = \"modelled\"\nchacha20_xor = \"chacha20_xor_avx\"\n";
        let plans = parse_all(&[("default", DEFAULT), ("heir", &format!("{HEIR}\n{own}"))]).unwrap();
        let [(_, default), (_, heir)] = plans.cores() else { panic!("two cores") };
        let chacha20 = &heir.tables(Algorithm::Chacha20)[0];
        assert_eq!(chacha20.operations["chacha20_xor"], Steps::One("chacha20_xor_avx".into()));
        assert_eq!(chacha20.record, "modelled");
        let both = [default, heir].map(|file| &file.tables(Algorithm::Chacha20Poly1305)[0]);
        assert_eq!(both[0].operations, both[1].operations);
        assert_eq!(both[1].record, "inherited from default");
        // A table may list a part of the operations, also to name no kernel at all.
        let part = "[[chacha20_poly1305]]\nlevel = \"avx\"\nrecord = \"modelled\"\nchacha20_poly1305_begin = []\n";
        let plans = parse_all(&[("default", DEFAULT), ("heir", &format!("{HEIR}\n{part}"))]).unwrap();
        assert_eq!(
            plans.cores()[1].1.tables(Algorithm::Chacha20Poly1305)[0].record,
            "modelled; the rest inherited from default"
        );
    }

    /// What needs a feature that no CPU of the core has is not inherited.
    #[test]
    fn entries_out_of_reach_are_dropped() {
        let wide = "[[chacha20]]\nlevel = \"avx2\"\nrecord = \"modelled\"\nchacha20_xor = \"chacha20_xor_avx2\"\n";
        let default = format!("{DEFAULT}\n{wide}");
        let count = |heir: &str| {
            let plans = parse_all(&[("default", &default), ("heir", heir)]).unwrap();
            plans.cores()[1].1.tables(Algorithm::Chacha20).len()
        };
        assert_eq!(count(HEIR), 1);
        assert_eq!(count(&HEIR.replace("lacks = [\"avx2\"]", "")), 2);
    }

    #[test]
    fn cores_say_what_their_plans_come_from() {
        let basis = |text: &str, heir: &str| {
            let plans = parse_all(&[("default", text), ("heir", heir)]).unwrap();
            let of = |place: usize| plans.cores()[place].1.basis(&plans.names_of_cores());
            [of(0), of(1)]
        };
        assert_eq!(basis(DEFAULT, HEIR), ["modelled; chacha20_poly1305 inherited", "inherited from default"]);
        let measured = DEFAULT.replace("\"modelled\"", "\"docs/benchmarks/2026-11-20-amd-epyc-zen5.jsonl\"");
        assert_eq!(basis(&measured, HEIR)[0], "measured; chacha20_poly1305 inherited");
        let own = "[[chacha20]]\nlevel = \"avx\"\nrecord = \"docs/cores/skylake-x.md\"\n\
                   chacha20_xor = \"chacha20_xor_avx\"\n";
        assert_eq!(
            basis(DEFAULT, &format!("{HEIR}\n{own}"))[1],
            "inherited from default; chacha20 derived from docs/cores/skylake-x.md"
        );
        // Of the plans that there are, one was measured on this processor, and none is called what it is not.
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        let plans = Plans::read(Isa::X86_64, &kernels).unwrap();
        for (name, file) in plans.cores() {
            let basis = file.basis(&plans.names_of_cores());
            assert_eq!(basis.starts_with("measured"), name == "zen5", "{name}: {basis}");
            let has_models = file.core.as_ref().is_some_and(|core| !core.llvm.is_empty());
            assert_eq!(basis.contains("agrees with the model of"), has_models && name != "zen5", "{name}: {basis}");
            assert!(has_models || !basis.contains("modelled"), "{name}: {basis}");
        }
    }

    /// A text is taken, and refused for a reason after each change of a part of it: the part, what it becomes, the reason.
    fn each_is_refused<T>(text: &str, faults: &[(&str, &str, &str)], parse: impl Fn(&str) -> Result<T>) {
        assert!(parse(text).is_ok());
        for (from, to, why) in faults {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text, "{from}");
            let refused = parse(&changed).err().unwrap_or_else(|| panic!("{to} is not refused"));
            assert!(refused.contains(why), "{to}: {refused}");
        }
    }

    #[test]
    fn wrong_cores_are_refused() {
        let faults = [
            ("inherit = \"default\"", "inherit = \"zen6\"", "there is no core `zen6` to inherit from"),
            ("inherit = \"default\"", "inherit = \"heir\"", "`heir` inherits from itself"),
            ("inherit = \"default\"", "inherit = \"other\"", "inherits from itself"),
            ("inherit = \"default\"", "", "no entry is for chacha20"),
            ("[\"aes\"]", "[\"avx2\"]", "the core has `avx2` and lacks it"),
            ("[\"aes\"]", "[\"avx3\"]", "no feature is called `avx3`"),
            ("lacks = [\"avx2\"]", "lacks = [\"avx\"]", "no entry is for chacha20"),
            ("0x1f]", "0x0f]", "models 0x10 to 0xf are none"),
            ("cpus = [{ family = 6, models = [0x10, 0x1f] }]", "cpus = []", "a core without CPUs"),
            ("lacks =", "llvm = [\"znver9\"]\nlacks =", "`znver9` is no model"),
            ("lacks =", "llvm = [\"pwr8\"]\nlacks =", "`pwr8` is no model"),
            ("0x10, 0x1f", "0x10, 0x20", "model 0x20 of family 0x6 is `heir` too"),
        ];
        let other = HEIR.replace("0x10, 0x1f", "0x20, 0x2f").replace("\"default\"", "\"heir\"");
        let parse = |heir: &str| parse_all(&[("default", DEFAULT), ("heir", heir), ("other", &other)]);
        each_is_refused(HEIR, &faults, parse);
        // Features may tell cores apart that call themselves the same.
        let wide = HEIR.replace("0x10, 0x1f", "0x10, 0x20").replace("lacks = [\"avx2\"]", "lacks = []");
        let with_avx2 = wide.replace("[\"aes\"]", "[\"avx2\"]");
        assert!(parse(&wide).is_err());
        parse(&with_avx2).unwrap();
    }

    #[test]
    fn wrong_tables_of_heirs_are_refused() {
        let own = "[[chacha20]]\nlevel = \"avx\"\nrecord = \"modelled\"\nchacha20_xor = \"chacha20_xor_avx\"\n";
        let faults = [
            ("\"chacha20_xor_avx\"", "\"chacha20_xor_avx2\"", "it needs `avx2`, which the core lacks"),
            ("level = \"avx\"", "level = \"avx2\"", "it needs `avx2`, which the core lacks"),
            ("level = \"avx\"", "level = \"x86-64\"", "`default` has no such table"),
            ("\"modelled\"", "\"inherited from zen6\"", "is no record"),
            ("\"modelled\"", "\"docs/benchmarks/none.jsonl\"", "is no record"),
            ("\"modelled\"", "\"README.md\"", "is no record"),
            (
                "\"chacha20_xor_avx\"",
                "[{ bytes = \"0-64\", kernel = \"chacha20_xor_gpr\" }, { bytes = \"66-\", kernel = \"chacha20_xor_avx\" }]",
                "`66-` does not follow the range before it",
            ),
        ];
        let parse = |own: &str| parse_all(&[("default", DEFAULT), ("heir", &format!("{HEIR}\n{own}"))]);
        each_is_refused(own, &faults, parse);
        // The same of what is listed and what is inherited together.
        let default = DEFAULT.replace("\"avx\"", "\"avx2\"");
        let mut part = HEIR.replace("[\"avx2\"]", "[\"avx512f\"]") + "\n";
        part += "[[chacha20_poly1305]]\nlevel = \"avx2\"\nrecord = \"modelled\"\nchacha20_poly1305_begin = []\n";
        parse_all(&[("default", &default), ("heir", &part)]).unwrap();
        let wide = default.replace(
            "{ bytes = \"512-\", kernel = \"chacha20_poly1305_blocks_avxx8\" }",
            "{ bytes = \"512-\", kernel = \"chacha20_poly1305_blocks_avxx8\" }]\nchacha20_poly1305_begin = [\n\
             { bytes = \"0-\", kernel = \"chacha20_poly1305_begin_avx512\" }",
        );
        parse_all(&[("default", &wide)]).unwrap();
        let part = part.replace("chacha20_poly1305_begin = []", "chacha20_poly1305_blocks = []");
        let refused = parse_all(&[("default", &wide), ("heir", &part)]).err().unwrap();
        assert!(refused.contains("it needs `avx512f`, which the core lacks"), "{refused}");
    }

    #[test]
    fn wrong_plans_are_refused() {
        let faults = [
            ("\"0-128\"", "\"0-127\"", "`129-` does not follow the range before it"),
            ("\"0-128\"", "\"0-129\"", "`129-` does not follow the range before it"),
            ("\"0-128\"", "\"0-\"", "`129-` follows a range without an end"),
            ("\"129-\"", "\"129-256\"", "the last range has an end"),
            ("\"129-\"", "\"129-128\"", "is no range"),
            (
                "\"512-\", kernel = \"chacha20_poly1305_blocks_avx\"",
                "\"512-600\", kernel = \"chacha20_poly1305_blocks_avx\"",
                "a range has an end",
            ),
            (
                "\"512-\", kernel = \"chacha20_poly1305_blocks_avx\"",
                "\"513-\", kernel = \"chacha20_poly1305_blocks_avx\"",
                "the ranges are not in order",
            ),
            ("\"chacha20_xor_avx\"", "\"chacha20_xor_avx3\"", "no kernel is called `chacha20_xor_avx3`"),
            ("\"poly1305_blocks_bmi2x2\"", "\"poly1305_blocks_bmi3\"", "no kernel is called `poly1305_blocks_bmi3`"),
            ("\"chacha20_xor_avx\"", "\"poly1305_blocks_gpr\"", "`poly1305_blocks_gpr` is none for chacha20_xor"),
            ("[[chacha20]]", "[[chacha12]]", "no algorithm is called `chacha12`"),
            ("\"avx\"", "\"avx3\"", "there is no such level"),
            ("\"modelled\"", "\"guessed\"", "`guessed` is no record"),
            (
                "\"inherited\"",
                "\"inherited\"\nchacha20_blocks = \"chacha20_blocks_avx\"",
                "chacha20_blocks: `packet` says for which packets",
            ),
        ];
        each_is_refused(DEFAULT, &faults, parse);
    }
}
