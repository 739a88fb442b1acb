//! Eight blocks of the cipher, woven with sums of four blocks of the authenticator: vectors are added and rotated while
//! words are multiplied. Five double rounds are woven with four sums, which take half as many bytes as the cipher
//! processes.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, straight, woven};
use raddle_isa::{Code, Order, Parameter, Strand};

use super::super::POLY1305;
use crate::chacha20::ppc64le::vectors::{GROUP, Rotation, double_round, finish_and_emit, load, start, table};
use crate::chacha20::ppc64le::{COUNTER, FREE, INPUT, LEN, OFFSET, OUT, STATE, TABLE, advance, clear, times};
use crate::chacha20_poly1305::operation::Chacha20Poly1305Blocks;
use crate::poly1305::{
    self,
    ppc64le::{Sums, powers_to},
};
use crate::{Kernel, variant};

/// The number of groups of four blocks of the cipher, and the number of their bytes.
const GROUPS: usize = 2;
const STRIDE: usize = GROUPS * GROUP;
/// The number of blocks of the authenticator in a sum, and the number of sums in an iteration.
const WIDTH: usize = 4;
const SUMS: usize = STRIDE / (WIDTH * poly1305::BLOCK);
/// The number of parts of the rounds and the sums, which has to divide both.
const HALVES: usize = 2;

/// The pointer to the authenticated bytes.
const MAC: Gpr = r(12);
/// Registers that are stored on the stack during the rounds.
const WAITING: [Gpr; 3] = [OUT, INPUT, LEN];

/// Builds the kernel.
pub(super) fn kernel(name: &'static str, order: Order) -> Kernel {
    let rotation = Rotation::Permuted;
    let operation =
        Chacha20Poly1305Blocks { powers: powers_to(WIDTH as u32), stride: STRIDE as u64, share: STRIDE as u64 };
    let summary = format!("8 blocks in vectors, {rotation}, sums of {WIDTH} blocks in words, {order}");
    variant::kernel::<Ppc64le>(name, operation, summary, |k| {
        k.constants(table(rotation));
        clear(k);
        k.clear_carry(r(0));
        k.fix_all([OFFSET, FREE[0], FREE[1], MAC]);
        (20..32).for_each(|n| _ = k.fix(v(n)));
        // The registers that the cipher leaves to the authenticator.
        let sums = Sums {
            width: WIDTH,
            lag: 2,
            state: (STATE, POLY1305),
            message: MAC,
            carried: k.take_all(),
            spare: k.take_all(),
            sum: k.take_all(),
            middle: k.take_all(),
            block: k.take_all(),
            power: vec![k.take()],
            products: [&[r(0)], &WAITING[..]].concat(),
            pads: k.slots(3, 8),
            zero: None,
        };
        let places = k.public_slots(WAITING.len(), 8);
        let body = iteration(&sums, places, rotation, order);
        vec![
            straight([mr(MAC, k.arg("mac")), mr(TABLE, k.arg(Parameter::TABLE))].phase("load: the counter")),
            straight(load(COUNTER, STATE, 48)),
            sums.start().into(),
            while_bytes(LEN, STRIDE, body)
                .phase(format!("loop: 8 blocks of ChaCha20 an iteration, while {STRIDE} bytes are left")),
            sums.finish().into(),
        ]
    })
}

/// Computes eight blocks of the cipher, and absorbs as many bytes into the accumulator.
fn iteration(sums: &Sums, places: Slots, rotation: Rotation, order: Order) -> Vec<Code> {
    let mut sum = sums.iteration();
    sum.push([addi(MAC, MAC, WIDTH * poly1305::BLOCK)]);
    let repeat = |strand: Strand, n| std::iter::repeat_n(strand, n).fold(Strand::default(), Strand::then);
    let rounds = repeat(double_round(GROUPS, rotation, Order::RoundRobin), 10 / HALVES);
    let body = woven([rounds.named("ChaCha20"), repeat(sum, SUMS / HALVES).named("Poly1305")], order);
    let save = places.all().zip(WAITING).map(|(place, x)| std(place, x));
    let restore: Strand = places.all().zip(WAITING).map(|(place, x)| ld(x, place)).collect();
    let mut begin = start(GROUPS);
    begin.extend(save);
    let begin = begin.phase("load: the state of each block, one word of four blocks per vector");
    let body = body.phase("rounds: five double rounds an iteration, interleaved with Poly1305");
    let mut code = times(begin, HALVES, body).to_vec();
    let finish = restore.then(finish_and_emit(GROUPS, 0)).phase("finish: out = input XOR (rounds + state), by rows");
    code.push(finish.then(advance(STRIDE)).into());
    code
}
