//! `raddle-lab kernels time`: times kernels against each other. Each kernel is compared with its reference first, because
//! the time of a wrong kernel means nothing.

mod loaded;
mod race;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;

use raddle_bench::measurement::KernelTimes;
use raddle_bench::statistics::{median, ratio, spread};
use raddle_kernels::Kernel;
use raddle_terminal::failure::Failure;
use raddle_terminal::output::{Access, Output};
use raddle_terminal::sources::Sources;

use self::loaded::Loaded;
use super::entry::is_here;
use crate::names::Names;

const HELP: &str = "\
Example:
  raddle-lab kernels time chacha20_xor_avx chacha20_xor_avx2 --bytes 256,1024

The kernels run in turn in every round, in place if their contract allows it. The program builds them with rustc, which \
must be installed. Cycles are those of the core, medians over the rounds; the spread is the distance of the quartiles. `=` \
marks kernels that a plan may name; the others are candidates. For several messages at once, cycles are per message. If \
there are more than 16 lengths, tables show only powers of two.";

/// Time kernels against each other, candidates for plans included
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The kernels
    #[arg(required = true, value_name = "NAME", value_parser = Names::new(names), hide_possible_values = true)]
    names: Vec<String>,

    /// The lengths of a message in bytes: a kernel is timed at those that its contract allows
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    bytes: Vec<usize>,

    /// The time for each length, in seconds
    #[arg(long, value_name = "S", default_value_t = 0.1)]
    seconds: f64,

    /// Save the cycles of each round, as one JSON object a line
    #[arg(long, value_name = "FILE.jsonl")]
    save: Option<PathBuf>,
}

/// The maximal number of lengths of which each has a table.
const TABLES: usize = 16;

/// The length of a message, and the nanoseconds of a call.
pub(super) type Speed = Option<(usize, f64)>;

/// Compares a kernel of this program with its reference, and times it. Returns `None` if this machine can't run the kernel.
pub(super) fn checked(kernel: Kernel, entry: &raddle::kernel::Entry) -> Option<(Result<(), Failure>, Speed)> {
    let loaded = Loaded::linked(kernel, entry)?;
    Some((race::check(&loaded), race::speed(&loaded, TIMED)))
}

/// The length for which a report times kernels, in bytes.
const TIMED: usize = 1024;

/// Returns the kernels for this machine, candidates included.
fn kernels() -> impl Iterator<Item = Kernel> {
    raddle_kernels::all().into_iter().chain(raddle_kernels::candidates()).filter(|kernel| is_here(kernel.isa))
}

fn names() -> Vec<&'static str> {
    kernels().map(|kernel| kernel.name).collect()
}

/// Runs the command.
pub(super) fn run(args: &Args, output: &mut dyn Write) -> Result<(), Failure> {
    let save = args
        .save
        .as_ref()
        .map(|path| Output::open(Some(path), true, Access::Usual, &Sources::default()))
        .transpose()?;
    let loaded = Loaded::load(kernels().filter(|kernel| args.names.iter().any(|name| name == kernel.name)).collect())?;
    loaded.iter().try_for_each(race::check)?;
    let lengths: BTreeSet<usize> = args.bytes.iter().copied().collect();
    let mut all = Vec::new();
    for &length in &lengths {
        let times = race::race(&loaded, length, args.seconds)?;
        if lengths.len() <= TABLES || length.is_power_of_two() {
            write_table(&times, length, output)?;
            output.flush()?;
        }
        all.extend(times);
    }
    let Some(mut save) = save else { return Ok(()) };
    for times in &all {
        let line = serde_json::to_string(times).map_err(io::Error::from)?;
        writeln!(save, "{line}").map_err(|error| save.failed(&error))?;
    }
    save.finish()
}

/// Writes a table of the kernels that were timed at one length, fastest first.
fn write_table(times: &[KernelTimes], length: usize, output: &mut dyn Write) -> io::Result<()> {
    // The time per message, for kernels that process several messages.
    let each = |times: &KernelTimes| {
        let kernel = kernels().find(|kernel| kernel.name == times.kernel)?;
        let messages = kernel.contract.messages().max(1) as f64;
        Some((kernel, times.cycles.iter().map(|cycles| cycles / messages).collect()))
    };
    let mut rows: Vec<(Kernel, Vec<f64>)> = times.iter().filter_map(each).collect();
    rows.sort_by(|a, b| median(&a.1).total_cmp(&median(&b.1)));
    let title = format!("{length} bytes");
    writeln!(output, "\n{title:<46}cycles  a byte   spread  to the fastest")?;
    for (kernel, cycles) in &rows {
        let mark = if raddle_kernels::named(kernel.isa, kernel.name).is_some() { '=' } else { ' ' };
        let (name, middle, spread) = (kernel.name, median(cycles), 100.0 * spread(cycles));
        let (a_byte, behind) = (middle / length.max(1) as f64, ratio(cycles, &rows[0].1));
        writeln!(output, "{mark} {name:<40}{middle:>10.1}{a_byte:>8.3}{spread:>7.1} %{behind:>16.3}")?;
    }
    Ok(())
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use raddle_check::cosim::oracle;
    use raddle_isa::Isa;

    use super::*;

    /// Checks that a kernel that computes something else is refused before it is timed.
    #[test]
    fn what_is_wrong_is_not_timed() {
        let faults = [
            ("chacha20_xor_gpr", "rol32"),
            ("poly1305_blocks_gpr", "adc64"),
            ("chacha20_poly1305_begin_avx512_row4", "rol32"),
            ("chacha20_poly1305_blocks_avx", "adc64"),
            ("aes128_gcm_seal_blocks_aesni", "vaesenc"),
            ("aes256_gcm_open_finish_aesni", "vpclmulqdq"),
            ("md5_blocks_gpr", "rol32"),
            ("sha256_streams_sha", "sha256rnds2"),
        ];
        for (name, row) in faults {
            let right = raddle_kernels::named(Isa::X86_64, name).unwrap();
            let features = right.features();
            let lacking: Vec<&str> = features.difference(&oracle::features()).map(|feature| feature.name()).collect();
            if !lacking.is_empty() {
                println!("skipped: {name} needs {}", lacking.join(" "));
                continue;
            }
            let mut wrong = Kernel { name: format!("{name}_wrong").leak(), ..right.clone() };
            let mut found = 0;
            wrong.edit(|inst| {
                found += (inst.row.name == row) as usize;
                if inst.row.name == row && found == 1 { Vec::new() } else { vec![inst.clone()] }
            });
            let loaded = Loaded::load(vec![wrong, right]).unwrap();
            let Err(Failure::Work(refused)) = race::check(&loaded[0]) else { panic!("{name} is accepted") };
            assert!(refused.contains(loaded[0].kernel.name), "{refused}");
            race::check(&loaded[1]).unwrap();
            let length = [64, 512, 1024, 4096].into_iter().find(|&length| loaded[1].takes(length)).unwrap();
            let times = race::race(&loaded[1..], length, 0.0).unwrap();
            let [KernelTimes { kernel, cycles, .. }] = &times[..] else { panic!("one kernel") };
            assert!(kernel == name && cycles.len() >= 5 && cycles.iter().all(|&cycles| cycles > 0.0));
            let mut table = Vec::new();
            write_table(&times, length, &mut table).unwrap();
            assert!(String::from_utf8(table).unwrap().contains(&format!("\n= {name} ")));
        }
    }
}
