//! `raddle-lab kernels draw`: the threads of a kernel as SVG.

mod canvas;
mod drawing;
mod heading;
mod picture;
#[cfg(test)]
mod tests;
mod threads;

use std::path::PathBuf;

use raddle_check::cost::Analyzer;
use raddle_check::excerpt::Excerpt;
use raddle_terminal::failure::Failure;
use raddle_terminal::output::{self, Access};
use raddle_terminal::sources::Sources;

use self::picture::Picture;
use super::named::{find, names};

const EXAMPLES: &str = "\
Examples:
  raddle-lab kernels draw chacha20_xor_neon -o c.svg             its inner loop
  raddle-lab kernels draw chacha20_xor_neon --first 40 -o p.svg  its beginning
  raddle-lab kernels draw chacha20_xor_gpr --isa aarch64 --all   all of it

How to read it:
  Each row is an instruction, each vertical thread a register while it holds a value that is read later. A knot is a \
result; its line comes from the registers that it is computed from. Each strand has a colour. Squares on the right are \
the ports on which llvm-mca-19, if it is installed, executes the instruction: modelled, not measured.";

/// Draw the threads of a kernel as SVG
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Args {
    /// The name of the kernel
    #[arg(value_parser = names(), hide_possible_values = true)]
    name: String,

    /// The instruction set, where several have a kernel of that name; this machine's if it is one of them
    #[arg(long, value_name = "NAME", value_parser = raddle_isa::Isa::ALL.map(raddle_isa::Isa::name))]
    isa: Option<String>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE.svg")]
    output: Option<PathBuf>,

    /// Draw all of the kernel, instead of the first 60 instructions of its innermost loop
    #[arg(long)]
    all: bool,

    /// Draw the first N instructions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    first: Option<u32>,
}

/// The number of instructions that are drawn by default: loops have up to a thousand.
const USUAL: usize = 60;

/// Writes the drawing of a kernel.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let entry = &find(&args.name, args.isa.as_deref())?;
    let kernel = &entry.kernel;
    let excerpt = if args.all { Excerpt::whole(kernel) } else { Excerpt::innermost_loop(kernel) };
    // A model of the whole kernel would take its loops for straight code.
    let model = if args.all { None } else { Analyzer::find().ok() };
    let ports = model.map(|model| model.ports(kernel.isa, &excerpt)).transpose().map_err(Failure::Work)?;
    let limit = args.first.map(|first| first as usize).or((!args.all).then_some(USUAL));
    let svg = Picture { entry, excerpt: &excerpt, ports: ports.as_ref(), limit }.draw();
    output::write(args.output.as_deref(), true, Access::Usual, &Sources::default(), svg.as_bytes())
}
