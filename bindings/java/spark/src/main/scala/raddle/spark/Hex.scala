package raddle.spark

import java.nio.{ByteBuffer, ByteOrder}

import org.apache.spark.unsafe.types.UTF8String

/** Hexadecimal digits, in lower case. */
private[spark] object Hex {

  /** The two digits of each byte, in the order of memory. */
  private val pairs: Array[Short] = {
    val digits = "0123456789abcdef".getBytes
    val isLittle = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN
    Array.tabulate(256) { byte =>
      val (high, low) = (digits(byte >> 4).toInt, digits(byte & 15).toInt)
      (if (isLittle) high | low << 8 else high << 8 | low).toShort
    }
  }

  def of(bytes: Array[Byte]): UTF8String = UTF8String.fromBytes(encode(bytes))

  def encode(bytes: Array[Byte]): Array[Byte] = {
    val text = new Array[Byte](Math.multiplyExact(2, bytes.length))
    val to = ByteBuffer.wrap(text).order(ByteOrder.nativeOrder())
    val pairs = this.pairs
    var i = 0
    while (i < bytes.length) {
      to.putShort(2 * i, pairs(bytes(i) & 0xff))
      i += 1
    }
    text
  }
}
