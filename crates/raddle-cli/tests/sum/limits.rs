//! Refusals of the system: threads, descriptors, memory. The results stay the same.

use std::process::{Command, Output, Stdio};

use crate::common::{Noise, Outcome, Tree};
use crate::refused::{refuse_threads, take_descriptors};

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

/// Another program's files take most of the descriptors: raddle notices this when a file can't be opened. The others
/// suffice for one file or a few; a check needs one more, for its list.
#[test]
fn with_descriptors_that_others_opened() {
    let tree = Tree::new();
    let names = files(&tree, (130_000..450_000).step_by(27_000));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let run = |limit: u16, left: u16, arguments: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
        command.current_dir(tree.path("")).arg("sum").args(arguments).stdin(Stdio::null());
        take_descriptors(&mut command, limit, left);
        let Output { stdout, stderr, status } = command.output().unwrap();
        Outcome { stdout, stderr: String::from_utf8(stderr).unwrap(), code: status.code() }
    };
    for algorithms in ["sha256", "blake3", "md5", "fsverity", "sha256,sha512"] {
        let arguments = [&["-a", algorithms], &names[..]].concat();
        let usual = tree.raddle(&arguments, b"");
        assert_eq!((usual.code, usual.stderr.as_str()), (Some(0), ""));
        tree.write("list", &usual.stdout);
        for threads in [&["-j", "1"][..], &["-j", "8"], &[]] {
            for (limit, left) in [(11, 1), (11, 2), (30, 1), (30, 3), (1024, 9)] {
                let limited = run(limit, left, &[threads, &arguments].concat());
                assert_eq!(limited, usual, "{threads:?} {algorithms}: {left} descriptors of {limit} are left");
                let check = run(limit, left + 1, &[threads, &["-c", "--quiet", "-a", algorithms, "list"]].concat());
                let good = Outcome { stdout: Vec::new(), stderr: String::new(), code: Some(0) };
                assert_eq!(check, good, "{threads:?} {algorithms}: {left} descriptors of {limit} are left");
            }
        }
    }
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
