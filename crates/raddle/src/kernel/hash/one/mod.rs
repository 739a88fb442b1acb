//! One message: whole blocks in place, then the last bytes and the padding.

pub(crate) mod driver;
pub(in crate::kernel::hash) mod padding;
