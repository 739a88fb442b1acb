//! Each system call of a run is refused once. The digests are right then, or there are a message and an exit status.

use std::process::{Command, Stdio};

use crate::common::{Noise, Outcome, Tree};
use crate::refused::run_judged;

/// The lengths of the files that one run reads: below, at and above the lengths of a file's first piece, of the piece
/// that stays in the cache, and of the pieces of several files.
const LENGTHS: [usize; 10] = [
    70,
    (128 << 10) - 1,
    128 << 10,
    (128 << 10) + 1,
    (256 << 10) - 1,
    256 << 10,
    (256 << 10) + 1,
    300_000,
    (1 << 20) + 1,
    (2 << 20) + 1,
];

/// The length of a file that several threads hash, with BLAKE3 as a tree. A tree starts at 4 MiB, and only if threads are
/// idle before an eighth of the file was read.
const LONG: usize = (8 << 20) + 1;

/// The calls, and the errors with which the system refuses them.
const CALLS: [(&[libc::c_long], i32); 5] = [
    (&[libc::SYS_openat], libc::EMFILE),
    (&[libc::SYS_read, libc::SYS_pread64], libc::EIO),
    (&[libc::SYS_statx, libc::SYS_fstat, libc::SYS_newfstatat], libc::EIO),
    (&[libc::SYS_clone, libc::SYS_clone3], libc::EAGAIN),
    (&[libc::SYS_mmap], libc::ENOMEM),
];

/// Runs `raddle sum` once for each of the calls, which is refused. Returns the number of runs.
fn refuse_each(tree: &Tree, arguments: &[&str], calls: &[libc::c_long], error: i32) -> usize {
    refuse(tree, arguments, calls, error, 1, 1)
}

/// Runs `raddle sum` and refuses `count` of the calls one after another, from each `step`th call on. Returns the number of
/// runs.
fn refuse(tree: &Tree, arguments: &[&str], calls: &[libc::c_long], error: i32, count: usize, step: usize) -> usize {
    let usual = tree.raddle(arguments, b"");
    assert_eq!(usual.code, Some(0), "{usual:?}");
    for (run, refused) in (1..).step_by(step).enumerate() {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
        command.current_dir(tree.path("")).arg("sum").args(arguments).env("LC_ALL", "C.UTF-8");
        // Cargo's path makes the loader look for libraries in many folders.
        command.env_remove("LD_LIBRARY_PATH").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut reached = 0;
        let output = run_judged(&mut command, calls, |_| {
            reached += 1;
            (refused..refused + count).contains(&reached).then_some(error)
        });
        if reached < refused {
            return run;
        }
        let stderr = String::from_utf8(output.stderr).unwrap();
        let outcome = Outcome { stdout: output.stdout, stderr, code: output.status.code() };
        assert!(is_honest(&outcome, &usual), "{arguments:?}: call {refused} of {calls:?} is refused: {outcome:?}");
    }
    unreachable!("a run ends");
}

/// Returns whether a run has its usual lines, or fails with a message and without a line about a file that it would
/// usually not write. A signal needs no message: without memory, the loader ends by one.
fn is_honest(outcome: &Outcome, usual: &Outcome) -> bool {
    let lines = |outcome: &Outcome| outcome.stdout.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let (lines, known): (Vec<_>, Vec<_>) = (lines(outcome), lines(usual));
    let is_known = |line: &Vec<u8>| known.contains(line) || line.ends_with(b": FAILED open or read\n");
    match outcome.code {
        Some(0) => outcome.stdout == usual.stdout,
        code => (code.is_none() || !outcome.stderr.is_empty()) && lines.iter().all(is_known),
    }
}

/// Refuses each call of runs on one and on four threads: each call that opens or reads a file with each of the
/// algorithms, and the others, which don't depend on the algorithms, with the first. Prints the number of runs.
fn test(tree: &Tree, algorithms: &[&str], arguments: &[&str]) {
    let runs = |threads: &str| {
        let mut runs = 0;
        for (i, algorithms) in algorithms.iter().enumerate() {
            let arguments = [&["-j", threads, "-a", algorithms], arguments].concat();
            for (calls, error) in &CALLS[..if i == 0 { CALLS.len() } else { 2 }] {
                runs += refuse_each(tree, &arguments, calls, *error);
            }
        }
        runs
    };
    let runs = std::thread::scope(|scope| {
        let one = scope.spawn(|| runs("1"));
        runs("4") + one.join().unwrap()
    });
    println!("report: {runs} calls of raddle sum -a {algorithms:?} {arguments:?} were refused");
}

fn files(lengths: &[usize]) -> (Tree, Vec<String>) {
    let (tree, block) = (Tree::new(), Noise::new(5).bytes(1 << 16));
    let write = |len: &usize| {
        let name = format!("f{len}");
        tree.write(&name, block.iter().cycle().skip(*len % 251).take(*len).copied().collect::<Vec<_>>());
        name
    };
    let names = lengths.iter().map(write).collect();
    (tree, names)
}

#[test]
fn several_files() {
    let (tree, names) = files(&LENGTHS);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    test(&tree, &["sha256", "blake3", "sha256,sha512"], &names);
}

#[test]
fn one_file() {
    let (tree, names) = files(&[300_000, LONG]);
    test(&tree, &["sha256"], &[&names[0]]);
    test(&tree, &["blake3", "sha256,sha512"], &[&names[1]]);
}

#[test]
fn a_check() {
    let (tree, names) = files(&LENGTHS[..8]);
    let lines =
        tree.raddle(&[&["-a", "blake3"], &names.iter().map(String::as_str).collect::<Vec<_>>()[..]].concat(), b"");
    // Nothing suggests the algorithm, so files are hashed twice.
    tree.write("list", lines.stdout);
    test(&tree, &["sha256,blake3"], &["-c", "list"]);
}

/// The files of a list are hashed again while descriptors are short. None of them may count as FAILED for that.
#[test]
fn a_check_without_descriptors() {
    let (tree, names) = files(&(1..=20).map(|number| 5000 * number).collect::<Vec<_>>());
    let names = names.iter().map(String::as_str);
    tree.write("list", tree.raddle(&["-a", "blake3"].into_iter().chain(names).collect::<Vec<_>>(), b"").stdout);
    let runs = refuse(&tree, &["-j1", "-a", "sha256,blake3", "-c", "list"], &[libc::SYS_openat], libc::EMFILE, 20, 1);
    assert!(runs > 20);
}

#[test]
fn a_wrong_digest_is_not_honest() {
    let outcome =
        |stdout: &str, stderr: &str, code| Outcome { stdout: stdout.into(), stderr: stderr.into(), code: Some(code) };
    let usual = outcome("01  a\n02  b\n", "", 0);
    assert!(is_honest(&usual, &usual) && is_honest(&outcome("02  b\n", "a: refused", 1), &usual));
    let wrong = [("01  a\n03  b\n", "", 0), ("01  a\n", "", 0), ("03  b\n", "a: refused", 1), ("01  a\n", "", 1)];
    for (stdout, stderr, code) in wrong {
        assert!(!is_honest(&outcome(stdout, stderr, code), &usual), "{stdout}");
    }
    assert!(!is_honest(&outcome("a: FAILED\n", "1 did NOT match", 1), &outcome("a: OK\n", "", 0)));
}
