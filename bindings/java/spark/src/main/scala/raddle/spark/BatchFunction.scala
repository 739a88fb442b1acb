package raddle.spark

import raddle.jca.RaddleHash

/** A digest, or HMAC if there is a key, of the messages of a batch, as hexadecimal digits or as bytes. */
final case class BatchFunction(algorithm: Algorithm, key: Option[Array[Byte]], isText: Boolean) {

  /** The number of bytes of a result. */
  val size: Int = if (isText) 2 * algorithm.size else algorithm.size

  /** Writes the results for consecutive messages, each to its place. */
  def ofMany(count: Int, data: Array[Byte], offsets: Array[Int], to: Array[Byte], places: Array[Int]): Unit = {
    val name = algorithm.javaName
    if (isText) {
      RaddleHash.hexColumn(name, key.orNull, count, data, offsets, to, places)
    } else {
      val used = java.util.Arrays.copyOf(offsets, count + 1)
      val results = key match {
        case None => RaddleHash.digestColumn(name, data, used)
        case Some(key) => RaddleHash.macColumn(name, key, data, used)
      }
      for (i <- 0 until count) System.arraycopy(results, i * size, to, places(i), size)
    }
  }

  /** Returns the result for one message. */
  def ofOne(message: Any): Array[Byte] = {
    val result = key match {
      case None => Rows.digest(algorithm.javaName, message)
      case Some(key) => Rows.mac(algorithm.javaName, message, key)
    }
    if (isText) Hex.encode(result) else result
  }
}
