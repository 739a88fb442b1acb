"""Compares functions of Spark columns with hashlib and Spark's own functions. `cargo xtask python --spark` runs it on a
cluster."""

import os
import shutil
import sys
import time

import pytest
import raddle
from sides import ALGORITHMS, digest, refuses

pytest.importorskip("pyspark", reason="Spark is not installed")
pytest.importorskip("pandas", reason="pandas is not installed, which Spark's functions need")
pytest.importorskip("pyarrow", reason="pyarrow is not installed, which Spark's functions need")
if shutil.which("java") is None:
    pytest.skip("Java is not installed, which Spark needs", allow_module_level=True)

MASTER = os.environ.get("RADDLE_SPARK_MASTER", "local[2]")
VALUES = ["abc", None, "", "ü" * 100, *map(str, range(500))]


@pytest.fixture(scope="module")
def spark():
    from pyspark.sql import SparkSession

    # Workers use this environment too.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master(MASTER).config("spark.ui.enabled", False)
    # No task starts before all workers are registered.
    builder = builder.config("spark.scheduler.minRegisteredResourcesRatio", 1)
    builder = builder.config("spark.scheduler.maxRegisteredResourcesWaitingTime", "120s")
    session = builder.getOrCreate()
    yield session
    session.stop()


def expected(name):
    return [None if value is None else digest(name, value.encode()).hex() for value in VALUES]


def check(table, function, name):
    rows = {row["value"]: row["digits"] for row in table.select("value", function("value").alias("digits")).collect()}
    assert [rows[value] for value in VALUES] == expected(name)


def digits_of(column):
    from pyspark.sql import functions as theirs

    return theirs.lower(theirs.hex(column))


@pytest.fixture(scope="module")
def table(spark):
    return spark.createDataFrame([(value,) for value in VALUES], "value string").repartition(4).cache()


def test_the_workers_are_two(spark, table, report):
    def worker(_):
        time.sleep(1)
        # Each worker has a process from which those of its tasks are forked.
        yield os.getppid(), raddle.__version__

    found = set(table.rdd.mapPartitions(worker).collect())
    report(f"Spark {spark.version} on {MASTER}: {len(found)} workers")
    assert {version for _, version in found} == {raddle.__version__}
    if MASTER.startswith("local-cluster[2"):
        assert len(found) == 2


@pytest.mark.parametrize("name", ALGORITHMS)
def test_each_function(table, name):
    from raddle.pyspark import functions

    check(table, getattr(functions, name), name)
    check(table, getattr(functions, f"{name}_hex"), name)
    check(table, lambda value: digits_of(getattr(functions, f"{name}_bytes")(value)), name)


BINARY = [b"", b"abc", None, b"\xff\x00\xfe", bytes(range(256)), b"\xc3"]


def test_binary_that_is_not_utf_8(spark):
    """pandas does not know Arrow types: the functions must not mistake binary for text."""
    from raddle.pyspark import functions

    rows = spark.createDataFrame([(place, value) for place, value in enumerate(BINARY)], "place int, value binary")
    columns = functions.sha256("value"), functions.sha256_hex("value"), functions.sha256_bytes("value")
    for place, value, *found in rows.select("place", "value", *columns).collect():
        assert (None if value is None else bytes(value)) == BINARY[place]
        expected = None if value is None else digest("sha256", bytes(value))
        assert [item if item is None or isinstance(item, str) else bytes(item) for item in found] == (
            [None] * 3 if value is None else [expected.hex(), expected.hex(), expected]
        )
    for column, kind in zip(columns, ["string", "string", "binary"]):
        assert rows.select(column).dtypes[0][1] == kind


def test_the_functions_of_spark(table):
    from pyspark.sql import functions as theirs
    from raddle.pyspark import functions as ours

    pairs = [(ours.md5, theirs.md5), (ours.sha1, theirs.sha1), (ours.sha256, lambda value: theirs.sha2(value, 256))]
    for mine, other in pairs:
        columns = mine("value").alias("mine"), other(theirs.col("value")).alias("other")
        assert all(row["mine"] == row["other"] for row in table.select(*columns).collect())


def test_planted_faults(table):
    from pyspark.sql import functions as theirs
    from raddle.pyspark import functions

    def longer(value):
        return functions.sha256(theirs.concat(theirs.col(value), theirs.lit("x")))

    for wrong in [functions.sha224, longer]:
        assert refuses(check, table, wrong, "sha256")
