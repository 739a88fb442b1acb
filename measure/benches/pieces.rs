//! Measures the cost of sealing a long message in pieces, and as a stream; run by `cargo xtask bench --pieces`.
//!
//! A caller that may not block for long seals one piece at a time. The next piece reuses all previous work, so the loss
//! is a call, and the code of a kernel before and after its loop.

use std::hint::black_box;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use raddle::aes_gcm::{Aead, AeadAlgorithm, Aes128Gcm, Aes256Gcm, Key, Nonce};
use raddle::chacha20poly1305::ChaCha20Poly1305;
use raddle::stream::Stream;

use raddle_bench::race::{Closure, Race, Samples};
use raddle_bench::statistics::{median, ratio};

/// The number of bytes of the message.
const LEN: usize = 1 << 20;
/// The numbers of bytes of the pieces; only the last of these must lose little.
const PIECES: [usize; 3] = [4 << 10, 16 << 10, 64 << 10];
/// The ratio by which the longest pieces may take longer.
const TOLERANCE: f64 = 1.01;
const ROUNDS: usize = 401;
/// The numbers of bytes of the writes and reads of a stream: all at once, and as `io::copy` does them.
const WRITES: [usize; 2] = [LEN, 8 << 10];

fn main() -> ExitCode {
    println!("{}\n{LEN} bytes sealed, the time in pieces over that in one call", raddle::cpu::describe());
    let nonce = Nonce::from([9; 12]);
    let lost = [
        compare("aes-128-gcm", &Aes128Gcm::new(&Key::from([7; 16])), &nonce),
        compare("aes-256-gcm", &Aes256Gcm::new(&Key::from([7; 32])), &nonce),
    ];
    // This one is for comparison: nothing is required of it.
    compare("chacha20-poly1305", &ChaCha20Poly1305::new(&raddle::chacha20::Key::from([7; 32])), &nonce);
    if lost.iter().all(|&lost| lost <= TOLERANCE) {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: pieces of {} bytes lose more than {:.0} %", PIECES[2], 100.0 * (TOLERANCE - 1.0));
    ExitCode::FAILURE
}

/// Prints the times of each kind of pieces, relative to the whole message, and returns the ratio of the longest pieces.
fn compare<V>(name: &str, cipher: &Aead<V>, nonce: &Nonce) -> f64
where
    V: for<'n> AeadAlgorithm<Nonce<'n> = &'n Nonce>,
{
    let mut buffer = vec![0; LEN + 64];
    let start = buffer.as_ptr().align_offset(64);
    let message = &mut buffer[start..][..LEN];
    let seal = |message: &mut [u8], _| {
        black_box(cipher.seal_in_place_detached(black_box(nonce), b"a TLS header.", message).expect("a short message"));
    };
    let mut subjects: Vec<Closure<'_, [u8]>> = vec![Box::new(seal)];
    for bytes in PIECES {
        subjects.push(Box::new(move |message, _| {
            let mut sealer = cipher.sealer(black_box(nonce), b"a TLS header.");
            for piece in message.chunks_mut(bytes) {
                sealer.seal(piece).expect("a short message");
            }
            black_box(sealer.finalize());
        }));
    }
    let samples = times(subjects, message);
    let (whole, pieces) = (&samples[0].ns, &samples[1..]);
    print!("{name:<20}{:>8.0} ns", median(whole));
    for (bytes, samples) in PIECES.into_iter().zip(pieces) {
        print!("{:>8} KiB {:.4}", bytes >> 10, ratio(&samples.ns, whole));
    }
    println!();
    stream(name, cipher, message, whole);
    ratio(&pieces[2].ns, whole)
}

/// Times subjects in rotation, one call each.
fn times(subjects: Vec<Closure<'_, [u8]>>, message: &mut [u8]) -> Vec<Samples> {
    let mut race = Race::with_calls(subjects, 1);
    (0..ROUNDS).for_each(|_| race.round(message));
    race.into_samples()
}

/// Prints the times of a stream in chunks of 64 KiB, relative to the whole message in one call.
fn stream<A: AeadAlgorithm>(name: &str, cipher: &Aead<A>, text: &mut [u8], whole: &[f64]) {
    let stream = || Stream::new(cipher.clone(), &vec![0; Stream::<A>::PREFIX_BYTES]).expect("a prefix");
    let mut writer = stream().seal_to(Vec::new());
    writer.write_all(text).expect("memory");
    let sealed = writer.finish().expect("memory");
    let mut subjects: Vec<Closure<'_, [u8]>> = Vec::new();
    for bytes in WRITES {
        subjects.push(Box::new(move |text, _| {
            let mut writer = stream().seal_to(io::sink());
            text.chunks(bytes).try_for_each(|piece| writer.write_all(piece)).expect("memory");
            black_box(writer.finish().expect("memory"));
        }));
        let sealed = &sealed[..];
        subjects.push(Box::new(move |text, _| {
            let mut reader = stream().open_from(sealed);
            text.chunks_mut(bytes).try_for_each(|piece| reader.read_exact(piece)).expect("an authentic stream");
        }));
    }
    let samples = times(subjects, text);
    print!("{:<31}", format!("  {name} as a stream"));
    for (bytes, samples) in WRITES.into_iter().zip(samples.chunks_exact(2)) {
        let [sealed, opened] = [0, 1].map(|i| ratio(&samples[i].ns, whole));
        print!("{:>8} KiB {sealed:.4} opened {opened:.4}", bytes >> 10);
    }
    println!();
}
