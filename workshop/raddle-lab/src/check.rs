//! `raddle-lab check`: checks this build on this machine, and writes one report that can be sent back.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;

use raddle::aead::any::{AnyAead, AnyAlgorithm};
use raddle::blake3::Blake3;
use raddle::cpu;
use raddle::md5::Md5;
use raddle::sha1::Sha1;
use raddle::sha256::Sha256;
use raddle::sha512::Sha512;
use raddle_terminal::failure::Failure;
use raddle_terminal::output::{Access, Output};
use raddle_terminal::sources::Sources;
use serde::Serialize;

use crate::kernels::report::{self, Checked};
use crate::speed::VERSION;

const HELP: &str = "\
Example:
  raddle-lab check --report report.json    then send us report.json

The report is one JSON object: the version, the processor, vectors of the standards, and for each kernel of this architecture \
the digests of its proved text and of its machine code, whether the code in this program is the recorded one, whether the \
kernel computes what the portable reference does, with separate buffers and in place, and the nanoseconds of a call. It has no \
name of the machine, of a user or of a file.

Exit status: 0 if all vectors and kernels are right; 1 if one is not.";

/// Check the vectors and kernels of this program on this machine, and write a report
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(crate) struct Args {
    /// Write the report to this file instead of standard output
    #[arg(long, value_name = "FILE.json")]
    report: Option<PathBuf>,
}

#[derive(Serialize)]
struct Report {
    version: &'static str,
    architecture: &'static str,
    system: &'static str,
    cpu: String,
    level: String,
    vectors: Vec<Vector>,
    kernels: Vec<Checked>,
}

/// A published result, and whether this program computes it.
#[derive(Serialize)]
struct Vector {
    name: &'static str,
    right: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let report = Report {
        version: VERSION,
        architecture: env::consts::ARCH,
        system: env::consts::OS,
        cpu: cpu::describe().to_string(),
        level: cpu::level().to_string(),
        vectors: vectors(),
        kernels: report::check()?,
    };
    let mut output = Output::open(args.report.as_deref(), true, Access::Usual, &Sources::default())?;
    let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
    writeln!(output, "{text}").map_err(|error| output.failed(&error))?;
    output.finish()?;
    let vectors = report.vectors.iter().filter(|vector| !vector.right).map(|vector| vector.name);
    let wrong: Vec<&str> = vectors.chain(report.kernels.iter().filter(|it| it.is_wrong()).map(Checked::name)).collect();
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Work(format!("wrong: {}", wrong.join(", ")))) }
}

/// Computes published results with the kernels that the library chooses here.
fn vectors() -> Vec<Vector> {
    let is = |name, computed: &[u8], expected: &str| {
        let hex: String = computed.iter().map(|byte| format!("{byte:02x}")).collect();
        Vector { name, right: hex == expected }
    };
    let sealed = |algorithm, key: &[u8], text: &[u8]| {
        AnyAead::new(algorithm, key)
            .ok()
            .and_then(|aead| aead.seal_to_vec(&[0; 12], b"", text).ok())
            .unwrap_or_default()
    };
    let short = sealed(AnyAlgorithm::Aes128Gcm, &[0; 16], &[0; 16]);
    let long = sealed(AnyAlgorithm::Aes256Gcm, &[0; 32], &[0; 16]);
    vec![
        is("AES-128-GCM, test case 2", &short, "0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf"),
        is("AES-256-GCM, test case 14", &long, "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"),
        is("ChaCha20-Poly1305, RFC 8439, 2.8.2", &rfc_8439(), "1ae10b594f09e26a7e902ecbd0600691"),
        is(
            "SHA-256 of abc",
            Sha256::digest("abc").as_ref(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        ),
        is(
            "SHA-512 of abc",
            Sha512::digest("abc").as_ref(),
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
            2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        ),
        is("SHA-1 of abc", Sha1::digest("abc").as_ref(), "a9993e364706816aba3e25717850c26c9cd0d89d"),
        is("MD5 of abc", Md5::digest("abc").as_ref(), "900150983cd24fb0d6963f7d28e17f72"),
        is(
            "BLAKE3 of nothing",
            Blake3::digest("").as_ref(),
            "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
        ),
    ]
}

/// Returns the tag of the example of RFC 8439, 2.8.2.
fn rfc_8439() -> Vec<u8> {
    let key: Vec<u8> = (0x80..0xa0).collect();
    let nonce = [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47];
    let aad = [0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7];
    let text = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    let aead = AnyAead::new(AnyAlgorithm::ChaCha20Poly1305, &key).ok();
    let sealed = aead.and_then(|aead| aead.seal_to_vec(&nonce, &aad, text).ok()).unwrap_or_default();
    sealed.get(text.len()..).unwrap_or_default().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_are_right() {
        assert!(vectors().iter().all(|vector| vector.right));
    }
}
