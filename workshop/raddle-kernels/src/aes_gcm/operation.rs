//! The operations of AES-GCM and AES-GCM-SIV.

use raddle_isa::Contract;

use super::{Direction, POWERS, blocks, finish};
use crate::aes::mode::Mode;
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

/// Draws a message, or two, a key and a state.
#[inline]
fn drawn(draw: &Draw, (mode, direction): (Mode, Direction), size: Size, powers: &Powers) -> Regions {
    let mut key = draw.ghash(&powers.numbers("key", POWERS), POWERS + powers.bytes);
    let schedule = draw.schedule(size);
    key[..schedule.len()].copy_from_slice(&schedule);
    let mut drawn: Regions = [("input", draw.message(6)), ("key", key), ("state", draw.aes_gcm(mode))].into();
    if mode.text(direction) == "out" {
        drawn.insert("out", draw.message(7));
    }
    drawn
}

/// AES-GCM or AES-GCM-SIV of whole blocks: [`blocks`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AesGcmBlocks {
    /// The mode. With AES-GCM-SIV, a kernel that seals hashes one message and encrypts another.
    pub mode: Mode,
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

impl AesGcmBlocks {
    fn mode(&self) -> Mode {
        self.mode
    }
}

impl AesGcmFinish {
    fn mode(&self) -> Mode {
        Mode::Gcm
    }
}

/// Implements the trait for each operation: its contract, the number that the contract takes in addition to the key,
/// and whether the operation ends the message. The function of the contract is a part of the operation's name.
macro_rules! operations {
    ($($operation:ident: $part:ident(.. $length:ident), ends: $ends:literal;)+) => {$(
        impl Operation for $operation {
            fn name(&self) -> String {
                let mode = if self.mode() == Mode::Gcm { "gcm" } else { "gcm_siv" };
                format!("{}_{mode}_{}_{}", self.size, self.direction, stringify!($part))
            }

            fn contract(&self) -> Contract {
                $part(self.mode(), self.direction, self.size, &self.powers, self.$length)
            }

            fn interface(&self) -> Interface {
                let (contract, of) = match (self.mode(), self.direction) {
                    (Mode::Gcm, direction) => (stringify!($operation), parameters(self.size, direction)),
                    (Mode::GcmSiv, Direction::Seal) => ("AesGcmSivSealBlocks", vec![self.size.parameter()]),
                    (Mode::GcmSiv, Direction::Open) => ("AesGcmSivOpenBlocks", vec![self.size.parameter()]),
                };
                Interface {
                    contract,
                    of,
                    pointers: &["Output", "Input", "GcmKey<S>", "GcmState"],
                    powers: Some("GhashPowers"),
                }
            }

            fn is_of(&self, algorithm: Algorithm) -> bool {
                algorithm == self.mode().algorithm(self.size)
            }

            #[inline]
            fn draw(&self, draw: &Draw) -> Regions {
                drawn(draw, (self.mode(), self.direction), self.size, &self.powers)
            }

            #[inline]
            fn reference(&self, given: &Regions) -> Regions {
                gcm((self.mode(), self.size), self.direction, &self.powers, $ends, given)
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
