//! The way of a message with so many vectors, or through a turn of them.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Operand, Strand, View, weave};

use super::*;
use crate::aes::x86_64::Rounds;

/// A vector of ciphertext, turned around.
const TURNED: u8 = ENDS;
/// What becomes keystream, and then the result: from here on, or where there are 32 registers from there.
const STATES: u8 = 8;
const STATES_OF_ZMM: u8 = 16;

/// So many vectors of this width.
#[derive(Clone, Copy)]
pub(super) struct Path {
    pub(super) finish: Finish,
    pub(super) size: Size,
    pub(super) direction: Direction,
    pub(super) width: Width,
    pub(super) vectors: usize,
}

/// Where a vector of the message is.
enum Place {
    Whole(i64),
    Tail,
}

impl Path {
    /// The last vectors and J0; or J0 alone.
    pub(super) fn last(self) -> Vec<Code> {
        let mut strand = Strand::default();
        let mut sum = Vec::new();
        if self.vectors > 0 {
            strand.extend(self.finish.mask(self.direction, self.width, self.vectors));
        }
        if self.width == Width::Xmm {
            sum.extend(add_lanes(if self.finish.width == Width::Xmm { Width::Xmm } else { Width::Ymm }));
        }
        let place = |i: usize| if i + 1 == self.vectors { Place::Tail } else { Place::Whole(self.offset(i)) };
        let places = (0..self.vectors).map(place).collect();
        let first = self.width.reg(FIRST_BLOCK);
        strand = strand.then(self.encrypt(&[first], places, sum, HERE, 0));
        if self.width != Width::Xmm {
            strand.extend(add_lanes(self.width));
        }
        vec![strand.into()]
    }

    /// Whole vectors before the last ones: the sum takes the place of S.
    pub(super) fn turn(self) -> Code {
        let (layout, stride) = (self.finish.layout(), self.finish.stride());
        let highest = stride as usize / BLOCK;
        let before = |table: usize| at(KEY, (POWERS + table - BLOCK) as i64).index(NEARER, 1);
        let [half, whole] = [layout.half(highest), layout.power(highest)].map(before);
        let s = xmm(ENDS);
        let sum = sum(Width::Xmm).multiply(false, s, half, whole, SPARES.map(xmm));
        let places = (0..self.vectors).map(|i| Place::Whole(self.offset(i))).collect();
        let mut strand = self.encrypt(&[], places, sum, KEY, POWERS + layout.power(highest));
        strand.extend(add_lanes(self.width));
        strand.extend(reduce());
        let base = self.width.reg(BASE);
        strand.extend([vmovdqa(s, xmm(HIGH)), vpaddd(base, base, at(TABLE, self.finish.next()))]);
        strand.extend([mov32(NEARER.bits(32), BLOCK as i64)]);
        strand.extend([add64(INPUT, stride), add64(OUT, stride), sub64(LEN, stride)]);
        strand.into()
    }

    /// Encrypts counter blocks, and others beside them; adds the message, and its ciphertext to the sum, the first block
    /// times the power in this place. `sum` is what the sum begins with.
    fn encrypt(self, others: &[View], places: Vec<Place>, sum: Vec<Inst>, powers: View, offset: usize) -> Strand {
        let key = self.width.reg(ROUND_KEY);
        let cipher = Rounds { width: self.width, size: self.size, schedule: KEY, key };
        let states: Vec<View> = (0..self.vectors).map(|i| self.state(i)).collect();
        let product = |(i, place): (usize, &Place)| {
            let table = |table: usize| {
                let place = (offset + table - self.finish.layout().power(1)) as i64 + self.offset(i);
                at(powers, place)
            };
            self.product(self.state(i), place, table)
        };
        let products = places.iter().enumerate().flat_map(product);

        let mut beside = Strand::from_iter(sum);
        let mut after = Vec::new();
        match self.direction {
            Direction::Open => beside.extend(products),
            Direction::Seal => after.extend(products),
        }
        let all = [&states[..], others].concat();
        let rounds = self.counters(&states).then(cipher.but_last(&all));
        let woven = weave([rounds, beside], self.finish.order);
        let mut strand = woven.expect("rounds and products have registers of their own");
        strand.extend([cipher.last_key()]);
        for (&state, place) in states.iter().zip(&places) {
            let spare = self.width.reg(SPARES[0]);
            strand.extend([self.width.xor(spare, key, self.message(place)), vaesenclast(state, state, spare)]);
            strand.extend([self.store(place, state)]);
        }
        strand.extend(others.iter().map(|&other| vaesenclast(other, other, key)));
        strand.extend(after);
        strand
    }

    /// The counter blocks.
    fn counters(self, states: &[View]) -> Strand {
        let mut strand = Strand::default();
        for (i, &state) in states.iter().enumerate() {
            let numbers = at(TABLE, NUMBERS + self.offset(i));
            let turn = self.finish.turns_around(self.width);
            strand.extend([vpaddd(state, self.width.reg(BASE), numbers), vpshufb(state, state, turn)]);
        }
        strand
    }

    /// A vector of ciphertext times its powers, which `power` finds in either table.
    fn product(self, state: View, place: &Place, power: impl Fn(usize) -> Mem) -> Vec<Inst> {
        let x = self.width.reg(TURNED);
        let turn = self.finish.turns_around(self.width);
        let mut insts = match (self.direction, place) {
            (Direction::Seal, Place::Whole(_)) => vec![vpshufb(x, state, turn)],
            (Direction::Seal, Place::Tail) => self.finish.turn_tail(self.width, x, state),
            (Direction::Open, place) => match self.message(place) {
                Operand::Reg(message) => vec![vpshufb(x, message, turn)],
                Operand::Mem(message) => vec![self.width.load(x, message), vpshufb(x, x, turn)],
                Operand::Imm(_) => unreachable!("a message is no number"),
            },
        };
        let [half, whole] = [self.finish.layout().half(1), self.finish.layout().power(1)].map(power);
        insts.extend(super::sum(self.width).multiply(true, x, half, whole, SPARES.map(|n| self.width.reg(n))));
        insts
    }

    fn message(self, place: &Place) -> Operand {
        match place {
            Place::Whole(offset) => at(INPUT, *offset).into(),
            Place::Tail => self.finish.tail(self.width),
        }
    }

    fn store(self, place: &Place, result: View) -> Inst {
        match place {
            Place::Whole(offset) => self.width.store(at(OUT, *offset), result),
            Place::Tail => self.finish.put_tail(self.width, self.vectors, result),
        }
    }

    fn state(self, i: usize) -> View {
        let first = if self.width == Width::Zmm { STATES_OF_ZMM } else { STATES };
        self.width.reg(first + i as u8)
    }

    /// Where vector `i` begins.
    fn offset(self, i: usize) -> i64 {
        (self.width.bytes() * i) as i64
    }
}
