//! What a message costs where the other thread of its core is idle, and where it is busy: what `cargo xtask bench --sibling`
//! runs. On a rented machine that thread is somebody else's.
//!
//! Nothing says what it does, but a loop of independent additions does: alone on the core it makes as many in a cycle as there
//! are units for them, and fewer where they are shared. It runs before and after each sample. A sample between two fast loops
//! counts as one beside an idle thread, between two slow ones as one beside a busy thread, and others do not count.

use std::hint::black_box;
use std::process::ExitCode;

use clap::Parser;
use raddle::aes_gcm::{Aead, AeadAlgorithm, Aes128Gcm, Key, Nonce};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::sha256::Sha256;

use raddle_bench::clock;
use raddle_bench::statistics::{median, quantile};

/// Times messages by what the other thread of the core does.
#[derive(Parser)]
struct Args {
    /// These message lengths, in bytes.
    #[arg(long, value_delimiter = ',', default_value = "0,64,128,256,512,1024,2048,4096")]
    bytes: Vec<usize>,
    /// How long to go over all lengths.
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// What cargo gives to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Calls in a sample: long against the loops, and short against the time that a thread stays as it is.
const CALLS: usize = 20;
/// The other thread is idle if a cycle has at least this part of the most additions measured.
const IDLE: f64 = 0.96;
/// The other thread is busy if a cycle has at most this part of them.
const BUSY: f64 = 0.87;
/// A state with fewer samples says nothing.
const ENOUGH: usize = 20;

/// What is timed, with its samples.
struct Case<'a> {
    name: &'static str,
    bytes: usize,
    call: Box<dyn FnMut() + 'a>,
    samples: Vec<Sample>,
}

struct Sample {
    cycles: f64,
    /// Additions in a cycle before and after.
    additions: [f64; 2],
}

fn main() -> ExitCode {
    let args = Args::parse();
    println!("{}", raddle::cpu::describe());
    if additions().is_none() {
        eprintln!("error: only on x86-64 is there a loop of additions");
        return ExitCode::FAILURE;
    }
    let nonce = Nonce::from([9; 12]);
    let chacha20_poly1305 = ChaCha20Poly1305::new(&raddle::chacha20::Key::from([7; 32]));
    let aes_128_gcm = Aes128Gcm::new(&Key::from([7; 16]));
    let mut cases = Vec::new();
    for &bytes in &args.bytes {
        cases.push(sealing("chacha20-poly1305 seal", &chacha20_poly1305, &nonce, bytes));
        cases.push(sealing("aes-128-gcm seal", &aes_128_gcm, &nonce, bytes));
        let message = vec![0; bytes];
        let call = move || _ = black_box(Sha256::digest(black_box(&message[..])));
        cases.push(Case { name: "sha256", bytes, call: Box::new(call), samples: Vec::new() });
    }

    let start = std::time::Instant::now();
    while start.elapsed().as_secs_f64() < args.seconds {
        for case in &mut cases {
            case.sample();
        }
    }
    report(&cases)
}

fn sealing<'a, V>(name: &'static str, cipher: &'a Aead<V>, nonce: &'a Nonce, bytes: usize) -> Case<'a>
where
    V: for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce>,
{
    let mut message = vec![0; bytes];
    let call = move || {
        let tag = cipher.seal_in_place_detached(black_box(nonce), b"", &mut message).expect("a short message");
        black_box(tag);
    };
    Case { name, bytes, call: Box::new(call), samples: Vec::new() }
}

impl Case<'_> {
    fn sample(&mut self) {
        let Some((before, _)) = additions() else { return };
        let ns = clock::time(|| (0..CALLS).for_each(|_| (self.call)()));
        let Some((after, frequency)) = additions() else { return };
        self.samples.push(Sample { cycles: ns * frequency / CALLS as f64, additions: [before, after] });
    }

    /// The median of the samples in a state, and how many there are.
    fn median(&self, state: impl Fn(f64) -> bool) -> (f64, usize) {
        let samples = self.samples.iter().filter(|sample| sample.additions.into_iter().all(&state));
        let cycles: Vec<f64> = samples.map(|sample| sample.cycles).collect();
        (median(&cycles), cycles.len())
    }
}

/// Prints cycles of a message in both states.
fn report(cases: &[Case<'_>]) -> ExitCode {
    let all: Vec<f64> = cases.iter().flat_map(|case| &case.samples).flat_map(|sample| sample.additions).collect();
    // Some seem faster, where the chain beside them was interrupted.
    let max = quantile(&all, 0.75);
    let idle = |additions: f64| additions >= IDLE * max;
    let busy = |additions: f64| additions <= BUSY * max;
    println!("{max:.2} additions in a cycle where the other thread is idle; cycles of a message, medians\n");
    println!("| | bytes | idle | samples | busy | samples | busy / idle |\n|---|---:|---:|---:|---:|---:|---:|");
    let mut both = false;
    for case in cases {
        let [(alone, quiet), (beside, loud)] = [case.median(idle), case.median(busy)];
        let shown = |cycles: f64, samples: usize| {
            if samples < ENOUGH { "-".into() } else { format!("{cycles:.0}") }
        };
        let known = quiet >= ENOUGH && loud >= ENOUGH;
        let ratio = if known { format!("{:.2}", beside / alone) } else { "-".into() };
        both |= known;
        let (alone, beside) = (shown(alone, quiet), shown(beside, loud));
        println!("| `{}` | {} | {alone} | {quiet} | {beside} | {loud} | {ratio} |", case.name, case.bytes);
    }
    if !both {
        println!("\nthe other thread was in one of the two states all the time, or there is none");
    }
    ExitCode::SUCCESS
}

/// Independent additions in a cycle just now, and cycles in a nanosecond.
fn additions() -> Option<(f64, f64)> {
    const ITERATIONS: u64 = 512;
    let frequency = clock::frequency()?;
    let ns = clock::time(|| independent(ITERATIONS));
    cfg!(target_arch = "x86_64").then(|| ((ADDITIONS * ITERATIONS) as f64 / (ns * frequency).max(1.0), frequency))
}

/// Additions in an iteration of the loop.
const ADDITIONS: u64 = 64;

/// Additions to eight registers in turn.
fn independent(iterations: u64) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: only the named registers and the flags change, and the loop ends because `iterations` is not 0.
    #[allow(unsafe_code)]
    unsafe {
        std::arch::asm!(
            "2:",
            ".rept {rounds}",
            "add {a}, {n}", "add {b}, {n}", "add {c}, {n}", "add {d}, {n}",
            "add {e}, {n}", "add {f}, {n}", "add {g}, {n}", "add {h}, {n}",
            ".endr",
            "dec {left}",
            "jnz 2b",
            rounds = const ADDITIONS / 8,
            a = out(reg) _, b = out(reg) _, c = out(reg) _, d = out(reg) _,
            e = out(reg) _, f = out(reg) _, g = out(reg) _, h = out(reg) _,
            n = in(reg) 1u64,
            left = inout(reg) iterations => _,
            options(nomem, nostack),
        );
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = iterations;
}
