//! Messages by the instructions for SHA-512, each in registers of its own.
//!
//! Two rounds are `sha512h`, a sum and `sha512h2`. The words of the hash value lie in pairs, a and b, c and d, and so on, the
//! first one low. `sha512h` takes h + W + K of the first of two rounds above that of the second, and gives both T1 less what
//! d adds; `sha512h2` makes of these the new a and b. Registers change their names: the new c and d are the old a and b.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::sha2::SHA512;
use crate::variant::{Builder, Variant};

/// `sha512_blocks_*` and `sha512_streams_*`.
pub(super) struct Streams {
    /// How many messages: one, whose blocks a parameter points to, or two.
    pub(super) messages: usize,
    /// The order in which they are woven.
    pub(super) order: Order,
}

/// Bytes of a block.
const BLOCK: usize = 128;
/// Pairs of words of a block.
const PAIRS: usize = 8;

/// What one message has.
struct Stream {
    /// Where its blocks are.
    input: X,
    /// The hash value in pairs, and a register for what two rounds make.
    hash: [Vector; 5],
    /// The last sixteen words of the message schedule, in pairs.
    words: [Vector; PAIRS],
    /// Registers that are free.
    free: [Vector; 2],
    /// The hash value before the block.
    before: Slots,
    /// The constants of the rounds.
    table: Part,
}

impl Stream {
    /// a and b, c and d, e and f, g and h, and the free register, before the rounds of a group of two. The old a and b are c
    /// and d, the old e and f are g and h; the old g and h become a and b, the free register e and f, and c and d are free.
    fn names(&self, group: usize) -> [Vector; 5] {
        (0..group).fold(self.hash, |[ab, cd, ef, gh, free], _| [gh, ab, free, ef, cd])
    }

    /// Two pairs of the hash value at a time, with where these lie behind a place.
    fn halves(&self, place: Mem) -> impl Iterator<Item = ([Vector; 2], Mem)> {
        let [ab, cd, ef, gh, _] = self.hash;
        [([ab, cd], place), ([ef, gh], Mem { disp: place.disp + 32, ..place })].into_iter()
    }

    fn load(&self, state: Mem) -> impl Iterator<Item = Inst> {
        self.halves(state).map(|([low, high], place)| ldp_q(low, high, place))
    }

    fn store(&self, state: Mem) -> impl Iterator<Item = Inst> {
        self.halves(state).map(|([low, high], place)| stp_q(place, low, high))
    }

    /// The next block.
    fn block(&self, name: &str) -> Strand {
        let [x, y] = self.free;
        let groups = SHA512.rounds / 2;
        let mut strand = Strand::default();
        for (i, pair) in self.words.chunks(2).enumerate() {
            strand.extend([ldp_q(pair[0], pair[1], at(self.input, 32 * i))]);
        }
        strand.extend(self.words.map(|word| rev64_16b(word, word)));
        strand.extend(self.store(self.before.at(0)));
        strand = strand.phase(format!("{name}loads the words of the block, keeps the hash value"));
        for group in 0..groups {
            let [w0, w2, w8, w10, w14] = [0, 1, 4, 5, 7].map(|i| self.words[(group + i) % PAIRS]);
            let [ab, cd, ef, gh, free] = self.names(group);
            let (first, last, is_scheduled) = (2 * group, 2 * group + 1, group + PAIRS < groups);
            let schedule =
                if is_scheduled { format!("; W({}) and W({})", first + 16, last + 16) } else { String::new() };
            let note = format!("{name}rounds {first} and {last}{schedule}");
            strand.extend([ldr_q(x, self.table.at(16 * group)), add_2d(x, x, w0), ext(x, x, x, 8)].phase(note));
            strand.extend([ext(y, ef, gh, 8), add_2d(gh, gh, x), ext(x, cd, ef, 8)]);
            strand.extend([sha512h(gh, y, x), add_2d(free, cd, gh), sha512h2(gh, cd, ab)]);
            if is_scheduled {
                strand.extend([ext(x, w8, w10, 8), sha512su0(w0, w2), sha512su1(w0, w14, x)]);
            }
        }
        assert_eq!(self.names(groups), self.hash, "the rounds of a block bring all names back");
        let sums = self
            .halves(self.before.at(0))
            .flat_map(|([low, high], place)| [ldp_q(x, y, place), add_2d(low, low, x), add_2d(high, high, y)]);
        strand.extend(Vec::from_iter(sums).phase(format!("{name}adds the hash value before the block")));
        strand.extend([add64_imm(self.input, self.input, BLOCK)]);
        strand
    }
}

impl Variant for Streams {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        match self.messages {
            1 => Hash::Sha512.blocks(),
            n => Hash::Sha512.streams(n),
        }
    }

    fn summary(&self) -> String {
        match self.messages {
            1 => "1 message".into(),
            n => format!("{n} messages, {}", self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let [state, len] = ["state", "len"].map(|name| k.arg(name));
        let (pointers, inputs) = match self.messages {
            1 => (None, vec![k.arg("input")]),
            _ => {
                let [first, second] = k.take_all();
                (Some(ldp64(first, second, at(k.arg("inputs"), 0))), vec![first, second])
            }
        };
        let table = k.constants(SHA512.constants().concat());
        let registers: Vec<_> =
            inputs.into_iter().map(|input| (input, k.take_all(), k.take_all(), k.take_all())).collect();
        let stream = |(input, hash, words, free): (X, [Vector; 5], [Vector; PAIRS], [Vector; 2])| {
            k.clear([&hash[..], &words, &free].concat());
            Stream { input, hash, words, free, before: k.slots(4, 16), table }
        };
        let streams: Vec<_> = registers.into_iter().map(stream).collect();
        let name = |i: usize| if self.messages > 1 { format!("message {}: ", i + 1) } else { String::new() };
        let block = woven(streams.iter().enumerate().map(|(i, stream)| stream.block(&name(i))), self.order);
        let place = |i: usize| at(state, Hash::Sha512.bytes() * i);
        vec![
            straight(pointers).phase("load: the pointers to the messages"),
            straight(streams.iter().enumerate().flat_map(|(i, it)| it.load(place(i)))).phase("load: each hash value"),
            Code::While {
                test: vec![cmp64_imm(len, BLOCK)],
                enter: HS,
                body: vec![block.into(), straight([sub64_imm(len, len, BLOCK)].phase("advance: the length"))],
            }
            .phase(format!("loop: a block of each message, while {BLOCK} bytes are left")),
            straight(streams.iter().enumerate().flat_map(|(i, it)| it.store(place(i)))).phase("store: each hash value"),
        ]
    }
}
