package raddle.spark

import java.security.MessageDigest
import javax.crypto.spec.SecretKeySpec

import org.apache.spark.unsafe.types.UTF8String

/** Hashes the values of one row, by the first provider that can. Generated code calls it. */
object Rows {

  /** Hashes a string or binary. */
  def digest(algorithm: String, message: Any): UTF8String =
    Hex.of(MessageDigest.getInstance(algorithm).digest(bytes(message)))

  /** Authenticates a string or binary. */
  def mac(algorithm: String, message: Any, key: Any): UTF8String = {
    // HMAC pads keys with zeros, and no key of Java is empty.
    val secret = Some(bytes(key)).filter(_.nonEmpty).getOrElse(new Array[Byte](1))
    val mac = javax.crypto.Mac.getInstance(algorithm)
    mac.init(new SecretKeySpec(secret, algorithm))
    Hex.of(mac.doFinal(bytes(message)))
  }

  /** The bytes of a string or binary. */
  private[spark] def bytes(value: Any): Array[Byte] = value match {
    case string: UTF8String => string.getBytes
    case binary => binary.asInstanceOf[Array[Byte]]
  }
}
