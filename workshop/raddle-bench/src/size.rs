//! Prints and parses message sizes.

/// The largest message: larger than every cache, and small enough to allocate.
pub const LARGEST: usize = 4 << 30;

/// The units after a number: powers of 1024, except `kB`, `MB` and `GB`.
const UNITS: [(&str, usize); 13] = [
    ("", 1),
    ("B", 1),
    ("k", 1 << 10),
    ("K", 1 << 10),
    ("KiB", 1 << 10),
    ("kB", 1_000),
    ("M", 1 << 20),
    ("MiB", 1 << 20),
    ("MB", 1_000_000),
    ("G", 1 << 30),
    ("GiB", 1 << 30),
    ("GB", 1_000_000_000),
    ("kiB", 1 << 10),
];

/// Parses `64`, `1k`, `16KiB`, `1M`.
pub fn parse(text: &str) -> Result<usize, String> {
    let text = text.trim();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let wrong = || "a size is a number of bytes such as 64, 1k, 16KiB or 1M".to_owned();
    let (_, factor) = UNITS.iter().find(|(name, _)| *name == unit.trim_start()).ok_or_else(wrong)?;
    let number: usize = number.parse().map_err(|_| wrong())?;
    match number.checked_mul(*factor) {
        Some(0) => Err("a message of no bytes takes no time per byte: the smallest size is 1".to_owned()),
        Some(bytes) if bytes <= LARGEST => Ok(bytes),
        _ => Err(format!("the largest size is {}", show(LARGEST))),
    }
}

/// Formats a size: `64 B`, `1 KiB`, `1500 B`, `1 MiB`.
pub fn show(bytes: usize) -> String {
    let units = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB"), (1, "B")];
    let (unit, name) = units.into_iter().find(|(unit, _)| bytes.is_multiple_of(*unit)).unwrap_or((1, "B"));
    format!("{} {name}", bytes / unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        for (text, bytes) in [
            ("64", 64),
            ("1k", 1024),
            ("16KiB", 16384),
            ("1M", 1 << 20),
            ("1500 B", 1500),
            ("2kB", 2000),
            ("4G", 4 << 30),
        ] {
            assert_eq!(parse(text), Ok(bytes), "{text}");
        }
        for text in ["", "k", "0", "0k", "-1", "1.5k", "1x", "5G", "99999999999999999999", "18446744073709551615k"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn sizes_are_shown() {
        for (bytes, text) in
            [(1, "1 B"), (64, "64 B"), (1024, "1 KiB"), (1500, "1500 B"), (3 << 19, "1536 KiB"), (4 << 30, "4 GiB")]
        {
            assert_eq!(show(bytes), text);
        }
    }
}
