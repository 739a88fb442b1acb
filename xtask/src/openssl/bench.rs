//! Speed of both providers: `openssl speed`, in turns, and the CPU time of nginx. It means something on an idle machine
//! alone.

use std::{fs::File, io, path::Path, process::Command};

use super::{
    server::{Server, free_port},
    setup::{Setup, With, bytes},
    tls::{Suite, Version, nginx_command, program},
};
use crate::{
    Result, files,
    statistics::{median, ratio},
};

/// Algorithms, and the lengths in bytes at which they are compared.
const ALGORITHMS: [&str; 9] = [
    "chacha20-poly1305",
    "aes-128-gcm",
    "aes-256-gcm",
    "aes-128-ctr",
    "aes-256-ctr",
    "chacha20",
    "sha256",
    "sha224",
    "md5",
];
const LENGTHS: [usize; 5] = [16, 256, 1024, 8192, 16384];

/// What the provider is to reach on Intel's processors: algorithm, shortest length, and ratio to the default provider.
const GOALS: [(&str, usize, f64); 2] = [("chacha20-poly1305", 16384, 1.3), ("aes-256-gcm", 1024, 0.98)];

pub(super) fn run(setup: &Setup, seconds: u32, rounds: usize, mib: usize, only: &[String]) -> Result {
    println!("MB/s of raddle, MB/s of the default provider, ratio: medians of {rounds} rounds");
    let mut missed = Vec::new();
    let is_wanted = |name: &&str| only.is_empty() || only.iter().any(|part| name.contains(part.as_str()));
    for algorithm in ALGORITHMS.into_iter().filter(is_wanted) {
        let modes: &[&[&str]] = if algorithm.contains("gcm") || algorithm.contains("poly1305") {
            // A long message in pieces, each way, and packets with additional data and tag.
            &[&[], &["-decrypt"], &["-aead"]]
        } else {
            &[&[]]
        };
        for options in modes {
            for length in LENGTHS {
                let mut speeds = [Vec::new(), Vec::new()];
                for _ in 0..rounds {
                    for (with, speeds) in [With::Raddle, With::Default].into_iter().zip(&mut speeds) {
                        speeds.push(speed(setup, with, algorithm, options, length, seconds)?);
                    }
                }
                let [ours, theirs] = &speeds;
                let ratio = ratio(ours, theirs);
                let name = [&[algorithm], *options].concat().join(" ");
                println!("{name:<28} {length:>6} {:>10.1} {:>10.1} {ratio:>6.2}", median(ours), median(theirs));
                let goal = GOALS.iter().find(|(goal, from, _)| *goal == algorithm && length >= *from);
                if let Some((_, _, least)) = goal.filter(|(.., least)| ratio < *least && options.is_empty()) {
                    missed.push(format!("{algorithm} at {length} bytes: {ratio:.2}, and {least} is wanted"));
                }
            }
        }
    }
    if only.is_empty() {
        nginx(setup, rounds, mib)?;
    }
    if !missed.is_empty() {
        println!("below what is wanted on Intel's processors:\n{}", missed.join("\n"));
    }
    Ok(())
}

/// MB/s, by `openssl speed`.
fn speed(setup: &Setup, with: With, algorithm: &str, options: &[&str], length: usize, seconds: u32) -> Result<f64> {
    let mut command = setup.command("openssl", with);
    command.args(["speed", "-mr", "-elapsed", "-seconds", &seconds.to_string(), "-bytes", &length.to_string()]);
    command.args(options).args(["-evp", algorithm]);
    let output = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    // The last line of the machine-readable result: +F, a number, the name, and bytes per second.
    let bytes = text.lines().rfind(|line| line.starts_with("+F:"));
    bytes
        .and_then(|line| line.rsplit(':').next()?.parse::<f64>().ok())
        .filter(|bytes| *bytes > 0.0)
        .map(|bytes| bytes / 1e6)
        .ok_or_else(|| format!("openssl speed {algorithm}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// Serves a long file by nginx with ChaCha20-Poly1305 in TLS 1.3, with and without the provider.
fn nginx(setup: &Setup, rounds: usize, mib: usize) -> Result {
    let (nginx, curl) = (program("nginx", &["/usr/sbin/nginx"], "-v"), program("curl", &[], "--version"));
    let (Some(nginx), Some(curl)) = (nginx, curl) else {
        println!("skipped: nginx: it and curl are not both here");
        return Ok(());
    };
    let part = bytes(1 << 20);
    let mut file = File::create(setup.path("www/long")).map_err(|error| error.to_string())?;
    (0..mib).try_for_each(|_| io::Write::write_all(&mut file, &part)).map_err(|error| error.to_string())?;
    let suite = Suite { version: Version::Tls13, name: "TLS_CHACHA20_POLY1305_SHA256" };
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..rounds {
        for (with, times) in [With::Raddle, With::Default].into_iter().zip(&mut times) {
            times.push(served(setup, &nginx, &curl, suite, with, mib)?);
        }
    }
    files::remove(setup.path("www/long"))?;
    let [ours, theirs] = &times;
    println!(
        "nginx, {mib} MiB, {}: {:.2} s of CPU time with raddle, {:.2} s without: {:.2} of it",
        suite.name,
        median(ours),
        median(theirs),
        ratio(ours, theirs)
    );
    Ok(())
}

/// CPU time of nginx for a file, in seconds.
fn served(setup: &Setup, nginx: &Path, curl: &Path, suite: Suite, with: With, mib: usize) -> Result<f64> {
    let port = free_port()?;
    let server = Server::start(&mut nginx_command(setup, nginx, suite, with, port)?, port, &setup.path("nginx.out"))?;
    let before = server.cpu_seconds()?;
    let mut command: Command = setup.command(curl, With::Default);
    command.args([
        "--silent",
        "--show-error",
        "--fail",
        "--noproxy",
        "*",
        "--cacert",
        "cert.pem",
        "--output",
        "/dev/null",
    ]);
    command.args(["--write-out", "%{size_download}", &format!("https://127.0.0.1:{port}/long")]);
    let output = command.output().map_err(|error| error.to_string())?;
    let got: usize = String::from_utf8_lossy(&output.stdout).trim().parse().unwrap_or(0);
    if got != mib << 20 {
        return Err(format!("curl got {got} bytes: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(server.cpu_seconds()? - before)
}
