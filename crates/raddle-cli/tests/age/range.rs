//! Checks that an opened part equals the same part of the whole plaintext.

use crate::common::{CHUNK, Folder, Kind, SEALED_CHUNK, payload, plain, text};

const LENGTHS: [usize; 6] = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 6 * CHUNK + 100];

#[test]
fn every_part_is_a_part_of_the_whole() {
    let folder = Folder::new();
    for len in LENGTHS {
        let plain = plain(len);
        folder.write("sealed", &folder.seal(Kind::X25519, &[], &plain));
        let corners =
            [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 5 * CHUNK + 7, 6 * CHUNK, len / 2, len - len.min(1), len];
        let corners = corners.iter().filter(|&&corner| corner <= len);
        for &from in corners.clone() {
            for &to in corners.clone().filter(|&&to| to >= from) {
                let range = format!("{from}:{}", to - from);
                let output = folder.run(&["open", "-i", "key.txt", "--range", &range, "sealed"], b"");
                assert!(output.status.success(), "{range} of {len}: {}", text(&output.stderr));
                assert!(output.stdout == plain[from..to], "{range} of {len}");
            }
            let range = format!("{from}:");
            let output = folder.run(&["open", "-i", "key.txt", "--range", &range, "sealed"], b"");
            assert!(output.stdout == plain[from..], "{range} of {len}");
        }
    }
}

#[test]
fn what_lies_beyond_the_end_is_refused() {
    let folder = Folder::new();
    for len in LENGTHS {
        folder.write("sealed", &folder.seal(Kind::X25519, &[], &plain(len)));
        for range in [format!("0:{}", len + 1), format!("{len}:1"), format!("{}:", len + 1), format!("1:{}", u64::MAX)]
        {
            let output = folder.run(&["open", "-i", "key.txt", "--range", &range, "sealed"], b"");
            assert_eq!(output.status.code(), Some(1), "{range} of {len}");
            let said = text(&output.stderr);
            assert!(said.contains(&format!("its plaintext has {len} bytes")), "{said}");
            assert!(output.stdout.is_empty());
        }
    }
}

/// The end is authenticated even if the part doesn't need it, because otherwise the length of the file would be
/// unknown.
#[test]
fn truncation_is_noticed_at_the_other_end() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &[], &plain(6 * CHUNK + 100));
    let start = payload(&sealed);
    let mut changed = sealed.clone();
    *changed.last_mut().unwrap() ^= 1;
    for damaged in [&sealed[..sealed.len() - 1], &sealed[..start + 4 * SEALED_CHUNK], &sealed[..start], &changed] {
        folder.write("sealed", damaged);
        let output = folder.run(&["open", "-i", "key.txt", "--range", "0:10", "sealed"], b"");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("damaged payload"), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
    // Chunks in the middle that the part doesn't need are not read.
    let mut changed = sealed.clone();
    changed[start + 3 * SEALED_CHUNK] ^= 1;
    folder.write("sealed", &changed);
    assert!(folder.run(&["open", "-i", "key.txt", "--range", "0:10", "sealed"], b"").status.success());
    assert!(!folder.run(&["open", "-i", "key.txt", "--range", "200000:10", "sealed"], b"").status.success());
}

#[test]
fn a_part_needs_a_file_without_armor() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &["-a"], b"message");
    folder.write("sealed", &sealed);
    for (arguments, message) in [
        (&["--range", "0:1", "sealed"][..], "an armored file"),
        (&["--range", "0:1"], "not a stream"),
        (&["--range", "1", "sealed"], "an offset, a colon and a length"),
        (&["--range", "a:1", "sealed"], "two numbers"),
    ] {
        let output = folder.run(&[&["open", "-i", "key.txt"], arguments].concat(), &sealed);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(message), "{}", text(&output.stderr));
    }
}

/// Standard input may be a file, read from any position.
#[cfg(unix)]
#[test]
fn a_redirected_file_is_a_file() {
    use std::fs::File;
    use std::io::{Seek, SeekFrom};
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    let plain = plain(6 * CHUNK + 100);
    let sealed = folder.seal(Kind::X25519, &[], &plain);
    for before in [0, 1000] {
        folder.write("sealed", &[&vec![1; before], &*sealed].concat());
        for (range, part) in [("0:10", 0..10), ("200000:100000", 200_000..300_000), ("393216:", 6 * CHUNK..plain.len())]
        {
            let mut file = File::open(folder.path("sealed")).unwrap();
            file.seek(SeekFrom::Start(before as u64)).unwrap();
            let mut open = Command::new(assert_cmd::cargo::cargo_bin("raddle"));
            open.current_dir(folder.path("")).args(["open", "-i", "key.txt", "--range", range]);
            let output = open.stdin(Stdio::from(file)).output().unwrap();
            assert!(output.stdout == plain[part], "{range}: {}", text(&output.stderr));
        }
    }
}
