package raddle.spark

import java.nio.file.{Files, Path}
import java.security.MessageDigest
import javax.crypto.{Cipher, Mac}

import org.apache.spark.TaskContext
import org.apache.spark.sql.SparkSession
import org.junit.jupiter.api.Assertions._
import org.junit.jupiter.api.Test

/** Tests the plugin in separate executors, with the jars that they fetch from the driver. */
class ClusterTest {
  private val cluster = "local-cluster[2,1,1024]"
  private val algorithms = Seq("AES_GCM_V1", "AES_GCM_CTR_V1")

  /** Returns results of the Java Cryptography Architecture and of the functions. */
  private def results(spark: SparkSession): Seq[String] = spark.range(0, 2000, 1, 4).selectExpr("id", "cast(id as string) s").selectExpr(
    "id", "sha2(cast(id as string), 256)", "sha2(cast(id as string), 224)", "sha2(cast(id as string), 512)",
    "md5(cast(id as string))", "hex(aes_encrypt(s, '0123456789abcdef', 'GCM', 'DEFAULT', substr(sha1(s), 0, 12), 'aad'))",
    "cast(aes_decrypt(aes_encrypt(s, '0123456789abcdef01234567'), '0123456789abcdef01234567') as string)",
    "raddle_sha256(s)", "raddle_md5(s)", "raddle_hmac_sha256(s, 'key')"
  ).collect().toSeq.map(_.toString).sorted

  private def write(spark: SparkSession, algorithm: String, folder: String): Unit =
    spark.range(0, 3000, 1, 2).selectExpr("id", "repeat(cast(id as string), 30) s", "id * 7 n")
      .write.options(TestKms.options(algorithm)).parquet(folder)

  private def read(spark: SparkSession, folder: String): Seq[String] =
    spark.read.parquet(folder).selectExpr("id", "s", "n").collect().toSeq.map(_.toString).sorted

  private def withProvider(spark: SparkSession): Set[String] =
    spark.sparkContext.parallelize(1 to 8, 8).map(_ => Mac.getInstance("HmacSHA256").getProvider.getName).collect().toSet

  /** Checks that two executors printed `expected` warnings. On a busy machine one may be lost, and another replaces it. */
  private def assertWarnings(expected: Int, spark: SparkSession): Unit = {
    val warnings = Cluster.output(spark).map { case (_, printed) => "raddle is not used by".r.findAllIn(printed).size }
    assertTrue(warnings.count(_ == expected) >= 2 && warnings.forall(_ <= expected), warnings.toString)
  }

  @Test def resultsAreTheSame(): Unit = {
    val folders = algorithms.map(algorithm => algorithm -> Cluster.temporary("without")).toMap
    val (expected, tables) = Cluster.withSession("local[2]", isPlugged = false, TestKms.settings: _*) { spark =>
      assertEquals(Set("SunJCE"), withProvider(spark))
      folders.foreach { case (algorithm, folder) => write(spark, algorithm, folder) }
      (results(spark), folders.map { case (algorithm, folder) => algorithm -> read(spark, folder) })
    }
    val written = Cluster.withSession(cluster, isPlugged = true, TestKms.settings: _*) { spark =>
      assertEquals(Set("Raddle"), withProvider(spark))
      assertEquals(expected, results(spark))
      folders.foreach { case (algorithm, folder) => assertEquals(tables(algorithm), read(spark, folder)) }
      assertWarnings(0, spark)
      algorithms.map { algorithm =>
        val folder = Cluster.temporary("with")
        write(spark, algorithm, folder)
        algorithm -> folder
      }
    }
    Cluster.withSession("local[2]", isPlugged = false, TestKms.settings: _*) { spark =>
      written.foreach { case (algorithm, folder) => assertEquals(tables(algorithm), read(spark, folder)) }
    }
  }

  @Test def aKilledExecutorIsReplaced(): Unit = Cluster.withSession(cluster, isPlugged = true) { spark =>
    val killed: Path = Files.createTempDirectory("killed").resolve("once")
    val mark = killed.toString
    val hashed = spark.range(0, 200000, 1, 20).selectExpr("id", "raddle_sha256(cast(id as string)) h")
      .rdd.mapPartitions { rows =>
        rows.zipWithIndex.map { case (row, i) =>
          if (TaskContext.getPartitionId() == 7 && i == 5000 && new java.io.File(mark).createNewFile()) {
            Runtime.getRuntime.halt(1)
          }
          (row.getLong(0), row.getString(1))
        }
      }.collect()
    assertTrue(Files.exists(killed))
    assertEquals((0L until 200000L).toSeq, hashed.map(_._1).toSeq)
    val sha = MessageDigest.getInstance("SHA-256")
    hashed.foreach { case (id, digest) =>
      assertEquals(sha.digest(id.toString.getBytes).map(byte => f"$byte%02x").mkString, digest)
    }
    assertEquals(Set("Raddle"), withProvider(spark))
    Executors.await(spark)
    assertTrue(Cluster.output(spark).size >= 3, "an executor took the place of the one that was killed")
  }

  /** Spark itself encrypts connections between processes, and files of a shuffle. Commons Crypto and Tink take their ciphers
    * from the Java Cryptography Architecture, Commons Crypto only if it is configured so.
    */
  @Test def connectionsAndShuffledFilesAreEncrypted(): Unit = {
    def shuffled(spark: SparkSession): Seq[String] = spark.range(0, 20000, 1, 8)
      .selectExpr("id % 97 k", "raddle_sha256(cast(id as string)) h").groupBy("k").agg(Map("h" -> "max", "*" -> "count"))
      .collect().toSeq.map(_.toString).sorted
    val expected = Cluster.withSession("local[2]", isPlugged = false)(shuffled)
    val encrypted = Seq(
      "spark.authenticate" -> "true",
      "spark.authenticate.secret" -> "between driver and executors",
      "spark.network.crypto.enabled" -> "true",
      "spark.io.encryption.enabled" -> "true",
      "spark.io.encryption.commons.config.cipher.classes" -> "org.apache.commons.crypto.cipher.JceCipher",
      // AES-CTR is left to the JDK before Java 22.
      "spark.executor.extraJavaOptions" -> "-Draddle.services=all")
    Cluster.withSession(cluster, isPlugged = true, encrypted: _*) { spark =>
      assertEquals(expected, shuffled(spark))
      val providers = spark.sparkContext.parallelize(1 to 8, 8).flatMap { _ =>
        Seq("AES/CTR/NoPadding", "AES/GCM/NoPadding").map(Cipher.getInstance(_).getProvider.getName)
      }.collect().toSet
      assertEquals(Set("Raddle"), providers)
    }
  }

  @Test def executorsWithoutTheLibraryWorkOn(): Unit = {
    val expected = Cluster.withSession("local[2]", isPlugged = false)(results)
    val missing = "spark.executor.extraJavaOptions" -> "-Draddle.library.path=/nowhere/libraddle.so"
    Cluster.withSession(cluster, isPlugged = true, missing) { spark =>
      assertEquals(Set("SunJCE"), withProvider(spark))
      assertEquals(expected, results(spark))
      assertWarnings(1, spark)
    }
  }
}
