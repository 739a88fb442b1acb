"""Digests of Polars columns: importing this module adds `.raddle`, a `Digests`, to expressions and series.

>>> import polars as pl, raddle.polars
>>> pl.DataFrame({"name": ["abc"]}).select(pl.col("name").raddle.sha256_hex()).item()
'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

Type checkers don't know attributes that are added while a program runs
(https://github.com/pola-rs/polars/issues/14475). They know `Digests(pl.col("name")).sha256_hex()`, which is equivalent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import polars as pl

import raddle

if TYPE_CHECKING:
    from typing_extensions import Buffer

_Column = TypeVar("_Column", pl.Expr, pl.Series)


def _digests(columns: Sequence[pl.Series], *, name: str, key: tuple[bytes, ...], hex: bool, **_: Any) -> pl.Series:
    """Computes the digests of one series. Plans name this function when they are serialized."""
    (values,) = columns
    if values.dtype == pl.Null:
        # Arrow's nulls have no buffer, but Polars' nulls have one, which readers refuse.
        values = values.cast(pl.String)
    digests = getattr(raddle, f"{name}_many")(*key, values, hex=hex)
    # A digest is Binary, because Polars has no fixed-size binary type. A name that is given with an Arrow column is
    # ignored.
    return pl.Series(digests, dtype=pl.String if hex else pl.Binary).alias(values.name)


class Digests(Generic[_Column]):
    """The digests of an expression or a series whose values are String, Binary, Categorical or Enum.

    The methods return an expression or a series again. Null stays null. Methods with `_hex` in their names return
    lower-case hexadecimal digits as String, and all others return Binary.
    """

    def __init__(self, column: _Column) -> None:
        self._column: _Column = column

    def _map(self, name: str, *key: bytes, hex: bool = False) -> _Column:
        function = partial(_digests, name=name, key=key, hex=hex)
        if isinstance(self._column, pl.Series):
            return function([self._column])
        kind = pl.String if hex else pl.Binary
        # The method `map_batches` makes a closure of a function, which pickle refuses.
        return pl.map_batches([self._column], function, return_dtype=kind, is_elementwise=True)

    # cargo xtask gen

    def md5(self) -> _Column:
        """Computes the MD5 of each value, as Binary."""
        return self._map("md5")

    md5_bytes = md5

    def md5_hex(self) -> _Column:
        """Computes the MD5 of each value, as hexadecimal digits."""
        return self._map("md5", hex=True)

    def sha1(self) -> _Column:
        """Computes the SHA-1 of each value, as Binary."""
        return self._map("sha1")

    sha1_bytes = sha1

    def sha1_hex(self) -> _Column:
        """Computes the SHA-1 of each value, as hexadecimal digits."""
        return self._map("sha1", hex=True)

    def sha224(self) -> _Column:
        """Computes the SHA-224 of each value, as Binary."""
        return self._map("sha224")

    sha224_bytes = sha224

    def sha224_hex(self) -> _Column:
        """Computes the SHA-224 of each value, as hexadecimal digits."""
        return self._map("sha224", hex=True)

    def sha256(self) -> _Column:
        """Computes the SHA-256 of each value, as Binary."""
        return self._map("sha256")

    sha256_bytes = sha256

    def sha256_hex(self) -> _Column:
        """Computes the SHA-256 of each value, as hexadecimal digits."""
        return self._map("sha256", hex=True)

    def sha384(self) -> _Column:
        """Computes the SHA-384 of each value, as Binary."""
        return self._map("sha384")

    sha384_bytes = sha384

    def sha384_hex(self) -> _Column:
        """Computes the SHA-384 of each value, as hexadecimal digits."""
        return self._map("sha384", hex=True)

    def sha512(self) -> _Column:
        """Computes the SHA-512 of each value, as Binary."""
        return self._map("sha512")

    sha512_bytes = sha512

    def sha512_hex(self) -> _Column:
        """Computes the SHA-512 of each value, as hexadecimal digits."""
        return self._map("sha512", hex=True)

    def sha512_224(self) -> _Column:
        """Computes the SHA-512/224 of each value, as Binary."""
        return self._map("sha512_224")

    sha512_224_bytes = sha512_224

    def sha512_224_hex(self) -> _Column:
        """Computes the SHA-512/224 of each value, as hexadecimal digits."""
        return self._map("sha512_224", hex=True)

    def sha512_256(self) -> _Column:
        """Computes the SHA-512/256 of each value, as Binary."""
        return self._map("sha512_256")

    sha512_256_bytes = sha512_256

    def sha512_256_hex(self) -> _Column:
        """Computes the SHA-512/256 of each value, as hexadecimal digits."""
        return self._map("sha512_256", hex=True)

    def blake3(self) -> _Column:
        """Computes the BLAKE3 of each value, as Binary."""
        return self._map("blake3")

    blake3_bytes = blake3

    def blake3_hex(self) -> _Column:
        """Computes the BLAKE3 of each value, as hexadecimal digits."""
        return self._map("blake3", hex=True)
    # end of what was generated

    def hmac_sha256(self, key: Buffer) -> _Column:
        """Computes the HMAC with SHA-256 of each value under a key, as Binary. A serialized plan contains the key."""
        return self._map("hmac_sha256", memoryview(key).tobytes())

    hmac_sha256_bytes = hmac_sha256

    def hmac_sha256_hex(self, key: Buffer) -> _Column:
        """Computes the HMAC with SHA-256 of each value under a key, as digits. A serialized plan contains the key."""
        return self._map("hmac_sha256", memoryview(key).tobytes(), hex=True)


pl.api.register_expr_namespace("raddle")(Digests)
pl.api.register_series_namespace("raddle")(Digests)
