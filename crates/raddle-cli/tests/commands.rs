//! The command line itself: help on screens of several widths, completions, manual pages, suggestions.

use std::fs;
use std::process::Command as Process;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use raddle_terminal::checks::Tested;

const COMMANDS: [&str; 7] = ["keygen", "seal", "open", "inspect", "sum", "completions", "man"];

fn raddle(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("raddle").unwrap();
    command.args(arguments).env_remove("RADDLE_CPU");
    command
}

fn output(arguments: &[&str]) -> String {
    String::from_utf8(raddle(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

fn tested() -> Tested {
    Tested::new("raddle", assert_cmd::cargo::cargo_bin("raddle"), &COMMANDS)
}

#[test]
fn help_fits_the_screen() {
    tested().help_fits_the_screen();
}

#[test]
fn errors_are_the_same_on_every_screen() {
    tested().errors_are_the_same_on_every_screen(&[
        (&["seal", "-r", "age1abc", "Cargo.toml"], 2, "error: age1abc: a malformed recipient"),
        (&["seal", "Cargo.toml"], 2, "error: no recipient"),
        (&["open", "-i", "nowhere", "Cargo.toml"], 1, "error: can't read nowhere: "),
        (&["open", "-p", "Cargo.toml", "-o", "src/main.rs"], 2, "error: src/main.rs exists: "),
        (&["open", "-p", "Cargo.toml", "-o", "Cargo.toml"], 2, "error: can't write Cargo.toml: it is the same file "),
        (&["open", "--range", "1:2:3"], 2, "error: invalid value '1:2:3' for '--range <OFFSET:LEN>'"),
        (&["inspect", "Cargo.toml"], 1, "error: Cargo.toml: not an age file"),
        (&["sum", "nowhere"], 1, "raddle sum: nowhere: "),
        (&["speed"], 2, "error: `speed` is a command of the program raddle-lab"),
    ]);
}

#[test]
fn every_command_is_listed() {
    tested().every_command_is_listed();
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

/// Calls the completion function in bash itself.
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

/// bash itself completes file names, because a function that listed them would split names at blanks.
#[test]
fn bash_completes_names_with_blanks() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a list"), "").unwrap();
    let script = output(&["completions", "bash"]);
    for words in
        ["raddle seal -R a", "raddle open -i a", "raddle keygen -o a", "raddle sum a", "raddle seal --pass-file a"]
    {
        let count = words.split(' ').count();
        let call = format!("COMP_WORDS=({words}) COMP_CWORD={}; _raddle raddle a b", count - 1);
        let line = format!("{script}\n{call}; echo \"${{#COMPREPLY[@]}}\"; complete -p raddle");
        let Ok(completed) = Process::new("bash").current_dir(&folder).args(["-c", &line]).output() else {
            return println!("skipped: names with blanks in bash: no bash");
        };
        let said = String::from_utf8_lossy(&completed.stdout);
        assert!(said.starts_with("0\n") && said.contains("-o default"), "{words}: {said}");
    }
}

/// Installs in an account where nothing was installed before.
#[cfg(unix)]
#[test]
fn completions_and_pages_are_installed_where_they_are_found() {
    let home = tempfile::tempdir().unwrap();
    let bin = home.path().join(".cargo/bin");
    fs::create_dir_all(&bin).unwrap();
    // Another process copies the program. If this process did, a program that another thread starts at the same time
    // would inherit the open copy, and the system runs no file that is open for writing.
    Command::new("cp").arg(assert_cmd::cargo::cargo_bin("raddle")).arg(&bin).assert().success();
    let path = format!("{}:/usr/local/bin:/usr/bin:/bin", bin.display());
    let run = |program: &str, arguments: &[&str]| {
        let mut command = Process::new(program);
        command
            .env_clear()
            .env("HOME", home.path())
            .env("PATH", &path)
            .env("SHELL", "/bin/bash")
            .args(arguments)
            .output()
    };
    let install = |arguments: &[&str]| {
        let output = run(bin.join("raddle").to_str().unwrap(), arguments).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stderr).unwrap()
    };
    for (arguments, file, shell) in [
        (&["completions", "--install"][..], ".local/share/bash-completion/completions/raddle", "bash"),
        (&["completions", "zsh", "--install"], ".local/share/zsh/site-functions/_raddle", "zsh"),
        (&["completions", "fish", "--install"], ".config/fish/completions/raddle.fish", "fish"),
    ] {
        let said = install(arguments);
        assert!(said.contains(file.rsplit('/').next().unwrap()) && said.contains("new shells load them"), "{said}");
        assert_eq!(fs::read_to_string(home.path().join(file)).unwrap(), output(&["completions", shell]));
    }
    raddle(&["completions", "elvish", "--install"]).assert().code(2).stderr(contains("no folder for completions"));
    raddle(&["completions", "--install"]).env("SHELL", "/bin/sh").assert().code(2).stderr(contains("for which shell?"));
    let load = ". /usr/share/bash-completion/bash_completion && _completion_loader raddle; complete -p raddle";
    match run("bash", &["-c", load]) {
        Ok(loaded) if !String::from_utf8_lossy(&loaded.stderr).contains("No such file") => {
            assert!(String::from_utf8_lossy(&loaded.stdout).contains("-F _raddle"), "{loaded:?}");
        }
        _ => println!("skipped: completions that bash loads: no bash-completion"),
    }

    let said = install(&["man", "--install"]);
    let found =
        |program: &str| run(program, &["-w", "raddle-seal"]).map(|output| String::from_utf8(output.stdout).unwrap());
    match (found("man"), run("manpath", &[])) {
        (Ok(page), Ok(_)) => {
            assert!(page.contains("raddle-seal.1") && said.contains("man finds the pages here"), "{said}{page}");
        }
        _ => {
            println!("skipped: manual pages that man finds: no man and manpath");
            assert!(
                home.path().join(".local/share/man/man1/raddle-seal.1").exists() && said.contains("MANPATH"),
                "{said}"
            );
        }
    }
}

#[test]
fn there_is_a_manual_page_for_each_command() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    raddle(&["man", "--dir", pages.to_str().unwrap()]).assert().success().stdout("");
    for command in COMMANDS {
        let page = fs::read_to_string(pages.join(format!("raddle-{command}.1"))).unwrap();
        assert!(page.contains("SYNOPSIS") && page.contains("OPTIONS"), "{command}");
        // The heading contains the title, the section, the date, and the name with the version.
        let title = page.lines().find(|line| line.starts_with(".TH")).unwrap().replace('\\', "");
        let version = concat!("\"raddle ", env!("CARGO_PKG_VERSION"), "\"");
        assert!(title.starts_with(&format!(".TH raddle-{command} 1 20")) && title.contains(version), "{title}");
    }
    assert_eq!(fs::read_to_string(pages.join("raddle.1")).unwrap(), output(&["man"]));
    for command in COMMANDS {
        let page = output(&["man", command]);
        assert_eq!(page, fs::read_to_string(pages.join(format!("raddle-{command}.1"))).unwrap());
        let sections = [".SH EXAMPLES\n", ".SH ENVIRONMENT\n", "RADDLE_CPU", ".SH \"SEE ALSO\"\n", "raddle(1), "];
        assert!(sections.iter().all(|section| page.replace('\\', "").contains(section)), "{page}");
        // The number of processors is another one where the page is read.
        assert!(!page.contains("EXTRA") && !page.contains("[default: "), "{page}");
    }
    raddle(&["man", "sums"]).assert().code(2).stderr(contains("there is no page for sums, only for keygen, seal, "));
    raddle(&["man", "--dir", "/dev/null/x"]).assert().code(1).stderr(contains("can't write to /dev/null/x"));
    // The program that shows manual pages prints no warning.
    let files = COMMANDS.map(|command| pages.join(format!("raddle-{command}.1")));
    match Process::new("groff").args(["-man", "-ww", "-z"]).args(files).output() {
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
        ("age-keygen", "keygen"),
        // A mistyped command is understood too.
        ("sael", "seal"),
    ] {
        let tip = contains(format!("unrecognized subcommand '{theirs}'")).and(contains(format!("exists: '{ours}'")));
        raddle(&[theirs, "file"]).assert().code(2).stderr(tip);
    }
    raddle(&["xyzzy"]).assert().code(2).stderr(contains("exists").not());
}

/// Tries the commands with options, and with requests for help.
#[test]
fn commands_of_the_other_program_are_named() {
    for (arguments, command) in [
        (&["speed"][..], "speed"),
        (&["speed", "chacha20", "--bytes", "64"], "speed"),
        (&["speed", "--help"], "speed"),
        (&["kernels", "verify", "program"], "kernels"),
        (&["help", "kernels"], "kernels"),
    ] {
        let named = contains(format!("`{command}` is a command of the program raddle-lab: run `raddle-lab {command}`"));
        let installed = contains("cargo install --locked --path workshop/raddle-lab");
        raddle(arguments).assert().code(2).stdout("").stderr(named.and(installed));
    }
}
