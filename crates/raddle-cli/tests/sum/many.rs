//! Many files by several threads: the order of the arguments, all lengths, and more than memory holds at once.

#[cfg(target_os = "linux")]
use std::{
    fs,
    io::Write,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use crate::common::{Noise, Tree, is_gnu_here};

/// Lengths around blocks, around what is read whole, and beyond.
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

/// More lines behind a long file than may wait for it.
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

/// What waits for standard input is limited, and so is what threads have read.
#[test]
#[cfg(target_os = "linux")]
fn what_waits_takes_little_memory() {
    /// In KiB: 16 batches of 2.5 MiB, and a quarter of the lines.
    const MOST: u64 = 64 << 10;
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
    // Until nothing more is read. Should it only be slow, less is tested.
    let mut read = 0;
    while proc("io", "rchar:") != read {
        read = proc("io", "rchar:");
        thread::sleep(Duration::from_millis(500));
    }
    let peak = proc("status", "VmHWM:");
    println!("report: {} MiB read by 16 threads, while the first file is missing: {peak} KiB", read >> 20);
    assert!(peak < MOST, "{peak} KiB");
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
    assert!(summary.starts_with("raddle sum: 3 files, 1 failed, 6 B in 0.0"), "{summary}");
}
