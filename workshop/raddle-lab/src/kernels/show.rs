//! The assembly of a kernel, with remarks for a reader.

use std::io::{self, Write};

use raddle_isa::Isa;

use super::entry::Entry;
use super::records::NOTHING;

/// The column of the remarks.
const MARGIN: usize = 52;

/// Writes the text after its contract. Additions are comments, so the output still assembles.
pub(crate) fn write(entry: &Entry, output: &mut dyn Write) -> io::Result<()> {
    let sign = entry.kernel.isa.comment();
    let dim = anstyle::Style::new().dimmed();
    for line in header(entry) {
        writeln!(output, "{dim}{}{dim:#}", format!("{sign} {line}").trim_end())?;
    }
    let text = entry.kernel.print();
    let lines: Vec<&str> = text.lines().collect();
    for (i, line) in lines.iter().enumerate() {
        match remark(&lines, i) {
            Some(remark) => writeln!(output, "{line:<MARGIN$}{dim}{sign} {remark}{dim:#}")?,
            None => writeln!(output, "{line}")?,
        }
    }
    Ok(())
}

fn header(entry: &Entry) -> Vec<String> {
    let kernel = &entry.kernel;
    let or_none = |names: &[&str]| if names.is_empty() { "-".to_owned() } else { names.join(" ") };
    let mut lines = vec![
        format!("{}, for {}", kernel.name, kernel.isa),
        String::new(),
        kernel.contract.doc.to_owned(),
        String::new(),
        format!("weave   {}", kernel.weave),
        format!("needs   {}", or_none(&entry.features)),
        format!("size    {} instructions, {} bytes of stack", entry.instructions, entry.stack),
        format!("proved  {}", if entry.proved.is_empty() { NOTHING.to_owned() } else { entry.proved.join(" ") }),
        String::new(),
    ];
    lines.extend(kernel.parameters());
    lines.extend(kernel.contract.aliases());
    lines.push(String::new());
    lines
}

/// Describes the control flow of line `i`. Labels are numbers: `1b` is the preceding label `1:`, `1f` the following
/// one.
fn remark(lines: &[&str], i: usize) -> Option<String> {
    let line = lines[i].trim();
    if Isa::ALL.iter().any(|isa| isa.landing_pad() == Some(line)) {
        return Some("landing pad of calls through pointers".to_owned());
    }
    if let Some(label) = line.strip_suffix(':') {
        let back = format!("{label}b");
        return Some(match lines[i..].iter().position(|line| jumps_to(line, &back)) {
            Some(end) => format!("a loop of {} instructions", instructions(&lines[i..=i + end])),
            None => "where the jump lands".to_owned(),
        });
    }
    let target = line.split_whitespace().nth(1)?;
    let label = target.strip_suffix('f').filter(|label| label.bytes().all(|byte| byte.is_ascii_digit()))?;
    let skipped = lines[i..].iter().position(|line| line.trim() == format!("{label}:"))?;
    Some(format!("over {} instructions", instructions(&lines[i + 1..i + skipped])))
}

/// Counts the lines that are neither labels nor comments.
fn instructions(lines: &[&str]) -> usize {
    lines.iter().filter(|line| line.starts_with(' ')).count()
}

fn jumps_to(line: &str, target: &str) -> bool {
    line.split_whitespace().nth(1) == Some(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the text without its comments is the text that is printed for the library.
    #[test]
    fn what_is_shown_is_the_text() {
        for entry in Entry::all() {
            let mut shown = anstream::StripStream::new(Vec::new());
            write(&entry, &mut shown).unwrap();
            let shown = String::from_utf8(shown.into_inner()).unwrap();
            let sign = entry.kernel.isa.comment();
            let code = |text: &str| -> Vec<String> {
                // On AArch64 numbers begin with the sign that begins comments elsewhere.
                let lines = text.lines().map(|line| match line.find(&format!("{sign} ")) {
                    Some(comment) => line[..comment].trim_end().to_owned(),
                    None => line.to_owned(),
                });
                lines.filter(|line| !line.is_empty() && line != sign).collect()
            };
            assert_eq!(code(&shown), code(&entry.kernel.print()), "{}", entry.kernel.name);
            assert!(shown.contains(entry.kernel.contract.doc) && shown.contains(&entry.kernel.weave));
        }
    }

    #[test]
    fn landing_pads_are_remarked() {
        for pad in Isa::ALL.into_iter().filter_map(Isa::landing_pad) {
            assert!(remark(&[&format!("    {pad}")], 0).is_some_and(|remark| remark.contains("landing pad")));
        }
    }

    #[test]
    fn loops_and_skips_are_remarked() {
        let lines = ["    jb 3f", "2:", "    add rax, rbx", "    jne 2b", "3:", "    ret"];
        let remarks: Vec<Option<String>> = (0..lines.len()).map(|i| remark(&lines, i)).collect();
        assert_eq!(remarks[0].as_deref(), Some("over 2 instructions"));
        assert_eq!(remarks[1].as_deref(), Some("a loop of 2 instructions"));
        assert_eq!(remarks[4].as_deref(), Some("where the jump lands"));
        assert!(remarks[2].is_none() && remarks[3].is_none() && remarks[5].is_none());
    }
}
