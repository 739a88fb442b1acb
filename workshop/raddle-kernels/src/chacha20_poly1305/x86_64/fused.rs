//! ChaCha20 blocks in vectors, with Poly1305 blocks in general-purpose registers woven into their rounds.
//!
//! Vectors leave the general-purpose registers idle, and some of the slots in which instructions begin. Poly1305 blocks
//! are spread evenly over the double rounds. The remaining blocks follow directly, before anything is written, because
//! the output may overwrite the blocks to authenticate.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Slots, at, straight, woven};
use raddle_isa::{Code, Mem, Order, Strand};

use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, Elsewhere, INPUT, KeystreamShape, LEN, OUT, STATE, TABLE};
use crate::chacha20_poly1305::POLY1305;
use crate::chacha20_poly1305::operation::Chacha20Poly1305Blocks;
use crate::poly1305;
use crate::poly1305::state::{H, Powers, R};
use crate::poly1305::x86_64::scalar::{Chain, Key, Multiplier, multiples, word};
use crate::variant::Builder;
use crate::x86_64::repeat;
use crate::{Kernel, variant};

/// The pointer to the next Poly1305 block.
const MAC: Gpr64 = RBX;
const ACCUMULATOR: [Gpr64; 3] = [R12, R13, R14];
/// The free registers of Poly1305. The last one holds the block counter, which is stored on the stack during the
/// rounds.
const FREE: [Gpr64; 4] = [R15, RBP, R10, R9];
/// The counter of double rounds: the pointer to the output is not needed before they are done.
const ROUNDS: Gpr64 = OUT;

const SAVED: [Gpr64; 6] = [RBX, RBP, R12, R13, R14, R15];

/// The parameters that determine how Poly1305 blocks are woven in.
#[derive(Clone, Copy)]
pub(super) struct Fused {
    /// The number of Poly1305 blocks in an iteration; `None` for as many bytes as the cipher processes. Fewer blocks
    /// are faster if the serial chain of Poly1305 would take longer than the rounds.
    pub(super) share: Option<usize>,
    pub(super) multiplier: Multiplier,
    /// The number of double rounds per iteration of the loop over the ten double rounds: the more double rounds, the
    /// more evenly blocks are spread.
    pub(super) unroll: usize,
    pub(super) order: Order,
}

impl Fused {
    /// Builds `chacha20_poly1305_blocks_*`.
    pub(super) fn kernel(self, name: &'static str, shape: impl KeystreamShape) -> Kernel {
        let (count, stride) = (shape.blocks(), shape.stride());
        let blocks = self.share.unwrap_or(stride / poly1305::BLOCK);
        let share = blocks * self.unroll / 10;
        let operation = Chacha20Poly1305Blocks {
            powers: Powers::none(),
            stride: stride as u64,
            share: (blocks * poly1305::BLOCK) as u64,
        };
        let rounds = if self.unroll == 1 { "a double round".into() } else { format!("{} double rounds", self.unroll) };
        let summary = format!(
            "{count} blocks, {}; {share} blocks of Poly1305 in general-purpose registers woven into {rounds}, {}",
            shape.summary(),
            self.order,
        );
        variant::kernel(name, operation, summary, |k| self.build(k, shape, blocks, share))
    }

    /// Builds the code, with `all` Poly1305 blocks in an iteration of the main loop, and `share` blocks in an iteration
    /// of the loop over double rounds.
    fn build(self, k: &mut Builder<X86_64>, shape: impl KeystreamShape, all: usize, share: usize) -> Vec<Code> {
        let (count, stride) = (shape.blocks(), shape.stride());
        let left = all - share * 10 / self.unroll;
        let (mac, table) = (k.arg("mac"), k.arg("table"));
        k.move_table(TABLE);
        let iteration = shape.iteration(k, Elsewhere::default());
        k.align_stack(ENTRY, ALIGNMENT);
        k.fix_all(SAVED);
        k.save_here();
        let spilled = Spilled { parameters: k.public_slots(2, 8), counter: k.slots(1, 8), multiples: k.slots(2, 8) };
        k.clear(FREE.into_iter().chain(ACCUMULATOR).chain([RAX, RDX]));
        k.clear_flags(RSP);

        let chain = spilled.chain(self.multiplier);
        let double_rounds =
            std::iter::repeat_n(iteration.double_round.divided(), self.unroll).fold(Strand::default(), Strand::then);
        let woven = woven([double_rounds.named("ChaCha20"), blocks(&chain, share).named("Poly1305")], self.order);
        let mut body = vec![shape.load_and_prefetch(iteration.load).into()];
        let rounds = repeat(vec![woven.into()], ROUNDS, 10 / self.unroll);
        body.extend(rounds.phase(format!(
            "rounds: ten double rounds of ChaCha20, interleaved with {} blocks of Poly1305: h = (h + block) * r",
            share * 10 / self.unroll
        )));
        body.push(Code::from(blocks(&chain, left)).phase(format!("authenticate: {left} more blocks; advances mac")));
        let restore = spilled.places().map(|(reg, place)| mov64(reg, place));
        body.push(straight(restore).phase("restore: output, length and counter, whose registers the rounds used"));
        body.push(straight(
            iteration.xor_whole.phase(format!("finish: out = input XOR (rounds + state), {stride} bytes")),
        ));
        let next = [add64(OUT, stride), add64(INPUT, stride), sub64(LEN, stride)];
        body.push(straight(next.phase("advance: pointers, length and counter")));
        body.push(straight([add32(COUNTER.low32(), count)]));
        body.push(straight(spilled.places().map(|(reg, place)| mov64_store(place, reg))));
        body.push(straight(iteration.next_counters));

        let accumulator = || (0..).zip(ACCUMULATOR).map(|(i, reg)| (reg, word(STATE, POLY1305 + H, i)));
        let mut enter = vec![mov64(MAC, mac), mov64(TABLE, table), mov32(COUNTER.low32(), at(STATE, 48))];
        enter.extend(spilled.places().map(|(reg, place)| mov64_store(place, reg)));
        enter.extend(accumulator().map(|(reg, place)| mov64(reg, place)));
        let [a, b, ..] = FREE;
        enter.extend(multiples([a, b], word(STATE, POLY1305 + R, 0), word(STATE, POLY1305 + R, 1)));
        enter.extend(spilled.multiples.all().zip([a, b]).map(|(place, reg)| mov64_store(place, reg)));
        enter.extend(iteration.begin);

        let mut leave = chain.fold();
        leave.extend(Vec::from_iter(accumulator().map(|(reg, place)| mov64_store(place, reg))).phase("store: h"));
        leave.extend(iteration.wipe.phase("wipe: registers, and the stack slots that held state or keystream"));
        vec![
            straight(enter.phase("begin: h, 5 r1 / 4, 5 r0 and the counter; constants")),
            Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: {count} blocks of ChaCha20 an iteration, while {stride} bytes are left")),
            straight(leave),
        ]
    }
}

/// Absorbs the next `n` Poly1305 blocks.
fn blocks(chain: &Chain, n: usize) -> Strand {
    let block = |i| chain.block(at(MAC, i * poly1305::BLOCK), 1).phase(format!("Poly1305: block {} of {n}", i + 1));
    let next = Strand::from_iter([add64(MAC, n * poly1305::BLOCK)]);
    (0..n).map(block).chain([next]).fold(Strand::default(), Strand::then)
}

/// The values on the stack during the rounds, above those of the cipher.
#[derive(Clone, Copy)]
struct Spilled {
    /// The output and the length.
    parameters: Slots,
    /// The block counter: it comes from the state, and is treated as a secret.
    counter: Slots,
    /// Multiples of the key.
    multiples: Slots,
}

impl Spilled {
    /// Returns the registers that the rounds use for other values, with their places on the stack.
    fn places(self) -> impl Iterator<Item = (Gpr64, Mem)> {
        [OUT, LEN, COUNTER].into_iter().zip(self.parameters.all().chain(self.counter.all()))
    }

    fn chain(self, multiplier: Multiplier) -> Chain {
        let [r0, r1] = [0, 1].map(|i| word(STATE, POLY1305 + R, i).into());
        let multiples = [0, 1].map(|i| self.multiples.at(i).into());
        Chain { multiplier, h: ACCUMULATOR, free: FREE, key: Key { r0, r1, multiples } }
    }
}
