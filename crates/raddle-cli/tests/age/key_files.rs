//! Key files as they occur in practice: keys of other kinds, comments in other encodings, Windows line ends, and files
//! that are not key files.

use std::process::Command;

use predicates::str::contains;

use crate::common::{Folder, Kind, PASSPHRASE, ssh_key, text};

/// Returns an RSA key with this many bits, as a line of a list. Its modulus is made up, so nobody can open what it
/// seals.
fn rsa_key(bits: usize) -> String {
    use base64::Engine;
    let mut modulus = vec![0x5a; bits / 8 + 1];
    // The modulus is positive, has all its bits, and is odd.
    modulus[0] = 0;
    modulus[1] = 0xda;
    *modulus.last_mut().unwrap() = 1;
    let blob = [&b"ssh-rsa"[..], &[1, 0, 1], &modulus].map(|part| [&(part.len() as u32).to_be_bytes(), part].concat());
    format!("ssh-rsa {} root@host", base64::prelude::BASE64_STANDARD.encode(blob.concat()))
}

/// Such keys are skipped in a list, as in `age`, but refused as a single recipient.
#[test]
fn rsa_keys_that_are_too_short_or_too_long_are_left_out_of_a_list() {
    let folder = Folder::new();
    let ed25519 = text(&std::fs::read(ssh_key("ed25519.pub")).unwrap());
    for (bits, why) in [(1024, "an RSA key of less than 2048 bits"), (8192, "an RSA key of more than 4096 bits")] {
        let key = rsa_key(bits);
        folder.write("list", format!("{key}\n{ed25519}").as_bytes());
        let sealed = folder.run(&["seal", "-R", "list"], b"message");
        let said = text(&sealed.stderr);
        assert!(sealed.status.success(), "{said}");
        assert!(said.contains(&format!("warning: list, line 1: {why} can't be used, so it is skipped")), "{said}");
        folder.opens(Kind::SshEd25519, &[], &sealed.stdout, b"message");
        folder.raddle(&["seal", "-r", &key]).assert().code(2).stderr(contains(why));
        folder.write("list", format!("{key}\n").as_bytes());
        folder.raddle(&["seal", "-R", "list"]).assert().code(2).stderr(contains("no recipient: give"));
    }
    if age_is_here() {
        folder.write("list", format!("{}\n{ed25519}", rsa_key(1024)).as_bytes());
        let mut age = Command::new("age");
        let output = age.current_dir(folder.path("")).args(["-R", "list", "-o", "sealed", "key.txt"]).output().unwrap();
        assert!(output.status.success() && text(&output.stderr).contains("ignoring"), "{}", text(&output.stderr));
        folder.opens(Kind::SshEd25519, &[], &folder.read("sealed"), &folder.read("key.txt"));
    }
}

/// A wrong file was given, perhaps a secret one: the messages contain only its name and the line number.
#[test]
fn no_message_shows_a_line_of_a_file() {
    let folder = Folder::new();
    let secret = "hunter2-Zq7";
    let blob = |kind: &str| {
        use base64::Engine;
        let kind = kind.as_bytes();
        base64::prelude::BASE64_STANDARD.encode([&(kind.len() as u32).to_be_bytes(), kind, b"xyz"].concat())
    };
    for line in [
        secret.to_owned(),
        format!("age1{secret}"),
        format!("age1{}1qqqq", secret.to_lowercase()),
        format!("ssh-ed25519 {secret}"),
        format!("ssh-{secret} {}", blob(&format!("ssh-{secret}"))),
        format!("{secret} {}", blob(secret)),
        format!("AGE-SECRET-KEY-1{secret}"),
        format!("AGE-PLUGIN-{secret}"),
        format!("-----BEGIN {secret}"),
        format!("\u{1b}]0;{secret}"),
    ] {
        folder.write("file", format!("# a comment\n\n{line}\n").as_bytes());
        for arguments in [
            &["seal", "-R", "file"][..],
            &["seal", "-i", "file"],
            &["open", "-i", "file"],
            &["keygen", "-y", "file"],
            &["inspect", "file"],
        ] {
            let output = folder.run(arguments, b"message");
            let said = text(&output.stderr);
            let shows = said.to_lowercase().contains(&secret.to_lowercase());
            // A list may be used without the keys that can't be used; if no key is left, there is an error.
            assert!(!output.status.success() && !shows && said.contains("file"), "{arguments:?} {line:?}: {said}");
        }
        let said = text(&folder.run(&["seal", "-R", "file"], b"").stderr);
        assert!(said.contains("file, line 3: "), "{said}");
    }
}

#[test]
fn a_key_in_pkcs_8_is_named() {
    let folder = Folder::new();
    for kind in ["PRIVATE KEY", "ENCRYPTED PRIVATE KEY"] {
        folder.write("key.pem", format!("-----BEGIN {kind}-----\nMA==\n-----END {kind}-----\n").as_bytes());
        let output = folder.run(&["open", "-i", "key.pem"], b"");
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains("key.pem: a key in PKCS #8"), "{said}");
    }
}

/// A user may swap the input and the identity.
#[test]
fn a_file_that_is_too_long_is_not_read_whole() {
    let folder = Folder::new();
    // The file has 1 GiB but takes no space, and the memory limit is lower.
    std::fs::File::create(folder.path("big")).unwrap().set_len(1 << 30).unwrap();
    for (arguments, said) in [
        (&["seal", "-R", "big"][..], "big: not a file of keys: it is longer than 16 MiB"),
        (&["open", "-i", "big"], "big: not a file of keys: it is longer than 16 MiB"),
        (&["keygen", "-y", "big"], "big: not a file of keys: it is longer than 16 MiB"),
        (&["open", "--pass-file", "big"], "big: no passphrase: its first line is too long"),
        (&["sum", "-c", "big"], "big: no properly formatted checksum lines found"),
    ] {
        let program = assert_cmd::cargo::cargo_bin("raddle");
        let mut shell = Command::new("sh");
        shell.current_dir(folder.path("")).args(["-c", "ulimit -v 500000; exec \"$0\" \"$@\" < /dev/null"]);
        let output = shell.arg(program).args(arguments).output().unwrap();
        assert!(text(&output.stderr).contains(said), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn comments_may_be_in_any_encoding_and_lines_end_as_on_windows() {
    let folder = Folder::new();
    let recipient = folder.recipient.clone();
    let ed25519 = text(&std::fs::read(ssh_key("ed25519.pub")).unwrap());
    let key = text(&folder.read("key.txt"));
    let latin_1 = b"# Andr\xe9's\r\n\r\n";
    folder.write("list", &[latin_1, recipient.as_bytes(), b"\r\n"].concat());
    let sealed = folder.run(&["seal", "-R", "list"], b"message");
    assert!(sealed.status.success(), "{}", text(&sealed.stderr));
    folder.opens(Kind::X25519, &[], &sealed.stdout, b"message");
    // This is the comment of a key.
    folder.write("list", &[ed25519.trim().as_bytes(), b" Andr\xe9\r\n"].concat());
    let sealed = folder.run(&["seal", "-R", "list"], b"message");
    assert!(sealed.status.success(), "{}", text(&sealed.stderr));
    folder.opens(Kind::SshEd25519, &[], &sealed.stdout, b"message");
    folder.write("identity", &[latin_1, key.trim().as_bytes(), b"\r\n"].concat());
    let opened = folder.run(&["open", "-i", "identity"], &folder.seal(Kind::X25519, &[], b"message"));
    assert_eq!((text(&opened.stderr), text(&opened.stdout)), (String::new(), "message".to_owned()));
    folder.write("list", b"\x7fELF\x01\0\0");
    folder.raddle(&["seal", "-R", "list"]).assert().code(2).stderr(contains("list: it is binary"));
}

#[test]
fn empty_lines_may_precede_a_key() {
    let folder = Folder::new();
    let before = b"\n \r\n\n";
    let ssh = std::fs::read(ssh_key("ed25519")).unwrap();
    let armored = folder.run(&["seal", "--pass-file", "passphrase", "-a"], &folder.read("key.txt")).stdout;
    for (kind, key) in [(Kind::SshEd25519, ssh), (Kind::X25519, armored), (Kind::X25519, folder.read("key.txt"))] {
        folder.write("identity", &[&before[..], &key].concat());
        let sealed = folder.seal(kind, &[], b"message");
        let opened = folder.run(&["open", "-i", "identity", "--pass-file", "passphrase"], &sealed);
        assert_eq!((text(&opened.stderr), text(&opened.stdout)), (String::new(), "message".to_owned()));
    }
}

/// A program that treats the file as text makes both conversions. `age` refuses such files too.
#[test]
fn converted_files_are_named_as_such() {
    let folder = Folder::new();
    let armored = folder.seal(Kind::X25519, &["-a"], b"message");
    let with_crlf = |bytes: &[u8]| text(bytes).replace('\n', "\r\n").into_bytes();
    let in_utf_16 = |bytes: &[u8]| {
        let letters = text(bytes).encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
        [&[0xff, 0xfe][..], &letters].concat()
    };
    // Armor survives other line ends.
    folder.opens(Kind::X25519, &[], &with_crlf(&armored), b"message");
    let header = format!("age-encryption.org/v1\n-> X25519 {0}\n{0}\n--- {0}\n", "A".repeat(43));
    for (changed, how) in [
        (with_crlf(header.as_bytes()), "its line ends were converted (CR LF)"),
        (in_utf_16(header.as_bytes()), "it was converted to UTF-16"),
        (in_utf_16(&armored), "it was converted to UTF-16"),
    ] {
        for arguments in [&["open", "-i", "key.txt"][..], &["inspect"]] {
            let refused = folder.run(arguments, &changed);
            let said = text(&refused.stderr);
            assert!(
                refused.status.code() == Some(1) && said.contains(&format!("damaged header: {how}, as PowerShell")),
                "{said}"
            );
        }
        if age_is_here() {
            folder.write("changed", &changed);
            let mut age = Command::new("age");
            let output = age.current_dir(folder.path("")).args(["-d", "-i", "key.txt", "changed"]).output().unwrap();
            assert!(!output.status.success());
        }
    }
}

#[test]
fn a_passphrase_comes_through_standard_input() {
    let folder = Folder::new();
    folder.write("plain", b"message");
    let line = format!("{PASSPHRASE}\nsecond line");
    assert!(folder.run(&["seal", "--pass-file", "-", "-o", "sealed", "plain"], line.as_bytes()).status.success());
    folder.opens(Kind::Passphrase, &[], &folder.read("sealed"), b"message");
    let opened = folder.run(&["open", "--pass-file", "-", "sealed"], line.as_bytes());
    assert_eq!(opened.stdout, b"message");
    for arguments in [
        &["seal", "--pass-file", "-"][..],
        &["open", "--pass-file", "-"],
        &["open", "-i", "-", "--pass-file", "-", "sealed"],
    ] {
        let refused = folder.raddle(arguments).write_stdin(line.clone()).assert().code(2);
        refused.stderr(contains("standard input can't be used twice"));
    }
}

/// The program age-keygen warns too.
#[cfg(unix)]
#[test]
fn an_identity_that_others_may_read_is_warned_of() {
    use crate::files::{program, shell};
    let folder = Folder::new();
    let warned = |line: &str| {
        let output = shell(&folder, &line.replace("raddle", &program()), "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stderr).contains("would get an identity, but others may read it")
    };
    assert!(warned("umask 022; raddle keygen > shown"));
    assert!(warned("umask 022; raddle keygen -o /dev/fd/3 3> shown"));
    assert!(!warned("umask 077; rm shown; raddle keygen > shown"));
    assert!(!warned("umask 022; raddle keygen -fo shown"));
    assert!(!warned("umask 022; raddle keygen | cat > /dev/null"));
    assert!(!warned("umask 022; raddle keygen -y key.txt > recipient"));
}

fn age_is_here() -> bool {
    let here = Command::new("age").arg("--version").output().is_ok();
    if !here {
        println!("skipped: what age does with these files: there is no age");
    }
    here
}
