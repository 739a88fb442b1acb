//! Tests of the printed code, and of errors in it that the library must refuse.

use std::panic::catch_unwind;
use std::{env, process};

use raddle_check::library::{FIRST_LAYOUT, interface_text};
use raddle_check::statement;
use raddle_isa::Contract;
use raddle_isa::code::{Extent, Parameter};
use raddle_kernels::Kernel;
use raddle_kernels::aes::Size;
use raddle_kernels::operations::AesExpand;

use super::contracts::{arguments, contract_type};
use super::*;

fn kernel() -> Kernel {
    raddle_kernels::named(Isa::X86_64, "chacha20_xor_gpr").unwrap()
}

/// The code around a kernel is valid Rust, and nothing in a kernel may end the name or the line that contains it.
#[test]
fn what_is_printed_around_a_kernel_stays_in_its_place() {
    let generated = |kernel: Kernel| kernels(std::slice::from_ref(&kernel), std::slice::from_ref(&kernel));
    assert!(generated(kernel()).contains("\n    CHACHA20_XOR_GPR = chacha20_xor_gpr {\n"));
    for name in ["", "a b", "a\n}", "a\"", "../a", "1a", "a}"] {
        assert!(catch_unwind(|| generated(Kernel { name, ..kernel() })).is_err(), "{name:?}");
    }
    for weave in ["a\r}", "a\n} */"] {
        assert!(catch_unwind(|| generated(Kernel { weave: weave.into(), ..kernel() })).is_err(), "{weave:?}");
    }
    let weave = "word ".repeat(100);
    assert!(long_lines(Path::new("a.rs"), &generated(Kernel { weave, ..kernel() })).is_empty());
    let mut kernel = kernel();
    kernel.contract.parameters[0] = Parameter::in_place("out: u8) {", "");
    assert!(catch_unwind(|| generated(kernel)).is_err());
}

#[test]
fn long_lines_of_generated_rust_are_refused() {
    let (short, long) = ("x".repeat(MAX_LINE), "x".repeat(MAX_LINE + 1));
    assert!(long_lines(Path::new("a.rs"), &short).is_empty());
    assert_eq!(long_lines(Path::new("a.rs"), &format!("{short}\n{long}\n")), ["a.rs:2"]);
    assert_eq!(long_lines(Path::new("a.inc"), &long), ["a.inc:1"]);
    assert!(long_lines(Path::new("a.s"), &long).is_empty());
}

/// Returns the parameters of a kernel without their names.
fn types(kernel: &Kernel) -> Vec<String> {
    let of = |argument: String| argument.split_once(": ").expect("a name and a type").1.to_owned();
    arguments(kernel).into_iter().map(of).chain([contract_type(&*kernel.operation)]).collect()
}

#[test]
fn parameters_of_a_kernel_differ_and_so_do_functions_of_other_contracts() {
    let mut functions = BTreeMap::new();
    for kernel in Isa::ALL.into_iter().flat_map(raddle_kernels::of) {
        let types = types(&kernel);
        let mut once = types.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), types.len(), "{}: {types:?}", kernel.name);
        let contract = contract_type(&*kernel.operation);
        assert_eq!(functions.entry(types).or_insert_with(|| contract.clone()), &contract, "{}", kernel.name);
    }
    // There are four for ChaCha20-Poly1305, four for Poly1305, two for GHASH and one for POLYVAL, six for AES for each
    // size, four for AES-GCM-SIV for each of its two sizes, five for SHA-256 including pairs, four for SHA-512, five for
    // SHA-1, which has none for words and two with a check, two each for MD5 and BLAKE3, which also have none for a few
    // messages, one for BLAKE3's inputs, and three for several hash functions.
    assert_eq!(functions.len(), 4 + 4 + 3 + 3 * 6 + 4 * 2 + 5 + 4 + 5 + 2 * 2 + 1 + 3);
}

#[test]
#[should_panic(expected = "no meaning of `state`")]
fn a_kernel_of_another_operation_is_not_printed() {
    types(&Kernel { operation: AesExpand(Size::Aes128).into(), ..kernel() });
}

/// Kernels with other layouts of powers have other interfaces; kernels with other lengths do not.
#[test]
fn layouts_of_powers_are_those_of_their_names() {
    let all: Vec<_> = raddle_kernels::of(Isa::X86_64).collect();
    let text = kernels(&all, &all);
    let layout = |name: &str| {
        let module = text.split_once(&format!(" = {name} {{")).expect("a kernel").1;
        let shape = module.split_once(" layout: ").expect("a shape").1;
        shape.split_once(',').expect("a number").0.parse::<usize>().expect("a number")
    };
    assert_eq!(layout("chacha20_xor_gpr"), 0);
    assert!(layout("poly1305_powers_avx2") >= FIRST_LAYOUT);
    assert_eq!(layout("poly1305_powers_avx2"), layout("poly1305_blocks_avx2"));
    assert_ne!(layout("poly1305_powers_avx2"), layout("poly1305_powers_ifma"));
    assert_ne!(layout("ghash_powers_aesni"), layout("ghash_powers_vaes512"));
    assert_eq!(layout("ghash_powers_aesni"), layout("aes128_gcm_seal_blocks_aesni"));
}

/// The library, copied into its own workspace, in which only a generated file may be changed.
struct Copied(PathBuf);

impl Copied {
    fn new() -> Copied {
        let copied = Copied(env::temp_dir().join(format!("raddle-interface-{}", process::id())));
        let root = |file: &str| fs::read_to_string(tools::root().join(file)).unwrap();
        // The members before this line are not copied.
        let workspace = root("Cargo.toml");
        let (_, shared) = workspace.split_once("[workspace.package]").unwrap();
        let workspace =
            format!("[workspace]\nresolver = \"3\"\nmembers = [\"crates/raddle\"]\n[workspace.package]{shared}");
        for folder in ["src", "gen"] {
            copied.copy(&Path::new("crates/raddle").join(folder));
        }
        fs::write(copied.0.join("Cargo.toml"), workspace).unwrap();
        fs::write(copied.0.join("Cargo.lock"), root("Cargo.lock")).unwrap();
        // The rest of the manifest lists dependencies of tests, some of which are not copied.
        let manifest = root("crates/raddle/Cargo.toml");
        let (manifest, _) = manifest.split_once("[dev-dependencies]").unwrap();
        fs::write(copied.0.join("crates/raddle/Cargo.toml"), manifest).unwrap();
        copied
    }

    fn copy(&self, folder: &Path) {
        fs::create_dir_all(self.0.join(folder)).unwrap();
        for entry in fs::read_dir(tools::root().join(folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            if tools::root().join(&path).is_dir() {
                self.copy(&path);
            } else {
                fs::copy(tools::root().join(&path), self.0.join(&path)).unwrap();
            }
        }
    }

    /// Returns the compiler's messages if it refuses the code.
    fn check(&self) -> std::result::Result<(), String> {
        let mut cargo = tools::cargo("check");
        cargo.current_dir(&self.0).args(["--offline", "--quiet", "--package", "raddle"]);
        tools::output_of(cargo.env("CARGO_TARGET_DIR", self.0.join("target"))).map(drop)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_wrapper_does_not_compile_over_a_kernel_of_another_interface() {
    let Some(isa) = Isa::ALL.into_iter().find(|isa| isa.name().starts_with(env::consts::ARCH)) else {
        return println!("skipped: no kernel in assembly for this architecture");
    };
    let copied = Copied::new();
    copied.check().unwrap_or_else(|why| panic!("nothing is planted: {why}"));
    let module = copied.0.join("crates/raddle/gen").join(isa.name()).join("kernels.rs");
    let text = fs::read_to_string(&module).unwrap();
    let at = text.find("interface: \"").unwrap() + "interface: \"".len();
    let other = if text[at..].starts_with('0') { "1" } else { "0" };
    fs::write(&module, format!("{}{other}{}", &text[..at], &text[at + 1..])).unwrap();
    let why = copied.check().unwrap_err();
    assert!(why.contains("proved for another contract or statement"), "{why}");
}

/// Each operation has one hash, which is the same for all kernels of a wrapper, and differs from all other hashes.
#[test]
fn interfaces_are_those_of_operations() {
    let all = raddle_kernels::all();
    let interface = |name: &str| {
        let kernel = all.iter().find(|kernel| kernel.name == name).unwrap_or_else(|| panic!("{name}"));
        interface_text(kernel, &statement::describe(kernel))
    };
    // The shape contains other multiples, powers, numbers of messages and tables.
    assert_eq!(interface("poly1305_blocks_gpr"), interface("poly1305_blocks_ifma"));
    assert_eq!(interface("md5_lanes_neon_x4"), interface("md5_lanes_avx512_x64"));
    assert_eq!(interface("ghash_powers_aesni"), interface("ghash_powers_vaes512"));
    assert_eq!(interface("chacha20_poly1305_blocks_avx2"), interface("chacha20_poly1305_blocks_avx512x32"));
    assert_ne!(interface("aes128_gcm_seal_blocks_aesni"), interface("aes128_gcm_open_blocks_aesni"));
    assert_ne!(interface("aes128_gcm_seal_blocks_aesni"), interface("aes256_gcm_seal_blocks_aesni"));
    // The hash covers everything that the shape does not contain.
    let kernel = all.iter().find(|kernel| kernel.name == "chacha20_xor_gpr").unwrap();
    let changes: [fn(&mut Contract); 4] = [
        |contract| contract.may_alias.clear(),
        |contract| contract.parameters.swap(0, 1),
        |contract| {
            if let Parameter::Pointer(region) = &mut contract.parameters[3] {
                region.secret = false;
            }
        },
        |contract| {
            if let Parameter::Pointer(region) = &mut contract.parameters[3] {
                region.extent = Extent::Bytes(60);
            }
        },
    ];
    for change in changes {
        let mut other = kernel.clone();
        change(&mut other.contract);
        assert_ne!(interface_text(&other, "a statement"), interface_text(kernel, "a statement"));
    }
}
