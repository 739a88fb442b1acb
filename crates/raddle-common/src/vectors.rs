//! Test vectors that are too large for the repository: see `workshop/vectors/README.md`.

use std::{collections::BTreeMap, fs, path::Path};

/// The values of one vector by name. Names are in capitals.
pub type Vector = BTreeMap<String, String>;

/// Reads the vectors of a file. Each begins with one of the `first` names. Returns `None` if the files were not
/// fetched.
pub fn read(file: &str, first: &[&str]) -> Option<Vec<Vector>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/vectors/cryptography_vectors");
    if !folder.exists() {
        println!("skipped: vectors of CAVP, which `cargo xtask test library` fetches");
        return None;
    }
    Some(parse(&fs::read_to_string(folder.join(file)).unwrap(), first))
}

/// Parses vectors. A vector is a run of lines that begins with one of the `first` names; each line is a name with a
/// value, or a word. A value in square brackets, as in `[NAME]`, applies to all following vectors.
pub fn parse(text: &str, first: &[&str]) -> Vec<Vector> {
    let (mut vectors, mut section) = (Vec::<Vector>::new(), String::new());
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']').to_owned();
        } else if !line.is_empty() && !line.starts_with('#') {
            let (name, value) = line.split_once('=').unwrap_or((line, ""));
            if first.iter().any(|first| name.trim().eq_ignore_ascii_case(first)) {
                vectors.push([("SECTION".to_owned(), section.clone())].into());
            }
            let vector = vectors.last_mut().expect("a vector begins with a name that begins one");
            vector.insert(name.trim().to_uppercase(), value.trim().to_owned());
        }
    }
    vectors
}
