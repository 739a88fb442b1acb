//! Work in shares, on the threads that the system grants.

use std::{
    sync::{Mutex, PoisonError},
    thread,
};

use raddle_common::resources::spawn;

/// Does the work on each item, on this thread and on others, `threads` in all or fewer.
pub(crate) fn share<T: Send>(items: impl Iterator<Item = T> + Send, threads: usize, work: impl Fn(T) + Sync) {
    let items = Mutex::new(items);
    let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
    let run = || {
        while let Some(item) = next() {
            work(item);
        }
    };
    thread::scope(|scope| {
        // Where one is refused, so is the next.
        let _granted = (1..threads).take_while(|_| spawn(scope, run).is_some()).count();
        run();
    });
}
