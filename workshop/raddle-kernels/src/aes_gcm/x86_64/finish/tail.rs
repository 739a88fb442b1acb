//! The last vector of a message, which may be partial. AVX-512 loads and stores it under a mask of bytes. Other
//! instruction sets copy it to the stack and back, in chunks of 16, 8, 4, 2 and 1 bytes, one for each bit of the
//! length.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::registers::{BASE, INPUT, LEN, OUT, SPARE, SPARES, TABLE};
use crate::aes::x86_64::REVERSE_BYTES;
use crate::aes_gcm::Direction;
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// The mask of the message bytes in the last vector.
const MASK: Mask = k(1);
/// The control that reverses the bytes of blocks, and the control for the last vector, which gives zeros after the end
/// of the message.
const REVERSAL: usize = 10;
const LAST_REVERSAL: usize = 11;
/// The last vector.
const TAIL: usize = 12;
/// The register from which the mask is computed.
const ONES: Gpr64 = R11;

/// Without masks: a pointer into the table, chosen so that from there on as many bytes are zero as the message has in
/// the last vector.
const TABLE_AT: Gpr64 = R11;
/// The registers for chunks.
const TO: Gpr64 = R11;
const CHUNK: Gpr64 = RBX;
/// The number of zero bytes in the table, and of the bytes 0x80 that follow them.
const RUN: usize = 32;

/// The place where the last vector is kept.
#[derive(Clone, Copy)]
pub(super) struct Tail {
    /// The address on the stack and the number of bytes; `None` if the vector is in a register, under a mask.
    stack: Option<(Mem, usize)>,
    /// The control of the shuffle that reverses the bytes of blocks.
    control: Part,
    /// The bytes that clear the rest of a vector: numbers from 0x80 on.
    beyond: Part,
}

impl Tail {
    /// Allocates registers and the stack slot, and adds constants to the table.
    pub(super) fn new<V: Width>(k: &mut Builder<X86_64>, control: Part) -> Tail {
        if V::BITS == 512 {
            k.clear((0..24).map(zmm));
            let beyond = k.constants([&[0x80; 64][..], &REVERSE_BYTES.map(|i| i | 0x80)].concat());
            return Tail { stack: None, control, beyond };
        }
        k.clear((0..16).map(V::numbered));
        k.vzeroupper_last();
        k.fix(CHUNK);
        let place = k.slots(RUN / V::BYTES, V::BYTES).at(0);
        Tail { stack: Some((place, V::BYTES)), control, beyond: k.constants([[0; RUN], [0x80; RUN]].concat()) }
    }

    /// Returns the control of the shuffle that reverses the bytes of the blocks of a vector.
    pub(super) fn reversal<V: Width>(self) -> Place<V> {
        if self.stack.is_none() { Place::Reg(V::numbered(REVERSAL)) } else { Place::Mem(self.control.at(0)) }
    }

    pub(super) fn enter(self) -> Vec<Inst> {
        self.stack.is_none().then(|| Zmm::numbered(REVERSAL).broadcast(self.control.at(0))).into_iter().collect()
    }

    /// Copies the last vector to the stack, with zeros after it.
    pub(super) fn load(self) -> Vec<Code> {
        let Some((place, bytes)) = self.stack else { return Vec::new() };
        let zero = ymm(SPARES[0] as u8);
        let clear = if bytes == 32 {
            [vpxor(zero, zero, zero), vmovdqu_store(place, zero)]
        } else {
            [vpxor(zero.xmm(), zero.xmm(), zero.xmm()), vmovdqu_store(place, zero.xmm())]
        };
        let point = [lea64(SPARE, at(LEN, -1_i64)), and64(SPARE, -(bytes as i64)), add64(SPARE, INPUT), mov64(TO, RSP)];
        [vec![straight(clear.into_iter().chain(point))], chunks(bytes, true)].concat()
    }

    /// Copies the last vector from the stack.
    pub(super) fn store(self) -> Vec<Code> {
        let Some((_, bytes)) = self.stack else { return Vec::new() };
        let point = [lea64(TO, at(LEN, -1_i64)), and64(TO, -(bytes as i64)), add64(TO, OUT), mov64(SPARE, RSP)];
        [vec![straight(point)], chunks(bytes, false)].concat()
    }

    /// Computes the mask of the message bytes in the last vector, and when sealing the shuffle that clears the other
    /// bytes. Changes [`ONES`].
    pub(super) fn mask<V: Width>(self, direction: Direction) -> Vec<Inst> {
        if self.stack.is_some() {
            return Vec::new();
        }
        let mut insts = vec![lea64(SPARE, at(LEN, -1_i64)), and64(SPARE, V::BYTES - 1), add64(SPARE, 1)];
        insts.extend([mov64(ONES, -1_i64), bzhi64(ONES, ONES, SPARE), kmovq(MASK, ONES)]);
        if direction == Direction::Seal {
            let [reversal, spare] = [LAST_REVERSAL, SPARES[0]].map(Zmm::numbered);
            insts.extend([
                vmovdqu8_load(reversal, MASK, self.beyond.at(0)),
                spare.broadcast(self.beyond.at(64)),
                vpshufb(reversal, reversal, Zmm::numbered(REVERSAL)),
                reversal.xor(reversal, spare),
            ]);
        }
        insts
    }

    /// Points [`SPARE`] to the last vector.
    pub(super) fn point<V: Width>(self) -> [Inst; 2] {
        [lea64(SPARE, at(LEN, -1_i64)), and64(SPARE, -(V::BYTES as i64))]
    }

    /// Loads the last vector, if it isn't on the stack.
    pub(super) fn take<V: Width>(self) -> Option<Inst> {
        let load = || vmovdqu8_load(V::numbered(TAIL), MASK, at(INPUT, 0).index(SPARE, 1));
        self.stack.is_none().then(load)
    }

    /// Returns the place of the last vector of the message, with zeros after it.
    pub(super) fn message<V: Width>(self) -> Place<V> {
        self.stack.map_or_else(|| Place::Reg(V::numbered(TAIL)), |(place, _)| Place::Mem(place))
    }

    /// Stores the last vector of the result.
    pub(super) fn put<V: Width>(self, result: V) -> Inst {
        match self.stack {
            None => vmovdqu8_store(at(OUT, 0).index(SPARE, 1), MASK, result),
            Some((place, _)) => result.store(place),
        }
    }

    /// Reverses the bytes of the blocks in the last vector of the ciphertext, with zeros after its end.
    pub(super) fn reverse<V: Width>(self, to: V, from: V) -> Vec<Inst> {
        if self.stack.is_none() {
            return vec![vpshufb(to, from, V::numbered(LAST_REVERSAL))];
        }
        // The keystream is complete, so counter blocks are not needed any more.
        let reversal = V::numbered(BASE);
        vec![
            mov64(TABLE_AT, TABLE),
            add64(TABLE_AT, SPARE),
            sub64(TABLE_AT, LEN),
            reversal.load(at(TABLE_AT, self.beyond.offset(RUN))),
            vpshufb(reversal, reversal, self.reversal::<V>()),
            vpor(reversal, reversal, self.reversal::<V>()),
            vpshufb(to, from, reversal),
        ]
    }
}

/// Copies the bytes of the last vector, of at most `whole` bytes, from [`SPARE`] to [`TO`]. If zeros are `behind` them,
/// half a 32-byte vector is stored together with its zeros: if that is the last chunk, the load of the vector then
/// waits for only one store.
fn chunks(whole: usize, behind: bool) -> Vec<Code> {
    let [from, to] = [SPARE, TO].map(|pointer| at(pointer, 0));
    let vector = ymm(SPARES[0] as u8);
    let copy = |bytes: usize| match bytes {
        1 => [movzx8(CHUNK.low32(), from), mov8_store(to, CHUNK.low8())],
        2 => [movzx16(CHUNK.low32(), from), mov16_store(to, CHUNK.low16())],
        4 => [mov32(CHUNK.low32(), from), mov32_store(to, CHUNK.low32())],
        8 => [mov64(CHUNK, from), mov64_store(to, CHUNK)],
        16 if behind && whole == 32 => [vmovdqu(vector.xmm(), from), vmovdqu_store(to, vector)],
        16 => [vmovdqu(vector.xmm(), from), vmovdqu_store(to, vector.xmm())],
        _ => [vmovdqu(vector, from), vmovdqu_store(to, vector)],
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
