//! Caps the competitors at the level that `RADDLE_CPU` sets for us.
//!
//! OpenSSL and AWS-LC on x86-64 read `OPENSSL_ia32cap`, which contains words with which they mask the results of
//! `cpuid`. They read the variable before `main`, or only once at their first use, so the program starts itself again
//! with the variable set.

use std::env;

use raddle_terminal::failure::Failure;

use super::Competitor;

const VARIABLE: &str = "OPENSSL_ia32cap";

/// Starts the program again with the competitors capped, if `RADDLE_CPU` asks for it and this has not been done.
pub(crate) fn apply(competitors: &[Competitor], level: &str) -> Result<(), Failure> {
    let capped = competitors.iter().any(|&competitor| honours_variable(competitor));
    match masks(level) {
        Some(masks) if capped && env::var_os("RADDLE_CPU").is_some() && env::var_os(VARIABLE).is_none() => {
            restart(&masks)
        }
        _ => Ok(()),
    }
}

/// Returns the notes for the user about how `competitors` are capped: none, unless something caps us or the
/// competitors.
pub(crate) fn notes(competitors: &[Competitor], level: &str) -> Vec<String> {
    let names = |with: bool| -> Vec<&str> {
        competitors
            .iter()
            .filter(|&&competitor| honours_variable(competitor) == with)
            .map(|competitor| competitor.name())
            .collect()
    };
    let (can, cannot) = (names(true), names(false));
    let variable = env::var(VARIABLE).ok();
    let ours = env::var_os("RADDLE_CPU").is_some();
    let mut notes = Vec::new();
    if let (Some(value), false) = (&variable, can.is_empty()) {
        let likewise = if ours && masks(level).as_ref() == Some(value) { "to the same level" } else { "as you set it" };
        notes.push(format!("{} capped {likewise}, by {VARIABLE}={value}", can.join(" and ")));
    }
    if ours && !cannot.is_empty() {
        notes.push(format!("{} can't be capped, because they query the CPU themselves", cannot.join(" and ")));
    }
    notes
}

fn honours_variable(competitor: Competitor) -> bool {
    cfg!(target_arch = "x86_64") && matches!(competitor, Competitor::OpenSsl | Competitor::AwsLc)
}

/// Returns the value of the variable for one of our levels, or `None` if it removes nothing.
///
/// The first word is leaf 1 of `cpuid` (EDX, then ECX), the second leaf 7 (EBX, then ECX), and the tilde clears the
/// bits. OpenSSL clears the words that are not named, so we name all five of its words.
fn masks(level: &str) -> Option<String> {
    if !cfg!(target_arch = "x86_64") {
        return None;
    }
    /// Returns bits of the upper half of a word.
    const fn ecx(bits: u64) -> u64 {
        bits << 32
    }
    // Leaf 7 has F, DQ, IFMA, PF, ER, CD, BW, VL; VBMI, VBMI2, VNNI, BITALG, VPOPCNTDQ.
    let avx512 = 0xdc23_0000 | ecx(1 << 1 | 1 << 6 | 1 << 11 | 1 << 12 | 1 << 14);
    // AVX2, VAES, VPCLMULQDQ.
    let avx2 = 1 << 5 | ecx(1 << 9 | 1 << 10);
    // Leaf 1 has PCLMULQDQ, SSSE3, FMA, SSE4.1, AES, AVX; leaf 7 has SHA.
    let (vectors, sha) = (ecx(1 << 1 | 1 << 9 | 1 << 12 | 1 << 19 | 1 << 25 | 1 << 28), 1 << 29);
    // BMI1, BMI2, ADX.
    let general = 1 << 3 | 1 << 8 | 1 << 19;
    let (leaf1, leaf7): (u64, u64) = match level {
        "avx2" => (0, avx512),
        "avx" => (ecx(1 << 12), avx512 | avx2),
        "x86-64" => (vectors, avx512 | avx2 | sha),
        "portable" => (vectors, avx512 | avx2 | sha | general),
        _ => return None,
    };
    Some(format!("~{leaf1:#x}:~{leaf7:#x}:~0:~0:~0"))
}

#[cfg(unix)]
fn restart(masks: &str) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;
    Err(unstarted(&again(masks)?.exec()))
}

#[cfg(not(unix))]
fn restart(masks: &str) -> Result<(), Failure> {
    let status = again(masks)?.status().map_err(|error| unstarted(&error))?;
    std::process::exit(status.code().unwrap_or(1))
}

fn again(masks: &str) -> Result<std::process::Command, Failure> {
    let mut command = std::process::Command::new(env::current_exe().map_err(|error| unstarted(&error))?);
    command.args(env::args_os().skip(1)).env(VARIABLE, masks);
    Ok(command)
}

fn unstarted(error: &std::io::Error) -> Failure {
    Failure::Work(format!("can't start again with {VARIABLE} set to cap the competitors: {error}"))
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn a_lower_level_masks_what_the_higher_one_masks() {
        let words = |level| -> Vec<u64> {
            let masks = masks(level).unwrap();
            masks
                .split(':')
                .map(|word| u64::from_str_radix(word.trim_start_matches("~0x").trim_start_matches("~"), 16).unwrap())
                .collect()
        };
        assert_eq!(masks("avx512"), None);
        for pair in ["avx2", "avx", "x86-64", "portable"].windows(2) {
            let (higher, lower) = (words(pair[0]), words(pair[1]));
            assert!(higher.iter().zip(&lower).all(|(higher, lower)| higher & !lower == 0), "{pair:?}");
        }
    }
}
