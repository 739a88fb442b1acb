//! The plans in `crates/raddle/plans`, as they are read, checked and printed for the library.

mod algorithm;
pub(crate) mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use raddle_isa::{Feature, Isa};
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::{Kernel, Operation};
use serde::Deserialize;

pub(crate) use self::algorithm::Algorithm;

use crate::generate::{features_of, list_name};
use crate::{Result, tools};

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
}

/// Models of a family: the first and the last.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Models {
    pub(crate) family: u32,
    pub(crate) models: (u32, u32),
}

/// What the kernels of an algorithm take at a level.
#[derive(Clone, Deserialize)]
pub(crate) struct Table {
    pub(crate) level: String,
    pub(crate) record: String,
    pub(crate) chunk: Option<usize>,
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
        let folder = folder(isa);
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut texts = BTreeMap::new();
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            texts.insert(name, text);
        }
        Plans::parse(isa, kernels, texts)
    }

    /// The cores and their files, the default one first.
    pub(crate) fn cores(&self) -> &[(String, File)] {
        &self.cores
    }

    /// Plans by the names of their cores.
    fn parse(isa: Isa, kernels: &[Kernel], mut texts: BTreeMap<String, String>) -> Result<Plans> {
        let default = texts.remove("default").ok_or(format!("{isa}: there is no default.toml", isa = isa.name()))?;
        let mut cores = Vec::new();
        for (name, text) in std::iter::once(("default".to_owned(), default)).chain(texts) {
            let failed = |why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
            let file: File = toml::from_str(&text).map_err(|error| failed(error.to_string()))?;
            check(&file, kernels).map_err(failed)?;
            if file.core.is_some() == (name == "default") {
                return Err(failed("the default core, and it alone, is described by nothing".into()));
            }
            cores.push((name, file));
        }
        let written: BTreeMap<String, File> = cores.iter().cloned().collect();
        for (name, file) in &mut cores {
            *file = resolve(&written, name, &[]).map_err(|why| format!("plans/{}/{name}.toml: {why}", isa.name()))?;
        }
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
                file.map_or("none".into(), File::basis),
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
             chacha20_poly1305::plan::Chacha20Poly1305Plan,\n    features::Features,\n    hash::plan::HashPlan,\n    \
             level::Level,\n    parameter::{{Bits128, Bits192, Bits256, Md5, Sha256}},\n    \
             plan::{{ByCore, Choice, Plan, Step}},\n    poly1305::plan::Poly1305Plan,\n    \
             printed::{{contracts, kernels}},\n}};\n"
        );
        for algorithm in Algorithm::ALL {
            let (name, of) = (list_name(&algorithm.to_string()), algorithm.plan_type());
            // Equal plans, and equal lists of them, are printed once.
            let mut constants: Vec<Constant> = Vec::new();
            let (mut lists, mut places) = (Vec::new(), String::new());
            for (core, file) in &self.cores {
                let mut choices = String::new();
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
                    writeln!(
                        choices,
                        "    Choice::new(Level::{level}, {}, {constant}.needs(), {constant}),",
                        features_of(&extra)
                    )
                    .expect("a string");
                }
                let place = lists.iter().position(|(_, printed)| *printed == choices).unwrap_or_else(|| {
                    lists.push((constant(&name, core), choices));
                    lists.len() - 1
                });
                writeln!(places, "    {}, // {core}", lists[place].0).expect("a string");
            }
            for Constant { name, value, docs } in constants {
                write!(text, "\n{docs}const {name}: {of} = {value};\n").expect("a string");
            }
            for (list, choices) in lists {
                write!(text, "\nconst {list}: &[Choice<{of}>] = &[\n{choices}];\n").expect("a string");
            }
            write!(text, "\npub(in crate::kernel) static {name}: ByCore<{of}> = &[\n{places}];\n").expect("a string");
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
fn resolve(files: &BTreeMap<String, File>, name: &str, heirs: &[&str]) -> Result<File> {
    let mut file = files.get(name).ok_or_else(|| format!("there is no core `{name}` to inherit from"))?.clone();
    let Some(parent) = file.inherit.clone() else { return Ok(file) };
    let heirs = [heirs, &[name]].concat();
    if heirs.contains(&parent.as_str()) {
        return Err(format!("`{parent}` inherits from itself"));
    }
    let from = resolve(files, &parent, &heirs)?;
    let own = std::mem::replace(&mut file.algorithms, from.algorithms);
    for table in file.algorithms.values_mut().flatten().filter(|table| !table.record.starts_with(INHERITED)) {
        table.record = format!("{INHERITED} from {parent}");
    }
    for (algorithm, tables) in own {
        for (i, table) in tables.iter().enumerate() {
            let before = tables[..i].iter().filter(|other| other.level == table.level).count();
            let inherited = file.algorithms.get_mut(&algorithm).into_iter().flatten();
            let Some(heir) = inherited.filter(|other| other.level == table.level).nth(before) else {
                return Err(format!("{algorithm}, level {}: `{parent}` has no such table", table.level));
            };
            heir.chunk = table.chunk.or(heir.chunk);
            let is_all = heir.operations.keys().all(|name| table.operations.contains_key(name));
            heir.operations.extend(table.operations.clone());
            let rest = if is_all { String::new() } else { format!("; the rest {INHERITED} from {parent}") };
            heir.record = format!("{}{rest}", table.record);
        }
    }
    Ok(file)
}

/// What the record of an entry says that is taken from another core, followed by its name.
const INHERITED: &str = "inherited";

/// Whether a text names where an entry comes from: a file of facts, a model, another core.
fn is_record(text: &str) -> bool {
    text.split("; the rest ").all(|part| kind(part) != "measured" || tools::root().join(part).is_file())
}

/// Whether an entry was measured, modelled or inherited.
fn kind(record: &str) -> &str {
    match record {
        _ if record == "modelled" || record.starts_with("modelled by ") => "modelled",
        _ if record == INHERITED || record.starts_with("inherited from ") => record,
        _ => "measured",
    }
}

impl File {
    /// What its entries come from, in words.
    fn basis(&self) -> String {
        let records = self.algorithms.values().flatten().flat_map(|table| table.record.split("; the rest "));
        let kinds: BTreeSet<_> = records.map(kind).collect();
        let ranked = ["measured", "modelled"].into_iter().filter(|kind| kinds.contains(kind));
        let others = kinds.iter().copied().filter(|kind| kind.starts_with(INHERITED));
        ranked.chain(others).collect::<Vec<_>>().join(", ")
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

/// What a table names is there, and of the right operation; the levels, the record and the ranges are such.
fn check(file: &File, kernels: &[Kernel]) -> Result {
    let features = file.core.iter().flat_map(|core| core.features.iter().chain(&core.lacks));
    if file.core.as_ref().is_some_and(|core| core.cpus.is_empty()) {
        return Err("a core without CPUs".into());
    }
    if let Some(unknown) = features.into_iter().find(|name| feature(name).is_none()) {
        return Err(format!("no feature is called `{unknown}`"));
    }
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
            if !is_record(&table.record) {
                return Err(failed(format!("`{}` is no record: a file, \"modelled\" or \"inherited\"", table.record)));
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
                if let Steps::Several(steps) = steps {
                    for range in [Step::range as fn(&Step) -> Option<&str>, Step::short_range] {
                        let check = if name == OVERLAPPING { endless } else { contiguous };
                        let ranges = steps.iter().filter_map(range).map(self::range).collect::<Result<Vec<_>>>();
                        ranges.and_then(|ranges| check(&ranges)).map_err(|why| failed(format!("{name}: {why}")))?;
                    }
                }
            }
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
        Algorithm::Poly1305 => format!("Poly1305Plan::new({}, {})", plan("poly1305_blocks"), one("poly1305_finish")),
        Algorithm::Chacha20Poly1305 => format!(
            "Chacha20Poly1305Plan::new(\n    {},\n    {},\n    {},\n    {},\n)",
            mac.map(|mac| value(Algorithm::Poly1305, mac, None)).unwrap_or_default(),
            plan("chacha20_poly1305_begin"),
            plan("chacha20_poly1305_blocks"),
            table.chunk.unwrap_or(4096),
        ),
        Algorithm::Hash(hash) => {
            let both = |operation: Operation| {
                let operation = operation.to_string();
                let short = self::plan(table, &operation, Step::short_range);
                format!("[{}, {short}]", plan(&operation))
            };
            let (blocks, streams, lanes) =
                (one(&hash.blocks().to_string()), both(hash.streams(2)), both(hash.lanes(2)));
            format!("HashPlan::new(\n    {blocks},\n    {streams},\n    {lanes},\n)")
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
        None => return "Plan::NONE".into(),
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
                return "Plan::NONE".into();
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
        ];
        for (from, to, why) in faults {
            let text = DEFAULT.replacen(from, to, 1);
            assert_ne!(text, DEFAULT, "{from}");
            let refused = parse(&text).err().unwrap_or_else(|| panic!("{to} is not refused"));
            assert!(refused.contains(why), "{to}: {refused}");
        }
    }
}
