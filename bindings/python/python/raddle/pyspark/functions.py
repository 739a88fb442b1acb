"""Functions of Spark's columns, by pandas over Arrow: `people.select(functions.sha256("name"))`.

They give lower-case digits, as Spark's `md5` and `sha2` do. The workers need the package too.
"""

import pandas
from pyspark.sql.functions import pandas_udf
from pyspark.sql.types import StringType

import raddle


def _digits(values, name):
    present = values.notna()
    result = pandas.Series([None] * len(values), index=values.index, dtype=object)
    result[present] = getattr(raddle, f"{name}_many")(values[present].tolist(), hex=True)
    return result


def _function(name):
    def digits(values: pandas.Series) -> pandas.Series:
        return _digits(values, name)

    digits.__name__ = name
    digits.__doc__ = f"Computes the {name} of each value, in hexadecimal digits."
    # A type and not its name, which only a session could read.
    return pandas_udf(digits, StringType())


for _name in raddle.algorithms_available:
    globals()[_name] = _function(_name)
