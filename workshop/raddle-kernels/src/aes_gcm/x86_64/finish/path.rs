//! The last vectors of a message, and an iteration of vectors before them.
//!
//! The rounds have a path for each number of vectors, and most paths are loops. The rest is the same for all numbers:
//! first the last vector, then the vectors before it.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::registers::*;
use super::setup::*;
use crate::aes::x86_64::Rounds;
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{Direction, POWERS};
use crate::x86_64::width::Width;

/// A vector of ciphertext with the bytes of its blocks reversed.
const REVERSED: usize = ENDS.n() as usize;
/// The first register of the vectors that become keystream, and then the result. Kernels with 32 registers use the
/// second number.
const STATES: usize = 8;
const STATES_OF_ZMM: usize = 16;
/// The registers of narrower vectors in kernels with 512 bits, whose constants are in the other registers below 16.
const STATES_BESIDE: [usize; 4] = [8, 9, 13, 14];

/// The maximal number of 512-bit products for which the rounds of AES-128 are a loop with the products.
const MAX_LOOPED: usize = 3;

/// The number of vectors below which sealing without pending products unrolls its rounds. With more vectors, unrolling
/// makes no difference.
const UNROLLED: usize = 2;

/// The code for messages of up to `states.len()` vectors of this width.
pub(super) struct Path<V> {
    pub(super) setup: Setup,
    pub(super) cipher: Rounds<V>,
    /// The registers that become keystream, and then the result.
    pub(super) states: Vec<V>,
    /// The least number of vectors of a message that no iteration precedes.
    least: usize,
}

/// The place of a vector in the message.
#[derive(Clone, Copy)]
pub(super) enum Chunk {
    Inside(usize),
    Tail,
}

impl<V: Width> Path<V> {
    pub(super) fn new(setup: Setup, vectors: usize) -> Path<V> {
        let state = |i: usize| match V::BITS {
            512 => STATES_OF_ZMM + i,
            _ if setup.widest == 512 => STATES_BESIDE[i],
            _ => STATES + i,
        };
        let cipher = Rounds { size: setup.size, schedule: KEY, key: V::numbered(ROUND_KEY) };
        Path { setup, cipher, states: (0..vectors).map(|i| V::numbered(state(i))).collect(), least: 1 }
    }

    /// Restricts the path to messages of more than `bytes` bytes, unless an iteration precedes.
    pub(super) fn beyond(self, bytes: usize) -> Path<V> {
        Path { least: bytes / V::BYTES + 1, ..self }
    }

    /// Processes the last vectors and J0, in vectors up to `Widest`; or only J0.
    pub(super) fn last<Widest: Width>(self) -> Vec<Code> {
        let j0 = V::of_file(FIRST_BLOCK.n());
        let tail = self.setup.tail;
        let mut code = Vec::new();
        if V::BITS == 128 {
            code.push(straight(if Widest::BITS == 128 { add_lanes::<Xmm>() } else { add_lanes::<Ymm>() }));
        }
        let Some(&state) = self.states.first() else {
            code.extend(self.cipher.looped(&[j0], SPARE, 0, &[]));
            code.push(straight([self.cipher.last_key(), vaesenclast(j0, j0, self.cipher.key)]));
            return code;
        };
        if V::BITS < Widest::BITS && self.states.len() > 1 {
            // The mask belongs to wider vectors.
            code.push(straight(tail.mask::<V>(self.setup.direction).into_iter().chain([mov64(LENGTH, LEN)])));
        }
        let number = self.counter(state, self.setup.numbers.at(0).index(SPARE, 1));
        let first = Vec::from_iter(tail.point::<V>().into_iter().chain(tail.take::<V>()).chain(number));
        code.push(straight(first.phase("counters: the counter block of the last vector")));
        let counters = |vectors: usize| -> Vec<Inst> {
            (1..vectors).flat_map(|i| self.counter(self.states[i], self.number(i - 1))).collect()
        };
        let mut rounds = self.of_each(self.least, 1, |vectors| {
            let states = [&[j0], &self.states[..vectors]].concat();
            let count = if vectors == 1 { "one vector".to_owned() } else { format!("{vectors} vectors") };
            let products = if self.setup.direction == Direction::Open { ", with products of GHASH" } else { "" };
            let note = format!("AES: all rounds but the last, of J0 and {count}{products}");
            [vec![straight(counters(vectors))], self.rounds(&states, vectors - 1, HERE, 0)].concat().phase(note)
        });
        if self.is_pending() {
            // With paths for one vector and for three vectors too, 576 bytes take 4 % less time (Emerald Rapids), at
            // the cost of a sixth more code.
            let some = self
                .of_each(1, 2, |vectors| vec![self.rounds_with_pending(&self.states[..vectors], counters(vectors))]);
            rounds = self.setup.longer_than(self.setup.stride, some, rounds);
        }
        let power = |offset: usize| move |table: usize| at(HERE, self.setup.after(table) + offset);
        let mut product = self.ciphertext(state, Chunk::Tail);
        product.extend(self.product(reversed(), |table| power(0)(table).index(SPARE, 1)));
        let mut products =
            vec![straight(product.phase("GHASH: adds the products of the ciphertext, the last vector first"))];
        if self.setup.direction == Direction::Seal {
            products.extend(self.inside(|chunk, offset, state| {
                [self.ciphertext(state, chunk), self.product(reversed(), power(offset))].concat()
            }));
        }
        let mut results = vec![self.cipher.last_key(), vaesenclast(j0, j0, self.cipher.key)];
        results.extend(tail.point::<V>());
        results.extend(self.result(state, state, Chunk::Tail));
        let results = [
            vec![straight(results.phase("finish: the last round; out = input XOR keystream"))],
            self.inside(|chunk, _, state| self.result(state, state, chunk).into()),
        ]
        .concat();
        code.extend(self.in_order(products, rounds, results));
        if V::BITS > 128 {
            code.push(straight(add_lanes::<V>().phase("GHASH: adds up the lanes")));
        }
        code
    }

    /// Returns whether there may be pending products before these vectors.
    fn is_pending(&self) -> bool {
        V::BITS == 512 && self.setup.before == Before::Pending
    }

    /// Selects `code(n)` at run time, where n is the number of the last vectors, `least` or more, rounded up to a multiple of
    /// `step`.
    fn of_each(&self, least: usize, step: usize, code: impl Fn(usize) -> Vec<Code>) -> Vec<Code> {
        let max = self.states.len();
        let fewer = (least..max).rev().filter(|vectors| vectors.is_multiple_of(step));
        fewer.fold(code(max), |longer, vectors| longer_than(V::BYTES * vectors, longer, code(vectors)))
    }

    /// Orders rounds, results and products. When a message is opened, the products come first, because they wait for
    /// nothing.
    fn in_order(&self, products: Vec<Code>, rounds: Vec<Code>, results: Vec<Code>) -> Vec<Code> {
        match self.setup.direction {
            Direction::Seal => [rounds, results, products].concat(),
            Direction::Open => [products, rounds, results].concat(),
        }
    }

    /// Performs the rounds but the last one. When a message is opened, they are interleaved with the products of this
    /// number of vectors; `powers` and `offset` locate the powers of the first vector.
    ///
    /// A round of few vectors waits for its latency, so there is room for a product in each. Many vectors keep the
    /// units busy, and an even weave without loops is faster. With vectors of 128 or 256 bits, the even weave gains 1 %
    /// (Zen 3) and doubles the code, so we use loops there. With 512 bits, the model of Ice Lake says 4 % for 128-bit
    /// and 192-bit keys, and 1 % for 256-bit keys; but on Zen 4, loops take 0.95 to 0.97 of the time with 192-bit keys,
    /// and half of the code.
    fn rounds(&self, states: &[V], vectors: usize, powers: Gpr64, offset: usize) -> Vec<Code> {
        let product = |place: &dyn Fn(Gpr64, usize) -> Mem| {
            let mut insts = self.reverse_bytes(Place::Mem(place(INPUT, 0)));
            insts.extend(self.product(reversed(), |table| place(powers, offset + self.setup.after(table))));
            insts
        };
        if self.is_pending() && vectors < UNROLLED {
            // Without loops, batches of 64 bytes are faster (Emerald Rapids).
            return vec![self.cipher.but_last(states).named("AES").into()];
        }
        if self.setup.direction == Direction::Seal {
            return self.cipher.looped(states, SPARE, 0, &[]);
        }
        if V::BITS < 512 || self.setup.size != Size::Aes128 || vectors <= MAX_LOOPED {
            let of_round = |from, offset| at(from, offset as i64 - V::BYTES as i64).index(SPARE, V::BLOCKS as u8);
            return self.cipher.looped(states, SPARE, vectors, &product(&of_round));
        }
        let of_vector = |i: usize| product(&move |from, offset| at(from, offset + V::BYTES * i));
        let products: Strand = (0..vectors).flat_map(of_vector).collect();
        vec![woven([self.cipher.but_last(states).named("AES"), products.named("GHASH")], Order::Groups(8)).into()]
    }

    /// Runs `body` for each vector of the message before the last one.
    fn inside(&self, body: impl Fn(Chunk, usize, V) -> Vec<Inst>) -> Vec<Code> {
        self.states[1..].iter().enumerate().rev().fold(Vec::new(), |more, (i, &state)| {
            let offset = V::BYTES * i;
            let body = [vec![straight(body(Chunk::Inside(offset), offset, state))], more].concat();
            vec![straight([cmp64(LEN, V::BYTES + offset + 1)]), Code::Skip { unless: BELOW, body }]
        })
    }

    /// Performs an iteration of whole vectors before the last ones. Its sum takes the place of S.
    pub(super) fn iteration(self) -> Vec<Code> {
        let (layout, stride) = (self.setup.layout, V::BYTES * self.states.len());
        let highest = stride / BLOCK;
        let before = |table: usize| at(KEY, POWERS + table - BLOCK).index(NEARER, 1);
        let [half, whole] = [layout.half(highest), layout.power(highest)].map(before);
        let mut insts = sum().multiply(false, ENDS, half, whole, SPARES.map(Xmm::numbered));
        insts.extend(self.states.iter().enumerate().flat_map(|(i, &state)| self.counter(state, self.number(i))));
        let mut code = vec![straight(insts.phase("GHASH: S by its power; then the counter blocks"))];

        let powers = POWERS + layout.power(highest);
        let (mut products, mut results) = (Vec::new(), vec![self.cipher.last_key()]);
        for (i, &state) in self.states.iter().enumerate() {
            let offset = V::BYTES * i;
            let chunk = Chunk::Inside(offset);
            results.extend(self.result(state, state, chunk));
            if self.setup.direction == Direction::Seal {
                products.extend(self.ciphertext(state, chunk));
                products.extend(self.product(reversed(), |table| at(KEY, powers + self.setup.after(table) + offset)));
            }
        }
        let rounds = self.rounds(&self.states, self.states.len(), KEY, powers);
        let products = vec![straight(products.phase("GHASH: adds the products of the ciphertext"))];
        let results = vec![straight(results.phase("finish: the last round; out = input XOR keystream"))];
        code.extend(self.in_order(products, rounds.phase("AES: all rounds but the last"), results));

        let mut insts = add_lanes::<V>().phase("reduce: the sum of all lanes, which replaces S; advances the pointers");
        insts.extend(self.setup.reduce());
        let base = V::numbered(BASE);
        insts.extend([vmovdqa(ENDS, Xmm::numbered(HIGH)), vpaddd(base, base, self.setup.next.at(0))]);
        insts.extend([mov32(NEARER.low32(), BLOCK)]);
        insts.extend([add64(INPUT, stride), add64(OUT, stride), sub64(LEN, stride)]);
        code.push(straight(insts));
        code
    }

    /// Returns the address of the number of a vector's first block.
    pub(super) fn number(&self, vector: usize) -> Mem {
        self.setup.numbers.at(V::BYTES * vector)
    }

    /// Computes the counter blocks from a number on.
    pub(super) fn counter(&self, state: V, number: Mem) -> [Inst; 2] {
        let reversal = self.setup.tail.reversal::<V>();
        [vpaddd(state, V::numbered(BASE), number), vpshufb(state, state, reversal)]
    }

    /// Performs the last round, and stores its sum with the message; this sum also goes into `to`.
    pub(super) fn result(&self, to: V, state: V, chunk: Chunk) -> [Inst; 3] {
        let spare = V::numbered(SPARES[0]);
        let store = match chunk {
            Chunk::Inside(offset) => to.store(at(OUT, offset)),
            Chunk::Tail => self.setup.tail.put(to),
        };
        [spare.xor(self.cipher.key, self.message(chunk)), vaesenclast(to, state, spare), store]
    }

    /// Reverses the bytes of the blocks in a vector of ciphertext.
    fn ciphertext(&self, state: V, chunk: Chunk) -> Vec<Inst> {
        match (self.setup.direction, chunk) {
            (Direction::Open, chunk) => self.reverse_bytes(self.message(chunk)),
            (Direction::Seal, Chunk::Inside(_)) => self.reverse_bytes(Place::Reg(state)),
            (Direction::Seal, Chunk::Tail) => self.setup.tail.reverse(reversed(), state),
        }
    }

    fn reverse_bytes(&self, ciphertext: Place<V>) -> Vec<Inst> {
        let (x, reversal) = (reversed::<V>(), self.setup.tail.reversal::<V>());
        match ciphertext {
            Place::Reg(ciphertext) => vec![vpshufb(x, ciphertext, reversal)],
            Place::Mem(ciphertext) => vec![x.load(ciphertext), vpshufb(x, x, reversal)],
        }
    }

    /// Multiplies a vector by its powers; `power` returns their addresses in either table.
    pub(super) fn product(&self, x: V, power: impl Fn(usize) -> Mem) -> Vec<Inst> {
        let [half, whole] = [self.setup.layout.half(1), self.setup.layout.power(1)].map(power);
        sum().multiply(true, x, half, whole, SPARES.map(V::numbered))
    }

    fn message(&self, chunk: Chunk) -> Place<V> {
        match chunk {
            Chunk::Inside(offset) => Place::Mem(at(INPUT, offset)),
            Chunk::Tail => self.setup.tail.message(),
        }
    }
}

/// Returns the register of a vector of ciphertext with the bytes of its blocks reversed.
fn reversed<V: Width>() -> V {
    V::numbered(REVERSED)
}
