//! Measures the throughput of rustls over memory and of QUIC packet protection, and the time of handshakes, for each
//! suite with each provider in one run.
//!
//! `cargo bench --features aws-lc-rs,graviola,ring --bench bulk` runs it, with a C compiler and CMake. Providers take turns. For each provider, the fastest call of about a
//! tenth of a millisecond counts, so that other programs on the machine matter little.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{
    hint::black_box,
    io::{Read, Write},
    sync::Arc,
    time::{Duration, Instant},
};

use common::{Certificate, client_config, pump, server_config, suites};
use raddle::quic::{Aes128Header, ChaCha20Header, MASK_BYTES, SAMPLE_BYTES};
use rustls::{
    ClientConfig, ClientConnection, ServerConfig, ServerConnection, Side, SupportedCipherSuite,
    client::Resumption,
    crypto::CryptoProvider,
    quic::{Keys, Version},
    version::TLS13,
};

/// The number of turns of each provider.
const ROUNDS: usize = 15;
/// The minimum time of a turn.
const TURN: Duration = Duration::from_millis(40);
/// The length of the text of a record in bytes.
const RECORD: usize = 1 << 14;
/// The length of the payload of a QUIC packet in bytes.
const PACKET: usize = 1400;

fn providers() -> Vec<(&'static str, CryptoProvider)> {
    let mut providers = common::bases();
    providers.insert(0, ("raddle", rustls_raddle::wrap(providers[1].1.clone())));
    providers
}

/// A measurement: the time per byte with each provider.
struct Contest {
    name: String,
    runs: Vec<(&'static str, Box<dyn FnMut() -> usize>)>,
}

impl Contest {
    fn run(mut self) {
        let mut best = vec![f64::INFINITY; self.runs.len()];
        for _ in 0..ROUNDS {
            for ((_, run), best) in self.runs.iter_mut().zip(&mut best) {
                let turn = Instant::now();
                while turn.elapsed() < TURN {
                    let start = Instant::now();
                    let bytes = run();
                    *best = best.min(start.elapsed().as_secs_f64() / bytes as f64);
                }
            }
        }
        let others = best[1..].iter().copied().fold(f64::INFINITY, f64::min);
        let cells: String = best.iter().map(|time| format!(" {:8.2} |", 1e-9 / time)).collect();
        println!("| {:42} |{cells} {:5.2} |", self.name, others / best[0]);
    }
}

/// Returns the configurations of a client and a server with one provider and one suite.
fn configs(provider: &CryptoProvider, suite: SupportedCipherSuite) -> (ClientConfig, ServerConfig) {
    let certificate = Certificate::new(suite);
    (client_config(provider.clone(), suite, &certificate), server_config(provider.clone(), suite, &certificate))
}

/// Returns a client and a server after their handshake and after the server has sent its tickets.
fn connected(client: Arc<ClientConfig>, server: Arc<ServerConfig>) -> (ClientConnection, ServerConnection) {
    let mut client = ClientConnection::new(client, "localhost".try_into().expect("a name")).expect("a client");
    let mut server = ServerConnection::new(server).expect("a server");
    while client.is_handshaking() || server.is_handshaking() {
        pump(&mut client, &mut server).expect("a handshake");
        pump(&mut server, &mut client).expect("a handshake");
    }
    pump(&mut server, &mut client).expect("tickets");
    (client, server)
}

/// Measures the time to send records, or the time to send and receive them.
fn tls(suite: SupportedCipherSuite, both: bool) -> Contest {
    let what = if both { "send and receive" } else { "send" };
    let runs = providers()
        .into_iter()
        .map(|(name, provider)| {
            let (client, server) = configs(&provider, suite);
            let (mut client, mut server) = connected(client.into(), server.into());
            let (text, mut place, mut wire) = (vec![7; RECORD], vec![0; RECORD], Vec::with_capacity(2 * RECORD));
            let run: Box<dyn FnMut() -> usize> = Box::new(move || {
                for _ in 0..16 {
                    wire.clear();
                    client.writer().write_all(black_box(&text)).expect("a record");
                    while client.wants_write() {
                        client.write_tls(&mut wire).expect("memory");
                    }
                    if both {
                        let mut rest = &wire[..];
                        while !rest.is_empty() {
                            server.read_tls(&mut rest).expect("memory");
                            server.process_new_packets().expect("a record");
                        }
                        server.reader().read_exact(&mut place).expect("its text");
                    }
                }
                16 * RECORD
            });
            (name, run)
        })
        .collect();
    Contest { name: format!("{:?} {what}", suite.suite()).replace("TLS13_", ""), runs }
}

/// Measures the time of handshakes of both sides with the keys and signatures of a provider: entirely by this provider,
/// and with raddle's ciphers and hashes.
fn handshakes(suite: SupportedCipherSuite) {
    for resumed in [false, true] {
        for (name, base) in common::bases() {
            let both = [("raddle", rustls_raddle::wrap(base.clone())), (name, base)];
            let mut best = both.map(|(_, provider)| {
                let (mut client, server) = configs(&provider, suite);
                if !resumed {
                    client.resumption = Resumption::disabled();
                }
                let (client, server) = (Arc::new(client), Arc::new(server));
                (f64::INFINITY, move || connected(client.clone(), server.clone()))
            });
            for _ in 0..ROUNDS {
                for (best, run) in &mut best {
                    let turn = Instant::now();
                    while turn.elapsed() < TURN {
                        let start = Instant::now();
                        black_box(run());
                        *best = best.min(start.elapsed().as_secs_f64());
                    }
                }
            }
            let [ours, theirs] = best.map(|(seconds, _)| seconds);
            let what = format!("{:?}, {name}{}", suite.suite(), if resumed { ", resumed" } else { "" });
            let per_second = |seconds: f64| format!("{:.0}", 1.0 / seconds);
            let what = what.replace("TLS13_", "");
            println!("| {what:42} | {} | {} | {:.2} |", per_second(ours), per_second(theirs), theirs / ours);
        }
    }
}

fn quic(suite: SupportedCipherSuite) -> Contest {
    let runs = providers()
        .into_iter()
        .filter_map(|(name, provider)| {
            let found = provider.cipher_suites.iter().find(|other| other.suite() == suite.suite())?.tls13()?;
            let keys = Keys::initial(Version::V1, found, found.quic?, &[7; 8], Side::Client);
            let mut number = 0;
            let mut packet = vec![7; PACKET + 16];
            let run: Box<dyn FnMut() -> usize> = Box::new(move || {
                for _ in 0..64 {
                    number += 1;
                    let mut header = [0x43, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 1];
                    let (text, place) = packet.split_at_mut(PACKET);
                    let tag = keys.local.packet.encrypt_in_place(number, &header, text).expect("a packet");
                    place.copy_from_slice(tag.as_ref());
                    let (first, rest) = header.split_at_mut(1);
                    keys.local.header.encrypt_in_place(&packet[..16], &mut first[0], &mut rest[8..]).expect("a header");
                    black_box(&header);
                }
                64 * PACKET
            });
            Some((name, run))
        })
        .collect();
    Contest { name: format!("{:?} QUIC, {PACKET} bytes", suite.suite()).replace("TLS13_", ""), runs }
}

/// Measures the time of a mask of header protection, one by one and in batches, which rustls does not request.
fn masks() {
    let (aes, chacha) = (Aes128Header::new(&[7; 16].into()), ChaCha20Header::new(&[7; 32].into()));
    println!("\n| ns a mask | AES-128 one by one | batch | ChaCha20 one by one | batch |\n|---|---:|---:|---:|---:|");
    for count in [1, 4, 16, 64] {
        let (samples, mut masks) = (vec![[7; SAMPLE_BYTES]; count], vec![[0; MASK_BYTES]; count]);
        let mut best = [f64::INFINITY; 4];
        for _ in 0..200 * ROUNDS {
            for (kind, best) in best.iter_mut().enumerate() {
                let start = Instant::now();
                for _ in 0..10 {
                    let samples = black_box(&samples[..]);
                    match kind {
                        0 => samples.iter().zip(&mut masks).for_each(|(sample, mask)| *mask = aes.mask(sample)),
                        1 => aes.masks(samples, &mut masks).expect("as many"),
                        2 => samples.iter().zip(&mut masks).for_each(|(sample, mask)| *mask = chacha.mask(sample)),
                        _ => chacha.masks(samples, &mut masks).expect("as many"),
                    }
                    black_box(&masks);
                }
                *best = best.min(start.elapsed().as_secs_f64() * 1e9 / (10 * count) as f64);
            }
        }
        println!("| {count} |{}", best.map(|time| format!(" {time:.1} |")).concat());
    }
}

fn heading(names: impl Iterator<Item = &'static str>) {
    let names: Vec<_> = names.collect();
    println!("\n| GB/s | {} | raddle / best other |", names.join(" | "));
    println!("|---|{}", "---:|".repeat(names.len() + 1));
}

fn main() {
    heading(providers().iter().map(|(name, _)| *name));
    for suite in suites().filter(|suite| suite.version() == &TLS13) {
        tls(suite, false).run();
        tls(suite, true).run();
    }
    println!("\n| handshakes a second, keys and signatures of | with raddle | without | ratio |\n|---|---:|---:|---:|");
    suites().filter(|suite| suite.version() == &TLS13).for_each(handshakes);
    // graviola's provider has no QUIC.
    heading(providers().iter().map(|(name, _)| *name).filter(|name| *name != "graviola"));
    for suite in suites().filter(|suite| suite.version() == &TLS13) {
        quic(suite).run();
    }
    masks();
}
