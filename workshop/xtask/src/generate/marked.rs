//! Pages with a generated part between two marks.

use crate::Result;

/// The marks around the generated part of a Markdown page.
const MARKS: [&str; 2] = ["<!-- cargo xtask gen -->\n", "<!-- end of what was generated -->\n"];

/// The marks in Python.
const PYTHON: [&str; 2] = ["# cargo xtask gen\n", "# end of what was generated\n"];

/// The marks in C++, Java and Scala.
const SLASHES: [&str; 2] = ["// cargo xtask gen\n", "// end of what was generated\n"];

/// Returns a page with another text in its generated part.
pub(super) fn fill(page: &str, text: &str) -> Result<String> {
    let marked = |[begin, end]: [&str; 2]| {
        let (before, rest) = page.split_once(begin)?;
        let (old, after) = rest.split_once(end)?;
        // The second mark may be indented.
        let indent = &old[old.trim_end_matches(' ').len()..];
        Some([before, begin, text, indent, end, after].concat())
    };
    [MARKS, PYTHON, SLASHES]
        .into_iter()
        .find_map(marked)
        .ok_or_else(|| "the marks around the generated part are missing".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_between_the_marks_is_replaced() {
        let page = |text: &str| ["before\n", MARKS[0], text, MARKS[1], "after\n"].concat();
        assert_eq!(fill(&page("old\n"), "new\n"), Ok(page("new\n")));
        assert!(fill(MARKS[1], "new").is_err());
        let class = |text: &str| ["class C:\n    ", PYTHON[0], text, "    ", PYTHON[1]].concat();
        assert_eq!(fill(&class("    old = 1\n"), "    new = 1\n"), Ok(class("    new = 1\n")));
        let slashes = |text: &str| [SLASHES[0], text, SLASHES[1]].concat();
        assert_eq!(fill(&slashes("old;\n"), "new;\n"), Ok(slashes("new;\n")));
    }
}
