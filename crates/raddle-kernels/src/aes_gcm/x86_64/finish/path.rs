//! The way of a message with so many vectors, or through a turn of them.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, woven};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::*;
use crate::aes::x86_64::Rounds;

/// A vector of ciphertext, turned around.
const TURNED: usize = ENDS.n() as usize;
/// What becomes keystream, and then the result: from here on, or where there are 32 registers from there.
const STATES: usize = 8;
const STATES_OF_ZMM: usize = 16;

/// So many vectors of this width.
pub(super) struct Path<V> {
    setup: Setup,
    /// What becomes keystream, and then the result.
    states: Vec<V>,
}

/// Where a vector of the message is.
#[derive(Clone, Copy)]
enum Piece {
    Inside(usize),
    Tail,
}

impl<V: Width> Path<V> {
    pub(super) fn new(setup: Setup, vectors: usize) -> Path<V> {
        let first = if V::BITS == 512 { STATES_OF_ZMM } else { STATES };
        Path { setup, states: (first..first + vectors).map(V::numbered).collect() }
    }

    fn vectors(&self) -> usize {
        self.states.len()
    }

    /// The last vectors and J0, of vectors up to `Widest`; or J0 alone.
    pub(super) fn last<Widest: Width>(self) -> Vec<Code> {
        let mut strand = Strand::default();
        let mut sum = Vec::new();
        if self.vectors() > 0 {
            strand.extend(self.setup.tail.mask::<V>(self.setup.direction, self.vectors()));
        }
        if V::BITS == 128 {
            sum = if Widest::BITS == 128 { add_lanes::<Xmm>() } else { add_lanes::<Ymm>() };
        }
        let piece = |i: usize| if i + 1 == self.vectors() { Piece::Tail } else { Piece::Inside(V::BYTES * i) };
        strand = strand.then(self.encrypt(&[V::of_file(FIRST_BLOCK.n())], piece, sum, HERE, 0));
        if V::BITS > 128 {
            strand.extend(add_lanes::<V>());
        }
        vec![strand.into()]
    }

    /// Whole vectors before the last ones: the sum takes the place of S.
    pub(super) fn turn(self) -> Code {
        let (layout, stride) = (self.setup.layout, V::BYTES * self.vectors());
        let highest = stride / BLOCK;
        let before = |table: usize| at(KEY, POWERS + table - BLOCK).index(NEARER, 1);
        let [half, whole] = [layout.half(highest), layout.power(highest)].map(before);
        let sum = sum().multiply(false, ENDS, half, whole, SPARES.map(Xmm::numbered));
        let piece = |i: usize| Piece::Inside(V::BYTES * i);
        let mut strand = self.encrypt(&[], piece, sum, KEY, POWERS + layout.power(highest));
        strand.extend(add_lanes::<V>());
        strand.extend(self.setup.reduce());
        let base = V::numbered(BASE);
        strand.extend([vmovdqa(ENDS, Xmm::numbered(HIGH)), vpaddd(base, base, self.setup.next.at(0))]);
        strand.extend([mov32(NEARER.low32(), BLOCK)]);
        strand.extend([add64(INPUT, stride), add64(OUT, stride), sub64(LEN, stride)]);
        strand.into()
    }

    /// Encrypts counter blocks, and others beside them; adds the message, and its ciphertext to the sum, the first block
    /// times the power in this place. `sum` is what the sum begins with.
    fn encrypt(
        &self,
        others: &[V],
        piece: impl Fn(usize) -> Piece,
        sum: Vec<Inst>,
        powers: Gpr64,
        offset: usize,
    ) -> Strand {
        let (key, states) = (V::numbered(ROUND_KEY), &self.states);
        let cipher = Rounds { size: self.setup.size, schedule: KEY, key };
        let product = |i: usize| {
            let first = self.setup.layout.power(1);
            let table = |table: usize| at(powers, offset + table - first + V::BYTES * i);
            self.product(states[i], piece(i), table)
        };
        let products = (0..states.len()).flat_map(product);

        let mut beside = Strand::from_iter(sum);
        let mut after = Vec::new();
        match self.setup.direction {
            Direction::Open => beside.extend(products),
            Direction::Seal => after.extend(products),
        }
        let rounds = self.counters().then(cipher.but_last(&[states, others].concat()));
        let mut strand = woven([rounds.named("AES"), beside.named("GHASH")], self.setup.order);
        strand.extend([cipher.last_key()]);
        for (i, &state) in states.iter().enumerate() {
            let spare = V::numbered(SPARES[0]);
            strand.extend([spare.xor(key, self.message(piece(i))), vaesenclast(state, state, spare)]);
            strand.extend([self.store(piece(i), state)]);
        }
        strand.extend(others.iter().map(|&other| vaesenclast(other, other, key)));
        strand.extend(after);
        strand
    }

    /// The counter blocks.
    fn counters(&self) -> Strand {
        let block = |(i, &state): (usize, &V)| {
            let numbers = self.setup.numbers.at(V::BYTES * i);
            [vpaddd(state, V::numbered(BASE), numbers), vpshufb(state, state, self.setup.tail.turns_around::<V>())]
        };
        self.states.iter().enumerate().flat_map(block).collect()
    }

    /// A vector of ciphertext times its powers, which `power` finds in either table.
    fn product(&self, state: V, piece: Piece, power: impl Fn(usize) -> Mem) -> Vec<Inst> {
        let x = V::numbered(TURNED);
        let turn = self.setup.tail.turns_around::<V>();
        let mut insts = match (self.setup.direction, piece) {
            (Direction::Seal, Piece::Inside(_)) => vec![vpshufb(x, state, turn)],
            (Direction::Seal, Piece::Tail) => self.setup.tail.turn(x, state),
            (Direction::Open, piece) => match self.message(piece) {
                Place::Reg(message) => vec![vpshufb(x, message, turn)],
                Place::Mem(message) => vec![x.load(message), vpshufb(x, x, turn)],
            },
        };
        let [half, whole] = [self.setup.layout.half(1), self.setup.layout.power(1)].map(power);
        insts.extend(sum().multiply(true, x, half, whole, SPARES.map(V::numbered)));
        insts
    }

    fn message(&self, piece: Piece) -> Place<V> {
        match piece {
            Piece::Inside(offset) => Place::Mem(at(INPUT, offset)),
            Piece::Tail => self.setup.tail.message(),
        }
    }

    fn store(&self, piece: Piece, result: V) -> Inst {
        match piece {
            Piece::Inside(offset) => result.store(at(OUT, offset)),
            Piece::Tail => self.setup.tail.put(self.vectors(), result),
        }
    }
}
