//! MD5 in general-purpose registers, interleaved with the instructions for SHA-1 and SHA-256.
//!
//! On AMD's cores a block of MD5 takes 288 cycles, the latency of its dependency chain, and SHA-256 and SHA-1 some 130
//! each, in other execution units. So the chain of MD5 decides the time, if the instructions of the other chains are
//! spread evenly over it.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, straight, woven};
use raddle_isa::{Code, Order, Strand};

use super::{BLOCK, Combination};
use crate::combined::operation::CombinedBlocks;
use crate::hash::Hash;
use crate::md5::x86_64::gpr::{Block, Level};
use crate::sha1::x86_64::sha as sha1;
use crate::sha256::spec;
use crate::sha256::x86_64::sha as sha256;
use crate::variant::{Builder, Variant};
use crate::{AnyOperation, Kernel};

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    let woven = |combination, order| Woven { combination, order };
    vec![
        // With one instruction of each in turn, llvm-mca 19 fails in its models of Alder Lake and Sapphire Rapids.
        woven(Combination::Md5Sha256, Order::Groups(2)).kernel("md5_sha256_blocks_sha"),
        woven(Combination::Sha1Sha256, Order::RoundRobin).kernel("sha1_sha256_blocks_sha"),
        woven(Combination::Md5Sha1Sha256, Order::RoundRobin).kernel("md5_sha1_sha256_blocks_sha"),
    ]
}

/// The chains of a combination, interleaved instruction by instruction.
struct Woven {
    combination: Combination,
    order: Order,
}

/// The length of a vector register in bytes.
const VECTOR: usize = 16;

impl Variant for Woven {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        CombinedBlocks(self.combination).into()
    }

    fn summary(&self) -> String {
        format!("1 message, a chain of each hash function, {}", self.order)
    }

    /// Absorbs a block into each hash value per iteration.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let has = |hash| self.combination.functions().contains(&hash);
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let constants = k.words(spec::K);
        let reverse_words = k.constants(sha256::REVERSE_BYTES);
        let md5 = has(Hash::Md5).then(|| {
            let buffer = k.fix_all([RAX, RBX, RBP, R8]).map(Gpr64::low32);
            let scratch = k.fix_all([R9, R10]).map(Gpr64::low32);
            let before = k.fix_all([R11, R12, R13, R14]).map(Gpr64::low32);
            k.clear(buffer.into_iter().chain(scratch).chain(before));
            Block { level: Level::Bmi1, input, buffer, before, scratch }
        });
        // The instructions for SHA-1 and SHA-256 name sixteen registers. If both are woven, the hash values before the
        // block are on the stack, and the controls of the shuffles in the table.
        let both = has(Hash::Sha1).then(|| {
            let fifth = md5.as_ref().map_or_else(|| k.fix(RAX).low32(), |md5| md5.scratch[0]);
            if md5.is_none() {
                k.clear([fifth]);
            }
            (fifth, k.constants(sha1::REVERSE_BYTES), k.slots(4, VECTOR))
        });
        let before = |first: usize| both.map(|(_, _, slots)| [first, first + 1].map(|i| Place::Mem(slots.at(i))));
        let wk = k.take();
        k.clear([wk]);
        let reverse_bytes = match both {
            Some(_) => Place::Mem(reverse_words.at(0)),
            None => Place::Reg(k.take::<Xmm>()),
        };
        let schedule = sha256::MessageSchedule::Few;
        let shared = sha256::Shared { constants, wk, reverse_bytes, schedule, rotated: None };
        let mut sha256 = sha256::Stream::new(k, input, before(0), shared, sha256::Words::Late);
        sha256.name = "SHA-256: ";
        sha256.clear(k);
        let sha1 = both.map(|(fifth, control, _)| {
            let mut stream = sha1::Stream::new(k, input, before(2), None, Place::Mem(control.at(0)), fifth);
            stream.name = "SHA-1: ";
            stream.clear(k);
            stream
        });

        // The instructions for SHA-1 and SHA-256 have a legacy encoding, and all other vector instructions VEX. While an
        // upper half is dirty, which the caller may cause, Intel processors pay for each change from one to the other.
        k.first([vzeroupper(zmm(0))].phase("begin: vectors without upper halves"));
        let place = |hash| at(state, self.combination.place(hash));
        let (mut enter, mut leave) = (Vec::new(), Vec::new());
        let mut strands: Vec<Strand> = Vec::new();
        if let Some(md5) = &md5 {
            enter.extend(md5.load(place(Hash::Md5)));
            leave.extend(md5.store(place(Hash::Md5)));
            strands.push(Strand::from_iter(md5.insts()).named("MD5"));
        }
        if let Some(sha1) = &sha1 {
            enter.extend(sha1.load(place(Hash::Sha1)));
            leave.extend(sha1.store(place(Hash::Sha1)));
            strands.push(sha1.block().divided().named("SHA-1"));
        }
        if let Place::Reg(control) = reverse_bytes {
            enter.push(vmovdqu(control, reverse_words.at(0)));
        }
        enter.extend(sha256.load(place(Hash::Sha256)));
        leave.extend(sha256.store(place(Hash::Sha256)));
        strands.push(sha256.block().divided().named("SHA-256"));

        let next = [add64(input, BLOCK), sub64(len, BLOCK)].phase("advance: pointer and length");
        vec![
            straight(enter.phase("load: the hash value of each function")),
            Code::While {
                test: vec![cmp64(len, BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: vec![woven(strands, self.order).into(), straight(next)],
            }
            .phase(format!("loop: a block into each hash value, while {BLOCK} bytes are left")),
            straight(leave.phase("store: the hash value of each function")),
        ]
    }
}
