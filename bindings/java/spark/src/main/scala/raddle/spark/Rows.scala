package raddle.spark

import java.security.MessageDigest
import javax.crypto.spec.SecretKeySpec

import org.apache.spark.unsafe.types.UTF8String

import raddle.jca.RaddleHash

/** Hashes the values of one row, with the first provider that can. Generated code calls this object. */
object Rows {

  /** Hashes a string or binary. The JDK has no BLAKE3, and only the plugin makes ours a Java provider. */
  def digest(algorithm: String, message: Any): Array[Byte] =
    if (algorithm == "BLAKE3") RaddleHash.digestMany(algorithm, bytes(message))(0)
    else MessageDigest.getInstance(algorithm).digest(bytes(message))

  /** Hashes a string or binary into hexadecimal digits. */
  def digestHex(algorithm: String, message: Any): UTF8String = Hex.of(digest(algorithm, message))

  /** Authenticates a string or binary. */
  def mac(algorithm: String, message: Any, key: Any): Array[Byte] = {
    // HMAC pads keys with zeros, and Java's keys can't be empty.
    val secret = Some(bytes(key)).filter(_.nonEmpty).getOrElse(new Array[Byte](1))
    val mac = javax.crypto.Mac.getInstance(algorithm)
    mac.init(new SecretKeySpec(secret, algorithm))
    mac.doFinal(bytes(message))
  }

  /** Authenticates a string or binary, in hexadecimal digits. */
  def macHex(algorithm: String, message: Any, key: Any): UTF8String = Hex.of(mac(algorithm, message, key))

  /** Returns the bytes of a string or binary. */
  private[spark] def bytes(value: Any): Array[Byte] = value match {
    case string: UTF8String => string.getBytes
    case binary => binary.asInstanceOf[Array[Byte]]
  }
}
