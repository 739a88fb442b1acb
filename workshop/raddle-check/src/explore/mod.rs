//! Explores every path of a kernel for every length.
//!
//! The length of the message is an input like any other, and public. A path records the lengths for which it is taken.
//! A branch on the length divides these lengths between the two paths, until each path is taken for one length. A loop
//! over an unbounded length is proved by induction; the kernel declares nothing about it:
//!
//! > Let S be the state when the head is first reached. Inputs are arbitrary, so S represents every input. Run the body
//! > once; call the state S'. Let σ replace the length by the length minus the stride, each pointer by itself plus the
//! > stride, each byte of the message by the byte one stride later, and the other inputs as
//! > [`crate::prove::statement::Statement::advance`] says. If S' = σ(S), then by induction the state at the head after
//! > n iterations is σⁿ(S), and every iteration does what the first does, on moved inputs. ([`Shift`] is σ for one
//! > block; the σ of an iteration is its power.)
//!
//! Registers and stack bytes in which S' and σ(S) differ hold leftovers of an iteration. We replace them in S by
//! unknowns, which are secret if the values were, and run the body again, until nothing new differs. If the body or the
//! code after the loop needs a leftover, the proof fails.

mod debug;
mod entry;
mod leftover;
mod refusal;
mod shift;

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use raddle_isa::inst::{Access, Idiom, Kind as OperandKind, Needs};
use raddle_isa::machine::{PAGE, STACK, Space};
use raddle_isa::{Cond, File, Inst, Isa, Machine, Operand, Reg, Word};
use raddle_kernels::Kernel;
use rustc_hash::{FxHashMap, FxHasher};

pub use self::entry::{Entry, Inputs, entry, stack_pointers};
pub use self::leftover::is_secret;
pub use self::refusal::{Property, Refusal};
pub use self::shift::Shift;

use self::entry::Known;
use self::leftover::{Leftover, Leftovers, Place, add, any_secret, held, stack_of, whole_word, whole_word_at};
use crate::run::contract::MAX_LENGTH;
use crate::run::program::Step;
use crate::term::{Kind, Substitution, Term, TermByte, at_step};

/// The lengths for which a path is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lengths {
    /// All lengths from this one on.
    AtLeast(u64),
    /// These lengths.
    OneOf(Vec<u64>),
}

impl Lengths {
    fn least(&self) -> u64 {
        match self {
            Lengths::AtLeast(n) => *n,
            Lengths::OneOf(all) => all.first().copied().unwrap_or(0),
        }
    }
}

/// A state on some path.
#[derive(Clone)]
struct Path {
    at: usize,
    machine: Machine<Term>,
    lengths: Lengths,
    /// The last loop that the path has passed, as a number in the order of reports to the observer.
    since: Option<usize>,
    upper: Upper,
}

/// The processor's state of the vector registers of x86-64 above 128 bits. Only `vzeroupper` makes them clean; writing
/// zeros does not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Upper {
    /// The halves are zero.
    Clean,
    /// The halves are as the caller left them, which may be dirty.
    AtEntry,
    /// The halves are in use.
    Dirty,
}

/// A word that a loop carries from iteration to iteration and that differs from the previous one on moved inputs: an
/// accumulator or a leftover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carried {
    /// The unknown that represents it at the head of the loop and afterwards.
    pub unknown: Term,
    /// The value when the head is first reached.
    pub first: Term,
    /// The value after an iteration.
    pub after: Term,
}

/// A receiver of the states in which a proof compares results: after an iteration, after a loop, at return.
pub trait Observer {
    /// Receives the state after an iteration of the loop at step `head`, which processed `bytes` bytes from the current
    /// position.
    fn iteration(&mut self, head: usize, machine: &Machine<Term>, bytes: u64) -> Result<(), Refusal>;
    /// Receives all words that a proved loop with `bytes` bytes per iteration carries.
    fn carries(&mut self, head: usize, bytes: u64, carried: Vec<Carried>) -> Result<(), Refusal>;
    /// Receives the state at the kernel's return, for a message of `bytes` bytes from the current position. `since` is
    /// the number of the last loop that was reported before; `upper` is the state of the upper halves.
    fn end(&mut self, machine: &Machine<Term>, bytes: u64, since: Option<usize>, upper: Upper) -> Result<(), Refusal>;
}

/// The explorer of every path.
pub struct Explorer<'a> {
    kernel: &'a Kernel,
    steps: &'a [Step],
    /// The registers that each step reads, the registers that it writes, and their union if the step uses nothing else.
    uses: Vec<[Vec<Reg>; 3]>,
    /// The known results of each step's instruction.
    known: Vec<Known>,
    /// Whether the kernel has vector instructions outside the legacy encoding.
    mixed: bool,
    entry: &'a Entry,
    /// The movement of the inputs with the message.
    shift: &'a Shift,
    /// The number of steps that the current path may still take.
    left: usize,
    /// The number of loops that were reported to the observer.
    loops: usize,
    /// The step that is followed, unless a path has ended.
    at: Option<usize>,
    /// The unknowns in place of pointers that a loop moves differently than their regions, with the difference.
    astray: BTreeMap<Term, String>,
}

/// The number of iterations after which the search for leftovers gives up. Each finds at least one more leftover, and
/// few iterations are ever needed.
const MAX_ITERATIONS: usize = 8;

impl<'a> Explorer<'a> {
    /// Creates an explorer of `steps` of `kernel`, whose inputs move with the message like this.
    pub fn new(kernel: &'a Kernel, steps: &'a [Step], entry: &'a Entry, shift: &'a Shift) -> Self {
        let uses = |step: &Step| {
            let Step::Do(inst) = step else { return Default::default() };
            let (reads, writes) = (inst.reads(), inst.writes());
            let only = inst.memory().is_none() && !reads.is_empty() && !writes.contains(&kernel.isa.stack_pointer());
            let all = if only { &reads | &writes } else { BTreeSet::new() };
            [reads, writes, all].map(Vec::from_iter)
        };
        let known = |step: &Step| {
            let Step::Do(inst) = step else { return Known::default() };
            Rc::clone(entry.known.borrow_mut().entry(inst.clone()).or_default())
        };
        Explorer {
            kernel,
            steps,
            uses: steps.iter().map(uses).collect(),
            known: steps.iter().map(known).collect(),
            mixed: kernel.insts().into_iter().any(|inst| is_vector(inst) && !is_legacy(inst)),
            entry,
            shift,
            left: 0,
            loops: 0,
            at: None,
            astray: BTreeMap::new(),
        }
    }

    /// Follows every path from entry to return.
    pub fn run(&mut self, machine: Machine<Term>, observer: &mut dyn Observer) -> Result<(), Refusal> {
        let (multiple, max) = self.kernel.contract.lengths();
        let mut path = Path { at: 0, machine, lengths: Lengths::AtLeast(0), since: None, upper: Upper::AtEntry };
        if let Some(max) = max {
            self.narrow(&mut path, (0..=max).step_by(multiple as usize).collect());
        }
        let mut todo = vec![path];
        while let Some(path) = todo.pop() {
            self.follow(path, &mut todo, observer).map_err(|refusal| self.in_phase(refusal))?;
        }
        Ok(())
    }

    fn follow(&mut self, mut path: Path, todo: &mut Vec<Path>, observer: &mut dyn Observer) -> Result<(), Refusal> {
        self.left = self.max_len();
        self.set_ends(&mut path.machine, path.lengths.least());
        // This is the path after the last branch: if a check fails for many lengths at once, each of them is tried from
        // here.
        let mut branched: Option<Path> = None;
        loop {
            self.at = Some(path.at).filter(|at| *at < self.steps.len());
            let Some(step) = self.steps.get(path.at) else {
                return self.finish(path, todo, observer);
            };
            self.count()?;
            if !matches!(step, Step::Do(_)) {
                branched = None;
            } else if branched.is_none() && matches!(&path.lengths, Lengths::OneOf(all) if all.len() > 1) {
                branched = Some(path.clone());
            }
            match step {
                Step::Do(inst) => match (self.execute(&mut path, inst), branched.take()) {
                    (Ok(()), before) => {
                        path.at += 1;
                        branched = before;
                    }
                    (Err(_), Some(before)) => {
                        self.split(&before, todo);
                        return Ok(());
                    }
                    (Err(refusal), None) => return Err(refusal),
                },
                Step::Jump { cond, to } => {
                    let Some(taken) = self.branch(&mut path, *cond, *to, todo)? else { continue };
                    path.at = if taken { *to } else { path.at + 1 };
                }
                Step::Head { enter, exit } => match path.lengths {
                    Lengths::AtLeast(_) => {
                        path = self.induct(path, *enter, *exit, observer)?;
                        self.set_ends(&mut path.machine, path.lengths.least());
                    }
                    Lengths::OneOf(_) => {
                        let Some(taken) = self.branch(&mut path, enter.opposite(), *exit, todo)? else { continue };
                        path.at = if taken { *exit } else { path.at + 1 };
                    }
                },
                Step::Back { head } => path.at = *head,
            }
        }
    }

    /// Returns the maximum number of steps of a path. The longest path of our kernels has 8,158 steps, where 12,664 are
    /// allowed. Without a maximum, a hash whose loop never ends fills the memory with sums that grow from step to step.
    fn max_len(&self) -> usize {
        4096 + 4 * self.steps.len()
    }

    /// Counts a step of the present path. Jumps count too, because a loop need not have an instruction.
    fn count(&mut self) -> Result<(), Refusal> {
        self.left -= 1;
        match self.left {
            0 => Property::Bounds.fails(format!("a path has not ended after {} steps", self.max_len())),
            _ => Ok(()),
        }
    }

    fn execute(&mut self, path: &mut Path, inst: &Inst) -> Result<(), Refusal> {
        path.upper = self.upper(path.upper, inst)?;
        let machine = &mut path.machine;
        let [reads, writes, all] = &self.uses[path.at];
        let secret = |machine: &Machine<Term>, regs: &[Reg], flag: bool| {
            regs.iter().any(|&reg| (reg.file == File::Flag) == flag && is_secret(machine, reg))
        };
        let reads_secret = |machine: &Machine<Term>| {
            secret(machine, reads, false) || secret(machine, reads, true) || loads_secret(machine, inst)
        };
        // We check this before using known results, which don't include the time of an instruction.
        if !inst.row.constant_time && reads_secret(machine) {
            return Property::Secrets.fails(format!("`{inst}` takes a time that depends on a secret"));
        }
        let (before, known) = (held_in(machine, all), &mut *self.known[path.at].borrow_mut());
        if let Some([_, after]) = known.find(hash(&before), |[known, _]| *known == before) {
            let mut after = after.iter().copied();
            all.iter().for_each(|&reg| machine.bytes_mut(reg).fill_with(|| after.next().expect("as many bytes")));
            return Ok(());
        }
        let reads_secret = reads_secret(machine);
        let undefined = [true, false].map(|flag| reads_secret || secret(machine, writes, flag));
        at_step(path.at, undefined);
        // The step may overwrite the registers of the address.
        let address = inst.memory().map(|(_, mem)| machine.address(&mem));
        machine.step(inst).map_err(|fault| self.refusal(inst, fault, address))?;
        let after = held_in(machine, all);
        if !all.is_empty() && !after.iter().any(|byte| byte.of.is_undefined()) {
            known.insert_unique(hash(&before), [before, after], |[before, _]| hash(before));
        }
        let stores = inst.memory().is_some_and(|(access, _)| access.writes());
        if stores || writes.contains(&self.kernel.isa.stack_pointer()) {
            self.frame(machine).map_err(|refusal| Refusal { why: format!("`{inst}`: {}", refusal.why), ..refusal })?;
        }
        Ok(())
    }

    /// Returns the effect of an instruction on the upper halves of vector registers. If the kernel has other vector
    /// instructions, an instruction in the legacy encoding must find them clean: when the kinds alternate, Intel
    /// processors save the upper halves.
    fn upper(&self, upper: Upper, inst: &Inst) -> Result<Upper, Refusal> {
        if is_legacy(inst) && upper != Upper::Clean && self.mixed {
            return Property::Abi
                .fails(format!("`{inst}` is in the legacy encoding, although an upper half may be dirty"));
        }
        let written = || inst.row.operands.iter().zip(&inst.args).filter(|(spec, _)| spec.access.writes());
        let wide = |arg: &Operand| matches!(arg, Operand::Reg(view) if view.reg.file == File::Vec && view.bits > 128);
        Ok(match () {
            () if written().any(|(spec, _)| matches!(spec.kind, OperandKind::Bank(File::Vec, _))) => Upper::Clean,
            () if written().any(|(_, arg)| wide(arg)) => Upper::Dirty,
            () => upper,
        })
    }

    /// Checks the stack pointer, because a signal may come at any moment, and the system, a debugger or an unwinder may
    /// examine the stack. The pointer must stay in the frame, at most a page below the touched bytes, aligned, and on
    /// POWER at the back chain.
    fn frame(&self, machine: &Machine<Term>) -> Result<(), Refusal> {
        let isa = self.kernel.isa;
        let pointer = machine.gpr(isa.stack_pointer().n);
        let stack = machine.memory.spaces.iter().find(|s| s.name == STACK).expect("a kernel has a stack");
        let name = self.kernel.register(isa.stack_pointer());
        let Some(at) = pointer.distance(stack.base).map(|at| at as i64) else {
            return Property::Abi.fails(format!("{name} is {pointer}, which is not at a known place in the frame"));
        };
        let refuse = |why: &str| {
            let from = if at < 0 { "below" } else { "above" };
            Property::Abi.fails(format!("{name} is {} bytes {from} its value at entry, {why}", at.unsigned_abs()))
        };
        if !(stack.start..=0).contains(&at) {
            return refuse(&format!("outside of the frame, the {} bytes below that value", -stack.start));
        }
        if at < stack.touched - PAGE {
            return refuse("more than a page below what was touched");
        }
        if at % isa.stack_alignment() != 0 {
            return refuse("not aligned");
        }
        let chained = || (0..8).all(|i| stack.written.get(at + i) == Some(stack.base.byte(i as usize)));
        if isa == Isa::Ppc64le && at < 0 && !chained() {
            return refuse("without a back chain");
        }
        Ok(())
    }

    /// Returns whether a jump is taken, if the answer is the same for all lengths of the path. Otherwise narrows the
    /// path to some of its lengths, defers the others, and returns `None`: the jump must be checked again.
    fn branch(&self, path: &mut Path, cond: Cond, to: usize, todo: &mut Vec<Path>) -> Result<Option<bool>, Refusal> {
        let flag = path.machine.flag(cond.flag.n);
        if let Some(x) = flag.known() {
            return Ok(Some((x == 1) == cond.set));
        }
        let refuse =
            |why: &str| Refusal { property: Property::Secrets, why: format!("a branch depends on {flag}, {why}") };
        if flag.is_secret() || flag.is_undefined() {
            return Err(refuse("which is secret or undefined"));
        }
        let holds = |n: u64| -> Result<bool, Refusal> {
            let inputs = FxHashMap::from_iter([(self.entry.length, n)]);
            flag.eval(&inputs)
                .map(|x| (x == 1) == cond.set)
                .ok_or_else(|| refuse("which does not depend on the length alone"))
        };
        let lengths = match &path.lengths {
            Lengths::OneOf(all) => all.clone(),
            Lengths::AtLeast(least) => {
                // Beyond the bound of the comparison, the branch goes one way. We defer those lengths and check the
                // rest.
                let bound = self.bound(flag).ok_or_else(|| refuse("which is not a comparison of the length"))?;
                if bound <= *least {
                    return holds(*least).map(Some);
                }
                let mut beyond = Path { lengths: Lengths::AtLeast(bound), ..path.clone() };
                beyond.at = if holds(bound)? { to } else { path.at + 1 };
                todo.push(beyond);
                let multiple = self.kernel.contract.lengths().0;
                (*least..bound).filter(|n| n.is_multiple_of(multiple)).collect()
            }
        };
        let mut split: [Vec<u64>; 2] = [Vec::new(), Vec::new()];
        for n in lengths {
            split[holds(n)? as usize].push(n);
        }
        let [no, yes] = split;
        if !no.is_empty() && !yes.is_empty() {
            let mut jumped = Path { at: to, ..path.clone() };
            self.narrow(&mut jumped, yes.clone());
            todo.push(jumped);
        }
        let taken = no.is_empty();
        self.narrow(path, if taken { yes } else { no });
        self.set_ends(&mut path.machine, path.lengths.least());
        Ok(Some(taken))
    }

    /// Returns the length from which on a flag stays the same, if the flag compares the length with a constant.
    fn bound(&self, flag: Term) -> Option<u64> {
        let bound = [flag, !flag].into_iter().find_map(|f| f.as_below());
        match bound {
            Some((x, bound)) if x == self.entry.length && bound <= MAX_LENGTH => Some(bound),
            Some(_) => None,
            None => [flag, !flag].into_iter().any(|f| f == self.entry.length.is_zero()).then_some(1),
        }
    }

    /// Narrows a path to some of its lengths. If there is only one, the length becomes a number.
    fn narrow(&self, path: &mut Path, lengths: Vec<u64>) {
        if let [n] = lengths[..] {
            let mut with = Substitution::new([(self.entry.length, Term::lit(64, n))]);
            each_byte(&mut path.machine, |byte| if byte.of.has_length() { byte.substitute(&mut with) } else { byte });
        }
        path.lengths = Lengths::OneOf(lengths);
    }

    /// Continues with each length separately.
    fn split(&self, path: &Path, todo: &mut Vec<Path>) {
        let Lengths::OneOf(all) = &path.lengths else { return };
        for &n in all {
            let mut alone = path.clone();
            self.narrow(&mut alone, vec![n]);
            todo.push(alone);
        }
    }

    fn finish(&self, path: Path, todo: &mut Vec<Path>, observer: &mut dyn Observer) -> Result<(), Refusal> {
        match &path.lengths {
            Lengths::OneOf(all) if all.len() == 1 => observer.end(&path.machine, all[0], path.since, path.upper),
            Lengths::OneOf(_) => {
                self.split(&path, todo);
                Ok(())
            }
            Lengths::AtLeast(n) => Property::Bounds.fails(format!("returns without checking lengths of {n} and more")),
        }
    }

    /// Proves a loop by induction and returns the path after it.
    fn induct(
        &mut self,
        mut path: Path,
        enter: Cond,
        exit: usize,
        observer: &mut dyn Observer,
    ) -> Result<Path, Refusal> {
        let flag = path.machine.flag(enter.flag.n);
        let below = [flag, !flag].into_iter().find_map(|f| f.as_below());
        let Some((_, stride)) =
            below.filter(|(x, stride)| *x == self.entry.length && *stride > 0 && *stride <= MAX_LENGTH)
        else {
            return Property::Bounds.fails(format!("a loop runs while {flag}, not while len >= stride"));
        };
        let enters = |n| flag.eval(&FxHashMap::from_iter([(self.entry.length, n)])).map(|x| (x == 1) == enter.set);
        if enters(stride) != Some(true) || enters(stride - 1) != Some(false) {
            return Property::Bounds.fails(format!("a loop is not entered exactly from {stride} on"));
        }
        // A loop that works in place would read written results instead of its input.
        if path.machine.memory.spaces.iter().any(|space| space.name != STACK && !space.written.is_empty()) {
            return Property::Bounds.fails("a result is written before a loop over the message");
        }
        let (multiple, _) = self.kernel.contract.lengths();
        if !stride.is_multiple_of(multiple) {
            return Property::Bounds
                .fails(format!("a loop takes {stride} bytes, of a length that is a multiple of {multiple}"));
        }
        if path.since.is_some() {
            return Property::Bounds.fails("a loop over the message after another, for any length");
        }
        // Claims about partial blocks can't be chained from iteration to iteration.
        let block = self.shift.block;
        if !stride.is_multiple_of(block) {
            return Property::Function.fails(format!("a loop takes {stride} bytes, no whole blocks of {block}"));
        }
        self.forget_moved(&mut path.machine, stride);
        let mut leftovers = Leftovers::new();
        let mut movements = BTreeMap::new();
        for _ in 0..MAX_ITERATIONS {
            let mut before = path.machine.clone();
            let unknown = self.forget(path.at, &mut before, &leftovers);
            let astray = |(place, term): &(Place, Term)| Some((*term, movements.get(place).cloned()?));
            self.astray.extend(unknown.iter().filter_map(astray));
            let head = Path { at: path.at + 1, machine: before.clone(), lengths: Lengths::AtLeast(stride), ..path };
            let Path { machine: after, upper, .. } = self.body(head, observer, stride)?;
            let found = self.differences(&before, &after, stride, &leftovers);
            // This flag decides whether the next iteration is entered, so it must say about the rest what it said about
            // the whole.
            if found.contains_key(&Place::Reg(Reg { file: File::Flag, n: enter.flag.n }, 0)) {
                let flag = after.flag(enter.flag.n);
                let rest = [flag, !flag].into_iter().find_map(|flag| flag.as_below());
                let by = rest.and_then(|(rest, _)| self.entry.length.distance(rest));
                let by = by.map_or(String::new(), |by| format!(", but by {}", by as i64));
                return Property::Bounds
                    .fails(format!("an iteration does not reduce the length that its loop tests by {stride}{by}"));
            }
            movements.extend(self.movements(&before, &after, stride, &found));
            if found == leftovers && upper <= path.upper {
                let carried = unknown.into_iter().map(|(place, unknown)| Carried {
                    unknown,
                    first: held(&path.machine, place, unknown.bits()),
                    after: held(&after, place, unknown.bits()),
                });
                observer.carries(path.at, stride, carried.collect())?;
                path = Path { at: exit, machine: before, since: Some(self.loops), ..path };
                self.loops += 1;
                self.narrow(&mut path, (0..stride).step_by(multiple as usize).collect());
                return Ok(path);
            }
            leftovers = found;
            path.upper = path.upper.max(upper);
        }
        Property::Function.fails(format!("no invariant found in {MAX_ITERATIONS} iterations of a loop"))
    }

    /// Runs the body of a loop once, for all lengths from the stride on.
    fn body(&mut self, mut path: Path, observer: &mut dyn Observer, stride: u64) -> Result<Path, Refusal> {
        self.left = self.max_len();
        self.set_ends(&mut path.machine, stride);
        loop {
            self.at = Some(path.at);
            self.count()?;
            match &self.steps[path.at] {
                Step::Do(inst) => {
                    self.execute(&mut path, inst)?;
                    path.at += 1;
                }
                Step::Jump { cond, to } => {
                    let flag = path.machine.flag(cond.flag.n);
                    let Some(x) = flag.known() else {
                        return Property::Secrets.fails(format!("in a loop, a branch depends on {flag}"));
                    };
                    path.at = if (x == 1) == cond.set { *to } else { path.at + 1 };
                }
                Step::Head { .. } => {
                    return Property::Bounds.fails("a loop over the message inside such a loop");
                }
                Step::Back { head } => {
                    self.at = Some(*head);
                    observer.iteration(*head, &path.machine, stride)?;
                    return Ok(path);
                }
            }
        }
    }

    /// Replaces inputs that advance, such as the block counter, by unknowns in regions of fixed size: the memory
    /// doesn't change, so it holds the right input only before the first iteration.
    fn forget_moved(&self, machine: &mut Machine<Term>, stride: u64) {
        let moved = |byte| self.shift.byte(byte, stride / self.shift.block);
        let fixed = |space: &&mut Space<Term>| space.name != STACK && !self.entry.moving.contains_key(&space.base);
        for space in machine.memory.spaces.iter_mut().filter(fixed) {
            let Some(fill) = space.fill.take() else { continue };
            let start = space.start;
            let bytes: Vec<TermByte> = (start..space.end)
                .map(|at| match fill(at) {
                    byte if moved(byte) == byte => byte,
                    byte => {
                        let kind = if byte.is_secret() { Kind::Secret } else { Kind::Public };
                        Term::atom(8, format!("{}[{at}] of before", space.name), kind).byte(0)
                    }
                })
                .collect();
            space.fill = Some(Rc::new(move |at| bytes[(at - start) as usize]));
        }
    }

    /// Returns the places in which the state after an iteration differs from the state before it on moved inputs, in
    /// words as whole as possible, and whether each place is secret. A known leftover stays one and is checked again,
    /// because a place that is public in one iteration may be secret in the next.
    fn differences(&self, before: &Machine<Term>, after: &Machine<Term>, stride: u64, known: &Leftovers) -> Leftovers {
        let mut found = known.clone();
        let mut moved = before.clone();
        each_byte(&mut moved, |byte| self.shift.byte(byte, stride / self.shift.block));
        for reg in self.kernel.isa.registers() {
            let (old, new) = (moved.bytes(reg), after.bytes(reg));
            for i in (0..new.len()).filter(|&i| old[i] != new[i]) {
                add(
                    &mut found,
                    |at| Place::Reg(reg, at as usize),
                    i as i64,
                    whole_word(new, i).max(whole_word(old, i)),
                );
            }
        }
        let stack = |m: &Machine<Term>| stack_of(m).cloned().unwrap_or_default();
        let (old, new) = (stack(&moved), stack(after));
        let places: BTreeSet<i64> = old.iter().chain(new.iter()).map(|(at, _)| at).collect();
        for at in places.into_iter().filter(|at| old.get(*at) != new.get(*at)) {
            add(&mut found, Place::Stack, at, whole_word_at(&new, at).max(whole_word_at(&old, at)));
        }
        for (&place, left) in &mut found {
            left.secret |= [before, after].iter().any(|machine| any_secret(&place.bytes(machine, left.bytes)));
        }
        found
    }

    /// Replaces leftovers by unknowns, and returns them.
    fn forget(&self, head: usize, machine: &mut Machine<Term>, leftovers: &Leftovers) -> Vec<(Place, Term)> {
        let mut unknowns = self.entry.unknowns.borrow_mut();
        let mut put = |(&place, &left): (&Place, &Leftover)| {
            let kind = if left.secret { Kind::Secret } else { Kind::Public };
            let new = || {
                Term::atom(
                    place.bits(left.bytes),
                    format!("{} after an iteration", place.name(self.kernel, left.bytes)),
                    kind,
                )
            };
            let unknown = *unknowns.entry((head, place, left)).or_insert_with(new);
            match place {
                Place::Reg(reg, at) => {
                    for (i, byte) in machine.bytes_mut(reg)[at..at + left.bytes].iter_mut().enumerate() {
                        *byte = unknown.byte(i);
                    }
                }
                Place::Stack(at) => {
                    let stack = machine.memory.space(STACK).expect("a kernel has a stack");
                    for (i, at) in (at..at + left.bytes as i64).enumerate() {
                        // Before the first iteration this byte is not written, so neither an iteration nor the code
                        // after the loop may read it.
                        if stack.written.insert(at, unknown.byte(i)).is_none() {
                            stack.unsure.insert(at);
                        }
                    }
                }
            }
            (place, unknown)
        };
        leftovers.iter().map(&mut put).collect()
    }

    /// Sets the end of regions that are as long as the message.
    fn set_ends(&self, machine: &mut Machine<Term>, length: u64) {
        for space in &mut machine.memory.spaces {
            if let Some(extent) = self.entry.moving.get(&space.base) {
                space.end = extent.bytes(length) as i64;
            }
        }
    }
}

/// Changes every byte of the registers, the flags and the stack.
fn each_byte(machine: &mut Machine<Term>, mut change: impl FnMut(TermByte) -> TermByte) {
    let stack = machine.memory.space(STACK).into_iter().flat_map(|stack| stack.written.values_mut());
    stack.for_each(|byte| *byte = change(*byte));
    machine.registers_mut().iter_mut().for_each(|byte| *byte = change(*byte));
}

/// Returns whether the memory that an instruction reads holds a secret; an unknown address is refused later. An
/// instruction that only computes an address, as a prefetch does, reads nothing.
fn loads_secret(machine: &Machine<Term>, inst: &Inst) -> bool {
    let reads = |access: &Access| access.reads() && !inst.row.idioms.contains(&Idiom::Addressing);
    inst.memory().filter(|(access, _)| reads(access)).is_some_and(|(_, mem)| {
        let address = machine.address(&mem);
        machine.memory.spaces.iter().any(|space| {
            let Some(at) = address.distance(space.base).map(|at| at as i64) else { return false };
            let byte = |at| space.written.get(at).or_else(|| Some(space.fill.as_ref()?(at)));
            let bytes = at.max(space.start)..at.saturating_add(mem.bytes.into()).min(space.end);
            bytes.filter_map(byte).any(|byte| byte.is_secret())
        })
    })
}

/// Returns whether an instruction is a vector instruction in the legacy encoding of x86-64.
fn is_legacy(inst: &Inst) -> bool {
    matches!(inst.row.needs, Needs::Sse(_))
}

/// Returns whether an instruction names a vector register.
pub(crate) fn is_vector(inst: &Inst) -> bool {
    inst.args.iter().any(|arg| matches!(arg, Operand::Reg(view) if view.reg.file == File::Vec))
}

/// Returns the contents of registers.
fn held_in(machine: &Machine<Term>, regs: &[Reg]) -> Vec<TermByte> {
    regs.iter().map(|&reg| machine.bytes(reg)).collect::<Vec<_>>().concat()
}

/// Hashes only some of the bytes, because they are many.
fn hash(bytes: &[TermByte]) -> u64 {
    let mut hasher = FxHasher::default();
    bytes.iter().step_by(5).for_each(|byte| byte.hash(&mut hasher));
    hasher.finish()
}
