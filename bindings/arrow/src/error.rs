//! The errors of columns.

use std::{error, fmt};

use arrow_schema::DataType;

/// The error of a function of this crate.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The function does not support columns of this type.
    Type {
        /// The type of the column, or of the values of a dictionary or of runs.
        found: DataType,
        /// The types that the function supports.
        taken: &'static str,
    },
    /// The columns have different numbers of rows.
    Rows {
        /// The rows of the first column.
        first: usize,
        /// The rows of another column.
        other: usize,
    },
    /// The number of fields is not the number of columns.
    Fields {
        /// The number of fields.
        fields: usize,
        /// The number of columns.
        columns: usize,
    },
    /// There is no column, so the number of rows is not known.
    NoColumns,
    /// There is no memory for the results.
    Memory {
        /// The number of rows.
        rows: usize,
    },
    /// An Arrow column refuses the results or the parts of the input. Contains Arrow's message.
    Arrow(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type { found, taken } => write!(f, "a column of the type {found} can't be hashed: give {taken}"),
            Self::Rows { first, other } => write!(f, "the first column has {first} rows and another has {other}"),
            Self::Fields { fields, columns } => write!(f, "{fields} fields describe {columns} columns"),
            Self::NoColumns => f.write_str("no column is given"),
            Self::Memory { rows } => write!(f, "there is no memory for the results of {rows} rows"),
            Self::Arrow(message) => f.write_str(message),
        }
    }
}

impl error::Error for Error {}

/// Returns an empty list with room for `items` results of `rows` rows.
pub(crate) fn reserve<T>(rows: usize, items: usize) -> Result<Vec<T>, Error> {
    let mut list = Vec::new();
    list.try_reserve_exact(items).map_err(|_| Error::Memory { rows })?;
    Ok(list)
}
