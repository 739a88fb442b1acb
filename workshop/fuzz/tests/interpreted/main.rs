//! The seeds of each fuzz target that reaches kernels, and random cases, at every level and with the plan of every
//! core, on every machine. The kernels run in an interpreter, and not on the processor. So a call that a contract does
//! not allow, or a wrong plan, fails on every processor, even if it lacks the kernel.
//!
//! The library is compiled with `--cfg raddle_interpreted`:
//!
//! ```text
//! RUSTFLAGS='--cfg raddle_interpreted' cargo test --release --manifest-path workshop/fuzz/Cargo.toml
//! --no-default-features
//! ```

#[cfg(not(raddle_interpreted))]
compile_error!("compile the library with RUSTFLAGS='--cfg raddle_interpreted': nothing would be interpreted without");

mod interpreter;
// We include only this module, because the provers next to it in raddle-check take minutes to compile.
#[allow(dead_code, unused_imports, unreachable_pub, reason = "a part is used here")]
#[path = "../../../raddle-check/src/run/mod.rs"]
mod run;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, MutexGuard};

use arbitrary::{Arbitrary, Unstructured};
use interpreter::calls;
use raddle::cpu::{Core, Level};
use raddle::kernel::{
    self,
    interpreted::{choose, of_this_cpu},
};
use raddle_fuzz::kernels::{ISA, KERNELS, References};
use raddle_fuzz::sealed_streams::Library;
use raddle_fuzz::{
    aes_ctr, aes_gcm, batches, bound_texts, chacha20, chacha20poly1305, hashes, kdf, kernels, poly1305, sealed_streams,
    streams, xchacha20,
};

/// The maximal length of a text of a case, which exceeds the bound of any kernel.
const TEXT_BYTES: usize = 5000;

/// The number of random cases of each target, in addition to the seeds.
const RANDOM_CASES: u64 = 200;

/// The maximal number of bytes of a random case.
const RANDOM_BYTES: u64 = 1024;

/// The lock for one test at a time: the level belongs to the whole process.
static ALONE: Mutex<()> = Mutex::new(());

/// Waits for the tests that run before this one, and starts at the highest level.
fn alone() -> MutexGuard<'static, ()> {
    let alone = ALONE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    choose(Level::ALL[Level::ALL.len() - 1], "default".parse().expect("every architecture has this plan"));
    calls().target = "planted";
    alone
}

/// A fuzz target: its name, and the function that decodes and checks a case.
type Target = (&'static str, fn(&[u8]));

macro_rules! targets {
    ($($name:ident: $check:expr;)*) => {
        const TARGETS: &[Target] = &[$((stringify!($name), |bytes| {
            // This is how libFuzzer's macro decodes it.
            if bytes.len() >= $name::Case::size_hint(0).0
                && let Ok(case) = $name::Case::arbitrary_take_rest(Unstructured::new(bytes))
            {
                $check(&case);
            }
        })),*];
    };
}

targets! {
    aes_ctr: aes_ctr::check;
    aes_gcm: aes_gcm::check;
    batches: batches::check;
    chacha20: chacha20::check;
    chacha20poly1305: chacha20poly1305::check;
    hashes: hashes::check;
    kdf: kdf::check;
    poly1305: poly1305::check;
    sealed_streams: sealed_streams::check::<Library>;
    streams: streams::check;
    xchacha20: xchacha20::check;
}

/// Returns the checked-in corpus of a target, in the order of its file names.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(target);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the seeds");
    let packed = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(format!("{target}.tar.gz"));
    let unpacked =
        Command::new("tar").arg("--extract").arg("--file").arg(packed).arg("--directory").arg(&folder).status();
    assert!(unpacked.expect("tar").success());
    let files = fs::read_dir(&folder).expect("the seeds").map(|file| file.expect("a seed"));
    let mut seeds: Vec<_> = files
        .map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).expect("a seed")))
        .collect();
    seeds.sort();
    assert!(!seeds.is_empty(), "{target} has no seeds");
    seeds
}

/// Returns random cases of a target, which are the same in each run.
fn random(target: u64) -> impl Iterator<Item = (String, Vec<u8>)> {
    (0..RANDOM_CASES).map(move |n| {
        // The generator is SplitMix64.
        let mut state = target << 32 | n;
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        };
        let len = next() % RANDOM_BYTES;
        (format!("random case {n}"), (0..len).map(|_| next() as u8).collect())
    })
}

/// Runs each case at every level. Cores take turns, so that each case runs with a few plans, and each plan with many cases.
#[test]
fn cases_run_at_every_level_and_with_every_plan() {
    let _alone = alone();
    bound_texts(TEXT_BYTES);
    let cores: Vec<Core> = Core::all().collect();
    let (mut runs, mut failed) = (0, Vec::new());
    for (&(target, check), number) in TARGETS.iter().zip(0..) {
        calls().target = target;
        let cases: Vec<_> = seeds(target).into_iter().chain(random(number)).collect();
        for (i, (case, bytes)) in cases.iter().enumerate() {
            for (j, &level) in Level::ALL.iter().enumerate() {
                let core = cores[(i + j) % cores.len()];
                choose(level, core);
                runs += 1;
                if catch_unwind(AssertUnwindSafe(|| check(bytes))).is_err() {
                    failed.push(format!("{target}, {case}, level {level}, plan of {core}"));
                }
            }
        }
    }
    let (texts, bytes, references) = calls().counts();
    let names = |names: &mut dyn Iterator<Item = &'static str>| names.collect::<Vec<_>>().join(" ");
    let assembly: BTreeMap<_, _> =
        kernel::all().filter(|kernel| kernel.generated).map(|kernel| (kernel.name, kernel.features)).collect();
    let interpreted = calls().kernels();
    let or_none = |names: String| if names.is_empty() { "none".to_owned() } else { names };
    let not_at_all = names(&mut assembly.keys().copied().filter(|kernel| !interpreted.contains(kernel)));
    let lacks = |kernel: &&str| !of_this_cpu().contains(assembly[kernel]);
    println!(
        "report: interpreted: {} of {} kernels of {ISA}, {texts} calls of {bytes} bytes, and {references} calls by their \
        references; not at all: {}; this processor, on which the fuzz targets run natively, lacks {}",
        interpreted.len(),
        assembly.len(),
        or_none(not_at_all),
        or_none(names(&mut assembly.keys().copied().filter(lacks))),
    );
    println!(
        "report: interpreted: {} fuzz targets, {runs} cases; levels {}; plans of {}",
        TARGETS.len(),
        names(&mut Level::ALL.iter().map(|level| level.name())),
        names(&mut cores.iter().map(|core| core.name())),
    );
    assert!(failed.is_empty(), "{} cases failed: {}", failed.len(), failed.join("; "));
}

/// Repeats a mistake that was once in the target `poly1305`, and that only processors with AVX-512 showed: a message
/// longer than the bound of a kernel.
#[test]
fn a_length_above_a_bound_is_refused_on_every_processor() {
    let _alone = alone();
    let mut bounds = 0;
    for entry in kernel::all().filter(|entry| entry.generated && entry.name.starts_with("poly1305_")) {
        let kernel = &KERNELS[entry.name];
        let (multiple, Some(max)) = kernel.contract.lengths() else { continue };
        let message = vec![7; (max + multiple) as usize];
        let call = |len: u64| {
            catch_unwind(AssertUnwindSafe(|| {
                kernels::call(kernel, &entry, &message[..len as usize], 1, &mut References::new())
            }))
        };
        if max > 0 {
            call(max).expect("a length of the contract");
            let why = call(max + multiple).expect_err("a message above the bound");
            let why = why.downcast_ref::<String>().expect("a reason");
            assert!(why.contains(&format!("or more than Some({max})")), "{why}");
            bounds += 1;
        }
    }
    assert!(bounds > 0, "some kernel has a bound");
}

/// Plants a kernel whose text lacks an instruction.
#[test]
fn a_wrong_text_of_a_kernel_is_found_on_every_processor() {
    let _alone = alone();
    let check = || catch_unwind(|| kernels::check(&["poly1305"], &["poly1305_finish"], &[9; 64], 1));
    check().expect("a right kernel");
    let last = kernel::all().filter(|entry| entry.generated && entry.name.starts_with("poly1305_finish_")).last();
    calls().planted = last.map(|entry| entry.name);
    let wrong = check();
    calls().planted = None;
    assert!(wrong.is_err(), "the planted fault was not found");
}
