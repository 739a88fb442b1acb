package raddle.spark

import org.apache.spark.sql.catalyst.analysis.TypeCheckResult
import org.apache.spark.sql.catalyst.expressions.{BinaryExpression, Expression, UnaryExpression}
import org.apache.spark.sql.catalyst.expressions.codegen.{CodegenContext, ExprCode}
import org.apache.spark.sql.types.{BinaryType, DataType, NullType, StringType}

/**
 * A function that hashes. Evaluated as an expression it hashes row by row, through the Java Cryptography Architecture;
 * [[HashProjectExec]] evaluates it in batches.
 */
sealed trait HashFunction extends Expression {

  /** What is hashed. */
  def message: Expression

  /** The same function of another message. */
  def of(message: Expression): HashFunction

  /** The function of many messages, if all else is constant. */
  def ofBatches: Option[BatchFunction]

  override def dataType: DataType = StringType

  override def checkInputDataTypes(): TypeCheckResult =
    children.map(_.dataType).collectFirst { case other if !HashFunction.isHashed(other) => other } match {
      case Some(other) => TypeCheckResult.TypeCheckFailure(s"$prettyName takes strings or binary, not ${other.sql}")
      case None => TypeCheckResult.TypeCheckSuccess
    }
}

object HashFunction {
  private def isHashed(dataType: DataType): Boolean = dataType match {
    case _: StringType | BinaryType | NullType => true
    case _ => false
  }
}

/** A digest of a message. */
final case class RaddleDigest(child: Expression, algorithm: String) extends UnaryExpression with HashFunction {
  override def message: Expression = child
  override def of(message: Expression): HashFunction = copy(child = message)
  override def ofBatches: Option[BatchFunction] = Some(BatchFunction(algorithm, None))
  override def prettyName: String = "raddle_" + algorithm.toLowerCase.replace("-", "")
  override def nullSafeEval(message: Any): Any = Rows.digest(algorithm, message)
  override protected def withNewChildInternal(newChild: Expression): RaddleDigest = copy(child = newChild)

  override protected def doGenCode(context: CodegenContext, code: ExprCode): ExprCode =
    defineCodeGen(context, code, message => s"""raddle.spark.Rows.digest("$algorithm", $message)""")
}

/** A tag of a message by HMAC. */
final case class RaddleMac(left: Expression, right: Expression, algorithm: String)
    extends BinaryExpression
    with HashFunction {
  override def message: Expression = left
  override def of(message: Expression): HashFunction = copy(left = message)
  override def prettyName: String = "raddle_hmac_" + algorithm.stripPrefix("Hmac").toLowerCase
  override def nullSafeEval(message: Any, key: Any): Any = Rows.mac(algorithm, message, key)

  override def ofBatches: Option[BatchFunction] =
    if (right.foldable) Option(right.eval()).map(key => BatchFunction(algorithm, Some(Rows.bytes(key)))) else None

  override protected def withNewChildrenInternal(newLeft: Expression, newRight: Expression): RaddleMac =
    copy(left = newLeft, right = newRight)

  override protected def doGenCode(context: CodegenContext, code: ExprCode): ExprCode =
    defineCodeGen(context, code, (message, key) => s"""raddle.spark.Rows.mac("$algorithm", $message, $key)""")
}
