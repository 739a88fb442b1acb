//! Where a file of the repository is in the site, and the links of pages that follow from it.
//!
//! Pages keep their paths, so that links from page to page stay as they are. Other files are copied, as text that a browser
//! shows: there is no public repository to link to.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use crate::links::targets;
use crate::markdown::page;

/// Where the texts of the kernels are in the repository, and their pages in the site.
pub(super) const TEXTS: &str = "crates/raddle/gen";
pub(super) const KERNELS: &str = "kernels";

/// What browsers show by the end of its name, and what is text for them.
const SHOWN: [&str; 5] = ["css", "html", "png", "svg", "txt"];

/// The path in the site of a file of the repository. Pages of Markdown become pages of the book, and the page of a kernel has
/// its text.
pub(super) fn of_file(path: &Path) -> PathBuf {
    let visible = visible(path);
    if let Ok(kernel) = path.strip_prefix(TEXTS)
        && kernel.extension().is_some_and(|it| it == "s")
    {
        return Path::new(KERNELS).join(kernel.with_extension("html"));
    }
    match path.extension().and_then(|it| it.to_str()) {
        Some("md") => visible.with_extension("html"),
        Some(end) if SHOWN.contains(&end) => visible,
        _ => PathBuf::from(format!("{}.txt", visible.display())),
    }
}

/// Whether the file is a page that others write: of the book, or of a kernel.
pub(super) fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|it| it != "html") && of_file(path).extension().is_some_and(|it| it == "html")
}

/// The path in the site of the list of what is in a folder.
pub(super) fn of_folder(path: &Path) -> PathBuf {
    visible(path).join("index.html")
}

/// A path without hidden folders, which servers and archives leave out.
fn visible(path: &Path) -> PathBuf {
    path.iter().map(|part| part.to_str().map_or(part, |part| part.trim_start_matches('.').as_ref())).collect()
}

/// The page of a repository with the links that it has in the site, and the files and folders to which they lead, but pages.
pub(super) fn links(path: &Path, text: &str, is_folder: impl Fn(&Path) -> bool) -> (String, BTreeSet<PathBuf>) {
    let mut linked = BTreeSet::new();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (number, line) in page(text).prose {
        for target in targets(line) {
            let (file, anchor) = target.split_at(target.find('#').unwrap_or(target.len()));
            let is_elsewhere = ["://", "mailto:", "::"].iter().any(|mark| target.contains(mark));
            if is_elsewhere || file.is_empty() || file.ends_with(".md") {
                continue;
            }
            let found = resolve(path.parent().unwrap_or(Path::new("")), Path::new(file));
            let placed = if is_folder(&found) { of_folder(&found) } else { of_file(&found) };
            let up = "../".repeat(path.components().count() - 1);
            let changed = &mut lines[number - 1];
            *changed = changed.replace(&format!("]({target})"), &format!("]({up}{}{anchor})", placed.display()));
            linked.insert(found);
        }
    }
    (lines.join("\n") + "\n", linked)
}

/// Follows a relative path from a folder.
fn resolve(folder: &Path, path: &Path) -> PathBuf {
    let mut found = folder.to_owned();
    for part in path.components() {
        match part {
            Component::ParentDir => _ = found.pop(),
            Component::Normal(name) => found.push(name),
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_pages_stay_and_links_to_files_lead_to_copies() {
        let text = "# A [page](../b.md#c), [code](src/a.rs), [a folder](../src), [a record](../r.txt)\n\
            [here](#a) [elsewhere](https://example.com/a.rs) [hidden](../.ci/run) ![drawn](w.svg) [once more](src/a.rs)\n\
            ```text\n[in a block](src/a.rs)\n```\n";
        let (changed, linked) = links(Path::new("docs/a.md"), text, |path| path == Path::new("src"));
        let expected = "# A [page](../b.md#c), [code](../docs/src/a.rs.txt), [a folder](../src/index.html), \
            [a record](../r.txt)\n\
            [here](#a) [elsewhere](https://example.com/a.rs) [hidden](../ci/run.txt) ![drawn](../docs/w.svg) \
            [once more](../docs/src/a.rs.txt)\n\
            ```text\n[in a block](src/a.rs)\n```\n";
        assert_eq!(changed, expected);
        let files = [".ci/run", "docs/src/a.rs", "docs/w.svg", "r.txt", "src"];
        assert_eq!(linked, files.map(PathBuf::from).into());
    }

    #[test]
    fn a_file_has_a_place_where_it_is_shown() {
        let place = |path: &str| of_file(Path::new(path)).display().to_string();
        let places = ["README.md", "docs/w.svg", "LICENSE-MIT", ".github/workflows/long.yml", "a.rs"].map(place);
        assert_eq!(
            places,
            ["README.html", "docs/w.svg", "LICENSE-MIT.txt", "github/workflows/long.yml.txt", "a.rs.txt"]
        );
    }
}
