//! Many inputs of a tree in lanes of vectors: chunks, or parents.
//!
//! The chaining values stay in registers from block to block. With the 32 AVX-512 registers, the words of a block stay
//! in registers too. With AVX2, the words of a block lie on the stack, together with a word of the state, as in
//! [`lanes`](super::lanes). With two sets of inputs, the words of their blocks lie on the stack too. The dependency
//! chain of one set leaves half of the ports of Zen 5 idle.

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::rounds::{Rotates, Rounds};
use crate::blake3::operation::{Blake3Inputs, FLAGS, VALUE};
use crate::blake3::{BLOCK, CHUNK, WORDS, spec};
use crate::chacha20::lowering::Lowering;
use crate::chacha20::x86_64::evex::transpose_quarters;
use crate::chacha20::x86_64::vex::Shuffles;
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::LoadBlock;
use crate::x86_64::transpose::{butterfly, transpose, transpose_words};
use crate::x86_64::width::Width;
use crate::{AnyOperation, Kernel};

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        Inputs::<Avx2>(PhantomData).kernel("blake3_inputs_avx2_x8"),
        Inputs::<Avx512Ymm>(PhantomData).kernel("blake3_inputs_avx512_x8"),
        Inputs::<Avx512>(PhantomData).kernel("blake3_inputs_avx512_x16"),
        Inputs::<TwoSets>(PhantomData).kernel("blake3_inputs_avx512_x32"),
    ]
}

/// The order in which sets are woven: two operations of each quarter round of one set, then two of the other. Zen 5
/// takes 2 % longer if single operations alternate, and 4 % longer if half rounds do.
const ORDER: Order = Order::Groups(8);

/// Registers of one width, and their contents.
trait Registers: Sized {
    /// A vector.
    type Vector: LoadBlock;

    /// The number of sets of inputs, which are woven. An input of a set is in each lane of its vectors.
    const SETS: usize = 1;

    /// Allocates the slots and constants that the rounds need.
    fn take(k: &mut Builder<X86_64>) -> Self;

    /// Returns all vector registers.
    fn all() -> Vec<Self::Vector>;

    /// Loads a block of each input of a set, transposed so that a vector has a word of each input. The first eight
    /// registers of each set are preserved. `pointer` returns the address of the pointer to an input of the set.
    fn load(&self, set: usize, pointer: &dyn Fn(usize) -> Mem) -> Loaded<Self::Vector>;

    /// Returns the operations of a quarter round.
    fn on(&self) -> Box<dyn Lowering<Self::Vector>>;

    /// Returns the word of the state that lies on the stack, if one does.
    fn spilled(&self) -> Option<(usize, Mem)> {
        None
    }
}

/// A block of each input, after loading.
struct Loaded<V> {
    insts: Vec<Inst>,
    words: [Place<V>; 16],
    /// The register of word 8 of the state: words of the block may occupy the register with its number.
    eighth: V,
}

/// The register that holds the pointer to an input while it is loaded.
const INPUT: Gpr64 = RAX;

/// Loads 16 bytes of two inputs into the halves of a register.
fn load_halves(to: Ymm, pointers: [Mem; 2], part: usize) -> [Inst; 4] {
    let from = at(INPUT, 16 * part);
    [mov64(INPUT, pointers[0]), to.load_part(0, from), mov64(INPUT, pointers[1]), to.load_part(1, from)]
}

/// AVX2: words of the block lie on the stack, and shuffles rotate.
struct Avx2 {
    words: Slots,
    spilled: Mem,
    controls: [Place<Ymm>; 2],
}

impl Registers for Avx2 {
    type Vector = Ymm;

    fn take(k: &mut Builder<X86_64>) -> Avx2 {
        let controls = Shuffles::<Ymm>::controls_of(k, [2, 3]).map(|control| Place::Mem(control.at(0)));
        Avx2 { words: k.slots(16, 32), spilled: k.slots(1, 32).at(0), controls }
    }

    fn all() -> Vec<Ymm> {
        (0..16).map(ymm).collect()
    }

    fn load(&self, _: usize, pointer: &dyn Fn(usize) -> Mem) -> Loaded<Ymm> {
        let mut insts = Vec::new();
        for part in 0..4 {
            let rows = [8, 9, 10, 11].map(ymm);
            let loads = rows.into_iter().enumerate();
            insts.extend(loads.flat_map(|(i, row)| load_halves(row, [pointer(i), pointer(4 + i)], part)));
            let words = transpose(&mut insts, &mut ymm(12), rows.to_vec());
            insts.extend((4 * part..).zip(words).map(|(i, word)| word.store(self.words.at(i))));
        }
        Loaded { insts, words: std::array::from_fn(|i| Place::Mem(self.words.at(i))), eighth: ymm(8) }
    }

    fn on(&self) -> Box<dyn Lowering<Ymm>> {
        Box::new(Shuffles { scratch: ymm(11), controls: self.controls })
    }

    fn spilled(&self) -> Option<(usize, Mem)> {
        Some((11, self.spilled))
    }
}

/// Vectors of 256 bits with the registers and rotations of AVX-512.
struct Avx512Ymm;

impl Registers for Avx512Ymm {
    type Vector = Ymm;

    fn take(_: &mut Builder<X86_64>) -> Avx512Ymm {
        Avx512Ymm
    }

    fn all() -> Vec<Ymm> {
        (0..32).map(ymm).collect()
    }

    fn load(&self, _: usize, pointer: &dyn Fn(usize) -> Mem) -> Loaded<Ymm> {
        let word = |i: usize| ymm(16 + i as u8);
        let mut insts = Vec::new();
        for part in 0..4 {
            let rows @ [w0, w1, w2, w3] = [8, 9, 10, 11].map(ymm);
            let [low01, high01, low23, high23] = [12, 13, 14, 15].map(ymm);
            let [q0, q1, q2, q3] = [0, 1, 2, 3].map(|i| word(4 * part + i));
            let loads = rows.into_iter().enumerate();
            insts.extend(loads.flat_map(|(i, row)| load_halves(row, [pointer(i), pointer(4 + i)], part)));
            // Instructions on 128-bit halves can name only the first 16 registers, so a last step moves words to the
            // others.
            insts.extend([
                vpunpckldq(low01, w0, w1),
                vpunpckhdq(high01, w0, w1),
                vpunpckldq(low23, w2, w3),
                vpunpckhdq(high23, w2, w3),
                vpunpcklqdq(q0, low01, low23),
                vpunpckhqdq(q1, low01, low23),
                vpunpcklqdq(q2, high01, high23),
                vpunpckhqdq(q3, high01, high23),
            ]);
        }
        Loaded { insts, words: std::array::from_fn(|i| Place::Reg(word(i))), eighth: ymm(8) }
    }

    fn on(&self) -> Box<dyn Lowering<Ymm>> {
        Box::new(Rotates)
    }
}

/// Vectors of 512 bits.
struct Avx512;

impl Registers for Avx512 {
    type Vector = Zmm;

    fn take(_: &mut Builder<X86_64>) -> Avx512 {
        Avx512
    }

    fn all() -> Vec<Zmm> {
        (0..32).map(zmm).collect()
    }

    /// Loads a whole block of an input into each register, then transposes 16 by 16 words: first quarters of registers,
    /// then words within quarters.
    fn load(&self, _: usize, pointer: &dyn Fn(usize) -> Mem) -> Loaded<Zmm> {
        let (block, mut spare) = (|i: usize| zmm(16 + i as u8), zmm(8));
        let mut insts = Vec::new();
        // The chunks of a message lie one after another, so the next call reads these blocks. A processor that tracks
        // few streams does not prefetch them itself.
        for i in 0..16 {
            insts.extend([mov64(INPUT, pointer(i)), block(i).load(at(INPUT, 0)), prefetcht0(at(INPUT, 16 * CHUNK))]);
        }
        let columns = [0, 1, 2, 3].map(|column| {
            let rows = [0, 4, 8, 12].map(|row| block(row + column));
            transpose_quarters(&mut insts, &mut spare, rows)
        });
        let words: Vec<Zmm> = (0..4)
            .flat_map(|part| transpose_words(&mut insts, &mut spare, columns.map(|column| column[part])))
            .collect();
        Loaded { insts, words: std::array::from_fn(|i| Place::Reg(words[i])), eighth: spare }
    }

    fn on(&self) -> Box<dyn Lowering<Zmm>> {
        Box::new(Rotates)
    }
}

/// Two sets of 512-bit vectors: the words of the blocks lie on the stack.
struct TwoSets {
    words: Slots,
}

impl TwoSets {
    /// The number of words of a block.
    const WORDS: usize = 16;
}

impl Registers for TwoSets {
    type Vector = Zmm;

    const SETS: usize = 2;

    fn take(k: &mut Builder<X86_64>) -> TwoSets {
        k.align_stack(R11, Zmm::BYTES);
        TwoSets { words: k.slots(Self::SETS * Self::WORDS, Zmm::BYTES) }
    }

    fn all() -> Vec<Zmm> {
        (0..32).map(zmm).collect()
    }

    /// Loads half a block of each input at a time, two halves in a register: the chaining values leave no registers for
    /// whole blocks.
    fn load(&self, set: usize, pointer: &dyn Fn(usize) -> Mem) -> Loaded<Zmm> {
        let word = |i: usize| self.words.at(Self::WORDS * set + i);
        let parts = |control: u8| move |d: Zmm, a: Zmm, b: Zmm| vshufi32x4(d, a, b, control);
        let mut insts = Vec::new();
        for half in 0..2 {
            let mut spare = zmm(24);
            let columns = [0, 1, 2, 3].map(|column| {
                let pairs = [0, 1].map(|n| zmm((8 + 2 * column + n) as u8));
                for (to, first) in pairs.into_iter().zip([column, 8 + column]) {
                    let from = at(INPUT, 32 * half);
                    let loads = [vbroadcasti64x4(to, from), vinserti64x4(to, to, from, 1)];
                    for (load, input) in loads.into_iter().zip([first, first + 4]) {
                        insts.extend([mov64(INPUT, pointer(input)), load]);
                        // The next block is prefetched, because no processor tracks this many streams itself.
                        insts.extend((half == 0).then(|| prefetcht0(at(INPUT, BLOCK))));
                    }
                }
                butterfly(&mut insts, &mut spare, pairs, parts(0x88), parts(0xdd))
            });
            for part in 0..2 {
                let words = transpose_words(&mut insts, &mut spare, columns.map(|column| column[part]));
                let places = (4 * (2 * half + part)..).map(word);
                insts.extend(words.into_iter().zip(places).map(|(word, place)| word.store(place)));
            }
        }
        let eighth = zmm((16 * set + 8) as u8);
        Loaded { insts, words: std::array::from_fn(|i| Place::Mem(word(i))), eighth }
    }

    fn on(&self) -> Box<dyn Lowering<Zmm>> {
        Box::new(Rotates)
    }
}

/// A kernel with an input in each lane of registers.
struct Inputs<R>(PhantomData<R>);

impl<R: Registers> Inputs<R> {
    /// The number of inputs of a set.
    const LANES: usize = R::Vector::BYTES / 4;
}

impl<R: Registers> Variant for Inputs<R> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Blake3Inputs { inputs: R::SETS * Self::LANES }.into()
    }

    fn summary(&self) -> String {
        let order = if R::SETS > 1 { format!("; {} sets, {}", R::SETS, ORDER) } else { String::new() };
        format!("an input in each of {} lanes{order}", Self::LANES)
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let [initial, flags, inputs, len, values] =
            ["initial", "flags", "inputs", "len", "values"].map(|name| k.arg(name));
        k.fix(INPUT);
        k.clear(R::all());
        let bytes = R::Vector::BYTES;
        let pointers = k.public_slots(8 * R::SETS * Self::LANES / bytes, bytes);
        let constants = k.words(spec::IV[..4].iter().copied());
        let length = k.words([BLOCK as u32]);
        let step = k.constants((BLOCK as u64).to_le_bytes());
        let registers = R::take(k);

        let pointer = |input: usize| Mem { disp: pointers.at(0).disp + 8 * input as i64, ..pointers.at(0) };
        let word_of = |set: usize, word: usize| at(initial, bytes * (R::SETS * word + set));
        let note = |set: usize, what: &str| match R::SETS {
            1 => what.to_owned(),
            _ => format!("set {}: {what}", set + 1),
        };
        let numbered = R::Vector::numbered;
        // A load of 8 bytes would wait for a preceding store of a whole vector. So pointers are stored one at a time
        // here, long before the next block loads them.
        let mut begin = Vec::new();
        for input in 0..R::SETS * Self::LANES {
            begin.extend([mov64(INPUT, at(inputs, 8 * input)), mov64_store(pointer(input), INPUT)]);
        }
        let (mut body, mut blocks, mut store) = (Vec::new(), Vec::new(), Vec::new());
        for set in 0..R::SETS {
            let Loaded { insts: loads, words, eighth } = registers.load(set, &|i| pointer(Self::LANES * set + i));
            let state = std::array::from_fn(|i| if i == 8 { eighth } else { numbered(16 * set + i) });
            let on = registers.on();
            let rounds = Rounds { state, spilled: registers.spilled(), words, on: &*on };
            begin.extend((0..WORDS).map(|i| state[i].load(word_of(set, i))));
            let what = "loads a block of each input, transposed so that a vector has a word of each";
            body.push(straight(loads.phase(note(set, what))));

            let mut lower = Strand::default();
            for (i, word) in state.into_iter().enumerate().skip(WORDS) {
                let load = match i {
                    8..12 => vpbroadcastd_load(word, constants.at(4 * (i - 8))),
                    12 | 13 => word.load(word_of(set, i - 4)),
                    14 => vpbroadcastd_load(word, length.at(0)),
                    _ => vpbroadcastd_load(word, at(flags, 0)),
                };
                // From here on, the register of this word is free.
                let store = match rounds.home(i) {
                    Place::Reg(_) => None,
                    Place::Mem(place) => Some(word.store(place)),
                };
                lower.push([load].into_iter().chain(store));
            }
            let end = (0..WORDS).map(|i| state[i].xor(state[i], rounds.home(i + WORDS)));
            let lower = lower.phase(note(set, "the lower half of the state: constants, counters, length and flags"));
            let what = "the new chaining values: the halves of the state, added without carries";
            let end = Strand::from_iter(end).phase(note(set, what));
            blocks.push(lower.then(rounds.strand(|what| note(set, what))).then(end));

            let [a, b, c, d, e, f, g, h] = std::array::from_fn(|i| state[i]);
            let mut spare = state[9];
            let first = transpose_words(&mut store, &mut spare, [a, b, c, d]);
            let last = transpose_words(&mut store, &mut spare, [e, f, g, h]);
            let to = |input| at(values, VALUE * (Self::LANES * set + input));
            store.extend(R::Vector::store_digests(spare, first, last, to));
        }

        let [moved, by] = [9, 10].map(numbered);
        let mut advance = vec![vpbroadcastq_load(by, step.at(0))];
        for slot in pointers.all() {
            advance.extend([vpaddq(moved, by, slot), moved.store(slot)]);
        }
        let next = [add64(flags, FLAGS), sub64(len, BLOCK)];
        body.extend([
            straight(advance.phase("advance: the pointers to the inputs")),
            woven(blocks, ORDER).into(),
            straight(next.phase("advance: the pointer to the flags, and the length")),
        ]);
        vec![
            straight(begin.phase("load: the pointers to the inputs, onto the stack, and the chaining values")),
            Code::While { test: vec![cmp64(len, BLOCK)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("loop: a block of each input, while {BLOCK} bytes are left")),
            straight(store.phase("store: the chaining values, transposed")),
        ]
    }
}
