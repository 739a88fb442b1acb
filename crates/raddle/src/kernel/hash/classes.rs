//! Short messages of different lengths, sorted by their numbers of blocks: those with equal numbers are hashed as messages of equal
//! length are.
#![forbid(unsafe_code)]

use super::{
    equal_length::{Construction, hash_equal_length},
    function::HashFunction,
    schedule::parts,
};

/// The number of messages that are sorted at a time. The tests check fewer messages.
const WINDOW: usize = if cfg!(test) { 24 } else { 256 };

/// A message and its number.
#[derive(Clone, Copy)]
pub(crate) struct Numbered<'m> {
    pub(crate) number: usize,
    message: &'m [u8],
}

impl AsRef<[u8]> for Numbered<'_> {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.message
    }
}

/// Hashes messages and passes each hash value to `write`, with the results and the number of its message. Passes messages to
/// `others` if too few have as many blocks.
pub(crate) fn hash_by_blocks<'m, F: HashFunction, R: ?Sized>(
    construction: &Construction<'_, F>,
    mut messages: impl Iterator<Item = (usize, &'m [u8])>,
    results: &mut R,
    write: impl Fn(&mut R, usize, &F::Words),
    others: impl Fn(&mut R, &[Numbered<'m>]),
) {
    let mut window = [Numbered { number: 0, message: &[] }; WINDOW];
    // The messages that wait for others of as many blocks are the first ones.
    let mut waiting = 0;
    loop {
        let mut count = waiting;
        for (place, (number, message)) in window[waiting..].iter_mut().zip(&mut messages) {
            *place = Numbered { number, message };
            count += 1;
        }
        if count == waiting {
            return others(results, &window[..waiting]);
        }
        let class = |numbered: &Numbered<'_>| parts::<F>(numbered.message.len());
        window[..count].sort_unstable_by_key(class);
        let mut from = 0;
        waiting = 0;
        while from < count {
            let end = from + window[from..count].partition_point(|other| class(other) == class(&window[from]));
            let equal = &window[from..end];
            let hashed = hash_equal_length(construction, equal, false, |i, hash| {
                write(results, equal[i].number, hash);
            });
            window.copy_within(from + hashed..end, waiting);
            waiting += end - from - hashed;
            from = end;
        }
        // The window keeps room for further messages.
        if waiting > WINDOW / 2 {
            others(results, &window[..waiting]);
            waiting = 0;
        }
    }
}
