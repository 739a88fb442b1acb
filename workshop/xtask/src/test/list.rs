//! The steps of the test command.
//!
//! The summary has the same order. Steps also begin in this order, unless a step would wait for another step's folder.
//! Each tracked file belongs to a step through the paths that the step reads; a test compares the paths with the tree.

use std::env;

use super::lock;
use super::step::{Step, Tool};
use crate::cross::{self, Isa};
use crate::native::{NATIVE, RELEASE, X86_LEVELS};
use crate::{c, java, nettle, openssl, tools, vectors};

impl Step {
    /// Returns whether the step runs before all others: if it fails, the others do not run.
    pub(super) fn is_first(&self) -> bool {
        FIRST.contains(&&*self.name)
    }
}

const FIRST: [&str; 5] = ["format", "imports and links", "generated kernels", "machine code", "confirmed kernels"];

/// The files that decide how the programs and tests of this machine are compiled.
const BUILD: &[&str] =
    &["Cargo.toml", lock::PROGRAMS, ".cargo/", "workshop/xtask/Cargo.toml", "workshop/xtask/tests.toml"];
/// The files that decide how the library and its tests are compiled on their own.
const BUILD_LIBRARY: &[&str] = &["Cargo.toml", lock::RADDLE, ".cargo/"];
/// The tool that runs most steps, without its parts for single steps.
const TOOL: &[&str] = &[
    "workshop/xtask/src/files.rs",
    "workshop/xtask/src/jobs.rs",
    "workshop/xtask/src/native.rs",
    "workshop/xtask/src/tools.rs",
];
/// The library, as programs depend on it. Tests read the text of some generated files; the portable code is a copy of the
/// specifications, comments included.
const LIBRARY: &[&str] =
    &["~crates/raddle/src/", "crates/raddle/gen/", "~crates/raddle/gen/portable/", "crates/raddle/Cargo.toml"];
/// The library, as bindings depend on it. The step `library`, and the steps that read [`LIBRARY`], find a fault in the
/// results of a driver or a kernel.
const API: &[&str] = &[
    "~crates/raddle/src/",
    "!crates/raddle/src/kernel/",
    "~crates/raddle/src/kernel/blocks/",
    "~crates/raddle/src/kernel/mod.rs",
    "crates/raddle/Cargo.toml",
];
/// The tests of the library's API, of the choices of its levels, and of its units.
const SUITE: &[&str] = &["~crates/raddle/tests/common/", "~crates/raddle/tests/levels/", "~crates/raddle/tests/suite/"];
const KERNELS: &[&str] = &["~workshop/raddle-isa/src/", "workshop/raddle-isa/Cargo.toml", "~workshop/raddle-kernels/"];
/// Leaves the code that builds kernels out of [`KERNELS`], for a step that depends only on the text and the contracts that
/// it generates. The step `generated kernels` runs before all others, and compares these with `crates/raddle/gen`.
const GENERATED: &[&str] = &[
    "crates/raddle/gen/",
    "~crates/raddle/gen/portable/",
    "!workshop/raddle-kernels/src/aarch64/",
    "!workshop/raddle-kernels/src/ppc64le/",
    "!workshop/raddle-kernels/src/x86_64/",
    "!workshop/raddle-kernels/src/*/aarch64/",
    "!workshop/raddle-kernels/src/*/ppc64le/",
    "!workshop/raddle-kernels/src/*/x86_64/",
    "!workshop/raddle-kernels/src/*/aarch64.rs",
    "!workshop/raddle-kernels/src/*/x86_64.rs",
];
const CHECKER: &[&str] = &["~workshop/raddle-check/src/", "workshop/raddle-check/Cargo.toml"];
const PROGRAM: &[&str] = &[
    "crates/raddle-cli/",
    "crates/raddle-age/",
    "workshop/raddle-bench/",
    "crates/raddle-common/",
    "workshop/raddle-lab/",
    "crates/raddle-sum/",
    "crates/raddle-terminal/",
];
/// The records that programs and tests read.
const RECORDS: &[&str] = &["workshop/records/CODE.txt", "workshop/records/MODELS.txt", "workshop/records/PROVED.txt"];
const VECTORS: &[&str] = &["workshop/vectors/", "workshop/xtask/src/vectors.rs", "crates/raddle-common/src/vectors.rs"];
/// The C library, and the Rust side of its tests.
const C: &[&str] = &[
    "Cargo.toml",
    lock::C,
    "docs/c.md",
    "bindings/c/",
    "bindings/check/",
    "workshop/vectors/",
    "workshop/xtask/src/vectors.rs",
    "crates/raddle-common/src/",
    "workshop/xtask/src/c.rs",
];
/// The settings and helpers of the tests that pytest runs.
const PYTEST: &[&str] = &["bindings/conftest.py", "bindings/pytest.ini"];

/// Targets for which the library must compile without std: other operating systems and calling conventions, no
/// operating system, 32 bits, other architectures. The tests run on a 32-bit big-endian target.
const PORTABLE_TARGETS: [&str; 4] =
    ["riscv64gc-unknown-linux-gnu", "wasm32-unknown-unknown", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// Targets without a system, and without vector registers in their calling convention. Machine code is generated for
/// them, because some of their limits show only in this stage.
const BARE_TARGETS: [&str; 3] = ["x86_64-unknown-none", "x86_64-unknown-uefi", "aarch64-unknown-none-softfloat"];

/// The portable code of the crates `aes` and `polyval`.
const SOFT_AES: &str = r#"--cfg aes_backend="soft" --cfg polyval_backend="soft""#;

/// Targets for which the library compiles against core alone, built from source: with the toolchain's libraries, an
/// unintended use of alloc would not be noticed. The first target has no atomic compare-and-swap. The second is an
/// AArch64 with 32-bit pointers, for which there are no kernels.
const CORE_TARGETS: &str = "--target thumbv6m-none-eabi --target arm64_32-apple-watchos";

/// The tests that run on systems without kernels. Tests of the choice between kernels are left out.
const PORTABLE_TESTS: &str = "test -p raddle --release --no-fail-fast --lib --test levels --test suite -- \
    --show-output --skip aead_pages:: --skip drivers:: --skip batches:: --skip openssl";

/// The tests of code that a level or another CPU of an architecture chooses. Kernels by name and all lengths are tested
/// once per architecture.
const CHOSEN_TESTS: &str = "test -p raddle --release --no-fail-fast --test levels --test suite -- --show-output every_level \
    aes:: chacha20:: hash:: quic:: rfc8439::";

/// The options for the rustls provider, tested over two bases. AWS-LC is left out because it takes minutes to build.
const RUSTLS: &str = "--manifest-path bindings/rustls/Cargo.toml --features graviola,ring,planted-fault,rustls-0-24 \
    --target-dir target/rustls --config profile.dev.opt-level=0";

/// The options for columns of Arrow. Only the kernels and the reference for a long message are optimised.
const ARROW: &str = "--manifest-path bindings/arrow/Cargo.toml --target-dir target/columns --config profile.dev.debug=0 \
    --config profile.dev.opt-level=0 --config profile.dev.package.raddle.opt-level=3 --config profile.dev.package.sha2.opt-level=3";

/// The options for the SQL functions for DataFusion. The engine takes minutes to compile, even without optimisation.
const DATAFUSION: &str = "--manifest-path bindings/datafusion/Cargo.toml --target-dir target/columns";

/// Debian packages with which the tests on this machine check more. Without them, the tests report which checks they
/// skip.
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

/// Debian packages with the programs with which ours are compared.
const PROGRAM_PACKAGES: [&str; 9] =
    ["age", "attr", "bash-completion", "cryptsetup-bin", "fish", "fsverity", "groff", "man-db", "zsh"];

/// Debian packages that assemble and disassemble code for every instruction set.
const CODE_PACKAGES: [&str; 4] = ["binutils", "gcc-aarch64-linux-gnu", "gcc-powerpc64le-linux-gnu", "llvm-19"];

/// Debian packages with which more of the archive of kernels is tested.
const PACK_PACKAGES: [&str; 11] = [
    "binutils",
    "clang",
    "gcc",
    "gcc-aarch64-linux-gnu",
    "gcc-powerpc64le-linux-gnu",
    "libc6-dev",
    "libc6-dev-arm64-cross",
    "libc6-dev-ppc64el-cross",
    "llvm-19",
    "make",
    "qemu-user",
];

/// Debian packages without which sources of rows are skipped.
const SOURCE_PACKAGES: [&str; 9] = [
    "binutils",
    "gcc",
    "gcc-aarch64-linux-gnu",
    "gcc-powerpc64le-linux-gnu",
    "libc6-dev-arm64-cross",
    "libc6-dev-ppc64el-cross",
    "llvm-19",
    "qemu-user",
    "valgrind",
];

/// Returns Debian's Go package if no Go is installed, for the tests that exchange files with Go's age.
fn go_package() -> &'static [&'static str] {
    let is_there = tools::output_of(std::process::Command::new("go").arg("version")).is_ok();
    if is_there { &[] } else { &["golang-go"] }
}

/// Returns every check. With `fresh`, proofs that are kept under `target/proofs` are ignored.
pub(super) fn steps(fresh: bool) -> Vec<Step> {
    // Bindings download most, so they begin early: a step that waits for a registry uses no processor.
    [sources(), library(), workshop(fresh), program(), bindings(), with_tools(), emulated(), other_builds()]
        .into_iter()
        .flatten()
        .collect()
}

/// Returns the checks that read the sources, without a compiler, or in seconds with code that `cargo xtask` has
/// compiled.
fn sources() -> Vec<Step> {
    // `--all` would follow paths into the first workspace.
    let format = outside().into_iter().fold(Step::cargo("format", "fmt --all --check"), |step, manifest| {
        step.then(format!("fmt --check --manifest-path {manifest}"))
    });
    vec![
        format.covers("rustfmt leaves every crate as it is").reads(&[
            "crates/",
            "bindings/",
            "docs/examples/",
            "workshop/",
            "rustfmt.toml",
        ]),
        Step::xtask("imports and links", "layers")
            .then("links")
            .then("book")
            .then("comments")
            .then("spelling")
            .then("trusted --check")
            .covers("imports go down the layers, unsafe code is where safety.md says, links lead somewhere and to each page, in the book too, comments open with a noun or a verb, words are spelt right, the trusted lines are counted")
            .reads(&["crates/", "bindings/", "docs/", "workshop/"])
            .reads(&[".cargo/", ".ci/", ".clusterfuzzlite/", ".github/", ".gitattributes", ".gitignore"])
            .reads(&["README.md", "docs/ARCHITECTURE.md", "docs/BENCHMARKS.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/RELEASING.md"])
            .reads(&["docs/SECURITY.md", "docs/SOUNDNESS.md", "LICENSE-APACHE", "LICENSE-MIT", "Cargo.toml", "rustfmt.toml", "workshop/solvers/"])
            .wants(vectors::packages()),
        Step::kernels("generated kernels", "gen --check")
            .covers("kernels, contracts and plans match their sources, and pages match the records")
            .reads(KERNELS)
            .reads(&["crates/raddle/src/hash/list.rs", "bindings/c/include/raddle.hpp", "bindings/c/tests/hashes.h"])
            .reads(&["docs/tutorial/add-a-hash.md", "bindings/java/src/main/java/raddle/jca/HashAlgorithm.java", "bindings/java/spark/src/main/scala/"])
            .reads(&["bindings/java/tools/", "bindings/openssl/tests/", "bindings/python/python/raddle/"])
            .reads(&["crates/raddle/gen/", "crates/raddle/plans/", "workshop/xtask/src/plans/"])
            .reads(&["docs/columns.md", "docs/cores.md", "workshop/xtask/src/generate/"])
            .reads(&["README.md", "docs/BENCHMARKS.md", "docs/benchmarks/", "workshop/raddle-bench/"])
            // The number of crates in each package.
            .reads(&lock::PARTS)
            .reads(&["docs/library.md", "crates/raddle/Cargo.toml", "bindings/datafusion/Cargo.lock"])
            // The portable code is a copy of the specifications.
            .with_comments(),
        Step::kernels("machine code", "code --check")
            .covers("CODE.txt is what assemblers make of every kernel, and disassemblers read it back")
            .reads(KERNELS)
            .reads(&["workshop/records/CODE.txt", "workshop/xtask/src/code.rs"])
            .wants(&CODE_PACKAGES)
            .all(),
        Step::kernels("confirmed kernels", "confirm --check")
            .covers("CONFIRMED.txt names every kernel as it is, with all goals confirmed, no line is stale, and SOUNDNESS has the number of lines")
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(&["workshop/records/CONFIRMED.txt", "workshop/xtask/src/confirm/mod.rs", "workshop/solvers/", "docs/SOUNDNESS.md"]),
    ]
}

/// Returns the command for tests on this machine, in the release profile, so that macros and build scripts are compiled
/// once.
fn tests(what: &str) -> String {
    format!("test --release {NATIVE} --no-fail-fast {what}")
}

/// Returns the steps for the library, as users build it.
fn library() -> Vec<Step> {
    let library = |step: Step| step.reads(BUILD).reads(LIBRARY).reads(SUITE).reads(VECTORS);
    let mut steps = vec![
        library(Step::cargo(
            "library",
            tests("--test suite --test levels --test first_calls --test miri --test proved -- --show-output"),
        ))
        .reads(RECORDS)
        .reads(&["crates/raddle/tests/first_calls.rs", "crates/raddle/tests/miri.rs", "crates/raddle/tests/proved.rs"])
        .reads(&["crates/raddle-common/src/forked.rs"])
        .wants(&TEST_PACKAGES)
        .covers("the library's API against other libraries and published vectors"),
        Step::cargo("kernels", tests("--test kernels -- --show-output"))
            .reads(BUILD)
            .reads(LIBRARY)
            .reads(KERNELS)
            .reads(GENERATED)
            .reads(&["crates/raddle/tests/common/", "crates/raddle/tests/kernels/"])
            .covers(
                "every kernel that this CPU can run: all lengths, guard pages, calling convention, secrets left behind",
            ),
        Step::cargo("examples", tests("--examples --test migration -- --show-output"))
            .then(tests("--doc -- --show-output"))
            .reads(BUILD)
            .reads(LIBRARY)
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(&["crates/raddle/examples/", "crates/raddle-age/", "crates/raddle-sum/", "docs/examples/"])
            .reads(&["README.md", "docs/library.md", "docs/migration.md"])
            .with_comments()
            .covers("examples of the library, and the code in documents"),
    ];
    // The million rounds of PBKDF2 with SHA-1 are left out: other vectors hash the same blocks.
    let vectors = "cavp:: shavs:: wycheproof:: hash_rfcs:: rfc8439:: xaes:: --skip pbkdf2_sha1";
    let vectors = tests(&format!("--test suite -- --show-output {vectors}"));
    let level = |cap: &str| format!("RADDLE_CPU={cap} {vectors}");
    let (portable, others) = X86_LEVELS.split_first().expect("a level that every processor has");
    let others = if cfg!(target_arch = "x86_64") { others } else { &[] };
    let levels = others.iter().fold(Step::cargo("lower levels", level(portable)), |step, cap| step.then(level(cap)));
    let covers = "published vectors with the kernels of each lower level; `library` tries all of them in one process";
    steps.push(library(levels).covers(covers));
    steps
}

/// Returns the steps for instructions, kernels, and their checkers.
fn workshop(fresh: bool) -> Vec<Step> {
    vec![
        // The proofs use every core, so they run while other steps compile one crate after another.
        Step::kernels("proofs", if fresh { "prove --check --cold" } else { "prove --check" })
            .reads(BUILD)
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(&["workshop/records/PROVED.txt", "workshop/xtask/src/prove.rs"])
            .all()
            .covers("every kernel is proved, and PROVED.txt says so"),
        Step::cargo("unit tests", tests("--lib --bins -- --show-output"))
            .reads(BUILD)
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(LIBRARY)
            .reads(PROGRAM)
            .reads(TOOL)
            .reads(&[
                ".github/",
                "workshop/xtask/",
                "bindings/check/",
                "bindings/openssl/src/",
                "docs/program.md",
                "workshop/records/",
                "workshop/sources/timing.txt",
                lock::FILE,
            ])
            .wants(&TEST_PACKAGES)
            // `veritysetup`, with which `raddle-sum` is compared.
            .wants(&["cryptsetup-bin"])
            .covers("parts of every crate"),
        Step::cargo("instructions", tests("--test cosim --test operands -- --show-output"))
            .reads(BUILD)
            .reads(KERNELS)
            .reads(&["workshop/raddle-isa/tests/", "workshop/raddle-check/tests/cosim.rs", "workshop/raddle-check/src/cosim/"])
            .wants(&TEST_PACKAGES)
            .all()
            .covers("every instruction against this processor, those of AArch64 and POWER against qemu, and wrong ones refused"),
        Step::cargo("checkers", tests("--test planted --test checks --test encode -- --show-output"))
            .reads(BUILD)
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(RECORDS)
            .reads(&["workshop/raddle-check/tests/"])
            .wants(&TEST_PACKAGES)
            .all()
            .covers("planted faults and mutants of kernels are refused; kernels run right in the interpreter; encodings, frames"),
    ]
}

/// Returns the steps for the program, and for the documents about all crates.
fn program() -> Vec<Step> {
    let everything = |step: Step| {
        step.reads(BUILD)
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(LIBRARY)
            .reads(PROGRAM)
            .reads(&["bindings/check/", "bindings/openssl/"])
    };
    vec![
        everything(
            Step::cargo("lints", format!("clippy --release {NATIVE} --all-targets -- -D warnings"))
                // Without the tasks that need kernels.
                .then("clippy --release --bin xtask -- -D warnings"),
        )
        .reads(SUITE)
        .reads(TOOL)
        .reads(&["crates/raddle/", "workshop/raddle-check/", "workshop/raddle-isa/"])
        .reads(&["workshop/xtask/"])
        .with_comments()
        .covers("clippy and the compiler report no warnings"),
        everything(
            Step::cargo("documents", format!("doc --release {NATIVE} --no-deps"))
                // A library whose only public function starts the tasks.
                .then("rustdoc --release -p xtask --features kernels --lib -- --document-private-items")
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
        .reads(&["README.md", "docs/library.md"])
        .with_comments()
        .covers("rustdoc reports no warnings"),
        Step::xtask("links of documents", "links --html")
            .builds_in(RELEASE)
            .reads(LIBRARY)
            .reads(&["workshop/xtask/src/links.rs", "workshop/xtask/src/pages.rs"])
            .with_comments()
            .covers("links of the library's documentation lead somewhere"),
        everything(Step::cargo(
            "program",
            tests(
                "--test age --test commands --test draw --test speed --test streams --test sum --test verify \
                 --test windows -- --show-output",
            ),
        ))
        .reads(RECORDS)
        .wants(&TEST_PACKAGES)
        .wants(&PROGRAM_PACKAGES)
        .wants(go_package())
        .covers("the programs: sealed files, checksums, kernels, speed and messages, compared with other programs"),
        Step::xtask("plots", "plots --check")
            .builds_in(RELEASE)
            .reads(&[
                "workshop/raddle-lab/src/speed/",
                "workshop/raddle-bench/",
                "docs/benchmarks/",
                "workshop/xtask/src/plots.rs",
            ])
            .covers("the plots of the documents match their records"),
    ]
}

/// Returns the steps on this machine that need assemblers, emulators or other programs.
fn with_tools() -> Vec<Step> {
    let model = |step: Step| step.reads(KERNELS).reads(&["workshop/raddle-check/src/model/"]).wants(&["llvm-19"]).all();
    vec![
        model(Step::kernels("models", "cost --check"))
            .reads(&["workshop/records/MODELS.txt", "docs/cores.md", "docs/cores/"])
            .reads(&["workshop/xtask/src/cost/"])
            .covers("MODELS.txt is what llvm-mca says"),
        // The states are the same in each run: a source may differ from the others in rare states that nobody has met yet.
        Step::kernels("sources of rows", "sources --check --seed 1")
            .reads(&["workshop/raddle-isa/src/", "workshop/raddle-check/src/cosim/"])
            .reads(&["workshop/sources/", "docs/sources.md", "workshop/xtask/src/sources/"])
            .reads(&["workshop/xtask/src/nightly.rs", "workshop/xtask/src/vectors.rs"])
            .wants(&SOURCE_PACKAGES)
            .wants(vectors::packages())
            .all()
            .covers("each row compared with QEMU, valgrind, Ghidra, Miri and standards, and wrong rows refused"),
        Step::kernels("proofs by another solver", "confirm --only sha256_blocks")
            .then("confirm --only poly1305_finish_gpr")
            .then("confirm --only ghash_blocks_aesni")
            .reads(CHECKER)
            .reads(&["~workshop/raddle-isa/src/", "~workshop/raddle-kernels/src/sha256/", "~workshop/raddle-kernels/src/poly1305/"])
            .reads(&["~workshop/raddle-kernels/src/ghash/"])
            .reads(&["workshop/solvers/", "workshop/xtask/src/confirm/", "workshop/xtask/src/export.rs", "workshop/xtask/src/vectors.rs"])
            .wants(vectors::packages())
            .all()
            .covers(
                "a solver by other authors confirms SHA-256's kernels for one message and refutes faults, and equations are \
                 multiplied out",
            ),
        Step::cargo("big inputs", tests("--test suite -- --ignored --show-output"))
            .reads(BUILD_LIBRARY)
            .reads(LIBRARY)
            .reads(SUITE)
            .wants(&["openssl"])
            .all()
            .covers("messages of more than 4 GiB"),
        Step::xtask("Miri", "miri")
            .reads(BUILD_LIBRARY)
            .reads(LIBRARY)
            .reads(SUITE)
            .reads(&["crates/raddle/tests/miri.rs", "workshop/xtask/src/miri.rs", "workshop/xtask/src/nightly.rs"])
            .all()
            .covers("the Rust around the kernels has no undefined behaviour in the tests"),
        // Optimising takes longer than running the targets, and without it they execute nearly as often.
        Step::xtask("fuzz targets", "fuzz --runs 200")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("RUSTFLAGS", "-Cdebuginfo=0")
            .env("CXXFLAGS", "-g0")
            .reads(LIBRARY)
            .reads(&["crates/raddle-age/src/", "crates/raddle-common/src/", "crates/raddle-sum/src/"])
            .reads(&["workshop/fuzz/", "workshop/xtask/src/fuzz.rs", "workshop/xtask/src/nightly.rs"])
            .all()
            .covers("seeds and random inputs at every level, and planted faults found"),
        Step::cargo(
            "fuzz cases interpreted",
            "test --release --manifest-path workshop/fuzz/Cargo.toml --no-default-features --test interpreted \
             --target-dir target/interpreted -- --show-output",
        )
        .env("RUSTFLAGS", "--cfg raddle_interpreted")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .reads(LIBRARY)
        .reads(KERNELS)
        .reads(GENERATED)
        .reads(&["workshop/fuzz/src/", "workshop/fuzz/tests/", "workshop/fuzz/seeds/", "workshop/fuzz/Cargo.toml", "workshop/fuzz/Cargo.lock"])
        .all()
        .covers("seeds and random cases at every level with every plan, all kernels in the interpreter"),
        // The files that the commands of the tutorials compile, and those that they edit.
        Step::xtask("tutorials", "tutorials")
            .reads(KERNELS)
            .reads(CHECKER)
            .reads(&["docs/tutorial/", "docs/examples/", "docs/cores.md", "crates/raddle/plans/", "workshop/xtask/src/plans/"])
            .reads(&["crates/raddle/src/kernel/contract/", "crates/raddle/src/kernel/mod.rs", "crates/raddle/src/lib.rs"])
            .reads(&["crates/raddle/tests/kernels/", "crates/raddle/src/hash/list.rs"])
            .reads(&["workshop/raddle-check/tests/", "workshop/xtask/src/prove.rs", "workshop/xtask/src/cosim.rs"])
            .reads(&["workshop/xtask/src/generate/", "workshop/xtask/src/tutorials.rs", "workshop/xtask/src/markdown.rs", "workshop/xtask/layers.toml"])
            .with_comments()
            .wants(&["llvm-19"])
            .all()
            .covers("the tutorials do what they say"),
    ]
}

/// Returns the steps under qemu: AArch64, POWER, and a 32-bit big-endian system; and the C library on 32-bit and on
/// big-endian systems.
fn emulated() -> Vec<Step> {
    let reads = |step: Step| {
        step.reads(BUILD_LIBRARY).reads(LIBRARY).reads(SUITE).reads(VECTORS).reads(&["workshop/xtask/src/cross.rs"])
    };
    let command = "test -p raddle --release --no-fail-fast";
    let kernels = format!("{command} --test kernels -- --show-output");
    let fewer =
        format!("RADDLE_FEWER_LENGTHS=1 {command} --lib --test levels --test proved --test suite -- --show-output");
    let mut steps = Vec::new();
    // Long steps come first, and build in their own folder while other steps build in another.
    for isa in [Isa::Aarch64, Isa::Ppc64le] {
        let (&cpu, others) = isa.cpus().split_first().expect("a CPU of each architecture");
        steps.push(
            reads(Step::cross(isa, cpu, "", &kernels).then(&fewer))
                .reads(KERNELS)
                .reads(GENERATED)
                .reads(&["crates/raddle/tests/"])
                .covers("the library's tests under qemu"),
        );
        steps.extend(others.iter().map(|&cpu| {
            reads(Step::cross(isa, cpu, "", CHOSEN_TESTS))
                .of_fewer_lengths()
                .covers("the kernels that the library chooses on another emulated CPU")
        }));
    }
    let c =
        |step: Step| step.builds_in(cross::DIRECTORY).reads(API).reads(C).reads(&["workshop/xtask/src/cross.rs"]).all();
    steps.push(
        c(Step::kernels("C library linked", "c --isa aarch64 --smoke").then("c --isa ppc64le --smoke"))
            .builds_for(&[Isa::Aarch64, Isa::Ppc64le])
            .covers("a program in C with the library on AArch64 and POWER, on few vectors"),
    );
    steps.push(
        c(Step::kernels("C library emulated", "c --isa i686").then("c --isa s390x"))
            .builds_for(&[Isa::I686, Isa::S390x])
            .wants(&["cmake", "make"])
            .covers("the tests of the C library on a system of 32 bits, and with the highest byte first"),
    );
    // One system is 32-bit and big-endian, because the tests take longer to compile than to run. The tests of the
    // library run on i686 and s390x each week. All lengths run in `library`, which compiles the same code.
    let both = Step::cross(Isa::Powerpc, Isa::Powerpc.cpus()[0], " 32-bit big-endian", PORTABLE_TESTS);
    steps.push(
        reads(both).of_fewer_lengths().covers("portable code of 32 bits, with the highest byte first, under qemu"),
    );
    steps
}

/// Returns the steps for the library without std, for other systems, and with other AES code.
fn other_builds() -> Vec<Step> {
    let reads = |step: Step| step.reads(BUILD_LIBRARY).reads(LIBRARY).all();
    // These builds do not run.
    let check = "check --keep-going -p raddle --no-default-features --features rustcrypto";
    // If core is built from source, the build compiles the whole crate.
    let quick =
        |step: Step| step.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0").deny_warnings();
    let core = format!("{check} -Zbuild-std=core --target-dir {} {CORE_TARGETS}", cross::DIRECTORY);
    // Optimising the library and its tests takes longer than running them. In `library`, they run in the users'
    // profile. The crates on which they depend are shared.
    let raddle = "profile.release.package.raddle";
    let settings = format!("--config {raddle}.opt-level=1 --config {raddle}.codegen-units=1");
    let test = "test -p raddle --no-default-features --release --no-fail-fast";
    vec![
        Step::kernels("compiled kernels", "code --programs")
            .builds_in(RELEASE)
            .all()
            .reads(&["crates/raddle/gen/", "~crates/raddle/gen/portable/", "~crates/raddle/src/kernel/contract/"])
            .reads(&["crates/raddle/Cargo.toml"])
            .reads(&["workshop/raddle-lab/src/kernels/", "workshop/records/CODE.txt", "workshop/xtask/src/code.rs"])
            .wants(&CODE_PACKAGES)
            .builds_for(&[Isa::Aarch64, Isa::Ppc64le])
            .covers("programs of every architecture hold the kernels that were proved, and changed ones are refused"),
        // The drivers do not depend on std; `core alone` compiles them.
        Step::cargo("without std", format!("{test} --lib --test suite {settings} -- --show-output"))
            .then(format!("{test} --doc {settings} -- --show-output"))
            .then("clippy --release -p raddle --no-default-features --all-targets -- -D warnings")
            .all()
            .reads(BUILD_LIBRARY)
            .reads(API)
            .reads(SUITE)
            .with_comments()
            .covers("the library and its examples without std, and clippy reports no warnings"),
        reads(quick(Step::new("other systems", Tool::Core(&PORTABLE_TARGETS), check)))
            .covers("the library compiles for Windows, macOS, wasm and RISC-V"),
        reads(Step::new("bare targets", Tool::Core(&BARE_TARGETS), "build -p raddle --no-default-features --release"))
            .env("RUSTFLAGS", SOFT_AES)
            .covers("the library is built without an operating system, and for UEFI"),
        reads(quick(Step::new("core alone", Tool::BuildStd, core)))
            .covers("the library needs only core, and has no kernels for pointers of 32 bits"),
        // On a processor without AES instructions, RustCrypto uses this code; on this processor it would find the
        // instructions. Optimising takes longer than the tests; optimised, the same code runs on POWER in `ppc64le
        // power8`.
        Step::cargo(
            "bit-sliced AES",
            format!(
                "test -p raddle --release --no-fail-fast --target-dir target/bit-sliced --test suite --config \
                 {raddle}.opt-level=0 -- --show-output aes"
            ),
        )
        .env("RUSTFLAGS", SOFT_AES)
        .env("RADDLE_CPU", "portable")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .of_fewer_lengths()
        .all()
        .reads(BUILD_LIBRARY)
        .reads(API)
        .reads(SUITE)
        .reads(&["~crates/raddle/src/kernel/aes/", "~crates/raddle/src/kernel/aes_gcm/"])
        .covers("AES in portable code, against OpenSSL"),
    ]
}

/// Returns the steps for bindings to other languages and libraries.
fn bindings() -> Vec<Step> {
    // Clippy reads comments. `lints` checks those of the library, with the features that it has for rustls and for Arrow.
    let reads = |step: Step| step.reads(API).all();
    // Optimising takes longer than the tests, which spend their time in kernels and in other programs.
    let cheap = |step: Step| step.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1").env("CARGO_PROFILE_RELEASE_LTO", "off");
    vec![
        // The benchmark is left out, and only this machine is tested, because under qemu, Nettle's tests take minutes
        // per architecture. If Debian's source can't be fetched, the step reports it as skipped.
        reads(Step::xtask("Nettle", format!("nettle --machine {}", env::consts::ARCH)))
            .reads(PYTEST)
            .reads(&["bindings/c/src/", "bindings/nettle/", "bindings/debian.py"])
            .reads(&["workshop/xtask/src/nettle.rs", "docs/nettle.md"])
            .wants(&nettle::PACKAGES)
            .covers("Nettle's own tests with our block functions"),
        // In valgrind, this step tracks secrets through the drivers; it also limits the total size of the kernels.
        Step::kernels("C library", "c")
            .then("c --check")
            .then("c --smoke")
            .builds_in(RELEASE)
            .all()
            .reads(LIBRARY)
            .reads(C)
            .reads(&["workshop/raddle-check/src/binary/forwarding.rs", "workshop/xtask/src/forwarding.rs"])
            .wants(&c::PACKAGES)
            .covers(
                "the C library: gcc, clang, sanitizers, every level, secrets under valgrind; its header is cbindgen's; no \
                 vector load waits for narrower stores",
            ),
        Step::kernels("kernel pack", "pack --check")
            .all()
            .reads(KERNELS)
            .reads(GENERATED)
            .reads(&["bindings/kernels/", "workshop/xtask/src/pack/"])
            .wants(&PACK_PACKAGES)
            .covers("the kernels as an archive: vectors, and decoded, by gcc and clang, for other processors, Mach-O, COFF"),
        reads(Step::xtask("OpenSSL provider", "openssl"))
            .reads(BUILD_LIBRARY)
            .reads(VECTORS)
            .reads(PYTEST)
            .reads(C)
            .reads(&["bindings/openssl/", "bindings/debian.py", "workshop/xtask/src/openssl.rs", "docs/python.md"])
            .wants(&openssl::PACKAGES)
            .covers("the OpenSSL provider compared with the default one: calls, vectors, TLS, OpenSSL's own tests"),
        reads(Step::xtask("Java", "java"))
            .reads(C)
            .reads(&[lock::JAVA, "bindings/java/", "bindings/debian.py", "docs/java.md", "workshop/xtask/src/java.rs"])
            .with_comments()
            .wants(&java::PACKAGES)
            .covers("the Java provider with each JDK here, against SunJCE and in TLS"),
        reads(
            Step::cargo("rustls provider", format!("test {RUSTLS} --no-fail-fast -- --show-output"))
                .then(format!("clippy {RUSTLS} --no-deps --all-targets -- -D warnings"))
                // The crate ring, which compiles C.
                .then("test -p raddle-documents --release --features ring --test migration -- --show-output"),
        )
        .reads(&["Cargo.toml", lock::RUSTLS, "bindings/rustls/", "docs/examples/", "docs/migration.md"])
        .wants(&["curl", "gcc", "gnutls-bin", "libnss3-tools", "openssl"])
        .wants(go_package())
        .covers("TLS and QUIC by rustls, with other implementations at the other end; the calls that replace ring's; clippy"),
        reads(
            Step::cargo("Arrow columns", format!("test {ARROW} --no-fail-fast -- --show-output --include-ignored"))
                .then(format!("clippy {ARROW} --no-deps --all-targets -- -D warnings")),
        )
        .reads(&["Cargo.toml", lock::ARROW, "bindings/arrow/"])
        .wants(&["python3"])
        .covers("digests of columns of every type against RustCrypto, and digests of rows against Python; clippy"),
        reads(cheap(Step::xtask("Python package", "python --without-age")))
            .reads(VECTORS)
            .reads(PYTEST)
            .reads(&["Cargo.toml", lock::PYTHON, "bindings/python/", "bindings/arrow/src/", "bindings/debian.py"])
            .reads(&["crates/raddle-sum/src/", "crates/raddle-common/src/", "workshop/xtask/src/python.rs"])
            .reads(&["docs/python.md", "docs/benchmarks/python.jsonl"])
            .with_comments()
            .wants(&["python3", "python3-venv"])
            .covers("the wheel for Python in a fresh environment, compared with hashlib, hmac and cryptography; without files of age; clippy"),
        // The examples are part of the tests, because linking each program with the engine takes long.
        reads(
            Step::cargo(
                "DataFusion columns",
                format!("test {DATAFUSION} --no-fail-fast --lib --test sql -- --show-output"),
            )
            .then(format!("test {DATAFUSION} --doc")),
        )
        .reads(&["bindings/arrow/src/", "bindings/datafusion/"])
        .covers("SQL's hashes against DataFusion's own: its test files, columns, single values, errors; the examples"),
    ]
}

/// The folders that the workspace at the root leaves out. The first is a workspace, and the others are one.
const OUTSIDE: [&str; 3] = ["bindings/datafusion", "workshop/fuzz", "workshop/sources/intrinsics"];

/// Returns the manifests in [`OUTSIDE`], relative to the root of the repository.
fn outside() -> Vec<String> {
    let sources = tools::sources().expect("the files of the repository").into_iter();
    let manifests =
        sources.filter(|path| path.ends_with("Cargo.toml") && OUTSIDE.iter().any(|it| path.starts_with(it)));
    manifests.map(|path| path.display().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::super::history::tracked;
    use super::super::step::{Change, Part, Tier, names};
    use super::*;

    /// Returns the names of the steps that run if this file changes.
    fn affected<'a>(steps: &'a [Step], file: &str, in_code: bool) -> Vec<&'a str> {
        let change = [Change { file: file.to_owned(), in_code }];
        steps.iter().filter(|step| step.depends_on_any(&change)).map(|step| &*step.name).collect()
    }

    #[test]
    fn a_comment_leaves_the_steps_that_read_comments() {
        let steps = steps(false);
        let affected = |file: &str| affected(&steps, file, false);
        let text = ["format", "imports and links"];
        let documentation = ["examples", "lints", "documents"];
        let kernel = "workshop/raddle-kernels/src/chacha20/x86_64/mod.rs";
        let specification = "workshop/raddle-kernels/src/chacha20/spec.rs";
        for file in [kernel, specification] {
            let expected = [&text[..], &["generated kernels"], &documentation, &["tutorials"]].concat();
            assert_eq!(affected(file), expected, "{file}");
        }
        let copy = affected("crates/raddle/gen/portable/chacha20.rs");
        let driver = affected("crates/raddle/src/kernel/chacha20/driver.rs");
        let expected = [&text[..], &documentation, &["links of documents"]].concat();
        assert_eq!(driver, expected);
        let with_gen = [&text[..], &["generated kernels"], &documentation, &["links of documents"]].concat();
        assert_eq!(copy, with_gen);
    }

    #[test]
    fn a_constant_leaves_every_step_that_computes_with_it() {
        let steps = steps(false);
        let affected = |file: &str| affected(&steps, file, true);
        // The generated files change with the code that builds kernels, if the kernels do.
        let kernel = affected("workshop/raddle-kernels/src/chacha20/x86_64/mod.rs");
        let generated = affected("crates/raddle/gen/x86_64/chacha20_xor_avx2.s");
        let specification = affected("workshop/raddle-kernels/src/chacha20/spec.rs");
        let interpreted = ["kernels", "fuzz cases interpreted", "aarch64 max", "kernel pack"];
        assert!(interpreted.iter().all(|name| generated.contains(name) && specification.contains(name)));
        assert!(!interpreted.iter().any(|name| kernel.contains(name)), "{kernel:?}");
        for name in ["generated kernels", "machine code", "proofs", "unit tests", "instructions", "checkers", "models"]
        {
            assert!(kernel.contains(&name) && specification.contains(&name), "{name}");
        }
        for name in ["library", "lower levels", "big inputs", "Miri", "fuzz targets", "program", "C library"] {
            for file in ["crates/raddle/src/kernel/chacha20/driver.rs", "crates/raddle/gen/x86_64/chacha20_xor_avx2.s"]
            {
                assert!(affected(file).contains(&name), "{name}: {file}");
            }
        }
    }

    /// The digest without comments keeps no documentation, so it does not suit crates with macros that read it.
    #[test]
    fn no_crate_that_is_only_compiled_derives_from_its_documentation() {
        for path in steps(false).iter().flat_map(|step| &step.paths) {
            let (Part::Code, path) = Part::of(path) else { continue };
            for manifest in std::path::Path::new(path).ancestors().map(|folder| folder.join("Cargo.toml")) {
                let Ok(text) = fs::read_to_string(tools::root().join(&manifest)) else { continue };
                assert!(!text.contains("\nclap"), "{}", manifest.display());
                break;
            }
        }
    }

    #[test]
    fn the_format_of_each_package_is_checked() {
        let root: toml::Table = fs::read_to_string(tools::root().join("Cargo.toml")).unwrap().parse().unwrap();
        let excluded = root["workspace"]["exclude"].as_array().unwrap();
        assert_eq!(excluded.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>(), OUTSIDE);
        assert_eq!(outside().len(), 5, "{:?}", outside());
        let format = steps(false).into_iter().find(|step| step.name == "format").unwrap().settings();
        assert!(outside().iter().all(|manifest| format.contains(manifest)));
    }

    /// Without an entry, nobody would learn about new versions of another workspace's dependencies.
    #[test]
    fn dependabot_names_every_workspace() {
        let text = fs::read_to_string(tools::root().join(".github/dependabot.yml")).unwrap();
        let named: Vec<_> = text.lines().filter_map(|line| line.trim().strip_prefix("- /")).collect();
        let locks = tools::sources().unwrap().into_iter().filter(|path| path.ends_with("Cargo.lock"));
        let folders: Vec<_> = locks.map(|path| path.parent().unwrap().display().to_string()).collect();
        assert_eq!(named, folders);
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

    /// The quick list needs only the Rust toolchain, and its steps work without the packages that they want.
    #[test]
    fn quick_steps_need_no_other_target() {
        for step in steps(false).iter().filter(|step| step.tier == Tier::Quick) {
            assert!(step.triples().is_empty(), "{}", step.name);
        }
    }

    #[test]
    fn each_tracked_file_belongs_to_a_step_and_each_path_to_a_file() {
        let Ok(mut files) = tracked() else { return println!("skipped: the paths of steps: no git repository") };
        files.extend(lock::PARTS.map(str::to_owned));
        let steps = steps(false);
        let alone: Vec<_> = files.iter().filter(|file| !steps.iter().any(|step| step.depends_on(file))).collect();
        assert!(alone.is_empty(), "no step reads {alone:?}");
        for path in steps.iter().flat_map(|step| &step.paths) {
            let (_, path) = Part::of(path);
            assert!(files.iter().any(|file| names(path, file)), "{path} is read by a step and is not there");
        }
    }

    /// A step must run each new file of integration tests.
    #[test]
    fn each_test_program_is_run() {
        let steps = steps(false);
        let is_wing = |folder: &str| ["crates", "workshop"].contains(&folder);
        for path in tools::sources().unwrap() {
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            let name = match &parts[..] {
                [wing, _, tests, file] if is_wing(wing) && tests == "tests" => file.strip_suffix(".rs"),
                [wing, _, tests, name, main] if is_wing(wing) && tests == "tests" && main == "main.rs" => Some(&**name),
                _ => None,
            };
            let Some(name) = name else { continue };
            let runs = |step: &Step| step.settings().contains(&format!("--test {name} "));
            assert!(steps.iter().any(runs), "no step runs {}", path.display());
        }
    }

    /// A long step that no job of the workflow names would run only in `.ci/run`.
    #[test]
    fn the_jobs_of_the_workflow_name_every_long_step() {
        let workflow = fs::read_to_string(tools::root().join(".github/workflows/test.yml")).unwrap();
        let groups = workflow.lines().filter_map(|line| line.trim().strip_prefix("steps: "));
        // In a line, every second part is a name in double quotes; the parts between contain names without blanks.
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
