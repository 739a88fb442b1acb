//! The text of a kernel as a file, which is refused if a newcomer could not read it.

use raddle_isa::banner::WIDTH;
use raddle_kernels::Kernel;

use crate::Result;

/// The minimum number of comments in a kernel, each at the beginning of a phase.
const MIN_PHASES: usize = 4;

/// Returns the text of a kernel under its banner.
pub(super) fn file(kernel: &Kernel) -> Result<String> {
    let text = kernel.assembly();
    phases(kernel, &text)?;
    Ok(text)
}

/// Returns the number of phases that comments announce. Refuses a text with few comments, with code before the first
/// one, without its banner, or with an overlong line.
fn phases(kernel: &Kernel, text: &str) -> Result<usize> {
    let refuse = |what: String| Err(format!("{}, for {}: {what}", kernel.name, kernel.isa));
    if let Some(line) = text.lines().find(|line| line.len() > WIDTH) {
        return refuse(format!("a line of more than {WIDTH} characters: {line}"));
    }
    let Some(text) = text.strip_prefix(&kernel.banner()) else { return refuse("no banner".into()) };
    let is_comment = |line: &&str| line.starts_with(kernel.isa.comment());
    let lines = || text.lines().filter(|line| !line.trim_start().starts_with(".cfi_"));
    let first = lines().find(|line| kernel.isa.landing_pad() != Some(line.trim()));
    if !first.is_some_and(|line| is_comment(&line)) {
        return refuse("no comment says what the first instructions do: give them a phase in the kernel's code".into());
    }
    match lines().filter(is_comment).count() {
        few @ ..MIN_PHASES => refuse(format!("{few} phases, fewer than {MIN_PHASES}")),
        phases => Ok(phases),
    }
}

#[cfg(test)]
mod tests {
    use raddle_isa::{Code, Inst};

    use super::*;

    #[test]
    fn every_kernel_says_what_its_phases_do() {
        let all = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
        let phases: Vec<usize> = all.iter().map(|kernel| phases(kernel, &kernel.assembly()).unwrap()).collect();
        println!("report: {} kernels, {} phases", phases.len(), phases.iter().sum::<usize>());
    }

    /// Removes the comments of a kernel before instruction `end`.
    fn without_phases(kernel: &Kernel, end: usize) -> Kernel {
        let (mut kernel, mut count) = (kernel.clone(), 0);
        kernel.edit(|inst| {
            count += 1;
            vec![if count > end { inst.clone() } else { Inst::new(inst.row, &inst.args) }]
        });
        kernel.code.retain(|code| !matches!(code, Code::Note(_)));
        kernel
    }

    #[test]
    fn texts_that_say_too_little_are_refused() {
        for name in ["chacha20_xor_avx512_row4", "poly1305_blocks_gpr", "sha256_blocks_sha2", "ghash_blocks_vsx"] {
            let all = raddle_kernels::all();
            let kernel = all.iter().find(|kernel| kernel.name == name).unwrap();
            let refusal = |kernel: &Kernel, text: &str| phases(kernel, text).unwrap_err();
            let text = kernel.assembly();
            assert!(phases(kernel, &text).is_ok());
            let silent = without_phases(kernel, usize::MAX);
            assert!(refusal(&silent, &silent.assembly()).contains("first instructions"));
            let late = without_phases(kernel, 1);
            assert!(refusal(&late, &late.assembly()).contains("first instructions"));
            assert!(refusal(kernel, text.strip_prefix(&kernel.banner()).unwrap()).contains("no banner"));
            let sign = kernel.isa.comment();
            let three: String = kernel.banner() + &format!("{sign} a\n{sign} b\n{sign} c\n    ret\n");
            assert!(refusal(kernel, &three).contains("3 phases"));
            assert!(refusal(kernel, &format!("{text}{sign} {}\n", "a".repeat(120))).contains("more than 120"));
        }
    }

    /// The page that each banner names has a row for the kernel.
    #[test]
    fn every_design_has_a_source() {
        let page = include_str!("../../../../docs/prior-art.md");
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
        let patterns: Vec<&str> = rows.flat_map(|cell| cell.split('`').filter(|part| part.contains('_'))).collect();
        let has_source = |name: &str| {
            patterns.iter().any(|pattern| {
                let mut parts = pattern.split('*');
                let rest = name.strip_prefix(parts.next().unwrap_or(""));
                parts
                    .try_fold(rest, |rest, part| Some(rest?.split_once(part).map(|(_, rest)| rest)))
                    .flatten()
                    .is_some()
            })
        };
        for kernel in raddle_kernels::all() {
            assert!(has_source(kernel.name), "docs/prior-art.md has no row for {}", kernel.name);
        }
        assert!(!has_source("crc32_blocks_pclmul"));
    }

    /// The digest in PROVED.txt is a digest of the code: it changes with any instruction, but not with a comment.
    #[test]
    fn comments_are_no_part_of_the_digest() {
        for kernel in raddle_kernels::all() {
            assert_eq!(without_phases(&kernel, usize::MAX).hash(), kernel.hash(), "{}", kernel.name);
            assert!(kernel.banner().contains(&kernel.hash()), "{}", kernel.name);
            let mut other = kernel.clone();
            let mut first = true;
            other.edit(|inst| if std::mem::take(&mut first) { Vec::new() } else { vec![inst.clone()] });
            assert_ne!(other.hash(), kernel.hash(), "{}", kernel.name);
        }
    }
}
