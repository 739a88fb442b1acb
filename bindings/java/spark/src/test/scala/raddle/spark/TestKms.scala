package raddle.spark

import org.apache.hadoop.conf.Configuration
import org.apache.parquet.crypto.keytools.{KeyToolkit, KmsClient}

/** Master keys of encrypted Parquet files: a key is the hash of its name. */
final class TestKms extends KmsClient {
  override def initialize(settings: Configuration, instance: String, url: String, token: String): Unit = ()

  override def wrapKey(key: Array[Byte], master: String): String =
    KeyToolkit.encryptKeyLocally(key, masterKey(master), master.getBytes)

  override def unwrapKey(wrapped: String, master: String): Array[Byte] =
    KeyToolkit.decryptKeyLocally(wrapped, masterKey(master), master.getBytes)

  private def masterKey(name: String): Array[Byte] =
    java.security.MessageDigest.getInstance("SHA-256").digest(name.getBytes).take(16)
}

object TestKms {

  /** The settings with which a session reads and writes encrypted files. */
  val settings: Seq[(String, String)] = Seq(
    "spark.hadoop.parquet.crypto.factory.class" -> "org.apache.parquet.crypto.keytools.PropertiesDrivenCryptoFactory",
    "spark.hadoop.parquet.encryption.kms.client.class" -> classOf[TestKms].getName
  )

  /** Returns the options that encrypt columns. */
  def options(algorithm: String): Map[String, String] = Map(
    "parquet.encryption.footer.key" -> "footer",
    "parquet.encryption.column.keys" -> "column:s,n",
    "parquet.encryption.algorithm" -> algorithm
  )
}
