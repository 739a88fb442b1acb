//! Looks for one row whose change makes a wrong kernel right.
//!
//! Limbs of a number have many right values, so inside of a block no value can be compared with the reference. A changed
//! row that makes the results right is where the values first differ from those of a right kernel.

use raddle_isa::inst::Row;
use raddle_isa::{Inst, Mem, Operand, View};

use super::program::{Step, row};
use super::trial::Trial;

/// The number of steps after which we stop looking: some seconds.
const STEPS: usize = 50_000_000;

/// Describes the change of one row after which a kernel gives right results: first for the wrong message, then for all
/// of the others. A kernel that runs `max` steps never ends. The rows that had not run for a right result before are tried first.
pub(super) fn repair(
    steps: &[Step],
    max: usize,
    wrong: &Trial<'_>,
    is_new: impl Fn(usize) -> bool,
    mut others: impl FnMut(&[Step]) -> bool,
) -> String {
    let mut ran = vec![0_usize; steps.len()];
    let _wrong = wrong.run(steps, max, |at, _| ran[at] += 1);
    let once = ran.iter().sum::<usize>();
    let mut places: Vec<usize> = (0..steps.len()).filter(|&at| ran[at] > 0).collect();
    places.sort_by_key(|&at| !is_new(at));
    let all = distinct(steps.iter().filter_map(Step::inst));
    let operands = distinct(all.iter().flat_map(|inst| &inst.args));
    let replaced = places.iter().flat_map(|&at| {
        let changes = steps[at].inst().map(|inst| replacements(inst, &operands));
        changes.into_iter().flatten().map(move |with| Change::Replace(at, with))
    });
    let insert = |with: Inst| places.iter().map(move |&at| Change::Insert(at, with.clone()));
    let repeated = all.iter().flat_map(|&inst| insert(inst.clone()));
    let inserted = all.iter().flat_map(|inst| replacements(inst, &operands)).flatten().flat_map(insert);
    // A change may make the kernel run longer, or without end.
    let max = max.min(2 * once + 1024);
    let (mut left, mut tried) = (STEPS, 0);
    for change in replaced.chain(repeated).chain(inserted) {
        let Some(rest) = left.checked_sub(once + steps.len()) else { break };
        (left, tried) = (rest, tried + 1);
        let changed = change.of(steps);
        if wrong.run(&changed, max, |_, _| {}).is_ok() && others(&changed) {
            return format!("all of the tried messages give right results {}", change.describe(steps));
        }
    }
    format!("none of {tried} changes of one row gives right results")
}

/// A change of one row.
enum Change {
    /// Another row in its place, or none.
    Replace(usize, Option<Inst>),
    /// Another row before it.
    Insert(usize, Inst),
}

impl Change {
    /// Returns the steps with this change.
    fn of(&self, steps: &[Step]) -> Vec<Step> {
        let mut changed = steps.to_vec();
        match self {
            // A jump to the next step does nothing.
            Change::Replace(at, None) => changed[*at] = Step::Back { head: at + 1 },
            Change::Replace(at, Some(with)) => changed[*at] = Step::Do(with.clone()),
            Change::Insert(at, with) => {
                changed.insert(*at, Step::Do(with.clone()));
                for step in &mut changed {
                    if let Step::Jump { to, .. } | Step::Head { exit: to, .. } | Step::Back { head: to } = step {
                        *to += usize::from(*to > *at);
                    }
                }
            }
        }
        changed
    }

    /// Describes the change.
    fn describe(&self, steps: &[Step]) -> String {
        match self {
            Change::Replace(at, None) => format!("without {}", row(steps, *at)),
            Change::Replace(at, Some(with)) => format!("with `{with}` in the place of {}", row(steps, *at)),
            Change::Insert(at, with) => format!("with one more `{with}` before {}", row(steps, *at)),
        }
    }
}

/// Returns these [`changes`], each operand of the kernel in the place of each, and each operation on these operands.
fn replacements(inst: &Inst, operands: &[&Operand]) -> Vec<Option<Inst>> {
    let mut changed = changes(inst);
    let mut add = |row: &'static Row, args: &[Operand]| {
        let with = Inst::try_new(row, args).ok().filter(|with| with.features().is_some() && with != inst);
        if with.is_some() && !changed.contains(&with) {
            changed.push(with);
        }
    };
    for i in 0..inst.args.len() {
        if let Operand::Imm(x) = inst.args[i] {
            for bit in 0..32 {
                let mut args = inst.args.clone();
                args[i] = Operand::Imm(x ^ 1 << bit);
                add(inst.row, &args);
            }
        }
        for &&other in operands {
            let mut args = inst.args.clone();
            args[i] = match (args[i], other) {
                // A place has its width, and other rows may use the register with another.
                (Operand::Reg(View { bits, .. }), Operand::Reg(View { reg, .. })) => {
                    Operand::Reg(View::new(reg.file, reg.n, bits))
                }
                _ => other,
            };
            add(inst.row, &args);
        }
    }
    inst.row.isa.rows().iter().for_each(|row| add(row, &inst.args));
    changed
}

/// Returns the changes of an instruction that mutants have: some of each kind of mistake.
pub(crate) fn changes(inst: &Inst) -> Vec<Option<Inst>> {
    let mut changes = vec![None];
    let mut with = |row: &'static Row, args: Vec<Operand>| {
        if let Ok(changed) = Inst::try_new(row, &args)
            && changed != *inst
            && changed.features().is_some()
        {
            changes.push(Some(changed));
        }
    };
    for i in 0..inst.args.len() {
        let replaced = |arg| {
            let mut args = inst.args.clone();
            args[i] = arg;
            args
        };
        match inst.args[i] {
            // The operand is replaced by a neighbouring register.
            Operand::Reg(View { reg, bits }) => {
                with(inst.row, replaced(Operand::Reg(View::new(reg.file, reg.n ^ 1, bits))));
            }
            Operand::Imm(x) => [x + 1, x - 1].into_iter().for_each(|x| with(inst.row, replaced(Operand::Imm(x)))),
            Operand::Mem(mem) => [1, -4, 64].into_iter().for_each(|by| {
                with(inst.row, replaced(Operand::Mem(Mem { disp: mem.disp + by, ..mem })));
            }),
        }
        for j in i + 1..inst.args.len() {
            let mut args = inst.args.clone();
            args.swap(i, j);
            with(inst.row, args);
        }
    }
    let shape = |row: &Row| row.operands.iter().map(|o| (o.access, o.kind)).collect::<Vec<_>>();
    let like = inst.row.isa.rows().iter().filter(|row| row.op != inst.row.op && shape(row) == shape(inst.row));
    for row in like.take(3) {
        with(row, inst.args.clone());
    }
    changes
}

/// Returns the first of equal items.
fn distinct<'a, T: PartialEq>(all: impl Iterator<Item = &'a T>) -> Vec<&'a T> {
    let mut distinct = Vec::new();
    all.for_each(|item| {
        if !distinct.contains(&item) {
            distinct.push(item);
        }
    });
    distinct
}
