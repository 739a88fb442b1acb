//! The results of a run.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use raddle_isa::{Feature, Row};

use super::form::Form;

/// The results of a run.
#[derive(Debug)]
pub struct Report {
    /// The processor and the assembler.
    pub oracle: String,
    /// The seed that repeats the run.
    pub seed: u64,
    /// The rows, in their order.
    pub rows: Vec<RowReport>,
    /// The forms that kernels use, and the number of compared states of each.
    pub forms: BTreeMap<Form, usize>,
    /// The forms that kernels use and the processor lacks: an instruction, and the missing features.
    pub forms_skipped: Vec<(String, Vec<Feature>)>,
}

/// The results of a run for one row.
#[derive(Debug)]
pub struct RowReport {
    /// The row.
    pub row: &'static Row,
    /// The number of different instructions that ran.
    pub instructions: usize,
    /// The number of its forms that kernels use.
    pub forms: usize,
    /// The number of states that were compared.
    pub states: usize,
    /// The tuples of numbers that can be encoded in an instruction, each with the number of states on which it was
    /// compared.
    pub numbers: BTreeMap<Vec<i64>, usize>,
    /// Whether there are too many tuples to try each more than once.
    pub many: bool,
    /// The number of attempts that the assembler or the model refused, and the last reason.
    pub refused: (usize, String),
    /// The number of states of instructions that a source does not know.
    pub unknown: usize,
    /// The number of states that differ between the model and the processor.
    pub mismatches: usize,
    /// A description of the first mismatch.
    pub first: Option<String>,
    /// The reason why nothing ran.
    pub skipped: Option<String>,
}

impl RowReport {
    /// Creates the report of a row of which nothing has run yet.
    pub fn new(row: &'static Row) -> RowReport {
        RowReport {
            row,
            instructions: 0,
            forms: 0,
            states: 0,
            numbers: BTreeMap::new(),
            many: false,
            refused: (0, String::new()),
            unknown: 0,
            mismatches: 0,
            first: None,
            skipped: None,
        }
    }

    pub(super) fn refuse(&mut self, why: String) {
        self.refused = (self.refused.0 + 1, why);
    }

    pub(super) fn mismatch(&mut self, how: impl fmt::Display) {
        self.mismatches += 1;
        self.first.get_or_insert_with(|| how.to_string());
    }

    /// Returns the number of different single values, and of tuples in instructions with several numbers, that were
    /// compared.
    pub fn reached(&self) -> (usize, usize) {
        let mut values = BTreeSet::new();
        let mut tuples = 0;
        for (numbers, _) in self.numbers.iter().filter(|(_, states)| **states > 0) {
            values.extend(numbers.iter().enumerate());
            tuples += usize::from(numbers.len() > 1);
        }
        (values.len(), tuples)
    }

    /// Returns the problem of the row: a mismatch, nothing to compare, or numbers that never ran.
    pub fn wrong(&self) -> Option<String> {
        let missing: Vec<_> = self.numbers.iter().filter(|(_, states)| **states == 0).map(|(n, _)| n).collect();
        match &self.first {
            Some(first) => Some(format!("{}: {} mismatches: {first}", self.row.name, self.mismatches)),
            None if self.skipped.is_some() => None,
            None if self.states == 0 => Some(format!("{}: nothing ran", self.row.name)),
            None if !missing.is_empty() => {
                let some = &missing[..missing.len().min(8)];
                Some(format!("{}: {} numbers never ran, such as {some:?}", self.row.name, missing.len()))
            }
            None => None,
        }
    }
}

impl Report {
    pub(super) fn new(oracle: String, seed: u64, rows: impl IntoIterator<Item = &'static Row>) -> Report {
        let rows = rows.into_iter().map(RowReport::new).collect();
        Report { oracle, seed, rows, forms: BTreeMap::new(), forms_skipped: Vec::new() }
    }

    /// Returns all problems: of rows, and of forms of kernels that ran on fewer than `form_states` states.
    pub fn wrong(&self, form_states: usize) -> Vec<String> {
        let rows = self.rows.iter().filter_map(RowReport::wrong);
        let forms = self.forms.iter().filter(|(_, states)| **states < form_states);
        rows.chain(forms.map(|(form, states)| format!("{form:?} of a kernel ran on only {states} states"))).collect()
    }

    /// Returns the number of states that were compared.
    pub fn states(&self) -> usize {
        self.rows.iter().map(|row| row.states).sum()
    }

    /// Returns one line for each kind of thing that was reached.
    pub fn summary(&self) -> Vec<String> {
        let rows = self.rows.iter().filter(|row| row.states > 0);
        let (mut single, mut several) = (0, 0);
        for (values, tuples) in rows.clone().map(RowReport::reached) {
            single += values;
            several += tuples;
        }
        let run = self.forms.values().filter(|states| **states > 0).count();
        vec![
            format!(
                "{} of {} rows agree with {} on {} states of {} instructions",
                rows.clone().filter(|row| row.wrong().is_none()).count(),
                rows.clone().count(),
                self.oracle,
                self.states(),
                rows.clone().map(|row| row.instructions).sum::<usize>()
            ),
            format!(
                "{} distinct forms used by generated kernels: {run} run, on {} states or more each, {} not available here",
                self.forms.len() + self.forms_skipped.len(),
                self.forms.values().min().unwrap_or(&0),
                self.forms_skipped.len()
            ),
            format!(
                "numbers of {} rows: {single} values, and {several} pairs and triples in rows with several numbers",
                rows.filter(|row| row.reached().0 > 0).count()
            ),
        ]
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<22} {:>7} {:>5} {:>7} {:>7} {:>9} {:>10} {:>7}  {}",
            "row", "insts", "forms", "values", "tuples", "states", "mismatches", "refused", self.oracle
        )?;
        for row in &self.rows {
            let RowReport { instructions, forms, states, mismatches, refused, .. } = row;
            let (values, tuples) = row.reached();
            write!(f, "{:<22} {instructions:>7} {forms:>5} {values:>7} {tuples:>7} ", row.row.name)?;
            write!(f, "{states:>9} {mismatches:>10} {:>7}", refused.0)?;
            let note = row.skipped.as_ref().map(|why| format!("skipped: {why}"));
            writeln!(f, "  {}", note.or(row.wrong()).unwrap_or_default())?;
        }
        self.summary().iter().try_for_each(|line| writeln!(f, "{line}"))?;
        write!(f, "seed {}", self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::Isa;

    #[test]
    fn a_number_that_never_ran_is_wrong() {
        let row = Isa::Ppc64le.rows().iter().find(|row| row.name == "vshasigmaw").expect("a row");
        let mut report = RowReport::new(row);
        assert!(report.wrong().is_some(), "nothing ran");
        report.states = 64;
        // If one counter drove both numbers, they would look like this: all single values occur, but hardly any pair
        // does.
        for k in 0..64 {
            for from in 0..64 - k {
                report.numbers.insert(vec![k, from], usize::from(k == from));
            }
        }
        assert!(report.wrong().expect("most pairs").contains("2048 numbers never ran"), "{:?}", report.wrong());
        report.numbers.values_mut().for_each(|states| *states = 1);
        assert_eq!((report.wrong(), report.reached()), (None, (128, 2080)));
    }

    #[test]
    fn a_form_of_a_kernel_that_never_ran_is_wrong() {
        use raddle_isa::x86_64::{RAX, RBX, mov64};
        let mut report = Report::new(String::new(), 0, []);
        report.forms.insert(Form::of(&mov64(RAX, RBX)), 999);
        assert_eq!((report.wrong(999).len(), report.wrong(1000).len()), (0, 1));
    }
}
