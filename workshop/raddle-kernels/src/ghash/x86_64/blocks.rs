//! `ghash_blocks_*` and `polyval_blocks_*`: iterations of several vectors and, for the rest, an iteration of half as many vectors, and so on
//! down to one block.

use raddle_isa::Code;
use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};

use super::{Form, Ghash, Layout};
use crate::aes::BLOCK;
use crate::aes::mode::Mode;
use crate::ghash::operation::GhashBlocks;
use crate::x86_64::width::Width;
use crate::{Kernel, variant};

/// Builds a kernel with iterations of `vectors` vectors, a power of two.
pub(super) fn kernel<V: Width>(name: &'static str, mode: Mode, vectors: usize, form: Form) -> Kernel {
    with_layout::<V>(Layout::of::<V>(), name, mode, vectors, form)
}

/// Builds a kernel for short messages.
pub(super) fn short<V: Width>(name: &'static str, mode: Mode) -> Kernel {
    let layout = Layout::SHORT;
    with_layout::<V>(layout, name, mode, layout.count / V::BLOCKS, Form::Karatsuba)
}

fn with_layout<V: Width>(layout: Layout, name: &'static str, mode: Mode, vectors: usize, form: Form) -> Kernel {
    let max = vectors * V::BLOCKS;
    let summary = format!(
        "{max} blocks an iteration in {vectors} vectors, {form}; then half as many of the remaining blocks, and so on"
    );
    variant::kernel::<X86_64>(name, GhashBlocks(layout.powers(), mode), summary, |k| {
        let [place, input, len, powers] = ["sum", "input", "len", "powers"].map(|name| k.arg(name));
        let ghash = Ghash::<V>::new(k, mode, form, (powers, 0)).with_layout(layout);
        k.clear((0..Ghash::<V>::registers(form)).map(V::numbered));
        let iteration = |blocks: usize| {
            let mut insts = match blocks {
                1 => ghash.narrow::<Xmm>().blocks(input, 1),
                2 if V::BLOCKS > 2 => ghash.narrow::<Ymm>().blocks(input, 1),
                _ => ghash.blocks(input, blocks / V::BLOCKS),
            };
            insts.extend([add64(input, BLOCK * blocks), sub64(len, BLOCK * blocks)]);
            vec![straight(insts)]
        };
        let enough = |blocks: usize| vec![cmp64(len, BLOCK * blocks)];

        let sum = ghash.carried().xmm();
        let reverse_bytes = ghash.reverse_bytes(sum, sum);
        let load = match mode {
            Mode::Gcm => "load: the sum S, with its bytes reversed",
            Mode::GcmSiv => "load: the sum S",
        };
        let mut code = vec![
            straight(Vec::from_iter([vmovdqu(sum, at(place, 0))].into_iter().chain(reverse_bytes.clone())).phase(load)),
            Code::While { test: enough(max), enter: ABOVE_OR_EQUAL, body: iteration(max) }.phase(format!(
                "loop: S = S H^{max} + X(1) H^{} + ... + X({max}), while {} bytes are left",
                max - 1,
                BLOCK * max
            )),
        ];
        for blocks in (0..max.ilog2()).rev().map(|n| 1 << n) {
            let note = match blocks {
                1 => "tail: S = S H + X(1), if a block is left".to_owned(),
                _ => format!("tail: {blocks} more blocks, if there are that many"),
            };
            code.extend([straight(enough(blocks).phase(note)), Code::Skip { unless: BELOW, body: iteration(blocks) }]);
        }
        let store = reverse_bytes.into_iter().chain([vmovdqu_store(at(place, 0), sum)]);
        code.push(straight(Vec::from_iter(store).phase("store: the sum")));
        code
    })
}
