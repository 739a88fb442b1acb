//! Test support: the plans of every instruction set, and a check of calls that divide a message.

pub(in crate::kernel) mod division;
pub(in crate::kernel) mod plans;
