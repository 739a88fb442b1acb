"""Compares `raddle.pyspark.functions` with Spark's own `sha2` and `md5`, on two workers on this machine.

`cargo xtask python --spark --bench` starts it with each line of Spark. It is meaningful only on an idle machine. The rows are in
the memory of the workers; of each function the time of an aggregate over its digests is taken, in turns. Two other times say where it
goes: that of the aggregate alone, and that with a function of Python which returns the values as they are.
"""

import argparse
import os
import statistics
import sys
import time

import pandas
import pyarrow
import raddle
from pyspark.sql import SparkSession, functions as theirs
from pyspark.sql.types import StringType
from raddle.pyspark import functions as ours

MASTER = os.environ.get("RADDLE_SPARK_MASTER", "local-cluster[2,1,1024]")

#: The numbers of rows, and the bytes in each row.
COLUMNS = [(1_000_000, 23), (400_000, 256), (100_000, 4096)]

PAIRS = {
    "sha256": (ours.sha256, lambda column: theirs.sha2(column, 256)),
    "md5": (ours.md5, theirs.md5),
}


def passing():
    """Returns a function of a column that passes each value to Python and back."""
    if ours.KIND == "Arrow":

        def values(values: pyarrow.Array) -> pyarrow.Array:
            return values

        return theirs.arrow_udf(values, StringType())

    def series(values: pandas.Series) -> pandas.Series:
        return values

    return theirs.pandas_udf(series, StringType())


def session():
    # Workers use this environment too.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master(MASTER).config("spark.ui.enabled", False).config("spark.ui.showConsoleProgress", False)
    # No task starts before all workers are registered.
    builder = builder.config("spark.scheduler.minRegisteredResourcesRatio", 1)
    builder = builder.config("spark.scheduler.maxRegisteredResourcesWaitingTime", "120s")
    builder = builder.config("spark.sql.shuffle.partitions", 2).config("spark.sql.adaptive.enabled", False)
    return builder.getOrCreate()


def table(spark, rows, length):
    """Different texts of one length, in the workers' memory."""
    number = theirs.lpad(theirs.col("id").cast("string"), length, "somebody@example.org ")
    found = spark.range(0, rows, 1, 4).select(number.alias("value")).cache()
    assert found.select(theirs.max(theirs.length("value"))).first()[0] == length
    return found


def seconds(column):
    """Returns the time of an aggregate over a column of digests, and the aggregate."""
    found, digests = column
    start = time.perf_counter()
    result = found.select(theirs.max(digests)).first()[0]
    return time.perf_counter() - start, result


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--short", action="store_true", help="only the shortest rows")
    parser.add_argument("--quick", action="store_true", help="few rows, to see that all works")
    options = parser.parse_args()
    spark = session()
    print(f"Spark {spark.version} on {MASTER}, raddle {raddle.__version__}; columns of {ours.KIND}", flush=True)
    for rows, length in COLUMNS[:1] if options.short else COLUMNS:
        found = table(spark, rows // 100 if options.quick else rows, length)
        for name, (mine, other) in PAIRS.items():
            sides = {"raddle": mine("value"), "Spark": other(theirs.col("value")), "alone": theirs.col("value"), "passed": passing()("value")}
            times = {side: [] for side in sides}
            # The first round starts processes, and Java compiles.
            for _ in range(options.rounds + 2):
                results = {}
                for side, column in sides.items():
                    passed, results[side] = seconds((found, column))
                    times[side].append(passed)
                assert results["raddle"] == results["Spark"]
            turns = list(zip(*(times[side][2:] for side in sides)))
            ratio = statistics.median(other / mine for mine, other, *_ in turns)
            mine, other, alone, passed = (statistics.median(side) * 1e3 for side in zip(*turns))
            print(
                f"{name:7} {rows:9,} rows of {length:5} bytes: raddle {mine:7.0f} ms, Spark {other:7.0f} ms, "
                f"the aggregate alone {alone:5.0f} ms, with values passed to Python {passed:5.0f} ms; "
                f"Spark's time divided by raddle's {ratio:5.2f}",
                flush=True,
            )
        found.unpersist()
    spark.stop()


if __name__ == "__main__":
    main()
