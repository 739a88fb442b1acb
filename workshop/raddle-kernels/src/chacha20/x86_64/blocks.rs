//! Blocks from independent states: `chacha20_blocks_*`. A vector holds the same word of several states or, with
//! AVX-512, the same row of four states. The blocks replace the states in memory.
//!
//! States are loaded by rows, because a driver stores each row at once: wider loads would wait until the stores are in
//! the cache. The states are added to the transposed blocks straight from memory, so that no copy is kept.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::state_rows::{self, StateRows};
use super::vertical::{self, Vertical};
use super::vex::{self, Vex};
use super::{ALIGNMENT, BLOCK, ENTRY, Evex, transpose_quarters};
use crate::Kernel;
use crate::chacha20::lowering::of_group;
use crate::chacha20::operation::Chacha20Blocks;
use crate::variant::{self, Builder};
use crate::x86_64::repeat;
use crate::x86_64::transpose::transpose_words;
use crate::x86_64::width::Width;

/// The parameters, in the registers of the calling convention.
const BLOCKS: Gpr64 = RDI;
const LEN: Gpr64 = RSI;

/// The number of bytes of a row of a state.
const ROW: usize = 16;

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        blocks("chacha20_blocks_avx", Vex::<Xmm>::new(1)),
        blocks("chacha20_blocks_avx2", Vex::<Ymm>::new(1)),
        blocks("chacha20_blocks_avx2x16", Vex::<Ymm>::new(2)),
        blocks("chacha20_blocks_avx512_row4", StateRows::<Zmm>::new(1)),
        blocks("chacha20_blocks_avx512_row8", StateRows::<Zmm>::new(2)),
        blocks("chacha20_blocks_avx512", Vertical::new(1)),
        blocks("chacha20_blocks_avx512x32", Vertical::new(2)),
    ]
}

/// A shape that computes independent blocks together.
trait Independent: super::KeystreamShape {
    /// Allocates stack and constants, and returns the code.
    fn block_iteration(&self, k: &mut Builder<X86_64>) -> BlockIteration;
}

/// The code of an iteration.
struct BlockIteration {
    /// Runs once, before the loop.
    enter: Vec<Inst>,
    load: Vec<Inst>,
    double_round: Strand,
    /// Adds the states, and stores the blocks.
    finish: Vec<Inst>,
    /// Clears registers and stack that held secrets.
    leave: Vec<Inst>,
}

/// Builds `chacha20_blocks_*`.
fn blocks(name: &'static str, shape: impl Independent) -> Kernel {
    let stride = shape.stride();
    let summary = format!("{} blocks, {}", shape.blocks(), shape.summary());
    variant::kernel::<X86_64>(name, Chacha20Blocks { stride: stride as u64 }, summary, |k| {
        let BlockIteration { enter, load, double_round, finish, leave } = shape.block_iteration(k);
        let mut body = vec![straight(
            load.phase("load: the states, transposed so that a register has a word or a row of several"),
        )];
        let rounds = repeat(vec![double_round.into()], RAX, 10);
        body.extend(rounds.phase("rounds: ten double rounds (RFC 8439, 2.3)"));
        body.push(straight(finish.phase("finish: transposes back, block = rounds + state, in place of the state")));
        body.push(straight([add64(BLOCKS, stride), sub64(LEN, stride)].phase("advance: pointer and length")));
        vec![
            straight(enter.phase("begin: constants")),
            Code::While { test: vec![cmp64(LEN, stride)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: {} states an iteration, while {stride} bytes are left", shape.blocks())),
            straight(leave.phase("wipe: registers, and the stack slots that held words")),
        ]
    })
}

/// Returns the address of a row of a state.
fn row_of(state: usize, row: usize) -> Mem {
    at(BLOCKS, BLOCK * state + ROW * row)
}

/// Loads a row of as many states as a vector has words, from `first` on, and transposes it: word `i` goes to
/// `words[i]`. Part `n` of a vector belongs to state 4n + j, so that each state is in the lane with its number.
fn load_words<V: Width>([w0, w1, w2, w3]: [V; 4], first: usize, row: usize, free: V) -> Vec<Inst> {
    // The shuffles bring the word in each of these registers to its place.
    let (columns, mut spare) = ([w1, free, w0, w3], w2);
    let load = |(j, &column): (usize, &V)| {
        let part = move |n: usize| column.load_part(n, row_of(first + 4 * n + j, row));
        (0..V::BLOCKS).map(part).collect::<Vec<_>>()
    };
    let mut insts: Vec<Inst> = columns.iter().enumerate().flat_map(load).collect();
    let words = transpose_words(&mut insts, &mut spare, columns).map(Register::reg);
    assert_eq!(words, [w0, w1, w2, w3].map(Register::reg), "words are in their places");
    insts
}

/// Adds a state, or a part of it, to the corresponding part of its block, and stores the sum.
fn emit<V: Width>(block: V, offset: usize) -> Vec<Inst> {
    vec![vpaddd(block, block, at(BLOCKS, offset)), block.store(at(BLOCKS, offset))]
}

impl<V: Width> Independent for Vex<V> {
    fn block_iteration(&self, k: &mut Builder<X86_64>) -> BlockIteration {
        k.align_stack(ENTRY, ALIGNMENT);
        let shuffles = vex::Shuffles::<V>::controls(k);
        let [words, controls] = [self.stack_words(), 2].map(|n| k.public_slots(n, V::BYTES));
        let lanes = vex::Lanes::<V>::new(self.groups, words, controls);
        let load = |group: usize| {
            // Rows that go to the stack pass through registers of other rows.
            let goes_to_stack = |&row: &usize| (0..4).any(|i| matches!(lanes.home(group, row, i), Place::Mem(_)));
            let (on_stack, rest): (Vec<_>, Vec<_>) = (0..4).partition(goes_to_stack);
            let rows = on_stack.into_iter().chain(rest);
            let row = |row: usize| {
                let homes = [0, 1, 2, 3].map(|i| lanes.home(group, row, i));
                let mut free = lanes.free();
                let words = homes.map(|home| match home {
                    Place::Reg(reg) => reg,
                    Place::Mem(_) => free.next().expect("a register is free"),
                });
                // While a row goes to the stack, the register of the first word is spare.
                let spare = free.next().unwrap_or(V::numbered(0));
                let mut insts = load_words(words, vex::lanes::<V>() * group, row, spare);
                insts.extend(words.into_iter().zip(homes).filter_map(|(word, home)| match home {
                    Place::Reg(_) => None,
                    Place::Mem(place) => Some(word.store(place)),
                }));
                insts
            };
            rows.flat_map(row).collect::<Vec<_>>()
        };
        BlockIteration {
            enter: lanes.enter(shuffles),
            load: (0..self.groups).flat_map(load).collect(),
            double_round: self.double_round(lanes),
            finish: (0..self.groups).flat_map(|group| lanes.finish(group, |_, _, _| Vec::new(), emit)).collect(),
            leave: lanes.leave(std::iter::empty()),
        }
    }
}

impl Independent for StateRows<Zmm> {
    fn block_iteration(&self, _: &mut Builder<X86_64>) -> BlockIteration {
        let sets = || 0..self.sets;
        let load = |set: usize| {
            let rows = state_rows::rows::<Zmm>(set).into_iter().enumerate();
            rows.flat_map(move |(row, to)| (0..4).map(move |i| to.load_part(i, row_of(4 * set + i, row))))
        };
        let finish = |set: usize| {
            let (mut insts, mut spare) = (Vec::new(), state_rows::scratch::<Zmm>(set));
            let blocks = transpose_quarters(&mut insts, &mut spare, state_rows::rows(set));
            insts.extend((0..).zip(blocks).flat_map(|(i, block)| emit(block, BLOCK * (4 * set + i))));
            insts
        };
        let double_round =
            |set| of_group(state_rows::double_round(state_rows::rows(set), &Evex), set, <Zmm as Width>::BLOCKS);
        BlockIteration {
            enter: Vec::new(),
            load: sets().flat_map(load).collect(),
            double_round: woven(sets().map(double_round), self.order),
            finish: sets().flat_map(finish).collect(),
            leave: clear_vectors(
                sets().flat_map(|set| state_rows::rows::<Zmm>(set).into_iter().chain([state_rows::scratch(set)])),
            ),
        }
    }
}

impl Independent for Vertical {
    fn block_iteration(&self, k: &mut Builder<X86_64>) -> BlockIteration {
        // The slot consists of words, because it need not be aligned.
        let spill = (self.groups > 1).then(|| k.public_slots(8, 8));
        let used = if spill.is_some() { 32 } else { 17 };
        let mut leave: Vec<Inst> = (0..used).map(|n| clear_vector(zmm(n))).collect();
        leave.extend(spill.map(|spill| vmovdqu32_store(spill.at(0), zmm(0))));
        leave.push(vzeroupper(zmm(0)));
        BlockIteration {
            enter: Vec::new(),
            load: (0..self.groups).flat_map(|group| load(group, spill)).collect(),
            double_round: self.double_round(),
            finish: finish(self.groups, spill),
            leave,
        }
    }
}

/// Loads the words of a group of [`Vertical`].
fn load(group: usize, spill: Option<Slots>) -> Vec<Inst> {
    let word = |i: usize| vertical::word(group, i);
    let row = |row: usize| {
        let words = [0, 1, 2, 3].map(|i| word(4 * row + i));
        let load = |free: Zmm| load_words(words, vertical::LANES * group, row, free);
        match (spill, group, row) {
            // The last row of the last group, for which no register is free.
            (Some(spill), 1, 3) => {
                let waits = vertical::word(0, 0);
                let mut insts = vec![vmovdqu32_store(spill.at(0), waits)];
                insts.extend(load(waits));
                insts.push(vmovdqu32(waits, spill.at(0)));
                insts
            }
            (_, 1, _) => load(word(15)),
            _ => load(vertical::SPILLED),
        }
    };
    (0..4).flat_map(row).collect()
}

/// Stores all blocks of [`Vertical`], each from its lane.
fn finish(groups: usize, spill: Option<Slots>) -> Vec<Inst> {
    let mut spare = vertical::SPILLED;
    let mut insts: Vec<Inst> = spill.map(|spill| vmovdqu32_store(spill.at(0), spare)).into_iter().collect();
    for group in 0..groups {
        if let (1, Some(spill)) = (group, spill) {
            // All registers of the previous group are free.
            insts.push(vmovdqu32(vertical::SPILLED, spill.at(0)));
            spare = vertical::word(0, 0);
        }
        let rows: [[Zmm; 4]; 4] = std::array::from_fn(|row| {
            let words = [0, 1, 2, 3].map(|i| vertical::word(group, 4 * row + i));
            transpose_words(&mut insts, &mut spare, words)
        });
        for j in 0..4 {
            let blocks = transpose_quarters(&mut insts, &mut spare, rows.map(|row| row[j]));
            for (i, block) in blocks.into_iter().enumerate() {
                insts.extend(emit(block, BLOCK * (vertical::LANES * group + 4 * i + j)));
            }
        }
    }
    insts
}
