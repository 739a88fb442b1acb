// Printed by `cargo xtask gen`.

#[path = "mod.rs"]
#[rustfmt::skip] // as it was printed
mod functions;
#[rustfmt::skip]
pub(crate) mod kernels;
#[path = "../plans/aarch64.rs"]
#[rustfmt::skip]
pub(crate) mod plans;
