//! `aes*_gcm_{seal,open}_finish_*`: the rest of a message and its tag, or a short message altogether.
//!
//! With the sum S, n blocks of ciphertext C and the block of lengths L, the tag is
//!
//! > E(J0) + S H^(n+2) + C(1) H^(n+1) + … + C(n) H^2 + L H:
//!
//! products in one sum, lane by lane, which is reduced once. S and L are there at the beginning, so their products are made
//! while the rounds of AES run, and when a message is opened so are all others. E(J0) is encrypted together with the blocks.
//!
//! Each number of vectors has rounds of its own; a message of at most two blocks has vectors of two lanes or of one, which
//! leave fewer lanes to be added up at the end, and `narrow` kernels have several of two lanes for some more blocks, for cores
//! on which a round takes longer with 512 bits. Before the last vectors of a longer message comes an iteration of the
//! most vectors. Its sum then takes the place of S; it is multiplied, and so a block nearer. With 512 bits, sealing has
//! several iterations of fewer vectors, whose products overlap with the rounds of the next.
//!
//! | module | what it holds |
//! |---|---|
//! | [`path`] | the last vectors, and those of an iteration |
//! | [`pending`] | iterations whose products overlap with the next rounds |
//! | [`tail`] | the last vector, of which there may be a part only |

mod path;
mod pending;
mod tail;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Cond, Inst};

use crate::aes::x86_64::{PackedCounters, TURN_AROUND, lanes};
use crate::aes::{BLOCK, Size, sized};
use crate::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, POWERS, SUM, TAG};
use crate::ghash::x86_64::{Halves, Layout, REDUCE, add_blocks};
use crate::variant::{Builder, Variant};
use crate::x86_64::width::Width;
use crate::{Kernel, Operation};
use path::Path;
use tail::Tail;

/// The parameters, in the registers of the calling convention.
const OUT: Gpr64 = RDI;
const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;
const KEY: Gpr64 = RCX;
const STATE: Gpr64 = R8;
const TABLE: Gpr64 = R9;

/// Where the powers are that the blocks of the message are multiplied with.
const HERE: Gpr64 = R10;
/// How many bytes the sum is nearer to the first block than S is; with pending products, it is further away.
const NEARER: Gpr64 = R11;
/// Later, where products may be pending: the length, or more than any where some are.
const LENGTH: Gpr64 = NEARER;
const SPARE: Gpr64 = RAX;

/// Registers of vectors: J0, the round key, the sum, spare ones.
const FIRST_BLOCK: Xmm = xmm(0);
const ROUND_KEY: usize = 1;
const LOW: usize = 2;
const HIGH: usize = 3;
const SPARES: [usize; 2] = [4, 5];
/// S, and then S and L.
const ENDS: Xmm = xmm(6);
/// The next counter block in all lanes, with its bytes turned around.
const BASE: usize = 7;
/// The powers for S and L.
const ENDS_HALF: Ymm = ymm(8);
const ENDS_POWER: Ymm = ymm(9);

/// The most vectors at once, limited by the free registers and by the powers.
const VECTORS: usize = 8;

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let of = |size| {
        let [seal, open] = Direction::ALL.map(|direction| (size, direction));
        // AES-192 is rare, and the C library has room for two.
        let narrow = (size != Size::Aes192).then(|| {
            let kernel = Finish::<Zmm>::pending(seal).narrow();
            kernel.kernel(sized!(size, "_gcm_seal_finish_vaes512_narrow"))
        });
        let all = [
            Finish::<Xmm>::new(seal, Before::Iteration).kernel(sized!(size, "_gcm_seal_finish_aesni")),
            Finish::<Xmm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_aesni")),
            Finish::<Ymm>::new(seal, Before::Iteration).kernel(sized!(size, "_gcm_seal_finish_vaes256")),
            Finish::<Ymm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_vaes256")),
            Finish::<Zmm>::pending(seal).kernel(sized!(size, "_gcm_seal_finish_vaes512")),
            Finish::<Zmm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_vaes512")),
        ];
        all.into_iter().chain(narrow)
    };
    Size::ALL.into_iter().flat_map(of).collect()
}

/// Fewer bytes; and products after the rounds.
pub(super) fn candidates() -> Vec<Kernel> {
    let [seal, open] = Direction::ALL.map(|direction| (Size::Aes128, direction));
    vec![
        Finish::<Zmm>::new(seal, Before::Nothing).kernel("aes128_gcm_seal_finish_vaes512_without_turn"),
        Finish::<Zmm>::new(open, Before::Nothing).kernel("aes128_gcm_open_finish_vaes512_without_turn"),
        Finish::<Zmm>::new(seal, Before::Iteration).kernel("aes128_gcm_seal_finish_vaes512_apart"),
    ]
}

/// The rest of a message in vectors `V`, or in narrower ones.
struct Finish<V> {
    size: Size,
    direction: Direction,
    /// The most vectors at once.
    vectors: usize,
    before: Before,
    /// A message of at most so many vectors of 256 bits takes these instead of wider ones.
    narrow: usize,
    /// The most bytes of a message.
    most: usize,
    width: PhantomData<V>,
}

/// What may come before the last vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    /// An iteration with its products.
    Iteration,
    /// Iterations whose products are [`pending`].
    Pending,
}

impl<V: Width> Finish<V> {
    fn new((size, direction): (Size, Direction), before: Before) -> Finish<V> {
        let most = V::BYTES * VECTORS * if before == Before::Nothing { 1 } else { 2 };
        Finish { size, direction, vectors: VECTORS, before, narrow: 1, most, width: PhantomData }
    }

    /// Four vectors are enough to hide the latency of a round on Intel's cores, and the powers of two times as many fit into
    /// one sum. Up to the most bytes this is at least as fast as kernels for whole blocks and an end (Emerald Rapids; the
    /// models of Ice Lake and Zen 4 say the same).
    fn pending(of: (Size, Direction)) -> Finish<V> {
        Finish { vectors: 4, most: 2048, ..Finish::new(of, Before::Pending) }
    }

    /// Seals messages of up to four vectors of 256 bits in these: on Zen 4 a round has a shorter latency with 256 bits than
    /// with 512. Where both take as long, as on Golden Cove, more vectors only use more ports.
    fn narrow(self) -> Finish<V> {
        Finish { narrow: 4, ..self }
    }

    /// Bytes of the most vectors at once.
    fn stride(&self) -> usize {
        V::BYTES * self.vectors
    }

    /// Takes the constants: what turns blocks around, twice; what reductions multiply with; what is added to the counter for
    /// each lane, and then for the next iteration; what the last vector needs.
    fn setup(&self, k: &mut Builder<X86_64>) -> Setup {
        let blocks = (self.stride() / BLOCK) as u32;
        let turn_around = k.constants(TURN_AROUND.repeat(2));
        Setup {
            size: self.size,
            direction: self.direction,
            before: self.before,
            stride: self.stride(),
            widest: V::BITS,
            layout: Layout::of::<V>(),
            turn_around,
            reduction: k.constants(REDUCE),
            numbers: k.constants(lanes(0..blocks)),
            next: k.constants(lanes(vec![blocks; V::BLOCKS])),
            tail: Tail::new::<V>(k, turn_around),
            counters: (self.before == Before::Pending).then(|| pending::counters(k)),
        }
    }
}

impl<V: Width> Variant for Finish<V> {
    type Target = X86_64;

    fn operation(&self) -> Operation {
        let Finish { size, direction, most, .. } = *self;
        Operation::AesGcmFinish { size, direction, powers: Layout::of::<V>().powers(), most: most as u64 }
    }

    fn summary(&self) -> String {
        let products = if self.before == Before::Pending { "; products with the next rounds" } else { "" };
        format!("up to {} vectors with {} lanes at once{products}", self.vectors, V::BLOCKS)
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let setup = self.setup(k);
        let path = || Path::<V>::new(setup, self.vectors);
        let mut code;
        if V::BITS > 256 {
            let narrow = self.narrow * Ymm::BYTES;
            let wide = path().beyond(narrow).last::<V>();
            code = setup.longer_than(narrow, wide, Path::<Ymm>::new(setup, self.narrow).last::<V>());
        } else {
            code = path().last::<V>();
        }
        if V::BITS > 128 {
            code = setup.longer_than(Xmm::BYTES, code, Path::<Xmm>::new(setup, 1).last::<V>());
        }
        code = [vec![straight(setup.mask_late())], setup.tail.load(), code, setup.tail.store()].concat();
        code = branch(test64(LEN, LEN), NOT_EQUAL, code, Path::<Xmm>::new(setup, 0).last::<V>());

        let mut all = vec![straight(setup.enter::<V>())];
        let more = || straight([cmp64(LEN, self.stride() + 1)]);
        let before = match self.before {
            Before::Nothing => Vec::new(),
            Before::Iteration => {
                let turn = [path().turn(), vec![more()]].concat();
                vec![Code::Repeat { body: turn, again: ABOVE_OR_EQUAL }]
            }
            Before::Pending => Path::<Zmm>::new(setup, self.vectors).iterations(),
        };
        if !before.is_empty() {
            all.extend([more(), Code::Skip { unless: BELOW, body: before }]);
        }
        all.push(straight(setup.ends::<V>()));
        all.extend(code);
        all.extend([straight(setup.tag()), Code::Note("leave no secret".into())]);
        all
    }
}

/// What all paths rely on.
#[derive(Clone, Copy)]
struct Setup {
    size: Size,
    direction: Direction,
    /// What may come first.
    before: Before,
    /// The bytes of an iteration.
    stride: usize,
    /// The bits of the widest vectors.
    widest: u16,
    layout: Layout,
    turn_around: Part,
    reduction: Part,
    numbers: Part,
    next: Part,
    tail: Tail,
    /// Counter blocks of iterations.
    counters: Option<PackedCounters<Zmm>>,
}

impl Setup {
    /// The counter block, S and J0.
    fn enter<V: Width>(self) -> Vec<Inst> {
        let (base, spare) = (V::numbered(BASE), V::numbered(SPARES[0]));
        let mut insts = self.tail.enter();
        insts.extend(base.broadcast_words(spare, at(STATE, COUNTER)));
        insts.push(vpshufb(base, base, self.tail.turns_around::<V>()));

        let spare = Xmm::numbered(SPARES[1]);
        insts.extend(FIRST_BLOCK.broadcast_words(spare, at(STATE, FIRST)));
        insts.extend(ENDS.broadcast_words(spare, at(STATE, SUM)));
        insts.push(vpshufb(ENDS, ENDS, self.turn_around.at(0)));
        if self.before == Before::Pending {
            insts.extend(self.tail.mask::<Zmm>(self.direction));
        }
        if self.before != Before::Nothing {
            insts.push(xor32(NEARER.low32(), NEARER.low32()));
        }
        insts
    }

    /// The mask of the last vector, where its register is not [`NEARER`] any more. With pending products it still is, and the
    /// mask is made first: iterations do not change it.
    fn mask_late(self) -> Vec<Inst> {
        if self.before == Before::Pending { Vec::new() } else { self.tail.mask::<Zmm>(self.direction) }
    }

    /// `longer` if the message has more than so many bytes or products are pending, `otherwise` if not.
    fn longer_than(self, bytes: usize, longer: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
        let length = if self.before == Before::Pending { LENGTH } else { LEN };
        branch(cmp64(length, bytes + 1), ABOVE_OR_EQUAL, longer, otherwise)
    }

    /// Points [`HERE`] to the power n + 1 for the first one of n blocks, and makes the sum of what S and L contribute.
    fn ends<V: Width>(self) -> Vec<Inst> {
        let layout = self.layout;
        let tables = [layout.half(1), layout.power(1)];
        let power = |table: usize| at(KEY, POWERS + table);
        let before_first = |table: usize| {
            let place = at(HERE, (table - layout.power(1)) as i64 - BLOCK as i64);
            if self.before != Before::Nothing { place.index(NEARER, 1) } else { place }
        };
        let mut insts = vec![lea64(SPARE, at(LEN, 15)), and64(SPARE, -(BLOCK as i64))];
        insts.extend([lea64(HERE, power(layout.power(1))), sub64(HERE, SPARE)]);

        let l = ENDS_POWER.xmm();
        insts.extend(l.broadcast_words(Xmm::numbered(SPARES[0]), at(STATE, LENGTHS)));
        insts.push(vpshufb(l, l, self.turn_around.at(0)));
        if V::BITS == 128 {
            let spares = SPARES.map(Xmm::numbered);
            let [half, whole] = tables.map(before_first);
            insts.extend(sum().multiply(false, ENDS, half, whole, spares));
            let [half, whole] = tables.map(power);
            insts.extend(sum().multiply(true, l, half, whole, spares));
            return insts;
        }
        // In two lanes.
        insts.push(vinserti128(ENDS.ymm(), ENDS.ymm(), l, 1));
        for (to, table) in [ENDS_HALF, ENDS_POWER].into_iter().zip(tables) {
            insts.extend([vmovdqu(to.xmm(), before_first(table)), vinserti128(to, to, power(table), 1)]);
        }
        insts.extend(sum().multiply(false, ENDS.ymm(), ENDS_HALF, ENDS_POWER, SPARES.map(Ymm::numbered)));
        if self.before == Before::Pending {
            // Nothing, or minus two iterations and a length of at most one: as a number without sign, more than any.
            insts.extend([add64(NEARER, NEARER), add64(LENGTH, LEN)]);
        }
        insts
    }

    /// How far a place in either table is behind the first power.
    fn after(self, table: usize) -> usize {
        table - self.layout.power(1)
    }

    /// The sum in one lane, reduced.
    fn reduce(self) -> Vec<Inst> {
        sum::<Xmm>().reduce(self.reduction.at(0), Xmm::numbered(SPARES[0]))
    }

    /// The tag, of the sum in one lane.
    fn tag(self) -> Vec<Inst> {
        let tag = Xmm::numbered(HIGH);
        let mut insts = self.reduce();
        insts.extend([
            vpshufb(tag, tag, self.turn_around.at(0)),
            vpxor(tag, tag, FIRST_BLOCK),
            vmovdqu_store(at(STATE, TAG), tag),
        ]);
        insts
    }
}

/// `longer` if the message has more than so many bytes, `otherwise` if it hasn't.
fn longer_than(bytes: usize, longer: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
    branch(cmp64(LEN, bytes + 1), ABOVE_OR_EQUAL, longer, otherwise)
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
fn sum<V: Width>() -> Halves<V> {
    Halves { low: V::numbered(LOW), high: V::numbered(HIGH) }
}

/// All lanes of the sum into the lowest one.
fn add_lanes<V: Width>() -> Vec<Inst> {
    let Halves { low, high } = sum::<V>();
    let [a, b] = SPARES.map(V::numbered);
    [add_blocks(low, a), add_blocks(high, b)].concat()
}
