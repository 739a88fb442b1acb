//! The kernels from which a plan's table may choose, and the choice that the times suggest.
//!
//! The cost of a message is the sum of the times of kernels: a kernel for many blocks, the powers that it reads, and
//! the kernel for the rest.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::Feature;
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::operations::{
    AesGcmBlocks, AesGcmFinish, Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Xor, CombinedBlocks,
    HashMessages, HashWords, Poly1305Blocks, Poly1305Powers, Sha1CheckedBlocks, Sha1CheckedLanes, Sha256Pairs,
};
use raddle_kernels::{Kernel, Operation};

use super::crossovers::{self, Choice, costs, holds, is_refused};
use super::times::Times;
use crate::plans::{self, Algorithm, File, PlanEntries, PlanEntry, Table};
use raddle_bench::statistics::median;

/// The number of bytes in a hashed message that is not short.
const HASHED: usize = 1024;
/// The number of bytes up to which plans are examined in small steps.
const FINE: usize = 4096;
/// The lengths of long messages.
const LONG: [usize; 2] = [8192, 16384];
/// The units whose multiples a kernel of ChaCha20 may process: the blocks of its loop.
const UNITS: [usize; 5] = [0, 256, 512, 1024, 2048];
/// The numbers of bytes of a block of keystream, and of a block of Poly1305 and AES.
const KEYSTREAM: usize = 64;
const BLOCK: usize = 16;

/// Returns the lengths at which a kernel is timed.
pub(super) fn lengths(kernel: &Kernel) -> BTreeSet<usize> {
    let (multiple, max) = kernel.contract.lengths();
    let fits = |n: &usize| (*n as u64).is_multiple_of(multiple) && max.is_none_or(|max| *n as u64 <= max);
    let of = &kernel.operation;
    let cells = if let Some(&HashMessages { hash, .. }) = of.as_a() {
        return hashed(hash).into();
    } else if of.is::<CombinedBlocks>() || of.is::<Sha1CheckedBlocks>() || of.is::<Sha1CheckedLanes>() {
        return hashed(Hash::Sha256).into();
    } else if of.is::<Chacha20Xor>() || of.is::<Chacha20Poly1305Begin>() {
        cells(KEYSTREAM, 2)
    } else if of.is::<AesGcmFinish>() {
        cells(BLOCK, 2)
    } else if of.is::<Chacha20Poly1305Blocks>() {
        cells(KEYSTREAM, 1)
    } else if of.is::<Poly1305Blocks>() || of.is::<AesGcmBlocks>() {
        cells(BLOCK, 1)
    } else if of.is::<Poly1305Powers>() || of.is::<HashWords>() || of.is::<Sha256Pairs>() {
        // These kernels take no length.
        return [0].into();
    } else {
        return BTreeSet::new();
    };
    [0].into_iter().chain(cells.into_iter().flatten()).filter(fits).collect()
}

/// Returns the numbers of bytes in hashed messages: one block for short messages, and several for others.
fn hashed(hash: Hash) -> [usize; 2] {
    [hash.block_bytes(), HASHED]
}

/// Returns cells of `bytes` bytes: the last length of each, or the first and the last. Only whole loops of long
/// messages are timed.
fn cells(bytes: usize, ends: usize) -> Vec<Vec<usize>> {
    let fine = (bytes..=FINE).step_by(bytes);
    let fine = fine.map(|last| if ends == 1 { vec![last] } else { vec![last - bytes + 1, last] });
    fine.chain(LONG.map(|length| vec![length])).collect()
}

/// Chooses the kernels of one table.
pub(super) struct Chooser<'a> {
    /// The kernels that the table may name: first those that it names, and then the simplest.
    kernels: Vec<&'a Kernel>,
    times: &'a Times,
    table: &'a Table,
    /// The features of this machine.
    features: &'a BTreeSet<Feature>,
}

impl<'a> Chooser<'a> {
    pub(super) fn new(
        algorithm: Algorithm,
        table: &'a Table,
        kernels: &'a [Kernel],
        times: &'a Times,
        features: &'a BTreeSet<Feature>,
    ) -> Chooser<'a> {
        let has = table.features(kernels);
        let of_algorithm = kernels.iter().filter(|kernel| kernel.operation.is_of(algorithm));
        let able = of_algorithm.filter(|kernel| kernel.features().iter().all(|feature| has.contains(feature)));
        let mut kernels: Vec<&Kernel> = able.collect();
        let named: BTreeSet<&str> = table.operations.values().flat_map(PlanEntries::kernels).collect();
        kernels.sort_by_key(|kernel| !named.contains(kernel.name));
        Chooser { kernels, times, table, features }
    }

    fn of(&self, is: impl Fn(&dyn Operation) -> bool) -> Vec<&'a Kernel> {
        self.kernels.iter().copied().filter(|kernel| is(&*kernel.operation)).collect()
    }

    /// Returns the kernels that the table names for an operation.
    fn named(&self, operation: &str) -> Vec<&'a Kernel> {
        let names = self.table.operations.get(operation).map_or_else(Vec::new, PlanEntries::kernels);
        self.kernels.iter().copied().filter(|kernel| names.contains(&kernel.name)).collect()
    }

    /// Returns the choice of a kernel that processes everything, or a multiple of `unit`; `more` is its additional cost
    /// for a length.
    fn choice(&self, kernel: &Kernel, unit: usize, cells: &[Vec<usize>], more: impl Fn(usize) -> f64) -> Choice {
        let time = |&n: &usize| {
            let takes = if unit == 0 { n } else { n - n % unit };
            let cycles = self.times.of(kernel.name, takes).filter(|_| takes > 0)?;
            Some((n, cycles.iter().map(|cycles| cycles + more(n)).collect()))
        };
        let times = cells.iter().flatten().filter_map(time).collect();
        Choice { kernel: kernel.name, unit, max: usize::MAX, rank: 0, times }
    }

    fn cycles(&self, kernel: &Kernel, length: usize) -> f64 {
        self.times.of(kernel.name, length).map_or(0.0, median)
    }

    /// Returns the operations of the table that change.
    pub(super) fn changes(
        &self,
        algorithm: Algorithm,
        file: &File,
        all: &'a [Kernel],
    ) -> BTreeMap<String, PlanEntries> {
        let changes = match algorithm {
            Algorithm::Chacha20 => vec![self.cipher()],
            Algorithm::Poly1305 => self.authenticator(),
            Algorithm::Chacha20Poly1305 => vec![self.beginning(), self.joint(file, all)],
            Algorithm::AesGcm(_) => [Direction::Seal, Direction::Open].map(|way| self.gcm(way)).into(),
            // The remainder of a message takes two kernels, so no single kernel competes with those for blocks.
            Algorithm::AesGcmSiv(_) => Vec::new(),
            Algorithm::Hash(hash) => self.hash(hash),
            // A table names one kernel, and `tune` prints the times of the others.
            Algorithm::Combined(_) | Algorithm::Sha1Checked | Algorithm::Sha1CheckedLanes => Vec::new(),
        };
        let changed = |(name, steps): &(String, PlanEntries)| self.table.operations.get(name) != Some(steps);
        changes.into_iter().flatten().filter(changed).collect()
    }

    fn cipher_choices(&self, cells: &[Vec<usize>]) -> Vec<Choice> {
        let kernels = self.of(|operation| operation.is::<Chacha20Xor>());
        let units = UNITS.iter().flat_map(|&unit| kernels.iter().map(move |kernel| (*kernel, unit)));
        let units = units.filter(|(kernel, unit)| self.may_leave(kernel, *unit));
        let mut choices: Vec<Choice> = units.map(|(kernel, unit)| self.choice(kernel, unit, cells, |_| 0.0)).collect();
        let steps = match self.table.operations.get("chacha20_xor") {
            Some(PlanEntries::Several(steps)) => &steps[..],
            _ => &[],
        };
        let is_present =
            |choice: &Choice| steps.iter().any(|it| it.kernel == choice.kernel && it.unit.unwrap_or(0) == choice.unit);
        choices.sort_by_key(|choice| !is_present(choice));
        choices
    }

    /// Returns whether a kernel may leave the rest of a unit to others: if the next block costs it more than twice as
    /// much as each block before.
    fn may_leave(&self, kernel: &Kernel, unit: usize) -> bool {
        let (unit_cycles, more) = (self.cycles(kernel, unit), self.cycles(kernel, unit + KEYSTREAM));
        unit == 0 || more - unit_cycles > 2.0 * unit_cycles * KEYSTREAM as f64 / unit as f64
    }

    fn cipher(&self) -> Option<(String, PlanEntries)> {
        let cells = cells(KEYSTREAM, 2);
        let choices = self.cipher_choices(&cells);
        self.ranges("chacha20_xor", &cells, &choices, false)
    }

    fn authenticator_choices(&self, cells: &[Vec<usize>]) -> Vec<Choice> {
        let makers = self.of(|operation| operation.is::<Poly1305Powers>());
        let kernels = self.of(|operation| operation.is::<Poly1305Blocks>());
        let choice = |kernel: &&Kernel| {
            let (stride, _) = kernel.contract.lengths();
            let powers = match kernel.operation.powers() {
                None => 0.0,
                layout => self.cycles(makers.iter().find(|maker| maker.operation.powers() == layout)?, 0),
            };
            // We prefer a kernel that computes its own powers to a kernel with the same stride that reads a table.
            let (unit, rank) = match stride as usize {
                BLOCK => (0, 1),
                stride => (stride, 2 * stride + usize::from(kernel.operation.powers().is_some())),
            };
            Some(Choice { rank, ..self.choice(kernel, unit, cells, |_| powers) })
        };
        kernels.iter().filter_map(choice).collect()
    }

    fn authenticator(&self) -> Vec<Option<(String, PlanEntries)>> {
        let cells = cells(BLOCK, 1);
        let choices = self.authenticator_choices(&cells);
        let Some((name, steps)) = self.ranges("poly1305_blocks", &cells, &choices, false) else { return Vec::new() };
        let taken = steps.kernels();
        let layouts: Vec<_> = self
            .of(|operation| operation.is::<Poly1305Blocks>())
            .into_iter()
            .filter(|kernel| taken.contains(&kernel.name))
            .filter_map(|kernel| kernel.operation.powers())
            .collect();
        let makers = self.of(|operation| operation.is::<Poly1305Powers>());
        let makers =
            makers.into_iter().filter(|maker| maker.operation.powers().is_some_and(|it| layouts.contains(&it)));
        let makers: Vec<_> =
            makers.map(|maker| PlanEntry { kernel: maker.name.to_owned(), ..PlanEntry::default() }).collect();
        let powers = match &makers[..] {
            [] => None,
            [maker] => Some(PlanEntries::One(maker.kernel.clone())),
            _ => Some(PlanEntries::Several(makers)),
        };
        // Entries with powers move the start of kernels for many blocks to the length at which the powers pay.
        vec![Some((name, steps)), powers.map(|powers| ("poly1305_powers".to_owned(), powers))]
    }

    fn beginning(&self) -> Option<(String, PlanEntries)> {
        let named = self.named("chacha20_poly1305_begin");
        let layouts: Vec<_> = named.iter().map(|kernel| kernel.operation.powers()).collect();
        let cells = cells(KEYSTREAM, 2);
        let kernels = self.of(|operation| operation.is::<Chacha20Poly1305Begin>());
        let kernels = kernels.into_iter().filter(|kernel| layouts.contains(&kernel.operation.powers()));
        let choice = |kernel: &Kernel| {
            let rank = kernel.contract.lengths().1.unwrap_or(u64::MAX) as usize;
            Choice { rank, ..self.choice(kernel, 0, &cells, |_| 0.0) }
        };
        let mut choices: Vec<Choice> = kernels.map(choice).collect();
        choices.sort_by_key(|choice| choice.rank);
        self.ranges("chacha20_poly1305_begin", &cells, &choices, false)
    }

    /// Compares fused kernels with alternating kernels of ChaCha20 and Poly1305.
    fn joint(&self, file: &File, all: &'a [Kernel]) -> Option<(String, PlanEntries)> {
        let cells = cells(KEYSTREAM, 1);
        let part = |algorithm: Algorithm| {
            let fits = |table: &&Table| table.is_for(&self.table.level) && table.runs_with(all, self.features);
            file.tables(algorithm)
                .iter()
                .find(fits)
                .map(|table| Chooser::new(algorithm, table, all, self.times, self.features))
        };
        // The gain of a kernel with a share shows only in whole messages, and it has no alternative: it stays.
        let has_share =
            |kernel: &&Kernel| kernel.operation.as_a().is_some_and(|of: &Chacha20Poly1305Blocks| of.share < of.stride);
        if self.named("chacha20_poly1305_blocks").iter().any(has_share) {
            return None;
        }
        let (cipher, mac) = (part(Algorithm::Chacha20)?, part(Algorithm::Poly1305)?);
        let (ciphers, macs) = (cipher.cipher_choices(&cells), mac.authenticator_choices(&cells));
        let encrypt = costs(&cells, |n| cipher.present("chacha20_xor", &ciphers, n));
        let authenticate = costs(&cells, |n| mac.present("poly1305_blocks", &macs, n));
        let sum = |(n, cycles): (&usize, &Vec<f64>)| {
            let other = median(authenticate.get(n)?);
            Some((*n, cycles.iter().map(|cycles| cycles + other).collect()))
        };
        let times = encrypt.iter().filter_map(sum).collect();
        let in_turn = Choice { kernel: IN_TURN, unit: 0, max: usize::MAX, rank: 1, times };
        let powers: Vec<_> = mac.named("poly1305_powers").iter().map(|maker| maker.operation.powers()).collect();
        let fits = |kernel: &&Kernel| {
            let layout = kernel.operation.powers();
            layout.is_none() || powers.contains(&layout)
        };
        let kernels = self.of(|operation| operation.is::<Chacha20Poly1305Blocks>());
        let choice = |kernel: &Kernel| {
            let stride = kernel.contract.lengths().0 as usize;
            Choice { rank: stride, ..self.choice(kernel, stride, &cells, |_| 0.0) }
        };
        let kernels = kernels.into_iter().filter(|kernel| fits(kernel) && !has_share(kernel));
        let choices: Vec<Choice> = [in_turn].into_iter().chain(kernels.map(choice)).collect();
        self.ranges("chacha20_poly1305_blocks", &cells, &choices, true)
    }

    /// Compares kernels for whole blocks of AES-GCM with the kernel that ends a message.
    fn gcm(&self, way: Direction) -> Option<(String, PlanEntries)> {
        let cells = cells(BLOCK, 2);
        let is_end = |operation: &dyn Operation| operation.as_a().is_some_and(|of: &AesGcmFinish| of.direction == way);
        let named: BTreeSet<&str> = self.table.operations.values().flat_map(PlanEntries::kernels).collect();
        let finish = self.of(is_end).into_iter().find(|kernel| named.contains(kernel.name))?;
        let is_of = |operation: &dyn Operation| operation.as_a().is_some_and(|of: &AesGcmBlocks| of.direction == way);
        let layout = finish.operation.powers();
        let kernels: Vec<_> = self.of(is_of).into_iter().filter(|kernel| kernel.operation.powers() == layout).collect();
        let name = kernels.first()?.operation.to_string();
        let end = Choice { kernel: finish.name, rank: 1, ..self.choice(finish, 0, &cells, |_| 0.0) };
        let choice = |kernel: &Kernel| {
            let stride = kernel.contract.lengths().0 as usize;
            // A message without a remainder still needs its tag.
            let tag = |n: usize| if n.is_multiple_of(stride) { self.cycles(finish, 0) } else { 0.0 };
            Choice { rank: stride, ..self.choice(kernel, stride, &cells, tag) }
        };
        let choices: Vec<Choice> = [end].into_iter().chain(kernels.into_iter().map(choice)).collect();
        self.ranges(&name, &cells, &choices, false)
    }

    /// Returns the choice for a size in the current table, or the first choice if the table has no kernel for it.
    fn present<'c>(&self, operation: &str, choices: &'c [Choice], n: usize) -> Option<&'c Choice> {
        let (kernel, unit) = match self.table.operations.get(operation) {
            Some(PlanEntries::One(kernel)) => (kernel.as_str(), None),
            Some(PlanEntries::Several(steps)) => {
                match steps.iter().rev().find(|step| step.starts().is_some_and(|from| from <= n)) {
                    Some(step) => (step.kernel.as_str(), step.unit),
                    None => return choices.first(),
                }
            }
            None => return choices.first(),
        };
        // If the table names no unit, it is the stride of the kernel.
        choices.iter().find(|choice| choice.kernel == kernel && unit.is_none_or(|unit| choice.unit == unit))
    }

    /// Returns the ranges of an operation, unless the ranges of the table lose nowhere.
    fn ranges(
        &self,
        operation: &str,
        cells: &[Vec<usize>],
        choices: &[Choice],
        open: bool,
    ) -> Option<(String, PlanEntries)> {
        // A size that no kernel can process was not measured either.
        let measured =
            |cell: &&Vec<usize>| cell.iter().all(|n| choices.iter().any(|choice| choice.times.contains_key(n)));
        let cells: Vec<Vec<usize>> = cells.iter().take_while(measured).cloned().collect();
        if choices.is_empty() || cells.is_empty() || holds(&cells, choices, |n| self.present(operation, choices, n)) {
            return None;
        }
        let found = crossovers::steps(&cells, choices);
        let named =
            |kernel: &str| self.kernels.iter().any(|it| it.name == kernel && it.operation.to_string() == operation);
        let mut steps = Vec::new();
        for (i, step) in found.iter().enumerate().filter(|(_, step)| named(step.choice.kernel)) {
            let from = if i == 0 { 0 } else { step.from };
            let to = found.get(i + 1).filter(|_| !open).map_or(String::new(), |next| (next.from - 1).to_string());
            // The table names a unit if a kernel could process everything.
            let unit = Some(step.choice.unit).filter(|unit| *unit > 0 && operation == "chacha20_xor");
            let (kernel, bytes) = (step.choice.kernel.to_owned(), Some(format!("{from}-{to}")));
            steps.push(PlanEntry { kernel, bytes, unit, ..PlanEntry::default() });
        }
        let is_one = matches!(&steps[..], [step] if step.bytes.as_deref() == Some("0-") && step.unit.is_none());
        let steps = if is_one { PlanEntries::One(steps.remove(0).kernel) } else { PlanEntries::Several(steps) };
        Some((operation.to_owned(), steps))
    }

    /// Returns the kernels of a hash function by the number of messages: in general, and for short ones.
    fn hash(&self, hash: Hash) -> Vec<Option<(String, PlanEntries)>> {
        let is = |operation: &dyn Operation, one: bool| {
            let is = |of: &HashMessages| of.hash == hash && (of.messages == Messages::One) == one;
            operation.as_a().is_some_and(is)
        };
        let (name, [short, long]) = (hash.blocks().to_string(), hashed(hash));
        let ones = self.of(|operation| is(operation, true));
        let time = |kernel: &Kernel| self.times.of(kernel.name, long);
        let Some(best) = ones.iter().copied().filter(|kernel| time(kernel).is_some()).min_by(|a, b| {
            let [a, b] = [a, b].map(|kernel| time(kernel).map_or(f64::INFINITY, median));
            a.total_cmp(&b)
        }) else {
            return Vec::new();
        };
        let present = self.named(&name).first().copied();
        let one = match present.and_then(|present| Some((present, time(present)?))) {
            Some((present, cycles)) if !is_refused(cycles, time(best).unwrap_or_default()) => present,
            _ => best,
        };
        let mut several = self.of(|operation| is(operation, false));
        several.sort_by_key(|kernel| kernel.contract.messages());
        let max = several.last().map_or(1, |kernel| kernel.contract.messages());
        let cells: Vec<Vec<usize>> = (1..=2 * max).map(|n| vec![n]).collect();
        let choices = |length: usize| -> Vec<Choice> {
            let kernels = [one].into_iter().chain(several.iter().copied());
            let choice = |kernel: &Kernel| {
                let cycles = self.times.of(kernel.name, length)?;
                let messages = kernel.contract.messages().max(1);
                let times = cells.iter().flatten().map(|&n| (n, cycles.to_vec())).collect();
                Some(Choice { kernel: kernel.name, unit: 0, max: messages, rank: messages, times })
            };
            kernels.filter_map(choice).collect()
        };
        let both = [choices(long), choices(short)];
        let steps = both.each_ref().map(|choices| crossovers::steps(&cells, choices));
        let mut changes = vec![Some((name, PlanEntries::One(one.name.to_owned())))];
        let lists = [hash.streams(2).to_string(), hash.lanes(2).to_string()];
        let stays = |short: bool| {
            let choices = &both[usize::from(short)];
            holds(&cells, choices, |n| {
                let of_list = |list: &String| {
                    let Some(PlanEntries::Several(steps)) = self.table.operations.get(list) else { return None };
                    let range =
                        |step: &PlanEntry| if short { step.short_range() } else { step.range() }.map(str::to_owned);
                    let takes = |step: &&PlanEntry| {
                        range(step)
                            .and_then(|range| plans::range(&range).ok())
                            .is_some_and(|(from, to)| from <= n && to.is_none_or(|to| n <= to))
                    };
                    steps.iter().find(takes).map(|step| step.kernel.as_str())
                };
                let kernel = lists.iter().rev().find_map(of_list).unwrap_or(one.name);
                choices.iter().find(|choice| choice.kernel == kernel)
            })
        };
        if present.is_some_and(|present| present.name == one.name) && stays(false) && stays(true) {
            return Vec::new();
        }
        for list in lists {
            let of_list: Vec<&Kernel> =
                several.iter().copied().filter(|kernel| kernel.operation.to_string() == list).collect();
            let range = |steps: &[crossovers::Step<'_>], kernel: &Kernel| {
                let own: Vec<_> =
                    steps.iter().filter(|step| of_list.iter().any(|it| it.name == step.choice.kernel)).collect();
                let at = own.iter().position(|step| step.choice.kernel == kernel.name)?;
                let to = own.get(at + 1).map_or(String::new(), |next| (next.from - 1).to_string());
                Some(format!("{}-{to}", own[at].from))
            };
            let step = |kernel: &&Kernel| {
                let [messages, short] = steps.each_ref().map(|steps| range(steps, kernel));
                let short = if short == messages { None } else { Some(short.unwrap_or_default()) };
                let named = messages.is_some() || short.as_ref().is_some_and(|short| !short.is_empty());
                named.then(|| PlanEntry { kernel: kernel.name.to_owned(), messages, short, ..PlanEntry::default() })
            };
            let steps: Vec<PlanEntry> = of_list.iter().filter_map(step).collect();
            if !steps.is_empty() || self.table.operations.contains_key(&list) {
                changes.push(Some((list, PlanEntries::Several(steps))));
            }
        }
        changes
    }
}

/// The name that means no fused kernel: ChaCha20 and Poly1305 kernels alternate.
const IN_TURN: &str = "";

#[cfg(test)]
mod tests {
    use raddle_isa::Isa;

    use super::*;

    /// A kernel without times at the length of short messages would be written as a kernel that takes no short
    /// messages.
    #[test]
    fn kernels_of_a_hash_take_a_block_of_it() {
        let of = |name: &str| lengths(&raddle_kernels::named(Isa::X86_64, name).unwrap());
        assert_eq!(of("sha1_streams_sha"), [64, 1024].into());
        assert_eq!(of("sha512_lanes_avx512_x8"), [128, 1024].into());
        assert_eq!(of("sha512_words_avx512_x8"), [0].into());
        assert_eq!(of("sha256_pairs_avx2_x8"), [0].into());
    }

    /// A table of powers costs as much as a kilobyte without it: a kernel that reads a table follows a kernel without
    /// powers, though both process 128 bytes in an iteration.
    #[test]
    fn a_kernel_without_powers_comes_before_one_with_a_table() {
        let all: Vec<Kernel> = raddle_kernels::of(Isa::X86_64).collect();
        let features = all.iter().flat_map(Kernel::features).collect();
        let named = [("poly1305_blocks", "poly1305_blocks_bmi2"), ("poly1305_powers", "poly1305_powers_ifma")];
        let operations =
            named.map(|(operation, kernel)| (operation.to_owned(), PlanEntries::One(kernel.to_owned()))).into();
        let table = Table { level: "avx512".into(), operations, ..Table::default() };
        let mut times = Times::default();
        let mut insert = |kernel: &str, bytes: usize, cycles: f64| {
            times.read(&format!(r#"{{"kernel":"{kernel}","bytes":{bytes},"cycles":{:?}}}"#, [cycles; 5])).unwrap();
        };
        insert("poly1305_powers_ifma", 0, 200.0);
        for length in (BLOCK..=FINE).step_by(BLOCK) {
            let n = length as f64;
            insert("poly1305_blocks_bmi2", length, 20.0 + 0.8 * n);
            if length.is_multiple_of(128) {
                insert("poly1305_blocks_ifma_short", length, 150.0 + 0.25 * n);
                insert("poly1305_blocks_ifma", length, 50.0 + 0.125 * n);
            }
        }
        let chooser = Chooser::new(Algorithm::Poly1305, &table, &all, &times, &features);
        let Some((name, PlanEntries::Several(steps))) = chooser.authenticator().swap_remove(0) else {
            panic!("several steps")
        };
        let kernels: Vec<&str> = steps.iter().map(|step| step.kernel.as_str()).collect();
        assert_eq!(name, "poly1305_blocks");
        assert_eq!(kernels, ["poly1305_blocks_bmi2", "poly1305_blocks_ifma_short", "poly1305_blocks_ifma"]);
    }
}
