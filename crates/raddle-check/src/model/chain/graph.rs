//! The dependence graph of a loop's iteration, and its critical cycle.
//!
//! A node is an executed instruction. An edge leads from the writer of a register, a flag or a byte of memory to its
//! reader, in the same iteration or in the next; its length is the latency of the reader. The time of an iteration is at
//! least the maximum cycle ratio: the greatest mean latency per iteration over all cycles of the graph. It is computed
//! exactly: the longest paths between edges that lead to the next iteration are a matrix, whose greatest cycle mean is
//! found by Karp's algorithm (A characterization of the minimum cycle mean in a digraph, Discrete Mathematics 23, 1978).

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::{File, Operand, Reg};

use super::iteration::{Executed, touched};

/// The kind of a dependence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Dependence {
    /// A word in a register.
    Data,
    /// A flag.
    Flag,
    /// The address of what it loads.
    Address,
    /// What it loads, and something stored.
    Memory,
}

/// The node whose result is waited for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Producer {
    /// A node of the same iteration.
    Here(usize),
    /// A node of the previous iteration.
    Before(usize),
}

/// The latencies of an instruction on a core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Latency {
    /// From a word in a register, or a flag.
    pub data: u32,
    /// From an address, where it loads.
    pub load: u32,
}

/// A step of a path: a node, how it waited for the one before, and how long it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// The instruction, by its number in the iteration.
    pub node: usize,
    /// What it waited for.
    pub by: Dependence,
    /// The latency from there.
    pub latency: u32,
}

/// A path through one iteration or several, and its length.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path {
    /// The instructions.
    pub hops: Vec<Hop>,
    /// The iterations that it takes.
    pub iterations: usize,
}

impl Path {
    /// Its length.
    pub fn cycles(&self) -> u32 {
        self.hops.iter().map(|hop| hop.latency).sum()
    }

    /// Its length for one iteration.
    pub fn each(&self) -> f64 {
        f64::from(self.cycles()) / self.iterations.max(1) as f64
    }
}

/// The graph of an iteration.
#[derive(Clone, Debug)]
pub struct Graph {
    edges: Vec<Vec<(Producer, Dependence)>>,
    /// The nodes whose results are used in the next iteration.
    carried: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Place {
    Reg(Reg),
    Byte(u64),
}

impl Graph {
    /// The graph of an iteration, where the previous one executed the same instructions.
    pub fn of(iteration: &[Executed]) -> Graph {
        let mut writers = BTreeMap::new();
        // Who writes last is known after one way through; then what is read first is known to come from there.
        for (node, done) in iteration.iter().enumerate() {
            writers.extend(written(done).map(|place| (place, Producer::Before(node))));
        }
        let mut edges = Vec::new();
        for (node, done) in iteration.iter().enumerate() {
            let from = |(place, by)| writers.get(&place).map(|&from| (from, by));
            edges.push(waits(done).filter_map(from).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
            writers.extend(written(done).map(|place| (place, Producer::Here(node))));
        }
        let before =
            |(from, _): &(Producer, Dependence)| if let Producer::Before(node) = from { Some(*node) } else { None };
        let carried: BTreeSet<_> = edges.iter().flatten().filter_map(before).collect();
        Graph { edges, carried: carried.into_iter().collect() }
    }

    /// The longest path through one iteration, where all earlier results are available.
    pub fn through(&self, latencies: &[Latency]) -> Path {
        let walk = self.walk(latencies, |_| true);
        let last = (0..walk.len()).max_by_key(|&node| (walk[node].map(|step| step.0), std::cmp::Reverse(node)));
        Path { hops: last.map_or(Vec::new(), |node| hops(&walk, node, latencies)), iterations: 1 }
    }

    /// The cycle with the greatest mean latency per iteration; empty where no iteration waits for the one before.
    pub fn round(&self, latencies: &[Latency]) -> Path {
        let n = self.carried.len();
        let walks: Vec<_> =
            self.carried.iter().map(|&source| self.walk(latencies, |before| before == source)).collect();
        let length = |i: usize, j: usize| walks[i][self.carried[j]].map(|(length, ..)| i64::from(length));
        // Karp: best[k][j] is the longest walk of k iterations to j, from anywhere.
        let mut best: Vec<Vec<Option<(i64, usize)>>> = vec![vec![Some((0, 0)); n]];
        for k in 0..n {
            let reach = |j: usize| {
                let ways = (0..n).filter_map(|i| Some((best[k][i]?.0 + length(i, j)?, i)));
                ways.max_by_key(|(length, _)| *length)
            };
            let next = (0..n).map(reach).collect();
            best.push(next);
        }
        // The mean of an end, as a fraction: the least over k of (best[n] - best[k]) / (n - k).
        let mean = |j: usize| {
            let end = best[n][j]?.0;
            let means = (0..n).filter_map(|k| Some((end - best[k][j]?.0, (n - k) as i64)));
            means.min_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)))
        };
        let ends = (0..n).filter_map(|j| Some((mean(j)?, j)));
        let Some((_, end)) = ends.max_by(|(a, _), (b, _)| (a.0 * b.1).cmp(&(b.0 * a.1))) else {
            return Path::default();
        };
        // The walk of n iterations to that end passes some carried result twice: the way between is such a cycle.
        let mut walk = vec![end];
        for k in (1..=n).rev() {
            walk.push(best[k][walk[n - k]].expect("a walk").1);
        }
        walk.reverse();
        let cycle = cycle(&walk, length);
        let ways = cycle.windows(2).flat_map(|pair| hops(&walks[pair[0]], self.carried[pair[1]], latencies));
        Path { hops: ways.collect(), iterations: cycle.len() - 1 }
    }

    /// The longest path to each node from the results `from` of the previous iteration, and its last edge.
    fn walk(&self, latencies: &[Latency], from: impl Fn(usize) -> bool) -> Vec<Option<(u32, Producer, Dependence)>> {
        let mut walk: Vec<Option<(u32, Producer, Dependence)>> = Vec::new();
        for (edges, latency) in self.edges.iter().zip(latencies) {
            let length = |&(at, by): &(Producer, Dependence)| {
                let before = match at {
                    Producer::Here(node) => walk[node]?.0,
                    Producer::Before(node) => from(node).then_some(0)?,
                };
                Some((before + latency.of(by), at, by))
            };
            let longest = edges.iter().filter_map(length).max_by_key(|(length, ..)| *length);
            walk.push(longest);
        }
        walk
    }
}

impl Latency {
    fn of(self, by: Dependence) -> u32 {
        match by {
            Dependence::Data | Dependence::Flag => self.data,
            Dependence::Address | Dependence::Memory => self.load,
        }
    }
}

/// The cycle of the greatest mean of those that a walk makes: each is taken out of it as soon as it closes.
fn cycle(walk: &[usize], length: impl Fn(usize, usize) -> Option<i64>) -> Vec<usize> {
    let mut open: Vec<usize> = Vec::new();
    let mut found: Option<((i64, i64), Vec<usize>)> = None;
    for &place in walk {
        if let Some(start) = open.iter().position(|before| *before == place) {
            let closed = [&open[start..], &[place]].concat();
            let sum = closed.windows(2).map(|pair| length(pair[0], pair[1]).expect("a way")).sum::<i64>();
            let mean = (sum, closed.len() as i64 - 1);
            if found.as_ref().is_none_or(|(best, _)| mean.0 * best.1 > best.0 * mean.1) {
                found = Some((mean, closed));
            }
            open.truncate(start);
        }
        open.push(place);
    }
    found.expect("a walk of more visits than places").1
}

/// The way that a walk took to a node.
fn hops(walk: &[Option<(u32, Producer, Dependence)>], end: usize, latencies: &[Latency]) -> Vec<Hop> {
    let mut hops = Vec::new();
    let mut at = Some(end);
    while let Some(node) = at {
        let Some((_, from, by)) = walk[node] else { break };
        hops.push(Hop { node, by, latency: latencies[node].of(by) });
        at = if let Producer::Here(before) = from { Some(before) } else { None };
    }
    hops.reverse();
    hops
}

/// What an instruction waits for.
fn waits(done: &Executed) -> impl Iterator<Item = (Place, Dependence)> {
    let inst = &done.inst;
    let loads = !done.reads.is_empty();
    let held = |reg: &Reg| {
        inst.row
            .operands
            .iter()
            .zip(&inst.args)
            .any(|(spec, arg)| matches!(arg, Operand::Reg(view) if view.reg == *reg && spec.access.reads()))
    };
    let mut waits: Vec<_> = done.reads.clone().map(|byte| (Place::Byte(byte), Dependence::Memory)).collect();
    let address = touched(inst).filter(|_| loads).map(|mem| [mem.base, mem.index.map(|(index, _)| index)]);
    let address: Vec<Reg> = address.into_iter().flatten().flatten().collect();
    for reg in inst.reads() {
        let by = if reg.file == File::Flag { Dependence::Flag } else { Dependence::Data };
        if !address.contains(&reg) || held(&reg) {
            waits.push((Place::Reg(reg), by));
        }
    }
    waits.extend(address.into_iter().map(|reg| (Place::Reg(reg), Dependence::Address)));
    waits.into_iter()
}

fn written(done: &Executed) -> impl Iterator<Item = Place> {
    done.inst.writes().into_iter().map(Place::Reg).chain(done.writes.clone().map(Place::Byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::Inst;
    use raddle_isa::builder::at;
    use raddle_isa::x86_64::*;

    fn iteration(insts: impl IntoIterator<Item = Inst>) -> Vec<Executed> {
        let done = |inst| Executed { inst, line: 1, reads: 0..0, writes: 0..0 };
        insts.into_iter().map(done).collect()
    }

    fn latencies(data: &[u32]) -> Vec<Latency> {
        data.iter().map(|&data| Latency { data, load: data + 4 }).collect()
    }

    fn round(iteration: &[Executed], data: &[u32]) -> Path {
        Graph::of(iteration).round(&latencies(data))
    }

    #[test]
    fn a_way_round_may_take_two_iterations() {
        // rcx is what rbx was before the iteration, which is what rax was an iteration earlier.
        let swap = iteration([mov64(RCX, RBX), mov64(RBX, RAX), mov64(RAX, RCX)]);
        let path = round(&swap, &[1, 2, 4]);
        assert_eq!((path.cycles(), path.iterations, path.each()), (7, 2, 3.5));
        assert_eq!(path.hops.iter().map(|hop| hop.node).collect::<BTreeSet<_>>(), BTreeSet::from([0, 1, 2]));
    }

    #[test]
    fn the_longer_of_two_ways_is_taken() {
        let both = iteration([add64(RAX, 1), rol32(RCX.bits(32), 3), add64(RAX, RBX), add64(RBX, RBX)]);
        assert_eq!(round(&both, &[1, 1, 1, 1]).cycles(), 2);
        assert_eq!(round(&both, &[1, 5, 1, 1]).hops, [Hop { node: 1, by: Dependence::Data, latency: 5 }]);
        // Within one iteration, earlier results are available.
        assert_eq!(Graph::of(&both).through(&latencies(&[1, 1, 1, 1])).cycles(), 2);
    }

    #[test]
    fn a_loop_that_waits_for_nothing_has_no_way_round() {
        let path = round(&iteration([xor32(RAX.bits(32), RAX.bits(32)), add64(RAX, 1)]), &[1, 1]);
        assert_eq!((path.iterations, path.each()), (0, 0.0));
        assert_eq!(round(&iteration([xor32(RAX.bits(32), RCX.bits(32)), add64(RAX, 1)]), &[1, 1]).each(), 2.0);
    }

    #[test]
    fn flags_and_addresses_are_waited_for() {
        let carry = iteration([adc64(RAX, RCX), cmp64(RAX, 9), lea64(RDX, at(RDX, 8))]);
        let path = round(&carry, &[1, 1, 1]);
        assert_eq!(
            path.hops.iter().map(|hop| (hop.node, hop.by)).collect::<Vec<_>>(),
            [(0, Dependence::Flag), (1, Dependence::Data)]
        );
        // A chain of pointers.
        let load = Executed { reads: 64..72, ..iteration([mov64(RAX, at(RAX, 0))]).remove(0) };
        assert_eq!(round(&[load], &[1]).hops, [Hop { node: 0, by: Dependence::Address, latency: 5 }]);
    }

    #[test]
    fn what_is_stored_is_waited_for_where_it_is_loaded() {
        let [load, sum, store] = [mov64(RAX, at(RSP, 8)), add64(RAX, 1), mov64_store(at(RSP, 8), RAX)];
        let mut iteration = iteration([load, sum, store]);
        iteration[0].reads = 64..72;
        iteration[2].writes = 64..72;
        assert_eq!(round(&iteration, &[1, 1, 1]).cycles(), 5 + 1 + 1);
        iteration[2].writes = 72..80;
        assert_eq!(round(&iteration, &[1, 1, 1]).iterations, 0);
    }
}
