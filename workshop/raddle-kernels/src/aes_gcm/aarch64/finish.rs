//! The end of a message, or all of a short one: J0 is encrypted together with the blocks, and one sum of all products
//! of GHASH is reduced once.
//!
//! > (… ((S H + C1) H + C2) H + … + Cn) H + L) H = S H^(n+2) + C1 H^(n+1) + … + Cn H^2 + L H

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Strand};

use super::super::{COUNTER, Direction, FIRST, LENGTHS, POWERS, SUM, TAG};
use crate::aes::aarch64::iteration::*;
use crate::aes::aarch64::{counters, last_key, rest, rounds};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::operation::AesGcmFinish;
use crate::ghash::aarch64::product_sum::{Sum, w};
use crate::ghash::aarch64::{self as ghash, power, powers};
use crate::{Kernel, variant};

/// The maximal number of blocks of a message, which are in vector registers at once.
const MAX: usize = ghash::POWERS - 2;
/// The numbers of blocks with code of their own: up to each of these numbers, one more block takes hardly any time.
const FEWER: [usize; 2] = [3, 8];

/// J0, then the encrypted J0.
const J0: Vector = v(0);
/// Returns the register of a counter block, then of its keystream.
const fn block(i: usize) -> Vector {
    v(1 + i as u8)
}
const ROUND_KEYS: [Vector; 2] = [v(28), v(29)];
/// A block of the message, and its result.
const MESSAGE: [Vector; 2] = [v(26), v(27)];
const HASH: Vector = v(17);
const SUMS: Sum = Sum {
    low: v(18),
    high: v(19),
    power: [v(20), v(21)],
    products: [v(22), v(23), v(24), v(25)],
    w: v(31),
    by_three: false,
};
/// The address of the power for the next block of the message, minus the offset of the powers.
const NEXT: X = x(6);
const FREE: X = x(7);

/// Returns the table: 32 bytes, of which the 16 that begin `len` bytes before the middle form the mask of a partial
/// block; then the step of counters.
fn table() -> Vec<u8> {
    [[0xff; 16], [0; 16], counters::ONE].concat()
}
const MIDDLE: i64 = 16;
const STEP: i64 = 32;

/// Loads a block of the state, in halves, because the caller may just have written it in halves.
fn of_state(to: Vector, spare: Vector, offset: usize) -> [Inst; 3] {
    let half = |view: Vector, at_byte: usize| ldr_d(view.low64(), at(STATE, at_byte));
    [half(to, offset), half(spare, offset + 8), trn1_2d(to, to, spare)]
}

/// Adds the products of the lengths and of the previous sum.
fn hash_state() -> Strand {
    let [lengths, spare] = MESSAGE;
    let mut strand = Strand::from_iter([add64_imm(FREE, LEN, 15), lsr64(FREE, FREE, 4), add64_lsl(NEXT, KEY, FREE, 5)]);
    strand.extend(of_state(lengths, spare, LENGTHS));
    strand.extend([rev64_16b(lengths, lengths)]);
    strand = strand.then(SUMS.first(lengths, at(KEY, POWERS + power(1))));
    strand.extend(of_state(HASH, spare, SUM));
    strand.extend([rev64_16b(HASH, HASH)]);
    strand.then(SUMS.add(HASH, at(NEXT, POWERS + power(2))))
}

/// Adds a block of the ciphertext.
fn hash(block: Vector) -> Strand {
    let mut strand = Strand::from_iter([rev64_16b(block, block)]).then(SUMS.add(block, at(NEXT, POWERS)));
    strand.extend([sub64_imm(NEXT, NEXT, power(2))]);
    strand
}

/// Encrypts J0 and the first counter blocks.
fn keystream(size: Size, count: usize) -> Code {
    let [first, one, two, four, eight] = [v(26), v(20), v(21), v(22), v(23)];
    let blocks: Vec<Vector> = (0..count).map(block).collect();
    let steps = &[one, two, four, eight][..1 + (count - 1).ilog2() as usize];
    let mut strand = Strand::from_iter(of_state(J0, MESSAGE[1], FIRST));
    strand.extend(of_state(first, MESSAGE[1], COUNTER));
    strand.extend([ldr_q(one, at(TABLE, STEP))]);
    strand = strand.then(counters::in_vectors(first, steps, &blocks));
    let lanes = [vec![J0], blocks].concat();
    strand = strand.then(rounds(size, KEY, ROUND_KEYS, &lanes));
    strand.extend([ldr_q(LAST, at(KEY, last_key(size)))]);
    strand.extend(lanes.iter().map(|&lane| eor(lane, lane, LAST)));
    strand.phase(format!("AES: J0 and {count} counter blocks")).into()
}

/// Computes the keystream for a message of this length.
fn keystreams(size: Size) -> Vec<Code> {
    let [few, some] = FEWER;
    let longer = [
        where_less(LEN, BLOCK * some + 1, vec![keystream(size, some)]),
        where_at_least(LEN, BLOCK * some + 1, vec![keystream(size, MAX)]),
    ];
    [
        where_less(LEN, BLOCK * few + 1, vec![keystream(size, few)]),
        where_at_least(LEN, BLOCK * few + 1, longer.concat()),
    ]
    .concat()
}

/// Adds keystream to a whole block, and hashes it.
fn whole(direction: Direction) -> Vec<Inst> {
    let [message, to] = MESSAGE;
    let insts = [ldr_q(message, at(INPUT, 0)), eor(to, message, block(0)), str_q(at(OUT, 0), to)];
    let ciphertext = if direction == Direction::Seal { to } else { message };
    insts.into_iter().chain(hash(ciphertext).insts().cloned()).collect()
}

/// Adds keystream to less than a block, and hashes it with zeros after it.
fn part(direction: Direction) -> Vec<Code> {
    let [message, to] = MESSAGE;
    let mut code = rest::load(message, INPUT, LEN, SPARE);
    code.push(straight([eor(to, message, block(0))]));
    code.extend(rest::store(OUT, to, LEN, SPARE[0]));
    match direction {
        Direction::Seal => {
            let zeros_behind = [sub64(FREE, TABLE, LEN), ldr_q(message, at(FREE, MIDDLE)), and(to, to, message)];
            code.extend([straight(zeros_behind), hash(to).into()]);
        }
        Direction::Open => code.push(hash(message).into()),
    }
    code
}

/// Builds `aes*_gcm_{seal,open}_finish_*`.
pub(super) fn kernel(name: &'static str, size: Size, direction: Direction) -> Kernel {
    let operation = AesGcmFinish { size, direction, powers: powers(), max: (BLOCK * MAX) as u64 };
    let summary = format!("J0 and {}, {} or {MAX} blocks at once", FEWER[0], FEWER[1]);
    variant::kernel::<Aarch64>(name, operation, summary, |k| {
        (8..16).for_each(|n| _ = k.fix(v(n)));
        clear(k);
        k.constants(table());
        let later: Vec<Vector> = (1..MAX).map(block).collect();
        let state = hash_state().phase("GHASH: products of the block of lengths, and of the sum at entry");
        let mut code = vec![straight(w(SUMS.w)), state.into()];
        code.extend(keystreams(size));
        let each = rest::blocks(block(0), &later, &|| whole(direction));
        code.extend(
            Vec::from_iter(each)
                .phase("blocks: out = input XOR keystream, and a product of GHASH, for each whole block"),
        );
        let part = Vec::from(where_at_least(LEN, 1, part(direction)));
        code.extend(part.phase("tail: less than a block, padded with zeros for GHASH"));
        let mut tag = SUMS.reduced(HASH).phase("tag: the sum of products, reduced, XOR E(J0)");
        tag.extend([rev64_16b(HASH, HASH), eor(HASH, HASH, J0), str_q(at(STATE, TAG), HASH)]);
        code.push(tag.into());
        code
    })
}
