//! Hash functions with one of our kernels, including the padding: without the library's choice, and with less care for
//! short messages.

use raddle::kernel::{HashFunction, Refused, hash_blocks, hash_lanes, hash_streams};

use super::Subject;
use super::calls::at_once;

/// Hashes a message or a batch with the kernel of this name. Returns `None` if this CPU can't run it.
pub(super) fn subject<F>(name: &str, batch: Option<usize>, initial: F::Words) -> Option<Box<dyn Subject>>
where
    F: HashFunction<Bytes: 'static>,
{
    let Some(batch) = batch else {
        let kernel = hash_blocks::<F>().iter().find(|kernel| kernel.name() == name && kernel.is_available())?;
        let take = move |hashes: &mut [F::Words], messages: &[&[u8]]| kernel.apply(&mut hashes[0], messages[0]);
        return Some(together::<F>(1, 1, initial, take));
    };
    let streams = hash_streams::<F>().iter().find(|kernel| kernel.name() == name && kernel.is_available());
    if let Some(kernel) = streams {
        return Some(together::<F>(batch, kernel.messages(), initial, |hashes, messages| {
            kernel.apply(hashes, messages)
        }));
    }
    let kernel = hash_lanes::<F>().iter().find(|kernel| kernel.name() == name && kernel.is_available())?;
    Some(together::<F>(batch, kernel.messages(), initial, |hashes, messages| kernel.apply(hashes, messages)))
}

/// Hashes a batch, `width` messages at a time. If fewer remain, the first message fills the free lanes.
fn together<F>(
    batch: usize,
    width: usize,
    initial: F::Words,
    take: impl Fn(&mut [F::Words], &[&[u8]]) -> Result<(), Refused> + 'static,
) -> Box<dyn Subject>
where
    F: HashFunction<Bytes: 'static>,
{
    let (mut hashes, mut ends) = (vec![initial; width], vec![vec![0; 2 * F::BLOCK]; width]);
    at_once(
        batch,
        F::bytes(&initial),
        |hash| hash.as_ref(),
        move |messages, results| {
            for (messages, results) in messages.chunks(width).zip(results.chunks_mut(width)) {
                let len = messages[0].len();
                let (whole, end) = (len - len % F::BLOCK, (len % F::BLOCK + 1 + F::LENGTH).next_multiple_of(F::BLOCK));
                let lane = |i: usize| messages.get(i).unwrap_or(&messages[0]);
                hashes.fill(initial);
                let blocks: Vec<&[u8]> = (0..width).map(|i| &lane(i)[..whole]).collect();
                take(&mut hashes, &blocks).expect("the kernel has been found available");
                for (i, bytes) in ends.iter_mut().enumerate() {
                    bytes.fill(0);
                    bytes[..len - whole].copy_from_slice(&lane(i)[whole..]);
                    bytes[len - whole] = 0x80;
                    let length = F::length(8 * len as u128).to_le_bytes();
                    bytes[end - F::LENGTH..end].copy_from_slice(&length[length.len() - F::LENGTH..]);
                }
                let blocks: Vec<&[u8]> = ends.iter().map(|bytes| &bytes[..end]).collect();
                take(&mut hashes, &blocks).expect("as above");
                for (result, hash) in results.iter_mut().zip(&hashes) {
                    *result = F::bytes(hash);
                }
            }
        },
    )
}
