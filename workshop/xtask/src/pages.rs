//! rustdoc's pages: links must lead to pages and their anchors to elements, and no link may be left as text in
//! brackets.
//!
//! rustdoc warns about links to items that it doesn't know. It does not warn if it knows an item but writes no page or
//! element for it, for example because the item is hidden or shown somewhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use crate::{Result, files, tools};

/// Builds the documentation of the library. Returns the folder of the pages.
pub(crate) fn build() -> Result<PathBuf> {
    // In a separate folder, where no other command changes pages at the same time.
    let target = tools::root().join("target/links");
    let mut cargo = tools::cargo("doc");
    cargo.args(["--quiet", "--package", "raddle", "--all-features", "--no-deps", "--target-dir"]).arg(&target);
    tools::output_of(&mut cargo)?;
    Ok(target.join("doc"))
}

/// Counts the relative links of all pages in a folder of rustdoc, images among them, and describes those that lead nowhere.
pub(crate) fn check(folder: &Path) -> Result<(usize, Vec<String>)> {
    let mut pages = BTreeMap::new();
    for path in tools::files_under(folder)? {
        let is_page = path.extension().is_some_and(|it| it == "html");
        // These are source code, and pages that a script fills.
        let is_other = path.starts_with("src") || ["help.html", "settings.html"].iter().any(|it| path == Path::new(it));
        if is_page && !is_other {
            let text = files::read(folder.join(&path))?;
            pages.insert(path, Page::parse(&text));
        }
    }
    let mut count = 0;
    let mut broken = Vec::new();
    for (path, page) in &pages {
        // If rustdoc finds no item for a link, it prints the brackets. The pages of RustCrypto's traits are written by
        // others.
        let ours = !path.iter().any(|part| part == "rustcrypto");
        broken.extend(
            page.unresolved.iter().filter(|_| ours).map(|link| format!("{}: `[{link}]`: no such item", path.display())),
        );
        for link in &page.links {
            // This is an address, or data in the page itself.
            let is_elsewhere = link.split('/').next().is_some_and(|start| start.contains(':'));
            if is_elsewhere {
                continue;
            }
            count += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { resolve(path, file) };
            let why = match pages.get(&target) {
                Some(page) if !anchor.is_empty() && !page.anchors.contains(anchor) => "no such element",
                None if !folder.join(&target).exists() => "no such page",
                _ => continue,
            };
            broken.push(format!("{}: `{link}`: {why}", path.display()));
        }
    }
    Ok((count, broken))
}

/// The parts of a page that matter.
struct Page {
    links: BTreeSet<String>,
    anchors: BTreeSet<String>,
    unresolved: BTreeSet<String>,
}

impl Page {
    fn parse(text: &str) -> Self {
        // Scripts contain parts of links.
        let text: String =
            text.split("<script").map(|part| part.split_once("</script>").map_or(part, |(_, it)| it)).collect();
        let values = |name: &str| -> BTreeSet<String> {
            let mark = format!(" {name}=\"");
            text.split(&mark)
                .skip(1)
                .filter_map(|rest| rest.split_once('"'))
                .map(|(value, _)| value.to_owned())
                .collect()
        };
        let brackets = text.split("[<code>").skip(1).filter_map(|rest| rest.split_once("</code>]"));
        let unresolved = brackets.map(|(item, _)| item.to_owned()).collect();
        Self { links: &values("href") | &values("src"), anchors: values("id"), unresolved }
    }
}

/// Follows a relative link from a page.
pub(crate) fn resolve(page: &Path, link: &str) -> PathBuf {
    let mut target = page.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => _ = target.pop(),
            Component::Normal(name) => target.push(name),
            _ => {}
        }
    }
    target
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn planted_broken_links_are_refused() {
        let folder = std::env::temp_dir().join(format!("raddle-pages-{}", std::process::id()));
        fs::create_dir_all(folder.join("a")).unwrap();
        let index = r##"<a href="a/type.Key.html#method.new">new</a> <a href="#here">here</a> <i id="here"></i>
            <img src="missing.svg"> <img src="data:image/svg+xml,">
            <a href="https://example.com/missing">elsewhere</a> <script>" href="missing.html"</script>
            <a href="a/type.Key.html#method.old">hidden</a> <a href="a/missing.html">missing</a>
            <p>by [<code>Sealer::seal_to</code>], of <code>[u8; 4]</code></p>"##;
        fs::write(folder.join("index.html"), index).unwrap();
        fs::write(folder.join("a/type.Key.html"), r#"<i id="method.new"></i> <a href="../index.html">up</a>"#).unwrap();
        let checked = check(&folder);
        fs::remove_dir_all(&folder).unwrap();
        let broken = [
            "index.html: `[Sealer::seal_to]`: no such item",
            "index.html: `a/missing.html`: no such page",
            "index.html: `a/type.Key.html#method.old`: no such element",
            "index.html: `missing.svg`: no such page",
        ];
        assert_eq!(checked.unwrap(), (6, broken.map(String::from).to_vec()));
    }
}
