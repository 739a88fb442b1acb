//! The lines of MODELS.txt about kernels with this text.

use raddle_kernels::Kernel;
use serde::Serialize;

use super::record::lines_about;

/// The model records, with a line for each kernel and core; the file describes its columns.
const MODELS: &str = include_str!(concat!(env!("RADDLE_RECORDS"), "/MODELS.txt"));

/// The modelled cost of the main loop of a kernel on a core. Nothing is measured.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Model {
    pub(crate) core: &'static str,
    pub(crate) cycles_per_byte: f64,
}

/// Returns the models of a kernel with this text and table.
pub(crate) fn of(kernel: &Kernel) -> Vec<Model> {
    models_in(MODELS, kernel.isa.name(), kernel.name, &kernel.hash())
}

fn models_in(models: &'static str, isa: &str, name: &str, hash: &str) -> Vec<Model> {
    lines_about(models, isa, name)
        .filter_map(|columns| match columns[..] {
            [core, _bytes, _cycles, per_byte, _per_cycle, h] if h == hash => {
                Some(Model { core, cycles_per_byte: per_byte.parse().ok()? })
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_of_this_text_count() {
        let models = "# header\nppc64le a pwr8 4 47.00 11.75 1.77 12\nppc64le a pwr9 4 44.00 11.00 1.89 13\n";
        let expected = [Model { core: "pwr8", cycles_per_byte: 11.75 }];
        assert_eq!(models_in(models, "ppc64le", "a", "12"), expected);
        assert!(models_in(models, "aarch64", "a", "12").is_empty());
    }
}
