//! Batches of packets in the caller's memory.

use core::{
    ffi::c_int,
    ops::ControlFlow::{self, Break, Continue},
};

use core_api::{
    InOut,
    bindings::{AeadKey, Job, TagPlace},
    poly1305::Tag,
};

use crate::{
    aead::{Message, TAG, refused},
    arguments::{Memory, array, check, check_call, check_transform, elements},
    context::{Context, shared},
    error::{Result, raddle_error, raddle_error::*},
};

/// A packet of a batch. `input` and `output` are the same or disjoint; the tag is separate. For a sealed message
/// followed by its tag, `tag` is `output + len` when sealing, and `input + len` when opening.
#[repr(C)]
pub struct raddle_packet {
    /// The nonce.
    pub nonce: *const u8,
    /// The length of the nonce, which the algorithm prescribes.
    pub nonce_len: usize,
    /// The additional data: authenticated, not encrypted.
    pub aad: *const u8,
    /// The length of the additional data.
    pub aad_len: usize,
    /// The plaintext when sealing, the ciphertext without its tag when opening.
    pub input: *const u8,
    /// The buffer for the result, which is as long as the input.
    pub output: *mut u8,
    /// The length of input and output.
    pub len: usize,
    /// The 16 bytes of the tag: written when sealing, read when opening.
    pub tag: *mut u8,
    /// The outcome of the packet, which the function writes.
    pub result: raddle_error,
}

/// The keys of the packets.
enum Keys<'k, C: Context> {
    /// One key for all packets.
    One(*const C, &'k C::Value),
    /// A key for each packet, as pointers to contexts.
    Own(&'k [*const C]),
}

impl<'k, C: Context> Keys<'k, C> {
    /// Returns the array of pointers to the keys, or an empty region if there is one key.
    fn memory(&self) -> Memory {
        match *self {
            Self::One(context, _) => Memory::new(context.cast(), 0),
            Self::Own(contexts) => Memory::new(contexts.as_ptr().cast(), size_of_val(contexts)),
        }
    }

    /// Returns the key of packet `i` and its context.
    #[inline(always)]
    fn of(&self, i: usize) -> Result<(*const C, &'k C::Value)> {
        match *self {
            Self::One(context, key) => Ok((context, key)),
            // SAFETY: the caller passed pointers to contexts.
            Self::Own(contexts) => Ok((contexts[i], unsafe { shared(contexts[i])? })),
        }
    }
}

/// The addresses of contexts, sorted. The order is kept in the result fields of the packets, which are unused until the
/// packets run, so no memory is needed.
struct Sorted<'a> {
    packets: &'a Packets,
    contexts: &'a [*const u8],
}

impl Sorted<'_> {
    /// The bit next to a context's number. It marks the packet whose result field contains the number.
    const MARK: u32 = 1 << 31;

    /// Sorts the addresses with heapsort.
    fn new<'a>(packets: &'a Packets, contexts: &'a [*const u8]) -> Sorted<'a> {
        let (sorted, count) = (Sorted { packets, contexts }, packets.count);
        (0..count).for_each(|i| sorted.set(i, i as u32));
        (0..count / 2).rev().for_each(|root| sorted.sift(root, count));
        for end in (1..count).rev() {
            sorted.swap(0, end);
            sorted.sift(0, end);
        }
        sorted
    }

    /// Moves an entry down the heap of the first `end` entries.
    fn sift(&self, mut root: usize, end: usize) {
        while 2 * root + 1 < end {
            let child = 2 * root + 1;
            let is_right = child + 1 < end && self.address(child) < self.address(child + 1);
            let child = child + usize::from(is_right);
            if self.address(root) >= self.address(child) {
                return;
            }
            self.swap(root, child);
            root = child;
        }
    }

    fn swap(&self, one: usize, other: usize) {
        let (first, second) = (self.entry(one), self.entry(other));
        self.set(one, second);
        self.set(other, first);
    }

    /// Returns the address at this position of the order.
    fn address(&self, place: usize) -> usize {
        self.contexts[(self.entry(place) & !Self::MARK) as usize].addr()
    }

    /// Returns the lowest address of a context of `size` bytes that ends after `first`.
    fn ending_behind(&self, first: usize, size: usize) -> Option<usize> {
        let (mut low, mut high) = (0, self.packets.count);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.address(middle) + size > first { high = middle } else { low = middle + 1 }
        }
        (low < self.packets.count).then(|| self.address(low))
    }

    fn entry(&self, i: usize) -> u32 {
        self.packets.result(i) as u32
    }

    fn set(&self, i: usize, entry: u32) {
        // SAFETY: the reasons of `Packets::at` hold here too. Before the packets run, only this type reads their
        // results, as numbers of any value.
        unsafe { self.packets.place_of_result(i).cast::<u32>().write(entry) }
    }
}

/// A caller's packets. The array itself was checked.
#[derive(Clone, Copy)]
struct Packets {
    first: *mut raddle_packet,
    count: usize,
}

impl Packets {
    /// Checks the memory of the array.
    fn new(first: *mut raddle_packet, count: usize) -> Result<Self> {
        let bytes = count.checked_mul(size_of::<raddle_packet>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
        check(first.cast(), bytes)?;
        if count > 0 && !first.is_aligned() {
            return Err(RADDLE_ERROR_ALIGNMENT);
        }
        Ok(Self { first, count })
    }

    /// Returns the memory of the array.
    fn memory(&self) -> Memory {
        Memory::new(self.first.cast_const().cast(), self.count * size_of::<raddle_packet>())
    }

    /// Returns success if all packets were sealed or opened.
    fn outcome(&self) -> Result {
        let all = (0..self.count).try_for_each(|i| -> ControlFlow<()> {
            if self.result(i) == RADDLE_OK as c_int { Continue(()) } else { Break(()) }
        });
        if all.is_continue() { Ok(()) } else { Err(RADDLE_ERROR_PACKETS) }
    }

    /// Returns the message of packet `i` and the place of its tag. The result field may hold anything.
    #[inline(always)]
    fn at(&self, i: usize) -> (Message, *mut u8) {
        debug_assert!(i < self.count);
        let packet = self.first.wrapping_add(i);
        // SAFETY: the array has `count` packets, which consist of pointers and numbers, and nothing borrows them.
        unsafe {
            let message = Message {
                nonce: (&raw const (*packet).nonce).read(),
                nonce_len: (&raw const (*packet).nonce_len).read(),
                aad: (&raw const (*packet).aad).read(),
                aad_len: (&raw const (*packet).aad_len).read(),
                input: (&raw const (*packet).input).read(),
                len: (&raw const (*packet).len).read(),
                output: (&raw const (*packet).output).read(),
            };
            (message, (&raw const (*packet).tag).read())
        }
    }

    #[inline(always)]
    fn set_result(&self, i: usize, result: raddle_error) {
        // SAFETY: the reasons of `at` hold here too.
        unsafe { self.place_of_result(i).write(result) }
    }

    #[inline(always)]
    fn result(&self, i: usize) -> c_int {
        // SAFETY: the reasons of `at` hold here too; the field is read as a number, which may have any value.
        unsafe { self.place_of_result(i).cast::<c_int>().read() }
    }

    #[inline(always)]
    fn place_of_result(&self, i: usize) -> *mut raddle_error {
        debug_assert!(i < self.count);
        // SAFETY: the reasons of `at` hold here too.
        unsafe { &raw mut (*self.first.wrapping_add(i)).result }
    }

    /// Returns the memory that packet `i` writes. None of it was checked.
    fn written(&self, i: usize, seals: bool) -> [Memory; 2] {
        let (message, tag) = self.at(i);
        [Memory::new(message.output, message.len), Memory::new(tag, if seals { TAG } else { 0 })]
    }

    /// Sets the result of each packet that writes to a context of `size` bytes to `RADDLE_ERROR_OVERLAP`, no matter to
    /// which packet the context belongs. Sets all other results to `RADDLE_OK`. This check is needed because contexts
    /// hold addresses, and packets are written before the last context is read.
    ///
    /// Nearly always nothing is written between the first context and the last one. Otherwise the contexts are
    /// sorted, so that `n` packets take time proportional to at most `n log n`.
    #[inline(never)]
    fn mark_overlaps(&self, contexts: &[*const u8], size: usize, seals: bool) {
        // Contexts that are NULL are refused together with their packets. The other contexts were checked, so no sum
        // overflows.
        let present = || contexts.iter().map(|context| context.addr()).filter(|&address| address != 0);
        let (first, end) = (present().min().unwrap_or(0), present().max().map_or(0, |last| last + size));
        let is_near = |i| self.written(i, seals).iter().any(|memory| memory.is_between(first, end));
        if !(0..self.count).any(is_near) {
            return (0..self.count).for_each(|i| self.set_result(i, RADDLE_OK));
        }
        let sorted = Sorted::new(self, contexts);
        for i in (0..self.count).filter(|&i| is_near(i)) {
            let overlaps = |memory: &Memory| {
                let next = sorted.ending_behind(memory.first(), size);
                next.is_some_and(|context| memory.is_between(context, context + size))
            };
            if self.written(i, seals).iter().any(overlaps) {
                sorted.set(i, sorted.entry(i) | Sorted::MARK);
            }
        }
        for i in 0..self.count {
            let is_marked = sorted.entry(i) & Sorted::MARK != 0;
            self.set_result(i, if is_marked { RADDLE_ERROR_OVERLAP } else { RADDLE_OK });
        }
    }

    /// Checks the buffers against each other, the context, the packet array and the key array. Compiled once, because
    /// it does not depend on the cipher.
    #[inline(never)]
    fn check(&self, message: &Message, tag: *const u8, context: Memory, keys: Memory, seals: bool) -> Result {
        let packets = self.memory();
        let (from, to) = (Memory::new(message.input, message.len), Memory::new(message.output, message.len));
        let (aad, nonce) = (Memory::new(message.aad, message.aad_len), Memory::new(message.nonce, message.nonce_len));
        // Both arrays are read again for each packet that follows, and results are written to the array of packets.
        let (tag, read) = (Memory::new(tag, TAG), [aad, nonce, context, keys]);
        if seals {
            return check_transform(from, to, &read, &[packets, tag]);
        }
        // A tag that is compared may lie in the output, because it is copied first.
        check_transform(from, to, &read, &[packets])?;
        check_call(&[tag], &[packets])
    }
}

/// Seals or opens packets under one key.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
pub(crate) unsafe fn one<C: Context<Value: AeadKey>>(
    context: *const C,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    let key = unsafe { shared(context)? };
    let packets = Packets::new(packets, count)?;
    check_call(&[Memory::of(context)], &[packets.memory()])?;
    run(packets, Keys::One(context, key), seals)
}

/// Seals or opens packets, each under its own key.
pub(crate) unsafe fn each<C: Context<Value: AeadKey>>(
    keys: *const *const C,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    let packets = Packets::new(packets, count)?;
    // SAFETY: the caller upholds the contract of this function.
    let keys = unsafe { elements(keys, count)? };
    check_call(&[Memory::new(keys.as_ptr().cast(), size_of_val(keys))], &[packets.memory()])?;
    // Results are written before the last key is read, so no key may lie in the array of packets.
    keys.iter()
        .filter(|key| !key.is_null())
        .try_for_each(|&key| check_call(&[Memory::of(key)], &[packets.memory()]))?;
    if count as u64 > u64::from(Sorted::MARK) {
        return Err(RADDLE_ERROR_TOO_LONG);
    }
    // SAFETY: these are the pointers that were just read, with a different type.
    packets.mark_overlaps(unsafe { elements(keys.as_ptr().cast(), count)? }, size_of::<C>(), seals);
    run(packets, Keys::Own(keys), seals)
}

/// Seals or opens packets.
///
/// The direction and the number of keys are run-time values: four copies of this code would make up a tenth of the
/// library.
#[inline(never)]
fn run<C: Context<Value: AeadKey>>(packets: Packets, keys: Keys<'_, C>, seals: bool) -> Result {
    let jobs = (0..packets.count).filter_map(|index| {
        let job = job(packets, &keys, index, seals);
        let (result, job) = match job {
            Ok(job) => (RADDLE_OK, Some(job)),
            Err(error) => (error, None),
        };
        packets.set_result(index, result);
        job
    });
    C::Value::run_batch(jobs, |index, why| packets.set_result(index, refused(why)));
    packets.outcome()
}

/// Checks the buffers of a packet.
fn job<'k, C: Context>(
    packets: Packets,
    keys: &Keys<'k, C>,
    index: usize,
    seals: bool,
) -> Result<Job<'k, C::Value, &'k [u8]>> {
    let (context, key) = keys.of(index)?;
    let (message, tag) = packets.at(index);
    packets.check(&message, tag, Memory::of(context), keys.memory(), seals)?;
    if matches!(keys, Keys::Own(_)) && packets.result(index) != RADDLE_OK as c_int {
        return Err(RADDLE_ERROR_OVERLAP);
    }
    let message = message.present();
    // SAFETY: the caller upholds the contract of `one` or `each`; the buffers were checked, and no pointer is NULL.
    unsafe {
        let (nonce, aad, text) = (message.nonce(), message.aad(), message.text());
        let tag = if seals {
            TagPlace::Write(InOut::at(tag, tag, TAG))
        } else {
            TagPlace::Compare(Tag::from(*array::<TAG>(tag)?))
        };
        Ok(Job { index, key, nonce, aad, text, tag })
    }
}
