"""Digests as DuckDB functions: `raddle.duckdb.register(connection)`, then `select raddle_sha256(name) from people`.

They accept VARCHAR and BLOB, and return null for null. `raddle_sha256` and `raddle_sha256_hex` return lower-case
hexadecimal digits as VARCHAR, as DuckDB's `sha256` does, and `raddle_sha256_bytes` returns BLOB. The names of the other
`raddle.algorithms_available` follow the same pattern.
"""

from collections.abc import Callable

import duckdb
import pyarrow

import raddle


def _function(name: str, hex: bool) -> Callable[[pyarrow.ChunkedArray], pyarrow.ChunkedArray]:
    many = getattr(raddle, f"{name}_many")

    def digests(column: pyarrow.ChunkedArray) -> pyarrow.ChunkedArray:
        return many(column, hex=hex).to_pyarrow()

    return digests


#: Each function with the type of its results. The functions are never freed: a connection calls them after the one that
#: registered them has been closed, and DuckDB keeps them only until then.
_FUNCTIONS = {
    f"raddle_{name}{end}": (_function(name, hex=result == "VARCHAR"), result)
    for name in raddle.algorithms_available
    for end, result in [("", "VARCHAR"), ("_hex", "VARCHAR"), ("_bytes", "BLOB")]
}


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Adds the functions to a connection. A second call changes nothing.

    Cursors and other connections to the database have the VARCHAR functions without a call, and the BLOB functions
    after a call of their own. DuckDB's Python functions can't have one name and several types, so temporary macros
    choose by the type.
    """
    query = "select function_name from duckdb_functions() where database_name = 'system' and function_type = 'scalar'"
    found = {name for (name,) in connection.execute(query).fetchall()}
    for name, (function, result) in _FUNCTIONS.items():
        for kind, scalar in [("VARCHAR", name), ("BLOB", f"{name}_of_blob")]:
            if scalar not in found:
                # Null gives null without a call. DuckDB's stub does not accept the name of a type.
                connection.create_function(scalar, function, [kind], result, type="arrow")  # type: ignore[call-overload]
        macro = f"(value VARCHAR) as system.main.{name}(value), (value BLOB) as system.main.{name}_of_blob(value)"
        connection.execute(f"create or replace temporary macro {name} {macro}")
