//! Refusals of the system: threads, descriptors, memory, random numbers.

#![cfg(unix)]

use std::process::{Command, Output};
#[cfg(target_os = "linux")]
use std::{fs::File, process::Stdio};

#[cfg(target_os = "linux")]
use crate::common::ssh_key;
use crate::common::{CHUNK, Folder, Kind, plain, text};
use crate::refused::refuse_threads;
#[cfg(target_os = "linux")]
use crate::refused::run_judged;

fn program(folder: &Folder) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    command.current_dir(folder.path(""));
    command
}

/// Runs the program after a shell command, such as `ulimit`.
fn limited(folder: &Folder, limit: &str, arguments: &[&str]) -> Output {
    let program = assert_cmd::cargo::cargo_bin("raddle");
    let mut shell = Command::new("sh");
    shell.current_dir(folder.path("")).args(["-c", &format!("{limit}; exec \"$0\" \"$@\"")]).arg(program);
    shell.args(arguments).output().unwrap()
}

#[test]
fn without_threads() {
    let folder = Folder::new();
    let long = plain(40 * CHUNK + 5);
    folder.write("a", &long);
    folder.write("b", b"message");
    let run = |arguments: &[&str]| {
        let mut command = program(&folder);
        command.args(arguments);
        refuse_threads(&mut command).then(|| {
            let output = command.output().unwrap();
            assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
            output.stdout
        })
    };
    let recipient = folder.recipient.clone();
    for threads in ["1", "8"] {
        if run(&["seal", "-f", "-j", threads, "-r", &recipient, "a", "b"]).is_none() {
            return;
        }
        assert!(run(&["open", "-j", threads, "-i", "key.txt", "a.age"]).unwrap() == long);
        run(&["open", "-f", "-j", threads, "-i", "key.txt", "a.age", "b.age"]);
        assert!(folder.read("a") == long && folder.read("b") == b"message");
    }
}

/// Six descriptors are the standard streams, the input, the output, and the file that it replaces.
#[test]
fn with_few_descriptors() {
    let folder = Folder::new();
    let names: Vec<String> = (0..20).map(|at| format!("f{at}")).collect();
    names.iter().for_each(|name| folder.write(name, name.as_bytes()));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for descriptors in [6, 8, 32] {
        let limit = format!("ulimit -n {descriptors}");
        let seal = [&["seal", "-f", "-j", "16", "-r", &folder.recipient], &names[..]].concat();
        let sealed = limited(&folder, &limit, &seal);
        assert!(sealed.status.success(), "{descriptors}: {}", text(&sealed.stderr));
        let opened = limited(&folder, &format!("exec < f3.age; {limit}"), &["open", "-i", "key.txt"]);
        assert_eq!(opened.stdout, b"f3", "{descriptors}: {}", text(&opened.stderr));
    }
}

/// We first check that the memory for scrypt is available: otherwise the process would be aborted.
#[test]
fn without_memory_for_a_passphrase() {
    if cfg!(target_os = "macos") {
        return println!("skipped: a passphrase without memory: the system doesn't limit it");
    }
    let folder = Folder::new();
    let message = "not enough memory: a passphrase with 2^18 steps of scrypt takes 257 MiB";
    folder.write("plain", b"message");
    let sealed = limited(&folder, "ulimit -v 200000", &["seal", "--pass-file", "passphrase", "-o", "new", "plain"]);
    assert_eq!((sealed.status.code(), sealed.stdout.len()), (Some(1), 0));
    assert!(text(&sealed.stderr).contains(message), "{}", text(&sealed.stderr));
    assert!(!folder.names().contains(&"new".to_owned()));

    // Only the number of steps in this header matters.
    let body = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let salt = "AAAAAAAAAAAAAAAAAAAAAA";
    folder.write("sealed", format!("age-encryption.org/v1\n-> scrypt {salt} 18\n{body}\n--- {body}\n").as_bytes());
    let opened = limited(&folder, "ulimit -v 200000", &["open", "--pass-file", "passphrase", "sealed"]);
    assert_eq!(opened.status.code(), Some(1));
    assert!(text(&opened.stderr).contains(&format!("sealed: {message}")), "{}", text(&opened.stderr));

    // The memory suffices for some of the threads.
    let long = plain(40 * CHUNK);
    folder.write("plain", &long);
    let sealed = limited(&folder, "ulimit -v 60000", &["seal", "-j", "64", "-r", &folder.recipient, "plain"]);
    assert!(sealed.status.success(), "{}", text(&sealed.stderr));
    folder.opens(Kind::X25519, &[], &sealed.stdout, &long);
}

/// Makes the system refuse random numbers with this error: the call, and the devices to which libraries fall back.
#[cfg(target_os = "linux")]
fn without_random_numbers(folder: &Folder, error: i32, arguments: &[&str]) -> Output {
    use std::os::unix::fs::FileExt;
    let mut command = program(folder);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    run_judged(&mut command, &[libc::SYS_getrandom, libc::SYS_openat], |call| {
        if i64::from(call.data.nr) == libc::SYS_getrandom {
            return Some(error);
        }
        let mut path = [0; 12];
        let memory = File::open(format!("/proc/{}/mem", call.pid)).ok()?;
        _ = memory.read_at(&mut path, call.data.args[1]).ok()?;
        [b"/dev/urandom", b"/dev/random\0"].contains(&&path).then_some(libc::EACCES)
    })
}

/// A command that needs random numbers fails with a message, and writes nothing. The others succeed.
#[cfg(target_os = "linux")]
#[test]
fn no_command_panics_without_random_numbers() {
    let folder = Folder::new();
    let [rsa, rsa_pub, ed25519, ed25519_pub] =
        ["rsa", "rsa.pub", "ed25519", "ed25519.pub"].map(|name| ssh_key(name).to_str().unwrap().to_owned());
    for (name, kind) in ["x25519.age", "pass.age", "ed25519.age", "rsa.age"].into_iter().zip(Kind::ALL) {
        folder.write(name, &folder.seal(kind, &[], b"message"));
    }
    assert!(folder.run(&["keygen", "--pq", "-o", "pq.txt"], b"").status.success());
    folder.write("plain", b"message");
    // The first two make libraries open the devices, and the last does not.
    for error in [libc::EPERM, libc::ENOSYS, libc::EIO] {
        let names = folder.names();
        for arguments in [
            &["keygen"][..],
            &["keygen", "-o", "new"],
            &["keygen", "--pq", "-o", "new"],
            &["seal", "-r", &folder.recipient, "plain"],
            &["seal", "-r", &folder.recipient, "plain", "key.txt"],
            &["seal", "-R", &rsa_pub, "-o", "new", "plain"],
            &["seal", "-R", &ed25519_pub, "-o", "new", "plain"],
            &["seal", "-i", "pq.txt", "-o", "new", "plain"],
            &["seal", "--pass-file", "passphrase", "-o", "new", "plain"],
            // The computation with an RSA key is blinded.
            &["open", "-i", &rsa, "-o", "new", "rsa.age"],
        ] {
            let output = without_random_numbers(&folder, error, arguments);
            let said = text(&output.stderr);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{arguments:?}: {said}");
            assert!(said.contains("no random numbers: ") && said.contains("(os error "), "{arguments:?}: {said}");
            assert_eq!(folder.names(), names, "{arguments:?}");
        }
        for arguments in [
            &["open", "-i", "key.txt", "x25519.age"][..],
            &["open", "-i", &ed25519, "ed25519.age"],
            &["open", "--pass-file", "passphrase", "pass.age"],
            &["open", "-f", "-i", "key.txt", "-o", "opened", "x25519.age"],
            &["keygen", "-y", "key.txt"],
            &["inspect", "rsa.age"],
            &["sum", "plain", "key.txt"],
            &["completions", "bash"],
            &["man", "--dir", "."],
            &["--help"],
        ] {
            let output = without_random_numbers(&folder, error, arguments);
            assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        }
    }
}
