package raddle.spark

import scala.collection.mutable

import org.apache.spark.rdd.RDD
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.sql.catalyst.expressions._
import org.apache.spark.sql.catalyst.plans.physical.Partitioning
import org.apache.spark.sql.execution._
import org.apache.spark.sql.execution.metric.{SQLMetric, SQLMetrics}

/**
 * A projection that hashes in batches.
 *
 * @param child a [[HashBatchExec]], or its generated code
 */
final case class HashProjectExec(child: SparkPlan) extends UnaryExecNode {
  override def nodeName: String = "RaddleHashProject"
  override def output: Seq[Attribute] = child.output
  override def outputPartitioning: Partitioning = child.outputPartitioning
  override def outputOrdering: Seq[SortOrder] = child.outputOrdering
  override protected def withNewChildInternal(newChild: SparkPlan): HashProjectExec = copy(child = newChild)

  override lazy val metrics: Map[String, SQLMetric] =
    Map("numOutputRows" -> SQLMetrics.createMetric(sparkContext, "number of output rows"))

  override protected def doExecute(): RDD[InternalRow] = {
    val rows = longMetric("numOutputRows")
    child.execute().mapPartitions(new HashedRows(_, rows))
  }
}

object HashProjectExec {

  /** Replaces the projections in a plan that hash. */
  def plan(plan: SparkPlan): SparkPlan = plan.transformUp { case project: ProjectExec => batched(project) }

  private def batched(project: ProjectExec): SparkPlan = {
    val found = distinct(project.projectList.flatMap(hashesOf))(_.canonicalized)
    if (found.isEmpty) return project
    val messages = distinct(found.map(_.message))(_.canonicalized).map {
      case attribute: Attribute => attribute -> attribute
      case message => message -> Alias(message, "message")()
    }
    val attributeOf = messages.map { case (message, named) => message.canonicalized -> named.toAttribute }.toMap
    def ofAttribute(hash: HashFunction): HashFunction = hash.of(attributeOf(hash.message.canonicalized))
    // Whether only columns of the child and functions are selected, each function once.
    val isPlain = project.projectList.count(_.isInstanceOf[Alias]) == found.length && project.projectList.forall {
      case _: Attribute => true
      case Alias(hash: HashFunction, _) => found.contains(hash)
      case _ => false
    }
    val hashes = found.map(hash => Alias(ofAttribute(hash), "hash")())
    val resultOf = found.map(_.canonicalized).zip(hashes.map(_.toAttribute)).toMap
    val list = project.projectList.map { expression =>
      val replaced = expression.transformDown {
        case hash: HashFunction if resultOf.contains(hash.canonicalized) => resultOf(hash.canonicalized)
      }
      // An alias keeps its name and identity.
      replaced.asInstanceOf[NamedExpression]
    }
    val needed = AttributeSet(list) -- AttributeSet(hashes.map(_.toAttribute))
    val kept = project.child.output.filter(needed.contains)
    val input = distinct(kept ++ messages.map(_._2))(_.exprId)
    val isSame = input.map(_.exprId) == project.child.output.map(_.exprId)
    // The hashed value may itself be a digest.
    val child = if (isSame) project.child else batched(ProjectExec(input, project.child))
    if (isPlain) {
      val columns = project.projectList.map {
        case alias @ Alias(hash: HashFunction, _) => alias.withNewChildren(Seq(ofAttribute(hash))).asInstanceOf[Alias]
        case attribute => attribute
      }
      HashProjectExec(HashBatchExec(columns, child))
    } else {
      ProjectExec(list, HashProjectExec(HashBatchExec(kept ++ hashes, child)))
    }
  }

  private def distinct[A](list: Seq[A])(key: A => Any): Seq[A] = {
    val seen = mutable.Set.empty[Any]
    list.filter(item => seen.add(key(item)))
  }

  /**
   * The hash functions that are evaluated for each row, whatever its values. Other functions stay where they are,
   * because a condition may exclude their messages.
   */
  private def hashesOf(expression: Expression): Seq[HashFunction] = expression match {
    case hash: HashFunction if hash.deterministic && !hash.foldable && hash.ofBatches.isDefined => Seq(hash)
    case _: ConditionalExpression | _: And | _: Or | _: In | _: HigherOrderFunction | _: TryEval => Nil
    case other => other.children.flatMap(hashesOf)
  }
}

/** The rows of the batches of a partition, hashed. */
private[spark] final class HashedRows(batches: Iterator[InternalRow], metric: SQLMetric) extends Iterator[InternalRow] {
  private var batch: HashBatch = _
  private var count = 0
  private var position = 0

  override def hasNext: Boolean = position < count || fill()

  override def next(): InternalRow = {
    if (!hasNext) throw new NoSuchElementException
    position += 1
    batch.row(position - 1)
  }

  /** Hashes the next batch; false after the last one. */
  private def fill(): Boolean = {
    position = 0
    count = 0
    if (batch != null) batch.clear()
    if (!batches.hasNext) return false
    batch = HashBatch.in(batches.next())
    batch.hash()
    count = batch.count
    metric += count.toLong
    count > 0
  }
}
