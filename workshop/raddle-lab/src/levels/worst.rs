//! Finds the size at which one of two timed subjects compares worst with the other.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use raddle_terminal::failure::Failure;

/// The ratio by which a wider level may take longer than a narrower one.
pub(super) const TOLERANCE: f64 = 1.03;
/// The number of times that a size that seems to be the worst is timed again at once.
pub(super) const AGAIN: usize = 20;
/// The number of times that a size must seem to be the worst before it counts.
pub(super) const TIMES: usize = 4;
/// The pause between these times: other programs may slow one of the subjects for longer than the repeated timing
/// takes.
const PAUSE: Duration = Duration::from_millis(100);

/// A subject that is timed, with its measurements.
pub(super) trait TimedSizes {
    /// Returns the least time so far for each size: a disturbance can only make a measurement slower.
    fn times(&mut self) -> &mut [f64];

    /// Returns the kernels for the size of this index: sizes with the same kernels are not compared.
    fn kernels(&self, i: usize) -> &str;

    /// Times the size of this index once more.
    fn time(&mut self, i: usize) -> Result<(), Failure>;

    /// Starts again, with its memory elsewhere.
    fn restart(&mut self) -> Result<(), Failure>;
}

/// Returns the index of the size at which `this` has the largest ratio to the time of `other`, and the ratio. It
/// times the apparent worst size again until it stays the worst. Returns `None` if all sizes use the same kernels.
pub(super) fn worst(this: &mut impl TimedSizes, other: &mut impl TimedSizes) -> Result<Option<(usize, f64)>, Failure> {
    let mut again = BTreeMap::<usize, usize>::new();
    loop {
        let count = this.times().len();
        let differ: Vec<usize> = (0..count).filter(|&i| this.kernels(i) != other.kernels(i)).collect();
        let (own, others) = (this.times(), other.times());
        let ratio = |i: usize| own[i] / others[i];
        let by_ratio = |a: &usize, b: &usize| ratio(*a).partial_cmp(&ratio(*b)).unwrap_or(Ordering::Equal);
        let Some(i) = differ.into_iter().max_by(by_ratio) else { return Ok(None) };
        let times = again.entry(i).or_default();
        if *times == TIMES {
            return Ok(Some((i, ratio(i))));
        }
        if *times == 0 {
            // We discard the old times, because an error in them would stay.
            (own[i], others[i]) = (f64::INFINITY, f64::INFINITY);
        } else {
            thread::sleep(PAUSE);
            this.restart()?;
            other.restart()?;
        }
        *times += 1;
        for _ in 0..AGAIN {
            this.time(i)?;
            other.time(i)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes with these times, after some measurements that were disturbed.
    struct Planted {
        kernels: Vec<&'static str>,
        right: Vec<f64>,
        times: Vec<f64>,
        disturbed: usize,
    }

    impl Planted {
        fn new(kernels: &[&'static str], right: &[f64]) -> Self {
            Self { kernels: kernels.to_vec(), right: right.to_vec(), times: right.to_vec(), disturbed: 0 }
        }
    }

    impl TimedSizes for Planted {
        fn times(&mut self) -> &mut [f64] {
            &mut self.times
        }

        fn kernels(&self, i: usize) -> &str {
            self.kernels[i]
        }

        fn time(&mut self, i: usize) -> Result<(), Failure> {
            let slow = if self.disturbed > 0 { 2.0 } else { 1.0 };
            self.disturbed = self.disturbed.saturating_sub(1);
            self.times[i] = self.times[i].min(slow * self.right[i]);
            Ok(())
        }

        fn restart(&mut self) -> Result<(), Failure> {
            Ok(())
        }
    }

    const NARROW: [&str; 3] = ["avx2"; 3];

    #[test]
    fn a_slower_kernel_is_found() {
        let mut narrow = Planted::new(&NARROW, &[100.0, 200.0, 300.0]);
        let mut wide = Planted::new(&["avx512"; 3], &[90.0, 214.0, 290.0]);
        let found = worst(&mut wide, &mut narrow).unwrap();
        assert_eq!(found, Some((1, 1.07)));
        assert!(found.is_some_and(|(_, ratio)| ratio > TOLERANCE));
    }

    /// Checks that a disturbance counts neither for a subject that seems slow, nor for one that is compared with a fast
    /// one.
    #[test]
    fn a_disturbance_is_none() {
        let mut narrow = Planted::new(&NARROW, &[100.0, 200.0, 300.0]);
        let mut wide = Planted::new(&["avx512"; 3], &[90.0, 190.0, 290.0]);
        (wide.times[0], narrow.times[1], wide.disturbed) = (900.0, 20.0, 3 * AGAIN);
        assert_eq!(worst(&mut wide, &mut narrow).unwrap(), Some((2, 290.0 / 300.0)));
    }

    #[test]
    fn one_kernel_is_not_compared_with_itself() {
        let mut narrow = Planted::new(&NARROW, &[100.0, 200.0, 300.0]);
        let mut wide = Planted::new(&["avx2", "avx512", "avx2"], &[150.0, 190.0, 310.0]);
        assert_eq!(worst(&mut wide, &mut narrow).unwrap(), Some((1, 0.95)));
        let mut same = Planted::new(&NARROW, &[150.0, 250.0, 350.0]);
        assert_eq!(worst(&mut same, &mut narrow).unwrap(), None);
    }
}
