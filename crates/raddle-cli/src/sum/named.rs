//! The algorithms under their names on the command line.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use raddle_sum::algorithm::ChecksumAlgorithm;

/// The parser of `-a`. It accepts every spelling that lists have as tags, and lists one name for each algorithm.
#[derive(Clone)]
pub(crate) struct AlgorithmParser;

impl TypedValueParser for AlgorithmParser {
    type Value = ChecksumAlgorithm;

    fn parse_ref(
        &self,
        command: &clap::Command,
        option: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<ChecksumAlgorithm, clap::Error> {
        let name = value.to_string_lossy();
        name.parse().map_err(|_| {
            let listed = PossibleValuesParser::new(possible_values()).parse_ref(command, option, value);
            let mut error = listed.expect_err("every listed name is parsed");
            if let Some(function) = ChecksumAlgorithm::absent(&name) {
                // The advice replaces a similar name, which is another function.
                error.remove(ContextKind::SuggestedValue);
                let advice = format!("raddle sum doesn't compute {function}");
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![advice.into()]));
            }
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(possible_values()))
    }
}

fn possible_values() -> impl Iterator<Item = PossibleValue> {
    let listed = |algorithm: ChecksumAlgorithm| PossibleValue::new(algorithm.names()[0]).help(algorithm.about());
    ChecksumAlgorithm::ALL.into_iter().map(listed)
}
