//! `cargo xtask book`: the documents as a book, by mdBook, in `target/book/html`.
//!
//! Documents link to sources and records, so the book has a copy of each tracked file. Every link must lead somewhere.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use clap::Args;

use crate::spelling::{PROGRAMS, programs};
use crate::{Result, files, links, pages, tools};

/// Write the documents as a book with mdBook, and check its links.
#[derive(Args)]
pub(crate) struct Book {}

/// The settings of mdBook.
const SETTINGS: &str = "docs/book.toml";

impl Book {
    pub(crate) fn run(self) -> Result {
        if let Err(why) = programs() {
            println!("skipped: the book of the documents: {why}");
            return Ok(());
        }
        let book = tools::root().join("target/book");
        files::remove_folder(&book)?;
        let tracked = tools::output_of(Command::new("git").arg("ls-files").current_dir(tools::root()))?;
        let all: Vec<&Path> = tracked.lines().map(Path::new).collect();
        for file in &all {
            let place = book.join("src").join(file);
            files::make_folder_of(&place)?;
            files::copy(tools::root().join(file), place)?;
        }
        files::copy(tools::root().join(SETTINGS), book.join("book.toml"))?;
        files::write(book.join("src/SUMMARY.md"), summary(&all)?)?;

        let mut mdbook = Command::new(tools::root().join(PROGRAMS).join("bin/mdbook"));
        tools::output_of(mdbook.arg("build").arg(&book))?;
        let html = book.join("html");
        let (count, broken) = pages::check(&html)?;
        println!("{} has {count} relative links", html.display());
        if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
    }
}

/// Returns mdBook's list of the pages: README.md, then the other pages at the root, then each folder's.
fn summary(files: &[&Path]) -> Result<String> {
    let is_page = |file: &&&Path| file.extension().is_some_and(|it| it == "md") && !file.starts_with(links::FORMS);
    let mut pages: Vec<&&Path> = files.iter().filter(is_page).collect();
    pages.sort_by_key(|page| (**page != Path::new("README.md"), page.parent() != Some(Path::new("")), **page));
    let mut summary = String::from("# Summary\n");
    for page in pages {
        let text = files::read(tools::root().join(page))?;
        let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(&page.to_string_lossy()).to_owned();
        writeln!(summary, "- [{title}]({})", page.display()).map_err(|error| error.to_string())?;
    }
    Ok(summary)
}
