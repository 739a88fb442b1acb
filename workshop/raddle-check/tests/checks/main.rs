//! The tests of checkers that are neither `planted` faults nor comparisons of every row (`cosim`, `encode`). They are
//! one program, because linking it takes longer than running most of them.

mod agreement;
mod binary;
mod contracts;
mod export;
mod forwarding;
mod fuzz;
mod interpreter;
mod moving;
mod reference;
mod subject;
mod unwind;
