//! Programs, Debian packages and their files that a task needs.

use crate::{Result, files};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Returns the root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this crate lies in the workspace")
}

/// Returns the source files of the repository, relative to its root: all files except `target`, git's files, and the
/// findings of fuzzers.
pub(crate) fn sources() -> Result<Vec<PathBuf>> {
    files_under(root())
}

/// Returns the source files under a folder, sorted and relative to it.
pub(crate) fn files_under(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders: Vec<_> = root.is_dir().then(|| root.to_path_buf()).into_iter().collect();
    while let Some(folder) = folders.pop() {
        for path in files::list(&folder)? {
            match path.file_name().and_then(|name| name.to_str()) {
                Some("target" | ".git" | "corpus" | "artifacts") => {}
                _ if path.is_dir() => folders.push(path),
                _ => files.push(path.strip_prefix(root).expect("found under it").to_path_buf()),
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Returns a command of the cargo that started this program, in the root of the repository.
pub(crate) fn cargo(subcommand: &str) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).arg(subcommand);
    cargo
}

/// Returns the output of a program, without the last newline. An error names the program that failed.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("can't run {program}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{program} failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// Passes each line of a program's output to `hand` as soon as it is printed, until `hand` refuses one. The program
/// shares the standard error of this process.
pub(crate) fn each_line(command: &mut Command, mut hand: impl FnMut(&str) -> Result) -> Result {
    let program = command.get_program().to_string_lossy().into_owned();
    let failed = |error| format!("can't run {program}: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let lines = child.stdout.take().into_iter().flat_map(|output| BufReader::new(output).lines());
    let handed = lines.map(|line| line.map_err(failed)).try_for_each(|line| hand(&line?));
    if handed.is_err() {
        // The program may already have ended.
        let _ = child.kill();
    }
    let status = child.wait().map_err(failed)?;
    handed?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed: {status}")) }
}

/// Returns whether a program succeeded, and its whole output.
pub(crate) fn said_by(command: &mut Command) -> Result<(bool, String)> {
    let Output { status, stdout, stderr } =
        command.output().map_err(|error| format!("can't run {command:?}: {error}"))?;
    Ok((status.success(), String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned()))
}

/// Runs a program that must succeed. The program shares the output of this process.
pub(crate) fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| format!("can't run {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

/// The Debian package that [`pytest`] needs.
pub(crate) const PYTEST_PACKAGE: &str = "python3-pytest";

/// Returns pytest for the tests in a folder: Debian's pytest, or another installed one. The plug-in in `bindings`
/// prints skipped tests.
pub(crate) fn pytest(folder: &str) -> Result<Command> {
    let mut names = ["pytest-3", "pytest"].into_iter();
    let found = names.find(|name| output_of(Command::new(name).arg("--version")).is_ok());
    let mut pytest = Command::new(found.ok_or(format!("needs pytest, Debian's {PYTEST_PACKAGE}"))?);
    pytest.current_dir(root()).env("PYTHONDONTWRITEBYTECODE", "1").arg(folder);
    Ok(pytest)
}

/// Returns a command for a Python program, or for a folder that contains one, in the root of the repository. The
/// program finds the modules in `bindings`.
pub(crate) fn python(program: &str) -> Command {
    let mut python = Command::new("python3");
    python.current_dir(root()).env("PYTHONDONTWRITEBYTECODE", "1").env("PYTHONPATH", root().join("bindings"));
    python.arg(program);
    python
}

/// Returns the packages that are not installed; all of them if there is no dpkg.
pub(crate) fn missing(packages: &[&'static str]) -> Vec<&'static str> {
    let installed = |package: &str| {
        let mut query = Command::new("dpkg-query");
        query.args(["--show", "--showformat=${db:Status-Status}", package]);
        output_of(&mut query).is_ok_and(|status| status.starts_with("installed"))
    };
    packages.iter().copied().filter(|package| !installed(package)).collect()
}

/// Returns an error that says how to install them if packages are missing.
pub(crate) fn require(packages: &[&'static str]) -> Result {
    match missing(packages) {
        missing if missing.is_empty() => Ok(()),
        missing => Err(format!("needs Debian packages: apt-get install {}", missing.join(" "))),
    }
}

/// Installs missing packages, if this is Debian and the user is root. If some can't be installed, the others are, and
/// the error names the failed ones.
pub(crate) fn install(packages: &[&'static str]) -> Result {
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    let apt_get = |arguments: &[&str]| {
        let mut apt_get = Command::new("apt-get");
        apt_get.env("DEBIAN_FRONTEND", "noninteractive").args(["--quiet", "--yes"]).args(arguments);
        output_of(&mut apt_get).map(drop)
    };
    let why_not = if apt_get(&["--version"]).is_err() {
        "this is not Debian"
    } else if output_of(Command::new("id").arg("--user")).is_ok_and(|id| id != "0") {
        "only root can install them"
    } else {
        return install_by(apt_get, &missing);
    };
    Err(format!("missing Debian packages ({why_not}): apt-get install {}", missing.join(" ")))
}

/// Installs packages by calling apt-get: once for all packages or, if that fails, once for each. apt-get installs
/// nothing if it does not know one of the names.
fn install_by(mut apt_get: impl FnMut(&[&str]) -> Result, packages: &[&str]) -> Result {
    apt_get(&["update"])?;
    // Packages could require removing another of Debian's Rust packages, which the user must decide.
    let mut install =
        |packages: &[&str]| apt_get(&[&["install", "--no-install-recommends", "--no-remove"], packages].concat());
    if install(packages).is_ok() {
        return Ok(());
    }
    let failed = packages.iter().filter_map(|package| Some(format!("{package}: {}", install(&[package]).err()?)));
    match failed.collect::<Vec<_>>() {
        failed if failed.is_empty() => Ok(()),
        failed => Err(format!("Debian packages that can't be installed: {}", failed.join("; "))),
    }
}

/// Returns the first file of an installed package that `accepts` accepts.
pub(crate) fn file_of(package: &str, accepts: impl Fn(&str) -> bool) -> Result<PathBuf> {
    let files = output_of(Command::new("dpkg").args(["--listfiles", package]))?;
    let file = files.lines().find(|file| accepts(file));
    file.map(PathBuf::from).ok_or_else(|| format!("the Debian package {package} lacks a file that it should have"))
}

/// Creates an empty Python environment in a folder. Returns its interpreter.
pub(crate) fn environment(python: &str, folder: &Path) -> Result<PathBuf> {
    let is_new = "import sys; sys.exit(sys.version_info < (3, 11))";
    output_of(Command::new(python).args(["-c", is_new])).map_err(|_| "needs Python 3.11 or newer")?;
    output_of(Command::new(python).args(["-m", "venv", "--clear"]).arg(folder))?;
    Ok(folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Installs with a fake apt-get that knows only some packages. Returns the names in each call that installed
    /// something, and the result.
    fn installed(known: &[&str], packages: &[&str]) -> (Vec<String>, Result) {
        let mut installed = Vec::new();
        let result = install_by(
            |arguments| {
                let Some(names) = arguments.strip_prefix(&["install", "--no-install-recommends", "--no-remove"]) else {
                    return if arguments == ["update"] { Ok(()) } else { Err(format!("{arguments:?}")) };
                };
                match names.iter().find(|name| !known.contains(name)) {
                    Some(unknown) => Err(format!("Unable to locate package {unknown}")),
                    None => {
                        installed.push(names.join(" "));
                        Ok(())
                    }
                }
            },
            packages,
        );
        (installed, result)
    }

    #[test]
    fn lines_are_handed_over_when_they_are_printed() {
        let sign = env::temp_dir().join(format!("each-line-{}", std::process::id()));
        let _ = std::fs::remove_file(&sign);
        // The script prints its second line only after the file exists, which is created when the first line arrives.
        let script = "echo one; for i in $(seq 2000); do [ -e \"$0\" ] && echo two && exit; sleep 0.01; done; exit 1";
        let program = || {
            let mut shell = Command::new("sh");
            shell.args(["-c", script]).arg(&sign);
            shell
        };
        let mut lines = Vec::new();
        let said = each_line(&mut program(), |line| {
            lines.push(line.to_owned());
            std::fs::write(&sign, "").map_err(|error| error.to_string())
        });
        assert_eq!((said, lines), (Ok(()), vec!["one".to_owned(), "two".to_owned()]));
        std::fs::remove_file(&sign).unwrap();
        assert_eq!(each_line(&mut program(), |line| Err(line.to_owned())), Err("one".to_owned()));
        assert!(each_line(Command::new("sh").args(["-c", "exit 1"]), |_| Ok(())).is_err());
    }

    #[test]
    fn packages_are_installed_in_one_call() {
        assert_eq!(installed(&["gcc", "make"], &["gcc", "make"]), (vec!["gcc make".to_owned()], Ok(())));
    }

    #[test]
    fn a_package_that_is_unknown_keeps_no_other_away_and_is_named() {
        let (others, result) = installed(&["gcc", "make"], &["gcc", "llvm-99", "make"]);
        assert_eq!(others, ["gcc", "make"]);
        let why = result.unwrap_err();
        assert!(why.contains("llvm-99: Unable to locate") && !why.contains("gcc") && !why.contains("make"), "{why}");
    }

    #[test]
    fn nothing_is_installed_without_a_list_of_packages() {
        let mut calls = 0;
        let refused = install_by(
            |_| {
                calls += 1;
                Err("no network".to_owned())
            },
            &["gcc"],
        );
        assert_eq!((refused, calls), (Err("no network".to_owned()), 1));
    }
}
