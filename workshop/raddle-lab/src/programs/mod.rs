//! `raddle-lab programs`: times the program `raddle` against other programs.

mod process;
mod seal;
mod sum;

use std::env;
use std::path::PathBuf;

use raddle_terminal::failure::Failure;
use raddle_terminal::streams;

const HELP: &str = "\
Examples:
  raddle-lab programs seal              `raddle`, `age` and `rage`
  raddle-lab programs sum               `raddle sum`, `sha256sum` and others

The programs are those that a shell finds (PATH). The files are in memory, unless --folder names a folder on a disk.";

/// Time the program raddle against other programs
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(crate) struct Args {
    /// The work: a file of 1 GiB is sealed and opened, or many files and a long one are hashed
    #[arg(value_enum, value_name = "WORK")]
    work: Work,

    /// The folder of the files [default: in memory, where the system has such a folder]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Work {
    Seal,
    Sum,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let memory = PathBuf::from("/dev/shm");
    let usual = || if memory.is_dir() { memory.clone() } else { env::temp_dir() };
    let folder = args.folder.clone().unwrap_or_else(usual);
    let mut output = streams::stdout();
    match args.work {
        Work::Seal => seal::run(&folder, &mut output),
        Work::Sum => sum::run(&folder, &mut output),
    }
}
