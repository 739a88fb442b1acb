use std::fs;

use super::list::{CHECKS, Part, excuses, names};
use super::*;

/// Returns the names of the steps that run if this file changes.
fn affected<'a>(steps: &'a [Step], file: &str, in_code: bool) -> Vec<&'a str> {
    let change = [Change { file: file.to_owned(), in_code }];
    steps.iter().filter(|step| step.depends_on_any(&change)).map(|step| &*step.name).collect()
}

#[test]
fn a_comment_leaves_the_steps_that_read_comments() {
    let steps = list::steps(false);
    let (text, documentation) = (["format", "imports and links"], ["examples", "lints", "documents"]);
    let library = [&text[..], &documentation, &["links of documents"]].concat();
    let copied = [&text[..], &["generated kernels"], &documentation, &["links of documents"]].concat();
    let workshop = [&text[..], &["generated kernels"], &documentation, &["tutorials"]].concat();
    for (file, expected) in [
        ("workshop/raddle-kernels/src/chacha20/x86_64/mod.rs", &workshop),
        ("workshop/raddle-kernels/src/chacha20/spec.rs", &workshop),
        ("crates/raddle/gen/portable/chacha20.rs", &copied),
        ("crates/raddle/src/kernel/chacha20/driver.rs", &library),
    ] {
        assert_eq!(affected(&steps, file, false), *expected, "{file}");
    }
}

#[test]
fn a_constant_leaves_every_step_that_computes_with_it() {
    let steps = list::steps(false);
    // The generated files change with the code that builds kernels, if the kernels do.
    let kernel = affected(&steps, "workshop/raddle-kernels/src/chacha20/x86_64/mod.rs", true);
    let generated = affected(&steps, "crates/raddle/gen/x86_64/chacha20_xor_avx2.s", true);
    let specification = affected(&steps, "workshop/raddle-kernels/src/chacha20/spec.rs", true);
    let driver = affected(&steps, "crates/raddle/src/kernel/chacha20/driver.rs", true);
    for name in ["kernels", "fuzz cases interpreted", "aarch64 max", "kernel pack"] {
        assert!(generated.contains(&name) && specification.contains(&name) && !kernel.contains(&name), "{name}");
    }
    for name in ["generated kernels", "machine code", "proofs", "unit tests", "instructions", "checkers", "models"] {
        assert!(kernel.contains(&name) && specification.contains(&name), "{name}");
    }
    for name in ["library", "lower levels", "big inputs", "Miri", "fuzz targets", "program", "C library"] {
        assert!(driver.contains(&name) && generated.contains(&name), "{name}");
    }
}

/// The digest without comments keeps no documentation, so it does not suit crates with macros that read it.
#[test]
fn no_crate_that_is_only_compiled_derives_from_its_documentation() {
    for path in list::steps(false).iter().flat_map(|step| &step.paths) {
        let (Part::Code, path) = Part::of(path) else { continue };
        let mut manifests = std::path::Path::new(path).ancestors().map(|folder| folder.join("Cargo.toml"));
        let text = manifests.find_map(|manifest| fs::read_to_string(tools::root().join(manifest)).ok());
        assert!(text.is_some_and(|text| !text.contains("\nclap")), "{path}");
    }
}

#[test]
fn the_format_of_each_package_outside_the_workspace_is_checked() {
    let root: toml::Table = fs::read_to_string(tools::root().join("Cargo.toml")).unwrap().parse().unwrap();
    let outside = root["workspace"]["exclude"].as_array().unwrap().iter().map(|path| path.as_str().unwrap());
    let manifests = tools::sources().unwrap().into_iter().filter(|path| path.ends_with("Cargo.toml"));
    let manifests: Vec<_> = manifests.filter(|path| outside.clone().any(|it| path.starts_with(it))).collect();
    assert_eq!(manifests.len(), 5, "{manifests:?}");
    let format = list::steps(false).into_iter().find(|step| step.name == "format").unwrap().settings();
    assert!(manifests.iter().all(|manifest| format.contains(&format!("-path {}\"", manifest.display()))), "{format}");
}

/// Without an entry, nobody would learn about new versions of another workspace's dependencies.
#[test]
fn dependabot_names_every_workspace() {
    let text = fs::read_to_string(tools::root().join(".github/dependabot.yml")).unwrap();
    let named: Vec<_> = text.lines().filter_map(|line| line.trim().strip_prefix("- /")).collect();
    let locks = tools::sources().unwrap().into_iter().filter(|path| path.ends_with("Cargo.lock"));
    let folders: Vec<_> = locks.map(|path| path.parent().unwrap().display().to_string()).collect();
    assert_eq!(named, folders);
}

/// The quick list needs only the Rust toolchain, and its steps work without the packages that they want.
#[test]
fn steps_have_a_name_of_their_own_and_quick_ones_need_no_other_target() {
    let steps = list::steps(false);
    assert_eq!(steps.iter().map(|step| &step.name).collect::<BTreeSet<_>>().len(), steps.len());
    for step in &steps {
        assert!(!step.covers.is_empty() && !step.paths.is_empty(), "{}", step.name);
        assert!(step.long || step.triples().is_empty(), "{}", step.name);
    }
    assert!(steps.iter().skip_while(|step| step.first).all(|step| !step.first), "they come first in the file too");
}

#[test]
fn each_tracked_file_belongs_to_a_step_and_each_path_to_a_file() {
    let Ok(mut files) = changes::tracked() else { return println!("skipped: the paths of steps: no git repository") };
    let steps = list::steps(false);
    files.extend(changes::parts(&steps).into_iter().map(str::to_owned));
    let reads = |file: &&String| steps.iter().any(|step| step.part_of(file) != Part::Nothing);
    let alone: Vec<_> = files.iter().filter(|file| !reads(file)).collect();
    assert!(alone.is_empty(), "no step reads {alone:?}");
    for path in steps.iter().flat_map(|step| &step.paths) {
        let (_, path) = Part::of(path);
        assert!(files.iter().any(|file| names(path, file)), "{path} is read by a step and is not there");
    }
}

/// A step must run each new file of integration tests.
#[test]
fn each_test_program_is_run() {
    let settings: Vec<_> = list::steps(false).iter().map(Step::settings).collect();
    for path in tools::sources().unwrap() {
        let parts: Vec<_> = path.iter().map(|part| part.to_str().unwrap()).collect();
        let name = match parts[..] {
            ["crates" | "workshop", _, "tests", file] => file.strip_suffix(".rs"),
            ["crates" | "workshop", _, "tests", name, "main.rs"] => Some(name),
            _ => None,
        };
        let Some(name) = name else { continue };
        let is_run = settings.iter().any(|settings| settings.contains(&format!("--test {name} ")));
        assert!(is_run, "no step runs {}", path.display());
    }
}

/// A long step that no job of the workflow names would run only in `.ci/run`.
#[test]
fn the_jobs_of_the_workflow_name_every_long_step() {
    let workflow = fs::read_to_string(tools::root().join(".github/workflows/test.yml")).unwrap();
    let groups = workflow.lines().filter_map(|line| line.trim().strip_prefix("steps: "));
    // In a line, every second part is a name in double quotes; the parts between contain names without blanks.
    let names = groups.flat_map(|group| {
        let parts = group.trim_matches('\'').split('"').enumerate();
        parts.flat_map(|(i, part)| if i % 2 == 0 { part.split(' ').collect() } else { vec![part] }).collect::<Vec<_>>()
    });
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    for step in list::steps(false).iter().filter(|step| step.long) {
        assert!(names.iter().any(|name| step.name.contains(name)), "no job runs {}", step.name);
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn levels_are_those_of_the_library() {
    let (_, lower) = raddle::cpu::Level::ALL.split_last().unwrap();
    let steps = list::steps(false);
    let settings = steps.iter().find(|step| step.name == "lower levels").unwrap().settings();
    let levels = settings.split("RADDLE_CPU=").skip(1).map(|rest| rest.split(' ').next().unwrap());
    assert!(levels.eq(lower.iter().map(|level| level.name())), "{settings}");
    assert!(lower.iter().map(|level| level.name()).eq(crate::native::X86_LEVELS));
}

#[test]
#[cfg(feature = "kernels")]
fn every_feature_is_known() {
    assert!(raddle_isa::Feature::ALL.iter().map(|feature| feature.name()).eq(CHECKS.features.split(' ')));
}

#[test]
fn what_the_processor_lacks_is_an_excuse() {
    let excuses = |note: &str| excuses(&format!("skipped: {note}"), "avx2 sha_ni avx512_fp16");
    for excused in [
        "a needs vaes",
        "`b`, which a kernel uses: no avx2, avx512f",
        "row c: this processor has no sha, vaes",
        "Spark is not installed",
    ] {
        assert!(excuses(excused), "{excused}");
    }
    // In turn: the processor has the features; the note is not about a feature; the note names nothing.
    for note in ["a needs avx2 sha avx512fp16", "files of Go's age: no go", "a test needs qemu-user", "encodings"] {
        assert!(!excuses(note), "{note}");
    }
}

fn finished(outcome: Outcome) -> Finished {
    Finished { name: "step".to_owned(), time: Duration::ZERO, ended: outcome.into() }
}

#[test]
fn a_failure_fails_and_a_skip_only_where_all_is_required() {
    let passed = || finished(Outcome::Passed);
    let skipped = || finished(Outcome::Skipped("no qemu".to_owned()));
    let failed = || finished(Outcome::Failed("exit status: 101".to_owned()));
    let conclude = |results: &[Finished], require_all| conclude(results, require_all, "", Duration::ZERO);
    assert!(conclude(&[passed(), skipped()], false).is_ok());
    assert!(conclude(&[passed(), skipped()], true).is_err());
    assert!(conclude(&[passed(), failed()], false).is_err());
    assert!(conclude(&[passed(), finished(Outcome::Unchanged)], true).is_ok());
}

/// Planted: a test that passes although an emulator is missing.
#[test]
fn a_test_that_skips_what_is_required_fails() {
    let conclude = |note: &str, require_all| {
        let mut step = finished(Outcome::Passed);
        step.ended.notes = run::notes(note).collect();
        conclude(&[step], require_all, "avx2 aes", Duration::ZERO)
    };
    assert!(conclude("skipped: co-simulation of aarch64: qemu is missing", false).is_ok());
    assert!(conclude("skipped: co-simulation of aarch64: qemu is missing", true).is_err());
    assert!(conclude("skipped: md5_lanes needs avx2", true).is_err(), "the processor has it");
    assert!(conclude("skipped: md5_lanes needs avx2, avx512f", true).is_ok());
    assert!(conclude("report: 12 of 12", true).is_ok());
}

/// Planted: a change of a file in each path of each step, and of a file that no step reads.
#[test]
fn a_landing_runs_the_long_steps_that_read_what_changed() {
    for step in list::steps(false) {
        for path in &step.paths {
            let (part, file) = Part::of(path);
            let file = if file.ends_with('/') { format!("{file}a-new-file") } else { file.to_owned() };
            for in_code in [false, true] {
                let part_changes = part == Part::Text || part == Part::Code && in_code;
                let change = Change { file: file.clone(), in_code };
                assert_eq!(is_needed(&step, Some(&[change])), !step.long || part_changes, "{}: {path}", step.name);
            }
        }
        let other = [Change { file: "another/file".to_owned(), in_code: true }];
        assert_eq!(is_needed(&step, Some(&other)), !step.long, "{}", step.name);
        assert!(is_needed(&step, None), "{} without a recorded run", step.name);
    }
}
