//! `cargo xtask test`: every check of the project, timed, with a summary that hides nothing.
//!
//! [`steps`] is the list; a new check is one line there. Several steps run at a time: none may need what another one
//! leaves, but for the vectors, which come first, and none may measure how fast something is. A test that can't run
//! something on this machine prints a line that begins with `skipped:`, one that measured something prints `report:`; the
//! summary repeats both.

use crate::cross::{self, Isa};
use crate::{Result, c, java, jobs, openssl, peers, tools, vectors};
use clap::Args;
use std::collections::BTreeMap;
use std::env;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Run every check: format, lints, documents, tests on this machine and under qemu.
#[derive(Args)]
pub(crate) struct Test {
    /// Only the steps whose name contains one of these.
    steps: Vec<String>,
    /// Fail where a step can't run here.
    #[arg(long)]
    require_all: bool,
    /// Print the output of every step as it comes, not only that of those that fail; one step runs at a time.
    #[arg(long, short)]
    verbose: bool,
    /// How many steps run at a time.
    #[arg(long, default_value_t = jobs::available(), conflicts_with = "verbose")]
    jobs: usize,
    /// Print the names of the steps and run none.
    #[arg(long)]
    list: bool,
}

impl Test {
    pub(crate) fn run(self) -> Result {
        let mut steps = steps();
        if !self.steps.is_empty() {
            steps.retain(|step| self.steps.iter().any(|part| step.name.contains(part)));
        }
        if steps.is_empty() {
            return Err("no step has such a name: see --list".to_owned());
        }
        if self.list {
            steps.iter().for_each(|step| println!("{}", step.name));
            return Ok(());
        }

        let start = Instant::now();
        let mut results = vec![timed("packages", || match install(&steps) {
            Ok(()) => Ended::new(Outcome::Passed),
            Err(reason) => Ended::new(Outcome::Skipped(reason)),
        })];
        let run = |step: &Step| timed(&step.name, || step.run(self.verbose));
        // Checks of printed files run first; where one fails, the others do not run.
        let count = steps.iter().take_while(|step| step.name.starts_with(PRINTED)).count();
        let others = steps.split_off(count);
        results.extend(steps.iter().map(run));
        if results.iter().any(|result| matches!(result.ended.outcome, Outcome::Failed(_))) {
            return conclude(&results, self.require_all, start.elapsed());
        }
        let (first, others) =
            others.split_at(others.iter().take_while(|step| matches!(step.with, Tool::Vectors)).count());
        results.extend(first.iter().map(run));
        results.extend(jobs::each_apart(if self.verbose { 1 } else { self.jobs }, others, Step::folder, run));
        print!("\nSummary\n{}", results.iter().map(Finished::to_string).collect::<String>());
        conclude(&results, self.require_all, start.elapsed())
    }
}

/// The levels by which `RADDLE_CPU` caps the kernels, but the highest: that is what runs without a cap.
pub(crate) const X86_LEVELS: [&str; 4] = ["portable", "x86-64", "avx", "avx2"];

/// What is built for this machine: the whole workspace, with the features of the library that add something to its API, so
/// that no step compiles again, with other features, what another one compiled.
pub(crate) const NATIVE: &str = "--workspace --features raddle/getrandom,raddle/rustcrypto";

/// What no test runs long in is not optimised.
pub(crate) const QUICKLY: [&str; 2] = ["--config", "xtask/tests.toml"];

/// A program of the workspace, run with those features.
pub(crate) fn program(mut cargo_run: Command, name: &str) -> Command {
    cargo_run.args(NATIVE.split(' ').filter(|option| *option != "--workspace")).args(QUICKLY);
    cargo_run.args(["--release", "--quiet", "--bin", name, "--"]);
    cargo_run
}

/// Where that is built.
const RELEASE: &str = "target/release";

/// Targets for which the library must compile without std: other operating systems and calling conventions, none, 32 bits,
/// other architectures. The tests run on a big-endian one.
const PORTABLE_TARGETS: [&str; 5] = [
    "riscv64gc-unknown-linux-gnu",
    "wasm32-unknown-unknown",
    "x86_64-pc-windows-gnu",
    "aarch64-apple-darwin",
    "x86_64-unknown-none",
];

/// The one for which it compiles against core alone, built from its source: with the toolchain's libraries, a use of alloc that
/// no feature asks for would pass.
const CORE_TARGET: &str = "thumbv7em-none-eabi";

/// The tests of AES: with the portable code of machines without instructions for it, against OpenSSL too, for
/// the other peer is the code that is tested.
const BIT_SLICED_TESTS: &str = "test -p raddle --release --no-fail-fast --target-dir target/bit-sliced --test aead \
    --test suite -- --show-output aes";

/// The provider of rustls over two bases: AWS-LC takes minutes to build.
const RUSTLS_TESTS: &str = "test --manifest-path bindings/rustls/Cargo.toml --features \
    graviola,ring,planted-fault,rustls-0-24 \
    --target-dir target/rustls --no-fail-fast -- --show-output";

/// Lints of the same: it is a workspace of its own.
const RUSTLS_LINTS: &str = "clippy --manifest-path bindings/rustls/Cargo.toml --features \
    graviola,ring,planted-fault,rustls-0-24 \
    --target-dir target/rustls --all-targets -- -D warnings";

/// The tests of what runs where there are no kernels: without those of what chooses between kernels.
const PORTABLE_TESTS: &str = "test -p raddle --release --no-fail-fast --lib --test aead --test lists --test levels \
    --test suite -- --show-output --skip aead_pages:: --skip drivers:: --skip many:: --skip openssl";

/// The tests of what a level or another CPU of an architecture chooses; kernels by their names, and all lengths, run once for
/// each architecture.
const CHOSEN_TESTS: &str = "test -p raddle --release --no-fail-fast --test levels --test suite -- --show-output every_level \
    aes:: chacha20:: hash:: quic:: rfc8439::";

/// Debian packages with which the tests on this machine check more: they run without, and say what they skip.
const TEST_PACKAGES: [&str; 8] = [
    "binutils",
    "gcc-aarch64-linux-gnu",
    "gcc-powerpc64le-linux-gnu",
    "libc6-dev-arm64-cross",
    "libc6-dev-ppc64el-cross",
    "llvm-19",
    "openssl",
    "qemu-user",
];

/// Debian packages that assemble and disassemble for every instruction set.
const CODE_PACKAGES: [&str; 4] = ["binutils", "gcc-aarch64-linux-gnu", "gcc-powerpc64le-linux-gnu", "llvm-19"];

/// Go, for the tests that exchange files with its age: Debian's, where there is none.
fn go_package() -> &'static [&'static str] {
    let is_there = tools::output_of(Command::new("go").arg("version")).is_ok();
    if is_there { &[] } else { &["golang-go"] }
}

/// How the names of the steps begin that compare what is printed, or said twice, with what it is made of: in a minute, with
/// what `cargo xtask` has compiled. They come first; `cargo xtask test printed` runs them before a commit.
const PRINTED: &str = "printed: ";

/// Every check, in the order of the summary, in which they begin where none would wait for the folder of another one.
fn steps() -> Vec<Step> {
    // The examples in the documents call what the suite calls: they run on this machine alone.
    let library = "test -p raddle --release --no-fail-fast --tests -- --show-output";
    let suite = format!("test --release {NATIVE} --no-fail-fast --test suite");
    let level = format!("{suite} --test aead --test cores --test levels --test lists --test stream -- --show-output");
    let mut steps = printed();
    steps.extend([
        // First and alone, for other steps find the vectors too: on all levels, and on emulated CPUs.
        Step::new("vectors", Tool::Vectors, format!("{suite} -- --show-output cavp:: shavs::"))
            .wants(vectors::packages()),
        // In the release profile, as all for this machine: macros and build scripts are then compiled once.
        Step::cargo("lints", &format!("clippy --release {NATIVE} --all-targets -- -D warnings")),
        Step::cargo("documents", &format!("doc --release {NATIVE} --no-deps")).env("RUSTDOCFLAGS", "-D warnings"),
        Step::xtask("links of documents", "links --html"),
        Step::xtask("plots", "plots --check").builds_in(RELEASE),
        Step::xtask("proofs", "prove --check --cold"),
        Step::xtask("models", "cost --check").wants(&["llvm-19"]),
        Step::xtask("critical paths", "chain --check").wants(&["llvm-19"]),
        Step::cargo("tests", &format!("test --release {NATIVE} --no-fail-fast -- --show-output"))
            .wants(&TEST_PACKAGES)
            .wants(go_package()),
        // Beside the tests, which are the other long step: they share no folder, so none waits for the other.
        Step::xtask("Miri", "miri"),
        Step::xtask("tutorials", "tutorials").wants(&["llvm-19"]),
    ]);
    // Long ones too, and in a folder of their own: others are built meanwhile.
    for isa in [Isa::Aarch64, Isa::Ppc64le] {
        let (&cpu, others) = isa.cpus().split_first().expect("a CPU of each architecture");
        steps.push(Step::cross(isa, cpu, library));
        steps.extend(others.iter().map(|&cpu| Step::cross(isa, cpu, CHOSEN_TESTS).of_fewer_lengths()));
    }
    for isa in [Isa::Aarch64, Isa::Ppc64le, Isa::I686, Isa::S390x] {
        let name = format!("C library emulated {}", isa.name());
        steps
            .push(Step::xtask(name, &format!("c --isa {}", isa.name())).builds_for(&[isa]).builds_in(cross::DIRECTORY));
    }
    // That a cap is heeded; 32-bit and big-endian below run all of the portable code.
    steps.push(
        Step::cross(Isa::Aarch64, "max", CHOSEN_TESTS)
            .env("RADDLE_CPU", "portable")
            .of_fewer_lengths()
            .named("portable"),
    );
    for (isa, what) in [(Isa::I686, "32-bit"), (Isa::S390x, "big-endian")] {
        steps.extend(isa.cpus().iter().map(|&cpu| Step::cross(isa, cpu, PORTABLE_TESTS).named(what)));
    }
    steps.extend([
        Step::xtask("compiled kernels", "code --programs")
            .wants(&CODE_PACKAGES)
            .builds_for(&[Isa::Aarch64, Isa::Ppc64le])
            .builds_in(RELEASE),
        Step::cargo("big inputs", &format!("{suite} -- --ignored --show-output")).wants(&["openssl"]),
        Step::cargo(
            "lints without std",
            "clippy --release -p raddle --no-default-features --all-targets -- -D warnings",
        ),
        Step::without_std("tests without std", "--lib --test aead --test suite"),
        Step::without_std("examples without std", "--doc"),
        Step::portable("other systems", Tool::Core(&PORTABLE_TARGETS), ""),
        Step::portable(
            "core alone",
            Tool::BuildStd,
            &format!("-Zbuild-std=core --target-dir {} --target {CORE_TARGET}", cross::DIRECTORY),
        ),
        // Where a processor has no instructions for AES: RustCrypto finds those of this one. To optimise takes longer than the
        // tests; optimised, the same code runs on POWER, in `ppc64le power8`.
        Step::cargo("bit-sliced AES", BIT_SLICED_TESTS)
            .env("RUSTFLAGS", r#"--cfg aes_backend="soft" --cfg polyval_backend="soft""#)
            .env("RADDLE_CPU", "portable")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_RELEASE_LTO", "off"),
        // Without the benchmark, and on this machine alone: under qemu the tests of Nettle take minutes for each architecture.
        // It says what it skips where Debian's source can't be fetched.
        Step::xtask("Nettle", &format!("peers nettle --tests --machine {}", env::consts::ARCH))
            .wants(&peers::NETTLE_PACKAGES),
        // To optimise takes longer than they run, and they run hardly less often without.
        // What is found is told by names of functions; lines of sources are in what `cargo xtask fuzz` builds.
        Step::xtask("fuzz targets", "fuzz --seconds 5")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("RUSTFLAGS", "-Cdebuginfo=0")
            .env("CXXFLAGS", "-g0"),
        Step::xtask("C library", "c").wants(&c::PACKAGES).builds_in(RELEASE),
        Step::xtask("OpenSSL provider", "openssl").wants(&openssl::PACKAGES),
        Step::xtask("Java", "java").wants(&java::PACKAGES),
        Step::cargo("rustls provider", RUSTLS_TESTS)
            .wants(&["curl", "gcc", "gnutls-bin", "libnss3-tools", "openssl"])
            .wants(go_package()),
        Step::cargo("rustls provider lints", RUSTLS_LINTS).wants(&["gcc"]),
    ]);
    if cfg!(target_arch = "x86_64") {
        steps.extend(X86_LEVELS.map(|cap| Step::cargo(format!("level {cap}"), &level).env("RADDLE_CPU", cap)));
    }
    steps
}

/// What [`PRINTED`] begins.
fn printed() -> Vec<Step> {
    let formats = workspaces().into_iter().map(|folder| {
        let (name, manifest) = (format!("format {folder}"), Path::new(&folder).join("Cargo.toml"));
        Step::cargo(name.trim_end(), &format!("fmt --all --check --manifest-path {}", manifest.display()))
    });
    let others = [
        Step::xtask("imports", "layers"),
        Step::xtask("links", "links"),
        Step::xtask("trusted base", "trusted --check"),
        Step::xtask("kernels", "gen --check"),
        Step::xtask("machine code", "code --check").wants(&CODE_PACKAGES),
        Step::xtask("header of C", "c --check"),
    ];
    formats.chain(others).map(|step| Step { name: format!("{PRINTED}{}", step.name), ..step }).collect()
}

/// The folders of the workspaces, from the root of the repository, which itself is the first.
fn workspaces() -> Vec<String> {
    let is_one = |path: &PathBuf| {
        let text = || fs::read_to_string(tools::root().join(path)).unwrap_or_default();
        path.ends_with("Cargo.toml") && text().lines().any(|line| line == "[workspace]")
    };
    let manifests = tools::sources().expect("the files of the repository").into_iter().filter(is_one);
    manifests.map(|path| path.parent().unwrap_or(&path).display().to_string()).collect()
}

/// One check: a command that must succeed.
struct Step {
    name: String,
    with: Tool,
    /// Separated by blanks.
    args: String,
    env: Vec<(&'static str, &'static str)>,
    /// The folder of cargo in which this program builds for the step, if it is one that others use.
    builds_in: Option<&'static str>,
    /// The other architectures for which something is built.
    isas: Vec<Isa>,
    /// Debian packages that are installed where possible, and not needed.
    wants: Vec<&'static str>,
}

/// What runs a step.
enum Tool {
    Cargo,
    /// This program.
    Xtask(PathBuf),
    /// Cargo that builds the standard library too.
    BuildStd,
    /// Cargo for several targets, of which only core is used.
    Core(&'static [&'static str]),
    /// Cargo for another architecture on an emulated CPU.
    Cross(Isa, &'static str),
    /// Cargo, once the vectors were fetched.
    Vectors,
}

impl Step {
    fn new(name: impl Into<String>, with: Tool, args: impl Into<String>) -> Self {
        Step {
            name: name.into(),
            with,
            args: args.into(),
            env: Vec::new(),
            builds_in: None,
            isas: Vec::new(),
            wants: Vec::new(),
        }
    }

    fn cargo(name: impl Into<String>, args: &str) -> Self {
        Step::new(name, Tool::Cargo, args)
    }

    fn xtask(name: impl Into<String>, args: &str) -> Self {
        // Not by cargo, which would wait for whatever else is built in its folder.
        let program = env::current_exe().expect("the system knows the path of a program");
        Step::new(name, Tool::Xtask(program), args)
    }

    /// The library without std, of which nothing runs.
    fn portable(name: &str, with: Tool, targets: &str) -> Self {
        let what = "check --keep-going -p raddle --no-default-features --features rustcrypto";
        // Where core is built, it is compiled in full.
        let quick = [("CARGO_PROFILE_DEV_OPT_LEVEL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")];
        let step = Step::new(name, with, format!("{what} {targets}")).deny_warnings();
        quick.iter().fold(step, |step, &(name, value)| step.env(name, value))
    }

    /// Tests of the library without std. To optimise it and its tests takes longer than they do: they run as users build them in
    /// `tests`. The crates below them are shared.
    fn without_std(name: &str, targets: &str) -> Self {
        let raddle = "profile.release.package.raddle";
        let settings = format!("--config {raddle}.opt-level=1 --config {raddle}.codegen-units=1");
        let test = "test -p raddle --no-default-features --release --no-fail-fast";
        Step::cargo(name, &format!("{test} {targets} {settings} -- --show-output"))
    }

    fn cross(isa: Isa, cpu: &'static str, args: &str) -> Self {
        Step::new(format!("{} {cpu}", isa.name()), Tool::Cross(isa, cpu), args).deny_warnings().builds_for(&[isa])
    }

    /// Names what sets a step apart from another on the same CPU.
    fn named(mut self, what: &str) -> Self {
        self.name = format!("{} {what}", self.name);
        self
    }

    fn env(mut self, name: &'static str, value: &'static str) -> Self {
        self.env.push((name, value));
        self
    }

    fn builds_in(mut self, folder: &'static str) -> Self {
        self.builds_in = Some(folder);
        self
    }

    fn builds_for(mut self, isas: &[Isa]) -> Self {
        self.isas.extend_from_slice(isas);
        self
    }

    /// The tests take a ninth of the lengths.
    fn of_fewer_lengths(self) -> Self {
        self.env("RADDLE_FEWER_LENGTHS", "1")
    }

    fn wants(mut self, packages: &[&'static str]) -> Self {
        self.wants.extend_from_slice(packages);
        self
    }

    /// Clippy sees only what this machine's architecture compiles; the rest is held to the same here.
    fn deny_warnings(self) -> Self {
        self.env("CARGO_UNSTABLE_WARNINGS", "true").env("CARGO_BUILD_WARNINGS", "deny")
    }

    /// The folder of cargo in which the step builds, where others do too.
    fn folder(&self) -> Option<&str> {
        match self.with {
            Tool::Cargo | Tool::Vectors if self.args.contains("--target-dir") => None,
            Tool::Cargo | Tool::Vectors => Some(RELEASE),
            Tool::Cross(..) => Some(cross::DIRECTORY),
            Tool::Xtask(_) => self.builds_in,
            Tool::BuildStd | Tool::Core(_) => None,
        }
    }

    /// The targets whose standard library the step takes from the toolchain, where it has it.
    fn triples(&self) -> Vec<&'static str> {
        let others = if let Tool::Core(triples) = self.with { triples } else { &[] };
        self.isas.iter().map(|isa| isa.triple()).chain(others.iter().copied()).collect()
    }

    /// The Debian packages that the step needs or wants.
    fn packages(&self) -> Vec<&'static str> {
        let needed = match self.with {
            Tool::Cargo | Tool::Xtask(_) | Tool::Vectors | Tool::Cross(..) => Vec::new(),
            Tool::BuildStd => cross::BUILD_STD_PACKAGES.to_vec(),
            Tool::Core(triples) => cross::core_packages(triples),
        };
        let isas = self.isas.iter().flat_map(|isa| isa.packages());
        needed.into_iter().chain(self.wants.iter().copied()).chain(isas).collect()
    }

    fn command(&self) -> Result<Command> {
        let mut args = self.args.split_whitespace();
        let subcommand = args.next().ok_or("a step without a command")?;
        let mut command = match &self.with {
            Tool::Cargo => tools::cargo(subcommand),
            Tool::Xtask(program) => {
                let mut xtask = Command::new(program);
                xtask.current_dir(tools::root()).arg(subcommand);
                xtask
            }
            Tool::BuildStd => cross::build_std_cargo(subcommand)?,
            Tool::Core(triples) => cross::core_cargo(triples, subcommand)?,
            Tool::Cross(isa, cpu) => isa.cargo(cpu, subcommand)?,
            Tool::Vectors => vectors::cargo(subcommand)?,
        };
        if self.args.contains("--release") {
            command.args(QUICKLY);
        }
        command.args(args);
        command.envs(self.env.iter().copied());
        Ok(command)
    }

    fn run(&self, verbose: bool) -> Ended {
        match self.command() {
            Ok(command) => execute(command, verbose),
            Err(reason) => Ended::new(Outcome::Skipped(reason)),
        }
    }
}

/// Installs what steps need of others: standard libraries of other architectures, and Debian packages.
fn install(steps: &[Step]) -> Result {
    let mut triples: Vec<_> = steps.iter().flat_map(Step::triples).collect();
    triples.sort_unstable();
    triples.dedup();
    cross::install_std(triples);
    let mut packages: Vec<_> = steps.iter().flat_map(Step::packages).collect();
    packages.sort_unstable();
    packages.dedup();
    tools::install(&packages)
}

/// Runs a step and prints how it ended, in one piece.
fn timed(name: &str, run: impl FnOnce() -> Ended) -> Finished {
    let start = Instant::now();
    let ended = run();
    let finished = Finished { name: name.to_owned(), time: start.elapsed(), ended };
    println!("{}", finished.line());
    finished
}

/// How long a step may take: more than twice what the longest one does on two cores.
const LONGEST: Duration = Duration::from_secs(45 * 60);

/// How `timeout` says that it ended a command.
const TIMED_OUT: i32 = 124;

/// Runs its arguments, ended with all that they started after so many seconds where there is `timeout`, and prints last what they
/// took of the processors.
const LIMITED: &str = r#"
seconds=$1; shift
if command -v timeout >/dev/null; then timeout --kill-after=10 "$seconds" "$@"; else "$@"; fi
status=$?; times; exit $status
"#;

/// The command, by [`LIMITED`].
fn limited(command: &Command, longest: Duration) -> Command {
    let mut limited = Command::new("sh");
    limited.args(["-c", LIMITED, "sh", &longest.as_secs().to_string()]);
    limited.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    command.get_current_dir().map(|folder| limited.current_dir(folder));
    limited
}

/// Splits what [`LIMITED`] printed last from an output: `1m2.3s 0m4.5s`, of programs and of the system, for the shell itself and
/// then for what it ran.
fn split_times(output: &str) -> Option<(&str, Duration)> {
    let (rest, children) = output.trim_end().rsplit_once('\n')?;
    let (rest, _) = rest.rsplit_once('\n').unwrap_or(("", rest));
    let seconds = |text: &str| {
        let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    let times = children.split(' ').map(seconds).sum::<Option<f64>>()?;
    Some((rest, Duration::try_from_secs_f64(times).ok()?))
}

/// Runs a command and collects what it prints; a failure is shown in full.
fn execute(command: Command, verbose: bool) -> Ended {
    let (output, status) = match record(&mut limited(&command, LONGEST), verbose) {
        Ok(recorded) => recorded,
        Err(error) => return Ended::new(Outcome::Failed(format!("{command:?}: {error}"))),
    };
    let (output, cpu_time) = split_times(&output).map_or((&*output, None), |(output, time)| (output, Some(time)));
    let ended = Ended { outcome: Outcome::Passed, cpu_time, notes: Notes::of(output) };
    if status.success() {
        return ended;
    }
    println!("\n{}\n{command:?}", if verbose { "" } else { output });
    let status = match status.code() {
        Some(TIMED_OUT) => format!("not done after {} minutes", LONGEST.as_secs() / 60),
        _ => status.to_string(),
    };
    let why = [vec![&*status], telling(output)].concat().join("\n    ");
    Ended { outcome: Outcome::Failed(why), ..ended }
}

/// The lines of an output by which a failure is known. Panics come last: tests that pass have them too.
fn telling(output: &str) -> Vec<&str> {
    let lines = output.lines().filter(|line| TELLING.iter().any(|mark| line.contains(mark)));
    let (panics, others): (Vec<_>, Vec<_>) = lines.partition(|line| line.contains("panicked"));
    others.into_iter().chain(panics).take(MOST_TELLING).collect()
}

/// Runs a command to its end, its two streams as one.
fn record(command: &mut Command, verbose: bool) -> io::Result<(String, ExitStatus)> {
    let (reader, writer) = io::pipe()?;
    let mut child = command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // The command holds the writing end too, and the reader sees no end before it is let go.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut output = String::new();
    for line in BufReader::new(reader).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if verbose {
            println!("{line}");
        }
        output.push_str(&line);
        output.push('\n');
    }
    Ok((output, child.wait()?))
}

/// What marks the lines that are said again at the end, and how many of them are.
const TELLING: [&str; 5] = ["error:", "error[", "FAILED", "panicked", "Undefined Behavior"];
const MOST_TELLING: usize = 30;

/// How a step ended.
enum Outcome {
    Passed,
    /// The status, and lines that may tell why.
    Failed(String),
    Skipped(String),
}

impl Display for Outcome {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => write!(f, "ok"),
            Outcome::Failed(how) => write!(f, "FAILED, {}", how.lines().next().unwrap_or_default()),
            Outcome::Skipped(why) => write!(f, "skipped, {why}"),
        }
    }
}

/// The lines of an output that are meant for the summary, and how often each came.
#[derive(Debug, Default, PartialEq, Eq)]
struct Notes(BTreeMap<String, usize>);

impl Notes {
    const MARKS: [&str; 2] = ["skipped:", "report:"];

    fn of(output: &str) -> Self {
        let mut notes = BTreeMap::new();
        for line in output.lines().filter(|line| Self::MARKS.iter().any(|mark| line.starts_with(mark))) {
            *notes.entry(line.trim_end().to_owned()).or_default() += 1;
        }
        Notes(notes)
    }
}

/// What there is to say of a command that has run, or was skipped.
struct Ended {
    outcome: Outcome,
    /// What it and all that it started took of the processors, if it ran.
    cpu_time: Option<Duration>,
    notes: Notes,
}

impl Ended {
    fn new(outcome: Outcome) -> Self {
        Ended { outcome, cpu_time: None, notes: Notes::default() }
    }
}

/// A step that has run, or was skipped.
struct Finished {
    name: String,
    time: Duration,
    ended: Ended,
}

impl Finished {
    /// The name, the time that passed, the time of the processors, and how it ended.
    fn line(&self) -> String {
        let cpu_time = self.ended.cpu_time.map(|time| format!("{:.1} s CPU", time.as_secs_f64())).unwrap_or_default();
        format!("{:<25}{:>8.1} s{cpu_time:>15}  {}", self.name, self.time.as_secs_f64(), self.ended.outcome)
    }
}

impl Display for Finished {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line())?;
        for (note, &times) in &self.ended.notes.0 {
            let times = if times == 1 { String::new() } else { format!(" ({times} times)") };
            writeln!(f, "    {note}{times}")?;
        }
        Ok(())
    }
}

/// The verdict on all steps.
fn conclude(results: &[Finished], require_all: bool, time: Duration) -> Result {
    let count = |matches: fn(&Outcome) -> bool| results.iter().filter(|result| matches(&result.ended.outcome)).count();
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped(_)));
    // Where only the end of a log is kept, it says why.
    for Finished { name, ended, .. } in results {
        if let Outcome::Failed(how) = &ended.outcome {
            println!("\n{name} failed: {how}");
        }
    }
    let cpu_time: Duration = results.iter().filter_map(|result| result.ended.cpu_time).sum();
    let verdict = format!(
        "{} passed, {failed} failed, {skipped} skipped in {:.0} s, {:.0} s of CPU time",
        results.len() - failed - skipped,
        time.as_secs_f64(),
        cpu_time.as_secs_f64(),
    );
    if failed > 0 || (require_all && skipped > 0) {
        return Err(verdict);
    }
    println!("{verdict}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_of_each_workspace_is_checked() {
        let found = workspaces();
        assert_eq!(found[0], "");
        for folder in ["bindings/c", "bindings/java/native", "bindings/rustls", "fuzz"] {
            assert!(found.iter().any(|other| other == folder), "{found:?}");
        }
        let steps: Vec<String> = steps().into_iter().map(|step| step.name).collect();
        let name = |folder: &String| format!("{PRINTED}format {folder}").trim_end().to_owned();
        assert!(found.iter().all(|folder| steps.contains(&name(folder))));
    }

    #[test]
    fn a_failure_is_told_from_its_output() {
        let output = "   Compiling thiserror v2.0.21\nerror[E0432]: unresolved import\nerror: no such file\ntest result: ok\n\
                      test it ... FAILED\nthread 'it' panicked at lib.rs:1\n";
        let told = ["error[E0432]: unresolved import", "error: no such file", "test it ... FAILED"];
        assert_eq!(telling(output), [&told[..], &["thread 'it' panicked at lib.rs:1"]].concat());
        assert_eq!(telling(&"error: again\n".repeat(100)).len(), MOST_TELLING);
        let expected = "thread 'it' panicked at lib.rs:1\n".repeat(100) + "test last ... FAILED\n";
        assert_eq!(telling(&expected)[0], "test last ... FAILED");
        assert!(telling("test result: ok\n").is_empty());
    }

    fn finished(outcome: Outcome) -> Finished {
        Finished { name: "step".to_owned(), time: Duration::ZERO, ended: Ended::new(outcome) }
    }

    #[test]
    fn notes_are_marked_lines_counted() {
        let output = "running 1 test\nskipped: a on this CPU\nnot skipped: b\nreport: 5 of 5\nskipped: a on this CPU\n";
        let expected = [("skipped: a on this CPU", 2), ("report: 5 of 5", 1)];
        assert_eq!(Notes::of(output), Notes(expected.map(|(note, times)| (note.to_owned(), times)).into()));
    }

    #[test]
    fn a_failure_fails_and_a_skip_only_where_all_is_required() {
        let passed = || finished(Outcome::Passed);
        let skipped = || finished(Outcome::Skipped("no qemu".to_owned()));
        let failed = || finished(Outcome::Failed("exit status: 101".to_owned()));
        let conclude = |results: &[Finished], require_all| conclude(results, require_all, Duration::ZERO);
        assert!(conclude(&[passed(), skipped()], false).is_ok());
        assert!(conclude(&[passed(), skipped()], true).is_err());
        assert!(conclude(&[passed(), failed()], false).is_err());
        assert!(conclude(&[passed()], true).is_ok());
    }

    #[test]
    fn both_streams_of_a_command_are_recorded() {
        let mut cargo = tools::cargo("no-such-subcommand");
        let (output, status) = record(&mut cargo, false).unwrap();
        assert!(!status.success());
        assert!(output.contains("no-such-subcommand"), "{output}");
    }

    #[test]
    fn a_command_that_hangs_is_ended() {
        let mut sleep = Command::new("sh");
        sleep.args(["-c", "echo $LIMIT; sleep 1000 & sleep 1000"]).env("LIMIT", "five seconds");
        let (output, status) = record(&mut limited(&sleep, Duration::from_secs(5)), false).unwrap();
        let (output, cpu_time) = split_times(&output).unwrap();
        assert_eq!((output, status.code()), ("five seconds", Some(TIMED_OUT)));
        assert!(cpu_time < Duration::from_secs(5));
    }

    #[test]
    fn cpu_times_are_split_from_an_output() {
        let times = "0m0.001s 0m0.002s\n1m2.5s 0m3.25s\n";
        assert_eq!(split_times(&format!("one\ntwo\n{times}")), Some(("one\ntwo", Duration::from_millis(65_750))));
        assert_eq!(split_times(times), Some(("", Duration::from_millis(65_750))));
        assert_eq!(split_times("test result: ok\nno times\n"), None);
    }

    #[test]
    fn step_names_are_unique() {
        let mut names: Vec<_> = steps().into_iter().map(|step| step.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn levels_are_those_of_the_library() {
        let (_, lower) = raddle::cpu::Level::ALL.split_last().unwrap();
        assert_eq!(lower.iter().map(|level| level.name()).collect::<Vec<_>>(), X86_LEVELS);
    }
}
