package raddle.spark

import org.apache.spark.unsafe.types.UTF8String

import raddle.jca.Raddle

/** The messages of one column in a batch of rows, and what a function makes of them. */
private[spark] final class HashBatch(function: BatchFunction) {
  private val results = new Array[UTF8String](HashBatch.mostRows)
  private var rows = 0

  /** Short messages, one behind another, where each ends, and the rows that they are of. */
  private var data = new Array[Byte](1 << 14)
  private val offsets = new Array[Int](HashBatch.mostRows + 1)
  private val rowOf = new Array[Int](HashBatch.mostRows)
  private var count = 0

  def clear(): Unit = {
    rows = 0
    count = 0
  }

  /** Takes the message of the next row. Nothing is gained by copying long ones. */
  def add(message: Any): Unit = {
    val len = Rows.length(message)
    if (message == null) {
      results(rows) = null
    } else if (len > HashBatch.shortBytes || !Raddle.isAvailable) {
      results(rows) = function.ofOne(message)
    } else {
      val begin = offsets(count)
      if (begin + len > data.length) data = java.util.Arrays.copyOf(data, math.max(2 * data.length, begin + len))
      Rows.copy(message, data, begin)
      rowOf(count) = rows
      count += 1
      offsets(count) = begin + len
    }
    rows += 1
  }

  /** Hashes all messages. */
  def hash(): Unit = if (count > 0) {
    val digits = Hex.encode(function.ofMany(data, java.util.Arrays.copyOf(offsets, count + 1)))
    val each = digits.length / count
    var i = 0
    while (i < count) {
      results(rowOf(i)) = UTF8String.fromBytes(digits, i * each, each)
      i += 1
    }
  }

  def result(row: Int): UTF8String = results(row)
}

private[spark] object HashBatch {

  /** The rows of a batch. */
  val mostRows = 1024

  /** Messages that are hashed together. */
  val shortBytes: Int = 1 << 14
}
