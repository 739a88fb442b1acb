//! Installs packages into empty folders, and runs the examples of their documents there.

mod documents;
pub(super) mod home;
mod java;
mod native;
mod place;
mod python;
pub(super) mod registry;
mod rust;

pub(super) use documents::ABC;
pub(super) use java::{jars, plugin};
pub(super) use native::{kernels, library, module, programs};
pub(super) use place::Place;
pub(super) use python::wheel;
pub(super) use rust::crates;
