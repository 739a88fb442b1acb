//! Differences on Windows: names, devices, patterns, and how files are replaced.

#![cfg(windows)]

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

/// The SHA-256 digest of the empty message.
const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// Runs the program in a folder.
fn raddle(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().unwrap()
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    command.current_dir(folder).args(arguments);
    command
}

/// Returns a folder with empty files.
fn folder(names: &[&str]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for name in names {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }
    folder
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn lists_have_slashes_and_are_checked() {
    let folder = folder(&[r"a\b\c.txt", r"a\d.txt"]);
    let path = folder.path();
    for (arguments, names) in [
        (&["sum", "-r", "a"][..], &["a/b/c.txt", "a/d.txt"][..]),
        (&["sum", r"a\d.txt", r".\a\b\c.txt"], &["a/d.txt", "./a/b/c.txt"]),
    ] {
        let made = raddle(path, arguments);
        let lines: String = names.iter().map(|name| format!("{EMPTY}  {name}\n")).collect();
        assert_eq!(text(&made.stdout), lines);
        for ending in ["\n", "\r\n"] {
            fs::write(path.join("SUMS"), lines.replace('\n', ending)).unwrap();
            assert!(raddle(path, &["sum", "-c", "--strict", "SUMS"]).status.success());
        }
    }
    // Such a path has no other form.
    let verbatim = fs::canonicalize(path.join(r"a\d.txt")).unwrap();
    let made = raddle(path, &["sum", verbatim.to_str().unwrap()]);
    fs::write(path.join("SUMS"), &made.stdout).unwrap();
    assert!(raddle(path, &["sum", "-c", "SUMS"]).status.success());
}

#[test]
fn patterns_are_expanded() {
    let folder = folder(&["a.txt", "b.txt", "c.bin"]);
    let made = raddle(folder.path(), &["sum", "*.txt"]);
    assert_eq!(text(&made.stdout), format!("{EMPTY}  a.txt\n{EMPTY}  b.txt\n"));
}

#[test]
fn standard_output_is_left_out() {
    let folder = folder(&["a", r"b\c"]);
    let list = folder.path().join("SUMS");
    let file = File::create(&list).unwrap();
    assert!(command(folder.path(), &["sum", "-r", "."]).stdout(file).status().unwrap().success());
    assert_eq!(fs::read_to_string(list).unwrap(), format!("{EMPTY}  ./a\n{EMPTY}  ./b/c\n"));
}

#[test]
fn devices_are_written_and_impossible_names_refused_at_once() {
    let folder = folder(&["plain", "old"]);
    let path = folder.path();
    assert!(raddle(path, &["keygen", "-o", "key"]).status.success());
    let seal = |output: &str| raddle(path, &["seal", "-i", "key", "-f", "-o", output, "plain"]);
    assert!(seal("NUL").status.success());
    // In-place outputs work too, even of a part.
    for arguments in [
        &["seal", "-i", "key", "-f", "-o", "plain", "plain"][..],
        &["open", "-i", "key", "--range", "0:", "-f", "-o", "plain", "plain"],
    ] {
        let done = raddle(path, arguments);
        assert!(done.status.success(), "{}", text(&done.stderr));
    }
    let mut permissions = fs::metadata(path.join("old")).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(path.join("old"), permissions.clone()).unwrap();
    for (name, why) in [("a|b", ""), ("old", "it is read-only")] {
        // The output is refused before the missing recipients are noticed.
        let refused = raddle(path, &["seal", "-f", "-o", name, "plain"]);
        let said = text(&refused.stderr);
        assert!(refused.status.code() == Some(1) && said.contains(&format!("can't write {name}: {why}")), "{said}");
    }
    #[expect(clippy::permissions_set_readonly_false, reason = "there are no modes here, and the folder goes away")]
    permissions.set_readonly(false);
    fs::set_permissions(path.join("old"), permissions).unwrap();
    let mut names: Vec<_> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["key", "old", "plain"]);
}
