//! Lines without tags, whose algorithm must be found, and lists with unknown algorithms.

use std::process::Command;

use crate::common::{Outcome, Tree};

/// Creates files, some of which are longer than a first piece.
fn tree() -> (Tree, Vec<String>) {
    let tree = Tree::new();
    let names: Vec<String> = (0..60).map(|number| format!("f{number}")).collect();
    for (number, name) in names.iter().enumerate() {
        tree.write(name, vec![number as u8; number * 7001]);
    }
    (tree, names)
}

fn verdicts(outcome: &Outcome) -> [usize; 2] {
    let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
    [": OK\n", ": FAILED\n"].map(|verdict| text.matches(verdict).count())
}

/// Returns the list that a program writes or, if it isn't installed, that `raddle sum` writes; prints a line in that
/// case.
fn list_of(tree: &Tree, program: &str, algorithm: &str, names: &[String]) -> Vec<u8> {
    let bits = algorithm.strip_prefix("blake2b-");
    let options: Vec<&str> = bits.map_or_else(Vec::new, |bits| vec!["-l", bits]);
    if Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success()) {
        let names = names.iter().map(String::as_str);
        return tree.theirs(program, &options.into_iter().chain(names).collect::<Vec<_>>());
    }
    println!("skipped: lists of {program}, which isn't here");
    let names = names.iter().map(String::as_str);
    tree.raddle(&["-a", algorithm].into_iter().chain(names).collect::<Vec<_>>(), b"").stdout
}

#[test]
fn lists_of_b2sum_and_b3sum() {
    let (tree, names) = tree();
    for (program, algorithm, tag) in [
        ("b2sum", "blake2b", "BLAKE2b"),
        ("b2sum", "blake2b-384", "BLAKE2b-384"),
        ("b2sum", "blake2b-256", "BLAKE2b-256"),
        ("b2sum", "blake2b-160", "BLAKE2b-160"),
        ("b3sum", "blake3", "BLAKE3"),
        ("sha256sum", "sha256", ""),
        ("sha512sum", "sha512", ""),
    ] {
        let list = list_of(&tree, program, algorithm, &names);
        // The list is named after its program, after another program, and after none.
        for name in ["B3SUMS", "SUMS.b2", "SHA256SUMS"] {
            tree.write(name, &list);
            for threads in ["1", "4"] {
                let checked = tree.raddle(&["-c", "-j", threads, name], b"");
                assert_eq!((verdicts(&checked), checked.code), ([60, 0], Some(0)), "{program} {name}");
                let said = match tag {
                    "" => String::new(),
                    tag => format!("raddle sum: {name}: lines without a tag are taken for {tag}\n"),
                };
                assert_eq!(checked.stderr, said);
            }
            assert_eq!(tree.raddle(&["-c", "--status", name], b"").stderr, "");
        }
        let checked = tree.raddle(&["-c"], &list);
        assert_eq!((verdicts(&checked), checked.code), ([60, 0], Some(0)), "{program}");
        // If the user chose algorithms, the list must use one of them.
        let other = if program == "b3sum" { "blake3,sha256" } else { "sha512,sha384,sha256,sha1,blake2b,blake2b-384" };
        let is_named = !matches!(algorithm, "blake2b-256" | "blake2b-160");
        let checked = tree.raddle(&["-c", "-a", other], &list);
        assert_eq!(checked.code == Some(0), is_named, "{program} {algorithm}: {checked:?}");
        // Changed files are found, including the first ones.
        for changed in [0, 1, 30, 59] {
            let before = std::fs::read(tree.path(&names[changed])).unwrap();
            tree.write(&names[changed], "changed");
            let checked = tree.raddle(&["-c", "B3SUMS"], b"");
            assert_eq!((verdicts(&checked), checked.code), ([59, 1], Some(1)), "{program} {changed}");
            tree.write(&names[changed], before);
        }
    }
}

/// A list has one algorithm for each length: the first that matches.
#[test]
fn one_list_is_by_one_algorithm() {
    let (tree, names) = tree();
    let [b3, sha256] = ["blake3", "sha256"].map(|algorithm| tree.raddle(&["-a", algorithm, &names[1]], b"").stdout);
    for (list, tag) in [([&b3[..], &sha256, &b3].concat(), "BLAKE3"), ([&sha256[..], &b3, &sha256].concat(), "")] {
        let checked = tree.raddle(&["-c"], &list);
        assert_eq!((verdicts(&checked), checked.code), ([2, 1], Some(1)));
        assert_eq!(checked.stderr.contains("taken for"), !tag.is_empty(), "{}", checked.stderr);
    }
    // Each list is judged separately.
    tree.write("one", &b3);
    tree.write("two", &sha256);
    let checked = tree.raddle(&["-c", "one", "two"], b"");
    assert_eq!((verdicts(&checked), checked.code), ([2, 0], Some(0)), "{checked:?}");
    // Standard input can't be read twice.
    tree.write("stdin", tree.raddle(&["-a", "blake3"], b"message").stdout);
    let checked = tree.raddle(&["-c", "stdin"], b"message");
    assert_eq!((&checked.stdout[..], checked.code), (&b"-: OK\n"[..], Some(0)), "{checked:?}");
}

#[test]
fn what_was_tried_in_vain_is_told() {
    let (tree, names) = tree();
    let wrong: String = names.iter().map(|name| format!("{}  {name}\n", "0".repeat(64))).collect();
    let checked = tree.raddle(&["-c"], wrong.as_bytes());
    assert_eq!((verdicts(&checked), checked.code), ([0, 60], Some(1)));
    let said = "raddle sum: 'standard input': lines without a tag match none of SHA256, SHA512/256, BLAKE3, \
        BLAKE2b-256, FSVERITY\n";
    assert!(checked.stderr.ends_with(said), "{}", checked.stderr);
    // A missing file isn't tried, and neither is a line with a tag.
    let checked = tree.raddle(&["-c"], format!("SHA256 (f1) = {0}\n{0}  missing\n", "0".repeat(64)).as_bytes());
    assert!(!checked.stderr.contains("without a tag"), "{}", checked.stderr);
}

/// `cksum` writes SHA-3 since coreutils 9.6, and base64 since 9.2.
#[test]
fn lists_of_cksum() {
    let tree = Tree::new();
    tree.write("abc", "abc");
    // The checksum is one of NIST's examples for FIPS 202.
    let sha3 = "SHA3-256 (abc) = 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532\n";
    let checked = tree.raddle(&["-c"], sha3.repeat(2).as_bytes());
    assert_eq!((&checked.stdout[..], checked.code), (&b""[..], Some(1)));
    let said = "raddle sum: 'standard input': 2 lines have checksums by SHA3-256, which raddle sum doesn't compute\n";
    assert!(checked.stderr.starts_with(said), "{}", checked.stderr);
    // The checksum is one of NIST's examples for FIPS 180-4, in hexadecimal and in base64.
    let base64 = "SHA256 (abc) = ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\n";
    let hex = "SHA256 (abc) = ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n";
    let checked = tree.raddle(&["-c"], format!("{base64}{hex}{sha3}").as_bytes());
    assert_eq!((&checked.stdout[..], checked.code), (&b"abc: OK\nabc: OK\n"[..], Some(0)));
    let checked = tree.raddle(&["-c"], base64.replace("un", "nu").as_bytes());
    assert_eq!((&checked.stdout[..], checked.code), (&b"abc: FAILED\n"[..], Some(1)));
    // These lists are compared if the installed cksum writes them.
    for options in [&["-a", "sha3", "-l", "256", "abc"][..], &["-a", "sha256", "--base64", "abc"]] {
        let theirs = tree.run("cksum", options, b"");
        if theirs.code != Some(0) {
            println!("report: cksum {} writes no lists here", options[..3].join(" "));
            continue;
        }
        let checked = tree.raddle(&["-c"], &theirs.stdout);
        assert!(checked.code == Some(0) || checked.stderr.contains("SHA3-256"), "{checked:?}");
    }
}

/// A list may be hostile: control characters in its names don't reach the terminal.
#[test]
fn no_verdict_has_control_characters() {
    let tree = Tree::new();
    let sum = "0".repeat(64);
    let lines = ["a\x1b[2Jb", "OK\rx", "\u{9b}1m", "\u{202e}x", "\x7f"].map(|name| format!("{sum}  {name}\n"));
    let escaped = format!("\\{sum}  a\\nb\x1b\n");
    let list = [lines.concat().as_bytes(), escaped.as_bytes(), &[sum.as_bytes(), b"  \x9b1m\n"].concat()].concat();
    let checked = tree.raddle(&["-c"], &list);
    let expected =
        ["'a'$'\\033''[2Jb'", "'OK'$'\\r''x'", "''$'\\302\\233''1m'", "''$'\\342\\200\\256''x'", "''$'\\177'"];
    let expected = [&expected[..], &["'a'$'\\n''b'$'\\033'", "''$'\\233''1m'"]].concat();
    let expected: String = expected.iter().map(|name| format!("{name}: FAILED open or read\n")).collect();
    assert_eq!(String::from_utf8(checked.stdout).unwrap(), expected);
    assert!(!checked.stderr.chars().any(|letter| letter.is_control() && letter != '\n'), "{:?}", checked.stderr);
}

/// If asked for, names are escaped as in lists, as coreutils 9.11 does.
#[test]
fn names_in_verdicts_are_literal_if_asked_for() {
    let tree = Tree::new();
    let sum = "0".repeat(64);
    let list = format!("\\{sum}  a\\nb\n\\{sum}  back\\\\slash\n\\{sum}  c\\rd\n{sum}  \x1b[2J\n{sum}  plain\n");
    let checked = tree.raddle(&["-c", "--literal"], list.as_bytes());
    let names = ["\\a\\nb", "\\back\\\\slash", "\\c\\rd", "\x1b[2J", "plain"];
    let expected: String = names.iter().map(|name| format!("{name}: FAILED open or read\n")).collect();
    assert_eq!(String::from_utf8(checked.stdout).unwrap(), expected);
    // Messages are for people, so names in them are quoted.
    assert!(!checked.stderr.contains('\x1b'), "{:?}", checked.stderr);
    assert_eq!(tree.raddle(&["--literal", "a"], b"").code, Some(2));
}

/// A pipe is empty when it is opened again, and so must be hashed with all algorithms at once.
#[test]
#[cfg(unix)]
fn a_pipe_is_read_once() {
    let tree = Tree::new();
    for (algorithm, text, code) in
        [("blake3", "hello", 0), ("blake3", "", 1), ("sha256", "hello", 0), ("sha256", "", 1)]
    {
        let sum = tree.raddle(&["-a", algorithm, "--no-names"], text.as_bytes()).stdout;
        tree.write("list", [sum.trim_ascii_end(), b"  /dev/stdin\n"].concat());
        let checked = tree.raddle(&["-c", "list"], b"hello");
        assert_eq!(checked.code, Some(code), "{algorithm} of {text:?}: {checked:?}");
    }
}
