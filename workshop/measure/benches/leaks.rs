//! Tests whether the time of a call depends on its secrets. `cargo xtask bench --leaks` runs this benchmark.
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
use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser;
use raddle::aes::{self, Aes256};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::hmac::HmacSha256;
use raddle::poly1305::{OneTimeKey, Poly1305};
use raddle::{aes_gcm, chacha20};
use raddle_bench::statistics::quantile;
use serde::Serialize;

/// Compares the times of two classes of secrets.
#[derive(Parser)]
struct Args {
    /// The number of calls of each case.
    #[arg(long, default_value_t = 1_000_000)]
    calls: usize,
    /// Appends the results to this record, one JSON object a line.
    #[arg(long)]
    record: Option<std::path::PathBuf>,
    /// The argument that cargo passes to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
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
    cpu: String,
    date: String,
}

fn main() -> ExitCode {
    let args = Args::parse();
    println!("{}, {} calls of each case\n", raddle::cpu::describe(), args.calls);
    println!("| case | classes | median of each | largest t | of the fastest | |\n|---|---|---:|---:|---:|---|");
    let mut lines = Vec::new();
    let mut wrong = 0;
    for mut case in cases() {
        let times = case.times(args.calls);
        let (t, part) = largest(&times);
        let medians = [0, 1].map(|class| quantile(&times[class], 0.5));
        let seen = t.abs() > LEAK;
        let verdict = match (seen, case.leaks) {
            (true, true) => "leaks, as planted",
            (true, false) => "LEAKS",
            (false, true) => "PLANTED LEAK NOT SEEN",
            (false, false) => "",
        };
        wrong += usize::from(seen != case.leaks);
        println!(
            "| {} | {} | {:.0}, {:.0} | {t:.2} | {:.0} % | {verdict} |",
            case.name,
            case.classes.join(" / "),
            medians[0],
            medians[1],
            part * 100.0
        );
        lines.push(Line {
            case: case.name,
            classes: case.classes,
            bytes: MESSAGE,
            calls: args.calls,
            ticks: medians,
            t,
            part,
            cpu: raddle::cpu::describe().to_string(),
            date: time::UtcDateTime::now().date().to_string(),
        });
    }
    if let Some(path) = args.record {
        let text: Vec<_> = lines.iter().map(|line| serde_json::to_string(line).expect("numbers and strings")).collect();
        let file = std::fs::File::options().create(true).append(true).open(&path);
        if let Err(error) = file.and_then(|mut file| writeln!(file, "{}", text.join("\n"))) {
            eprintln!("error: {}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    if wrong > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
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

fn cases() -> Vec<Case> {
    const TAGS: [&str; 2] = ["first byte wrong", "last byte wrong"];
    const KEYS: [&str; 2] = ["key of zeros", "random key"];
    const MESSAGES: [&str; 2] = ["message of zeros", "random message"];
    let nonce = aes_gcm::Nonce::from([9; 12]);
    let case = |name, classes, input: Draw, call: Box<dyn FnMut(&mut Input)>| Case {
        name,
        classes,
        input,
        call,
        leaks: false,
    };

    let chacha = ChaCha20Poly1305::new(&chacha20::Key::from([7; 32]));
    let gcm = aes_gcm::Aes256Gcm::new(&aes_gcm::Key::<32>::from([7; 32]));
    let chacha_tag = chacha.seal_in_place_detached(&nonce, b"", &mut [0; MESSAGE]).expect("a short message");
    let gcm_tag = gcm.seal_in_place_detached(&nonce, b"", &mut [0; MESSAGE]).expect("a short message");
    let sealed = {
        let mut text = [0; MESSAGE];
        chacha.seal_in_place_detached(&nonce, b"", &mut text).expect("a short message");
        text
    };
    let sealed_gcm = {
        let mut text = [0; MESSAGE];
        gcm.seal_in_place_detached(&nonce, b"", &mut text).expect("a short message");
        text
    };
    let hmac = HmacSha256::new(&[7; 32]);
    let hmac_tag = *hmac.mac([0; MESSAGE]).as_bytes();
    let poly_key = || OneTimeKey::from([7; 32]);
    let mut poly = Poly1305::new(poly_key());
    poly.update(&[0; MESSAGE]);
    let poly_tag = *poly.finalize().as_bytes();

    let mut cases = vec![
        case("ChaCha20-Poly1305 open", TAGS, Box::new(tags(chacha_tag.as_bytes())), {
            let chacha = chacha.clone();
            Box::new(move |input| {
                let tag = <[u8; 16]>::try_from(&input.tag[..16]).expect("16 bytes").into();
                let mut text = sealed;
                black_box(chacha.open_in_place_detached(&nonce, b"", &mut text, &tag).is_ok());
            })
        }),
        case("AES-256-GCM open", TAGS, Box::new(tags(gcm_tag.as_bytes())), {
            let gcm = gcm.clone();
            Box::new(move |input| {
                let tag = <[u8; 16]>::try_from(&input.tag[..16]).expect("16 bytes").into();
                let mut text = sealed_gcm;
                black_box(gcm.open_in_place_detached(&nonce, b"", &mut text, &tag).is_ok());
            })
        }),
        case("HMAC-SHA-256 verify", TAGS, Box::new(tags(&hmac_tag)), {
            Box::new(move |input| _ = black_box(hmac.verify(input.message, &input.tag.into()).is_ok()))
        }),
        case("Poly1305 verify", TAGS, Box::new(tags(&poly_tag)), {
            Box::new(move |input| {
                let tag = <[u8; 16]>::try_from(&input.tag[..16]).expect("16 bytes").into();
                let mut poly = Poly1305::new(poly_key());
                poly.update(&input.message);
                black_box(poly.verify(&tag).is_ok());
            })
        }),
        case("ChaCha20-Poly1305 seal", MESSAGES, Box::new(messages), {
            Box::new(move |input| _ = black_box(chacha.seal_in_place_detached(&nonce, b"", &mut input.message)))
        }),
        case("AES-256-GCM seal", MESSAGES, Box::new(messages), {
            Box::new(move |input| _ = black_box(gcm.seal_in_place_detached(&nonce, b"", &mut input.message)))
        }),
        case("ChaCha20-Poly1305 key and seal", KEYS, Box::new(keys), {
            Box::new(move |input| {
                let cipher = ChaCha20Poly1305::new(&chacha20::Key::from(input.key));
                _ = black_box(cipher.seal_in_place_detached(&nonce, b"", &mut input.message));
            })
        }),
        case("AES-256-GCM key and seal", KEYS, Box::new(keys), {
            Box::new(move |input| {
                let cipher = aes_gcm::Aes256Gcm::new(&aes_gcm::Key::<32>::from(input.key));
                _ = black_box(cipher.seal_in_place_detached(&nonce, b"", &mut input.message));
            })
        }),
        case("AES-256 key and block", KEYS, Box::new(keys), {
            Box::new(move |input| _ = black_box(Aes256::new(&aes::Key::from(input.key)).encrypt_block(&[9; 16])))
        }),
        case("HMAC-SHA-256 key and tag", KEYS, Box::new(keys), {
            Box::new(move |input| _ = black_box(HmacSha256::new(&input.key).mac(input.message)))
        }),
    ];
    cases.push(Case {
        leaks: true,
        ..case("planted: comparison that stops early", TAGS, Box::new(tags(&hmac_tag)), {
            Box::new(move |input| {
                let equal = hmac_tag.iter().zip(&input.tag).all(|(one, other)| black_box(*one) == black_box(*other));
                black_box(equal);
            })
        })
    });
    cases
}

impl Case {
    /// Returns the times of each class.
    fn times(&mut self, calls: usize) -> [Vec<f64>; 2] {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let mut times = [Vec::new(), Vec::new()];
        let mut place = (self.input)(0, &mut random);
        for round in 0..calls.div_ceil(ROUND) + WARM_UP {
            let inputs: Vec<(usize, Input)> = (0..ROUND)
                .map(|_| {
                    let class = (random.next() >> 63) as usize;
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

/// The generator xorshift64*, which draws classes and inputs. It has a fixed seed, so that a run can be repeated.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| (self.next() >> 56) as u8)
    }
}
