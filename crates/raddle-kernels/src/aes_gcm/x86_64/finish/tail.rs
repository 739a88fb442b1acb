//! The last vector, which may be in part only beyond the end. AVX-512 has masks of bytes. Without them it is on the stack,
//! where it comes in pieces, as the bits of the length say, and goes from in pieces.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Operand, View};

use super::{BASE, Direction, Finish, INPUT, LEN, OUT, SPARE, SPARES, TABLE, TURN, Width, straight};
use crate::aes::x86_64::TURN_AROUND;
use crate::x86_64::take_stack;

/// The bytes of the last vector that there are.
const MASK: View = k(1);
/// Turns blocks around; and those of the last vector, with zeros where the message has ended.
const TURNS: u8 = 10;
const LAST_TURN: u8 = 11;
/// The last vector.
const TAIL: u8 = 12;
/// For the mask.
const ONES: View = R11;

/// Without masks: points into the table, so that from there on as many bytes are zero as the last vector has.
const KEPT: View = R11;
/// For pieces.
const TO: View = R11;
const PIECE: View = RBX;
/// So many bytes of the table for that are zero, and so many behind them are not.
const RUN: i64 = 32;

impl Finish {
    fn has_masks(self) -> bool {
        self.width == Width::Zmm
    }

    /// Behind what all have in the table. Numbers of 0x80 and more leave out a byte.
    pub(super) fn tail_table(self) -> Vec<u8> {
        if self.has_masks() {
            [&[0x80; 64][..], &TURN_AROUND.map(|i| i | 0x80)].concat()
        } else {
            [[0; RUN as usize], [0x80; RUN as usize]].concat()
        }
    }

    /// What turns the blocks of a vector around.
    pub(super) fn turns_around(self, width: Width) -> Operand {
        if self.has_masks() { width.reg(TURNS).into() } else { at(TABLE, TURN).into() }
    }

    /// Bytes on the stack: the last vector, and a register.
    pub(super) fn stack(self) -> usize {
        if self.has_masks() { 0 } else { RUN as usize + 8 }
    }

    pub(super) fn frame(self) -> Vec<Inst> {
        if self.has_masks() {
            return vec![vbroadcasti32x4(zmm(TURNS), at(TABLE, TURN))];
        }
        [take_stack(self.stack() as i64), vec![mov64_store(at(RSP, RUN), PIECE)]].concat()
    }

    pub(super) fn leave(self) -> Vec<Inst> {
        if self.has_masks() {
            return self.width.wipe(24);
        }
        let zero = self.width.reg(0);
        let mut insts = self.width.wipe(16);
        let zeros = (0..RUN).step_by(self.width.bytes()).map(|place| self.width.store(at(RSP, place), zero));
        // Behind `vzeroupper` no wider register is to be touched.
        insts.splice(16..16, zeros);
        insts.extend([mov64(PIECE, at(RSP, RUN)), add64(RSP, self.stack() as i64)]);
        insts
    }

    /// The last vector onto the stack, with zeros behind.
    pub(super) fn load_tail(self) -> Vec<Code> {
        if self.has_masks() {
            return Vec::new();
        }
        let zero = self.width.reg(SPARES[0]);
        let mut code = vec![straight([
            self.width.xor(zero, zero, zero),
            self.width.store(at(RSP, 0), zero),
            lea64(SPARE, at(LEN, -1)),
            and64(SPARE, -(self.width.bytes() as i64)),
            add64(SPARE, INPUT),
            mov64(TO, RSP),
        ])];
        code.extend(self.pieces());
        code
    }

    /// The last vector from the stack.
    pub(super) fn store_tail(self) -> Vec<Code> {
        if self.has_masks() {
            return Vec::new();
        }
        let mut code = vec![straight([
            lea64(TO, at(LEN, -1)),
            and64(TO, -(self.width.bytes() as i64)),
            add64(TO, OUT),
            mov64(SPARE, RSP),
        ])];
        code.extend(self.pieces());
        code
    }

    /// Copies as many bytes as the last vector has from [`SPARE`] to [`TO`].
    fn pieces(self) -> Vec<Code> {
        let whole = self.width.bytes() as i64;
        let [from, to] = [SPARE, TO].map(|pointer| at(pointer, 0));
        let copy = |bytes: i64| {
            let vector = if bytes == 32 { ymm(SPARES[0]) } else { xmm(SPARES[0]) };
            let [r64, r32, r16, r8] = [64, 32, 16, 8].map(|bits| PIECE.bits(bits));
            match bytes {
                1 => [movzx8(r32, from), mov8_store(to, r8)],
                2 => [movzx16(r32, from), mov16_store(to, r16)],
                4 => [mov32(r32, from), mov32_store(to, r32)],
                8 => [mov64(r64, from), mov64_store(to, r64)],
                _ => [vmovdqu(vector, from), vmovdqu_store(to, vector)],
            }
        };
        let mut code = vec![straight([test64(LEN, whole - 1)])];
        code.push(Code::Skip { unless: NOT_EQUAL, body: vec![straight(copy(whole))] });
        let mut bytes = whole / 2;
        while bytes > 0 {
            let mut body = copy(bytes).to_vec();
            if bytes > 1 {
                body.extend([add64(SPARE, bytes), add64(TO, bytes)]);
            }
            code.push(straight([test64(LEN, bytes)]));
            code.push(Code::Skip { unless: EQUAL, body: vec![straight(body)] });
            bytes /= 2;
        }
        code
    }

    /// What knows how much there is of the last one of some vectors; and that vector, where it isn't on the stack.
    pub(super) fn mask(self, direction: Direction, width: Width, vectors: usize) -> Vec<Inst> {
        let seals = direction == Direction::Seal;
        if !self.has_masks() {
            let bytes = self.width.bytes() as i64;
            let point = [lea64(SPARE, at(LEN, -1)), and64(SPARE, bytes - 1), mov64(KEPT, TABLE), sub64(KEPT, SPARE)];
            return if seals { point.into() } else { Vec::new() };
        }
        let before = (width.bytes() * (vectors - 1)) as i64;
        let [tail, turn, spare] = [TAIL, LAST_TURN, SPARES[0]].map(|n| width.reg(n));
        let mut insts = vec![lea64(SPARE, at(LEN, -before)), mov64(ONES, -1), bzhi64(ONES, ONES, SPARE)];
        insts.extend([kmovq(MASK, ONES), vmovdqu8_load(tail, MASK, at(INPUT, before))]);
        if seals {
            insts.extend([
                vmovdqu8_load(turn, MASK, at(TABLE, self.behind())),
                width.broadcast(spare, at(TABLE, self.behind() + 64)),
                vpshufb(turn, turn, width.reg(TURNS)),
                width.xor(turn, turn, spare),
            ]);
        }
        insts
    }

    /// The last vector of the message, with zeros behind.
    pub(super) fn tail(self, width: Width) -> Operand {
        if self.has_masks() { width.reg(TAIL).into() } else { at(RSP, 0).into() }
    }

    /// The last vector of the result.
    pub(super) fn put_tail(self, width: Width, vectors: usize, result: View) -> Inst {
        let before = (width.bytes() * (vectors - 1)) as i64;
        if self.has_masks() { vmovdqu8_store(at(OUT, before), MASK, result) } else { width.store(at(RSP, 0), result) }
    }

    /// The last vector of the ciphertext turned around, with zeros behind its end.
    pub(super) fn turn_tail(self, width: Width, to: View, from: View) -> Vec<Inst> {
        if self.has_masks() {
            return vec![vpshufb(to, from, width.reg(LAST_TURN))];
        }
        // Keystream is made, and counter blocks are no longer wanted.
        let turn = width.reg(BASE);
        vec![
            width.load(turn, at(KEPT, self.behind() + RUN - 1)),
            vpshufb(turn, turn, self.turns_around(width)),
            vpor(turn, turn, self.turns_around(width)),
            vpshufb(to, from, turn),
        ]
    }
}
