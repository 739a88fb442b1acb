package raddle.spark

import org.apache.spark.sql.{SparkSessionExtensions, SparkSessionExtensionsProvider}
import org.apache.spark.sql.catalyst.FunctionIdentifier
import org.apache.spark.sql.catalyst.expressions.{Expression, ExpressionInfo, Literal}
import org.apache.spark.sql.execution.ColumnarRule
import org.apache.spark.unsafe.types.UTF8String

/**
 * Adds the functions to Spark SQL sessions. Spark finds this class in the jar; `spark.sql.extensions` may name it too.
 *
 * The functions take strings or binary. The result is null if an argument is null. `raddle_sha256` and others return
 * hexadecimal digits, as `sha2` and `md5` do. `_hex` or `_bytes` at the end of a name says what the function returns.
 * `raddle_digest` returns binary.
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
    def addForms(algorithm: Algorithm, arguments: String, what: String, count: Int)(
        make: (Seq[Expression], String, Boolean) => Expression): Unit =
      for ((suffix, isText) <- Seq("" -> true, "_hex" -> true, "_bytes" -> false)) {
        val name = s"raddle_${algorithm.name}$suffix"
        val form = if (isText) "hexadecimal digits" else "binary"
        add(name, arguments, s"Returns the $what (${algorithm.standard}) as $form.", count)(make(_, name, isText))
      }
    for (algorithm <- Algorithm.all) {
      addForms(algorithm, "message", s"${algorithm.javaName} digest", 1) { (of, name, isText) =>
        RaddleDigest(of.head, name, algorithm, isText)
      }
    }
    addForms(Algorithm.hmacSha256, "message, key", "HMAC-SHA-256 tag", 2) { (of, name, isText) =>
      RaddleMac(of.head, of(1), name, Algorithm.hmacSha256, isText)
    }
    val names = Algorithm.all.map(_.name).mkString(", ")
    val digest = "raddle_digest"
    add(digest, "message, algorithm", s"Returns the digest by an algorithm as binary: $names.", 2) { of =>
      val name = of(1) match {
        case Literal(name: UTF8String, _) => name.toString
        case other => throw new IllegalArgumentException(s"$digest takes a constant name of an algorithm, not ${other.sql}")
      }
      val algorithm = Algorithm.all.find(_.name == name)
      require(algorithm.isDefined, s"$digest has no algorithm '$name': give $names")
      RaddleDigest(of.head, s"raddle_${name}_bytes", algorithm.get, isText = false)
    }
    extensions.injectColumnar(_ => HashesInBatches)
  }
}

/** Replaces projections that hash with projections that hash many rows in one call. */
private[spark] object HashesInBatches extends ColumnarRule {
  override def preColumnarTransitions = HashProjectExec.plan(_)
}
