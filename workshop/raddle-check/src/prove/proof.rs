//! The proof of a kernel: function, dataflow, secrets, bounds, ABI and wiping, for every input and every length, both
//! out of place and in place.

use raddle_isa::code::{Extent, Limb, Meaning, Parameter, Region};
use raddle_isa::machine::STACK;
use raddle_isa::{Contract, File, Inst, Isa, Machine, Reg, Word};
use raddle_kernels::Kernel;
use raddle_kernels::reference::pseudorandom;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::explore::{
    Carried, Entry, Explorer, Inputs, Observer, Property, Refusal, Shift, Upper, entry, is_secret, stack_pointers,
};

use super::induction::{LoopHead, Paths, ProofGoal, Regions, Return, needed, written};
use super::statement::{self, Statement};
use crate::integer::ranges::Ranges;
use crate::run::program::{Step, sequential, steps, woven};
use crate::run::{self, aliasings, contract, in_place};
use crate::term::{Term, TermByte, reset};

/// The size of a proof, and its results.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The number of paths from entry to return, one per length, over all aliasings.
    pub paths: usize,
    /// The number of iterations of loops, each proved for every length.
    pub iterations: usize,
    /// The number of result bytes compared with the specification.
    pub bytes: usize,
    /// The proved statement: [`Statement::describe`].
    pub statement: String,
    /// The maxima of numbers, for kernels that compute with integers.
    pub ranges: Option<Ranges>,
}

/// Proves every property of a kernel, or returns the first that could not be shown.
pub fn prove(kernel: &Kernel) -> Result<Proof, Refusal> {
    prove_statement(kernel, &statement::of)
}

/// Proves a kernel of any crate, as [`prove`] does. `statement` makes the statement about it from the inputs. Equal
/// inputs must give equal statements.
pub fn prove_statement(kernel: &Kernel, statement: MakeStatement<'_>) -> Result<Proof, Refusal> {
    check_contract(kernel)?;
    // Statements and goals take counts and sizes from the operation, the explorer from the contract.
    if kernel.contract != kernel.operation.contract().with_table(kernel.table.len()) {
        return Property::Function.fails("the contract is not the operation's");
    }
    let proof = prove_as_given(kernel, statement)?;
    agrees_with_reference(kernel)?;
    Ok(proof)
}

/// Runs a kernel whose results are shown to be those of a statement. If it leaves other results than the reference of its
/// operation, the statement is not about the operation.
fn agrees_with_reference(kernel: &Kernel) -> Result<(), Refusal> {
    /// Enough for several iterations of every loop.
    const LONG: u64 = 1 << 12;
    let (multiple, max) = kernel.contract.lengths();
    let max = max.unwrap_or(LONG.max(4 * multiple));
    let parts = pseudorandom(max, 3).into_iter().map(u64::from);
    for (seed, part) in (1..).zip(parts) {
        let length = max * part / u64::from(u8::MAX) / multiple * multiple;
        run::runs_right(kernel, seed, length as usize).or_else(|why| {
            Property::Function.fails(format!("proved, but the statement differs from the operation's reference: {why}"))
        })?;
    }
    Ok(())
}

/// A function that makes the statement about a kernel.
pub type MakeStatement<'a> = &'a dyn Fn(&Kernel, Inputs) -> Box<dyn Statement>;

/// Proves a kernel as [`prove`] does, except that the kernel's contract may have other rights at entry, lengths,
/// aliases and meanings of numbers than the operation's. This is for faults planted in contracts.
pub fn prove_by_its_contract(kernel: &Kernel) -> Result<Proof, Refusal> {
    check_contract(kernel)?;
    // A statement names the inputs and the results of its operation.
    if places(kernel.contract.clone()) != places(kernel.operation.contract().with_table(kernel.table.len())) {
        return Property::Function.fails("the contract has other parameters or limbs than the operation's");
    }
    prove_as_given(kernel, &statement::of)
}

/// Returns a contract without all that may change while the inputs and the results keep their names and places.
fn places(mut contract: Contract) -> Contract {
    for parameter in &mut contract.parameters {
        match parameter {
            Parameter::Length { multiple, max, .. } => (*multiple, *max) = (1, None),
            Parameter::Pointer(region) => {
                (region.held, region.secret, region.doc) = (None, true, "");
                // The statement names the bytes of a block that are written.
                if let (Extent::Share(of, ..), false) = (region.extent, region.written) {
                    region.extent = Extent::Share(of, 1, 1);
                }
            }
            Parameter::Messages { doc, .. } => *doc = "",
        }
    }
    for number in &mut contract.numbers {
        number.is = Meaning::Any;
        number.limbs.iter_mut().for_each(|limb| *limb = Limb { shift: 0, max: 0, multiple: 1, ..*limb });
    }
    Contract { doc: "", may_alias: Vec::new(), ..contract }
}

fn prove_as_given(kernel: &Kernel, statement: MakeStatement<'_>) -> Result<Proof, Refusal> {
    let mut proof = Proof::default();
    let reserved = |inst: &&Inst| inst.writes().into_iter().any(|reg| kernel.isa.is_reserved(reg));
    if let Some(inst) = kernel.insts().into_iter().find(reserved) {
        return Property::Abi.fails(format!("`{inst}` writes a register that the system uses"));
    }
    let pointers = stack_pointers(kernel)?;
    for one in aliasings(kernel) {
        for &stack_pointer in &pointers {
            reset();
            let start = entry(kernel, one, stack_pointer);
            let before = (proof.paths, proof.bytes);
            let mut prove = || {
                as_printed(kernel, &start, statement, &mut proof)?;
                // A proof without paths or results would prove nothing.
                if proof.paths == before.0 || proof.bytes == before.1 {
                    return Property::Function.fails("no path returns a result");
                }
                dataflow_of(kernel, &start, statement)
            };
            prove().map_err(|refusal| if one.is_empty() { refusal } else { refusal.and(&in_place(one)) })?;
        }
    }
    Ok(proof)
}

fn check_contract(kernel: &Kernel) -> Result<(), Refusal> {
    contract::check(kernel).or_else(|why| Property::Function.fails(why))
}

/// Proves every property except dataflow.
fn as_printed(kernel: &Kernel, start: &Entry, statement: MakeStatement<'_>, proof: &mut Proof) -> Result<(), Refusal> {
    let mut for_results = statement(kernel, start.inputs.clone());
    let shift = Shift::new(start, kernel.operation.block_bytes(), for_results.advance());
    proof.statement = for_results.describe();
    let steps = steps(kernel, woven);
    let goal = for_results.goal(kernel, start);
    let mut observer = Checker {
        kernel,
        start,
        statement: for_results.as_mut(),
        shift: &shift,
        equal: FxHashSet::default(),
        goal,
        paths: Paths::default(),
        written: Regions::default(),
        proof,
    };
    Explorer::new(kernel, &steps, start, &shift).run(start.machine.clone(), &mut observer)?;
    if let Some(mut goal) = observer.goal
        && let Some(ranges) = goal.prove(&observer.paths, &shift, &steps)?
    {
        proof.ranges = Some(proof.ranges.take().unwrap_or_default().max(ranges));
    }
    Ok(())
}

struct Checker<'a, 'p> {
    kernel: &'a Kernel,
    start: &'a Entry,
    statement: &'p mut dyn Statement,
    /// The movement of the inputs with the message.
    shift: &'p Shift,
    /// The bytes that were found equal to the specification: paths share most of them.
    equal: FxHashSet<(&'static str, usize, TermByte)>,
    /// The goal about several bytes of results at once, which is proved once all paths are known.
    goal: Option<Box<dyn ProofGoal + 'a>>,
    paths: Paths,
    /// The bytes that the last iteration wrote.
    written: Regions,
    proof: &'p mut Proof,
}

impl Checker<'_, '_> {
    /// Checks that every byte of every result is written, that nothing else is, and that each byte equals the
    /// specification's. Within a loop, only a part of the message is written.
    fn results(&mut self, machine: &Machine<Term>, length: u64, end: bool) -> Result<(), Refusal> {
        for region in self.kernel.contract.regions().filter(|r| r.written) {
            let part = match (region.extent, &region.only) {
                (Extent::Bytes(_), _) if !end => 0..0,
                (Extent::Bytes(_), Some(only)) => only.clone(),
                (extent, _) => 0..extent.bytes(length) as usize,
            };
            let written = result(machine, region.name);
            for i in part.clone() {
                let Some(byte) = written.get(i as i64) else {
                    return Property::Bounds
                        .fails(format!("{}[{i}] is not written, for a length of {length}", region.name));
                };
                self.proof.bytes += 1;
                if self.equal.contains(&(region.name, i, byte)) {
                    continue;
                }
                let should = self.expected(region, i);
                // Most goals are about returns. The other bytes that an iteration writes are compared here or nowhere.
                let is_covered =
                    |goal: &dyn ProofGoal| end && goal.covers(region.name, i) || goal.covers_blocks(region.name);
                if should.is_none() && self.goal.as_deref().is_some_and(is_covered) {
                    continue;
                }
                let is = byte.spread();
                if should != Some(is) {
                    let should =
                        should.map_or("and no statement says what it should be".into(), |x| format!("not {x}"));
                    return Property::Function
                        .fails(format!("{}[{i}] is {is}, {should}, for a length of {length}", region.name));
                }
                self.equal.insert((region.name, i, byte));
            }
            if let Some((at, _)) =
                written.iter().find(|(at, _)| !usize::try_from(*at).is_ok_and(|at| part.contains(&at)))
            {
                return Property::Bounds.fails(format!("{}[{at}] is written, for a length of {length}", region.name));
            }
        }
        Ok(())
    }

    /// Returns byte `i` of a region as the statement says. If the region is as long as the message, the statement says it
    /// of the first block, and the byte for block n is σⁿ of that for the first. So the induction over a loop, which shows
    /// that iteration n does what the first does on moved inputs, shows it of every byte.
    fn expected(&mut self, region: &Region, i: usize) -> Option<Term> {
        let blocks = match region.extent {
            Extent::Bytes(_) => return self.statement.expected(region.name, i),
            Extent::Parameter(_) => 1,
            Extent::Share(..) => self.shift.whole(),
        };
        let bytes = region.extent.bytes(blocks * self.shift.block) as usize;
        let first = self.statement.expected(region.name, i % bytes)?;
        Some(self.shift.term(first, blocks * (i / bytes) as u64))
    }

    /// Checks that a loop over blocks of `stride` bytes in all leaves the bytes of results that are written once as they
    /// are.
    fn keeps(&mut self, stride: u64) -> Result<(), Refusal> {
        for region in self.kernel.contract.regions().filter(|region| region.written) {
            let Extent::Bytes(all) = region.extent else { continue };
            for i in region.only.clone().unwrap_or(0..all) {
                let before = self.statement.expected(region.name, i);
                let moved = before.map(|before| self.shift.term(before, stride / self.shift.block));
                if let (Some(moved), Some(before)) = (moved, before)
                    && moved != before
                {
                    return Property::Function.fails(format!(
                        "the statement does not move with a loop of {stride} bytes: {}[{i}] becomes {moved}, not {before}",
                        region.name
                    ));
                }
            }
        }
        Ok(())
    }

    /// Checks the result for a message of which nothing is left after a loop: it must depend on no input that the loop
    /// moves. The equations about an element treat this result as a function of the words that the loop carries.
    fn stays(&self, machine: &Machine<Term>, stride: u64) -> Result<(), Refusal> {
        let blocks = stride / self.shift.block;
        for region in self.kernel.contract.regions().filter(|region| region.written) {
            let mut written = result(machine, region.name).iter();
            if let Some((at, byte)) = written.find(|(_, byte)| self.shift.byte(*byte, blocks) != *byte) {
                return Property::Function
                    .fails(format!("{}[{at}] is {byte}, which a loop of {stride} bytes moves", region.name));
            }
        }
        Ok(())
    }

    /// Returns the results that the goal needs. A message that is proved byte by byte would be kept once for each length,
    /// so it is not among them.
    fn kept(&self, machine: &Machine<Term>) -> Regions {
        let covers_blocks = |name| self.goal.as_deref().is_some_and(|goal| goal.covers_blocks(name));
        let regions = self.kernel.contract.regions().filter(|region| region.written);
        let kept = regions.filter(|region| matches!(region.extent, Extent::Bytes(_)) || covers_blocks(region.name));
        written(machine, &Vec::from_iter(kept.map(|region| region.name)))
    }

    /// Checks the registers that a callee preserves (System V psABI 3.2.1, AAPCS64 6.1, ELFv2 2.2).
    fn abi(&self, machine: &Machine<Term>, upper: Upper) -> Result<(), Refusal> {
        let isa = self.kernel.isa;
        let start = &self.start.machine;
        for reg in isa.registers() {
            let saved = isa.saved_bytes(reg);
            if machine.bytes(reg)[..saved] != start.bytes(reg)[..saved] {
                return Property::Abi.fails(format!("{} is not restored", self.kernel.register(reg)));
            }
        }
        // A dirty upper half slows down every later SSE instruction of the caller.
        if upper == Upper::Dirty {
            return Property::Abi.fails("returns without vzeroupper after the last use of an upper half");
        }
        if isa == Isa::X86_64 {
            let zero = Term::lit(8, 0).byte(0);
            for n in 0..16 {
                let reg = Reg { file: File::Vec, n };
                let (upper, before) = (&machine.bytes(reg)[16..], &start.bytes(reg)[16..]);
                if upper != before && upper.iter().any(|&byte| byte != zero) {
                    return Property::Abi.fails(format!("the upper half of zmm{n} is left dirty"));
                }
            }
        }
        Ok(())
    }

    fn wipe(&self, machine: &Machine<Term>) -> Result<(), Refusal> {
        let isa = self.kernel.isa;
        if let Some(reg) = isa.registers().find(|&reg| is_secret(machine, reg)) {
            return Property::Wipe.fails(format!("{} holds a secret at exit", self.kernel.register(reg)));
        }
        let stack = result(machine, STACK);
        if let Some((at, _)) = stack.iter().find(|(_, byte)| byte.is_secret()) {
            return Property::Wipe.fails(format!("stack[{at}] holds a secret at exit"));
        }
        Ok(())
    }
}

impl Observer for Checker<'_, '_> {
    fn iteration(&mut self, _: usize, machine: &Machine<Term>, bytes: u64) -> Result<(), Refusal> {
        self.proof.iterations += 1;
        self.written = self.kept(machine);
        self.results(machine, bytes, false)
    }

    fn carries(&mut self, head: usize, bytes: u64, carried: Vec<Carried>) -> Result<(), Refusal> {
        self.keeps(bytes)?;
        self.paths.loops.push(LoopHead { head, stride: bytes, carried, written: std::mem::take(&mut self.written) });
        Ok(())
    }

    fn end(&mut self, machine: &Machine<Term>, bytes: u64, since: Option<usize>, upper: Upper) -> Result<(), Refusal> {
        self.proof.paths += 1;
        self.results(machine, bytes, true)?;
        self.abi(machine, upper)?;
        self.wipe(machine)?;
        if let (Some(head), 0) = (since, bytes) {
            self.stays(machine, self.paths.loops[head].stride)?;
        }
        if self.goal.is_some() {
            self.paths.returns.push(Return { bytes, since, written: self.kept(machine) });
        }
        Ok(())
    }
}

/// Returns the bytes written to the region with this name or, in place, to the region that it shares.
fn result<'m>(machine: &'m Machine<Term>, name: &str) -> &'m Written {
    let space = machine.memory.spaces.iter().find(|s| s.name == name);
    &space.expect("the first of two regions that are one keeps its name").written
}

/// Proves that the woven kernel equals its strands one after another, from this entry.
pub fn dataflow(kernel: &Kernel, start: &Entry) -> Result<(), Refusal> {
    dataflow_of(kernel, start, &statement::of)
}

fn dataflow_of(kernel: &Kernel, start: &Entry, statement: MakeStatement<'_>) -> Result<(), Refusal> {
    let orders = [steps(kernel, woven), steps(kernel, sequential)];
    // Code that isn't woven is its own sequence.
    if orders[0] == orders[1] {
        return Ok(());
    }
    let others = statement(kernel, start.inputs.clone()).advance();
    let shift = Shift::new(start, kernel.operation.block_bytes(), others);
    let collect = |steps: &[Step]| -> Result<Results<'_>, Refusal> {
        let mut results =
            Results { kernel, ends: FxHashMap::default(), iterations: FxHashMap::default(), loops: Vec::new() };
        Explorer::new(kernel, steps, start, &shift).run(start.machine.clone(), &mut results)?;
        Ok(results)
    };
    let (woven, sequential) = (collect(&orders[0])?, collect(&orders[1])?);
    if woven.ends != sequential.ends
        || woven.iterations != sequential.iterations
        || woven.carried() != sequential.carried()
    {
        return Property::Dataflow
            .fails("the woven kernel computes something other than its strands one after another");
    }
    Ok(())
}

/// The written content of a region.
type Written = raddle_isa::Written<TermByte>;

/// The written content as a list, which takes less memory.
type WrittenList = Vec<(i64, TermByte)>;

/// The results of every path.
struct Results<'a> {
    kernel: &'a Kernel,
    /// The results by length and by the last loop: for one length, there are paths with and without an iteration of
    /// that loop.
    ends: FxHashMap<(u64, Option<usize>), Vec<WrittenList>>,
    /// The results of each loop's last iteration, in which leftovers of the previous ones are unknown.
    iterations: FxHashMap<usize, Vec<WrittenList>>,
    /// The words that loops carry.
    loops: Vec<Vec<Carried>>,
}

impl Results<'_> {
    fn of(&self, machine: &Machine<Term>) -> Vec<WrittenList> {
        let written = self.kernel.contract.regions().filter(|r| r.written);
        written.map(|r| result(machine, r.name).iter().collect()).collect()
    }

    /// Returns the words that loops carry, as far as results depend on them.
    fn carried(&self) -> Vec<Vec<Carried>> {
        let results = self.ends.values().chain(self.iterations.values()).flatten();
        let terms: Vec<Term> = results.flat_map(|bytes| bytes.iter().map(|(_, byte)| byte.of)).collect();
        self.loops.iter().map(|carried| needed(terms.clone(), carried)).collect()
    }
}

impl Observer for Results<'_> {
    fn iteration(&mut self, head: usize, machine: &Machine<Term>, _: u64) -> Result<(), Refusal> {
        let results = self.of(machine);
        self.iterations.insert(head, results);
        Ok(())
    }

    fn carries(&mut self, _: usize, _: u64, carried: Vec<Carried>) -> Result<(), Refusal> {
        self.loops.push(carried);
        Ok(())
    }

    fn end(&mut self, machine: &Machine<Term>, bytes: u64, since: Option<usize>, _: Upper) -> Result<(), Refusal> {
        let results = self.of(machine);
        self.ends.entry((bytes, since)).or_default().extend(results);
        Ok(())
    }
}
