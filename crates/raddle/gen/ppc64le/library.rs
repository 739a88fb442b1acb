// Printed by `cargo xtask gen`.

pub(crate) mod cores;
#[path = "mod.rs"]
#[rustfmt::skip] // as it was printed
mod functions;
#[rustfmt::skip]
pub(crate) mod kernels;
#[rustfmt::skip]
pub(crate) mod plans;
