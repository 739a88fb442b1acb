//! The kernels in a report: digests, and whether each computes what the reference computes.

use std::env;

use raddle_check::binary::record::Record;
use raddle_check::binary::verify;
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::input;
use serde::Serialize;

use super::entry::{compiled, is_here};
use super::records;
use super::time;
use super::verify::{CODE, MAX};

/// A kernel in a report.
#[derive(Serialize)]
pub(crate) struct Checked {
    name: &'static str,
    /// The SHA-256 digest of its text and table, as in PROVED.txt.
    text: String,
    /// The properties that PROVED.txt has for this text, contract and statement.
    proved: Vec<&'static str>,
    /// The SHA-256 digest of its machine code, as in CODE.txt.
    code: String,
    /// Whether the machine code and the table in this program are the recorded ones.
    as_recorded: bool,
    /// Whether it computes what the reference computes; absent if this processor lacks a feature.
    right: Option<bool>,
    /// The first difference from the reference.
    difference: Option<String>,
    /// The length of a message, and the nanoseconds of a call.
    bytes: Option<usize>,
    ns: Option<f64>,
}

impl Checked {
    /// Returns whether the kernel is not what it should be.
    pub(crate) fn is_wrong(&self) -> bool {
        !self.as_recorded || self.right == Some(false)
    }

    pub(crate) fn name(&self) -> &'static str {
        self.name
    }
}

/// Checks each kernel of this program and of this architecture.
pub(crate) fn check() -> Result<Vec<Checked>, Failure> {
    let path = env::current_exe().map_err(|error| Failure::Work(format!("where this program is: {error}")))?;
    let failed = |why: String| Failure::Work(format!("{}: {why}", quote::path(&path)));
    let file = input::read_whole(&path, MAX).map_err(|unread| failed(unread.to_string()))?;
    let records = Record::all(CODE, &raddle_kernels::all()).map_err(Failure::Work)?;
    let (verified, _) = verify(&file, &records).map_err(failed)?;
    let here = raddle_kernels::all().into_iter().filter(|kernel| is_here(kernel.isa));
    let check = |kernel: raddle_kernels::Kernel| {
        let record = records.iter().find(|record| (record.isa, record.name) == (kernel.isa, kernel.name));
        let is_equal = |name| verified.iter().any(|of| of.isa == kernel.isa && of.equal.contains(name));
        let (name, as_recorded) = (kernel.name, is_equal(kernel.name));
        let (text, proved) = (kernel.hash(), records::properties(&kernel));
        let ran = compiled(&kernel).and_then(|entry| time::checked(kernel, &entry));
        let (right, speed) = ran.map_or((None, None), |(right, speed)| (Some(right), speed));
        Checked {
            name,
            text,
            proved,
            code: record.map(|record| record.hash.clone()).unwrap_or_default(),
            as_recorded,
            right: right.as_ref().map(Result::is_ok),
            difference: right.and_then(Result::err).map(|why| match why {
                Failure::Usage(why) | Failure::Work(why) => why,
                other => format!("{other:?}"),
            }),
            bytes: speed.map(|(bytes, _)| bytes),
            ns: speed.map(|(_, ns)| (100.0 * ns).round() / 100.0),
        }
    };
    Ok(here.map(check).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Planted: a kernel whose machine code is not the recorded one, and one whose result is wrong.
    #[test]
    fn wrong_kernels_are_reported() {
        let is_wrong = |as_recorded, right| {
            let (text, code, proved) = (String::new(), String::new(), Vec::new());
            let (difference, bytes, ns) = (None, None, None);
            Checked { name: "a", text, proved, code, as_recorded, right, difference, bytes, ns }.is_wrong()
        };
        assert!(!is_wrong(true, Some(true)) && !is_wrong(true, None));
        assert!(is_wrong(false, Some(true)) && is_wrong(true, Some(false)));
    }
}
