//! Transposes of words in vectors.

use raddle_isa::Inst;
use raddle_isa::builder::x86_64::*;

/// Combines two registers with two instructions, one spare register and no copy: `low` writes to the spare register,
/// `high` to `b`, and `a` is the next spare one.
pub(crate) fn butterfly<V: Copy>(
    insts: &mut Vec<Inst>,
    spare: &mut V,
    [a, b]: [V; 2],
    low: impl Fn(V, V, V) -> Inst,
    high: impl Fn(V, V, V) -> Inst,
) -> [V; 2] {
    let result = [*spare, b];
    insts.extend([low(*spare, a, b), high(b, a, b)]);
    *spare = a;
    result
}

/// Transposes the words in each 128 bits of as many registers as 128 bits have words: 4 of 32 bits, or 2 of 64.
pub(crate) fn transpose<V: Vector>(insts: &mut Vec<Inst>, spare: &mut V, words: Vec<V>) -> Vec<V> {
    match *words.as_slice() {
        [w0, w1] => butterfly(insts, spare, [w0, w1], vpunpcklqdq, vpunpckhqdq).to_vec(),
        [w0, w1, w2, w3] => transpose_words(insts, spare, [w0, w1, w2, w3]).to_vec(),
        _ => panic!("{} words in 128 bits", words.len()),
    }
}

/// Transposes 4 by 4 words in each 128 bits of four registers.
pub(crate) fn transpose_words<V: Vector>(insts: &mut Vec<Inst>, spare: &mut V, [w0, w1, w2, w3]: [V; 4]) -> [V; 4] {
    let [low01, high01] = butterfly(insts, spare, [w0, w1], vpunpckldq, vpunpckhdq);
    let [low23, high23] = butterfly(insts, spare, [w2, w3], vpunpckldq, vpunpckhdq);
    let [q0, q1] = butterfly(insts, spare, [low01, low23], vpunpcklqdq, vpunpckhqdq);
    let [q2, q3] = butterfly(insts, spare, [high01, high23], vpunpcklqdq, vpunpckhqdq);
    [q0, q1, q2, q3]
}
