package raddle.spark

import java.util.Arrays

import org.apache.spark.unsafe.Platform
import org.apache.spark.unsafe.types.UTF8String

import raddle.jca.Raddle

/** A function of a batch of rows. Its messages are stored consecutively, and are hashed in one call. */
private[spark] final class HashColumn(function: BatchFunction, ordinal: Int, rows: KeptRows) {
  private var data = new Array[Byte](1 << 14)

  /** The offsets at which messages end, and the places of their results. */
  private var offsets = new Array[Int](HashBatch.enoughRows + 1)
  private var places = new Array[Int](HashBatch.enoughRows)
  private var count = 0

  def clear(): Unit = count = 0

  /** Takes the message of the last row. */
  def take(message: UTF8String): Unit = message.getBaseObject match {
    case bytes: Array[Byte] =>
      take(message, bytes, (message.getBaseOffset - Platform.BYTE_ARRAY_OFFSET).toInt, message.numBytes)
    case _ => take(message.getBytes)
  }

  /** Takes the message of the last row, which is an array. */
  def take(message: Array[Byte]): Unit = take(message, message, 0, message.length)

  private def take(message: Any, bytes: Array[Byte], from: Int, len: Int): Unit = {
    val place = rows.makeRoom(ordinal, function.size)
    // Nothing is gained by copying long messages.
    if (len > HashColumn.shortBytes || !Raddle.isAvailable) {
      rows.write(function.ofOne(message), place)
    } else {
      val begin = offsets(count)
      val end = begin + len
      if (end > data.length) data = Arrays.copyOf(data, math.max(2 * data.length, end))
      if (count == places.length) {
        places = Arrays.copyOf(places, 2 * count)
        offsets = Arrays.copyOf(offsets, 2 * count + 1)
      }
      System.arraycopy(bytes, from, data, begin, len)
      places(count) = place
      count += 1
      offsets(count) = end
      if (end >= HashBatch.enoughBytes) rows.isFull = true
    }
  }

  /** Hashes all messages. */
  def hash(): Unit = if (count > 0) function.ofMany(count, data, offsets, rows.bytes, places)
}

private[spark] object HashColumn {

  /** The length up to which messages are hashed together. */
  private val shortBytes: Int = 1 << 14
}
