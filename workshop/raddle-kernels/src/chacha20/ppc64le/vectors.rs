//! Groups of four blocks, with a word of each in a vector.
//!
//! Memory is read and written in words (`lxvw4x`), so that the first word of a row is in the highest lane, from which
//! the merges count. `vpermxor` computes an exclusive or and a rotation by whole bytes at once.
//!
//! Two groups fill all 32 registers that `vadduwm`, `vrlw` and `vpermxor` can name, and these instructions need one
//! more register for a count or a control. So one word is kept in a lower register, which exclusive or can name. For
//! its additions, the word is copied to the register into which counts and controls are otherwise loaded.

use std::fmt;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Base, woven};
use raddle_isa::{Inst, Order, Reg, Strand, View};

use super::super::BLOCK;
use super::super::lowering::Lowering;
use super::{COUNTER, FREE, INPUT, OFFSET, OUT, STATE, TABLE};

/// The number of bytes of a group.
pub(crate) const GROUP: usize = 4 * BLOCK;

/// The word that is kept in a lower register if there are two groups.
const LOW: Vsr = vs(1);
/// The register to which that word is copied for additions; otherwise it holds counts and controls.
const KEY: Vr = word(0, 8);

/// Returns word `i` of a group in its regular register.
const fn word(group: usize, i: usize) -> Vr {
    v((16 * group + i) as u8)
}

/// Returns row `row` of block `block` of the first group.
pub(crate) const fn row(block: usize, row: usize) -> Vr {
    word(0, 4 * row + block)
}

/// The instructions for rotations by 16 and 8.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rotation {
    /// The instruction `vrlw`, as for all other rotations.
    Rotated,
    /// The instruction `vpermxor`.
    Permuted,
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rotation::Rotated => "rotated by vrlw",
            Rotation::Permuted => "rotated by vpermxor and vrlw",
        })
    }
}

/// The constants of the table, 16 bytes each.
#[derive(Clone, Copy)]
pub(crate) enum Constant {
    /// The counts or controls of the rotations.
    Rotate16,
    Rotate12,
    Rotate8,
    Rotate7,
    /// The numbers that are added to the counter in each lane.
    Counters,
    /// The number that is added to the last row from block to block.
    Next,
}

impl Constant {
    const ROTATIONS: [Constant; 4] = [Constant::Rotate16, Constant::Rotate12, Constant::Rotate8, Constant::Rotate7];

    fn rotate(k: u32) -> Constant {
        match k {
            16 => Constant::Rotate16,
            12 => Constant::Rotate12,
            8 => Constant::Rotate8,
            _ => Constant::Rotate7,
        }
    }

    /// Returns the offset in the table.
    pub(crate) fn offset(self) -> usize {
        16 * self as usize
    }
}

/// Returns the constants in the order of [`Constant`].
pub(crate) fn table(rotation: Rotation) -> Vec<u8> {
    let rotate = |k: u32| {
        // A control names the same byte of both vectors, counted from the highest: 16 rotates by two bytes, 8 by one.
        let control = |word: u32| (0..4).fold(0, |control, i| (control << 8) | (0x11 * (4 * word + (i + k / 8) % 4)));
        [0, 1, 2, 3].map(|word| if rotation.permutes(k) { control(word) } else { k })
    };
    let words = [rotate(16), rotate(12), rotate(8), rotate(7), [0, 1, 2, 3], [1, 0, 0, 0]];
    words.into_iter().flatten().flat_map(u32::to_le_bytes).collect()
}

impl Rotation {
    fn permutes(self, k: u32) -> bool {
        self == Rotation::Permuted && k.is_multiple_of(8)
    }

    /// Computes `d = (d ^ a) <<< k`, with its count or control in `key`.
    fn rotate(self, d: View, a: View, k: u32, key: Vr) -> Vec<Inst> {
        if self.permutes(k) { vec![vpermxor(d, d, a, key)] } else { vec![xxlxor(d, d, a), vrlw(d, d, key)] }
    }
}

/// The lowering for 32-bit words in the first 16 registers, with the counts and controls above them.
pub(crate) struct Lanes(pub(crate) Rotation);

impl Lanes {
    fn key(rotate: Constant) -> Vr {
        word(1, rotate as usize)
    }

    /// Loads counts and controls.
    pub(crate) fn keys() -> Strand {
        Constant::ROTATIONS.iter().flat_map(|&rotate| load(Lanes::key(rotate), TABLE, rotate.offset())).collect()
    }
}

impl Lowering for Lanes {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vadduwm(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        self.0.rotate(d, a, k, Lanes::key(Constant::rotate(k)))
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Returns the double round of one or two groups.
pub(crate) fn double_round(groups: usize, rotation: Rotation, order: Order) -> Strand {
    if groups == 1 {
        let x = std::array::from_fn(|i| word(0, i).view());
        super::super::lowering::double_round(&Lanes(rotation), &x, order).expect("columns and diagonals are apart")
    } else {
        two(rotation, order)
    }
}

/// One line of four quarter rounds, on registers.
struct Line {
    /// `d += a`.
    adds: [[View; 2]; 4],
    /// `d = (d ^ a) <<< k`.
    rotations: [[View; 2]; 4],
    k: u32,
}

impl Line {
    /// Returns the lines of a double round.
    fn all(x: &[View; 16]) -> impl Iterator<Item = Line> {
        let lines = [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)];
        [0, 1].into_iter().flat_map(move |diagonal| {
            let word = move |row: usize, i: usize| x[4 * row + (i + diagonal * row) % 4];
            lines.map(move |(a, b, d, k)| Line {
                adds: std::array::from_fn(|i| [word(a, i), word(b, i)]),
                rotations: std::array::from_fn(|i| [word(d, i), word(a, i)]),
                k,
            })
        })
    }

    fn adds(&self) -> Strand {
        self.adds.iter().filter(|[d, _]| *d != LOW.view()).map(|&[d, a]| vadduwm(d, d, a)).collect()
    }

    /// Performs the additions that [`Line::adds`] leaves out, through [`KEY`].
    fn add_low(&self) -> Strand {
        let mut strand = Strand::default();
        for &[_, a] in self.adds.iter().filter(|[d, _]| *d == LOW.view()) {
            strand.push([copy(KEY, LOW), vadduwm(KEY, KEY, a), copy(LOW, KEY)]);
        }
        strand
    }

    fn rotations(&self, rotation: Rotation) -> Strand {
        let mut strand = Strand::default();
        self.rotations.iter().for_each(|&[d, a]| strand.push(rotation.rotate(d, a, self.k, KEY)));
        strand
    }
}

/// The registers with the offsets of counts and controls for [`two`]; the first count or control is at the start of the
/// table.
const KEY_OFFSETS: [Gpr; 3] = [FREE[0], FREE[1], OFFSET];

/// Returns the double round of two groups, of which the second is half a line behind: each adds while the other
/// rotates, with one count or control in [`KEY`] at a time.
fn two(rotation: Rotation, order: Order) -> Strand {
    let [first, second] = [0, 1].map(|group| std::array::from_fn(|i| live(group, i).view()));
    let mut strand = Strand::default();
    let mut behind = Strand::default();
    for (a, b) in Line::all(&first).zip(Line::all(&second)) {
        strand = strand.then(woven([a.adds(), behind], order)).then(a.add_low());
        let place = match Constant::rotate(a.k) as usize {
            0 => direct(TABLE),
            i => indexed(TABLE, KEY_OFFSETS[i - 1]),
        };
        strand.push([lxvw4x(KEY, place)]);
        strand = strand.then(woven([a.rotations(rotation), b.adds()], order));
        behind = b.rotations(rotation);
    }
    strand.then(behind)
}

/// Returns the register of word `i` of a group of two during the rounds.
fn live(group: usize, i: usize) -> Vsr {
    if word(group, i) == KEY { LOW } else { word(group, i).into() }
}

/// Loads 16 bytes.
pub(crate) fn load(d: impl Into<Vsr>, base: impl Base, offset: usize) -> [Inst; 2] {
    [li(OFFSET, offset), lxvw4x(d.into(), indexed(base, OFFSET))]
}

/// Loads row `i` of the state.
pub(crate) fn state_row(d: Vr, i: usize) -> Vec<Inst> {
    if i == 3 { vec![copy(d, COUNTER)] } else { load(d, STATE, 16 * i).into() }
}

/// Loads the states of the next blocks, and the other registers of the rounds.
pub(crate) fn start(groups: usize) -> Strand {
    let mut strand = Strand::default();
    let x = |i| word(0, i);
    // All loads come first, because a permutation that waits may delay the instructions after it.
    (0..4).for_each(|i| strand.push(state_row(x(4 * i + 3), i)));
    strand.push(load(x(13), TABLE, Constant::Counters.offset()));
    if groups == 1 {
        strand = strand.then(Lanes::keys());
    }
    for i in 0..16 {
        strand.push([vspltw(x(i), x(i / 4 * 4 + 3), i % 4)]);
        if i == 12 {
            strand.push([vadduwm(x(12), x(12), x(13))]);
        }
    }
    if groups == 2 {
        (0..16).filter(|&i| i != 12).for_each(|i| strand.push([copy(word(1, i), x(i))]));
        strand.push([copy(LOW, KEY)]);
        strand.push([vspltisw(KEY, 4), vadduwm(word(1, 12), x(12), KEY)]);
        strand.extend(KEY_OFFSETS.into_iter().zip(&Constant::ROTATIONS[1..]).map(|(x, rotate)| li(x, rotate.offset())));
    }
    strand
}

/// Computes the keystream of the only group: transposes words into rows of blocks, and adds the rows of the state.
pub(crate) fn finish() -> Strand {
    let words = std::array::from_fn(|i| word(0, i));
    rows(&words.map(Vsr::from), &words, [word(1, 0), word(1, 1)], |_, _| Vec::new())
}

/// Computes the keystream of all groups, and adds it to the message. Other code computes `beside` more blocks.
pub(crate) fn finish_and_emit(groups: usize, beside: usize) -> Strand {
    let mut strand = Strand::default();
    if groups == 1 {
        let words = std::array::from_fn(|i| word(0, i));
        strand = rows(&words.map(Vsr::from), &words, [word(1, 0), word(1, 1)], emit);
    } else {
        // Two words of the second group free their registers for the numbers that are added.
        let spilled = |i| if i < 2 { vs(12 + i as u8) } else { live(1, i) };
        (0..2).for_each(|i| strand.push([copy(spilled(i), live(1, i))]));
        let (x, y) = (std::array::from_fn(|i| live(0, i)), std::array::from_fn(|i| word(0, i)));
        strand = strand.then(rows(&x, &y, [word(1, 0), word(1, 1)], emit));
        let (x, y) = (std::array::from_fn(spilled), std::array::from_fn(|i| word(1, i)));
        strand = strand.then(rows(&x, &y, [word(0, 0), word(0, 1)], |y, offset| emit(y, GROUP + offset)));
    }
    let [counter, next] = [word(0, 0), word(0, 1)];
    for _ in 0..beside {
        strand.push([copy(counter, COUNTER)]);
        strand.push(load(next, TABLE, Constant::Next.offset()));
        strand.push([vadduwm(counter, counter, next)]);
        strand.push([copy(COUNTER, counter)]);
    }
    strand
}

/// Transposes the words `x` of four blocks into rows `y`, with row `i` of block `k` in `y[4 * i + k]`, and adds the
/// rows of the state. `then` gets the register of each row of keystream, and the row's offset.
fn rows(x: &[Vsr; 16], y: &[Vr; 16], [addend, next]: [Vr; 2], then: impl Fn(Vr, usize) -> Vec<Inst>) -> Strand {
    let t = |i: usize| [0, 1, 2, 3].map(|k| vs(2 + 4 * (i as u8 % 2) + k));
    let merges = |i: usize| {
        let (t, x) = (t(i), &x[4 * i..][..4]);
        [xxmrghw(t[0], x[0], x[1]), xxmrghw(t[1], x[2], x[3]), xxmrglw(t[2], x[0], x[1]), xxmrglw(t[3], x[2], x[3])]
    };
    let mut strand = Strand::default();
    strand.push(load(next, TABLE, Constant::Next.offset()));
    strand.extend(merges(0));
    for i in 0..4 {
        // We merge one row ahead, so that no permutation waits for another.
        if i < 3 {
            strand.extend(merges(i + 1));
        }
        strand.push(state_row(addend, i));
        let t = t(i);
        for (block, (half, number)) in [(0, 0), (0, 3), (2, 0), (2, 3)].into_iter().enumerate() {
            let y = y[4 * i + block];
            strand.push([xxpermdi(y, t[half], t[half + 1], number), vadduwm(y, y, addend)]);
            if i == 3 {
                strand.push([vadduwm(addend, addend, next)]);
            }
            strand.push(then(y, BLOCK * block + 16 * i));
        }
    }
    strand.push([copy(COUNTER, addend)]);
    strand
}

/// Adds 16 bytes of keystream to the message at an offset.
pub(crate) fn emit(keystream: Vr, offset: usize) -> Vec<Inst> {
    let data = vs(10 + (offset / 16 % 2) as u8);
    let [input, out] = [INPUT, OUT].map(|base| indexed(base, OFFSET));
    vec![li(OFFSET, offset), lxvw4x(data, input), xxlxor(data, data, keystream), stxvw4x(out, data)]
}
