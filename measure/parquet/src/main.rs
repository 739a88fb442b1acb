//! Measures the encryption of Parquet's pages by raddle and by ring, which the crate `parquet` uses, and prints a JSON record
//! for each.
//!
//! `cargo run --release --manifest-path measure/parquet/Cargo.toml` seals and opens pages of 64 KiB and 1 MiB under a key of
//! 16 bytes. A page is what stands in a file: its length in 4 bytes, a nonce of 12, the ciphertext, and for `AES_GCM_V1` a tag of
//! 16. `AES_GCM_CTR_V1` encrypts pages by AES-CTR, whose counter starts at 1 after the nonce, and ring has no AES-CTR: its pages
//! of `AES_GCM_V1` are beside it.
//!
//! Implementations take turns; a record has the fastest call of all. Each opens pages of the other before it is measured.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use raddle::{
    aes_ctr::{Aes128, Aes128Ctr32, Key},
    aes_gcm::{Aes128Gcm, Nonce},
};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, UnboundKey};

const KEY: [u8; 16] = [7; 16];
const NONCE: [u8; 12] = [9; 12];
const AAD: &[u8] = b"file, module, row group, column, page";

/// The bytes of a page before the ciphertext: its length and a nonce.
const HEAD: usize = 4 + NONCE.len();

/// The calls of each measurement.
const TURNS: usize = 2000;

/// The result of a call.
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// Makes a page of a text, or a text of a page.
type Step = Box<dyn Fn(&[u8]) -> Outcome<Vec<u8>>>;

/// An implementation of an algorithm of Parquet.
struct Cipher {
    algorithm: &'static str,
    implementation: &'static str,
    /// Returns the page of a text.
    seal: Step,
    /// Returns the text of a page.
    open: Step,
}

/// Returns a page whose ciphertext is still its text, with room for a tag.
fn page(text: &[u8], tag: usize) -> Outcome<Vec<u8>> {
    let mut page = Vec::with_capacity(HEAD + text.len() + tag);
    page.extend(u32::try_from(NONCE.len() + text.len() + tag)?.to_le_bytes());
    page.extend(NONCE);
    page.extend(text);
    Ok(page)
}

fn raddle_gcm() -> Cipher {
    let [sealer, opener] = [(); 2].map(|()| Aes128Gcm::new(&KEY.into()));
    Cipher {
        algorithm: "AES_GCM_V1",
        implementation: "raddle",
        seal: Box::new(move |text| {
            let mut page = page(text, 16)?;
            let tag = sealer.seal_in_place_detached(&Nonce::from(NONCE), AAD, &mut page[HEAD..])?;
            page.extend(tag.as_bytes());
            Ok(page)
        }),
        open: Box::new(move |page| {
            let mut text = page[HEAD..].to_vec();
            opener.open_vec_in_place(&Nonce::try_from(&page[4..HEAD])?, AAD, &mut text)?;
            Ok(text)
        }),
    }
}

fn raddle_ctr() -> Cipher {
    let key = Aes128::new(&Key::from(KEY));
    let cipher = move |page: &[u8]| -> Outcome<Aes128Ctr32> {
        let mut first = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
        first[..NONCE.len()].copy_from_slice(&page[4..HEAD]);
        Ok(Aes128Ctr32::new(key.clone(), &first))
    };
    let opener = cipher.clone();
    Cipher {
        algorithm: "AES_GCM_CTR_V1",
        implementation: "raddle",
        seal: Box::new(move |text| {
            let mut page = page(text, 0)?;
            cipher(&page)?.apply_keystream(&mut page[HEAD..])?;
            Ok(page)
        }),
        open: Box::new(move |page| {
            let mut text = page[HEAD..].to_vec();
            opener(page)?.apply_keystream(&mut text)?;
            Ok(text)
        }),
    }
}

fn ring_gcm() -> Outcome<Cipher> {
    let key = || UnboundKey::new(&AES_128_GCM, &KEY).map(LessSafeKey::new).map_err(|_| "ring refuses the key");
    let (sealer, opener) = (key()?, key()?);
    let nonce = ring::aead::Nonce::assume_unique_for_key;
    Ok(Cipher {
        algorithm: "AES_GCM_V1",
        implementation: "ring",
        seal: Box::new(move |text| {
            let mut page = page(text, 16)?;
            let tag = sealer.seal_in_place_separate_tag(nonce(NONCE), Aad::from(AAD), &mut page[HEAD..]);
            page.extend(tag.map_err(|_| "ring can't seal")?.as_ref());
            Ok(page)
        }),
        open: Box::new(move |page| {
            let mut text = page[HEAD..].to_vec();
            let nonce = nonce(page[4..HEAD].try_into()?);
            let len = opener.open_in_place(nonce, Aad::from(AAD), &mut text).map_err(|_| "ring can't open")?.len();
            text.truncate(len);
            Ok(text)
        }),
    })
}

/// Returns the time of a call.
fn time(call: impl FnOnce() -> Outcome<Vec<u8>>) -> Outcome<Duration> {
    let start = Instant::now();
    black_box(call()?);
    Ok(start.elapsed())
}

fn main() -> Outcome<()> {
    let ciphers = [raddle_gcm(), raddle_ctr(), ring_gcm()?];
    for bytes in [1 << 16, 1 << 20] {
        let text: Vec<u8> = (0..=250).cycle().take(bytes).collect();
        let pages = ciphers.iter().map(|cipher| (cipher.seal)(&text)).collect::<Outcome<Vec<_>>>()?;
        for cipher in &ciphers {
            for (page, other) in pages.iter().zip(&ciphers).filter(|(_, other)| other.algorithm == cipher.algorithm) {
                if (cipher.open)(page)? != text {
                    return Err(format!(
                        "{} opens what {} has not sealed",
                        cipher.implementation, other.implementation
                    )
                    .into());
                }
            }
        }
        let mut best = [[Duration::MAX; 2]; 3];
        for _ in 0..TURNS {
            for ((cipher, page), best) in ciphers.iter().zip(&pages).zip(&mut best) {
                let times = [time(|| (cipher.seal)(&text))?, time(|| (cipher.open)(page))?];
                *best = [best[0].min(times[0]), best[1].min(times[1])];
            }
        }
        for (cipher, times) in ciphers.iter().zip(&best) {
            for (operation, at) in [("seal", 0), ("open", 1)] {
                let gigabytes = bytes as f64 / times[at].as_nanos() as f64;
                let ratio = best[2][at].as_secs_f64() / times[at].as_secs_f64();
                println!(
                    r#"{{"algorithm":"{}","operation":"{operation}","bytes":{bytes},"implementation":"{}","ns":{},"gigabytes_per_second":{gigabytes:.2},"ratio_to_ring_gcm":{ratio:.2}}}"#,
                    cipher.algorithm,
                    cipher.implementation,
                    times[at].as_nanos(),
                );
            }
        }
    }
    Ok(())
}
