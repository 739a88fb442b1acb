//! Instructions as values: rows with a meaning, strands, weaving, contracts.
