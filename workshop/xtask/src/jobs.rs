//! Work that is done on several items at a time.

use std::sync::Mutex;
use std::thread;
use std::{fs, iter};

/// The memory that a job may take in bytes: two compilers, and a test with a message of more than 4 GiB.
const MEMORY: u64 = 6 << 30;

/// Returns the number of cores of this machine.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Returns the number of jobs for which this machine has cores and memory.
pub(crate) fn available() -> usize {
    let cores = cores();
    let memory = fs::read_to_string("/proc/meminfo").ok().and_then(|info| available_bytes(&info));
    memory.map_or(cores, |bytes| cores.min((bytes / MEMORY) as usize)).max(1)
}

/// Returns the memory that programs may still take, according to Linux's `/proc/meminfo`.
fn available_bytes(info: &str) -> Option<u64> {
    let kibibytes = info.lines().find_map(|line| line.strip_prefix("MemAvailable:")?.trim().strip_suffix(" kB"))?;
    Some(kibibytes.parse::<u64>().ok()? << 10)
}

/// Does the work for each item on `jobs` threads. Items are begun in order, and the results have the same order.
pub(crate) fn each<T: Sync, R: Send>(jobs: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    each_apart(jobs, items, |_| None, work)
}

/// Works like [`each`], but an item waits while another item of the same place is worked on, as long as there are other
/// items. In a shared cargo folder it would otherwise block its thread.
pub(crate) fn each_apart<'a, T: Sync, R: Send>(
    jobs: usize,
    items: &'a [T],
    place: impl Fn(&'a T) -> Option<&'a str> + Sync,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    // The waiting items, and the places of the items in progress.
    let queue = Mutex::new(((0..items.len()).collect::<Vec<_>>(), Vec::new()));
    let done = Mutex::new(iter::repeat_with(|| None).take(items.len()).collect::<Vec<_>>());
    let next = || {
        let (waiting, taken) = &mut *queue.lock().expect("no thread panics");
        let is_free = |&i: &usize| place(&items[i]).is_none_or(|place| !taken.contains(&place));
        let i = waiting.iter().position(is_free).or((!waiting.is_empty()).then_some(0))?;
        let i = waiting.remove(i);
        taken.extend(place(&items[i]));
        Some(i)
    };
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                while let Some(i) = next() {
                    let result = work(&items[i]);
                    done.lock().expect("no thread panics")[i] = Some(result);
                    let (_, taken) = &mut *queue.lock().expect("no thread panics");
                    if let Some(left) = taken.iter().position(|&other| place(&items[i]) == Some(other)) {
                        taken.swap_remove(left);
                    }
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
            // The work ends only if another item is worked on at the same time.
            two.wait();
            10 * i
        });
        assert_eq!(done, [30, 10, 40, 10]);
        assert!(each(2, &[(); 0], |()| ()).is_empty());
        assert_eq!(each(0, &[1, 2], |&i| i), [1, 2]);
    }

    #[test]
    fn pieces_of_one_place_wait_for_each_other_while_there_are_others() {
        // Two items begin at a time, because each waits for another item at the barrier.
        let two = Barrier::new(2);
        let items = [("a", 0), ("a", 1), ("b", 2), ("b", 3), ("b", 4), ("b", 5)];
        let begun = Mutex::new(Vec::new());
        let done = each_apart(
            2,
            &items,
            |item| Some(item.0),
            |&(place, i)| {
                begun.lock().unwrap().push(place);
                two.wait();
                i
            },
        );
        assert_eq!(done, [0, 1, 2, 3, 4, 5]);
        let begun = begun.into_inner().unwrap();
        let alike: Vec<_> = begun.chunks(2).map(|pair| pair[0] == pair[1]).collect();
        assert_eq!(alike, [false, false, true], "{begun:?}");
    }

    #[test]
    fn available_memory_is_read() {
        let info = "MemTotal:       24604712 kB\nMemFree:        21175316 kB\nMemAvailable:   23000000 kB\n";
        assert_eq!(available_bytes(info), Some(23_000_000 << 10));
        assert_eq!(available_bytes("MemTotal: 1 kB\n"), None);
    }
}
