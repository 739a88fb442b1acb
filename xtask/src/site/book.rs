//! The book: the pages of the repository, by mdBook, which is installed in `target/tools`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::contents::{self, API, GALLERY};
use super::place;
use crate::{Result, files, tools};

/// Where the sources of the book are written.
pub(super) const WORK: &str = "target/site-book";

/// The version of mdBook: another one may write other pages.
const MDBOOK: &str = "0.5.4";

/// The page that leads to the documentation of the API.
const TO_THE_API: &str = "# The Rust API\n\n\
    [The documentation of the crate raddle](api/raddle/index.html) is what `cargo doc` writes of it, with all features. It has \
    its own search.\n";

/// Writes the book into a folder, with a page for the gallery. Returns the files and folders to which its pages link.
pub(super) fn write(site: &Path, gallery: &str) -> Result<BTreeSet<PathBuf>> {
    let mdbook = mdbook()?;
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
    let mut build = Command::new(mdbook);
    tools::output_of(build.arg("build").arg("--dest-dir").arg(site).arg(&work))?;
    Ok(linked)
}

/// mdBook. It is a program and no dependency, so that no other task waits until it is compiled.
fn mdbook() -> Result<PathBuf> {
    let folder = tools::root().join("target/tools");
    let program = folder.join("bin/mdbook");
    let is_there = tools::output_of(Command::new(&program).arg("--version"));
    if is_there.is_ok_and(|version| version.trim_start_matches("mdbook v") == MDBOOK) {
        return Ok(program);
    }
    let mut install = tools::cargo("install");
    // What it takes is the time to compile it.
    install.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
    install.args(["mdbook", "--version", MDBOOK, "--debug", "--locked", "--quiet", "--force"]);
    // Without its server, which watches files.
    install.args(["--no-default-features", "--features", "search", "--root"]).arg(folder);
    tools::output_of(&mut install)?;
    Ok(program)
}
