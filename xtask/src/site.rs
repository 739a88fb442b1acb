//! `cargo xtask site`: the documents as a site in `target/site`: a book with search, the documentation of the API, the page of
//! benchmarks and a gallery of the kernels.
//!
//! Every link within the site is checked. The tests in `docs/site` open it in Chromium.

mod book;
mod contents;
mod gallery;
mod html;
mod place;
mod sources;

use std::path::Path;

use clap::Args;

use crate::{Result, files, pages, tools};

/// Write the documents as a site to target/site, check its links, and open it in Chromium.
#[derive(Args)]
pub(crate) struct Site {
    /// Fail where Chromium or pytest is missing, instead of skipping the tests.
    #[arg(long)]
    require_browser: bool,
}

/// Where the site is written.
const SITE: &str = "target/site";

/// The folder of the documentation of the API in the site.
const API: &str = "api";

impl Site {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join(SITE);
        let _taken = files::take_folder(&tools::root().join(book::WORK))?;
        let kernels = gallery::read()?;
        let linked = book::write(&folder, &gallery::index(&kernels))?;
        sources::write(&folder, linked)?;
        gallery::write(&folder, &kernels)?;
        copy(&pages::build()?, &folder.join(API))?;
        let (count, broken) = pages::check(&folder, API)?;
        if !broken.is_empty() {
            return Err(broken.join("\n"));
        }
        let files = tools::files_under(&folder)?;
        let bytes = files.iter().map(|path| files::size(&folder.join(path))).sum::<Result<u64>>()?;
        println!("report: {SITE}: {} files, {} MB, {count} relative links", files.len(), bytes / 1_000_000);
        self.open()
    }

    /// Starts the tests that open the site in Chromium.
    fn open(&self) -> Result {
        match tools::pytest("docs/site") {
            // The settings of the tests of bindings.
            Ok(mut pytest) => {
                if self.require_browser {
                    pytest.env("RADDLE_REQUIRE_BROWSER", "1");
                }
                tools::run(pytest.args(["-c", "bindings/pytest.ini", "--rootdir", "."]))
            }
            Err(why) if self.require_browser => Err(format!("the site in Chromium: {why}")),
            Err(why) => {
                println!("skipped: the site in Chromium: {why}");
                Ok(())
            }
        }
    }
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result {
    tools::files_under(from)?.into_iter().try_for_each(|path| {
        let copied = to.join(&path);
        files::make_folder_of(&copied)?;
        files::copy(from.join(&path), copied)
    })
}
