package raddle.spark

import org.apache.spark.sql.catalyst.expressions.UnsafeRow
import org.apache.spark.unsafe.Platform

/** Copies of rows, one behind another: Spark may use the memory of a row again for the next one. */
private[spark] final class KeptRows(columns: Int) {
  private var data = new Array[Byte](1 << 16)
  private val ends = new Array[Int](HashBatch.mostRows + 1)
  private val row = new UnsafeRow(columns)
  var count = 0

  /** Whether there is no room: after so many rows, or so many bytes. */
  def isFull: Boolean = count == HashBatch.mostRows || ends(count) >= KeptRows.enoughBytes

  def clear(): Unit = {
    count = 0
    // A row that was very long.
    if (data.length > 4 * KeptRows.enoughBytes) data = new Array[Byte](1 << 16)
  }

  def add(row: UnsafeRow): Unit = {
    val begin = ends(count)
    val end = Math.addExact(begin, row.getSizeInBytes)
    if (end > data.length) data = java.util.Arrays.copyOf(data, math.max(math.min(2L * data.length, 1 << 28).toInt, end))
    row.writeToMemory(data, Platform.BYTE_ARRAY_OFFSET + begin.toLong)
    count += 1
    ends(count) = end
  }

  /** Counts a row without columns. */
  def addEmpty(): Unit = {
    count += 1
    ends(count) = ends(count - 1)
  }

  /** A row, until the next call. */
  def apply(index: Int): UnsafeRow = {
    row.pointTo(data, Platform.BYTE_ARRAY_OFFSET + ends(index).toLong, ends(index + 1) - ends(index))
    row
  }
}

private[spark] object KeptRows {
  val enoughBytes: Int = 1 << 20
}
