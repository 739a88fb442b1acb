package raddle.spark

import org.apache.spark.sql.catalyst.analysis.TypeCheckResult
import org.apache.spark.sql.catalyst.expressions.{BinaryExpression, Expression, UnaryExpression}
import org.apache.spark.sql.catalyst.expressions.codegen.{CodegenContext, ExprCode}
import org.apache.spark.sql.types.{BinaryType, DataType, NullType, StringType}

/**
 * A function that hashes. Evaluated as an expression, it hashes row by row, through the Java Cryptography Architecture;
 * [[HashProjectExec]] evaluates it in batches.
 */
sealed trait HashFunction extends Expression {

  /** The column to hash. */
  def message: Expression

  /** Returns the same function of another message. */
  def of(message: Expression): HashFunction

  /** The function of many messages, if everything else is constant. */
  def ofBatches: Option[BatchFunction]

  /** Whether the result is a string of hexadecimal digits, and not binary. */
  def isText: Boolean

  override def dataType: DataType = if (isText) StringType else BinaryType

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
final case class RaddleDigest(child: Expression, name: String, algorithm: Algorithm, isText: Boolean)
    extends UnaryExpression
    with HashFunction {
  override def message: Expression = child
  override def of(message: Expression): HashFunction = copy(child = message)
  override def ofBatches: Option[BatchFunction] = Some(BatchFunction(algorithm, None, isText))
  override def prettyName: String = name
  override protected def withNewChildInternal(newChild: Expression): RaddleDigest = copy(child = newChild)

  override def nullSafeEval(message: Any): Any =
    if (isText) Rows.digestHex(algorithm.javaName, message) else Rows.digest(algorithm.javaName, message)

  override protected def doGenCode(context: CodegenContext, code: ExprCode): ExprCode = {
    val method = if (isText) "digestHex" else "digest"
    defineCodeGen(context, code, message => s"""raddle.spark.Rows.$method("${algorithm.javaName}", $message)""")
  }
}

/** An HMAC tag of a message. */
final case class RaddleMac(left: Expression, right: Expression, name: String, algorithm: Algorithm, isText: Boolean)
    extends BinaryExpression
    with HashFunction {
  override def message: Expression = left
  override def of(message: Expression): HashFunction = copy(left = message)
  override def prettyName: String = name

  override def nullSafeEval(message: Any, key: Any): Any =
    if (isText) Rows.macHex(algorithm.javaName, message, key) else Rows.mac(algorithm.javaName, message, key)

  override def ofBatches: Option[BatchFunction] =
    if (right.foldable) Option(right.eval()).map(key => BatchFunction(algorithm, Some(Rows.bytes(key)), isText)) else None

  override protected def withNewChildrenInternal(newLeft: Expression, newRight: Expression): RaddleMac =
    copy(left = newLeft, right = newRight)

  override protected def doGenCode(context: CodegenContext, code: ExprCode): ExprCode = {
    val method = if (isText) "macHex" else "mac"
    defineCodeGen(context, code, (message, key) => s"""raddle.spark.Rows.$method("${algorithm.javaName}", $message, $key)""")
  }
}
