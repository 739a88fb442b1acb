//! Checks of a program's command line, for tests.

use std::path::PathBuf;
use std::process::{Command, Output};

/// A program under test. Its methods panic if the program misbehaves, as tests do.
pub struct Tested {
    name: &'static str,
    path: PathBuf,
    commands: &'static [&'static str],
}

/// Arguments, the expected exit status, and the beginning of the expected message.
pub type Refused<'a> = (&'a [&'a str], i32, &'a str);

impl Tested {
    /// Takes the name of a program, its path, and its commands.
    pub fn new(name: &'static str, path: PathBuf, commands: &'static [&'static str]) -> Self {
        Self { name, path, commands }
    }

    fn run(&self, arguments: &[&str], columns: usize) -> Output {
        let mut command = Command::new(&self.path);
        command.args(arguments).env_remove("RADDLE_CPU").env("COLUMNS", columns.to_string());
        command.output().expect("the program can be run")
    }

    fn help(&self, arguments: &[&str], columns: usize) -> String {
        let output = self.run(arguments, columns);
        assert!(output.status.success(), "{arguments:?}");
        text(output.stdout)
    }

    /// Checks that no line of a help text is longer than the screen. Examples are meant to be copied, so they may be
    /// longer than a narrow screen; on a screen with 80 columns, each fits in a line.
    pub fn help_fits_the_screen(&self) {
        for command in self.commands {
            for option in ["-h", "--help"] {
                let [wide, usual, narrow] = [200, 80, 60].map(|columns| {
                    let help = self.help(&[command, option], columns);
                    let (usage, examples) = help.split_once("Examples:").unwrap_or((&help, ""));
                    assert!(usage.contains(&format!("Usage: {} {command}", self.name)), "{usage}");
                    let is_example = |line: &str| line.contains(&format!("{} ", self.name));
                    let too_long = |line: &&str| line.chars().count() > columns && (columns >= 80 || !is_example(line));
                    let found = usage.lines().chain(examples.lines()).find(too_long);
                    assert_eq!(found, None, "{command} {option} at {columns} columns");
                    examples.split_once("\n\n").map(|(examples, _)| examples.to_owned())
                });
                assert_eq!((&usual, usual.is_some()), (&wide, narrow.is_some()), "{command} {option}");
            }
        }
    }

    /// Checks that a message is one line, which the terminal wraps, so that users can search for it and copy it.
    pub fn errors_are_the_same_on_every_screen(&self, cases: &[Refused<'_>]) {
        for &(arguments, status, begins) in cases {
            let [narrow, usual, wide] = [60, 80, 200].map(|columns| {
                let failed = self.run(arguments, columns);
                assert_eq!((failed.status.code(), &*failed.stdout), (Some(status), &b""[..]), "{arguments:?}");
                text(failed.stderr)
            });
            assert!(narrow.starts_with(begins), "{arguments:?}: {narrow}");
            assert_eq!((&narrow, &wide), (&usual, &usual), "{arguments:?}");
        }
    }

    /// Checks that the help of the program has a line for each command.
    pub fn every_command_is_listed(&self) {
        let help = self.help(&["--help"], 80);
        assert!(self.commands.iter().all(|command| help.contains(&format!("\n  {command}"))), "{help}");
    }
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("messages are UTF-8")
}
