//! The gallery: a page for each kernel, with its contract, drawing, proofs, modelled costs and text, and an index in the book.
//!
//! `raddle-lab kernels` draws the kernels, and says what their instructions need and what models say of them. Texts are those of
//! the library. A kernel is refused if a record of proofs does not have it as it is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use raddle_kernels::Kernel;
use serde::Deserialize;

use super::html::{self, escape};
use super::place::{KERNELS, TEXTS};
use crate::{Result, confirm, files, native, tools};

/// A kernel, with what is said of it.
pub(super) struct Entry {
    kernel: Kernel,
    said: Said,
    /// Its properties, and the bounds of its limbs.
    proved: String,
    /// What other programs say of the goals of its proof.
    confirmed: String,
}

/// What `raddle-lab kernels --json` says of a kernel that holds on every machine.
#[derive(Deserialize)]
struct Said {
    name: String,
    isa: String,
    features: Vec<String>,
    instructions: usize,
    stack: usize,
    models: Vec<Model>,
}

/// The modelled cost of the main loop on a core.
#[derive(Deserialize)]
struct Model {
    core: String,
    cycles_per_byte: f64,
}

/// Reads what is said of all kernels.
pub(super) fn read() -> Result<Vec<Entry>> {
    let lines = tools::output_of(lab().args(["kernels", "--json"]))?;
    let said = |line| serde_json::from_str(line).map_err(|error| format!("raddle-lab kernels --json: {error}"));
    let said: Vec<Said> = lines.lines().map(said).collect::<Result<_>>()?;
    let proved = files::read(tools::root().join("records/PROVED.txt"))?;
    let confirmed = files::read(tools::root().join(confirm::RECORD))?;
    let mut said: BTreeMap<_, _> = said.into_iter().map(|it| ((it.isa.clone(), it.name.clone()), it)).collect();
    let entry = |kernel: Kernel| {
        let said = said.remove(&(kernel.isa.to_string(), kernel.name.to_owned()));
        Ok(Entry {
            said: said.ok_or_else(|| format!("raddle-lab does not know {} {}", kernel.isa, kernel.name))?,
            proved: about(&proved, &kernel, "PROVED.txt")?,
            confirmed: confirm::said_of(&confirmed, &kernel).ok_or_else(|| not_about(&kernel, "CONFIRMED.txt"))?,
            kernel,
        })
    };
    raddle_kernels::all().into_iter().map(entry).collect()
}

/// What a record says of a kernel as it is.
fn about(record: &str, kernel: &Kernel, name: &str) -> Result<String> {
    let subject = confirm::subject(kernel);
    let said = record.lines().find_map(|line| line.strip_prefix(&subject)?.strip_prefix(' '));
    said.map(str::to_owned).ok_or_else(|| not_about(kernel, name))
}

fn not_about(kernel: &Kernel, name: &str) -> String {
    format!("{name} is not about {} {} as it is", kernel.isa, kernel.name)
}

/// The path of a page, or of a drawing, from the root of the site.
fn path(kernel: &Kernel, end: &str) -> String {
    format!("{KERNELS}/{}/{}.{end}", kernel.isa, kernel.name)
}

/// The page of the book that leads to the pages of the kernels.
pub(super) fn index(entries: &[Entry]) -> String {
    let sets = entries.iter().map(|entry| entry.kernel.isa).collect::<BTreeSet<_>>().len();
    let mut text = format!(
        "# Gallery of kernels\n\n\
         The {} kernels of {sets} instruction sets, by what they compute. The page of a kernel has its contract, a drawing of \
         its inner loop, its proofs, its modelled costs and its text. The last column has the least of these costs: cycles per \
         byte of the main loop, on the core in parentheses. It is what a model says, and nothing that was measured.\n",
        entries.len(),
    );
    let mut operations: Vec<String> = Vec::new();
    for entry in entries {
        let operation = entry.kernel.operation.to_string();
        if !operations.contains(&operation) {
            operations.push(operation);
        }
    }
    for operation in operations {
        let of: Vec<_> = entries.iter().filter(|entry| entry.kernel.operation.to_string() == operation).collect();
        text += &format!(
            "\n## {operation}\n\n{}\n\n| kernel | instruction set | needs | instructions | cycles per byte |\n\
             |---|---|---|---:|---:|\n",
            of[0].kernel.contract.doc
        );
        for entry in of {
            text += &entry.row();
        }
    }
    text
}

impl Entry {
    /// The row of the index.
    fn row(&self) -> String {
        let least = self.said.models.iter().min_by(|a, b| a.cycles_per_byte.total_cmp(&b.cycles_per_byte));
        let cost = least.map_or("-".to_owned(), |model| format!("{:.2} ({})", model.cycles_per_byte, model.core));
        format!(
            "| [{}]({}) | {} | {} | {} | {cost} |\n",
            self.kernel.name,
            path(&self.kernel, "html"),
            self.kernel.isa,
            self.needs(),
            self.said.instructions
        )
    }

    fn needs(&self) -> String {
        if self.said.features.is_empty() { "-".to_owned() } else { self.said.features.join(" ") }
    }

    /// The page, between two others.
    fn page(&self, neighbours: [Option<&Entry>; 2], text: &str) -> String {
        let Kernel { name, isa, contract, .. } = &self.kernel;
        let operation = self.kernel.operation.to_string();
        let facts = html::table(
            ["instruction set", "needs", "instructions", "bytes of stack"],
            [[isa.to_string(), self.needs(), self.said.instructions.to_string(), self.said.stack.to_string()]],
        );
        let terms: Vec<String> = self.kernel.parameters().chain(contract.aliases()).collect();
        let body = format!(
            "<p>{doc}</p>\n{facts}\
             <h2 id=\"contract\">Contract</h2>\n<pre>{terms}</pre>\n\
             <h2 id=\"weave\">Weave</h2>\n<p>{weave}</p>\n\
             <figure><img src=\"{name}.svg\" alt=\"{name}: its instructions as woven threads\">\n</figure>\n\
             <h2 id=\"proofs\">Proofs</h2>\n{proofs}\
             <h2 id=\"costs\">Modelled costs</h2>\n{costs}\
             <h2 id=\"text\">Text</h2>\n<pre class=\"text\">{text}</pre>\n",
            doc = html::prose(contract.doc),
            terms = escape(&terms.join("\n")),
            weave = html::prose(&self.kernel.weave),
            proofs = self.proofs(),
            costs = self.costs(),
            text = highlighted(text, isa.comment()),
        );
        let link = |it: &Entry| format!("<a href=\"../../{}\">{}</a>", path(&it.kernel, "html"), it.kernel.name);
        let [before, after] = neighbours.map(|it| it.map(link));
        let around = [before.map(|it| format!("‹ {it}")), after.map(|it| format!("{it} ›"))];
        let navigation = format!(
            "› <a href=\"../../kernels.html#{operation}\">Kernels: {operation}</a> <span class=\"next\">{}</span>",
            around.into_iter().flatten().collect::<Vec<_>>().join(" | ")
        );
        html::page(2, &format!("{name}, for {isa}"), &navigation, &body)
    }

    /// What is proved, and what other programs say.
    fn proofs(&self) -> String {
        let (properties, bounds) = self.proved.split_once(' ').unwrap_or((&self.proved, ""));
        let property = |name: &str| format!("<a href=\"../../SOUNDNESS.html#{name}\">{name}</a>");
        let properties: Vec<String> = properties.split(',').map(property).collect();
        let [code, terms] = [self.kernel.hash(), raddle_check::library::subject_hash(&self.kernel)];
        let bounds =
            if bounds.is_empty() { String::new() } else { format!("<p>Limbs: <code>{}</code></p>\n", escape(bounds)) };
        format!(
            "<p>Proved: {}</p>\n{bounds}<p>Goals that <a href=\"../../SOUNDNESS.html#a-second-opinion\">programs by other \
             authors and a checker of equations</a> confirm, of all goals: {}</p>\n\
             <p>SHA-256 of text and table: <code>{code}</code><br>SHA-256 of contract, frame, statement and constants: \
             <code>{terms}</code></p>\n",
            properties.join(", "),
            escape(&self.confirmed),
        )
    }

    /// What models say of the main loop.
    fn costs(&self) -> String {
        if self.said.models.is_empty() {
            return "<p>No model: the kernel has no loop over a message.</p>\n".to_owned();
        }
        let mut models: Vec<&Model> = self.said.models.iter().collect();
        models.sort_by(|a, b| a.cycles_per_byte.total_cmp(&b.cycles_per_byte));
        let rows = models.iter().map(|model| [escape(&model.core), format!("{:.3}", model.cycles_per_byte)]);
        format!(
            "<p>Of the main loop, by llvm-mca: models, and nothing that was measured. \
             <a href=\"../../docs/cores.html#what-a-model-is-worth\">What a model is worth</a>.</p>\n{}",
            html::table(["core", "cycles per byte"], rows)
        )
    }
}

/// A text as HTML, with a class for comments. A comment begins with the sign and a blank, or is the sign alone.
fn highlighted(text: &str, sign: &str) -> String {
    let line = |line: &str| {
        let at = if line.trim_start().starts_with(sign) && !line.starts_with(' ') {
            Some(0)
        } else {
            line.find(&format!("{sign} "))
        };
        match at {
            Some(at) => format!("{}<span class=\"c\">{}</span>\n", escape(&line[..at]), escape(&line[at..])),
            None => escape(line) + "\n",
        }
    };
    text.lines().map(line).collect()
}

/// Writes the pages and the drawings, and the style sheet of pages outside the book.
pub(super) fn write(site: &Path, entries: &[Entry]) -> Result {
    files::copy(tools::root().join("docs/site").join(html::STYLE), site.join(html::STYLE))?;
    tools::output_of(lab().args(["kernels", "draw", "--every"]).arg(site.join(KERNELS)))?;
    entries.iter().enumerate().try_for_each(|(at, entry)| {
        let Kernel { name, isa, .. } = &entry.kernel;
        let neighbours = [at.checked_sub(1).map(|before| &entries[before]), entries.get(at + 1)];
        let text = files::read(tools::root().join(format!("{TEXTS}/{isa}/{name}.s")))?;
        files::write(site.join(path(&entry.kernel, "html")), entry.page(neighbours, &text))
    })
}

/// The program that lists and draws kernels.
fn lab() -> Command {
    native::program(tools::cargo("run"), "raddle-lab")
}

#[cfg(test)]
mod tests {
    use raddle_isa::Isa;

    use super::*;

    fn entry() -> Entry {
        let kernel = raddle_kernels::named(Isa::Aarch64, "poly1305_blocks_gpr").unwrap();
        let model = |core: &str, cycles_per_byte| Model { core: core.to_owned(), cycles_per_byte };
        let said = Said {
            name: kernel.name.to_owned(),
            isa: kernel.isa.to_string(),
            features: Vec::new(),
            instructions: 60,
            stack: 0,
            models: vec![model("slow", 2.5), model("fast", 1.25)],
        };
        Entry { kernel, said, proved: "abi,limbs h<=4".to_owned(), confirmed: "3/3 in 1 s".to_owned() }
    }

    #[test]
    fn a_page_has_all_that_is_said_of_its_kernel() {
        let page = entry().page([None, None], "// add < sub\n    add x0, x1, #5 // sum\n");
        let parts = [
            "<h1>poly1305_blocks_gpr, for aarch64</h1>",
            "<img src=\"poly1305_blocks_gpr.svg\"",
            "href=\"../../SOUNDNESS.html#abi\"",
            "<code>h&lt;=4</code>",
            "3/3 in 1 s",
            "<td>fast</td><td>1.250</td></tr>\n<tr><td>slow</td>",
            "<span class=\"c\">// add &lt; sub</span>\n    add x0, x1, #5 <span class=\"c\">// sum</span>\n",
        ];
        for part in parts {
            assert!(page.contains(part), "{part} is missing: {page}");
        }
        assert!(page.contains(&html::prose(entry().kernel.contract.doc)) && page.contains(&entry().kernel.hash()));
    }

    #[test]
    fn the_index_leads_to_the_page_of_each_kernel() {
        let index = index(&[entry()]);
        let row =
            "| [poly1305_blocks_gpr](kernels/aarch64/poly1305_blocks_gpr.html) | aarch64 | - | 60 | 1.25 (fast) |";
        assert!(index.contains(row) && index.contains("\n## poly1305_blocks\n"), "{index}");
    }

    #[test]
    fn a_kernel_that_was_proved_with_another_text_is_refused() {
        let kernel = entry().kernel;
        let line = format!("{} abi,bounds", confirm::subject(&kernel));
        assert_eq!(about(&line, &kernel, "PROVED.txt").as_deref(), Ok("abi,bounds"));
        let changed = line.replacen(&kernel.hash(), &"0".repeat(64), 1);
        assert!(about(&changed, &kernel, "PROVED.txt").is_err());
    }
}
