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
    """Adds the functions to a database, for all its connections and cursors. A second call changes nothing.

    A pending result of the connection stays readable. A transaction that has begun before sees the functions only after
    its end.
    """
    query = "select function_name from duckdb_functions() where database_name = 'system' and function_type = 'scalar'"
    # A query on the connection itself would discard its result.
    with connection.cursor() as cursor:
        found = {name for (name,) in cursor.execute(query).fetchall()}
        for name in _FUNCTIONS.keys() - found:
            function, result = _FUNCTIONS[name]
            # Without a list of types, DuckDB infers one argument of any type from the function. Two functions of one
            # name, for VARCHAR and BLOB, can't be created. Null gives null without a call. DuckDB's stub does not accept
            # the name of a type.
            cursor.create_function(name, function, None, result, type="arrow")  # type: ignore[call-overload]
