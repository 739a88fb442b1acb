//! Vectors cut into lanes, in which most meanings are written.

use crate::machine::{Fault, Machine, Value};
use crate::word::Word;

/// Applies `f` to each lane of `bits` bits.
pub fn map<W: Word>(bits: u32, a: Value<W>, f: impl Fn(W) -> W) -> Value<W> {
    each(bits, a.bytes().len(), |i| f(a.lane(bits, i)))
}

/// Applies `f` to each pair of lanes of `bits` bits.
pub fn zip<W: Word>(bits: u32, a: Value<W>, b: Value<W>, f: impl Fn(W, W) -> W) -> Value<W> {
    each(bits, a.bytes().len(), |i| f(a.lane(bits, i), b.lane(bits, i)))
}

/// Returns the vector of `len` bytes whose lane `i` of `bits` bits is `f(i)`.
pub fn each<W: Word>(bits: u32, len: usize, f: impl Fn(usize) -> W) -> Value<W> {
    let mut out = Value::of_bytes(&[]).resize(len);
    let step = bits as usize / 8;
    for i in 0..len / step {
        let word = f(i);
        for k in 0..step {
            out.bytes_mut()[step * i + k] = word.byte(k);
        }
    }
    out
}

/// Applies a bitwise `f` to two vectors, in lanes as wide as the words that they consist of, so words of any width stay
/// whole. If both sides are bytes of memory, they are combined in 32-bit words, which hash functions use.
pub fn bitwise<W: Word>(a: Value<W>, b: Value<W>, f: impl Fn(W, W) -> W) -> Value<W> {
    let mut out = a;
    let len = a.bytes().len();
    let mut at = 0;
    while at < len {
        let mut step = match (W::grain(a.bytes()[at]), W::grain(b.bytes()[at])) {
            (0, 0) => 8,
            (8, 8) => 4,
            (one, other) => one.max(other) as usize / 8,
        };
        while step > 1 && (at % step != 0 || at + step > len) {
            step /= 2;
        }
        let word = f(W::of_bytes(&a.bytes()[at..at + step]), W::of_bytes(&b.bytes()[at..at + step]));
        for k in 0..step {
            out.bytes_mut()[at + k] = word.byte(k);
        }
        at += step;
    }
    out
}

/// Returns the vector whose byte `i` is byte `from(i)` of `a`, or zero for `None`.
pub fn permute<W: Word>(a: Value<W>, len: usize, from: impl Fn(usize) -> Option<usize>) -> Value<W> {
    let mut out = Value::of_bytes(&[]).resize(len);
    for i in 0..len {
        if let Some(at) = from(i) {
            out.bytes_mut()[i] = a.bytes()[at];
        }
    }
    out
}

/// Returns the bytes of a vector that must be public, such as the control of a shuffle. If a byte is not public, the
/// machine stops, and the returned bytes do not matter.
pub fn public<W: Word>(machine: &mut Machine<W>, a: Value<W>, what: &'static str) -> Vec<u8> {
    let known: Option<_> = a.bytes().iter().map(|&b| W::of_bytes(&[b]).known().map(|x| x as u8)).collect();
    known.unwrap_or_else(|| {
        machine.fail(Fault::NotPublic(what));
        vec![0; a.bytes().len()]
    })
}

/// Returns the product of two 32-bit words, as a 64-bit word.
pub fn product<W: Word>(a: W, b: W) -> W {
    let (low, high) = a.mul_wide(b);
    low.resize(64) | high.resize(64).shl(32)
}

/// Concatenates two vectors, the first in the low bytes.
pub fn concat<W: Word>(low: Value<W>, high: Value<W>) -> Value<W> {
    let mut out = low.resize(low.bytes().len() + high.bytes().len());
    out.bytes_mut()[low.bytes().len()..].copy_from_slice(high.bytes());
    out
}
