//! The bytes after the last whole turn, without over-read and over-write.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, View};

use super::{INPUT, LEN, OUT, straight};

/// Adds keystream from memory to the last LEN bytes, fewer than `below`, a power of two: so many bytes at a time as
/// each bit of the length says. `wide` is a vector register for the larger pieces, if there is one.
///
/// `from` points to the keystream and is moved on; `spare` are two general-purpose registers.
pub(crate) fn by_bits<V: Into<View>, R: Into<View>>(
    from: R,
    below: usize,
    wide: Option<V>,
    spare: [R; 2],
) -> Vec<Code> {
    let (from, wide, spare) = (from.into(), wide.map(Into::into), spare.map(Into::into));
    let mut code = Vec::new();
    let mut piece = below;
    while piece > 1 {
        piece /= 2;
        let mut body: Vec<Inst> = Vec::new();
        let mut done = 0;
        while done < piece {
            let [key, out, input] = [from, OUT, INPUT].map(|p| at(p, done as i64));
            match wide.map(|v| v.bits(if piece - done >= 32 { v.bits } else { 128 })) {
                Some(v) if piece - done >= 16 => {
                    body.extend([vmovdqu(v, key), vpxor(v, v, input), vmovdqu_store(out, v)]);
                    done += v.bits as usize / 8;
                }
                _ => done += general_purpose(&mut body, piece - done, key, input, out, spare),
            }
        }
        body.extend([from, OUT, INPUT].map(|p| add64(p, piece as i64)));
        code.push(straight([test64(LEN, piece as i64)]));
        code.push(Code::Skip { unless: EQUAL, body: vec![straight(body)] });
    }
    code
}

/// Up to 8 bytes by general-purpose registers; says how many.
fn general_purpose(insts: &mut Vec<Inst>, left: usize, key: Mem, input: Mem, out: Mem, [a, b]: [View; 2]) -> usize {
    let ([a64, a32, a16, a8], b32) = ([64, 32, 16, 8].map(|bits| a.bits(bits)), b.bits(32));
    match left {
        1 => insts.extend([movzx8(a32, key), movzx8(b32, input), xor32(a32, b32), mov8_store(out, a8)]),
        2 => insts.extend([movzx16(a32, key), movzx16(b32, input), xor32(a32, b32), mov16_store(out, a16)]),
        4 => insts.extend([mov32(a32, key), xor32(a32, input), mov32_store(out, a32)]),
        _ => insts.extend([mov64(a64, key), xor64(a64, input), mov64_store(out, a64)]),
    }
    left.min(8)
}

/// Adds keystream to the last LEN bytes, 64 of it in each register: whole blocks while there are any. Then the first
/// register holds the block that only a part remains of, for [`masked`].
///
/// `first` is the number of the first block. `then`, in the innermost place, is what follows the last block and puts a
/// further one into the first register; without it there are fewer bytes than in these blocks.
pub(crate) fn by_blocks(blocks: &[impl Copy + Into<View>], first: usize, then: Option<Vec<Code>>) -> Vec<Code> {
    let blocks: Vec<View> = blocks.iter().map(|&block| block.into()).collect();
    let current = blocks[0];
    let ends = blocks.len() - if then.is_some() { 0 } else { 1 };
    let mut code = then.unwrap_or_default();
    for i in (0..ends).rev() {
        let offset = (first + i) as i64 * 64;
        let mut insts = xor_block(current, offset).to_vec();
        insts.extend(blocks.get(i + 1).map(|&next| vmovdqa32(current, next)));
        code.insert(0, straight(insts));
        code = vec![straight([cmp64(LEN, offset + 64)]), Code::Skip { unless: BELOW, body: code }];
    }
    code
}

/// A whole block at an offset.
pub(crate) fn xor_block(block: View, offset: i64) -> [Inst; 2] {
    [vpxord(block, block, at(INPUT, offset)), vmovdqu32_store(at(OUT, offset), block)]
}

/// Half a block at an offset, by AVX2.
pub(crate) fn xor_ymm(half: View, offset: i64) -> [Inst; 2] {
    [vpxor(half, half, at(INPUT, offset)), vmovdqu_store(at(OUT, offset), half)]
}

/// What remains after [`by_blocks`], under a mask.
pub(crate) fn masked<V: Into<View>, R: Into<View>>(block: V, input: V, spare: [R; 2]) -> Code {
    let (block, input, [offset, mask]) = (block.into(), input.into(), spare.map(Into::into));
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
