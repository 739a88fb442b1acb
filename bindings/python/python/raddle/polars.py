"""Digests of Polars' columns: importing this module adds `.raddle` to expressions and series.

>>> import polars as pl, raddle.polars
>>> pl.DataFrame({"name": ["abc"]}).select(pl.col("name").raddle.sha256_hex()).item()
'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
"""

import polars as pl

import raddle


def _series(series, many, hex):
    # A digest is Binary, for Polars has no type of a fixed size.
    return pl.Series(series.name, many(series, hex=hex), dtype=pl.String if hex else pl.Binary)


class _Digests:
    def __init__(self, column):
        self._column = column

    def _map(self, many, hex):
        if isinstance(self._column, pl.Series):
            return _series(self._column, many, hex)
        kind = pl.String if hex else pl.Binary
        return self._column.map_batches(lambda series: _series(series, many, hex), return_dtype=kind, is_elementwise=True)

    def hmac_sha256(self, key):
        """Computes the HMAC with SHA-256 of each value."""
        return self._map(lambda values, hex: raddle.hmac_sha256_many(key, values, hex=hex), False)

    def hmac_sha256_hex(self, key):
        """Computes the HMAC with SHA-256 of each value, in hexadecimal digits."""
        return self._map(lambda values, hex: raddle.hmac_sha256_many(key, values, hex=hex), True)


def _add(name):
    many = getattr(raddle, f"{name}_many")
    setattr(_Digests, name, lambda self: self._map(many, False))
    setattr(_Digests, f"{name}_hex", lambda self: self._map(many, True))


for _name in raddle.algorithms_available:
    _add(_name)

pl.api.register_expr_namespace("raddle")(_Digests)
pl.api.register_series_namespace("raddle")(_Digests)
