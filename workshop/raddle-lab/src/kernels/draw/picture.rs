//! The contents of the drawing of a kernel.

use raddle_check::excerpt::Excerpt;
use raddle_check::ports::Ports;
use raddle_isa::{Inst, Origin};

use crate::kernels::entry::Entry;

/// The contents of a drawing.
#[derive(Clone, Copy)]
pub(super) struct Picture<'a> {
    pub(super) entry: &'a Entry,
    pub(super) excerpt: &'a Excerpt<'a>,
    pub(super) ports: Option<&'a Ports>,
    /// The maximal number of rows that are drawn; `None` for all.
    pub(super) limit: Option<usize>,
}

impl Picture<'_> {
    /// Returns the number of rows.
    pub(super) fn rows(&self) -> usize {
        self.limit.unwrap_or(usize::MAX).min(self.excerpt.insts.len())
    }

    /// Returns the rows that are drawn.
    pub(super) fn insts(&self) -> impl Iterator<Item = (usize, &(&Origin, &Inst))> {
        self.excerpt.insts.iter().take(self.rows()).enumerate()
    }
}
