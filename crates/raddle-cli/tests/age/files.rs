//! What is written where, and what is refused.

use predicates::prelude::*;
use predicates::str::contains;

use crate::common::{Folder, Kind, text};

#[test]
fn keygen_makes_an_identity_for_its_owner_only() {
    let folder = Folder::new();
    let made = folder.run(&["keygen", "-o", "new.txt"], b"");
    assert!(made.status.success() && made.stdout.is_empty());
    let identity = text(&folder.read("new.txt"));
    let said = text(&made.stderr);
    let recipient = said.trim().strip_prefix("Public key: ").unwrap();
    assert!(recipient.starts_with("age1"));
    let lines: Vec<&str> = identity.lines().collect();
    assert_eq!(lines[0], format!("# public key: {recipient}"));
    assert!(lines[1].starts_with("AGE-SECRET-KEY-1") && lines.len() == 2);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = folder.path("new.txt").metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    folder.raddle(&["keygen", "-y", "new.txt"]).assert().success().stdout(format!("{recipient}\n"));
    folder.raddle(&["keygen", "-y"]).write_stdin(identity.clone()).assert().success().stdout(format!("{recipient}\n"));
    let sealed = folder.run(&["seal", "-r", recipient], b"message").stdout;
    let opened = folder.run(&["open", "-i", "new.txt"], &sealed);
    assert_eq!(opened.stdout, b"message");

    // It is not lost by mistake.
    folder.raddle(&["keygen", "-o", "new.txt"]).assert().code(2).stderr(contains("new.txt exists"));
    assert_eq!(text(&folder.read("new.txt")), identity);
    folder.raddle(&["keygen", "-fo", "new.txt"]).assert().success();
    assert_ne!(text(&folder.read("new.txt")), identity);
}

#[test]
fn nothing_is_overwritten_that_was_not_to_be() {
    let folder = Folder::new();
    folder.write("plain", b"message");
    folder.write("old", b"old");
    let recipient = folder.recipient.clone();
    let seal = |options: &[&str]| folder.raddle(&[&["seal", "-r", &recipient], options].concat());
    seal(&["-o", "old", "plain"]).assert().code(2).stderr(contains("old exists: -f (--force) overwrites it"));
    assert_eq!(folder.read("old"), b"old");
    seal(&["-o", "old", "-f", "plain"]).assert().success().stdout("").stderr("");
    folder.raddle(&["open", "-i", "key.txt", "old"]).assert().success().stdout("message");
    folder.raddle(&["open", "-i", "key.txt", "-o", "plain", "old"]).assert().code(2);
    folder.raddle(&["open", "-i", "key.txt", "-o", "new", "old"]).assert().success();
    assert_eq!(folder.read("new"), b"message");
    // In place, too: the file is replaced when the new one is complete.
    seal(&["-f", "-o", "plain", "plain"]).assert().success();
    folder.raddle(&["open", "-i", "key.txt", "-fo", "plain", "plain"]).assert().success();
    assert_eq!(folder.read("plain"), b"message");
    assert_eq!(folder.names(), ["key.txt", "new", "old", "passphrase", "plain"]);
}

#[cfg(unix)]
#[test]
fn links_devices_and_modes_stay_what_they_are() {
    use std::fs;
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = Folder::new();
    let mode = |name: &str| fs::symlink_metadata(folder.path(name)).unwrap().permissions().mode() & 0o777;
    folder.write("old", b"old");
    fs::set_permissions(folder.path("old"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("old", folder.path("link")).unwrap();
    let recipient = folder.recipient.clone();
    folder.raddle(&["seal", "-r", &recipient, "-fo", "link"]).write_stdin("message").assert().success();
    assert!(fs::symlink_metadata(folder.path("link")).unwrap().is_symlink());
    assert_eq!(mode("old"), 0o640);
    folder.raddle(&["open", "-i", "key.txt", "old"]).assert().success().stdout("message");
    folder.raddle(&["seal", "-r", &recipient, "-o", "/dev/null"]).write_stdin("message").assert().success();
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[test]
fn what_can_not_be_read_or_written_is_named() {
    let folder = Folder::new();
    let recipient = folder.recipient.clone();
    let seal = |options: &[&str]| folder.raddle(&[&["seal", "-r", &recipient], options].concat());
    seal(&["missing"]).assert().code(1).stderr(contains("can't read missing: "));
    seal(&["."]).assert().code(1).stderr(contains("can't read .: it is a folder"));
    seal(&["-o", "."]).assert().code(1).stderr(contains("can't write .: it is a folder"));
    seal(&["-o", "missing/file"]).assert().code(1).stderr(contains("can't write missing/file: "));
    if cfg!(target_os = "linux") {
        let full = seal(&["-o", "/dev/full"]).write_stdin(vec![0; 1 << 20]).assert();
        full.code(1).stderr(contains("can't write /dev/full: "));
    }
}

/// An output that nobody reads to its end is not a file that was sealed.
#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_a_failure() {
    let folder = Folder::new();
    let mut seal = std::process::Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    seal.args(["seal", "-r", &folder.recipient, "/dev/zero"]);
    let mut child = seal.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("can't write standard output"), "{}", text(&output.stderr));
}

#[cfg(unix)]
#[test]
fn a_signal_leaves_nothing_behind() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    let before = folder.names();
    let mut seal = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    seal.current_dir(folder.path("")).args(["seal", "-r", &folder.recipient, "-o", "sealed"]).stdin(Stdio::piped());
    let mut child = seal.spawn().unwrap();
    // More than fits a pipe: when it is written, the program is at work.
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(&vec![0; 4 << 20]).unwrap();
    assert_eq!(folder.names().len(), before.len() + 1);
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(folder.names(), before);
}

#[test]
fn a_level_that_is_none_is_refused() {
    let folder = Folder::new();
    let mut seal = folder.raddle(&["seal", "-r", &folder.recipient]);
    seal.env("RADDLE_CPU", "fast").assert().code(2).stderr(contains("RADDLE_CPU"));
}

#[test]
fn recipients_and_identities_that_are_none_are_named() {
    let folder = Folder::new();
    let secret = text(&folder.read("key.txt"));
    folder.write("recipients", b"# nobody\n");
    folder.write("garbage", b"# a line\n\ngarbage\n");
    let seal = |options: &[&str]| folder.raddle(&[&["seal"], options].concat()).assert().code(2);
    seal(&[]).stderr(contains("for whom? -r RECIPIENT, -R FILE, or -p for a passphrase"));
    seal(&["-R", "recipients"]).stderr(contains("for whom?"));
    seal(&["-r", "garbage"]).stderr(contains("garbage: no recipient"));
    seal(&["-r", "age1yubikey1qqqq"]).stderr(contains("a plugin"));
    seal(&["-r", "ssh-ed25519 AAAA"]).stderr(contains("a malformed SSH key"));
    seal(&["-R", "garbage"]).stderr(contains("garbage, line 3: "));
    seal(&["-r", &folder.recipient, "-p"]).stderr(contains("cannot be used with"));
    seal(&["-r", secret.trim()]).stderr(contains("which is secret").and(contains(secret.trim()).not()));

    let sealed = folder.seal(Kind::X25519, &[], b"message");
    folder.write("sealed", &sealed);
    folder.write("plugin", b"AGE-PLUGIN-YUBIKEY-1QQQQ\n");
    let open = |options: &[&str]| folder.raddle(&[&["open", "sealed"], options].concat()).assert().code(2);
    open(&[]).stderr(contains("it is sealed for recipients (X25519): -i FILE names an identity"));
    let twice = "standard input can't be several things at once";
    seal(&["-R", "-"]).stderr(contains(twice));
    folder.raddle(&["open", "-i", "-"]).assert().code(2).stderr(contains(twice));
    folder.raddle(&["open", "-i", "-", "sealed"]).write_stdin(secret).assert().success().stdout("message");
    open(&["-i", "garbage"]).stderr(contains("garbage, line 3: no identity"));
    open(&["-i", "recipients"]).stderr(contains("it has no identity"));
    open(&["-i", "plugin"]).stderr(contains("line 1: an identity of a plugin"));
    folder.raddle(&["open", "-i", "missing", "sealed"]).assert().code(1).stderr(contains("can't read missing"));
}
