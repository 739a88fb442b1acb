//! Which pages the book has, and in which order. The titles are the headings of the pages.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::markdown::page;
use crate::{Result, files, tools};

/// The page of the gallery, and that of the API: both are written for the site.
pub(super) const GALLERY: &str = "kernels.md";
pub(super) const API: &str = "api.md";

/// A part of the book: its title, and its pages.
struct Part {
    title: &'static str,
    pages: &'static [Page],
}

/// A page, or a page with the other pages of a folder below it.
enum Page {
    One(&'static str),
    With(&'static str, &'static str),
}

use Page::{One, With};

const PARTS: [Part; 6] = [
    Part { title: "", pages: &[One("README.md")] },
    Part {
        title: "Use it",
        pages: &[
            One("docs/library.md"),
            One(API),
            One("docs/migration.md"),
            One("bindings/rustls/README.md"),
            One("docs/columns.md"),
            One("bindings/arrow/README.md"),
            With("bindings/datafusion/README.md", "bindings/datafusion/"),
            One("docs/parquet.md"),
            One("docs/c.md"),
            One("bindings/openssl/README.md"),
            One("docs/nettle.md"),
            One("docs/java.md"),
            One("docs/python.md"),
            One("bindings/python/README.md"),
            One("docs/program.md"),
            One("docs/sealed-files.md"),
            One("crates/raddle-age/README.md"),
            One("docs/sum.md"),
            One("crates/raddle-sum/README.md"),
            One("docs/limits-of-the-system.md"),
            One("docs/unwinding.md"),
        ],
    },
    Part {
        title: "Speed",
        pages: &[
            One("BENCHMARKS.md"),
            With("docs/benchmarks/README.md", "docs/benchmarks/"),
            With("docs/cores.md", "docs/cores/"),
            One("docs/md5-chain.md"),
        ],
    },
    Part {
        title: "Kernels",
        pages: &[One(GALLERY), One("bindings/kernels/README.md"), One("crates/raddle/gen/README.md")],
    },
    Part {
        title: "Trust",
        pages: &[
            One("SOUNDNESS.md"),
            One("docs/check.md"),
            One("docs/trust.md"),
            One("docs/threat-model.md"),
            One("SECURITY.md"),
            One("docs/audit-scope.md"),
            One("docs/review.md"),
            One("docs/sources.md"),
            One("sources/README.md"),
            One("vectors/README.md"),
            One("crates/raddle/src/kernel/safety.md"),
            One("bindings/openssl/src/safety.md"),
        ],
    },
    Part {
        title: "Work on it",
        pages: &[
            One("ARCHITECTURE.md"),
            One("CONTRIBUTING.md"),
            One("docs/tutorial/add-an-instruction.md"),
            One("docs/tutorial/add-a-kernel.md"),
            One("docs/tutorial/your-own-kernel.md"),
            With("docs/adr/README.md", "docs/adr/"),
            With("fuzz/seeds/README.md", "fuzz/"),
            One("RELEASING.md"),
            One("CHANGELOG.md"),
        ],
    },
];

/// A page of the book: its path, and whether it is below the one before.
pub(super) struct Chapter {
    pub(super) path: PathBuf,
    is_below: bool,
}

/// The parts, each with its title and its chapters. Fails where a page of the repository is in no part, or in two.
pub(super) fn parts() -> Result<Vec<(&'static str, Vec<Chapter>)>> {
    // Forms of the code host are read by who fills them in.
    let is_read = |path: &PathBuf| path.extension().is_some_and(|it| it == "md") && !path.starts_with(".github");
    divide(&tools::sources()?.into_iter().filter(is_read).collect())
}

fn divide(pages: &BTreeSet<PathBuf>) -> Result<Vec<(&'static str, Vec<Chapter>)>> {
    let mut left: BTreeSet<_> = pages.iter().cloned().chain([GALLERY, API].map(PathBuf::from)).collect();
    let mut take = |path: PathBuf, is_below| match left.remove(&path) {
        true => Ok(Chapter { path, is_below }),
        false => Err(format!("xtask/src/site/contents.rs: {} is no page, or named twice", path.display())),
    };
    let mut parts = Vec::new();
    for Part { title, pages: named } in &PARTS {
        let mut chapters = Vec::new();
        for page in *named {
            let (&path, folder) = match page {
                One(path) => (path, None),
                With(path, folder) => (path, Some(folder)),
            };
            chapters.push(take(path.into(), false)?);
            let below = pages.iter().filter(|other| folder.is_some_and(|it| other.starts_with(it)));
            for other in below.filter(|other| *other != Path::new(path)) {
                chapters.push(take(other.clone(), true)?);
            }
        }
        parts.push((*title, chapters));
    }
    match left.first() {
        None => Ok(parts),
        Some(page) => {
            Err(format!("{} is in no part of the site: name it in xtask/src/site/contents.rs", page.display()))
        }
    }
}

/// The summary of the book in `folder`, as mdBook reads it.
pub(super) fn summary(parts: &[(&str, Vec<Chapter>)], folder: &Path) -> Result<String> {
    let mut text = "# Summary\n\n".to_owned();
    for (title, chapters) in parts {
        if !title.is_empty() {
            text += &format!("\n# {title}\n\n");
        }
        for Chapter { path, is_below } in chapters {
            let name = heading(&files::read(folder.join(path))?).ok_or(format!("{}: no heading", path.display()))?;
            // A page before the parts is no item of a list.
            let before = if title.is_empty() {
                ""
            } else if *is_below {
                "  - "
            } else {
                "- "
            };
            text += &format!("{before}[{name}]({})\n", path.display());
        }
    }
    Ok(text)
}

/// The first heading of a page.
fn heading(text: &str) -> Option<String> {
    let prose = page(text).prose;
    let heading = prose.iter().find_map(|(_, line)| line.strip_prefix("# "))?;
    Some(heading.replace(['[', ']', '`'], "").trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_is_in_one_part() {
        let parts = parts().unwrap();
        let of = |page: &str| {
            let is_it = |chapter: &&Chapter| chapter.path == Path::new(page);
            parts.iter().find_map(|(title, chapters)| Some((*title, chapters.iter().find(is_it)?.is_below)))
        };
        assert_eq!(of("README.md"), Some(("", false)));
        assert_eq!(of("docs/cores.md"), Some(("Speed", false)));
        assert_eq!(of("docs/adr/0001-printed-kernels-checked-in.md"), Some(("Work on it", true)));
    }

    #[test]
    fn a_page_that_no_part_names_is_refused() {
        let sources = tools::sources().unwrap().into_iter();
        let mut pages: BTreeSet<PathBuf> = sources
            .filter(|path| path.extension().is_some_and(|it| it == "md") && !path.starts_with(".github"))
            .collect();
        pages.insert("docs/planted.md".into());
        assert!(divide(&pages).err().unwrap().contains("docs/planted.md is in no part"));
        pages.remove(Path::new("docs/planted.md"));
        pages.remove(Path::new("docs/sum.md"));
        assert!(divide(&pages).err().unwrap().contains("docs/sum.md is no page"));
    }

    #[test]
    fn the_title_of_a_page_is_its_heading() {
        assert_eq!(heading("<!-- a -->\n# The `raddle` [page]\n## more\n").as_deref(), Some("The raddle page"));
        assert_eq!(heading("```text\n# in a block\n```\n"), None);
    }
}
