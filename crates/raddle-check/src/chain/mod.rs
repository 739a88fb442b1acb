//! The critical path of a loop: the chain of instructions of which each waits for the one before, and the next iteration's
//! for this iteration's. However many instructions a processor runs at once, an iteration takes no less.
//!
//! | module | what it does |
//! |---|---|
//! | [`iteration`] | an iteration of a kernel's main loop, as it runs |
//! | [`graph`] | who waits for whom, and the longest way round |
//! | [`latency`] | how long each instruction takes on a core |
//! | [`form`] | forms of instructions that cost more than they need |
//! | [`limit`] | what a chain may come to |
//!
//! What is counted: latencies as LLVM 19 has them, and what its models have wrong ([`latency`]); a word that a core
//! copies by renaming costs nothing. What is not: that more is to be done than there are units for (`cargo xtask cost`
//! says that); that some cores begin a chain of products before its last word is there, or fuse two instructions; that
//! a copy is not always renamed, and a load not always answered by the cache. So it is less than what is measured, and
//! a kernel at the limit of its chain is near to it.

pub mod form;
pub mod graph;
pub mod iteration;
pub mod latency;
pub mod limit;

use raddle_isa::Inst;
use raddle_kernels::Kernel;

use crate::cost::{Analyzer, Core};
pub use form::Form;
use graph::{Graph, Path};
use iteration::Executed;

/// An instruction on a chain.
#[derive(Clone, Debug)]
pub struct Link {
    /// The instruction.
    pub inst: Inst,
    /// Its line in the printed text.
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
    /// From iteration to iteration: the loop is not faster than this.
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
