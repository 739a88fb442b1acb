//! `raddle-lab leaks`: tests whether the time of a call depends on its secrets.
//!
//! The method is dudect (Reparaz, Balasch and Verbauwhede, "Dude, is my code constant time?", DATE 2017). Two classes
//! of inputs differ only in a secret: a key that is fixed or random, or a tag that is wrong in its first or last byte.
//! Each call takes an input from a randomly drawn class. If time does not depend on the class, then Welch's
//!
//! ```text
//! t = (m1 - m2) / sqrt(v1 / n1 + v2 / n2)        m: mean, v: variance, n: number of the times of a class
//! ```
//!
//! stays near 0 however many calls are made. If time does depend on the class, |t| grows with the square root of the
//! number of calls. Interrupts make the upper tail of the times heavy, so t is also computed for the times below
//! several quantiles of all times, and the largest |t| counts. dudect considers |t| above 10 a leak.
//!
//! The last case leaks on purpose: it compares tags and returns at the first difference. This leak must be detected.

use std::hint::black_box;
use std::io::{self, Write};

use raddle::aes::{self, Aes256};
use raddle::aes_gcm::{self, Aead, AeadAlgorithm, Aes256Gcm};
use raddle::chacha20::Nonce;
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::hmac::HmacSha256;
use raddle::poly1305::{OneTimeKey, Poly1305};
use raddle::{Tag, chacha20};
use raddle_bench::statistics::quantile;
use raddle_terminal::failure::Failure;
use raddle_terminal::streams;
use serde::Serialize;

use crate::random::Random;

const HELP: &str = "\
Example:
  raddle-lab leaks --calls 100000    quickly

Two classes of inputs differ only in a secret. If |t| of Welch's test exceeds 10 (dudect), time depends on the class. The last \
case leaks on purpose, and must be detected.

Exit status: 0 if the planted leak is detected and no other; 1 otherwise.";

/// Test whether the time of a call depends on its secrets
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(crate) struct Args {
    /// The number of calls of each case
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    calls: usize,

    /// Print one JSON object a line instead of a table
    #[arg(long)]
    json: bool,
}

/// The |t| above which time depends on the class.
const LEAK: f64 = 10.0;
/// The fractions of all times, fastest first, for which t is computed.
const PARTS: [f64; 5] = [0.5, 0.75, 0.9, 0.99, 1.0];
/// The number of calls whose inputs are drawn before their times are taken.
const ROUND: usize = 1000;
/// The number of rounds before times count: caches, predictors and the frequency settle.
const WARM_UP: usize = 5;
/// The number of bytes of a message.
const MESSAGE: usize = 64;

/// An input of a call. All calls of a case use one place in memory, to which the input is copied before the clock starts.
#[derive(Clone, Copy)]
struct Input {
    key: [u8; 32],
    message: [u8; MESSAGE],
    tag: [u8; 32],
}

impl Input {
    /// Returns the beginning of the tag, as the tag of an AEAD or of Poly1305.
    fn tag(&self) -> Tag {
        Tag::from(*self.tag.first_chunk::<16>().expect("32 bytes"))
    }
}

/// Draws an input of a class.
type Draw = Box<dyn Fn(usize, &mut Random) -> Input>;

/// A function under test.
struct Case {
    name: &'static str,
    /// The descriptions of the two classes.
    classes: [&'static str; 2],
    input: Draw,
    call: Box<dyn FnMut(&mut Input)>,
    leaks: bool,
}

/// The result of a case, a line of the record.
#[derive(Serialize)]
struct Line<'a> {
    case: &'a str,
    classes: [&'a str; 2],
    bytes: usize,
    calls: usize,
    /// The medians of both classes, in ticks of the clock.
    ticks: [f64; 2],
    /// The t with the largest absolute value, and the fraction of the times from which it was computed.
    t: f64,
    part: f64,
    cpu: &'a str,
    date: String,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut output = streams::stdout();
    let cpu = raddle::cpu::describe().to_string();
    if !args.json {
        writeln!(output, "{cpu}, {} calls of each case\n", args.calls)?;
        writeln!(
            output,
            "| case | classes | median of each | largest t | of the fastest | |\n|---|---|---:|---:|---:|---|"
        )?;
    }
    let mut wrong = Vec::new();
    for mut case in cases() {
        let times = case.times(args.calls);
        let (t, part) = largest(&times);
        let ticks = [0, 1].map(|class| quantile(&times[class], 0.5));
        let seen = t.abs() > LEAK;
        let verdict = match (seen, case.leaks) {
            (true, true) => "leaks, as planted",
            (true, false) => "LEAKS",
            (false, true) => "PLANTED LEAK NOT SEEN",
            (false, false) => "",
        };
        if seen != case.leaks {
            wrong.push(case.name);
        }
        let Case { name, classes, .. } = case;
        if args.json {
            let date = time::UtcDateTime::now().date().to_string();
            let line = Line { case: name, classes, bytes: MESSAGE, calls: args.calls, ticks, t, part, cpu: &cpu, date };
            serde_json::to_writer(&mut output, &line).map_err(io::Error::from)?;
            writeln!(output)?;
        } else {
            let ([a, b], classes, percent) = (ticks, classes.join(" / "), part * 100.0);
            writeln!(output, "| {name} | {classes} | {a:.0}, {b:.0} | {t:.2} | {percent:.0} % | {verdict} |")?;
        }
        output.flush()?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Work(format!("not as expected: {}", wrong.join(", ")))) }
}

/// Returns inputs whose key is zeros or random.
fn keys(class: usize, random: &mut Random) -> Input {
    let (zeros, any) = ([0; 32], random.bytes());
    Input { key: if class == 0 { zeros } else { any }, message: [0; MESSAGE], tag: [0; 32] }
}

/// Returns inputs whose message is zeros or random.
fn messages(class: usize, random: &mut Random) -> Input {
    let (zeros, any) = ([0; MESSAGE], random.bytes());
    Input { key: [7; 32], message: if class == 0 { zeros } else { any }, tag: [0; 32] }
}

/// Returns inputs with a tag that differs from `tag` in the first or in the last byte.
fn tags(tag: &[u8]) -> impl Fn(usize, &mut Random) -> Input + use<> {
    let (mut right, bytes) = ([0; 32], tag.len());
    right[..bytes].copy_from_slice(tag);
    move |class, random| {
        let mut input = Input { key: [7; 32], message: [0; MESSAGE], tag: right };
        let [difference] = random.bytes();
        input.tag[[0, bytes - 1][class]] ^= difference | 1;
        input
    }
}

const TAGS: [&str; 2] = ["first byte wrong", "last byte wrong"];
const KEYS: [&str; 2] = ["key of zeros", "random key"];
const MESSAGES: [&str; 2] = ["message of zeros", "random message"];

fn cases() -> Vec<Case> {
    let hmac = HmacSha256::new(&[7; 32]);
    let hmac_tag = *hmac.mac([0; MESSAGE]).as_bytes();
    let poly_key = || OneTimeKey::from([7; 32]);
    let mut poly = Poly1305::new(poly_key());
    poly.update(&[0; MESSAGE]);
    let poly_tag = *poly.finalize().as_bytes();

    let mut cases = Vec::new();
    cases.extend(aead(["ChaCha20-Poly1305 open", "ChaCha20-Poly1305 seal", "ChaCha20-Poly1305 key and seal"], |key| {
        ChaCha20Poly1305::new(&chacha20::Key::from(key))
    }));
    cases.extend(aead(["AES-256-GCM open", "AES-256-GCM seal", "AES-256-GCM key and seal"], |key| {
        Aes256Gcm::new(&aes_gcm::Key::<32>::from(key))
    }));
    cases.extend([
        case("HMAC-SHA-256 verify", TAGS, tags(&hmac_tag), move |input| {
            _ = black_box(hmac.verify(input.message, &input.tag.into()).is_ok());
        }),
        case("Poly1305 verify", TAGS, tags(&poly_tag), move |input| {
            let mut poly = Poly1305::new(poly_key());
            poly.update(&input.message);
            black_box(poly.verify(&input.tag()).is_ok());
        }),
        case("AES-256 key and block", KEYS, keys, |input| {
            _ = black_box(Aes256::new(&aes::Key::from(input.key)).encrypt_block(&[9; 16]));
        }),
        case("HMAC-SHA-256 key and tag", KEYS, keys, |input| {
            _ = black_box(HmacSha256::new(&input.key).mac(input.message));
        }),
    ]);
    let planted = case("planted: comparison that stops early", TAGS, tags(&hmac_tag), move |input| {
        black_box(hmac_tag.iter().zip(&input.tag).all(|(one, other)| black_box(*one) == black_box(*other)));
    });
    cases.push(Case { leaks: true, ..planted });
    cases
}

fn case(
    name: &'static str,
    classes: [&'static str; 2],
    input: impl Fn(usize, &mut Random) -> Input + 'static,
    call: impl FnMut(&mut Input) + 'static,
) -> Case {
    Case { name, classes, input: Box::new(input), call: Box::new(call), leaks: false }
}

/// Returns the cases of an AEAD: opening, sealing, and sealing with a new key.
fn aead<V>(names: [&'static str; 3], new: fn([u8; 32]) -> Aead<V>) -> [Case; 3]
where
    V: for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce, Tag = Tag> + 'static,
{
    fn seal<V>(cipher: &Aead<V>, message: &mut [u8]) -> Tag
    where
        V: for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce, Tag = Tag>,
    {
        cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", message).expect("a short message")
    }
    let (opener, sealer) = (new([7; 32]), new([7; 32]));
    let mut sealed = [0; MESSAGE];
    let tag = seal(&sealer, &mut sealed);
    [
        case(names[0], TAGS, tags(tag.as_bytes()), move |input| {
            let mut text = sealed;
            let nonce = Nonce::from([9; 12]);
            black_box(opener.open_in_place_detached(&nonce, b"", &mut text, &input.tag()).is_ok());
        }),
        case(names[1], MESSAGES, messages, move |input| _ = black_box(seal(&sealer, &mut input.message))),
        case(names[2], KEYS, keys, move |input| _ = black_box(seal(&new(input.key), &mut input.message))),
    ]
}

impl Case {
    /// Returns the times of each class.
    fn times(&mut self, calls: usize) -> [Vec<f64>; 2] {
        let mut random = Random::new();
        let mut times = [Vec::new(), Vec::new()];
        let mut place = (self.input)(0, &mut random);
        for round in 0..calls.div_ceil(ROUND) + WARM_UP {
            let inputs: Vec<(usize, Input)> = (0..ROUND)
                .map(|_| {
                    let class = (random.word() >> 63) as usize;
                    (class, (self.input)(class, &mut random))
                })
                .collect();
            for (class, input) in inputs {
                place = input;
                let start = ticks();
                (self.call)(black_box(&mut place));
                let time = ticks() - start;
                if round >= WARM_UP {
                    times[class].push(time as f64);
                }
            }
        }
        black_box(&place);
        times
    }
}

/// Returns the t with the largest absolute value among those of [`PARTS`], and its part.
fn largest(times: &[Vec<f64>; 2]) -> (f64, f64) {
    let all = times.concat();
    let of = |part| {
        let limit = quantile(&all, part);
        let [a, b] = [0, 1].map(|class| Moments::of(times[class].iter().copied().filter(|&time| time <= limit)));
        ((a.mean - b.mean) / (a.variance / a.count + b.variance / b.count).sqrt(), part)
    };
    // Equal times have no variance, so t is 0 / 0.
    PARTS
        .map(of)
        .into_iter()
        .filter(|(t, _)| !t.is_nan())
        .max_by(|a, b| a.0.abs().total_cmp(&b.0.abs()))
        .unwrap_or((0.0, 1.0))
}

struct Moments {
    count: f64,
    mean: f64,
    variance: f64,
}

impl Moments {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count = values.clone().count() as f64;
        let mean = values.clone().sum::<f64>() / count;
        let variance = values.map(|value| (value - mean) * (value - mean)).sum::<f64>() / (count - 1.0);
        Self { count, mean, variance }
    }
}

/// Reads a clock that is finer than a call: the time stamp counter, after the preceding instructions are done; or
/// otherwise nanoseconds.
fn ticks() -> u64 {
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    {
        use std::arch::x86_64::{_mm_lfence, _rdtsc};
        // SAFETY: every x86-64 processor has both instructions.
        unsafe {
            _mm_lfence();
            let ticks = _rdtsc();
            _mm_lfence();
            ticks
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        use std::time::Instant;
        static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        START.get_or_init(Instant::now).elapsed().as_nanos() as u64
    }
}
