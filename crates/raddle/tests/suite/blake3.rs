//! Tests BLAKE3 with its authors' vectors, and against the crate `blake3`.

use crate::common::{Effort, Random};
use blake3::hazmat::{self, HasherExt};
use raddle::blake3::{
    Blake3, CHUNK_BYTES, CountMismatch, PART_BYTES, PartError, SubtreeError, derive_key, left_subtree_bytes,
    max_subtree_bytes,
};
use raddle::{
    Hex, Tag, WrongLength,
    hash::any::{AnyHash, AnyMac},
};

const KEY: &[u8; 32] = b"whats the Elvish word for friend";
const CONTEXT: &str = "BLAKE3 2019-12-27 16:29:52 test vectors context";

/// Returns the input of the vectors.
fn input(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i % 251) as u8).collect()
}

/// The file `test_vectors/test_vectors.json` of BLAKE3-team/BLAKE3: the bytes of the input, and for each mode (without
/// a key, with a key, and for a derived key), the first eight and the last four bytes of 131.
#[rustfmt::skip]
const VECTORS: [(usize, [[&str; 2]; 3]); 10] = [
    (0, [["af1349b9f5f9a1a6", "21cce14d"], ["92b2b75604ed3c76", "e851bc8f"], ["2cc39783c223154f", "689d89a0"]]),
    (1, [["2d3adedff11b61f1", "786545e5"], ["6d7878dfff2f4856", "dd4cea11"], ["b3e2e340a117a499", "f0c76551"]]),
    (1023, [["10108970eeda3eb9", "2f28f485"], ["c951ecdf03288d0f", "fd755a10"], ["74a16c1c3d44368a", "884ef00d"]]),
    (1024, [["42214739f095a406", "9afa684e"], ["75c46f6f3d9eb4f5", "7778e2de"], ["7356cd7720d5b66b", "d8ce5bad"]]),
    (1025, [["d00278ae47eb27b3", "800ab67a"], ["357dc55de0c7e382", "38d5b930"], ["effaa245f065fbf8", "51e7f3ad"]]),
    (2048, [["e776b6028c7cd22a", "61cea8f9"], ["879cf1fa2ea0e791", "daac74fe"], ["7b2945cb4fef7088", "f4ddc583"]]),
    (2049, [["5f4d72f40d7a5f82", "51073ad3"], ["9f29700902f7c86e", "f76b2b0e"], ["2ea477c5515cc3dd", "ae70f4b6"]]),
    (3073, [["7124b49501012f81", "52b603bf"], ["68dede9bef00ba89", "80f3c3c5"], ["72613c9ec9ff7e40", "8e6b14a5"]]),
    (5121, [["628bd2cb2004694a", "4f2b6c95"], ["6ccf1c34753e7a04", "d375b72d"], ["b07f01e518e702f7", "30263165"]]),
    (7169, [["a003fc7a51754a9b", "50b119c8"], ["ed9b1a922c046fdb", "58250f54"], ["554b0a5efea9ef18", "5130f1dd"]]),
];

/// Returns a hasher and the reference's hasher, in each mode.
fn modes() -> [(Blake3, blake3::Hasher); 3] {
    [
        (Blake3::new(), blake3::Hasher::new()),
        (Blake3::keyed(KEY), blake3::Hasher::new_keyed(KEY)),
        (Blake3::deriving(CONTEXT), blake3::Hasher::new_derive_key(CONTEXT)),
    ]
}

fn output(hasher: &Blake3) -> [u8; 131] {
    let mut output = [0; 131];
    hasher.finalize_output().fill(&mut output);
    output
}

#[test]
fn vectors() {
    let check = |bytes: usize, expected: [[&str; 2]; 3], of: fn(usize) -> Vec<u8>| {
        modes().into_iter().zip(expected).all(|((mut ours, _), [first, last])| {
            ours.update(&of(bytes));
            let digits = Hex(output(&ours)).to_string();
            let digest = Hex(ours.finalize()).to_string();
            digits.starts_with(first) && digits.ends_with(last) && digits.starts_with(&digest)
        })
    };
    for (bytes, expected) in VECTORS {
        assert!(check(bytes, expected, input), "{bytes} bytes");
        // Another byte or another length must give another digest.
        assert!(
            !check(bytes, expected, |bytes| vec![1; bytes.max(1)]) && !check(bytes + 1, expected, input),
            "{bytes} bytes"
        );
    }
    let (_, [_, _, [derived, _]]) = VECTORS[1];
    assert!(Hex(derive_key(CONTEXT, &[0])).to_string().starts_with(derived));
}

/// Returns the lengths around chunks, lanes, and subtrees of powers of two.
fn lengths() -> impl Iterator<Item = usize> {
    let chunks = (1..=40).chain([63, 64, 65, 127, 128, 129, 130, 255, 256, 257, 300]);
    let around = chunks.flat_map(|chunks| [CHUNK_BYTES * chunks - 1, CHUNK_BYTES * chunks, CHUNK_BYTES * chunks + 1]);
    (0..if cfg!(miri) { 66 } else { 1100 }).chain(around.filter(|_| !cfg!(miri)))
}

/// Returns a key for messages and batches in one call.
fn key() -> AnyMac {
    AnyMac::new(AnyHash::Blake3, KEY).unwrap()
}

#[test]
fn every_length() {
    let bytes = input(300 * CHUNK_BYTES + 1);
    for length in lengths() {
        let message = &bytes[..length];
        assert_eq!(Blake3::digest(message), *blake3::hash(message).as_bytes(), "{length} bytes");
        let keyed = *blake3::keyed_hash(KEY, message).as_bytes();
        assert_eq!(key().mac(message).as_bytes(), keyed, "{length} bytes");
        for (mut ours, mut theirs) in modes() {
            ours.update(message);
            theirs.update(message);
            let mut expected = [0; 131];
            theirs.finalize_xof().fill(&mut expected);
            assert_eq!(output(&ours), expected, "{length} bytes");
            assert!(ours.finalize_tag() == Tag::from(*theirs.finalize().as_bytes()));
        }
    }
}

#[test]
fn pieces() {
    let bytes = input(70 * CHUNK_BYTES);
    let steps = [1, 63, 64, 65, 1000, 1023, 1024, 1025, 2048, 3000, 4096, 5000, 16384, 20000, 65536];
    let steps = if cfg!(miri) { &steps[..3] } else { &steps[..] };
    for (i, &step) in steps.iter().enumerate() {
        let next = steps[(i + 1) % steps.len()];
        // These are some pieces of both sizes, of a message that is not much longer.
        let bytes = &bytes[..(3000 + 10 * (step + next)).min(if cfg!(miri) { 200 } else { bytes.len() })];
        for first in [0, 1, 64, 1024, 2049] {
            let (mut ours, mut hashed) = (Blake3::new(), 0);
            for size in [first].into_iter().chain([step, next].into_iter().cycle()) {
                let piece = &bytes[hashed..][..size.min(bytes.len() - hashed)];
                ours.update(piece);
                hashed += piece.len();
                assert_eq!(ours.finalize(), *blake3::hash(&bytes[..hashed]).as_bytes(), "{first}, {step}");
                if hashed == bytes.len() {
                    break;
                }
            }
        }
    }
}

/// Tests parts of every length between pieces. The message ends after a part, in a chunk or between chunks.
#[test]
fn parts() {
    let most = if cfg!(miri) { *PART_BYTES.start() } else { *PART_BYTES.end() };
    let bytes = input(3 * most);
    let lengths = || (0..).map(|n| PART_BYTES.start() << n).take_while(|&length| length <= most);
    for length in lengths() {
        for (mut ours, mut theirs) in modes() {
            let other = ours.clone();
            let part = |number: usize| {
                let at = number * length;
                other.part(at as u64, &bytes[at..][..length]).unwrap()
            };
            let (second, first) = (part(1), part(0));
            ours.append(first).unwrap();
            theirs.update(&bytes[..length]);
            assert_eq!(ours.finalize(), *theirs.finalize().as_bytes(), "a part of {length} bytes");
            ours.append(second).unwrap();
            theirs.update(&bytes[length..2 * length]);
            for more in [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1] {
                let (mut ours, mut theirs) = (ours.clone(), theirs.clone());
                ours.update(&bytes[2 * length..][..more]);
                theirs.update(&bytes[2 * length..][..more]);
                assert_eq!(ours.finalize(), *theirs.finalize().as_bytes(), "two of {length} bytes, and {more}");
            }
            // The part follows pieces that end with a chunk, and precedes others.
            let mut mixed = other.clone();
            let (now, rest) = bytes[..length].split_at(length - 1);
            mixed.update(now);
            mixed.update(rest);
            mixed.append(part(1)).unwrap();
            mixed.update(&bytes[2 * length..][..CHUNK_BYTES + 70]);
            theirs.update(&bytes[2 * length..][..CHUNK_BYTES + 70]);
            assert_eq!(mixed.finalize(), *theirs.finalize().as_bytes(), "{length} bytes between pieces");
        }
    }
}

#[test]
fn wrong_parts_are_refused() {
    let (least, most) = (*PART_BYTES.start(), *PART_BYTES.end());
    let (bytes, mut hasher) = (input(2 * most), Blake3::new());
    for length in [0, 1, CHUNK_BYTES, least + 1, 3 * CHUNK_BYTES, 2 * most] {
        assert_eq!(hasher.part(0, &bytes[..length]).unwrap_err(), PartError::Length { bytes: length });
    }
    for offset in [1, 1024, 2048, 4096 + 2048, u64::MAX] {
        let refused = hasher.part(offset, &bytes[..4096]).unwrap_err();
        assert_eq!(refused, PartError::Offset { offset, bytes: 4096 });
    }
    let part = |offset: usize| Blake3::new().part(offset as u64, &bytes[offset..][..least]).unwrap();
    assert_eq!(hasher.append(part(2048)), Err(PartError::Place { taken: 0, offset: 2048 }));
    hasher.update(&bytes[..100]);
    assert_eq!(hasher.append(part(0)), Err(PartError::Place { taken: 100, offset: 0 }));
    hasher.update(&bytes[100..2048]);
    hasher.append(part(2048)).unwrap();
    assert_eq!(hasher.append(part(2048)), Err(PartError::Place { taken: 4096, offset: 2048 }));
    assert_eq!(hasher.finalize(), Blake3::digest(&bytes[..4096]));
    let message = PartError::Offset { offset: 1024, bytes: 2048 }.to_string();
    assert_eq!(message, "a part of 2048 bytes at offset 1024, which is not a multiple of its length");
}

/// Tests chunks, subtrees and parents in each mode, and a message that is joined from its subtrees down to single
/// chunks.
#[test]
fn chaining_values() {
    /// Joins the chaining value of a subtree from the chaining values of its chunks.
    fn joined(hasher: &Blake3, offset: u64, bytes: &[u8]) -> [u8; 32] {
        let Some(left) = left_subtree_bytes(bytes.len() as u64) else {
            return hasher.chaining_value(offset, bytes).unwrap();
        };
        assert_eq!(left, hazmat::left_subtree_len(bytes.len() as u64));
        let (first, second) = bytes.split_at(left as usize);
        hasher.parent(&joined(hasher, offset, first), &joined(hasher, offset + left, second))
    }

    let context_key = hazmat::hash_derive_key_context(CONTEXT);
    let theirs = [hazmat::Mode::Hash, hazmat::Mode::KeyedHash(KEY), hazmat::Mode::DeriveKeyMaterial(&context_key)];
    let (mut random, effort) = (Random(57), Effort::here());
    let bytes = input(if cfg!(miri) { 3 * CHUNK_BYTES } else { 600 * CHUNK_BYTES });
    let small = (1..=40).flat_map(|chunks| [-1, 0, 1].map(|by| chunks * CHUNK_BYTES as i64 + by)).map(|n| n as usize);
    let large = [64, 255, 256, 257, 258, 513].map(|chunks| chunks * CHUNK_BYTES - chunks % 2);
    let lengths = [1, 64, 65].into_iter().chain(small).chain(large);
    let lengths = lengths.filter(|&length| length <= bytes.len() && effort.includes(length)).collect::<Vec<_>>();
    for length in lengths {
        let least = (length as u64).next_power_of_two().max(CHUNK_BYTES as u64);
        // The subtree is the first, the next, one whose number has two words, any, or the last one that fits.
        let any = random.below(1 << 20) as u64;
        for offset in [0, 1, (1 << 32) + 1, any, u64::MAX / least].map(|n| n * least) {
            for ((ours, mut hasher), mode) in modes().into_iter().zip(theirs) {
                let message = &bytes[..length];
                let value = ours.chaining_value(offset, message).unwrap();
                let expected = hasher.set_input_offset(offset).update(message).finalize_non_root();
                assert_eq!(value, expected, "{length} bytes at {offset}");
                if offset == any * least {
                    assert_eq!(value, joined(&ours, offset, message), "{length} bytes at {offset}, joined");
                }
                let other = random.array();
                assert_eq!(ours.parent(&value, &other), hazmat::merge_subtrees_non_root(&value, &other, mode));
                let root = ours.root(&value, &other);
                assert_eq!(root, *hazmat::merge_subtrees_root(&value, &other, mode).as_bytes());
                let (mut output, mut expected) = ([0; 131], [0; 131]);
                ours.root_output(&value, &other).fill(&mut output);
                hazmat::merge_subtrees_root_xof(&value, &other, mode).fill(&mut expected);
                assert_eq!((output, &output[..32]), (expected, &root[..]));
            }
        }
        if let Some(left) = left_subtree_bytes(length as u64) {
            let (first, second) = bytes[..length].split_at(left as usize);
            for (mut ours, _) in modes() {
                let root = ours.root(&joined(&ours, 0, first), &joined(&ours, left, second));
                ours.update(&bytes[..length]);
                assert_eq!(root, ours.finalize(), "{length} bytes");
            }
        }
    }
}

#[test]
fn wrong_subtrees_are_refused() {
    let (bytes, hasher) = (input(5 * CHUNK_BYTES), Blake3::new());
    for offset in [1, 64, 1023, 1025, u64::MAX] {
        assert_eq!(hasher.chaining_value(offset, &bytes[..1]), Err(SubtreeError::Offset { offset }));
        assert_eq!(max_subtree_bytes(offset), Err(SubtreeError::Offset { offset }));
    }
    for (offset, length) in [(0, 0), (1024, 0), (1024, 1025), (2048, 2049), (3072, 1025), (5120, 2048), (1 << 12, 4097)]
    {
        let error = SubtreeError::Length { offset, bytes: length };
        assert_eq!(hasher.chaining_value(offset, &bytes[..length]), Err(error), "{length} bytes at {offset}");
    }
    let refused = hasher.chaining_value(6144, &bytes[..2049]).unwrap_err();
    assert_eq!(refused.to_string(), "a subtree of 2049 bytes at offset 6144: the length must be from 1 to 2048");
    for chunks in (1..70).chain([1 << 53, (1 << 54) - 1]) {
        let offset = CHUNK_BYTES as u64 * chunks;
        assert_eq!(max_subtree_bytes(offset).ok(), hazmat::max_subtree_len(offset), "{offset}");
    }
    assert_eq!((hazmat::max_subtree_len(0), max_subtree_bytes(0)), (None, Ok(u64::MAX)));
    assert_eq!(left_subtree_bytes(u64::MAX), Some(1 << 63));
}

#[test]
fn output_from_any_position() {
    let mut hasher = Blake3::keyed(KEY);
    hasher.update(b"attack at dawn");
    let mut theirs = blake3::Hasher::new_keyed(KEY);
    theirs.update(b"attack at dawn");
    let mut expected = [0; 1000];
    theirs.finalize_xof().fill(&mut expected);
    let mut ours = hasher.finalize_output();
    for from in [0, 1, 31, 32, 63, 64, 65, 500] {
        let mut bytes = [0; 300];
        ours.set_position(from as u64);
        let (first, rest) = bytes.split_at_mut(from % 70);
        ours.fill(first);
        ours.fill(rest);
        assert_eq!((bytes, ours.position()), (expected[from..from + 300].try_into().unwrap(), from as u64 + 300));
    }
    // The position lies within the first half of a block, or past it.
    for from in [0, 1, 16, 32, 64, 80] {
        for len in [1, 16, 31, 32, 33, 48, 64] {
            let mut bytes = [0; 64];
            ours.set_position(from as u64);
            ours.fill(&mut bytes[..len]);
            assert_eq!(bytes[..len], expected[from..][..len], "{len} bytes from {from} on");
        }
    }
    // This block's number has two words.
    let far = 64 * ((1 << 32) - 1) + 5;
    let mut reader = theirs.finalize_xof();
    reader.set_position(far);
    ours.set_position(far);
    let (mut bytes, mut expected) = ([0; 100], [0; 100]);
    ours.fill(&mut bytes);
    reader.fill(&mut expected);
    assert_eq!(bytes, expected);
    ours.set_position(far);
    ours.fill(&mut bytes[..27]);
    assert_eq!(bytes[..27], expected[..27]);
}

/// Checks that output is a reader, and that a clone of it reads independently.
#[cfg(feature = "std")]
#[test]
fn output_as_a_reader() {
    use std::io::{Read as _, Seek as _, SeekFrom};

    let (mut ours, far) = (Blake3::new().finalize_output(), 64 * ((1 << 32) - 1) + 5);
    ours.set_position(far + 27);
    let (mut bytes, mut expected) = ([0; 100], [0; 100]);
    let mut theirs = blake3::Hasher::new().finalize_xof();
    theirs.set_position(far);
    theirs.fill(&mut expected);
    let mut other = ours.clone();
    assert_eq!(other.seek(SeekFrom::Start(far)).unwrap(), far);
    other.read_exact(&mut bytes).unwrap();
    assert_eq!((bytes, ours.position()), (expected, far + 27));
    assert_eq!(other.seek(SeekFrom::Current(-100)).unwrap(), far);
    for outside in [SeekFrom::Start(u64::MAX), SeekFrom::Current(1), SeekFrom::End(0)] {
        let sought = other.seek(outside);
        assert_eq!(sought.is_ok(), outside == SeekFrom::Start(u64::MAX), "{outside:?}: {sought:?}");
    }
    assert_eq!(other.position(), u64::MAX);
}

#[test]
fn a_hash_goes_on_and_begins_again() {
    let bytes = input(5 * CHUNK_BYTES);
    let mut hasher = Blake3::keyed(KEY);
    for begun in [0, 1, 64, 65, 1024, 1025, 5000] {
        hasher.reset();
        assert_eq!(hasher.finalize(), Blake3::keyed(KEY).finalize());
        hasher.update(&bytes[..begun]);
        assert_eq!(hasher.finalize(), *blake3::keyed_hash(KEY, &bytes[..begun]).as_bytes());
        hasher.update(&bytes[begun..]);
        assert_eq!(hasher.count(), bytes.len() as u64);
        assert_eq!(hasher.finalize(), *blake3::keyed_hash(KEY, &bytes).as_bytes());
    }
}

#[test]
fn batches() {
    let bytes = input(41 * CHUNK_BYTES);
    let below = |n: usize, max: usize| (0..n).map(|i| (i * i * 37 + 11 * i) % max).collect::<Vec<_>>();
    let mixed = |n: usize| below(n, if cfg!(miri) { 130 } else { 2200 });
    let alike = |n: usize, length: usize| vec![length; n];
    let mut batches = vec![vec![], alike(3, 0), alike(40, 64), alike(33, 65), mixed(70), alike(2, 1025)];
    if !cfg!(miri) {
        batches.extend([alike(100, 1024), alike(17, 1023), mixed(2500), (0..1100).collect()]);
        // These messages have several chunks: up to the longest that share lanes, and longer.
        batches.extend([alike(1, 5000), alike(300, 1400), alike(70, 4096), below(200, 40 * CHUNK_BYTES)]);
        batches.extend((2..=33).map(|chunks| alike(3, CHUNK_BYTES * chunks - 30 * (chunks % 3))));
        batches.extend((1..70).map(|n| alike(n, 200)));
    }
    for lengths in batches {
        let messages: Vec<_> = lengths.iter().enumerate().map(|(i, length)| &bytes[i % 251..][..*length]).collect();
        let mut digests = vec![[0; 32]; messages.len()];
        Blake3::digest_many(&messages, &mut digests).unwrap();
        for (message, digest) in messages.iter().zip(&digests) {
            assert_eq!(digest, blake3::hash(message).as_bytes(), "{} of {}", message.len(), messages.len());
        }
        key().mac_many(&messages, digests.as_flattened_mut()).unwrap();
        for (message, digest) in messages.iter().zip(&digests) {
            let expected = *blake3::keyed_hash(KEY, message).as_bytes();
            assert_eq!(*digest, expected, "{} of {}", message.len(), messages.len());
            assert_eq!(key().mac(message).as_bytes(), expected, "{} bytes", message.len());
        }
    }
    let mut digests = [[9; 32]; 2];
    let mismatch = Err(CountMismatch { messages: 1, results: 2 });
    assert_eq!(Blake3::digest_many(&["a"], &mut digests), mismatch);
    let mismatch = Err(WrongLength { expected: 32, got: 64 });
    assert_eq!(key().mac_many(&["a"], digests.as_flattened_mut()), mismatch);
    assert_eq!(digests, [[9; 32]; 2]);
}
