package raddle.spark

import org.apache.spark.unsafe.types.UTF8String

/** Hexadecimal digits, in lower case. */
private[spark] object Hex {
  private val digits = "0123456789abcdef".getBytes

  /** Both digits of each byte. */
  private val pairs = Array.tabulate(256)(byte => (digits(byte >> 4), digits(byte & 15)))
  private val first = pairs.map(_._1)
  private val second = pairs.map(_._2)

  def of(bytes: Array[Byte]): UTF8String = UTF8String.fromBytes(encode(bytes))

  def encode(bytes: Array[Byte]): Array[Byte] = {
    val text = new Array[Byte](2 * bytes.length)
    var i = 0
    while (i < bytes.length) {
      val byte = bytes(i) & 0xff
      text(2 * i) = first(byte)
      text(2 * i + 1) = second(byte)
      i += 1
    }
    text
  }
}
