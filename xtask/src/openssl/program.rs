//! The program `openssl` with both providers.

use std::process::Command;

use super::{
    evp::must_fail,
    setup::{Fault, Setup, With, bytes},
};
use crate::Result;

const CIPHERS: [&str; 4] = ["aes-128-ctr", "aes-192-ctr", "aes-256-ctr", "chacha20"];
/// Those of ours, and one that falls to the default provider.
const DIGESTS: [&str; 4] = ["sha256", "sha224", "md5", "sha384"];
const LENGTHS: [usize; 10] = [0, 1, 15, 16, 63, 64, 65, 1000, 8192, 100_001];

pub(super) fn run(setup: &Setup) -> Result {
    lists(setup)?;
    let mut compared = 0;
    for length in LENGTHS {
        setup.write("message", &bytes(length))?;
        for cipher in CIPHERS {
            let iv = "fffffffffffffffffffffffffffffff0";
            for options in [&[][..], &["-bufsize", "17"]] {
                let options =
                    [&["enc", "-e", "-in", "message", "-K"][..], &[KEY[cipher_key(cipher)]], &["-iv", iv], options];
                same(setup, &[&options.concat()[..], &[&format!("-{cipher}")]].concat())?;
                compared += 1;
            }
        }
        for digest in DIGESTS {
            same(setup, &["dgst", &format!("-{digest}"), "message"])?;
            same(setup, &["dgst", &format!("-{digest}"), "-hmac", "key", "message"])?;
            same(setup, &["mac", "-digest", digest, "-macopt", "hexkey:00ff80", "-in", "message", "HMAC"])?;
            compared += 3;
        }
        same(setup, &["mac", "-macopt", &format!("hexkey:{}", KEY[2]), "-in", "message", "Poly1305"])?;
        compared += 1;
    }
    let key = format!("hexkey:{}", KEY[2]);
    let poly1305 = ["mac", "-macopt", &key, "-in", "message", "Poly1305"];
    let (right, faulty) =
        (output(setup, With::Default, &poly1305)?, output(setup, With::Faulty(Fault::Tag), &poly1305)?);
    must_fail("openssl mac", if right == faulty { Ok(()) } else { Err(String::new()) })?;
    println!("report: {compared} runs of openssl enc, dgst and mac agree");
    Ok(())
}

/// Keys of 16, 24 and 32 bytes.
const KEY: [&str; 3] = [
    "000102030405060708090a0b0c0d0e0f",
    "000102030405060708090a0b0c0d0e0f1011121314151617",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
];

fn cipher_key(cipher: &str) -> usize {
    if cipher.contains("128") {
        0
    } else if cipher.contains("192") {
        1
    } else {
        2
    }
}

/// The provider and its algorithms are listed, and what is asked for by property is ours.
fn lists(setup: &Setup) -> Result {
    let listed = |args: &[&str]| {
        let text = output(setup, With::Raddle, args)?;
        Ok::<_, String>(String::from_utf8_lossy(&text).to_lowercase())
    };
    let providers = listed(&["list", "-providers"])?;
    let algorithms = [
        (
            "-cipher-algorithms",
            ["aes-128-gcm", "aes-192-gcm", "aes-256-gcm", "aes-128-ctr", "chacha20", "chacha20-poly1305"],
        ),
        ("-digest-algorithms", ["sha256", "sha2-256", "sha224", "sha-224", "md5", "ssl3-md5"]),
        ("-mac-algorithms", ["hmac", "poly1305", "hmac", "poly1305", "hmac", "poly1305"]),
    ];
    if !(providers.contains("name: raddle") && providers.contains("status: active")) {
        return Err(format!("openssl list: the provider is not active: {providers}"));
    }
    for (list, names) in algorithms {
        let text = listed(&["list", list, "-verbose"])?;
        let ours: Vec<_> = text.lines().filter(|line| line.trim_end().ends_with("@ raddle")).collect();
        for name in names {
            if !ours.iter().any(|line| line.split([' ', ',', '{', '}']).any(|word| word == name)) {
                return Err(format!("openssl list {list}: no {name} of raddle"));
            }
        }
    }
    Ok(())
}

/// Runs `openssl` with both providers, and compares what it prints.
fn same(setup: &Setup, args: &[&str]) -> Result {
    let (ours, theirs) = (output(setup, With::Raddle, args)?, output(setup, With::Default, args)?);
    if ours == theirs { Ok(()) } else { Err(format!("openssl {}: the providers differ", args.join(" "))) }
}

fn output(setup: &Setup, with: With, args: &[&str]) -> Result<Vec<u8>> {
    let mut openssl: Command = setup.command("openssl", with);
    let output = openssl.args(args).output().map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("openssl {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)))
    }
}
