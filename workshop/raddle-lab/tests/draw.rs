//! Runs `raddle-lab kernels draw` and reads its output.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use raddle_check::cost::Analyzer;
use roxmltree::Document;

/// The documents with pictures of kernels, and the arguments of `raddle-lab` that draw the pictures.
const PICTURES: [(&str, &str); 2] = [
    ("README.md", "kernels draw chacha20_poly1305_blocks_avx2 --first 40 -o docs/weave.svg"),
    (
        "docs/adr/0039-several-digests-of-one-message.md",
        "kernels draw md5_sha256_blocks_sha --first 40 -o docs/weave-md5-sha256.svg",
    ),
];

fn raddle(arguments: &str) -> Command {
    let mut command = Command::cargo_bin("raddle-lab").unwrap();
    command.args(arguments.split(' ')).env_remove("RADDLE_CPU");
    command
}

fn names(folder: &Path) -> Vec<String> {
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_drawing_is_written_to_a_file_or_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let draw = "kernels draw chacha20_xor_gpr --isa aarch64";
    let output = raddle(draw).assert().success().stderr("").get_output().stdout.clone();
    let svg = String::from_utf8(output).unwrap();
    assert!(Document::parse(&svg).unwrap().root_element().has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    // The previous content of the file is replaced, and no other file remains.
    fs::write(folder.path().join("a.svg"), "before").unwrap();
    raddle(&format!("{draw} -o a.svg")).current_dir(&folder).assert().success().stdout("");
    assert_eq!(fs::read_to_string(folder.path().join("a.svg")).unwrap(), svg);
    assert_eq!(names(folder.path()), ["a.svg"]);
    let all = raddle(&format!("{draw} --all")).assert().success().stdout(contains("the whole kernel"));
    assert!(all.get_output().stdout.len() > svg.len());
}

/// Checks that a file is either complete or unchanged.
#[test]
fn a_failure_changes_no_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.svg"), "before").unwrap();
    let draw = |arguments: &str| raddle(&format!("kernels draw {arguments}")).current_dir(&folder).assert();
    let unknown = draw("chacha20_xor_avx22 -o a.svg").code(2).stdout("");
    unknown.stderr(contains("chacha20_xor_avx22").and(contains("chacha20_xor_avx2")));
    draw("chacha20_xor_neon --isa x86_64 -o a.svg").code(2).stderr(contains("aarch64"));
    draw("chacha20_xor_portable -o a.svg").code(2).stderr(contains("compiled Rust"));
    draw("chacha20_xor_neon --first 0 -o a.svg").code(2).stderr(contains("--first"));
    draw("chacha20_xor_neon -o none/b.svg").code(1).stderr(contains("none/b.svg"));
    draw("chacha20_xor_neon -o .").code(1).stderr(contains("folder"));
    #[cfg(target_os = "linux")]
    draw("chacha20_xor_neon -o /dev/full").code(1).stderr(contains("/dev/full"));
    assert_eq!(names(folder.path()), ["a.svg"]);
    assert_eq!(fs::read_to_string(folder.path().join("a.svg")).unwrap(), "before");
}

#[test]
fn the_examples_of_the_help_can_be_run() {
    let help = raddle("kernels draw --help").assert().success().get_output().stdout.clone();
    let help = String::from_utf8(help).unwrap();
    let examples: Vec<&str> =
        help.lines().filter_map(|line| line.strip_prefix("  raddle-lab ")?.split("  ").next()).collect();
    assert_eq!(examples.len(), 3, "{help}");
    let folder = tempfile::tempdir().unwrap();
    for example in examples {
        raddle(example).current_dir(&folder).assert().success();
    }
    assert_eq!(names(folder.path()).len(), 2);
}

#[test]
fn the_pictures_of_documents_are_what_is_drawn() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    if !root.join("docs").exists() {
        println!("skipped: the pictures of documents: a package has none");
        return;
    }
    if let Err(missing) = Analyzer::find() {
        println!("skipped: the pictures of documents: {missing}");
        return;
    }
    for (document, arguments) in PICTURES {
        let (draw, file) = arguments.split_once(" -o ").unwrap();
        let drawn = raddle(draw).assert().success().get_output().stdout.clone();
        let checked_in = fs::read(root.join(file)).unwrap();
        // Git may use Windows line ends.
        let is_drawn = |svg: &[u8]| svg.iter().filter(|&&byte| byte != b'\r').eq(&drawn);
        assert!(is_drawn(&checked_in), "{file} is out of date: run `cargo run --bin raddle-lab -- {arguments}`");
        let changed = String::from_utf8(checked_in).unwrap().replacen("add", "sub", 1);
        assert!(!is_drawn(changed.as_bytes()));
        let name = Path::new(file).file_name().unwrap().to_str().unwrap();
        assert!(fs::read_to_string(root.join(document)).unwrap().contains(&format!("{name})")), "{document}");
    }
}
