//! Refusals of the system: threads, descriptors, memory. The results stay the same.

use std::process::Command;

use crate::common::{Noise, Outcome, Tree};
use crate::refused::refuse_threads;

/// Writes files of these lengths. Returns their names.
fn files(tree: &Tree, lengths: impl IntoIterator<Item = usize>) -> Vec<String> {
    let block = Noise::new(3).bytes(1 << 16);
    let write = |(at, len): (usize, usize)| {
        let name = format!("s/f{at}");
        tree.write(&name, block.iter().cycle().skip(131 * at).take(len).copied().collect::<Vec<_>>());
        name
    };
    lengths.into_iter().enumerate().map(write).collect()
}

/// Runs the program after a shell command, such as `ulimit`.
fn limited(tree: &Tree, limit: &str, arguments: &[&str]) -> Outcome {
    let line = format!("{limit}; exec \"$0\" sum \"$@\"");
    let program = assert_cmd::cargo::cargo_bin("raddle").display().to_string();
    tree.run("sh", &[&["-c", &line, &program], arguments].concat(), b"")
}

#[test]
fn without_threads() {
    let tree = Tree::new();
    let names = files(&tree, [0, 1, 200 << 10, (5 << 20) + 3, 70, 1 << 20]);
    let run = |options: &[&str], is_refused: bool| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
        command.current_dir(tree.path("")).arg("sum").args(options);
        (!is_refused || refuse_threads(&mut command)).then(|| command.output().unwrap())
    };
    for algorithms in ["sha256", "md5,sha1,sha256", "blake3"] {
        let options =
            [&["-a", algorithms, "-j", "8", "missing"][..], &names.iter().map(String::as_str).collect::<Vec<_>>()];
        let options = options.concat();
        let Some(refused) = run(&options, true) else { return };
        let usual = run(&options, false).unwrap();
        assert_eq!(
            (refused.stdout, refused.stderr, refused.status),
            (usual.stdout.clone(), usual.stderr, usual.status)
        );
        tree.write("list", usual.stdout);
        let checked = run(&["-c", "-a", algorithms, "list"], true).unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    }
}

/// There are more files than descriptors, each longer than one read. Five descriptors are the standard streams, a list
/// and a file.
#[test]
fn with_few_descriptors() {
    let tree = Tree::new();
    let names = files(&tree, [130 << 10; 60]);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let usual = tree.raddle(&names, b"");
    assert_eq!((usual.code, usual.stderr.as_str()), (Some(0), ""));
    let lines: Vec<&[u8]> = usual.stdout.split_inclusive(|byte| *byte == b'\n').collect();
    tree.write("one", lines[..30].concat());
    tree.write("two", lines[30..].concat());
    for descriptors in [5, 6, 8, 16, 32] {
        let limit = format!("ulimit -n {descriptors}");
        assert_eq!(limited(&tree, &limit, &names), usual, "{descriptors}");
        assert_eq!(limited(&tree, &limit, &[&["-j", "16"], &names[..]].concat()), usual, "{descriptors}");
        let checked = limited(&tree, &limit, &["-c", "--quiet", "one", "two"]);
        assert_eq!((checked.code, checked.stderr.as_str()), (Some(0), ""), "{descriptors}");
        let found = limited(&tree, &limit, &["-r", "."]);
        assert_eq!((found.code, found.stdout.len()), (Some(0), usual.stdout.len() + 2 * 60 + 2 * 72), "{descriptors}");
    }
}

/// Another program's files take most of the descriptors: raddle notices this when a file can't be opened.
#[test]
fn with_descriptors_that_others_opened() {
    if Command::new("bash").arg("--version").output().is_err() {
        return println!("skipped: descriptors that others opened: no bash");
    }
    let tree = Tree::new();
    let names = files(&tree, [130 << 10; 20]);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let usual = tree.raddle(&names, b"");
    let limit = "ulimit -n 30; exec 9<. 10<. 11<. 12<. 13<. 14<. 15<. 16<. 17<. 18<. 19<. 20<. 21<. 22<. 23<. 24<. 25<. 26<. 27<. 28<.";
    let line = format!("{limit}; exec \"$0\" sum \"$@\"");
    let program = assert_cmd::cargo::cargo_bin("raddle").display().to_string();
    // We need bash, which supports two-digit descriptors.
    let limited = tree.run("bash", &[&["-c", &line, &program, "-j", "8"], &names[..]].concat(), b"");
    assert_eq!(limited, usual);
}

#[test]
fn with_little_memory() {
    if cfg!(target_os = "macos") {
        return println!("skipped: work with little memory: the system doesn't limit it");
    }
    let tree = Tree::new();
    let names = files(&tree, [130 << 10; 20]);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let arguments = [&["-a", "sha256,md5", "-j", "64"], &names[..]].concat();
    let usual = tree.raddle(&arguments, b"");
    assert_eq!(limited(&tree, "ulimit -v 60000", &arguments), usual);
}
