//! A register per row of the state, for short input: a set of four registers holds a block in each 128 bits of them, four
//! by AVX-512, two by AVX2 and one by AVX. One set or more.

use std::marker::PhantomData;
use std::ops::Range;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::tail::wipe;
use super::tail::{by_bits, by_blocks, divided, masked, xor_at};
use super::vex::{Shuffles, exchange_halves};
use super::{BLOCK, Elsewhere, Evex, Iteration, KeystreamShape, STATE, transpose_quarters};
use crate::chacha20::lowering::{Lowering, group_name, state_row_double_round};
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// Sets of vectors `V`.
pub(crate) struct StateRows<V> {
    pub(crate) sets: usize,
    pub(crate) order: Order,
    /// Instructions that do nothing, woven into each double round.
    pub(crate) idle: usize,
    pub(crate) width: PhantomData<V>,
}

impl<V> StateRows<V> {
    /// Each set has a double round to itself.
    pub(crate) fn new(sets: usize) -> StateRows<V> {
        StateRows { sets, order: Order::Groups(22), idle: 0, width: PhantomData }
    }
}

impl<V: Width> KeystreamShape for StateRows<V> {
    fn blocks(&self) -> usize {
        self.sets * V::BLOCKS
    }

    fn summary(&self) -> String {
        let StateRows { order, idle, .. } = self;
        let paced = if *idle > 0 { format!(", {idle} idle instructions") } else { String::new() };
        format!("a register per row of {}: sets {order}{paced}", V::BLOCKS)
    }

    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration {
        let sets = Sets::<V>::new(k, self.sets, elsewhere);
        Iteration {
            rounds: RAX,
            counter: false,
            aligned: false,
            enter: sets.enter(),
            load: sets.load_all(),
            double_round: sets.double_round(self.order, self.idle),
            whole: sets.whole(),
            part: sets.part(),
            next: sets.next(),
            leave: sets.leave(),
        }
    }
}

/// Where sets have what isn't in their registers.
#[derive(Clone, Copy)]
pub(crate) struct Sets<V> {
    count: usize,
    /// How many blocks are in other vectors, which take the lower half of the registers: their bytes come first.
    beside: usize,
    /// The counters of the first set: the last row of the state.
    counters: V,
    /// How far each block of the first set is from the counter, in the place of the counter.
    first: Part,
    /// How far an iteration is from the next one.
    step: Part,
    /// How far further sets are from the first one.
    distances: Part,
    /// Without AVX-512, what shuffles need to rotate, and keystream of the last bytes.
    spilled: Option<([Part; 2], Slots)>,
}

/// A row of the state, for the first set.
fn state<V: Width>(row: usize) -> V {
    V::numbered(V::REGISTERS / 2 + row)
}

/// A row of the state in memory.
fn state_row(row: usize) -> Mem {
    at(STATE, 16 * row)
}

/// These hold nothing for long.
pub(crate) fn scratch<V: Width>(set: usize) -> V {
    V::numbered(V::REGISTERS / 2 + 4 + set)
}

/// Whether registers are left for the state of the first set, and for what each set needs to rotate; if not, the state is
/// loaded again and sets share a register.
fn state_is_retained<V: Width>(sets: usize) -> bool {
    4 * sets <= V::REGISTERS / 2
}

/// These hold what shuffles need, where rotations are shuffles.
fn controls<V: Width>() -> [V; 2] {
    [14, 15].map(V::numbered)
}

/// The rows of a set.
pub(crate) fn rows<V: Width>(set: usize) -> [V; 4] {
    std::array::from_fn(|row| V::numbered(4 * set + row))
}

impl<V: Width> Sets<V> {
    /// Takes constants, and the stack where there are no masks.
    pub(crate) fn new(k: &mut Builder<X86_64>, count: usize, elsewhere: Elsewhere) -> Sets<V> {
        Self::beside(k, 0, count, elsewhere)
    }

    /// The same after so many blocks in other vectors.
    pub(super) fn beside(k: &mut Builder<X86_64>, beside: usize, count: usize, elsewhere: Elsewhere) -> Sets<V> {
        Self::with_scratch(k, beside, count, elsewhere, count * V::BLOCKS * BLOCK)
    }

    /// The same, which goes by way of the stack with no more than one block.
    pub(crate) fn block_by_block(k: &mut Builder<X86_64>, count: usize) -> Sets<V> {
        Self::with_scratch(k, 0, count, Elsewhere::default(), BLOCK)
    }

    /// Without masks, keystream has `scratch_bytes` bytes on the stack.
    fn with_scratch(
        k: &mut Builder<X86_64>,
        beside: usize,
        count: usize,
        elsewhere: Elsewhere,
        scratch_bytes: usize,
    ) -> Sets<V> {
        let place = |n: usize| [n as u32, 0, 0, 0];
        let all = |n: usize| [place(n); 4].into_iter().take(V::BLOCKS);
        let controls = (V::BITS < 512).then(|| Shuffles::<V>::controls(k));
        let first = elsewhere.before + beside;
        let first = first..first + V::BLOCKS;
        Sets {
            count,
            beside,
            counters: state(3),
            first: k.words(first.flat_map(place)),
            step: k.words(all(beside + count * V::BLOCKS + elsewhere.of_iteration).flatten()),
            distances: k.words((1..count).flat_map(|set| all(set * V::BLOCKS).flatten())),
            // In words, as they need not be aligned.
            spilled: controls.map(|controls| (controls, k.public_slots(scratch_bytes / 8, 8))),
        }
    }

    /// A double round of each set, with `idle` instructions that compute nothing.
    ///
    /// These delay the others on purpose. On Zen 5 a vector instruction takes one cycle if its operands are ready when it
    /// reaches the scheduler, and two cycles if it waits for an operand there. The second cycle delays the instructions that
    /// read its result, so they wait too and take two cycles.
    pub(crate) fn double_round(self, order: Order, idle: usize) -> Strand {
        let set = |set| match V::BITS {
            512 => double_round(rows::<V>(set).map(Vector::zmm), &Evex),
            _ => {
                let scratch = scratch(if state_is_retained::<V>(self.count) { set } else { 0 });
                double_round(rows(set), &Shuffles { scratch, controls: controls::<V>().map(Place::Reg) })
            }
        };
        let paced = |i| if idle > 0 { links(&set(i)) } else { set(i) };
        let named = |i| paced(i).named(group_name(i, V::BLOCKS));
        let sets = woven(self.sets().map(named), order);
        woven([sets, Strand::from_iter(std::iter::repeat_n(nop(), idle)).named("idle")], Order::RoundRobin)
    }

    pub(crate) fn enter(self) -> Vec<Inst> {
        let mut insts = Vec::new();
        if state_is_retained::<V>(self.count) {
            insts.extend((0..4).map(|i| state::<V>(i).broadcast(state_row(i))));
            insts.push(vpaddd(self.counters, self.counters, self.first.at(0)));
        }
        let controls = |(parts, _): ([Part; 2], Slots)| controls::<V>().into_iter().zip(parts);
        insts.extend(self.spilled.into_iter().flat_map(controls).map(|(reg, part)| reg.load(part.at(0))));
        insts
    }

    /// The sets, by the numbers of their registers: beside other vectors those of the upper half behind the state.
    fn sets(self) -> Range<usize> {
        let first = if self.beside == 0 { 0 } else { (V::REGISTERS / 2 + 4) / 4 };
        first..first + self.count
    }

    /// A register that holds nothing for long, for one set at a time.
    fn free(self) -> V {
        scratch(if self.beside == 0 { 0 } else { 4 * self.count })
    }

    /// How far a set is from the first one; the first one is none.
    fn distance(self, set: usize) -> Option<Mem> {
        let index = set - self.sets().start;
        (index > 0).then(|| self.distances.at(V::BYTES * (index - 1)))
    }

    /// The number of the first block of a set among those of an iteration.
    fn number(self, set: usize) -> usize {
        self.beside + V::BLOCKS * (set - self.sets().start)
    }

    /// Where vector `i` of the keystream of a set goes.
    fn offset(self, set: usize, i: usize) -> usize {
        self.number(set) * BLOCK + V::BYTES * i
    }

    /// The state of the blocks of all sets.
    pub(crate) fn load_all(self) -> Vec<Inst> {
        self.sets().flat_map(|set| self.load(set)).collect()
    }

    /// The state of the blocks of a set.
    fn load(self, set: usize) -> Vec<Inst> {
        let rows @ [a, b, c, d] = rows::<V>(set);
        if !state_is_retained::<V>(self.count) {
            let state = rows.into_iter().enumerate().map(|(i, row)| row.broadcast(state_row(i)));
            return state.chain(self.count_on(set)).collect();
        }
        let counters = match self.distance(set) {
            None => d.copy(self.counters),
            Some(distance) => vpaddd(d, self.counters, distance),
        };
        vec![a.copy(state(0)), b.copy(state(1)), c.copy(state(2)), counters]
    }

    /// Adds the state of each block of a set.
    pub(crate) fn feed_forward(self, set: usize) -> Vec<Inst> {
        let rows @ [.., d] = rows::<V>(set);
        if !state_is_retained::<V>(self.count) {
            let free = self.free();
            let add = |(i, row): (usize, V)| [free.broadcast(state_row(i)), vpaddd(row, row, free)];
            return rows.into_iter().enumerate().flat_map(add).chain(self.count_on(set)).collect();
        }
        let mut insts: Vec<Inst> = (0..4).map(|i| vpaddd(rows[i], rows[i], state::<V>(i))).collect();
        insts.extend(self.distance(set).map(|distance| vpaddd(d, d, distance)));
        insts
    }

    /// Adds to the counter of the state how far the blocks of a set are from it.
    fn count_on(self, set: usize) -> impl Iterator<Item = Inst> {
        let [.., d] = rows::<V>(set);
        [Some(self.first.at(0)), self.distance(set)].into_iter().flatten().map(move |by| vpaddd(d, d, by))
    }

    /// The keystream of a set in order, and a register that is free.
    fn finish(self, set: usize) -> (Vec<Inst>, [V; 4], V) {
        let (mut insts, keystream, spare) = self.in_order(set);
        insts.splice(0..0, self.feed_forward(set));
        (insts, keystream, spare)
    }

    /// Blocks of a set in order, and a register that is free.
    pub(crate) fn in_order(self, set: usize) -> (Vec<Inst>, [V; 4], V) {
        let rows @ [a, b, c, d] = rows::<V>(set);
        let (mut insts, mut spare) = (Vec::new(), self.free());
        if V::BITS == 512 {
            let mut free = spare.zmm();
            let keystream = transpose_quarters(&mut insts, &mut free, rows.map(Vector::zmm));
            return (insts, keystream.map(|reg| V::of_file(reg.n())), V::of_file(free.n()));
        }
        if V::BLOCKS == 1 {
            return (insts, rows, spare);
        }
        let [first, second] = exchange_halves(&mut insts, &mut spare, [a, b]);
        let [third, fourth] = exchange_halves(&mut insts, &mut spare, [c, d]);
        (insts, [first, third, second, fourth], spare)
    }

    /// All sets, all of which is wanted.
    pub(super) fn whole(self) -> Vec<Inst> {
        let whole = |set| {
            let (mut insts, keystream, _) = self.finish(set);
            insts.extend(keystream.into_iter().enumerate().flat_map(|(i, reg)| xor_at(reg, self.offset(set, i))));
            insts
        };
        self.sets().flat_map(whole).collect()
    }

    /// To the counters of the next iteration.
    pub(super) fn next(self) -> Vec<Inst> {
        vec![vpaddd(self.counters, self.counters, self.step.at(0))]
    }

    /// What is left of a message after whole blocks, of this block.
    pub(crate) fn last_part<const N: usize>(self, block: [V; N], spare: V) -> Vec<Code> {
        match (self.spilled, block.as_slice()) {
            (Some((_, scratch)), &[low, high]) => divided([low, high], scratch, [RAX, STATE]),
            (_, [block, ..]) => vec![masked(block.zmm(), spare.zmm(), [R10, R11])],
            _ => panic!("a block is one vector, or two"),
        }
    }

    /// Less than an iteration.
    fn part(self) -> Vec<Code> {
        match self.spilled {
            Some((_, keys)) => self.spilled_part(keys),
            None => self.masked_part(),
        }
    }

    /// Less than an iteration, under a mask.
    fn masked_part(self) -> Vec<Code> {
        let (insts, blocks, spare) = self.finish(0);
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&blocks.map(|block| [block]), 0, self.further(1, V::BLOCKS, [blocks[0]], None)));
        code.extend(self.last_part([blocks[0]], spare));
        code
    }

    /// The blocks of the sets, the next one always in `current`: where they follow those of other vectors.
    pub(super) fn all(self, current: V) -> Option<Vec<Code>> {
        self.further(self.sets().start, self.beside, [current], None)
    }

    /// The blocks of the sets from `set` on, the next one always in `current`, and then `end`. The first of them is block
    /// `number` of the message.
    pub(crate) fn further<const N: usize>(
        self,
        set: usize,
        number: usize,
        current: [V; N],
        end: Option<Vec<Code>>,
    ) -> Option<Vec<Code>> {
        if set == self.sets().end {
            return end;
        }
        let (mut insts, keystream, _) = self.finish(set);
        let (blocks, []) = keystream.as_chunks::<N>() else { panic!("vectors make up blocks") };
        let mut blocks = blocks.to_vec();
        insts.extend(current.into_iter().zip(blocks[0]).map(|(chunk, next)| chunk.copy(next)));
        blocks[0] = current;
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&blocks, number, self.further(set + 1, number + V::BLOCKS, current, end)));
        Some(code)
    }

    /// Less than an iteration, by way of the stack.
    fn spilled_part(self, keys: Slots) -> Vec<Code> {
        let place = |offset: usize| keys.at(offset / 8);
        let mut insts = Vec::new();
        for set in self.sets() {
            let (more, keystream, _) = self.finish(set);
            insts.extend(more);
            insts.extend(keystream.into_iter().enumerate().map(|(i, reg)| reg.store(place(self.offset(set, i)))));
        }
        insts.push(lea64(R10, place(0)));
        let bytes = self.count * V::BLOCKS * BLOCK;
        let mut code = vec![straight(insts)];
        code.extend(by_bits(R10, bytes, Some(V::numbered(0)), [RAX, STATE]));
        code.push(straight(wipe::<V>((0..bytes).step_by(V::BYTES).map(place))));
        code.push(straight([xor32(STATE.low32(), STATE.low32())]));
        code
    }

    /// Leaves no secret.
    pub(crate) fn leave(self) -> Vec<Inst> {
        let used = self.sets().flat_map(rows::<V>);
        let retained = || (0..4).map(state);
        match V::BITS {
            512 => clear_vectors(used.chain(retained()).chain([self.free()])),
            _ if !state_is_retained::<V>(self.count) => clear_vectors(used.chain([self.free()])),
            _ => clear_vectors(used.chain(retained()).chain((0..self.count).map(scratch))),
        }
    }
}

/// A chain in bundles, each of an instruction that waits for the one before, and of those after it that do not: so a weave
/// keeps instructions that wait for each other apart.
fn links(chain: &Strand) -> Strand {
    let mut bundles: Vec<Vec<Inst>> = Vec::new();
    for inst in chain.insts() {
        match bundles.last_mut() {
            Some(bundle) if bundle[0].writes().is_disjoint(&inst.reads()) => bundle.push(inst.clone()),
            _ => bundles.push(vec![inst.clone()]),
        }
    }
    let mut strand = Strand::default();
    bundles.into_iter().for_each(|bundle| strand.push(bundle));
    strand
}

pub(super) fn double_round<V: Vector>(rows: [V; 4], on: &impl Lowering<V>) -> Strand {
    state_row_double_round(on, rows, |reg, k| vec![vpshufd(reg, reg, [0xe4, 0x39, 0x4e, 0x93][k as usize])])
}
