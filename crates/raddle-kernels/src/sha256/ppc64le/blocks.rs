//! One message. Each word of the hash value is in all lanes of a vector, and so is W + K, which comes out of four words of
//! the message schedule that are made at once.
//!
//! **The schedule** of words 16 to 19, of which word 0 is highest:
//!
//! > W = w0 + σ0(w1) + w9 + σ1(w14), and so on; σ1 of the third and fourth word is that of the first and second,
//!
//! so σ1 is taken twice: of words 14 and 15, and of what comes of them.
//!
//! Nothing goes by way of memory but constants and the message, and nothing is on the stack.

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Kernel, Order, Strand, View};

use super::super::spec::K;
use super::super::{BLOCK, WORDS, blocks};
use super::round::{Registers, Sums};
use crate::ppc64le::{straight, woven};

// What each register is for; the first ones as in the contract.
const STATE: View = r(3);
const INPUT: View = r(4);
const LEN: View = r(5);
const TABLE: View = r(6);
/// Where the next vector is, counted from a pointer.
const OFFSET: View = r(7);

const ROUND: Registers = Registers {
    words: [v(0), v(1), v(2), v(3), v(4), v(5), v(6), v(7)],
    differ: v(8),
    addend: v(9),
    sigma: v(10),
    chosen: v(11),
};
/// The last sixteen words of the schedule.
const SCHEDULE: [View; 4] = [v(12), v(13), v(14), v(15)];
/// Four of them with K added: those of the rounds, and the next ones.
const ADDENDS: [View; 2] = [v(16), v(17)];
/// Words of the schedule on their way.
const FREE: [View; 2] = [v(18), v(19)];

/// Where a word of the hash value is that a block began with.
const fn begun(i: usize) -> View {
    vs(i as u8)
}

/// Where the table has the control that turns bytes around within words.
const TURNED: usize = 4 * K.len();

/// How a kernel is made.
#[derive(Clone, Copy)]
struct Shape {
    sums: Sums,
    /// How rounds and schedule are woven.
    order: Order,
}

/// The kernel, in the shape that is fastest by the models of POWER8 and POWER9.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![kernel("sha256_blocks_vsx", Shape { sums: Sums::Wide, order: Order::RoundRobin })]
}

pub(super) fn candidates() -> Vec<Kernel> {
    let shape = |sums, order| Shape { sums, order };
    vec![
        kernel("sha256_blocks_vsx_few", shape(Sums::Few, Order::RoundRobin)),
        // The fastest by the model of POWER10.
        kernel("sha256_blocks_vsx_wider", shape(Sums::Wider, Order::RoundRobin)),
        kernel("sha256_blocks_vsx_groups_of_4", shape(Sums::Wide, Order::Groups(4))),
    ]
}

fn kernel(name: &'static str, shape: Shape) -> Kernel {
    // A control counts bytes from the highest, and so do these numbers.
    let turned = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c];
    let table: Vec<u8> = K.into_iter().chain(turned).flat_map(u32::to_le_bytes).collect();
    let body = vec![turn(shape).into(), straight([addi(INPUT, INPUT, BLOCK as i64), addi(LEN, LEN, -(BLOCK as i64))])];
    let wipe = (0..20).map(v).chain((0..WORDS).map(begun)).map(|x| xxlxor(x, x, x));
    Kernel {
        name,
        isa: Isa::Ppc64le,
        weave: format!("rounds and schedule, {}, {}", shape.sums, shape.order),
        contract: blocks().with_table(table.len()),
        table,
        stack: 0,
        code: vec![
            load_state().into(),
            Code::While { test: vec![cmpldi(LEN, BLOCK as i64)], enter: GREATER_OR_EQUAL, body },
            store_state().into(),
            Code::Note("leave no secret".into()),
            straight(wipe.chain([li(OFFSET, 0)])),
        ],
    }
}

/// Loads four words, the first one highest.
fn load(d: View, base: View, offset: usize) -> [Inst; 2] {
    [li(OFFSET, offset as i64), lxvw4x(d, indexed(base, OFFSET))]
}

/// Loads the hash value.
fn load_state() -> Strand {
    let mut strand = Strand::default();
    for (half, x) in FREE.into_iter().enumerate() {
        strand.push(load(x, STATE, 16 * half));
    }
    strand.extend((0..WORDS).map(|i| vspltw(ROUND.words[i], FREE[i / 4], i as i64 % 4)));
    strand
}

/// Stores the hash value.
fn store_state() -> Strand {
    let mut strand = Strand::default();
    let [x, y] = FREE;
    for (half, words) in ROUND.words.chunks(4).enumerate() {
        strand.push([vmrghw(x, words[0], words[1]), vmrghw(y, words[2], words[3]), xxpermdi(x, x, y, 0)]);
        strand.push([li(OFFSET, 16 * half as i64), stxvw4x(indexed(STATE, OFFSET), x)]);
    }
    strand
}

/// A block.
fn turn(shape: Shape) -> Strand {
    let mut turn = start();
    for group in 0..16 {
        let rounds = (4 * group..4 * group + 4).flat_map(|t| {
            let addend = vspltw(ROUND.addend, ADDENDS[group % 2], t as i64 % 4);
            [vec![addend], ROUND.round(t, shape.sums)].concat()
        });
        let mut beside = if group < 15 { addends(group + 1) } else { Strand::default() };
        if group < 12 {
            beside = beside.then(next(group));
        }
        turn = turn.then(woven([rounds.collect(), beside], shape.order));
    }
    for (i, x) in ROUND.words.into_iter().enumerate() {
        let begun = [begun(i); 2];
        turn.extend([xxlor(FREE[i % 2], begun[0], begun[1]), vadduwm(x, x, FREE[i % 2])]);
    }
    turn
}

/// Loads a block, and puts the hash value aside.
fn start() -> Strand {
    let mut strand = Strand::default();
    // All loads first: a permutation that waits may hold up what follows.
    let [control, _] = FREE;
    strand.push(load(control, TABLE, TURNED));
    for (i, x) in SCHEDULE.into_iter().enumerate() {
        strand.push(load(x, INPUT, 16 * i));
    }
    strand.extend(SCHEDULE.map(|x| vperm(x, x, x, control)));
    strand = strand.then(addends(0));
    strand.extend(ROUND.words.into_iter().enumerate().map(|(i, x)| xxlor(begun(i), x, x)));
    strand.extend([ROUND.start()]);
    strand
}

/// W + K of four rounds.
fn addends(group: usize) -> Strand {
    let x = ADDENDS[group % 2];
    let mut strand = Strand::from_iter(load(x, TABLE, 16 * group));
    strand.extend([vadduwm(x, x, SCHEDULE[group % 4])]);
    strand
}

/// Words of the schedule from sixteen rounds before, in the place of these.
fn next(group: usize) -> Strand {
    let [w0, w4, w8, w12] = std::array::from_fn(|i| SCHEDULE[(group + i) % 4]);
    let [x, y] = FREE;
    let first = [vsldoi(x, w0, w4, 4), vsldoi(y, w8, w12, 4), vshasigmaw(x, x, 0, 0), vadduwm(w0, w0, y)];
    let sums = [vshasigmaw(y, w12, 0, 15), vadduwm(w0, w0, x), xxpermdi(x, y, y, 2), vadduwm(x, x, w0)];
    let last = [vshasigmaw(x, x, 0, 15), xxpermdi(x, y, x, 2), vadduwm(w0, w0, x)];
    first.into_iter().chain(sums).chain(last).collect()
}
