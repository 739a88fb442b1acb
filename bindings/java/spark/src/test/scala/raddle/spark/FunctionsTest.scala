package raddle.spark

import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

import org.apache.spark.sql.{AnalysisException, DataFrame, SparkSession}
import org.junit.jupiter.api.Assertions._
import org.junit.jupiter.api.Test

/** Compares the functions, in one process, with those of Spark and of the JDK. */
class FunctionsTest {

  /** Returns nulls, and empty, short and long messages, as strings and binary. */
  private def messages(spark: SparkSession): DataFrame = spark.range(0, 5000, 1, 3).selectExpr(
    "id",
    """case when id % 7 = 0 then null when id % 11 = 0 then ''
       when id % 997 = 1 then repeat(cast(id as string), 20000) else repeat('é' || id, cast(id % 40 as int)) end s""")
    .selectExpr("id", "s", "cast(s as binary) b")

  private def batches(table: DataFrame): Int = {
    table.collect()
    "RaddleHashProject".r.findAllIn(table.queryExecution.executedPlan.toString).size
  }

  /** Runs work with and without the plugin, and without whole-stage code generation. */
  private def withTable(work: DataFrame => Unit): Unit =
    for ((isPlugged, generatesCode) <- Seq((true, true), (false, true), (true, false))) {
      val setting = "spark.sql.codegen.wholeStage" -> generatesCode.toString
      Cluster.withSession("local[2]", isPlugged, setting)(spark => work(messages(spark)))
    }

  @Test def digestsAreThoseOfSpark(): Unit = withTable { table =>
    val hashed = table.selectExpr(
      "raddle_sha256(s) a", "sha2(s, 256) x", "raddle_sha256(b) c", "sha2(b, 256) y", "raddle_md5(s) e", "md5(s) z", "id")
    assertEquals(1, batches(hashed))
    val rows = hashed.collect()
    assertEquals(5000, rows.length)
    assertEquals((0L until 5000L).toSet, rows.map(_.getLong(6)).toSet)
    rows.foreach(row => for (i <- 0 to 4 by 2) assertEquals(row.getString(i + 1), row.getString(i)))
    assertEquals(715, rows.count(_.isNullAt(0)))
  }

  /** Each hash under its three names, and as an algorithm of `raddle_digest`: in batches, and row by row in a condition. */
  @Test def eachHashByName(): Unit = withTable { table =>
    val theirs = Map("md5" -> "md5(s)", "sha1" -> "sha1(s)") ++
      Seq(224, 256, 384, 512).map(bits => s"sha$bits" -> s"sha2(s, $bits)")
    for (algorithm <- Algorithm.all.map(_.name)) {
      val calls = Seq(s"raddle_$algorithm(s)", s"raddle_${algorithm}_hex(b)", s"raddle_${algorithm}_bytes(s)",
        s"raddle_${algorithm}_bytes(b)", s"raddle_digest(s, '$algorithm')")
      val hashed = table.selectExpr(theirs.get(algorithm).toSeq ++ calls ++ calls.map(call => s"if(id >= 0, $call, null)"): _*)
      assertTrue(batches(hashed) >= 1, algorithm)
      hashed.collect().foreach { row =>
        val digits = row.toSeq.map {
          case bytes: Array[Byte] => bytes.map(byte => f"$byte%02x").mkString
          case other => other
        }
        assertEquals(1, digits.distinct.size, s"$algorithm: $digits")
      }
      val types = hashed.schema.map(_.dataType.sql).takeRight(5)
      assertEquals(Seq("STRING", "STRING", "BINARY", "BINARY", "BINARY"), types, algorithm)
    }
    // From the test vectors of BLAKE3, whose message is 00, 01, 02.
    val blake3 = table.sparkSession.sql("select raddle_blake3(X'000102'), raddle_digest(X'000102', 'blake3')").head()
    val expected = "e1be4d7a8ab5560aa4199eea339849ba8e293d55ca0a81006726d184519e647f"
    assertEquals(expected, blake3.getString(0))
    assertEquals(expected, blake3.getAs[Array[Byte]](1).map(byte => f"$byte%02x").mkString)
  }

  @Test def tagsAreThoseOfTheJdk(): Unit = withTable { table =>
    val keys = Seq("key", "k" * 64, "k" * 65)
    val calls = keys.zipWithIndex.map { case (key, i) => s"raddle_hmac_sha256(s, '$key') k$i" }
    val hashed = table.selectExpr(
      calls ++ Seq("s", "raddle_hmac_sha256(s, '')", "raddle_hmac_sha256(s, null)", "raddle_hmac_sha256(b, s)",
        "raddle_hmac_sha256_hex(s, 'key')", "hex(raddle_hmac_sha256_bytes(s, 'key'))",
        "hex(raddle_hmac_sha256_bytes(b, s))"): _*)
    assertEquals(1, batches(hashed))
    def tag(message: String, key: String): String = Option(message).fold[String](null) { message =>
      val mac = Mac.getInstance("HmacSHA256", "SunJCE")
      mac.init(new SecretKeySpec(if (key.isEmpty) new Array[Byte](1) else key.getBytes, "x"))
      mac.doFinal(message.getBytes).map(byte => f"$byte%02x").mkString
    }
    hashed.collect().foreach { row =>
      val message = row.getString(keys.length)
      keys.indices.foreach(i => assertEquals(tag(message, keys(i)), row.getString(i)))
      assertEquals(tag(message, ""), row.getString(4))
      assertNull(row.get(5))
      assertEquals(tag(message, message), row.getString(6))
      assertEquals(tag(message, "key"), row.getString(7))
      assertEquals(tag(message, "key"), Option(row.getString(8)).map(_.toLowerCase).orNull)
      assertEquals(tag(message, message), Option(row.getString(9)).map(_.toLowerCase).orNull)
    }
  }

  /** Wherever a function appears in a query, its results equal those of Spark's function. */
  @Test def anyPlaceInAQuery(): Unit = withTable { table =>
    table.createOrReplaceTempView("t")
    val queries = Seq(
      "select id, H(s || 'x') from t" -> 1,
      "select H(H(s)), H(s), length(H(s)), H(s) || 'x' from t" -> 2,
      "select H(concat(s, s)) h, rand(1) > 2 from t order by h nulls first, 2" -> 1,
      "select id from t where H(s) like '0%'" -> 0,
      "select if(id > 3, H(s), 'none'), coalesce(H(s), 'null') from t" -> 0,
      "select count(distinct H(s)), max(H(b)) from t" -> 0,
      "select H(s) h, count(*) from t group by H(s)" -> 1,
      "select a.id from t a join t b on H(a.s) = b.s" -> 0,
      "select transform(array(s, 'y'), x -> H(x)) from t" -> 0,
      "select H('constant'), H(cast(null as string)) from t" -> 0,
      "select (select max(H(u.s)) from t u where u.id = t.id % 3) from t" -> 0,
      "select id from t where not exists (select 1 from t u where H(u.s) = H(t.s) and u.id > t.id)" -> 0
    )
    val spark = table.sparkSession
    def rows(query: String): Seq[String] = spark.sql(query).collect().toSeq.map(_.toString).sorted
    queries.foreach { case (query, atLeast) =>
      val ours = query.replaceAll("\\bH\\(", "raddle_md5(")
      assertEquals(rows(query.replaceAll("\\bH\\(", "md5(")), rows(ours), query)
      assertTrue(batches(spark.sql(ours)) >= atLeast, query)
    }
  }

  @Test def rowsOfAnySize(): Unit = Cluster.withSession("local[1]", isPlugged = true) { spark =>
    // Rows longer than a batch next to short rows, and more than one batch of all sizes.
    val table = spark.range(0, 3000, 1, 1).selectExpr(
      "id", "repeat('a', cast(if(id % 500 = 3, 3000000, id % 5000) as int)) s", "raddle_sha256(cast(id as string)) h")
    table.selectExpr("id", "h", "raddle_md5(s) m", "md5(s) n", "length(s) l", "sha2(cast(id as string), 256) x").collect()
      .foreach { row =>
        assertEquals(row.getString(3), row.getString(2))
        assertEquals(row.getString(5), row.getString(1))
        val id = row.getLong(0)
        assertEquals(if (id % 500 == 3) 3000000 else id % 5000, row.getInt(4).toLong)
      }
    assertEquals(Nil, spark.emptyDataFrame.selectExpr("raddle_md5('' || uuid())").collect().toSeq)
  }

  @Test def wrongArgumentsAreRefused(): Unit = Cluster.withSession("local[1]", isPlugged = true) { spark =>
    for (call <- Seq("raddle_sha256(1)", "raddle_md5(array('a'))", "raddle_hmac_sha256('a', 1)", "raddle_md5()",
        "raddle_sha256('a', 'b')", "raddle_hmac_sha256('a')", "raddle_blake3_bytes(1)", "raddle_digest('a')",
        "raddle_digest('a', 'sha3')", "raddle_digest('a', upper('md5'))", "raddle_digest(1, 'md5')")) {
      val error = assertThrows(classOf[Exception], () => { spark.sql(s"select $call").collect(); () })
      assertTrue(error.isInstanceOf[AnalysisException] || error.isInstanceOf[IllegalArgumentException], call)
      assertTrue(error.getMessage.contains("raddle_"), error.getMessage)
    }
    val unknown = assertThrows(classOf[Exception], () => { spark.sql("select raddle_digest('a', 'sha3')"); () })
    assertTrue(unknown.getMessage.contains("'sha3': give md5, sha1, sha224"), unknown.getMessage)
    val usage = spark.sql("describe function raddle_sha256").collect().map(_.getString(0))
    assertTrue(usage.exists(_.contains("SHA-256")), usage.mkString)
  }
}
