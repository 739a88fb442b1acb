//! The interface that compiled programs rely on: `bindings/c/abi.txt` lists the constants, types and functions of the
//! header at the last release. A changed or lost line breaks such programs; a new line does not.

use crate::header;
use crate::text::{read, write};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Returns the path of the list.
fn list() -> PathBuf {
    header::folder().join("abi.txt")
}

/// Refuses a header that differs from the sources, or that lacks a declaration in the list.
pub(crate) fn check() -> Result<(), String> {
    let header = read(&header::path())?;
    if header::generate()? != header {
        return Err("include/raddle.h differs from its sources: run cargo xtask c --header".to_owned());
    }
    let (header, list) = (declarations(&header), read(&list())?);
    let lost = lost(&list, &header);
    if !lost.is_empty() {
        return Err(format!(
            "the header has changed what programs rely on that were compiled before: with another soname, cargo xtask c --abi\n{}",
            lost.join("\n")
        ));
    }
    println!(
        "report: {} of {} declarations of the header are those of the last release",
        list.lines().count(),
        header.len()
    );
    Ok(())
}

/// Writes the header.
pub(crate) fn write_header() -> Result<(), String> {
    write(&header::path(), &header::generate()?)
}

/// Writes the list.
pub(crate) fn record() -> Result<(), String> {
    let header = read(&header::path())?;
    let lines: String = declarations(&header).iter().flat_map(|line| [line, "\n"]).collect();
    write(&list(), &lines)
}

/// Returns the lines of a list that a header lacks.
fn lost<'l>(list: &'l str, header: &BTreeSet<String>) -> Vec<&'l str> {
    list.lines().filter(|line| !header.contains(*line)).collect()
}

/// Returns the constants, types and functions of a header, one per line, without comments.
fn declarations(header: &str) -> BTreeSet<String> {
    let mut text = String::new();
    let mut rest = header;
    while let Some((before, comment)) = rest.split_once("/*") {
        text += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    text += rest;
    let lines = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    let (directives, code): (Vec<_>, Vec<_>) = lines.partition(|line| line.trim_start().starts_with('#'));
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Constants are definitions with a value: all others guard the header or serve compilers.
    let is_constant =
        |line: &String| line.starts_with("#define RADDLE_") && !line.contains("__") && line.split(' ').count() == 3;
    let mut all: BTreeSet<_> = directives.iter().map(|line| words(line)).filter(is_constant).collect();
    let mut declaration = String::new();
    let mut depth = 0_usize;
    for part in code.join("\n").split_inclusive(['{', '}', ';']) {
        declaration += part;
        match part.as_bytes().last() {
            // The braces for C++ are not part of a declaration.
            Some(b'{') if words(&declaration) == "extern \"C\" {" => declaration.clear(),
            Some(b'{') => depth += 1,
            Some(b'}') => depth = depth.saturating_sub(1),
            Some(b';') if depth == 0 => _ = all.insert(words(&std::mem::take(&mut declaration))),
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "#ifndef A_H\n#define A_H\n#define RADDLE_ALIGNED(n) __attribute__((aligned(n)))\n\
        /* Bytes; of all. */\n// How many; in all.\n#define RADDLE_A_BYTES 64\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\
        typedef enum raddle_error {\n  /* Done. */\n  RADDLE_OK = 0,\n  RADDLE_ERROR_NULL = 1,\n} raddle_error;\n\
        typedef struct RADDLE_ALIGNED(64) raddle_a {\n  uint8_t opaque[RADDLE_A_BYTES];\n} raddle_a;\n\
        enum raddle_error raddle_a_init(struct raddle_a *a,\n    size_t len);\nsize_t raddle_a_bytes(void);\n\
        #ifdef __cplusplus\n}\n#endif\n#endif\n";

    fn list() -> String {
        declarations(BEFORE).iter().flat_map(|line| [line, "\n"]).collect()
    }

    #[test]
    fn a_header_is_its_declarations() {
        let expected = [
            "#define RADDLE_A_BYTES 64",
            "enum raddle_error raddle_a_init(struct raddle_a *a, size_t len);",
            "size_t raddle_a_bytes(void);",
            "typedef enum raddle_error { RADDLE_OK = 0, RADDLE_ERROR_NULL = 1, } raddle_error;",
            "typedef struct RADDLE_ALIGNED(64) raddle_a { uint8_t opaque[RADDLE_A_BYTES]; } raddle_a;",
        ];
        assert_eq!(declarations(BEFORE).iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_breaks_programs_is_refused() {
        let faults = [
            ("a lost function", "size_t raddle_a_bytes(void);\n", ""),
            ("another parameter", "size_t len", "uint32_t len"),
            ("one parameter less", "struct raddle_a *a,\n    size_t len", "struct raddle_a *a"),
            ("another result", "size_t raddle_a_bytes", "int raddle_a_bytes"),
            ("another size", "RADDLE_A_BYTES 64", "RADDLE_A_BYTES 128"),
            ("another alignment", "struct RADDLE_ALIGNED(64)", "struct RADDLE_ALIGNED(32)"),
            ("another error", "RADDLE_ERROR_NULL = 1", "RADDLE_ERROR_NULL = 2"),
        ];
        for (what, from, to) in faults {
            let header = BEFORE.replace(from, to);
            assert_ne!(header, BEFORE, "{what}");
            assert_eq!(lost(&list(), &declarations(&header)).len(), 1, "{what}");
        }
    }

    #[test]
    fn new_functions_and_other_comments_are_fine() {
        let header = BEFORE.replace("Bytes; of all.", "Another { comment.");
        let header = header.replace("size_t raddle_a_bytes", "void raddle_b(void);\nsize_t raddle_a_bytes");
        assert!(lost(&list(), &declarations(&header)).is_empty());
    }
}
