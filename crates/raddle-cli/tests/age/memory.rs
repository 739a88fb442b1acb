//! The memory stays constant, however long the input is.

#![cfg(target_os = "linux")]

use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::common::Folder;

const LEN: usize = 512 << 20;
/// The maximum memory in KiB.
const MAX: u64 = 64 << 10;

/// Sends 512 MiB through a pipe, in both directions.
#[test]
fn a_long_stream_takes_little_memory() {
    let folder = Folder::new();
    let spawn = |arguments: &[&str]| -> Child {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
        command.current_dir(folder.path("")).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    };
    // Returns the maximum memory so far, in KiB.
    let peak = |child: &Child| -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().strip_suffix(" kB").unwrap().parse().unwrap()
    };
    // Reads the whole output as fast as it comes.
    let (mut seal, mut open) =
        (spawn(&["seal", "-r", &folder.recipient, "-j", "16"]), spawn(&["open", "-i", "key.txt", "-j", "16"]));
    let (mut sealed, mut to_open) = (seal.stdout.take().unwrap(), open.stdin.take().unwrap());
    let (mut plain, mut to_seal) = (open.stdout.take().unwrap(), seal.stdin.take().unwrap());
    let between = thread::spawn(move || {
        io::copy(&mut sealed, &mut to_open).unwrap();
        to_open
    });
    let after = thread::spawn(move || io::copy(&mut plain, &mut io::sink()).unwrap());
    let block = vec![1; 1 << 20];
    for _ in 0..LEN / block.len() {
        to_seal.write_all(&block).unwrap();
    }
    // Both programs still wait for more input.
    let sealing = peak(&seal);
    drop(to_seal);
    let to_open = between.join().unwrap();
    let opening = peak(&open);
    drop(to_open);
    assert_eq!(after.join().unwrap(), LEN as u64);
    assert!(seal.wait().unwrap().success() && open.wait().unwrap().success());
    println!("report: 512 MiB by 16 threads: {sealing} KiB to seal, {opening} KiB to open");
    assert!(sealing < MAX && opening < MAX, "{sealing} {opening}");
}
