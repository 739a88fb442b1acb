//! Proof goals about several words of a result at once, and their proof by induction over the blocks of a message.
//!
//! Poly1305, GHASH and hashes absorb a message block by block into an *element*: an accumulator, a sum, a hash value.
//! For a path without a loop over the message, there is one equation: the element at the return is what the element at
//! entry becomes when it absorbs the blocks of a message of the path's length.
//!
//! The kernel declares nothing about a loop over the message. At the loop's head, some words A are carried from one
//! iteration to the next, in any form that the kernel likes. They stand for the element that the kernel **would return
//! if the message ended at this point**: the path that leaves the loop with nothing left computes an element C(A) from
//! them. Three equations form the induction:
//!
//! 1. C(A) is the element at entry, for the words that are carried into the first iteration;
//! 2. if an iteration turns A into A', then C(A') is C(A) after the blocks of the iteration, for any A;
//! 3. every other path that leaves the loop returns C(A) after the remaining blocks.

pub(crate) use raddle_isa::Written;
use raddle_isa::{Machine, Word};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::explore::{Carried, Property, Refusal, Shift};
use crate::integer::ranges::Ranges;
use crate::run::program::{Step, phase};
use crate::term::{Term, TermByte};

/// A goal about several bytes of the results at once, which is proved once all paths are known.
pub trait ProofGoal {
    /// Returns whether this goal proves a byte of a result.
    fn covers(&self, region: &str, offset: usize) -> bool;

    /// Returns whether this goal proves the bytes that an iteration of a loop writes to a region.
    fn covers_blocks(&self, _region: &str) -> bool {
        false
    }

    /// Proves the goal. If the proof computes with whole numbers, returns their ranges.
    fn prove(&mut self, paths: &Paths, shift: &Shift, steps: &[Step]) -> Result<Option<Ranges>, Refusal>;
}

/// An arithmetic in which a kernel absorbs the blocks of a message into an element.
///
/// Errors say what is wrong.
pub trait Arithmetic {
    /// The element that absorbs the blocks.
    type Element: Clone + PartialEq;

    /// The name of the element.
    const ELEMENT: &'static str;

    /// Returns whether a byte of a result is part of an element, or checked by [`Arithmetic::check`].
    fn covers(&self, region: &str, offset: usize) -> bool;

    /// Returns the records of blocks, if the kernel writes some.
    fn records(&self) -> Option<Records<Self>> {
        None
    }

    /// Begins an evaluation in which these words, which a loop carries, are arbitrary: any values that it may carry.
    /// Equal terms have equal values until the next evaluation.
    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String>;

    /// Returns the element at entry, or `None` if the kernel absorbs no message.
    fn entry(&mut self) -> Option<Self::Element>;

    /// Returns the words of the element at a return.
    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String>;

    /// Returns the element that words stand for.
    fn value(&mut self, words: &[Term]) -> Self::Element;

    /// Returns the element that words stand for if each carried word is replaced as `of` says.
    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Self::Element;

    /// Returns the bytes of a block.
    fn block_bytes(&self) -> usize;

    /// Returns how many of `bytes` bytes of a message the element has absorbed.
    fn taken(&self, bytes: u64) -> u64 {
        bytes
    }

    /// Returns what a block brings: its bytes, in an order that [`Arithmetic::block`] knows. This is asked only of the
    /// blocks in the operation's first block. What a later block brings is what the first ones bring, with the inputs
    /// moved by [`Shift`].
    fn content(&mut self, block: usize) -> Vec<TermByte>;

    /// Returns the element after one more block with this content, of which only the first `bytes` bytes belong to the
    /// message. The same arguments give the same element, whichever block it is.
    fn block(&mut self, element: Self::Element, content: &[TermByte], bytes: usize) -> Self::Element;

    /// Returns the value that a kernel returns for an element.
    fn finish(&mut self, element: Self::Element) -> Self::Element {
        element
    }

    /// Checks the further requirements at a return.
    fn check(&mut self, _end: &Return) -> Result<(), String> {
        Ok(())
    }

    /// Describes the difference of two elements, if there is more to say.
    fn difference(&self, _is: &Self::Element, _should: &Self::Element) -> String {
        String::new()
    }

    /// Returns terms that may be why an equation fails: the kind of failure, the term, and details.
    fn suspects(&self) -> Vec<(&'static str, Term, String)> {
        Vec::new()
    }

    /// Returns the ranges of the numbers.
    fn ranges(&mut self) -> Option<Ranges> {
        None
    }
}

/// The words of a record, with their offsets in it.
type Words = Vec<(usize, Term)>;

/// The records of blocks: each depends on the element before the block and on the content of the block.
pub struct Records<A: Arithmetic + ?Sized> {
    /// The region that holds the records of all blocks.
    pub region: &'static str,
    /// Returns the words of the record of a block, with their offsets in it. They are the whole record.
    pub of: fn(&A, &A::Element, &[TermByte]) -> Words,
}

impl<A: Arithmetic> ProofGoal for A {
    fn covers(&self, region: &str, offset: usize) -> bool {
        Arithmetic::covers(self, region, offset)
    }

    fn covers_blocks(&self, region: &str) -> bool {
        self.records().is_some_and(|records| records.region == region)
    }

    fn prove(&mut self, paths: &Paths, shift: &Shift, steps: &[Step]) -> Result<Option<Ranges>, Refusal> {
        // Paths share most of their terms, so all paths through one loop, or through no loop, share an evaluation.
        for since in std::iter::once(None).chain((0..paths.loops.len()).map(Some)) {
            if since.is_some() && !paths.returns.iter().any(|end| end.since == since) {
                return Property::Function.fails("no path returns from a loop");
            }
            let proved = through(self, paths, shift, since, steps);
            proved.or_else(|what| Property::Function.fails(format!("{what}{}", suspects(self, steps))))?;
        }
        Ok(self.ranges())
    }
}

/// Proves the paths that pass through a given loop, or through no loop.
fn through<A: Arithmetic>(
    goal: &mut A,
    paths: &Paths,
    shift: &Shift,
    since: Option<usize>,
    steps: &[Step],
) -> Result<(), String> {
    goal.begin(Vec::new())?;
    let entry = goal.entry();
    let mut blocks = entry.clone().map(|element| Blocks::<A>::new(shift, element));
    if let (Some(head), Some(entry)) = (since, &entry) {
        let LoopHead { head, stride, carried, written } = &paths.loops[head];
        let phase = phase(steps, *head).map_or(String::new(), |phase| format!(", in the phase \"{}\"", phase.text()));
        let nothing_left = paths.returns.iter().find(|end| end.since == since && end.bytes == 0);
        let exit = goal.returned(nothing_left.ok_or("no path leaves a loop at the end of the message")?)?;
        let mut results = exit.clone();
        if let Some(Records { region, .. }) = goal.records() {
            results.extend(written[region].iter().map(|(_, byte)| byte.of));
        }
        goal.begin(needed(results, carried))?;
        let when = format!("before the first iteration of a loop{phase}");
        equal(goal, &when, |goal| goal.value_where(&exit, |c| c.first), entry)?;
        let mut chain = Blocks::new(shift, goal.value(&exit));
        let taken = goal.taken(*stride);
        let should = chain.after(goal, taken as usize)?;
        chain.check(goal, taken as usize, written).map_err(|why| format!("{why}, in an iteration of a loop{phase}"))?;
        equal(
            goal,
            &format!("after an iteration of a loop{phase}"),
            |goal| goal.value_where(&exit, |c| c.after),
            &should,
        )?;
        blocks = Some(chain);
    }
    for end in paths.returns.iter().filter(|end| end.since == since) {
        goal.check(end)?;
        let Some(blocks) = &mut blocks else { continue };
        let words = goal.returned(end)?;
        let when = format!("with {} bytes left", end.bytes);
        if words.iter().any(|word| word.is_undefined()) {
            return Err(format!("{} depends on something undefined, {when}", A::ELEMENT));
        }
        let taken = goal.taken(end.bytes);
        blocks.check(goal, taken as usize, &end.written).map_err(|why| format!("{why}, {when}"))?;
        let after = blocks.after(goal, taken as usize)?;
        let should = goal.finish(after);
        equal(goal, &when, |goal| goal.value(&words), &should)?;
    }
    Ok(())
}

/// The elements after each number of whole blocks, as far as they were needed.
struct Blocks<'a, A: Arithmetic> {
    shift: &'a Shift,
    elements: Vec<A::Element>,
    /// The contents of the blocks in the operation's first block.
    first: Vec<Vec<TermByte>>,
}

impl<'a, A: Arithmetic> Blocks<'a, A> {
    fn new(shift: &'a Shift, element: A::Element) -> Self {
        Blocks { shift, elements: vec![element], first: Vec::new() }
    }

    /// Returns what a block brings.
    fn content(&mut self, goal: &mut A, block: usize) -> Result<Vec<TermByte>, String> {
        let (bytes, whole) = (goal.block_bytes(), self.shift.whole());
        if self.first.is_empty() {
            let taken = goal.taken(whole * self.shift.block) as usize;
            if taken == 0 || !taken.is_multiple_of(bytes) {
                return Err(format!("{taken} bytes of a message are no whole blocks of {bytes} bytes"));
            }
            self.first = (0..taken / bytes).map(|i| goal.content(i)).collect();
        }
        let (n, i) = (block / self.first.len(), block % self.first.len());
        Ok(self.first[i].iter().map(|&byte| self.shift.byte(byte, whole * n as u64)).collect())
    }

    /// Returns the element after the first `bytes` bytes of the message.
    fn after(&mut self, goal: &mut A, bytes: usize) -> Result<A::Element, String> {
        let block = goal.block_bytes();
        let (whole, rest) = (bytes / block, bytes % block);
        for i in self.elements.len() - 1..whole {
            let content = self.content(goal, i)?;
            self.elements.push(goal.block(self.elements[i].clone(), &content, block));
        }
        let element = self.elements[whole].clone();
        if rest == 0 {
            return Ok(element);
        }
        let content = self.content(goal, whole)?;
        Ok(goal.block(element, &content, rest))
    }

    /// Checks the records of the first `bytes` bytes of the message, which are whole blocks.
    fn check(&mut self, goal: &mut A, bytes: usize, written: &Regions) -> Result<(), String> {
        let Some(Records { region, of }) = goal.records() else { return Ok(()) };
        let (written, blocks) = (&written[region], bytes / goal.block_bytes());
        let mut first = 0;
        for block in 0..blocks {
            let (before, content) = (self.after(goal, block * goal.block_bytes())?, self.content(goal, block)?);
            let record = of(goal, &before, &content);
            for (i, &(offset, should)) in record.iter().enumerate() {
                // The terms of a record are too long for a message.
                if word(written, first + offset, should.bits() as usize / 8) != Some(should) {
                    return Err(format!("word {i} of the record of block {block} is wrong"));
                }
            }
            let mut places: Vec<_> = record.iter().map(|(offset, word)| (*offset, word.bits() as usize / 8)).collect();
            places.sort_unstable();
            let end = places.into_iter().try_fold(0, |end, (offset, bytes)| (offset == end).then_some(end + bytes));
            first += end.ok_or("the words of a record leave out or share a byte")?;
        }
        // A record shorter than the region would leave bytes that nothing checks.
        match written.iter().count() {
            bytes if bytes == first => Ok(()),
            bytes => Err(format!("the records of {blocks} blocks have {first} bytes, and {bytes} are written")),
        }
    }
}

fn equal<A: Arithmetic>(
    goal: &mut A,
    when: &str,
    is: impl Fn(&mut A) -> A::Element,
    should: &A::Element,
) -> Result<(), String> {
    let is = is(goal);
    if is == *should {
        return Ok(());
    }
    Err(format!("{} is wrong, {when}{}", A::ELEMENT, goal.difference(&is, should)))
}

/// Describes the terms that may be why an equation fails, with the instructions that made them.
fn suspects(goal: &impl Arithmetic, steps: &[Step]) -> String {
    const MAX: usize = 8;
    let describe = |(kind, term, more): (&str, Term, String)| match steps.get(term.origin()) {
        Some(Step::Do(inst)) => format!("; {kind}: `{inst}` {more}"),
        _ => format!("; {kind}: {more}"),
    };
    let mut all: Vec<String> = goal.suspects().into_iter().map(describe).collect();
    all.dedup();
    all.truncate(MAX);
    all.concat()
}

/// The loops and the returns of a kernel.
#[derive(Default)]
pub struct Paths {
    /// The loops, in the order in which [`Return::since`] counts them.
    pub(crate) loops: Vec<LoopHead>,
    /// The returns.
    pub(crate) returns: Vec<Return>,
}

/// A loop over the message.
pub(crate) struct LoopHead {
    /// The step.
    pub(crate) head: usize,
    /// The bytes of the message that an iteration processes.
    pub(crate) stride: u64,
    pub(crate) carried: Vec<Carried>,
    /// The bytes that an iteration writes, for the unknowns that it carries.
    pub(crate) written: Regions,
}

/// The bytes that were written to each region.
pub(crate) type Regions = FxHashMap<&'static str, Written<TermByte>>;

/// Returns the bytes that were written to these regions.
pub(crate) fn written(machine: &Machine<Term>, regions: &[&str]) -> Regions {
    let spaces = machine.memory.spaces.iter().filter(|space| regions.contains(&space.name));
    spaces.map(|space| (space.name, space.written.clone())).collect()
}

/// A path to the return, on which every byte of the results was found to be written.
pub struct Return {
    /// The number of bytes of the message that were left at the head of the last loop, or at entry without a loop.
    pub(crate) bytes: u64,
    /// The last loop before it.
    pub(crate) since: Option<usize>,
    pub(crate) written: Regions,
}

impl Return {
    /// Returns the `bytes` bytes of a region at offset `at` as one word of up to 64 bits, if all of them were written.
    pub fn word(&self, region: &str, at: usize, bytes: usize) -> Option<Term> {
        word(self.written.get(region)?, at, bytes)
    }

    /// Returns a word of a result that the contract names, of which every byte was found written.
    pub fn result(&self, region: &str, at: usize, bytes: usize) -> Term {
        self.word(region, at, bytes).expect("every byte is written")
    }
}

/// Returns the `bytes` bytes at offset `at` as one word of up to 64 bits, if all of them were written.
pub(crate) fn word(written: &Written<TermByte>, at: usize, bytes: usize) -> Option<Term> {
    let bytes: Option<Vec<TermByte>> = (at..at + bytes).map(|i| written.get(i as i64)).collect();
    bytes.map(|bytes| Term::of_bytes(&bytes))
}

/// Returns the carried words that results depend on, directly or through an iteration.
pub fn needed(results: Vec<Term>, carried: &[Carried]) -> Vec<Carried> {
    let mut seen = FxHashSet::default();
    let mut todo = results;
    let mut found = FxHashSet::default();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Some(carried) = carried.iter().find(|carried| carried.unknown == term) {
            found.insert(term);
            todo.push(carried.after);
        }
        term.node().children(|child| todo.push(child));
    }
    carried.iter().filter(|carried| found.contains(&carried.unknown)).copied().collect()
}
