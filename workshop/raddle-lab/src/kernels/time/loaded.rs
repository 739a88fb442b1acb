//! Kernels as machine code in this process: built as a shared library, called according to their contracts.

#![allow(unsafe_code)]

use std::fs;
use std::mem::{self, ManuallyDrop};
use std::path::{Path, PathBuf};
use std::process::Command;

use libloading::Library;
use raddle_check::cosim::oracle;
use raddle_check::library;
use raddle_isa::Isa;
use raddle_isa::code::Parameter;
use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;
use raddle_kernels::reference::memory::{Memory, Position};
use raddle_terminal::failure::Failure;

use crate::speed::message::Message;

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
            let mut memory = Message::new(kernel.table.len(), 0)?;
            memory.bytes().copy_from_slice(&kernel.table);
            let table = memory.bytes().as_mut_ptr().expose_provenance();
            Ok(Loaded { kernel, function, table, _memory: memory })
        };
        kernels.into_iter().map(load).collect()
    }

    /// Returns a kernel that this program contains, if this machine can run it.
    pub(super) fn linked(kernel: Kernel, entry: &raddle::kernel::Entry) -> Option<Loaded> {
        let code = entry.code.filter(|_| entry.available && kernel.contract.parameters.len() <= ARGUMENTS)?;
        // SAFETY: the code is a kernel, whose arguments are numbers and pointers, in registers.
        let function = unsafe { mem::transmute::<*const (), Function>(code.entry) };
        let mut memory = Message::new(code.table.len(), 0).ok()?;
        memory.bytes().copy_from_slice(code.table);
        let table = memory.bytes().as_mut_ptr().expose_provenance();
        Some(Loaded { kernel, function, table, _memory: memory })
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

/// A call of a kernel: the memory that its contract requires, and the arguments.
pub(super) struct Call<'k> {
    loaded: &'k Loaded,
    memory: Memory<Message>,
    arguments: [usize; ARGUMENTS],
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
        let mut memory = Memory::new(contract, length, |len| Message::new(len, 0))?;
        let mut arguments = memory.write(contract, contents, &[], length, one, Position::First);
        // All calls of a kernel share its table, as in the library.
        for (parameter, argument) in contract.parameters.iter().zip(&mut arguments) {
            if parameter.name() == Parameter::TABLE {
                *argument = loaded.table;
            }
        }
        Ok(Call { loaded, memory, arguments })
    }

    /// Calls the kernel.
    pub(super) fn run(&mut self) {
        let [a, b, c, d, e, f] = self.arguments;
        // SAFETY: `Loaded` exists only if this machine has the features, and `Call::new` has set up the arguments
        // according to the contract: every region lives as long as this value, has the length that the contract
        // requires, and is separate from the others or shares its memory with those that it may alias.
        unsafe { (self.loaded.function)(a, b, c, d, e, f) }
    }

    /// Returns the contents of the regions that the kernel writes. Fails if it has written anywhere else.
    pub(super) fn results(&mut self) -> Result<Regions, String> {
        self.memory.read()
    }
}
