//! The kernels that the library uses, by message length or number of messages.

use std::fmt::{self, Display, Formatter};

use raddle::kernel::{
    Blake3, CompressionFunction, Md5, Md5Sha1Sha256, Md5Sha256, Sha1, Sha1Sha256, Sha256, Sha512, blake3_inputs_plan,
    chacha20_poly1305_many_mac, chacha20_poly1305_many_plan, chacha20_poly1305_plan, chacha20_xor_plan, combined_plan,
    hash_plan, poly1305_plan, sha1_checked_lanes_plan, sha1_checked_plan,
};
use serde::Serialize;

use crate::speed::algorithm::{AeadAlgorithm, Algorithm, Cipher};

/// The maximal length that is examined: far above the last change of kernel.
const LONGEST: usize = 1 << 16;

/// A range of message lengths, or of numbers of messages, that use the same kernel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct PickedRange {
    pub(crate) from: usize,
    /// The last length; `None` if there is no upper bound.
    pub(crate) to: Option<usize>,
    /// Whether the kernel processes the whole message at all these lengths. Otherwise the remainder is treated as a
    /// separate message, or other kernels process it.
    pub(crate) whole: bool,
    /// The unit: bytes of a message, or messages.
    pub(crate) of: Counted,
}

/// The unit of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Counted {
    Bytes,
    Messages,
}

impl Display for PickedRange {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let unit = match self.of {
            Counted::Bytes => "B",
            Counted::Messages if self.to == Some(1) => "message",
            Counted::Messages => "messages",
        };
        match self.to {
            Some(to) if to == self.from => write!(f, "{to} {unit}"),
            Some(to) => write!(f, "{} to {to} {unit}", self.from),
            None => write!(f, "from {} {unit}", self.from),
        }
    }
}

/// The kernels that this CPU uses for an algorithm at its level, with their ranges.
pub(crate) struct Picks {
    pub(crate) algorithm: &'static str,
    pub(crate) kernels: Vec<(&'static str, PickedRange)>,
}

/// Returns the kernels of every algorithm. ChaCha20 has the first kernel of a message; other ciphers have several
/// kernels, each for a part of the work; hash functions have kernels for numbers of messages.
pub(crate) fn of_this_machine() -> [Picks; 17] {
    let first = |bytes| chacha20_xor_plan(bytes).next().map(|(kernel, taken)| (kernel.name(), taken == bytes));
    let authenticate = |bytes| poly1305_plan(bytes).map(|(name, _)| name).collect();
    let seal = |bytes| {
        let (begin, both) = chacha20_poly1305_plan(bytes);
        begin.map(|kernel| kernel.name()).into_iter().chain(both.map(|kernel| kernel.name())).collect()
    };
    let gcm = |cipher| {
        let algorithm = Cipher { cipher, batch: None };
        let both = |bytes| ["seal", "open"].into_iter().flat_map(|way| algorithm.picked(way, bytes)).collect();
        Picks { algorithm: algorithm.name(), kernels: parts(LONGEST, both) }
    };
    [
        Picks { algorithm: "chacha20", kernels: ranges(LONGEST, first) },
        Picks { algorithm: "poly1305", kernels: parts(LONGEST, authenticate) },
        Picks { algorithm: "chacha20-poly1305", kernels: parts(LONGEST, seal) },
        Picks { algorithm: "chacha20-poly1305-many", kernels: by_packets() },
        gcm(AeadAlgorithm::Aes128Gcm),
        gcm(AeadAlgorithm::Aes192Gcm),
        gcm(AeadAlgorithm::Aes256Gcm),
        Picks { algorithm: "sha256", kernels: by_messages::<Sha256>() },
        Picks { algorithm: "sha512", kernels: by_messages::<Sha512>() },
        Picks { algorithm: "sha1", kernels: by_messages::<Sha1>() },
        Picks { algorithm: "md5", kernels: by_messages::<Md5>() },
        Picks {
            algorithm: "blake3",
            kernels: by_messages::<Blake3>().into_iter().chain(by_numbers(blake3_inputs_plan())).collect(),
        },
        Picks { algorithm: "md5+sha256", kernels: of_one_message(combined_plan::<Md5Sha256>()) },
        Picks { algorithm: "sha1+sha256", kernels: of_one_message(combined_plan::<Sha1Sha256>()) },
        Picks { algorithm: "md5+sha1+sha256", kernels: of_one_message(combined_plan::<Md5Sha1Sha256>()) },
        Picks { algorithm: "sha1-checked", kernels: of_one_message(sha1_checked_plan()) },
        Picks { algorithm: "sha1-checked-many", kernels: by_numbers(sha1_checked_lanes_plan().into_iter()) },
    ]
}

/// The number of bytes in the packets for which batch kernels are listed, and the number of packets that fill the
/// widest kernel.
const PACKET: usize = 64;
const PACKETS: usize = 64;

/// Returns the kernels for batches of packets of [`PACKET`] bytes, with their numbers of packets, lowest first.
fn by_packets() -> Vec<(&'static str, PickedRange)> {
    let first = |packets| chacha20_poly1305_many_plan(PACKET, packets).next().map(|kernel| (kernel.name(), true));
    let mac = |packets| chacha20_poly1305_many_mac(packets).map(|kernel| (kernel.name(), true));
    let kernels = ranges(PACKETS, first).into_iter().chain(ranges(PACKETS, mac));
    kernels.map(|(name, range)| (name, PickedRange { of: Counted::Messages, ..range })).collect()
}

/// Returns the kernels of a hash function with their numbers of messages, lowest first. For short messages, the
/// break-even number is higher.
fn by_messages<F: CompressionFunction>() -> Vec<(&'static str, PickedRange)> {
    by_numbers(hash_plan::<F>(LONGEST))
}

/// Returns the kernel for one message, if there is one.
fn of_one_message(plan: Option<&'static str>) -> Vec<(&'static str, PickedRange)> {
    let one = PickedRange { from: 1, to: Some(1), whole: true, of: Counted::Messages };
    plan.map(|name| (name, one)).into_iter().collect()
}

/// Returns kernels with their ranges of numbers of messages. `plan` gives the least number of each, the lowest last.
fn by_numbers(plan: impl Iterator<Item = (&'static str, usize)>) -> Vec<(&'static str, PickedRange)> {
    let mut kernels = Vec::new();
    let mut to = None;
    for (name, from) in plan {
        kernels.push((name, PickedRange { from, to, whole: true, of: Counted::Messages }));
        to = Some(from - 1);
    }
    kernels.reverse();
    kernels
}

/// Returns ranges of lengths with the first kernel of a message, and whether this kernel processes the whole message.
fn ranges(longest: usize, first: impl Fn(usize) -> Option<(&'static str, bool)>) -> Vec<(&'static str, PickedRange)> {
    let mut ranges: Vec<(&'static str, PickedRange)> = Vec::new();
    for bytes in 1..=longest {
        let Some((name, whole)) = first(bytes) else { continue };
        match ranges.last_mut() {
            Some((last, range)) if *last == name => {
                range.to = Some(bytes);
                range.whole &= whole;
            }
            _ => ranges.push((name, PickedRange { from: bytes, to: Some(bytes), whole, of: Counted::Bytes })),
        }
    }
    if let Some((_, last)) = ranges.last_mut() {
        last.to = None;
    }
    ranges
}

/// Returns the kernels that process a part of a message, each with its minimal and its maximal length.
fn parts(longest: usize, names: impl Fn(usize) -> Vec<&'static str>) -> Vec<(&'static str, PickedRange)> {
    let mut parts: Vec<(&'static str, PickedRange)> = Vec::new();
    for bytes in 1..=longest {
        for name in names(bytes) {
            match parts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, range)) => range.to = Some(bytes),
                None => {
                    parts.push((name, PickedRange { from: bytes, to: Some(bytes), whole: false, of: Counted::Bytes }))
                }
            }
        }
    }
    // A kernel may have no part in the tail of a long message.
    for (_, range) in &mut parts {
        range.to = range.to.filter(|to| *to < longest - longest / 4);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_with_the_same_kernel_are_one_range() {
        let first = |bytes| Some(if bytes <= 10 { ("short", true) } else { ("long", bytes % 4 == 0) });
        let expected = [
            ("short", PickedRange { from: 1, to: Some(10), whole: true, of: Counted::Bytes }),
            ("long", PickedRange { from: 11, to: None, whole: false, of: Counted::Bytes }),
        ];
        assert_eq!(ranges(100, first), expected);
    }

    #[test]
    fn a_part_has_its_least_and_its_greatest_length() {
        let names = |bytes| match bytes {
            ..=20 => vec!["end"],
            _ if bytes % 16 == 0 => vec!["wide"],
            _ => vec!["wide", "end"],
        };
        let expected = [
            ("end", PickedRange { from: 1, to: None, whole: false, of: Counted::Bytes }),
            ("wide", PickedRange { from: 21, to: None, whole: false, of: Counted::Bytes }),
        ];
        assert_eq!(parts(64, names), expected);
        let short = |bytes| if bytes <= 20 { vec!["short"] } else { Vec::new() };
        assert_eq!(
            parts(64, short),
            [("short", PickedRange { from: 1, to: Some(20), whole: false, of: Counted::Bytes })]
        );
    }
}
