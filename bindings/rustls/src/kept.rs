//! Values that suites refer to until the program ends.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// The values by the address of their base, so that no value is kept twice.
pub(crate) struct Kept<T: 'static>(Mutex<BTreeMap<usize, &'static T>>);

impl<T: Send + Sync> Kept<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// Returns the value for this base, and makes it at the first call.
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
