//! The bytes after the last whole iteration, processed without reading or writing past the message.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Slots, at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::{BLOCK, INPUT, LEN, OUT};
use crate::x86_64::width::Width;

/// XORs keystream from memory into the last LEN bytes, fewer than `below`, a power of two: a chunk for each bit of the
/// length. `wide` is a vector register for the larger chunks, if there is one.
///
/// `from` points to the keystream and is advanced; `spare` are two general-purpose registers.
pub(crate) fn by_bits<V: Width>(from: Gpr64, below: usize, wide: Option<V>, spare: [Gpr64; 2]) -> Vec<Code> {
    let mut code = Vec::new();
    let mut chunk = below;
    while chunk > 1 {
        chunk /= 2;
        let mut body: Vec<Inst> = Vec::new();
        let mut done = 0;
        while done < chunk {
            let places = [from, OUT, INPUT].map(|p| at(p, done));
            let left = chunk - done;
            done += match wide {
                Some(v) if left >= 32 && V::BITS > 128 => by_vector(&mut body, v.ymm(), places),
                Some(v) if left >= 16 => by_vector(&mut body, v.xmm(), places),
                _ => general_purpose(&mut body, left, places, spare),
            };
        }
        body.extend([from, OUT, INPUT].map(|p| add64(p, chunk)));
        code.push(straight([test64(LEN, chunk)]));
        code.push(Code::Skip { unless: EQUAL, body: vec![straight(body)] });
    }
    code
}

/// XORs the bytes of one register, and returns their number.
fn by_vector<V: Width>(insts: &mut Vec<Inst>, v: V, [key, out, input]: [Mem; 3]) -> usize {
    insts.extend([v.load(key), v.xor(v, input), v.store(out)]);
    V::BYTES
}

/// XORs up to 8 bytes in general-purpose registers, and returns their number.
fn general_purpose(insts: &mut Vec<Inst>, left: usize, [key, out, input]: [Mem; 3], [a, b]: [Gpr64; 2]) -> usize {
    let (a32, b32) = (a.low32(), b.low32());
    match left {
        1 => insts.extend([movzx8(a32, key), movzx8(b32, input), xor32(a32, b32), mov8_store(out, a.low8())]),
        2 => insts.extend([movzx16(a32, key), movzx16(b32, input), xor32(a32, b32), mov16_store(out, a.low16())]),
        4 => insts.extend([mov32(a32, key), xor32(a32, input), mov32_store(out, a32)]),
        _ => insts.extend([mov64(a, key), xor64(a, input), mov64_store(out, a)]),
    }
    left.min(8)
}

/// XORs keystream into the last LEN bytes, with a block in every `N` registers: whole blocks while there are any. Then
/// the first registers hold the block for the remaining part, for [`masked`] or [`divided`].
///
/// `first` is the number of the first block. `then` is innermost: it follows the last block and puts a further one into
/// the first registers. Without `then`, the message has fewer bytes than these blocks.
pub(crate) fn by_blocks<V: Width, const N: usize>(
    blocks: &[[V; N]],
    first: usize,
    then: Option<Vec<Code>>,
) -> Vec<Code> {
    let current = blocks[0];
    let ends = blocks.len() - if then.is_some() { 0 } else { 1 };
    let mut code = then.unwrap_or_default();
    for i in (0..ends).rev() {
        let offset = (first + i) * BLOCK;
        let chunks = current.into_iter().zip((offset..).step_by(V::BYTES));
        let mut insts: Vec<Inst> = chunks.flat_map(|(chunk, offset)| xor_at(chunk, offset)).collect();
        let next = blocks.get(i + 1).into_iter().flatten();
        insts.extend(current.into_iter().zip(next).map(|(chunk, &next)| chunk.copy(next)));
        code.insert(0, straight(insts));
        code = vec![straight([cmp64(LEN, offset + BLOCK)]), Code::Skip { unless: BELOW, body: code }];
    }
    code
}

/// XORs a vector of keystream into the message at an offset.
pub(crate) fn xor_at<V: Width>(keystream: V, offset: usize) -> [Inst; 2] {
    [keystream.xor(keystream, at(INPUT, offset)), keystream.store(at(OUT, offset))]
}

/// Processes the rest after [`by_blocks`] under a mask.
pub(crate) fn masked(block: Zmm, input: Zmm, [offset, mask]: [Gpr64; 2]) -> Code {
    let place = |base| at(base, 0).index(offset, 1);
    straight([
        mov64(offset, LEN),
        and64(offset, -64),
        and64(LEN, 63),
        mov64(mask, -1),
        bzhi64(mask, mask, LEN),
        kmovq(k(1), mask),
        vmovdqu8_load(input, k(1), place(INPUT)),
        vpxord(block, block, input),
        vmovdqu8_store(place(OUT), k(1), block),
    ])
}

/// Processes the rest after [`by_blocks`] on the stack; `spare` are two registers for it.
pub(crate) fn divided<V: Width>(block: [V; 2], scratch: Slots, spare: [Gpr64; 2]) -> Vec<Code> {
    let [from, done] = [R10, R11];
    let places = [0, V::BYTES / 8].map(|word| scratch.at(word));
    let mut insts: Vec<Inst> = block.into_iter().zip(places).map(|(chunk, place)| chunk.store(place)).collect();
    insts.extend([mov64(done, LEN), and64(done, -64), add64(OUT, done), add64(INPUT, done), lea64(from, places[0])]);
    let mut code = vec![straight(insts)];
    code.extend(by_bits(from, BLOCK, Some(block[0]), spare));
    code.push(straight(wipe::<V>(places.into_iter())));
    code.push(straight(spare.map(|reg| xor32(reg.low32(), reg.low32()))));
    code
}

/// Clears places on the stack.
pub(super) fn wipe<V: Width>(places: impl Iterator<Item = Mem>) -> Vec<Inst> {
    let zero = V::numbered(0);
    std::iter::once(zero.xor(zero, zero)).chain(places.map(|place| zero.store(place))).collect()
}
