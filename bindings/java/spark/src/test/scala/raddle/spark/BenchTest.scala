package raddle.spark

import java.security.Security

import org.apache.spark.sql.{DataFrame, SparkSession}
import org.junit.jupiter.api.{Tag, Test}

import raddle.jca.Raddle

/** The speed of hashing a column and of encrypted tables, with and without the provider, in turns. */
@Tag("bench")
class BenchTest {
  private val rounds = 3
  private val strings = java.lang.Long.getLong("raddle.rows").longValue

  private def seconds(work: => Unit): Double = {
    val begin = System.nanoTime()
    work
    (System.nanoTime() - begin) / 1e9
  }

  private def run(table: DataFrame): Unit = table.write.format("noop").mode("overwrite").save()

  /** Returns the medians of several rounds, each with every kind of work, after one round that isn't counted. */
  private def medians(works: Seq[(String, () => Unit)]): Seq[(String, Double)] = {
    val times = (0 to rounds).map(_ => works.map { case (_, work) => seconds(work()) }).tail
    works.zip(times.transpose).map { case ((name, _), times) => name -> times.sorted.apply(rounds / 2) }
  }

  private def withProvider(isInstalled: Boolean)(work: => Unit): () => Unit = () => {
    if (isInstalled) require(Raddle.install()) else Security.removeProvider("Raddle")
    work
  }

  private def report(line: String): Unit = println(s"report: $line")

  private def measure(work: SparkSession => Unit): Unit =
    Cluster.withSession("local[2]", isPlugged = false, TestKms.settings: _*) { spark =>
      report(s"Spark ${spark.version}, Java ${Runtime.version().feature()}, two threads, medians of $rounds rounds in turns")
      work(spark)
    }

  @Test def hashesOfColumns(): Unit = measure(columns)

  @Test def encryptedTables(): Unit =
    measure(spark => Seq("AES_GCM_V1", "AES_GCM_CTR_V1").foreach(tables(spark, _)))

  private def columns(spark: SparkSession): Unit = {
    val column = spark.range(0, strings, 1, 2).selectExpr("concat('user-', cast(id as string)) s")
    def hash(call: String): Unit = run(column.selectExpr(call))
    val measured = medians(Seq(
      "strings alone" -> withProvider(isInstalled = false)(hash("s")),
      "sha2" -> withProvider(isInstalled = false)(hash("sha2(s, 256)")),
      "sha2 with the provider" -> withProvider(isInstalled = true)(hash("sha2(s, 256)")),
      "raddle_sha256" -> withProvider(isInstalled = true)(hash("raddle_sha256(s)")),
      "md5" -> withProvider(isInstalled = false)(hash("md5(s)")),
      "md5 with the provider" -> withProvider(isInstalled = true)(hash("md5(s)")),
      "raddle_md5" -> withProvider(isInstalled = true)(hash("raddle_md5(s)")),
      "raddle_hmac_sha256" -> withProvider(isInstalled = true)(hash("raddle_hmac_sha256(s, 'key')"))
    ))
    val time = measured.toMap
    measured.foreach { case (name, seconds) => report(f"$strings%,d strings of 12 bytes or so, $name: $seconds%.2f s") }
    for ((theirs, ours) <- Seq("sha2" -> "raddle_sha256", "md5" -> "raddle_md5")) {
      val net = Seq(theirs, ours).map(time(_) - time("strings alone"))
      report(f"$theirs over $ours: ${time(theirs) / time(ours)}%.2f; less the strings alone: ${net(0) / net(1)}%.2f")
    }
  }

  private def tables(spark: SparkSession, algorithm: String): Unit = {
    val count = strings * 3 / 10
    val rows = spark.range(0, count, 1, 2).selectExpr("sha1(cast(id as string)) s", "id * 7 n").cache()
    rows.count()
    val folder = Cluster.temporary("bench")
    // Compression would take most of the time, and hides what encryption costs.
    def write(options: Map[String, String]): Unit =
      rows.write.mode("overwrite").options(options).option("compression", "none").parquet(folder)
    def read(): Unit = run(spark.read.parquet(folder))
    val encrypted = TestKms.options(algorithm)
    val measured = medians(Seq(
      "written, not encrypted" -> withProvider(isInstalled = false)(write(Map.empty)),
      "read, not encrypted" -> withProvider(isInstalled = false)(read()),
      "written" -> withProvider(isInstalled = false)(write(encrypted)),
      "read" -> withProvider(isInstalled = false)(read()),
      "written with the provider" -> withProvider(isInstalled = true)(write(encrypted)),
      "read with the provider" -> withProvider(isInstalled = true)(read())
    ))
    measured.foreach { case (name, seconds) => report(f"Parquet of $count%,d rows, $algorithm, $name: $seconds%.2f s") }
    rows.unpersist()
  }
}
