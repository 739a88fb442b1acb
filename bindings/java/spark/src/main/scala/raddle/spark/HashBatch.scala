package raddle.spark

import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions.{GenericInternalRow, UnsafeRow}

/**
 * Rows with the results of functions, and the messages of these rows. Generated code fills it
 * ([[HashBatchExec]]), and [[HashProjectExec]] drains it: one object serves all batches of a partition.
 *
 * @param functions the functions computed for each row
 * @param ordinals the columns of the functions' results
 * @param width the number of columns in a row
 */
final class HashBatch(functions: Array[BatchFunction], ordinals: Array[Int], width: Int) {
  private val rows = new KeptRows(width)
  private val columns = functions.zip(ordinals).map { case (function, ordinal) => new HashColumn(function, ordinal, rows) }
  private val self = new GenericInternalRow(Array[Any](this))
  private var isHandedOver = false

  /** Returns the number of rows. */
  def count: Int = rows.count

  /** Copies a row. Its columns for results are null. */
  def add(row: UnsafeRow): Unit = rows.add(row)

  /** Adds a row that has only columns for results. */
  def add(): Unit = rows.addNulls()

  /** The messages of a function, to which the message of the last row is added unless it is null. */
  def column(function: Int): HashColumn = columns(function)

  /** Whether this batch has enough rows and was not handed over. Some operators can't stop at this point. */
  def isFull: Boolean = rows.isFull && !isHandedOver

  /** Whether there are rows that were not handed over. */
  def hasRows: Boolean = !isHandedOver && rows.count > 0

  /** Returns this batch, in a row of one column. */
  def handOver(): InternalRow = {
    isHandedOver = true
    self
  }

  /** Writes the results into the rows. */
  def hash(): Unit = columns.foreach(_.hash())

  /** Returns a row, which is valid until the next call. */
  def row(index: Int): UnsafeRow = rows(index)

  def clear(): Unit = {
    isHandedOver = false
    rows.clear()
    columns.foreach(_.clear())
  }
}

private[spark] object HashBatch {

  /** The number of rows in a batch. */
  val enoughRows = 1024

  /** The number of bytes in a batch: of rows, or of a function's messages. */
  val enoughBytes: Int = 1 << 20

  /** The batch in a row that [[HashBatch.handOver]] returned. */
  def in(row: InternalRow): HashBatch = row.get(0, null).asInstanceOf[HashBatch]
}
