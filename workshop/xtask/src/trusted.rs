//! `cargo xtask trusted`: counts the lines of code on which a proof rests.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::{Result, files, tools};

/// Count the lines of code that the proofs rest on, without comments and tests.
#[derive(Args)]
pub(crate) struct Trusted {
    /// Fail if docs/SOUNDNESS.md states another number.
    #[arg(long)]
    check: bool,
}

/// The trusted code: files, and folders with everything in them. A mistake anywhere else makes a proof fail, or is
/// found by the checks that read back the proved code.
const PARTS: [(&str, &[&str]); 5] = [
    ("instructions, machine, printer", &["workshop/raddle-isa/src"]),
    (
        "explorer and prover",
        &[
            "workshop/raddle-check/src/explore",
            "workshop/raddle-check/src/run/contract.rs",
            "workshop/raddle-check/src/run/layout.rs",
            "workshop/raddle-check/src/prove/proof.rs",
            "workshop/raddle-check/src/run/program.rs",
            "workshop/raddle-check/src/prove/induction.rs",
        ],
    ),
    (
        "terms, whole numbers, polynomials",
        &[
            "workshop/raddle-check/src/term",
            "workshop/raddle-check/src/integer",
            "workshop/raddle-check/src/prove/polynomial.rs",
            "workshop/raddle-kernels/src/reference/point.rs",
            "workshop/raddle-check/src/prove/poly1305.rs",
            "workshop/raddle-check/src/prove/ghash.rs",
            "workshop/raddle-check/src/prove/hash.rs",
            "workshop/raddle-check/src/prove/blake3.rs",
        ],
    ),
    ("statements", &["workshop/raddle-check/src/prove/statement"]),
    (
        "specifications and contracts",
        &[
            "workshop/raddle-kernels/src/*/spec.rs",
            "workshop/raddle-kernels/src/*/mod.rs",
            "workshop/raddle-kernels/src/ghash/powers.rs",
            "workshop/raddle-kernels/src/poly1305/state.rs",
        ],
    ),
];

/// The untrusted code in these folders: tests, and the reference with which only tests compare, except for the points
/// with which proofs compute; the weaver and the builder, whose instructions are proved like all others; planted
/// changes; the display of terms in messages; frame descriptions and banners, on which no instruction depends.
const NOT_TRUSTED: [&str; 8] =
    ["tests.rs", "reference", "strand.rs", "builder", "banner.rs", "tools.rs", "debug.rs", "unwind.rs"];

impl Trusted {
    pub(crate) fn run(self) -> Result {
        let root = tools::root();
        let mut total = 0;
        for (part, places) in PARTS {
            let mut lines = 0;
            for place in places {
                for file in files(root, place)? {
                    let text = files::read(&file)?;
                    lines += count(&text);
                }
            }
            println!("{lines:>6}  {part}");
            total += lines;
        }
        println!("{total:>6}  lines in all, without comments and tests");
        if self.check {
            let path = root.join("docs/SOUNDNESS.md");
            let text = files::read(&path)?;
            let claim = format!("{total} lines of Rust");
            if !text.contains(&claim) {
                return Err(format!("docs/SOUNDNESS.md does not say that the proofs rest on {claim}"));
            }
        }
        Ok(())
    }
}

/// Returns the sources at a place: a file, all files below a folder, or the file of this name in each folder of an algorithm,
/// which has a specification or an operation: `*` stands for it.
pub(crate) fn files(root: &Path, place: &str) -> Result<Vec<PathBuf>> {
    if let Some((before, after)) = place.split_once("/*/") {
        let folders = files::list(root.join(before))?;
        let is_algorithm =
            |folder: &PathBuf| ["spec.rs", "operation.rs"].iter().any(|file| folder.join(file).is_file());
        let folders = folders.into_iter().filter(|folder| is_trusted(folder) && is_algorithm(folder));
        return Ok(folders.map(|folder| folder.join(after)).filter(|file| file.is_file()).collect());
    }
    let mut found = Vec::new();
    let mut todo = vec![root.join(place)];
    while let Some(path) = todo.pop() {
        if !is_trusted(&path) {
            continue;
        }
        if path.is_dir() {
            todo.extend(files::list(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

fn is_trusted(path: &Path) -> bool {
    path.file_name().is_none_or(|name| NOT_TRUSTED.iter().all(|other| name != *other))
}

/// Returns the number of lines of code, without blank lines, comments, and items for tests.
fn count(text: &str) -> usize {
    let mut lines = text.lines();
    let mut count = 0;
    while let Some(line) = lines.next() {
        let code = line.trim();
        if code == "#[cfg(test)]" {
            // The item ends at the line with its indentation.
            let indent = line.len() - line.trim_start().len();
            let ends = |line: &str| line.len() - line.trim_start().len() == indent && line.ends_with(['}', ';']);
            while lines.next().is_some_and(|line| !ends(line)) {}
        } else if !code.is_empty() && !code.starts_with("//") {
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn comments_and_tests_do_not_count() {
        let text = "//! Doc.\n\nuse a;\n#[cfg(test)]\nmod tests;\n/// Doc.\nfn f() {\n    // Why.\n    g();\n}\n\n\
                    #[cfg(test)]\nmod tests {\n    fn t() {\n        h();\n    }\n}\n";
        assert_eq!(count(text), 4);
    }
}
