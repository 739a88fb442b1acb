//! Refusals of the system: threads, descriptors, memory.

#![cfg(unix)]

use std::process::{Command, Output};

use crate::common::{CHUNK, Folder, Kind, plain, text};
use crate::refused::refuse_threads;

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
