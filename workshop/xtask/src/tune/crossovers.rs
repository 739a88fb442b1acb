//! Finds the kernel for each range of sizes, from recorded times: the fewest kernels that lose nowhere.
//!
//! A size is a length in bytes or a number of messages. A kernel is refused at a size if it is more than [`LOSS`]
//! slower than the best choice in three quarters of the rounds, so that noise refuses nothing. From the least size on,
//! we choose the kernel that is refused last; among several, we choose the simplest, which comes first.

use std::collections::BTreeMap;

use raddle_bench::statistics::{median, quantile};

/// The fraction of the time that a choice may lose at any measured size.
pub(super) const LOSS: f64 = 0.01;

/// A kernel for some sizes.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) kernel: &'static str,
    /// The number of bytes of which the kernel processes the largest multiple, while others process the rest; 0 if the
    /// kernel processes everything.
    pub(super) unit: usize,
    /// The maximum of one call; further calls process the rest.
    pub(super) max: usize,
    /// The rank, if it is not 0: a plan names kernels in the order of their ranks, each once.
    pub(super) rank: usize,
    /// The cycles of one call for each measured size, with a figure for each round.
    pub(super) times: BTreeMap<usize, Vec<f64>>,
}

/// A choice from a size on, up to the next step.
#[derive(Clone, Debug)]
pub(super) struct Step<'c> {
    pub(super) from: usize,
    pub(super) choice: &'c Choice,
}

impl Choice {
    /// Returns how many out of `n` one call processes.
    fn takes(&self, n: usize) -> usize {
        let n = n.min(self.max);
        if self.unit == 0 { n } else { n - n % self.unit }
    }

    /// Returns the cycles for `n` in each round, if `rest` gives the cost of the rest; `None` if this is impossible or
    /// was not measured.
    fn cost(&self, n: usize, rest: impl Fn(usize) -> Option<f64>) -> Option<Vec<f64>> {
        let takes = self.takes(n);
        if takes == 0 {
            return None;
        }
        let rest = if takes == n { 0.0 } else { rest(n - takes)? };
        Some(self.times.get(&n)?.iter().map(|cycles| cycles + rest).collect())
    }
}

/// The cycles for each size.
type Costs = BTreeMap<usize, f64>;

/// Returns the steps for these sizes, in order. Sizes of one cell, which are listed together, belong to one step.
pub(super) fn steps<'c>(cells: &[Vec<usize>], choices: &'c [Choice]) -> Vec<Step<'c>> {
    let best = best(cells, choices);
    let mut steps: Vec<Step<'c>> = Vec::new();
    let mut decided = Costs::new();
    let mut left = cells;
    while let Some(&from) = left.first().and_then(|cell| cell.first()) {
        let before = steps.last().map(|step| step.choice);
        let rank = before.map_or(0, |choice| choice.rank);
        let follows = |choice: &&Choice| choice.unit <= from && (choice.rank == 0 || choice.rank > rank);
        let allowed = choices.iter().filter(follows);
        let (mut choice, mut taken, mut costs) = (None, 0, Costs::new());
        for candidate in allowed {
            let (cells, run) = run(candidate, left, &best, &decided);
            // Among equal choices, we take the first.
            if cells > taken {
                (choice, taken, costs) = (Some(candidate), cells, run);
            }
        }
        if taken == 0 {
            // Each choice loses somewhere in the cell: we take the choice that loses least, which may be the previous
            // one.
            let possible = choices.iter().filter(follows).chain(before);
            let losses = possible.filter_map(|choice| {
                let (loss, costs) = loss(choice, &left[0], &best, &decided)?;
                Some((choice, loss, costs))
            });
            let Some((least, _, run)) = losses.min_by(|a, b| a.1.total_cmp(&b.1)) else {
                left = &left[1..];
                continue;
            };
            (choice, taken, costs) = (Some(least), 1, run);
        }
        let (now, later) = left.split_at(taken);
        left = if now.is_empty() { &[] } else { later };
        decided.append(&mut costs);
        if let Some(choice) = choice
            && !before.is_some_and(|before| std::ptr::eq(before, choice))
        {
            steps.push(Step { from, choice });
        }
    }
    steps
}

/// Returns the least cycles for each size, with any choice for it and for its rest.
fn best(cells: &[Vec<usize>], choices: &[Choice]) -> BTreeMap<usize, Vec<f64>> {
    let mut best: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for &n in cells.iter().flatten() {
        let rest = |rest: usize| best.get(&rest).map(|cycles| median(cycles));
        let costs = choices.iter().filter_map(|choice| choice.cost(n, rest));
        if let Some(least) = costs.min_by(|a, b| median(a).total_cmp(&median(b))) {
            best.insert(n, least);
        }
    }
    best
}

/// Returns the cycles of a plan, which gives the choice for each size, without sizes that the plan leaves out or that
/// were not measured.
pub(super) fn costs<'c>(cells: &[Vec<usize>], plan: impl Fn(usize) -> Option<&'c Choice>) -> BTreeMap<usize, Vec<f64>> {
    let mut costs: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for &n in cells.iter().flatten() {
        let rest = |rest: usize| costs.get(&rest).map(|cycles| median(cycles));
        if let Some(cost) = plan(n).and_then(|choice| choice.cost(n, rest)) {
            costs.insert(n, cost);
        }
    }
    costs
}

/// Returns whether a plan loses nowhere, so that it stays as it is.
pub(super) fn holds<'c>(
    cells: &[Vec<usize>],
    choices: &'c [Choice],
    plan: impl Fn(usize) -> Option<&'c Choice>,
) -> bool {
    let costs = costs(cells, plan);
    best(cells, choices).iter().all(|(n, best)| costs.get(n).is_some_and(|cost| !is_refused(cost, best)))
}

/// Returns the number of cells, from the first on, in which a choice is not refused, and its costs in them.
fn run(choice: &Choice, cells: &[Vec<usize>], best: &BTreeMap<usize, Vec<f64>>, decided: &Costs) -> (usize, Costs) {
    let mut costs = Costs::new();
    let good = cells.iter().take_while(|cell| {
        let mut own = Costs::new();
        for &n in *cell {
            let rest = |rest: usize| decided.get(&rest).or(costs.get(&rest)).or(own.get(&rest)).copied();
            match choice.cost(n, rest) {
                Some(cost) if !best.get(&n).is_some_and(|best| is_refused(&cost, best)) => {
                    own.insert(n, median(&cost));
                }
                _ => return false,
            }
        }
        costs.append(&mut own);
        true
    });
    (good.count(), costs)
}

/// Returns the worst ratio of a choice to the best for the sizes of a cell, and its costs.
fn loss(choice: &Choice, cell: &[usize], best: &BTreeMap<usize, Vec<f64>>, decided: &Costs) -> Option<(f64, Costs)> {
    let (mut worst, mut costs) = (0.0_f64, Costs::new());
    for &n in cell {
        let cost = median(&choice.cost(n, |rest| decided.get(&rest).or(costs.get(&rest)).copied())?);
        worst = worst.max(cost / median(best.get(&n)?));
        costs.insert(n, cost);
    }
    Some((worst, costs))
}

/// Returns whether a choice loses more than it may in three quarters of the rounds, so that noise does not decide.
pub(super) fn is_refused(cost: &[f64], best: &[f64]) -> bool {
    let ratios: Vec<f64> = cost.iter().zip(best).map(|(cost, best)| cost / best).collect();
    quantile(&ratios, 0.25) > 1.0 + LOSS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns rounds around a median; `noise` is relative to it.
    fn rounds(cycles: f64, noise: f64) -> Vec<f64> {
        [0.0, 1.0, -1.0, 0.5, -0.5].map(|part| cycles * (1.0 + part * noise)).to_vec()
    }

    fn choice(kernel: &'static str, rank: usize, sizes: &[usize], cycles: impl Fn(usize) -> f64) -> Choice {
        let times = sizes.iter().map(|&n| (n, rounds(cycles(n), 0.002))).collect();
        Choice { kernel, unit: 0, max: usize::MAX, rank, times }
    }

    fn cells(sizes: &[usize]) -> Vec<Vec<usize>> {
        sizes.iter().map(|&size| vec![size]).collect()
    }

    fn told<'c>(steps: &[Step<'c>]) -> Vec<(usize, &'c str, usize)> {
        steps.iter().map(|step| (step.from, step.choice.kernel, step.choice.unit)).collect()
    }

    const BYTES: [usize; 8] = [64, 128, 192, 256, 320, 384, 448, 512];

    #[test]
    fn crossovers_are_where_the_times_cross() {
        let choices =
            [choice("gpr", 0, &BYTES, |n| 4.0 * n as f64), choice("wide", 0, &BYTES, |n| 500.0 + 0.5 * n as f64)];
        assert_eq!(told(&steps(&cells(&BYTES), &choices)), [(64, "gpr", 0), (192, "wide", 0)]);
    }

    #[test]
    fn noise_displaces_nothing() {
        let simple = choice("simple", 0, &BYTES, |n| n as f64);
        let noisy = |by: f64| {
            let times = BYTES.iter().map(|&n| (n, rounds(n as f64 * by, 0.05))).collect();
            Choice { times, ..choice("noisy", 0, &[], |_| 0.0) }
        };
        let told = |other: Choice| steps(&cells(&BYTES), &[simple.clone(), other])[0].choice.kernel;
        assert_eq!(told(noisy(0.97)), "simple");
        assert_eq!(told(noisy(0.8)), "noisy");
        // A gain of less than a hundredth is not worth a kernel even without noise.
        assert_eq!(told(choice("little", 0, &BYTES, |n| n as f64 * 0.992)), "simple");
    }

    #[test]
    fn no_choice_loses_at_a_neighbouring_length() {
        // This choice is the best except at one length, at which it loses 2 %.
        let dented = choice("dented", 0, &BYTES, |n| n as f64 * if n == 256 { 1.02 } else { 0.9 });
        let even = choice("even", 0, &BYTES, |n| n as f64);
        let choices = [dented, even];
        let expected = [(64, "dented", 0), (256, "even", 0), (320, "dented", 0)];
        assert_eq!(told(&steps(&cells(&BYTES), &choices)), expected);
        // Lengths in one cell belong to one kernel: the kernel that loses least.
        let pairs: Vec<Vec<usize>> = BYTES.chunks(2).map(<[usize]>::to_vec).collect();
        assert_eq!(told(&steps(&pairs, &choices)), [(64, "dented", 0)]);
    }

    #[test]
    fn what_is_left_of_a_unit_is_taken_by_the_steps_before() {
        let sizes: Vec<usize> = (1..=16).map(|i| 64 * i).collect();
        let small = choice("small", 0, &sizes, |n| n as f64);
        // The kernel takes as long for a part of 512 as for all of it.
        let wide = |unit: usize| {
            let taken = |n: usize| if unit == 0 { n.next_multiple_of(512) } else { n - n % unit };
            Choice { unit, ..choice("wide", 0, &sizes, |n| 0.5 * taken(n) as f64) }
        };
        let choices = [small, wide(0), wide(512)];
        let expected = [(64, "small", 0), (320, "wide", 0), (576, "wide", 512)];
        assert_eq!(told(&steps(&cells(&sizes), &choices)), expected);
    }

    #[test]
    fn more_messages_than_a_call_takes_are_taken_by_further_calls() {
        let numbers: Vec<usize> = (1..=32).collect();
        // A call takes the same time however many of its lanes have a message.
        let call = |kernel, messages: usize, cycles: f64| Choice {
            max: messages,
            ..choice(kernel, messages, &numbers, |_| cycles)
        };
        let choices = [call("one", 1, 10.0), call("two", 2, 15.0), call("slow", 4, 40.0), call("eight", 8, 33.0)];
        assert_eq!(told(&steps(&cells(&numbers), &choices)), [(1, "one", 0), (2, "two", 0), (5, "eight", 0)]);
    }

    #[test]
    fn a_plan_that_loses_nowhere_stays() {
        let choices = [choice("a", 0, &BYTES, |n| n as f64), choice("b", 0, &BYTES, |n| 0.995 * n as f64)];
        assert!(holds(&cells(&BYTES), &choices, |n| Some(&choices[usize::from(n > 256)])));
        let choices = [choice("a", 0, &BYTES, |n| n as f64), choice("b", 0, &BYTES, |n| 0.9 * n as f64)];
        assert!(!holds(&cells(&BYTES), &choices, |n| Some(&choices[usize::from(n > 256)])));
        assert!(!holds(&cells(&BYTES), &choices, |n| Some(&choices[1]).filter(|_| n > 64)), "it leaves a length out");
    }

    #[test]
    fn kernels_follow_each_other_in_order() {
        // The narrow kernel is best again for long messages, for which a plan can't name it again.
        let narrow = choice("narrow", 1, &BYTES, |n| if n == 256 { 300.0 } else { n as f64 });
        let wide = choice("wide", 2, &BYTES, |n| if n == 256 { 256.0 } else { 1.2 * n as f64 });
        assert_eq!(told(&steps(&cells(&BYTES), &[narrow, wide])), [(64, "narrow", 0), (256, "wide", 0)]);
    }
}
