//! Tests whether a wider level is ever slower than a narrower one. `cargo xtask bench --levels` runs this benchmark.
//!
//! A cap on the level applies to a process, so there is a process for each level. All processes wait except the one
//! that is asked to time a length. They are asked in turn, so that machine drift affects all of them. All stay on one
//! CPU: on a shared machine, one CPU may be slower than the next.
//!
//! Lengths for which two levels use the same kernels are not compared: for these, both run the same code, whose speed
//! depends on the addresses of its stack and buffers.

use std::hint::black_box;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::Instant;
use std::{env, fmt};

use clap::{Parser, ValueEnum};
use raddle::Tag;
use raddle::aes_gcm::{self, Aead, AeadAlgorithm, Aes128Gcm, Aes256Gcm};
use raddle::chacha20::{ChaCha20, Key, Nonce};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::cpu::{self, Level};
use raddle::hmac::HmacSha256;
use raddle::kernel::{
    Bits128, Bits256, HashFunction, KeySize, Open, Seal, aes_gcm_plan, chacha20_poly1305_plan, chacha20_xor_plan,
    hash_plan, poly1305_plan,
};
use raddle::md5::Md5;
use raddle::poly1305::{OneTimeKey, authenticate};
use raddle::sha256::{BLOCK_BYTES, Sha256};

use measure::worst::{AGAIN, TIMES, TOLERANCE, TimedLengths, worst};
use raddle_bench::race::Race;
use raddle_bench::statistics::median;

/// Times an algorithm at every level of this CPU, and names the lengths at which a wider one is slower.
#[derive(Parser)]
struct Args {
    #[arg(long, value_enum, default_value = "chacha20")]
    algorithm: Algorithm,
    /// Only these message lengths, in bytes.
    #[arg(long, value_delimiter = ',', conflicts_with = "all")]
    bytes: Vec<usize>,
    /// Every length, instead of every 16th and those about multiples of a block.
    #[arg(long)]
    all: bool,
    /// Seconds to go over the lengths, before the worst are timed again.
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// Answer another process that asks for lengths.
    #[arg(long, hide = true)]
    answer: bool,
    /// The argument that cargo passes to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Algorithm {
    Chacha20,
    Poly1305,
    /// Seals some messages and opens them: only a sealed message can be opened.
    Chacha20Poly1305,
    /// Seals and opens messages in the same way.
    #[value(name = "aes-128-gcm")]
    Aes128Gcm,
    #[value(name = "aes-256-gcm")]
    Aes256Gcm,
    Md5,
    Sha256,
    HmacSha256,
    /// Hashes messages of a block, so that their number goes from one to very many.
    Md5Many,
    /// Hashes messages of a block in the same way.
    Sha256Many,
}

/// The maximal length of a message that is timed by default.
const LONGEST: usize = 4096;
/// The minimal number of rounds over all lengths, even after the time is up.
const ROUNDS: usize = 3;

fn main() -> ExitCode {
    let args = Args::parse();
    match if args.answer { answer(args.algorithm) } else { compare(&args) } {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Times all levels against each other.
fn compare(args: &Args) -> Result<(), String> {
    let lengths: Vec<usize> = match () {
        () if !args.bytes.is_empty() => args.bytes.clone(),
        () if args.all => (1..=LONGEST).collect(),
        () => (1..=LONGEST).filter(|n| n % 16 == 0 || [1, 63].contains(&(n % 64))).collect(),
    };
    // Processes that begin later stay on this CPU too. Some systems can't do that.
    let cpu = core_affinity::get_core_ids().and_then(|ids| ids.last().copied());
    _ = cpu.map(core_affinity::set_for_current);
    println!("{}\n{} lengths of up to {} bytes", cpu::describe(), lengths.len(), lengths.iter().max().unwrap_or(&0));
    let levels = Level::ALL.iter().copied().filter(|level| *level <= cpu::level());
    let timed = levels.map(|level| Timed::new(args.algorithm, level, &lengths));
    let mut timed = timed.collect::<Result<Vec<_>, _>>()?;

    let start = Instant::now();
    let mut rounds = 0;
    while rounds < ROUNDS || start.elapsed().as_secs_f64() < args.seconds {
        for i in 0..lengths.len() {
            timed.iter_mut().try_for_each(|level| level.time(i))?;
        }
        rounds += 1;
    }
    println!("{rounds} rounds; then {TIMES} times {AGAIN} more at each length that seemed to be the worst\n");

    let mut slower = Vec::new();
    for wide in 1..timed.len() {
        for narrow in 0..wide {
            let [narrow, wide] = timed.get_disjoint_mut([narrow, wide]).expect("two levels");
            let Some((i, ratio)) = worst(wide, narrow)? else {
                println!("{:<20} the same kernels", format!("{} to {}", wide.level, narrow.level));
                continue;
            };
            let worst = Worst {
                levels: [narrow.level, wide.level],
                length: wide.lengths[i],
                cycles: [narrow.cycles[i], wide.cycles[i]],
                ratio,
            };
            println!("{worst}");
            if worst.ratio > TOLERANCE {
                slower.push(worst.to_string());
            }
        }
    }
    if slower.is_empty() {
        println!("\nno level is more than {:.0} % slower than a narrower one", 100.0 * (TOLERANCE - 1.0));
        return Ok(());
    }
    Err(format!("slower than a narrower level:\n{}", slower.join("\n")))
}

/// The length at which a level compares worst with a narrower level.
struct Worst {
    levels: [Level; 2],
    length: usize,
    cycles: [f64; 2],
    ratio: f64,
}

impl fmt::Display for Worst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Worst { levels: [narrow, wide], length, cycles, ratio } = self;
        let pair = format!("{wide} to {narrow}");
        write!(f, "{pair:<20} at worst {ratio:.3}, at {length:>4} bytes: {:.1} cycles to {:.1}", cycles[1], cycles[0])
    }
}

/// A level, its process, and its measurements.
struct Timed {
    algorithm: Algorithm,
    level: Level,
    process: Child,
    ask: ChildStdin,
    hear: BufReader<ChildStdout>,
    lengths: Vec<usize>,
    /// The least of the medians for each length: a disturbance can only make a round slower.
    cycles: Vec<f64>,
    /// The kernels for each length.
    kernels: Vec<String>,
}

impl Timed {
    fn new(algorithm: Algorithm, level: Level, lengths: &[usize]) -> Result<Timed, String> {
        let (process, ask, hear) = Timed::start(algorithm, level)?;
        let (cycles, kernels) = (vec![f64::INFINITY; lengths.len()], vec![String::new(); lengths.len()]);
        Ok(Timed { algorithm, level, process, ask, hear, lengths: lengths.to_vec(), cycles, kernels })
    }

    fn start(algorithm: Algorithm, level: Level) -> Result<(Child, ChildStdin, BufReader<ChildStdout>), String> {
        let algorithm = algorithm.to_possible_value().ok_or("an algorithm without a name")?;
        let failed = |error: io::Error| format!("level {level}: {error}");
        let mut process = Command::new(env::current_exe().map_err(failed)?)
            .args(["--answer", "--algorithm", algorithm.get_name()])
            .env("RADDLE_CPU", level.name())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (ask, hear) = (process.stdin.take(), process.stdout.take());
        Ok((process, ask.expect("a pipe"), BufReader::new(hear.expect("a pipe"))))
    }

    fn stop(&mut self) {
        // The process may be waiting for the next length.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

impl TimedLengths for Timed {
    fn times(&mut self) -> &mut [f64] {
        &mut self.cycles
    }

    fn taken_by(&self, i: usize) -> &str {
        &self.kernels[i]
    }

    fn time(&mut self, i: usize) -> Result<(), String> {
        let mut reply = String::new();
        let asked = writeln!(self.ask, "{}", self.lengths[i]).and_then(|()| self.hear.read_line(&mut reply));
        asked.map_err(|error| format!("level {}: {error}", self.level))?;
        let unexpected = || format!("level {} answers: {reply}", self.level);
        let (cycles, kernels) = reply.trim_end().split_once(' ').ok_or_else(unexpected)?;
        self.cycles[i] = self.cycles[i].min(cycles.parse().map_err(|_| unexpected())?);
        kernels.clone_into(&mut self.kernels[i]);
        Ok(())
    }

    /// Starts another process, whose stack and buffers have other addresses, because addresses by themselves may make a
    /// length a tenth slower.
    fn restart(&mut self) -> Result<(), String> {
        self.stop();
        (self.process, self.ask, self.hear) = Timed::start(self.algorithm, self.level)?;
        Ok(())
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The number of messages that are sealed before the first of them is opened.
const SEALED: usize = 4;

/// The number of samples for one answer.
const SAMPLES: usize = 5;
/// The minimal duration of a sample in nanoseconds: long compared with the timer, short compared with a time slice.
const SAMPLE: f64 = 30_000.0;

/// Reads a length from each line, and answers with the cycles of a message of this length at the level of this process,
/// and with the kernels for it.
fn answer(algorithm: Algorithm) -> Result<(), String> {
    let chacha20_poly1305 = ChaCha20Poly1305::new(&Key::from([7; 32]));
    let aes_128_gcm = Aes128Gcm::new(&aes_gcm::Key::from([7; 16]));
    let aes_256_gcm = Aes256Gcm::new(&aes_gcm::Key::from([7; 32]));
    let hmac_sha256 = HmacSha256::new(&[7; 32]);
    let mut buffer = Vec::new();
    for line in io::stdin().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let length: usize = line.parse().map_err(|_| format!("no length: {line}"))?;
        let place = length.next_multiple_of(64);
        if buffer.len() < SEALED * place + 64 {
            buffer = vec![0u8; SEALED * place + 64];
        }
        let start = buffer.as_ptr().align_offset(64);
        let places = buffer[start..].chunks_exact_mut(place).take(SEALED);
        let mut messages: Vec<&mut [u8]> = places.map(|place| &mut place[..length]).collect();
        let count = SEALED as f64;
        println!(
            "{} {}",
            match algorithm {
                Algorithm::Chacha20 => cycles(|calls| chacha20(messages[0], calls)),
                Algorithm::Poly1305 => cycles(|calls| poly1305(messages[0], calls)),
                Algorithm::Chacha20Poly1305 => cycles(|calls| aead(&chacha20_poly1305, &mut messages, calls)) / count,
                Algorithm::Aes128Gcm => cycles(|calls| aead(&aes_128_gcm, &mut messages, calls)) / count,
                Algorithm::Aes256Gcm => cycles(|calls| aead(&aes_256_gcm, &mut messages, calls)) / count,
                Algorithm::Md5 => cycles(|calls| each(calls, || Md5::digest(black_box(&messages[0][..])))),
                Algorithm::Sha256 => cycles(|calls| each(calls, || Sha256::digest(black_box(&messages[0][..])))),
                Algorithm::HmacSha256 => cycles(|calls| each(calls, || hmac_sha256.mac(black_box(&messages[0][..])))),
                Algorithm::Md5Many => {
                    let (parts, mut digests) = blocks(messages[0], [0; 16]);
                    cycles(|calls| each(calls, || Md5::digest_many(black_box(&parts), &mut digests)))
                }
                Algorithm::Sha256Many => {
                    let (parts, mut digests) = blocks(messages[0], [0; 32]);
                    cycles(|calls| each(calls, || Sha256::digest_many(black_box(&parts), &mut digests)))
                }
            },
            kernels(algorithm, length).join("+")
        );
    }
    Ok(())
}

/// Returns the kernels on which the time of a message depends: those that process it, or those that a batch of messages
/// may use.
fn kernels(algorithm: Algorithm, length: usize) -> Vec<&'static str> {
    fn gcm<S: KeySize>(length: usize) -> Vec<&'static str> {
        let (seal, open) = (aes_gcm_plan::<S, Seal>(length), aes_gcm_plan::<S, Open>(length));
        seal.chain(open).map(|(name, _)| name).collect()
    }
    fn hash<F: HashFunction>(messages: usize) -> Vec<&'static str> {
        let plan = hash_plan::<F>(BLOCK_BYTES).filter(|&(_, from)| from <= messages);
        plan.map(|(name, _)| name).collect()
    }
    let messages = length.div_ceil(BLOCK_BYTES);
    let chacha20 = || chacha20_xor_plan(length).map(|(kernel, _)| kernel.name());
    let poly1305 = |length| poly1305_plan(length).map(|(name, _)| name);
    match algorithm {
        Algorithm::Chacha20 => chacha20().collect(),
        Algorithm::Poly1305 => poly1305(length).collect(),
        Algorithm::Chacha20Poly1305 => {
            let (begin, both) = chacha20_poly1305_plan(length);
            let wide = begin.map(|kernel| kernel.name()).into_iter().chain(both.map(|kernel| kernel.name()));
            wide.chain(chacha20()).chain(poly1305(length)).collect()
        }
        Algorithm::Aes128Gcm => gcm::<Bits128>(length),
        Algorithm::Aes256Gcm => gcm::<Bits256>(length),
        Algorithm::Md5 => hash::<raddle::kernel::Md5>(1),
        Algorithm::Sha256 | Algorithm::HmacSha256 => hash::<raddle::kernel::Sha256>(1),
        Algorithm::Md5Many => hash::<raddle::kernel::Md5>(messages),
        Algorithm::Sha256Many => hash::<raddle::kernel::Sha256>(messages),
    }
}

fn chacha20(message: &mut [u8], calls: u64) {
    let (key, nonce) = (Key::from([7; 32]), Nonce::from([9; 12]));
    for _ in 0..calls {
        ChaCha20::new(&key, black_box(&nonce)).apply_keystream(message).expect("a short message");
    }
}

fn poly1305(message: &mut [u8], calls: u64) {
    for _ in 0..calls {
        black_box(authenticate(OneTimeKey::from(black_box([7; 32])), message));
    }
}

/// Seals all messages, and then opens all. A message that is opened directly after sealing waits until its stores are
/// in the cache, and longer for wider loads. This time depends on both kernels, and programs do not do this.
fn aead<V>(cipher: &Aead<V>, messages: &mut [&mut [u8]], calls: u64)
where
    V: for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce, Tag = Tag>,
{
    let nonce = Nonce::from([9; 12]);
    let mut tags = [Tag::default(); SEALED];
    for _ in 0..calls {
        for (message, tag) in messages.iter_mut().zip(&mut tags) {
            let sealed = cipher.seal_in_place_detached(black_box(&nonce), b"a TLS header.", message);
            *tag = sealed.expect("a short message");
        }
        for (message, tag) in messages.iter_mut().zip(&tags) {
            let opened = cipher.open_in_place_detached(black_box(&nonce), b"a TLS header.", message, tag);
            opened.expect("the tag is right");
        }
    }
}

/// Makes `calls` calls.
fn each<R>(calls: u64, mut call: impl FnMut() -> R) {
    for _ in 0..calls {
        black_box(call());
    }
}

/// Cuts the message into messages of a block, the last of which may be shorter, with a place for the digest of each.
fn blocks<D: Clone>(message: &[u8], digest: D) -> (Vec<&[u8]>, Vec<D>) {
    let messages: Vec<&[u8]> = message.chunks(BLOCK_BYTES).collect();
    let digests = vec![digest; messages.len()];
    (messages, digests)
}

/// Returns the cycles per call: the median of several samples. If they can't be counted, it returns nanoseconds, which
/// serve as well.
fn cycles(mut repeat: impl FnMut(u64)) -> f64 {
    let mut race = Race::calibrated(vec![|(): &mut (), calls| repeat(calls)], &mut (), SAMPLE);
    (0..SAMPLES).for_each(|_| race.round(&mut ()));
    median(race.samples()[0].cycles_or_ns())
}
