//! MD5 in general-purpose registers, interleaved with the instructions for SHA-1 and SHA-256.
//!
//! A block of MD5 takes 288 cycles, the latency of its dependency chain. SHA-1 takes some 100 and SHA-256 some 80, in the
//! vector pipes. So the chain of MD5 decides the time, if the instructions of the other chains are spread evenly over it. The 24
//! vector registers of SHA-1 and SHA-256 are all that the caller does not expect back, so the kernels need no stack.
//!
//! These are cycles per byte in the model of `llvm-mca`; the kernels for one function follow for comparison:
//!
//! | | Neoverse N1 | V1 | V2 |
//! |---|---|---|---|
//! | `md5_sha256_blocks_sha2` | 4.50 | 4.50 | 4.50 |
//! | `sha1_sha256_blocks_sha2` | 2.05 | 1.59 | 2.00 |
//! | `md5_sha1_sha256_blocks_sha2` | 4.50 | 4.50 | 4.50 |
//! | `md5_blocks_gpr` | 4.50 | 4.50 | 4.50 |
//! | `sha1_blocks_sha2` | 1.61 | 1.59 | 1.61 |
//! | `sha256_blocks_sha2` | 1.28 | 1.28 | 1.28 |

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::{BLOCK, Combination};
use crate::aarch64::streams::Stream;
use crate::combined::operation::CombinedBlocks;
use crate::hash::Hash;
use crate::md5::aarch64::words as md5;
use crate::md5::spec;
use crate::sha1::aarch64::sha1;
use crate::sha256::aarch64::sha2;
use crate::variant::{Builder, Variant};
use crate::{AnyOperation, Kernel};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let woven = |combination| Woven { combination, order: Order::RoundRobin };
    vec![
        woven(Combination::Md5Sha256).kernel("md5_sha256_blocks_sha2"),
        woven(Combination::Sha1Sha256).kernel("sha1_sha256_blocks_sha2"),
        woven(Combination::Md5Sha1Sha256).kernel("md5_sha1_sha256_blocks_sha2"),
    ]
}

/// The length of a vector register in bytes.
const VECTOR: usize = 16;

/// The pointer to a hash value; the code of MD5 does not use this register.
const POINTER: X = x(17);

/// The chains of a combination, interleaved instruction by instruction.
struct Woven {
    combination: Combination,
    order: Order,
}

/// The code of the hash functions around and in the loop.
#[derive(Default)]
struct Chains {
    enter: Vec<Inst>,
    strands: Vec<Strand>,
    leave: Vec<Inst>,
}

impl Woven {
    /// Appends the chain of a function that has instructions.
    fn push<S: Stream>(&self, k: &mut Builder<Aarch64>, chains: &mut Chains) {
        let (constants, streams) = S::of(k, vec![k.arg("input")]);
        let (state, place) = (k.arg("state"), self.combination.place(S::HASH));
        let place = if place.is_multiple_of(VECTOR) {
            at(state, place)
        } else {
            // An offset in an instruction that loads a pair of vectors is a multiple of their length.
            let pointer = k.fix(POINTER);
            chains.enter.push(add64_imm(pointer, state, place));
            at(pointer, 0)
        };
        let name = match S::HASH {
            Hash::Sha1 => "SHA-1",
            _ => "SHA-256",
        };
        chains.enter.extend(constants);
        for stream in streams {
            chains.enter.extend(stream.load(place));
            chains.strands.push(stream.block(&format!("{name}: ")).named(name));
            chains.leave.extend(stream.store(place));
        }
    }
}

impl Variant for Woven {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        CombinedBlocks(self.combination).into()
    }

    fn summary(&self) -> String {
        format!("1 message, a chain of each hash function, {}", self.order)
    }

    /// Absorbs a block into each hash value per iteration.
    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let mut chains = Chains::default();
        for &hash in self.combination.functions() {
            match hash {
                Hash::Md5 => {
                    // The code of MD5 expects its constants at the start of the table.
                    k.words(spec::T);
                    k.clear(md5::secrets());
                    let place = at(state, self.combination.place(hash));
                    chains.enter.extend(md5::load_hash(place));
                    chains.strands.push(md5::block().named("MD5"));
                    chains.leave.extend(md5::store_hash(place));
                }
                Hash::Sha1 => self.push::<sha1::Stream>(k, &mut chains),
                Hash::Sha256 => self.push::<sha2::Stream>(k, &mut chains),
                _ => unreachable!("{hash} is in no combination"),
            }
        }
        let next = [add64_imm(input, input, BLOCK), sub64_imm(len, len, BLOCK)].phase("advance: pointer and length");
        vec![
            straight(chains.enter.phase("load: constants, and the hash value of each function")),
            Code::While {
                test: vec![cmp64_imm(len, BLOCK)],
                enter: HS,
                body: vec![woven(chains.strands, self.order).into(), straight(next)],
            }
            .phase(format!("loop: a block into each hash value, while {BLOCK} bytes are left")),
            straight(chains.leave.phase("store: the hash value of each function")),
        ]
    }
}
