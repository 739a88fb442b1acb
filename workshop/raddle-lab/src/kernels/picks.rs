//! The kernels that the library uses, by message length or number of messages.

use std::fmt::{self, Display, Formatter};

use raddle::kernel::plan;
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
    let first = |bytes| plan("chacha20_xor", bytes, 1).next().map(|(name, taken)| (name, taken == bytes));
    let authenticate = |bytes| plan("poly1305", bytes, 1).map(|(name, _)| name).collect();
    // Messages without these kernels use those of ChaCha20 and of Poly1305.
    let is_own = |name: &&str| name.starts_with("chacha20_poly1305");
    let seal = |bytes| plan("chacha20_poly1305", bytes, 1).map(|(name, _)| name).filter(is_own).collect();
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
        Picks { algorithm: "sha256", kernels: by_messages("sha256") },
        Picks { algorithm: "sha512", kernels: by_messages("sha512") },
        Picks { algorithm: "sha1", kernels: by_messages("sha1") },
        Picks { algorithm: "md5", kernels: by_messages("md5") },
        Picks { algorithm: "blake3", kernels: [by_messages("blake3"), by_messages("blake3_inputs")].concat() },
        Picks { algorithm: "md5+sha256", kernels: of_one_message("md5_sha256") },
        Picks { algorithm: "sha1+sha256", kernels: of_one_message("sha1_sha256") },
        Picks { algorithm: "md5+sha1+sha256", kernels: of_one_message("md5_sha1_sha256") },
        Picks { algorithm: "sha1-checked", kernels: of_one_message("sha1_checked") },
        Picks { algorithm: "sha1-checked-many", kernels: by_messages("sha1_checked_lanes") },
    ]
}

/// The number of bytes in the packets for which batch kernels are listed, and the number of packets that fill the
/// widest kernel.
const PACKET: usize = 64;
const PACKETS: usize = 64;

/// Returns the kernels for batches of packets of [`PACKET`] bytes, with their numbers of packets, lowest first.
fn by_packets() -> Vec<(&'static str, PickedRange)> {
    let kernel = |packets, kind: &str| {
        let mut names = plan("chacha20_poly1305_many", PACKET, packets).map(|(name, _)| name);
        names.find(|name| name.starts_with(kind)).map(|name| (name, true))
    };
    let (first, mac) = (|packets| kernel(packets, "chacha20_blocks"), |packets| kernel(packets, "poly1305_lanes"));
    let kernels = ranges(PACKETS, first).into_iter().chain(ranges(PACKETS, mac));
    kernels.map(|(name, range)| (name, PickedRange { of: Counted::Messages, ..range })).collect()
}

/// Returns the kernel for one message, if there is one.
fn of_one_message(operation: &str) -> Vec<(&'static str, PickedRange)> {
    let one = PickedRange { from: 1, to: Some(1), whole: true, of: Counted::Messages };
    plan(operation, LONGEST, 1).map(|(name, _)| (name, one.clone())).collect()
}

/// Returns the kernels of a hash function with their numbers of messages, lowest first. For short messages, the
/// break-even number is higher.
fn by_messages(operation: &str) -> Vec<(&'static str, PickedRange)> {
    let mut kernels = Vec::new();
    let mut to = None;
    for (name, from) in plan(operation, LONGEST, usize::MAX) {
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
