//! Many messages at once: a message in each lane of vectors, with several such vectors in parallel.
//!
//! Each 128 bits of a vector come from messages whose numbers differ by the number of words in 128 bits: four of 32
//! bits, or two of 64. So words are transposed only within 128 bits, with the cheapest shuffles, and each message ends
//! up in the lane with its number.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Slots, at, straight};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::prefetch_distance;
use super::transpose::{butterfly, transpose};
use super::width::Width;
use crate::hash::Hash;
use crate::hash::operation::HashWords;
use crate::sha256::operation::Sha256Pairs;
use crate::variant::Builder;

/// The number of words of a block.
const WORDS: usize = 16;

/// The number of words of a quarter of a block, and the number of quarters.
pub(crate) const QUARTER: usize = 4;

/// The number of bytes of a load of a message, within which words are transposed.
const PART: usize = 16;

/// The number of messages from which on the rounds of a block prefetch the next block of each message: no processor
/// follows so many streams by itself. On Zen 4, MD5 of 64 messages of 16 KiB takes 7 % less time, and MD5 of 64
/// messages of 1 MiB, in memory, takes 13 to 40 % less.
const STREAMS: usize = 24;

/// Describes in one line how a kernel is made.
pub(crate) fn summary<V: Width>(hash: Hash, sets: usize, order: Order) -> String {
    let woven = if sets > 1 { format!("; {sets} sets, {order}") } else { String::new() };
    format!("a message in each of {} lanes{woven}", lanes::<V>(hash))
}

/// Returns the number of messages of a set.
pub(crate) fn lanes<V: Width>(hash: Hash) -> usize {
    V::BYTES / hash.word_bytes()
}

/// Sets of messages, with as many in each as a vector has lanes. Between blocks, all vector registers are free: the
/// stack holds the pointers to the messages, the words of a block of each, and the hash values, each at a multiple of
/// the width.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    hash: Hash,
    sets: usize,
    words: Slots,
    source: Source,
}

/// The source of blocks.
#[derive(Clone, Copy)]
enum Source {
    Messages(Messages),
    /// One block of each message, in memory in the same order as on the stack; the hash values stay in memory too.
    Words {
        block: Gpr64,
        state: Gpr64,
        width: usize,
    },
    /// One block of each message, with blocks one after another, and digests one after another.
    Pairs {
        pairs: Gpr64,
        digests: Gpr64,
        values: Slots,
    },
}

/// Messages that are processed block by block.
#[derive(Clone, Copy)]
struct Messages {
    /// A temporary pointer to a message.
    message: Gpr64,
    pointers: Slots,
    values: Slots,
    /// The number of bytes of a block, as a constant.
    step: Part,
    /// The distance of the next block and the number of remaining bytes, if the next blocks are [prefetched](STREAMS).
    ahead: Option<[Gpr64; 2]>,
}

impl Lanes {
    pub(crate) fn new<V: Width>(k: &mut Builder<X86_64>, hash: Hash, sets: usize) -> Lanes {
        k.align_stack(R11, V::BYTES);
        k.clear((0..V::REGISTERS).map(V::numbered));
        if k.operation().is::<HashWords>() {
            let source = Source::Words { block: k.arg("words"), state: k.arg("state"), width: V::BYTES };
            return Lanes { hash, sets, words: k.slots(WORDS * sets, V::BYTES), source };
        }
        if k.operation().is::<Sha256Pairs>() {
            let (pairs, digests) = (k.arg("pairs"), k.arg("digests"));
            let (words, values) = (k.slots(WORDS * sets, V::BYTES), k.slots(hash.words() * sets, V::BYTES));
            return Lanes { hash, sets, words, source: Source::Pairs { pairs, digests, values } };
        }
        let pointers = k.public_slots(8 * sets * lanes::<V>(hash) / V::BYTES, V::BYTES);
        let words = k.slots(WORDS * sets, V::BYTES);
        let values = k.slots(hash.words() * sets, V::BYTES);
        let step = k.constants(hash.block_bytes().to_le_bytes());
        let ahead = (sets * lanes::<V>(hash) >= STREAMS).then(|| [k.fix(R10), k.arg("len")]);
        let messages = Messages { message: k.fix(RAX), pointers, values, step, ahead };
        Lanes { hash, sets, words, source: Source::Messages(messages) }
    }

    /// Returns whether messages are read in their own order, and transposed.
    pub(crate) fn are_transposed(self) -> bool {
        !matches!(self.source, Source::Words { .. })
    }

    /// Returns the address of word `i` of a block of each message of a set.
    pub(crate) fn word(self, set: usize, i: usize) -> Mem {
        self.words.at(WORDS * set + i)
    }

    /// Returns the address of word `i` of the hash values of a set, in the order of the contract: a word of all sets,
    /// then the next.
    pub(crate) fn value(self, set: usize, i: usize) -> Mem {
        let place = self.sets * i + set;
        match self.source {
            Source::Messages(Messages { values, .. }) | Source::Pairs { values, .. } => values.at(place),
            Source::Words { state, width, .. } => at(state, width * place),
        }
    }

    /// Returns the number of words of a part of a block, which is also the number of messages that 128 bits of a vector
    /// come from.
    fn part_words(self) -> usize {
        PART / self.hash.word_bytes()
    }

    /// Returns the number of parts of a block.
    fn parts(self) -> usize {
        self.hash.block_bytes() / PART
    }

    /// Prefetches the next block of each message, if there are at least [`STREAMS`].
    pub(crate) fn prefetch<V: Width>(self) -> Strand {
        let Source::Messages(Messages { message, ahead: Some([distance, left]), .. }) = self.source else {
            return Strand::default();
        };
        let block = self.hash.block_bytes();
        let next = prefetch_distance(distance, left, block, block);
        let mut strand = Strand::from_iter(next).then(Strand::new([message]));
        for pointer in 0..self.sets * lanes::<V>(self.hash) {
            self.load(&mut strand, pointer, 0, |place| prefetcht0(place.index(distance, 1)));
        }
        strand.named("prefetch").phase("prefetch: the next block of each message, if there is one")
    }

    /// Builds the code around an iteration that absorbs a block of each message.
    pub(crate) fn code<V: Width>(self, k: &Builder<X86_64>, iteration: Vec<Code>) -> Vec<Code> {
        let Source::Messages(Messages { pointers, values, step: bytes, .. }) = self.source else { return iteration };
        let [state, inputs, len] = ["state", "inputs", "len"].map(|name| k.arg(name));
        let register = |i: usize| V::numbered(i % V::REGISTERS);
        let there = |base: Gpr64, i: usize| at(base, V::BYTES * i);
        let copy = |i: usize, to: Mem, from: Mem| [register(i).load(from), register(i).store(to)];

        let [step, moved] = [0, 1].map(V::numbered);
        let mut advance = vec![vpbroadcastq_load(step, bytes.at(0))];
        for pointers in pointers.all() {
            advance.extend([vpaddq(moved, step, pointers), moved.store(pointers)]);
        }
        let block = self.hash.block_bytes();
        advance.push(sub64(len, block));
        advance = advance.phase("advance: the pointers to the messages, and the length");

        let copied =
            |slots: Slots, from| slots.all().enumerate().flat_map(move |(i, place)| copy(i, place, there(from, i)));
        let stored = values.all().enumerate().flat_map(|(i, value)| copy(i, there(state, i), value));
        let copies = Vec::from_iter(copied(pointers, inputs).chain(copied(values, state)));
        vec![
            straight(copies.phase("load: the pointers to the messages, and the hash values, onto the stack")),
            Code::While {
                test: vec![cmp64(len, block)],
                enter: ABOVE_OR_EQUAL,
                body: [iteration, vec![straight(advance)]].concat(),
            }
            .phase(format!("loop: a block of each message, while {block} bytes are left")),
            straight(Vec::from_iter(stored).phase("store: the hash values")),
        ]
    }

    /// Stores transposed words on the stack. `swap` is the control of a shuffle of the bytes of words, if they need
    /// one.
    fn store<V: Width>(self, set: usize, part: usize, words: Vec<V>, swap: Option<Mem>) -> impl Iterator<Item = Inst> {
        (self.part_words() * part..).zip(words).flat_map(move |(i, word)| {
            let swapped = swap.map(|control| vpshufb(word, word, control));
            swapped.into_iter().chain([word.store(self.word(set, i))])
        })
    }

    /// Copies a quarter of a block of each message of a set to the stack, through registers that begin at `first`.
    fn transpose_quarter<V: Width>(self, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        let register = |n: usize| V::numbered(first + n);
        if let Source::Words { block, .. } = self.source {
            let copy = |n: usize| {
                let (to, i) = (register(n), QUARTER * quarter + n);
                [to.load(at(block, V::BYTES * (self.sets * i + set))), to.store(self.word(set, i))]
            };
            return (0..QUARTER).flat_map(copy).collect();
        }
        let apart = self.part_words();
        let mut strand = self.loads();
        for part in (self.parts() / QUARTER * quarter..).take(self.parts() / QUARTER) {
            let mut spare = register(apart);
            for lane in 0..apart {
                for i in 0..V::BYTES / PART {
                    let pointer = lanes::<V>(self.hash) * set + apart * i + lane;
                    self.load(&mut strand, pointer, part, |from| register(lane).load_part(i, from));
                }
            }
            let mut insts = Vec::new();
            let words = transpose(&mut insts, &mut spare, (0..apart).map(register).collect());
            insts.extend(self.store(set, part, words, swap));
            strand.extend(insts);
        }
        strand
    }

    /// Copies a block of each message of a set to the stack, two parts at a time, and four messages before the next
    /// ones. Messages whose distance is a power of two share few lines of the cache: the part of a block must be read
    /// before many others are.
    fn load_lines(self, set: usize, swap: Option<Mem>) -> Strand {
        let (mut strand, mut spare) = (self.loads(), Zmm::numbered(WORDS));
        let quarters = |control: u8| move |d: Zmm, a: Zmm, b: Zmm| vshufi32x4(d, a, b, control);
        let (apart, parts) = (self.part_words(), self.parts());
        let mut columns = Vec::new();
        for lane in 0..apart {
            let message = |n: usize| lanes::<Zmm>(self.hash) * set + apart * n + lane;
            let mut column = Vec::new();
            for part in (0..parts).step_by(2) {
                let both = [0, 1].map(|n| Zmm::numbered(parts * lane + part + n));
                for (n, to) in both.into_iter().enumerate() {
                    self.load(&mut strand, message(2 * n), part, |from| vbroadcasti64x4(to, from));
                    self.load(&mut strand, message(2 * n + 1), part, |from| vinserti64x4(to, to, from, 1));
                }
                let mut insts = Vec::new();
                column.extend(butterfly(&mut insts, &mut spare, both, quarters(0x88), quarters(0xdd)));
                strand.extend(insts);
            }
            columns.push(column);
        }
        for part in 0..parts {
            let mut insts = Vec::new();
            let words = transpose(&mut insts, &mut spare, columns.iter().map(|column| column[part]).collect());
            insts.extend(self.store(set, part, words, swap));
            strand.extend(insts);
        }
        strand
    }

    /// Returns a strand for loads of messages.
    fn loads(self) -> Strand {
        match self.source {
            Source::Messages(messages) => Strand::new([messages.message]),
            _ => Strand::default(),
        }
    }

    /// Appends a load from a message.
    fn load(self, strand: &mut Strand, message: usize, part: usize, load: impl FnOnce(Mem) -> Inst) {
        match self.source {
            Source::Messages(Messages { message: base, pointers, .. }) => {
                let place = Mem { disp: pointers.at(0).disp + 8 * message as i64, ..pointers.at(0) };
                strand.push([mov64(base, place), load(at(base, PART * part))]);
            }
            Source::Pairs { pairs, .. } => {
                strand.push([load(at(pairs, self.hash.block_bytes() * message + PART * part))]);
            }
            Source::Words { .. } => unreachable!("words are copied"),
        }
    }

    /// Returns the address of the digest of a message of a set.
    pub(crate) fn digest<V: Width>(self, set: usize, message: usize) -> Mem {
        let Source::Pairs { digests, .. } = self.source else { unreachable!("others leave hash values") };
        at(digests, self.hash.bytes() * (lanes::<V>(self.hash) * set + message))
    }
}

/// Loads of blocks, one quarter after another, and stores of digests.
pub(crate) trait LoadBlock: Width {
    /// Copies a quarter of a block of each message of a set to the stack, if the previous quarters are there. Registers
    /// from `first` on are free; before the first quarter, all registers are.
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand;

    /// Copies all quarters.
    fn load_block(lanes: Lanes, set: usize) -> Strand {
        (0..QUARTER)
            .map(|quarter| Self::load_quarter(lanes, set, quarter, 0, None))
            .fold(Strand::default(), Strand::then)
    }

    /// Transposes digests of eight words of 32 bits and stores each at the address that `to` gives. The first four
    /// words of message `4 * i + k` are part `i` of `first[k]`, the others part `i` of `last[k]`.
    fn store_digests(spare: Self, first: [Self; 4], last: [Self; 4], to: impl Fn(usize) -> Mem) -> Vec<Inst>;
}

impl LoadBlock for Ymm {
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        lanes.transpose_quarter::<Ymm>(set, quarter, first, swap)
    }

    fn store_digests(mut spare: Ymm, first: [Ymm; 4], last: [Ymm; 4], to: impl Fn(usize) -> Mem) -> Vec<Inst> {
        let parts = |control: u8| move |d: Ymm, a: Ymm, b: Ymm| vperm2i128(d, a, b, control);
        let mut insts = Vec::new();
        for (k, halves) in first.into_iter().zip(last).map(<[Ymm; 2]>::from).enumerate() {
            let digests = butterfly(&mut insts, &mut spare, halves, parts(0x20), parts(0x31));
            insts.extend(digests.into_iter().zip([k, 4 + k]).map(|(digest, message)| digest.store(to(message))));
        }
        insts
    }
}

impl LoadBlock for Zmm {
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        match (lanes.source, quarter) {
            (Source::Words { .. }, _) => lanes.transpose_quarter::<Zmm>(set, quarter, first, swap),
            (_, 0) => lanes.load_lines(set, swap),
            _ => Strand::default(),
        }
    }

    /// A register holds two digests, of adjacent messages.
    fn store_digests(mut spare: Zmm, first: [Zmm; 4], last: [Zmm; 4], to: impl Fn(usize) -> Mem) -> Vec<Inst> {
        let parts = |control: u8| move |d: Zmm, a: Zmm, b: Zmm| vshufi32x4(d, a, b, control);
        let mut insts = Vec::new();
        for k in [0, 2] {
            let [even, odd] =
                [k, k + 1].map(|k| butterfly(&mut insts, &mut spare, [first[k], last[k]], parts(0x44), parts(0xee)));
            for i in 0..2 {
                let digests = butterfly(&mut insts, &mut spare, [even[i], odd[i]], parts(0x88), parts(0xdd));
                let messages = [8 * i + k, 8 * i + 4 + k];
                insts.extend(digests.into_iter().zip(messages).map(|(digests, message)| digests.store(to(message))));
            }
        }
        insts
    }
}
