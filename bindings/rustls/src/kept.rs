//! Values that suites refer to until the program ends.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// What was made from each base, by its address: nothing is kept twice.
pub(crate) struct Kept<T: 'static>(Mutex<BTreeMap<usize, &'static T>>);

impl<T: Send + Sync> Kept<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// What is made from this base, once.
    pub(crate) fn of(&self, base: &'static T, make: impl FnOnce(&'static T) -> Option<T>) -> Option<&'static T> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let address = std::ptr::from_ref(base).addr();
        if let Some(made) = kept.get(&address) {
            return Some(made);
        }
        let made = &*Box::leak(Box::new(make(base)?));
        kept.insert(address, made);
        Some(made)
    }
}
