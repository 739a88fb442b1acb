//! Messages of 64 bytes with the instructions for SHA-256: one, or two woven.
//!
//! The second block of such a message is its padding, whose W + K are constants. So its rounds need only loads, and the
//! unit of `sha256rnds2` is their limit. Two messages run in lockstep. A weave of the first block of a message with the
//! padding of another takes longer, because the schedule then delays every block.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::sha::{GROUPS, MessageSchedule, REVERSE_BYTES, Shared, Stream, VECTOR, Words};
use crate::AnyOperation;
use crate::sha256::operation::Sha256Pairs;
use crate::sha256::padding::padding_sums;
use crate::sha256::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant, counted};

/// The number of messages: one or two.
pub(super) struct Pairs(pub(super) usize);

impl Variant for Pairs {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Sha256Pairs { messages: self.0 }.into()
    }

    fn summary(&self) -> String {
        counted(self.0, "message")
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let (initial, pairs, digests) = (k.arg("initial"), k.arg("pairs"), k.arg("digests"));
        let (constants, sums) = (k.words(spec::K), k.words(padding_sums()));
        let [control, reverse] = [k.constants(REVERSE_BYTES), k.constants((0..VECTOR as u8).rev())];
        let (wk, reverse_bytes) = (k.take(), k.take());
        let schedule = MessageSchedule::Few;
        let shared = Shared { constants, wk, reverse_bytes: Place::Reg(reverse_bytes), schedule, rotated: None };

        // The hash values before the messages and before their padding are on the stack, because registers don't suffice.
        let slots = k.slots(2 * (1 + self.0), VECTOR);
        let halves = |i: usize| [2 * i, 2 * i + 1].map(|half| slots.at(half));
        let inputs = [pairs, k.fix(R8)];
        let messages: Vec<Message> = [Words::Late, Words::Early]
            .into_iter()
            .zip(["message 1: ", "message 2: "])
            .take(self.0)
            .enumerate()
            .map(|(i, (cut, name))| {
                let mut stream = Stream::new(k, inputs[i], Some(halves(0).map(Place::Mem)), shared, cut);
                stream.name = name;
                stream.clear(k);
                let digest = at(digests, 4 * WORDS * i);
                Message {
                    stream,
                    initial: halves(0),
                    before_padding: halves(1 + i),
                    sums,
                    wk,
                    reverse: reverse.at(0),
                    digest,
                }
            })
            .collect();
        k.clear([wk]);

        // The instructions for SHA-256 have a legacy encoding, all other instructions here have VEX. While an upper half is
        // dirty, which the caller may cause, Intel processors pay for each change from one to the other.
        k.first([vzeroupper(zmm(0)), vmovdqu(reverse_bytes, control.at(0))].phase("begin: the order of bytes"));
        let mut enter = messages[0].stream.load(at(initial, 0));
        enter.extend(save(messages[0].stream.hash, halves(0)));
        if self.0 == 2 {
            enter.push(lea64(inputs[1], at(pairs, BLOCK)));
        }
        vec![
            straight(enter.phase("load: the hash value before the messages as a b e f and c d g h")),
            woven(messages.iter().map(Message::strand), Order::RoundRobin).into(),
        ]
    }
}

/// A message, and the places of its constants and values.
struct Message {
    stream: Stream,
    /// The hash value before the message.
    initial: [Mem; 2],
    /// The hash value after the message, before its padding.
    before_padding: [Mem; 2],
    /// W + K of the padding.
    sums: Part,
    /// The implicit operand of `sha256rnds2`.
    wk: Xmm,
    /// The control of the shuffle that reverses all bytes.
    reverse: Mem,
    digest: Mem,
}

impl Message {
    /// Processes both blocks and stores the digest.
    fn strand(&self) -> Strand {
        let hash = self.stream.hash;
        let load = hash.into_iter().zip(self.initial).map(|(reg, place)| vmovdqu(reg, place)).collect();
        let mut strand = self.stream.block_between(load, self.stream.add_before());
        strand.push(save(hash, self.before_padding));
        strand.then(self.padding()).then(self.store().into_iter().collect())
    }

    /// Processes the block of padding.
    fn padding(&self) -> Strand {
        let [abef, cdgh] = self.stream.hash;
        let mut strand = Strand::new([self.wk]);
        for group in 0..GROUPS {
            let note = format!("{}padding, rounds {} to {}", self.stream.name, 4 * group, 4 * group + 3);
            let sums = |half: usize| self.sums.at(VECTOR * group + VECTOR / 2 * half);
            strand.push([vmovdqu(self.wk, sums(0)), sha256rnds2(cdgh, abef, self.wk)].phase(note));
            strand.push([vmovq_load(self.wk, sums(1)), sha256rnds2(abef, cdgh, self.wk)]);
        }
        let sums = self.stream.hash.into_iter().zip(self.before_padding).map(|(reg, place)| vpaddd(reg, reg, place));
        let note = format!("{}finish: adds the hash value before the padding", self.stream.name);
        strand.push(Vec::from_iter(sums).phase(note));
        strand
    }

    /// Stores the digest: a b e f and c d g h from high to low become bytes a to h, highest first.
    fn store(&self) -> Vec<Inst> {
        let [abef, cdgh] = self.stream.hash;
        let [abcd, efgh, ..] = self.stream.words;
        let half = |i: i64| Mem { disp: self.digest.disp + VECTOR as i64 * i, ..self.digest };
        vec![
            vpunpckhqdq(abcd, cdgh, abef),
            vpunpcklqdq(efgh, cdgh, abef),
            vpshufb(abcd, abcd, self.reverse),
            vpshufb(efgh, efgh, self.reverse),
            vmovdqu_store(half(0), abcd),
            vmovdqu_store(half(1), efgh),
        ]
        .phase(format!("{}store: the digest", self.stream.name))
    }
}

/// Stores a hash value on the stack.
fn save(hash: [Xmm; 2], to: [Mem; 2]) -> Vec<Inst> {
    to.into_iter().zip(hash).map(|(place, reg)| vmovdqu_store(place, reg)).collect()
}
