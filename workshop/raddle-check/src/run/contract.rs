//! Checks that the prover can rely on a contract.
//!
//! The prover looks up names, assigns regions and compares offsets. With an ambiguous contract, a proof could show less
//! than its lines say: two lengths could be one, or one of two results with one name would never be compared.

use std::ops::Range;

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::machine::STACK;
use raddle_isa::{Code, Contract, Meaning};
use raddle_kernels::Kernel;
use raddle_kernels::operations::Poly1305Finish;

/// The largest multiple, bound or share of a length in bytes, because lengths up to there are proved one by one.
pub const MAX_LENGTH: u64 = 1 << 16;

/// The largest region of fixed size in bytes, because its bytes are proved one by one.
const MAX_BYTES: usize = 1 << 20;

/// Refuses a kernel whose contract is ambiguous or contradicts itself, or whose code its instruction set lacks. The
/// error says where.
pub fn check(kernel: &Kernel) -> Result<(), String> {
    let checks = [names, length, regions, aliases, numbers];
    checks.iter().try_for_each(|check| check(kernel)).map_err(|why| format!("the contract has {why}"))?;
    instructions(kernel)?;
    conditions(kernel, &kernel.code)
}

/// Checks that all instructions are of the kernel's instruction set.
fn instructions(kernel: &Kernel) -> Result<(), String> {
    match kernel.insts().into_iter().find(|inst| inst.row.isa != kernel.isa) {
        Some(inst) => Err(format!("the code has `{inst}` of {}, and is code of {}", inst.row.isa, kernel.isa)),
        None => Ok(()),
    }
}

/// Checks that there is a jump on each condition.
fn conditions(kernel: &Kernel, code: &[Code]) -> Result<(), String> {
    code.iter().try_for_each(|part| match part {
        Code::Straight(_) | Code::Note(_) => Ok(()),
        Code::Repeat { body, again: cond }
        | Code::Skip { body, unless: cond }
        | Code::While { body, enter: cond, .. } => match cond.jump(kernel.isa) {
            Some(_) => conditions(kernel, body),
            None => Err(format!("the code has a jump on flag {}, which {} lacks", cond.flag.n, kernel.isa)),
        },
    })
}

/// Checks that every name means one thing, and that every parameter has a register.
fn names(kernel: &Kernel) -> Result<(), String> {
    let (parameters, registers) = (&kernel.contract.parameters, kernel.isa.arguments().len());
    if parameters.len() > registers {
        return Err(format!("{} parameters, and registers for {registers}", parameters.len()));
    }
    let mut names = vec![STACK];
    for parameter in parameters {
        names.push(parameter.name());
        if let Parameter::Messages { count, .. } = parameter {
            if *count > Parameter::MAX_MESSAGES {
                return Err(format!("{count} messages, and at most {} are possible", Parameter::MAX_MESSAGES));
            }
            names.extend((0..*count).map(Parameter::message_of));
        }
    }
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("the name {} is there twice", pair[0])),
        None => Ok(()),
    }
}

/// Checks that there is at most one length, either in whole blocks or of any number of bytes.
fn length(kernel: &Kernel) -> Result<(), String> {
    let is_length = |parameter: &&Parameter| matches!(parameter, Parameter::Length { .. });
    let lengths = kernel.contract.parameters.iter().filter(is_length).count();
    let (multiple, max) = kernel.contract.lengths();
    let block = kernel.operation.block_bytes();
    match lengths {
        0 if kernel.contract.messages() > 0 => Err("messages without a length".into()),
        0 => Ok(()),
        1 if multiple == 0 => Err("lengths that are a multiple of 0".into()),
        1 if let Some(max) = max
            && (max == 0 || max % multiple != 0) =>
        {
            Err(format!("lengths of at most {max} bytes, which is 0 or no multiple of {multiple}"))
        }
        1 if multiple.max(max.unwrap_or(0)) > MAX_LENGTH => Err(format!(
            "lengths of a multiple of {multiple} and at most {max:?}, and {MAX_LENGTH} is the maximum for both"
        )),
        1 if block == 0 || multiple > 1 && multiple % block != 0 => {
            Err(format!("lengths of a multiple of {multiple}, and blocks of {block} bytes"))
        }
        1 => Ok(()),
        _ => Err("more than one length".into()),
    }
}

/// Checks that every region is as long as its extent and its parts say, and that there is a result.
fn regions(kernel: &Kernel) -> Result<(), String> {
    let contract = &kernel.contract;
    if !contract.regions().any(|region| region.written) {
        return Err("no result".into());
    }
    let word = kernel.operation.word_bytes();
    if ![1, 2, 4, 8].contains(&word) {
        return Err(format!("words of {word} bytes"));
    }
    if kernel.operation.is::<Poly1305Finish>() && extent(contract, "tag") != Some(Extent::Bytes(16)) {
        return Err("a tag of another length than 16 bytes".into());
    }
    let name = contract.parameters.iter().find_map(|parameter| match parameter {
        Parameter::Length { name, .. } => Some(*name),
        _ => None,
    });
    let (multiple, _) = contract.lengths();
    contract.regions().try_for_each(|region| {
        let Region { name: region_name, extent, held, only, .. } = region;
        let mut parts = held.iter().flatten().chain(only);
        match *extent {
            _ if only.as_ref().is_some_and(Range::is_empty) => {
                Err(format!("an empty part of {region_name} is written"))
            }
            Extent::Bytes(bytes) if parts.any(|part| part.end > bytes) => {
                Err(format!("a part of {region_name} is outside of {bytes} bytes"))
            }
            Extent::Parameter(of) | Extent::Share(of, ..) if Some(of) != name => {
                Err(format!("{region_name} is as long as {of} says, which is not a length"))
            }
            Extent::Share(_, bytes, each) if bytes == 0 || each == 0 || multiple % each != 0 => {
                Err(format!("{bytes} of each {each} bytes, of a multiple of {multiple}"))
            }
            Extent::Share(_, bytes, each) if bytes > MAX_LENGTH => {
                Err(format!("{bytes} of each {each} bytes, and {MAX_LENGTH} is the maximum"))
            }
            Extent::Bytes(bytes) if bytes > MAX_BYTES => {
                Err(format!("{bytes} bytes of {region_name}, and {MAX_BYTES} is the maximum"))
            }
            Extent::Parameter(_) | Extent::Share(..) if parts.next().is_some() => {
                Err(format!("{region_name} holds or is written in parts"))
            }
            extent if *region_name == Parameter::TABLE => {
                let is_table = extent == Extent::Bytes(kernel.table.len()) && !region.written && !region.secret;
                let why = "the table is not as long as its constants, or not public, or written";
                if is_table { Ok(()) } else { Err(why.into()) }
            }
            _ => Ok(()),
        }
    })
}

fn extent(contract: &Contract, name: &str) -> Option<Extent> {
    contract.regions().find(|region| region.name == name).map(|region| region.extent)
}

/// Checks that the names of regions that may share memory are regions of one length, in the order of the parameters, and
/// that at most one of them is a result.
fn aliases(kernel: &Kernel) -> Result<(), String> {
    let place = |name: &&str| kernel.contract.regions().position(|region| region.name == *name);
    kernel.contract.may_alias.iter().try_for_each(|set| {
        let places: Vec<_> = set.iter().map(place).collect();
        let names = set.join(" = ");
        if set.len() < 2 || places.contains(&None) || !places.is_sorted_by(|a, b| a < b) {
            return Err(format!("{names} as one place, which are not regions in the order of the parameters"));
        }
        let regions = || kernel.contract.regions().filter(|region| set.contains(&region.name));
        if regions().filter(|region| region.written).count() > 1 {
            return Err(format!("{names} as one place with two results, which it can't hold"));
        }
        if !regions().all(|region| Some(region.extent) == extent(&kernel.contract, set[0])) {
            return Err(format!("{names} as one place, of different lengths, which have no place in common"));
        }
        Ok(())
    })
}

/// Checks that limbs of numbers lie in their regions, are written and initialised as a whole, and overlap no other
/// limbs, and that numbers refer to numbers with as many limbs.
fn numbers(kernel: &Kernel) -> Result<(), String> {
    /// The largest power, and the largest weight of a limb as a power of two.
    const MAX_POWER: u32 = 1 << 12;
    let numbers = &kernel.contract.numbers;
    for (i, number) in numbers.iter().enumerate() {
        if number.limbs.is_empty() {
            return Err(format!("a number without limbs in {}", number.region));
        }
        let limbs = |of: usize| numbers.get(of).map_or(0, |number| number.limbs.len());
        match number.is {
            Meaning::Power(n) | Meaning::Shifted(n, _) | Meaning::Shifted(_, n) if n > MAX_POWER => {
                return Err(format!("a power of {n}, and {MAX_POWER} is the maximum"));
            }
            Meaning::Times(_, of) if limbs(of) != number.limbs.len() => {
                return Err(format!("a multiple of number {of}, which has {} limbs", limbs(of)));
            }
            Meaning::Folded(of) if limbs(of) == 0 => return Err(format!("the sum of number {of}, which is missing")),
            _ => {}
        }
        let Some(region) = kernel.contract.regions().find(|region| region.name == number.region) else {
            return Err(format!("a number in {}, which is not a region", number.region));
        };
        let bytes = region.extent.bytes(0) as usize;
        for limb in &number.limbs {
            if ![4, 8].contains(&limb.bytes) || limb.at.saturating_add(limb.bytes) > bytes {
                return Err(format!("a limb of {} bytes at {} of {bytes}", limb.bytes, limb.at));
            }
            let part = limb.at..limb.at + limb.bytes;
            if limb.shift > MAX_POWER || !limb.multiple.is_power_of_two() {
                return Err(format!("a limb times 2^{}, a multiple of {}", limb.shift, limb.multiple));
            }
            let before = numbers[..i].iter().filter(|other| other.region == number.region);
            let overlaps = |at: usize, bytes: usize| part.start < at + bytes && at < part.end;
            let mut limbs = before.flat_map(|other| &other.limbs);
            if limbs.any(|other| overlaps(other.at, other.bytes) && (other.at, other.bytes) != (limb.at, limb.bytes)) {
                return Err(format!("limbs that overlap at {}", limb.at));
            }
            let is_whole = |range: &Range<usize>| range.contains(&part.start) == range.contains(&(part.end - 1));
            if !region.only.iter().chain(region.held.iter().flatten()).all(is_whole) {
                return Err(format!("a limb at {} of which a part is written or held", limb.at));
            }
        }
    }
    Ok(())
}
