//! One message in general-purpose registers; what is above the low 32 bits of each does not matter.
//!
//! G is the sum of halves that are never 1 in the same place, of which one does not wait for b. For I see `step`.

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Inst, Isa, View};

use super::super::spec::{self, SHIFTS};
use super::super::{BLOCK, WORDS};
use super::step::constant;
use crate::Kernel;
use crate::hash::Hash;
use crate::hash::ppc64le::{INPUT, LEN, TABLE, while_blocks};
use crate::ppc64le::{Frame, straight};

// What each register is for, beside those of the contract.
const STATE: View = r(3);
const BUFFER: [View; WORDS] = [r(7), r(8), r(9), r(10)];
/// The buffer that a block began with.
const BEGUN: [View; WORDS] = [r(14), r(15), r(16), r(17)];
const FREE: [View; 2] = [r(11), r(12)];

pub(super) fn kernel(name: &'static str) -> Kernel {
    let table: Vec<u8> = (0..64).map(constant).flat_map(u32::to_le_bytes).collect();
    let frame = Frame { general: BEGUN.into(), ..Frame::default() };
    let place = |i: usize| at(STATE, 4 * i as i64);
    let both = || BUFFER.into_iter().zip(BEGUN);
    let body = vec![
        straight(both().map(|(x, begun)| mr(begun, x))),
        straight((0..64).flat_map(step)),
        straight(both().map(|(x, begun)| add(x, x, begun))),
        straight([addi(INPUT, INPUT, BLOCK as i64), addi(LEN, LEN, -(BLOCK as i64))]),
    ];
    Hash::Md5.blocks().kernel(
        name,
        Isa::Ppc64le,
        "one step after the other",
        table,
        frame.bytes(),
        vec![
            straight(frame.save(FREE[0])),
            straight(BUFFER.into_iter().enumerate().map(|(i, x)| lwz(x, place(i)))),
            while_blocks(body),
            straight(BUFFER.into_iter().enumerate().map(|(i, x)| stw(place(i), x))),
            Code::Note("leave no secret".into()),
            straight(BUFFER.into_iter().chain(FREE).map(|x| li(x, 0))),
            straight(frame.restore(FREE[0])),
        ],
    )
}

fn step(i: usize) -> Vec<Inst> {
    let [a, b, c, d] = std::array::from_fn(|k| BUFFER[(k + 4 - i % 4) % 4]);
    let [x, y] = FREE;
    let addends = [lwz(x, at(INPUT, 4 * spec::word(i) as i64)), lwz(y, at(TABLE, 4 * i as i64))];
    let mut step = [&addends[..], &[add(x, x, y), add(a, a, x)]].concat();
    step.extend(match i / 16 {
        0 => vec![xor(x, c, d), and(x, x, b), xor(x, x, d), add(a, a, x)],
        1 => vec![andc(x, c, d), add(a, a, x), and(y, b, d), add(a, a, y)],
        2 => vec![xor(x, c, d), xor(x, x, b), add(a, a, x)],
        _ => vec![andc(x, d, b), xor(x, x, c), subf(a, x, a)],
    });
    step.extend([rotlwi(a, a, SHIFTS[i / 16][i % 4] as i64), add(a, a, b)]);
    step
}
