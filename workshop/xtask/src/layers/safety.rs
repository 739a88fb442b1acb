//! Compares a page on safety with the sources: which files have `unsafe` code, and whether the names in the page exist.

use std::collections::{BTreeMap, BTreeSet};

/// Returns the errors in a page about a crate. Its list of files with `unsafe` code begins each item with the files.
/// `files` maps each file of the crate to whether it has such code.
pub(super) fn check(page: &str, files: &BTreeMap<&str, bool>, items: &BTreeSet<&str>) -> Vec<String> {
    let mut wrong = Vec::new();
    // The list consists of the paths before the first colon of each item.
    let lines = page.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": "));
    let listed: Vec<_> = lines.flat_map(|(paths, _)| quoted(paths)).collect();
    for pattern in &listed {
        let meant = || files.iter().filter(|(file, _)| is_meant(pattern, file));
        wrong.extend(meant().all(|(_, is_unsafe)| !is_unsafe).then(|| format!("{pattern} has no unsafe code")));
    }
    let missing = files.iter().filter(|(file, is_unsafe)| **is_unsafe && !listed.iter().any(|it| is_meant(it, file)));
    wrong.extend(missing.map(|(file, _)| format!("{file} has unsafe code, and the list lacks it")));
    // All other names are ends of paths of files, or types.
    for name in quoted(page).filter(|name| !listed.contains(name)) {
        let is_known = if name.ends_with(".rs") {
            files.keys().any(|file| *file == name || file.ends_with(&format!("/{name}")))
        } else if name.starts_with(char::is_uppercase) {
            let of = name.split("::").next().unwrap_or(name);
            is_of_core(of) || items.contains(of)
        } else {
            true
        };
        wrong.extend((!is_known).then(|| format!("there is no {name}")));
    }
    wrong
}

/// Returns the errors in files that must have no `unsafe` code: files that have some, and patterns that match no file.
pub(super) fn check_safe(patterns: &[String], files: &BTreeMap<&str, bool>) -> Vec<String> {
    let mut wrong = Vec::new();
    for pattern in patterns {
        let named: Vec<_> = files.iter().filter(|(file, _)| is_meant(pattern, file)).collect();
        wrong.extend(named.is_empty().then(|| format!("{pattern} names no file")));
        let with_unsafe = named.into_iter().filter(|(_, is_unsafe)| **is_unsafe);
        wrong.extend(with_unsafe.map(|(file, _)| format!("{file} has unsafe code, but must not")));
    }
    wrong
}

/// Returns whether a name is a trait of the language that the page mentions.
fn is_of_core(name: &str) -> bool {
    ["Send", "Sync"].contains(&name)
}

/// Returns the texts between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns whether a pattern, in which `*` stands for a part of one name, matches a file.
fn is_meant(pattern: &str, file: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == file,
        Some((before, after)) => file
            .strip_prefix(before)
            .and_then(|rest| rest.strip_suffix(after))
            .is_some_and(|between| !between.is_empty() && !between.contains('/')),
    }
}
