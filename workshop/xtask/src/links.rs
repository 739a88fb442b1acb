//! `cargo xtask links`: checks that the relative links of the Markdown pages lead to files, and their anchors to
//! headings, and that a reader who starts at README.md reaches every page. With `--html`, it checks the pages that rustdoc writes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::markdown::page;
use crate::{Result, files, pages, tools};

/// Check the relative links and anchors of all Markdown pages, and that README.md leads to each.
#[derive(Args)]
pub(crate) struct Links {
    /// Check the pages that rustdoc writes about the library instead.
    #[arg(long)]
    html: bool,
}

impl Links {
    pub(crate) fn run(self) -> Result {
        if self.html {
            let (count, broken) = pages::check(&pages::build()?)?;
            println!("{count} relative links in pages of rustdoc");
            return if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) };
        }
        let is_page = |path: &PathBuf| path.extension().is_some_and(|it| it == "md");
        let pages: Vec<_> = tools::sources()?.into_iter().filter(is_page).collect();
        let (count, broken) = check(tools::root(), &pages, Path::new("README.md"))?;
        println!("{count} relative links in {} pages", pages.len());
        if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
    }
}

/// Counts the relative links of pages. Describes the links that lead nowhere, and the pages to which no links lead from `first`.
/// The paths are relative to `root`.
fn check(root: &Path, pages: &[PathBuf], first: &Path) -> Result<(usize, Vec<String>)> {
    let mut count = 0;
    let mut broken = Vec::new();
    let mut linked: BTreeMap<&Path, BTreeSet<PathBuf>> = BTreeMap::new();
    for path in pages {
        let text = files::read(root.join(path))?;
        for (line, target) in page(&text).prose.iter().flat_map(|(line, text)| targets(text).map(move |it| (line, it)))
        {
            // External links are not followed; rustdoc checks paths of items.
            if ["://", "mailto:", "::"].iter().any(|mark| target.contains(mark)) {
                continue;
            }
            count += 1;
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { path.clone() } else { pages::resolve(path, file) };
            let mut failed = |why: String| broken.push(format!("{}:{line}: `{target}`: {why}", path.display()));
            if !root.join(&file).exists() {
                failed("no such file".into());
            } else if !anchor.is_empty() && !anchors(&files::read(root.join(&file))?).iter().any(|it| it == anchor) {
                failed("no such heading".into());
            }
            linked.entry(path).or_default().insert(file);
        }
    }
    let mut unread: BTreeSet<&PathBuf> = pages.iter().filter(|path| !path.starts_with(FORMS)).collect();
    let mut next = vec![first.to_owned()];
    while let Some(page) = next.pop() {
        if unread.remove(&page) {
            next.extend(linked.remove(&*page).unwrap_or_default());
        }
    }
    broken.extend(unread.iter().map(|path| format!("{}: no link leads here from {}", path.display(), first.display())));
    Ok((count, broken))
}

/// The folder with the code host's forms, which the host shows to people who fill them in.
pub(crate) const FORMS: &str = ".github";

/// Returns the targets of the links `[text](target)` in a line.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("](").filter_map(move |(at, _)| line[at + 2..].split_once(')').map(|(target, _)| target))
}

/// Returns the anchors that GitHub gives the headings of a page.
fn anchors(text: &str) -> Vec<String> {
    let mut uses: BTreeMap<String, usize> = BTreeMap::new();
    let headings = page(text).prose.into_iter().filter(|(_, line)| line.starts_with('#'));
    let anchor = |(_, heading): (usize, &str)| {
        let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
        let anchor: String = heading.trim_start_matches('#').trim().chars().filter(kept).collect();
        let anchor = anchor.to_lowercase().replace(' ', "-");
        let times = uses.entry(anchor.clone()).or_default();
        *times += 1;
        if *times == 1 { anchor } else { format!("{anchor}-{}", *times - 1) }
    };
    headings.map(anchor).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn planted_broken_links_are_refused() {
        let folder = std::env::temp_dir().join(format!("raddle-links-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let text = "# A `heading`, twice\n# A heading, twice\n[a](b.md#a-heading-twice-1) [c](#a-heading-twice)\n\
                    [no file](missing.md)\n[no heading](b.md#missing)\n```text\n[in a block](missing.md)\n```\n\
                    [elsewhere](https://example.com/missing)\n";
        let texts =
            [("b.md", text), ("c/d.md", "[e](../c/e.md)\n"), ("c/e.md", "# E\n"), (".github/form.md", "# Form\n")];
        for (path, text) in texts {
            fs::create_dir_all(folder.join(path).parent().unwrap()).unwrap();
            fs::write(folder.join(path), text).unwrap();
        }
        let checked = check(&folder, &texts.map(|(path, _)| path.into()), Path::new("b.md"));
        let from_d = check(&folder, &["c/d.md", "c/e.md"].map(PathBuf::from), Path::new("c/d.md"));
        fs::remove_dir_all(&folder).unwrap();
        let broken = [
            "b.md:4: `missing.md`: no such file",
            "b.md:5: `b.md#missing`: no such heading",
            "c/d.md: no link leads here from b.md",
            "c/e.md: no link leads here from b.md",
        ];
        assert_eq!(checked.unwrap(), (5, broken.map(String::from).to_vec()));
        assert_eq!(from_d.unwrap(), (1, vec![]));
    }
}
