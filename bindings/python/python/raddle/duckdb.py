"""Digests as functions of DuckDB: `raddle.duckdb.register(connection)`, then `select raddle_sha256(name) from people`."""

import pyarrow

import raddle


def _function(many):
    def digits(column):
        digests = many(column, hex=True)
        take = pyarrow.array if hasattr(digests, "__arrow_c_array__") else pyarrow.chunked_array
        return take(digests)

    return digits


def register(connection):
    """Adds `raddle_md5`, `raddle_sha224`, `raddle_sha256` and others, which give digits as `md5` and `sha256` do."""
    for name in raddle.algorithms_available:
        function = _function(getattr(raddle, f"{name}_many"))
        # Null gives null without a call.
        connection.create_function(f"raddle_{name}", function, ["VARCHAR"], "VARCHAR", type="arrow")
