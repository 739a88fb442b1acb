//! Development tasks, run as `cargo xtask TASK`.
//!
//! Each task is one file, with a struct that derives `clap::Args` and has a method `run`. To add a task, write the
//! file, declare its module, and add it to the list of tasks.
//!
//! There are two programs. `xtask` links no kernels, so a change of a kernel does not build it again. It passes the
//! tasks that need kernels on to `xtask-kernels`, which has all tasks: the feature `kernels` adds their modules.

#![cfg_attr(not(feature = "kernels"), allow(dead_code, reason = "only tasks of `xtask-kernels` call some functions"))]

use clap::Parser;
use std::process::ExitCode;

use self::files::Result;

mod archive;
mod book;
mod c;
mod checks;
#[cfg(feature = "kernels")]
mod code;
mod comments;
#[cfg(feature = "kernels")]
mod confirm;
#[cfg(feature = "kernels")]
mod cosim;
#[cfg(feature = "kernels")]
mod cost;
mod cross;
#[cfg(feature = "kernels")]
mod export;
mod files;
#[cfg(feature = "kernels")]
mod forwarding;
mod fuzz;
#[cfg(feature = "kernels")]
mod generate;
mod java;
mod jobs;
mod kernels;
mod layers;
mod licences;
mod links;
mod markdown;
mod miri;
#[cfg(feature = "kernels")]
mod mutate;
mod native;
mod nettle;
mod nightly;
mod openssl;
#[cfg(feature = "kernels")]
mod pack;
#[cfg(feature = "kernels")]
mod package;
mod pages;
#[cfg(feature = "kernels")]
mod plans;
mod plots;
#[cfg(feature = "kernels")]
mod prove;
#[cfg(feature = "kernels")]
mod prover;
mod python;
#[cfg(feature = "kernels")]
mod second;
#[cfg(feature = "kernels")]
mod sources;
mod spelling;
mod system;
mod tool;
mod tools;
mod trusted;
#[cfg(feature = "kernels")]
mod tune;
mod tutorials;
mod vectors;

/// Declares the tasks, and runs the task that the command line names. The second list has the tasks that need kernels,
/// with their help, because `xtask` prints it too.
macro_rules! tasks {
    ({ $($name:ident($task:ty),)* } kernels { $($(#[$help:meta])* $other_name:ident($other_task:ty),)* }) => {
        /// Development tasks of raddle.
        #[derive(Parser)]
        #[command(bin_name = "cargo xtask")]
        enum Task {
            $($name($task),)*
            $(
                $(#[$help])*
                $other_name(
                    #[cfg(feature = "kernels")] $other_task,
                    #[cfg(not(feature = "kernels"))] kernels::Forwarded,
                ),
            )*
        }

        impl Task {
            fn run(self) -> Result {
                match self {
                    $(Self::$name(task) => task.run(),)*
                    $(Self::$other_name(task) => task.run(),)*
                }
            }
        }
    };
}

tasks! {
    {
        Test(checks::Test),
        Cross(cross::Cross),
        Layers(layers::Layers),
        Licences(licences::Licences),
        Links(links::Links),
        Comments(comments::Comments),
        Spelling(spelling::Spelling),
        Book(book::Book),
        Fuzz(fuzz::Fuzz),
        Miri(miri::Miri),
        Plots(plots::Plots),
        Trusted(trusted::Trusted),
        Tutorials(tutorials::Tutorials),
        Openssl(openssl::Openssl),
        Nettle(nettle::Nettle),
        Python(python::Python),
        Java(java::Java),
    }
    kernels {
        /// Build the C library, and test it from C and C++.
        C(c::C),
        /// Print the kernels into crates/raddle/gen.
        Gen(generate::Gen),
        /// Assemble every kernel and write CODE.txt, by which `raddle-lab kernels verify` knows its machine code.
        Code(code::Code),
        /// Try to prove kernels with one instruction changed, or random kernels under random contracts.
        Mutate(mutate::Mutate),
        /// Prove every kernel and write PROVED.txt.
        Prove(prove::Prove),
        /// Ask a solver by other authors about every kernel that has changed, and about kernels with planted faults.
        Confirm(confirm::Confirm),
        /// Check secrets, bounds, calling convention and wiping in the machine code, with a second program; write SECOND.txt.
        Second(second::Second),
        /// Run the rows on random states, in the model and on a processor, and compare.
        ///
        /// Each row runs in every shape of its operands, with every combination of equal registers, with every register in
        /// every place, and with every number of up to 16 bits that can be encoded, including every pair or triple if it has
        /// several numbers; longer numbers run with their corner cases. In addition, every form that a generated kernel uses
        /// runs, with the kernels' own instructions. Fails if a state differs, or if a number or a form was not reached. Prints
        /// for each row the instructions, forms of kernels, numbers and states.
        Cosim(cosim::Cosim),
        /// Compare the rows with sources by other authors, and the results with the table in `docs/sources.md`.
        ///
        /// Each source must also refuse wrong meanings, which are planted. Skips a source that is not available, and a row
        /// whose instruction this processor lacks.
        Sources(sources::Sources),
        /// Ask llvm-mca-19 what the kernels cost; write MODELS.txt.
        Cost(cost::Models),
        /// Time every kernel and candidate on this machine, and find which of them a plan of its core is to name.
        Tune(tune::Tune),
        /// Build everything that is published, in the form that is uploaded, in target/packages.
        Package(package::Package),
        /// Write target/packages/raddle-kernels-VERSION.tar.gz: the kernels as assembly, with a header for C and their proofs.
        Pack(pack::Pack),
    }
}

/// Runs the task that the command line names.
pub fn main() -> ExitCode {
    match Task::parse_from(kernels::arguments()).run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Task::command().debug_assert();
    }
}
