//! Medians and quantiles, because occasional disturbances don't change them.

/// Returns the median, or NaN if there are no values.
pub fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}

/// Returns the distance between the quartiles as a fraction of the median.
pub fn spread(values: &[f64]) -> f64 {
    (quantile(values, 0.75) - quantile(values, 0.25)) / median(values)
}

/// Returns the minimum, or infinity if there are no values.
pub fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

/// Returns the median ratio of `a` to `b`, pairing samples of the same round.
pub fn ratio(a: &[f64], b: &[f64]) -> f64 {
    median(&a.iter().zip(b).map(|(a, b)| a / b).collect::<Vec<_>>())
}

/// Returns the value below which the fraction `part` of the values lies, or NaN if there are no values.
pub fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = part * last as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    low + (high - low) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_disturbance_changes_nothing() {
        let calm = [1.0, 2.0, 3.0, 4.0, 5.0];
        let disturbed = [1.0, 2.0, 3.0, 4.0, 500.0];
        assert_eq!(median(&calm), 3.0);
        assert_eq!((median(&disturbed), spread(&disturbed)), (median(&calm), spread(&calm)));
        assert_eq!(ratio(&disturbed, &calm), 1.0);
        assert!(median(&[]).is_nan());
        assert_eq!((least(&disturbed), least(&[])), (1.0, f64::INFINITY));
    }

    #[test]
    fn statistics_do_not_depend_on_the_order() {
        let values = [5.0, 1.0, 4.0, 2.0, 3.0];
        assert_eq!((median(&values), median(&values[..4]), least(&values)), (3.0, 3.0, 1.0));
        assert_eq!(spread(&values), 2.0 / 3.0);
        assert_eq!(ratio(&[2.0, 4.0, 9.0], &[1.0, 2.0, 3.0]), 2.0);
    }
}
