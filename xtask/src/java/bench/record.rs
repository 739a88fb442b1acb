//! What JMH measured, as a record from which plots are drawn.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::Row;
use crate::tune::identity::Identity;
use crate::{Result, files, statistics, tools};

/// Benchmarks that a record has: how their rows begin, and the algorithm and operation, as `raddle speed` names them.
const RECORDED: [(&str, [&str; 2]); 9] = [
    ("Aead.openInPlace AES/GCM/NoPadding", ["aes-128-gcm", "open"]),
    ("Aead.openInPlace ChaCha20-Poly1305", ["chacha20-poly1305", "open"]),
    ("Aead.seal AES/GCM/NoPadding", ["aes-128-gcm", "seal"]),
    ("Aead.seal ChaCha20-Poly1305", ["chacha20-poly1305", "seal"]),
    ("Hashes.hash MD5", ["md5", "hash"]),
    ("Hashes.hash SHA-256", ["sha256", "hash"]),
    ("Keystream.encrypt AES/CTR/NoPadding", ["aes-128-ctr", "encrypt"]),
    ("Keystream.encrypt ChaCha20", ["chacha20", "encrypt"]),
    ("Macs.hmacSha256", ["hmac-sha256", "authenticate"]),
];

/// Writes the record of a JDK, `docs/benchmarks/java-<release>.jsonl`. What was not measured this time is left as it is, if it
/// is of the same machine.
pub(super) fn keep(feature: u32, rows: &BTreeMap<(String, u64), Row>) -> Result {
    let path = tools::root().join(path(feature));
    let cpu = format!("{}, Java {feature}", Identity::here()?);
    let date = time::UtcDateTime::now().date().to_string();
    let mut record = BTreeMap::new();
    for line in fs::read_to_string(&path).unwrap_or_default().lines() {
        let row: Value = serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()))?;
        if row["cpu"] == cpu {
            record.insert(key(&row), row);
        }
    }
    for ((title, bytes), row) in rows {
        let Some((_, [algorithm, operation])) = RECORDED.iter().find(|(name, _)| name == title) else { continue };
        for (provider, time) in row {
            let row = json!({
                "algorithm": algorithm,
                "operation": operation,
                "bytes": bytes,
                // Ours is called so in all records.
                "implementation": if provider == "Raddle" { "raddle" } else { provider },
                "kernel": null,
                "ns": statistics::median(&time.iterations),
                "ns_min": statistics::quantile(&time.iterations, 0.0),
                "spread": statistics::spread(&time.iterations),
                "cycles_per_byte": null,
                "ratio_to_best_peer": null,
                "cpu": cpu,
                "date": date,
            });
            record.insert(key(&row), row);
        }
    }
    let lines: String = record.into_values().map(|row| format!("{row}\n")).collect();
    files::write(&path, lines)
}

/// The record of a release of Java.
fn path(feature: u32) -> PathBuf {
    format!("docs/benchmarks/java-{feature}.jsonl").into()
}

/// The order of a record: courses, then lengths, then implementations.
fn key(row: &Value) -> (String, String, u64, String) {
    let text = |name: &str| row[name].as_str().unwrap_or_default().to_owned();
    (text("algorithm"), text("operation"), row["bytes"].as_u64().unwrap_or(0), text("implementation"))
}
