//! Lines of JSON, for scripts.

use std::borrow::Cow;
use std::io;
use std::path::Path;

use raddle::Hex;
use raddle_sum::algorithm::{ChecksumAlgorithm, Sums};
use raddle_sum::line::name;
use serde::Serialize;

use super::report::reason;

/// An object on one line: a checksum of a file, or the reason why it has none.
#[derive(Serialize)]
struct Object<'a> {
    path: Cow<'a, str>,
    /// The bytes of a path that is not UTF-8, which a string can't have.
    #[serde(skip_serializing_if = "Option::is_none")]
    path_hex: Option<String>,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Sum { algorithm: &'static str, digest: String, bytes: u64 },
    Error { error: String },
}

/// Writes a line with a checksum of a file.
pub(super) fn write(path: &Path, algorithm: ChecksumAlgorithm, sums: &Sums, to: &mut Vec<u8>) -> io::Result<()> {
    let digest = Hex(sums.of(algorithm)).to_string();
    write_object(path, Outcome::Sum { algorithm: algorithm.names()[0], digest, bytes: sums.len }, to)
}

/// Writes a line with the error of a file that can't be read.
pub(super) fn write_error(path: &Path, error: &io::Error, to: &mut Vec<u8>) -> io::Result<()> {
    write_object(path, Outcome::Error { error: reason(error) }, to)
}

fn write_object(path: &Path, outcome: Outcome, to: &mut Vec<u8>) -> io::Result<()> {
    let name = name::bytes(path);
    let path = String::from_utf8_lossy(&name);
    let path_hex = matches!(path, Cow::Owned(_)).then(|| Hex(&*name).to_string());
    serde_json::to_writer(&mut *to, &Object { path, path_hex, outcome })?;
    to.push(b'\n');
    Ok(())
}
