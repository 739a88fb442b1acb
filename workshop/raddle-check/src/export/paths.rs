//! Follows every path of a kernel on raw words, and collects the goals that together say that the kernel is right.
//!
//! A path is followed for lengths that are numbers, or for all lengths from some length on. The second kind ends at the
//! head of a loop over the message, which we show by induction as the prover does ([`crate::explore`]): let S be the
//! state there, run the body once to S', and let σ advance the inputs by an iteration. Goals say that S' is σ(S) in
//! every place except the ones that differ for random inputs. We replace these in S by new inputs, so nothing is
//! claimed about them. For a hash, σ advances the hash value by the specification, so the words that the loop carries
//! do not differ.
//!
//! Every decision made here is also a goal: the offset of an address, the direction of a branch, the invariant of an
//! iteration.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use derive_more::Display;
use raddle_isa::code::Extent;
use raddle_isa::machine::STACK;
use raddle_isa::{Cond, Fault, File, Inst, Machine, Reg, Word};
use raddle_kernels::Kernel;

use super::claim::Claim;
use super::equation::{Arithmetic, CARRIED, Carried, Loop, Return};
use super::goal::{Goals, Topic};
use super::inputs::Entry;
use super::raw::{Input, Op, Points, Raw, RawByte, Replacement, take_found};
use super::tree::Tree;
use crate::run::program::Step;

/// The lengths for which a path is taken.
#[derive(Clone)]
enum Lengths {
    AtLeast(u64),
    OneOf(Vec<u64>),
}

#[derive(Clone)]
struct Path {
    at: usize,
    machine: Machine<Raw>,
    lengths: Lengths,
    /// The last loop that was shown by induction.
    since: Option<usize>,
}

/// A place of the state that a loop may change as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display)]
enum Place {
    /// A register, from a byte on.
    #[display("{:?}{}.{_1}", _0.file, _0.n)]
    Reg(Reg, usize),
    /// A byte of the stack.
    #[display("stack {_0}")]
    Stack(i64),
}

impl Place {
    /// Returns the places that change together with this one: bytes of the stack change as words, because otherwise the
    /// bytes of a limb would become words of their own.
    fn neighbours(self) -> Vec<Place> {
        match self {
            Place::Reg(..) => vec![self],
            Place::Stack(at) => {
                let low = at - at.rem_euclid(WORD as i64);
                (low..low + WORD as i64).map(Place::Stack).collect()
            }
        }
    }

    /// Returns the word of up to 64 bits that changes as a whole if these places change: its start and its bytes. If
    /// its halves became words of their own, the bounds of a limb would be lost.
    fn word(self, changed: &BTreeSet<Place>) -> (Place, usize) {
        let word = WORD as i64;
        let (at, place): (i64, &dyn Fn(i64) -> Place) = match self {
            Place::Reg(reg, _) if reg.file == File::Flag => return (self, 1),
            Place::Reg(reg, at) => (at as i64, &move |at| Place::Reg(reg, at as usize)),
            Place::Stack(at) => (at, &Place::Stack),
        };
        let half = at - at.rem_euclid(word);
        let low = at - at.rem_euclid(2 * word);
        let both = [low, low + word].iter().all(|&at| changed.contains(&place(at)));
        if both { (place(low), 2 * WORD) } else { (place(half), WORD) }
    }

    /// Returns the content of a machine from this place on.
    fn held(self, machine: &Machine<Raw>, bytes: usize) -> Option<Raw> {
        match self {
            Place::Reg(reg, at) => Some(Raw::of_bytes(&machine.bytes(reg)[at..at + bytes])),
            Place::Stack(at) => {
                let stack = machine.memory.spaces.iter().find(|space| space.name == STACK)?;
                let bytes: Option<Vec<RawByte>> = (at..at + bytes as i64).map(|at| stack.written.get(at)).collect();
                bytes.map(|bytes| Raw::of_bytes(&bytes))
            }
        }
    }
}

/// The explorer of a kernel's paths.
pub struct Paths<'a> {
    /// The kernel.
    pub kernel: &'a Kernel,
    /// The steps of the kernel.
    pub steps: &'a [Step],
    /// The entry.
    pub entry: &'a Entry,
    /// The claim about its results.
    pub claim: Claim,
    /// The claims in whole numbers and polynomials, if there are any.
    pub arithmetic: Option<&'a Arithmetic<'a>>,
    /// The goals, to which the paths add.
    pub goals: &'a mut Goals,
    /// The number of steps that the current path may still take.
    left: usize,
    /// The loops that were shown by induction.
    pub loops: Vec<Loop>,
    /// The returns.
    pub returns: Vec<Return>,
    /// The invariants of loops, as lines about whole numbers. They may hold only because of bounds.
    pub invariants: Vec<Tree>,
}

/// The length beyond which no comparison changes, and up to which lengths are tried one by one.
const MAX_LENGTHS: u64 = 1 << 16;

/// A length beyond all comparisons.
const LONG: u64 = 1 << 40;

/// The bytes of a place in a register: the part above a 32-bit word may change while the word does not.
const WORD: usize = 4;

/// The number of iterations after which the search for changing places gives up.
const MAX_ITERATIONS: usize = 8;

type Outcome<T = ()> = Result<T, String>;

impl<'a> Paths<'a> {
    /// Creates an explorer of a kernel that has followed no path yet.
    pub fn new(
        kernel: &'a Kernel,
        steps: &'a [Step],
        entry: &'a Entry,
        claim: Claim,
        arithmetic: Option<&'a Arithmetic<'a>>,
        goals: &'a mut Goals,
    ) -> Self {
        let (loops, returns, invariants) = (Vec::new(), Vec::new(), Vec::new());
        Paths { kernel, steps, entry, claim, arithmetic, goals, left: 0, loops, returns, invariants }
    }

    /// Follows every path from entry to return.
    pub fn run(&mut self) -> Outcome {
        let (multiple, max) = self.kernel.contract.lengths();
        let machine = self.entry.machine.clone();
        let mut path = Path { at: 0, machine, lengths: Lengths::AtLeast(0), since: None };
        if let Some(max) = max {
            self.narrow(&mut path, (0..=max).step_by(multiple as usize).collect());
        }
        let mut todo = vec![path];
        while let Some(path) = todo.pop() {
            self.follow(path, &mut todo)?;
        }
        Ok(())
    }

    fn follow(&mut self, mut path: Path, todo: &mut Vec<Path>) -> Outcome {
        self.left = 1024 + 16 * self.steps.len();
        self.set_ends(&mut path);
        // If an access needs the length as a number, the path starts again from here for each length.
        let mut branched: Option<Path> = None;
        loop {
            let several = matches!(&path.lengths, Lengths::OneOf(all) if all.len() > 1);
            let Some(step) = self.steps.get(path.at) else {
                if several {
                    self.split(&path, todo);
                    return Ok(());
                }
                return self.end(&path);
            };
            match step {
                Step::Do(inst) => {
                    if several && branched.is_none() {
                        branched = Some(path.clone());
                    }
                    match self.execute(&mut path.machine, inst) {
                        Ok(()) => path.at += 1,
                        Err(_) if several => {
                            self.split(&branched.expect("a path before"), todo);
                            return Ok(());
                        }
                        Err(fault) => return Err(fault.to_string()),
                    }
                    continue;
                }
                Step::Jump { cond, to } => self.branch(&mut path, *cond, *to, todo)?,
                Step::Head { enter, exit } => match path.lengths {
                    Lengths::AtLeast(_) => path = self.induct(path, *enter, *exit)?,
                    Lengths::OneOf(_) => {
                        let opposite = enter.opposite();
                        self.branch(&mut path, opposite, *exit, todo)?;
                    }
                },
                Step::Back { head } => path.at = *head,
            }
            branched = None;
            self.set_ends(&mut path);
        }
    }

    /// Executes an instruction, whose addresses become goals.
    fn execute(&mut self, machine: &mut Machine<Raw>, inst: &Inst) -> Result<(), Fault> {
        self.left -= 1;
        if self.left == 0 {
            return Err(Fault::Endless(16 * self.steps.len()));
        }
        take_found();
        let access = inst.memory().map(|(_, mem)| (machine.address(&mem), i64::from(mem.bytes)));
        machine.step(inst)?;
        let found = take_found();
        for &(address, base, offset) in &found {
            if access.is_some_and(|(of_access, _)| of_access == address) {
                let offset = Raw::lit(64, offset);
                self.goals.add(Topic::Address, format!("`{inst}`"), address, base + offset);
            }
        }
        if let Some((address, bytes)) = access
            && let Some((_, base, offset)) = found.iter().find(|(of_access, ..)| *of_access == address)
            && let Some(space) = machine.memory.spaces.iter().find(|space| space.base == *base)
        {
            // Masks exclude some bytes. The machine has refused masks that include bytes outside the region.
            let last = (space.end - bytes).max(*offset as i64);
            self.goals.bound(address, *base, space.start, (last - space.start) as u64);
        }
        Ok(())
    }

    /// Runs `work` on words in which the length is replaced by a number.
    fn with_length<T>(&self, n: u64, work: impl FnOnce(&mut Replacement<'_>) -> T) -> T {
        let length = |input: &Input| (*input == Input::Length).then(|| Raw::lit(64, n));
        work(&mut Replacement::new(&length))
    }

    /// Returns whether a branch is taken for a length.
    fn goes(&mut self, flag: Raw, set: bool, n: u64) -> bool {
        let flag = self.with_length(n, |with| flag.with_length(with));
        self.always(flag) == set
    }

    /// Returns the value of a flag, and adds the goal that it is equal for all inputs.
    fn always(&mut self, flag: Raw) -> bool {
        let value = flag.sample().value();
        if flag.known().is_none() {
            self.goals.add(Topic::Branch, "a flag".into(), flag, Raw::lit(1, value));
        }
        value == 1
    }

    /// Follows a branch. If it doesn't go one way for all lengths, the other lengths are deferred.
    fn branch(&mut self, path: &mut Path, cond: Cond, to: usize, todo: &mut Vec<Path>) -> Outcome {
        let flag = path.machine.flag(cond.flag.n);
        let next = path.at + 1;
        let place = |taken| if taken { to } else { next };
        if let Some(x) = flag.known() {
            path.at = place((x == 1) == cond.set);
            return Ok(());
        }
        let multiple = self.kernel.contract.lengths().0;
        let lengths = match path.lengths.clone() {
            Lengths::OneOf(all) => all,
            Lengths::AtLeast(least) => {
                let far = self.goes(flag, cond.set, LONG);
                let (mut below, mut bound) = (least, MAX_LENGTHS);
                while below < bound {
                    let middle = below.midpoint(bound);
                    if self.goes(flag, cond.set, middle) == far { bound = middle } else { below = middle + 1 }
                }
                let far_flag = Raw::lit(1, u64::from(far == cond.set));
                let is_short = self.entry.length.below(Raw::lit(64, bound));
                let agrees = !(flag ^ far_flag);
                self.goals.add(Topic::Branch, format!("length from {bound} on"), is_short | agrees, Raw::lit(1, 1));
                let mut beyond = path.clone();
                (beyond.at, beyond.lengths) = (place(far), Lengths::AtLeast(bound));
                todo.push(beyond);
                (least..bound).filter(|n| n.is_multiple_of(multiple)).collect()
            }
        };
        let mut ways: [Vec<u64>; 2] = Default::default();
        for n in lengths {
            ways[usize::from(self.goes(flag, cond.set, n))].push(n);
        }
        let mut ways: Vec<(usize, Vec<u64>)> =
            ways.into_iter().enumerate().filter(|(_, lengths)| !lengths.is_empty()).collect();
        let Some((taken, lengths)) = ways.pop() else {
            // No length is short, so only the deferred path is left.
            *path = todo.pop().ok_or("a branch without a length")?;
            return Ok(());
        };
        for (taken, lengths) in ways {
            let mut other = path.clone();
            other.at = place(taken == 1);
            self.narrow(&mut other, lengths);
            todo.push(other);
        }
        path.at = place(taken == 1);
        self.narrow(path, lengths);
        Ok(())
    }

    fn narrow(&self, path: &mut Path, lengths: Vec<u64>) {
        if let [n] = lengths[..] {
            self.with_length(n, |with| each_byte(&mut path.machine, |byte| byte.with_length(with)));
        }
        path.lengths = Lengths::OneOf(lengths);
    }

    fn split(&self, path: &Path, todo: &mut Vec<Path>) {
        let Lengths::OneOf(all) = &path.lengths else { return };
        for &n in all {
            let mut alone = path.clone();
            self.narrow(&mut alone, vec![n]);
            todo.push(alone);
        }
    }

    fn end(&mut self, path: &Path) -> Outcome {
        let Lengths::OneOf(all) = &path.lengths else {
            return Err("returns for lengths that it did not check".into());
        };
        self.goals.paths += 1;
        self.results(&path.machine, all[0], true)?;
        if self.arithmetic.is_some() {
            self.returns.push(written(&path.machine, all[0], path.since));
        }
        Ok(())
    }

    /// Adds the goals that the written bytes equal the specification's, at a return or in an iteration of `length`
    /// bytes.
    fn results(&mut self, machine: &Machine<Raw>, length: u64, end: bool) -> Outcome {
        for region in self.kernel.contract.regions().filter(|region| region.written) {
            let part = match (region.extent, &region.only) {
                (Extent::Bytes(_), _) if !end => 0..0,
                (Extent::Bytes(_), Some(only)) => only.clone(),
                (extent, _) => 0..extent.bytes(length) as usize,
            };
            let space = machine.memory.spaces.iter().find(|space| space.name == region.name);
            let written = &space.ok_or("a region without a space")?.written;
            let is_outside = |at: i64| !usize::try_from(at).is_ok_and(|at| part.contains(&at));
            if let Some((at, _)) = written.iter().find(|(at, _)| is_outside(*at)) {
                return Err(format!("{}[{at}] is written, for a length of {length}", region.name));
            }
            for i in part {
                let Some(byte) = written.get(i as i64) else {
                    return Err(format!("{}[{i}] is not written, for a length of {length}", region.name));
                };
                match self.claim.expected(region.name, i, length) {
                    Some(expected) => {
                        let name = format!("{}[{i}] for {length} bytes", region.name);
                        self.goals.add(Topic::Result, name, byte.word(), expected);
                    }
                    None if self.arithmetic.is_some_and(|arithmetic| arithmetic.covers(region.name, i)) => {}
                    None => self.goals.unclaimed += 1,
                }
            }
        }
        Ok(())
    }

    /// Shows a loop by induction, and returns the path after it.
    fn induct(&mut self, mut path: Path, enter: Cond, exit: usize) -> Outcome<Path> {
        let flag = path.machine.flag(enter.flag.n);
        let (mut out, mut stride) = (0, MAX_LENGTHS);
        while out + 1 < stride {
            let middle = u64::midpoint(out, stride);
            if self.goes(flag, enter.set, middle) { stride = middle } else { out = middle }
        }
        let multiple = self.kernel.contract.lengths().0;
        let writes = path.machine.memory.spaces.iter().any(|s| s.name != STACK && !s.written.is_empty());
        if path.since.is_some() || writes || !stride.is_multiple_of(multiple) {
            return Err("a loop over the message that is not the first thing done with it".into());
        }
        let is_out = self.entry.length.below(Raw::lit(64, stride));
        let enters = flag ^ Raw::lit(1, u64::from(!enter.set));
        self.goals.add(Topic::Branch, format!("a loop runs from {stride} on"), enters, !is_out);

        let moved = self.moved(stride);
        let sigma = |input: &Input| moved(input);
        self.forget_moved(&mut path.machine, &sigma);
        let always = |reg: Reg| reg.file == File::Flag && reg.n != enter.flag.n;
        let mut changed: BTreeSet<Place> =
            self.kernel.isa.registers().filter(|reg| always(*reg)).map(|reg| Place::Reg(reg, 0)).collect();
        let mut points = Points::new(0);
        for _ in 0..MAX_ITERATIONS {
            let kept = self.goals.clone();
            let mut before = path.machine.clone();
            changed.iter().for_each(|place| self.forget(&mut before, *place, &changed));
            let after = self.body(path.at + 1, before.clone(), stride)?;
            let mut with = Replacement::new(&sigma);
            let pairs = self.pairs(&before, &after, &mut with);
            let mut differs = |old: &Option<Raw>, new: &Raw| old.is_none_or(|old| !points.agree(old, *new));
            let differ: BTreeSet<Place> = pairs
                .iter()
                .filter(|(place, old, new)| !changed.contains(place) && differs(old, new))
                .flat_map(|(place, ..)| place.neighbours())
                .collect();
            if differ.is_empty() {
                for (place, old, new) in pairs.into_iter().filter(|(place, ..)| !changed.contains(place)) {
                    let old = old.ok_or("a place without a value")?;
                    let name = format!("{place} after an iteration");
                    if self.arithmetic.is_some() && new != old {
                        let name = Tree::Name(format!("|{name}|"));
                        self.invariants.push(Tree::List(vec!["invariant".into(), name, new.into(), old.into()]));
                    }
                    self.goals.add(Topic::Loop, name, new, old);
                }
                self.goals.loops += 1;
                if self.arithmetic.is_some() {
                    let words: BTreeSet<_> = changed.iter().map(|place| place.word(&changed)).collect();
                    let carried = |(place, bytes): &(Place, usize)| {
                        let [unknown, first, after] =
                            [&before, &path.machine, &after].map(|machine| place.held(machine, *bytes));
                        Some(Carried { unknown: unknown?, first: first?, after: after? })
                    };
                    let carried = words.iter().filter_map(carried).collect();
                    self.loops.push(Loop { stride, carried, iteration: written(&after, stride, None) });
                }
                let since = self.loops.len().checked_sub(1);
                path = Path { at: exit, machine: before, since: since.or(Some(0)), lengths: path.lengths };
                self.narrow(&mut path, (0..stride).step_by(multiple as usize).collect());
                return Ok(path);
            }
            // The goal above is about the flag before an iteration. It must have this form after any number of
            // iterations.
            if differ.contains(&Place::Reg(enter.flag, 0)) {
                return Err("the flag of a loop is not that of the length after an iteration".into());
            }
            *self.goals = kept;
            changed.extend(differ);
        }
        Err("no invariant is found".into())
    }

    /// Runs the body of a loop once, for all lengths from the stride on.
    fn body(&mut self, at: usize, machine: Machine<Raw>, stride: u64) -> Outcome<Machine<Raw>> {
        let mut path = Path { at, machine, lengths: Lengths::AtLeast(stride), since: Some(0) };
        self.set_ends(&mut path);
        loop {
            match &self.steps[path.at] {
                Step::Do(inst) => {
                    self.execute(&mut path.machine, inst).map_err(|fault| format!("in a loop, {fault}"))?;
                    path.at += 1;
                }
                Step::Jump { cond, to } => {
                    let flag = path.machine.flag(cond.flag.n);
                    path.at = if self.always(flag) == cond.set { *to } else { path.at + 1 };
                }
                Step::Head { .. } => return Err("a loop over the message inside such a loop".into()),
                Step::Back { .. } => {
                    self.results(&path.machine, stride, false)?;
                    return Ok(path.machine);
                }
            }
        }
    }

    /// Returns the replacement that an iteration applies to inputs.
    fn moved(&self, stride: u64) -> impl Fn(&Input) -> Option<Raw> + use<> {
        let mut moved: BTreeMap<String, Raw> = BTreeMap::new();
        let mut insert = |word: Raw, to: Raw| {
            if let Op::Atom(input) = word.op() {
                moved.insert(format!("{input:?}"), to);
            }
        };
        for (&base, extent) in &self.entry.moving {
            insert(base, base + Raw::lit(64, extent.bytes(stride)));
        }
        insert(self.entry.length, self.entry.length - Raw::lit(64, stride));
        for (input, to) in self.claim.advance(stride) {
            moved.insert(format!("{input:?}"), to);
        }
        let (messages, inputs) = (self.entry.messages.clone(), self.entry.inputs.clone());
        move |input| match input {
            Input::Held(region, i) if messages.contains_key(region) => {
                Some(inputs.byte(region, i + messages[region].bytes(stride) as usize))
            }
            input => moved.get(&format!("{input:?}")).copied(),
        }
    }

    /// Replaces advancing inputs in regions of fixed size, which hold them only before the first iteration.
    fn forget_moved(&self, machine: &mut Machine<Raw>, sigma: &dyn Fn(&Input) -> Option<Raw>) {
        let mut with = Replacement::new(sigma);
        for space in &mut machine.memory.spaces {
            if space.name == STACK || self.entry.moving.contains_key(&space.base) {
                continue;
            }
            let Some(fill) = space.fill.take() else { continue };
            let (start, name) = (space.start, space.name);
            let held = |at| match fill(at) {
                byte if byte.replace(&mut with) == byte => byte,
                _ => Raw::named(8, format!("{name}[{at}] before the loop")).byte(0),
            };
            let bytes: Vec<RawByte> = (start..space.end).map(held).collect();
            space.fill = Some(Rc::new(move |at| bytes[(at - start) as usize]));
        }
    }

    /// Returns, for each place, its content before an iteration on moved inputs, and its content after the iteration.
    fn pairs(
        &self,
        before: &Machine<Raw>,
        after: &Machine<Raw>,
        with: &mut Replacement<'_>,
    ) -> Vec<(Place, Option<Raw>, Raw)> {
        let mut pairs = Vec::new();
        for reg in self.kernel.isa.registers() {
            let (old, new) = (before.bytes(reg), after.bytes(reg));
            let size = WORD.min(old.len());
            for at in (0..old.len()).step_by(size) {
                let moved: Vec<RawByte> = old[at..at + size].iter().map(|byte| byte.replace(with)).collect();
                pairs.push((Place::Reg(reg, at), Some(Raw::of_bytes(&moved)), Raw::of_bytes(&new[at..at + size])));
            }
        }
        let [old, new] = [before, after].map(|machine| {
            let stack = machine.memory.spaces.iter().find(|space| space.name == STACK);
            stack.map(|stack| stack.written.clone()).unwrap_or_default()
        });
        for (at, byte) in new.iter() {
            let moved = old.get(at).map(|byte| byte.replace(with).word());
            pairs.push((Place::Stack(at), moved, byte.word()));
        }
        pairs
    }

    /// Puts a new input in a place in which a loop leaves something. Nothing is claimed about that place.
    fn forget(&self, machine: &mut Machine<Raw>, place: Place, changed: &BTreeSet<Place>) {
        let (word, bytes) = place.word(changed);
        let is_flag = matches!(place, Place::Reg(reg, _) if reg.file == File::Flag);
        let unknown = Raw::named(if is_flag { 1 } else { 8 * bytes as u32 }, format!("{CARRIED}{word}"));
        match place {
            Place::Reg(reg, at) => {
                let held = machine.bytes_mut(reg);
                (0..WORD.min(held.len())).for_each(|i| held[at + i] = unknown.byte(at % bytes + i));
            }
            Place::Stack(at) => {
                let Some(stack) = machine.memory.space(STACK) else { return };
                if stack.written.insert(at, unknown.byte(at.rem_euclid(bytes as i64) as usize)).is_none() {
                    stack.unsure.insert(at);
                }
            }
        }
    }

    /// Sets the end of regions that are as long as the message, from its length, or from the least of the path's
    /// lengths.
    fn set_ends(&self, path: &mut Path) {
        let length = match &path.lengths {
            Lengths::AtLeast(least) => *least,
            Lengths::OneOf(all) => all.first().copied().unwrap_or(0),
        };
        for space in &mut path.machine.memory.spaces {
            if let Some(extent) = self.entry.moving.get(&space.base) {
                space.end = extent.bytes(length) as i64;
            }
        }
    }
}

/// Returns the bytes that were written to regions of fixed size and to the message.
fn written(machine: &Machine<Raw>, bytes: u64, since: Option<usize>) -> Return {
    let spaces = machine.memory.spaces.iter().filter(|space| space.name != STACK && !space.written.is_empty());
    Return { bytes, since, written: spaces.map(|space| (space.name, space.written.clone())).collect() }
}

/// Changes every byte of the registers, the flags and the stack.
fn each_byte(machine: &mut Machine<Raw>, mut change: impl FnMut(RawByte) -> RawByte) {
    let stack = machine.memory.space(STACK).into_iter().flat_map(|stack| stack.written.values_mut());
    stack.for_each(|byte| *byte = change(*byte));
    machine.registers_mut().iter_mut().for_each(|byte| *byte = change(*byte));
}
