//! ChaCha20 on POWER8.
//!
//! Vectors hold one word of four blocks each. Memory is read and written in words (`lxvw4x`), so that the first word of a row is in
//! the highest lane, where the merges begin to count. `vpermxor` does an exclusive or and a rotation by whole bytes at
//! once.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Kernel, Order, Reg, Strand, View};

use super::{BLOCK, Lowering, contract, double_round};

const OUT: View = r(3);
const INPUT: View = r(4);
const LEN: View = r(5);
const STATE: View = r(6);
const TABLE: View = r(7);
/// Double rounds to go.
const ROUNDS: View = r(8);
/// Offset of a vector in a block or a table.
const OFFSET: View = r(9);
/// Bytes of the last vector on their way.
const BYTES: View = r(10);

/// The last row of the state, with the counter of the next block.
const COUNTER: View = vs(0);

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![four(Rotation::Permuted, Order::RoundRobin)]
}

/// Kernels to choose from: every way to rotate, in several orders.
pub fn candidates() -> Vec<Kernel> {
    let mut all = Vec::new();
    for rotation in [Rotation::Rotated, Rotation::Permuted] {
        for order in [Order::RoundRobin, Order::Groups(2), Order::Staggered(1)] {
            all.push(four(rotation, order));
        }
    }
    all
}

/// The constants, each 16 bytes.
#[derive(Clone, Copy)]
enum Constant {
    /// Controls of `vpermxor` that turn every word by 16 and by 8 bits.
    Turn16,
    Turn8,
    /// What is added to the counter in each lane.
    Counters,
    /// What is added to the last row from block to block.
    Next,
}

/// The constants in the order of [`Constant`].
fn table() -> Vec<u8> {
    // A control names bytes from the highest of the vector, and the first word in memory becomes the highest lane.
    let turn =
        |bytes: u32| [0, 1, 2, 3].map(|word| (0..4).fold(0, |c, i| c << 8 | 0x11 * (4 * word + (i + bytes) % 4)));
    [turn(2), turn(1), [0, 1, 2, 3], [1, 0, 0, 0]].concat().into_iter().flat_map(u32::to_le_bytes).collect()
}

/// How rotations by 16 and 8 are done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rotation {
    /// As all others.
    Rotated,
    /// By `vpermxor`.
    Permuted,
}

/// Four blocks, a word of each in a vector.
struct Vectors {
    rotation: Rotation,
}

impl Vectors {
    /// Where the count or the control of a rotation is.
    fn count(k: u32) -> View {
        match k {
            16 => v(16),
            12 => v(17),
            8 => v(18),
            _ => v(19),
        }
    }

    /// Is done by `vpermxor`.
    fn permutes(&self, k: u32) -> bool {
        self.rotation == Rotation::Permuted && k % 8 == 0
    }

    /// Sets counts and controls.
    fn counts(&self) -> Strand {
        let mut strand = Strand::default();
        for k in [16, 12, 8, 7] {
            strand.push(match k {
                16 if self.permutes(k) => load_constant(Self::count(k), Constant::Turn16),
                8 if self.permutes(k) => load_constant(Self::count(k), Constant::Turn8),
                // Of a count five bits matter, and 16 is no signed number of five bits.
                _ => vec![vspltisw(Self::count(k), if k == 16 { -16 } else { k as i64 })],
            });
        }
        strand
    }
}

impl Lowering for Vectors {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vadduwm(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        if self.permutes(k) {
            vec![vpermxor(d, d, a, Self::count(k))]
        } else {
            vec![vxor(d, d, a), vrlw(d, d, Self::count(k))]
        }
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Word `i` of four blocks.
fn word(i: usize) -> View {
    v(i as u8)
}

/// Row `row` of block `block`, after [`transpose`].
fn row(block: usize, row: usize) -> View {
    word(4 * row + block)
}

fn load(d: View, base: View, offset: usize) -> Vec<Inst> {
    vec![li(OFFSET, offset as i64), lxvw4x(d, indexed(base, OFFSET))]
}

fn load_constant(d: View, constant: Constant) -> Vec<Inst> {
    load(d, TABLE, 16 * constant as usize)
}

fn copy(d: View, s: View) -> Vec<Inst> {
    vec![xxlor(d, s, s)]
}

/// Row `i` of the state.
fn state_row(d: View, i: usize) -> Vec<Inst> {
    if i == 3 { copy(d, COUNTER) } else { load(d, STATE, 16 * i) }
}

/// The states of the next four blocks.
fn start() -> Strand {
    let mut strand = Strand::default();
    for i in 0..4 {
        let last = word(4 * i + 3);
        strand.push(state_row(last, i));
        strand.extend((0..4).map(|k| vspltw(word(4 * i + k), last, k as i64)));
    }
    let counters = Vectors::count(16);
    strand.push(load_constant(counters, Constant::Counters));
    strand.push([vadduwm(word(12), word(12), counters)]);
    strand
}

/// Ten times `body`, which leaves [`ROUNDS`] and the condition alone.
fn ten_times(body: Strand) -> [Code; 2] {
    let setup: Strand = [li(ROUNDS, 10)].into_iter().collect();
    let once: Strand = [addi(ROUNDS, ROUNDS, -1), cmpldi(ROUNDS, 0)].into_iter().collect();
    [setup.into(), Code::Repeat { body: vec![once.then(body).into()], again: NOT_EQUAL }]
}

/// Makes words of four blocks rows of blocks, and adds the rows of the state: the key stream.
fn finish() -> Strand {
    let (addend, one) = (v(16), v(17));
    let mut strand = Strand::default();
    strand.push(load_constant(one, Constant::Next));
    for i in 0..4 {
        let x = [0, 1, 2, 3].map(|k| word(4 * i + k));
        let t = [0, 1, 2, 3].map(|k| vs(4 + 4 * (i as u8 % 2) + k));
        strand.push([xxmrghw(t[0], x[0], x[1]), xxmrghw(t[1], x[2], x[3])]);
        strand.push([xxmrglw(t[2], x[0], x[1]), xxmrglw(t[3], x[2], x[3])]);
        strand.push(state_row(addend, i));
        for (block, (half, number)) in [(0, 0), (0, 3), (2, 0), (2, 3)].into_iter().enumerate() {
            strand.push([xxpermdi(x[block], t[half], t[half + 1], number)]);
            strand.push([vadduwm(x[block], x[block], addend)]);
            if i == 3 {
                strand.push([vadduwm(addend, addend, one)]);
            }
        }
    }
    strand.push(copy(COUNTER, addend));
    strand
}

/// Adds `count` rows of key stream, from row `first` on, to the message, and moves on in it.
fn emit(first: usize, count: usize) -> Strand {
    let mut strand = Strand::default();
    for i in 0..count {
        let (y, data) = (row((first + i) / 4, (first + i) % 4), vs(12 + i as u8 % 2));
        strand.push(load(data, INPUT, 16 * i));
        strand.push([xxlxor(data, data, y), stxvw4x(indexed(OUT, OFFSET), data)]);
    }
    strand.then(advance(16 * count))
}

fn advance(bytes: usize) -> Strand {
    let n = bytes as i64;
    [addi(INPUT, INPUT, n), addi(OUT, OUT, n), addi(LEN, LEN, -n)].into_iter().collect()
}

/// Key stream for `4 * BLOCK` bytes, in rows.
fn key_stream(on: &Vectors, order: Order) -> Vec<Code> {
    let x = std::array::from_fn(word);
    let rounds = double_round(on, &x, order).expect("columns and diagonals are apart");
    let mut code = vec![start().then(on.counts()).into()];
    code.extend(ten_times(rounds));
    code.push(finish().into());
    code
}

/// The last bytes, fewer than the rows of key stream hold: by halves, so that what is left is always in front.
fn tail() -> Vec<Code> {
    let mut code = Vec::new();
    for rows in [8, 4, 2, 1] {
        let mut body = emit(0, rows);
        for i in 0..rows {
            let (to, from) = (i, i + rows);
            body.push(copy(row(to / 4, to % 4), row(from / 4, from % 4)));
        }
        code.extend(when_bit(16 * rows as i64, body));
    }
    let first = row(0, 0);
    // The first word is the highest; in memory it is the lower one of eight bytes.
    let eight = |d| [mfvsrd(d, first), rotldi(d, d, 32)];
    let mut body = Strand::default();
    body.push(eight(BYTES));
    body.push([ld(OFFSET, at(INPUT, 0)), xor(OFFSET, OFFSET, BYTES), std(at(OUT, 0), OFFSET)]);
    body.push([xxpermdi(first, first, first, 2)]);
    code.extend(when_bit(8, body.then(advance(8))));
    code.push(eight(BYTES).into_iter().collect::<Strand>().into());
    for bytes in [4, 2, 1] {
        let (from, to) = (at(INPUT, 0), at(OUT, 0));
        let mut body = Strand::default();
        body.push([match bytes {
            4 => lwz(OFFSET, from),
            2 => lhz(OFFSET, from),
            _ => lbz(OFFSET, from),
        }]);
        body.push([xor(OFFSET, OFFSET, BYTES), srdi(BYTES, BYTES, 8 * bytes)]);
        body.push([match bytes {
            4 => stw(to, OFFSET),
            2 => sth(to, OFFSET),
            _ => stb(to, OFFSET),
        }]);
        code.extend(when_bit(bytes, body.then(advance(bytes as usize))));
    }
    code
}

/// `body` where the length has the bit `bit`.
fn when_bit(bit: i64, body: Strand) -> [Code; 2] {
    let test: Strand = [andi_(r(0), LEN, bit)].into_iter().collect();
    [test.into(), Code::Skip { unless: EQUAL, body: vec![body.into()] }]
}

/// Leaves no secret in what the caller can see.
fn wipe() -> Strand {
    let vectors = (0..20).map(v).chain((0..14).map(vs)).map(|x| xxlxor(x, x, x));
    vectors.chain([ROUNDS, OFFSET, BYTES].map(|x| li(x, 0))).collect()
}

/// Four blocks at a time.
fn four(rotation: Rotation, order: Order) -> Kernel {
    let on = Vectors { rotation };
    let stride = 4 * BLOCK;
    let turn = [key_stream(&on, order), vec![emit(0, 16).into()]].concat();
    let rest = [key_stream(&on, order), tail()].concat();
    let code = vec![
        load(COUNTER, STATE, 48).into_iter().collect::<Strand>().into(),
        Code::While { test: vec![cmpldi(LEN, stride as i64)], enter: GREATER_OR_EQUAL, body: turn },
        [cmpldi(LEN, 0)].into_iter().collect::<Strand>().into(),
        Code::Skip { unless: EQUAL, body: rest },
        wipe().into(),
    ];
    Kernel {
        name: "chacha20_xor_power8x4",
        isa: Isa::Ppc64le,
        weave: format!("4 blocks in vectors, {order}"),
        contract: contract(),
        table: table(),
        stack: 0,
        code,
    }
}
