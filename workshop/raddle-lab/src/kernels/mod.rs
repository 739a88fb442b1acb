//! `raddle-lab kernels`: lists, shows, draws, times and verifies the kernels, with their proofs, models and use on this CPU.

mod draw;
mod entry;
mod list;
mod named;
mod picked;
pub(crate) mod picks;
mod records;
pub(crate) mod report;
mod show;
mod time;
mod verify;

use std::io::Write;

use raddle_bench::measurement::short_cpu;
use raddle_isa::Isa;
use raddle_terminal::failure::Failure;
use raddle_terminal::streams;

use self::entry::Entry;
use self::named::{find, names};
use crate::screen::Screen;

const EXAMPLES: &str = "\
Examples:
  raddle-lab kernels                                     the kernels picked here
  raddle-lab kernels --all                               all, with their proofs
  raddle-lab kernels show chacha20_xor_avx2              its annotated assembly
  raddle-lab kernels show chacha20_xor_gpr --isa aarch64 if two have the name
  raddle-lab kernels draw chacha20_xor_avx2 -o K.svg     its innermost loop
  raddle-lab kernels time md5_blocks_gpr --bytes 64      cycles of a call
  raddle-lab kernels verify                              code of this program
  raddle-lab kernels verify target/release/program       code of another program
  raddle-lab kernels --json                              for programs
  RADDLE_CPU=avx2 raddle-lab kernels                     without AVX-512

The properties of a kernel:
  \"needs\" is derived from its instructions, \"picked\" from what the library does at each length. \"proved\" lists the \
properties that PROVED.txt has for exactly this text, contract and statement: a kernel that was changed since then has none. \"model\" is what \
llvm-mca predicts for the main loop on other cores (MODELS.txt): a model, not a measurement.";

/// List the kernels that this processor picks, show the assembly of one, draw it, time some, or verify those in a program
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<KernelsCommand>,

    /// List all kernels of all instruction sets, with what is said of each
    #[arg(long)]
    all: bool,

    /// Print all kernels, as one JSON object a line
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum KernelsCommand {
    /// Print the annotated assembly of a kernel
    Show {
        /// The name of the kernel
        #[arg(value_parser = names(), hide_possible_values = true)]
        name: String,

        /// The instruction set, where several have a kernel of that name; this machine's if it is one of them
        #[arg(long, value_name = "NAME", value_parser = Isa::ALL.map(Isa::name))]
        isa: Option<String>,
    },
    Draw(draw::Args),
    Time(time::Args),
    Verify(verify::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut output = streams::stdout();
    if let Some(KernelsCommand::Verify(args)) = &args.command {
        return verify::run(args, &mut output);
    }
    if args.command.is_none() && !args.all && !args.json {
        write_picked(&mut output)?;
        return Ok(output.flush()?);
    }
    match &args.command {
        Some(KernelsCommand::Show { name, isa }) => show::write(&find(name, isa.as_deref())?, &mut output)?,
        Some(KernelsCommand::Draw(args)) => return draw::run(args),
        Some(KernelsCommand::Time(args)) => time::run(args, &mut output)?,
        Some(KernelsCommand::Verify(_)) => unreachable!("it has returned"),
        None if args.json => {
            for entry in Entry::all() {
                serde_json::to_writer(&mut output, &entry).map_err(std::io::Error::from)?;
                writeln!(output)?;
            }
        }
        None => list::write(&Entry::all(), &mut output)?,
    }
    Ok(output.flush()?)
}

/// Writes the kernels that this processor picks, and the core from whose plan they come.
fn write_picked(output: &mut dyn Write) -> std::io::Result<()> {
    let screen = Screen::of_stdout();
    let core = raddle::cpu::core();
    let cpu = short_cpu(&raddle::cpu::describe().to_string());
    let more = "raddle-lab kernels --all lists all, show NAME prints one";
    for (text, after) in [(cpu, ""), (format!("plan of {core}: {}", core.basis()), "\n")] {
        writeln!(output, "{}{after}", screen.lines(&text, 0).join("\n"))?;
    }
    picked::write(&picks::of_this_machine(), screen, output)?;
    writeln!(output, "\n{}", screen.lines(more, 0).join("\n"))
}
