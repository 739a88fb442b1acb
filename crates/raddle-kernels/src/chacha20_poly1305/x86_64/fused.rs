//! AVX and AVX2: blocks of ChaCha20 in vectors, and woven into their rounds blocks of Poly1305 in general-purpose
//! registers.
//!
//! Vectors leave the general-purpose registers idle, and a part of the slots in which instructions begin. Blocks of
//! Poly1305 are spread evenly over the double rounds; what is left of them comes right after those, and before anything is
//! written, as that may be where they are read.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Order, Strand, View, weave};

use crate::chacha20::BLOCK;
use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, INPUT, LEN, OUT, STATE, Shape, TABLE, repeat, straight};
use crate::chacha20_poly1305::POLY1305;
use crate::poly1305;
use crate::poly1305::state::{H, Powers, R};
use crate::poly1305::x86_64::scalar::{Chain, Key, Multiplier, multiples, word};
use crate::x86_64::{take_aligned_stack, wipe_flags};
use crate::{Kernel, Operation};

/// Parameters of this contract where the cipher has others.
const MAC_PARAMETER: Gpr64 = R8;
const TABLE_PARAMETER: Gpr64 = R9;

/// The next block of Poly1305.
const MAC: Gpr64 = RBX;
const ACCUMULATOR: [Gpr64; 3] = [R12, R13, R14];
/// The block counter, which is in the last of these, gives way while there are rounds.
const FREE: [Gpr64; 4] = [R15, RBP, R10, R9];
/// Counts double rounds: the output is not asked for before they are done.
const ROUNDS: View = OUT;

const SAVED: [Gpr64; 6] = [RBX, RBP, R12, R13, R14, R15];
/// What is on the stack while there are rounds. The last of these comes from the state, and counts as a secret.
const ASIDE: [View; 3] = [OUT, LEN, COUNTER];

/// How blocks of Poly1305 are woven in.
#[derive(Clone, Copy)]
pub(super) struct Fused {
    pub(super) multiplier: Multiplier,
    /// Double rounds in a turn of the loop that makes ten: the more there are, the more evenly blocks are spread.
    pub(super) unroll: usize,
    pub(super) order: Order,
}

impl Fused {
    /// `chacha20_poly1305_blocks_*`.
    pub(super) fn kernel(self, name: &'static str, cipher: Shape) -> Kernel {
        let frame = Frame { base: cipher.stack };
        let stride = cipher.blocks * BLOCK;
        let all = stride / poly1305::BLOCK;
        let share = all * self.unroll / 10;
        let left = all - share * 10 / self.unroll;

        let double_rounds =
            vec![cipher.double_round.divided(); self.unroll].into_iter().fold(Strand::default(), Strand::then);
        let woven = weave([double_rounds, self.blocks(frame, share)], self.order);
        let woven = woven.expect("vectors and words have registers of their own");
        let mut turn = vec![straight(cipher.load)];
        turn.extend(repeat(vec![woven.into()], ROUNDS, 10 / self.unroll));
        turn.push(self.blocks(frame, left).into());
        turn.push(straight(frame.aside().map(|(reg, place)| mov64(reg, place))));
        turn.push(straight(cipher.whole));
        turn.push(straight([add64(OUT, stride as i64), add64(INPUT, stride as i64), sub64(LEN, stride as i64)]));
        turn.push(straight([add32(COUNTER.bits(32), cipher.blocks as i64)]));
        turn.push(straight(frame.aside().map(|(reg, place)| mov64_store(place, reg))));
        turn.push(straight(cipher.next));

        let accumulator = || (0..).zip(ACCUMULATOR).map(|(i, reg)| (reg, word(STATE, POLY1305 + H, i)));
        let mut enter = frame.enter();
        enter.extend([mov64(MAC, MAC_PARAMETER), mov64(TABLE, TABLE_PARAMETER)]);
        enter.push(mov32(COUNTER.bits(32), at(STATE, 48)));
        enter.extend(frame.aside().map(|(reg, place)| mov64_store(place, reg)));
        enter.extend(accumulator().map(|(reg, place)| mov64(reg, place)));
        let [a, b, ..] = FREE;
        enter.extend(multiples([a, b], word(STATE, POLY1305 + R, 0), word(STATE, POLY1305 + R, 1)));
        enter.extend([0, 1].map(|i| mov64_store(frame.place(Place::Multiple(i)), FREE[i as usize])));
        enter.extend(cipher.enter);

        let mut leave = self.chain(frame).fold();
        leave.extend(accumulator().map(|(reg, place)| mov64_store(place, reg)));
        leave.extend(cipher.leave);
        leave.extend(frame.leave());

        let code = vec![
            straight(enter),
            Code::While { test: vec![cmp64(LEN, stride as i64)], enter: ABOVE_OR_EQUAL, body: turn },
            straight(leave),
        ];
        let operation = Operation::Chacha20Poly1305Blocks { powers: Powers::none(), stride: stride as u64 };
        let rounds = if self.unroll == 1 { "a double round".into() } else { format!("{} double rounds", self.unroll) };
        let weave = format!(
            "{} blocks, {}; woven into {rounds} {share} blocks of Poly1305 in general-purpose registers, {}",
            cipher.blocks, cipher.weave, self.order,
        );
        // At entry the stack pointer is 8 or 24 bytes beyond such an alignment.
        let stack = (frame.place(Place::End).disp + ALIGNMENT - 8) as usize;
        operation.kernel(name, Isa::X86_64, weave, cipher.table, stack, code)
    }

    fn chain(self, frame: Frame) -> Chain {
        let [r0, r1] = [0, 1].map(|i| word(STATE, POLY1305 + R, i).into());
        let multiples = [0, 1].map(|i| frame.place(Place::Multiple(i)).into());
        Chain { multiplier: self.multiplier, h: ACCUMULATOR, free: FREE, key: Key { r0, r1, multiples } }
    }

    /// The next `n` blocks of Poly1305.
    fn blocks(self, frame: Frame, n: usize) -> Strand {
        let chain = self.chain(frame);
        let block = |i| chain.block(at(MAC, (i * poly1305::BLOCK) as i64), 1);
        let next = Strand::from_iter([add64(MAC, (n * poly1305::BLOCK) as i64)]);
        (0..n).map(block).chain([next]).fold(Strand::default(), Strand::then)
    }
}

/// Places on the stack.
#[derive(Clone, Copy)]
enum Place {
    Saved(i64),
    Aside(i64),
    /// Multiples of the key.
    Multiple(i64),
    End,
}

/// What is on the stack, above what the cipher has there.
#[derive(Clone, Copy)]
struct Frame {
    base: i64,
}

impl Frame {
    fn place(self, place: Place) -> Mem {
        let offset = match place {
            Place::Saved(i) => i,
            Place::Aside(i) => 6 + i,
            Place::Multiple(i) => 9 + i,
            Place::End => 11,
        };
        at(RSP, self.base + 8 * offset)
    }

    fn saved(self) -> impl Iterator<Item = (Gpr64, Mem)> {
        (0..).zip(SAVED).map(move |(i, reg)| (reg, self.place(Place::Saved(i))))
    }

    fn aside(self) -> impl Iterator<Item = (View, Mem)> + Clone {
        (0..).zip(ASIDE).map(move |(i, reg)| (reg, self.place(Place::Aside(i))))
    }

    fn enter(self) -> Vec<Inst> {
        let bytes = self.place(Place::End).disp;
        let mut insts = take_aligned_stack(ENTRY, bytes, ALIGNMENT);
        insts.extend(self.saved().map(|(reg, place)| mov64_store(place, reg)));
        insts
    }

    /// Leaves no secret.
    fn leave(self) -> Vec<Inst> {
        let used = FREE.into_iter().chain(ACCUMULATOR).chain([RAX, RDX]).filter(|reg| !SAVED.contains(reg));
        let mut insts: Vec<Inst> = used.map(|reg| xor32(reg.low32(), reg.low32())).collect();
        insts.push(wipe_flags());
        insts.extend(
            [Place::Aside(2), Place::Multiple(0), Place::Multiple(1)].map(|place| mov64_store(self.place(place), RDX)),
        );
        insts.extend(self.saved().map(|(reg, place)| mov64(reg, place)));
        insts.push(mov64(RSP, ENTRY));
        insts
    }
}
