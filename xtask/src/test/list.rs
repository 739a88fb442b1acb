//! The steps of the test command.
//!
//! The order is that of the summary and that in which steps begin, unless one would wait for the folder of another one.
//! Each tracked file belongs to a step, by the paths that the step reads; a test compares them with the tree.

use std::path::PathBuf;
use std::{env, fs};

use super::step::{Step, Tool};
use crate::cross::{self, Isa};
use crate::native::{NATIVE, RELEASE, X86_LEVELS};
use crate::{c, java, nettle, openssl, pack, page, sources, tools, vectors};

impl Step {
    /// Whether the step runs before all others: if it fails, the others do not run; or others find what it fetches.
    pub(super) fn is_first(&self) -> bool {
        FIRST.contains(&&*self.name)
    }
}

const FIRST: [&str; 7] = ["format", "imports", "links", "trusted base", "generated kernels", "machine code", "vectors"];

/// What decides how everything is compiled.
const BUILD: &[&str] = &["Cargo.toml", "Cargo.lock", ".cargo/", "xtask/Cargo.toml", "xtask/tests.toml"];
/// The tool that runs most steps, except its parts for one step.
const TOOL: &[&str] = &[
    "xtask/src/main.rs",
    "crates/raddle-workspace/",
    "xtask/src/jobs.rs",
    "xtask/src/native.rs",
    "xtask/src/cross.rs",
];
const LIBRARY: &[&str] = &["crates/raddle/"];
const WORKSHOP: &[&str] = &["crates/raddle-isa/", "crates/raddle-kernels/", "crates/raddle-check/"];
const KERNELS: &[&str] = &["crates/raddle-isa/", "crates/raddle-kernels/"];
const PROGRAM: &[&str] = &[
    "crates/raddle-cli/",
    "crates/raddle-age/",
    "crates/raddle-bench/",
    "crates/raddle-common/",
    "crates/raddle-lab/",
    "crates/raddle-sum/",
    "crates/raddle-terminal/",
];
const RECORDS: &[&str] = &["records/"];
const VECTORS: &[&str] = &["vectors/", "xtask/src/vectors.rs", "crates/raddle-common/src/vectors.rs"];
/// The C library, and the Rust side of its tests.
const C: &[&str] = &[
    "docs/c.md",
    "bindings/c/",
    "bindings/check/",
    "vectors/",
    "xtask/src/vectors.rs",
    "crates/raddle-common/",
    "xtask/src/c.rs",
];

/// Targets for which the library must compile without std: other operating systems and calling conventions, none, 32 bits,
/// other architectures. The tests run on a big-endian one of 32 bits.
const PORTABLE_TARGETS: [&str; 4] =
    ["riscv64gc-unknown-linux-gnu", "wasm32-unknown-unknown", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// Targets without a system, and without vector registers in their calling convention: machine code is made for them, for
/// some of what they lack shows only there.
const BARE_TARGETS: [&str; 3] = ["x86_64-unknown-none", "x86_64-unknown-uefi", "aarch64-unknown-none-softfloat"];

/// The portable code of the crates `aes` and `polyval`.
const SOFT_AES: &str = r#"--cfg aes_backend="soft" --cfg polyval_backend="soft""#;

/// The target for which the library compiles against core alone, built from its source: with the toolchain's libraries, a use
/// of alloc that no feature asks for would pass.
const CORE_TARGET: &str = "thumbv7em-none-eabi";

/// The tests that run where there are no kernels: without those of what chooses between kernels.
const PORTABLE_TESTS: &str = "test -p raddle --release --no-fail-fast --lib --test levels --test suite -- \
    --show-output --skip aead_pages:: --skip drivers:: --skip batches:: --skip openssl";

/// The tests of what a level or another CPU of an architecture chooses; kernels by their names, and all lengths, run once for
/// each architecture.
const CHOSEN_TESTS: &str = "test -p raddle --release --no-fail-fast --test levels --test suite -- --show-output every_level \
    aes:: chacha20:: hash:: quic:: rfc8439::";

/// The provider of rustls over two bases: AWS-LC takes minutes to build.
const RUSTLS: &str = "--manifest-path bindings/rustls/Cargo.toml --features graviola,ring,planted-fault,rustls-0-24 \
    --target-dir target/rustls";

/// Columns of Arrow. The reference of one long message is optimised, whatever else is.
const ARROW: &str = "--release --manifest-path bindings/arrow/Cargo.toml --target-dir target/arrow \
    --config profile.release.package.sha2.opt-level=3";

/// The package for Python.
const PYTHON: &str = "--release --manifest-path bindings/python/Cargo.toml --target-dir target/python/build";

/// The functions of SQL for DataFusion. The engine takes minutes to compile, without optimization.
const DATAFUSION: &str = "--manifest-path bindings/datafusion/Cargo.toml --target-dir target/datafusion";

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
    let is_there = tools::output_of(std::process::Command::new("go").arg("version")).is_ok();
    if is_there { &[] } else { &["golang-go"] }
}

/// Every check. With `fresh`, proofs that are kept under `target/proofs` are not believed.
pub(super) fn steps(fresh: bool) -> Vec<Step> {
    // Bindings fetch most, so they begin early: what waits for a registry takes no processor from the others.
    [sources(), library(), workshop(fresh), program(), bindings(), with_tools(), emulated(), other_builds()]
        .into_iter()
        .flatten()
        .collect()
}

/// What is compared with the sources or read from them, without a compiler, or in seconds with what `cargo xtask` has compiled.
fn sources() -> Vec<Step> {
    let format = workspaces().into_iter().skip(1).fold(Step::cargo("format", "fmt --all --check"), |step, folder| {
        // Without `--all`, which follows paths into the first workspace.
        step.then(format!("fmt --check --manifest-path {folder}/Cargo.toml"))
    });
    vec![
        format.covers("rustfmt leaves every crate as it is").reads(&[
            "crates/",
            "bindings/",
            "docs/examples/",
            "fuzz/",
            "measure/",
            "sources/",
            "xtask/",
            "rustfmt.toml",
        ]),
        Step::xtask("imports", "layers")
            .covers("files import from their own layer and from lower ones, without circles; unsafe code is where safety.md says")
            .reads(TOOL)
            .reads(&["crates/", "bindings/", "fuzz/", "measure/", "xtask/"]),
        Step::xtask("links", "links")
            .covers("relative links and anchors of Markdown pages lead somewhere")
            .reads(TOOL)
            .reads(&[
                "README.md",
                "ARCHITECTURE.md",
                "BENCHMARKS.md",
                "CHANGELOG.md",
                "CONTRIBUTING.md",
                "SECURITY.md",
                "SOUNDNESS.md",
                "LICENSE-APACHE",
                "LICENSE-MIT",
                "RELEASING.md",
                ".gitattributes",
                ".gitignore",
                ".ci/",
                ".clusterfuzzlite/",
                ".github/",
                "deny.toml",
                "docs/",
                "supply-chain/",
                "crates/",
                "bindings/",
                "fuzz/",
                "sources/",
                "vectors/",
                "xtask/src/links.rs",
                "xtask/src/markdown.rs",
                "xtask/src/pages.rs",
            ]),
        Step::xtask("trusted base", "trusted --check")
            .covers("SOUNDNESS.md has the numbers of lines that the proofs rely on")
            .reads(TOOL)
            .reads(WORKSHOP)
            .reads(&["SOUNDNESS.md", "xtask/src/trusted.rs"]),
        Step::xtask("generated kernels", "gen --check")
            .covers("kernels, contracts and plans are what their sources give, and pages what the records say")
            .reads(BUILD)
            .reads(TOOL)
            .reads(KERNELS)
            .reads(&["crates/raddle/gen/", "crates/raddle/plans/", "crates/raddle-plans/"])
            .reads(&["docs/columns.md", "docs/cores.md", "xtask/src/generate.rs", "xtask/src/generate/"])
            .reads(&["README.md", "BENCHMARKS.md", "docs/benchmarks/", "crates/raddle-bench/"]),
        Step::xtask("machine code", "code --check")
            .covers("CODE.txt is what assemblers make of every kernel, and disassemblers read it back")
            .reads(BUILD)
            .reads(TOOL)
            .reads(WORKSHOP)
            .reads(&["records/CODE.txt", "xtask/src/code.rs"])
            .wants(&CODE_PACKAGES)
            .all(),
        Step::xtask("confirmed kernels", "confirm --check")
            .covers("CONFIRMED.txt names every kernel as it is, and no goal that does not hold")
            .reads(BUILD)
            .reads(TOOL)
            .reads(WORKSHOP)
            .reads(&["records/CONFIRMED.txt", "xtask/src/confirm.rs"]),
        // On all levels and on emulated CPUs later steps find the vectors too.
        Step::new("vectors", Tool::Vectors, tests("--test suite -- --show-output cavp:: shavs::"))
            .covers("the large vectors of NIST, which are fetched")
            .reads(BUILD)
            .reads(KERNELS)
            .reads(LIBRARY)
            .reads(VECTORS)
            .wants(vectors::packages())
            .all(),
    ]
}

/// Tests for this machine, in the release profile, so that macros and build scripts are compiled once.
fn tests(what: &str) -> String {
    format!("test --release {NATIVE} --no-fail-fast {what}")
}

/// The library, as users build it.
fn library() -> Vec<Step> {
    let library = |step: Step| step.reads(BUILD).reads(KERNELS).reads(LIBRARY).reads(VECTORS);
    // What a cap changes: tests of every level go down from it, and `library` has begun above it.
    let level = tests("--test suite --test levels -- --show-output --skip every_level_ --skip every_plan_");
    let mut steps = vec![
        library(Step::cargo("library", tests("--test suite --test levels --test miri --test proved -- --show-output")))
            .reads(RECORDS)
            .covers("the library's API against other libraries and published vectors"),
        library(Step::cargo("kernels", tests("--test kernels -- --show-output"))).reads(PROGRAM).reads(RECORDS).covers(
            "every kernel that this CPU has: all lengths, guard pages, calling convention, what it leaves behind",
        ),
        library(Step::cargo("examples", tests("--examples -- --show-output")).then(tests("--doc -- --show-output")))
            .reads(WORKSHOP)
            .reads(&["README.md", "docs/", "crates/", "bindings/"])
            .covers("examples of the library, and the code in all documents"),
    ];
    if cfg!(target_arch = "x86_64") {
        let caps = X86_LEVELS.map(|cap| {
            library(Step::cargo(format!("level {cap}"), level.clone()).env("RADDLE_CPU", cap))
                .covers("the library's tests with the kernels of a lower level")
        });
        steps.extend(caps);
    }
    steps
}

/// Instructions, kernels, and their checkers.
fn workshop(fresh: bool) -> Vec<Step> {
    let workshop = |step: Step| step.reads(BUILD).reads(WORKSHOP);
    vec![
        // First: the proofs use every core, and run while others compile one crate after the other.
        workshop(Step::xtask("proofs", if fresh { "prove --check --cold" } else { "prove --check" }))
            .reads(TOOL)
            .reads(&["records/PROVED.txt", "xtask/src/prove.rs"])
            .covers("every kernel is proved, and PROVED.txt says so"),
        workshop(Step::cargo("unit tests", tests("--lib --bins -- --show-output")))
            .reads(LIBRARY)
            .reads(PROGRAM)
            .reads(TOOL)
            .reads(&[
                ".github/",
                "xtask/",
                "measure/",
                "crates/raddle-plans/",
                "bindings/check/",
                "bindings/openssl/",
                "sources/timing.txt",
            ])
            .covers("parts of every crate"),
        workshop(Step::cargo("instructions", tests("--test cosim --test operands -- --show-output --skip with_qemu")))
            .covers("every instruction against this processor, and wrong ones refused"),
        workshop(Step::cargo(
            "checkers",
            tests("--test planted --test checks --test encode -- --show-output --skip unwind::"),
        ))
        .reads(RECORDS)
        .covers("planted faults and mutants of kernels are refused; kernels run right in the interpreter; encodings"),
    ]
}

/// The program, and what is said of all crates.
fn program() -> Vec<Step> {
    let everything = |step: Step| {
        step.reads(BUILD).reads(WORKSHOP).reads(LIBRARY).reads(PROGRAM).reads(&["bindings/check/", "bindings/openssl/"])
    };
    vec![
        everything(Step::cargo("lints", format!("clippy --release {NATIVE} --all-targets -- -D warnings")))
            .reads(&["xtask/", "measure/", "crates/raddle-plans/", "crates/raddle-workspace/"])
            .covers("clippy and the compiler warn of nothing"),
        everything(
            Step::cargo("documents", format!("doc --release {NATIVE} --no-deps")).env("RUSTDOCFLAGS", "-D warnings"),
        )
        .reads(&["README.md", "docs/"])
        .covers("rustdoc warns of nothing"),
        everything(Step::xtask("links of documents", "links --html").builds_in(RELEASE))
            .reads(TOOL)
            .reads(&["xtask/src/links.rs", "xtask/src/pages.rs"])
            .covers("links of the library's documentation lead somewhere"),
        everything(Step::cargo(
            "program",
            tests(
                "--test age --test commands --test draw --test speed --test streams --test sum --test verify \
                 --test windows -- --show-output --skip go:: --skip vectors::",
            ),
        ))
        .reads(RECORDS)
        .covers("the programs: sealed files, checksums, kernels, speed, and what they say"),
        everything(Step::xtask("plots", "plots --check").builds_in(RELEASE))
            .reads(TOOL)
            .reads(&["docs/", "xtask/src/plots.rs"])
            .covers("the plots of the documents are what their records give"),
        Step::xtask("C library smoke", "c --smoke")
            .reads(BUILD)
            .reads(TOOL)
            .reads(LIBRARY)
            .reads(C)
            .covers("the C library builds, and its tests in C pass on few vectors"),
    ]
}

/// Tests on this machine that need assemblers, emulators or programs of others: without those, earlier steps say what they skip.
fn with_tools() -> Vec<Step> {
    let tool = |step: Step| step.reads(BUILD).reads(WORKSHOP).all();
    vec![
        tool(Step::xtask("models", "cost --check"))
            .reads(TOOL)
            .reads(&[
                "records/MODELS.txt",
                "records/PORTS.txt",
                "docs/cores.md",
                "docs/cores/",
                "xtask/src/cost.rs",
                "xtask/src/cost/",
                "measure/src/models.rs",
            ])
            .wants(&["llvm-19"])
            .covers("MODELS.txt and PORTS.txt are what llvm-mca says"),
        tool(Step::xtask("critical paths", "chain --check"))
            .reads(TOOL)
            .reads(&["docs/md5-chain.md", "xtask/src/chain.rs"])
            .wants(&["llvm-19"])
            .covers("docs/md5-chain.md has the critical paths of the kernels"),
        // The states are the same in each run: a source may differ from the others in rare states that nobody has met yet.
        tool(Step::xtask("sources of rows", "sources --check --seed 1"))
            .reads(TOOL)
            .reads(&["sources/", "docs/sources.md", "xtask/src/sources.rs", "xtask/src/sources/"])
            .reads(&["xtask/src/nightly.rs", "xtask/src/vectors.rs"])
            .wants(&sources::DEBIAN)
            .wants(vectors::packages())
            .covers("what QEMU, valgrind, Ghidra, Miri and standards say of each row, and wrong rows refused"),
        tool(Step::xtask("proofs by another solver", "confirm --only sha256_blocks"))
            .then("confirm --only poly1305_finish_gpr")
            .then("confirm --only ghash_blocks_aesni")
            .reads(TOOL)
            .reads(WORKSHOP)
            .reads(RECORDS)
            .reads(&[
                "solvers/",
                "xtask/src/confirm.rs",
                "xtask/src/export.rs",
                "xtask/src/prove.rs",
                "xtask/src/vectors.rs",
            ])
            .wants(vectors::packages())
            .covers(
                "a solver by other authors confirms SHA-256's kernels for one message and refutes faults, and equations are \
                 multiplied out",
            ),
        tool(Step::cargo("instructions emulated", tests("--test cosim with_qemu -- --show-output")))
            .wants(&TEST_PACKAGES)
            .covers("every instruction of AArch64 and POWER against qemu, and wrong ones refused"),
        tool(
            Step::cargo("encodings and models", tests("--test encode -- --show-output"))
                .then(tests("--test checks -- --show-output chain:: unwind::"))
                .then(tests("--lib --bins -- --show-output cost:: ports:: faults")),
        )
        .reads(&["xtask/", "measure/"])
        .wants(&TEST_PACKAGES)
        .covers("the assemblers and disassemblers of every instruction set agree with ours; frames of kernels; models by llvm-mca"),
        Step::xtask("page of benchmarks", "page")
            .reads(TOOL)
            .reads(&["docs/benchmarks/", "bindings/conftest.py", "bindings/pytest.ini", "xtask/src/page.rs"])
            .wants(&page::PACKAGES)
            .all()
            .covers("docs/benchmarks/index.html shows in Chromium what the records say"),
        tool(
            Step::cargo("program beside others", tests("--test age -- --show-output go:: vectors::"))
                .then(tests("--test sum --test commands -- --show-output"))
                .then(tests("--test suite -- --show-output openssl")),
        )
        .reads(LIBRARY)
        .reads(PROGRAM)
        .wants(&TEST_PACKAGES)
        .wants(go_package())
        .covers("sealed files of Go's age, checksums of OpenSSL and coreutils"),
        Step::cargo("big inputs", tests("--test suite -- --ignored --show-output"))
            .reads(BUILD)
            .reads(KERNELS)
            .reads(LIBRARY)
            .wants(&["openssl"])
            .all()
            .covers("messages of more than 4 GiB"),
        Step::xtask("Miri", "miri")
            .reads(BUILD)
            .reads(KERNELS)
            .reads(LIBRARY)
            .reads(TOOL)
            .reads(&["xtask/src/miri.rs", "xtask/src/nightly.rs"])
            .all()
            .covers("the Rust around the kernels has no undefined behaviour on what the tests do"),
        // To optimise takes longer than the targets run, and they run hardly less often without.
        Step::xtask("fuzz targets", "fuzz")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("RUSTFLAGS", "-Cdebuginfo=0")
            .env("CXXFLAGS", "-g0")
            .reads(LIBRARY)
            .reads(PROGRAM)
            .reads(TOOL)
            .reads(&["fuzz/", "xtask/src/fuzz.rs", "xtask/src/nightly.rs"])
            .all()
            .covers("seeds and random inputs at every level, and planted faults found"),
        tool(Step::cargo(
            "fuzz cases interpreted",
            "test --release --manifest-path fuzz/Cargo.toml --no-default-features --test interpreted \
             --target-dir target/interpreted -- --show-output",
        ))
        .env("RUSTFLAGS", "--cfg raddle_interpreted")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .reads(LIBRARY)
        .reads(&["fuzz/"])
        .covers("seeds and random cases at every level with every plan, all kernels in the interpreter"),
        tool(Step::xtask("tutorials", "tutorials"))
            .reads(TOOL)
            .reads(LIBRARY)
            .reads(&["docs/tutorial/", "docs/examples/", "docs/cores.md", "xtask/", "measure/", "crates/raddle-plans/"])
            .wants(&["llvm-19"])
            .covers("the tutorials do what they say"),
    ]
}

/// AArch64, POWER, and a 32-bit big-endian system under qemu; and the C library on 32 bits and on big-endian ones.
fn emulated() -> Vec<Step> {
    let reads =
        |step: Step| step.reads(BUILD).reads(KERNELS).reads(LIBRARY).reads(VECTORS).reads(&["xtask/src/cross.rs"]);
    let library = "test -p raddle --release --no-fail-fast --tests -- --show-output";
    let mut steps = Vec::new();
    // Long ones first, and in a folder of their own: others are built meanwhile.
    for isa in [Isa::Aarch64, Isa::Ppc64le] {
        let (&cpu, others) = isa.cpus().split_first().expect("a CPU of each architecture");
        steps.push(reads(Step::cross(isa, cpu, "", library)).covers("the library's tests under qemu"));
        steps.extend(others.iter().map(|&cpu| {
            reads(Step::cross(isa, cpu, "", CHOSEN_TESTS))
                .of_fewer_lengths()
                .covers("what another emulated CPU chooses")
        }));
    }
    for (isa, name) in [
        (Isa::Aarch64, "C library aarch64"),
        (Isa::Ppc64le, "C library ppc64le"),
        (Isa::I686, "C library i686"),
        (Isa::S390x, "C library s390x"),
    ] {
        steps.push(
            Step::xtask(name, format!("c --isa {}", isa.name()))
                .builds_for(&[isa])
                .wants(&["cmake", "make"])
                .builds_in(cross::DIRECTORY)
                .reads(TOOL)
                .reads(LIBRARY)
                .reads(C)
                .all()
                .covers("the tests of the C library under qemu"),
        );
    }
    // That a cap is heeded; the 32-bit and big-endian system below runs all of the portable code.
    let portable = reads(Step::cross(Isa::Aarch64, "max", " portable", CHOSEN_TESTS)).env("RADDLE_CPU", "portable");
    steps.push(portable.of_fewer_lengths().covers("portable code where a cap asks for it"));
    // 32 bits and big-endian in one system, for the tests take longer to compile than to run. The tests of the C library run on
    // i686 and s390x, and those of the library each week. All lengths run in `level portable`, which compiles the same code.
    let both = Step::cross(Isa::Powerpc, Isa::Powerpc.cpus()[0], " 32-bit big-endian", PORTABLE_TESTS);
    steps.push(
        reads(both).of_fewer_lengths().covers("portable code of 32 bits, with the highest byte first, under qemu"),
    );
    steps
}

/// The library without std, for other systems, and with other code for AES.
fn other_builds() -> Vec<Step> {
    let reads = |step: Step| step.reads(BUILD).reads(KERNELS).reads(LIBRARY).all();
    // Nothing of these runs.
    let check = "check --keep-going -p raddle --no-default-features --features rustcrypto";
    // Where core is built, it is compiled in full.
    let quick =
        |step: Step| step.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0").deny_warnings();
    let core = format!("{check} -Zbuild-std=core --target-dir {} --target {CORE_TARGET}", cross::DIRECTORY);
    // To optimise the library and its tests takes longer than they run: they run as users build them in `library`. The crates
    // below them are shared.
    let raddle = "profile.release.package.raddle";
    let settings = format!("--config {raddle}.opt-level=1 --config {raddle}.codegen-units=1");
    let test = "test -p raddle --no-default-features --release --no-fail-fast";
    vec![
        reads(Step::xtask("compiled kernels", "code --programs").builds_in(RELEASE))
            .reads(TOOL)
            .reads(WORKSHOP)
            .reads(PROGRAM)
            .reads(&["records/CODE.txt", "xtask/src/code.rs"])
            .wants(&CODE_PACKAGES)
            .builds_for(&[Isa::Aarch64, Isa::Ppc64le])
            .covers("programs of every architecture hold the kernels that were proved, and changed ones are refused"),
        reads(Step::cargo(
            "lints without std",
            "clippy --release -p raddle --no-default-features --all-targets -- -D warnings",
        ))
        .covers("clippy warns of nothing without std"),
        reads(
            Step::cargo("tests without std", format!("{test} --lib --test suite {settings} -- --show-output"))
                .then(format!("{test} --doc {settings} -- --show-output")),
        )
        .covers("the library and its examples without std"),
        reads(quick(Step::new("other systems", Tool::Core(&PORTABLE_TARGETS), check)))
            .covers("the library compiles for Windows, macOS, wasm and RISC-V"),
        reads(
            Step::new("bare targets", Tool::Core(&BARE_TARGETS), "build -p raddle --no-default-features")
                .then("build -p raddle --no-default-features --release"),
        )
        .env("RUSTFLAGS", SOFT_AES)
        .covers("the library is built for no system and for UEFI, in both profiles"),
        reads(quick(Step::new("core alone", Tool::BuildStd, core))).covers("the library needs core alone"),
        // Where a processor has no instructions for AES: RustCrypto finds those of this one. To optimise takes longer than the
        // tests; optimised, the same code runs on POWER, in `ppc64le power8`.
        reads(Step::cargo(
            "bit-sliced AES",
            format!(
                "test -p raddle --release --no-fail-fast --target-dir target/bit-sliced --test suite --config \
                 {raddle}.opt-level=0 -- --show-output aes"
            ),
        ))
        .env("RUSTFLAGS", SOFT_AES)
        .env("RADDLE_CPU", "portable")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .of_fewer_lengths()
        .covers("AES in portable code, against OpenSSL"),
    ]
}

/// Bindings for other languages and libraries.
fn bindings() -> Vec<Step> {
    let reads = |step: Step| step.reads(LIBRARY).reads(TOOL).all();
    // To optimise takes longer than the tests, whose time is that of kernels and of other programs.
    let cheap = |step: Step| step.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1").env("CARGO_PROFILE_RELEASE_LTO", "off");
    vec![
        // Without the benchmark, and on this machine alone: under qemu the tests of Nettle take minutes for each architecture.
        // It says what it skips where Debian's source can't be fetched.
        reads(Step::xtask("Nettle", format!("nettle --machine {}", env::consts::ARCH)))
            .reads(C)
            .reads(&[
                "bindings/nettle/",
                "bindings/dependants/",
                "bindings/debian.py",
                "bindings/conftest.py",
                "bindings/pytest.ini",
            ])
            .reads(&["xtask/src/nettle.rs", "docs/nettle.md"])
            .wants(&nettle::PACKAGES)
            .covers("Nettle's own tests with our block functions"),
        reads(Step::xtask("header of C", "c --check"))
            .reads(C)
            .covers("the header is what cbindgen prints, and keeps what the last release promised"),
        reads(Step::xtask("C library", "c").builds_in(RELEASE))
            .reads(C)
            .wants(&c::PACKAGES)
            .covers("the C library: gcc, clang, sanitizers, every level, secrets under valgrind"),
        reads(Step::xtask("kernel pack", "pack --check"))
            .reads(KERNELS)
            .reads(&["bindings/kernels/", "records/PROVED.txt", "records/CODE.txt"])
            .reads(&["xtask/src/pack.rs", "xtask/src/pack/"])
            .wants(&pack::PACKAGES)
            .covers("the kernels as an archive: vectors, and decoded, by gcc and clang, for other processors, Mach-O, COFF"),
        reads(Step::xtask("OpenSSL provider", "openssl"))
            .reads(VECTORS)
            .reads(&["bindings/openssl/", "bindings/debian.py", "bindings/conftest.py", "bindings/pytest.ini"])
            .reads(&["xtask/src/openssl.rs", "docs/python.md"])
            .wants(&openssl::PACKAGES)
            .covers("the OpenSSL provider beside the default one: calls, vectors, TLS, OpenSSL's own tests"),
        reads(Step::xtask("Java", "java"))
            .reads(C)
            .reads(&["bindings/java/", "bindings/debian.py", "docs/java.md", "xtask/src/java.rs"])
            .wants(&java::PACKAGES)
            .covers("the Java provider with each JDK here, against SunJCE and in TLS"),
        reads(Step::cargo("rustls provider", format!("test {RUSTLS} --no-fail-fast -- --show-output")))
            .reads(&["bindings/rustls/"])
            .wants(&["curl", "gcc", "gnutls-bin", "libnss3-tools", "openssl"])
            .wants(go_package())
            .covers("TLS and QUIC by rustls, with other implementations at the other end"),
        reads(Step::cargo("rustls provider lints", format!("clippy {RUSTLS} --all-targets -- -D warnings")))
            .reads(&["bindings/rustls/"])
            .wants(&["gcc"])
            .covers("clippy warns of nothing in the provider for rustls"),
        reads(cheap(Step::cargo(
            "Arrow columns",
            format!("test {ARROW} --no-fail-fast -- --show-output --include-ignored"),
        )))
        .reads(&["bindings/arrow/"])
        .wants(&["python3"])
        .covers("digests of columns of every type against RustCrypto, and digests of rows against Python"),
        reads(Step::cargo("Arrow columns lints", format!("clippy {ARROW} --all-targets -- -D warnings")))
            .reads(&["bindings/arrow/"])
            .covers("clippy warns of nothing in the functions for columns of Arrow"),
        reads(cheap(Step::xtask("Python package", "python --without-age")))
            .reads(VECTORS)
            .reads(&["bindings/python/", "bindings/arrow/", "bindings/conftest.py", "bindings/pytest.ini"])
            .reads(&["crates/raddle-sum/", "crates/raddle-common/", "xtask/src/python.rs"])
            .reads(&["docs/python.md", "docs/benchmarks/python.jsonl", "bindings/debian.py"])
            .wants(&["python3", "python3-venv"])
            .covers("the wheel for Python in a fresh environment, beside hashlib, hmac and cryptography; without files of age"),
        reads(Step::cargo("Python package lints", format!("clippy {PYTHON} --no-default-features -- -D warnings")))
            .reads(&["bindings/python/", "bindings/arrow/"])
            .wants(&["python3"])
            .covers("clippy warns of nothing in the package for Python"),
        // The examples are a part of the tests: each program with the engine takes long to link.
        reads(
            Step::cargo(
                "DataFusion columns",
                format!("test {DATAFUSION} --no-fail-fast --lib --test sql -- --show-output"),
            )
            .then(format!("test {DATAFUSION} --doc")),
        )
        .reads(&["bindings/arrow/", "bindings/datafusion/"])
        .covers("SQL's hashes against DataFusion's own: its test files, columns, single values, errors; the examples"),
    ]
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::history::tracked;
    use super::super::step::Tier;
    use super::*;

    #[test]
    fn the_format_of_each_workspace_is_checked() {
        let found = workspaces();
        assert_eq!(found[0], "");
        let known =
            ["arrow", "c", "datafusion", "datafusion/ballista", "datafusion/python", "java/native", "python", "rustls"];
        let known = known.map(|name| format!("bindings/{name}"));
        for folder in known.iter().map(String::as_str).chain(["docs/examples/your-own-kernel", "fuzz", "fuzz/columns"])
        {
            assert!(found.iter().any(|other| other == folder), "{found:?}");
        }
        let format = steps(false).into_iter().find(|step| step.name == "format").unwrap().settings();
        assert!(found.iter().all(|folder| format.contains(folder)));
    }

    /// Nobody would be told of a new version of what another workspace uses.
    #[test]
    fn dependabot_names_every_workspace() {
        let text = fs::read_to_string(tools::root().join(".github/dependabot.yml")).unwrap();
        let named: Vec<_> = text.lines().filter_map(|line| line.trim().strip_prefix("- /")).collect();
        let others: Vec<_> = workspaces().into_iter().filter(|folder| !named.contains(&&**folder)).collect();
        assert!(others.is_empty(), "{others:?} are not in dependabot.yml");
    }

    #[test]
    fn steps_have_a_name_of_their_own_and_say_what_they_cover() {
        let steps = steps(false);
        let names: BTreeSet<_> = steps.iter().map(|step| &step.name).collect();
        assert_eq!(names.len(), steps.len());
        for step in &steps {
            assert!(!step.covers.is_empty() && !step.paths.is_empty(), "{}", step.name);
        }
        assert!(FIRST.iter().all(|first| names.contains(&(*first).to_owned())));
    }

    /// The quick list needs the Rust toolchain alone.
    #[test]
    fn quick_steps_install_nothing() {
        for step in steps(false).iter().filter(|step| step.tier == Tier::Quick) {
            assert!(step.packages().is_empty() && step.triples().is_empty(), "{}", step.name);
        }
    }

    #[test]
    fn each_tracked_file_belongs_to_a_step_and_each_path_to_a_file() {
        let Ok(files) = tracked() else { return println!("skipped: the paths of steps: no git repository") };
        let steps = steps(false);
        let alone: Vec<_> = files.iter().filter(|file| !steps.iter().any(|step| step.depends_on(file))).collect();
        assert!(alone.is_empty(), "no step reads {alone:?}");
        for path in steps.iter().flat_map(|step| &step.paths) {
            let is_there = |file: &String| file == path || path.ends_with('/') && file.starts_with(path);
            assert!(files.iter().any(is_there), "{path} is read by a step and is not there");
        }
    }

    /// A new file of integration tests must be run by a quick step.
    #[test]
    fn each_test_program_is_run() {
        let quick: Vec<_> = steps(false).into_iter().filter(|step| step.tier == Tier::Quick).collect();
        for path in tools::sources().unwrap() {
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            let name = match &parts[..] {
                [crates, _, tests, file] if crates == "crates" && tests == "tests" => file.strip_suffix(".rs"),
                [crates, _, tests, name, main] if crates == "crates" && tests == "tests" && main == "main.rs" => {
                    Some(&**name)
                }
                _ => None,
            };
            let Some(name) = name else { continue };
            let runs = |step: &Step| step.settings().contains(&format!("--test {name} "));
            assert!(quick.iter().any(runs), "no quick step runs {}", path.display());
        }
    }

    /// A long step that no job of the workflow names would run nowhere but in `.ci/run`.
    #[test]
    fn the_jobs_of_the_workflow_name_every_long_step() {
        let workflow = fs::read_to_string(tools::root().join(".github/workflows/test.yml")).unwrap();
        let groups = workflow.lines().filter_map(|line| line.trim().strip_prefix("steps: "));
        // In a line every second part is a name in double quotes; what lies between has names without blanks.
        let names = groups.flat_map(|group| {
            let parts: Vec<&str> = group.trim_matches('\'').split('"').collect();
            let bare = parts.iter().step_by(2).flat_map(|part| part.split_whitespace());
            bare.chain(parts.iter().skip(1).step_by(2).copied()).collect::<Vec<_>>()
        });
        let names: Vec<&str> = names.collect();
        let steps = steps(false);
        for step in steps.iter().filter(|step| step.tier == Tier::All) {
            assert!(names.iter().any(|name| step.name.contains(name)), "no job runs {}", step.name);
        }
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn levels_are_those_of_the_library() {
        let (_, lower) = raddle::cpu::Level::ALL.split_last().unwrap();
        assert_eq!(lower.iter().map(|level| level.name()).collect::<Vec<_>>(), X86_LEVELS);
    }
}
