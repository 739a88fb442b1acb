//! The SHA-1 instructions, and AVX2 for the conditions of attacks: one message.
//!
//! The rounds are a dependency chain that leaves most units idle. After the rounds of a block come the conditions on its words.
//! No result of them is needed by the next block, so an out-of-order processor can compute them during its rounds. The code
//! can't interleave them with rounds, because the SHA-1 instructions need clean upper halves of vector registers.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::sha::{REVERSE, REVERSE_BYTES, STORED, Stream, VECTOR};
use crate::Kernel;
use crate::sha1::attacks::{CONDITIONS, Conditions, LANES};
use crate::sha1::operation::{RECORD, Sha1CheckedBlocks};
use crate::sha1::{BLOCK, WORDS};
use crate::variant::{Builder, kernel};

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![kernel("sha1_checked_blocks_sha", Sha1CheckedBlocks, "1 message", build)]
}

/// Absorbs a block per iteration, and writes its record.
fn build(k: &mut Builder<X86_64>) -> Vec<Code> {
    let [state, input, len, records] = ["state", "input", "len", "records"].map(|name| k.arg(name));
    let control = k.constants(REVERSE_BYTES);
    let (reverse, fifth) = (k.take(), k.fix(RAX).low32());
    k.clear([fifth]);
    let words = k.slots(STORED.len(), VECTOR);
    let mut stream = Stream::new(k, input, None, None, Place::Reg(reverse), fifth);
    stream.stored = Some(words);
    stream.clear(k);
    let check = Check::new(k, words);

    // Like the rounds of other kernels with SHA-1 instructions, these need clean upper halves.
    k.first([vzeroupper(zmm(0)), vmovdqu(reverse, control.at(0))].phase("begin: the order of bytes"));
    let record = record(&stream, &check, records);
    let next = [add64(input, BLOCK), add64(records, RECORD), sub64(len, BLOCK)];
    vec![
        straight(
            stream.load(at(state, 0)).phase("load: the hash value, a to d from high to low, and e in the highest word"),
        ),
        Code::While {
            test: vec![cmp64(len, BLOCK)],
            enter: ABOVE_OR_EQUAL,
            body: vec![
                stream.block().into(),
                straight(check.insts()),
                straight(record.phase("record: the hash value, and the attacks that no lane excludes")),
                straight(next.phase("advance: pointers and length")),
            ],
        }
        .phase(format!("loop: a block, while {BLOCK} bytes are left")),
        straight(stream.store(at(state, 0)).phase("store: the hash value")),
    ]
}

/// Writes the record of a block.
fn record(stream: &Stream, check: &Check, records: Gpr64) -> Vec<Inst> {
    let (excluded, x) = (check.excluded.xmm(), check.scratch.xmm());
    let mut insts = vec![vextracti128(x, check.excluded, 1), vzeroupper(zmm(0)), vpor(excluded, excluded, x)];
    // Each shuffle exchanges halves, so at the end each word has the bits of all words.
    for halves in [0x4e, 0xb1] {
        insts.extend([vpshufd(x, excluded, halves), vpor(excluded, excluded, x)]);
    }
    insts.extend([
        vpxor(excluded, excluded, check.ones.at(0)),
        vmovd_gpr(stream.fifth(), excluded),
        mov32_store(at(records, 4 * WORDS), stream.fifth()),
        vpshufd(x, stream.abcd, REVERSE),
        vmovdqu_store(at(records, 0), x),
        vpshufd(x, stream.sums[0], REVERSE),
        vmovd_gpr(stream.fifth(), x),
        mov32_store(at(records, VECTOR), stream.fifth()),
    ]);
    insts
}

/// The conditions, eight words at a time.
struct Check {
    words: Slots,
    /// The vectors that each lane excludes if its condition is violated.
    vectors: Part,
    ones: Part,
    /// The vectors that each lane has excluded.
    excluded: Ymm,
    scratch: Ymm,
}

impl Check {
    fn new(k: &mut Builder<X86_64>, words: Slots) -> Check {
        // The words lie in memory from the last to the first.
        let vectors = k.words(CONDITIONS.iter().flat_map(|conditions| conditions.vectors.into_iter().rev()));
        let ones = k.words([u32::MAX; LANES]);
        let [excluded, scratch] = k.take_all();
        k.clear([excluded, scratch]);
        Check { words, vectors, ones, excluded, scratch }
    }

    /// Returns the address of the eight words from W(`first`) on.
    fn words(&self, first: usize) -> Mem {
        let last = self.words.at(0);
        Mem { disp: last.disp + 4 * (4 * STORED.end - LANES - first) as i64, ..last }
    }

    fn insts(&self) -> Vec<Inst> {
        let begin = [vpxor(self.excluded, self.excluded, self.excluded)];
        let all = CONDITIONS.iter().zip(0..).flat_map(|(conditions, i)| self.conditions(conditions, i));
        Vec::from_iter(begin.into_iter().chain(all)).phase("conditions: the attacks that each pair of words excludes")
    }

    /// Adds the vectors that a row of conditions excludes.
    fn conditions(&self, conditions: &Conditions, row: usize) -> Vec<Inst> {
        let &Conditions { first, distance, bits: [a, b], differ, .. } = conditions;
        let x = self.scratch;
        let mut insts = vec![vmovdqu(x, self.words(first + distance))];
        // The second bit moves to the place of the first.
        insts.extend((b > a).then(|| vpsrld(x, x, (b - a) as u8)));
        insts.extend((b < a).then(|| vpslld(x, x, (a - b) as u8)));
        insts.push(vpxor(x, x, self.words(first)));
        // Then the highest bit, the lowest bit, and all bits if the bits are equal.
        insts.extend((a < 31).then(|| vpslld(x, x, (31 - a) as u8)));
        insts.extend([vpsrld(x, x, 31), vpaddd(x, x, self.ones.at(0))]);
        let vectors = self.vectors.at(4 * LANES * row);
        insts.push(if differ { vpand(x, x, vectors) } else { vpandn(x, x, vectors) });
        insts.push(vpor(self.excluded, self.excluded, x));
        insts
    }
}
