//! Random columns of every type that raddle-arrow accepts, whose digests are compared with those of RustCrypto and of
//! the crate `blake3`, value by value.

pub mod column;
pub mod hashes;
pub mod numbers;

use arbitrary::Arbitrary;

use crate::{column::Description, hashes::Function, numbers::Numbers};

/// A case: a column, a function, and the other inputs of the function.
#[derive(Arbitrary, Debug)]
pub struct Case {
    column: Description,
    function: Function,
    key: Vec<u8>,
    numbers: Vec<Numbers>,
}

impl Case {
    /// Compares the results of the function with those of other libraries.
    ///
    /// # Errors
    ///
    /// Fails with the first row that differs.
    pub fn check(&self) -> Result<(), String> {
        let column = self.column.build();
        self.function.check(&column, &self.key, &self.numbers)
    }
    /// Compares with a fault in the reference: an empty value in place of a null, if a key of a dictionary leads to a
    /// null.
    ///
    /// # Errors
    ///
    /// Fails with the faulty row.
    pub fn check_planted(&self) -> Result<(), String> {
        let mut column = self.column.build();
        if column.has_null_behind_a_key
            && let Some(row) = column.rows.iter_mut().find(|row| row.is_none())
        {
            *row = Some(Vec::new());
        }
        self.function.check(&column, &self.key, &self.numbers)
    }
}
