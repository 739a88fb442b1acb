//! The process and its terminal, shared by the programs `raddle` and `raddle-lab`. The crate is of no use by itself,
//! and promises no stable interface.
//!
//! | module | content |
//! |---|---|
//! | [`program`] | parses the command line, runs a command, and returns the exit status |
//! | [`commands`] | the commands `completions` and `man` |
//! | [`failure`] | the reasons why a command fails, and warnings |
//! | [`input`], [`output`] | a file or a standard stream; an output appears complete or not at all |
//! | [`sources`] | the files that a command reads, which can't be its output |
//! | [`streams`] | standard streams: binary, for text, for messages |
//! | [`startup`] | the inherited state of the process: closed streams, ignored signals |
//! | [`interrupt`] | signals that end the process: unfinished files are removed, the terminal is restored |
//! | [`checks`] | checks of a program's command line, for tests |

#![deny(unsafe_code)]

pub mod checks;
pub mod commands;
pub mod failure;
pub mod input;
pub mod interrupt;
pub mod output;
pub mod program;
pub mod sources;
pub mod startup;
pub mod streams;
