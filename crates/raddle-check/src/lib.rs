//! The checks: each kernel is run, and proved, from the same instructions that are printed.
//!
//! | module | what it does |
//! |---|---|
//! | [`program`] | structured code as a list of steps and jumps |
//! | [`layout`] | registers and memory at the entry of a kernel |
//! | [`run`] | runs a kernel of any instruction set on any host |
//! | [`step`] | executes an instruction on numbers or on terms |
//! | [`term`] | the domain in which kernels are proved |
//! | [`explore`] | every path of a kernel for every length, loops by induction; bounds and secrets on the way |
//! | [`integer`] | terms as whole numbers, with bounds |
//! | [`polynomial`] | terms as polynomials over GF(2) |
//! | [`statement`] | what each kernel is to compute |
//! | [`induction`] | goals about several bytes of a result at once, proved by induction over blocks |
//! | [`poly1305`] | what kernels of Poly1305 compute, in whole numbers |
//! | [`ghash`] | what kernels of GHASH and AES-GCM compute, in polynomials |
//! | [`hash`] | what kernels of SHA-256 and MD5 compute, in terms |
//! | [`prove`] | function, dataflow, secrets, bounds, ABI and wiping of a kernel |
//! | [`mutate`] | wrong kernels, which the proof must refuse |
//! | [`cosim`] | the meaning of every row against a processor |
//! | [`binary`] | the kernels in a compiled program against what was recorded of their machine code |
//! | [`encode`] | the printed text against what an assembler makes of it |
//! | [`chain`] | the critical path of a loop, and what on it costs more than it need |
//! | [`cost`] | what a model of a processor says of a kernel's speed |
//! | [`ports`] | the ports that a model executes instructions on |
//! | [`excerpt`] | the part of a kernel that a drawing shows, with its strands |

pub mod binary;
pub mod chain;
pub mod cosim;
pub mod cost;
pub mod encode;
pub mod excerpt;
pub mod explore;
pub mod ghash;
pub mod hash;
pub mod induction;
pub mod integer;
pub mod layout;
pub mod mutate;
pub mod poly1305;
pub mod polynomial;
pub mod ports;
pub mod program;
pub mod prove;
pub mod run;
pub mod statement;
pub mod step;
pub mod term;
