//! The bytes after the last whole group.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Strand};

use super::vectors::{emit, row};
use super::{FREE, INPUT, LEN, OUT, advance};

/// Adds the keystream in rows to the rest of the message, which has fewer bytes than the rows. Each part is half as
/// long as the one before, so that the remaining keystream always begins in the first row.
pub(crate) fn tail() -> Vec<Code> {
    let mut code = Vec::new();
    for rows in [8, 4, 2, 1] {
        let mut body: Strand = (0..rows).flat_map(|i| emit(row(i / 4, i % 4), 16 * i)).collect();
        body.extend((0..rows).map(|i| copy(row(i / 4, i % 4), row((i + rows) / 4, (i + rows) % 4))));
        code.extend(when_bit(16 * rows, body));
    }
    let (first, [bytes, data]) = (row(0, 0), FREE);
    let (input, out) = (at(INPUT, 0), at(OUT, 0));
    // The first word is the highest; in memory, it is the lower word of eight bytes.
    let eight = [mfvsrd(bytes, first), rotldi(bytes, bytes, 32)];
    let mut body = Strand::from_iter(eight.clone());
    body.extend([ld(data, input), xor(data, data, bytes), std(out, data), xxpermdi(first, first, first, 2)]);
    code.extend(when_bit(8, body));
    code.push(straight(eight));
    for (size, load, store) in [(4, lwz(data, input), stw(out, data)), (2, lhz(data, input), sth(out, data))] {
        code.extend(when_bit(
            size,
            [load, xor(data, data, bytes), store, srdi(bytes, bytes, 8 * size)].into_iter().collect(),
        ));
    }
    code.extend(when_bit(1, [lbz(data, input), xor(data, data, bytes), stb(out, data)].into_iter().collect()));
    code
}

/// Runs `body` for `bit` bytes if the length has the bit `bit`.
fn when_bit(bit: usize, body: Strand) -> [Code; 2] {
    let test = straight([andi_(FREE[1], LEN, bit)]);
    [test, Code::Skip { unless: EQUAL, body: vec![body.then(advance(bit)).into()] }]
}
