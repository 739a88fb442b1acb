package raddle.spark

import org.apache.spark.unsafe.types.UTF8String

import raddle.jca.RaddleHash

/** A digest, or HMAC if there is a key, of the messages of a batch. */
final case class BatchFunction(algorithm: String, key: Option[Array[Byte]]) {

  /** The results for messages that lie one behind another. */
  def ofMany(data: Array[Byte], offsets: Array[Int]): Array[Byte] = key match {
    case None => RaddleHash.digestColumn(algorithm, data, offsets)
    case Some(key) => RaddleHash.macColumn(algorithm, key, data, offsets)
  }

  /** The result for one message, as hexadecimal digits. */
  def ofOne(message: Any): UTF8String = key match {
    case None => Rows.digest(algorithm, message)
    case Some(key) => Rows.mac(algorithm, message, key)
  }
}

