//! The test vectors of the format, C2SP/CCTV, from the Go module c2sp.org/CCTV/age.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::Command;

use flate2::read::ZlibDecoder;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::common::{Folder, text};

const MODULE: &str = "c2sp.org/CCTV/age@v0.0.0-20260829155415-4448f2097b2d";
/// The checksum of the module.
const SUM: &str = "h1:Blprhc2SbChNZtWcU+BLTM4YdoqYAS9V7cJgOwJKyAs=";

/// Returns the folder with the vectors, which Go downloads.
fn vectors() -> Option<PathBuf> {
    let folder = Folder::new();
    let mut go = Command::new("go");
    go.current_dir(folder.path("")).args(["mod", "download", "-json", MODULE]);
    let output = match go.output() {
        Ok(output) => output,
        Err(error) => {
            println!("skipped: test vectors of age: no go: {error}");
            return None;
        }
    };
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(output.status.success(), "go mod download: {said}");
    assert_eq!(said["Sum"], SUM);
    Some(PathBuf::from(said["Dir"].as_str().unwrap()).join("testdata"))
}

/// A vector: lines of words, and a file.
struct Vector {
    words: BTreeMap<String, Vec<String>>,
    file: Vec<u8>,
}

impl Vector {
    fn parse(bytes: &[u8]) -> Self {
        let end = bytes.windows(2).position(|window| window == b"\n\n").unwrap();
        let mut words: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in text(&bytes[..end]).lines() {
            let (word, value) = line.split_once(": ").unwrap();
            words.entry(word.to_owned()).or_default().push(value.to_owned());
        }
        let mut file = bytes[end + 2..].to_vec();
        if let Some(how) = words.get("compressed") {
            assert_eq!(how[..], ["zlib"]);
            let mut whole = Vec::new();
            ZlibDecoder::new(&*file).read_to_end(&mut whole).unwrap();
            file = whole;
        }
        Self { words, file }
    }

    fn all(&self, word: &str) -> &[String] {
        self.words.get(word).map_or(&[], Vec::as_slice)
    }

    fn one(&self, word: &str) -> Option<&str> {
        self.all(word).first().map(String::as_str)
    }
}

/// Returns the possible beginnings of our message for an expected result of a vector.
fn messages(expected: &str) -> &'static [&'static str] {
    match expected {
        "no match" => &["wrong key", "wrong passphrase"],
        "HMAC failure" => &["damaged header: the key is right"],
        "header failure" => &["damaged header", "not an age file", "age format", "its passphrase needs"],
        "payload failure" => &["damaged payload"],
        "armor failure" => &["damaged armor", "not an age file"],
        other => panic!("a new expectation: {other}"),
    }
}

#[test]
fn all_vectors() {
    let Some(vectors) = vectors() else { return };
    let mut names: Vec<PathBuf> = fs::read_dir(vectors).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    let mut passed = 0;
    let mut failed = Vec::new();
    for path in &names {
        let name = path.file_name().unwrap().to_str().unwrap();
        let vector = Vector::parse(&fs::read(path).unwrap());
        match check(&vector) {
            Ok(()) => passed += 1,
            Err(what) => failed.push(format!("{name}: {what}")),
        }
    }
    println!("report: test vectors of age: {passed} passed");
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(passed >= 147 && passed == names.len());
}

fn check(vector: &Vector) -> Result<(), String> {
    let folder = Folder::new();
    let mut arguments = vec!["open"];
    match vector.all("identity") {
        // Some vectors need no identity, because their header is malformed.
        [] => {}
        identities => folder.write("key.txt", identities.join("\n").as_bytes()),
    }
    arguments.extend(["-i", "key.txt"]);
    if let Some(passphrase) = vector.one("passphrase") {
        folder.write("passphrase", passphrase.as_bytes());
        arguments.extend(["--pass-file", "passphrase"]);
    }
    let output = folder.run(&arguments, &vector.file);
    let said = text(&output.stderr);
    let expected = vector.one("expect").unwrap();
    if expected == "success" {
        if !output.status.success() {
            return Err(said);
        }
    } else {
        if output.status.code() != Some(1) {
            return Err(format!("exit status {}, not 1: {said}", output.status));
        }
        let said = said.trim_start_matches("error: standard input: ");
        // A flaw in the armor may be in the lines of the header, and a damaged first line may hide the armor.
        if !messages(expected).iter().any(|message| said.starts_with(message)) {
            return Err(format!("{expected:?} is called {said:?}"));
        }
    }
    // The released bytes are the expected ones, even after a failure.
    match vector.one("payload") {
        Some(payload) if hex(&Sha256::digest(&output.stdout)) != payload => {
            Err(format!("other plaintext: {} bytes", output.stdout.len()))
        }
        None if !output.stdout.is_empty() => Err(format!("{} bytes were released", output.stdout.len())),
        _ => Ok(()),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
