//! Tests the command line itself: help on screens of several widths, completions, manual pages, suggestions.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use raddle_terminal::checks::Tested;

const COMMANDS: [&str; 7] = ["speed", "kernels", "levels", "leaks", "programs", "completions", "man"];

fn lab(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("raddle-lab").unwrap();
    command.args(arguments).env_remove("RADDLE_CPU");
    command
}

fn tested() -> Tested {
    Tested::new("raddle-lab", assert_cmd::cargo::cargo_bin("raddle-lab"), &COMMANDS)
}

#[test]
fn help_fits_the_screen() {
    tested().help_fits_the_screen();
}

#[test]
fn errors_are_the_same_on_every_screen() {
    tested().errors_are_the_same_on_every_screen(&[
        (&["speed", "aes", "--bytes", "64"], 2, "error: invalid value 'aes' for '[ALGORITHM]...'"),
        (&["kernels", "show", "chacha20"], 2, "error: invalid value 'chacha20' for '<NAME>'"),
        (&["kernels", "verify", "nowhere"], 1, "error: nowhere: "),
        (&["kernels", "time", "chacha20", "--bytes", "64"], 2, "error: invalid value 'chacha20' for '<NAME>...'"),
        (&["levels", "sha"], 2, "error: invalid value 'sha' for '[ALGORITHM]...'"),
        (&["programs", "sum", "--folder", "nowhere"], 1, "error: nowhere"),
    ]);
}

#[test]
fn every_command_is_listed() {
    tested().every_command_is_listed();
}

#[test]
fn completions_and_pages_have_every_command() {
    let script = lab(&["completions", "bash"]).assert().success();
    COMMANDS.iter().fold(script, |script, command| script.stdout(contains(format!("raddle__lab__subcmd__{command}"))));
    let folder = tempfile::tempdir().unwrap();
    lab(&["man", "--dir", folder.path().to_str().unwrap()]).assert().success().stdout("");
    for command in COMMANDS {
        assert!(folder.path().join(format!("raddle-lab-{command}.1")).exists(), "{command}");
    }
}

#[test]
fn names_of_other_programs_are_understood() {
    for (theirs, ours) in [("bench", "speed"), ("perf", "speed"), ("kernel", "kernels")] {
        let tip = contains(format!("unrecognized subcommand '{theirs}'")).and(contains(format!("exists: '{ours}'")));
        lab(&[theirs]).assert().code(2).stderr(tip);
    }
    lab(&["xyzzy"]).assert().code(2).stderr(contains("exists").not());
}
