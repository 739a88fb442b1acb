//! Recipients of other kinds: many recipients, post-quantum ones, those of identities and of plugins, and SSH keys that
//! can't be used.

use predicates::str::contains;

use crate::common::{CHUNK, Folder, Kind, plain, ssh_key, text};

#[test]
fn more_than_age_reads_are_warned_of_and_more_than_raddle_reads_refused() {
    let folder = Folder::new();
    let of = |count: usize| format!("{}\n", folder.recipient).repeat(count).into_bytes();
    for (count, warned) in [(1024, false), (1025, true)] {
        folder.write("recipients", &of(count));
        let sealed = folder.run(&["seal", "-R", "recipients"], b"message");
        assert!(sealed.status.success());
        assert_eq!(text(&sealed.stderr).contains("warning: 1025 recipients: age opens"), warned, "{count}");
        folder.opens(Kind::X25519, &[], &sealed.stdout, b"message");
    }
    // A header is at most 4 MiB long, and each of these recipients takes 145 bytes.
    folder.write("recipients", &of(45_000));
    let refused = folder.raddle(&["seal", "-R", "recipients", "-o", "sealed"]).write_stdin("message").assert().code(2);
    refused.stderr(contains("45000 recipients are too many: no program would open the file"));
    assert!(!folder.names().contains(&"sealed".to_owned()));
}

#[test]
fn ssh_keys_of_other_kinds_are_left_out_of_a_file() {
    let folder = Folder::new();
    let ed25519 = text(&std::fs::read(ssh_key("ed25519.pub")).unwrap());
    let ecdsa = "ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNUmVGiHK1l6H+p4/wLyGzEFEhkR1DVExgcNGOPT\
                 i0WTZ4J3Fe9tjZmQqkU/2wb2rRDDnq6bRP2C+nLMPSlYWuk= a@b";
    folder.write("github", format!("{ecdsa}\n{ed25519}").as_bytes());
    let sealed = folder.run(&["seal", "-R", "github"], b"message");
    let said = text(&sealed.stderr);
    assert!(sealed.status.success(), "{said}");
    assert!(said.contains("warning: github, line 1: an SSH key of the kind ecdsa-sha2-nistp256"), "{said}");
    folder.opens(Kind::SshEd25519, &[], &sealed.stdout, b"message");
    // Such a key is an error if the command line names it, or if there is no other recipient.
    folder.raddle(&["seal", "-r", ecdsa]).assert().code(2).stderr(contains("ecdsa-sha2-nistp256 can't be used"));
    folder.write("github", format!("{ecdsa}\n").as_bytes());
    folder.raddle(&["seal", "-R", "github"]).assert().code(2).stderr(contains("no recipient: give"));
}

#[test]
fn post_quantum_identities() {
    let folder = Folder::new();
    folder.raddle(&["keygen", "--pq", "-o", "pq.txt"]).assert().success();
    let recipient = text(&folder.run(&["keygen", "-y", "pq.txt"], b"").stdout).trim().to_owned();
    assert!(recipient.starts_with("age1pq1") && recipient.len() == 1959);
    for size in [0, 3 * CHUNK + 5] {
        let plain = plain(size);
        let sealed = folder.run(&["seal", "-r", &recipient], &plain).stdout;
        assert!(folder.run(&["open", "-i", "pq.txt"], &sealed).stdout == plain);
        folder.fails(&sealed, "wrong key: the identity isn't one that it is sealed for (mlkem768x25519)", 0, &plain);
    }
    // A second recipient without post-quantum security would undo the protection, so it is refused.
    folder.raddle(&["seal", "-r", &recipient, "-r", &folder.recipient]).assert().code(2);
    let mut mistyped = recipient;
    mistyped.replace_range(100..101, if mistyped.as_bytes()[100] == b'q' { "p" } else { "q" });
    folder
        .raddle(&["seal", "-r", &mistyped])
        .assert()
        .code(2)
        .stderr(contains("a malformed recipient: it is mistyped"));
}

#[test]
fn identities_name_their_recipients() {
    let folder = Folder::new();
    folder.raddle(&["keygen", "--pq", "-o", "pq.txt"]).assert().success();
    let seal = |identity: &str| {
        let sealed = folder.run(&["seal", "-i", identity], b"message");
        assert!(sealed.status.success(), "{identity}: {}", text(&sealed.stderr));
        sealed.stdout
    };
    folder.opens(Kind::X25519, &[], &seal("key.txt"), b"message");
    assert_eq!(folder.run(&["open", "-i", "pq.txt"], &seal("pq.txt")).stdout, b"message");
    folder.opens(Kind::SshEd25519, &[], &seal(ssh_key("ed25519").to_str().unwrap()), b"message");
    folder.opens(Kind::SshRsa, &[], &seal(ssh_key("rsa").to_str().unwrap()), b"message");
    // A locked file also contains the public key, so no passphrase is needed.
    let locked = ssh_key("ed25519_locked");
    let sealed = seal(locked.to_str().unwrap());
    let opened = folder.run(&["open", "-i", locked.to_str().unwrap(), "--pass-file", "passphrase"], &sealed);
    assert_eq!(opened.stdout, b"message");
    folder.raddle(&["seal", "-i", "key.txt", "-p"]).assert().code(2).stderr(contains("cannot be used with"));
}

/// A plugin that hides nothing: the body of its stanza is the file key.
#[cfg(unix)]
const PLUGIN: &str = r#"#!/bin/sh
read_all() { while read -r line && [ "$line" != "-> done" ]; do
    case "$line" in "-> wrap-file-key"*|"-> recipient-stanza 0 open"*) read -r key;; esac
done; read -r empty; }
answer() { read -r ok; read -r empty; }
read_all
case "$1" in
*recipient-v1) printf -- '-> recipient-stanza 0 open\n%s\n' "$key"; answer;;
*identity-v1) printf -- '-> msg\n%s\n' aGVsbG8; answer; printf -- '-> file-key 0\n%s\n' "$key"; answer;;
esac
printf -- '-> done\n\n'
"#;

#[cfg(unix)]
#[test]
fn plugins_wrap_and_unwrap() {
    use predicates::prelude::*;
    let folder = Folder::new();
    let encode = |prefix: &str| age_core::primitives::bech32_encode(bech32::Hrp::parse(prefix).unwrap(), &[1, 2, 3]);
    let (recipient, identity) = (encode("age1test"), encode("age-plugin-test-").to_uppercase());
    folder.write("plugin.txt", format!("# a plugin\n{identity}\n").as_bytes());
    let missing = "the plugin test is not installed: there is no program age-plugin-test in the PATH";
    folder.raddle(&["seal", "-r", &recipient]).assert().code(2).stderr(contains(missing));
    let mut warned = folder.raddle(&["open", "-i", "plugin.txt", "-i", "key.txt"]);
    let warned = warned.write_stdin(folder.seal(Kind::X25519, &[], b"message")).assert().success().stdout("message");
    warned.stderr(contains("warning: plugin.txt: ").and(contains(missing)));

    folder.write_program("age-plugin-test", PLUGIN);
    let path = format!("{}:{}", folder.path("").display(), std::env::var("PATH").unwrap());
    let run = |arguments: &[&str], input: &[u8]| {
        let output = folder.raddle(arguments).env("PATH", &path).write_stdin(input).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        output
    };
    for whom in [["-r", &recipient], ["-i", "plugin.txt"]] {
        let sealed = run(&[&["seal"], &whom[..]].concat(), b"message").stdout;
        let opened = run(&["open", "-i", "plugin.txt"], &sealed);
        assert_eq!((opened.stdout, text(&opened.stderr)), (b"message".to_vec(), "age-plugin-test: hello\n".to_owned()));
    }
    folder.raddle(&["keygen", "-y", "plugin.txt"]).assert().code(2).stderr(contains("only the plugin test knows"));
    // The file also has an identity whose recipient is known.
    folder.write("both.txt", &[&folder.read("plugin.txt")[..], &folder.read("key.txt")].concat());
    let known =
        folder.raddle(&["keygen", "-y", "both.txt"]).assert().success().stdout(format!("{}\n", folder.recipient));
    known.stderr(contains("warning: both.txt: only the plugin test knows the recipient of its identity"));
}
