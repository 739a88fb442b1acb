package raddle.spark

import java.util.Arrays

import org.apache.spark.sql.catalyst.expressions.UnsafeRow
import org.apache.spark.unsafe.Platform

/**
 * Consecutive copies of rows, because Spark reuses the memory of a row for the next one. A row consists of a null bit
 * for each column, a word for each column, and then the values that do not fit a word (`UnsafeRow`).
 */
private[spark] final class KeptRows(columns: Int) {
  private var data = new Array[Byte](1 << 16)
  private var ends = new Array[Int](HashBatch.enoughRows + 1)
  private val row = new UnsafeRow(columns)
  private val nullBytes = UnsafeRow.calculateBitSetWidthInBytes(columns)

  /** A row of nulls. */
  private val nulls = {
    val row = new UnsafeRow(columns)
    row.pointTo(new Array[Byte](nullBytes + 8 * columns), nullBytes + 8 * columns)
    for (column <- 0 until columns) row.setNullAt(column)
    row.getBytes
  }
  var count = 0

  /** Whether there are enough rows, or bytes. */
  var isFull = false

  /** Returns the array with the bytes of all rows. */
  def bytes: Array[Byte] = data

  def clear(): Unit = {
    count = 0
    isFull = false
    // The array grew because a row was very long.
    if (data.length > 4 * HashBatch.enoughBytes) data = new Array[Byte](1 << 16)
  }

  def add(row: UnsafeRow): Unit = row.getBaseObject match {
    case bytes: Array[Byte] => add(bytes, (row.getBaseOffset - Platform.BYTE_ARRAY_OFFSET).toInt, row.getSizeInBytes)
    case _ => add(row.getBytes, 0, row.getSizeInBytes)
  }

  /** Adds a row of nulls. */
  def addNulls(): Unit = add(nulls, 0, nulls.length)

  private def add(row: Array[Byte], from: Int, len: Int): Unit = {
    val begin = ends(count)
    count += 1
    if (count == ends.length) ends = Arrays.copyOf(ends, 2 * count)
    ends(count) = begin
    lengthen(len)
    System.arraycopy(row, from, data, begin, len)
    if (count >= HashBatch.enoughRows || ends(count) >= HashBatch.enoughBytes) isFull = true
  }

  /** Makes the last row longer. */
  private def lengthen(len: Int): Unit = {
    val end = Math.addExact(ends(count), len)
    if (end > data.length) data = Arrays.copyOf(data, math.max(math.min(2L * data.length, 1 << 28).toInt, end))
    ends(count) = end
  }

  /** Puts a string or binary in place of a null in the last row, and returns the place for its bytes. */
  def makeRoom(ordinal: Int, len: Int): Int = {
    val (begin, place) = (ends(count - 1), ends(count))
    lengthen((len + 7) & -8)
    val first = Platform.BYTE_ARRAY_OFFSET + begin.toLong
    val nulls = first + (ordinal >> 6) * 8L
    Platform.putLong(data, nulls, Platform.getLong(data, nulls) & ~(1L << ordinal))
    // The offset of the value in its row, and its length.
    Platform.putLong(data, first + nullBytes + 8L * ordinal, (place - begin).toLong << 32 | len)
    place
  }

  /** Writes a result where there is room for it. */
  def write(result: Array[Byte], place: Int): Unit = System.arraycopy(result, 0, data, place, result.length)

  /** Returns a row, which is valid until the next call. */
  def apply(index: Int): UnsafeRow = {
    row.pointTo(data, Platform.BYTE_ARRAY_OFFSET + ends(index).toLong, ends(index + 1) - ends(index))
    row
  }
}
