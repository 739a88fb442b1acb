//! The algorithms under their names on the command line.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use raddle_sum::algorithm::ChecksumAlgorithm;

/// An algorithm named on the command line.
#[derive(Clone, Copy)]
pub(crate) struct Named(pub(crate) ChecksumAlgorithm);

impl ValueEnum for Named {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Named>> = LazyLock::new(|| ChecksumAlgorithm::ALL.map(Named).into());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, aliases) = self.0.names().split_first()?;
        Some(PossibleValue::new(*name).aliases(aliases).help(self.0.about()))
    }
}
