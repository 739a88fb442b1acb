//! The frame of pages that are no part of the book: those of kernels, and lists of files.

/// The style sheet of these pages, from the root of the site.
pub(super) const STYLE: &str = "site.css";

/// A text with nothing that HTML would take for its own.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text in which backticks mark code.
pub(super) fn prose(text: &str) -> String {
    let mut parts = text.split('`').map(escape);
    let first = parts.next().unwrap_or_default();
    let rest: String =
        parts.zip(["<code>", "</code>"].iter().cycle()).map(|(part, tag)| format!("{tag}{part}")).collect();
    first + &rest
}

/// A page that lies `depth` folders below the root of the site. Its navigation and its body are HTML, its title is text.
pub(super) fn page(depth: usize, title: &str, navigation: &str, body: &str) -> String {
    let (title, root) = (escape(title), "../".repeat(depth));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} - raddle</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"{root}{STYLE}\">\n</head>\n<body>\n\
         <nav><a href=\"{root}index.html\">raddle</a> {navigation}</nav>\n<main>\n<h1>{title}</h1>\n{body}</main>\n\
         </body>\n</html>\n"
    )
}

/// A table with a heading for each column. The cells are HTML.
pub(super) fn table<const N: usize>(heads: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let row = |tag: &str, cells: &[String]| -> String {
        let cells: String = cells.iter().map(|cell| format!("<{tag}>{cell}</{tag}>")).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = rows.into_iter().map(|cells| row("td", &cells)).collect();
    format!("<table>\n{}{rows}</table>\n", row("th", &heads.map(escape)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_no_markup() {
        let page = page(2, "a < b", "", &table(["n & m"], [[escape("<i id=\"x\">")]]));
        assert!(page.contains("<h1>a &lt; b</h1>") && page.contains("href=\"../../site.css\""), "{page}");
        assert_eq!(prose("`a < b` and `c`."), "<code>a &lt; b</code> and <code>c</code>.");
        assert!(page.contains("<th>n &amp; m</th>") && page.contains("<td>&lt;i id=&quot;x&quot;&gt;</td>"), "{page}");
    }
}
