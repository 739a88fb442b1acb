//! ChaCha20 on AArch64.
//!
//! | module | contents |
//! |---|---|
//! | `registers` | the registers of a message, and steps from block to block |
//! | [`words`] | a block in general-purpose registers, and the end of a message |
//! | [`lanes`] | blocks in vector registers, woven with blocks in general-purpose registers |
//!
//! A core has pipes for vectors and pipes for words, and a single block leaves either mostly idle, because it waits for
//! its own results. So the default computes four blocks by columns, two by rows and two in general-purpose registers
//! together. These are cycles per block and double round in the model of `llvm-mca`, each in its best order:
//!
//! | by columns | by rows | in words | Neoverse V1 | V2 | N1, N2 |
//! |---|---|---|---|---|---|
//! | 4 | | | 14.0 | 14.0 | 14.0 |
//! | | 7 | | 9.1 | 8.6 | 17.0 |
//! | 4 | 3 | | 8.6 | 8.2 | 15.3 |
//! | | 7 | 2 | 7.1 | 6.7 | 13.2 |
//! | 4 | 3 | 2 | 6.7 | 6.4 | 11.9 |
//! | 4 | 2 | 2 | 7.1 | 7.0 | 11.3 |
//!
//! The last shape but one is even faster for long messages on V1 and V2, and slower for all others.

pub mod lanes;
mod registers;
pub mod words;

use raddle_isa::Order;
use raddle_isa::builder::aarch64::*;

use crate::Kernel;
use crate::chacha20::operation::Chacha20Xor;
use crate::variant::{Variant, kernel};
use lanes::Batch;
use registers::{COUNTER, FREE, INPUT, ITERATIONS, LEN, OUT, STATE, TABLE, WORD_BLOCKS, advance, load_counter, repeat};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![gpr(), Batch::WIDE.kernel("chacha20_xor_neon"), lanes::blocks("chacha20_blocks_neon", 7)]
}

/// Returns candidates with other batches and orders.
pub fn candidates() -> Vec<Kernel> {
    let wide = Batch::WIDE;
    vec![
        Batch { state_rows: 0, words: 0, ..wide }.kernel("chacha20_xor_neon_4_by_columns"),
        Batch::SHORT.kernel("chacha20_xor_neon_4_by_columns_1_in_words"),
        Batch { state_rows: 0, ..wide }.kernel("chacha20_xor_neon_4_by_columns_2_in_words"),
        Batch { state_rows: 3, words: 0, ..wide }.kernel("chacha20_xor_neon_4_by_columns_3_by_rows"),
        Batch { state_rows: 3, words: 1, ..wide }.kernel("chacha20_xor_neon_4_by_columns_3_by_rows_1_in_words"),
        Batch { state_rows: 3, ..wide }.kernel("chacha20_xor_neon_4_by_columns_3_by_rows_2_in_words"),
        Batch { columns: false, state_rows: 6, ..wide }.kernel("chacha20_xor_neon_6_by_rows_2_in_words"),
        Batch { columns: false, state_rows: 7, words: 0, ..wide }.kernel("chacha20_xor_neon_7_by_rows"),
        Batch { columns: false, state_rows: 7, ..wide }.kernel("chacha20_xor_neon_7_by_rows_2_in_words"),
        Batch { order: Order::RoundRobin, ..wide }.kernel("chacha20_xor_neon_round_robin"),
        Batch { order: Order::Groups(2), ..wide }.kernel("chacha20_xor_neon_groups_of_2"),
        Batch { order: Order::Groups(4), ..wide }.kernel("chacha20_xor_neon_groups_of_4"),
        Batch { order: Order::Staggered(12), ..wide }.kernel("chacha20_xor_neon_staggered_by_12"),
    ]
}

/// Returns the kernel of one block at a time, in general-purpose registers.
fn gpr() -> Kernel {
    let summary = format!("1 block an iteration: in general-purpose registers, {}", words::ORDER);
    kernel::<Aarch64>("chacha20_xor_gpr", Chacha20Xor, summary, |k| {
        (19..25).for_each(|n| _ = k.fix(x(n)));
        k.clear((5..18).map(x));
        [vec![load_counter()], words::all()].concat()
    })
}
