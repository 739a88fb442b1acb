//! One block in general-purpose registers, by itself or woven into a vector kernel that leaves these registers idle.
//!
//! A double round is a chain of 24 one-cycle instructions, so a block can't take less than 240 cycles. Sixteen words
//! and a counter of rounds don't fit into fifteen registers: two words of the third row are in registers and two on the
//! stack. They change places twice in a double round, at moments when nothing waits for them.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Reg, Strand};

use super::tail::by_bits;
use super::{BLOCK, COUNTER, Elsewhere, INPUT, Iteration, KeystreamShape, LEN, OUT, STATE, TABLE, advance};
use crate::chacha20::lowering::{Lowering, quarter_round};
use crate::variant::Builder;

/// The lowering for one word in each register.
struct General;

impl Lowering<Gpr32> for General {
    fn add(&self, d: Gpr32, a: Gpr32) -> Vec<Inst> {
        vec![add32(d, a)]
    }
    fn xor_rol(&self, d: Gpr32, a: Gpr32, k: u32) -> Vec<Inst> {
        vec![xor32(d, a), rol32(d, k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

const A: [Gpr32; 4] = [RAX.low32(), RBX.low32(), RCX.low32(), RDX.low32()];
const B: [Gpr32; 4] = [RSI.low32(), RDI.low32(), RBP.low32(), R8.low32()];
/// Words 0 and 1 of the third row, or 2 and 3.
const C: [Gpr32; 2] = [R13.low32(), R14.low32()];
/// The fourth row. Its first word is the counter, in its register.
const D: [Gpr32; 4] = [COUNTER.low32(), R10.low32(), R11.low32(), R12.low32()];
/// A counter of rounds, and then a pointer.
const SPARE: Gpr64 = R15;

const SAVED: [Gpr64; 6] = [RBX, RBP, R12, R13, R14, R15];
const PARAMETERS: [Gpr64; 5] = [OUT, INPUT, LEN, STATE, TABLE];

/// One block by itself.
pub(super) struct Words {
    /// The order of the two quarter rounds that are in registers at the same time.
    pub(super) order: Order,
}

impl KeystreamShape for Words {
    fn blocks(&self) -> usize {
        1
    }

    fn summary(&self) -> String {
        format!("in general-purpose registers: two quarter rounds {}", self.order)
    }

    fn iteration(&self, k: &mut Builder<X86_64>, _: Elsewhere) -> Iteration {
        let block = Block::new(k, 0);
        Iteration {
            rounds: SPARE,
            counter: true,
            aligned: false,
            begin: block.enter(),
            load: block.load(),
            double_round: block.double_round(self.order),
            xor_whole: block.whole(),
            xor_tail: [vec![straight(block.part())], block.rest(), vec![straight(block.wipe_keys())]].concat(),
            next_counters: Vec::new(),
            wipe: block.leave(),
        }
    }
}

/// The blocks of another shape, with one more block woven into their rounds.
pub(super) struct WithBlock<C> {
    pub(super) shape: C,
    /// The order of the two quarter rounds of the block.
    pub(super) order: Order,
}

impl<C: KeystreamShape> KeystreamShape for WithBlock<C> {
    fn blocks(&self) -> usize {
        self.shape.blocks() + 1
    }

    fn summary(&self) -> String {
        format!("{}; and one woven in, in general-purpose registers", self.shape.summary())
    }

    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration {
        let other = self.shape.iteration(k, Elsewhere { of_iteration: elsewhere.of_iteration + 1, ..elsewhere });
        let block = Block::new(k, self.shape.blocks() as i64);
        let stride = self.shape.stride();
        // The blocks of the other shape come first, and the rest of this block follows; or there is only a part of the
        // other blocks.
        let mut last =
            vec![straight(other.xor_whole.clone().phase("tail: all blocks in vectors")), straight(advance(stride))];
        last.extend(block.rest().phase("tail: the remaining bytes, with the keystream of the scalar block"));
        last.push(straight([xor32(LEN.low32(), LEN.low32())]));
        let part = vec![
            straight(
                block.part().phase("scalar block: its keystream goes to the stack, until the vectors' part is known"),
            ),
            straight([cmp64(LEN, stride)]),
            Code::Skip { unless: BELOW, body: last },
            straight(block.wipe_keys()),
            straight([test64(LEN, LEN)]),
            Code::Skip {
                unless: EQUAL,
                body: other.xor_tail.phase("tail: fewer bytes than the blocks in vectors have"),
            },
        ];
        Iteration {
            rounds: SPARE,
            counter: true,
            aligned: other.aligned,
            begin: [block.enter(), other.begin].concat(),
            load: [other.load, block.load().phase("load: one more block, in general-purpose registers")].concat(),
            double_round: woven(
                [
                    other.double_round.named("vectors").phase("vectors: a double round of their blocks"),
                    block
                        .double_round(self.order)
                        .named("scalar block")
                        .phase("scalar block, interleaved: its double round"),
                ],
                Order::RoundRobin,
            ),
            xor_whole: [
                block.whole().phase("finish: the scalar block, which is the last of the iteration"),
                other.xor_whole.phase("finish: the blocks in vectors"),
            ]
            .concat(),
            xor_tail: part,
            next_counters: other.next_counters,
            wipe: [other.wipe, block.leave()].concat(),
        }
    }
}

/// One block of an iteration, and its slots on the stack, which it clears itself.
#[derive(Clone, Copy)]
pub(crate) struct Block {
    /// The number of the block in the iteration; -1 before the iteration.
    number: i64,
    /// The third row.
    third: Slots,
    counter: Slots,
    parameters: Slots,
    saved: Slots,
    /// The keystream of the last bytes.
    keys: Slots,
}

impl Block {
    /// Allocates the slots.
    pub(crate) fn new(k: &mut Builder<X86_64>, number: i64) -> Block {
        Block {
            number,
            third: k.public_slots(4, 4),
            counter: k.public_slots(1, 8),
            parameters: k.public_slots(PARAMETERS.len(), 8),
            saved: k.public_slots(SAVED.len(), 8),
            keys: k.public_slots(BLOCK / 4, 4),
        }
    }

    pub(crate) fn enter(self) -> Vec<Inst> {
        let save = self.saved.all().zip(SAVED).map(|(place, reg)| mov64_store(place, reg));
        Vec::from_iter(save).phase("stack: saves the registers of the caller")
    }

    pub(crate) fn leave(self) -> Vec<Inst> {
        let mut insts = wipe(self.third.at(0), 24);
        insts.extend(self.saved.all().zip(SAVED).map(|(place, reg)| mov64(reg, place)));
        // The other registers hold parameters again.
        insts.extend([R10, R11].map(|reg| xor32(reg.low32(), reg.low32())));
        insts
    }

    fn wipe_keys(self) -> Vec<Inst> {
        wipe(self.keys.at(0), BLOCK as i64).phase("wipe: the keystream on the stack")
    }

    /// Stores the parameters on the stack and loads the state into registers.
    pub(crate) fn load(self) -> Vec<Inst> {
        let mut insts: Vec<Inst> = self.parameters().map(|(reg, place)| mov64_store(place, reg)).collect();
        if self.number != 0 {
            insts.push(add32(D[0], self.number));
        }
        insts.push(mov32_store(self.counter.at(0), D[0]));
        let state = |i| at(STATE, 4 * i);
        for (i, reg) in [2, 3].into_iter().zip(C) {
            insts.extend([mov32(reg, state(8 + i)), mov32_store(self.third.at(i), reg)]);
        }
        // The pointer to the state is in the register of word 2, so this word is loaded last.
        let words = in_registers().filter(|&(_, i)| i != 2 && i != 12).chain([(A[2], 2)]);
        insts.extend(words.map(|(reg, i)| mov32(reg, state(i))));
        insts
    }

    /// Returns the parameters, and their addresses while their registers hold words.
    fn parameters(self) -> impl Iterator<Item = (Gpr64, Mem)> {
        PARAMETERS.into_iter().zip(self.parameters.all())
    }

    /// Loads a parameter into [`SPARE`].
    fn fetch(self, parameter: Gpr64) -> Inst {
        let i = PARAMETERS.iter().position(|&other| other == parameter).expect("a parameter");
        mov64(SPARE, self.parameters.at(i))
    }

    pub(crate) fn double_round(self, order: Order) -> Strand {
        let pair = |diagonal: usize, third: [usize; 2]| {
            let quarter = |k: usize| {
                let i = (third[k] + 4 - 2 * diagonal) % 4;
                quarter_round(&General, [A[i], B[(i + diagonal) % 4], C[k], D[(i + 3 * diagonal) % 4]])
            };
            woven([0, 1].map(quarter), order)
        };
        let exchange = |from: usize, to: usize| -> Strand {
            let word = |(i, reg)| [mov32_store(self.third.at(from + i), reg), mov32(reg, self.third.at(to + i))];
            (0..).zip(C).flat_map(word).collect()
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
        let state = |i| if i == 12 { self.counter.at(0) } else { at(SPARE, 4 * i) };
        std::iter::once(self.fetch(STATE)).chain(in_registers().map(|(reg, i)| add32(reg, state(i)))).collect()
    }

    /// Restores the parameters and the counter.
    pub(crate) fn back(self) -> Vec<Inst> {
        let mut insts: Vec<Inst> = self.parameters().map(|(reg, place)| mov64(reg, place)).collect();
        insts.push(mov32(D[0], self.counter.at(0)));
        if self.number != 0 {
            insts.push(sub32(D[0], self.number));
        }
        insts
    }

    /// Restores the parameters, and then applies `finish` to the two words on the stack, one after the other.
    fn last_two(self, finish: impl Fn(Gpr32, usize) -> Vec<Inst>) -> Vec<Inst> {
        let mut insts = self.back();
        for i in [10, 11] {
            insts.extend([mov32(A[0], self.third.at(i - 8)), add32(A[0], at(STATE, 4 * i))]);
            insts.extend(finish(A[0], i));
        }
        insts
    }

    /// Adds the block to the input.
    fn whole(self) -> Vec<Inst> {
        let word = |pointer, i: usize| at(pointer, self.number * BLOCK as i64 + 4 * i as i64);
        let mut insts = self.feed_forward();
        insts.push(self.fetch(INPUT));
        insts.extend(in_registers().map(|(reg, i)| xor32(reg, word(SPARE, i))));
        insts.push(self.fetch(OUT));
        insts.extend(in_registers().map(|(reg, i)| mov32_store(word(SPARE, i), reg)));
        insts.extend(self.last_two(|reg, i| vec![xor32(reg, word(INPUT, i)), mov32_store(word(OUT, i), reg)]));
        insts
    }

    /// Computes the first half of the block. Returns its eight registers, and the register of the pointer to the state;
    /// the other registers are free.
    pub(crate) fn half(self) -> (Vec<Inst>, [[Gpr32; 4]; 2], Gpr64) {
        let mut insts = vec![self.fetch(STATE)];
        insts.extend((0..).zip([A, B].concat()).map(|(i, reg)| add32(reg, at(SPARE, 4 * i))));
        (insts, [A, B], SPARE)
    }

    /// Stores the block on the stack.
    fn part(self) -> Vec<Inst> {
        let mut insts = self.feed_forward();
        insts.extend(in_registers().map(|(reg, i)| mov32_store(self.keys.at(i), reg)));
        insts.extend(self.last_two(|reg, i| vec![mov32_store(self.keys.at(i), reg)]));
        insts
    }

    /// Adds the keystream that [`Block::part`] stored to less than a block of input.
    fn rest(self) -> Vec<Code> {
        let mut code = vec![straight([lea64(R10, self.keys.at(0))])];
        code.extend(by_bits::<Xmm>(R10, BLOCK, None, [RAX, R11]));
        code
    }
}

/// Returns the words that are in registers after the rounds, with their numbers.
fn in_registers() -> impl Iterator<Item = (Gpr32, usize)> {
    A.into_iter().chain(B).chain(C).zip(0..).chain(D.into_iter().zip(12..))
}

/// Clears `bytes` bytes on the stack.
fn wipe(from: Mem, bytes: i64) -> Vec<Inst> {
    let places = (from.disp..from.disp + bytes).step_by(8).map(|place| mov64_store(at(RSP, place), RAX));
    std::iter::once(xor32(RAX.low32(), RAX.low32())).chain(places).collect()
}
