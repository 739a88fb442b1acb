"""Functions of Spark columns: `people.select(functions.sha256_hex("name"))`.

`sha256_hex` returns lower-case digits, as `sha256` and Spark's `md5` and `sha2` do, and `sha256_bytes` returns binary.
Columns are text or binary. The workers need the package too. From Spark 4.1 on, they take Arrow columns directly;
before that, through pandas.
"""

import pyarrow
from pyspark.sql import functions as _spark
from pyspark.sql.types import BinaryType, StringType

import raddle

#: The kind of columns that the functions take from Spark.
KIND = "Arrow" if hasattr(_spark, "arrow_udf") else "pandas"


def _digests(values, name, hex):
    """Returns the digests of an Arrow column in Spark's types for text and binary: Spark knows neither views nor
    fixed-size binary."""
    found = pyarrow.array(getattr(raddle, f"{name}_many")(values, hex=hex))
    return found.cast(pyarrow.string() if hex else pyarrow.binary())


def _function(name, algorithm, hex):
    if KIND == "Arrow":

        def digests(values: pyarrow.Array) -> pyarrow.Array:
            return _digests(values, algorithm, hex)

        kind = _spark.arrow_udf
    else:
        import pandas

        def digests(values: pandas.Series) -> pandas.Series:
            # The values come from Arrow, and the digests go back to it. A text column contains UTF-8 bytes.
            found = _digests(pyarrow.array(values, pyarrow.binary(), from_pandas=True), algorithm, hex)
            return pandas.Series(found.to_numpy(zero_copy_only=False), index=values.index, dtype=object)

        kind = _spark.pandas_udf
    digests.__name__ = name
    digests.__doc__ = f"Computes the {algorithm} of each value, {'in hexadecimal digits' if hex else 'as binary'}."
    # A type, not its name, because only a session could read the name.
    return kind(digests, StringType() if hex else BinaryType())


for _name in raddle.algorithms_available:
    for _suffix, _hex in [("", True), ("_hex", True), ("_bytes", False)]:
        globals()[_name + _suffix] = _function(_name + _suffix, _name, _hex)
