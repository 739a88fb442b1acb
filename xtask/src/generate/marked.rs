//! Pages of which a part is generated, between two marks.

use crate::Result;

/// The lines between which the generated part of a page stands.
const MARKS: [&str; 2] = ["<!-- cargo xtask gen -->\n", "<!-- end of what was generated -->\n"];

/// Returns a page with another text in its generated part.
pub(super) fn fill(page: &str, text: &str) -> Result<String> {
    let missing = || "no place for what is generated".to_owned();
    let (before, rest) = page.split_once(MARKS[0]).ok_or_else(missing)?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or_else(missing)?;
    Ok([before, MARKS[0], text, MARKS[1], after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_between_the_marks_is_replaced() {
        let page = |text: &str| ["before\n", MARKS[0], text, MARKS[1], "after\n"].concat();
        assert_eq!(fill(&page("old\n"), "new\n"), Ok(page("new\n")));
        assert!(fill(MARKS[1], "new").is_err());
    }
}
