// Printed by `cargo xtask gen`.

#[path = "mod.rs"]
#[rustfmt::skip] // as it was printed
mod functions;
#[rustfmt::skip]
pub(crate) mod kernels;
#[path = "../plans/ppc64le.rs"]
#[rustfmt::skip]
pub(crate) mod plans;
