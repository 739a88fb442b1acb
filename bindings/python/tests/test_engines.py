"""Columns of Polars, DuckDB and pandas against hashlib."""

import pytest
import raddle
from sides import ALGORITHMS, digest, refuses, tag

VALUES = ["abc", None, "", "ü" * 100, *map(str, range(5000))]


def expected(name, values=VALUES):
    return [None if value is None else digest(name, value.encode()) for value in values]


def digits(name):
    return [None if value is None else value.hex() for value in expected(name)]


def test_polars():
    pl = pytest.importorskip("polars", reason="Polars is not installed")
    import raddle.polars  # noqa: F401

    table = pl.DataFrame({"text": VALUES}).with_columns(pl.col("text").cast(pl.Binary).alias("bytes"))
    for name in ALGORITHMS:
        for column in ["text", "bytes"]:
            of = pl.col(column).raddle
            result = table.lazy().select(getattr(of, name)().alias("digest"), getattr(of, f"{name}_hex")().alias("digits"))
            assert result.collect_schema() == {"digest": pl.Binary, "digits": pl.String}
            result = result.collect()
            assert result["digest"].to_list() == expected(name)
            assert result["digits"].to_list() == digits(name)
        assert getattr(table["text"][1:9].raddle, name)().to_list() == expected(name, VALUES[1:9])
    tags = table.select(pl.col("text").raddle.hmac_sha256(b"key")).to_series().to_list()
    assert tags == [None if value is None else tag(b"key", value.encode()) for value in VALUES]
    categories = table.select(pl.col("text").cast(pl.Categorical).raddle.md5()).to_series().to_list()
    assert categories == expected("md5")


def test_pandas():
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    index = [f"row {at}" for at in range(len(VALUES))]
    texts = pandas.Series(VALUES, index=index, name="name", dtype="string[pyarrow]")
    arrow = texts.astype(pandas.ArrowDtype(pa.string()))
    others = [texts.astype(object), texts.astype("category"), texts[1:2].astype(object)]
    for series in [texts, arrow, *others, texts[1:9], texts[:0]]:
        values = [None if value is pandas.NA else value for value in series]
        for threads in [1, 2]:
            found, found_digits = (raddle.sha256_many(series, hex=hex, threads=threads) for hex in [False, True])
            for result, kind in [(found, pa.binary(32)), (found_digits, pa.string())]:
                assert (result.name, result.dtype) == ("name", pandas.ArrowDtype(kind))
                assert result.index.equals(series.index)
            assert pa.chunked_array(found).to_pylist() == expected("sha256", values)
        wanted = [pandas.NA if value is None else value.hex().upper() for value in expected("sha256", values)]
        assert found_digits.str.upper().tolist() == wanted
    tags = raddle.hmac_sha256_many(b"key", texts[2:4], hex=True)
    assert tags.to_dict() == {f"row {at}": tag(b"key", VALUES[at].encode()).hex() for at in [2, 3]}
    with pytest.raises(TypeError, match="Int64 can't be hashed"):
        raddle.sha256_many(pandas.Series([1, 2]))
    with pytest.raises(TypeError, match="a column has no output"):
        raddle.sha256_many(texts, out=bytearray(32))


def test_tables_of_pandas():
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    table = pandas.DataFrame({"name": ["x", None, "z"], "number": [1, 2, 3]}, index=["p", "q", "r"])
    rows = raddle.hash_rows(table)
    assert rows.index.equals(table.index) and rows.name is None
    # The index is no column of the table.
    without_index = pa.Table.from_pandas(table, preserve_index=False)
    assert pa.chunked_array(rows).to_pylist() == pa.chunked_array(raddle.hash_rows(without_index)).to_pylist()


def test_duckdb():
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is not installed")
    pytest.importorskip("pyarrow", reason="pyarrow is not installed, which DuckDB's functions need")
    import raddle.duckdb

    connection = duckdb.connect()
    raddle.duckdb.register(connection)
    connection.execute("create table t (place integer, value varchar)")
    connection.executemany("insert into t values (?, ?)", list(enumerate(VALUES[:200])))
    for name in ALGORITHMS:
        rows = connection.execute(f"select raddle_{name}(value) from t order by place").fetchall()
        assert [row[0] for row in rows] == digits(name)[:200]
    (wrong,) = connection.execute("select count(*) from t where raddle_sha256(value) != sha256(value)").fetchone()
    assert wrong == 0


def test_planted_faults():
    def check(many):
        assert many(VALUES[4:]) == expected("sha256", VALUES[4:])

    check(raddle.sha256_many)
    assert refuses(check, raddle.sha224_many)
    assert refuses(check, lambda values: raddle.sha256_many([value + "\0" for value in values]))
