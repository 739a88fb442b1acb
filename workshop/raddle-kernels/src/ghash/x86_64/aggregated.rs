//! Many blocks at once: their products with falling powers are added up, the sum is reduced once, and then its lanes
//! are added.
//!
//! Let S be the sum before m blocks X(1) … X(m). The sum after them is
//!
//! > S H^m + X(1) H^(m-1) + … + X(m).
//!
//! S and all blocks but the last form as many vectors as the blocks do, shifted by one block. These vectors are
//! multiplied by H^m … H, and the last block is added.

use std::fmt;
use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at};
use raddle_isa::{Inst, Mem};

use super::{Halves, Layout, REDUCE, Thirds, add_blocks};
use crate::aes::BLOCK;
use crate::aes::mode::Mode;
use crate::aes::x86_64::REVERSE_BYTES;
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// The way in which a product is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Three carry-less products, and more sums.
    Karatsuba,
    /// Four carry-less products.
    Schoolbook,
    /// Four carry-less products, of sums in two parts ([`Halves`]) whose lanes stay separate from one iteration to the
    /// next: an iteration multiplies all lanes of a vector by the same power.
    Lanes,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Karatsuba => "products by Karatsuba",
            Form::Schoolbook => "products by four each",
            Form::Lanes => "products by four each in sums of two parts, lanes separate",
        })
    }
}

/// GHASH in vectors, in the first vector registers: the value that it carries, a sum of products, and spare registers.
#[derive(Clone, Copy)]
pub(crate) struct Ghash<V> {
    form: Form,
    layout: Layout,
    /// The pointer to the powers, and their offset from it.
    powers: (Gpr64, usize),
    /// The control of the shuffle that reverses the bytes of blocks, in all lanes. POLYVAL reverses none.
    control: Option<Part>,
    /// [`REDUCE`] in all lanes.
    reduction: Part,
    width: PhantomData<V>,
}

impl<V: Width> Ghash<V> {
    /// Adds the constants to the table.
    pub(crate) fn new(k: &mut Builder<X86_64>, mode: Mode, form: Form, powers: (Gpr64, usize)) -> Ghash<V> {
        let mut constants = |block: [u8; BLOCK]| k.constants(block.repeat(V::BLOCKS));
        let control = (mode == Mode::Gcm).then(|| constants(REVERSE_BYTES));
        let reduction = constants(REDUCE);
        Ghash { form, layout: Layout::of::<V>(), powers, control, reduction, width: PhantomData }
    }

    /// Returns the same with powers in another layout.
    pub(super) fn with_layout(self, layout: Layout) -> Ghash<V> {
        Ghash { layout, ..self }
    }

    /// Returns the same in narrower vectors.
    pub(super) fn narrow<N: Width>(self) -> Ghash<N> {
        let Ghash { form, layout, powers, control, reduction, .. } = self;
        Ghash { form, layout, powers, control, reduction, width: PhantomData }
    }

    /// Returns the number of registers that it uses; [`Ghash::last_product`] uses one more.
    pub(crate) const fn registers(form: Form) -> usize {
        match (V::BLOCKS, form) {
            (_, Form::Lanes) => 7,
            (4, _) => 8,
            (_, Form::Karatsuba) => 6,
            (_, Form::Schoolbook) => 7,
        }
    }

    /// Returns the register of the value that is carried from one iteration to the next: in the first lane, with zeros
    /// in the others, or in all lanes.
    pub(crate) fn carried(self) -> V {
        match self.form {
            Form::Lanes => self.halves().high,
            _ => V::numbered(0),
        }
    }

    /// Returns the register in which the last block waits for the sum of the others at the end.
    pub(crate) fn last_block(self) -> V {
        match self.form {
            Form::Lanes => V::numbered(2),
            _ => self.carried(),
        }
    }

    /// Returns the registers of the sum of products.
    fn sum(self) -> Thirds<V> {
        let [low, middle, high] = [1, 2, 3].map(V::numbered);
        Thirds { low, middle, high }
    }

    /// Returns the registers of the sum of products of [`Form::Lanes`].
    fn halves(self) -> Halves<V> {
        let [low, high] = [0, 1].map(V::numbered);
        Halves { low, high }
    }

    /// Returns the registers that hold no value from one vector to the next. Not all variants use the last two.
    fn spare(self) -> [V; 4] {
        [4, 5, 6, 7].map(V::numbered)
    }

    /// Returns the register for vector `i` of the vectors that are added up.
    pub(crate) fn slot(self, i: usize) -> V {
        self.spare()[if self.in_pairs() { i % 2 } else { 0 }]
    }

    /// Whether products are computed two at a time. This saves instructions with AVX-512, which adds three vectors at
    /// once.
    fn in_pairs(self) -> bool {
        V::BITS == 512 && self.form == Form::Karatsuba
    }

    /// Turns blocks into polynomials, or polynomials into blocks: reverses the bytes of each block for GHASH, and
    /// copies it for POLYVAL.
    pub(crate) fn reverse_bytes<N: Width>(self, to: N, from: N) -> Option<Inst> {
        match self.control {
            Some(control) => Some(vpshufb(to, from, control.at(0))),
            None => (to != from).then(|| to.copy(from)),
        }
    }

    fn power(self, place: usize) -> Mem {
        let (base, offset) = self.powers;
        at(base, offset + place)
    }

    /// Adds up vectors times powers. An entry consists of the instructions for a vector, the vector's register, which
    /// may be that of [`Ghash::slot`], and the power in the first lane, which falls by one in each further lane.
    pub(crate) fn products(self, vectors: &[(Vec<Inst>, V, usize)]) -> Vec<Inst> {
        let [first, second] = self.products_in_two(vectors, vectors.len());
        [first, second].concat()
    }

    /// Adds up vectors times powers in two parts: the first `first` vectors, and the others.
    pub(crate) fn products_in_two(self, vectors: &[(Vec<Inst>, V, usize)], first: usize) -> [Vec<Inst>; 2] {
        let ([_, a, b, c], sum) = (self.spare(), self.sum());
        let [whole, half, folded] =
            [Layout::power, Layout::half, Layout::folded].map(|of| move |k| self.power(of(self.layout, k)));
        let mut parts = [Vec::new(), Vec::new()];
        let at_once = if self.in_pairs() { 2 } else { 1 };
        for (i, some) in vectors.chunks(at_once).enumerate() {
            let insts = &mut parts[usize::from(i * at_once >= first)];
            insts.extend(some.iter().flat_map(|(load, ..)| load.clone()));
            insts.extend(match (some, self.form) {
                (&[(_, x, k), (_, y, l)], _) => {
                    sum.karatsuba_pair(i > 0, [x, y], [whole(k), whole(l)], [folded(k), folded(l)], [b, c])
                }
                (&[(_, x, k), ..], Form::Karatsuba) => sum.karatsuba(i > 0, x, whole(k), folded(k), a),
                (&[(_, x, k), ..], Form::Schoolbook) => sum.schoolbook(i > 0, x, whole(k), [a, b]),
                (&[(_, x, k), ..], Form::Lanes) => self.halves().multiply(i > 0, x, half(k), whole(k), [a, b]),
                ([], _) => unreachable!("chunks are not empty"),
            });
        }
        parts
    }

    /// Adds up vectors, each times one power in all lanes, and reduces the sum to the carried value.
    pub(crate) fn lanes(self, vectors: &[(Vec<Inst>, V, usize)]) -> Vec<Inst> {
        let ([_, a, b, _], [whole, half]) = (self.spare(), [2, 3].map(V::numbered));
        let mut insts = Vec::new();
        for (i, (load, x, k)) in vectors.iter().enumerate() {
            insts.extend(load.iter().cloned());
            insts.push(half.broadcast(self.power(self.layout.half(*k))));
            insts.push(whole.broadcast(self.power(self.layout.power(*k))));
            insts.extend(self.halves().multiply(i > 0, *x, half, whole, [a, b]));
        }
        insts.extend(self.halves().reduce(self.reduction.at(0), a));
        insts
    }

    /// Adds the last product to others, if there are any. It takes four products, so that nothing is read after the
    /// last power. This serves a vector whose last lane is zero and has no power. The vector is in the register of the
    /// first [`Ghash::slot`].
    pub(crate) fn last_product(self, others: bool, power: usize) -> Vec<Inst> {
        let [x, a, b, _] = self.spare();
        let [whole, half] = [Layout::power, Layout::half].map(|of| self.power(of(self.layout, power)));
        let mut insts = self.settle();
        insts.extend(match self.form {
            Form::Lanes => self.halves().multiply(others, x, half, whole, [a, b]),
            _ => self.sum().schoolbook(others, x, whole, [a, b]),
        });
        insts
    }

    /// Adds the part that the sum lacks before it is reduced.
    pub(crate) fn settle(self) -> Vec<Inst> {
        match self.form {
            Form::Karatsuba => self.sum().settle(),
            Form::Schoolbook | Form::Lanes => Vec::new(),
        }
    }

    /// Reduces the sum of all lanes. Returns its register, which has zeros after the first lane.
    pub(crate) fn reduce(self) -> (Vec<Inst>, Xmm) {
        let [spare, ..] = self.spare();
        let (mut insts, high) = match self.form {
            Form::Lanes => (self.halves().reduce(self.reduction.at(0), spare), self.halves().high),
            _ => (self.sum().reduce(self.reduction.at(0), spare), self.sum().high),
        };
        insts.extend(add_blocks(high, spare));
        (insts, high.xmm())
    }

    /// Absorbs `vectors` vectors of blocks.
    pub(crate) fn blocks(self, input: Gpr64, vectors: usize) -> Vec<Inst> {
        let carried = self.carried();
        // The very first lane belongs to the sum. We do not read the bytes before the input, because a store to them
        // may be in flight.
        let behind_sum = |x: V, spare: V| {
            let half = x.ymm();
            let mut insts = vec![vpxor(half, half, half), vinserti128(half, half, at(input, 0), 1)];
            if V::BITS == 512 {
                let load = vmovdqu(spare.ymm(), at(input, BLOCK));
                insts.extend([load, vshufi32x4(x.zmm(), x.zmm(), spare.zmm(), 0x44)]);
            }
            insts
        };
        let vector = |i: usize| {
            let x = self.slot(i);
            let mut insts = match i {
                0 if V::BITS == 128 => return (Vec::new(), carried, vectors),
                0 => behind_sum(x, self.spare()[1]),
                _ => vec![x.load(at(input, i * V::BYTES - BLOCK))],
            };
            insts.extend(self.reverse_bytes(x, x));
            if i == 0 {
                insts.push(x.xor(x, carried));
            }
            (insts, x, V::BLOCKS * (vectors - i))
        };
        let products = self.products(&(0..vectors).map(vector).collect::<Vec<_>>());
        let mut insts = products.phase("multiply: S and all blocks but the last, each by its power of H, into one sum");
        insts.extend(self.settle());
        let (reduce, high) = self.reduce();
        insts.extend(reduce.phase("reduce: the sum of products, modulo the polynomial of GHASH"));
        let sum = carried.xmm();
        let last = at(input, vectors * V::BYTES - BLOCK);
        let mut add = vec![vmovdqu(sum, last)];
        add.extend(self.reverse_bytes(sum, sum));
        add.push(vpxor(sum, sum, high));
        insts.extend(add.phase("add: the last block"));
        insts
    }
}
