//! The tokens of a Rust file, by which a step that only compiles the file recognises it.

use std::fmt::Write;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::files::sha256;

/// Returns the digest of a Rust file without its comments and without the text of its documentation. Returns the digest
/// of the whole text if its tokens can't be read.
///
/// The arguments of macros keep their documentation, because a macro can compile it. So the digest does not suit a crate
/// with a `derive` that reads documentation, such as clap's. Places in the file are no part of the digest: no result of a
/// step depends on the line of a panic.
pub(super) fn digest(text: &str) -> String {
    let mut code = String::new();
    match text.parse() {
        Ok(tokens) => write(tokens, false, &mut code),
        Err(_) => text.clone_into(&mut code),
    }
    sha256(code.as_bytes())
}

/// Appends tokens, separated by blanks. `keeps_documentation` is set in the arguments of a macro.
fn write(tokens: TokenStream, keeps_documentation: bool, code: &mut String) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let documentation = documentation(&tokens[at..]).filter(|_| !keeps_documentation);
        if let Some(length) = documentation {
            // Documentation leaves a mark: the compiler warns if an item has none, or if a statement has some.
            let mark = if length == 2 { "#[doc] " } else { "#![doc] " };
            if !code.ends_with(mark) {
                code.push_str(mark);
            }
            at += length;
            continue;
        }
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                // The group of `name!(…)`, and of `macro_rules! name {…}`. A negation is taken for a macro too.
                let before = |distance: usize| at.checked_sub(distance).is_some_and(|at| is_punct(&tokens[at], '!'));
                code.push_str(open);
                write(group.stream(), keeps_documentation || before(1) || before(2), code);
                code.push_str(close);
            }
            // Two marks may be one operator.
            TokenTree::Punct(mark) if mark.spacing() == proc_macro2::Spacing::Joint => code.push(mark.as_char()),
            other => write!(code, "{other} ").expect("a string"),
        }
        at += 1;
    }
}

/// Returns the number of tokens of the documentation that begins the tokens: `#[doc = …]` or `#![doc = …]`. The parser
/// reads `///` and `//!` as these attributes.
fn documentation(tokens: &[TokenTree]) -> Option<usize> {
    let (group, length) = match tokens {
        [sign, TokenTree::Group(group), ..] if is_punct(sign, '#') => (group, 2),
        [sign, mark, TokenTree::Group(group), ..] if is_punct(sign, '#') && is_punct(mark, '!') => (group, 3),
        _ => return None,
    };
    let mut content = group.stream().into_iter();
    let is_name = matches!(content.next(), Some(TokenTree::Ident(name)) if name == "doc");
    (is_name && content.next().is_some_and(|token| is_punct(&token, '='))).then_some(length)
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_the_text_of_documentation_change_nothing() {
        let plain = "//! A.\n/// B.\nfn f() -> u8 { 1 + 2 }\n";
        for same in [
            "//! Another.\n/// Text\n///\n/// of lines.\nfn f() -> u8 { 1 + 2 }\n",
            "#![doc = include_str!(\"a.md\")]\n#[doc = \"B\"] fn f() -> u8 { 1 /* one */ + 2 } // three\n",
        ] {
            assert_eq!(digest(same), digest(plain), "{same}");
        }
        for other in [
            "//! A.\n/// B.\nfn f() -> u8 { 1 + 3 }\n",
            // The compiler warns if documentation is missing.
            "//! A.\nfn f() -> u8 { 1 + 2 }\n",
            "//! A.\n/// B.\n#[doc(hidden)]\nfn f() -> u8 { 1 + 2 }\n",
            "//! A.\n/// B.\nfn f() -> u8 { 1 + 2 + { 0 } }\n",
            // A comment sign in a string is no comment.
            "//! A.\n/// B.\nfn f() -> u8 { \"1 // + 2\" }\n",
        ] {
            assert_ne!(digest(other), digest(plain), "{other}");
        }
        assert_ne!(digest("\"1 // 2\""), digest("\"1 // 3\""));
        assert_ne!(digest("a == b"), digest("a = = b"));
    }

    #[test]
    fn macros_may_compile_documentation() {
        for form in ["macro_rules! list { () => { f! { $ } }; }", "list! { $ fn f() {} }", "list!(g { $ a: u8 });"] {
            let with = |documentation| digest(&form.replace('$', &format!("{documentation}\n")));
            assert_ne!(with("/// A."), with("/// B."), "{form}");
            assert_eq!(with("#[doc = \" A.\"] // B"), with("/// A."), "{form}");
        }
    }

    #[test]
    fn a_text_without_tokens_is_digested_as_it_is() {
        assert_ne!(digest("fn f( { // one"), digest("fn f( { // two"));
    }
}
