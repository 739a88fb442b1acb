//! `aes*_gcm_{seal,open}_blocks_*` and `aes*_gcm_siv_{seal,open}_blocks_*`: iterations of several vectors, in which the rounds of
//! AES and the products of GHASH or POLYVAL are woven.
//!
//! **Opening** reads the ciphertext from the input, and hashes it with [`Ghash::blocks`].
//!
//! **Sealing** hashes the ciphertext of the previous iteration, which is pending in P(1) … P(m), while the rounds compute
//! the keystream of the next. It carries B and P with
//!
//! > S = (B + P(1)) H^(m-1) + P(2) H^(m-2) + … + P(m),
//!
//! and an iteration sets B = S H, and P to its ciphertext. At first, P(m) is S and the rest is zero. So the first
//! iteration is not a special case, and neither is a message without an iteration.
//!
//! **AES-GCM-SIV** hashes the plaintext, so opening is built like the sealing of AES-GCM. Sealing hashes a message that
//! it does not encrypt, so it is built like the opening of AES-GCM.
//!
//! **[`Form::Lanes`]** carries a B in each lane, where it is added to the first pending block of that lane. Opening
//! then has a pending vector too: the last one of the previous iteration. The bytes of pending blocks are reversed
//! together with the products.
//!
//! | module | contents |
//! |---|---|
//! | [`cipher`] | counter blocks, rounds, the message |
//! | [`hash`] | GHASH |

mod cipher;
mod hash;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::aes::mode::Mode;
use crate::aes::x86_64::{Counters, PackedCounters};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::operation::AesGcmBlocks;
use crate::aes_gcm::{Direction, POWERS};
use crate::ghash::x86_64::{Form, Ghash, Layout};
use crate::variant::{Builder, Variant, counted};
use crate::x86_64::width::Width;
use crate::x86_64::{prefetch, prefetch_distance};

/// The parameters, in the registers of the calling convention.
const OUT: Gpr64 = RDI;
const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;
const KEY: Gpr64 = RCX;
const STATE: Gpr64 = R8;
/// A general-purpose register from which a mask is loaded.
const NUMBER: Gpr64 = RAX;
/// The mask of the words of blocks that are counters.
const COUNTERS: Mask = k(1);
/// The distance of the prefetch.
const AHEAD: Gpr64 = R10;
/// The stack pointer at entry, if the stack is aligned.
const ENTRY: Gpr64 = R11;

/// Whole blocks of a message in vectors `V`.
#[derive(Clone, Copy)]
pub(super) struct Blocks<V> {
    pub(super) mode: Mode,
    pub(super) size: Size,
    pub(super) direction: Direction,
    /// The number of vectors of an iteration.
    pub(super) vectors: usize,
    pub(super) form: Form,
    /// Whether an iteration has two halves, so that GHASH of the first half is interleaved with the rounds of the
    /// second. If so, only the ciphertext of the second half is pending: the first iteration multiplies fewer zeros,
    /// and fewer products are left for the end. [`span`](Self::span) is not used.
    pub(super) halves: bool,
    /// Whether counters are counted separately from the rest of their blocks ([`PackedCounters`]).
    pub(super) packed: bool,
    /// The part of the rounds with which GHASH is interleaved: its start and end in percent.
    pub(super) span: (usize, usize),
    /// The distance in bytes at which lines of the input are prefetched, if they are prefetched. While GHASH waits for
    /// a load, the loads of later iterations do not start, so a message outside the cache needs the prefetch.
    pub(super) ahead: Option<usize>,
    pub(super) width: PhantomData<V>,
}

impl<V: Width> Blocks<V> {
    /// Returns the number of bytes of an iteration.
    fn stride(self) -> usize {
        self.vectors * V::BYTES
    }

    /// Returns whether the output is hashed, and not the input.
    fn hashes_output(self) -> bool {
        self.mode.hashed(self.direction) == "out"
    }

    /// Returns the pointer to the text that is XORed with the keystream.
    fn text(self) -> Gpr64 {
        if self.mode.text(self.direction) == "out" { OUT } else { INPUT }
    }

    /// Returns the first round whose key is added to blocks: packed counters contain round key 0.
    fn first_round(self) -> usize {
        usize::from(self.packed)
    }
}

impl<V: Width> Variant for Blocks<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        let Blocks { mode, size, direction, .. } = *self;
        AesGcmBlocks { mode, size, direction, powers: Layout::of::<V>().powers(), stride: self.stride() as u64 }.into()
    }

    fn summary(&self) -> String {
        let Blocks { vectors, form, halves, packed, span: (from, to), .. } = self;
        let packed = if *packed { "; counters separate" } else { "" };
        let blocks = counted(V::BLOCKS, "block");
        let woven = if *halves { "of each half".into() } else { format!("from {from} % to {to} % of them") };
        format!("{vectors} vectors of {blocks}; {form}, woven into the rounds {woven}{packed}")
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let iteration = Iteration::new(k, *self);
        let stride = self.stride();
        let advance = [add64(OUT, stride), add64(INPUT, stride), sub64(LEN, stride)];
        let advance = straight(advance.phase("advance: pointers and length"));
        let body = vec![iteration.iteration().into(), advance];
        vec![
            straight(iteration.enter()),
            Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", stride / BLOCK)),
            straight(iteration.leave_sum()),
        ]
    }
}

/// An iteration, and the contents of registers and the stack.
struct Iteration<V> {
    of: Blocks<V>,
    /// The GHASH state, which carries B or S.
    ghash: Ghash<V>,
    counters: CounterBlocks<V>,
    /// The mask with ones in all lanes but the last one.
    but_last: Part,
    /// Counter blocks, which the rounds encrypt in place.
    states: Vec<V>,
    /// The place of the pending blocks.
    pending: Pending<V>,
    /// The registers of the first round keys.
    keys: Vec<V>,
    /// The register into which other round keys are loaded. On Zen 5, broadcasting a round key to four lanes costs a
    /// vector instruction. Kernels with 512 bits do that once, and keep the result on the stack.
    key: V,
    /// Pending blocks, or round keys.
    stack: Slots,
}

/// The way in which counter blocks are computed.
enum CounterBlocks<V> {
    /// One by one.
    Each(Counters<V>),
    /// Counters apart from the rest of their blocks.
    Packed(PackedCounters<V>),
}

/// Ciphertext that GHASH has not taken yet, with the bytes of blocks reversed except for [`Form::Lanes`].
enum Pending<V> {
    /// No pending ciphertext.
    None,
    /// Pending vectors in registers. When opening, these vectors are the end of the input.
    Registers(Vec<V>),
    /// Pending vectors on the stack.
    Stack,
}

/// Returns the address of vector `i` from a pointer on.
fn vector<V: Width>(base: Gpr64, i: usize) -> Mem {
    at(base, i * V::BYTES)
}

impl<V: Width> Iteration<V> {
    fn new(k: &mut Builder<X86_64>, of: Blocks<V>) -> Iteration<V> {
        let mut free = (Ghash::<V>::registers(of.form)..V::REGISTERS).map(V::numbered);
        let mut take = || free.next().expect("registers");
        let (key, counter) = (take(), take());
        let mut vectors = || (0..of.vectors).map(|_| take()).collect::<Vec<V>>();
        let states = vectors();
        let pending = match (of.hashes_output(), V::BITS) {
            (false, _) if of.form == Form::Lanes => Pending::Registers(vec![take()]),
            (false, _) => Pending::None,
            (true, 512) if of.halves => Pending::Registers(vectors().split_off(of.vectors / 2)),
            (true, 512) => Pending::Registers(vectors()),
            (true, _) => Pending::Stack,
        };
        let all_keys = of.size.rounds() + 1 - of.first_round();
        let keys: Vec<V> = free.take(all_keys).collect();
        k.clear((0..V::REGISTERS).map(V::numbered));
        // Vectors lie at multiples of their width, because otherwise each access would take two loads.
        let on_stack = match pending {
            Pending::Stack => of.vectors,
            _ if V::BITS == 512 => all_keys - keys.len(),
            _ => 0,
        };
        if on_stack > 0 && V::BITS > 128 {
            k.align_stack(ENTRY, V::BYTES);
        }
        let counters = if of.packed {
            let block = Place::Mem(k.slots(1, V::BYTES).at(0));
            CounterBlocks::Packed(PackedCounters::new(k, counter, COUNTERS, block))
        } else {
            CounterBlocks::Each(Counters::new(k, of.mode, counter))
        };
        Iteration {
            of,
            counters,
            ghash: Ghash::new(k, of.mode, of.form, (KEY, POWERS)),
            but_last: k.constants([vec![0xff; V::BYTES - BLOCK], vec![0; BLOCK]].concat()),
            states,
            pending,
            keys,
            key,
            stack: k.slots(on_stack, V::BYTES),
        }
    }

    fn enter(&self) -> Vec<Inst> {
        [
            self.enter_keys().phase("load: round keys into the free registers, the other keys onto the stack"),
            self.enter_counters().phase("load: the first counter blocks"),
            self.enter_sum().phase("load: the sum S of GHASH, as the block before the first"),
        ]
        .concat()
    }

    /// Performs one iteration, without advancing the pointers. The last round comes after GHASH: it overwrites the
    /// pending blocks, and its output may overwrite the input.
    fn iteration(&self) -> Strand {
        if self.of.halves {
            return self.halves();
        }
        let of = match (self.of.hashes_output(), self.of.text()) {
            (true, _) => "the iteration before",
            (_, OUT) => "another message",
            _ => "this iteration",
        };
        let (hash, text) = match self.of.mode {
            Mode::Gcm => ("GHASH", "ciphertext"),
            Mode::GcmSiv => ("POLYVAL", "plaintext"),
        };
        let mut cipher = self.rounds(&self.states).phase("AES: counter blocks, and all rounds but the last");
        let (from, to) = self.of.span;
        let after = cipher.split_off(cipher.len() * to / 100);
        let during = cipher.split_off(cipher.len() * from / to);
        let cipher_strand = |insts: Vec<Inst>| Strand::from_iter(insts).named("AES");
        let note = format!("{hash} of the {text} of {of}, interleaved with rounds of AES");
        let hash = Strand::from_iter(self.hash()).phase(note).named(hash);
        let woven = woven([cipher_strand(during), hash, self.prefetch()], Order::RoundRobin);
        let mut end = after;
        end.extend(self.last_round(0, &self.states).phase("finish: the last round; out = input XOR keystream"));
        cipher_strand(cipher).then(woven).then(cipher_strand(end))
    }

    /// Performs one iteration in two halves: the products of the first half are woven with the rounds of the second.
    fn halves(&self) -> Strand {
        let (first, second) = self.states.split_at(self.of.vectors / 2);
        let [pending, made] = self.hash_halves(first);
        let half = |place: usize, states: &[V], hash: Vec<Inst>, [which, hashed]: [&str; 2]| {
            let rounds = Strand::from_iter(self.rounds(states)).named("AES");
            let rounds = rounds.phase(format!("AES: counter blocks of the {which} half, and all rounds but the last"));
            let note = format!("GHASH of the ciphertext of {hashed}, interleaved with rounds of AES");
            let hash = Strand::from_iter(hash).named("GHASH").phase(note);
            let last = Strand::from_iter(self.last_round(place, states)).named("AES");
            let note = format!("finish: the last round of the {which} half; out = input XOR keystream");
            woven([rounds, hash], Order::RoundRobin).then(last.phase(note))
        };
        let before = half(0, first, pending, ["first", "the second half of the iteration before"]);
        before.then(self.prefetch()).then(half(first.len(), second, made, ["second", "the first half"]))
    }

    /// Prefetches the lines of a later iteration.
    fn prefetch(&self) -> Strand {
        let Some(ahead) = self.of.ahead else { return Strand::default() };
        let stride = self.of.stride();
        let distance = prefetch_distance(AHEAD, LEN, ahead, stride);
        let lines = prefetch(stride, |line| at(INPUT, line).index(AHEAD, 1));
        let note = format!("prefetch: the lines {ahead} bytes ahead, if they belong to the message");
        Strand::from_iter(distance.into_iter().chain(lines)).named("prefetch").phase(note)
    }
}
