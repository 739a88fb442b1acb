//! ChaCha20 on POWER8.
//!
//! | module | contents |
//! |---|---|
//! | `vectors` | groups of four blocks, with a word of each in a vector |
//! | `state_rows` | two blocks, with a state row of each in a vector |
//! | `words` | a block in general-purpose registers |
//! | `registers` | the registers of a message, and steps from block to block |
//! | `tail` | the bytes after the last whole group |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per double round, for four blocks each:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | one group, rotated with `vrlw` | 48 | 49 | 48 |
//! | one group, rotated with `vpermxor` too | 47 | 44 | 44 |
//! | two groups: the default | 42 | 50 | 24 |
//! | one group, a block in general-purpose registers | 38 | 52 | 38 |
//! | two groups, a block in general-purpose registers | 41 | 51 | 27 |
//!
//! A single group waits for its own latency; a second group fills that time, and two groups are limited by the two
//! vector pipelines. Later cores share pipelines between both kinds of registers, so that a block in general-purpose
//! registers pays off only on POWER8. The model of POWER9 has too few instructions in flight to hide the loads of two
//! groups. Two blocks by rows take 40, 44 and 44 cycles together.

mod registers;
mod state_rows;
pub(crate) mod tail;
pub(crate) mod vectors;
mod words;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{straight, woven};
use raddle_isa::{Code, Order};

use super::BLOCK;
use crate::AnyOperation;
use crate::Kernel;
use crate::chacha20::operation::Chacha20Xor;
use crate::variant::{Builder, Variant};
pub(crate) use registers::{COUNTER, FREE, INPUT, LEN, OFFSET, OUT, STATE, TABLE, advance, clear, times};
use vectors::{GROUP, Rotation};

/// Returns the kernels, in the widths and orders that are fastest in the model.
pub fn kernels() -> Vec<Kernel> {
    vec![NARROW.kernel("chacha20_xor_power8x4"), WIDE.kernel("chacha20_xor_power8")]
}

/// Returns candidates with other widths, rotations and orders, to be compared with [`kernels`].
pub fn candidates() -> Vec<Kernel> {
    use Order::{Groups, Staggered};
    let rotation = Rotation::Rotated;
    vec![
        Keystream { rotation, ..NARROW }.kernel("chacha20_xor_power8x4_rotated"),
        Keystream { order: Groups(2), ..NARROW }.kernel("chacha20_xor_power8x4_groups_of_2"),
        Keystream { order: Staggered(1), ..NARROW }.kernel("chacha20_xor_power8x4_staggered_by_1"),
        Keystream { words: true, ..NARROW }.kernel("chacha20_xor_power8x5"),
        Keystream { words: true, rotation, ..NARROW }.kernel("chacha20_xor_power8x5_rotated"),
        Keystream { rotation, ..WIDE }.kernel("chacha20_xor_power8_rotated"),
        Keystream { order: Groups(2), ..WIDE }.kernel("chacha20_xor_power8_groups_of_2"),
        Keystream { words: true, ..WIDE }.kernel("chacha20_xor_power8x9"),
    ]
}

/// The keystream of an iteration of the main loop.
#[derive(Clone, Copy)]
struct Keystream {
    /// The number of groups of four blocks in vectors: one or two.
    groups: usize,
    /// Whether there is one more block in general-purpose registers.
    words: bool,
    rotation: Rotation,
    order: Order,
}

const NARROW: Keystream = Keystream { groups: 1, words: false, rotation: Rotation::Permuted, order: Order::RoundRobin };
const WIDE: Keystream = Keystream { groups: 2, ..NARROW };

impl Keystream {
    fn blocks(self) -> usize {
        4 * self.groups + self.words as usize
    }

    /// Processes iterations while the message is long enough.
    fn iterations(self) -> Code {
        let stride = self.blocks() * BLOCK;
        let mut body = self.rounds().to_vec();
        let mut end = vectors::finish_and_emit(self.groups, self.words as usize);
        if self.words {
            end = woven(
                [end.named("vectors"), words::finish_and_emit(self.groups * GROUP).named("scalar block")],
                Order::RoundRobin,
            );
        }
        body.push(end.phase("finish: out = input XOR (rounds + state), by rows").then(advance(stride)).into());
        while_bytes(LEN, stride, body)
            .phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", self.blocks()))
    }

    /// Loads the state and performs the rounds.
    fn rounds(self) -> [Code; 2] {
        let mut start =
            vectors::start(self.groups).phase("load: the state of each block, one word of four blocks per vector");
        let mut round = vectors::double_round(self.groups, self.rotation, self.order);
        if self.words {
            start = start.then(words::start(4 * self.groups));
            round = woven([round.named("vectors"), words::double_round().named("scalar block")], Order::RoundRobin);
        }
        times(start, 10, round.phase("rounds: ten double rounds (RFC 8439, 2.3)"))
    }
}

impl Variant for Keystream {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Chacha20Xor.into()
    }

    fn summary(&self) -> String {
        let in_words = if self.words { ", 1 in general-purpose registers" } else { "" };
        format!("{} blocks in vectors{in_words}, {}, {}", 4 * self.groups, self.rotation, self.order)
    }

    /// Performs wide iterations while the message is long enough, then single groups, then the tail.
    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        k.constants(vectors::table(self.rotation));
        clear(k);
        let narrow = Keystream { groups: 1, words: false, ..*self };
        let mut code = vec![straight(vectors::load(COUNTER, STATE, 48).phase("load: the counter"))];
        if self.blocks() > narrow.blocks() {
            if self.words {
                words::registers().for_each(|x| _ = k.fix(x));
            }
            if self.groups == 2 {
                (20..32).for_each(|n| _ = k.fix(v(n)));
            }
            let note = format!("long messages: {} blocks an iteration, if there are that many", self.blocks());
            code.push(straight([cmpldi(LEN, self.blocks() * BLOCK)].phase(note)));
            code.push(Code::Skip { unless: LESS, body: k.framed(vec![self.iterations()]) });
        }
        let mut rest = keystream(self.rotation, self.order, state_rows::BLOCKS * BLOCK);
        rest.extend(
            tail::tail().phase("tail: out = input XOR keystream, by 128 bytes, 64, ... 1, by the bits of the length"),
        );
        let left = straight([cmpldi(LEN, 0)].phase("done if no bytes are left"));
        code.extend([narrow.iterations(), left, Code::Skip { unless: EQUAL, body: rest }]);
        code
    }
}

/// Computes the keystream of a group, in rows of blocks, or of only two blocks if at most `short` bytes are left.
pub(crate) fn keystream(rotation: Rotation, order: Order, short: usize) -> Vec<Code> {
    let test = straight([cmpldi(LEN, short + 1)]);
    let start =
        vectors::start(1).phase("keystream of four blocks: loads the state, one word of four blocks per vector");
    let rounds = vectors::double_round(1, rotation, order).phase("rounds: ten double rounds (RFC 8439, 2.3)");
    let mut group = times(start, 10, rounds).to_vec();
    group.push(vectors::finish().phase("finish: rounds + state, by rows").into());
    let note = format!("keystream of {} blocks, if that is enough: one row of a block per vector", state_rows::BLOCKS);
    let rows = Vec::from(state_rows::keystream(rotation, order)).phase(note);
    vec![
        test.clone(),
        Code::Skip { unless: LESS, body: group },
        test,
        Code::Skip { unless: GREATER_OR_EQUAL, body: rows },
    ]
}
