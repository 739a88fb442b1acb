//! Blocks one after another in general-purpose registers, base 2^64.
//!
//! With h = h0 + 2^64 h1 + 2^128 h2 and r = r0 + 2^64 r1, where 4 divides r1 (RFC 8439, 2.5), 2^130 = 5 modulo p. So a
//! factor 2^128 r1 becomes a factor s1 = 5 r1 / 4, and a factor 2^130 r0 becomes a factor 5 r0:
//!
//! > h r = h0 r0 + h1 s1 + (h2 / 4) 5 r0 + 2^64 (h0 r1 + h1 r0 + h2 s1) + 2^128 (h2 mod 4) r0
//!
//! Here h2 is a full word: the part above 2^130 is not brought back before it is multiplied, which would lengthen the
//! chain from block to block by one step. The clamp keeps r0, r1 and s1 so small that h2 stays below 2^63, and that
//! each sum at 1 and at 2^64 fits two words.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Base, at};
use raddle_isa::{Inst, Mem, Operand, Strand};

/// The instruction that multiplies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Multiplier {
    /// Multiplies rax by its operand; the product is in rdx and rax.
    Mul,
    /// BMI2: multiplies rdx by its operand; the product is in any two registers, and flags stay as they are.
    Mulx,
}

/// The key, in registers or in memory.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    pub(crate) r0: Operand,
    pub(crate) r1: Operand,
    /// 5 r1 / 4 and 5 r0, which [`multiples`] computes.
    pub(crate) multiples: [Operand; 2],
}

/// Computes `s1 = r1 + r1 / 4`, and `5 r0`.
pub(crate) fn multiples([s1, five_r0]: [Gpr64; 2], r0: Mem, r1: Mem) -> Vec<Inst> {
    vec![mov64(s1, r1), shr64(s1, 2), add64(s1, r1), mov64(five_r0, r0), shl64(five_r0, 2), add64(five_r0, r0)]
}

/// A chain of blocks: an accumulator, and registers that are free between blocks. Several chains may share them.
#[derive(Clone, Copy)]
pub(crate) struct Chain {
    pub(crate) multiplier: Multiplier,
    pub(crate) h: [Gpr64; 3],
    pub(crate) free: [Gpr64; 4],
    pub(crate) key: Key,
}

impl Chain {
    /// Computes `h = (h + message + 2^128 top) r`. Carries stay within a bundle.
    pub(crate) fn block(&self, message: Mem, top: impl Into<Operand>) -> Strand {
        let [h0, h1, h2] = self.h;
        let second = Mem { disp: message.disp + 8, ..message };
        let mut strand = Strand::default();
        strand.push([add64(h0, message), adc64(h1, second), adc64(h2, top.into() as Operand)]);
        match self.multiplier {
            Multiplier::Mul => self.products_by_mul(&mut strand),
            Multiplier::Mulx => self.products_by_mulx(&mut strand),
        }
        strand
    }

    fn products_by_mulx(&self, strand: &mut Strand) {
        let [h0, h1, h2] = self.h;
        let [low, high, middle, above] = self.free;
        let Key { r0, r1, multiples: [s1, five_r0] } = self.key;
        strand.extend([mov64(RDX, h0), mulx64(middle, above, r1, RDX), mulx64(h0, high, r0, RDX)]);
        strand.extend([mov64(RDX, h1), mulx64(low, h1, s1, RDX)]);
        strand.push([add64(h0, low), adc64(h1, high)]);
        strand.push([mulx64(low, high, r0, RDX)]);
        strand.push([add64(middle, low), adc64(above, high)]);
        strand.extend([mov64(RDX, h2), mulx64(low, high, s1, RDX)]);
        strand.push([add64(middle, low), adc64(above, high)]);
        strand.extend([and64(h2, 3), imul64(h2, r0), add64(above, h2)]);
        strand.extend([shr64(RDX, 2), mulx64(low, high, five_r0, RDX)]);
        strand.push([add64(h0, low), adc64(h1, high)]);
        strand.push([add64(h1, middle), adc64(above, 0)]);
        strand.push([mov64(h2, above)]);
    }

    fn products_by_mul(&self, strand: &mut Strand) {
        let [h0, h1, h2] = self.h;
        let [high, middle, above, _] = self.free;
        let Key { r0, r1, multiples: [s1, five_r0] } = self.key;
        strand.extend([mov64(RAX, h0), mul64(RAX, RDX, r1), mov64(middle, RAX), mov64(above, RDX)]);
        strand.extend([mov64(RAX, h0), mul64(RAX, RDX, r0), mov64(h0, RAX), mov64(high, RDX)]);
        strand.extend([mov64(RAX, h1), mul64(RAX, RDX, s1)]);
        strand.push([add64(h0, RAX), adc64(high, RDX)]);
        for (factor, by) in [(h1, r0), (h2, s1)] {
            strand.extend([mov64(RAX, factor), mul64(RAX, RDX, by)]);
            strand.push([add64(middle, RAX), adc64(above, RDX)]);
        }
        strand.extend([mov64(RAX, h2), and64(h2, 3), imul64(h2, r0), add64(above, h2)]);
        strand.extend([shr64(RAX, 2), mul64(RAX, RDX, five_r0), mov64(h1, high)]);
        strand.push([add64(h0, RAX), adc64(h1, RDX)]);
        strand.push([add64(h1, middle), adc64(above, 0)]);
        strand.push([mov64(h2, above)]);
    }

    /// Reduces h partly: h = h mod 2^130 + 5 floor(h / 2^130), after which h2 is at most 4.
    pub(crate) fn fold(&self) -> Vec<Inst> {
        let [h0, h1, h2] = self.h;
        let [quarter, rest, ..] = self.free;
        let mut insts = vec![mov64(rest, h2), mov64(quarter, h2), and64(h2, 3), shr64(quarter, 2), and64(rest, -4)];
        insts.extend([add64(quarter, rest), add64(h0, quarter), adc64(h1, 0), adc64(h2, 0)]);
        insts.phase("fold: h = h mod 2^130 + 5 (h / 2^130)")
    }
}

/// Computes `d = d + a * b` modulo p, for `a` and `b` of three words, the third at most 4, such as powers of r: the
/// clamp limits only r itself. The third word of the result is at most 4 too. `d` has three words, and the product two
/// more: the fourth register of `d` and the first of `a`.
pub(crate) fn multiply_add(d: [Gpr64; 4], a: [Gpr64; 3], b: [Operand; 3], free: [Gpr64; 4]) -> Strand {
    let [low, carries @ ..] = free;
    // The last word of d overwrites the first word of a, which only the first product needs.
    let d = [d[0], d[1], d[2], d[3], a[0]];
    let mut strand = Strand::default();
    strand.push([xor32(d[3].low32(), d[3].low32())]);
    for (i, a) in a.into_iter().enumerate() {
        // Low halves are added, then high halves, each with a carry chain of their own. The carry is 0 above the last
        // word.
        let mut product = vec![mov64(RDX, a)];
        for j in 0..3 {
            product.push(mulx64(low, carries[j], b[j], RDX));
            product.push(if j == 0 { add64(d[i], low) } else { adc64(d[i + j], low) });
        }
        product.extend(d.get(i + 3).map(|&above| adc64(above, 0)));
        for (j, &above) in d[i + 1..].iter().enumerate().take(3) {
            product.push(if j == 0 { add64(above, carries[j]) } else { adc64(above, carries[j]) });
        }
        strand.push(product);
        if i == 0 {
            strand.push([xor32(d[4].low32(), d[4].low32())]);
        }
    }
    strand.then(fold(d, free))
}

/// Reduces five words d to three, the third at most 4. With d = low + 2^130 high, where high is words 2 to 4 shifted
/// right by two bits:
///
/// > d = low + 4 high + high modulo p.
///
/// 4 high is words 2 to 4 without their two low bits, so it needs no shift. The sum is a little above 2^130, and a
/// second, short reduction follows.
fn fold([d0, d1, d2, d3, d4]: [Gpr64; 5], [above, low, ..]: [Gpr64; 4]) -> Strand {
    let mut strand = Strand::default();
    strand.extend([mov64(above, d2), and64(above, -4), and64(d2, 3)]);
    strand.push([add64(d0, above), adc64(d1, d3), adc64(d2, d4)]);
    strand.extend([shr64(above, 2), mov64(low, d3), shl64(low, 62), xor64(above, low)]);
    strand.extend([shr64(d3, 2), mov64(low, d4), shl64(low, 62), xor64(d3, low), shr64(d4, 2)]);
    strand.push([add64(d0, above), adc64(d1, d3), adc64(d2, d4)]);
    strand.extend([mov64(above, d2), and64(d2, 3), shr64(above, 2)]);
    strand.extend([mov64(low, above), shl64(low, 2), add64(above, low)]);
    strand.push([add64(d0, above), adc64(d1, 0), adc64(d2, 0)]);
    strand
}

/// Returns the address of word `i` of a number of 64-bit limbs at an offset.
pub(crate) fn word(base: impl Base, offset: usize, i: usize) -> Mem {
    at(base, offset + 8 * i)
}
