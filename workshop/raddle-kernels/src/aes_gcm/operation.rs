//! The operations of AES-GCM.

use raddle_isa::Contract;

use super::{Direction, POWERS, blocks, finish};
use crate::aes::{BLOCK, Size};
use crate::algorithm::Algorithm;
use crate::ghash::Powers;
use crate::operation::{Interface, Operation};
use crate::reference::Draw;
use crate::reference::aes::gcm;
use crate::reference::region::Regions;

/// Returns the parameters of contracts in the library.
fn parameters(size: Size, direction: Direction) -> Vec<(&'static str, &'static str)> {
    let direction = match direction {
        Direction::Seal => "Seal",
        Direction::Open => "Open",
    };
    vec![size.parameter(), ("D", direction)]
}

/// Draws a message, a key and a state.
#[inline]
fn drawn(draw: &Draw, size: Size, powers: &Powers) -> Regions {
    let mut key = draw.ghash(&powers.numbers("key", POWERS), POWERS + powers.bytes);
    let schedule = draw.schedule(size);
    key[..schedule.len()].copy_from_slice(&schedule);
    [("input", draw.message(6)), ("key", key), ("state", draw.aes_gcm())].into()
}

/// AES-GCM of whole blocks: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesGcmBlocks {
    /// The size of the key.
    pub size: Size,
    /// Whether the kernel seals or opens.
    pub direction: Direction,
    /// The memory layout of the powers of the key.
    pub powers: Powers,
    /// The number of bytes that the length is a multiple of.
    pub stride: u64,
}

/// The end of a message of AES-GCM, and its tag: [`finish`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesGcmFinish {
    /// The size of the key.
    pub size: Size,
    /// Whether the kernel seals or opens.
    pub direction: Direction,
    /// The memory layout of the powers of the key.
    pub powers: Powers,
    /// The maximal length in bytes.
    pub max: u64,
}

/// Implements the trait for each operation: its contract, the number that the contract takes in addition to the key,
/// and whether the operation ends the message. The function of the contract is a part of the operation's name.
macro_rules! operations {
    ($($operation:ident: $part:ident(.. $length:ident), ends: $ends:literal;)+) => {$(
        impl Operation for $operation {
            fn name(&self) -> String {
                format!("{}_gcm_{}_{}", self.size, self.direction, stringify!($part))
            }

            fn contract(&self) -> Contract {
                $part(self.size, &self.powers, self.$length)
            }

            fn interface(&self) -> Interface {
                Interface {
                    contract: stringify!($operation),
                    of: parameters(self.size, self.direction),
                    pointers: &["Output", "Input", "GcmKey<S>", "GcmState"],
                    powers: Some("GhashPowers"),
                }
            }

            fn is_of(&self, algorithm: Algorithm) -> bool {
                algorithm == Algorithm::AesGcm(self.size)
            }

            #[inline]
            fn draw(&self, draw: &Draw) -> Regions {
                drawn(draw, self.size, &self.powers)
            }

            #[inline]
            fn reference(&self, given: &Regions) -> Regions {
                gcm(self.size, self.direction, &self.powers, $ends, given)
            }

            fn block_bytes(&self) -> u64 {
                BLOCK as u64
            }

            fn powers(&self) -> Option<(&str, usize)> {
                self.powers.layout()
            }
        }
    )+};
}

operations! {
    AesGcmBlocks: blocks(.. stride), ends: false;
    AesGcmFinish: finish(.. max), ends: true;
}
