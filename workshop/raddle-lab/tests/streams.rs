//! Tests standard streams that are closed, full or non-blocking, and foreign text in messages.

use std::path::Path;
use std::process::{Command, Output};
use std::{fs, str};

use tempfile::TempDir;

/// A text that clears the screen, and forges a message.
const EVIL: &str = "a\u{1b}[2J\u{9b}1m\u{202e}\nerror: forged";

fn lab(arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle-lab"));
    command.args(arguments).env_remove("RADDLE_CPU");
    command
}

/// Runs a command in a folder, and checks that its output has no control character and no forged line.
fn quoted(folder: &Path, arguments: &[&str]) -> Output {
    let output = lab(arguments).current_dir(folder).output().unwrap();
    for text in [&output.stdout, &output.stderr].map(|bytes| str::from_utf8(bytes).unwrap()) {
        assert!(!text.chars().any(|letter| letter != '\n' && letter.is_control()), "{arguments:?}: {text:?}");
        assert!(!text.contains("\nerror: forged"), "{arguments:?}: {text}");
    }
    output
}

#[test]
fn names_and_contents_of_files_are_quoted() {
    let folder = TempDir::new().unwrap();
    for arguments in [["kernels", "verify", EVIL], ["speed", "--from", EVIL]] {
        let said = String::from_utf8(quoted(folder.path(), &arguments).stderr).unwrap();
        let name = r"a'$'\033''[2J'$'\302\233''1m'$'\342\200\256\n''error: forged'";
        assert!(said.contains(name), "{arguments:?}: {said}");
    }
    let record = r#"{"algorithm":"chacha20","operation":"xor","bytes":64,"implementation":"EVIL","kernel":"EVIL","ns":1.0,"ns_min":1.0,"spread":0.0,"cycles_per_byte":null,"ratio_to_best_peer":null,"cpu":"EVIL","version":"EVIL"}"#;
    let record = record.replace("EVIL", r"a\u001b[2J\u009b\nerror: forged");
    fs::write(folder.path().join("record"), record).unwrap();
    let shown = quoted(folder.path(), &["speed", "--from", "record"]);
    assert!(shown.status.success() && String::from_utf8_lossy(&shown.stdout).contains(r"a\033[2J"), "{shown:?}");
}

/// Checks that a key file that was named by mistake stays secret.
#[test]
fn no_message_shows_a_line_of_a_file() {
    let folder = TempDir::new().unwrap();
    let secret = "QQQSYQCYQ5RQWZQFPG9SCRGWPUGPZYSNZS23V9CCRYDPK8QARC0SW0R0DN";
    fs::write(folder.path().join("file"), format!("# a comment\n\nAGE-SECRET-KEY-1{secret}\n")).unwrap();
    let output = lab(&["speed", "--from", "file"]).current_dir(&folder).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.contains("file") && !said.to_uppercase().contains(secret), "{said}");
}

#[cfg(unix)]
#[test]
fn a_closed_output_is_a_failure() {
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", "\"$0\" kernels >&-"]).arg(lab(&[]).get_program()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("can't write standard output") && said.contains("Bad file descriptor"), "{said}");
}

/// The exit status reports the failure.
#[cfg(target_os = "linux")]
#[test]
fn nothing_panics_where_streams_cannot_be_written() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    for arguments in [&["speed", "--from", "missing"][..], &["kernels"], &["completions", "bash"]] {
        let status = lab(arguments).stdout(full()).stderr(full()).status().unwrap();
        assert_eq!(status.code(), Some(1), "{arguments:?}");
    }
}

/// Nothing reads the output until the program waits; then all of the output arrives.
#[cfg(target_os = "linux")]
#[test]
fn a_non_blocking_output_is_waited_for() {
    use std::io::Read;
    use std::os::fd::AsRawFd;
    let (mut ours, theirs) = std::io::pipe().unwrap();
    // SAFETY: the call takes no pointer, and `theirs` keeps the descriptor open.
    assert_eq!(unsafe { libc::fcntl(theirs.as_raw_fd(), libc::F_SETFL, libc::O_NONBLOCK) }, 0);
    let mut command = lab(&["kernels", "--json"]);
    let mut child = command.stdout(theirs).spawn().unwrap();
    drop(command);
    let state = format!("/proc/{}/stat", child.id());
    let sleeps = |stat: String| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('S'));
    while child.try_wait().unwrap().is_none() && !fs::read_to_string(&state).is_ok_and(sleeps) {
        std::thread::yield_now();
    }
    let mut written = Vec::new();
    ours.read_to_end(&mut written).unwrap();
    assert!(child.wait().unwrap().success());
    let expected = lab(&["kernels", "--json"]).output().unwrap().stdout;
    // The output is longer than a pipe can hold.
    assert!(expected.len() > 1 << 16 && written == expected, "{} bytes of {}", written.len(), expected.len());
}
