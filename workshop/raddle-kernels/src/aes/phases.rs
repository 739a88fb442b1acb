//! Comments of the key schedule, for all instruction sets.

use super::Size;

/// Describes key expansion `n` (FIPS 197, algorithm 2): as many words as the key has, computed from the previous ones.
/// The new words begin at word `n * Nk`.
pub(super) fn expansion(size: Size, n: usize) -> String {
    let nk = size.key_words();
    let (first, last) = (nk * n, usize::min(nk * (n + 1), size.schedule_bytes() / 4) - 1);
    let other = match size {
        Size::Aes256 if last > first + 4 => format!("; w({}) by SubWord(w({}))", first + 4, first + 3),
        _ => String::new(),
    };
    let before = [first - nk, first - 1];
    format!(
        "words {first} to {last}: w(i) = w(i-{nk}) + w(i-1); w({first}) = w({}) + SubWord(RotWord(w({}))) + Rcon({n}){other}",
        before[0], before[1]
    )
}
