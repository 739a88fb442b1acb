//! Identities that match a file but can't be used: the message names the identity and the cause.

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Command, Output};

use age::secrecy::SecretString;
use age::{Encryptor, scrypt};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::common::{Folder, Kind, PASSPHRASE, ssh_key, text};

/// Seals under the passphrase, with few scrypt steps.
fn under_passphrase(plain: &[u8]) -> Vec<u8> {
    let mut recipient = scrypt::Recipient::new(SecretString::from(PASSPHRASE));
    recipient.set_work_factor(2);
    let encryptor = Encryptor::with_recipients(std::iter::once(&recipient as _)).unwrap();
    let mut sealed = Vec::new();
    let mut writer = encryptor.wrap_output(&mut sealed).unwrap();
    writer.write_all(plain).unwrap();
    writer.finish().unwrap();
    sealed
}

/// Runs the program without a terminal at which it could ask. Programs in the folder are in its PATH.
fn without_terminal(folder: &Folder, arguments: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
    let path = format!("{}:{}", folder.path("").display(), std::env::var("PATH").unwrap());
    command.current_dir(folder.path("")).args(arguments).env("PATH", path);
    // SAFETY: setsid(2) may be called between fork and exec.
    unsafe {
        command.pre_exec(|| match libc::setsid() {
            -1 => Err(std::io::Error::last_os_error()),
            _ => Ok(()),
        });
    }
    command.output().unwrap()
}

#[track_caller]
fn fails(output: &Output, message: &str) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(message), "{said:?} lacks {message:?}");
}

#[test]
fn under_a_passphrase_of_every_kind() {
    let folder = Folder::new();
    folder.raddle(&["keygen", "--pq", "-o", "pq.txt"]).assert().success();
    for (plain, sealed) in [("pq.txt", "pq.age"), ("key.txt", "key.age")] {
        folder.write(sealed, &under_passphrase(&folder.read(plain)));
        let recipient = text(&folder.run(&["keygen", "-y", plain], b"").stdout);
        folder.write("sealed", &folder.run(&["seal", "-r", recipient.trim()], b"message").stdout);
        let open = |identity: &str, passphrase: &str| {
            folder.run(&["open", "-i", identity, "--pass-file", passphrase, "sealed"], b"")
        };
        assert_eq!(open(sealed, "passphrase").stdout, b"message", "{sealed}");
        folder.write("wrong", b"wrong\n");
        fails(&open(sealed, "wrong"), &format!("sealed: not opened: {sealed}: wrong passphrase"));
        fails(
            &without_terminal(&folder, &["open", "-i", sealed, "sealed"]),
            &format!("not opened: {sealed}: no terminal"),
        );
        fails(&without_terminal(&folder, &["keygen", "-y", sealed]), &format!("{sealed}: no terminal"));
        fails(&without_terminal(&folder, &["seal", "-i", sealed, "wrong"]), &format!("{sealed}: no terminal"));
        // Another identity opens the file.
        let both = folder.run(&["open", "-i", sealed, "-i", plain, "--pass-file", "wrong", "sealed"], b"");
        assert_eq!(both.stdout, b"message");
    }
    // Without an identity, the message names the sealed file and the option.
    folder.write("p.age", &under_passphrase(b"message"));
    for (arguments, asks) in
        [(&["open", "p.age"][..], "error: p.age: no terminal to ask"), (&["seal", "-p"], "error: no terminal")]
    {
        let output = without_terminal(&folder, arguments);
        fails(&output, asks);
        fails(&output, ": --pass-file FILE gives it\n");
    }
    let several = without_terminal(&folder, &["open", "p.age", "key.age"]);
    fails(&several, "error: p.age: no terminal to ask");
    folder.write("twice.age", &under_passphrase(&folder.read("key.age")));
    let twice = folder.raddle(&["open", "-i", "twice.age", "--pass-file", "passphrase", "sealed"]).assert().code(2);
    twice.stderr(predicates::str::contains("twice.age: it is sealed twice"));
}

#[test]
fn ssh_keys_under_a_passphrase() {
    let folder = Folder::new();
    folder.write("locked", &std::fs::read(ssh_key("ed25519_locked")).unwrap());
    let sealed = folder.run(&["seal", "-R", ssh_key("ed25519_locked.pub").to_str().unwrap()], b"message").stdout;
    folder.write("sealed", &sealed);
    folder.write("wrong", b"wrong\n");
    fails(&without_terminal(&folder, &["open", "-i", "locked", "sealed"]), "sealed: not opened: locked: no terminal");
    let wrong = folder.run(&["open", "-i", "locked", "--pass-file", "wrong", "sealed"], b"");
    fails(&wrong, "sealed: not opened: locked: wrong passphrase");
    // The passphrase is not needed if the file is sealed for another key.
    folder.write("other", &folder.seal(Kind::X25519, &[], b"message"));
    fails(&without_terminal(&folder, &["open", "-i", "locked", "other"]), "wrong key");

    // The name of the cipher is the first string in the key.
    let pem = text(&folder.read("locked"));
    let lines: Vec<&str> = pem.lines().collect();
    let mut key = BASE64_STANDARD.decode(lines[1..lines.len() - 1].concat()).unwrap();
    key.splice(15..15 + 4 + 10, [&[0, 0, 0, 29][..], b"chacha20-poly1305@openssh.com"].concat());
    let pem = format!("{}\n{}\n{}\n", lines[0], BASE64_STANDARD.encode(key), lines[lines.len() - 1]);
    folder.write("unknown", pem.as_bytes());
    let refused = folder.raddle(&["open", "-i", "unknown", "sealed"]).assert().code(2);
    let said = text(&refused.get_output().stderr);
    assert!(said.contains("unknown: an SSH key encrypted by chacha20-poly1305@openssh.com"), "{said}");
    assert!(said.contains("`ssh-keygen -p -Z aes256-ctr -f FILE`"), "{said}");
}

/// Tries a missing file, and files without an identity.
#[test]
fn a_file_without_identities_hides_no_other() {
    let folder = Folder::new();
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"message"));
    folder.write("empty", b"");
    folder.write("comment", b"# created: now\n");
    folder.write("comment.age", &under_passphrase(b"# created: now\n"));
    folder.raddle(&["keygen", "-o", "other.txt"]).assert().success();
    for (file, why) in [
        ("missing", "can't read missing: "),
        ("empty", "empty: it has no identity"),
        ("comment", "comment: it has no identity"),
        ("comment.age", "comment.age: it has no identity"),
    ] {
        let open = |identities: &[&str]| {
            let options = identities.iter().flat_map(|identity| ["-i", identity]);
            let options: Vec<&str> =
                ["open", "sealed", "--pass-file", "passphrase"].into_iter().chain(options).collect();
            folder.run(&options, b"")
        };
        for both in [[file, "key.txt"], ["key.txt", file]] {
            let opened = open(&both);
            assert_eq!((text(&opened.stderr), opened.stdout), (String::new(), b"message".to_vec()), "{both:?}");
        }
        fails(&open(&[file]), why);
        fails(&open(&[file, "other.txt"]), &format!("sealed: not opened: {why}"));
        if file != "comment.age" {
            fails(&folder.run(&["keygen", "-y", file], b""), why);
            // A recipient that is left out couldn't open the file, so sealing fails.
            fails(&folder.run(&["seal", "-i", file, "-i", "key.txt"], b""), why);
        }
    }
    // The user may have meant an identity in the malformed file, so this is an error.
    folder.write("garbage", b"garbage\n");
    let refused = folder.run(&["open", "-i", "garbage", "-i", "key.txt", "sealed"], b"");
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stderr));
}

/// The beginning of a plugin: it reads commands up to `done`, and will ask or fail.
const BEGIN: &str = "#!/bin/sh\nwhile read -r line && [ \"$line\" != '-> done' ]; do :; done; read -r empty\n";

#[test]
fn plugins_that_fail() {
    let folder = Folder::new();
    let encode = |prefix: &str| age_core::primitives::bech32_encode(bech32::Hrp::parse(prefix).unwrap(), &[1, 2, 3]);
    folder.write("plugin.txt", encode("age-plugin-test-").to_uppercase().as_bytes());
    folder.write("sealed", &folder.seal(Kind::X25519, &[], b"message"));
    let recipient = encode("age1test");
    let ask = |what: &str| format!("{BEGIN}printf -- '-> {what}\\nTmFtZQ\\n'; read -r no; printf -- '-> done\\n\\n'\n");
    let error = format!(
        "{BEGIN}printf -- '-> error internal\\nYnJva2Vu\\n'; read -r ok; read -r e; printf -- '-> done\\n\\n'\n"
    );
    let opened = without_terminal(&folder, &["open", "-i", "plugin.txt", "sealed"]);
    fails(&opened, "sealed: not opened: the plugin test is not installed: ");
    for (plugin, message) in [
        ("#!/missing/interpreter\n".to_owned(), "the plugin age-plugin-test: it can't be started: "),
        ("#!/bin/sh\nexit 1\n".to_owned(), "the plugin age-plugin-test: it ended before it answered"),
        (BEGIN.to_owned(), "the plugin age-plugin-test: it ended before it answered"),
        (ask("request-public"), "the plugin age-plugin-test: no terminal to ask what it wants: "),
        (ask("request-secret"), "the plugin age-plugin-test: no terminal to ask for a passphrase: "),
        (ask("confirm WWVz"), "the plugin age-plugin-test: no terminal to ask what it wants: "),
        (error, "the plugin age-plugin-test: broken"),
    ] {
        folder.write_program("age-plugin-test", &plugin);
        let opened = without_terminal(&folder, &["open", "-i", "plugin.txt", "sealed"]);
        fails(&opened, &format!("sealed: not opened: {message}"));
        fails(&without_terminal(&folder, &["seal", "-r", &recipient, "key.txt"]), message);
        // Another identity opens the file.
        let both = without_terminal(&folder, &["open", "-i", "plugin.txt", "-i", "key.txt", "sealed"]);
        assert_eq!(both.stdout, b"message", "{}", text(&both.stderr));
    }
    // This plugin has no key for the file.
    folder.write_program("age-plugin-test", &format!("{BEGIN}printf -- '-> done\\n\\n'\n"));
    fails(&without_terminal(&folder, &["open", "-i", "plugin.txt", "sealed"]), "wrong key: ");
    fails(
        &without_terminal(&folder, &["seal", "-r", &recipient, "key.txt"]),
        "the plugin age-plugin-test: it sealed nothing",
    );
}
