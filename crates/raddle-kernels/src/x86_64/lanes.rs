//! Many messages at once: a message in each lane of vectors, a few such vectors side by side.
//!
//! Each 128 bits of a vector come from messages that are 4 apart. So it is only within 128 bits that words are to be
//! transposed, by the cheapest of shuffles, and a message comes to lie in the lane of its number.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Slots, at, straight};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::transpose::{butterfly, transpose_words};
use super::width::Width;
use crate::hash::Hash;
use crate::hash::operation::HashWords;
use crate::variant::Builder;

/// Bytes of a block.
const BLOCK: u64 = 64;
/// Words of a block.
const WORDS: usize = 16;

/// Words in 128 bits, and such quarters of a block.
pub(crate) const QUARTER: usize = 4;

/// How a kernel is made, in a line.
pub(crate) fn summary<V: Width>(sets: usize, order: Order) -> String {
    let woven = if sets > 1 { format!("; {sets} sets, {order}") } else { String::new() };
    format!("a message in each of {} lanes{woven}", lanes::<V>())
}

/// Messages of a set.
pub(crate) const fn lanes<V: Width>() -> usize {
    V::BYTES / 4
}

/// Sets of messages, as many in each as a vector has lanes. Between blocks all vector registers are free: on the stack lie,
/// each at a multiple of the width, the pointers to the messages, the words of a block of each, and the hash values.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    sets: usize,
    words: Slots,
    source: Source,
}

/// Where blocks come from.
#[derive(Clone, Copy)]
enum Source {
    Messages(Messages),
    /// One block of each message, in memory as on the stack; the hash values stay in memory too.
    Words {
        block: Gpr64,
        state: Gpr64,
        width: usize,
    },
}

/// Messages that are taken block by block.
#[derive(Clone, Copy)]
struct Messages {
    /// The pointer to a message, for a moment.
    message: Gpr64,
    pointers: Slots,
    values: Slots,
    /// The bytes of a block, as a number.
    step: Part,
}

impl Lanes {
    pub(crate) fn new<V: Width>(k: &mut Builder<X86_64>, hash: Hash, sets: usize) -> Lanes {
        k.align_stack(R11, V::BYTES);
        k.clear((0..V::REGISTERS).map(V::numbered));
        if k.operation().is::<HashWords>() {
            let source = Source::Words { block: k.arg("words"), state: k.arg("state"), width: V::BYTES };
            return Lanes { sets, words: k.slots(WORDS * sets, V::BYTES), source };
        }
        let pointers = k.public_slots(8 * sets * lanes::<V>() / V::BYTES, V::BYTES);
        let words = k.slots(WORDS * sets, V::BYTES);
        let values = k.slots(hash.words() * sets, V::BYTES);
        let step = k.constants(BLOCK.to_le_bytes());
        Lanes { sets, words, source: Source::Messages(Messages { message: k.fix(RAX), pointers, values, step }) }
    }

    /// Whether messages are taken as they are, and transposed.
    pub(crate) fn are_transposed(self) -> bool {
        matches!(self.source, Source::Messages(_))
    }

    /// Word `i` of a block of each message of a set.
    pub(crate) fn word(self, set: usize, i: usize) -> Mem {
        self.words.at(WORDS * set + i)
    }

    /// Word `i` of the hash values of a set. They lie as the contract has them: a word of all sets, then the next.
    pub(crate) fn value(self, set: usize, i: usize) -> Mem {
        let place = self.sets * i + set;
        match self.source {
            Source::Messages(messages) => messages.values.at(place),
            Source::Words { state, width, .. } => at(state, width * place),
        }
    }

    /// Asks for the next block of each message.
    pub(crate) fn prefetch<V: Width>(self) -> Strand {
        let Source::Messages(messages) = self.source else { return Strand::default() };
        let mut strand = Strand::new([messages.message]);
        for pointer in 0..self.sets * lanes::<V>() {
            messages.load(&mut strand, pointer, QUARTER, prefetcht0);
        }
        strand
    }

    /// The code, of an iteration that takes a block of each message.
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
        advance.push(sub64(len, BLOCK as i64));
        advance = advance.phase("advance: the pointers to the messages, and the length");

        let copied =
            |slots: Slots, from| slots.all().enumerate().flat_map(move |(i, place)| copy(i, place, there(from, i)));
        let stored = values.all().enumerate().flat_map(|(i, value)| copy(i, there(state, i), value));
        let copies = Vec::from_iter(copied(pointers, inputs).chain(copied(values, state)));
        vec![
            straight(copies.phase("load: the pointers to the messages, and the hash values, onto the stack")),
            Code::While {
                test: vec![cmp64(len, BLOCK as i64)],
                enter: ABOVE_OR_EQUAL,
                body: [iteration, vec![straight(advance)]].concat(),
            }
            .phase(format!("loop: a block of each message, while {BLOCK} bytes are left")),
            straight(Vec::from_iter(stored).phase("store: the hash values")),
        ]
    }

    /// Words that were transposed go to the stack. `swap` is the control of a shuffle of the bytes of words, where one is
    /// wanted.
    fn store<V: Width>(
        self,
        set: usize,
        quarter: usize,
        words: [V; 4],
        swap: Option<Mem>,
    ) -> impl Iterator<Item = Inst> {
        (QUARTER * quarter..).zip(words).flat_map(move |(i, word)| {
            let swapped = swap.map(|control| vpshufb(word, word, control));
            swapped.into_iter().chain([word.store(self.word(set, i))])
        })
    }

    /// A quarter of a block of each message of a set goes to the stack, by way of registers from `first` on.
    fn transpose_quarter<V: Width>(self, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        let register = |n: usize| V::numbered(first + n);
        let messages = match self.source {
            Source::Messages(messages) => messages,
            Source::Words { block, .. } => {
                let copy = |n: usize| {
                    let (to, i) = (register(n), QUARTER * quarter + n);
                    [to.load(at(block, V::BYTES * (self.sets * i + set))), to.store(self.word(set, i))]
                };
                return (0..QUARTER).flat_map(copy).collect();
            }
        };
        let mut spare = register(QUARTER);
        let mut strand = Strand::new([messages.message]);
        let columns = [0, 1, 2, 3].map(|lane| {
            for i in 0..V::BYTES / 16 {
                let pointer = lanes::<V>() * set + QUARTER * i + lane;
                messages.load(&mut strand, pointer, quarter, |from| register(lane).load_part(i, from));
            }
            register(lane)
        });
        let mut insts = Vec::new();
        let words = transpose_words(&mut insts, &mut spare, columns);
        insts.extend(self.store(set, quarter, words, swap));
        strand.extend(insts);
        strand
    }

    /// A block of each message of a set likewise, by halves, of four messages before those of the next. Messages that lie a power
    /// of two apart share few lines of the cache: what is read of a block must be read before many others are.
    fn load_lines(self, messages: Messages, set: usize, swap: Option<Mem>) -> Strand {
        let (mut strand, mut spare) = (Strand::new([messages.message]), Zmm::numbered(WORDS));
        let quarters = |control: u8| move |d: Zmm, a: Zmm, b: Zmm| vshufi32x4(d, a, b, control);
        let columns = [0, 1, 2, 3].map(|lane| {
            let message = |n: usize| lanes::<Zmm>() * set + QUARTER * n + lane;
            let halves = [0, 2].map(|quarter| {
                let both = [0, 1].map(|n| Zmm::numbered(QUARTER * lane + quarter + n));
                for (n, to) in both.into_iter().enumerate() {
                    messages.load(&mut strand, message(2 * n), quarter, |from| vbroadcasti64x4(to, from));
                    messages.load(&mut strand, message(2 * n + 1), quarter, |from| vinserti64x4(to, to, from, 1));
                }
                let mut insts = Vec::new();
                let both = butterfly(&mut insts, &mut spare, both, quarters(0x88), quarters(0xdd));
                strand.extend(insts);
                both
            });
            halves.as_flattened().to_vec()
        });
        for quarter in 0..QUARTER {
            let mut insts = Vec::new();
            let words = transpose_words(&mut insts, &mut spare, columns.each_ref().map(|quarters| quarters[quarter]));
            insts.extend(self.store(set, quarter, words, swap));
            strand.extend(insts);
        }
        strand
    }
}

/// Loads of blocks, one quarter after another.
pub(crate) trait LoadBlock: Width {
    /// After this, a quarter of a block of each message of a set lies on the stack, if those before do. Registers from `first` on
    /// are free; before the first quarter all are.
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand;

    /// All quarters.
    fn load_block(lanes: Lanes, set: usize) -> Strand {
        (0..QUARTER)
            .map(|quarter| Self::load_quarter(lanes, set, quarter, 0, None))
            .fold(Strand::default(), Strand::then)
    }
}

impl LoadBlock for Ymm {
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        lanes.transpose_quarter::<Ymm>(set, quarter, first, swap)
    }
}

impl LoadBlock for Zmm {
    fn load_quarter(lanes: Lanes, set: usize, quarter: usize, first: usize, swap: Option<Mem>) -> Strand {
        match (lanes.source, quarter) {
            (Source::Words { .. }, _) => lanes.transpose_quarter::<Zmm>(set, quarter, first, swap),
            (Source::Messages(messages), 0) => lanes.load_lines(messages, set, swap),
            _ => Strand::default(),
        }
    }
}

impl Messages {
    /// Appends a load of some bytes of a message.
    fn load(self, strand: &mut Strand, pointer: usize, quarter: usize, load: impl FnOnce(Mem) -> Inst) {
        let place = Mem { disp: self.pointers.at(0).disp + 8 * pointer as i64, ..self.pointers.at(0) };
        strand.push([mov64(self.message, place), load(at(self.message, 16 * quarter))]);
    }
}
