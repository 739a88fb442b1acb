//! Foreign text in messages can't move the cursor, and none of its lines looks like a message of the program.

use crate::common::{Folder, Kind, text};

/// A text that clears the screen and forges a message.
const EVIL: &str = "a\u{1b}[2J\u{9b}1m\u{202e}\nerror: forged";

/// Runs a command that fails. Checks that its messages have no control character and no forged line.
#[track_caller]
fn is_quoted(folder: &Folder, arguments: &[&str], input: &[u8]) -> String {
    let path = format!("{}:{}", folder.path("").display(), std::env::var("PATH").unwrap());
    let output = folder.raddle(arguments).env("PATH", path).write_stdin(input).output().unwrap();
    let said = text(&output.stderr);
    assert!(!output.status.success(), "{arguments:?}: {said}");
    let is_shown =
        |letter: char| letter == '\n' || !letter.is_control() && !('\u{200e}'..='\u{206f}').contains(&letter);
    assert!(said.chars().all(is_shown), "{arguments:?}: {said:?}");
    assert!(!said.contains("\nerror: forged"), "{arguments:?}: {said}");
    said
}

#[test]
fn names_of_files() {
    let folder = Folder::new();
    let recipient = folder.recipient.clone();
    for arguments in [
        &["seal", "-r", &recipient, EVIL][..],
        &["seal", "-R", EVIL],
        &["seal", "-i", EVIL],
        &["seal", "-r", &recipient, "-o", &format!("missing/{EVIL}"), "key.txt"],
        &["open", "-i", EVIL, "key.txt"],
        &["open", "-i", "key.txt", EVIL],
        &["open", "--pass-file", EVIL, "key.txt"],
        &["inspect", EVIL],
        &["keygen", "-y", EVIL],
        &["keygen", "-o", &format!("missing/{EVIL}")],
        &["sum", EVIL],
        &["man", "--dir", &format!("key.txt/{EVIL}")],
    ] {
        let said = is_quoted(&folder, arguments, b"");
        assert!(
            said.contains(r"a'$'\033''[2J'$'\302\233''1m'$'\342\200\256\n''error: forged'"),
            "{arguments:?}: {said}"
        );
    }
}

#[test]
fn contents_of_files() {
    let folder = Folder::new();
    folder.write("evil", format!("age-encryption.org/{EVIL}\n").as_bytes());
    for arguments in [&["open", "-i", "key.txt", "evil"][..], &["inspect", "evil"], &["open", "-i", "evil", "key.txt"]]
    {
        is_quoted(&folder, arguments, b"");
    }
    // The file has an SSH key that names its kind "ssh-x\x1b[2J".
    folder.write("evil", b"ssh-x\x1b[2J AAAACXNzaC14G1syS g==\n\xe9\n");
    is_quoted(&folder, &["seal", "-R", "evil"], b"");
    is_quoted(&folder, &["seal", "-r", EVIL], b"");
    folder.raddle(&["keygen", "--pq", "-o", "pq.txt"]).assert().success();
    is_quoted(&folder, &["seal", "-i", "pq.txt", "-i", "key.txt"], b"");
}

#[test]
fn words_of_plugins() {
    let folder = Folder::new();
    let encode = |prefix: &str| age_core::primitives::bech32_encode(bech32::Hrp::parse(prefix).unwrap(), &[1, 2, 3]);
    folder.write("plugin.txt", encode("age-plugin-test-").to_uppercase().as_bytes());
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"message"));
    use base64::Engine;
    let evil = base64::prelude::BASE64_STANDARD_NO_PAD.encode(EVIL);
    let plugin = format!(
        "#!/bin/sh\nwhile read -r line && [ \"$line\" != '-> done' ]; do :; done; read -r empty\n\
         printf -- '-> msg\\n{evil}\\n'; read -r ok; read -r e\n\
         printf -- '-> error internal\\n{evil}\\n'; read -r ok; read -r e; printf -- '-> done\\n\\n'\n"
    );
    folder.write_program("age-plugin-test", &plugin);
    let said = is_quoted(&folder, &["open", "-i", "plugin.txt", "sealed"], b"");
    assert!(said.starts_with("age-plugin-test: a\\033[2J") && said.contains("\n  error: forged\n"), "{said}");
    is_quoted(&folder, &["seal", "-r", &encode("age1test"), "key.txt"], b"");
}
