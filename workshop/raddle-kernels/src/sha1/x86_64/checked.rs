//! The SHA-1 instructions, woven with the conditions of attacks: one message.
//!
//! The rounds are a dependency chain that leaves most units idle. The conditions need words of the message schedule. The
//! schedule does not need the rounds, so it is [`LEAD`] groups ahead of them. Then the conditions fit between most of the
//! rounds of their own block, evenly: a processor can look ahead by about half a block, and can't make up for a half that is
//! full after a half that is empty.
//!
//! All instructions have 128 bits. A processor forwards four stored words to a load of the same four words, but not to a load
//! of parts of two stores, and the SHA-1 instructions need clean upper halves of vector registers.

use std::collections::{BTreeSet, VecDeque};

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::sha::{GROUPS, REVERSE, REVERSE_BYTES, Stream, VECTOR};
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
    let fifth = k.fix(RAX).low32();
    k.clear([fifth]);
    let slots = k.slots(GROUPS + 2, VECTOR);
    let before = [GROUPS, GROUPS + 1].map(|slot| Place::Mem(slots.at(slot)));
    let stream = Stream::new(k, input, Some(before), None, Place::Mem(control.at(0)), fifth);
    stream.clear(k);
    let check = Check::new(k, slots);

    // Like the rounds of other kernels with SHA-1 instructions, these need clean upper halves.
    k.first(check.begin());
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
                straight(block(&stream, &check)),
                straight(record.phase("record: the hash value, and the attacks that no lane excludes")),
                straight(next.phase("advance: pointers and length")),
            ],
        }
        .phase(format!("loop: a block, while {BLOCK} bytes are left")),
        straight(stream.store(at(state, 0)).phase("store: the hash value")),
    ]
}

/// Absorbs a block, with the conditions on its words between the rounds.
fn block(stream: &Stream, check: &Check) -> Vec<Inst> {
    let schedule =
        |group: usize| [stream.load_words(group), vec![check.store(stream, group)], stream.schedule(group)].concat();
    let mut insts = stream.keep();
    insts.extend((0..LEAD).flat_map(schedule).collect::<Vec<_>>().phase("words ahead of the rounds"));
    insts.push(vpxor(check.excluded, check.excluded, check.excluded));
    let mut rows: VecDeque<_> = (0..CONDITIONS.len()).map(|row| check.conditions(row)).collect();
    let mut left: usize = rows.iter().map(Vec::len).sum();
    for group in 0..GROUPS {
        let words = check.word;
        let rounds =
            [vec![vmovdqu(words, check.words(group))], stream.add(group, words), stream.rounds(group)].concat();
        insts.extend(rounds.phase(format!("rounds {} to {}", 4 * group, 4 * group + 3)));
        if group + LEAD < GROUPS {
            insts.extend(schedule(group + LEAD).phase(format!("words {LEAD} groups ahead")));
        }
        // As many conditions as after each of the groups that follow, if the words were stored a group before.
        let mut share = Vec::new();
        let enough = left / (GROUPS - group);
        while let Some(row) = rows.front()
            && (Check::last_group(CONDITIONS.len() - rows.len()) < group + LEAD
                && share.len() + row.len() / 2 <= enough
                || group == GROUPS - 1)
        {
            share.extend(rows.pop_front().expect("a row"));
        }
        left -= share.len();
        insts.extend(share.phase("conditions: the attacks that each pair of words excludes"));
    }
    insts.extend(stream.finish());
    insts
}

/// The number of groups of words that are computed before the rounds begin. With fewer, Zen 3 takes longer.
const LEAD: usize = 7;

/// Writes the record of a block.
fn record(stream: &Stream, check: &Check, records: Gpr64) -> Vec<Inst> {
    let (excluded, x) = (check.excluded, check.violated);
    let mut insts = Vec::new();
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

/// The conditions, four words at a time.
struct Check {
    /// All words of the message schedule.
    slots: Slots,
    /// The vectors that each lane excludes if its condition is violated.
    vectors: Part,
    /// The places of the first bits of conditions.
    places: Vec<u32>,
    /// A bit in each of these places.
    bits: Part,
    /// The bits in the places [`FREQUENT`].
    frequent: [Xmm; FREQUENT.len()],
    ones: Part,
    zero: Xmm,
    /// The vectors that each lane has excluded.
    excluded: Xmm,
    /// A group of words for the rounds.
    word: Xmm,
    /// The second words of conditions.
    second: Xmm,
    /// The differences between the words.
    difference: Xmm,
    /// Whether a condition is violated, or met: all bits of a lane, or none.
    violated: Xmm,
}

/// The places that most conditions are about: their bits stay in registers.
const FREQUENT: [u32; 3] = [4, 1, 29];

impl Check {
    fn new(k: &mut Builder<X86_64>, slots: Slots) -> Check {
        // A register has the words from the last to the first.
        let vectors = k.words(CONDITIONS.iter().flat_map(|conditions| conditions.vectors.into_iter().rev()));
        let ones = k.words([u32::MAX; LANES]);
        let places = BTreeSet::from_iter(CONDITIONS.iter().map(|row| row.bits[0]));
        let bits = k.words(places.iter().flat_map(|place| [1 << place; LANES]));
        let [excluded, word, second, difference, violated] = k.take_all();
        k.clear([excluded, word, second, difference, violated]);
        let (zero, frequent) = (k.take(), k.take_all());
        Check {
            slots,
            vectors,
            places: Vec::from_iter(places),
            bits,
            frequent,
            ones,
            zero,
            excluded,
            word,
            second,
            difference,
            violated,
        }
    }

    /// Returns the first instructions of the kernel. Like the rounds of other kernels with SHA-1 instructions, these need
    /// clean upper halves.
    fn begin(&self) -> Vec<Inst> {
        let mut insts = vec![vzeroupper(zmm(0)), vpxor(self.zero, self.zero, self.zero)];
        insts.extend(
            self.frequent.into_iter().zip(FREQUENT).map(|(register, place)| vmovdqu(register, self.bit(place))),
        );
        insts.phase("begin: the bits of most conditions")
    }

    /// Returns the address of the bit in a place, in each lane.
    fn bit(&self, place: u32) -> Mem {
        let index = self.places.iter().position(|&other| other == place).expect("a condition has it");
        self.bits.at(VECTOR * index)
    }

    /// Returns the place of a group of words.
    fn words(&self, group: usize) -> Mem {
        self.slots.at(group)
    }

    /// Stores a group of words.
    fn store(&self, stream: &Stream, group: usize) -> Inst {
        vmovdqu_store(self.words(group), stream.words(group))
    }

    /// Returns the last group of words that a row of conditions needs.
    fn last_group(row: usize) -> usize {
        (CONDITIONS[row].first + CONDITIONS[row].distance).div_ceil(LANES)
    }

    /// Adds the vectors that a row of conditions excludes.
    fn conditions(&self, row: usize) -> Vec<Inst> {
        let words = |row: &Conditions| (row.first, row.distance);
        let shift = |row: &Conditions| row.bits[1].wrapping_sub(row.bits[0]);
        let Conditions { first, distance, bits: [a, b], differ, .. } = CONDITIONS[row];
        let before = row.checked_sub(1).map(|row| &CONDITIONS[row]).filter(|before| words(before) == (first, distance));
        let (second, difference, violated) = (self.second, self.difference, self.violated);
        let mut insts = Vec::new();
        if before.is_none() {
            let (group, offset) = ((first + distance) / LANES, distance % LANES);
            insts.push(vmovdqu(second, self.words(group)));
            let bytes = (VECTOR - 4 * offset) as u8;
            insts.extend((offset > 0).then(|| vpalignr(second, second, self.words(group + 1), bytes)));
        }
        if before.is_none_or(|before| shift(before) != shift(&CONDITIONS[row])) {
            // The second bit moves to the place of the first.
            let moved = if a == b { second } else { difference };
            insts.extend((b > a).then(|| vpsrld(difference, second, (b - a) as u8)));
            insts.extend((b < a).then(|| vpslld(difference, second, (a - b) as u8)));
            insts.push(vpxor(difference, moved, self.words(first / LANES)));
        }
        insts.push(match FREQUENT.iter().position(|&place| place == a) {
            Some(i) => vpand(violated, difference, self.frequent[i]),
            None => vpand(violated, difference, self.bit(a)),
        });
        insts.push(vpcmpeqd(violated, violated, self.zero));
        let vectors = self.vectors.at(VECTOR * row);
        insts.push(if differ { vpand(violated, violated, vectors) } else { vpandn(violated, violated, vectors) });
        insts.push(vpor(self.excluded, self.excluded, violated));
        insts
    }
}
