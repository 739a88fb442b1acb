"""Functions of Spark's columns: `people.select(functions.sha256("name"))`.

They give lower-case digits, as Spark's `md5` and `sha2` do. The workers need the package too. From Spark 4.1 on they take columns
of Arrow as they are; before, by pandas.
"""

import pyarrow
from pyspark.sql import functions as _spark
from pyspark.sql.types import StringType

import raddle

#: What the functions take from Spark.
KIND = "Arrow" if hasattr(_spark, "arrow_udf") else "pandas"


def _digits(values, name):
    """The digits of a column of Arrow, as Spark has texts: it knows no views."""
    return pyarrow.array(getattr(raddle, f"{name}_many")(values, hex=True)).cast(pyarrow.string())


def _function(name):
    if KIND == "Arrow":

        def digits(values: pyarrow.Array) -> pyarrow.Array:
            return _digits(values, name)

        kind = _spark.arrow_udf
    else:
        import pandas

        def digits(values: pandas.Series) -> pandas.Series:
            # The values come from Arrow, and the digits go there.
            found = _digits(pyarrow.array(values, pyarrow.string(), from_pandas=True), name)
            return pandas.Series(found.to_numpy(zero_copy_only=False), index=values.index, dtype=object)

        kind = _spark.pandas_udf
    digits.__name__ = name
    digits.__doc__ = f"Computes the {name} of each value, in hexadecimal digits."
    # A type and not its name, which only a session could read.
    return kind(digits, StringType())


for _name in raddle.algorithms_available:
    globals()[_name] = _function(_name)
