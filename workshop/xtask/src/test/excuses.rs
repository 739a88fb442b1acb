//! Excuses for a test that skips something although everything is required: this processor can't do it, or the lists
//! leave it out on purpose. A missing program that could be installed is not an excuse.

use std::collections::BTreeSet;
use std::fs;

/// The words before the names of required features in a note. The note ends with the names.
const BEFORE_FEATURES: [&str; 3] = [" needs ", ": no ", " has no "];

/// The features that notes can name: those of rows. A test compares them with the rows' crate, which this program does not
/// link.
const FEATURES: &str = "avx avx2 avx512f avx512vl avx512bw avx512dq avx512ifma avx512fp16 bmi1 bmi2 adx aes pclmulqdq vaes \
                        vpclmulqdq sha neon neon-aes neon-pmull neon-sha2 neon-sha3 power8 power8-crypto";

/// Parts of notes about properties that no list of features contains.
const OF_PROCESSORS: [&str; 4] = [
    // x86-64 processors show this bit of a register only to the operating system.
    "data-independent timing: this processor shows no bit for it",
    // Values can't be planted in registers that do not exist.
    ": this CPU can't ",
    // The same reason, in the C archive and for single instructions.
    "this processor lacks a feature that it needs",
    "which this processor lacks",
];

/// Parts of notes about tests that the lists leave out on purpose, and where they run.
const LEFT_OUT: [&str; 11] = [
    // These run each week: `cargo xtask python --spark` and `--large`, and with the feature `age`; with Ray, they run
    // by hand.
    "Spark is not installed",
    "Ray Data is not installed",
    "arrays of 2^31 bytes and more take a minute",
    "the package is built without raddle.age",
    // These run if the other library or the interpreter supports it, or if the tests are not run by root.
    "cryptography has no XChaCha20Poly1305",
    "this Python has a global lock",
    "files that can't be read: root reads them",
    // These run with the newer of two JDKs.
    "before Java 21",
    "need Java 22",
    "by JNI stops collections and no safepoint",
    // Debian 12 has no b3sum: the steps `kernels` and `library` compare with the crate.
    "b3sum, which isn't here",
];

/// The features of this machine's processor.
pub(super) struct Machine {
    features: BTreeSet<String>,
}

impl Machine {
    pub(super) fn here() -> Self {
        let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let is_list = |line: &&str| ["flags", "Features"].iter().any(|name| line.starts_with(name));
        Machine::with(info.lines().find(is_list).and_then(|line| line.split_once(':')).map_or("", |(_, flags)| flags))
    }

    /// Returns a processor with these features, separated by blanks. Linux spells `sha` as `sha_ni` and `avx512fp16` as
    /// `avx512_fp16`.
    pub(super) fn with(flags: &str) -> Self {
        let spelled = |flag: &str| flag.trim_end_matches("_ni").replace('_', "");
        Machine { features: flags.split_whitespace().map(spelled).collect() }
    }

    /// Returns whether a test had to skip the subject of the note, because the note names a feature that the processor
    /// lacks.
    pub(super) fn excuses(&self, note: &str) -> bool {
        let lacks = |names: &str| {
            let mut names = names.split([' ', ',']).filter(|name| !name.is_empty());
            names.any(|name| FEATURES.split(' ').any(|known| known == name) && !self.features.contains(name))
        };
        OF_PROCESSORS.iter().chain(&LEFT_OUT).any(|part| note.contains(part))
            || BEFORE_FEATURES.iter().filter_map(|before| note.rsplit_once(before)).any(|(_, names)| lacks(names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(feature = "kernels")]
    fn every_feature_is_known() {
        assert!(raddle_isa::Feature::ALL.iter().map(|feature| feature.name()).eq(FEATURES.split(' ')));
    }

    #[test]
    fn what_the_processor_lacks_is_an_excuse() {
        let machine = Machine::with("avx2 sha_ni avx512_fp16");
        for excused in
            ["a needs vaes", "`b`, which a kernel uses: no avx2, avx512f", "row c: this processor has no sha, vaes"]
        {
            assert!(machine.excuses(&format!("skipped: {excused}")), "{excused}");
        }
        // In turn: the processor has the features; the note is not about a feature; the note names nothing.
        for note in ["a needs avx2 sha avx512fp16", "files of Go's age: no go", "a test needs qemu-user", "encodings"] {
            assert!(!machine.excuses(&format!("skipped: {note}")), "{note}");
        }
    }
}
