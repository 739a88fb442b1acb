//! The command line itself: help on screens of several widths, completions, manual pages, suggestions.

use std::fs;
use std::process::Command as Process;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;

const COMMANDS: [&str; 9] = ["keygen", "seal", "open", "inspect", "sum", "speed", "kernels", "completions", "man"];

fn raddle(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("raddle").unwrap();
    command.args(arguments).env_remove("RADDLE_CPU");
    command
}

fn output(arguments: &[&str]) -> String {
    String::from_utf8(raddle(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

/// Lines that are examples, which are to be copied, may be longer than a narrow screen.
#[test]
fn help_fits_the_screen() {
    for width in ["60", "80", "200"] {
        let columns: usize = width.parse().unwrap();
        for command in COMMANDS {
            for option in ["-h", "--help"] {
                let help = raddle(&[command, option]).env("COLUMNS", width).assert().success();
                let help = String::from_utf8(help.get_output().stdout.clone()).unwrap();
                let (usage, examples) = help.split_once("Examples:").unwrap_or((&help, ""));
                assert!(usage.contains(&format!("Usage: raddle {command}")), "{usage}");
                let too_long = |line: &&str| line.chars().count() > columns && !line.contains("raddle ");
                let found = usage.lines().chain(examples.lines()).find(too_long);
                assert_eq!(found, None, "{command} {option} at {width} columns");
            }
        }
    }
}

#[test]
fn every_command_is_listed() {
    let help = output(&["--help"]);
    assert!(COMMANDS.iter().all(|command| help.contains(&format!("\n  {command}"))), "{help}");
}

#[test]
fn completions_know_commands_and_options() {
    for (shell, checker) in [("bash", &["bash", "-n"][..]), ("zsh", &["zsh", "-n"]), ("fish", &["fish", "-n"])] {
        let script = output(&["completions", shell]);
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
        assert!(script.contains("recipients-file") && script.contains("pass-env"), "{shell}");
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), &script).unwrap();
        match Process::new(checker[0]).args(&checker[1..]).arg(file.path()).status() {
            Ok(status) => assert!(status.success(), "{shell}"),
            Err(_) => println!("skipped: the syntax of completions for {shell}: no {shell}"),
        }
    }
    raddle(&["completions", "cmd"]).assert().code(2).stderr(contains("possible values: bash"));
}

/// In bash, with its own function.
#[test]
fn bash_completes_a_command() {
    let script = output(&["completions", "bash"]);
    let line =
        format!("{script}\nCOMP_WORDS=(raddle se) COMP_CWORD=1; _raddle raddle se raddle; echo \"${{COMPREPLY[@]}}\"");
    match Process::new("bash").args(["-c", &line]).output() {
        Ok(completed) => assert_eq!(String::from_utf8_lossy(&completed.stdout), "seal\n"),
        Err(_) => println!("skipped: a completion in bash: no bash"),
    }
}

#[test]
fn there_is_a_manual_page_for_each_command() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    raddle(&["man", "--dir", pages.to_str().unwrap()]).assert().success().stdout("");
    for command in COMMANDS {
        let page = fs::read_to_string(pages.join(format!("raddle-{command}.1"))).unwrap();
        assert!(page.contains(".TH") && page.contains("SYNOPSIS") && page.contains("OPTIONS"), "{command}");
    }
    assert_eq!(fs::read_to_string(pages.join("raddle.1")).unwrap(), output(&["man"]));
    raddle(&["man", "--dir", "/dev/null/x"]).assert().code(1).stderr(contains("can't write to /dev/null/x"));
    // No warning of the program that shows them.
    match Process::new("groff").args(["-man", "-ww", "-z"]).arg(pages.join("raddle-seal.1")).output() {
        Ok(shown) => assert_eq!(String::from_utf8_lossy(&shown.stderr), ""),
        Err(_) => println!("skipped: manual pages shown: no groff"),
    }
}

#[test]
fn names_of_other_programs_are_understood() {
    for (theirs, ours) in [
        ("encrypt", "seal"),
        ("decrypt", "open"),
        ("hash", "sum"),
        ("sha256sum", "sum"),
        ("bench", "speed"),
        ("age-keygen", "keygen"),
        // And what is mistyped.
        ("sael", "seal"),
        ("kernel", "kernels"),
    ] {
        let tip = contains(format!("unrecognized subcommand '{theirs}'")).and(contains(format!("exists: '{ours}'")));
        raddle(&[theirs, "file"]).assert().code(2).stderr(tip);
    }
    raddle(&["xyzzy"]).assert().code(2).stderr(contains("exists").not());
}
