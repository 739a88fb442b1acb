package raddle.spark

import org.apache.spark.sql.{SparkSessionExtensions, SparkSessionExtensionsProvider}
import org.apache.spark.sql.catalyst.FunctionIdentifier
import org.apache.spark.sql.catalyst.expressions.{Expression, ExpressionInfo}
import org.apache.spark.sql.execution.ColumnarRule

/**
 * Adds the functions to sessions of Spark SQL. Spark finds it in the jar; `spark.sql.extensions` may name it too.
 *
 * They take strings or binary, and return hexadecimal digits, as `sha2` and `md5` do. The result is null if an argument is.
 */
final class RaddleExtensions extends SparkSessionExtensionsProvider {
  override def apply(extensions: SparkSessionExtensions): Unit = {
    def add(name: String, arguments: String, usage: String, count: Int)(make: Seq[Expression] => Expression): Unit = {
      val text = s"_FUNC_($arguments) - $usage"
      val className = classOf[HashFunction].getName
      val info = new ExpressionInfo(className, null, name, text, "", "", "", "hash_funcs", "", "", "scala_udf")
      extensions.injectFunction((FunctionIdentifier(name), info, given => {
        require(given.length == count, s"$name takes ($arguments)")
        make(given)
      }))
    }
    add("raddle_sha256", "message", "Returns the SHA-256 digest (FIPS 180-4).", 1)(of => RaddleDigest(of.head, "SHA-256"))
    add("raddle_md5", "message", "Returns the MD5 digest (RFC 1321).", 1)(of => RaddleDigest(of.head, "MD5"))
    add("raddle_hmac_sha256", "message, key", "Returns the HMAC-SHA-256 tag (RFC 2104).", 2)(of =>
      RaddleMac(of.head, of(1), "HmacSHA256"))
    extensions.injectColumnar(_ => HashesInBatches)
  }
}

/** Replaces projections that hash by some that hash many rows in one call. */
private[spark] object HashesInBatches extends ColumnarRule {
  override def preColumnarTransitions = HashProjectExec.plan(_)
}
