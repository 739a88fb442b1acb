package raddle.spark

import org.apache.spark.unsafe.types.UTF8String

import raddle.jca.RaddleHash

/** A digest, or HMAC if there is a key, of the messages of a batch. */
final case class BatchFunction(algorithm: String, key: Option[Array[Byte]]) {

  /** How many hexadecimal digits a result has. */
  val digits: Int = if (algorithm.endsWith("MD5")) 32 else 64

  /** Writes the digits of the results for messages that lie one behind another, each to its place. */
  def ofMany(count: Int, data: Array[Byte], offsets: Array[Int], to: Array[Byte], places: Array[Int]): Unit =
    RaddleHash.hexColumn(algorithm, key.orNull, count, data, offsets, to, places)

  /** The result for one message, as hexadecimal digits. */
  def ofOne(message: Any): UTF8String = key match {
    case None => Rows.digest(algorithm, message)
    case Some(key) => Rows.mac(algorithm, message, key)
  }
}
