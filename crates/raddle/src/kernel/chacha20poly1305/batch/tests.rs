//! Tests the steps of batches, with every plan.
//!
//! [`Checker`] follows the steps of one batch, and refuses the first wrong step. Planted faults show that it does so.

use std::{format, println, string::String, vec, vec::Vec};

use super::{schedule::*, *};
use crate::kernel::{
    poly1305::{lanes::LANES, state::BLOCK},
    testing::plans::Plans,
};

type Checked = Result<(), &'static str>;

fn check(holds: bool, why: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(why) }
}

/// A block of the buffer: a block of a packet, as a state or as keystream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    State(usize, usize),
    Keystream(usize, usize),
}

/// The progress of a packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// This many blocks of keystream are applied.
    Applied(usize),
    /// All blocks are applied, and the tag is not known yet.
    Waits,
    /// The packet is sealed, opened or refused.
    Done,
}

/// Follows the steps of a batch of packets with these lengths.
struct Checker<'a> {
    packets: &'a [Lengths],
    /// The room in the buffers.
    room: Need,
    buffer: Vec<Option<Block>>,
    progress: Vec<Progress>,
    /// The lane of the last part's packet, if its blocks have not all been applied.
    open: Option<(usize, Option<Lane>)>,
    /// The packets in lanes, and the blocks of each.
    lanes: [Option<(usize, usize)>; LANES],
    /// The number of sets that have been authenticated.
    absorbed: usize,
    wrong: Checked,
}

impl<'a> Checker<'a> {
    fn new(packets: &'a [Lengths], room: Need) -> Self {
        let (buffer, progress) = (vec![None; room.blocks], vec![Progress::Applied(0); packets.len()]);
        Self { packets, room, buffer, progress, open: None, lanes: [None; LANES], absorbed: 0, wrong: Ok(()) }
    }

    fn step(&mut self, step: &BatchStep) -> Checked {
        match step {
            BatchStep::Alone { packet } => {
                check(self.progress.get(*packet) == Some(&Progress::Applied(0)), "a packet alone, after a part of it")?;
                self.progress[*packet] = Progress::Done;
                // The last packets of a batch may be too few for a kernel. Their states are not used.
                for block in &mut self.buffer {
                    block.take_if(|block| matches!(block, Block::State(of, _) if of == packet));
                }
            }
            BatchStep::States { part, at } => {
                check(part.packet < self.packets.len(), "there is no such packet")?;
                check(part.blocks > 0, "no block")?;
                let all = keystream_blocks(self.packets[part.packet].text);
                check(part.first + part.blocks <= all, "blocks after the end of the text")?;
                check(part.ends == (part.first + part.blocks == all), "the end of a packet")?;
                let Some(blocks) = self.buffer.get_mut(*at..at + part.blocks) else { return Err("within the buffer") };
                for (i, block) in blocks.iter_mut().enumerate() {
                    check(block.is_none(), "a block is overwritten before it is used")?;
                    *block = Some(Block::State(part.packet, part.first + i));
                }
            }
            BatchStep::Keystream { kernel, blocks } => {
                let computed = blocks.next_multiple_of(kernel.multiple() / KEYSTREAM_BLOCK);
                check(*blocks > 0 && computed <= self.room.blocks, "within the buffer")?;
                check(KEYSTREAM_BLOCK * computed <= kernel.max_len(), "longer than the contract allows")?;
                for (i, block) in self.buffer.iter_mut().enumerate() {
                    *block = match block {
                        Some(Block::State(packet, n)) if i < *blocks => Some(Block::Keystream(*packet, *n)),
                        None if i >= *blocks => None,
                        _ => return Err("the states, and no other block"),
                    };
                }
            }
            BatchStep::Apply { part, at, lane } => self.apply(*part, *at, *lane)?,
            BatchStep::Absorb { sets, .. } => {
                check(self.open.is_none_or(|(_, lane)| lane.is_none()), "a packet is not complete")?;
                check(sets.start == self.absorbed && sets.start < sets.end, "each set once and in order")?;
                check(sets.end <= self.room.sets, "within the sets")?;
                check(
                    self.waiting().all(|(_, blocks)| blocks <= self.absorbed || blocks >= sets.end),
                    "a tag between",
                )?;
                check(self.waiting().any(|(_, blocks)| blocks == sets.end), "for no tag")?;
                self.absorbed = sets.end;
            }
            BatchStep::Tag { packet, lane } => {
                let Some(place) = self.lanes.get_mut(*lane) else { return Err("there is no such lane") };
                check(*place == Some((*packet, self.absorbed)), "the tag of another packet, or of other blocks")?;
                check(self.progress[*packet] == Progress::Waits, "before the last block")?;
                *place = None;
                self.progress[*packet] = Progress::Done;
                if self.waiting().next().is_none() {
                    self.absorbed = 0;
                }
            }
        }
        Ok(())
    }

    /// Returns the packets that wait for their tags.
    fn waiting(&self) -> impl Iterator<Item = (usize, usize)> {
        self.lanes.iter().flatten().copied()
    }

    fn apply(&mut self, part: Part, at: usize, lane: Option<Lane>) -> Checked {
        let Part { packet, first, blocks, ends } = part;
        check(self.progress.get(packet) == Some(&Progress::Applied(first)), "each block once and in order")?;
        let Some(keystream) = self.buffer.get_mut(at..at + blocks) else { return Err("within the buffer") };
        for (i, block) in keystream.iter_mut().enumerate() {
            check(*block == Some(Block::Keystream(packet, first + i)), "the keystream of another block")?;
            *block = None;
        }
        let Lengths { aad, text } = self.packets[packet];
        if first == 0 {
            check(self.open.is_none(), "another packet is not complete")?;
            if let Some(lane) = lane {
                check(lane.text == aad.div_ceil(BLOCK), "the text after the additional data")?;
                check(lane.blocks == lane.text + text.div_ceil(BLOCK) + 1, "the block of lengths at the end")?;
                check(lane.blocks <= self.room.sets, "within the sets")?;
                check(self.absorbed == 0, "a packet begins after others of its sets")?;
                let Some(place) = self.lanes.get_mut(lane.lane) else { return Err("there is no such lane") };
                check(place.is_none(), "the lane has a packet")?;
                *place = Some((packet, lane.blocks));
            }
        } else {
            check(self.open == Some((packet, lane)), "the lane of the earlier blocks")?;
        }
        let all = keystream_blocks(text);
        check(ends == (first + blocks == all), "the end of a packet")?;
        self.open = if ends { None } else { Some((packet, lane)) };
        self.progress[packet] = match (ends, lane) {
            (false, _) => Progress::Applied(first + blocks),
            (true, Some(_)) => Progress::Waits,
            (true, None) => Progress::Done,
        };
        Ok(())
    }

    /// Checks that every packet is done, and that no block is left.
    fn end(&self) -> Checked {
        self.wrong?;
        check(self.progress.iter().all(|packet| *packet == Progress::Done), "a packet is left out")?;
        check(self.buffer.iter().all(Option::is_none), "keystream is left")
    }
}

impl BatchSteps for Checker<'_> {
    fn lengths(&self, packet: usize) -> Lengths {
        self.packets[packet]
    }

    fn perform(&mut self, step: BatchStep) {
        if self.wrong.is_ok() {
            self.wrong = self.step(&step);
        }
    }
}

/// The steps of a batch, as a list.
struct Recorder<'a>(&'a [Lengths], Vec<BatchStep>);

impl BatchSteps for Recorder<'_> {
    fn lengths(&self, packet: usize) -> Lengths {
        self.0[packet]
    }

    fn perform(&mut self, step: BatchStep) {
        self.1.push(step);
    }
}

/// Returns the room that the driver reserves for a need.
fn room(need: Need) -> Need {
    let size = |need: usize, few: usize, all: usize| if need <= few { few } else { all };
    let sets = if need.sets > 0 { size(need.sets, FEW_SETS, SETS) } else { 0 };
    Need { blocks: size(need.blocks, FEW_BLOCKS, MAX_BLOCKS), sets }
}

/// Checks the steps of a batch. Returns whether packets share kernels.
fn batch(name: &str, plan: &Chacha20Poly1305Plan, packets: &[Lengths]) -> bool {
    let Some(need) = need(plan, packets.iter().copied()) else { return false };
    let room = room(need);
    let mut checker = Checker::new(packets, room);
    schedule(plan, packets.len(), room.sets, &mut checker);
    assert_eq!(checker.end(), Ok(()), "{name}: {packets:?}");
    true
}

/// An upper bound for the lengths of texts for which some plan shares kernels.
const MAX_TEXT: usize = 2048;

/// Checks batches with every number of packets. The packets have one length, two alternating lengths, or four lengths
/// close to a length at which a plan decides. The additional data have several lengths.
#[test]
fn each_block_of_each_packet_is_taken_once_and_in_order() {
    let (mut shared, mut alone) = (0, 0);
    let mut count = |shares| *if shares { &mut shared } else { &mut alone } += 1;
    for (name, plan) in Plans::read().chacha20_poly1305 {
        if plan.lanes.blocks == 0 {
            continue;
        }
        assert!(!plan.lanes.suits(MAX_TEXT, true) && !plan.lanes.suits(MAX_TEXT, false), "{name}");
        for text in 0..=MAX_TEXT {
            for n in 1..=GROUP {
                count(batch(&name, &plan, &[Lengths { aad: text % 33, text }; GROUP][..n]));
            }
        }
        let pairs = (0..=MAX_TEXT).step_by(64).flat_map(|a| (0..=MAX_TEXT).step_by(64).map(move |b| [a, b]));
        for pair in pairs {
            count(batch(
                &name,
                &plan,
                &core::array::from_fn::<_, GROUP, _>(|i| Lengths { aad: 13, text: pair[i % 2] }),
            ));
        }
        let changes = (0..MAX_TEXT).filter(|text| {
            [false, true].into_iter().any(|lane| plan.lanes.suits(*text, lane) != plan.lanes.suits(*text + 1, lane))
        });
        let texts: Vec<_> =
            [0, 1, 16, 64, 65, 500].into_iter().chain(changes.flat_map(|text| [text, text + 1])).collect();
        let aads = [0, 1, 13, 16, 17, 200, 2000];
        let kinds = texts.len().pow(4) * aads.len();
        for kind in 0..kinds {
            let (aad, mut rest) = (aads[kind % aads.len()], kind / aads.len());
            let four: [usize; 4] = core::array::from_fn(|_| {
                let text = texts[rest % texts.len()];
                rest /= texts.len();
                text
            });
            for n in [2, 3, 4, 5, 7, 8, 9, 12, 17] {
                let packets: Vec<_> =
                    (0..n).map(|i| Lengths { aad: if i % 3 == 0 { aad } else { 13 }, text: four[i % 4] }).collect();
                count(batch(&name, &plan, &packets));
            }
        }
    }
    println!("report: {shared} batches of ChaCha20-Poly1305 shared kernels, in {alone} every packet was alone");
}

/// Returns lists of steps with one fault each: a number that is off by one, or a step that is missing or comes twice.
fn faults(steps: &[BatchStep]) -> Vec<(String, Vec<BatchStep>)> {
    let mut faults = Vec::new();
    let is_alone = |of: usize| steps.iter().any(|step| matches!(step, BatchStep::Alone { packet } if *packet == of));
    // States that are not used have no faults.
    let used = steps.iter().enumerate().filter(|(_, step)| match step {
        BatchStep::States { part, .. } => !is_alone(part.packet),
        _ => true,
    });
    for (i, step) in used {
        let mut plant = |what: &str, step: Option<BatchStep>| {
            let mut wrong = steps.to_vec();
            match step {
                Some(step) => wrong[i] = step,
                None => _ = wrong.remove(i),
            }
            faults.push((format!("step {i}: {what}"), wrong));
        };
        plant("missing", None);
        let off = |n: usize| [n.wrapping_sub(1), n + 1].into_iter().filter(|n| *n != usize::MAX);
        let parts = |part: Part| {
            let packet = off(part.packet).map(move |packet| Part { packet, ..part });
            let first = off(part.first).map(move |first| Part { first, ..part });
            let blocks = off(part.blocks).map(move |blocks| Part { blocks, ..part });
            packet.chain(first).chain(blocks).chain([Part { ends: !part.ends, ..part }])
        };
        match step.clone() {
            BatchStep::Alone { packet } => {
                off(packet).for_each(|packet| plant("packet", Some(BatchStep::Alone { packet })))
            }
            BatchStep::States { part, at } => {
                parts(part).for_each(|part| plant("part", Some(BatchStep::States { part, at })));
                off(at).for_each(|at| plant("place", Some(BatchStep::States { part, at })));
            }
            BatchStep::Keystream { kernel, blocks } => {
                off(blocks).for_each(|blocks| plant("blocks", Some(BatchStep::Keystream { kernel, blocks })));
            }
            BatchStep::Apply { part, at, lane } => {
                parts(part).for_each(|part| plant("part", Some(BatchStep::Apply { part, at, lane })));
                off(at).for_each(|at| plant("place", Some(BatchStep::Apply { part, at, lane })));
                let Some(is) = lane else { continue };
                let lanes = off(is.lane).map(|lane| Lane { lane, ..is });
                let texts = off(is.text).map(|text| Lane { text, ..is });
                let blocks = off(is.blocks).map(|blocks| Lane { blocks, ..is });
                let none = [None].into_iter();
                for lane in lanes.chain(texts).chain(blocks).map(Some).chain(none) {
                    plant("lane", Some(BatchStep::Apply { part, at, lane }));
                }
            }
            BatchStep::Absorb { kernel, sets } => {
                for start in off(sets.start) {
                    plant("start", Some(BatchStep::Absorb { kernel, sets: start..sets.end }));
                }
                off(sets.end).for_each(|end| plant("end", Some(BatchStep::Absorb { kernel, sets: sets.start..end })));
            }
            BatchStep::Tag { packet, lane } => {
                off(packet).for_each(|packet| plant("packet", Some(BatchStep::Tag { packet, lane })));
                off(lane).for_each(|lane| plant("lane", Some(BatchStep::Tag { packet, lane })));
            }
        }
        let mut twice = steps.to_vec();
        twice.insert(i, step.clone());
        faults.push((format!("step {i}: twice"), twice));
    }
    faults
}

#[test]
fn planted_faults_are_refused() {
    let mut planted = 0;
    for (name, plan) in Plans::read().chacha20_poly1305 {
        if plan.lanes.blocks == 0 {
            continue;
        }
        let lists: [&[usize]; 5] = [&[16; 9], &[0, 700, 64, 1350, 65, 200, 1, 64, 300], &[1000; 5], &[63; 17], &[1; 2]];
        for texts in lists {
            let packets: Vec<_> = texts.iter().map(|text| Lengths { aad: 13, text: *text }).collect();
            let Some(need) = need(&plan, packets.iter().copied()) else { continue };
            let room = room(need);
            let mut recorder = Recorder(&packets, Vec::new());
            schedule(&plan, packets.len(), room.sets, &mut recorder);
            for (what, steps) in faults(&recorder.1) {
                let mut checker = Checker::new(&packets, room);
                steps.into_iter().for_each(|step| checker.perform(step));
                assert!(checker.end().is_err(), "{name}: {texts:?}: {what} is accepted");
                planted += 1;
            }
        }
    }
    println!("report: {planted} planted faults in steps of batches were refused");
    assert!(planted > 1000, "{planted}");
}
