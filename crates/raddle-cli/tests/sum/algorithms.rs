//! Several algorithms at once, and lists that mix them.

use std::ffi::OsStr;
use std::process::Command;

use raddle::hash::any::AnyHash;

use crate::common::{TOOLS, Tree, is_gnu_here, name};

#[test]
fn several_in_one_read() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    let long = vec![b'x'; (5 << 20) + 1];
    for (name, bytes) in [("a", &b"abc"[..]), ("b", b""), ("long", &long)] {
        tree.write(name, bytes);
    }
    let lines = |tool: &str, name: &str| tree.theirs(tool, &["--tag", name]);
    let mut expected = Vec::new();
    for name in ["a", "b", "long"] {
        TOOLS.iter().for_each(|(tool, _)| expected.extend(lines(tool, name)));
    }
    let names = TOOLS.map(|(_, algorithm)| algorithm);
    let (first, rest) = names.split_at(3);
    let first = first.join(",").to_uppercase();
    // The second list names an algorithm of the first again.
    let rest = [&["md5"], rest].concat().join(",");
    let ours = tree.raddle(&["-a", &first, "-a", &rest, "a", "b", "long"], b"");
    let listed = expected.clone();
    assert_eq!((ours.stdout, ours.code), (expected, Some(0)));

    // The algorithms of a single file, and of a pipe, are divided among the threads. Kernels compute some of them at once.
    let all = TOOLS.map(|(_, algorithm)| algorithm);
    for names in [&all[..], &["md5", "sha256"], &["sha256", "sha1"], &["sha1", "sha256", "md5", "sha512"]] {
        let tool = |name: &&str| TOOLS.iter().find(|(_, algorithm)| algorithm == name).unwrap().0;
        let expected: String = names.iter().map(|name| String::from_utf8(lines(tool(name), "long")).unwrap()).collect();
        for threads in ["1", "2", "3", "20"] {
            let options = ["-a", &names.join(","), "-j", threads];
            let file = tree.raddle(&[&options[..], &["long"]].concat(), b"");
            assert_eq!((String::from_utf8(file.stdout).unwrap(), file.code), (expected.clone(), Some(0)));
            let pipe = tree.raddle(&options, &long);
            assert_eq!(String::from_utf8(pipe.stdout).unwrap(), expected.replace("(long)", "(-)"));
        }
    }

    tree.write("list", &listed);
    let checked = tree.raddle(&["-c", "list"], b"");
    let verdicts = ["a", "b", "long"].map(|name| format!("{name}: OK\n").repeat(TOOLS.len())).concat();
    assert_eq!((String::from_utf8(checked.stdout).unwrap(), checked.code), (verdicts, Some(0)));
}

/// Without `-a`, the algorithm of each line follows from the line itself, even if only from the length of its checksum.
#[test]
fn lists_of_several_programs() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    tree.write("a", "abc");
    // Checksums of BLAKE2b and SHA-512 have equal lengths, and one list uses one of them, so b2sum is left out.
    let tools = TOOLS.iter().filter(|(tool, _)| *tool != "b2sum");
    let list: Vec<u8> = tools.flat_map(|(tool, _)| tree.theirs(tool, &["a"])).collect();
    let checked = tree.raddle(&["-c"], &list);
    assert_eq!((&checked.stdout[..], checked.code), ("a: OK\n".repeat(TOOLS.len() - 1).as_bytes(), Some(0)));
    let checked = tree.raddle(&["-c", "-a", "blake2b"], &tree.theirs("b2sum", &["a"]));
    assert_eq!((&checked.stdout[..], checked.code), (&b"a: OK\n"[..], Some(0)));

    let checked = tree.raddle(&["-c", "-w", "-a", "md5,sha224"], &list);
    assert_eq!((&checked.stdout[..], checked.code), (&b"a: OK\na: OK\n"[..], Some(0)));
    assert_eq!(
        checked.stderr,
        "raddle sum: 'standard input': 2: improperly formatted MD5/SHA224 checksum line\n\
         raddle sum: 'standard input': 4: improperly formatted MD5/SHA224 checksum line\n\
         raddle sum: 'standard input': 5: improperly formatted MD5/SHA224 checksum line\n\
         raddle sum: 'standard input': 6: improperly formatted MD5/SHA224 checksum line\n\
         raddle sum: WARNING: 4 lines are improperly formatted\n"
    );
}

/// Checks shorter BLAKE2b checksums, with and without tags.
#[test]
fn lists_of_b2sum() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    tree.write("a", vec![b'x'; (1 << 20) + 1]);
    for bits in ["160", "256", "384", "512"] {
        let algorithm = format!("blake2b-{bits}");
        let theirs = |options: &[&str]| tree.theirs("b2sum", &[&["-l", bits], options, &["a"]].concat());
        let (plain, tagged) = (theirs(&[]), theirs(&["--tag"]));
        assert_eq!(tree.raddle(&["-a", &algorithm, "a"], b"").stdout, plain);
        assert_eq!(tree.raddle(&["-c", "-a", &algorithm], &plain).stdout, b"a: OK\n");
        assert_eq!(tree.raddle(&["-a", &algorithm, "--tag", "a"], b"").stdout, tagged);
        assert_eq!(tree.raddle(&["-c"], &tagged).stdout, b"a: OK\n");
    }
}

/// Returns whether a program is installed; prints a line if not.
fn is_here(program: &str, argument: &str) -> bool {
    let here = Command::new(program).arg(argument).output().is_ok_and(|output| output.status.success());
    if !here {
        println!("skipped: comparison of raddle sum with {program}, which isn't here");
    }
    here
}

/// Checks `SHA2-256(a)= …` from OpenSSL 3, `SHA256(a)= …` from OpenSSL 1, and the BSD forms.
#[test]
fn lines_of_openssl_and_bsd() {
    let tree = Tree::new();
    tree.write("a (b)", "abc");
    if is_here("openssl", "version") {
        let hashes = AnyHash::ALL.iter().filter(|hash| **hash != AnyHash::Blake3);
        for name in hashes.map(|hash| hash.function()).chain(["blake2b512"]) {
            let option = format!("-{}", name.replace('_', "-"));
            let line = tree.theirs("openssl", &["dgst", &option, "a (b)"]);
            let checked = tree.raddle(&["-c"], &line);
            let text = String::from_utf8_lossy(&line);
            assert_eq!((&checked.stdout[..], checked.code), (&b"a (b): OK\n"[..], Some(0)), "{text}");
        }
    }
    let sum = |algorithm: &str| {
        let sum = tree.raddle(&["--no-names", "-a", algorithm, "a (b)"], b"").stdout;
        String::from_utf8(sum).unwrap().trim_end().to_owned()
    };
    let (sha256, sha512_256) = (sum("sha256"), sum("sha512-256"));
    let lines = [
        format!("SHA256(a (b))= {sha256}"),
        format!("SHA256 (a (b)) = {sha256}"),
        format!("SHA512/256 (a (b)) = {sha512_256}"),
        format!("SHA512t256 (a (b)) = {sha512_256}"),
        format!("SHA512-256(a (b))= {sha512_256}"),
    ];
    let checked = tree.raddle(&["-c"], lines.join("\n").as_bytes());
    assert_eq!((&checked.stdout[..], checked.code), (&b"a (b): OK\n".repeat(5)[..], Some(0)), "{}", checked.stderr);
    // RHash, Solaris and others write these tags.
    for tag in ["SHA-256", "sha256", "SHA_256", "sha2-256", "Sha256"] {
        let checked = tree.raddle(&["-c"], format!("{tag} (a (b)) = {sha256}").as_bytes());
        assert_eq!((&checked.stdout[..], &*checked.stderr), (&b"a (b): OK\n"[..], ""), "{tag}");
        let named = tree.raddle(&["-c", "-a", "sha256"], format!("{tag} (a (b)) = {sha256}").as_bytes());
        assert_eq!(named.stdout, checked.stdout, "{tag}");
        // If the checksum is malformed, the algorithm is still known.
        let checked = tree.raddle(&["-c"], format!("{tag} (a (b)) = {sha256}00").as_bytes());
        assert!(checked.code == Some(1) && !checked.stderr.contains("doesn't compute"), "{tag}: {}", checked.stderr);
    }
    for (tag, algorithm) in [
        ("SHA-512/256", "sha512-256"),
        ("sha512_256", "sha512-256"),
        ("BLAKE2B", "blake2b"),
        ("blake2b-256", "blake2b-256"),
        ("SHA-1", "sha1"),
        ("Md5", "md5"),
        ("Blake3", "blake3"),
        ("fs-verity", "fsverity"),
    ] {
        let checked = tree.raddle(&["-c"], format!("{tag} (a (b)) = {}", sum(algorithm)).as_bytes());
        assert_eq!((&checked.stdout[..], &*checked.stderr), (&b"a (b): OK\n"[..], ""), "{tag}");
    }
    // No algorithm has these tags.
    for tag in ["SHA3-256", "SHA2-25", "SHA2-2566", "SHA2 256", "SHA512/25"] {
        let checked = tree.raddle(&["-c"], format!("{tag}(a (b))= {sha256}").as_bytes());
        assert_eq!(checked.code, Some(1), "{tag}");
        assert!(checked.stderr.contains("no properly formatted"), "{tag}: {}", checked.stderr);
    }
}

/// Checks both forms of b3sum, for lengths near the boundaries of BLAKE3 chunks and pieces.
#[test]
fn lists_of_b3sum() {
    let tree = Tree::new();
    let long = vec![b'x'; (9 << 20) + 3];
    let mut lines = String::new();
    for len in [0, 1, 1023, 1024, 1025, 4096, 65536, 1 << 20, (1 << 20) + 1, 4 << 20, 5 << 20, long.len()] {
        let name = format!("f{len}");
        tree.write(&name, &long[..len]);
        let mut hasher = blake3::Hasher::new();
        long[..len].chunks(1000).for_each(|piece| _ = hasher.update(piece));
        lines += &format!("{}  {name}\n", hasher.finalize());
    }
    let names: Vec<_> = lines.lines().map(|line| line.split_once("  ").unwrap().1).collect();
    for threads in ["1", "2", "5"] {
        let ours = tree.raddle(&[&["-a", "blake3", "-j", threads], &names[..]].concat(), b"");
        assert_eq!(String::from_utf8(ours.stdout).unwrap(), lines);
    }
    // The last file is hashed by itself, and is long.
    let ours = tree.raddle(&["-a", "blake3", "-j", "4", names[names.len() - 1]], b"");
    assert!(lines.ends_with(&String::from_utf8(ours.stdout).unwrap()));
    assert_eq!(tree.raddle(&["-a", "blake3", "-c", "--quiet"], lines.as_bytes()).code, Some(0));
    let tagged = tree.raddle(&[&["-a", "blake3", "--tag"], &names[..]].concat(), b"");
    assert!(tagged.stdout.starts_with(b"BLAKE3 (f0) = af1349b9f5f9a1a6"));
    assert_eq!(tree.raddle(&["-c", "--quiet"], &tagged.stdout).code, Some(0));
}

/// Compares with `fsverity digest`, for lengths near the boundaries of blocks.
#[test]
fn digests_of_fsverity() {
    if !is_here("fsverity", "--version") {
        return;
    }
    let tree = Tree::new();
    let long: Vec<u8> = (0..(9 << 20) + 3_u32).map(|i| (i * 167 + i / 251) as u8).collect();
    let lengths = [0, 1, 4095, 4096, 4097, 8192, 1 << 19, (1 << 19) + 1, 1 << 20, (2 << 20) + 4097, long.len()];
    let names = lengths.map(|len| format!("f{len}"));
    for (name, len) in names.iter().zip(lengths) {
        tree.write(name, &long[..len]);
    }
    let names: Vec<_> = names.iter().map(|name| &name[..]).collect();
    let theirs = String::from_utf8(tree.theirs("fsverity", &[&["digest"], &names[..]].concat())).unwrap();
    let lines: String =
        theirs.lines().map(|line| line.trim_start_matches("sha256:").replacen(' ', "  ", 1) + "\n").collect();
    for threads in ["1", "2", "5"] {
        let ours = tree.raddle(&[&["-a", "fsverity", "-j", threads], &names[..]].concat(), b"");
        assert_eq!((String::from_utf8(ours.stdout).unwrap(), ours.code), (lines.clone(), Some(0)));
    }
    let ours = tree.raddle(&["-a", "fsverity", "--no-names"], &long);
    assert_eq!(ours.stdout[..64], lines.as_bytes()[lines.rfind('\n').unwrap() - "  f9437187".len() - 64..][..64]);
    assert_eq!(tree.raddle(&["-a", "fsverity", "-c", "--quiet"], lines.as_bytes()).code, Some(0));
    let tagged = tree.raddle(&[&["-a", "fsverity", "--tag"], &names[..]].concat(), b"");
    assert!(tagged.stdout.starts_with(b"FSVERITY (f0) = 3d248ca542a24fc6"));
    assert_eq!(tree.raddle(&["-c", "--quiet"], &tagged.stdout).code, Some(0));
}

#[test]
fn checksums_without_names() {
    let tree = Tree::new();
    tree.write("a", "abc");
    tree.write("b", "");
    let md5 = ["900150983cd24fb0d6963f7d28e17f72", "d41d8cd98f00b204e9800998ecf8427e"];
    let outcome = tree.raddle(&["-a", "md5", "--no-names", "a", "b"], b"");
    assert_eq!(String::from_utf8(outcome.stdout).unwrap(), md5.map(|sum| format!("{sum}\n")).concat());
    let outcome = tree.raddle(&["-a", "sha1,SHA1", "--no-names", "-z", "a"], b"");
    assert_eq!(outcome.stdout, b"a9993e364706816aba3e25717850c26c9cd0d89d\0");
    let outcome = tree.raddle(&["-a", "md5", "--raw", "a"], b"");
    assert_eq!(outcome.stdout, 0x900150983cd24fb0d6963f7d28e17f72_u128.to_be_bytes());
    for (wrong, why) in [
        (&["--raw", "a", "b"][..], "--raw option is not supported with multiple files"),
        (&["--raw", "-r", "."], "--raw option is not supported with multiple files"),
        (&["--raw", "-a", "md5,sha1", "a"], "--raw option is not supported with multiple algorithms"),
        (&["--no-names", "-a", "md5,sha1", "a"], "--no-names option is not supported with multiple algorithms"),
    ] {
        let outcome = tree.raddle(wrong, b"");
        assert_eq!((outcome.code, &outcome.stdout[..]), (Some(1), &b""[..]));
        assert!(outcome.stderr.contains(why), "{}", outcome.stderr);
    }
    assert_eq!(tree.raddle(&["--raw", "-c", "a"], b"").code, Some(2));
}

#[test]
fn names_have_the_spellings_of_tags() {
    let tree = Tree::new();
    tree.write("a", "abc");
    let sum = |algorithm: &str| tree.raddle(&["-a", algorithm, "a"], b"");
    for (name, spellings) in
        [("sha256", &["sha-256", "SHA2-256", "Sha_256"][..]), ("sha512-256", &["SHA-512/256", "sha512t256"])]
    {
        spellings.iter().for_each(|spelling| assert_eq!(sum(spelling), sum(name), "{spelling}"));
        assert_eq!(sum(name).code, Some(0));
    }
    // A similar name is suggested for a misspelt one, but not for another function.
    assert!(sum("sha265").stderr.contains("a similar value exists: 'sha256'"));
    for (name, function) in [("sha3", "SHA-3"), ("SHA3-384", "SHA-3"), ("blake2s", "BLAKE2s"), ("crc32", "CRC-32")] {
        let refused = sum(name);
        assert_eq!(refused.code, Some(2));
        assert!(refused.stderr.contains(&format!("raddle sum doesn't compute {function}\n")), "{}", refused.stderr);
        assert!(!refused.stderr.contains("similar"), "{}", refused.stderr);
    }
}

#[test]
fn objects_for_scripts() {
    let tree = Tree::new();
    tree.write("a \"b\"\n", "abc");
    tree.write(name(b"\xff"), "");
    let outcome = tree.raddle(&["--json", "-a", "md5,sha1", "-r", ".", "missing"].map(OsStr::new), b"");
    let lines = [
        r#"{"path":"./a \"b\"\n","algorithm":"md5","digest":"900150983cd24fb0d6963f7d28e17f72","bytes":3}"#,
        r#"{"path":"./a \"b\"\n","algorithm":"sha1","digest":"a9993e364706816aba3e25717850c26c9cd0d89d","bytes":3}"#,
        r#"{"path":"./�","path_hex":"2e2fff","algorithm":"md5","digest":"d41d8cd98f00b204e9800998ecf8427e","bytes":0}"#,
        r#"{"path":"./�","path_hex":"2e2fff","algorithm":"sha1","digest":"da39a3ee5e6b4b0d3255bfef95601890afd80709","bytes":0}"#,
        r#"{"path":"missing","error":"No such file or directory"}"#,
    ];
    assert_eq!(String::from_utf8(outcome.stdout).unwrap(), lines.map(|line| format!("{line}\n")).concat());
    assert_eq!((outcome.code, &*outcome.stderr), (Some(1), "raddle sum: missing: No such file or directory\n"));
    // A long file, and a pipe, are hashed in pieces.
    let long = vec![b'x'; (5 << 20) + 1];
    tree.write("long", &long);
    for (file, input) in [("long", &b""[..]), ("-", &long)] {
        let object = String::from_utf8(tree.raddle(&["--json", "-a", "blake3", file], input).stdout).unwrap();
        assert!(
            object.starts_with(&format!("{{\"path\":\"{file}\",")) && object.ends_with(",\"bytes\":5242881}\n"),
            "{object}"
        );
    }
    for other in ["-c", "--tag", "-z", "--raw", "--no-names"] {
        assert_eq!(tree.raddle(&["--json", other, "long"], b"").code, Some(2), "{other}");
    }
}

#[test]
fn the_version() {
    let outcome = Tree::new().raddle(&["--version"], b"");
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    assert!(String::from_utf8(outcome.stdout).unwrap().ends_with(&format!(" {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn there_is_no_text_mode_where_lines_have_tags() {
    let outcome = Tree::new().raddle(&["-a", "md5,sha256", "-t"], b"");
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.contains("--tag does not support --text mode"), "{}", outcome.stderr);
}
