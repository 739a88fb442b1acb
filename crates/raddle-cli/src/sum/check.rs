//! Checks files against lists of checksums.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::vec;

use super::algorithm::{ChecksumAlgorithm, Set, Sums};
use super::crew::{self, FinishedJob, Job};
use super::line::{self, Line, Reader};
use super::name;
use super::report::Report;
use super::untagged::{Assumed, Untagged};
use super::walk::{self, STDIN, is_stdin};
use crate::quote;
use crate::streams::Stream;

/// The options of a check.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    pub(crate) algorithms: Set,
    /// Skips missing files.
    pub(crate) ignore_missing: bool,
    /// Prints nothing about files that match.
    pub(crate) quiet: bool,
    /// Prints nothing about files.
    pub(crate) status: bool,
    /// Fails for a malformed line.
    pub(crate) strict: bool,
    /// Warns about each malformed line.
    pub(crate) warn: bool,
}

/// Checks all files of all lists. Returns whether all match.
pub(crate) fn run(
    lists: Vec<PathBuf>,
    rules: Rules,
    threads: Option<NonZero<usize>>,
    report: &mut Report,
) -> io::Result<bool> {
    let lists =
        Lists { paths: lists.into_iter(), list: None, reader: Reader::new(rules.algorithms), stdin_is_taken: false };
    let mut verdict = Verdict { rules, list: Count::default(), good: true };
    crew::run(lists, threads, report, |report, done| verdict.take(done, report))?;
    Ok(verdict.good)
}

/// Returns the length of all files in all lists, if each has one. Reads the lists, which must be regular files.
pub(crate) fn total(lists: Vec<PathBuf>, algorithms: Set) -> Option<u64> {
    if !lists.iter().all(|path| path.is_file() && !is_stdin(path)) {
        return None;
    }
    let lists = Lists { paths: lists.into_iter(), list: None, reader: Reader::new(algorithms), stdin_is_taken: false };
    walk::total(lists.filter_map(|job| job.file).map(|(path, _)| path), None)
}

/// An event in a list.
enum Note {
    /// The list with this name begins.
    Begin(String, Assumed),
    Line(Line),
    /// The line with this number is malformed, or by an algorithm with this tag, which is not known.
    NoLine(u64, Option<String>),
    /// The list ends, or can't be read any further.
    End(io::Result<()>),
    /// The list can't be opened.
    Closed(PathBuf, io::Error),
}

/// Reads lists, one after the other.
struct Lists {
    paths: vec::IntoIter<PathBuf>,
    list: Option<List>,
    reader: Reader,
    /// Whether standard input is one of the files, which is read to its end.
    stdin_is_taken: bool,
}

impl Iterator for Lists {
    type Item = Job<Note>;

    fn next(&mut self) -> Option<Job<Note>> {
        let note = match &mut self.list {
            None => self.open()?,
            Some(list) => list.next(&mut self.reader),
        };
        let file = match &note {
            Note::Line(line) => {
                let reads_stdin = line.name == STDIN.as_bytes();
                self.stdin_is_taken |= reads_stdin;
                let algorithms = match reads_stdin && line.is_assumed {
                    // It can't be read again.
                    true => self.reader.algorithms().of_length(line.sum.len()).collect(),
                    false => [line.algorithm].into_iter().collect(),
                };
                Some((name::path(&line.name), algorithms))
            }
            Note::End(_) => {
                self.list = None;
                None
            }
            _ => None,
        };
        Some(Job { note, file })
    }
}

impl Lists {
    /// Opens the next list, if there is one.
    fn open(&mut self) -> Option<Note> {
        let path = self.paths.next()?;
        let is_stdin = is_stdin(&path);
        let (name, input): (_, Box<dyn Read + Send>) = match is_stdin {
            true if self.stdin_is_taken => (quote::quoted(b"standard input"), Box::new(io::empty())),
            true => match Stream::stdin() {
                Ok(stdin) => (quote::quoted(b"standard input"), Box::new(stdin)),
                Err(error) => return Some(Note::Closed(path, error)),
            },
            false => match File::open(&path) {
                Ok(file) => (quote::path(&path), Box::new(file)),
                Err(error) => return Some(Note::Closed(path, error)),
            },
        };
        let assumed = Assumed::of_list(&path);
        self.list = Some(List { lines: BufReader::new(input), is_stdin, count: 0, assumed: assumed.clone() });
        Some(Note::Begin(name, assumed))
    }
}

/// A list that is open.
struct List {
    lines: BufReader<Box<dyn Read + Send>>,
    is_stdin: bool,
    /// The number of lines read.
    count: u64,
    /// What lines without tags are taken for.
    assumed: Assumed,
}

impl List {
    /// Reads the next line that is not empty.
    fn next(&mut self, reader: &mut Reader) -> Note {
        let mut line = Vec::new();
        reader.assume(self.assumed.get());
        loop {
            line.clear();
            match self.read(&mut line) {
                Ok(0) => return Note::End(Ok(())),
                Ok(_) if line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") => {
                    self.count += 1;
                    return self.skip().map_or_else(|error| Note::End(Err(error)), |()| Note::NoLine(self.count, None));
                }
                Ok(_) => self.count += 1,
                Err(error) => return Note::End(Err(error)),
            }
            let text = line.strip_suffix(b"\n").unwrap_or(&line);
            let text = text.strip_suffix(b"\r").unwrap_or(text);
            if text.is_empty() || text.starts_with(b"#") {
                continue;
            }
            return match reader.read(text) {
                // Standard input can't be the list and a file of it.
                Some(line) if !(self.is_stdin && line.name == STDIN.as_bytes()) => Note::Line(line),
                _ => Note::NoLine(self.count, line::unknown_tag(text).map(str::to_owned)),
            };
        }
    }

    /// Reads to the end of a line, but not more bytes than a line may have.
    fn read(&mut self, line: &mut Vec<u8>) -> io::Result<usize> {
        (&mut self.lines).take(MAX_LINE).read_until(b'\n', line)
    }

    /// Skips the rest of a line that is too long.
    fn skip(&mut self) -> io::Result<()> {
        let mut rest = Vec::new();
        loop {
            rest.clear();
            if self.read(&mut rest)? == 0 || rest.ends_with(b"\n") {
                return Ok(());
            }
        }
    }
}

/// The number of bytes that are too many for a line. Names have at most some thousand.
const MAX_LINE: u64 = 1 << 20;

/// The verdict on all lists.
struct Verdict {
    rules: Rules,
    /// The position in the present list.
    list: Count,
    good: bool,
}

/// The counts of one list.
#[derive(Default)]
struct Count {
    name: String,
    untagged: Untagged,
    lines: u64,
    no_lines: u64,
    /// The number of lines by each algorithm that is not known.
    unknown: BTreeMap<String, u64>,
    unreadable: u64,
    right: u64,
    wrong: u64,
}

impl Verdict {
    fn take(&mut self, done: FinishedJob<Note>, report: &mut Report) {
        match (done.note, done.file) {
            (Note::Begin(name, assumed), _) => {
                self.list = Count { name, untagged: Untagged::new(assumed), ..Count::default() };
            }
            (Note::Line(line), Some((path, sums))) => self.line(&line, &path, sums, report),
            (Note::Line(_), None) => unreachable!("a line has a file"),
            (Note::NoLine(number, unknown), _) => {
                self.list.no_lines += 1;
                if let Some(tag) = unknown {
                    *self.list.unknown.entry(tag).or_default() += 1;
                }
                if self.rules.warn {
                    let tags: Vec<_> = self.rules.algorithms.iter().map(ChecksumAlgorithm::tag).collect();
                    let tags = if self.rules.algorithms == Set::ALL { "".to_owned() } else { tags.join("/") + " " };
                    report.say(&format!("{}: {number}: improperly formatted {tags}checksum line", self.list.name));
                }
            }
            (Note::End(Ok(())), _) => {
                self.good &= self.list.is_good(self.rules);
                self.list.tell(self.rules, report);
            }
            (Note::End(Err(_)), _) => {
                self.good = false;
                report.say(&format!("{}: read error", self.list.name));
            }
            (Note::Closed(path, error), _) => {
                self.good = false;
                report.refused(&path, &error);
            }
        }
    }

    fn is_right(&mut self, line: &Line, path: &Path, sums: &Sums) -> bool {
        match line.is_assumed {
            true => self.list.untagged.is_right(line, path, sums, self.rules.algorithms),
            false => sums.of(line.algorithm) == line.sum,
        }
    }

    fn line(&mut self, line: &Line, path: &Path, sums: io::Result<Sums>, report: &mut Report) {
        self.list.lines += 1;
        if sums.as_ref().is_ok_and(|sums| sums.changed) && !self.rules.status {
            report.changed(path);
        }
        let verdict = match sums {
            Ok(sums) if self.is_right(line, path, &sums) => {
                self.list.right += 1;
                "OK"
            }
            Ok(_) => {
                self.list.wrong += 1;
                "FAILED"
            }
            Err(error) if self.rules.ignore_missing && error.kind() == io::ErrorKind::NotFound => return,
            Err(error) => {
                report.refused(path, &error);
                self.list.unreadable += 1;
                "FAILED open or read"
            }
        };
        let good = verdict == "OK";
        report.count(good);
        let silent = self.rules.status || good && self.rules.quiet;
        if !silent {
            quote::write_in_verdict(&line.name, report.lines());
            report.lines().extend(format!(": {verdict}\n").bytes());
        }
    }
}

impl Count {
    fn is_good(&self, rules: Rules) -> bool {
        let verified = self.right > 0 || !rules.ignore_missing;
        let formatted = self.no_lines == 0 || !rules.strict;
        self.lines > 0 && self.wrong == 0 && self.unreadable == 0 && verified && formatted
    }

    /// Prints the warnings.
    fn tell(&self, rules: Rules, report: &mut Report) {
        // Where one algorithm is asked for, lines by others are malformed, as in coreutils.
        for (tag, count) in self.unknown.iter().filter(|_| !rules.status && rules.algorithms == Set::ALL) {
            let lines = if *count == 1 { "line has a checksum" } else { "lines have checksums" };
            report.say(&format!("{}: {count} {lines} by {tag}, which raddle sum doesn't compute", self.name));
        }
        if self.lines == 0 {
            return report.say(&format!("{}: no properly formatted checksum lines found", self.name));
        }
        if rules.status {
            return;
        }
        let mut warn = |count, one: &str, more: &str| {
            if count > 0 {
                report.say(&format!("WARNING: {count} {}", if count == 1 { one } else { more }));
            }
        };
        warn(self.no_lines, "line is improperly formatted", "lines are improperly formatted");
        warn(self.unreadable, "listed file could not be read", "listed files could not be read");
        warn(self.wrong, "computed checksum did NOT match", "computed checksums did NOT match");
        for note in self.untagged.notes(rules.algorithms) {
            report.say(&format!("{}: {note}", self.name));
        }
        if rules.ignore_missing && self.right == 0 {
            report.say(&format!("{}: no file was verified", self.name));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// What the progress of `-r` and `-c` shows as a total.
    #[test]
    fn totals_are_counted_ahead() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("files")).unwrap();
        fs::write(at("files/a"), [0; 1000]).unwrap();
        fs::write(at("files/b"), [0; 234]).unwrap();
        let found = || walk::files(vec![at("files")], true).filter_map(Result::ok);
        assert_eq!(walk::total(found(), None), Some(1234));
        assert_eq!(walk::total(found().chain([PathBuf::from(STDIN)]), Some(10)), Some(1244));
        // Of a pipe, nobody knows.
        assert_eq!(walk::total(found().chain([PathBuf::from(STDIN)]), None), None);

        let sum = "0".repeat(64);
        let name = |file: &str| at(file).display().to_string();
        let lines = ["files/a", "files/b", "missing"].map(|file| format!("{sum}  {}\n", name(file)));
        fs::write(at("list"), lines.concat()).unwrap();
        let all = || ChecksumAlgorithm::ALL.iter().copied().collect();
        assert_eq!(total(vec![at("list")], all()), Some(1234));
        assert_eq!(total(vec![at("list"), PathBuf::from(STDIN)], all()), None);
    }
}
