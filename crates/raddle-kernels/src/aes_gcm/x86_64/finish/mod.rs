//! `aes*_gcm_{seal,open}_finish_*`: the rest of a message and its tag, or a short message altogether.
//!
//! With the sum S, n blocks of ciphertext C and the block of lengths L, the tag is
//!
//! > E(J0) + S H^(n+2) + C(1) H^(n+1) + … + C(n) H^2 + L H:
//!
//! products in one sum, lane by lane, which is reduced once. S and L are there at the beginning, so their products are made
//! while the rounds of AES run, and when a message is opened so are all others. E(J0) is encrypted beside the blocks.
//!
//! Each number of vectors has a path of its own, without a loop; a message of at most two blocks has vectors of two
//! lanes or of one, which leave fewer lanes to be added up at the end. Longer messages take turns of the most vectors
//! first. What has been summed up then takes the place of S; it is multiplied, and so a block nearer.
//!
//! | module | what it holds |
//! |---|---|
//! | [`path`] | so many vectors |
//! | [`tail`] | the last vector, of which there may be a part only |

mod path;
mod tail;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Cond, Inst, Isa, Order, Strand, View};

use crate::aes::x86_64::{TURN_AROUND, Width, lanes};
use crate::aes::{BLOCK, Size, sized};
use crate::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, POWERS, SUM, TAG};
use crate::ghash::x86_64::{Halves, Layout, REDUCE};
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
const OUT: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const KEY: View = RCX;
const STATE: View = R8;
const TABLE: View = R9;

/// Where the powers are that the blocks of the message are multiplied with.
const HERE: View = R10;
/// How many bytes the sum is nearer to the first block than S is.
const NEARER: View = R11;
const SPARE: View = RAX;

/// Registers of vectors: J0, the round key, the sum, spare ones.
const FIRST_BLOCK: u8 = 0;
const ROUND_KEY: u8 = 1;
const LOW: u8 = 2;
const HIGH: u8 = 3;
const SPARES: [u8; 2] = [4, 5];
/// S, and then S and L.
const ENDS: u8 = 6;
/// The next counter block in all lanes, with its bytes turned around.
const BASE: u8 = 7;
/// The powers for S and L.
const ENDS_HALF: u8 = 8;
const ENDS_POWER: u8 = 9;

/// Places in the table: what turns blocks around, twice; what reductions multiply with; what is added to the counter for
/// each lane, and then for the next turn. Behind it is what the last vector wants.
const TURN: i64 = 0;
const REDUCTION: i64 = 32;
const NUMBERS: i64 = 48;

/// The kernels, in the order that was fastest.
pub(super) fn kernels() -> Vec<Kernel> {
    let each = |size| {
        let kernel = |name, width, direction| Finish { width, turns: 1, order: BY_EIGHT }.kernel(name, size, direction);
        let [seal, open] = Direction::ALL;
        [
            kernel(sized!(size, "_gcm_seal_finish_aesni"), Width::Xmm, seal),
            kernel(sized!(size, "_gcm_open_finish_aesni"), Width::Xmm, open),
            kernel(sized!(size, "_gcm_seal_finish_vaes256"), Width::Ymm, seal),
            kernel(sized!(size, "_gcm_open_finish_vaes256"), Width::Ymm, open),
            kernel(sized!(size, "_gcm_seal_finish_vaes512"), Width::Zmm, seal),
            kernel(sized!(size, "_gcm_open_finish_vaes512"), Width::Zmm, open),
        ]
    };
    Size::ALL.into_iter().flat_map(each).collect()
}

/// Another order, and fewer bytes.
pub(super) fn candidates() -> Vec<Kernel> {
    let kernel =
        |name, width, turns, order, direction| Finish { width, turns, order }.kernel(name, Size::Aes128, direction);
    let [seal, open] = Direction::ALL;
    let in_turn = Order::RoundRobin;
    vec![
        kernel("aes128_gcm_open_finish_aesni_in_turn", Width::Xmm, 1, in_turn, open),
        kernel("aes128_gcm_open_finish_vaes256_in_turn", Width::Ymm, 1, in_turn, open),
        kernel("aes128_gcm_open_finish_vaes512_in_turn", Width::Zmm, 1, in_turn, open),
        kernel("aes128_gcm_seal_finish_vaes512_without_turns", Width::Zmm, 0, BY_EIGHT, seal),
        kernel("aes128_gcm_open_finish_vaes512_without_turns", Width::Zmm, 0, BY_EIGHT, open),
    ]
}

/// Products of a message that is opened, and rounds.
const BY_EIGHT: Order = Order::Groups(8);

/// What a kernel is made of.
#[derive(Clone, Copy)]
struct Finish {
    width: Width,
    /// The most turns before the last vectors.
    turns: usize,
    /// The rounds of AES, and the products that need not wait for them.
    order: Order,
}

impl Finish {
    fn kernel(self, name: &'static str, size: Size, direction: Direction) -> Kernel {
        let path = |width: Width, vectors| path::Path { finish: self, size, direction, width, vectors };
        // From the longest: under each number of vectors are those that are more.
        let whole = self.width.bytes() as i64;
        let longest = path(self.width, self.vectors());
        let mut code = (1..self.vectors()).rev().fold(longest.last(), |longer, vectors| {
            let beyond = whole * vectors as i64 + 1;
            branch(cmp64(LEN, beyond), ABOVE_OR_EQUAL, longer, path(self.width, vectors).last())
        });
        for narrow in [Width::Ymm, Width::Xmm] {
            if narrow.lanes() < self.width.lanes() {
                let beyond = narrow.bytes() as i64 + 1;
                code = branch(cmp64(LEN, beyond), ABOVE_OR_EQUAL, code, path(narrow, 1).last());
            }
        }
        code = self.load_tail().into_iter().chain(code).chain(self.store_tail()).collect();
        code = branch(test64(LEN, LEN), NOT_EQUAL, code, path(Width::Xmm, 0).last());

        let mut all = vec![straight(self.enter())];
        if self.turns > 0 {
            let more = || straight([cmp64(LEN, self.stride() + 1)]);
            let turn = Code::Repeat { body: vec![longest.turn(), more()], again: ABOVE_OR_EQUAL };
            all.extend([more(), Code::Skip { unless: BELOW, body: vec![turn] }]);
        }
        all.push(straight(self.ends()));
        all.extend(code);
        all.push(straight(tag()));
        all.push(Code::Note("leave no secret".into()));
        all.push(straight(self.leave()));

        let table = self.table();
        let most = self.stride() as u64 * (self.turns as u64 + 1);
        let (vectors, lanes) = (self.vectors(), self.width.lanes());
        Operation::AesGcmFinish { size, direction, powers: self.layout().powers(), most }.kernel(
            name,
            Isa::X86_64,
            format!("up to {vectors} vectors with {lanes} lanes at once, {}", self.order),
            table,
            self.stack(),
            all,
        )
    }

    fn layout(self) -> Layout {
        Layout::of(self.width)
    }

    /// The most vectors at once: as many as there are registers beside the others, or powers.
    fn vectors(self) -> usize {
        8
    }

    /// Bytes of them.
    fn stride(self) -> i64 {
        (self.width.bytes() * self.vectors()) as i64
    }

    fn table(self) -> Vec<u8> {
        let blocks = (self.stride() as usize / BLOCK) as u32;
        let next = vec![blocks; self.width.lanes()];
        let numbers: Vec<u8> = lanes((0..blocks).chain(next)).collect();
        [&TURN_AROUND[..], &TURN_AROUND, &REDUCE, &numbers, &self.tail_table()].concat()
    }

    /// Where in the table it is what is added to the counter for the next turn.
    fn next(self) -> i64 {
        NUMBERS + self.stride()
    }

    /// Where in the table it is what the last vector wants.
    fn behind(self) -> i64 {
        self.next() + self.width.bytes() as i64
    }

    /// The counter block, S and J0.
    fn enter(self) -> Vec<Inst> {
        let (base, spare) = (self.width.reg(BASE), self.width.reg(SPARES[0]));
        let mut insts = self.frame();
        insts.extend(self.width.broadcast_words(base, spare, STATE, COUNTER));
        insts.push(vpshufb(base, base, self.turns_around(self.width)));

        let [s, first, spare] = [ENDS, FIRST_BLOCK, SPARES[1]].map(xmm);
        insts.extend(words(first, spare, FIRST));
        insts.extend(words(s, spare, SUM));
        insts.push(vpshufb(s, s, at(TABLE, TURN)));
        if self.turns > 0 {
            insts.push(xor32(NEARER.bits(32), NEARER.bits(32)));
        }
        insts
    }

    /// Points [`HERE`] to the power n + 1 for the first one of n blocks, and makes the sum of what S and L contribute.
    fn ends(self) -> Vec<Inst> {
        let layout = self.layout();
        let tables = [layout.half(1), layout.power(1)];
        let power = |table: usize| at(KEY, (POWERS + table) as i64);
        let before_first = |table: usize| {
            let place = at(HERE, (table - layout.power(1)) as i64 - BLOCK as i64);
            if self.turns > 0 { place.index(NEARER, 1) } else { place }
        };
        let mut insts = vec![lea64(SPARE, at(LEN, 15)), and64(SPARE, -(BLOCK as i64))];
        insts.extend([lea64(HERE, power(layout.power(1))), sub64(HERE, SPARE)]);

        let [s, l, spare] = [ENDS, ENDS_POWER, SPARES[0]].map(xmm);
        insts.extend(words(l, spare, LENGTHS));
        insts.push(vpshufb(l, l, at(TABLE, TURN)));
        if self.width == Width::Xmm {
            let [half, whole] = tables.map(before_first);
            insts.extend(sum(Width::Xmm).multiply(false, s, half, whole, SPARES.map(xmm)));
            let [half, whole] = tables.map(power);
            insts.extend(sum(Width::Xmm).multiply(true, l, half, whole, SPARES.map(xmm)));
            return insts;
        }
        // In two lanes.
        let [both, half, whole] = [ENDS, ENDS_HALF, ENDS_POWER].map(ymm);
        insts.push(vinserti128(both, both, l, 1));
        for (to, table) in [half, whole].into_iter().zip(tables) {
            insts.extend([vmovdqu(to.bits(128), before_first(table)), vinserti128(to, to, power(table), 1)]);
        }
        insts.extend(sum(Width::Ymm).multiply(false, both, half, whole, SPARES.map(ymm)));
        insts
    }
}

fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}

/// `when` if the condition holds after the test, `otherwise` if it doesn't. Neither changes what is tested.
fn branch(test: Inst, holds: Cond, when: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
    vec![
        straight([test.clone()]),
        Code::Skip { unless: holds.opposite(), body: when },
        straight([test]),
        Code::Skip { unless: holds, body: otherwise },
    ]
}

/// The sum, at some width.
fn sum(width: Width) -> Halves {
    Halves { width, low: width.reg(LOW), high: width.reg(HIGH) }
}

/// A block of the state.
fn words(to: View, spare: View, place: usize) -> [Inst; 3] {
    Width::Xmm.broadcast_words(to, spare, STATE, place)
}

/// All lanes of the sum into the lowest one.
fn add_lanes(width: Width) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (part, spare) in [LOW, HIGH].into_iter().zip(SPARES) {
        if width == Width::Zmm {
            insts.extend([vextracti64x4(ymm(spare), zmm(part), 1), vpxor(ymm(part), ymm(part), ymm(spare))]);
        }
        if width != Width::Xmm {
            insts.extend([vextracti128(xmm(spare), ymm(part), 1), vpxor(xmm(part), xmm(part), xmm(spare))]);
        }
    }
    insts
}

/// The sum in one lane, reduced.
fn reduce() -> Vec<Inst> {
    sum(Width::Xmm).reduce(at(TABLE, REDUCTION), xmm(SPARES[0]))
}

/// The tag, of the sum in one lane.
fn tag() -> Vec<Inst> {
    let tag = xmm(HIGH);
    let mut insts = reduce();
    insts.extend([
        vpshufb(tag, tag, at(TABLE, TURN)),
        vpxor(tag, tag, xmm(FIRST_BLOCK)),
        vmovdqu_store(at(STATE, TAG as i64), tag),
    ]);
    insts
}
