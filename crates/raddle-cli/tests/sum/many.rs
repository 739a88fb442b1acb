//! Many files on several threads: the order of the arguments, all lengths, and more files than memory holds at once.

use std::{
    fs,
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, UNIX_EPOCH},
};
#[cfg(target_os = "linux")]
use std::{io::Write, process::Stdio};

use crate::common::{Noise, Tree, is_gnu_here};

/// Returns lengths near blocks, near the limit of files that are read whole, and beyond.
fn lengths(noise: &mut Noise) -> Vec<usize> {
    let mut lengths: Vec<usize> = (0..260).collect();
    for edge in [1 << 16, 256 << 10, 512 << 10, 1 << 20, 4 << 20] {
        lengths.extend(edge - 1..=edge + 1);
    }
    lengths.push((9 << 20) + 77);
    for place in (1..lengths.len()).rev() {
        lengths.swap(place, noise.below(place + 1));
    }
    lengths
}

#[test]
fn all_lengths_in_the_order_of_the_arguments() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    let mut noise = Noise::new(11);
    let block = noise.bytes(1 << 16);
    let names: Vec<String> = lengths(&mut noise)
        .into_iter()
        .map(|len| {
            let name = format!("f{len}");
            let bytes: Vec<u8> = block.iter().cycle().skip(len % 97).take(len).copied().collect();
            tree.write(&name, bytes);
            name
        })
        .collect();
    tree.compare(&names, b"");
    let one = tree.raddle(&[&["-j".to_owned(), "1".to_owned()], &names[..]].concat(), b"");
    for threads in ["2", "5", "64"] {
        let more = tree.raddle(&[&["-j".to_owned(), threads.to_owned()], &names[..]].concat(), b"");
        assert!(more == one, "{threads} threads");
    }
}

/// Hashes long files, which threads take over from each other during the work.
#[test]
fn long_files_side_by_side() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    let block = Noise::new(5).bytes(1 << 16);
    let mut names = Vec::new();
    for (at, len) in [3 << 20, 700 << 10, 128 << 10, (1 << 20) + 5, 6 << 20].into_iter().cycle().take(75).enumerate() {
        let name = format!("f{at}");
        tree.write(&name, block.iter().cycle().skip(131 * at).take(len).copied().collect::<Vec<_>>());
        names.push(name);
    }
    for (tool, algorithm) in [("sha256sum", "sha256"), ("md5sum", "md5"), ("b2sum", "blake2b")] {
        let theirs = tree.theirs(tool, &names);
        for threads in ["1", "2", "3", "16"] {
            let options = ["-a", algorithm, "-j", threads].map(str::to_owned);
            assert!(tree.raddle(&[&options, &names[..]].concat(), b"").stdout == theirs, "{tool}, {threads} threads");
        }
    }
    let many = ["-a", "md5,sha1,sha256,blake3"].map(str::to_owned);
    let one = tree.raddle(&[&many, &["-j".to_owned(), "1".to_owned()], &names[..]].concat(), b"");
    for _ in 0..3 {
        assert!(tree.raddle(&[&many, &names[..]].concat(), b"") == one);
    }
}

/// A pipe is read to its end before the next one is opened, because one writer may write them in turn.
#[test]
fn pipes_one_after_another() {
    let tree = Tree::new();
    let made = Command::new("mkfifo").args([tree.path("one"), tree.path("two")]).status().unwrap();
    assert!(made.success());
    let bytes = vec![7; 3 << 20];
    tree.write("file", &bytes);
    let paths = [tree.path("one"), tree.path("two")];
    let writer = thread::spawn(move || paths.map(|path| fs::write(path, &bytes).unwrap()));
    let outcome = tree.raddle(&["-j", "1", "--no-names", "file", "one", "two", "file"], b"");
    writer.join().unwrap();
    let text = String::from_utf8(outcome.stdout).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert!(lines.len() == 4 && lines.iter().all(|line| *line == lines[0]), "{text}");
}

/// Requests more threads than any machine has.
#[test]
#[cfg(target_os = "linux")]
fn very_many_threads() {
    let tree = Tree::new();
    tree.write("a", "abc");
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    command.current_dir(tree.path("")).args(["sum", "-j", "99999999", "-", "a"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    // The program waits for its input.
    thread::sleep(Duration::from_millis(200));
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let threads = status.lines().find_map(|line| line.strip_prefix("Threads:")).unwrap().trim().to_owned();
    child.stdin.take().unwrap().write_all(b"abc").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(threads.parse::<usize>().unwrap() <= 65, "{threads}");
    assert!(output.status.success() && output.stdout.len() == 2 * 64 + "  -\n  a\n".len());
}

/// The times of the file change constantly while it is read.
#[test]
fn a_warning_where_a_file_changes() {
    let tree = Tree::new();
    tree.write("long", vec![0; 48 << 20]);
    tree.write("short", "short");
    let file = fs::File::options().write(true).open(tree.path("long")).unwrap();
    let over = AtomicBool::new(false);
    let warning = "raddle sum: WARNING: long: changed while it was read\n";
    let sum = |arguments: &[&str], list: &[u8]| {
        over.store(false, Ordering::Relaxed);
        thread::scope(|scope| {
            scope.spawn(|| {
                for second in (1..).take_while(|_| !over.load(Ordering::Relaxed)) {
                    file.set_modified(UNIX_EPOCH + Duration::from_secs(second)).unwrap();
                }
            });
            let outcome = tree.raddle(arguments, list);
            over.store(true, Ordering::Relaxed);
            outcome
        })
    };
    let outcome = sum(&["long", "short"], b"");
    assert_eq!((outcome.code, &outcome.stderr[..]), (Some(0), warning));
    let checked = sum(&["-c"], &outcome.stdout);
    assert_eq!((&checked.stdout[..], &checked.stderr[..]), (&b"long: OK\nshort: OK\n"[..], warning));
    assert_eq!(sum(&["-c", "--status"], &outcome.stdout).stderr, "");
    assert_eq!(tree.raddle(&["long", "short"], b"").stderr, "");
}

/// More lines follow a long file than may wait for it.
#[test]
fn a_long_file_before_very_many_short_ones() {
    let tree = Tree::new();
    tree.write("long", vec![0; 64 << 20]);
    tree.write("short", "short");
    let sums = tree.raddle(&["-a", "md5", "long", "short"], b"").stdout;
    let sums = String::from_utf8(sums).unwrap();
    let (long, short) = sums.split_once('\n').unwrap();
    let count = 100_000;
    tree.write("list", format!("{long}\n{}{long}\n", short.repeat(count)));
    for threads in ["1", "4"] {
        let outcome = tree.raddle(&["-c", "-j", threads, "list"], b"");
        assert_eq!((outcome.code, &outcome.stderr[..]), (Some(0), ""));
        let expected = format!("long: OK\n{}long: OK\n", "short: OK\n".repeat(count));
        assert!(outcome.stdout == expected.as_bytes(), "{threads} threads");
    }
}

/// The results that wait for standard input are limited, and so are the bytes that threads have read.
#[test]
#[cfg(target_os = "linux")]
fn what_waits_takes_little_memory() {
    /// The maximum in KiB: 16 batches of 2.5 MiB, and a quarter of the lines.
    const MAX: u64 = 64 << 10;
    let tree = Tree::new();
    tree.write("short", vec![1; 30 << 10]);
    let sum = |name, input| String::from_utf8(tree.raddle(&["-a", "md5", name], input).stdout).unwrap();
    let count = 150_000;
    tree.write("list", sum("-", b"late") + &sum("short", b"").repeat(count));

    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    command.current_dir(tree.path("")).args(["sum", "-c", "-j", "16", "list"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let proc = |file: &str, field: &str| -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/{file}", child.id())).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(field)).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    };
    // Waits until nothing more is read. If reading is only slow, the test covers less.
    let mut read = 0;
    while proc("io", "rchar:") != read {
        read = proc("io", "rchar:");
        thread::sleep(Duration::from_millis(500));
    }
    let peak = proc("status", "VmHWM:");
    println!("report: {} MiB read by 16 threads, while the first file is missing: {peak} KiB", read >> 20);
    assert!(peak < MAX, "{peak} KiB");
    child.stdin.take().unwrap().write_all(b"late").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stdout == format!("-: OK\n{}", "short: OK\n".repeat(count)).as_bytes());
}

#[test]
fn a_summary_where_it_is_asked_for() {
    let tree = Tree::new();
    tree.write("a", "abc");
    let outcome = tree.raddle(&["-v", "a", "missing", "a"], b"");
    let (message, summary) = outcome.stderr.split_once('\n').unwrap();
    assert_eq!(message, "raddle sum: missing: No such file or directory");
    let figures = summary.strip_prefix("raddle sum: 3 files, 1 failed, 6 B in ").expect(summary);
    let (time, rate) = figures.split_once(", ").expect(summary);
    assert!(time.starts_with(|first: char| first.is_ascii_digit()), "{summary}");
    assert!(rate.ends_with("B/s\n"), "{summary}");
}
