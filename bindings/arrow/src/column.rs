//! Digests of each row of a column, in batches.

use arrow_array::{Array, FixedSizeBinaryArray};
use arrow_buffer::{ArrowNativeType, BooleanBufferBuilder, Buffer, NullBuffer};
use arrow_schema::DataType;

use crate::{
    error::{Error, reserve},
    hex::append_hex,
    values::{Values, with_dictionary, with_runs, with_values},
};

/// The types whose rows can be hashed, for messages.
const TAKEN: &str = "text, binary, binary of a fixed size, or a dictionary or runs of these";

/// The number of rows in a batch. The slices of a batch, the digests and the digests' places take at most 22 KiB of
/// stack, and tags take 8 KiB more.
pub(crate) const BATCH_ROWS: usize = 256;

/// Writes the digest of each message of a batch.
pub(crate) type Batch<'b, const N: usize> = &'b dyn Fn(&[&[u8]], &mut [[u8; N]]);

/// Digests of rows, and which rows are null. The digest of a null row is zero.
pub(crate) struct Digests<const N: usize> {
    digests: Vec<[u8; N]>,
    nulls: Option<NullBuffer>,
}

impl<const N: usize> Digests<N> {
    /// Hashes each row of a column.
    pub(crate) fn new(array: &dyn Array, batch: Batch<'_, N>) -> Result<Self, Error> {
        with_values!(
            array,
            |values| Self::of_values(values, batch),
            with_dictionary!(
                array,
                |dictionary| {
                    let keys = dictionary.keys();
                    let key = |row: usize| keys.values()[row].to_usize();
                    let values = dictionary.values();
                    if values.len() <= keys.len() {
                        return Self::new(values, batch)?.gather(keys.len(), keys.nulls(), key);
                    }
                    // The column is a slice that shares a larger dictionary: only the values that it uses are hashed.
                    with_values!(
                        values,
                        |values| Self::of_keys(values, keys.len(), keys.nulls(), key, batch),
                        Self::new(values, batch)?.gather(keys.len(), keys.nulls(), key)
                    )
                },
                with_runs!(
                    array,
                    |runs| {
                        let (ends, first) = (runs.run_ends(), runs.get_start_physical_index());
                        let mut ends = ends.sliced_values().map(|end| end.to_usize().unwrap_or(usize::MAX));
                        let (mut run, mut end) = (0, ends.next().unwrap_or(usize::MAX));
                        let count = match runs.is_empty() {
                            true => 0,
                            false => runs.get_end_physical_index() + 1 - first,
                        };
                        let of_runs = Self::new(&runs.values().slice(first, count), batch)?;
                        of_runs.gather(runs.len(), None, |row| {
                            while row >= end {
                                (run, end) = (run + 1, ends.next().unwrap_or(usize::MAX));
                            }
                            Some(run)
                        })
                    },
                    match array.data_type() {
                        DataType::Null => Self::nulls(array.len()),
                        found => Err(Error::Type { found: found.clone(), taken: TAKEN }),
                    }
                )
            )
        )
    }

    /// Returns a null for each row.
    fn nulls(rows: usize) -> Result<Self, Error> {
        Ok(Self { digests: Self::zeros(rows)?, nulls: Some(NullBuffer::new_null(rows)) })
    }

    /// Returns the digests of rows none of which is null.
    pub(crate) fn all(digests: Vec<[u8; N]>) -> Self {
        Self { digests, nulls: None }
    }

    /// Returns zeros for each row.
    pub(crate) fn zeros(rows: usize) -> Result<Vec<[u8; N]>, Error> {
        let mut digests = reserve(rows, rows)?;
        digests.resize(rows, [0; N]);
        Ok(digests)
    }

    fn of_values<'a>(values: impl Values<'a>, batch: Batch<'_, N>) -> Result<Self, Error> {
        let array = values.array();
        let nulls = array.nulls().filter(|nulls| nulls.null_count() > 0);
        if nulls.is_some() {
            return Self::of_keys(values, array.len(), nulls, Some, batch);
        }
        let mut digests = reserve(array.len(), array.len())?;
        each_batch(values, batch, |batch| digests.extend_from_slice(batch));
        Ok(Self { digests, nulls: None })
    }

    /// Hashes the value of each row that is not null, in full batches, no matter how many rows are null.
    fn of_keys<'a>(
        values: impl Values<'a>,
        rows: usize,
        nulls: Option<&NullBuffer>,
        key: impl Fn(usize) -> Option<usize>,
        batch: Batch<'_, N>,
    ) -> Result<Self, Error> {
        let of_values = values.array().nulls();
        let mut digests = Self::zeros(rows)?;
        let mut valid = BooleanBufferBuilder::new(rows);
        let mut messages: [&[u8]; BATCH_ROWS] = [&[]; BATCH_ROWS];
        let (mut places, mut results, mut count) = ([0; BATCH_ROWS], [[0; N]; BATCH_ROWS], 0);
        for row in 0..rows {
            let key = present(row, nulls, &key).filter(|&key| of_values.is_none_or(|nulls| nulls.is_valid(key)));
            valid.append(key.is_some());
            if let Some(key) = key {
                (messages[count], places[count]) = (values.bytes(key), row);
                count += 1;
            }
            if count == BATCH_ROWS || row + 1 == rows {
                batch(&messages[..count], &mut results[..count]);
                for (place, result) in places[..count].iter().zip(&results) {
                    digests[*place] = *result;
                }
                count = 0;
            }
        }
        Ok(Self { digests, nulls: Some(NullBuffer::new(valid.finish())) })
    }

    /// Returns for each row the digest that its key names.
    fn gather(
        &self,
        rows: usize,
        nulls: Option<&NullBuffer>,
        mut key: impl FnMut(usize) -> Option<usize>,
    ) -> Result<Self, Error> {
        let mut digests = Self::zeros(rows)?;
        let mut valid = BooleanBufferBuilder::new(rows);
        for (row, digest) in digests.iter_mut().enumerate() {
            let key = present(row, nulls, &mut key);
            let key = key.filter(|&key| self.nulls.as_ref().is_none_or(|nulls| nulls.is_valid(key)));
            valid.append(key.is_some());
            if let Some(found) = key.and_then(|key| self.digests.get(key)) {
                *digest = *found;
            }
        }
        Ok(Self { digests, nulls: Some(NullBuffer::new(valid.finish())) })
    }

    /// Returns the digests as a column, which takes their memory.
    pub(crate) fn into_array(self) -> Result<FixedSizeBinaryArray, Error> {
        let rows = self.digests.len();
        let nulls = self.nulls.filter(|nulls| nulls.null_count() > 0);
        let digests = Buffer::from_vec(self.digests.into_flattened());
        let width = i32::try_from(N).map_err(|_| Error::Memory { rows })?;
        FixedSizeBinaryArray::try_new(width, digests, nulls).map_err(|error| Error::Arrow(error.to_string()))
    }
}

/// Writes the digits of each row's digest, if no row is null and each row has its own value.
///
/// The digits are written while the batch's digests are in the cache.
pub(crate) fn digits<const N: usize>(array: &dyn Array, batch: Batch<'_, N>) -> Result<Option<Vec<u8>>, Error> {
    if array.null_count() > 0 {
        return Ok(None);
    }
    with_values!(
        array,
        |values| {
            let mut digits = reserve(array.len(), array.len().saturating_mul(N))?;
            each_batch(values, batch, |batch| append_hex(batch.as_flattened(), &mut digits));
            Ok(Some(digits.into_flattened()))
        },
        Ok(None)
    )
}

/// Hashes each row, and passes the digests of each batch to `take`.
fn each_batch<'a, const N: usize>(values: impl Values<'a>, batch: Batch<'_, N>, mut take: impl FnMut(&[[u8; N]])) {
    let rows = values.array().len();
    let (mut messages, mut digests) = ([&[][..]; BATCH_ROWS], [[0; N]; BATCH_ROWS]);
    for first in (0..rows).step_by(BATCH_ROWS) {
        let count = BATCH_ROWS.min(rows - first);
        for (message, row) in messages[..count].iter_mut().zip(first..) {
            *message = values.bytes(row);
        }
        batch(&messages[..count], &mut digests[..count]);
        take(&digests[..count]);
    }
}

/// Returns the key of a row if the row is not null. The keys of null rows may be anything.
fn present(row: usize, nulls: Option<&NullBuffer>, mut key: impl FnMut(usize) -> Option<usize>) -> Option<usize> {
    if nulls.is_some_and(|nulls| nulls.is_null(row)) { None } else { key(row) }
}
