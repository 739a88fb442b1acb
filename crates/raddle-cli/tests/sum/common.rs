//! A folder with files, and the programs run in it.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// The programs of coreutils, and the algorithm that makes `raddle sum` do the same. The algorithms are in the order of
/// `ChecksumAlgorithm::ALL`.
pub(crate) const TOOLS: [(&str, &str); 7] = [
    ("md5sum", "md5"),
    ("sha1sum", "sha1"),
    ("sha224sum", "sha224"),
    ("sha256sum", "sha256"),
    ("sha384sum", "sha384"),
    ("sha512sum", "sha512"),
    ("b2sum", "blake2b"),
];

/// The outcome of running a program.
#[derive(PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

impl std::fmt::Debug for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}--\n{}-- {:?}", String::from_utf8_lossy(&self.stdout), self.stderr, self.code)
    }
}

/// A folder with files.
pub(crate) struct Tree(TempDir);

impl Tree {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(crate) fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: impl AsRef<OsStr>, bytes: impl AsRef<[u8]>) {
        let path = self.path(Path::new(name.as_ref()));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    /// Runs a program in this folder.
    pub(crate) fn run(&self, program: impl AsRef<OsStr>, arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Outcome {
        let mut command = Command::new(program);
        command.current_dir(self.0.path()).args(arguments).env_remove("RADDLE_CPU");
        // File names are UTF-8, and messages are English.
        command.env("LC_ALL", "C.UTF-8");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let output = thread::scope(|scope| {
            // A program that doesn't read its input may have closed it.
            scope.spawn(move || _ = stdin.write_all(input));
            child.wait_with_output().unwrap()
        });
        Outcome { stdout: output.stdout, stderr: String::from_utf8(output.stderr).unwrap(), code: output.status.code() }
    }

    pub(crate) fn raddle(&self, arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Outcome {
        let arguments: Vec<&OsStr> =
            [OsStr::new("sum")].into_iter().chain(arguments.iter().map(AsRef::as_ref)).collect();
        self.run(assert_cmd::cargo::cargo_bin("raddle"), &arguments, input)
    }

    /// Checks that the coreutils programs and `raddle sum` behave the same.
    #[track_caller]
    pub(crate) fn compare(&self, arguments: &[impl AsRef<OsStr>], input: &[u8]) {
        for (tool, algorithm) in TOOLS {
            self.compare_one(tool, algorithm, arguments, input);
        }
    }

    #[track_caller]
    pub(crate) fn compare_one(&self, tool: &str, algorithm: &str, arguments: &[impl AsRef<OsStr>], input: &[u8]) {
        let arguments: Vec<&OsStr> = arguments.iter().map(AsRef::as_ref).collect();
        let mut theirs = self.run(tool, &arguments, input);
        // The name of the program occurs before each message, and in `Try 'md5sum --help'`.
        let lines = theirs.stderr.lines().map(|line| match line.strip_prefix(&format!("{tool}: ")) {
            Some(line) => format!("raddle sum: {line}\n"),
            None => format!("{}\n", line.replace(&format!("'{tool} "), "'raddle sum ")),
        });
        theirs.stderr = lines.collect();
        if !arguments.iter().any(|argument| *argument == "-c") {
            theirs.stderr =
                theirs.stderr.replace(": Is a directory\n", ": Is a directory: -r hashes the files in it\n");
        } else {
            theirs.stdout = self.with_quoted_names(&theirs.stdout);
        }
        let ours = self.raddle(&[&[OsStr::new("-a"), OsStr::new(algorithm)], &arguments[..]].concat(), input);
        assert_eq!(theirs, ours, "{tool} {arguments:?}");
    }

    /// Returns the verdicts of coreutils, with names that a terminal would obey quoted as coreutils quotes them in
    /// messages.
    fn with_quoted_names(&self, verdicts: &[u8]) -> Vec<u8> {
        let is_control = |byte: &u8| byte.is_ascii_control() && *byte != b'\t';
        let quote = |line: &[u8]| {
            let end = line.windows(2).rposition(|pair| pair == b": ").unwrap_or(line.len());
            match line.iter().any(is_control) {
                true => [&self.run("printf", &[name(b"%q"), name(&line[..end])], b"").stdout, &line[end..]].concat(),
                false => line.to_vec(),
            }
        };
        verdicts.split(|byte| *byte == b'\n').map(quote).collect::<Vec<_>>().join(&b'\n')
    }

    /// Returns the standard output of a coreutils program.
    pub(crate) fn theirs(&self, tool: &str, arguments: &[impl AsRef<OsStr>]) -> Vec<u8> {
        self.run(tool, arguments, b"").stdout
    }
}

/// Returns whether GNU coreutils is installed; prints a line if not.
pub(crate) fn is_gnu_here() -> bool {
    let is_gnu = |tool: &str| {
        let output = Command::new(tool).arg("--version").output();
        output.is_ok_and(|output| output.stdout.starts_with(format!("{tool} (GNU coreutils)").as_bytes()))
    };
    let here = TOOLS.iter().all(|(tool, _)| is_gnu(tool));
    if !here {
        println!("skipped: comparison of raddle sum with coreutils: sha256sum and md5sum of GNU coreutils are missing");
    }
    here
}

pub(crate) fn name(bytes: &[u8]) -> &OsStr {
    OsStr::from_bytes(bytes)
}

/// A generator of pseudo-random numbers: xorshift64 (Marsaglia 2003).
pub(crate) struct Noise(u64);

impl Noise {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    pub(crate) fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.below(256) as u8).collect()
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
