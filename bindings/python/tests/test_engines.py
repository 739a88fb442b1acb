"""Compares Polars, DuckDB and pandas columns with hashlib."""

import gc
import subprocess
import sys

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
    import raddle.polars

    table = pl.DataFrame({"text": VALUES}).with_columns(pl.col("text").cast(pl.Binary).alias("bytes"))
    for name in ALGORITHMS:
        for column in ["text", "bytes"]:
            of = pl.col(column).raddle
            result = table.lazy().select(
                digest=getattr(of, name)(), bytes=getattr(of, f"{name}_bytes")(), digits=getattr(of, f"{name}_hex")()
            )
            assert result.collect_schema() == {"digest": pl.Binary, "bytes": pl.Binary, "digits": pl.String}
            result = result.collect()
            assert result["digest"].to_list() == result["bytes"].to_list() == expected(name)
            assert result["digits"].to_list() == digits(name)
        assert getattr(table["text"][1:9].raddle, name)().to_list() == expected(name, VALUES[1:9])
    tags = [None if value is None else tag(b"key", value.encode()) for value in VALUES]
    of = raddle.polars.Digests(table["text"])
    assert of.hmac_sha256(b"key").to_list() == of.hmac_sha256_bytes(bytearray(b"key")).to_list() == tags
    assert of.hmac_sha256_hex(b"key").to_list() == [tag and tag.hex() for tag in tags]
    with pytest.raises(TypeError):
        of.hmac_sha256("key")
    categories = table.select(pl.col("text").cast(pl.Categorical).raddle.md5()).to_series().to_list()
    assert categories == expected("md5")


@pytest.mark.parametrize("rows", [0, 2])
def test_polars_without_values(rows):
    pl = pytest.importorskip("polars", reason="Polars is not installed")
    import raddle.polars  # noqa: F401

    for kind in [pl.Null, pl.String, pl.Binary, pl.Categorical, pl.Enum(["a"])]:
        table = pl.DataFrame({"value": pl.Series([None] * rows, dtype=kind)})
        for function, wanted in [("sha256", pl.Binary), ("sha256_bytes", pl.Binary), ("sha256_hex", pl.String)]:
            of_series = getattr(table["value"].raddle, function)()
            of_expression = table.lazy().select(getattr(pl.col("value").raddle, function)())
            of_nothing = of_expression.filter(pl.lit(False)).collect()
            for result in [of_series, of_expression.collect()["value"], of_nothing["value"].extend_constant(None, rows)]:
                assert (result.name, result.dtype, result.to_list()) == ("value", wanted, [None] * rows)


SERIALIZED = """
import io, sys

sys.modules["cloudpickle"] = None  # It can't be imported.
import polars

print(polars.LazyFrame.deserialize(io.BytesIO(sys.stdin.buffer.read())).collect().rows())
"""


def test_polars_plans_are_serialized_without_cloudpickle(monkeypatch):
    pl = pytest.importorskip("polars", reason="Polars is not installed")
    import raddle.polars  # noqa: F401

    of = pl.col("text").raddle
    plan = pl.LazyFrame({"text": ["abc", None]}).select(a=of.md5(), b=of.blake3_hex(), c=of.hmac_sha256_hex(b"key"))
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    done = subprocess.run([sys.executable, "-c", SERIALIZED], input=plan.serialize(), capture_output=True, timeout=120)
    assert (done.returncode, done.stdout.decode().strip()) == (0, str(plan.collect().rows())), done.stderr.decode()


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
    # The index is not a column of the table.
    without_index = pa.Table.from_pandas(table, preserve_index=False)
    assert pa.chunked_array(rows).to_pylist() == pa.chunked_array(raddle.hash_rows(without_index)).to_pylist()


def test_values_of_pandas():
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")

    def digests(*columns):
        table = pandas.concat(columns, axis=1) if columns else pandas.DataFrame()
        return raddle.hash_rows(table).tolist()

    def expected(*columns):
        return list(raddle.hash_rows(pa.table(columns, [str(at) for at in range(len(columns))])))

    # A month, the number of the month, and the day of this number.
    periods = [pandas.Series(pandas.PeriodIndex.from_ordinals([600], freq=freq)) for freq in "MD"]
    assert len({digests(column)[0] for column in [*periods, pandas.Series([600])]}) == 3
    # NaN is null in NumPy's columns, as pandas' `isna` says, and a number in columns of Arrow.
    numbers = pandas.Series([1.5, float("nan")])
    assert numbers.isna().tolist() == [False, True]
    assert digests(numbers) == expected(pa.array([1.5, None])) == list(raddle.hash_rows([pa.array(numbers)]))
    column = pa.array([1.5, float("nan"), None])
    assert digests(pandas.Series(pandas.arrays.ArrowExtensionArray(column))) == expected(column)
    # Names may occur twice, and need not be text.
    twice = [pandas.Series([1, 2], name="a"), pandas.Series(["x", "y"], name="a"), pandas.Series([True, False], name=3)]
    assert digests(*twice) == expected(pa.array([1, 2]), pa.array(["x", "y"]), pa.array([True, False]))


@pytest.fixture
def duckdb():
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is not installed")
    pytest.importorskip("pyarrow", reason="pyarrow is not installed, which DuckDB's functions need")
    import raddle.duckdb  # noqa: F401

    return duckdb


def test_duckdb(duckdb):
    connection = duckdb.connect()
    raddle.duckdb.register(connection)
    connection.execute("create table t (place integer, value varchar)")
    connection.executemany("insert into t values (?, ?)", list(enumerate(VALUES[:200])))
    for name in ALGORITHMS:
        for value in ["value", "encode(value)"]:
            ends = ", ".join(f"raddle_{name}{end}({value})" for end in ["", "_hex", "_bytes"])
            rows = connection.execute(f"select {ends} from t order by place").fetchall()
            assert rows == list(zip(digits(name), digits(name), expected(name)))[:200]
    (wrong,) = connection.execute("select count(*) from t where raddle_sha256(value) != sha256(value)").fetchone()
    assert wrong == 0


#: Queries with each kind of expression in which DuckDB's own functions take an argument.
FORMS = """
select {f}(value) from t order by place
select {f}(max(value)) from t
select {f}(max(value) filter (where place < 9)) from t
select {f}(any_value(encode(value) order by place)) from t
select {f}(string_agg(value, ',' order by place)) from t
select place % 3, {f}(min(value)) from t group by all order by all
select {f}(value), count(*) from t group by {f}(value) order by all
select place % 3 from t group by all having {f}(min(value)) > '5' order by all
select max({f}(value)) from t
select {f}({f}(max(value))) from t
select {f}(lag(value) over (order by place)) from t order by place
select {f}(lag(encode(value)) over (order by place)) from t order by place
select {f}(first_value(value) over (partition by place % 3 order by place)) from t order by place
select lag({f}(value)) over (order by {f}(value)) from t order by all
select value from t qualify {f}(max(value) over (partition by place % 3)) > '5' order by all
select {f}((select max(value) from t))
select (select {f}(max(value)) from t as u where u.place < t.place) from t order by place
select {f}(case when place > 5 then value end) from t order by place
select {f}(coalesce(value, 'none')) from t order by place
select {f}(value || max(value) over ()) from t order by place
select {f}(unnest(list(value order by place))) from t
select {f}(list(value order by place)[1]) from t
select {f}(s.name) from (select {{'name': value}} as s, place from t) order by place
select {f}(x) from (select null as x)
select {f}(u.value) from t join t as u on {f}(t.value) = {f}(u.value) order by all
with c as (select {f}(value) as x from t) select {f}(x) from c order by all
select {f}(value) from t where {f}(value) > '5' order by {f}(value) limit 3
select {f}(value) from t where false
select {f}(value) from t union select {f}('b') order by all
""".strip().splitlines()


def test_forms_of_duckdb(duckdb):
    """Checks that an argument may be any expression that DuckDB's own `sha256` accepts."""
    connection = duckdb.connect()
    raddle.duckdb.register(connection)
    connection.execute("create table t (place integer, value varchar)")
    connection.executemany("insert into t values (?, ?)", list(enumerate(VALUES[:20])))
    for form in FORMS:
        ours, theirs = (connection.execute(form.format(f=f)).fetchall() for f in ["raddle_sha256", "sha256"])
        assert ours == theirs, form
    for query in ["select {f}(?)", "select {f}(? || 'b')", "select {f}(coalesce(max(value), ?)) from t"]:
        for value in ["a", None]:
            ours, theirs = (connection.execute(query.format(f=f), [value]).fetchall() for f in ["raddle_md5", "md5"])
            assert ours == theirs
    connection.execute("prepare p as select raddle_md5($1)")
    for sql, value in [("'a'", b"a"), ("'a'::blob", b"a"), ("'ü'", "ü".encode())]:
        assert connection.execute(f"execute p({sql})").fetchone() == (digest("md5", value).hex(),)
    assert connection.execute("select raddle_md5($name)", {"name": "a"}).fetchone() == (digest("md5", b"a").hex(),)


def test_types_of_duckdb(duckdb):
    """Checks that the functions accept the text and bytes that DuckDB's own `sha256` accepts, and no numbers."""
    connection = duckdb.connect()
    raddle.duckdb.register(connection)
    values = {
        r"'\xAA'::blob": b"\xaa",
        r"'\xAA'": b"\\xAA",
        "''::blob": b"",
        "'a'::enum('a', 'b')": b"a",
        """'{"b":1}'::json""": b'{"b":1}',
    }
    for sql, value in values.items():
        query = f"select raddle_sha256({sql}), raddle_sha256_hex({sql}), raddle_sha256_bytes({sql}), sha256({sql})"
        digest_of_value = digest("sha256", value)
        digits_of_value = digest_of_value.hex()
        row = connection.execute(query).fetchone()
        assert row == (digits_of_value, digits_of_value, digest_of_value, digits_of_value)
    for value in ["ü", "ü".encode()]:
        assert connection.execute("select raddle_md5(?)", [value]).fetchone() == (digest("md5", "ü".encode()).hex(),)
    kinds = connection.execute("select typeof(raddle_md5('')), typeof(raddle_md5_hex('')), typeof(raddle_md5_bytes(''::blob))")
    assert kinds.fetchone() == ("VARCHAR", "VARCHAR", "BLOB")
    for sql in ["null", "null::varchar", "null::blob"]:
        assert connection.execute(f"select raddle_md5({sql}), raddle_md5_bytes({sql})").fetchone() == (None, None)
    for wrong in ["12", "1.5", "date '2026-01-01'", "['a']", "{'a': 'b'}"]:
        with pytest.raises(duckdb.InvalidInputException, match="TypeError: a column of the type .* can't be hashed"):
            connection.execute(f"select raddle_md5({wrong})").fetchall()
    for wrong in ["", "'a', 'b'"]:
        with pytest.raises(duckdb.BinderException):
            connection.execute(f"select raddle_md5({wrong})")


def test_pending_results_of_duckdb(duckdb):
    connection = duckdb.connect()
    connection.execute("select range from range(10000)")
    assert connection.fetchone() == (0,)
    raddle.duckdb.register(connection)
    assert connection.fetchall() == [(at,) for at in range(1, 10_000)]
    connection.execute("begin")
    assert connection.execute("select raddle_md5('a')").fetchall() == [(digest("md5", b"a").hex(),)]


def test_duckdb_twice(duckdb, tmp_path):
    """One call serves all connections to a database. Others change nothing, and the first connection is closed."""
    query = "select raddle_sha256('abc'), raddle_sha256(encode('abc')), raddle_sha256_bytes('abc'::blob)"
    value = digest("sha256", b"abc")
    first = duckdb.connect(tmp_path / "database")
    raddle.duckdb.register(first)
    for other in [first.cursor(), duckdb.connect(tmp_path / "database")]:
        assert other.execute(query).fetchall() == [(value.hex(), value.hex(), value)]
    connections = [first, first, first.cursor(), duckdb.connect(tmp_path / "database")]
    for connection in connections:
        raddle.duckdb.register(connection)
        assert connection.execute(query).fetchall() == [(value.hex(), value.hex(), value)]
    first.close()
    del first, connections, other
    gc.collect()
    # DuckDB would call whatever is now in the functions' memory.
    others = [lambda: None for _ in range(10_000)]
    raddle.duckdb.register(connection)
    assert connection.execute(query).fetchall() == [(value.hex(), value.hex(), value)] and others


def test_planted_faults():
    def check(many):
        assert many(VALUES[4:]) == expected("sha256", VALUES[4:])

    check(raddle.sha256_many)
    assert refuses(check, raddle.sha224_many)
    assert refuses(check, lambda values: raddle.sha256_many([value + "\0" for value in values]))
