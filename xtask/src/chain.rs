//! `cargo xtask chain`: the critical path of each kernel's main loop; that of MD5 in docs/md5-chain.md.

use std::fmt::Write;

use clap::Args;
use raddle_check::chain::{Chain, Chains, Link, latency, limit};
use raddle_check::cost::{Analyzer, Core};
use raddle_isa::Isa;
use raddle_isa::x86_64::Op;
use raddle_kernels::Kernel;
use raddle_kernels::hash::Hash;

use crate::{Result, files, prove, tools};

/// Find the critical path of each main loop, hold it against its limit, and write docs/md5-chain.md.
#[derive(Args)]
pub(crate) struct CriticalPaths {
    /// Write nothing; fail where docs/md5-chain.md is not what would be written.
    #[arg(long)]
    check: bool,
    /// Only kernels whose name contains this, candidates of the tuner included, with the instructions of each path;
    /// writes nothing.
    #[arg(long, conflicts_with = "check")]
    only: Option<String>,
}

impl CriticalPaths {
    pub(crate) fn run(self) -> Result {
        let analyzer = match Analyzer::find() {
            Err(missing) if self.check => {
                println!("skipped: critical paths: {missing}");
                return Ok(());
            }
            found => found?,
        };
        let kernels = prove::kernels(self.only.as_deref())?;
        let found = paths(&kernels, analyzer)?;
        let width = kernels.iter().map(|kernel| kernel.name.len()).max().unwrap_or(0);
        println!("{:width$}  {:<14}  bytes  per iteration  through one  costly forms on the carried path", "", "");
        for Found { kernel, core, chains } in &found {
            let Chains { bytes, round, through } = chains;
            let (name, core, forms) = (kernel.name, core.name, limit::summary(round));
            println!("{name:width$}  {core:<14} {bytes:>6} {:>13.2} {:>12}  {forms}", round.cycles, through.cycles);
            if self.only.is_some() {
                round.links.iter().for_each(|link| println!("{}", shown(link)));
            }
        }
        let faults: Vec<_> = found.iter().flat_map(|it| limit::faults(it.kernel, it.core, &it.chains.round)).collect();
        if !faults.is_empty() {
            return Err(faults.join("\n"));
        }
        if self.only.is_some() {
            return Ok(());
        }
        let path = tools::root().join("docs/md5-chain.md");
        files::record(&path, &document(&found)?, self.check, "chain")
    }
}

/// The paths of a kernel on a core.
struct Found<'a> {
    kernel: &'a Kernel,
    core: Core,
    chains: Chains,
}

fn paths(kernels: &[Kernel], analyzer: Analyzer) -> Result<Vec<Found<'_>>> {
    let mut found = Vec::new();
    for kernel in kernels {
        for core in latency::cores(kernel) {
            if let Some(chains) = Chains::of(kernel, core, analyzer)? {
                found.push(Found { kernel, core, chains });
            }
        }
    }
    Ok(found)
}

fn shown(link: &Link) -> String {
    let form = link.form.map_or(String::new(), |form| format!("  {form}"));
    format!("    {:>5}  +{}  line {:<5} {}{form}", link.at, link.latency, link.line, link.inst)
}

/// The kernel whose chain is printed, and the core.
const PRINTED: (Isa, &str, &str) = (Isa::X86_64, "md5_blocks_gpr", "znver4");

/// What docs/md5-chain.md says.
fn document(found: &[Found<'_>]) -> Result<String> {
    let md5: Vec<_> = found.iter().filter(|it| it.kernel.operation == Hash::Md5.blocks()).collect();
    let (isa, name, core) = PRINTED;
    let is_printed = |it: &&&Found<'_>| (it.kernel.isa, it.kernel.name, it.core.name) == (isa, name, core);
    let printed = md5.iter().find(is_printed).ok_or(format!("there is no chain of {name} on {core}"))?;
    let row = |it: &&Found<'_>| {
        let (round, bytes) = (&it.chains.round, it.chains.bytes as f64);
        let forms = Some(limit::summary(round)).filter(|forms| !forms.is_empty()).unwrap_or("none".into());
        let cycles = round.cycles;
        let (isa, name, core) = (it.kernel.isa, it.kernel.name, it.core.name);
        format!("| {isa} | `{name}` | {core} | {cycles:.0} | {:.2} | {forms} |\n", cycles / bytes)
    };
    let rows: String = md5.iter().map(row).collect();
    Ok(format!("{HEAD}{rows}{MIDDLE}```text\n{}```\n", steps(&printed.chains.round)))
}

const HEAD: &str = "\
# The chain of MD5

Written by `cargo xtask chain`; `cargo xtask test` compares.

Each step of MD5 depends on the previous one. The function of the round takes `b`; its result is added to the sum of `a`, the
message word and the constant; the sum is rotated, and the old `b` is added. Operations without `b` are finished in time. So
a block takes at least as many cycles as this dependency chain, and only a shorter chain makes MD5 faster:

- **G** is `(d & b) | (!d & c)`, and no bit is set in both halves. So they may be added one after the other, the half
  without `b` first.
- **Sums of three operands** are two additions here instead of one `lea`. A `lea` of base, index and displacement
  takes three cycles on Intel's cores before Ice Lake and two on AMD's: on the chain that is 64 to 128 cycles a block.
- **Copies** are off the chain. Cores that rename registers do them in no time; on other cores nothing depends on them.
- **The end of a block** adds the buffer as it was before the block. In the last step it is added to the old `b`, in
  parallel with the chain.

Latencies are those of LLVM 19, with corrections for what its models omit (`crates/raddle-check/src/model/chain/latency.rs`); none
of it was measured. LLVM 19 has no Zen 5. A load is never on the chain.

| | kernel | core | cycles a block | a byte | costly forms on the chain |
|---|---|---|---|---|---|
";

const MIDDLE: &str = "
One block of `md5_blocks_gpr` on x86-64, with latencies of Zen 4: each instruction of the chain, and before it the cycle
in which its result is there.

";

/// The chain of a block, a line for each step: a step ends where something is added to what it rotated.
fn steps(chain: &Chain) -> String {
    let rotates = |link: &Link| link.inst.row.op == Op::rol32 as u16;
    let mut steps: Vec<&[Link]> = Vec::new();
    let mut rest = &chain.links[..];
    while let Some(rotation) = rest.iter().position(rotates) {
        let (step, after) = rest.split_at((rotation + 2).min(rest.len()));
        steps.push(step);
        rest = after;
    }
    let mut text = String::new();
    for (i, step) in steps.into_iter().chain(Some(rest).filter(|rest| !rest.is_empty())).enumerate() {
        if i % 16 == 0 {
            writeln!(text, "{}round {}", if i == 0 { "" } else { "\n" }, i / 16 + 1).expect("a string");
        }
        let links = step.iter().map(|link| format!("{:>5} {:<16}", link.at, link.inst.to_string()));
        writeln!(text, "{:>4}{}", i + 1, links.collect::<String>().trim_end()).expect("a string");
    }
    text
}
