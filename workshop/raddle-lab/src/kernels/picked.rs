//! The kernels that this processor picks, by algorithm and size, on one screen.

use std::io::{self, Write};

use super::list::bold;
use super::picks::{PickedRange, Picks};
use crate::screen::Screen;

/// The width of the ranges, and of the names of algorithms; on a screen narrower than [`WIDE`], the names are on
/// separate lines.
const RANGE: usize = 17;
const ALGORITHM: usize = 22;
const WIDE: usize = 80;

/// Writes the kernels of each algorithm with their sizes.
pub(crate) fn write(picks: &[Picks], screen: Screen, output: &mut dyn Write) -> io::Result<()> {
    let wide = screen.width >= WIDE;
    let indent = if wide { ALGORITHM } else { 0 };
    // The width that the names of algorithms leave.
    let rest = Screen { width: screen.width.saturating_sub(indent + 2), ..screen };
    let mut base: Option<&Picks> = None;
    for pick in picks {
        let algorithm = pick.algorithm;
        let remark = match base {
            _ if pick.kernels.is_empty() => Some("by its parts, or portable code".to_owned()),
            Some(base) if is_likewise(base, pick) => Some(format!("as {}", base.algorithm)),
            // A narrow screen has no room for the kernels of all key sizes.
            Some(base) if !wide && has_same_sizes(base, pick) => {
                Some(format!("sizes as {}, kernels by --all", base.algorithm))
            }
            _ => None,
        };
        let range = if wide { RANGE } else { width_of_ranges(pick, rest) };
        let beside = |(name, sizes): &(&str, PickedRange)| rest.beside(&sizes.to_string(), range, name);
        let lines: Vec<String> = match remark {
            Some(remark) if wide => vec![format!("{:RANGE$}  {remark}", "")],
            // There is room next to the name of the algorithm.
            Some(remark) => {
                let pad = (RANGE + 2).saturating_sub(algorithm.len());
                writeln!(output, "{}{:pad$}  {remark}", bold(algorithm), "")?;
                Vec::new()
            }
            None => pick.kernels.iter().flat_map(beside).collect(),
        };
        if !wide && !lines.is_empty() {
            writeln!(output, "{}", bold(algorithm))?;
        }
        for (i, line) in lines.iter().enumerate() {
            let name = if wide && i == 0 { algorithm } else { "" };
            let pad = indent.saturating_sub(name.len());
            writeln!(output, "{}{:pad$}  {line}", bold(name), "")?;
        }
        // AES-GCM's key sizes mostly differ only in the names of their kernels.
        if base.is_none_or(|base| !is_likewise(base, pick) && (wide || !has_same_sizes(base, pick))) {
            base = Some(pick);
        }
    }
    Ok(())
}

/// Returns the width of an algorithm's ranges: their own width if a long name would have no room next to the usual
/// width.
fn width_of_ranges(pick: &Picks, rest: Screen) -> usize {
    let gap = 2;
    let fits = pick.kernels.iter().all(|(name, _)| RANGE + gap + name.len() <= rest.width);
    let longest = pick.kernels.iter().map(|(_, range)| range.to_string().len()).max().unwrap_or(0);
    if fits { RANGE } else { longest }
}

/// Returns the size of the key in the name of an algorithm.
fn key_size(pick: &Picks) -> Option<&'static str> {
    pick.algorithm.strip_prefix("aes-")?.split('-').next()
}

/// Returns whether two key sizes have kernels for the same message sizes, whatever the kernels are.
fn has_same_sizes(base: &Picks, pick: &Picks) -> bool {
    let ranges = |pick: &Picks| pick.kernels.iter().map(|(_, range)| range.clone()).collect::<Vec<_>>();
    key_size(base).is_some() && key_size(pick).is_some() && ranges(base) == ranges(pick)
}

/// Returns whether two algorithms have the same kernels except for the key size in their names.
fn is_likewise(base: &Picks, pick: &Picks) -> bool {
    let (Some(one), Some(other)) = (key_size(base), key_size(pick)) else { return false };
    let renamed = |(name, range): &(&str, PickedRange)| (name.replace(one, other), range.clone());
    let kernels = pick.kernels.iter().map(|(name, range)| ((*name).to_owned(), range.clone()));
    base.kernels.iter().map(renamed).eq(kernels)
}

#[cfg(test)]
mod tests {
    use super::super::picks::Counted;
    use super::*;

    fn picks() -> Vec<Picks> {
        let range = |from, to, of| PickedRange { from, to, whole: false, of };
        let gcm = |algorithm, names: [&'static str; 2]| Picks {
            algorithm,
            kernels: vec![(names[0], range(1, None, Counted::Bytes)), (names[1], range(1025, None, Counted::Bytes))],
        };
        let lengths = [("chacha20_blocks_row4", range(2, Some(16), Counted::Messages))];
        let both = [
            ("chacha20_poly1305_begin_avx512_row3", range(1, Some(192), Counted::Bytes)),
            ("chacha20_poly1305_begin_avx512_row4", range(193, None, Counted::Bytes)),
        ];
        vec![
            Picks { algorithm: "chacha20-poly1305", kernels: both.to_vec() },
            Picks { algorithm: "chacha20-poly1305-many", kernels: lengths.to_vec() },
            gcm("aes-128-gcm", ["aes128_gcm_finish_x", "aes128_gcm_blocks_x"]),
            gcm("aes-192-gcm", ["aes192_gcm_finish_x", "aes192_gcm_blocks_x"]),
            gcm("aes-256-gcm", ["aes256_gcm_finish_x", "aes256_gcm_blocks_y"]),
            Picks { algorithm: "md5", kernels: Vec::new() },
        ]
    }

    fn shown(width: usize) -> String {
        let mut output = anstream::StripStream::new(Vec::new());
        write(&picks(), Screen { width, styled: false }, &mut output).unwrap();
        format!("\n{}", String::from_utf8(output.into_inner()).unwrap())
    }

    #[test]
    fn at_80_and_200_columns() {
        let expected = "
chacha20-poly1305              1 to 192 B  chacha20_poly1305_begin_avx512_row3
                               from 193 B  chacha20_poly1305_begin_avx512_row4
chacha20-poly1305-many   2 to 16 messages  chacha20_blocks_row4
aes-128-gcm                      from 1 B  aes128_gcm_finish_x
                              from 1025 B  aes128_gcm_blocks_x
aes-192-gcm                                as aes-128-gcm
aes-256-gcm                      from 1 B  aes256_gcm_finish_x
                              from 1025 B  aes256_gcm_blocks_y
md5                                        by its parts, or portable code
";
        assert_eq!((shown(80).as_str(), shown(200).as_str()), (expected, expected));
        assert!(expected.lines().all(|line| line.len() <= 80));
    }

    #[test]
    fn at_60_columns() {
        let expected = "
chacha20-poly1305
         1 to 192 B  chacha20_poly1305_begin_avx512_row3
         from 193 B  chacha20_poly1305_begin_avx512_row4
chacha20-poly1305-many
   2 to 16 messages  chacha20_blocks_row4
";
        let shown = shown(60);
        assert!(shown.contains("\naes-192-gcm          as aes-128-gcm\n"), "{shown}");
        assert!(shown.contains("\naes-256-gcm          sizes as aes-128-gcm, kernels by --all\n"), "{shown}");
        assert!(shown.starts_with(expected) && shown.lines().all(|line| line.len() <= 60), "{shown}");
    }
}
