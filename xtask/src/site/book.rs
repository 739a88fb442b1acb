//! The book: the pages of the repository, by mdBook, which is installed in `target/tools`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::contents::{self, API, GALLERY};
use super::place;
use crate::tool::Tool;
use crate::{Result, files, tools};

/// Where the sources of the book are written.
pub(super) const WORK: &str = "target/site-book";

/// Without its server, which watches files.
const MDBOOK: Tool =
    Tool { name: "mdbook", version: "0.5.4", options: &["--no-default-features", "--features", "search"] };

/// The page that leads to the documentation of the API.
const TO_THE_API: &str = "# The Rust API\n\n\
    [The documentation of the crate raddle](api/raddle/index.html) is what `cargo doc` writes of it, with all features. It has \
    its own search.\n";

/// Writes the book into a folder, with a page for the gallery. Returns the files and folders to which its pages link.
pub(super) fn write(site: &Path, gallery: &str) -> Result<BTreeSet<PathBuf>> {
    let work = tools::root().join(WORK);
    let sources = work.join("src");
    // Of an earlier run: a page may be gone since.
    files::remove_folder(&sources)?;
    let parts = contents::parts()?;
    let mut linked = BTreeSet::new();
    for chapter in parts.iter().flat_map(|(_, chapters)| chapters) {
        let path = &chapter.path;
        let text = match path.to_str() {
            Some(GALLERY) => gallery.to_owned(),
            Some(API) => TO_THE_API.to_owned(),
            _ => {
                let is_folder = |path: &Path| tools::root().join(path).is_dir();
                let text = files::read(tools::root().join(path))?;
                let (text, more) = place::links(path, &text, is_folder);
                linked.extend(more);
                text
            }
        };
        files::create(&sources.join(path), text)?;
    }
    files::write(sources.join("SUMMARY.md"), contents::summary(&parts, &sources)?)?;
    for file in ["book.toml", "book.css"] {
        files::copy(tools::root().join("docs/site").join(file), work.join(file))?;
    }
    let mut build = Command::new(MDBOOK.program("mdbook")?);
    tools::output_of(build.arg("build").arg("--dest-dir").arg(site).arg(&work))?;
    Ok(linked)
}
