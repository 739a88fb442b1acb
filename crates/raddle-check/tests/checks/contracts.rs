//! That contracts are what the prover takes them for. Where one is not, some part of it would be looked up, shared out or
//! compared without a word: a proof would hold of less than its lines say.

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::machine::STACK;
use raddle_isa::{Contract, Isa};
use raddle_kernels::Kernel;
use raddle_kernels::operations::Poly1305Finish;

/// What is wrong with the contract of a kernel.
fn wrong(kernel: &Kernel) -> Result<(), String> {
    let Contract { doc: _, parameters, may_alias, numbers } = &kernel.contract;
    let refuse = |why: String| Err(format!("{} {}: {why}", kernel.isa, kernel.name));
    let registers = kernel.isa.arguments().len();
    if parameters.len() > registers {
        return refuse(format!("{} parameters, and registers for {registers}", parameters.len()));
    }
    let mut names: Vec<String> = vec![STACK.to_owned()];
    for parameter in parameters {
        match parameter {
            Parameter::Pointer(region) => names.push(region.name.to_owned()),
            Parameter::Length { name, .. } => names.push((*name).to_owned()),
            Parameter::Messages { name, count, .. } => {
                names.push((*name).to_owned());
                names.extend((0..*count).map(|i| Parameter::message_of(i).to_owned()));
            }
        }
    }
    let count = names.len();
    names.sort();
    names.dedup();
    if names.len() != count {
        return refuse("a name twice".into());
    }
    let lengths: Vec<_> = parameters
        .iter()
        .filter_map(|parameter| match parameter {
            Parameter::Length { name, multiple, max } => Some((*name, *multiple, *max)),
            _ => None,
        })
        .collect();
    let (name, multiple) = match lengths[..] {
        [] => ("", 0),
        [(name, multiple, max)] => {
            let block = kernel.operation.block_bytes();
            if multiple == 0 || max.is_some_and(|max| max == 0 || max % multiple != 0) {
                return refuse(format!("lengths of a multiple of {multiple} and at most {max:?}"));
            }
            // The last block may be a part of one where any length is taken.
            if multiple > 1 && multiple % block != 0 {
                return refuse(format!("lengths of a multiple of {multiple}, and blocks of {block} bytes"));
            }
            (name, multiple)
        }
        _ => return refuse("more than one length".into()),
    };
    let regions: Vec<&Region> = kernel.contract.regions().collect();
    if !regions.iter().any(|region| region.written) {
        return refuse("no result".into());
    }
    for region in &regions {
        let mut parts = region.held.iter().flatten().chain(&region.only);
        match region.extent {
            _ if region.only.as_ref().is_some_and(|part| part.is_empty()) => {
                return refuse(format!("an empty part of {} is written", region.name));
            }
            Extent::Bytes(bytes) if parts.any(|part| part.end > bytes) => {
                return refuse(format!("a part of {} is outside of {bytes} bytes", region.name));
            }
            Extent::Bytes(_) => {}
            Extent::Parameter(of) | Extent::Share(of, ..) if of != name => {
                return refuse(format!("{} is as long as {of} says, which is no length", region.name));
            }
            Extent::Share(_, bytes, each) if bytes == 0 || each == 0 || multiple % each != 0 => {
                return refuse(format!("{bytes} of each {each} bytes, of a multiple of {multiple}"));
            }
            _ if parts.next().is_some() => return refuse(format!("{} holds or is written in parts", region.name)),
            _ => {}
        }
        let is_table = region.name == Parameter::TABLE;
        if is_table && (region.extent != Extent::Bytes(kernel.table.len()) || region.written || region.secret) {
            return refuse("the table is not as long as its constants, or not public, or written".into());
        }
    }
    for set in may_alias {
        let places: Vec<_> = set.iter().map(|name| regions.iter().position(|region| region.name == *name)).collect();
        if set.len() < 2 || places.contains(&None) || !places.is_sorted_by(|a, b| a < b) {
            return refuse(format!("{set:?} are no regions in the order of the parameters"));
        }
    }
    for (i, number) in numbers.iter().enumerate() {
        let Some(region) = regions.iter().find(|region| region.name == number.region) else {
            return refuse(format!("a number in {}, which is no region", number.region));
        };
        let bytes = region.extent.bytes(0) as usize;
        for limb in &number.limbs {
            let part = limb.at..limb.at + limb.bytes;
            if ![4, 8].contains(&limb.bytes) || part.end > bytes {
                return refuse(format!("a limb of {} bytes at {} of {bytes}", limb.bytes, limb.at));
            }
            let others = numbers[..i].iter().filter(|other| other.region == number.region);
            let mut limbs = others.flat_map(|other| &other.limbs);
            let meets = |other: std::ops::Range<usize>| part.start < other.end && other.start < part.end;
            if limbs.any(|other| {
                meets(other.at..other.at + other.bytes) && (other.at, other.bytes) != (limb.at, limb.bytes)
            }) {
                return refuse(format!("limbs that overlap at {}", limb.at));
            }
            let is_in = |range: &std::ops::Range<usize>| range.contains(&part.start) == range.contains(&(part.end - 1));
            if !region.only.iter().chain(region.held.iter().flatten()).all(is_in) {
                return refuse(format!("a limb at {} of which a part is written or held", limb.at));
            }
        }
    }
    let tag = regions.iter().find(|region| region.name == "tag");
    if kernel.operation.is::<Poly1305Finish>() && tag.is_none_or(|tag| tag.extent != Extent::Bytes(16)) {
        return refuse("a tag of another length than 16 bytes".into());
    }
    Ok(())
}

#[test]
fn contracts_are_what_the_prover_takes_them_for() {
    let kernels = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
    for kernel in &kernels {
        wrong(kernel).unwrap_or_else(|why| panic!("{why}"));
    }
    println!("report: the contracts of {} kernels", kernels.len());
}

type Plant = (&'static str, &'static str, fn(&mut Kernel), &'static str);

fn region<'a>(kernel: &'a mut Kernel, name: &str) -> &'a mut Region {
    let found = kernel.contract.parameters.iter_mut().find_map(|parameter| match parameter {
        Parameter::Pointer(region) if region.name == name => Some(region),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no {name}"))
}

fn length(kernel: &mut Kernel) -> (&mut u64, &mut Option<u64>) {
    let found = kernel.contract.parameters.iter_mut().find_map(|parameter| match parameter {
        Parameter::Length { multiple, max, .. } => Some((multiple, max)),
        _ => None,
    });
    found.expect("a length")
}

const XOR: &str = "chacha20_xor_gpr";
const BLOCKS: &str = "poly1305_blocks_ifma";

const PLANTS: [Plant; 18] = [
    ("too many parameters", XOR, |k| k.contract.parameters.extend(vec![Parameter::table(); 2]), "registers for 6"),
    ("a name twice", XOR, |k| region(k, "input").name = "out", "twice"),
    ("the name of the stack", XOR, |k| region(k, "input").name = STACK, "twice"),
    (
        "two lengths",
        XOR,
        |k| k.contract.parameters.insert(0, Parameter::Length { name: "n", multiple: 1, max: None }),
        "more",
    ),
    ("no multiple", XOR, |k| *length(k).0 = 0, "multiple of 0"),
    ("a greatest length of 0", XOR, |k| *length(k).1 = Some(0), "at most"),
    ("parts of blocks", "md5_blocks_gpr", |k| *length(k).0 = 32, "blocks of 64"),
    ("no result", XOR, |k| region(k, "out").written = false, "no result"),
    ("an empty part", BLOCKS, |k| region(k, "state").only = Some(8..8), "empty"),
    ("a part outside", BLOCKS, |k| region(k, "state").only = Some(8..1 << 20), "outside"),
    ("another length", XOR, |k| region(k, "out").extent = Extent::Parameter("n"), "no length"),
    ("parts of a message", XOR, |k| region(k, "out").only = Some(0..8), "in parts"),
    ("a longer table", XOR, |k| k.table.push(0), "table"),
    ("a name that is no region", XOR, |k| k.contract.may_alias = vec![&["out", "inptu"]], "no regions"),
    ("a region alone", XOR, |k| k.contract.may_alias = vec![&["out"]], "no regions"),
    ("a wide limb", BLOCKS, |k| k.contract.numbers[0].limbs[0].bytes = 16, "a limb of 16"),
    ("limbs that overlap", BLOCKS, |k| k.contract.numbers[1].limbs[0].at = 4, "overlap"),
    ("a longer tag", "poly1305_finish_gpr", |k| region(k, "tag").extent = Extent::Bytes(24), "a tag"),
];

#[test]
fn planted_contracts_are_refused() {
    for (what, name, plant, why) in PLANTS {
        let mut kernel = raddle_kernels::named(Isa::X86_64, name).unwrap_or_else(|| panic!("{name}"));
        plant(&mut kernel);
        let refusal = wrong(&kernel).expect_err(what);
        assert!(refusal.contains(why), "{what}: {refusal}");
    }
    println!("report: {} planted faults in contracts refused", PLANTS.len());
}
