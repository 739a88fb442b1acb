package raddle.spark

/**
 * A hash algorithm.
 *
 * @param name the name in Spark SQL
 * @param javaName Java's standard name
 * @param size the number of bytes in a digest
 * @param standard the specification
 */
final case class Algorithm(name: String, javaName: String, size: Int, standard: String)

object Algorithm {
  val all: Seq[Algorithm] = Seq(
    // cargo xtask gen
    Algorithm("md5", "MD5", 16, "RFC 1321"),
    Algorithm("sha1", "SHA-1", 20, "FIPS 180-4"),
    Algorithm("sha224", "SHA-224", 28, "FIPS 180-4"),
    Algorithm("sha256", "SHA-256", 32, "FIPS 180-4"),
    Algorithm("sha384", "SHA-384", 48, "FIPS 180-4"),
    Algorithm("sha512", "SHA-512", 64, "FIPS 180-4"),
    Algorithm("sha512_224", "SHA-512/224", 28, "FIPS 180-4"),
    Algorithm("sha512_256", "SHA-512/256", 32, "FIPS 180-4"),
    Algorithm("blake3", "BLAKE3", 32, "the paper of BLAKE3")
    // end of what was generated
  )

  val hmacSha256: Algorithm = Algorithm("hmac_sha256", "HmacSHA256", 32, "RFC 2104")
}
