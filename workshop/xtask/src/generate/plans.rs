//! Plans as constants of the library.

use std::fmt::Write;

use raddle_isa::Feature;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::hash::Hash;
use raddle_kernels::operations::{AesCtrXor, AesExpand, AesGcmSivKeys, CombinedBlocks, Sha1CheckedBlocks};
use raddle_kernels::{AnyOperation, Kernel, Operation};

use crate::plans::level::{named, needs};
use crate::plans::{
    Algorithm, BATCHES, Core, File, Models, OVERLAPPING, PlanEntries, PlanEntry, Plans, Table, feature, range,
};
use raddle_check::library::feature_names;

use super::contracts::list_name;
use super::lines::{items, wrapped};

/// Returns a set of features, as an invocation of the library's macro.
fn features(features: impl IntoIterator<Item = Feature>) -> String {
    format!("features![{}]", feature_names(features).join(" "))
}

/// Prints the cores, as the library describes them.
pub(super) fn print_cores(plans: &Plans) -> String {
    let mut text = format!("{GENERATED}\nuse crate::cpu::{{features::features, identity::Described}};\n\n");
    text += "/// The default core first.\npub(crate) const CORES: &[Described] = &[\n";
    let mut bases = String::new();
    let none = [("default".to_owned(), None)];
    let cores = plans.cores().iter().map(|(name, file)| (name.clone(), Some(file)));
    let names = plans.names_of_cores();
    for (name, file) in if plans.cores().is_empty() { none.into() } else { cores.collect::<Vec<_>>() } {
        let core = file.and_then(|file| file.core.as_ref());
        let set = |names: fn(&Core) -> &Vec<String>| {
            features(core.into_iter().flat_map(names).filter_map(|name| feature(name)))
        };
        let cpus = core.into_iter().flat_map(|core| &core.cpus);
        let cpus: Vec<_> = cpus.map(|Models { family, models }| format!("({family:#x}, {models:?})")).collect();
        writeln!(
            text,
            "    Described {{\n        name: {name:?},\n        features: {},\n        lacks: {},\n        \
             vendor: {:?},\n        cpus: &[{}],\n    }},",
            set(|core| &core.features),
            set(|core| &core.lacks),
            core.map_or("", |core| &core.vendor),
            items(&cpus, 8),
        )
        .expect("a string");
        let basis = file.map_or("none".into(), |file| file.basis(&names));
        // Within a string, a backslash at the end continues the line.
        let basis = wrapped(&format!("{basis:?},"), "        ").trim().replace('\n', " \\\n");
        write!(bases, "    // {name}\n    {basis}\n").expect("a string");
    }
    write!(text, "];\n\n/// What the plan of each comes from.\npub(crate) const BASES: &[&str] = &[\n{bases}];\n")
        .expect("a string");
    text
}

/// Prints the plans as constants of the library.
pub(super) fn print(plans: &Plans, kernels: &[Kernel]) -> String {
    let mut text = format!(
        "{GENERATED}\n#![allow(unused_imports, reason = \"an architecture without kernels has no plans\")]\n\n\
         use crate::{{\n    cpu::{{features::features, level::Level}},\n    kernel::{{\n        \
         aes::{{\n            gcm_siv::plan::AesGcmSivPlan,\n            \
         plan::{{AesGcmPlan, AesPlan, MessagePlan}},\n        }},\n        \
         chacha20poly1305::plan::Chacha20Poly1305Plan,\n        \
         contract::{{\n            Kernel,\n            parameter::{{\n                \
         Bits128, Bits192, Bits256, Blake3, Md5, Md5Sha1Sha256, Md5Sha256, Sha1, Sha1Sha256, Sha256, Sha512,\n            }},\n            \
         plan::{{ByCore, Choice, KernelList, Plan, PlanEntry}},\n        }},\n        \
         hash::plan::{{BatchKernel, HashPlan, SeveralPlan, TreePlan}},\n        \
         poly1305::plan::Poly1305Plan,\n        \
         generated::{{contracts, kernels}},\n    }},\n}};\n"
    );
    for algorithm in Algorithm::ALL {
        let (name, of) = (list_name(&algorithm.to_string()), plan_type(algorithm));
        // Equal plans, and equal lists of plans, are printed once.
        let mut constants: Vec<Constant> = Vec::new();
        let (mut lists, mut places) = (Vec::new(), Vec::new());
        for (core, file) in plans.cores() {
            let mut choices = Vec::new();
            for (i, (table, mac)) in pairs(file, algorithm, kernels).into_iter().enumerate() {
                let value = value(algorithm, table, mac, kernels);
                let place = constants.iter().position(|generated| generated.value == value).unwrap_or_else(|| {
                    let constant = format!("{}_{i}", constant(&name, core));
                    constants.push(Constant { name: constant, value, docs: String::new() });
                    constants.len() - 1
                });
                writeln!(constants[place].docs, "/// - {core}, level {}: {}", table.level, table.record)
                    .expect("a string");
                let constant = &constants[place].name;
                let tables: Vec<_> = [table].into_iter().chain(mac).collect();
                let (level, extra) = (named(&table.level).library, needs(&tables, kernels, &table.level));
                choices.push((format!("Level::{level}, {}", features(extra)), constant.clone()));
            }
            let place = lists.iter().position(|(_, generated)| *generated == choices).unwrap_or_else(|| {
                lists.push((core, choices));
                lists.len() - 1
            });
            places.push((lists[place].0, core));
        }
        for Constant { name, value, docs } in constants {
            write!(text, "\n{docs}const {name}: {of} = {value};\n").expect("a string");
        }
        for (suffix, part, of) in tables(algorithm) {
            let name = format!("{name}{suffix}");
            for (core, choices) in &lists {
                let choice = |(level, plan): &(String, String)| {
                    format!(
                        "    Choice::new(\n        {level},\n        {plan}.needs(),\n        {plan}{part},\n    ),\n"
                    )
                };
                let (list, choices) = (constant(&name, core), choices.iter().map(choice).collect::<String>());
                write!(text, "\nconst {list}: &[Choice<{of}>] = &[\n{choices}];\n").expect("a string");
            }
            let place = |(like, core): &(&String, &String)| format!("    {}, // {core}\n", constant(&name, like));
            let places: String = places.iter().map(place).collect();
            write!(text, "\npub(in crate::kernel) static {name}: ByCore<{of}> = &[\n{places}];\n").expect("a string");
        }
    }
    text
}

const GENERATED: &str =
    "// Generated by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and generate again.\n";

/// A printed plan, with the cores that use it.
struct Constant {
    name: String,
    value: String,
    docs: String,
}

/// Returns the name of a core's constant.
fn constant(algorithm: &str, core: &str) -> String {
    format!("{algorithm}_{}", core.to_uppercase().replace('-', "_"))
}

/// Returns the type of an algorithm's plans in the library, with all parts.
fn plan_type(algorithm: Algorithm) -> String {
    match algorithm {
        Algorithm::Chacha20 => "Plan<contracts::Chacha20Xor>".into(),
        Algorithm::Poly1305 => "Poly1305Plan".into(),
        Algorithm::Chacha20Poly1305 => "Chacha20Poly1305Plan".into(),
        Algorithm::AesGcm(size) => format!("AesPlan<{}>", size.library()),
        Algorithm::AesGcmSiv(size) => format!("AesGcmSivPlan<{}>", size.library()),
        Algorithm::Hash(hash) => format!("HashPlan<{}>", hash.library()),
        Algorithm::Combined(combination) => format!("&Kernel<contracts::CombinedBlocks<{}>>", combination.library()),
        Algorithm::Sha1Checked => "&Kernel<contracts::Sha1CheckedBlocks>".into(),
        Algorithm::Sha1CheckedLanes => "&Kernel<contracts::Sha1CheckedLanes>".into(),
    }
}

/// Returns the tables of an algorithm in the library: the suffix of the name, the part of each plan that the table
/// holds, and its type.
///
/// A program links the kernels in the tables that it reads. So it links none for several messages if it hashes one
/// after another, and none for streams if it seals whole messages.
fn tables(algorithm: Algorithm) -> Vec<(&'static str, &'static str, String)> {
    let kernel = |contract: &str, parameter: &str| format!("&Kernel<contracts::{contract}<{parameter}>>");
    match algorithm {
        Algorithm::AesGcm(size) => {
            let size = size.library();
            vec![("", ".gcm", format!("&AesGcmPlan<{size}>")), ("_CTR", ".ctr", kernel("AesCtrXor", size))]
        }
        Algorithm::Hash(hash) => {
            vec![("", "", plan_type(algorithm)), ("_ONE", ".one", kernel("HashBlocks", hash.library()))]
        }
        _ => vec![("", "", plan_type(algorithm))],
    }
}

/// The plan of an operation without a kernel.
const NO_PLAN: &str = "Plan::NONE";

/// Returns the tables of an algorithm. Each table of ChaCha20-Poly1305 is paired with the tables of Poly1305 that a CPU
/// at its level may use.
fn pairs<'f>(file: &'f File, algorithm: Algorithm, kernels: &[Kernel]) -> Vec<(&'f Table, Option<&'f Table>)> {
    let tables = file.tables(algorithm);
    if algorithm != Algorithm::Chacha20Poly1305 {
        return tables.iter().map(|table| (table, None)).collect();
    }
    let mut pairs = Vec::new();
    for table in tables {
        let own = needs(&[table], kernels, &table.level);
        for mac in file.tables(Algorithm::Poly1305).iter().filter(|mac| mac.is_for(&table.level)) {
            pairs.push((table, Some(mac)));
            // A CPU that can use the table can use this one too, so no other is tried.
            if needs(&[table, mac], kernels, &table.level) == own {
                break;
            }
        }
    }
    pairs
}

/// Returns the plans of a table, as an expression.
fn value(algorithm: Algorithm, table: &Table, mac: Option<&Table>, kernels: &[Kernel]) -> String {
    let one = |operation: &str| one(table, operation);
    let plan = |operation: &str| plan(table, operation);
    match algorithm {
        Algorithm::Chacha20 => plan("chacha20_xor"),
        Algorithm::Poly1305 => {
            let one_by_one =
                format!("Poly1305Plan::new(\n    {},\n    {},\n)", plan("poly1305_blocks"), one("poly1305_finish"));
            match plan("poly1305_lanes") {
                lanes if lanes != NO_PLAN => format!("{one_by_one}.with_lanes({lanes})"),
                _ => one_by_one,
            }
        }
        Algorithm::Chacha20Poly1305 => {
            let one_by_one = format!(
                "Chacha20Poly1305Plan::new(\n    {},\n    {},\n    {},\n    {},\n){}",
                mac.map(|mac| value(Algorithm::Poly1305, mac, None, kernels)).unwrap_or_default(),
                plan("chacha20_poly1305_begin"),
                plan("chacha20_poly1305_blocks"),
                table.chunk.unwrap_or(4096),
                table.end.map(|least| format!(".with_end({least})")).unwrap_or_default(),
            );
            match (table.packet, plan(BATCHES)) {
                (Some(max), lanes) if lanes != NO_PLAN => {
                    let in_lanes = table.packet_in_lanes.unwrap_or(max);
                    format!("{one_by_one}.with_lanes({lanes}, {max}, {in_lanes})")
                }
                _ => one_by_one,
            }
        }
        Algorithm::Hash(hash) => {
            let blocks = hash.blocks().to_string();
            // A processor may lack the instructions for one message, and still hash several messages in lanes.
            let blocks = match table.operations.contains_key(&blocks) {
                true => one(&blocks),
                false => format!("&Kernel::<contracts::HashBlocks<{}>>::PORTABLE", hash.library()),
            };
            let with = |name: &str| match plan(&format!("{hash}_{name}")) {
                plan if plan != NO_PLAN => format!(".with_{name}({plan})"),
                _ => String::new(),
            };
            let tree = format!("TreePlan::NONE{}{}", with("pairs"), with("inputs"));
            format!("HashPlan::new(\n    {blocks},\n    {},\n    {tree},\n)", several(table, hash))
        }
        Algorithm::Combined(combination) => one(&CombinedBlocks(combination).name()),
        Algorithm::AesGcmSiv(size) => format!(
            "AesGcmSivPlan::new(\n    {},\n    {},\n    {},\n    {},\n    {},\n    {},\n)",
            one(&AesExpand(size).name()),
            one(&AesGcmSivKeys(size).name()),
            plan(&AesCtrXor(size, Mode::GcmSiv).name()),
            plan("polyval_blocks"),
            plan(&format!("{size}_gcm_siv_seal_blocks")),
            plan(&format!("{size}_gcm_siv_open_blocks")),
        ),
        Algorithm::Sha1Checked => one(&Sha1CheckedBlocks.name()),
        Algorithm::Sha1CheckedLanes => one(&algorithm.to_string()),
        Algorithm::AesGcm(size) => {
            let direction = |direction: Direction| {
                let (blocks, finish) =
                    (format!("{size}_gcm_{direction}_blocks"), format!("{size}_gcm_{direction}_finish"));
                format!("MessagePlan::new({}, {})", plan(&blocks), one(&finish))
            };
            let ctr = AnyOperation::from(AesCtrXor(size, Mode::Gcm));
            // Computing a key takes one block. The kernel that needs the fewest features and, among these, is the
            // shortest computes it, so that a program links only one.
            let all = kernels.iter().filter(|kernel| kernel.operation == ctr);
            let block = all.min_by_key(|kernel| (kernel.features().len(), kernel.insts().len()));
            format!(
                "AesPlan::new(const {{ &AesGcmPlan::new(\n    {},\n    {},\n    {},\n    {},\n    {},\n    {},\n) }}, {})",
                one(&AesExpand(size).name()),
                block.map_or_else(|| one(&ctr.to_string()), |kernel| format!("&kernels::{}", list_name(kernel.name))),
                one("ghash_powers"),
                one("ghash_blocks"),
                direction(Direction::Seal),
                direction(Direction::Open),
                one(&ctr.to_string()),
            )
        }
    }
}

/// Returns the only kernel of an operation. If the table names none, the printed code does not compile, and names the
/// place.
fn one(table: &Table, operation: &str) -> String {
    match table.operations.get(operation).map(PlanEntries::kernels).as_deref() {
        Some([kernel]) => format!("&kernels::{}", list_name(kernel)),
        _ => format!("compile_error!(\"{operation} takes one kernel\")"),
    }
}

/// Returns the plan of an operation.
fn plan(table: &Table, operation: &str) -> String {
    let mut entries = Vec::new();
    match table.operations.get(operation) {
        None => {}
        Some(PlanEntries::One(kernel)) => {
            entries.push(format!("0, {}, &kernels::{}, 0", end(None), list_name(kernel)));
        }
        Some(PlanEntries::Several(several)) => {
            for entry in several {
                let Some((from, to)) = entry.range().and_then(|text| range(text).ok()) else { continue };
                let (kernel, unit) = (list_name(&entry.kernel), entry.unit.unwrap_or(0));
                entries.push(format!("{from}, {}, &kernels::{kernel}, {unit}", end(to)));
            }
        }
    }
    list("Plan", if operation == OVERLAPPING { "overlapping" } else { "new" }, &entries)
}

/// Returns the plan of a hash for several messages. The kernels for a few messages are used below the numbers of messages that
/// have a kernel for many.
fn several(table: &Table, hash: Hash) -> String {
    let kernels = |range_of: fn(&PlanEntry) -> Option<&str>| {
        let entries = |operation: AnyOperation| match table.operations.get(&operation.to_string()) {
            Some(PlanEntries::Several(entries)) => {
                let ranges = entries.iter().filter_map(|entry| Some((range(range_of(entry)?).ok()?, &entry.kernel)));
                ranges.collect::<Vec<_>>()
            }
            _ => Vec::new(),
        };
        let (streams, lanes) = (entries(hash.streams(2)), entries(hash.lanes(2)));
        let last = lanes.first().map(|((from, _), _)| from - 1);
        let streams = streams.iter().filter(|((from, _), _)| last.is_none_or(|last| *from <= last));
        let streams = streams.map(|((from, to), kernel)| {
            let to = last.map_or(*to, |last| Some(to.map_or(last, |to| to.min(last))));
            format!("{from}, {}, BatchKernel::Streams(&kernels::{}), 0", end(to), list_name(kernel))
        });
        let lanes = lanes.iter().map(|((from, to), kernel)| {
            format!("{from}, {}, BatchKernel::Lanes(&kernels::{}), 0", end(*to), list_name(kernel))
        });
        list("KernelList", "new", &streams.chain(lanes).collect::<Vec<_>>())
    };
    let lists =
        [kernels(PlanEntry::range), kernels(PlanEntry::short_range), plan(table, &hash.lanes_of_words(2).to_string())];
    match lists.iter().all(|list| list.ends_with("::NONE")) {
        true => "SeveralPlan::NONE".into(),
        false => format!(
            "SeveralPlan::new(\n        {},\n    )",
            lists.map(|list| list.replace('\n', "\n    ")).join(",\n        ")
        ),
    }
}

/// Returns the end of a range, as an expression.
fn end(to: Option<usize>) -> String {
    to.map_or("usize::MAX".to_owned(), |to| to.to_string())
}

/// Returns a list of entries, given by their arguments.
fn list(name: &str, constructor: &str, entries: &[String]) -> String {
    if entries.is_empty() {
        return format!("{name}::NONE");
    }
    let entries: String = entries.iter().map(|entry| format!("\n        PlanEntry::new({entry}),")).collect();
    format!("{name}::{constructor}(const {{ &[{entries}\n    ] }})")
}

#[cfg(test)]
mod tests {
    use raddle_isa::Isa;

    use super::*;

    const DEFAULT: &str = r#"
        shipped = ["poly1305_blocks_bmi2x2"]

        [[chacha20]]
        level = "avx"
        record = "modelled"
        chacha20_xor = [{ bytes = "0-128", kernel = "chacha20_xor_gpr" }, { bytes = "129-", kernel = "chacha20_xor_avx" }]
    "#;

    fn generated(text: &str) -> String {
        let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
        let plans = Plans::parse(Isa::X86_64, &kernels, [("default".to_owned(), text.to_owned())].into()).unwrap();
        print(&plans, &kernels)
    }

    #[test]
    fn what_is_shipped_and_not_taken_is_in_no_table() {
        assert!(!generated(DEFAULT).contains("BMI2X2"));
    }

    /// A CPU that lacks a feature beyond the level uses the next entry.
    #[test]
    fn features_beyond_the_level_are_asked_for() {
        let text = DEFAULT.replace("\"chacha20_xor_avx\"", "\"chacha20_xor_avx512\"");
        assert!(generated(DEFAULT).contains("Level::Avx, features![],\n        CHACHA20_DEFAULT_0"));
        assert!(generated(&text).contains("Level::Avx, features![AVX512F"));
    }
}
