//! Memory for the arguments of a contract, with marked bytes next to each region. The caller allocates the memory, which
//! decides what lies beyond the marked bytes: guard pages in tests, nothing of interest where kernels are timed.

use std::collections::BTreeMap;
use std::ops::Range;

use raddle_isa::Contract;
use raddle_isa::code::{Extent, Parameter, Region};

use super::{Regions, pseudorandom};

/// The number of bytes next to a region that must keep their value.
const BESIDE: usize = 256;

/// The value of bytes that contain no data.
const MARK: u8 = 0xa5;

/// The value of [`BESIDE`] bytes to which nothing was written.
const MARKS: [u8; BESIDE] = [MARK; BESIDE];

/// The maximum number of bytes of a table.
const MAX_TABLE: usize = 1 << 14;

/// The position of a region in its memory.
#[derive(Clone, Copy, Debug)]
pub enum Position {
    /// At the start of the memory.
    First,
    /// At the end of the memory.
    Last,
    /// At any alignment, each region at a different one.
    Inside(u64),
}

/// A region that was laid out.
struct Laid {
    region: Region,
    /// The region whose memory contains this region: another region, if both are at one place.
    host: &'static str,
    bytes: Range<usize>,
    /// The bytes of the region before the call.
    before: Vec<u8>,
}

/// The memory of each region, `P`, and the regions that were last written there.
pub struct Memory<P> {
    pages: BTreeMap<&'static str, P>,
    laid: Vec<Laid>,
}

/// Returns the size of memory for a region of `bytes` bytes at any [`Position`].
#[inline]
fn room(bytes: usize) -> usize {
    bytes.next_multiple_of(64) + 2 * BESIDE + 64
}

/// Returns the bytes next to a region, as far as its memory extends.
#[inline]
fn beside(bytes: &Range<usize>, len: usize) -> [Range<usize>; 2] {
    [bytes.start.saturating_sub(BESIDE)..bytes.start, bytes.end..(bytes.end + BESIDE).min(len)]
}

/// Returns the alignment of a region: states, keys and tables are aligned to a cache line; short ones and messages are
/// not aligned.
#[inline]
fn alignment(region: &Region) -> usize {
    match region.extent {
        Extent::Bytes(bytes) if bytes > 32 || region.name == Parameter::TABLE => 64,
        _ => 1,
    }
}

/// Returns the regions behind the pointers of a parameter. The array of pointers to messages is not one of them.
#[inline]
fn regions(parameter: &Parameter) -> Vec<Region> {
    match parameter {
        Parameter::Pointer(region) => vec![region.clone()],
        Parameter::Length { .. } => Vec::new(),
        Parameter::Messages { count, .. } => {
            let message =
                |lane| Region { extent: Extent::Parameter("len"), ..Region::fixed(Parameter::message_of(lane), 0, "") };
            (0..*count).map(message).collect()
        }
    }
}

#[inline]
fn size(region: &Region, len: usize) -> usize {
    region.extent.bytes(len as u64) as usize
}

impl<P: AsMut<[u8]>> Memory<P> {
    /// Allocates memory for messages of at most `longest` bytes, and for any table. `allocate` returns memory of at least
    /// the number of bytes that it gets; regions are aligned to cache lines only if that memory begins and ends at one.
    pub fn new<E>(
        contract: &Contract,
        longest: usize,
        mut allocate: impl FnMut(usize) -> Result<P, E>,
    ) -> Result<Self, E> {
        let mut pages = BTreeMap::new();
        for parameter in &contract.parameters {
            for region in regions(parameter) {
                let bytes = if region.name == Parameter::TABLE { MAX_TABLE } else { size(&region, longest) };
                pages.insert(region.name, allocate(room(bytes))?);
            }
            if let Parameter::Messages { name, count, .. } = parameter {
                pages.insert(name, allocate(room(8 * count))?);
            }
        }
        Ok(Self { pages, laid: Vec::new() })
    }

    /// Writes the contents of the regions, puts the regions of `one` at one place, and returns the arguments. The
    /// arguments are valid until the next call.
    pub fn write(
        &mut self,
        contract: &Contract,
        given: &Regions,
        table: &[u8],
        len: usize,
        one: &[&'static str],
        position: Position,
    ) -> [usize; 6] {
        self.laid.clear();
        let mut arguments = [0; 6];
        for (parameter, argument) in contract.parameters.iter().zip(&mut arguments) {
            let pointers: Vec<usize> = regions(parameter)
                .into_iter()
                .map(|region| {
                    let held = if region.name == Parameter::TABLE {
                        Some(table)
                    } else {
                        given.get(region.name).map(Vec::as_slice)
                    };
                    self.lay(region, held, len, one, position)
                })
                .collect();
            *argument = match parameter {
                Parameter::Pointer(_) => pointers[0],
                Parameter::Length { .. } => len,
                Parameter::Messages { name, .. } => {
                    let array = pointers.iter().flat_map(|pointer| pointer.to_ne_bytes()).collect::<Vec<_>>();
                    let region = Region { secret: false, ..Region::fixed(name, array.len(), "") };
                    self.lay(region, Some(&array), len, &[], position)
                }
            };
        }
        arguments
    }

    fn lay(
        &mut self,
        region: Region,
        held: Option<&[u8]>,
        len: usize,
        one: &[&'static str],
        position: Position,
    ) -> usize {
        let host = if one.contains(&region.name) { one[0] } else { region.name };
        let shared = self.laid.iter().find(|laid| laid.host == host).map(|laid| laid.bytes.clone());
        let pages = self.pages.get_mut(host).expect("memory of each region").as_mut();
        let (size, alignment) = (size(&region, len), alignment(&region));
        let bytes = shared.clone().unwrap_or_else(|| {
            let start = match position {
                Position::First => 0,
                Position::Last => pages.len() - size,
                Position::Inside(seed) => {
                    let salt = host.bytes().fold(seed, |salt, byte| salt.wrapping_mul(31).wrapping_add(byte.into()));
                    BESIDE + usize::from(pseudorandom(salt, 1)[0] % 64)
                }
            } / alignment
                * alignment;
            start..start + size
        });
        if shared.is_none() {
            beside(&bytes, pages.len()).into_iter().for_each(|range| pages[range].fill(MARK));
            pages[bytes.clone()].fill(MARK);
        }
        let place = &mut pages[bytes.clone()];
        if let Some(held) = held {
            place[..held.len()].copy_from_slice(held);
            if region.held.is_some() {
                place.iter_mut().enumerate().filter(|(at, _)| !region.holds(*at)).for_each(|(_, byte)| *byte = MARK);
            }
        }
        let (before, pointer) = (place.to_vec(), place.as_mut_ptr().expose_provenance());
        self.laid.push(Laid { region, host, bytes, before });
        pointer
    }

    /// Returns the contents of the regions that the kernel writes. Fails if it has written anywhere else.
    pub fn read(&mut self) -> Result<Regions, String> {
        let mut left = Regions::new();
        let written: Vec<&str> = self.laid.iter().filter(|laid| laid.region.written).map(|laid| laid.host).collect();
        for Laid { region, host, bytes, before } in &self.laid {
            let pages = self.pages.get_mut(host).expect("memory of each region").as_mut();
            if beside(bytes, pages.len()).into_iter().any(|range| pages[range.clone()] != MARKS[..range.len()]) {
                return Err(format!("wrote next to {}", region.name));
            }
            let after = &pages[bytes.clone()];
            let may = match &region.only {
                _ if !region.written && written.contains(host) => 0..after.len(),
                _ if !region.written => 0..0,
                Some(only) => only.clone(),
                None => 0..after.len(),
            };
            if after[..may.start] != before[..may.start] || after[may.end..] != before[may.end..] {
                return Err(format!("wrote to {} where it must not", region.name));
            }
            if region.written {
                let mut bytes = after.to_vec();
                // Bytes that contain no data are not compared.
                if region.held.is_some() {
                    let holds = |at: usize| region.holds(at) || may.contains(&at);
                    bytes.iter_mut().enumerate().filter(|(at, _)| !holds(*at)).for_each(|(_, byte)| *byte = 0);
                }
                left.insert(region.name, bytes);
            }
        }
        Ok(left)
    }
}
