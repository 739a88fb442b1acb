//! Compares with sha256sum, sha224sum and md5sum byte for byte: the output, the messages except the program's name, and
//! the exit status.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::{fs, iter};

use crate::common::{Noise, TOOLS, Tree, is_gnu_here, name};

/// File names that are printed in different ways.
const NAMES: [&[u8]; 14] = [
    b"plain",
    b"with blank",
    b"*star",
    b" blank",
    b"new\nline",
    b"back\\slash",
    b"carriage\rreturn",
    b"both\\\n",
    b"\xff\xfe",
    b"para)=(",
    b"it's",
    b"#hash",
    "\u{e9}\u{4e2d}".as_bytes(),
    b"tab\t\x01",
];

/// Creates files with these names, and entries that can't be read.
fn tree() -> Tree {
    let tree = Tree::new();
    NAMES.iter().zip(0..).for_each(|(bytes, len)| tree.write(name(bytes), vec![b'x'; 9 * len]));
    tree.write("-dash", b"dash");
    tree.write("folder/file", b"file");
    tree.write("secret", b"secret");
    // Nothing is secret for root, for whom this is just another file.
    fs::set_permissions(tree.path("secret"), fs::Permissions::from_mode(0o000)).unwrap();
    symlink("plain", tree.path("link")).unwrap();
    symlink("nowhere", tree.path("dangling")).unwrap();
    symlink("loop", tree.path("loop")).unwrap();
    tree
}

/// Returns names that can't be read. On Linux some of them can be opened but not read.
fn unreadable() -> Vec<&'static [u8]> {
    let mut names: Vec<&[u8]> =
        vec![b"missing", b"folder", b"secret", b"dangling", b"loop", b"plain/file", b"", b"new\nmissing", b"a:b"];
    if cfg!(target_os = "linux") {
        names.push(b"/proc/self/mem");
    }
    names
}

#[test]
fn files_of_all_names() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    for options in [&[][..], &["-b"], &["-t"], &["--tag"], &["-z"], &["-z", "--tag"], &["--tag", "-b"], &["-b", "-t"]] {
        let mut arguments: Vec<_> = options.iter().map(name_of).collect();
        arguments.extend(NAMES.iter().map(|bytes| name(bytes).to_owned()));
        arguments.extend(["--", "-dash", "link", "./plain", "folder/file"].iter().map(name_of));
        tree.compare(&arguments, b"");
    }
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_done() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    let mixed: Vec<_> = unreadable().iter().flat_map(|bytes| [name(bytes), name(b"plain")]).collect();
    tree.compare(&mixed, b"");
    tree.compare(&["missing"], b"");
}

#[test]
fn standard_input() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    for options in [&[][..], &["-"], &["-b"], &["--tag"], &["-z", "-"], &["plain", "-", "plain", "-"]] {
        tree.compare(options, b"from a pipe");
        tree.compare(options, &vec![b'x'; 3 << 20]);
    }
}

#[test]
fn options_that_contradict_each_other() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    let cases = [
        "--tag -t",
        "-b -c",
        "-t -c",
        "--tag -c",
        "-z -c",
        "--ignore-missing",
        "--status",
        "-w",
        "--quiet",
        "--strict",
        "-z --tag -b -c",
        "-w --quiet --status --ignore-missing --strict",
        "--status --quiet",
        "-t -b --tag",
    ];
    for case in cases {
        tree.compare(&[case.split(' ').collect::<Vec<_>>(), vec!["plain"]].concat(), b"");
    }
}

/// Combinations of options for checking lists.
const CHECKS: [&[&str]; 10] = [
    &["-c"],
    &["-c", "-w"],
    &["-c", "--quiet"],
    &["-c", "--status"],
    &["-c", "--strict"],
    &["-c", "--ignore-missing"],
    &["-c", "--ignore-missing", "--quiet", "--strict", "-w"],
    &["-c", "--quiet", "-w"],
    &["-c", "-w", "--status"],
    &["-c", "--status", "--quiet"],
];

#[test]
fn good_lists() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    for (tool, algorithm) in TOOLS {
        for style in [&[][..], &["-b"], &["--tag"]] {
            let arguments: Vec<_> = style.iter().map(name_of).chain(verdict_names()).collect();
            let list = tree.theirs(tool, &arguments);
            tree.write("list", &list);
            tree.write("list.crlf", String::from_utf8_lossy(&list).replace('\n', "\r\n"));
            for check in CHECKS {
                tree.compare_one(tool, algorithm, &[check, &["list"]].concat(), b"");
                tree.compare_one(tool, algorithm, &[check, &["-"]].concat(), &list);
                tree.compare_one(tool, algorithm, check, &list);
                tree.compare_one(tool, algorithm, &[check, &["list.crlf", "missing", "list", "folder"]].concat(), b"");
            }
        }
    }
}

/// Checks lines that are malformed in many ways, and lists that contain nothing else.
#[test]
fn bad_lists() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    for (tool, algorithm) in TOOLS {
        let sum = String::from_utf8(tree.theirs(tool, &["plain"])).unwrap();
        let sum = sum.split(' ').next().unwrap();
        let tag = if tool == "b2sum" { "BLAKE2b".to_owned() } else { algorithm.to_uppercase() };
        let capital = sum.to_uppercase();
        let wrong = format!("{}{}", &sum[1..], &sum[..1]);
        let lines = [
            format!("{sum}  plain"),
            format!("{sum} *plain"),
            format!("{capital}  plain"),
            format!("{wrong}  plain"),
            format!("{sum}  missing"),
            format!("{sum}  folder"),
            format!("{sum}   blank"),
            format!("{sum}  "),
            format!("{sum} "),
            sum.to_owned(),
            format!("{sum}0  plain"),
            format!("{}  plain", &sum[1..]),
            format!("{}g  plain", &sum[1..]),
            format!("\t {sum}  plain"),
            format!("{sum}\t plain"),
            format!("\\{sum}  plain"),
            format!("\\{sum}  new\\nline"),
            format!("\\{sum}  both\\\\\\n"),
            format!("\\{sum}  plain\\"),
            format!("\\{sum}  pl\\ain"),
            format!("\\\\{sum}  plain"),
            format!("{tag} (plain) = {sum}"),
            format!("{tag}(plain)= {capital}"),
            format!("{tag} (plain)={wrong}"),
            format!("{tag}  (plain) = {sum}"),
            format!("{tag} plain = {sum}"),
            format!("{tag} (plain) {sum}"),
            format!("{tag} (plain) = {sum} "),
            format!("{tag} (missing) = {sum}"),
            format!("{tag} () = {sum}"),
            format!("{tag} (para)=() = {sum}"),
            format!("\\{tag} (new\\nline) = {sum}"),
            format!("SHA1 (plain) = {sum}"),
            format!("{sum}  -"),
            "# a comment".to_owned(),
            " # none".to_owned(),
            String::new(),
            "\r".to_owned(),
            format!("{sum}  plain\r\r"),
            "not a line".to_owned(),
        ];
        // b2sum, whose checksums may be shorter, accepts a line that ends before the name, and two blanks after the
        // tag.
        let of_b2sum = [format!("{sum} "), format!("{tag}  (plain) = {sum}")];
        let lines: Vec<_> =
            lines.iter().filter(|line| algorithm != "blake2b" || !of_b2sum.contains(line)).cloned().collect();
        let all = lines.join("\n");
        tree.write("all", &all);
        tree.write("none", "one\ntwo\n");
        tree.write("empty", "");
        tree.write("missing ones", format!("{sum}  missing\n{sum}  dangling\n"));
        for check in CHECKS {
            tree.compare_one(tool, algorithm, &[check, &["all"]].concat(), b"x");
            tree.compare_one(tool, algorithm, check, all.as_bytes());
            let lists = ["none", "empty", "missing ones", "all", "folder", "missing", "none"];
            tree.compare_one(tool, algorithm, &[check, &lists].concat(), b"y");
        }
        for line in &lines {
            tree.write("one", line);
            tree.compare_one(tool, algorithm, &["-c", "-w", "one"], b"");
        }
        // Old BSD programs wrote one blank before names. The lists have one style, the other, or both.
        let (one, two) = (format!("{sum} plain\n"), format!("{sum}  plain\n"));
        tree.write("one blank", &one);
        tree.write("two blanks", &two);
        tree.write("one and two", format!("{one}{two}"));
        tree.write("two and one", format!("{two}{one}"));
        for lists in
            [&["one blank", "two blanks"][..], &["two blanks", "one blank"], &["one and two"], &["two and one"]]
        {
            tree.compare_one(tool, algorithm, &[&["-c", "-w"], lists].concat(), b"");
        }
    }
}

/// Checks valid lines with some bytes changed.
#[test]
fn lists_of_chance() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    let mut noise = Noise::new(7);
    let good: Vec<Vec<u8>> = [&["--tag"][..], &["-b"], &["-t"]]
        .iter()
        .flat_map(|style| {
            let arguments: Vec<_> = style.iter().map(name_of).chain(verdict_names()).collect();
            let list = tree.theirs("md5sum", &arguments);
            list.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>()
        })
        // Coreutils may misquote such a name even with an additional blank.
        .filter(|line| !line.contains(&b'\''))
        .collect();
    for _ in 0..60 {
        let mut list = Vec::new();
        for _ in 0..40 {
            let mut line = noise.pick(&good).clone();
            for _ in 0..noise.below(3) {
                let letter = *noise.pick(b" *\\()=\t#\r0aF:nMD5\xff");
                let place = noise.below(line.len() + 1);
                match noise.below(3) {
                    0 => line.insert(place, letter),
                    1 if place < line.len() => line[place] = letter,
                    _ if place < line.len() => drop(line.remove(place)),
                    _ => {}
                }
            }
            if is_told_by_all(&line) {
                list.extend(line);
                list.push(b'\n');
            }
        }
        tree.write("list", &list);
        tree.compare_one("md5sum", "md5", &[*noise.pick(&CHECKS), &["list"]].concat(), b"");
    }
}

/// Compares the quoting of names in messages.
#[test]
fn names_of_chance_in_messages() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    let mut noise = Noise::new(3);
    let letters: Vec<String> = (1..128_u8)
        .map(|byte| char::from(byte).to_string())
        .filter(|letter| letter != "/")
        .chain(["\u{e9}", "\u{4e2d}", "\u{1f600}", "\u{80}", "\u{301}"].map(str::to_owned))
        .collect();
    let mut names: Vec<OsString> = letters.iter().map(OsString::from).collect();
    for _ in 0..2000 {
        let len = noise.below(5) + 1;
        let mut name: Vec<u8> =
            iter::repeat_with(|| noise.pick(&letters).bytes().collect::<Vec<_>>()).take(len).flatten().collect();
        if noise.below(8) == 0 {
            name.push(*noise.pick(b"\xff\x80\xc3\xe4"));
        }
        if noise.below(2) == 0 {
            name.push(b'\'');
        }
        names.push(OsString::from_vec(name));
    }
    names.retain(|name| name != "." && name != ".." && name != "-" && !is_misquoted(name.as_bytes()));
    tree.compare_one("md5sum", "md5", &[vec![OsString::from("--")], names].concat(), b"");
}

/// Returns whether coreutils may misquote a name: if it has a single quote, and ends with a character that a terminal
/// doesn't show, the quotes don't match.
fn is_misquoted(name: &[u8]) -> bool {
    let shown = name.last().is_none_or(|byte| byte.is_ascii_graphic() || *byte == b' ');
    name.contains(&b'\'') && !shown
}

/// Compares the behaviour if standard output can't be written.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk() {
    if !is_gnu_here() {
        return;
    }
    let tree = tree();
    let run = |program: &str| {
        let line = format!("{program} plain link > /dev/full");
        tree.run("sh", &["-c", &line], b"")
    };
    let raddle = assert_cmd::cargo::cargo_bin("raddle");
    let (theirs, ours) = (run("sha256sum"), run(&format!("{} sum", raddle.display())));
    assert_eq!((theirs.code, ours.code), (Some(1), Some(1)));
    // If the stream remembers only that it failed, coreutils doesn't print the reason.
    assert!(theirs.stderr.starts_with("sha256sum: write error"), "{}", theirs.stderr);
    assert_eq!(ours.stderr, "raddle sum: write error: No space left on device\n");
}

fn name_of(text: &&str) -> OsString {
    OsString::from(text)
}

/// Returns the names that all versions of coreutils print alike in verdicts: version 9.1 escapes only names with
/// newlines, later versions all names that lists escape.
fn verdict_names() -> impl Iterator<Item = OsString> {
    let same = |name: &&&[u8]| name.contains(&b'\n') || !name.iter().any(|byte| b"\\\r".contains(byte));
    NAMES.iter().filter(same).map(|bytes| name(bytes).to_owned())
}

/// Returns whether the name in a line is such a name, or the line has no name.
fn is_told_by_all(line: &[u8]) -> bool {
    let (escaped, rest) = match line.strip_prefix(b"\\") {
        Some(rest) => (true, rest),
        None => (false, line),
    };
    let backslashes = rest.windows(2).all(|pair| pair[0] != b'\\' || escaped && !b"\\r".contains(&pair[1]));
    let returns = rest.iter().position(|byte| *byte == b'\r').is_none_or(|place| place + 1 == rest.len());
    backslashes && returns && (escaped || !rest.ends_with(b"\\"))
}
