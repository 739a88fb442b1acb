//! The tests of checkers that are neither `planted` faults nor comparisons of every row (`cosim`, `encode`): one program,
//! for it takes longer to link than most of them to run.

mod agreement;
mod binary;
mod contracts;
mod export;
mod forwarding;
mod interpreter;
mod moving;
mod reference;
mod subject;
mod unwind;
