//! The order of results: each result waits until all earlier results have been reported.

use std::collections::VecDeque;

/// The maximum number of waiting results. With names of usual length, the results take about 10 MiB.
const MAX: u64 = 1 << 15;

/// Results that are not reported yet.
pub(crate) struct ReportQueue<T> {
    /// The number of the result that will be reported next.
    first: u64,
    /// This result and its successors, as far as they are known.
    done: VecDeque<Option<T>>,
}

impl<T> ReportQueue<T> {
    pub(crate) fn new() -> Self {
        Self { first: 0, done: VecDeque::new() }
    }

    /// Returns the number of the first result that has no room yet.
    pub(crate) fn end(&self) -> u64 {
        self.first + MAX
    }

    /// Adds the result with this number, for which there must be room.
    pub(crate) fn put(&mut self, number: u64, result: T) {
        let place = usize::try_from(number - self.first).expect("a place in a queue of limited length");
        if self.done.len() <= place {
            self.done.resize_with(place + 1, || None);
        }
        self.done[place] = Some(result);
    }

    /// Returns whether the next result is known.
    pub(crate) fn is_ready(&self) -> bool {
        matches!(self.done.front(), Some(Some(_)))
    }

    /// Appends the next results to `ready`, as far as they are known.
    pub(crate) fn take(&mut self, ready: &mut Vec<T>) {
        while self.is_ready() {
            ready.extend(self.done.pop_front().flatten());
            self.first += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        let (mut queue, mut ready) = (ReportQueue::new(), Vec::new());
        for (number, known) in [(2, 0), (0, 1), (3, 1), (1, 4)] {
            assert!(number < queue.end());
            queue.put(number, number);
            queue.take(&mut ready);
            assert_eq!(ready, (0..known).collect::<Vec<_>>());
        }
        assert!(!queue.is_ready());
        assert_eq!(queue.end(), MAX + 4);
    }
}
