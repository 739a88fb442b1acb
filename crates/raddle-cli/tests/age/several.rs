//! Several files in one command, `raddle -e` and `-d`, and the information in a file without a key.

use predicates::prelude::*;
use predicates::str::contains;

use crate::common::{CHUNK, Folder, Kind, PASSPHRASE, plain, text};

#[test]
fn each_file_becomes_one() {
    let folder = Folder::new();
    let plains = [0, 1, CHUNK, 20 * CHUNK + 3, 5].map(plain);
    let names = ["a", "b", "c", "d", "e"];
    names.iter().zip(&plains).for_each(|(name, plain)| folder.write(name, plain));
    for threads in ["1", "2", "3", "64"] {
        let seal = [&["seal", "-f", "-j", threads, "-r", &folder.recipient], &names[..]].concat();
        folder.raddle(&seal).assert().success().stdout("").stderr("");
        names.iter().for_each(|name| std::fs::remove_file(folder.path(name)).unwrap());
        let open = ["open", "-j", threads, "-i", "key.txt", "a.age", "b.age", "c.age", "d.age", "e.age"];
        folder.raddle(&open).assert().success().stdout("").stderr("");
        assert!(names.iter().zip(&plains).all(|(name, plain)| folder.read(name) == *plain));
    }
}

#[test]
fn one_that_fails_is_named_and_the_others_finish() {
    let folder = Folder::new();
    for name in ["a", "b", "c", "c.age"] {
        folder.write(name, name.as_bytes());
    }
    let sealed = folder.raddle(&["seal", "-r", &folder.recipient, "a", "missing", ".", "b", "c"]).assert().code(1);
    let said = contains("can't read missing: ").and(contains("can't read .: ")).and(contains("c.age exists"));
    sealed.stderr(said);
    assert_eq!(folder.read("c.age"), b"c.age");

    let mut damaged = folder.read("a.age");
    *damaged.last_mut().unwrap() ^= 1;
    folder.write("damaged.age", &damaged);
    let opened =
        folder.raddle(&["open", "-fi", "key.txt", "a.age", "damaged.age", "b.age", "key.txt"]).assert().code(1);
    opened.stderr(contains("damaged.age: damaged payload").and(contains("key.txt: its name doesn't end in .age")));
    assert_eq!((folder.read("a"), folder.read("b")), (b"a".to_vec(), b"b".to_vec()));
    assert!(!folder.names().contains(&"damaged".to_owned()));

    for (arguments, message) in [
        (&["seal", "-r", &folder.recipient, "-o", "x", "a", "b"][..], "there are several inputs"),
        (&["seal", "-r", &folder.recipient, "a", "-"], "standard input has no name"),
        (&["open", "-i", "key.txt", "--range", "0:1", "a.age", "b.age"], "--range opens a part of one file"),
        (&["seal", "-R", "-", "-i", "-", "a", "b"], "standard input can't be used twice"),
    ] {
        folder.raddle(arguments).assert().code(2).stderr(contains(message));
    }
}

/// Each pipe has a writer, which writes once: a pipe that is opened only to be examined loses its data.
#[cfg(unix)]
#[test]
fn named_pipes_are_opened_once() {
    use crate::files::shell;
    use std::fs::{self, File};
    use std::os::unix::fs::OpenOptionsExt;
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &[], b"message");
    let run = |options: &[&str], pipes: [&str; 3], data: &[u8]| {
        assert!(shell(&folder, &format!("mkfifo {}", pipes.join(" ")), "").status.success());
        std::thread::scope(|scope| {
            for pipe in pipes {
                scope.spawn(|| fs::write(folder.path(pipe), data));
            }
            // A program that has lost the data waits for ever.
            let mut command = folder.raddle(&[options, &pipes].concat());
            let output = command.timeout(std::time::Duration::from_secs(60)).output().unwrap();
            // A writer whose pipe was never opened waits too.
            for pipe in pipes {
                _ = File::options().read(true).custom_flags(libc::O_NONBLOCK).open(folder.path(pipe));
                fs::remove_file(folder.path(pipe)).unwrap();
            }
            assert!(output.status.success(), "{options:?}: {}: {}", output.status, text(&output.stderr));
        });
    };
    run(&["seal", "-i", "key.txt", "-j", "3"], ["a", "b", "c"], b"message");
    for name in ["a.age", "b.age", "c.age"] {
        folder.opens(Kind::X25519, &[], &folder.read(name), b"message");
        fs::remove_file(folder.path(name)).unwrap();
    }
    run(&["open", "-i", "key.txt", "-j", "1"], ["a.age", "b.age", "c.age"], &sealed);
    assert!(["a", "b", "c"].iter().all(|name| folder.read(name) == b"message"));
}

/// One of two outputs would be lost, or both mixed.
#[cfg(unix)]
#[test]
fn no_file_is_two_outputs() {
    for old in ["echo > a.age; ln a.age b.age", "echo > c; ln -s c a.age; ln -s c b.age", "ln -s a.age b.age"] {
        let folder = Folder::new();
        folder.write("a", b"message");
        folder.write("b", b"message");
        assert!(crate::files::shell(&folder, old, "").status.success());
        // With one thread, the link leads to the output of the first file.
        for threads in if old.starts_with("ln") { &["1"][..] } else { &["1", "2"] } {
            let output = folder.run(&["seal", "-f", "-j", threads, "-i", "key.txt", "a", "b"], b"");
            let said = text(&output.stderr);
            assert!(output.status.code() == Some(1) && said.contains("which is written too"), "{old}: {said}");
            let written = if said.contains("can't write a.age") { "b.age" } else { "a.age" };
            folder.opens(Kind::X25519, &[], &folder.read(written), b"message");
        }
    }
    let folder = Folder::new();
    folder.write("a", b"message");
    folder.raddle(&["seal", "-f", "-i", "key.txt", "a", "a"]).assert().code(1).stderr(contains("written too"));
    folder.opens(Kind::X25519, &[], &folder.read("a.age"), b"message");
}

#[test]
fn a_passphrase_serves_all_files() {
    let folder = Folder::new();
    folder.write("a", b"1");
    folder.write("b", b"2");
    folder.raddle(&["seal", "--pass-file", "passphrase", "a", "b"]).assert().success();
    let open = ["open", "-f", "--pass-env", "RADDLE_TEST_PASSPHRASE", "a.age", "b.age"];
    folder.raddle(&open).env("RADDLE_TEST_PASSPHRASE", PASSPHRASE).assert().success();
}

#[test]
fn encrypt_and_decrypt_are_options_too() {
    let folder = Folder::new();
    for [encrypt, decrypt] in [["-e", "-d"], ["--encrypt", "--decrypt"]] {
        let sealed = folder.run(&[encrypt, "-r", &folder.recipient], b"message");
        assert!(sealed.status.success(), "{}", text(&sealed.stderr));
        assert_eq!(folder.run(&[decrypt, "-i", "key.txt"], &sealed.stdout).stdout, b"message");
    }
}

#[test]
fn inspection_counts_every_byte() {
    let folder = Folder::new();
    for kind in Kind::ALL {
        // A passphrase takes a second, so one size is enough.
        let sizes = if kind == Kind::Passphrase { &[1][..] } else { &[0, 1, CHUNK, 3 * CHUNK + 7] };
        for &size in sizes {
            for options in [&[][..], &["-a"]] {
                let sealed = folder.seal(kind, options, &plain(size));
                folder.write("sealed", &sealed);
                let by_name = folder.run(&["inspect", "--json", "sealed"], b"");
                let by_stream = folder.run(&["inspect", "--json"], &sealed);
                assert_eq!(text(&by_name.stdout), text(&by_stream.stdout));
                let found: serde_json::Value = serde_json::from_slice(&by_name.stdout).unwrap();
                let sizes =
                    ["header", "armor", "overhead", "min_payload"].map(|name| found["sizes"][name].as_u64().unwrap());
                assert_eq!(sizes[3], size as u64);
                assert_eq!(sizes.iter().sum::<u64>(), sealed.len() as u64);
                assert_eq!(found["armor"], !options.is_empty());
                let stanza = match kind {
                    Kind::X25519 => "X25519",
                    Kind::Passphrase => "scrypt",
                    Kind::SshEd25519 => "ssh-ed25519",
                    Kind::SshRsa => "ssh-rsa",
                };
                assert_eq!(found["stanza_types"], serde_json::json!([stanza]));
                assert_eq!(found["postquantum"], if kind == Kind::Passphrase { "yes" } else { "no" });
            }
        }
    }
}

#[test]
fn inspection_is_a_short_table() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &[], b"message");
    let expected = "format        age-encryption.org/v1\nsealed for    X25519\npost-quantum  no\n\
                    header        168 bytes\nnonce, tags    32 bytes\nplaintext       7 bytes\nall           207 bytes\n";
    assert_eq!(text(&folder.run(&["inspect"], &sealed).stdout), expected);
    for (damaged, message) in [
        (&sealed[..sealed.len() - 8], "standard input: damaged payload: it is truncated"),
        (&sealed[..100], "standard input: damaged header: it is truncated"),
        (b"hello", "standard input: not an age file"),
    ] {
        let refused = folder.run(&["inspect"], damaged);
        assert_eq!(refused.status.code(), Some(1));
        assert!(text(&refused.stderr).contains(message), "{}", text(&refused.stderr));
    }
}
