//! A quick compression function for tests, and the plans of all plan files with kernels in plain Rust.

use core::cell::Cell;
use std::{boxed::Box, collections::BTreeSet, format, fs, path::Path, vec, vec::Vec};

use super::super::{
    function::{CompressionFunction, HashFunction, Kernels},
    one,
    plan::{BatchKernel, HashPlan, SeveralPlan, TreePlan},
};
use crate::{
    cpu::{features::Features, level::Level},
    kernel::contract::{
        Sealed,
        kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
        parameter::Parameter,
        plan::{ByCore, Choice, KernelList, Plan, PlanEntry},
    },
};

/// The compression function: each bit of a block changes all words of the hash value, so two sequences of blocks have the
/// same hash value only by chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fold;

impl Sealed for Fold {}

impl Parameter for Fold {
    const MULTIPLE: Option<usize> = Some(Self::BLOCK);
}

impl CompressionFunction for Fold {
    type Word = u32;
    type Words = [u32; 4];
    type Block = [u8; 64];

    const NAME: &'static str = "Fold";
    const PORTABLE: &'static str = "fold_blocks_portable";
    const LENGTH: usize = 8;

    fn order(word: u32) -> u32 {
        word.swap_bytes()
    }

    fn compress(hash: &[u32; 4], block: &[u8; 64]) -> [u32; 4] {
        let [a, b, c, d] = hash.map(u64::from);
        let (mut x, mut y) = (a << 32 | b, c << 32 | d);
        for eight in block.as_chunks().0 {
            x = (x ^ u64::from_be_bytes(*eight)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
            y = (y ^ x).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31);
        }
        [(x >> 32) as u32, x as u32, (y >> 32) as u32, y as u32]
    }

    fn kernels() -> Kernels<Self> {
        Kernels { blocks: &[], streams: &[], lanes: &[], words: &[], plans: PLAN.get(), one: &[] }
    }
}

impl HashFunction for Fold {
    type Bytes = [u8; 16];

    fn bytes(words: &[u32; 4]) -> [u8; 16] {
        let mut bytes = [0; 16];
        for (four, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
            *four = word.to_be_bytes();
        }
        bytes
    }

    fn length(bits: u128) -> u128 {
        u128::from((bits as u64).swap_bytes()) << 64
    }

    fn finish(hash: &mut [u32; 4], last: &[u8], length: u64) {
        one::finish::<Self>(hash, last, length);
    }

    fn finish_digest(hash: &mut [u32; 4], start: &[u32; 4], bytes: usize, length: u64) {
        one::finish_digest::<Self>(hash, start, bytes, length);
    }
}

std::thread_local! {
    /// The plan in use.
    static PLAN: Cell<ByCore<HashPlan<Fold>>> = const { Cell::new(&[]) };
}

/// A plan in the form of the files.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Lists {
    /// The kernels for a few messages, for many messages, and for blocks given as words.
    lists: [Vec<Row>; 3],
}

/// An entry of a list: the numbers of messages for which a kernel is used, the numbers of short messages for which it is
/// used, and the number of messages that it hashes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Row {
    messages: (usize, usize),
    short: Option<(usize, usize)>,
    width: usize,
}

impl Lists {
    /// Returns a plan of kernels for many messages, each used from a number of messages on, with a kernel for two messages.
    pub(crate) fn from_widths(lanes: &[(usize, usize)]) -> Self {
        let ends = lanes.iter().skip(1).map(|&(from, _)| from - 1).chain([usize::MAX]);
        let row = |from, to, width| Row { messages: (from, to), short: Some((from, to)), width };
        let lanes = lanes.iter().zip(ends).map(|(&(from, width), to)| row(from, to, width)).collect();
        Self { lists: [vec![row(2, usize::MAX, 2)], lanes, Vec::new()] }
    }

    /// Returns the maximum number of messages that a kernel hashes.
    pub(crate) fn widest(&self) -> usize {
        self.lists[..2].iter().flatten().map(|row| row.width).max().unwrap_or(1)
    }

    /// Makes this plan the plan of this thread.
    pub(crate) fn set(&self) {
        let [streams, lanes, words] = &self.lists;
        // The kernels for a few messages end where the kernels for many messages begin, as in the generated plans.
        let several = |range: fn(&Row) -> Option<(usize, usize)>| {
            let rows = |rows: &[Row]| rows.iter().filter_map(|row| Some((range(row)?, row.width))).collect::<Vec<_>>();
            let (few, many) = (rows(streams), rows(lanes));
            let end = many.first().map_or(usize::MAX, |((from, _), _)| from - 1);
            let few = few.into_iter().filter(|((from, _), _)| *from <= end);
            let few =
                few.map(|((from, to), width)| PlanEntry::new(from, to.min(end), BatchKernel::Streams(two(width)), 0));
            let many = many.into_iter();
            let many = many.map(|((from, to), width)| PlanEntry::new(from, to, BatchKernel::Lanes(lanes_of(width)), 0));
            KernelList::new(few.chain(many).collect::<Vec<_>>().leak())
        };
        let words = words
            .iter()
            .map(|&Row { messages: (from, to), width, .. }| PlanEntry::new(from, to, several_words(width), 0));
        let words = Plan::new(words.collect::<Vec<_>>().leak());
        let several = SeveralPlan::new(several(|row| Some(row.messages)), several(|row| row.short), words);
        let plan = HashPlan::new(const { &HashBlocks::<Fold>::PORTABLE }, several, TreePlan::NONE);
        let choice = Choice::new(Level::Portable, Features::NONE, Features::NONE, plan);
        let choices: &[_] = Box::leak(Box::new([choice]));
        // The list has more entries than there are cores.
        PLAN.set(vec![choices; 64].leak());
    }
}

fn two(width: usize) -> &'static HashStreams<Fold> {
    assert_eq!(width, 2);
    const { &HashStreams::<Fold>::STREAMS2 }
}

fn lanes_of(width: usize) -> &'static HashLanes<Fold> {
    match width {
        2 => const { &HashLanes::<Fold>::LANES2 },
        4 => const { &HashLanes::<Fold>::LANES4 },
        7 => const { &HashLanes::<Fold>::LANES7 },
        8 => const { &HashLanes::<Fold>::LANES8 },
        16 => const { &HashLanes::<Fold>::LANES16 },
        24 => const { &HashLanes::<Fold>::LANES24 },
        32 => const { &HashLanes::<Fold>::LANES32 },
        64 => const { &HashLanes::<Fold>::LANES64 },
        _ => panic!("{width} messages: declare a plain kernel"),
    }
}

fn several_words(width: usize) -> &'static HashWords<Fold> {
    match width {
        4 => const { &HashWords::<Fold>::WORDS4 },
        8 => const { &HashWords::<Fold>::WORDS8 },
        16 => const { &HashWords::<Fold>::WORDS16 },
        32 => const { &HashWords::<Fold>::WORDS32 },
        _ => panic!("{width} messages: declare a plain kernel"),
    }
}

/// Returns the distinct plans of hashes in all plan files.
pub(crate) fn plans() -> BTreeSet<Lists> {
    let mut plans = BTreeSet::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for isa in ["x86_64", "aarch64", "ppc64le"] {
        let kernels = fs::read_to_string(root.join("gen").join(isa).join("kernels.rs")).unwrap();
        for file in fs::read_dir(root.join("plans").join(isa)).unwrap() {
            plans.extend(read(&fs::read_to_string(file.unwrap().path()).unwrap(), &kernels));
        }
    }
    plans
}

/// Returns the plans of hashes in a file, one for each algorithm and level.
fn read(text: &str, kernels: &str) -> Vec<Lists> {
    let (mut plans, mut list) = (Vec::<Lists>::new(), None);
    let mut is_hash = false;
    for line in text.lines().map(str::trim) {
        if let Some(algorithm) = line.strip_prefix("[[").and_then(|line| line.strip_suffix("]]")) {
            let has = |kind: &str| kernels.contains(&format!("{algorithm}_{kind}_"));
            is_hash = has("blocks") && (has("lanes") || has("streams"));
            is_hash &= !algorithm.starts_with("poly1305");
            plans.extend(is_hash.then(Lists::default));
            continue;
        }
        let Some(plan) = plans.last_mut().filter(|_| is_hash) else { continue };
        if let Some((key, "[")) = line.split_once(" = ") {
            list = ["_streams", "_lanes", "_words"].iter().position(|kind| key.ends_with(kind));
            // Pairs are for SHA-256 alone, and inputs of a tree for BLAKE3.
            assert!(list.is_some() || key.ends_with("_pairs") || key.ends_with("_inputs"), "{line}");
        } else if let (Some(list), true) = (list, line.starts_with('{')) {
            let field = |key: &str| {
                let (_, value) = line.split_once(&format!("{key} = \""))?;
                Some(value.split_once('"').unwrap().0)
            };
            let messages = field("messages").unwrap();
            let width = width(field("kernel").unwrap(), kernels);
            let short = range(field("short").unwrap_or(messages));
            plan.lists[list].push(Row { messages: range(messages).unwrap(), short, width });
        }
    }
    plans
}

/// Parses a range of numbers, whose end may be open; `None` if the text is empty.
fn range(text: &str) -> Option<(usize, usize)> {
    let (from, to) = text.split_once('-').or((!text.is_empty()).then_some((text, text)))?;
    Some((from.parse().unwrap(), if to.is_empty() { usize::MAX } else { to.parse().unwrap() }))
}

/// Returns the number of messages that a kernel hashes, according to the generated list.
fn width(kernel: &str, kernels: &str) -> usize {
    let (_, text) = kernels.split_once(&format!(" = {kernel} {{")).expect(kernel);
    let (_, text) = text.split_once("messages: ").unwrap();
    text.split_once(',').unwrap().0.parse().unwrap()
}
