//! Files of vectors for the tests in C.

use crate::{header, published, text, vectors};
use std::collections::BTreeMap;
use std::path::Path;

/// The path of the file of [`few`] in the folder of the library.
const FEW: &str = "tests/few.txt";

/// Writes the vectors, and the vectors with a planted fault, into a folder. For each of `numbers` it also writes the
/// vectors together with one in that many of the published vectors: all of them would take too long under emulation,
/// and at each level.
pub(crate) fn write(folder: &Path, numbers: &[&str]) -> Result<(), String> {
    vectors::print();
    let ours = vectors::take();
    if text::read(&header::folder().join(FEW))? != few(&ours) {
        return Err(format!("{FEW} differs from the vectors: run cargo xtask c --header"));
    }
    let write = |name: &str, lines: String| text::write(&folder.join(name), &lines);
    write("planted.txt", plant(&ours)?)?;
    for number in numbers {
        published::print(number.parse().map_err(|_| format!("{number} is no number of vectors"))?);
        write(&format!("published-{number}.txt"), ours.clone() + &vectors::take())?;
    }
    write("vectors.txt", ours)
}

/// Writes the few checked-in vectors.
pub(crate) fn write_few() -> Result<(), String> {
    vectors::print();
    text::write(&header::folder().join(FEW), &few(&vectors::take()))
}

/// Returns two short vectors of each algorithm, for tests to which not all vectors are available.
fn few(vectors: &str) -> String {
    let mut taken = BTreeMap::new();
    let mut few = String::new();
    for line in vectors.lines().filter(|line| line.len() < 1000 && line.contains(" valid ")) {
        let count = taken.entry(line.split(' ').next()).or_insert(0);
        *count += 1;
        if *count <= 2 {
            few += &format!("{line}\n");
        }
    }
    few
}

/// Puts a SHA-256 vector with one changed bit in front, so that the tests find it and end soon.
fn plant(vectors: &str) -> Result<String, String> {
    let right = vectors.lines().find(|line| line.starts_with("sha256 valid ")).ok_or("no vectors")?;
    let flipped = if right.ends_with('0') { "1" } else { "0" };
    Ok(format!("{}{flipped}\n{vectors}", &right[..right.len() - 1]))
}
