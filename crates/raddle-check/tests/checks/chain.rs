//! Critical paths are as long as is known of them, and a longer one, or a costly form, is refused.

use raddle_check::chain::graph::Dependence;
use raddle_check::chain::latency::{X86_64, latencies};
use raddle_check::chain::{Chain, Chains, Form, limit};
use raddle_check::cost::{Analyzer, Core, Subject};
use raddle_check::run;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;

fn analyzer() -> Option<Analyzer> {
    Analyzer::find().inspect_err(|missing| println!("skipped: critical paths: {missing}")).ok()
}

fn md5() -> Kernel {
    raddle_kernels::named(Isa::X86_64, "md5_blocks_gpr").unwrap()
}

fn round(kernel: &Kernel, core: Core, analyzer: Analyzer) -> Chain {
    Chains::of(kernel, core, analyzer).unwrap().expect("a loop").round
}

/// The kernel with the constant and the function of a round added by one `lea`, as OpenJDK had it for long.
fn with_lea(mut kernel: Kernel) -> Kernel {
    let function = R10;
    let mut constant = None;
    kernel.edit(|inst| match (inst.row.name, &inst.args[..]) {
        ("add32", [Operand::Reg(_), Operand::Imm(number)]) => {
            constant = Some(*number);
            Vec::new()
        }
        ("add32", [Operand::Reg(sum), Operand::Reg(addend)]) if addend.reg == function.reg => {
            let sum = sum.bits(64);
            vec![lea64(sum, at(sum, constant.take().expect("a constant")).index(function, 1))]
        }
        _ => vec![inst.clone()],
    });
    kernel
}

/// The kernel with more behind each rotation.
fn with_more(mut kernel: Kernel, more: impl Fn(&Inst) -> Inst) -> Kernel {
    kernel.edit(|inst| if inst.row.name == "rol32" { vec![inst.clone(), more(inst)] } else { vec![inst.clone()] });
    kernel
}

#[test]
fn a_block_of_md5_takes_four_and_a_half_cycles_a_byte() {
    let Some(analyzer) = analyzer() else { return };
    for core in X86_64 {
        let chain = round(&md5(), core, analyzer);
        assert_eq!((chain.cycles, chain.iterations, chain.links.len()), (288.0, 1, 288), "{core:?}");
        assert_eq!(limit::faults(&md5(), core, &chain), [""; 0]);
    }
}

#[test]
fn a_lea_on_the_chain_is_named_where_it_costs() {
    let Some(analyzer) = analyzer() else { return };
    let old = with_lea(md5());
    let regions: [(&str, &[u8]); 2] = [("state", &[7; 16]), ("input", &std::array::from_fn::<u8, 128, _>(|i| i as u8))];
    assert_eq!(run::call(&old, &regions, 128, &[]), run::call(&md5(), &regions, 128, &[]), "still MD5");
    for (core, latency) in X86_64.into_iter().zip([3, 1, 2]) {
        let chain = round(&old, core, analyzer);
        assert_eq!(chain.cycles, 288.0 + 64.0 * (latency as f64 - 1.0), "{core:?}");
        let named: Vec<_> = chain.costly().map(|(link, form)| (form, link.latency)).collect();
        assert_eq!(named, vec![(Form::ThreeOperandLea, latency); if latency > 1 { 64 } else { 0 }], "{core:?}");
        let faults = limit::faults(&old, core, &chain);
        assert_eq!(faults.len(), if latency > 1 { 65 } else { 0 }, "{faults:?}");
    }
    let faults = limit::faults(&old, X86_64[0], &round(&old, X86_64[0], analyzer));
    assert_eq!(faults[0], "md5_blocks_gpr on skylake: an iteration waits 416 cycles for the one before, more than 288");
    let (_, named) = faults[1].split_once(": `lea ").unwrap();
    assert!(named.ends_with(", LEA of three operands: 3 cycles"), "{named}");
}

#[test]
fn a_longer_chain_is_refused() {
    let Some(analyzer) = analyzer() else { return };
    let sum = |inst: &Inst| inst.args[0];
    let longer = with_more(md5(), |inst| add32(sum(inst), 0));
    let chain = round(&longer, X86_64[2], analyzer);
    assert_eq!(chain.cycles, 288.0 + 64.0);
    assert_eq!(limit::faults(&longer, X86_64[2], &chain).len(), 1);
    // What is not on the chain costs nothing of it: this rotates the next word of the message.
    let beside = with_more(md5(), |_| mov32(R11.bits(32), at(RSI, 0)));
    assert_eq!(round(&beside, X86_64[2], analyzer).cycles, 288.0);
}

#[test]
fn a_chain_through_memory_is_refused() {
    let Some(analyzer) = analyzer() else { return };
    let mut spilled = md5();
    let mut spills = 0;
    spilled.edit(|inst| {
        let mut insts = vec![inst.clone()];
        if let ("rol32", [Operand::Reg(sum), _]) = (inst.row.name, &inst.args[..]) {
            // Below what the kernel keeps: nobody runs it.
            insts.extend([mov32_store(at(RSP, 0), *sum), mov32(*sum, at(RSP, 0))]);
            spills += 1;
        }
        insts
    });
    let chain = round(&spilled, X86_64[0], analyzer);
    assert!(chain.costly().all(|(_, form)| form == Form::ThroughMemory));
    assert_eq!((chain.costly().count(), spills), (64, 64));
    assert_eq!(chain.cycles, 288.0 + 64.0 * 6.0);
}

/// The instructions of SHA-256 on AArch64 overwrite one of two words that both of them need.
#[test]
fn a_copy_that_is_not_renamed_is_named() {
    let Some(analyzer) = analyzer() else { return };
    let kernel = raddle_kernels::named(Isa::Aarch64, "sha256_blocks_sha2").unwrap();
    let core = Core { isa: Isa::Aarch64, name: "neoverse-v1" };
    let chain = round(&kernel, core, analyzer);
    assert!(chain.costly().count() > 0 && chain.costly().all(|(_, form)| form == Form::Copy));
    assert_eq!(limit::faults(&kernel, core, &chain), [""; 0]);
}

/// A base that forces a displacement is one only on cores that count operands.
#[test]
fn forms_of_lea_are_told_apart() {
    let form = |mem| Form::of(&lea64(RAX, mem), Dependence::Data);
    assert_eq!(form(at(RCX, 4).index(RDX, 1)), Some(Form::ThreeOperandLea));
    assert_eq!(form(at(RBP, 0).index(RDX, 1)), Some(Form::ForcedDisplacement));
    assert_eq!(form(at(R13, 0).index(RDX, 1)), Some(Form::ForcedDisplacement));
    assert_eq!(form(at(RCX, 0).index(RDX, 4)), Some(Form::ScaledLea));
    assert_eq!(form(at(RCX, 0).index(RBP, 1)), None);
    assert_eq!(form(at(RBP, 4)), None);
    assert_eq!(Form::of(&vmovd(xmm(0), RAX.bits(32)), Dependence::Data), Some(Form::Crossing));
    assert_eq!(Form::of(&mov64(RAX, RCX), Dependence::Data), Some(Form::Copy));
    assert_eq!(Form::of(&add64(RAX, RCX), Dependence::Data), None);
    let Some(analyzer) = analyzer() else { return };
    let insts =
        [at(RCX, 4).index(RDX, 1), at(RBP, 0).index(RDX, 1), at(RCX, 0).index(RDX, 4), at(RCX, 0).index(RDX, 1)]
            .map(|mem| lea64(RAX, mem));
    let on = |core| latencies(analyzer, core, &insts.iter().collect::<Vec<_>>()).unwrap();
    assert_eq!(on(X86_64[0]).iter().map(|latency| latency.data).collect::<Vec<_>>(), [3, 3, 1, 1]);
    assert_eq!(on(X86_64[2]).iter().map(|latency| latency.data).collect::<Vec<_>>(), [2, 1, 2, 1]);
}

/// A simulation that runs out of nothing but time takes as long as the chain; it never takes less.
#[test]
fn no_simulated_loop_is_faster_than_its_chain() {
    let Some(analyzer) = analyzer() else { return };
    let kernels = [
        (Isa::Aarch64, "poly1305_blocks_gpr"),
        (Isa::Aarch64, "poly1305_blocks_neon"),
        (Isa::Aarch64, "ghash_blocks_neon"),
        (Isa::Aarch64, "aes128_gcm_seal_blocks_neon"),
        (Isa::X86_64, "sha256_blocks_avx2"),
    ];
    for (isa, name) in kernels {
        let kernel = raddle_kernels::named(isa, name).unwrap();
        for core in Core::of(&kernel) {
            let cost = analyzer.costs(&[&Subject::of(&kernel).unwrap().unwrap()], core).unwrap()[0];
            let chain = round(&kernel, core, analyzer);
            assert!(chain.cycles <= cost.cycles + 0.01, "{name} on {}: {} > {}", core.name, chain.cycles, cost.cycles);
        }
    }
}

#[test]
fn limits_name_kernels_and_cores() {
    let kernels = raddle_kernels::all();
    for (kernel, core, _) in limit::LIMITS {
        let core = Core::named(core).unwrap();
        assert!(kernels.iter().any(|known| (known.isa, known.name) == (core.isa, *kernel)), "{kernel}");
    }
}
