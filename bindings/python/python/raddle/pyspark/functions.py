"""Functions of Spark's columns: `people.select(functions.sha256_hex("name"))`.

`sha256_hex` gives lower-case digits, as `sha256` and Spark's `md5` and `sha2` do, and `sha256_bytes` gives binary. Columns are
text or binary. The workers need the package too. From Spark 4.1 on they take columns of Arrow as they are; before, by pandas.
"""

import pyarrow
from pyspark.sql import functions as _spark
from pyspark.sql.types import BinaryType, StringType

import raddle

#: What the functions take from Spark.
KIND = "Arrow" if hasattr(_spark, "arrow_udf") else "pandas"


def _digests(values, name, hex):
    """The digests of a column of Arrow, as Spark has texts and binary: it knows neither views nor binary of a fixed size."""
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
            # The values come from Arrow, and the digests go there. A column of text has its bytes in UTF-8.
            found = _digests(pyarrow.array(values, pyarrow.binary(), from_pandas=True), algorithm, hex)
            return pandas.Series(found.to_numpy(zero_copy_only=False), index=values.index, dtype=object)

        kind = _spark.pandas_udf
    digests.__name__ = name
    digests.__doc__ = f"Computes the {algorithm} of each value, {'in hexadecimal digits' if hex else 'as binary'}."
    # A type and not its name, which only a session could read.
    return kind(digests, StringType() if hex else BinaryType())


for _name in raddle.algorithms_available:
    for _suffix, _hex in [("", True), ("_hex", True), ("_bytes", False)]:
        globals()[_name + _suffix] = _function(_name + _suffix, _name, _hex)
