//! Memory for the arguments of a contract, each region between guard pages, with marked bytes beside it.

use std::collections::BTreeMap;
use std::ops::Range;

use raddle_isa::Contract;
use raddle_isa::code::{Extent, Parameter, Region};
use raddle_kernels::reference::{Regions, pseudorandom};

use crate::common::pages::Guarded;

/// How many bytes beside a region must keep their value; beyond them lie others and then a page that can't be touched.
const BESIDE: usize = 256;

/// What bytes hold that hold nothing.
const MARK: u8 = 0xa5;

/// What [`BESIDE`] bytes hold that nobody has written to.
const MARKS: [u8; BESIDE] = [MARK; BESIDE];

/// Where in its pages a region lies.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Position {
    /// At their start.
    First,
    /// At their end.
    Last,
    /// At any alignment, each region at another.
    Inside(u64),
}

/// A region that was laid out.
struct Laid {
    region: Region,
    /// Whose pages it is in: another region's, where both are at one place.
    host: &'static str,
    bytes: Range<usize>,
    /// What it held.
    before: Vec<u8>,
}

/// The pages of each region, and what was last written there.
pub(crate) struct Memory {
    pages: BTreeMap<&'static str, Guarded>,
    laid: Vec<Laid>,
}

/// The bytes beside a region, as far as its pages go.
fn beside(bytes: &Range<usize>, len: usize) -> [Range<usize>; 2] {
    [bytes.start.saturating_sub(BESIDE)..bytes.start, bytes.end..(bytes.end + BESIDE).min(len)]
}

/// The multiple at which a region lies: states, keys and tables are aligned to a cache line, short ones and messages to
/// nothing.
fn alignment(region: &Region) -> usize {
    match region.extent {
        Extent::Bytes(bytes) if bytes > 32 || region.name == Parameter::TABLE => 64,
        _ => 1,
    }
}

/// The regions behind the pointers of a parameter, but for the array of messages.
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

fn size(region: &Region, len: usize) -> usize {
    region.extent.bytes(len as u64) as usize
}

impl Memory {
    /// For messages of at most `longest` bytes, and any table.
    pub(crate) fn new(contract: &Contract, longest: usize) -> Self {
        let mut pages = BTreeMap::new();
        for parameter in &contract.parameters {
            for region in regions(parameter) {
                let bytes = if region.name == Parameter::TABLE { 1 << 14 } else { size(&region, longest) };
                pages.insert(region.name, Guarded::new(bytes + 2 * BESIDE + 64));
            }
            if let Parameter::Messages { name, count, .. } = parameter {
                pages.insert(name, Guarded::new(8 * count + 2 * BESIDE + 64));
            }
        }
        Self { pages, laid: Vec::new() }
    }

    /// Writes what the regions hold, those of `one` at one place, and returns the arguments.
    pub(crate) fn write(
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
        let pages = self.pages.get_mut(host).expect("pages of each region").bytes();
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
        let (before, pointer) = (place.to_vec(), place.as_ptr().addr());
        self.laid.push(Laid { region, host, bytes, before });
        pointer
    }

    /// What the kernel has left in the regions that it writes; refused where it has written anywhere else.
    pub(crate) fn read(&mut self) -> Result<Regions, String> {
        let mut left = Regions::new();
        let written: Vec<&str> = self.laid.iter().filter(|laid| laid.region.written).map(|laid| laid.host).collect();
        for Laid { region, host, bytes, before } in &self.laid {
            let pages = self.pages.get_mut(host).expect("pages of each region").bytes();
            if beside(bytes, pages.len()).into_iter().any(|range| pages[range.clone()] != MARKS[..range.len()]) {
                return Err(format!("wrote beside {}", region.name));
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
                // What holds nothing is compared with nothing.
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
