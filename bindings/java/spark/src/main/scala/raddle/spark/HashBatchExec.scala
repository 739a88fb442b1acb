package raddle.spark

import org.apache.spark.rdd.RDD
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions._
import org.apache.spark.sql.catalyst.expressions.codegen.{CodegenContext, ExprCode, GenerateUnsafeProjection}
import org.apache.spark.sql.execution._
import org.apache.spark.unsafe.types.UTF8String

/**
 * Collects batches for [[HashProjectExec]], in the generated code of its child if there is any. It does not return rows
 * of its output, but rows of one column, each with a [[HashBatch]] of output rows.
 *
 * @param columns attributes of the child, and aliases of functions that hash attributes of the child
 */
final case class HashBatchExec(columns: Seq[NamedExpression], child: SparkPlan)
    extends UnaryExecNode
    with CodegenSupport
    with PartitioningPreservingUnaryExecNode
    with OrderPreservingUnaryExecNode {

  override def nodeName: String = "RaddleHashBatch"
  override def output: Seq[Attribute] = columns.map(_.toAttribute)
  override protected def outputExpressions: Seq[NamedExpression] = columns
  override protected def orderingExpressions: Seq[SortOrder] = child.outputOrdering
  override protected def withNewChildInternal(newChild: SparkPlan): HashBatchExec = copy(child = newChild)

  /** The functions, with the columns of their results. */
  private def hashes: Seq[(HashFunction, Int)] =
    columns.zipWithIndex.collect { case (Alias(hash: HashFunction, _), ordinal) => hash -> ordinal }

  /** The columns of a row in a batch: the columns of the child, with null in place of results. */
  private def kept: Seq[Expression] = bound(columns.map {
    case Alias(hash: HashFunction, _) => Literal.create(null, hash.dataType)
    case attribute => attribute
  })

  private def messages: Seq[Expression] = bound(hashes.map(_._1.message))

  private def bound(list: Seq[Expression]): Seq[Expression] = BindReferences.bindReferences(list, child.output)

  private def newBatch: () => HashBatch = {
    val functions = hashes.map(_._1.ofBatches.get).toArray
    val (ordinals, width) = (hashes.map(_._2).toArray, columns.length)
    () => new HashBatch(functions, ordinals, width)
  }

  override protected def doExecute(): RDD[InternalRow] = {
    val (kept, messages, newBatch) = (this.kept, this.messages.toArray, this.newBatch)
    child.execute().mapPartitions { rows =>
      val keep = UnsafeProjection.create(kept)
      val batch = newBatch()
      new Iterator[InternalRow] {
        override def hasNext: Boolean = rows.hasNext
        override def next(): InternalRow = {
          do {
            val row = rows.next()
            batch.add(keep(row))
            for (i <- messages.indices) messages(i).eval(row) match {
              case null =>
              case string: UTF8String => batch.column(i).take(string)
              case binary => batch.column(i).take(binary.asInstanceOf[Array[Byte]])
            }
          } while (!batch.isFull && rows.hasNext)
          batch.handOver()
        }
      }
    }
  }

  override def inputRDDs(): Seq[RDD[InternalRow]] = child.asInstanceOf[CodegenSupport].inputRDDs()

  /** The variable in the generated code that contains the batch. */
  @transient private var batch: String = _

  override protected def doProduce(context: CodegenContext): String = {
    val make = context.addReferenceObj("newBatch", newBatch, "scala.Function0")
    val name = classOf[HashBatch].getName
    batch = context.addMutableState(name, "batch", batch => s"$batch = ($name) $make.apply();", forceInline = true)
    s"""
       |${child.asInstanceOf[CodegenSupport].produce(context, this)}
       |if ($batch.hasRows()) {
       |  append($batch.handOver());
       |}
     """.stripMargin
  }

  override def doConsume(context: CodegenContext, input: Seq[ExprCode], row: ExprCode): String = {
    context.currentVars = input
    val messages = this.messages.map(_.genCode(context)).zipWithIndex.map { case (message, i) =>
      s"""
         |${message.code}
         |if (!${message.isNull}) {
         |  $batch.column($i).take(${message.value});
         |}
       """.stripMargin
    }
    val add = if (hashes.length == columns.length) {
      s"$batch.add();"
    } else {
      val keep = GenerateUnsafeProjection.createCode(context, kept)
      s"""
         |${keep.code}
         |$batch.add(${keep.value});
       """.stripMargin
    }
    s"""
       |$add
       |${messages.mkString}
       |if ($batch.isFull()) {
       |  append($batch.handOver());
       |}
     """.stripMargin
  }
}
