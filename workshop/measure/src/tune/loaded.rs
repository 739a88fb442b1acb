//! Kernels as machine code in this process: built as a shared library, called according to their contracts.

use std::collections::BTreeMap;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, process, slice};

use libloading::Library;
use raddle_check::cosim::oracle;
use raddle_check::library;
use raddle_isa::Isa;
use raddle_isa::code::Parameter;
use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;

use crate::{Result, files, tools};

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
    table: Buffer,
}

impl Loaded {
    /// Builds and loads kernels. They stay loaded until the process ends.
    pub(super) fn load(kernels: Vec<Kernel>) -> Result<Vec<Loaded>> {
        let features = oracle::features();
        if let Some(kernel) = kernels.iter().find(|kernel| !kernel.features().is_subset(&features)) {
            return Err(format!("{} needs features that this machine lacks", kernel.name));
        }
        let folder = tools::root().join("target/tune");
        let path = build(&folder, &kernels)?;
        let unloaded = |error: libloading::Error| format!("can't load kernels: {error}");
        // SAFETY: we have just built this library of kernels, which runs nothing when it is loaded.
        let library = unsafe { Library::new(&path) };
        _ = fs::remove_file(&path);
        // The library stays loaded, because its functions are stored separately.
        let library = ManuallyDrop::new(library.map_err(unloaded)?);
        let load = |kernel: Kernel| {
            if kernel.contract.parameters.len() > ARGUMENTS {
                return Err(format!("{} has more than {ARGUMENTS} arguments", kernel.name));
            }
            // SAFETY: the symbol is a kernel that we built, whose arguments are numbers and pointers, in registers.
            let function = *unsafe { library.get::<Function>(kernel.name.as_bytes()) }.map_err(unloaded)?;
            let table = Buffer::of(&kernel.table);
            Ok(Loaded { kernel, function, table })
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
fn build(folder: &Path, kernels: &[Kernel]) -> Result<PathBuf> {
    /// The number in the name of the next library: the loader treats two libraries with the same path as one.
    static BUILT: AtomicUsize = AtomicUsize::new(0);
    let unique = format!("{}-{}", process::id(), BUILT.fetch_add(1, Ordering::Relaxed));
    let folder_of_this = folder.join(&unique);
    files::make_folder(&folder_of_this)?;
    let mut source =
        String::from("#![no_std]\n#[panic_handler]\nfn stop(_: &core::panic::PanicInfo<'_>) -> ! {\n    loop {}\n}\n");
    for kernel in kernels {
        files::write(folder_of_this.join(format!("{}.s", kernel.name)), kernel.print())?;
        source += &naked(kernel);
    }
    let main = folder_of_this.join("kernels.rs");
    files::write(&main, source)?;
    let library = folder.join(format!("{unique}.so"));
    let mut rustc = Command::new("rustc");
    rustc.current_dir(tools::root()).args(["--edition", "2024", "--crate-type", "cdylib", "-C", "panic=abort"]);
    let built = tools::output_of(rustc.arg(&main).arg("-o").arg(&library));
    files::remove_folder(&folder_of_this)?;
    built.map(|_| library)
}

/// Bytes at a multiple of 64, followed by a guard.
struct Buffer {
    lines: Vec<Line>,
    bytes: usize,
}

#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

/// The content of unwritten memory.
const FRESH: u8 = 0xa5;

impl Buffer {
    fn new(bytes: usize) -> Buffer {
        Buffer { lines: vec![Line([FRESH; 64]); bytes.div_ceil(64) + 1], bytes }
    }

    fn of(content: &[u8]) -> Buffer {
        let mut buffer = Buffer::new(content.len());
        buffer.all_mut()[..content.len()].copy_from_slice(content);
        buffer
    }

    fn all(&self) -> &[u8] {
        // SAFETY: a line is 64 bytes without padding.
        unsafe { slice::from_raw_parts(self.lines.as_ptr().cast(), 64 * self.lines.len()) }
    }

    fn all_mut(&mut self) -> &mut [u8] {
        // SAFETY: a line is 64 bytes without padding.
        unsafe { slice::from_raw_parts_mut(self.lines.as_mut_ptr().cast(), 64 * self.lines.len()) }
    }

    fn address(&mut self) -> usize {
        self.lines.as_mut_ptr().expose_provenance()
    }
}

/// A call of a kernel: the memory that its contract requires, and the arguments.
pub(super) struct Call<'k> {
    function: Function,
    /// The regions by name. The first of several aliasing regions owns the memory.
    buffers: BTreeMap<&'static str, Buffer>,
    /// The array of pointers of a kernel for several messages.
    _pointers: Vec<usize>,
    arguments: [usize; ARGUMENTS],
    /// The table, which outlives the call.
    _loaded: &'k Loaded,
}

impl<'k> Call<'k> {
    /// Returns a call for messages of `length` bytes, with these contents; the regions in `one` share one memory.
    pub(super) fn new(loaded: &'k Loaded, contents: &Regions, length: usize, one: &[&'static str]) -> Call<'k> {
        assert!(loaded.takes(length), "{} of {length} bytes", loaded.kernel.name);
        let contract = &loaded.kernel.contract;
        assert!(one.is_empty() || contract.may_alias.contains(&one), "the contract allows that regions coincide");
        let (mut buffers, mut pointers) = (BTreeMap::<&'static str, Buffer>::new(), Vec::new());
        let mut arguments = [0; ARGUMENTS];
        let mut buffer = |name: &'static str, bytes: usize| {
            let mut buffer = Buffer::new(bytes);
            if let Some(content) = contents.get(name) {
                assert!(content.len() <= bytes, "{} has {bytes} bytes of {name}", loaded.kernel.name);
                buffer.all_mut()[..content.len()].copy_from_slice(content);
            }
            let address = buffer.address();
            buffers.insert(name, buffer);
            address
        };
        for (parameter, argument) in contract.parameters.iter().zip(&mut arguments) {
            *argument = match parameter {
                Parameter::Length { .. } => length,
                Parameter::Pointer(region) if region.name == Parameter::TABLE => {
                    loaded.table.lines.as_ptr().expose_provenance()
                }
                Parameter::Pointer(region) => buffer(region.name, region.extent.bytes(length as u64) as usize),
                Parameter::Messages { count, .. } => {
                    pointers = (0..*count).map(|lane| buffer(Parameter::message_of(lane), length)).collect();
                    pointers.as_ptr().expose_provenance()
                }
            };
        }
        let mut call = Call { function: loaded.function, buffers, _pointers: pointers, arguments, _loaded: loaded };
        if let Some((first, others)) = one.split_first() {
            let place = |name: &str| contract.parameters.iter().position(|parameter| parameter.name() == name);
            let address = place(first).map(|place| call.arguments[place]);
            for other in others {
                // The input is in the memory of the first region.
                let content = call.buffers.remove(other).expect("a region of the contract");
                call.buffers.get_mut(first).expect("a region of the contract").lines.copy_from_slice(&content.lines);
                if let (Some(place), Some(address)) = (place(other), address) {
                    call.arguments[place] = address;
                }
            }
        }
        call
    }

    /// Calls the kernel.
    pub(super) fn run(&mut self) {
        let [a, b, c, d, e, f] = self.arguments;
        // SAFETY: `Loaded` exists only if this machine has the features, and `Call::new` has set up the arguments
        // according to the contract: every region lives as long as this value, has the length that the contract
        // requires, and is separate from the others or shares its memory with those that it may alias.
        unsafe { (self.function)(a, b, c, d, e, f) }
    }

    /// Returns the content of a region.
    pub(super) fn region(&self, name: &str) -> Option<&[u8]> {
        self.buffers.get(name).map(|buffer| &buffer.all()[..buffer.bytes])
    }

    /// Returns whether nothing was written after any region.
    pub(super) fn is_inside(&self) -> bool {
        self.buffers.values().all(|buffer| buffer.all()[buffer.bytes..].iter().all(|&byte| byte == FRESH))
    }
}
