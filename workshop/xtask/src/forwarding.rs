//! Vector loads that wait for stores of a part of their bytes, in the drivers and kernels of a compiled library.

use std::path::Path;

use raddle_check::binary::forwarding::{Scan, scan};

use crate::{Result, files};

/// The functions that prepare the memory of kernels, and the kernels.
const CHECKED: &str = "raddle::kernel::";

/// Parts of names of functions in which such loads are allowed, and why.
const ALLOWED: [(&str, &str); 5] = [
    ("portable", "processors with kernels in assembly run none of this code"),
    ("_gcm_seal_finish_vaes256", "the store is of a tail of 1 to 16 bytes, and the load of a tail of 32 bytes"),
    ("_gcm_open_finish_vaes256", "as in the kernel that seals"),
    (
        "hash::tree::blake3::Tree::",
        "the state that all inputs begin with is built once for a call of a kernel, and then copied to each",
    ),
    (
        "chacha20poly1305::stream::Chacha20Poly1305Stream::begin_piece",
        "the rest of a chunk is returned in memory, once for each call",
    ),
];

/// Refuses such loads in a library for x86-64, except those that are allowed.
pub(crate) fn check(library: &Path) -> Result {
    let scan = scan(&files::bytes(library)?, |name| name.contains(CHECKED))?;
    judge(&scan)?;
    println!(
        "report: C library: {} functions with {} stores: no vector load waits for a store of a part of its bytes, but {} that are allowed",
        scan.functions,
        scan.stores,
        scan.stalls.len()
    );
    Ok(())
}

/// Refuses loads that are not allowed, and exceptions that nothing needs.
fn judge(scan: &Scan) -> Result {
    let is_allowed = |function: &str| ALLOWED.iter().any(|(part, _)| function.contains(part));
    let wrong: Vec<_> =
        scan.stalls.iter().filter(|stall| !is_allowed(&stall.function)).map(ToString::to_string).collect();
    if !wrong.is_empty() {
        return Err(format!(
            "write these bytes with one store, or pass them in registers; otherwise each call waits for the call before it:\n{}",
            wrong.join("\n")
        ));
    }
    let is_needed = |part: &str| scan.stalls.iter().any(|stall| stall.function.contains(part));
    match ALLOWED.iter().find(|(part, _)| !is_needed(part)) {
        Some((part, _)) => Err(format!("{part:?} has no load that waits, and needs no exception")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use raddle_check::binary::forwarding::Stall;

    use super::*;

    fn scan_of(functions: impl IntoIterator<Item = &'static str>) -> Scan {
        let stall = |function: &str| Stall { function: function.to_owned(), load: (32, 16), store: (16, 8) };
        Scan { functions: 9, stores: 99, stalls: functions.into_iter().map(stall).collect() }
    }

    #[test]
    fn a_load_is_refused_unless_it_is_allowed() {
        let allowed = || ALLOWED.iter().map(|(part, _)| *part);
        assert_eq!(judge(&scan_of(allowed())), Ok(()));
        let why = judge(&scan_of(allowed().chain(["raddle::kernel::hash::tree::blake3::last_of_chunk"]))).unwrap_err();
        assert!(
            why.ends_with("last_of_chunk: the load of 16 bytes at 0x20 waits for the store of 8 bytes at 0x10"),
            "{why}"
        );
    }

    #[test]
    fn an_exception_that_nothing_needs_is_refused() {
        for (left_out, _) in ALLOWED {
            let others = ALLOWED.iter().map(|(part, _)| *part).filter(|part| *part != left_out);
            assert!(judge(&scan_of(others)).unwrap_err().contains(left_out));
        }
    }
}
