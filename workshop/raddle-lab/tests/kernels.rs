//! Runs `raddle-lab kernels` and checks its output.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

fn kernels(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("raddle-lab").unwrap();
    command.arg("kernels").args(arguments).env_remove("RADDLE_CPU");
    command
}

fn lines(command: &mut Command) -> Vec<Value> {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_kernel_is_listed() {
    let list = kernels(&["--all"]).assert().success();
    let list = raddle_kernels::all().iter().fold(list, |list, kernel| list.stdout(contains(kernel.name)));
    list.stdout(contains("picked for").and(contains("\u{1b}").not()));
    assert_eq!(lines(&mut kernels(&["--json"])).len(), raddle_kernels::all().len());
}

/// Checks that every kernel picked on this machine is on the screen, by algorithm, and fits.
#[test]
fn what_is_picked_is_listed() {
    let entries = lines(&mut kernels(&["--json"]));
    for columns in ["60", "80", "200"] {
        let output = kernels(&[]).env("COLUMNS", columns).assert().success().get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= columns.parse().unwrap()), "{text}");
        for entry in &entries {
            let name = entry["name"].as_str().unwrap();
            // The names for the other key sizes are alike.
            let likewise = name.starts_with("aes192_") || name.starts_with("aes256_");
            let picked = !entry["picked"].as_array().unwrap().is_empty();
            assert!(!picked || likewise || text.contains(name), "{name}");
        }
    }
}

/// The length of the list depends on the plan of the processor and on its level: a line for each kernel, two for each
/// algorithm, and two at the end. The lines before it say where the plan comes from.
#[test]
fn the_list_is_not_longer_than_what_is_picked() {
    for level in raddle::cpu::Level::ALL {
        let level = level.name();
        let entries = lines(kernels(&["--json"]).env("RADDLE_CPU", level));
        let picked = entries.iter().filter(|entry| !entry["picked"].as_array().unwrap().is_empty()).count();
        let output =
            kernels(&[]).env("COLUMNS", "60").env("RADDLE_CPU", level).assert().success().get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        let (_, list) = text.split_once("\n\n").unwrap();
        assert!(list.lines().count() <= picked + 32, "{picked} kernels are picked at level {level}:\n{text}");
    }
}

#[test]
fn json_has_its_keys() {
    let keys = ["name", "isa", "weave", "features", "instructions", "stack", "proved", "models", "available", "picked"];
    for entry in lines(&mut kernels(&["--json"])) {
        keys.iter().for_each(|key| assert!(entry.get(key).is_some(), "{key} of {entry}"));
    }
}

/// Checks that a picked kernel can be run, and that a cap removes both.
#[test]
fn only_what_can_be_run_is_picked() {
    for entry in lines(&mut kernels(&["--json"])) {
        let picked = !entry["picked"].as_array().unwrap().is_empty();
        assert!(entry["available"].as_bool().unwrap() || !picked, "{entry}");
    }
    for entry in lines(kernels(&["--json"]).env("RADDLE_CPU", "portable")) {
        assert!(entry["picked"].as_array().unwrap().is_empty(), "{entry}");
    }
}

/// Shows a kernel of each instruction set; the tests of the writer check the text of all kernels.
#[test]
fn a_kernel_is_shown() {
    for isa in raddle_isa::Isa::ALL {
        let kernel = raddle_kernels::of(isa).next().unwrap();
        let shown = kernels(&["show", kernel.name, "--isa", isa.name()]).assert().success();
        shown.stdout(contains(kernel.contract.doc).and(contains("\u{1b}").not()));
    }
}

#[test]
fn what_does_not_exist_is_refused() {
    for command in ["show", "draw"] {
        let unknown = kernels(&[command, "chacha20_xor_avx22"]).assert().code(2).stdout("");
        unknown.stderr(contains("chacha20_xor_avx22").and(contains("similar")).and(contains("'chacha20_xor_avx2'")));
    }
    let foreign = kernels(&["show", "chacha20_xor_avx2", "--isa", "aarch64"]).assert().code(2);
    foreign.stderr(contains("x86_64"));
    kernels(&["show", "chacha20_xor_portable"]).assert().code(2).stderr(contains("compiled Rust"));
    kernels(&["show", "chacha20_xor_avx2", "--isa", "z80"]).assert().code(2).stderr(contains("ppc64le"));
    kernels(&[]).env("RADDLE_CPU", "abacus").assert().code(2).stderr(contains("portable"));
}

/// The hash is computed here as in the prover, or nothing would count as proved.
#[test]
fn what_is_proved_is_said() {
    let entries = lines(&mut kernels(&["--json"]));
    assert!(entries.iter().any(|entry| entry["proved"].as_array().unwrap().contains(&"function".into())));
}

/// Checks that the output names the plan in use, and whether it was measured, for any core.
#[test]
fn what_the_plan_comes_from_is_said() {
    for core in raddle::cpu::Core::all() {
        let list = kernels(&[]).env("RADDLE_CORE", core.name()).env("COLUMNS", "1000").assert().success();
        list.stdout(contains(format!("plan of {core}: {}\n", core.basis())));
    }
}
