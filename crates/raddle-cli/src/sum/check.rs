//! Checks files against lists of checksums.

use std::fs::File;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, iter};

use raddle_common::quote;
use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
use raddle_sum::check::{Entry, Event, FileInput, List, ListInput, Summary, Verdict, check};
use raddle_sum::line::{Line, Reader, name};
use raddle_terminal::streams::Stream;

use super::report::Report;
use super::stdin::Stdin;
use super::walk::{self, STDIN, is_stdin};

/// The options of a check.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    pub(crate) algorithms: Set,
    /// Prints names as they are, without quotes.
    pub(crate) literal: bool,
    /// Skips missing files.
    pub(crate) ignore_missing: bool,
    /// Prints nothing about files that match.
    pub(crate) quiet: bool,
    /// Prints nothing about files.
    pub(crate) status: bool,
    /// Fails if a line is malformed.
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
    let (stdin, list_is_stdin) = (Stdin::default(), AtomicBool::new(false));
    let lists = lists.into_iter().map(|path| {
        list_is_stdin.store(is_stdin(&path), Ordering::Relaxed);
        let reader = match is_stdin(&path) {
            true if stdin.is_taken() => Ok(Box::new(io::empty()) as _),
            true => Stream::stdin().map(|stdin| Box::new(stdin) as _),
            false => File::open(&path).map(|file| Box::new(file) as _),
        };
        ListInput { path, reader }
    });
    let open = |line: &Line| match line.name == STDIN.as_bytes() {
        false => FileInput::File,
        // Standard input can't be both the list and a file in the list.
        true if list_is_stdin.load(Ordering::Relaxed) => FileInput::Refused,
        true => FileInput::Reader(stdin.take()),
    };
    let mut said = Said { rules, list: String::new(), good: true };
    check(lists, rules.algorithms, threads, open, |event| said.say(event, report))?;
    Ok(said.good)
}

/// Returns the total length of all files in all lists, if every file has a length. Reads the lists, which must be
/// regular files.
pub(crate) fn total(lists: Vec<PathBuf>, algorithms: Set) -> Option<u64> {
    if !lists.iter().all(|path| path.is_file() && !is_stdin(path)) {
        return None;
    }
    let mut reader = Reader::new(algorithms);
    let mut lists = lists.into_iter().filter_map(|path| File::open(path).ok().map(List::new));
    let mut list = lists.next();
    let paths = iter::from_fn(|| {
        loop {
            match list.as_mut()?.next(&mut reader) {
                Ok(Some(Entry::Line(line))) => return Some(name::path(&line.name)),
                Ok(Some(Entry::Malformed(_))) => {}
                Ok(None) | Err(_) => list = lists.next(),
            }
        }
    });
    walk::total(paths, None)
}

/// The messages about lists, and the verdict on all of them.
struct Said {
    rules: Rules,
    /// The name of the current list.
    list: String,
    good: bool,
}

impl Said {
    fn say(&mut self, event: Event, report: &mut Report) -> io::Result<()> {
        match event {
            Event::Progress(bytes) => report.pause(bytes)?,
            Event::Begin(path) => {
                self.list = if is_stdin(&path) { quote::quoted(b"standard input") } else { quote::path(&path) };
            }
            Event::File { line, path, verdict, changed } => {
                if changed && !self.rules.status {
                    report.changed(&path);
                }
                self.file(&line, &path, &verdict, report);
            }
            Event::Malformed(malformed) if self.rules.warn => {
                let tags: Vec<_> = self.rules.algorithms.iter().map(ChecksumAlgorithm::tag).collect();
                let tags = if self.rules.algorithms == Set::ALL { "".to_owned() } else { tags.join("/") + " " };
                let number = malformed.number;
                report.say(&format!("{}: {number}: improperly formatted {tags}checksum line", self.list));
            }
            Event::Malformed(_) => {}
            Event::End(mut summary) => {
                if self.rules.ignore_missing {
                    summary.missing = 0;
                }
                self.good &= self.is_good(&summary);
                self.end(&summary, report);
            }
            Event::Broken(_) => {
                self.good = false;
                report.say(&format!("{}: read error", self.list));
            }
            Event::Unopened(path, error) => {
                self.good = false;
                report.refused(&path, &error, "");
            }
        }
        Ok(())
    }

    fn file(&self, line: &Line, path: &Path, verdict: &Verdict, report: &mut Report) {
        let text = match verdict {
            Verdict::Match => "OK",
            Verdict::Mismatch => "FAILED",
            Verdict::Collision => {
                if !self.rules.status {
                    report.collision(path);
                }
                "FAILED"
            }
            Verdict::Unreadable(error) if self.rules.ignore_missing && error.kind() == io::ErrorKind::NotFound => {
                return;
            }
            Verdict::Unreadable(error) => {
                report.refused(path, error, "");
                "FAILED open or read"
            }
        };
        let good = matches!(verdict, Verdict::Match);
        report.count(good);
        let silent = self.rules.status || good && self.rules.quiet;
        if !silent {
            name::write_in_verdict(&line.name, self.rules.literal, report.lines());
            report.lines().extend(format!(": {text}\n").bytes());
        }
    }

    fn is_good(&self, list: &Summary) -> bool {
        let verified = list.matched > 0 || !self.rules.ignore_missing;
        let formatted = list.malformed == 0 || !self.rules.strict;
        list.lines > 0
            && list.mismatched + list.collisions == 0
            && list.missing + list.unreadable == 0
            && verified
            && formatted
    }

    /// Prints the warnings at the end of a list.
    fn end(&self, list: &Summary, report: &mut Report) {
        let (rules, name) = (self.rules, &self.list);
        // If the user chose algorithms, lines with others are malformed, as in coreutils.
        for (tag, count) in list.unknown.iter().filter(|_| !rules.status && rules.algorithms == Set::ALL) {
            let lines = if *count == 1 { "line has a checksum" } else { "lines have checksums" };
            report.say(&format!("{name}: {count} {lines} by {tag}, which raddle sum doesn't compute"));
        }
        if list.lines == 0 {
            return report.say(&format!("{name}: no properly formatted checksum lines found"));
        }
        if rules.status {
            return;
        }
        let mut warn = |count, one: &str, more: &str| {
            if count > 0 {
                report.say(&format!("WARNING: {count} {}", if count == 1 { one } else { more }));
            }
        };
        warn(list.malformed, "line is improperly formatted", "lines are improperly formatted");
        warn(list.missing + list.unreadable, "listed file could not be read", "listed files could not be read");
        warn(list.mismatched, "computed checksum did NOT match", "computed checksums did NOT match");
        warn(list.collisions, "file has a collision attack", "files have collision attacks");
        let tags = |of: &[ChecksumAlgorithm]| of.iter().map(|known| known.tag()).collect::<Vec<_>>().join(", ");
        if !list.unusual.is_empty() {
            report.say(&format!("{name}: lines without a tag are taken for {}", tags(&list.unusual)));
        }
        if !list.refuted.is_empty() {
            report.say(&format!("{name}: lines without a tag match none of {}", tags(&list.refuted)));
        }
        if rules.ignore_missing && list.matched == 0 {
            report.say(&format!("{name}: no file was verified"));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Checks the total in the progress of `-r` and `-c`.
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
        // The length of a pipe is unknown.
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
