//! Names on the command line: for a misspelt name, the message suggests those with the most similar spelling.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};

/// The maximal number of names that a message lists in full; out of two hundred kernels, the similar names help more.
const LISTED: usize = 40;
/// The maximal number of names that are suggested.
const SUGGESTED: usize = 5;
/// The similarity, from 0 to 1, from which on a name is suggested; clap uses the same limit for options.
const SIMILAR: f64 = 0.7;

/// A parser of a name from a list, which help and completion show in full.
#[derive(Clone, Copy)]
pub(crate) struct Names {
    /// Returns the list when it is needed: commands without a name don't wait for it.
    names: fn() -> Vec<&'static str>,
    /// Whether a name is accepted here, to be refused later with a reason.
    is_known: fn(&str) -> bool,
}

impl Names {
    pub(crate) fn new(names: fn() -> Vec<&'static str>) -> Self {
        Self { names, is_known: |_| false }
    }

    /// Accepts these names too, without offering them.
    pub(crate) fn and_known(self, is_known: fn(&str) -> bool) -> Self {
        Self { is_known, ..self }
    }

    fn unique(self) -> Vec<&'static str> {
        let mut unique: Vec<&'static str> = Vec::new();
        for name in (self.names)() {
            if !unique.contains(&name) {
                unique.push(name);
            }
        }
        unique
    }
}

/// Returns the names with the most similar spelling to `name`, nearest first.
fn nearest(names: &[&str], name: &str) -> Vec<String> {
    let mut names: Vec<(f64, &str)> = names.iter().map(|known| (strsim::jaro(name, known), *known)).collect();
    names.sort_by(|a, b| b.0.total_cmp(&a.0));
    names.retain(|(similarity, _)| *similarity > SIMILAR);
    names.into_iter().take(SUGGESTED).map(|(_, name)| name.to_owned()).collect()
}

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        let value = value.to_string_lossy();
        let names = self.unique();
        if names.iter().any(|name| *name == value) || (self.is_known)(&value) {
            return Ok(value.into_owned());
        }
        let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
        let argument = argument.map_or_else(String::new, ToString::to_string);
        error.insert(ContextKind::InvalidArg, ContextValue::String(argument));
        error.insert(ContextKind::InvalidValue, ContextValue::String(value.to_string()));
        if names.len() <= LISTED {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            error.insert(ContextKind::ValidValue, ContextValue::Strings(names));
        }
        let nearest = nearest(&names, &value);
        if !nearest.is_empty() {
            error.insert(ContextKind::SuggestedValue, ContextValue::Strings(nearest));
        }
        Err(error)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.unique().into_iter().map(PossibleValue::new)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["chacha20", "poly1305", "chacha20-poly1305", "sha256"];
        assert_eq!(nearest(&names, "chacah20")[0], "chacha20");
        assert_eq!(nearest(&names, "sha-256"), ["sha256"]);
        assert!(nearest(&names, "rot13").is_empty());
    }

    #[test]
    fn a_name_is_offered_once() {
        assert_eq!(Names::new(|| vec!["b", "a", "b"]).unique(), ["b", "a"]);
    }
}
