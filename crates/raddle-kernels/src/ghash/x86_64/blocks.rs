//! `ghash_blocks_*`: turns of some vectors, and for what is left a turn of half as many, and so on down to one block.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Strand, View};

use super::{Form, Ghash, Layout};
use crate::aes::BLOCK;
use crate::aes::x86_64::Width;
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
const SUM: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const POWERS: View = RCX;
const TABLE: View = R8;

/// Turns of so many vectors, a power of two.
pub(super) fn kernel(name: &'static str, width: Width, vectors: usize, form: Form) -> Kernel {
    let (layout, constants) = (Layout::of(width), width);
    let ghash = |width| Ghash { width, form, layout, powers: (POWERS, 0), table: (TABLE, 0), constants };
    let bytes = |blocks: usize| (BLOCK * blocks) as i64;
    let turn = |blocks: usize| -> Vec<Code> {
        let of = match blocks {
            1 => Width::Xmm,
            2 => Width::Ymm.min(width),
            _ => width,
        };
        let mut insts = ghash(of).blocks(INPUT, blocks / of.lanes());
        insts.extend([add64(INPUT, bytes(blocks)), sub64(LEN, bytes(blocks))]);
        vec![Strand::from_iter(insts).into()]
    };
    let enough = |blocks: usize| vec![cmp64(LEN, bytes(blocks))];

    let sum = ghash(Width::Xmm).carried();
    let block = || at(SUM, 0);
    let enter = [vmovdqu(sum, block()), ghash(Width::Xmm).turn_around(sum, sum)];
    let mut code = vec![Strand::from_iter(enter).into()];
    let most = vectors * width.lanes();
    code.push(Code::While { test: enough(most), enter: ABOVE_OR_EQUAL, body: turn(most) });
    for blocks in (0..most.ilog2()).rev().map(|n| 1 << n) {
        code.push(Strand::from_iter(enough(blocks)).into());
        code.push(Code::Skip { unless: BELOW, body: turn(blocks) });
    }
    let mut leave: Vec<Inst> = vec![ghash(Width::Xmm).turn_around(sum, sum), vmovdqu_store(block(), sum)];
    leave.extend(width.wipe(Ghash::registers(width, form)));
    code.push(Strand::from_iter(leave).into());

    let table = Ghash::table(width);
    let operation = Operation::GhashBlocks(layout.powers());
    let weave = format!("{most} blocks a turn in {vectors} vectors, {form}; of what is left half as many, and so on");
    operation.kernel(name, Isa::X86_64, weave, table, 0, code)
}
