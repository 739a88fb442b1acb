//! Files of the repository that pages link to: copies of them, and a list for each folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::{html, place};
use crate::{Result, files, tools};

/// Copies the files into the site, and those of the folders, each of which has a list of its files.
pub(super) fn write(site: &Path, linked: BTreeSet<PathBuf>) -> Result {
    let all = tools::sources()?;
    let mut copied = BTreeSet::new();
    for path in linked {
        if !tools::root().join(&path).is_dir() {
            copied.extend((!place::is_page(&path)).then_some(path));
            continue;
        }
        let within: Vec<_> = all.iter().filter(|file| file.starts_with(&path)).collect();
        let list = place::of_folder(&path);
        files::create(&site.join(&list), listing(&path, &list, &within))?;
        copied.extend(within.into_iter().filter(|file| !place::is_page(file)).cloned());
    }
    copied.iter().try_for_each(|path| {
        let to = site.join(place::of_file(path));
        let from = tools::root().join(path);
        match path.extension().is_some_and(|it| it == "html") {
            true => files::create(&to, with_pages_of_the_book(&files::read(from)?)),
            false => files::make_folder_of(&to).and_then(|()| files::copy(from, to)),
        }
    })
}

/// A page of HTML whose links to pages of Markdown, in scripts too, lead to pages of the book.
fn with_pages_of_the_book(text: &str) -> String {
    ["\"", "`", "#"]
        .iter()
        .fold(text.to_owned(), |text, end| text.replace(&format!(".md{end}"), &format!(".html{end}")))
}

/// The list of the files in a folder.
fn listing(folder: &Path, list: &Path, within: &[&PathBuf]) -> String {
    let depth = list.components().count() - 1;
    let item = |path: &&PathBuf| {
        let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
        let to = format!("{}{}", "../".repeat(depth), place::of_file(path).display());
        format!("<li><a href=\"{}\">{}</a></li>\n", html::escape(&to), html::escape(&name))
    };
    let items: String = within.iter().map(item).collect();
    html::page(depth, &folder.display().to_string(), "", &format!("<ul>\n{items}</ul>\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_a_copied_page_lead_into_the_book() {
        let page = "<a href=\"../a.md#b\">a.md</a> <script>link(`${name}.md`)</script>";
        let expected = "<a href=\"../a.html#b\">a.md</a> <script>link(`${name}.html`)</script>";
        assert_eq!(with_pages_of_the_book(page), expected);
    }

    #[test]
    fn a_list_leads_to_the_files_of_its_folder() {
        let [code, page] = ["src/a/b.rs", "src/safety.md"].map(PathBuf::from);
        let text = listing(Path::new("src"), Path::new("src/index.html"), &[&code, &page]);
        for item in ["<a href=\"../src/a/b.rs.txt\">a/b.rs</a>", "<a href=\"../src/safety.html\">safety.md</a>"] {
            assert!(text.contains(item), "{text}");
        }
    }
}
