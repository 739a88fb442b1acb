//! A block in general-purpose registers, a word in each; and the end of a message.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Order, Reg, Strand};

use super::super::BLOCK;
use super::super::lowering::{Lowering, double_round};
use super::{COUNTER, FREE, INPUT, ITERATIONS, LEN, OUT, STATE, advance, repeat};

/// The order in which the quarter rounds are woven.
pub const ORDER: Order = Order::RoundRobin;

/// The lowering for words.
pub struct Words;

impl Lowering<W> for Words {
    fn add(&self, d: W, a: W) -> Vec<Inst> {
        vec![add32(d, d, a)]
    }
    fn xor_rol(&self, d: W, a: W, k: u32) -> Vec<Inst> {
        vec![eor32(d, d, a), ror32(d, d, 32 - k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Returns the register of word `i`.
const fn word(i: usize) -> W {
    // x18 belongs to the platform.
    w(if i < 11 { 7 + i as u8 } else { 8 + i as u8 })
}

/// Returns the register of bytes `8 i` to `8 i + 7` of a block of keystream.
pub(crate) const fn pair(i: usize) -> X {
    word(2 * i).whole()
}

/// Loads the state of the next block.
fn load() -> Strand {
    let pairs = (0..8).map(|i| ldp32(word(2 * i), word(2 * i + 1), at(STATE, 8 * i)));
    pairs.chain([mov32(word(12), COUNTER)]).collect()
}

/// Performs `count` double rounds.
pub fn double_rounds(count: usize) -> Strand {
    let x = std::array::from_fn(word);
    let one = double_round(&Words, &x, ORDER).expect("no quarter round writes a word of another");
    (0..count).fold(Strand::default(), |all, _| all.then(one.clone()))
}

/// Computes the keystream of the next block, in pairs, from the words after the rounds.
fn keystream() -> Strand {
    let mut strand = Strand::default();
    for i in 0..8 {
        let [even, odd] = [word(2 * i), word(2 * i + 1)];
        let [first, second] = [ITERATIONS.low32(), FREE.low32()];
        strand.push([ldp32(first, second, at(STATE, 8 * i))]);
        if i == 6 {
            strand.push([mov32(first, COUNTER)]);
        }
        strand.push([add32(even, even, first), add32(odd, odd, second)]);
        strand.push([orr64_lsl(pair(i), pair(i), odd.whole(), 32)]);
    }
    strand
}

/// XORs two pairs from pair `i` on into the 16 bytes at an offset.
fn xor_16(i: usize, offset: usize) -> [Inst; 4] {
    let [a, b] = [pair(i), pair(i + 1)];
    [
        ldp64(ITERATIONS, FREE, at(INPUT, offset)),
        eor64(a, a, ITERATIONS),
        eor64(b, b, FREE),
        stp64(at(OUT, offset), a, b),
    ]
}

/// Computes the keystream of the next block, in pairs, with the given rounds, into which other code may be woven.
pub(super) fn keystream_by([iterations, rounds]: [Code; 2]) -> [Code; 4] {
    let Code::Straight(iterations) = iterations else { panic!("the counter of iterations is an instruction") };
    [
        load().phase("load: the state of a block, two words per register").into(),
        iterations.phase("rounds: ten double rounds (RFC 8439, 2.3)").into(),
        rounds,
        keystream().phase("finish: rounds + state, the keystream of the block in general-purpose registers").into(),
    ]
}

/// Processes the next block with the given rounds.
pub(super) fn block(rounds: [Code; 2]) -> Vec<Code> {
    let xor = Strand::from_iter((0..4).flat_map(|i| xor_16(2 * i, 16 * i))).phase("xor: out = input XOR keystream");
    keystream_by(rounds).into_iter().chain([xor.into(), advance(1)]).collect()
}

/// XORs keystream in pairs into the remaining part of a block: a chunk for each bit of its length.
fn xor_rest() -> Vec<Code> {
    let forward = |bytes| [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes)];
    let half = xor_16(0, 0).into_iter().chain(xor_16(2, 16)).chain(forward(32));
    let quarter = xor_16(0, 0).into_iter().chain(forward(16));
    let mut code = Vec::new();
    code.extend(where_bit(LEN, 5, vec![straight(half.chain((0..4).map(|i| mov64(pair(i), pair(i + 4)))))]));
    code.extend(where_bit(LEN, 4, vec![straight(quarter.chain((0..2).map(|i| mov64(pair(i), pair(i + 2)))))]));
    code.extend(xor_rest_of_16());
    code
}

/// XORs the first two pairs into the remaining bytes, fewer than 16.
pub(super) fn xor_rest_of_16() -> Vec<Code> {
    let (key, data) = (pair(0), FREE);
    let (key32, data32) = (key.low32(), data.low32());
    let forward = |bytes| [add64_imm(INPUT, INPUT, bytes), add64_imm(OUT, OUT, bytes)];
    let eight = [ldr64(data, at(INPUT, 0)), eor64(data, data, key), str64(at(OUT, 0), data), mov64(key, pair(1))];
    let four =
        [ldr32(data32, at(INPUT, 0)), eor32(data32, data32, key32), str32(at(OUT, 0), data32), lsr64(key, key, 32)];
    let two = [ldrh(data32, at(INPUT, 0)), eor32(data32, data32, key32), strh(at(OUT, 0), data32), lsr64(key, key, 16)];
    let one = [ldrb(data32, at(INPUT, 0)), eor32(data32, data32, key32), strb(at(OUT, 0), data32)];
    let mut code = Vec::new();
    for (bit, chunk) in [(3, eight), (2, four), (1, two)] {
        code.extend(where_bit(LEN, bit, vec![straight(chunk.into_iter().chain(forward(1 << bit)))]));
    }
    code.extend(where_bit(LEN, 0, vec![straight(one)]));
    code.phase("tail: 8, 4, 2 and 1 bytes, by the bits of the length")
}

/// Processes the whole rest of a message, block after block.
pub(super) fn all() -> Vec<Code> {
    let rounds = || repeat(ITERATIONS, 10, vec![double_rounds(1).into()]);
    let whole = block(rounds());
    let mut part: Vec<Code> = keystream_by(rounds()).into();
    part.extend(xor_rest());
    let mut code = vec![
        Code::While { test: vec![cmp64_imm(LEN, BLOCK)], enter: HS, body: whole }
            .phase("blocks: one an iteration, while 64 bytes are left"),
        Code::Note("tail: less than a block".into()),
    ];
    code.extend(where_at_least(LEN, 1, part));
    code
}
