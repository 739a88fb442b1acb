//! `cargo xtask tutorials`: follows the tutorials in a copy of the checkout.
//!
//! A tutorial is a list of fenced blocks. The word after the fence decides how a block is used:
//!
//! | fence | action |
//! |---|---|
//! | `rust file=PATH`, `toml file=PATH` | writes the block as the file |
//! | … `after="LINE"` | inserts it after the one line that contains this text |
//! | … `instead="LINE"` | puts it in place of that line |
//! | `rust shows=PATH`, `toml shows=PATH` | compares the block with the file: its lines occur in the file, one after another; a line `// …` or `# …` stands for any lines |
//! | `sh` | runs each line; all must succeed |
//! | `sh fails="TEXT"` | runs each line; all must fail, and print this text |
//! | `text` | compares each line, word by word, with the lines that the last command printed; `…` is any word, and at the end of a line any words |

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use clap::Args;

use crate::markdown::{Block, page};
use crate::{Result, files, tools};

/// Follow the tutorials in docs/tutorial, in a copy of the checkout.
#[derive(Args)]
pub(crate) struct Tutorials {
    /// Only tutorials whose name contains this.
    #[arg(long)]
    only: Option<String>,
}

/// The tutorial that edits the sources of everything else comes last, so that its edits need not be compiled again to
/// be undone.
const TUTORIALS: [&str; 4] = ["your-own-kernel", "add-a-hash", "add-a-kernel", "add-an-instruction"];

/// The profile without optimisation: each command proves little, but recompiles everything that depends on the edited
/// code. Only the kernel tests run for a long time. With a setting for link-time optimisation, cargo would compile a
/// crate once for programs and again for tests.
const PROFILE: &str = "[profile.release]\nopt-level = 0\n[profile.release.package.raddle]\nopt-level = 1\n";

impl Tutorials {
    pub(crate) fn run(self) -> Result {
        if !cfg!(target_arch = "x86_64") {
            println!("skipped: the tutorials are about x86-64");
            return Ok(());
        }
        let folder = tools::root().join("target/tutorials");
        let copy = folder.join("checkout");
        // Cargo reads this file in a folder above the copy.
        files::create(&folder.join(".cargo/config.toml"), PROFILE)?;
        let is_wanted = |name: &&str| self.only.as_ref().is_none_or(|part| name.contains(part.as_str()));
        let wanted: Vec<&str> = TUTORIALS.into_iter().filter(is_wanted).collect();
        if wanted.is_empty() {
            return Err(format!("the tutorials are {}", TUTORIALS.join(", ")));
        }
        for name in wanted {
            let path = format!("docs/tutorial/{name}.md");
            let text = files::read(tools::root().join(&path))?;
            restore(&copy)?;
            let steps = steps(&text).map_err(|why| format!("{path}:{why}"))?;
            let mut printed = String::new();
            for (line, step) in steps {
                step.take(&copy, &mut printed).map_err(|why| format!("{path}:{line}: {why}"))?;
            }
        }
        Ok(())
    }
}

/// Turns a folder into a copy of the sources. Unchanged files keep their times, so that cargo does not compile them
/// again.
fn restore(copy: &Path) -> Result {
    let failed = |path: &Path, error| format!("{}: {error}", path.display());
    let sources = tools::sources()?;
    for path in tools::files_under(copy)?.into_iter().filter(|path| !sources.contains(path)) {
        fs::remove_file(copy.join(&path)).map_err(|error| failed(&path, error))?;
    }
    for path in sources {
        let (from, to) = (tools::root().join(&path), copy.join(&path));
        let bytes = fs::read(&from).map_err(|error| failed(&from, error))?;
        if fs::read(&to).ok().as_ref() != Some(&bytes) {
            files::create(&to, bytes)?;
        }
    }
    Ok(())
}

/// A step that a tutorial asks its reader to perform.
#[derive(Debug, PartialEq, Eq)]
enum Step {
    /// Writes text into a file.
    Edit { file: String, place: Place, text: String },
    /// Finds lines in a file.
    Show { file: String, text: String },
    /// Runs a command, which must succeed, or fail with output that contains a text.
    Run { command: String, fails: Option<String> },
    /// Compares the output of the last command.
    Compare { shown: String },
}

/// The place for text in a file.
#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// The text is the whole file.
    NewFile,
    /// The text is inserted after the line that contains this.
    After(String),
    /// The text replaces the line that contains this.
    Instead(String),
}

/// Returns the steps of a tutorial, each with the number of its line. The error begins with the line of a block that
/// states no action.
fn steps(text: &str) -> Result<Vec<(usize, Step)>> {
    let mut steps = Vec::new();
    for block in page(text).blocks {
        let done = of_block(&block).map_err(|why| format!("{}: {why}", block.line))?;
        steps.extend(done.into_iter().map(|step| (block.line, step)));
    }
    Ok(steps)
}

fn of_block(block: &Block<'_>) -> Result<Vec<Step>> {
    let (language, mut rest) = block.info.split_once(' ').unwrap_or((block.info, ""));
    let mut attributes = Vec::new();
    while !rest.trim().is_empty() {
        let wrong = || format!("`{rest}` is not NAME=VALUE or NAME=\"VALUE\"");
        let (name, value) = rest.trim_start().split_once('=').ok_or_else(wrong)?;
        // Within quotes, `\"` stands for a quote.
        let quoted = value.strip_prefix('"').map(|value| {
            let end = (0..value.len()).find(|&i| value[i..].starts_with('"') && !value[..i].ends_with('\\'));
            end.map(|end| (&value[..end], &value[end + 1..])).ok_or_else(wrong)
        });
        let (value, after) = quoted.transpose()?.unwrap_or_else(|| value.split_once(' ').unwrap_or((value, "")));
        attributes.push((name, value.replace("\\\"", "\"")));
        rest = after;
    }
    let mut attribute =
        |wanted: &str| attributes.iter().position(|(name, _)| *name == wanted).map(|i| attributes.remove(i).1);
    let steps = match language {
        "text" => vec![Step::Compare { shown: block.text.clone() }],
        "sh" => {
            let fails = attribute("fails");
            let run = |command: &str| Step::Run { command: command.to_owned(), fails: fails.clone() };
            block.text.lines().map(run).collect()
        }
        "rust" | "toml" => {
            let text = block.text.clone();
            if let Some(file) = attribute("shows") {
                vec![Step::Show { file, text }]
            } else {
                let file = attribute("file").ok_or("code that goes into no file: write file=PATH or shows=PATH")?;
                let place = match (attribute("after"), attribute("instead")) {
                    (None, None) => Place::NewFile,
                    (Some(line), None) => Place::After(line),
                    (None, Some(line)) => Place::Instead(line),
                    (Some(_), Some(_)) => return Err("code goes after a line or instead of it".into()),
                };
                vec![Step::Edit { file, place, text }]
            }
        }
        other => return Err(format!("`{other}` is none of rust, toml, sh, text")),
    };
    match attributes.first() {
        Some((name, _)) => Err(format!("`{name}` means nothing here")),
        None => Ok(steps),
    }
}

impl Step {
    /// Performs the step in a copy of the checkout; `last` is the output of the last command.
    fn take(&self, copy: &Path, last: &mut String) -> Result {
        match self {
            Step::Edit { file, place, text } => {
                let path = copy.join(file);
                let after = match place {
                    Place::NewFile => text.clone(),
                    Place::After(line) | Place::Instead(line) => {
                        let before = files::read(&path)?;
                        let keeps = matches!(place, Place::After(_));
                        insert(&before, line, keeps, text).map_err(|why| format!("{file}: {why}"))?
                    }
                };
                files::create(&path, after)
            }
            Step::Show { file, text } => {
                let whole = files::read(copy.join(file))?;
                missing(text, &whole).map_or(Ok(()), |line| Err(format!("{file} has no lines as shown: `{line}`")))
            }
            Step::Run { command, fails } => {
                let start = Instant::now();
                let mut shell = Command::new("sh");
                shell.args(["-c", &format!("exec 2>&1; {command}")]).current_dir(copy);
                // The build products have their own folder.
                shell.env("CARGO_TARGET_DIR", tools::root().join("target/tutorials/target"));
                shell.env("CARGO_INCREMENTAL", "1");
                // All tested kernels except one are those of the checkout, and the other one is proved. All lengths are
                // tested in the checkout.
                shell.env("RADDLE_FEWER_LENGTHS", "1");
                let output = shell.output().map_err(|error| format!("can't run sh: {error}"))?;
                *last = String::from_utf8_lossy(&output.stdout).into_owned();
                let printed = &*last;
                println!("{:>6.1} s  {command}", start.elapsed().as_secs_f64());
                match fails {
                    None if !output.status.success() => Err(format!("`{command}` failed:\n{printed}")),
                    Some(_) if output.status.success() => Err(format!("`{command}` did not fail:\n{printed}")),
                    Some(text) if !printed.contains(text.as_str()) => {
                        Err(format!("`{command}` did not print `{text}`:\n{printed}"))
                    }
                    _ => Ok(()),
                }
            }
            Step::Compare { shown } => {
                let is_missing = |line: &&str| !line.is_empty() && !last.lines().any(|printed| is_shown(line, printed));
                match shown.lines().find(is_missing) {
                    Some(line) => Err(format!("no command printed `{line}`:\n{last}")),
                    None => Ok(()),
                }
            }
        }
    }
}

/// Returns the first line of a part of a shown text that is missing in a file, if there is one. The parts must be in
/// the order of the file; a comment line with `…` separates two parts.
fn missing<'a>(shown: &'a str, file: &str) -> Option<&'a str> {
    let mut rest: Vec<&str> = file.lines().collect();
    let shown: Vec<&str> = shown.lines().collect();
    for part in shown.split(|line| matches!(line.trim(), "// …" | "# …")).filter(|part| !part.is_empty()) {
        match rest.windows(part.len()).position(|lines| lines == part) {
            Some(at) => drop(rest.drain(..at + part.len())),
            None => return Some(part[0]),
        }
    }
    None
}

/// Returns whether a line of a tutorial matches a printed line.
fn is_shown(line: &str, printed: &str) -> bool {
    let mut words = printed.split_whitespace();
    let mut shown = line.split_whitespace().peekable();
    while let Some(word) = shown.next() {
        match words.next() {
            _ if word == "…" && shown.peek().is_none() => return true,
            Some(printed) if word == "…" || word == printed => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

/// Inserts text after the one line that contains a mark. The line itself is kept or removed.
fn insert(before: &str, mark: &str, keeps: bool, text: &str) -> Result<String> {
    let count = before.lines().filter(|line| line.contains(mark)).count();
    if count != 1 {
        return Err(format!("{count} lines contain `{mark}`, not 1"));
    }
    let changed = |line: &str| match (line.contains(mark), keeps) {
        (false, _) => format!("{line}\n"),
        (true, true) => format!("{line}\n{text}"),
        (true, false) => text.to_owned(),
    };
    Ok(before.lines().map(changed).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Performs the steps of a text in its own folder, where `a.rs` has two lines.
    fn follow(name: &str, text: &str) -> Result<String> {
        let folder = std::env::temp_dir().join(format!("raddle-tutorial-{name}-{}", std::process::id()));
        files::create(&folder.join("a.rs"), "one\ntwo\n")?;
        let mut last = String::new();
        let done =
            steps(text).and_then(|steps| steps.into_iter().try_for_each(|(_, step)| step.take(&folder, &mut last)));
        let text = fs::read_to_string(folder.join("a.rs")).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        done.map(|()| text)
    }

    #[test]
    fn blocks_are_edits_and_commands() {
        let text = "Text.\n```rust file=a.rs after=\"one\"\nnew\n```\n```sh\ngrep -q new a.rs\ntrue\n```\n\
                    ```rust file=a.rs instead=two\nthree\n```\n```sh fails=\"No such file\"\ncat missing\n```\n\
                    ```rust shows=a.rs\none\n// …\nthree\n```\n\
                    ```sh\necho proved 3 paths in 4 s\n```\n```text\nproved 3 paths in … s\n\nproved 3 …\n```\n";
        assert_eq!(follow("works", text).unwrap(), "one\nnew\nthree\n");
    }

    #[test]
    fn planted_broken_blocks_are_refused() {
        let broken = [
            ("```rust\ncode\n```", "code that goes into no file"),
            ("```rust file=a.rs after=missing\ncode\n```", "0 lines contain `missing`"),
            ("```rust file=a.rs after=o\ncode\n```", "2 lines contain `o`"),
            ("```rust file=b.rs instead=one\ncode\n```", "b.rs: "),
            ("```rust shows=a.rs\none\nthree\n```", "a.rs has no lines as shown: `one`"),
            ("```rust shows=a.rs\ntwo\n// …\none\n```", "a.rs has no lines as shown: `one`"),
            ("```rust file=a.rs ater=one\ncode\n```", "`ater` means nothing here"),
            ("```rust file=a.rs after=\"one\ncode\n```", "is not NAME=VALUE"),
            ("```sh\ntrue\nfalse\n```", "`false` failed"),
            ("```sh fails=\"\"\ntrue\n```", "`true` did not fail"),
            ("```sh fails=\"why\"\nfalse\n```", "`false` did not print `why`"),
            ("```\nno language\n```", "is none of rust"),
            ("```sh\necho 1612 instructions\n```\n```text\n2380 instructions\n```", "no command printed `2380"),
            ("```sh\necho one two\n```\n```text\none\n```", "no command printed `one`"),
            ("```sh\necho one\n```\n```text\none … two\n```", "no command printed"),
        ];
        for (text, why) in broken {
            let refused = follow("broken", text).expect_err(text);
            assert!(refused.contains(why), "{text}: {refused}");
        }
    }
}
