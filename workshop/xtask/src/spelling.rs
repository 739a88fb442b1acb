//! `cargo xtask spelling`: refuses misspelt words in all hand-written text, and American spellings in documents and
//! comments, because the project writes British English. codespell finds them.

use std::path::Path;
use std::process::Command;

use clap::Args;

use crate::{Result, files, tools, vectors};

/// Check the spelling of hand-written text.
#[derive(Args)]
pub(crate) struct Spelling {}

/// The folder into which programs by others are unpacked: codespell and mdBook.
pub(crate) const PROGRAMS: &str = "target/programs";

/// Fetches the pinned programs if they are missing.
pub(crate) fn programs() -> Result {
    vectors::install("workshop/xtask/requirements.txt", PROGRAMS)
}

/// codespell's dictionary of British words, each with its American spelling.
const BRITISH: &str = "codespell_lib/data/dictionary_en-GB_to_en-US.txt";

/// Words that codespell would correct, and that are right here: names from code, formats and other projects, and parts of
/// test data; then words of American titles; then words that are American only in another sense.
const ALLOWED: &str = "afterall,armor,armored,artifact,artifacts,atleast,caf,chec,encrpyt,finalize,hax,initialization,\
                       inout,mis,sanitizer,sanitizers,serialize,synchronized,whats,\
                       parallelizing,vectorization,vectorized,\
                       dependant,licensed,meter,practice,program,writable";

/// The endings of the names of hand-written files.
const ENDINGS: &[&str] =
    &["md", "rs", "py", "java", "scala", "c", "h", "cpp", "hpp", "toml", "yml", "yaml", "sh", "txt"];

/// Generated files, and records of what programs printed.
const GENERATED: [&str; 3] = ["crates/raddle/gen/", "workshop/records/", "docs/benchmarks/"];

/// A line of code, which does not begin as a comment does. Attributes of Rust begin with `#` too.
const CODE: &str = r"^\s*([^\s/#*]|#!?\[).*$";

/// Words in backticks.
const QUOTED: &str = "`[^`]*`";

/// A file with one fault for each dictionary, in a comment. The first is escaped, so that this file has no fault.
const PLANTED: (&str, &str) = ("target/programs/planted.md", "# A mis\x70elled word of another color.\n");

impl Spelling {
    pub(crate) fn run(self) -> Result {
        if let Err(why) = programs() {
            println!("skipped: the spelling of hand-written text: {why}");
            return Ok(());
        }
        let american = tools::root().join(PROGRAMS).join("american.txt");
        files::write(&american, inverted(&files::read(tools::root().join(PROGRAMS).join(BRITISH))?))?;
        files::write(tools::root().join(PLANTED.0), PLANTED.1)?;

        let list = tools::output_of(Command::new("git").arg("ls-files").current_dir(tools::root()))?;
        let is_written = |path: &&str| {
            let ending = Path::new(path).extension().and_then(|ending| ending.to_str());
            ending.is_some_and(|ending| ENDINGS.contains(&ending)) && !GENERATED.iter().any(|it| path.starts_with(it))
        };
        let all: Vec<&str> = list.lines().filter(is_written).collect();
        let (pages, code): (Vec<&str>, Vec<&str>) = all.iter().partition(|path| path.ends_with(".md"));

        let american = ["--dictionary", &american.to_string_lossy(), "--ignore-regex"];
        let mut found = codespell(&[], &all)?;
        found.extend(codespell(&[&american[..], &[QUOTED]].concat(), &pages)?);
        found.extend(codespell(&[&american[..], &[&format!("{QUOTED}|{CODE}")]].concat(), &code)?);
        println!("{} files are spelt as in British English", all.len());
        if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
    }
}

/// Returns the misspelt words in files, each with its place and its correction. It is an error if codespell does not find
/// the planted fault.
fn codespell(options: &[&str], paths: &[&str]) -> Result<Vec<String>> {
    let mut python = Command::new("python3");
    python.current_dir(tools::root()).env("PYTHONPATH", PROGRAMS);
    python.args(["-m", "codespell_lib", "--check-hidden", "--ignore-words-list", ALLOWED]);
    let output = python.args(options).arg(PLANTED.0).args(paths).output();
    let output = output.map_err(|error| format!("can't run python3: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let (planted, found): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.contains(PLANTED.0));
    if planted.len() != 1 {
        return Err(format!("codespell did not find the planted fault: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(found.into_iter().map(str::to_owned).collect())
}

/// Returns a dictionary from American to British spellings, by a dictionary of the other direction.
fn inverted(british: &str) -> String {
    let pairs = british.lines().filter_map(|line| line.split_once("->"));
    pairs.map(|(british, american)| format!("{american}->{british}\n")).collect()
}
