//! Eight blocks of the cipher, woven with sums of four blocks of the authenticator: vectors are added and rotated while
//! words are multiplied. Five double rounds take four sums, half as many bytes as the cipher makes.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, Order, Strand, View};

use super::super::POLY1305;
use crate::chacha20::ppc64le::vectors::{GROUP, Rotation, double_round, finish_and_emit, load, start, table};
use crate::chacha20::ppc64le::{COUNTER, INPUT, LEN, OFFSET, OUT, STATE, TABLE, advance, times, wipe};
use crate::poly1305::{
    self,
    ppc64le::{Sums, powers_to},
};
use crate::ppc64le::{Frame, straight, woven};
use crate::{Kernel, Operation};

/// Groups of four blocks of the cipher, and the bytes that they make.
const GROUPS: usize = 2;
const STRIDE: usize = GROUPS * GROUP;
/// Blocks of the authenticator that are summed, and how many sums there are in a turn.
const WIDTH: usize = 4;
const SUMS: usize = STRIDE / (WIDTH * poly1305::BLOCK);
/// Rounds and sums are cut in two, so that they come out even.
const HALVES: usize = 2;

/// What is authenticated.
const MAC: View = r(12);
/// These wait on the stack while there are rounds.
const WAITING: [View; 3] = [OUT, INPUT, LEN];

/// The kernel.
pub(super) fn kernel(name: &'static str, order: Order) -> Kernel {
    let rotation = Rotation::Permuted;
    let frame =
        Frame { general: (14..32).map(r).collect(), vectors: (20..32).map(v).collect(), words: 3 + WAITING.len() };
    let sums = sums(&frame);
    let constants = table(rotation);
    let [mac, last] = [r(7), r(8)];
    let mut code = vec![
        straight(frame.save(OFFSET)),
        straight([mr(MAC, mac), mr(TABLE, last)]),
        straight(load(COUNTER, STATE, 48)),
        sums.start().into(),
        Code::While {
            test: vec![cmpldi(LEN, STRIDE as i64)],
            enter: GREATER_OR_EQUAL,
            body: turn(&sums, &frame, rotation, order),
        },
        sums.finish().into(),
    ];
    code.extend(wipe());
    code.push(straight(rest(&frame)));
    code.push(straight(frame.restore(OFFSET)));
    Operation::Chacha20Poly1305Blocks { powers: powers_to(WIDTH as u32), stride: STRIDE as u64 }.kernel(
        name,
        Isa::Ppc64le,
        format!("8 blocks in vectors, {rotation}, sums of {WIDTH} blocks in words, {order}"),
        constants,
        frame.bytes(),
        code,
    )
}

/// The registers that the cipher leaves to the authenticator.
fn sums(frame: &Frame) -> Sums {
    Sums {
        width: WIDTH,
        lag: 2,
        state: (STATE, POLY1305),
        message: MAC,
        pads: [0, 1, 2].map(|i| frame.word(i)),
        carried: [14, 15, 16, 17, 18].map(r),
        spare: [19, 20].map(r),
        sum: [21, 22, 23, 24, 25].map(r),
        middle: [26, 27, 28].map(r),
        block: [29, 30].map(r),
        power: vec![r(31)],
        products: [&[r(0)], &WAITING[..]].concat(),
        zero: None,
    }
}

/// Eight blocks of the cipher, and as many bytes into the accumulator.
fn turn(sums: &Sums, frame: &Frame, rotation: Rotation, order: Order) -> Vec<Code> {
    let mut sum = sums.turn();
    sum.push([addi(MAC, MAC, (WIDTH * poly1305::BLOCK) as i64)]);
    let repeat = |strand: Strand, n| std::iter::repeat_n(strand, n).fold(Strand::default(), Strand::then);
    let rounds = repeat(double_round(GROUPS, rotation, Order::RoundRobin), 10 / HALVES);
    let body = woven([rounds, repeat(sum, SUMS / HALVES)], order);
    let place = |i| at(SP, frame.word(3 + i));
    let save = WAITING.iter().enumerate().map(|(i, &x)| std(place(i), x));
    let restore: Strand = WAITING.iter().enumerate().map(|(i, &x)| ld(x, place(i))).collect();
    let mut begin = start(GROUPS);
    begin.extend(save);
    let mut code = vec![Code::Note("8 blocks while there are as many".into())];
    code.extend(times(begin, HALVES as i64, body));
    code.push(restore.then(finish_and_emit(GROUPS, 0)).then(advance(STRIDE)).into());
    code
}

/// What else may hold secrets: words that the caller doesn't want back, the carry, the stack.
fn rest(frame: &Frame) -> Vec<Inst> {
    let zero = r(0);
    let mut insts = vec![li(zero, 0), addc(zero, zero, zero)];
    insts.extend((0..3).map(|i| std(at(SP, frame.word(i)), zero)));
    insts
}
