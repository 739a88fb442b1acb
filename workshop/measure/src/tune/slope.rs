//! Times the main loops of kernels: the additional time of longer messages.

use std::collections::BTreeMap;

use raddle_check::cost::Subject;
use raddle_kernels::Kernel;

use super::loaded::Loaded;
use super::race::Times;
use crate::Result;
use raddle_bench::statistics::median;

/// The number of bytes in all messages of the shorter call, and how many more the longer call has: both fit into the
/// first-level cache.
const SHORT: usize = 4096;
const MORE: usize = 8192;

/// The seconds for each length.
const SECONDS: f64 = 0.1;

/// Returns the cycles per byte of each kernel's main loop, if it has one: the medians over the rounds. This machine
/// must have the features.
pub(crate) fn slopes(kernels: Vec<Kernel>) -> Result<BTreeMap<&'static str, f64>> {
    let mut slopes = BTreeMap::new();
    for loaded in &Loaded::load(kernels)? {
        let Some(bytes) = Subject::bytes_of(&loaded.kernel) else { continue };
        let iteration = bytes / loaded.kernel.contract.messages().max(1);
        let (few, more) = ((SHORT / bytes).max(1), (MORE / bytes).max(2));
        let [short, long] = [few, few + more].map(|iterations| iterations * iteration);
        if !loaded.takes(short) || !loaded.takes(long) {
            continue;
        }
        let mut times = Times::default();
        times.race(&[loaded], short, SECONDS)?;
        times.race(&[loaded], long, SECONDS)?;
        let cycles = |length| times.of(loaded.kernel.name, length).map_or(f64::NAN, median);
        slopes.insert(loaded.kernel.name, (cycles(long) - cycles(short)) / (more * bytes) as f64);
    }
    Ok(slopes)
}
