//! Several algorithms at once, and lists that mix them.

use crate::common::{TOOLS, Tree, is_gnu_here};

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
    let ours = tree.raddle(&["-a", "sha256,SHA224", "-a", "md5,sha256", "a", "b", "long"], b"");
    assert_eq!((ours.stdout, ours.code), (expected.clone(), Some(0)));

    tree.write("list", &expected);
    let checked = tree.raddle(&["-c", "list"], b"");
    let verdicts = ["a", "b", "long"].map(|name| format!("{name}: OK\n").repeat(3)).concat();
    assert_eq!((String::from_utf8(checked.stdout).unwrap(), checked.code), (verdicts, Some(0)));
}

/// Without `-a`, each line of a list says itself what it is, be it by the length of its checksum.
#[test]
fn lists_of_several_programs() {
    if !is_gnu_here() {
        return;
    }
    let tree = Tree::new();
    tree.write("a", "abc");
    let list: Vec<u8> = TOOLS.iter().flat_map(|(tool, _)| tree.theirs(tool, &["a"])).collect();
    let checked = tree.raddle(&["-c"], &list);
    assert_eq!((&checked.stdout[..], checked.code), (&b"a: OK\na: OK\na: OK\n"[..], Some(0)));

    let checked = tree.raddle(&["-c", "-w", "-a", "md5,sha224"], &list);
    assert_eq!((&checked.stdout[..], checked.code), (&b"a: OK\na: OK\n"[..], Some(0)));
    assert_eq!(
        checked.stderr,
        "raddle sum: 'standard input': 1: improperly formatted SHA224/MD5 checksum line\n\
         raddle sum: WARNING: 1 line is improperly formatted\n"
    );
}

#[test]
fn there_is_no_text_mode_where_lines_have_tags() {
    let outcome = Tree::new().raddle(&["-a", "md5,sha256", "-t"], b"");
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.contains("--tag does not support --text mode"), "{}", outcome.stderr);
}
