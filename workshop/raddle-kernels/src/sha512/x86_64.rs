//! SHA-512 on x86-64, in the shapes of [`crate::sha2`].
//!
//! No kernel uses the instructions for SHA-512 (`vsha512rnds2` and the like): a hash value may be a secret, and we have
//! found no list of instructions with data-independent timing that names these. Bochs executes them, so a row could be
//! compared.

use raddle_isa::Order;
use raddle_isa::builder::x86_64::{Gpr64, Ymm, Zmm};

use crate::Kernel;
use crate::sha2::SHA512;
use crate::sha2::x86_64::lanes::Sets;
use crate::sha2::x86_64::schedule::{
    Rotations::{Rotations, Shifts},
    Schedule,
    Sums::{Few, Short},
};
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let in_turn = Order::RoundRobin;
    vec![
        Schedule::<Gpr64>::new(SHA512, Few, Shifts).kernel("sha512_blocks_avx2"),
        Schedule::<Gpr64>::new(SHA512, Short, Rotations).kernel("sha512_blocks_avx512"),
        Sets::<Ymm>::new(SHA512, 1, in_turn).kernel("sha512_lanes_avx2_x4"),
        Sets::<Zmm>::new(SHA512, 1, in_turn).kernel("sha512_lanes_avx512_x8"),
        Sets::<Zmm>::new(SHA512, 2, in_turn).kernel("sha512_lanes_avx512_x16"),
        Sets::<Ymm>::new(SHA512, 1, in_turn).of_words().kernel("sha512_words_avx2_x4"),
        Sets::<Zmm>::new(SHA512, 1, in_turn).of_words().kernel("sha512_words_avx512_x8"),
        Sets::<Zmm>::new(SHA512, 2, in_turn).of_words().kernel("sha512_words_avx512_x16"),
    ]
}

/// Returns candidates with other sums.
pub fn candidates() -> Vec<Kernel> {
    vec![
        Schedule::<Gpr64>::new(SHA512, Short, Shifts).kernel("sha512_blocks_avx2_short"),
        Schedule::<Gpr64>::new(SHA512, Few, Rotations).kernel("sha512_blocks_avx512_few"),
    ]
}
