// Printed by `cargo xtask gen`.

#[rustfmt::skip]
pub(crate) mod kernels;
#[path = "../plans/none.rs"]
#[rustfmt::skip]
pub(crate) mod plans;
