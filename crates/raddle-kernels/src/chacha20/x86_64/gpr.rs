//! One block in general-purpose registers, by itself or woven into a vector kernel that leaves these registers idle.
//!
//! A double round is a chain of 24 instructions of one cycle, so a block can't take less than 240 cycles. Sixteen words
//! and a counter of rounds don't fit into fifteen registers: two words of the third row are in registers and two on the
//! stack, and change places twice in a double round, when they are not awaited.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, Reg, Strand, View, weave};

use super::tail::by_bits;
use super::{BLOCK, COUNTER, INPUT, LEN, OUT, STATE, Shape, TABLE, advance, straight};
use crate::chacha20::lowering::{Lowering, quarter_round};

/// A word in each register.
struct General;

impl Lowering for General {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![add32(d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        vec![xor32(d, a), rol32(d, k as i64)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

const fn words_in(row: [View; 4]) -> [View; 4] {
    [row[0].bits(32), row[1].bits(32), row[2].bits(32), row[3].bits(32)]
}
const A: [View; 4] = words_in([RAX, RBX, RCX, RDX]);
const B: [View; 4] = words_in([RSI, RDI, RBP, R8]);
/// Words 0 and 1 of the third row, or 2 and 3.
const C: [View; 2] = [R13.bits(32), R14.bits(32)];
/// The first of these is the counter, in its register.
const D: [View; 4] = words_in([COUNTER, R10, R11, R12]);
/// Counts rounds, and then is a pointer.
const SPARE: View = R15;

const SAVED: [View; 6] = [RBX, RBP, R12, R13, R14, R15];

/// Places on the stack.
#[derive(Clone, Copy)]
enum Place {
    /// Word `i` of the third row.
    Third(i64),
    Counter,
    Parameter(i64),
    Saved(i64),
    /// Word `i` of the keystream of the last bytes.
    Keys(i64),
    End,
}

/// One block of a turn.
#[derive(Clone, Copy)]
pub(crate) struct Block {
    /// Where on the stack its places begin.
    base: i64,
    /// Its number in the turn; -1 before the turn.
    number: i64,
}

/// One block by itself. `order` is that of the two quarter rounds which are in registers at the same time.
pub(super) fn shape(order: Order) -> Shape {
    let block = Block { base: 0, number: 0 };
    Shape {
        weave: format!("in general-purpose registers: two quarter rounds {order}"),
        blocks: 1,
        stack: block.stack(),
        aligned: false,
        table: Vec::new(),
        rounds: SPARE,
        counter: true,
        enter: block.enter(),
        load: block.load(),
        double_round: block.double_round(order),
        whole: block.whole(),
        part: [vec![straight(block.part())], block.rest(), vec![straight(block.wipe_keys())]].concat(),
        next: Vec::new(),
        leave: block.leave(),
    }
}

/// A shape and one block more, woven into its rounds.
pub(super) fn with_block(other: Shape, order: Order) -> Shape {
    let block = Block { base: other.stack, number: other.blocks as i64 };
    let stride = (other.blocks * BLOCK) as i64;
    // What the other shape makes first, and then what is left of this block; or a part of the other's.
    let mut last = vec![straight(other.whole.clone()), straight(advance(stride))];
    last.extend(block.rest());
    last.push(straight([xor32(LEN.bits(32), LEN.bits(32))]));
    let part = vec![
        straight(block.part()),
        straight([cmp64(LEN, stride)]),
        Code::Skip { unless: BELOW, body: last },
        straight(block.wipe_keys()),
        straight([test64(LEN, LEN)]),
        Code::Skip { unless: EQUAL, body: other.part },
    ];
    let both = weave([other.double_round, block.double_round(order)], Order::RoundRobin);
    Shape {
        weave: format!("{}; and one woven in, in general-purpose registers", other.weave),
        blocks: other.blocks + 1,
        stack: block.stack(),
        aligned: false,
        table: other.table,
        rounds: SPARE,
        counter: true,
        enter: [block.enter(), other.enter].concat(),
        load: [other.load, block.load()].concat(),
        double_round: both.expect("vectors and words have registers of their own"),
        whole: [block.whole(), other.whole].concat(),
        part,
        next: other.next,
        leave: [other.leave, block.leave()].concat(),
    }
}

impl Block {
    /// The block before those of another shape, on the stack above what that has there.
    pub(crate) fn before(other: &Shape) -> Block {
        Block { base: other.stack, number: -1 }
    }

    /// Bytes on the stack, those of the other shape included.
    pub(crate) fn stack(self) -> i64 {
        self.place(Place::End).disp
    }

    fn place(self, place: Place) -> Mem {
        let offset = match place {
            Place::Third(i) => 4 * i,
            Place::Counter => 16,
            Place::Parameter(i) => 24 + 8 * i,
            Place::Saved(i) => 64 + 8 * i,
            Place::Keys(i) => 112 + 4 * i,
            Place::End => 176,
        };
        at(RSP, self.base + offset)
    }

    pub(crate) fn enter(self) -> Vec<Inst> {
        (0..).zip(SAVED).map(|(i, reg)| mov64_store(self.place(Place::Saved(i)), reg)).collect()
    }

    pub(crate) fn leave(self) -> Vec<Inst> {
        let mut insts = wipe(self.place(Place::Third(0)), self.place(Place::Parameter(0)));
        insts.extend((0..).zip(SAVED).map(|(i, reg)| mov64(reg, self.place(Place::Saved(i)))));
        // The others hold parameters again.
        insts.extend([R10, R11].map(|reg| xor32(reg.bits(32), reg.bits(32))));
        insts
    }

    fn wipe_keys(self) -> Vec<Inst> {
        wipe(self.place(Place::Keys(0)), self.place(Place::End))
    }

    /// Puts the parameters on the stack and the state into registers.
    pub(crate) fn load(self) -> Vec<Inst> {
        let mut insts: Vec<Inst> = self.parameters().map(|(reg, place)| mov64_store(place, reg)).into();
        if self.number != 0 {
            insts.push(add32(D[0], self.number));
        }
        insts.push(mov32_store(self.place(Place::Counter), D[0]));
        let state = |i| at(STATE, 4 * i);
        for (i, reg) in [2, 3].into_iter().zip(C) {
            insts.extend([mov32(reg, state(8 + i)), mov32_store(self.place(Place::Third(i)), reg)]);
        }
        // The pointer to the state is in the register of word 2, which is last.
        let words = in_registers().filter(|&(_, i)| i != 2 && i != 12).chain([(A[2], 2)]);
        insts.extend(words.map(|(reg, i)| mov32(reg, state(i))));
        insts
    }

    /// The parameters, and where they are while their registers hold words.
    fn parameters(self) -> [(View, Mem); 5] {
        let registers = [OUT, INPUT, LEN, STATE, TABLE];
        std::array::from_fn(|i| (registers[i], self.place(Place::Parameter(i as i64))))
    }

    pub(crate) fn double_round(self, order: Order) -> Strand {
        let pair = |diagonal: usize, third: [usize; 2]| {
            let quarter = |k: usize| {
                let i = (third[k] + 4 - 2 * diagonal) % 4;
                quarter_round(&General, [A[i], B[(i + diagonal) % 4], C[k], D[(i + 3 * diagonal) % 4]])
            };
            weave([0, 1].map(quarter), order).expect("words have registers")
        };
        let exchange = |from: i64, to: i64| {
            let place = |row: i64, i: i64| self.place(Place::Third(row + i));
            let pairs = (0..).zip(C).flat_map(|(i, reg)| [mov32_store(place(from, i), reg), mov32(reg, place(to, i))]);
            Strand::from_iter(pairs)
        };
        pair(0, [0, 1])
            .then(exchange(0, 2))
            .then(pair(0, [2, 3]))
            .then(pair(1, [2, 3]))
            .then(exchange(2, 0))
            .then(pair(1, [0, 1]))
    }

    /// Adds the state to the words in registers.
    fn feed_forward(self) -> Vec<Inst> {
        let [.., (_, pointer), _] = self.parameters();
        let state = |i| if i == 12 { self.place(Place::Counter) } else { at(SPARE, 4 * i) };
        std::iter::once(mov64(SPARE, pointer)).chain(in_registers().map(|(reg, i)| add32(reg, state(i)))).collect()
    }

    /// The parameters again, and the counter.
    pub(crate) fn back(self) -> Vec<Inst> {
        let mut insts: Vec<Inst> = self.parameters().map(|(reg, place)| mov64(reg, place)).into();
        insts.push(mov32(D[0], self.place(Place::Counter)));
        if self.number != 0 {
            insts.push(sub32(D[0], self.number));
        }
        insts
    }

    /// The parameters again, and then the two words on the stack, one after the other: what is done with each.
    fn last_two(self, finish: impl Fn(View, i64) -> Vec<Inst>) -> Vec<Inst> {
        let mut insts = self.back();
        for i in [10, 11] {
            insts.extend([mov32(A[0], self.place(Place::Third(i - 8))), add32(A[0], at(STATE, 4 * i))]);
            insts.extend(finish(A[0], i));
        }
        insts
    }

    /// Adds the block to the input.
    fn whole(self) -> Vec<Inst> {
        let [(_, out), (_, input), ..] = self.parameters();
        let word = |pointer, i| at(pointer, self.number * BLOCK as i64 + 4 * i);
        let mut insts = self.feed_forward();
        insts.push(mov64(SPARE, input));
        insts.extend(in_registers().map(|(reg, i)| xor32(reg, word(SPARE, i))));
        insts.push(mov64(SPARE, out));
        insts.extend(in_registers().map(|(reg, i)| mov32_store(word(SPARE, i), reg)));
        insts.extend(self.last_two(|reg, i| vec![xor32(reg, word(INPUT, i)), mov32_store(word(OUT, i), reg)]));
        insts
    }

    /// The first half of the block, in eight registers, and the pointer to the state, in one more. The others are free.
    pub(crate) fn half(self) -> (Vec<Inst>, [[View; 4]; 2], View) {
        let [.., (_, pointer), _] = self.parameters();
        let mut insts = vec![mov64(SPARE, pointer)];
        insts.extend((0..).zip([A, B].concat()).map(|(i, reg)| add32(reg, at(SPARE, 4 * i))));
        (insts, [A, B], SPARE)
    }

    /// Puts the block on the stack.
    fn part(self) -> Vec<Inst> {
        let keys = |i| self.place(Place::Keys(i));
        let mut insts = self.feed_forward();
        insts.extend(in_registers().map(|(reg, i)| mov32_store(keys(i), reg)));
        insts.extend(self.last_two(|reg, i| vec![mov32_store(keys(i), reg)]));
        insts
    }

    /// Adds to less than a block of input what [`Block::part`] left.
    fn rest(self) -> Vec<Code> {
        let mut code = vec![straight([lea64(R10, self.place(Place::Keys(0)))])];
        code.extend(by_bits(R10, BLOCK, None::<View>, [RAX, R11]));
        code
    }
}

/// The words that are in registers after the rounds, with their numbers.
fn in_registers() -> impl Iterator<Item = (View, i64)> {
    let rows: [(&[View], i64); 4] = [(&A, 0), (&B, 4), (&C, 8), (&D, 12)];
    rows.into_iter().flat_map(|(row, first)| row.iter().copied().zip(first..))
}

/// Zeros on the stack.
fn wipe(from: Mem, to: Mem) -> Vec<Inst> {
    let zero = xor32(RAX.bits(32), RAX.bits(32));
    let places = (from.disp..to.disp).step_by(8).map(|place| mov64_store(at(RSP, place), RAX));
    std::iter::once(zero).chain(places).collect()
}
