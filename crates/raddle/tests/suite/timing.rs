//! Tests data-independent timing.

use raddle::cpu::{has_data_independent_timing, with_data_independent_timing};

/// Checks that the bit is set within the call, and has its old value afterwards, even after a panic.
#[test]
fn data_independent_timing_is_restored() {
    let before = has_data_independent_timing();
    let on = before.map(|_| true);
    let within = with_data_independent_timing(|| {
        let nested = with_data_independent_timing(has_data_independent_timing);
        (nested, has_data_independent_timing())
    });
    assert_eq!((within, has_data_independent_timing()), ((on, on), before));
    let panic = std::panic::catch_unwind(|| with_data_independent_timing(|| panic!("within")));
    assert_eq!((panic.is_err(), has_data_independent_timing()), (true, before));
    match before {
        Some(_) => println!("report: data-independent timing is switched on and restored"),
        None => println!("skipped: data-independent timing: this processor shows no bit for it"),
    }
}
