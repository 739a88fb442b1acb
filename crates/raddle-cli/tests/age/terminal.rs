//! The behaviour at a terminal, which the program `script` provides.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::{Read, Write};
use std::mem::MaybeUninit;
use std::os::fd::AsRawFd;
use std::os::unix::fs::OpenOptionsExt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::common::{Folder, Kind, PASSPHRASE, text};

/// Runs a command line at a terminal and types an answer at each prompt, or at once if the prompt is empty. Returns the
/// exit status and the screen's text.
fn at_a_terminal(folder: &Folder, arguments: &str, typed: &[(&str, &str)]) -> Option<(i32, String)> {
    if let Err(error) = File::options().read(true).write(true).open("/dev/ptmx") {
        println!("skipped: tests at a terminal: the system gives none: {error}");
        return None;
    }
    let program = assert_cmd::cargo::cargo_bin("raddle");
    // The command first prints the name of its terminal.
    let line = format!("tty; {} {arguments}", program.display());
    let mut script = Command::new("script");
    script.current_dir(folder.path("")).args(["--quiet", "--return", "--command", &line, "/dev/null"]);
    let child = script.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let Ok(mut child) = child else {
        println!("skipped: tests at a terminal: there is no program script");
        return None;
    };
    let (mut keyboard, mut screen) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut shown = Vec::new();
    read_to(&mut screen, &mut shown, "\n");
    let terminal = File::options().read(true).custom_flags(libc::O_NOCTTY).open(text(&shown).trim_end()).unwrap();
    shown.clear();
    for (prompt, answer) in typed {
        read_to(&mut screen, &mut shown, prompt);
        // Text typed too early would be shown: the prompt comes before the terminal's echo is turned off.
        while !prompt.is_empty() && shows_what_is_typed(&terminal) {
            thread::sleep(Duration::from_millis(5));
        }
        writeln!(keyboard, "{answer}").unwrap();
    }
    drop(terminal);
    screen.read_to_end(&mut shown).unwrap();
    Some((child.wait().unwrap().code().unwrap(), text(&shown)))
}

/// Reads up to and including a text.
fn read_to(screen: &mut impl Read, shown: &mut Vec<u8>, text: &str) {
    while !shown.ends_with(text.as_bytes()) {
        let mut byte = [0];
        screen.read_exact(&mut byte).unwrap();
        shown.extend(byte);
    }
}

fn shows_what_is_typed(terminal: &File) -> bool {
    let mut settings = MaybeUninit::uninit();
    // SAFETY: the call writes the settings if it returns 0, which is checked.
    let settings = unsafe {
        assert_eq!(libc::tcgetattr(terminal.as_raw_fd(), settings.as_mut_ptr()), 0, "no terminal");
        settings.assume_init()
    };
    settings.c_lflag & libc::ECHO != 0
}

#[test]
fn binary_does_not_go_to_a_terminal() {
    let folder = Folder::new();
    folder.write("text", b"a line\n");
    folder.write("binary", b"\x1b[2J");
    let seal = format!("seal -r {} text", folder.recipient);
    let Some((code, said)) = at_a_terminal(&folder, &seal, &[]) else { return };
    assert!(code == 2 && said.contains("use -a for armor"), "{said}");
    let (code, said) = at_a_terminal(&folder, &format!("{seal} --armor"), &[]).unwrap();
    assert!(code == 0 && said.contains("BEGIN AGE"), "{said}");
    let (code, said) = at_a_terminal(&folder, &format!("{seal} -o -"), &[]).unwrap();
    assert!(code == 0 && said.contains("age-encryption.org/v1"), "{said}");

    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"a line\n"));
    let (code, said) = at_a_terminal(&folder, "open -i key.txt sealed", &[]).unwrap();
    assert!(code == 0 && said.contains("a line"), "{said}");
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"\x1b[2J"));
    let (code, said) = at_a_terminal(&folder, "open -i key.txt sealed", &[]).unwrap();
    assert!(code == 1 && said.contains("it is binary") && !said.contains("\x1b[2J"), "{said}");
    // The plaintext is an eight-bit control character, which some terminals obey.
    folder.write("c1", &folder.seal(Kind::X25519, &[], "\u{9b}2J".as_bytes()));
    let (code, said) = at_a_terminal(&folder, "open -i key.txt c1", &[]).unwrap();
    assert!(code == 1 && said.contains("it is binary") && !said.contains("\u{9b}"), "{said}");
    let (code, said) = at_a_terminal(&folder, "open -i key.txt -o - sealed", &[]).unwrap();
    assert!(code == 0 && said.contains("\x1b[2J"), "{said}");
}

#[test]
fn passphrases_are_typed_and_not_shown() {
    let folder = Folder::new();
    folder.write("text", b"message");
    let twice = [("Passphrase: ", PASSPHRASE), ("Again: ", PASSPHRASE)];
    let Some((code, said)) = at_a_terminal(&folder, "seal -p -o sealed text", &twice) else { return };
    assert!(code == 0 && !said.contains(PASSPHRASE), "{said}");
    folder.opens(Kind::Passphrase, &[], &folder.read("sealed"), b"message");
    // The program asks for the passphrase without an option.
    let (code, said) = at_a_terminal(&folder, "open sealed", &twice[..1]).unwrap();
    assert!(code == 0 && said.ends_with("message") && !said.contains(PASSPHRASE), "{said}");
    let (code, said) = at_a_terminal(&folder, "open sealed", &[("Passphrase: ", "wrong")]).unwrap();
    assert!(code == 1 && said.contains("wrong passphrase"), "{said}");
    let differ = [("Passphrase: ", "one"), ("Again: ", "two")];
    let (code, said) = at_a_terminal(&folder, "seal -p -o other text", &differ).unwrap();
    assert!(code == 2 && said.contains("the two passphrases differ"), "{said}");
    assert!(!folder.names().contains(&"other".to_owned()));
}

/// Armor that is pasted ends at its last line. On the code before, the programs wait for more until they are ended.
#[test]
fn pasted_armor_ends_at_its_last_line() {
    let folder = Folder::new();
    let program = assert_cmd::cargo::cargo_bin("raddle").display().to_string();
    let paste = |kind, command: &str, typed: &[(&str, &str)]| {
        let armor = folder.seal(kind, &["-a"], b"the message");
        let line = format!("--version; timeout --foreground 60 {program} {command}");
        at_a_terminal(&folder, &line, &[&[("", text(&armor).trim_end())], typed].concat())
    };
    let Some((code, said)) = paste(Kind::X25519, "open -i key.txt", &[]) else { return };
    assert!(code == 0 && said.ends_with("the message"), "{said}");
    let (code, said) = paste(Kind::Passphrase, "open", &[("Passphrase: ", PASSPHRASE)]).unwrap();
    assert!(code == 0 && said.ends_with("the message") && !said.contains(PASSPHRASE), "{said}");
    let (code, said) = paste(Kind::X25519, "inspect", &[]).unwrap();
    assert!(code == 0 && said.contains("X25519"), "{said}");
}

#[test]
fn interrupting_a_prompt_is_an_interruption() {
    let folder = Folder::new();
    folder.write("text", b"message");
    folder.write("sealed", &folder.seal(Kind::Passphrase, &[], b"message"));
    let before = folder.names();
    for line in ["seal -p -o new text", "open -o new sealed", "open sealed"] {
        let Some((code, said)) = at_a_terminal(&folder, line, &[("Passphrase: ", "\x03")]) else { return };
        assert!(code == 130 && !said.contains("error"), "{line}: {code}, {said}");
        assert_eq!(folder.names(), before);
    }
}

/// Each message is on its own line, and the prompt comes last.
#[test]
fn an_identity_goes_to_a_passphrase_through_a_pipe() {
    let folder = Folder::new();
    let program = assert_cmd::cargo::cargo_bin("raddle").display().to_string();
    // The identity comes late.
    let line = format!("keygen -o new.txt; (sleep 1; {program} keygen) | {program} seal -p -o key.age");
    let twice = [("Passphrase: ", PASSPHRASE), ("Again: ", PASSPHRASE)];
    let Some((code, said)) = at_a_terminal(&folder, &line, &twice) else { return };
    let lines: Vec<&str> = said.lines().collect();
    let is_right = lines[1].starts_with("Public key: age1") && lines[2].starts_with("Passphrase: ");
    assert!(code == 0 && is_right, "{said}");
}

/// The passphrase is asked for once for all files of the key, and never for files of other keys.
#[test]
fn the_passphrase_of_an_ssh_key_is_asked_for_once() {
    let folder = Folder::new();
    for name in ["ed25519_locked", "ed25519_locked.pub"] {
        std::fs::copy(crate::common::ssh_key(name), folder.path(name)).unwrap();
    }
    for name in ["a", "b", "c"] {
        folder.write(name, name.as_bytes());
        folder.raddle(&["seal", "-R", "ed25519_locked.pub", "-o", &format!("{name}.age"), name]).assert().success();
    }
    let prompt = "Passphrase of ed25519_locked: ";
    let open = "open -j1 -fi ed25519_locked a.age b.age c.age";
    let Some((code, said)) = at_a_terminal(&folder, open, &[(prompt, PASSPHRASE)]) else { return };
    assert!(code == 0 && said.matches(prompt).count() == 1, "{said}");
    // A wrong passphrase isn't asked for again either: the message of each file names the identity.
    let (code, said) = at_a_terminal(&folder, open, &[(prompt, "wrong")]).unwrap();
    assert!(code == 1 && said.matches(prompt).count() == 1, "{said}");
    assert_eq!(said.matches("ed25519_locked: wrong passphrase").count(), 3, "{said}");
}
