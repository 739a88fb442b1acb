//! The beginning of a message: a shape of ChaCha20, and woven into its rounds, in general-purpose registers, the block
//! before its first one. That becomes the key of Poly1305, so that no vectors are filled for one block.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Extent, Inst, Isa, Kernel, Order, Parameter, View, weave};

use crate::chacha20::BLOCK;
use crate::chacha20::x86_64::gpr::Block;
use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, LEN, STATE, Shape, rounds, straight};
use crate::chacha20_poly1305::{POLY1305, begin};
use crate::poly1305::state::{H, PAD, Powers, R, S};

/// Counts double rounds.
const ROUNDS: View = R15;

/// `chacha20_poly1305_begin_*` for as many bytes as a turn of `cipher` has. `order` is that of the quarter rounds of the
/// block in general-purpose registers.
pub(super) fn kernel(name: &'static str, cipher: Shape, order: Order) -> Kernel {
    let block = Block::before(&cipher);
    let most = (cipher.blocks * BLOCK) as i64;
    // The block uses every register: where the stack is aligned, its pointer at entry is on it too.
    let entry = at(RSP, block.stack());
    let stack = block.stack() + if cipher.aligned { 8 } else { 0 };

    let mut enter = if cipher.aligned {
        vec![mov64(ENTRY, RSP), sub64(RSP, stack), and64(RSP, -ALIGNMENT), mov64_store(entry, ENTRY)]
    } else {
        vec![sub64(RSP, stack)]
    };
    enter.extend([mov32(COUNTER.bits(32), at(STATE, 48)), add32(COUNTER.bits(32), 1)]);
    enter.extend(block.enter());
    enter.extend(cipher.enter);
    enter.extend(cipher.load);
    enter.extend(block.load());
    let both = weave([cipher.double_round, block.double_round(order)], Order::RoundRobin);
    let both = both.expect("vectors and words have registers of their own");

    let mut leave: Vec<Inst> = [ROUNDS, COUNTER].map(|reg| xor32(reg.bits(32), reg.bits(32))).into();
    leave.extend(cipher.leave);
    leave.extend(block.leave());
    leave.push(if cipher.aligned { mov64(RSP, entry) } else { add64(RSP, stack) });

    let mut whole = cipher.whole;
    whole.push(xor32(LEN.bits(32), LEN.bits(32)));
    let mut code = vec![straight(enter)];
    code.extend(rounds(both, ROUNDS, 1));
    code.extend([
        straight(block.half(key)),
        straight([cmp64(LEN, most)]),
        Code::Skip { unless: BELOW, body: vec![straight(whole)] },
        straight([test64(LEN, LEN)]),
        Code::Skip { unless: EQUAL, body: cipher.part },
        straight(leave),
    ]);

    let mut contract = begin(&Powers::none(), most as u64);
    for parameter in &mut contract.parameters {
        match parameter {
            Parameter::Pointer(region) if region.name == Kernel::TABLE => {
                region.extent = Extent::Bytes(cipher.table.len());
            }
            _ => {}
        }
    }
    let weave = format!(
        "{} blocks, {}; and the one before woven in, in general-purpose registers: two quarter rounds {order}",
        cipher.blocks, cipher.weave,
    );
    // At entry the stack pointer is 8 or 24 bytes beyond such an alignment.
    let stack = (stack + if cipher.aligned { ALIGNMENT - 8 } else { 0 }) as usize;
    Kernel { name, isa: Isa::X86_64, weave, contract, table: cipher.table, stack, code }
}

/// The state of Poly1305 at its beginning: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1.
fn key(state: View, r: [View; 4], s: [View; 4]) -> Vec<Inst> {
    let place = |offset: usize, i: i64| at(state, (POLY1305 + offset) as i64 + i);
    let clamp = [0x0fff_ffff, 0x0fff_fffc, 0x0fff_fffc, 0x0fff_fffc];
    let mut insts: Vec<Inst> = r.into_iter().zip(clamp).map(|(word, ones)| and32(word, ones)).collect();
    for (offset, words) in [(R, r), (S, s)] {
        insts.extend((0..).zip(words).map(|(i, word)| mov32_store(place(offset, 4 * i), word)));
    }
    let free = r[0];
    insts.push(xor32(free, free));
    insts.extend([0, 8, 16].map(|i| mov64_store(place(H, i), free.bits(64))));
    insts.extend([add32(free, 1), mov64_store(place(PAD, 0), free.bits(64))]);
    insts
}
