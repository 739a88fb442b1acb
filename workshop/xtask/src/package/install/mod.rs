//! Installs packages into empty folders, and runs the examples of their documents there.

mod documents;
mod java;
mod native;
mod place;
mod python;
mod rust;

pub(super) use java::{jars, plugin};
pub(super) use native::{kernels, library, module, programs};
pub(super) use python::wheel;
pub(super) use rust::crates;
