//! SHA-256 on x86-64: with the instructions for SHA-256, for one message or two woven messages, and in the shapes of
//! [`crate::sha2`].

mod pairs;
pub(crate) mod sha;

use pairs::Pairs;
use raddle_isa::Order;
use raddle_isa::builder::x86_64::{Gpr32, Ymm, Zmm};
use sha::MessageSchedule::{Blends, Few, Rotations};
use sha::Messages;
use sha::Words::{Early, Late};

use crate::Kernel;
use crate::sha2::SHA256;
use crate::sha2::x86_64::lanes::Sets;
use crate::sha2::x86_64::schedule::{Rotations::Shifts, Schedule, Sums};
use crate::variant::Variant;

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let few = vec![
        Messages::One.kernel("sha256_blocks_sha"),
        Messages::Two([Late, Early], Few).kernel("sha256_streams_sha"),
        Messages::Two([Late, Early], Rotations).kernel("sha256_streams_sha_avx512"),
        Pairs(1).kernel("sha256_pairs_sha_x1"),
        Pairs(2).kernel("sha256_pairs_sha_x2"),
        Schedule::<Gpr32>::new(SHA256, Sums::Few, Shifts).kernel("sha256_blocks_avx2"),
    ];
    let in_turn = Order::RoundRobin;
    let lanes = vec![
        Sets::<Ymm>::new(SHA256, 1, in_turn).kernel("sha256_lanes_avx2_x8"),
        Sets::<Zmm>::new(SHA256, 1, in_turn).kernel("sha256_lanes_avx512_x16"),
        Sets::<Zmm>::new(SHA256, 2, in_turn).kernel("sha256_lanes_avx512_x32"),
        Sets::<Ymm>::new(SHA256, 1, in_turn).of_words().kernel("sha256_words_avx2_x8"),
        Sets::<Zmm>::new(SHA256, 1, in_turn).of_words().kernel("sha256_words_avx512_x16"),
        Sets::<Zmm>::new(SHA256, 2, in_turn).of_words().kernel("sha256_words_avx512_x32"),
        Sets::<Ymm>::new(SHA256, 1, in_turn).of_pairs().kernel("sha256_pairs_avx2_x8"),
        Sets::<Zmm>::new(SHA256, 1, in_turn).of_pairs().kernel("sha256_pairs_avx512_x16"),
        Sets::<Zmm>::new(SHA256, 2, in_turn).of_pairs().kernel("sha256_pairs_avx512_x32"),
    ];
    [few, lanes].concat()
}

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    vec![
        Messages::Two([Late, Late], Few).kernel("sha256_streams_sha_late"),
        Messages::Two([Early, Early], Few).kernel("sha256_streams_sha_early"),
        Messages::Two([Late, Early], Blends).kernel("sha256_streams_sha_blends"),
        Messages::Two([Early, Early], Rotations).kernel("sha256_streams_sha_avx512_early"),
        Schedule::<Gpr32>::new(SHA256, Sums::Short, Shifts).kernel("sha256_blocks_avx2_short"),
        Sets::<Zmm>::new(SHA256, 2, Order::Groups(4)).kernel("sha256_lanes_avx512_x32_by4"),
        Sets::<Zmm>::new(SHA256, 2, Order::Groups(33)).kernel("sha256_lanes_avx512_x32_by_rounds"),
    ]
}
