//! Texts and machine code: what an assembler makes of the printed text must be the instruction that was meant.

pub mod assemble;
