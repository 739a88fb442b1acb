//! What is drawn of a kernel.

use raddle_check::excerpt::Excerpt;
use raddle_check::ports::Ports;
use raddle_isa::{Inst, Origin};

use crate::kernels::entry::Entry;

/// What is drawn.
#[derive(Clone, Copy)]
pub(super) struct Picture<'a> {
    pub(super) entry: &'a Entry,
    pub(super) excerpt: &'a Excerpt<'a>,
    pub(super) ports: Option<&'a Ports>,
    /// The most rows that are drawn; all without it.
    pub(super) limit: Option<usize>,
}

impl Picture<'_> {
    /// The number of rows.
    pub(super) fn rows(&self) -> usize {
        self.limit.unwrap_or(usize::MAX).min(self.excerpt.insts.len())
    }

    /// The rows that are drawn.
    pub(super) fn insts(&self) -> impl Iterator<Item = (usize, &(&Origin, &Inst))> {
        self.excerpt.insts.iter().take(self.rows()).enumerate()
    }
}
