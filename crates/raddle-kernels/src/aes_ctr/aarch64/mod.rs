//! Counter mode on AArch64: eight blocks a turn, and up to eight at the end.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Isa, Order, View, weave};

use crate::aarch64::{straight, where_at_least, where_less, wipe, wipe_vectors};
use crate::aes::aarch64::turn::*;
use crate::aes::aarch64::{last_key, rest, rounds};
use crate::aes::{BLOCK, Size, sized};
use crate::{Kernel, Operation};

/// How a turn is made.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// How many blocks: an even number, at most eight.
    pub blocks: usize,
    /// Where the last round key is added.
    pub last: Place,
    /// The order in which vectors and words are woven.
    pub order: Order,
}

impl Shape {
    /// For all cores.
    pub const WIDE: Shape = Shape { blocks: 8, last: Place::Words, order: Order::RoundRobin };
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = match self.last {
            Place::Words => "general-purpose registers",
            Place::Vectors => "vectors",
        };
        write!(f, "{} blocks a turn, the last round key in {last}, {}", self.blocks, self.order)
    }
}

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    Size::ALL.map(|size| kernel(sized!(size, "_ctr_xor_neon"), size, Shape::WIDE)).into()
}

/// Other shapes and orders.
pub fn candidates() -> Vec<Kernel> {
    let aes128 = |name, shape| kernel(name, Size::Aes128, shape);
    vec![
        aes128("aes128_ctr_xor_neon_last_in_vectors", Shape { last: Place::Vectors, ..Shape::WIDE }),
        aes128("aes128_ctr_xor_neon_6_blocks", Shape { blocks: 6, ..Shape::WIDE }),
        aes128("aes128_ctr_xor_neon_groups_of_4", Shape { order: Order::Groups(4), ..Shape::WIDE }),
    ]
}

/// Blocks of a rest that are not worth the time of a whole turn.
const FEW: usize = 4;

fn kernel(name: &'static str, size: Size, shape: Shape) -> Kernel {
    let turn = Turn { size, blocks: shape.blocks, last: shape.last };
    let woven = weave([turn.rounds(), turn.beside()], shape.order).expect("vectors and words share nothing");
    let body = vec![straight(turn.begin()), woven.into(), straight(turn.end()), straight(turn.advance())];
    let blocks = turn.registers();
    let few = where_less(LEN, FEW * BLOCK + 1, vec![rounds(size, KEY, THROUGH, &blocks[..FEW]).into()]);
    let many = where_at_least(LEN, FEW * BLOCK + 1, vec![turn.rounds().into()]);
    let mut end = vec![straight(turn.begin())];
    end.extend(few.into_iter().chain(many));
    end.push(straight([ldr_q(LAST, at(KEY, last_key(size)))]));
    end.push(straight(blocks.iter().map(|&block| eor(block, block, LAST))));
    end.extend(rest::blocks(blocks[0], &blocks[1..], &|| xor(blocks[0])));
    end.extend(where_at_least(LEN, 1, part(blocks[0])));
    let mut code = vec![straight([take_stack(turn.stack())]), straight(turn.enter())];
    code.extend([
        Code::Note(shape.to_string().into()),
        Code::While { test: vec![cmp64_imm(LEN, turn.stride() as i64)], enter: HS, body },
        Code::Note("the rest".into()),
    ]);
    code.extend(where_at_least(LEN, 1, end));
    code.extend([Code::Note("leave no secret".into()), straight(give_back_stack(turn.stack()))]);
    code.extend([straight(wipe(6)), straight(wipe_vectors())]);
    Operation::AesCtrXor(size).kernel(name, Isa::Aarch64, shape.to_string(), Vec::new(), turn.stack(), code)
}

/// Keystream to a whole block.
fn xor(key: View) -> Vec<Inst> {
    let [piece, _] = PIECE;
    vec![ldr_q(piece, at(INPUT, 0)), eor(piece, piece, key), str_q(at(OUT, 0), piece)]
}

/// Keystream to less than a block.
fn part(key: View) -> Vec<Code> {
    let ([piece, _], [word, _]) = (PIECE, MESSAGE);
    let mut code = rest::load(piece, INPUT, LEN, SPARE);
    code.push(straight([eor(piece, piece, key)]));
    code.extend(rest::store(OUT, piece, LEN, word));
    code
}
