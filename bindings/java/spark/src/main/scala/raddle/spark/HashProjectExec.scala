package raddle.spark

import scala.collection.mutable

import org.apache.spark.rdd.RDD
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions._
import org.apache.spark.sql.execution._
import org.apache.spark.sql.execution.metric.{SQLMetric, SQLMetrics}
import org.apache.spark.sql.types.BinaryType

/**
 * A projection that hashes in batches. What is hashed are attributes of its child, which computes them in generated code.
 *
 * @param projectList what is selected
 * @param hashes what the list has instead of functions that hash, with those functions
 */
final case class HashProjectExec(
    projectList: Seq[NamedExpression],
    hashes: Seq[(AttributeReference, HashFunction)],
    child: SparkPlan)
    extends UnaryExecNode
    with PartitioningPreservingUnaryExecNode
    with OrderPreservingUnaryExecNode {

  override def nodeName: String = "RaddleHashProject"
  override def output: Seq[Attribute] = projectList.map(_.toAttribute)
  override def producedAttributes: AttributeSet = AttributeSet(hashes.map(_._1)) ++ AttributeSet(output)
  override protected def outputExpressions: Seq[NamedExpression] = projectList
  override protected def orderingExpressions: Seq[SortOrder] = child.outputOrdering
  override protected def withNewChildInternal(newChild: SparkPlan): HashProjectExec = copy(child = newChild)

  override lazy val metrics: Map[String, SQLMetric] =
    Map("numOutputRows" -> SQLMetrics.createMetric(sparkContext, "number of output rows"))

  override protected def doExecute(): RDD[InternalRow] = {
    val (list, input) = (projectList, child.output)
    val attributes = hashes.map(_._1)
    val columns = hashes.map { case (_, hash) => (bind(hash.message, input), hash.ofBatches.get) }
    val rows = longMetric("numOutputRows")
    // Rows of which nothing but hashes is selected need not be kept.
    val selected = AttributeSet(list)
    val kept = if (input.exists(selected.contains)) input else Nil
    child.execute().mapPartitionsWithIndex { (partition, from) =>
      val project = UnsafeProjection.create(list, kept ++ attributes)
      project.initialize(partition)
      new HashedRows(from, input, kept.nonEmpty, columns, project, rows)
    }
  }

  private def bind(message: Expression, input: Seq[Attribute]): BoundReference =
    BindReferences.bindReference(message, input).asInstanceOf[BoundReference]
}

object HashProjectExec {

  /** Replaces projections of a plan that hash. */
  def plan(plan: SparkPlan): SparkPlan = plan.transformUp { case project: ProjectExec => batched(project) }

  private def batched(project: ProjectExec): SparkPlan = {
    val found = distinct(project.projectList.flatMap(hashesOf))(_.canonicalized)
    if (found.isEmpty) return project
    val messages = distinct(found.map(_.message))(_.canonicalized).map {
      case attribute: Attribute => attribute -> attribute
      case message => message -> Alias(message, "message")()
    }
    val attributeOf = messages.map { case (message, named) => message.canonicalized -> named.toAttribute }.toMap
    val hashes = found.map { hash =>
      AttributeReference("hash", hash.dataType, hash.nullable)() -> hash.of(attributeOf(hash.message.canonicalized))
    }
    val resultOf = found.map(_.canonicalized).zip(hashes.map(_._1)).toMap
    val list = project.projectList.map { expression =>
      val replaced = expression.transformDown {
        case hash: HashFunction if resultOf.contains(hash.canonicalized) => resultOf(hash.canonicalized)
      }
      // An alias keeps its name and identity.
      replaced.asInstanceOf[NamedExpression]
    }
    val needed = AttributeSet(list) -- AttributeSet(hashes.map(_._1))
    val kept = project.child.output.filter(needed.contains)
    val input = distinct(kept ++ messages.map(_._2))(_.exprId)
    val isSame = input.map(_.exprId) == project.child.output.map(_.exprId)
    // What is hashed may be a digest itself.
    val child = if (isSame) project.child else batched(ProjectExec(input, project.child))
    HashProjectExec(list, hashes, child)
  }

  private def distinct[A](list: Seq[A])(key: A => Any): Seq[A] = {
    val seen = mutable.Set.empty[Any]
    list.filter(item => seen.add(key(item)))
  }

  /**
   * The functions that hash and are evaluated for each row, whatever its values: others are left where they are, for their
   * messages may be what a condition rules out.
   */
  private def hashesOf(expression: Expression): Seq[HashFunction] = expression match {
    case hash: HashFunction if hash.deterministic && !hash.foldable && hash.ofBatches.isDefined => Seq(hash)
    case _: ConditionalExpression | _: And | _: Or | _: In | _: HigherOrderFunction | _: TryEval => Nil
    case other => other.children.flatMap(hashesOf)
  }
}

/** The rows of a partition, with what their messages hash to. */
private[spark] final class HashedRows(
    from: Iterator[InternalRow],
    input: Seq[Attribute],
    keepsRows: Boolean,
    columns: Seq[(BoundReference, BatchFunction)],
    project: UnsafeProjection,
    metric: SQLMetric)
    extends Iterator[InternalRow] {
  private val kept = new KeptRows(if (keepsRows) input.length else 0)
  private val toUnsafe = UnsafeProjection.create(input, input)
  private val ordinals = columns.map(_._1.ordinal).toArray
  private val areStrings = columns.map(_._1.dataType != BinaryType).toArray
  private val batches = columns.map { case (_, function) => new HashBatch(function) }.toArray
  private val results = new GenericInternalRow(batches.length)
  private val joined = new JoinedRow
  private var position = 0

  override def hasNext: Boolean = position < kept.count || from.hasNext

  override def next(): InternalRow = {
    if (position == kept.count) fill()
    var i = 0
    while (i < batches.length) {
      results.update(i, batches(i).result(position))
      i += 1
    }
    val row = project(joined(kept(position), results))
    position += 1
    row
  }

  /** Reads rows, and hashes their messages. */
  private def fill(): Unit = {
    position = 0
    kept.clear()
    batches.foreach(_.clear())
    if (!from.hasNext) throw new NoSuchElementException
    while (!kept.isFull && from.hasNext) {
      val row = from.next() match {
        case unsafe: UnsafeRow => unsafe
        case other => toUnsafe(other)
      }
      if (keepsRows) kept.add(row) else kept.addEmpty()
      var i = 0
      while (i < batches.length) {
        val at = ordinals(i)
        batches(i).add(if (row.isNullAt(at)) null else if (areStrings(i)) row.getUTF8String(at) else row.getBinary(at))
        i += 1
      }
    }
    metric += kept.count.toLong
    batches.foreach(_.hash())
  }
}
