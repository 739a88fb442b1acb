//! Kernels as machine code in this process: built as a shared library, called according to their contracts.

#![allow(unsafe_code)]

use std::collections::BTreeMap;
use std::fs;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::Command;

use libloading::Library;
use raddle_check::cosim::oracle;
use raddle_check::library;
use raddle_isa::Isa;
use raddle_isa::code::Parameter;
use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;
use raddle_terminal::failure::Failure;

use crate::speed::message::{ALIGNMENT, Message};

/// The type of all kernels. A kernel has at most six arguments, in registers: it ignores those that its contract does
/// not name.
#[cfg(target_arch = "x86_64")]
type Function = unsafe extern "sysv64" fn(usize, usize, usize, usize, usize, usize);
#[cfg(not(target_arch = "x86_64"))]
type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize, usize);

const ARGUMENTS: usize = 6;

/// A kernel that this machine can run, with its machine code and its constants.
pub(super) struct Loaded {
    pub(super) kernel: Kernel,
    function: Function,
    /// The address of the table in `_memory`.
    table: usize,
    _memory: Message,
}

impl Loaded {
    /// Builds and loads kernels. They stay loaded until the process ends.
    pub(super) fn load(kernels: Vec<Kernel>) -> Result<Vec<Loaded>, Failure> {
        let features = oracle::features();
        if let Some(kernel) = kernels.iter().find(|kernel| !kernel.features().is_subset(&features)) {
            return Err(Failure::Usage(format!("{} needs features that this machine lacks", kernel.name)));
        }
        let failed = |error: &dyn std::fmt::Display| Failure::Work(format!("can't build kernels: {error}"));
        let folder = tempfile::tempdir().map_err(|error| failed(&error))?;
        let path = build(folder.path(), &kernels).map_err(|error| failed(&error))?;
        // SAFETY: we have just built this library of kernels, which runs nothing when it is loaded.
        let library = unsafe { Library::new(&path) };
        // The library stays loaded, because its functions are stored separately.
        let library = ManuallyDrop::new(library.map_err(|error| failed(&error))?);
        let load = |kernel: Kernel| {
            if kernel.contract.parameters.len() > ARGUMENTS {
                return Err(failed(&format!("{} has more than {ARGUMENTS} arguments", kernel.name)));
            }
            // SAFETY: the symbol is a kernel that we built, whose arguments are numbers and pointers, in registers.
            let function = unsafe { library.get::<Function>(kernel.name.as_bytes()) };
            let function = *function.map_err(|error| failed(&error))?;
            let mut memory = fresh(kernel.table.len())?;
            memory.bytes()[..kernel.table.len()].copy_from_slice(&kernel.table);
            let table = address(&mut memory);
            Ok(Loaded { kernel, function, table, _memory: memory })
        };
        kernels.into_iter().map(load).collect()
    }

    /// Returns whether the contract allows this length.
    pub(super) fn takes(&self, length: usize) -> bool {
        let (multiple, max) = self.kernel.contract.lengths();
        (length as u64).is_multiple_of(multiple) && max.is_none_or(|max| length as u64 <= max)
    }
}

/// Returns the naked function around the text of a kernel, as the macro `kernels!` of the library declares it.
fn naked(kernel: &Kernel) -> String {
    let abi = if kernel.isa == Isa::X86_64 { "sysv64" } else { "C" };
    let extensions = library::extensions(kernel);
    let extensions: String = extensions.iter().map(|name| format!("\".arch_extension {name}\", ")).collect();
    format!(
        "\n#[unsafe(no_mangle)]\n#[unsafe(naked)]\npub(crate) unsafe extern \"{abi}\" fn {name}() {{\n    \
         core::arch::naked_asm!({extensions}include_str!(\"{name}.s\"), \".p2align 6\", options(raw))\n}}\n",
        name = library::name_of(kernel),
    )
}

/// Builds a shared library that contains only the text of these kernels.
fn build(folder: &Path, kernels: &[Kernel]) -> Result<PathBuf, String> {
    let write = |name: &str, text: String| {
        let path = folder.join(name);
        fs::write(&path, text).map(|()| path).map_err(|error| error.to_string())
    };
    let mut source =
        String::from("#![no_std]\n#[panic_handler]\nfn stop(_: &core::panic::PanicInfo<'_>) -> ! {\n    loop {}\n}\n");
    for kernel in kernels {
        write(&format!("{}.s", kernel.name), kernel.print())?;
        source += &naked(kernel);
    }
    let (main, library) = (write("kernels.rs", source)?, folder.join("kernels.so"));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2024", "--crate-type", "cdylib", "-C", "panic=abort"]).arg(main).arg("-o").arg(&library);
    let output = rustc.output().map_err(|error| format!("rustc: {error}"))?;
    if output.status.success() { Ok(library) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// The content of unwritten memory.
const FRESH: u8 = 0xa5;

/// Returns memory of at least `len` bytes at a multiple of 64, followed by a guard of at least 64 bytes.
fn fresh(len: usize) -> Result<Message, Failure> {
    let mut memory = Message::new(len.next_multiple_of(ALIGNMENT) + ALIGNMENT, 0)?;
    memory.bytes().fill(FRESH);
    Ok(memory)
}

fn address(memory: &mut Message) -> usize {
    memory.bytes().as_mut_ptr().expose_provenance()
}

/// A region: its memory, and its length in bytes.
struct Region {
    memory: Message,
    len: usize,
}

/// A call of a kernel: the memory that its contract requires, and the arguments.
pub(super) struct Call<'k> {
    function: Function,
    /// The regions by name. The first of several aliasing regions owns the memory.
    regions: BTreeMap<&'static str, Region>,
    /// The array of pointers of a kernel for several messages.
    _pointers: Vec<usize>,
    arguments: [usize; ARGUMENTS],
    /// The table, which outlives the call.
    _loaded: &'k Loaded,
}

impl<'k> Call<'k> {
    /// Returns a call for messages of `length` bytes, with these contents; the regions in `one` share one memory.
    pub(super) fn new(
        loaded: &'k Loaded,
        contents: &Regions,
        length: usize,
        one: &[&'static str],
    ) -> Result<Call<'k>, Failure> {
        assert!(loaded.takes(length), "{} of {length} bytes", loaded.kernel.name);
        let contract = &loaded.kernel.contract;
        assert!(one.is_empty() || contract.may_alias.contains(&one), "the contract allows that regions coincide");
        let (mut regions, mut pointers) = (BTreeMap::<&'static str, Region>::new(), Vec::new());
        let mut arguments = [0; ARGUMENTS];
        let mut region = |name: &'static str, len: usize| {
            let mut memory = fresh(len)?;
            if let Some(content) = contents.get(name) {
                assert!(content.len() <= len, "{} has {len} bytes of {name}", loaded.kernel.name);
                memory.bytes()[..content.len()].copy_from_slice(content);
            }
            let address = address(&mut memory);
            regions.insert(name, Region { memory, len });
            Ok::<_, Failure>(address)
        };
        for (parameter, argument) in contract.parameters.iter().zip(&mut arguments) {
            *argument = match parameter {
                Parameter::Length { .. } => length,
                Parameter::Pointer(region) if region.name == Parameter::TABLE => loaded.table,
                Parameter::Pointer(of) => region(of.name, of.extent.bytes(length as u64) as usize)?,
                Parameter::Messages { count, .. } => {
                    let addresses = (0..*count).map(|lane| region(Parameter::message_of(lane), length));
                    pointers = addresses.collect::<Result<Vec<_>, _>>()?;
                    pointers.as_ptr().expose_provenance()
                }
            };
        }
        let mut call = Call { function: loaded.function, regions, _pointers: pointers, arguments, _loaded: loaded };
        if let Some((first, others)) = one.split_first() {
            let place = |name: &str| contract.parameters.iter().position(|parameter| parameter.name() == name);
            let address = place(first).map(|place| call.arguments[place]);
            for other in others {
                // The input is in the memory of the first region.
                let mut content = call.regions.remove(other).expect("a region of the contract").memory;
                let shared = call.regions.get_mut(first).expect("a region of the contract");
                shared.memory.bytes().copy_from_slice(content.bytes());
                if let (Some(place), Some(address)) = (place(other), address) {
                    call.arguments[place] = address;
                }
            }
        }
        Ok(call)
    }

    /// Calls the kernel.
    pub(super) fn run(&mut self) {
        let [a, b, c, d, e, f] = self.arguments;
        // SAFETY: `Loaded` exists only if this machine has the features, and `Call::new` has set up the arguments
        // according to the contract: every region lives as long as this value, has the length that the contract
        // requires, and is separate from the others or shares its memory with those that it may alias.
        unsafe { (self.function)(a, b, c, d, e, f) }
    }

    /// Returns the content of a region; nothing of a region that shares another's memory.
    pub(super) fn region(&mut self, name: &str) -> &[u8] {
        self.regions.get_mut(name).map_or(&[], |region| &region.memory.bytes()[..region.len])
    }

    /// Returns whether nothing was written after any region.
    pub(super) fn is_inside(&mut self) -> bool {
        self.regions.values_mut().all(|region| region.memory.bytes()[region.len..].iter().all(|&byte| byte == FRESH))
    }
}
