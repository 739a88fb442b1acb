//! The critical path of a loop: the longest chain of instructions in which each depends on the previous one, within an
//! iteration and from one to the next. It bounds the time of an iteration, however many units a processor has.
//!
//! | module | what it does |
//! |---|---|
//! | [`iteration`] | an iteration of a kernel's main loop, as it runs |
//! | [`graph`] | the dependences between instructions, and the critical cycle |
//! | [`latency`] | the latency of each instruction on a core |
//! | [`form`] | forms of instructions that cost more than they need |
//! | [`limit`] | the most cycles that a chain may take |
//!
//! Counted are the latencies of LLVM 19, with corrections where its models are wrong ([`latency`]). A register copy that
//! a core renames costs nothing. Not counted are:
//!
//! - contention for execution units, which `cargo xtask cost` models;
//! - late forwarding of an accumulator, and fused instructions;
//! - copies that are not renamed, and loads that miss the cache.
//!
//! So the chain is a lower bound of the measured time. A kernel that is limited by its chain comes close to it.

pub mod form;
pub mod graph;
pub mod iteration;
pub mod latency;
pub mod limit;

use raddle_isa::Inst;
use raddle_kernels::Kernel;

use crate::model::cost::{Analyzer, Core};
pub use form::Form;
use graph::{Graph, Path};
use iteration::Executed;

/// An instruction on a chain.
#[derive(Clone, Debug)]
pub struct Link {
    /// The instruction.
    pub inst: Inst,
    /// Its line in the generated text.
    pub line: usize,
    /// When its result is there, in cycles from the start of the chain.
    pub at: u32,
    /// Its latency from the link before.
    pub latency: u32,
    /// Its form, where that costs something.
    pub form: Option<Form>,
}

/// A chain.
#[derive(Clone, Debug)]
pub struct Chain {
    /// Its instructions.
    pub links: Vec<Link>,
    /// The iterations that it takes.
    pub iterations: usize,
    /// Cycles of an iteration.
    pub cycles: f64,
}

impl Chain {
    fn new(path: &Path, iteration: &[Executed]) -> Chain {
        let mut at = 0;
        let links = path.hops.iter().map(|hop| {
            at += hop.latency;
            let Executed { inst, line, .. } = &iteration[hop.node];
            let form = Form::of(inst, hop.by).filter(|form| hop.latency > form.least());
            Link { inst: inst.clone(), line: *line, at, latency: hop.latency, form }
        });
        Chain { links: links.collect(), iterations: path.iterations, cycles: path.each() }
    }

    /// The costly forms that are on it.
    pub fn costly(&self) -> impl Iterator<Item = (&Link, Form)> {
        self.links.iter().filter_map(|link| Some((link, link.form?)))
    }
}

/// The chains of a kernel's main loop on a core.
#[derive(Clone, Debug)]
pub struct Chains {
    /// Bytes of the message that an iteration takes.
    pub bytes: usize,
    /// The chain carried from iteration to iteration: a lower bound of the loop's time.
    pub round: Chain,
    /// From the start of one iteration to its last result.
    pub through: Chain,
}

impl Chains {
    /// Those of a kernel on a core; none where it has no loop over a message.
    pub fn of(kernel: &Kernel, core: Core, analyzer: Analyzer) -> Result<Option<Chains>, String> {
        let Some((bytes, iteration)) = iteration::main_loop_iteration(kernel).map_err(|fault| fault.to_string())?
        else {
            return Ok(None);
        };
        let insts: Vec<_> = iteration.iter().map(|done| &done.inst).collect();
        let latencies = latency::latencies(analyzer, core, &insts)?;
        let graph = Graph::of(&iteration);
        let chain = |path: Path| Chain::new(&path, &iteration);
        let (round, through) = (graph.round(&latencies), graph.through(&latencies));
        Ok(Some(Chains { bytes, round: chain(round), through: chain(through) }))
    }
}
