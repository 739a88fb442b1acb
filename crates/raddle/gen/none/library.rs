// Printed by `cargo xtask gen`.

pub(crate) mod cores;
#[rustfmt::skip]
pub(crate) mod kernels;
#[rustfmt::skip]
pub(crate) mod plans;
