//! The end of a message: block after block, and then a chunk for each bit of the remaining length.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst};

use super::iteration::{LEN, advance};
use crate::aes::BLOCK;

/// Runs `block` for each whole block, if the rest has no more blocks than there are registers. `now` gets the keystream
/// of each block in turn, and at the end the keystream of the last part.
pub(crate) fn blocks(now: Vector, later: &[Vector], block: &dyn Fn() -> Vec<Inst>) -> [Code; 2] {
    let mut body = vec![straight(block().into_iter().chain(advance(BLOCK)))];
    if let Some((&next, later)) = later.split_first() {
        body.push(straight([mov(now, next)]));
        body.extend(blocks(now, later, block));
    }
    where_at_least(LEN, BLOCK, body)
}

/// Loads the `len` modulo 16 bytes at `input`, with zeros after them.
///
/// Chunks are loaded from the last to the first: each moves the later ones up.
pub(crate) fn load(to: Vector, input: X, len: X, [from, low, high, chunk]: [X; 4]) -> Vec<Code> {
    let below = |bytes| sub64_imm(from, from, bytes);
    let piece32 = chunk.low32();
    let mut code = vec![straight([add64(from, input, len), movz64(low, 0), movz64(high, 0)])];
    code.extend(where_bit(len, 0, vec![straight([below(1), ldrb(low.low32(), at(from, 0))])]));
    let two = [below(2), ldrh(piece32, at(from, 0)), orr64_lsl(low, chunk, low, 16)];
    let four = [below(4), ldr32(piece32, at(from, 0)), orr64_lsl(low, chunk, low, 32)];
    let eight = [mov64(high, low), ldr64(low, at(input, 0))];
    code.extend(where_bit(len, 1, vec![straight(two)]));
    code.extend(where_bit(len, 2, vec![straight(four)]));
    code.extend(where_bit(len, 3, vec![straight(eight)]));
    code.push(straight([ins_d(to, 0, low), ins_d(to, 1, high)]));
    code
}

/// Stores `len` modulo 16 bytes at `out`, and advances `out`.
pub(crate) fn store(out: X, from: Vector, len: X, word: X) -> Vec<Code> {
    let word32 = word.low32();
    let forward = |bytes| add64_imm(out, out, bytes);
    let eight = [str64(at(out, 0), word), forward(8), umov_d(word, from, 1)];
    let four = [str32(at(out, 0), word32), forward(4), lsr64(word, word, 32)];
    let two = [strh(at(out, 0), word32), forward(2), lsr64(word, word, 16)];
    let mut code = vec![straight([umov_d(word, from, 0)])];
    code.extend(where_bit(len, 3, vec![straight(eight)]));
    code.extend(where_bit(len, 2, vec![straight(four)]));
    code.extend(where_bit(len, 1, vec![straight(two)]));
    code.extend(where_bit(len, 0, vec![straight([strb(at(out, 0), word32)])]));
    code
}
