//! Poly1305, RFC 8439, 2.5, transcribed. This text is run on the vectors of the RFC, is the portable kernel, and is
//! the right-hand side of every proof.
//!
//! Words have 64 bits, least significant first. The accumulator h has three, is known modulo p = 2^130 - 5, and is
//! below 2^130 + 2^128 between blocks: its third word is at most 4.

use super::Word;

/// Clears the bits of the key `r` that must be clear (section 2.5, "clamp").
pub fn clamp<W: Word>([r0, r1]: [W; 2]) -> [W; 2] {
    [r0 & W::lit(64, 0x0fff_fffc_0fff_ffff), r1 & W::lit(64, 0x0fff_fffc_0fff_fffc)]
}

/// Computes `(h + block + pad 2^128) r`: one iteration of the loop of section 2.5.1. `pad` is 1 for a block of 16
/// bytes; a shorter one has its 1 after its bytes, zeros after the 1, and a `pad` of 0.
pub fn block<W: Word>(h: [W; 3], r: [W; 2], block: [W; 2], pad: W) -> [W; 3] {
    let no = W::lit(1, 0);
    let (h0, carry) = h[0].add_carry(block[0], no);
    let (h1, carry) = h[1].add_carry(block[1], carry);
    let (h2, _) = h[2].add_carry(pad, carry);
    multiply([h0, h1, h2], r)
}

/// Computes `h r`, below 2^130 + 2^128, for a third word of `h` of at most 6 and a clamped `r`.
fn multiply<W: Word>([h0, h1, h2]: [W; 3], [r0, r1]: [W; 2]) -> [W; 3] {
    let no = W::lit(1, 0);
    // r0 and r1 are below 2^60: h2 times either is below 2^63, and the whole product is below 7 2^128 2^124 < 2^256.
    let ((a0, a1), (b0, b1)) = (h0.mul_wide(r0), h0.mul_wide(r1));
    let ((c0, c1), (d0, d1)) = (h1.mul_wide(r0), h1.mul_wide(r1));
    let ((e, _), (f, _)) = (h2.mul_wide(r0), h2.mul_wide(r1));
    // The product is added column by column. The high words of products with r are below 2^60: a sum of two of them has
    // no carry out.
    let (x1, carry) = a1.add_carry(b0, no);
    let (x2, _) = b1.add_carry(c1, carry);
    let (x1, carry) = x1.add_carry(c0, no);
    let (x2, carry) = x2.add_carry(d0, carry);
    let (x3, _) = d1.add_carry(f, carry);
    let (x2, carry) = x2.add_carry(e, no);
    let (x3, _) = x3.add_carry(W::lit(64, 0), carry);
    // The product is low + 2^130 q, which is low + 5 q modulo p; q is below 7 2^122, 5 q below 2^128.
    let low = [a0, x1, x2 & W::lit(64, 3)];
    let four_q = [x2 & !W::lit(64, 3), x3];
    let q = [x2.shr(2) | x3.shl(62), x3.shr(2)];
    let (five_q0, carry) = four_q[0].add_carry(q[0], no);
    let (five_q1, _) = four_q[1].add_carry(q[1], carry);
    add(low, [five_q0, five_q1])
}

/// Computes `h + x`.
fn add<W: Word>(h: [W; 3], x: [W; 2]) -> [W; 3] {
    let (h0, carry) = h[0].add_carry(x[0], W::lit(1, 0));
    let (h1, carry) = h[1].add_carry(x[1], carry);
    let (h2, _) = h[2].add_carry(W::lit(64, 0), carry);
    [h0, h1, h2]
}

/// Computes the tag: `h` modulo p, plus `s` modulo 2^128 (section 2.5.1).
pub fn finish<W: Word>(h: [W; 3], s: [W; 2]) -> [W; 2] {
    // h is below 2 p. It is at least p if h + 5 is at least 2^130, and then h - p is h + 5 without that 2^130.
    let [g0, g1, g2] = add(h, [W::lit(64, 5), W::lit(64, 0)]);
    let reduce = g2.bit(2);
    let (t0, carry) = reduce.select(g0, h[0]).add_carry(s[0], W::lit(1, 0));
    let (t1, _) = reduce.select(g1, h[1]).add_carry(s[1], carry);
    [t0, t1]
}
