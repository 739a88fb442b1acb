//! Iterations before the last vectors when sealing, in 512-bit vectors. The products of each iteration are pending:
//! they are interleaved with the rounds of the next iteration, or of the last vectors, so that they use the ports that
//! AES leaves free.
//!
//! The first iteration also has the rounds of J0: with few vectors, a round takes as long as its latency, and there are
//! no products yet. Its loop is separate from the others. The pending ciphertext stays in registers, since a kernel may
//! not read its own output.
//!
//! T is the sum of an iteration, which is reduced in each lane and then added up. The next iteration multiplies T +
//! C(1), C(2), …. S is a block further away ([`super`]), so it has a product of its own.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::path::{Chunk, Path};
use super::registers::*;
use super::setup::*;
use crate::aes::BLOCK;
use crate::aes::x86_64::PackedCounters;
use crate::aes_gcm::{COUNTER, POWERS};
use crate::ghash::x86_64::add_blocks;
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// The factor of reductions, in all lanes.
const REDUCTION: usize = 13;
/// A pending vector with the bytes of its blocks reversed, and then T.
const REVERSED: usize = 14;
/// The first register of the pending vectors.
const PENDING: usize = 20;
/// The registers of [`PackedCounters`]: the counters, a block without one, the counters of an iteration, and the mask
/// of counters.
const COUNTERS: usize = 8;
const UNCOUNTED: usize = 9;
const COUNTED: usize = 15;
const COUNTER_WORDS: Mask = k(2);

/// Returns the counters of an iteration, counted separately from the rest of their blocks.
pub(super) fn counters(k: &mut Builder<X86_64>) -> PackedCounters<Zmm> {
    PackedCounters::new(k, Zmm::numbered(COUNTERS), COUNTER_WORDS, Place::Reg(Zmm::numbered(UNCOUNTED)))
}

impl Path<Zmm> {
    /// Performs all whole iterations before the last vectors. The message is longer than one iteration.
    pub(super) fn iterations(self) -> Vec<Code> {
        let more = || straight([cmp64(LEN, self.setup.stride + 1)]);
        let next = Code::Repeat { body: vec![self.next().into(), more()], again: ABOVE_OR_EQUAL };
        let nexts =
            vec![straight(self.sum_of_s().phase("GHASH: the product of S, if another iteration follows")), next];
        [self.first(), vec![more(), Code::Skip { unless: BELOW, body: nexts }]].concat()
    }

    /// Performs the first iteration, with J0.
    fn first(&self) -> Vec<Code> {
        let j0 = Zmm::of_file(FIRST_BLOCK.n());
        let spares = SPARES.map(Zmm::numbered);
        let mut insts = self.packed().enter(at(STATE, COUNTER), KEY, spares, SPARE);
        insts.extend(self.counters());
        insts.extend([self.cipher.key(0), j0.xor(j0, self.cipher.key)]);
        let mut code = vec![straight(insts.phase("first iteration: its counter blocks, and J0"))];
        let states = [&[j0], &self.states[..]].concat();
        let rounds = self.cipher.looped_from_first(&states, SPARE, 0, &[]);
        code.extend(rounds.phase("AES: all rounds but the last, of J0 and the first iteration"));
        code.push(straight(
            self.results().phase("finish: the last round; out = input XOR keystream, which is pending for GHASH"),
        ));
        code.push(straight([mov64(NEARER, -(self.setup.stride as i64))]));
        code
    }

    /// Multiplies S by its power, if another iteration follows the first one.
    fn sum_of_s(&self) -> Vec<Inst> {
        let layout = self.setup.layout;
        let power = self.setup.stride / BLOCK + 1;
        let [half, whole] = [layout.half(power), layout.power(power)].map(|table| at(KEY, POWERS + table));
        let mut insts = sum().multiply(false, ENDS, half, whole, SPARES.map(Xmm::numbered));
        insts.extend([Zmm::numbered(REDUCTION).broadcast(self.setup.reduction.at(0)), vpxor(ENDS, ENDS, ENDS)]);
        insts
    }

    /// Performs another iteration, with the products of the previous one.
    fn next(&self) -> Strand {
        let powers = POWERS + self.setup.layout.power(self.setup.stride / BLOCK);
        let (t, spare) = (Xmm::numbered(REVERSED), Zmm::numbered(SPARES[0]));
        let mut hash = self.products(KEY, powers as i64);
        hash.extend(sum::<Zmm>().reduce(Zmm::numbered(REDUCTION), spare));
        hash.extend(add_blocks(Zmm::numbered(HIGH), spare));
        hash.push(vpshufb(t, Xmm::numbered(HIGH), self.setup.reverse_bytes.at(0)));
        hash.extend([LOW, HIGH].map(Xmm::numbered).map(|part| vpxor(part, part, part)));

        let rounds = Strand::from_iter(self.counters()).then(self.cipher.but_last_from(1, &self.states));
        let first = Zmm::numbered(PENDING);
        hash = hash.phase("GHASH of the iteration before, interleaved with rounds of AES");
        let rounds = rounds.phase("AES: counter blocks of this iteration, and all rounds but the last");
        let mut end =
            self.results().phase("finish: the last round; out = input XOR keystream, which is pending for GHASH");
        end.push(first.xor(first, Zmm::numbered(REVERSED)));
        weave(rounds, hash).then(Strand::from_iter(end).named("AES"))
    }

    fn counters(&self) -> Vec<Inst> {
        self.packed().next(KEY, &self.states, Zmm::numbered(COUNTED))
    }

    fn packed(&self) -> PackedCounters<Zmm> {
        self.setup.counters.expect("iterations")
    }

    /// Performs the last round, whose results are pending, and advances the pointers.
    fn results(&self) -> Vec<Inst> {
        let (base, stride) = (Zmm::numbered(BASE), self.setup.stride);
        let mut insts = vec![self.cipher.last_key()];
        for (i, &state) in self.states.iter().enumerate() {
            insts.extend(self.result(Zmm::numbered(PENDING + i), state, Chunk::Inside(Zmm::BYTES * i)));
        }
        insts.push(vpaddd(base, base, self.setup.next.at(0)));
        insts.extend([add64(INPUT, stride), add64(OUT, stride), sub64(LEN, stride)]);
        insts
    }
}

impl<V: Width> Path<V> {
    /// Performs the rounds of the last vectors, with the products of the previous iteration.
    pub(super) fn rounds_with_pending(&self, states: &[V], counters: Vec<Inst>) -> Code {
        let rounds = Strand::from_iter(counters).then(self.cipher.but_last(states));
        let products = self.products(HERE, -(self.setup.stride as i64));
        let products = products.phase("GHASH of the iteration before, interleaved with rounds of AES");
        weave(rounds.phase(format!("AES: all rounds but the last, of {} vectors", states.len())), products).into()
    }

    /// Adds the products of pending vectors to the sum; `powers` and `offset` locate the powers of the first one.
    fn products(&self, powers: Gpr64, offset: i64) -> Vec<Inst> {
        let x = V::numbered(REVERSED);
        let product = |i: usize| {
            let power = |table: usize| at(powers, offset + (self.setup.after(table) + V::BYTES * i) as i64);
            let reverse = vpshufb(x, V::numbered(PENDING + i), self.setup.tail.reversal::<V>());
            std::iter::once(reverse).chain(self.product(x, power))
        };
        (0..self.states.len()).flat_map(product).collect()
    }
}

/// Weaves rounds and GHASH, one instruction of each in turn. On Emerald Rapids, it makes no difference to begin with
/// only rounds, or to take several instructions in turn; products before all rounds keep the rounds out of the
/// scheduler.
fn weave(rounds: Strand, hash: Vec<Inst>) -> Strand {
    woven([rounds.named("AES"), Strand::from_iter(hash).named("GHASH")], Order::RoundRobin)
}
