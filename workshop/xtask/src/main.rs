//! Development tasks, run as `cargo xtask TASK`.
//!
//! Each task is one file, with a struct that derives `clap::Args` and has a method `run`. To add a task, write the
//! file, declare its module, and add it to the list of tasks.

use clap::Parser;
use std::process::ExitCode;

use self::files::Result;

mod archive;
mod bench;
mod book;
mod c;
mod code;
mod comments;
mod confirm;
mod cosim;
mod cost;
mod cross;
mod export;
mod files;
mod forwarding;
mod fuzz;
mod generate;
mod java;
mod jobs;
mod lab;
mod layers;
mod licences;
mod links;
mod markdown;
mod miri;
mod mutate;
mod native;
mod nettle;
mod nightly;
mod openssl;
mod pack;
mod package;
mod pages;
mod plans;
mod plots;
mod prove;
mod prover;
mod python;
mod sources;
mod spelling;
mod system;
mod test;
mod tool;
mod tools;
mod trusted;
mod tune;
mod tutorials;
mod vectors;

/// Declares the tasks, and runs the task that the command line names.
macro_rules! tasks {
    ($($name:ident($task:ty),)*) => {
        /// Development tasks of raddle.
        #[derive(Parser)]
        #[command(bin_name = "cargo xtask")]
        enum Task {
            $($name($task),)*
        }

        impl Task {
            fn run(self) -> Result {
                match self {
                    $(Self::$name(task) => task.run(),)*
                }
            }
        }
    };
}

tasks! {
    Test(test::Test),
    C(c::C),
    Cross(cross::Cross),
    Gen(generate::Gen),
    Layers(layers::Layers),
    Licences(licences::Licences),
    Links(links::Links),
    Code(code::Code),
    Comments(comments::Comments),
    Spelling(spelling::Spelling),
    Book(book::Book),
    Mutate(mutate::Mutate),
    Fuzz(fuzz::Fuzz),
    Miri(miri::Miri),
    Prove(prove::Prove),
    Confirm(confirm::Confirm),
    Cosim(cosim::Cosim),
    Sources(sources::Sources),
    Cost(cost::Models),
    Tune(tune::Tune),
    Bench(bench::Bench),
    Plots(plots::Plots),
    Package(package::Package),
    Pack(pack::Pack),
    Trusted(trusted::Trusted),
    Tutorials(tutorials::Tutorials),
    Openssl(openssl::Openssl),
    Nettle(nettle::Nettle),
    Python(python::Python),
    Java(java::Java),
}

fn main() -> ExitCode {
    match Task::parse().run() {
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
