//! Work that is shared between as many threads as the system grants.

use std::{
    sync::{Mutex, PoisonError},
    thread,
};

use raddle_common::resources::spawn;

/// Runs the work on each item, on this thread and on others, with at most `threads` threads in all.
pub(crate) fn share<T: Send>(items: impl Iterator<Item = T> + Send, threads: usize, work: impl Fn(T) + Sync) {
    let items = Mutex::new(items);
    let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
    let run = || {
        while let Some(item) = next() {
            work(item);
        }
    };
    thread::scope(|scope| {
        // If the system refuses one thread, it refuses the next one too.
        let _granted = (1..threads).take_while(|_| spawn(scope, run).is_some()).count();
        run();
    });
}
