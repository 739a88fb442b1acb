//! Tests plans that are read and inherited, and plans that are refused.

use super::*;
use raddle_isa::Feature;

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
}

/// Checks that the features that a kernel needs beyond the level are detected on the CPU.
#[test]
fn features_beyond_the_level_are_asked_for() {
    let text = DEFAULT.replace("\"chacha20_xor_avx\"", "\"chacha20_xor_avx512\"");
    let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
    let machine = [Feature::AVX].into();
    let table = |text: &str| parse(text).unwrap().cores()[0].1.tables(Algorithm::Chacha20)[0].clone();
    assert!(table(DEFAULT).runs_with(&kernels, &machine) && !table(&text).runs_with(&kernels, &machine));
}

/// The plan of a core that inherits from another.
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
    assert_eq!(chacha20.operations["chacha20_xor"], PlanEntries::One("chacha20_xor_avx".into()));
    assert_eq!(chacha20.record, "modelled");
    let both = [default, heir].map(|file| &file.tables(Algorithm::Chacha20Poly1305)[0]);
    assert_eq!(both[0].operations, both[1].operations);
    assert_eq!(both[1].record, "inherited from default");
    // A table may list only a part of the operations, even to name no kernel at all.
    let part = "[[chacha20_poly1305]]\nlevel = \"avx\"\nrecord = \"modelled\"\nchacha20_poly1305_begin = []\n";
    let plans = parse_all(&[("default", DEFAULT), ("heir", &format!("{HEIR}\n{part}"))]).unwrap();
    assert_eq!(
        plans.cores()[1].1.tables(Algorithm::Chacha20Poly1305)[0].record,
        "modelled; the rest inherited from default"
    );
}

/// Checks that a table is not inherited if it needs a feature that no CPU of the core has.
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
    let measured = DEFAULT.replace("\"modelled\"", "\"docs/benchmarks/2026-11-30-amd-epyc-zen5.jsonl\"");
    assert_eq!(
        basis(&measured, HEIR)[0],
        "measured; chacha20_poly1305 inherited; 1 kernel is missing from the records of its table"
    );
    let own = "[[chacha20]]\nlevel = \"avx\"\nrecord = \"docs/cores/skylake-x.md\"\n\
               chacha20_xor = \"chacha20_xor_avx\"\n";
    assert_eq!(
        basis(DEFAULT, &format!("{HEIR}\n{own}"))[1],
        "inherited from default; chacha20 derived from docs/cores/skylake-x.md"
    );
    // One of the actual plans was measured for the most part, and no plan claims more than it has.
    let kernels: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
    let plans = Plans::read(Isa::X86_64, &kernels).unwrap();
    for (name, file) in plans.cores() {
        let basis = file.basis(&plans.names_of_cores());
        let measured = name == "zen5";
        assert_eq!(basis.starts_with("measured"), measured, "{name}: {basis}");
        let has_models = file.core.as_ref().is_some_and(|core| !core.llvm.is_empty());
        assert_eq!(basis.contains("agrees with the model of"), has_models && !measured, "{name}: {basis}");
        assert!(has_models || !basis.contains("modelled"), "{name}: {basis}");
    }
}

/// Checks that a kernel that is newer than the record of its table is named.
#[test]
fn kernels_that_no_record_has_are_counted() {
    let record = "\"docs/benchmarks/2026-11-25-amd-epyc-zen3.jsonl\"";
    let text = |lanes: &str| {
        format!(
            "{DEFAULT}\n[[sha256]]\nlevel = \"avx512\"\nrecord = {record}\nsha256_blocks = \"sha256_blocks_sha\"\n{lanes}"
        )
    };
    let unrecorded = |text: &str| {
        let plans = parse(text).unwrap();
        let file = &plans.cores()[0].1;
        let names: Vec<_> = file.unrecorded.iter().cloned().collect();
        (names, file.basis(&plans.names_of_cores()))
    };
    let (names, basis) = unrecorded(&text(""));
    assert!(names.is_empty() && !basis.contains("no record"), "{names:?}, {basis}");
    let newer = "sha256_pairs = [{ messages = \"32-\", kernel = \"sha256_pairs_avx512_x32\" }]";
    let (names, basis) = unrecorded(&text(newer));
    assert_eq!(names, ["sha256_pairs_avx512_x32"]);
    assert!(basis.contains("; 1 kernel is missing from the records of its table"), "{basis}");
}

/// Checks that a text is accepted, and that it is refused after each change to a part of it. A fault consists of the
/// part, its replacement, and the reason for the refusal.
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
        ("inherit = \"default\"", "", "there is no entry for chacha20"),
        ("[\"aes\"]", "[\"avx2\"]", "the core both has and lacks `avx2`"),
        ("[\"aes\"]", "[\"avx3\"]", "no feature is called `avx3`"),
        ("lacks = [\"avx2\"]", "lacks = [\"avx\"]", "there is no entry for chacha20"),
        ("0x1f]", "0x0f]", "no model is from 0x10 to 0xf"),
        ("cpus = [{ family = 6, models = [0x10, 0x1f] }]", "cpus = []", "a core without CPUs"),
        ("lacks =", "llvm = [\"znver9\"]\nlacks =", "`znver9` is not a model"),
        ("lacks =", "llvm = [\"pwr8\"]\nlacks =", "`pwr8` is not a model"),
        ("0x10, 0x1f", "0x10, 0x20", "model 0x20 of family 0x6 also belongs to `heir`"),
    ];
    let other = HEIR.replace("0x10, 0x1f", "0x20, 0x2f").replace("\"default\"", "\"heir\"");
    let parse = |heir: &str| parse_all(&[("default", DEFAULT), ("heir", heir), ("other", &other)]);
    each_is_refused(HEIR, &faults, parse);
    // Features may distinguish cores whose CPUs report the same model.
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
        ("\"modelled\"", "\"inherited from zen6\"", "is not a record"),
        ("\"modelled\"", "\"docs/benchmarks/none.jsonl\"", "is not a record"),
        ("\"modelled\"", "\"README.md\"", "is not a record"),
        (
            "\"chacha20_xor_avx\"",
            "[{ bytes = \"0-64\", kernel = \"chacha20_xor_gpr\" }, { bytes = \"66-\", kernel = \"chacha20_xor_avx\" }]",
            "`66-` does not follow the range before it",
        ),
    ];
    let parse = |own: &str| parse_all(&[("default", DEFAULT), ("heir", &format!("{HEIR}\n{own}"))]);
    each_is_refused(own, &faults, parse);
    // The same check for listed and inherited tables together.
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
        ("\"129-\"", "\"129-128\"", "is not a range"),
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
        ("\"chacha20_xor_avx\"", "\"poly1305_blocks_gpr\"", "`poly1305_blocks_gpr` does not compute chacha20_xor"),
        ("[[chacha20]]", "[[chacha12]]", "no algorithm is called `chacha12`"),
        ("\"avx\"", "\"avx3\"", "there is no such level"),
        ("\"modelled\"", "\"guessed\"", "`guessed` is not a record"),
        (
            "\"inherited\"",
            "\"inherited\"\nchacha20_blocks = \"chacha20_blocks_avx\"",
            "chacha20_blocks: `packet` must give the lengths of packets",
        ),
    ];
    each_is_refused(DEFAULT, &faults, parse);
}
