//! `raddle completions` and `raddle man`: completions and manual pages, from the definition of the command line.

use std::io::Write;
use std::path::PathBuf;

use clap_complete::Shell;

use crate::failure::Failure;
use crate::{quote, streams};

const COMPLETIONS: &str = "\
Install them:
  bash:  raddle completions bash > ~/.local/share/bash-completion/completions/raddle
  zsh:   raddle completions zsh > ~/.zfunc/_raddle       with ~/.zfunc in $fpath before compinit
  fish:  raddle completions fish > ~/.config/fish/completions/raddle.fish";

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = COMPLETIONS)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

const MAN: &str = "\
Install the pages:
  raddle man --dir ~/.local/share/man/man1    then `man raddle-seal`";

/// Print the manual page, or write all pages
#[derive(clap::Args)]
#[command(after_help = MAN)]
pub(crate) struct ManArgs {
    /// Write a page for each command into this folder, which is made if it is missing
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// Runs `raddle completions`.
pub(crate) fn completions(args: &CompletionsArgs, mut program: clap::Command) -> Result<(), Failure> {
    let mut text = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(args.shell, &mut program, name, &mut text);
    let mut output = streams::plain_stdout();
    output.write_all(&text)?;
    Ok(output.flush()?)
}

/// Runs `raddle man`.
pub(crate) fn man(args: &ManArgs, program: clap::Command) -> Result<(), Failure> {
    match &args.dir {
        Some(folder) => {
            let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(program, folder));
            written.map_err(|error| Failure::Work(format!("can't write to {}: {error}", quote::path(folder))))
        }
        None => {
            let mut output = streams::plain_stdout();
            clap_mangen::Man::new(program.disable_help_subcommand(true)).render(&mut output)?;
            Ok(output.flush()?)
        }
    }
}
