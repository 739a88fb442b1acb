//! Counter mode on AArch64: eight blocks per iteration, and up to eight at the end.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Order};

use crate::AnyOperation;
use crate::Kernel;
use crate::aes::aarch64::iteration::*;
use crate::aes::aarch64::{last_key, rest, rounds};
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size, sized};
use crate::aes_ctr::operation::AesCtrXor;
use crate::variant::{Builder, Variant};

/// `aes*_ctr_xor_*` and `aes*_gcm_siv_xor_*`.
#[derive(Clone, Copy, Debug)]
struct CounterMode {
    iteration: Iteration,
    /// The order in which vectors and general-purpose registers are woven.
    order: Order,
}

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let wide = |mode, size| CounterMode { iteration: Iteration::wide(mode, size), order: Order::RoundRobin };
    let gcm = Size::ALL.map(|size| wide(Mode::Gcm, size).kernel(sized!(size, "_ctr_xor_neon")));
    let siv =
        [Size::Aes128, Size::Aes256].map(|size| wide(Mode::GcmSiv, size).kernel(sized!(size, "_gcm_siv_xor_neon")));
    gcm.into_iter().chain(siv).collect()
}

/// Returns candidates with other numbers of blocks, places and orders.
pub fn candidates() -> Vec<Kernel> {
    let wide = Iteration::wide(Mode::Gcm, Size::Aes128);
    let round_robin = |iteration| CounterMode { iteration, order: Order::RoundRobin };
    vec![
        round_robin(Iteration { last: Place::Vectors, ..wide }).kernel("aes128_ctr_xor_neon_last_in_vectors"),
        round_robin(Iteration { blocks: 6, ..wide }).kernel("aes128_ctr_xor_neon_6_blocks"),
        CounterMode { iteration: wide, order: Order::Groups(4) }.kernel("aes128_ctr_xor_neon_groups_of_4"),
    ]
}

/// The maximal number of blocks of a remainder that take less time than a whole iteration.
const FEW: usize = 4;

impl Variant for CounterMode {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        AesCtrXor(self.iteration.size, self.iteration.mode).into()
    }

    fn summary(&self) -> String {
        let last = match self.iteration.last {
            Place::Words => "general-purpose registers",
            Place::Vectors => "vectors",
        };
        format!("{} blocks an iteration, the last round key in {last}, {}", self.iteration.blocks, self.order)
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let iteration = self.iteration;
        k.slots(iteration.stack() / 32, 32);
        clear(k);
        let aes = iteration.rounds().named("AES").phase("AES: all rounds but the addition of the last key");
        let counters = iteration.beside().named("counters");
        let counters = counters.phase("counters: the blocks of the next iteration, in words, interleaved with AES");
        let body = vec![
            straight(iteration.begin().phase("counters: the blocks, from the stack")),
            woven([aes, counters], self.order).into(),
            straight(iteration.end().phase("finish: out = input XOR keystream")),
            straight(iteration.advance().phase("advance: pointers and length")),
        ];
        let blocks = iteration.registers();
        let few = vec![rounds(iteration.size, KEY, THROUGH, &blocks[..FEW]).into()];
        let mut end = vec![straight(iteration.begin().phase("AES: the last blocks"))];
        end.extend(where_less(LEN, FEW * BLOCK + 1, few));
        end.extend(where_at_least(LEN, FEW * BLOCK + 1, vec![iteration.rounds().into()]));
        end.push(straight([ldr_q(LAST, at(KEY, last_key(iteration.size)))]));
        end.push(straight(blocks.iter().map(|&block| eor(block, block, LAST))));
        let each = Vec::from_iter(rest::blocks(blocks[0], &blocks[1..], &|| xor(blocks[0])));
        end.extend(each.phase("blocks: out = input XOR keystream, for each whole block"));
        end.extend(Vec::from(where_at_least(LEN, 1, part(blocks[0]))).phase("tail: less than a block"));
        let stride = iteration.stride();
        let mut code = vec![
            straight(iteration.enter().phase("load: the first counter blocks, and the last round key")),
            Code::While { test: vec![cmp64_imm(LEN, stride)], enter: HS, body }
                .phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", iteration.blocks)),
        ];
        code.extend(
            Vec::from(where_at_least(LEN, 1, end)).phase(format!("rest: fewer than {stride} bytes, if any are left")),
        );
        code
    }
}

/// Adds keystream to a whole block.
fn xor(key: Vector) -> Vec<Inst> {
    let [chunk, _] = CHUNK;
    vec![ldr_q(chunk, at(INPUT, 0)), eor(chunk, chunk, key), str_q(at(OUT, 0), chunk)]
}

/// Adds keystream to less than a block.
fn part(key: Vector) -> Vec<Code> {
    let ([chunk, _], [word, _]) = (CHUNK, MESSAGE);
    let mut code = rest::load(chunk, INPUT, LEN, SPARE);
    code.push(straight([eor(chunk, chunk, key)]));
    code.extend(rest::store(OUT, chunk, LEN, word));
    code
}
