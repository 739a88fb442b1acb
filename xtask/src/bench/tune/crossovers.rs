//! `cargo xtask bench --crossovers`: from how many messages on it pays to take them together, and by which kernel.
//!
//! A call of a kernel takes the same time however many of its lanes have a message. So the plan of the library is a list:
//! from so many messages on, this kernel, the widest first; what it leaves goes by the same list.

use std::fmt::Write;

use raddle_isa::Feature;
use raddle_kernels::Kernel;

use super::super::statistics::median;
use super::program::Times;

/// Messages of the longest list that is looked at.
const MOST: usize = 128;

/// What some CPUs lack: plans tell these apart.
const LACKS: [&[Feature]; 4] = [
    &[],
    &[Feature::AVX512F],
    &[Feature::SHA, Feature::NEON_SHA2],
    &[Feature::AVX512F, Feature::SHA, Feature::NEON_SHA2],
];

/// A kernel, and the time of a call for each of its blocks.
#[derive(Clone, Copy)]
struct Call<'a> {
    kernel: &'a str,
    messages: usize,
    cycles: f64,
}

/// A kernel of a plan, and from how many messages on it is used.
struct Entry<'a> {
    from: usize,
    call: Call<'a>,
}

/// The plans of CPUs with what these kernels need, and of CPUs that lack some of it, from what was measured of messages of
/// `length` bytes.
pub(super) fn text(kernels: &[Kernel], times: &[Times], length: usize) -> String {
    let call = |kernel: &Kernel| {
        let times = times.iter().find(|times| times.kernel == kernel.name)?;
        let messages = kernel.contract.messages().max(1);
        let cycles = median(&times.cycles) * messages as f64 * 64.0 / length as f64;
        Some(Call { kernel: kernel.name, messages, cycles })
    };
    let mut calls: Vec<Call<'_>> = kernels.iter().filter_map(call).collect();
    calls.sort_by_key(|call| call.messages);
    let mut text = format!("{length} bytes a message\n");
    let mut seen = Vec::new();
    for lacks in LACKS {
        let needs = |name: &str| kernels.iter().find(|kernel| kernel.name == name).map(Kernel::features);
        let has = |call: &&Call<'_>| needs(call.kernel).is_some_and(|needs| !lacks.iter().any(|it| needs.contains(it)));
        let calls: Vec<Call<'_>> = calls.iter().filter(has).copied().collect();
        // Of the same kernels the plan is the same, and without one for one message there is none.
        let names: Vec<&str> = calls.iter().map(|call| call.kernel).collect();
        if seen.contains(&names) || calls.first().is_none_or(|call| call.messages > 1) {
            continue;
        }
        seen.push(names);
        let plan = plan(&calls);
        let title = if lacks.is_empty() {
            "the plan".into()
        } else {
            format!("without {}", lacks.iter().map(|it| it.name()).collect::<Vec<_>>().join(", "))
        };
        writeln!(text, "  {title:<30}from  of messages  cycles a block and message").expect("a string");
        for Entry { from, call } in plan.iter().rev() {
            let each = call.cycles / call.messages as f64;
            writeln!(text, "    {:<28}{from:>4}{:>13}{each:>28.1}", call.kernel, call.messages).expect("a string");
        }
        let unused = calls.iter().filter(|call| plan.iter().all(|entry| entry.call.kernel != call.kernel));
        for Call { kernel, messages, cycles } in unused {
            let each = cycles / *messages as f64;
            writeln!(text, "    {kernel:<28}   -{messages:>13}{each:>28.1}").expect("a string");
        }
        let (loss, at) = worst(&calls, &plan);
        writeln!(text, "    at worst, for {at} messages, {:.1} % behind other choices", 100.0 * loss)
            .expect("a string");
    }
    text
}

/// The plan, beginning with the kernel for one message. A kernel is used from as many messages on as take as long by those
/// that take fewer: more of them take no less, so that is so for all of its lanes.
fn plan<'a>(calls: &[Call<'a>]) -> Vec<Entry<'a>> {
    let mut plan: Vec<Entry<'a>> = Vec::new();
    for (i, &call) in calls.iter().enumerate() {
        let narrower = least(&calls[..i]);
        let from = (1..=call.messages).find(|&n| call.cycles <= narrower[n]);
        if let Some(from) = from {
            // What isn't used for fewer messages than this one isn't used at all.
            plan.retain(|entry| entry.from < from);
            plan.push(Entry { from, call });
        }
    }
    plan
}

/// For each number of messages the least time that a block of each can take.
fn least(calls: &[Call<'_>]) -> Vec<f64> {
    let mut least = vec![0.0];
    for n in 1..=MOST {
        let by = |call: &Call<'_>| call.cycles + least[n.saturating_sub(call.messages)];
        least.push(calls.iter().map(by).fold(f64::INFINITY, f64::min));
    }
    least
}

/// How much longer than the least time a plan takes at worst, and for how many messages.
fn worst(calls: &[Call<'_>], plan: &[Entry<'_>]) -> (f64, usize) {
    let least = least(calls);
    let time = |mut n: usize| {
        let mut cycles = 0.0;
        while let Some(Entry { call, .. }) = plan.iter().rev().find(|entry| 0 < n && entry.from <= n) {
            cycles += call.cycles;
            n = n.saturating_sub(call.messages);
        }
        cycles
    };
    let losses = (1..=MOST).map(|n| (time(n) / least[n] - 1.0, n));
    losses.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(kernel: &str, messages: usize, cycles: f64) -> Call<'_> {
        Call { kernel, messages, cycles }
    }

    #[test]
    fn a_kernel_is_used_from_where_it_takes_no_longer() {
        let calls = [call("one", 1, 10.0), call("two", 2, 15.0), call("slow", 4, 40.0), call("eight", 8, 33.0)];
        let plan = plan(&calls);
        let said: Vec<_> = plan.iter().map(|entry| (entry.from, entry.call.kernel)).collect();
        // Two twos take 30, and two twos and one take 40.
        assert_eq!(said, [(1, "one"), (2, "two"), (5, "eight")]);
        assert_eq!(worst(&calls, &plan).0, 0.0);
    }

    #[test]
    fn what_a_wider_kernel_does_better_is_left_out() {
        let calls = [call("one", 1, 10.0), call("four", 4, 30.0), call("eight", 8, 25.0)];
        let said: Vec<_> = plan(&calls).iter().map(|entry| (entry.from, entry.call.kernel)).collect();
        assert_eq!(said, [(1, "one"), (3, "eight")]);
    }
}
