//! Values to which suites refer until the program ends.

use std::{
    collections::BTreeMap,
    sync::{Mutex, TryLockError},
};

/// The values, keyed by the address of their base, so that each value is kept once.
pub(crate) struct LeakedValues<T: 'static>(Mutex<BTreeMap<usize, &'static T>>);

impl<T: Send + Sync> LeakedValues<T> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// Returns the value for this base, and creates it at the first call.
    ///
    /// If another thread holds the lock, a second value is created and kept. Waiting would never end in a child process
    /// that was forked while another thread of its parent held the lock.
    pub(crate) fn of(&self, base: &'static T, make: impl FnOnce(&'static T) -> Option<T>) -> Option<&'static T> {
        let mut kept = match self.0.try_lock() {
            Ok(kept) => Some(kept),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let address = std::ptr::from_ref(base).addr();
        if let Some(made) = kept.as_ref().and_then(|kept| kept.get(&address)) {
            return Some(made);
        }
        let made = &*Box::leak(Box::new(make(base)?));
        if let Some(kept) = &mut kept {
            kept.insert(address, made);
        }
        Some(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_a_lock() {
        let kept = LeakedValues::new();
        let value = || kept.of(&7, |base| Some(base + 1)).unwrap();
        let held = kept.0.lock().unwrap();
        assert_eq!(*value(), 8);
        drop(held);
        assert!(std::ptr::eq(value(), value()));
    }
}
