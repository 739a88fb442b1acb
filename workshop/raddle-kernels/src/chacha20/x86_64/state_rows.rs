//! A register per row of the state, for short input.
//!
//! A **set** is four registers, the rows a, b, c and d of the state (RFC 8439, 2.3). Each 128 bits of them are one block:
//!
//! | registers | blocks of a set | sets |
//! |---|---|---|
//! | `zmm` (AVX-512) | 4 | 1 to 4 |
//! | `ymm` (AVX2) | 2 | 1 to 3 |
//! | `xmm` (AVX) | 1 | 1 or 2 |
//!
//! For example, this is row a of a set of four blocks; each block has its words 0 to 3 in this row:
//!
//! ```text
//!          511      384 383      256 255      128 127        0
//! zmm0    | block 3    | block 2    | block 1    | block 0    |
//!         | 3  2  1  0 | 3  2  1  0 | 3  2  1  0 | 3  2  1  0 |
//! ```
//!
//! # Registers
//!
//! | role | AVX-512 | AVX and AVX2, 1 or 2 sets | AVX2, 3 sets |
//! |---|---|---|---|
//! | rows a, b, c, d of set s | 4 s to 4 s + 3 | 4 s to 4 s + 3 | 4 s to 4 s + 3 |
//! | rows a, b, c, d of the state, d with the counters of set 0 | 16 to 19 | 8 to 11 | in memory |
//! | scratch register | 20, for all sets, after the rounds | 12 + s for set s | 12, for all sets |
//! | controls of the shuffles that rotate by 16 and by 8 | none: `vprold` rotates | 14, 15 | 14, 15 |
//!
//! [`Mixed`](super::mixed::Mixed) computes sixteen blocks in `zmm0` to `zmm15`. Its sets use `zmm20` and up, and one scratch
//! register follows the last set.
//!
//! # Counters
//!
//! The block counter is the lowest word of row d. Let c be the counter in the state, w the number of blocks in a set, and n the
//! number of all blocks of an iteration. Let f be the number of blocks that other registers compute before set 0. In iteration
//! t, counted from 0, block j of set s has the counter
//!
//! ```text
//! c + f + n t + w s + j   modulo 2^32.
//! ```
//!
//! The constants that are added to row d are vectors of (offset, 0, 0, 0) for each block:
//!
//! | constant | offset for block j | added to |
//! |---|---|---|
//! | [`Sets::first_offsets`] | f + j | the state, once |
//! | [`Sets::set_offsets`], one for each set s > 0 | s w | row d of set s |
//! | [`Sets::iteration_step`] | n | the counters of set 0, after an iteration |

use std::marker::PhantomData;
use std::ops::Range;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::tail::wipe;
use super::tail::{by_bits, by_blocks, divided, masked, xor_at};
use super::vex::{Shuffles, exchange_halves};
use super::{BLOCK, Elsewhere, Evex, Iteration, KeystreamShape, STATE, transpose_quarters};
use crate::chacha20::lowering::{Lowering, STATE_ROW_BUNDLES, of_group, state_row_double_round};
use crate::variant::{Builder, counted};
use crate::x86_64::width::Width;

/// The registers of a set: one for each row.
const ROWS: usize = 4;

/// Sets of vectors `V`.
pub(crate) struct StateRows<V> {
    pub(crate) sets: usize,
    /// The order in which the double rounds of the sets are interleaved.
    pub(crate) order: Order,
    /// The number of `nop` instructions that are interleaved with each double round.
    pub(crate) idle: usize,
    pub(crate) width: PhantomData<V>,
}

impl<V> StateRows<V> {
    /// Returns sets that are not interleaved: a set finishes a double round before the next set begins its own.
    pub(crate) fn new(sets: usize) -> StateRows<V> {
        StateRows { sets, order: Order::Groups(STATE_ROW_BUNDLES), idle: 0, width: PhantomData }
    }
}

impl<V: Width> KeystreamShape for StateRows<V> {
    fn blocks(&self) -> usize {
        self.sets * V::BLOCKS
    }

    fn summary(&self) -> String {
        let StateRows { order, idle, .. } = self;
        let paced = if *idle > 0 { format!(", {idle} idle instructions") } else { String::new() };
        let sets = if self.sets > 1 { format!("; {} sets, {order}", self.sets) } else { String::new() };
        format!("a register for each row of the state, {} in a register{sets}{paced}", counted(V::BLOCKS, "block"))
    }

    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration {
        let sets = Sets::<V>::new(k, self.sets, elsewhere);
        Iteration {
            rounds: RAX,
            counter: false,
            aligned: false,
            begin: sets.begin(),
            load: sets.load(),
            double_round: sets.double_round(self.order, self.idle),
            xor_whole: sets.xor_whole(),
            xor_tail: sets.xor_tail(),
            next_counters: sets.next_counters(),
            wipe: sets.wipe(),
        }
    }
}

/// Sets, with their constants and their stack slots.
#[derive(Clone, Copy)]
pub(crate) struct Sets<V> {
    /// The number of sets.
    count: usize,
    /// The number of blocks in other vectors, which precede the blocks of the sets in an iteration. If it is not 0, the
    /// other vectors use the lower half of the registers.
    blocks_before: usize,
    /// Row d of the state, with the counters of the first set.
    counters: V,
    /// The distance of each block of the first set from the counter of the message.
    first_offsets: Part,
    /// The number of blocks of an iteration, for each block.
    iteration_step: Part,
    /// The distance of set s > 0 from the first set, for each block.
    set_offsets: Part,
    /// The additional constants of AVX and AVX2, which have neither rotations nor masks.
    avx: Option<Avx>,
}

/// Constants and stack of AVX and AVX2.
#[derive(Clone, Copy)]
struct Avx {
    /// The controls of the shuffles that rotate words by 16 and by 8.
    rotations: [Part; 2],
    /// The keystream of the last bytes of a message.
    keystream: Slots,
}

/// Returns the register of a row of the state.
fn state_row<V: Width>(row: usize) -> V {
    V::numbered(V::REGISTERS / 2 + row)
}

/// Returns the address of a row of the state.
fn state_row_in_memory(row: usize) -> Mem {
    at(STATE, 16 * row)
}

/// Returns the scratch register of a set.
pub(crate) fn scratch<V: Width>(set: usize) -> V {
    V::numbered(V::REGISTERS / 2 + ROWS + set)
}

/// Returns whether registers hold the state throughout: the rows of all sets then fit into the lower half of the
/// registers. If not, the state is loaded from memory when it is needed, and sets share a scratch register.
fn state_is_retained<V: Width>(sets: usize) -> bool {
    ROWS * sets <= V::REGISTERS / 2
}

/// Returns the registers of the controls of rotations, for AVX and AVX2.
fn rotations<V: Width>() -> [V; 2] {
    [14, 15].map(V::numbered)
}

/// Returns the registers of rows a, b, c and d of a set.
pub(crate) fn rows<V: Width>(set: usize) -> [V; ROWS] {
    std::array::from_fn(|row| V::numbered(ROWS * set + row))
}

impl<V: Width> Sets<V> {
    /// Allocates constants, and for AVX and AVX2 also stack slots for the keystream of an iteration.
    pub(crate) fn new(k: &mut Builder<X86_64>, count: usize, elsewhere: Elsewhere) -> Sets<V> {
        Self::after_others(k, 0, count, elsewhere)
    }

    /// Returns sets whose blocks follow `blocks_before` blocks in other vectors.
    pub(super) fn after_others(
        k: &mut Builder<X86_64>,
        blocks_before: usize,
        count: usize,
        elsewhere: Elsewhere,
    ) -> Sets<V> {
        Self::with_stack(k, blocks_before, count, elsewhere, count * V::BLOCKS * BLOCK)
    }

    /// Returns sets that need the stack, if at all, for one block of keystream.
    pub(crate) fn block_by_block(k: &mut Builder<X86_64>, count: usize) -> Sets<V> {
        Self::with_stack(k, 0, count, Elsewhere::default(), BLOCK)
    }

    /// Returns sets with `keystream_bytes` bytes of stack for AVX and AVX2.
    fn with_stack(
        k: &mut Builder<X86_64>,
        blocks_before: usize,
        count: usize,
        elsewhere: Elsewhere,
        keystream_bytes: usize,
    ) -> Sets<V> {
        // The vector that is added to row d of a block: the counter is its lowest word.
        let offset = |n: usize| [n as u32, 0, 0, 0];
        let for_each_block = |n: usize| [offset(n); 4].into_iter().take(V::BLOCKS);
        let rotations = (V::BITS < 512).then(|| Shuffles::<V>::controls(k));
        let first = elsewhere.before + blocks_before;
        let step = blocks_before + count * V::BLOCKS + elsewhere.of_iteration;
        Sets {
            count,
            blocks_before,
            counters: state_row(3),
            first_offsets: k.words((first..first + V::BLOCKS).flat_map(offset)),
            iteration_step: k.words(for_each_block(step).flatten()),
            set_offsets: k.words((1..count).flat_map(|set| for_each_block(set * V::BLOCKS).flatten())),
            // The slots consist of 8-byte words, which need no alignment of the stack.
            avx: rotations.map(|rotations| Avx { rotations, keystream: k.public_slots(keystream_bytes / 8, 8) }),
        }
    }

    /// Returns a double round of each set, with `idle` instructions that compute nothing.
    ///
    /// The idle instructions delay the others on purpose. On Zen 5, a vector instruction takes one cycle if its
    /// operands are ready when it reaches the scheduler, and two cycles if it waits for an operand there. The second
    /// cycle delays the instructions that read its result, so they wait too and take two cycles.
    pub(crate) fn double_round(self, order: Order, idle: usize) -> Strand {
        let set = |set| match V::BITS {
            512 => double_round(rows::<V>(set).map(Vector::zmm), &Evex),
            _ => {
                let scratch = scratch(if state_is_retained::<V>(self.count) { set } else { 0 });
                double_round(rows(set), &Shuffles { scratch, controls: rotations::<V>().map(Place::Reg) })
            }
        };
        let paced = |i| if idle > 0 { dependency_bundles(&set(i)) } else { set(i) };
        // Groups are counted from the group of the other vectors on, which is one.
        let number = |i: usize| i - self.sets().start + usize::from(self.blocks_before > 0);
        let sets = woven(self.sets().map(|i| of_group(paced(i), number(i), V::BLOCKS)), order);
        woven([sets, Strand::from_iter(std::iter::repeat_n(nop(), idle)).named("idle")], Order::RoundRobin)
    }

    /// Loads the values that registers hold throughout: the state, if there is room for it, and the controls of
    /// rotations.
    pub(crate) fn begin(self) -> Vec<Inst> {
        let mut insts = Vec::new();
        if state_is_retained::<V>(self.count) {
            insts.extend((0..ROWS).map(|row| state_row::<V>(row).broadcast(state_row_in_memory(row))));
            insts.push(vpaddd(self.counters, self.counters, self.first_offsets.at(0)));
        }
        let controls = |avx: Avx| rotations::<V>().into_iter().zip(avx.rotations);
        insts.extend(self.avx.into_iter().flat_map(controls).map(|(register, control)| register.load(control.at(0))));
        insts
    }

    /// Returns the register numbers of the sets: set k has registers 4 k to 4 k + 3. The first set is 0. After other
    /// vectors, it is the first set above the registers of the state: 5 for AVX-512, `zmm20` to `zmm23`.
    fn sets(self) -> Range<usize> {
        let first = if self.blocks_before == 0 { 0 } else { (V::REGISTERS / 2 + ROWS) / ROWS };
        first..first + self.count
    }

    /// Returns a scratch register after the rounds, when sets are finished one after the other.
    fn spare(self) -> V {
        scratch(if self.blocks_before == 0 { 0 } else { ROWS * self.count })
    }

    /// Returns the distance of a set from the first set, for each block; `None` for the first set.
    fn set_offset(self, set: usize) -> Option<Mem> {
        let index = set - self.sets().start;
        (index > 0).then(|| self.set_offsets.at(V::BYTES * (index - 1)))
    }

    /// Returns the number of bytes of an iteration before vector `i` of the keystream of a set.
    fn byte_offset(self, set: usize, i: usize) -> usize {
        let block = self.blocks_before + V::BLOCKS * (set - self.sets().start);
        block * BLOCK + V::BYTES * i
    }

    /// Loads the state of each block of each set.
    pub(crate) fn load(self) -> Vec<Inst> {
        self.sets().flat_map(|set| self.load_set(set)).collect()
    }

    /// Loads the state of each block of a set, from registers if these hold it.
    fn load_set(self, set: usize) -> Vec<Inst> {
        let rows @ [a, b, c, d] = rows::<V>(set);
        if !state_is_retained::<V>(self.count) {
            let state = rows.into_iter().enumerate().map(|(i, row)| row.broadcast(state_row_in_memory(i)));
            return state.chain(self.add_offsets(set)).collect();
        }
        let counters = match self.set_offset(set) {
            None => d.copy(self.counters),
            Some(offset) => vpaddd(d, self.counters, offset),
        };
        vec![a.copy(state_row(0)), b.copy(state_row(1)), c.copy(state_row(2)), counters]
    }

    /// Adds the initial state to the result of the rounds (RFC 8439, 2.3). The registers then hold keystream, one state
    /// row each.
    pub(crate) fn feed_forward(self, set: usize) -> Vec<Inst> {
        let rows @ [.., d] = rows::<V>(set);
        if !state_is_retained::<V>(self.count) {
            let spare = self.spare();
            let add = |(i, row): (usize, V)| [spare.broadcast(state_row_in_memory(i)), vpaddd(row, row, spare)];
            return rows.into_iter().enumerate().flat_map(add).chain(self.add_offsets(set)).collect();
        }
        let mut insts: Vec<Inst> = (0..ROWS).map(|i| vpaddd(rows[i], rows[i], state_row::<V>(i))).collect();
        insts.extend(self.set_offset(set).map(|offset| vpaddd(d, d, offset)));
        insts
    }

    /// Adds the distance of each block from the counter of the message to row d of a set.
    fn add_offsets(self, set: usize) -> impl Iterator<Item = Inst> {
        let [.., d] = rows::<V>(set);
        let offsets = [Some(self.first_offsets.at(0)), self.set_offset(set)];
        offsets.into_iter().flatten().map(move |offset| vpaddd(d, d, offset))
    }

    /// Computes the keystream of a set. Returns its vectors in the order of their bytes, and a free register.
    fn keystream(self, set: usize) -> (Vec<Inst>, [V; 4], V) {
        let (mut insts, keystream, spare) = self.transpose(set);
        insts.splice(0..0, self.feed_forward(set));
        (
            insts.phase(format!("set {}: rounds + state, then rows to blocks", set - self.sets().start + 1)),
            keystream,
            spare,
        )
    }

    /// Transposes rows into blocks: from the same row of several blocks to successive rows of a block. Returns the
    /// vectors in the order of their bytes, and a free register.
    pub(crate) fn transpose(self, set: usize) -> (Vec<Inst>, [V; 4], V) {
        let rows @ [a, b, c, d] = rows::<V>(set);
        let (mut insts, mut spare) = (Vec::new(), self.spare());
        if V::BITS == 512 {
            let mut free = spare.zmm();
            let keystream = transpose_quarters(&mut insts, &mut free, rows.map(Vector::zmm));
            return (insts, keystream.map(|reg| V::of_file(reg.n())), V::of_file(free.n()));
        }
        if V::BLOCKS == 1 {
            return (insts, rows, spare);
        }
        let [ab_of_first, ab_of_second] = exchange_halves(&mut insts, &mut spare, [a, b]);
        let [cd_of_first, cd_of_second] = exchange_halves(&mut insts, &mut spare, [c, d]);
        (insts, [ab_of_first, cd_of_first, ab_of_second, cd_of_second], spare)
    }

    /// XORs the keystream of all sets into the same number of input bytes.
    pub(super) fn xor_whole(self) -> Vec<Inst> {
        let xor_set = |set| {
            let (mut insts, keystream, _) = self.keystream(set);
            let vectors = keystream.into_iter().enumerate();
            insts.extend(vectors.flat_map(|(i, vector)| xor_at(vector, self.byte_offset(set, i))));
            insts
        };
        self.sets().flat_map(xor_set).collect()
    }

    /// Advances the counters to the next iteration.
    pub(super) fn next_counters(self) -> Vec<Inst> {
        vec![vpaddd(self.counters, self.counters, self.iteration_step.at(0))]
    }

    /// XORs `block` into the last bytes of a message, fewer than a block: under a mask, or on the stack.
    pub(crate) fn xor_last_block<const N: usize>(self, block: [V; N], spare: V) -> Vec<Code> {
        match (self.avx, block.as_slice()) {
            (Some(avx), &[low, high]) => divided([low, high], avx.keystream, [RAX, STATE]),
            (_, [block, ..]) => vec![masked(block.zmm(), spare.zmm(), [R10, R11])],
            _ => panic!("a block is one vector, or two"),
        }
    }

    /// XORs keystream into the tail: fewer bytes than an iteration processes.
    fn xor_tail(self) -> Vec<Code> {
        match self.avx {
            Some(avx) => self.xor_tail_from_stack(avx.keystream),
            None => self.xor_tail_by_blocks(),
        }
    }

    /// AVX-512: XORs whole blocks while the message has any, and the last, partial block under a mask.
    fn xor_tail_by_blocks(self) -> Vec<Code> {
        let (insts, blocks, spare) = self.keystream(0);
        let mut code = vec![straight(insts)];
        let next_sets = self.xor_sets(1, V::BLOCKS, [blocks[0]], None);
        code.extend(by_blocks(&blocks.map(|block| [block]), 0, next_sets));
        code.extend(self.xor_last_block([blocks[0]], spare));
        code
    }

    /// XORs the blocks of all sets into the message, after the blocks of other vectors. `current` then holds the block for the
    /// last, partial block of the message.
    pub(super) fn xor_after_others(self, current: V) -> Option<Vec<Code>> {
        self.xor_sets(self.sets().start, self.blocks_before, [current], None)
    }

    /// XORs the blocks of the sets from `set` on while the message has whole blocks, then runs `end`. The first block has the
    /// number `number` in the iteration. Copies each block to `current` before its use, so `current` ends with the block for the
    /// last, partial block of the message. Returns `end` if no set is left.
    pub(crate) fn xor_sets<const N: usize>(
        self,
        set: usize,
        number: usize,
        current: [V; N],
        end: Option<Vec<Code>>,
    ) -> Option<Vec<Code>> {
        if set == self.sets().end {
            return end;
        }
        let (mut insts, keystream, _) = self.keystream(set);
        let (blocks, []) = keystream.as_chunks::<N>() else { panic!("vectors make up blocks") };
        let mut blocks = blocks.to_vec();
        insts.extend(current.into_iter().zip(blocks[0]).map(|(chunk, next)| chunk.copy(next)));
        blocks[0] = current;
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&blocks, number, self.xor_sets(set + 1, number + V::BLOCKS, current, end)));
        Some(code)
    }

    /// AVX and AVX2: stores the keystream of all sets on the stack, and XORs it into the remaining bytes of the
    /// message.
    fn xor_tail_from_stack(self, stack: Slots) -> Vec<Code> {
        let place = |offset: usize| stack.at(offset / 8);
        let mut insts = Vec::new();
        for set in self.sets() {
            let (more, keystream, _) = self.keystream(set);
            insts.extend(more);
            let vectors = keystream.into_iter().enumerate();
            insts.extend(vectors.map(|(i, vector)| vector.store(place(self.byte_offset(set, i)))));
        }
        insts.push(lea64(R10, place(0)));
        let bytes = self.count * V::BLOCKS * BLOCK;
        let mut code = vec![straight(insts)];
        code.extend(by_bits(R10, bytes, Some(V::numbered(0)), [RAX, STATE]));
        let wipe = wipe::<V>((0..bytes).step_by(V::BYTES).map(place));
        code.push(straight(wipe.phase("wipe: the keystream on the stack")));
        code.push(straight([xor32(STATE.low32(), STATE.low32())]));
        code
    }

    /// Clears the registers that held the state or keystream.
    pub(crate) fn wipe(self) -> Vec<Inst> {
        let rows = self.sets().flat_map(rows::<V>);
        let state = || (0..ROWS).map(state_row);
        match V::BITS {
            512 => clear_vectors(rows.chain(state()).chain([self.spare()])),
            _ if !state_is_retained::<V>(self.count) => clear_vectors(rows.chain([self.spare()])),
            _ => clear_vectors(rows.chain(state()).chain((0..self.count).map(scratch))),
        }
    }
}

/// Divides a dependency chain into bundles: each begins with an instruction that reads a result of the previous bundle,
/// and continues with the instructions that do not read the result of this first one. A weave puts idle instructions
/// only between bundles, so it delays each step of the chain by the same time.
fn dependency_bundles(chain: &Strand) -> Strand {
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

/// Returns the double round of one set.
pub(super) fn double_round<V: Vector>(rows: [V; 4], on: &impl Lowering<V>) -> Strand {
    state_row_double_round(on, rows, |row, k| vec![vpshufd(row, row, rotate_words_left(k as u8))])
}

/// Returns the control of `vpshufd` that rotates four words by `k` places to the left: word i of the result is word i +
/// k modulo 4.
fn rotate_words_left(k: u8) -> u8 {
    (0..4).map(|i| (i + k) % 4 << (2 * i)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_rotated() {
        assert_eq!([0, 1, 2, 3].map(rotate_words_left), [0xe4, 0x39, 0x4e, 0x93]);
    }

    /// Checks the number of bundles, which lets each set have its double round to itself.
    #[test]
    fn a_double_round_has_so_many_bundles() {
        assert_eq!(double_round(rows::<Zmm>(0), &Evex).len(), STATE_ROW_BUNDLES);
    }
}
