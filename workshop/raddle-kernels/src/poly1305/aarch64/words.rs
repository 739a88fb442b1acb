//! Blocks one after the other, in 64-bit words.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Strand};

use super::super::BLOCK;
use super::super::state::{H, PAD, Powers, R, S};
use crate::Kernel;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Finish;
use crate::variant::kernel;

/// The registers of the accumulator, of the key, and of temporary values.
pub struct Chain {
    /// The accumulator.
    pub h: [X; 3],
    /// The key, and 5/4 of its second word, which is a multiple of 4: 2^130 is 5 modulo p, so 2^64 times that word, at
    /// 2^64, is 5/4 of the word at 1.
    pub r: [X; 3],
    /// The number added above a block, in units of 2^128.
    pub pad: X,
    /// The number 3.
    pub three: X,
    /// Registers that hold no value from one block to the next.
    pub free: [X; 6],
}

impl Chain {
    /// Loads `h`, `r` and the number 3; the Poly1305 state is at an offset from a register.
    pub fn load(&self, state: X, offset: usize) -> Vec<Inst> {
        let place = |part: usize| at(state, offset + part);
        let ([h0, h1, h2], [r0, r1, s1]) = (self.h, self.r);
        vec![
            ldp64(h0, h1, place(H)),
            ldr64(h2, place(H + 16)),
            ldp64(r0, r1, place(R)),
            lsr64(s1, r1, 2),
            add64(s1, s1, r1),
            movz64(self.three, 3),
        ]
    }

    /// Stores `h` in the state.
    pub fn store(&self, state: X, offset: usize) -> [Inst; 2] {
        let [h0, h1, h2] = self.h;
        [stp64(at(state, offset + H), h0, h1), str64(at(state, offset + H + 16), h2)]
    }

    /// Computes `h = (h + block) * r`, with the block from memory.
    pub fn block(&self, input: X, offset: usize) -> Strand {
        let [m0, m1, ..] = self.free;
        let [h0, h1, h2] = self.h;
        let mut strand = Strand::from_iter([ldp64(m0, m1, at(input, offset))]);
        strand.push([adds64(h0, h0, m0), adcs64(h1, h1, m1), adc64(h2, h2, self.pad)]);
        strand.then(self.multiply())
    }

    /// Computes `h = h * r`, for `h` less than 2^131. Then, because `r` is clamped,
    ///
    /// > h0 r0 + h1 s1 < 2^126, h0 r1 + h1 r0 + h2 s1 < 2^126, h2 r0 < 2^63
    ///
    /// are the words of the product from 1, 2^64 and 2^128 on: no sum overflows. The part 2^130 q of their sum becomes
    /// 5 q, which leaves the third word at most 4.
    pub fn multiply(&self) -> Strand {
        let ([h0, h1, h2], [r0, r1, s1]) = (self.h, self.r);
        let [t, u, a0, a1, b0, b1] = self.free;
        let mut strand = Strand::default();
        strand.extend([mul64(a0, h0, r0), umulh64(a1, h0, r0), mul64(t, h1, s1), umulh64(u, h1, s1)]);
        strand.extend([mul64(b0, h0, r1), umulh64(b1, h0, r1)]);
        strand.push([adds64(h0, a0, t), adc64(a1, a1, u)]);
        strand.extend([mul64(t, h1, r0), umulh64(u, h1, r0)]);
        strand.push([adds64(b0, b0, t), adc64(b1, b1, u)]);
        strand.extend([mul64(t, h2, s1), mul64(h2, h2, r0)]);
        strand.push([adds64(b0, b0, t), adc64_0(b1, b1)]);
        strand.push([adds64(h1, a1, b0), adc64(h2, h2, b1)]);
        strand.extend([lsr64(t, h2, 2), add64_lsl(t, t, t, 2), and64(h2, h2, self.three)]);
        strand.push([adds64(h0, h0, t), adcs64_0(h1, h1), adc64_0(h2, h2)]);
        strand
    }

    /// Computes the tag, in `h`. `h` is less than 2 p, and exceeds the result by c p, with c = (h + 5) / 2^130. So we
    /// add 5 c and `s`, modulo 2^128.
    fn freeze(&self, state: X) -> Vec<Inst> {
        let ([h0, h1, h2], [t, u, c, ..]) = (self.h, self.free);
        vec![
            movz64(c, 5),
            adds64(t, h0, c),
            adcs64_0(t, h1),
            adc64_0(c, h2),
            lsr64(c, c, 2),
            add64_lsl(c, c, c, 2),
            adds64(h0, h0, c),
            adc64_0(h1, h1),
            ldp64(t, u, at(state, S)),
            adds64(h0, h0, t),
            adc64(h1, h1, u),
        ]
    }
}

const STATE: X = x(0);
const INPUT: X = x(1);
const LEN: X = x(2);
const TAG: X = x(3);
const CHAIN: Chain = Chain {
    h: [x(5), x(6), x(7)],
    r: [x(8), x(9), x(10)],
    pad: x(11),
    three: x(4),
    free: [x(12), x(13), x(14), x(15), x(16), x(17)],
};

/// Processes blocks while there are any.
fn each() -> Code {
    let next = [add64_imm(INPUT, INPUT, BLOCK), sub64_imm(LEN, LEN, BLOCK)];
    let body = vec![CHAIN.block(INPUT, 0).into(), straight(next)];
    Code::While { test: vec![cmp64_imm(LEN, BLOCK)], enter: HS, body }
        .phase("blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5, while 16 bytes are left")
}

const SUMMARY: &str = "1 block an iteration, in general-purpose registers";

/// Builds the kernel of whole blocks.
pub fn blocks() -> Kernel {
    let operation = Poly1305Blocks { powers: Powers::none(), stride: BLOCK as u64, max: None };
    kernel::<Aarch64>("poly1305_blocks_gpr", operation, SUMMARY, |k| {
        k.clear((4..18).map(x));
        let load = CHAIN.load(STATE, 0).into_iter().chain([movz64(CHAIN.pad, 1)]);
        vec![straight(load).phase("load: h, r and 5 r1 / 4"), each(), straight(CHAIN.store(STATE, 0).phase("store: h"))]
    })
}

/// Builds the kernel of the last blocks and the tag.
pub fn finish() -> Kernel {
    kernel::<Aarch64>("poly1305_finish_gpr", Poly1305Finish, SUMMARY, |k| {
        k.clear((4..18).map(x));
        let load = CHAIN.load(STATE, 0).into_iter().chain([ldr64(CHAIN.pad, at(STATE, PAD))]);
        let [h0, h1, _] = CHAIN.h;
        let mut end =
            CHAIN.freeze(STATE).phase("tag: h modulo 2^130 - 5, by the bit 2^130 of h + 5; plus s modulo 2^128");
        // The flags are registers too.
        end.extend([stp64(at(TAG, 0), h0, h1), cmp64_imm(LEN, 0)]);
        vec![straight(load).phase("load: h, r, 5 r1 / 4 and the pad"), each(), straight(end)]
    })
}
