//! `raddle sum -r`.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::common::{Tree, is_gnu_here, name};

/// Returns the names in the order in which they appear.
fn names(stdout: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(stdout).into_owned();
    text.lines().map(|line| line.split_once("  ").unwrap().1.to_owned()).collect()
}

#[test]
fn files_come_in_the_order_of_their_names() {
    let tree = Tree::new();
    for path in ["b/c", "b/a", "a", "b.x", "b/a.x/z", "b/a-x", "B", "\u{e9}/x"] {
        tree.write(path, path);
    }
    let outcome = tree.raddle(&["-r", "."], b"");
    assert_eq!((outcome.code, &outcome.stderr[..]), (Some(0), ""));
    let expected = ["./B", "./a", "./b/a", "./b/a-x", "./b/a.x/z", "./b/c", "./b.x", "./\u{e9}/x"];
    assert_eq!(names(&outcome.stdout), expected);
    for threads in ["1", "2", "7"] {
        assert_eq!(tree.raddle(&["-r", "-j", threads, "."], b""), outcome);
    }
    // Arguments keep their order, and a folder that is named twice is walked twice.
    let outcome = tree.raddle(&["-r", "b/c", "b", "a", "b/"], b"");
    let expected = ["b/c", "b/a", "b/a-x", "b/a.x/z", "b/c", "a", "b/a", "b/a-x", "b/a.x/z", "b/c"];
    assert_eq!(names(&outcome.stdout), expected);
}

#[test]
fn links_and_pipes_in_folders_are_left_out() {
    let tree = Tree::new();
    tree.write("folder/file", "file");
    symlink("file", tree.path("folder/link")).unwrap();
    symlink("..", tree.path("folder/up")).unwrap();
    symlink("nowhere", tree.path("folder/dangling")).unwrap();
    symlink("folder", tree.path("to folder")).unwrap();
    let made = Command::new("mkfifo").arg(tree.path("folder/pipe")).status().unwrap();
    assert!(made.success());
    // Links on the command line are followed.
    let outcome = tree.raddle(&["-r", "folder", "folder/link", "to folder"], b"");
    assert_eq!((outcome.code, &outcome.stderr[..]), (Some(0), ""));
    assert_eq!(names(&outcome.stdout), ["folder/file", "folder/link", "to folder/file"]);
}

#[test]
fn what_is_wrong_is_told_and_the_rest_is_done() {
    let tree = Tree::new();
    tree.write("a/file", "file");
    tree.write("b", "b");
    let outcome = tree.raddle(&["-r", "missing", "a", "-", "mis\nsing", "b"], b"input");
    assert_eq!(outcome.code, Some(1));
    assert_eq!(names(&outcome.stdout), ["a/file", "-", "b"]);
    let expected = "raddle sum: missing: No such file or directory\n\
                    raddle sum: 'mis'$'\\n''sing': No such file or directory\n";
    assert_eq!(outcome.stderr, expected);

    let outcome = tree.raddle(&["b", "a", "b"], b"");
    let expected = "raddle sum: a: Is a directory: -r hashes the files in it\n";
    assert_eq!((outcome.code, &outcome.stderr[..]), (Some(1), expected));
    assert_eq!(names(&outcome.stdout), ["b", "b"]);
}

/// The list that is being written is not hashed.
#[test]
fn standard_output_is_left_out() {
    let tree = Tree::new();
    tree.write("a", "a");
    tree.write("b/c", "c");
    let raddle = assert_cmd::cargo::cargo_bin("raddle");
    let sh = |line: &str| tree.run("sh", &["-c", &line.replace("raddle", raddle.to_str().unwrap())], b"");
    assert_eq!(sh("raddle sum -r . > SUMS && raddle sum -r b a > b/SUMS").code, Some(0));
    let read = |name: &str| fs::read(tree.path(name)).unwrap();
    assert_eq!(names(&read("SUMS")), ["./a", "./b/c"]);
    assert_eq!(names(&read("b/SUMS")), ["b/c", "a"]);
    let checked = sh("raddle sum -c SUMS");
    assert_eq!((&checked.stdout[..], checked.code), (&b"./a: OK\n./b/c: OK\n"[..], Some(0)));
    // The list is also left out under another name, and if it is being appended to. A list that isn't standard output
    // is an ordinary file.
    fs::hard_link(tree.path("SUMS"), tree.path("b/link")).unwrap();
    assert_eq!(sh("raddle sum -r . >> SUMS").code, Some(0));
    assert_eq!(names(&read("SUMS")), ["./a", "./b/c", "./a", "./b/SUMS", "./b/c"]);
    assert_eq!(names(&tree.raddle(&["-r", "b"], b"").stdout), ["b/SUMS", "b/c", "b/link"]);
    // A file on the command line is read, as in coreutils.
    assert_eq!(sh("raddle sum -r a SUMS > b/SUMS").code, Some(0));
    assert_eq!(names(&read("b/SUMS")), ["a", "SUMS"]);
}

/// Compares every file of a tree, and the bytes of its name, with `find` and `sha256sum`.
#[test]
fn a_tree_as_find_has_it() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    for (at, bytes) in
        [&b"plain"[..], b"\xff\x01", b"new\nline", b"x/back\\slash", b"x/y/z/\xe9", b"-"].iter().enumerate()
    {
        tree.write(Path::new("tree").join(name(bytes)), vec![7; 1 << at]);
    }
    let sorted = |stdout: Vec<u8>| {
        let mut lines: Vec<Vec<u8>> = stdout.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        lines.sort();
        lines
    };
    let line = "find tree -type f -print0 | xargs -0 md5sum";
    let ours = tree.raddle(&["-a", "md5", "-r", "tree"], b"");
    assert_eq!(sorted(ours.stdout.clone()), sorted(tree.theirs("sh", &["-c", line])));
    assert_eq!(tree.raddle(&["-c", "--quiet"], &ours.stdout).code, Some(0));
}
