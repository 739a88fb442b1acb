//! What the programs `raddle` and `raddle-lab` share: the process and its terminal. The crate has no use of its own, and makes no
//! promise to others.
//!
//! | module | content |
//! |---|---|
//! | [`program`] | parses the command line, runs a command, and returns the exit status |
//! | [`commands`] | the commands `completions` and `man` |
//! | [`failure`] | the ways in which a command fails, and warnings |
//! | [`input`], [`output`] | a file or a standard stream; an output appears whole or not at all |
//! | [`streams`] | standard streams: binary, for text, for messages |
//! | [`startup`] | what the process inherited: closed streams, ignored signals |
//! | [`interrupt`] | signals: unfinished files are removed, the terminal is restored |
//! | [`checks`] | what the tests of a program ask of its command line |

#![deny(unsafe_code)]

pub mod checks;
pub mod commands;
pub mod failure;
pub mod input;
pub mod interrupt;
pub mod output;
pub mod program;
pub mod startup;
pub mod streams;
