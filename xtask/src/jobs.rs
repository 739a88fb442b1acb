//! Work that is done several pieces at a time.

use std::sync::Mutex;
use std::thread;
use std::{fs, iter};

/// How many bytes of memory a job may take: two compilers, and a test with a message of more than 4 GiB.
const MEMORY: u64 = 6 << 30;

/// How many cores this machine has.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// How many jobs this machine has cores and memory for.
pub(crate) fn available() -> usize {
    let cores = cores();
    let memory = fs::read_to_string("/proc/meminfo").ok().and_then(|info| available_bytes(&info));
    memory.map_or(cores, |bytes| cores.min((bytes / MEMORY) as usize)).max(1)
}

/// The memory that programs may still take, as Linux says in `/proc/meminfo`.
fn available_bytes(info: &str) -> Option<u64> {
    let kibibytes = info.lines().find_map(|line| line.strip_prefix("MemAvailable:")?.trim().strip_suffix(" kB"))?;
    Some(kibibytes.parse::<u64>().ok()? << 10)
}

/// Does something with each item, so many at a time, begun in their order; the results are in that order too.
pub(crate) fn each<T: Sync, R: Send>(jobs: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let queue = Mutex::new(items.iter().enumerate());
    let done = Mutex::new(iter::repeat_with(|| None).take(items.len()).collect::<Vec<_>>());
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                while let Some((i, item)) = { queue.lock().expect("no thread panics").next() } {
                    let result = work(item);
                    done.lock().expect("no thread panics")[i] = Some(result);
                }
            });
        }
    });
    done.into_inner().expect("no thread panics").into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn pieces_are_done_at_a_time_and_results_in_order() {
        let two = Barrier::new(2);
        let done = each(2, &[3, 1, 4, 1], |&i| {
            // Ends only if another piece is done at the same time.
            two.wait();
            10 * i
        });
        assert_eq!(done, [30, 10, 40, 10]);
        assert!(each(2, &[(); 0], |()| ()).is_empty());
        assert_eq!(each(0, &[1, 2], |&i| i), [1, 2]);
    }

    #[test]
    fn available_memory_is_read() {
        let info = "MemTotal:       24604712 kB\nMemFree:        21175316 kB\nMemAvailable:   23000000 kB\n";
        assert_eq!(available_bytes(info), Some(23_000_000 << 10));
        assert_eq!(available_bytes("MemTotal: 1 kB\n"), None);
    }
}
