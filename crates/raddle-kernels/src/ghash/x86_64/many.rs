//! Many blocks at once: their products with falling powers are added up, reduced once, and then lane to lane.
//!
//! With S before and m blocks X(1) … X(m), S after them is
//!
//! > S H^m + X(1) H^(m-1) + … + X(m).
//!
//! So S and all blocks but the last one are as many vectors as the blocks are, one block later; they are multiplied with
//! H^m … H, and the last block is added.

use std::fmt;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use super::{Layout, REDUCE, Thirds};
use crate::aes::BLOCK;
use crate::aes::x86_64::{TURN_AROUND, Width};

/// How a product is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Three carry-less products, and more sums.
    Karatsuba,
    /// Four.
    Schoolbook,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Karatsuba => "products by Karatsuba",
            Form::Schoolbook => "products by four each",
        })
    }
}

/// GHASH in vectors, in the first vector registers: what it carries, a sum of products, and registers to spare.
#[derive(Clone, Copy)]
pub(crate) struct Ghash {
    pub(crate) width: Width,
    pub(crate) form: Form,
    pub(crate) layout: Layout,
    /// Where the powers are.
    pub(crate) powers: (View, usize),
    /// Where the constants are: those of [`Ghash::table`], and how wide they are.
    pub(crate) table: (View, usize),
    pub(crate) constants: Width,
}

impl Ghash {
    /// How many registers it takes; [`Ghash::last_product`] takes one more.
    pub(crate) const fn registers(width: Width, form: Form) -> u8 {
        match (width, form) {
            (Width::Zmm, _) => 8,
            (_, Form::Karatsuba) => 6,
            (_, Form::Schoolbook) => 7,
        }
    }

    /// The constants that it wants, each in all lanes.
    pub(crate) fn table(width: Width) -> Vec<u8> {
        [TURN_AROUND, REDUCE].map(|block| block.repeat(width.lanes())).concat()
    }

    /// What is carried from one turn to the next, in the first lane, with zeros in the others.
    pub(crate) fn carried(self) -> View {
        self.width.reg(0)
    }

    /// The sum of products.
    fn sum(self) -> Thirds {
        let [low, middle, high] = [1, 2, 3].map(|n| self.width.reg(n));
        Thirds { width: self.width, low, middle, high }
    }

    /// Registers that hold nothing from one vector to the next. Not all shapes take the last two.
    fn spare(self) -> [View; 4] {
        [4, 5, 6, 7].map(|n| self.width.reg(n))
    }

    /// The register for vector `i` of those that are added up.
    pub(crate) fn slot(self, i: usize) -> View {
        self.spare()[if self.in_pairs() { i % 2 } else { 0 }]
    }

    /// Whether products are made two at a time: what that saves is sums of three vectors, which AVX-512 has.
    fn in_pairs(self) -> bool {
        self.width == Width::Zmm && self.form == Form::Karatsuba
    }

    /// Turns around the bytes of each block.
    pub(crate) fn turn_around(self, to: View, from: View) -> Inst {
        vpshufb(to, from, self.constant(0))
    }

    fn constant(self, i: usize) -> Mem {
        let (base, disp) = self.table;
        at(base, (disp + i * self.constants.bytes()) as i64)
    }

    fn place(self, place: usize) -> Mem {
        let (base, disp) = self.powers;
        at(base, (disp + place) as i64)
    }

    /// Adds up vectors times powers: how each is made, its register, which may be that of [`Ghash::slot`], and the power in
    /// its first lane, which is one less in each further one.
    pub(crate) fn products(self, vectors: &[(Vec<Inst>, View, usize)]) -> Vec<Inst> {
        let ([_, a, b, c], sum) = (self.spare(), self.sum());
        let [whole, folded] = [Layout::power, Layout::folded].map(|of| move |k| self.place(of(self.layout, k)));
        let mut insts = Vec::new();
        let at_once = if self.in_pairs() { 2 } else { 1 };
        for (i, some) in vectors.chunks(at_once).enumerate() {
            insts.extend(some.iter().flat_map(|(load, ..)| load.clone()));
            insts.extend(match (some, self.form) {
                (&[(_, x, k), (_, y, l)], _) => {
                    sum.karatsuba_pair(i > 0, [x, y], [whole(k), whole(l)], [folded(k), folded(l)], [b, c])
                }
                (&[(_, x, k), ..], Form::Karatsuba) => sum.karatsuba(i > 0, x, whole(k), folded(k), a),
                (&[(_, x, k), ..], Form::Schoolbook) => sum.schoolbook(i > 0, x, whole(k), [a, b]),
                ([], _) => unreachable!("chunks are not empty"),
            });
        }
        insts
    }

    /// Adds the last product to others, by four products, and so with nothing to be read behind the last power: for a vector
    /// that has no power for its last lane, but zeros in it. It is in the register of the first [`Ghash::slot`].
    pub(crate) fn last_product(self, power: usize) -> Vec<Inst> {
        let [x, a, b, _] = self.spare();
        let mut insts = self.settle();
        insts.extend(self.sum().schoolbook(true, x, self.place(self.layout.power(power)), [a, b]));
        insts
    }

    /// What the sum lacks before it is reduced.
    pub(crate) fn settle(self) -> Vec<Inst> {
        match self.form {
            Form::Karatsuba => self.sum().settle(),
            Form::Schoolbook => Vec::new(),
        }
    }

    /// The sum, reduced, of all lanes: in the register that is returned, with zeros behind the first lane.
    pub(crate) fn reduce(self) -> (Vec<Inst>, View) {
        let (high, [spare, ..]) = (self.sum().high, self.spare());
        let mut insts = self.sum().reduce(self.constant(1), spare);
        if self.width == Width::Zmm {
            let [low, half] = [high, spare].map(|reg| reg.bits(256));
            insts.extend([vextracti64x4(half, high, 1), vpxor(low, low, half)]);
        }
        if self.width != Width::Xmm {
            let [low, half] = [high, spare].map(|reg| reg.bits(128));
            insts.extend([vextracti128(half, high.bits(256), 1), vpxor(low, low, half)]);
        }
        (insts, high.bits(128))
    }

    /// Takes so many vectors of blocks.
    pub(crate) fn blocks(self, input: View, vectors: usize) -> Vec<Inst> {
        let (width, carried) = (self.width, self.carried());
        // The first lane of all is that of the sum. What lies before the input is not looked at: a store to it may be
        // under way.
        let behind_sum = |x: View, spare: View| {
            let (half, more) = (x.bits(256), spare.bits(256));
            let mut insts = vec![vpxor(half, half, half), vinserti128(half, half, at(input, 0), 1)];
            if width == Width::Zmm {
                insts.extend([vmovdqu(more, at(input, BLOCK as i64)), vshufi32x4(x, x, spare, 0x44)]);
            }
            insts
        };
        let vector = |i: usize| {
            let x = self.slot(i);
            let mut insts = match i {
                0 if width == Width::Xmm => return (Vec::new(), carried, vectors),
                0 => behind_sum(x, self.spare()[1]),
                _ => vec![width.load(x, at(input, (i * width.bytes() - BLOCK) as i64))],
            };
            insts.push(self.turn_around(x, x));
            if i == 0 {
                insts.push(width.xor(x, x, carried));
            }
            (insts, x, width.lanes() * (vectors - i))
        };
        let mut insts = self.products(&(0..vectors).map(vector).collect::<Vec<_>>());
        insts.extend(self.settle());
        let (reduce, high) = self.reduce();
        insts.extend(reduce);
        let sum = carried.bits(128);
        let last = at(input, (vectors * width.bytes() - BLOCK) as i64);
        insts.extend([vmovdqu(sum, last), self.turn_around(sum, sum), vpxor(sum, sum, high)]);
        insts
    }
}
