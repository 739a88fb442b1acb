//! On Windows, files are always replaced by renaming.

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;

use super::super::access::Access;

/// An empty type, because no file is kept.
pub(crate) enum Old {}

impl Old {
    pub(in super::super) fn open(_: &Path, _: &Path, _: Metadata, _: Access) -> io::Result<Option<Self>> {
        Ok(None)
    }

    pub(in super::super) fn mode(&self) -> u32 {
        match *self {}
    }

    pub(in super::super) fn is_writable(&self) -> bool {
        match *self {}
    }

    pub(in super::super) fn prepare(&mut self, _: &File) {
        match *self {}
    }

    pub(in super::super) fn takes_copy(&self) -> bool {
        match *self {}
    }

    pub(in super::super) fn copy(self, _: &File) -> io::Result<()> {
        match self {}
    }
}

pub(in super::super) fn denies(_: &io::Error) -> bool {
    false
}
