package raddle.spark
import org.junit.jupiter.api.Test
class ProbeTest {
  @Test def probe(): Unit = Cluster.withSession("local-cluster[2,1,1024]", true) { spark =>
    println("report: " + spark.sql("select raddle_sha256('a') x, sha2('a',256) y").collect().toSeq)
    spark.range(0, 2000, 1, 3).selectExpr("cast(id as string) s", "id").selectExpr("id+1", "raddle_sha256(s) a", "raddle_md5(concat(s,'x')) b","raddle_hmac_sha256(s, 'key') c").explain()
    val names = spark.sparkContext.parallelize(1 to 4, 4).map(_ => java.security.MessageDigest.getInstance("SHA-256").getProvider.getName + System.getProperty("java.class.path").length).collect().toSeq
    println("report: " + names)
    Cluster.output(spark).foreach { case (n, t) => println(s"report: $n ${t.take(3000)}") }
  }
}
