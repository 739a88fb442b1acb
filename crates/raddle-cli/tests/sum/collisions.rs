//! Files with collision attacks on SHA-1.

use crate::common::Tree;

/// The first 320 bytes of a file of SHAttered (M. Stevens, E. Bursztein, P. Karpman, A. Albertini and Y. Markov, 2017), in
/// hexadecimal.
const SHATTERED: &str = "\
    255044462d312e330a25e2e3cfd30a0a0a312030206f626a0a3c3c2f57696474682032203020522f4865696768742033203020522f54\
    7970652034203020522f537562747970652035203020522f46696c7465722036203020522f436f6c6f7253706163652037203020522f\
    4c656e6774682038203020522f42697473506572436f6d706f6e656e7420383e3e0a73747265616d0affd8fffe00245348412d312069\
    7320646561642121212121852fec092339759c39b1a1c63c4c97e1fffe017346dc9166b67e118f029ab621b2560ff9ca67cca8c7f85b\
    a84c79030c2b3de218f86db3a90901d5df45c14f26fedfb3dc38e96ac22fe7bd728f0e45bce046d23c570feb141398bb552ef5a0a82b\
    e331fea48037b8b5d71f0e332edf93ac3500eb4ddc0decc1a864790c782c76215660dd309791d06bd0af3f98cda4bc4629b1";

/// The message about the file `attack`.
const MESSAGE: &str = "raddle sum: attack: has a block of a collision attack on SHA-1\n";

/// Returns a folder with a file with an attack, and the file's bytes. The last bit of `changed` differs, so it has no attack.
fn tree() -> (Tree, Vec<u8>) {
    let attack: Vec<u8> =
        (0..SHATTERED.len()).step_by(2).map(|i| u8::from_str_radix(&SHATTERED[i..i + 2], 16).unwrap()).collect();
    let tree = Tree::new();
    let mut changed = attack.clone();
    *changed.last_mut().unwrap() ^= 1;
    tree.write("changed", changed);
    tree.write("attack", &attack);
    tree.write("empty", "");
    (tree, attack)
}

#[test]
fn a_file_with_an_attack_is_reported() {
    let (tree, attack) = tree();
    let files = ["changed", "attack", "empty"];
    let plain = tree.raddle(&[&["-a", "sha1"], &files[..]].concat(), b"");
    assert_eq!((&*plain.stderr, plain.code), ("", Some(0)));
    let checked = tree.raddle(&[&["-a", "sha1", "--check-collisions"], &files[..]].concat(), b"");
    assert_eq!((checked.stdout, &*checked.stderr, checked.code), (plain.stdout, MESSAGE, Some(1)));
    let clean = tree.raddle(&["-a", "sha1", "--check-collisions", "changed", "empty"], b"");
    assert_eq!((&*clean.stderr, clean.code), ("", Some(0)));

    let plain = tree.raddle(&["-a", "sha1"], &attack);
    let checked = tree.raddle(&["-a", "sha1", "--check-collisions"], &attack);
    assert_eq!((checked.stdout, checked.stderr), (plain.stdout, MESSAGE.replace("attack:", "-:")));
    assert_eq!(checked.code, Some(1));
    assert_eq!(tree.raddle(&["-a", "sha1", "--check-collisions"], b"abc").code, Some(0));
}

/// Hashes long files, which are read in pieces, with several algorithms, which may be divided among the threads.
#[test]
fn long_files() {
    let (tree, mut attack) = tree();
    attack.resize(5 << 20, b'x');
    tree.write("attack", &attack);
    tree.write("long", vec![b'x'; 5 << 20]);
    for names in ["sha1", "sha256,sha1", "md5,sha1,sha256,blake3"] {
        for threads in ["1", "3"] {
            let options = ["-a", names, "-j", threads];
            for files in [&["attack"][..], &["long", "attack", "changed"]] {
                let plain = tree.raddle(&[&options[..], files].concat(), b"");
                let checked = tree.raddle(&[&options[..], &["--check-collisions"], files].concat(), b"");
                assert_eq!((checked.stdout, &*checked.stderr, checked.code), (plain.stdout, MESSAGE, Some(1)));
            }
        }
    }
}

#[test]
fn a_file_with_an_attack_fails_the_check() {
    let (tree, attack) = tree();
    let list = tree.raddle(&["-a", "sha1", "changed", "attack"], b"").stdout;
    assert_eq!(tree.raddle(&["-c", "-a", "sha1"], &list).code, Some(0));
    let options = ["-c", "-a", "sha1", "--check-collisions"];
    let warning = format!("{MESSAGE}raddle sum: WARNING: 1 file has a collision attack\n");
    // Without -a, a line says by its length or its tag that it is of SHA-1.
    for options in [&options[..], &["-c", "--check-collisions"]] {
        let checked = tree.raddle(options, &list);
        assert_eq!((&checked.stdout[..], &*checked.stderr), (&b"changed: OK\nattack: FAILED\n"[..], &*warning));
        assert_eq!(checked.code, Some(1));
    }
    let silent = tree.raddle(&[&options[..], &["--status"]].concat(), &list);
    assert_eq!((&silent.stdout[..], &*silent.stderr, silent.code), (&b""[..], "", Some(1)));

    // The attack says nothing about the checksums of other algorithms.
    let list = tree.raddle(&["-a", "sha1,sha256", "attack"], b"").stdout;
    let checked = tree.raddle(&["-c", "-a", "sha1,sha256", "--check-collisions"], &list);
    assert_eq!((&checked.stdout[..], &*checked.stderr), (&b"attack: FAILED\nattack: OK\n"[..], &*warning));
    let list = tree.raddle(&["-a", "blake2b-160", "attack"], b"").stdout;
    let options = ["-c", "-a", "sha1,blake2b-160", "--check-collisions"];
    assert_eq!(tree.raddle(&options, &list).stdout, b"attack: OK\n");
    // A list with this name is checked with BLAKE2b first, and then with SHA-1. Standard input is hashed once, with both.
    let list = tree.raddle(&["-a", "sha1", "attack"], b"").stdout;
    tree.write("B2SUMS", list);
    assert_eq!(tree.raddle(&[&options[..], &["B2SUMS"]].concat(), b"").stdout, b"attack: FAILED\n");
    tree.write("list", tree.raddle(&["-a", "sha1"], &attack).stdout);
    assert_eq!(tree.raddle(&[&options[..], &["list"]].concat(), &attack).stdout, b"-: FAILED\n");
}

#[test]
fn other_algorithms_are_refused() {
    let (tree, _) = tree();
    for options in [&[][..], &["-a", "sha256,md5"], &["-c", "-a", "sha256"]] {
        let refused = tree.raddle(&[options, &["--check-collisions", "attack"]].concat(), b"");
        assert_eq!((&refused.stdout[..], refused.code), (&b""[..], Some(2)));
        assert_eq!(refused.stderr, "error: --check-collisions finds attacks on SHA-1: add -a sha1\n");
    }
}

/// `--check` keeps the abbreviations that it has in coreutils.
#[test]
fn abbreviations() {
    let (tree, _) = tree();
    let list = tree.raddle(&["-a", "sha1", "attack"], b"").stdout;
    for option in ["--c", "--ch", "--che", "--chec", "--check"] {
        assert_eq!(tree.raddle(&[option], &list).stdout, b"attack: OK\n", "{option}");
    }
    assert_eq!(tree.raddle(&["-a", "sha1", "--check-c", "attack"], b"").stderr, MESSAGE);
}
