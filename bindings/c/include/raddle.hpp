// raddle for C++20: keys and hashes that erase themselves, spans instead of pointers. Header only, and without exceptions:
// functions return a raddle_error, which is 0 if all went well. Rules and errors are those of raddle.h.
#ifndef RADDLE_HPP
#define RADDLE_HPP

// Compilers of the first drafts of C++20 have a number between the two standards. MSVC has the number elsewhere. `#else`,
// because compilers continue after an error.
#if __cplusplus <= 201703L && (!defined(_MSVC_LANG) || _MSVC_LANG <= 201703L)
#error "raddle.hpp needs C++20: compile with -std=c++20 or /std:c++20, or use raddle.h"
#else

#include "raddle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace raddle {

using error = raddle_error;
using bytes = std::span<const std::uint8_t>;
using place = std::span<std::uint8_t>;
using pieces = std::span<const raddle_message>;

/// Returns a sentence that says what an error means.
inline const char *what(error code) noexcept { return raddle_strerror(static_cast<int>(code)); }

/// A context of C that is erased when it goes out of scope.
template <class Context, error (*Clear)(Context *)> class holder {
  public:
    holder() noexcept { (void)Clear(&context); }
    ~holder() { (void)Clear(&context); }
    holder(const holder &) = delete;
    holder &operator=(const holder &) = delete;

    /// The context, for functions of C that have none here.
    Context *get() noexcept { return &context; }
    const Context *get() const noexcept { return &context; }

  protected:
    Context context;
};

/// The length of a tag of an AEAD in bytes.
inline constexpr std::size_t tag_bytes = 16;

/// AES-GCM (SP 800-38D) with keys of 16, 24 or 32 bytes and nonces of any length: 12 bytes is what to use.
class aes_gcm : public holder<raddle_aes_gcm, raddle_aes_gcm_clear> {
  public:
    /// Sets up a key.
    [[nodiscard]] error init(bytes key) noexcept { return raddle_aes_gcm_init(&context, key.data(), key.size()); }

    /// Seals `plaintext` to `sealed`, which is longer by a tag.
    [[nodiscard]] error seal(bytes nonce, bytes aad, bytes plaintext, place sealed) const noexcept {
        if (sealed.size() < tag_bytes || sealed.size() - tag_bytes != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_seal(&context, nonce.data(), nonce.size(), aad.data(), aad.size(), plaintext.data(),
                                   plaintext.size(), sealed.data());
    }

    /// Opens `sealed` to `plaintext`, which is shorter by a tag.
    [[nodiscard]] error open(bytes nonce, bytes aad, bytes sealed, place plaintext) const noexcept {
        if (sealed.size() < tag_bytes) return RADDLE_ERROR_TRUNCATED;
        if (sealed.size() - tag_bytes != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_open(&context, nonce.data(), nonce.size(), aad.data(), aad.size(), sealed.data(),
                                   sealed.size(), plaintext.data());
    }

    /// Seals `plaintext` to `ciphertext`, which is as long; the tag has 12 to 16 bytes.
    [[nodiscard]] error seal(bytes nonce, bytes aad, bytes plaintext, place ciphertext, place tag) const noexcept {
        if (ciphertext.size() != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_seal_detached(&context, nonce.data(), nonce.size(), aad.data(), aad.size(),
                                            plaintext.data(), plaintext.size(), ciphertext.data(), tag.data(),
                                            tag.size());
    }

    /// Opens `ciphertext` with its tag of 12 to 16 bytes to `plaintext`, which is as long.
    [[nodiscard]] error open(bytes nonce, bytes aad, bytes ciphertext, bytes tag, place plaintext) const noexcept {
        if (ciphertext.size() != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_open_detached(&context, nonce.data(), nonce.size(), aad.data(), aad.size(),
                                            ciphertext.data(), ciphertext.size(), tag.data(), tag.size(),
                                            plaintext.data());
    }

    /// Seals a message in pieces to `sealed`, which is longer by a tag.
    [[nodiscard]] error seal_into(bytes nonce, bytes aad, pieces plaintext, place sealed) const noexcept {
        return raddle_aes_gcm_seal_into(&context, nonce.data(), nonce.size(), aad.data(), aad.size(), plaintext.data(),
                                        plaintext.size(), sealed.data(), sealed.size());
    }

    /// Opens a sealed message in pieces to `plaintext`, which is shorter by a tag.
    [[nodiscard]] error open_into(bytes nonce, bytes aad, pieces sealed, place plaintext) const noexcept {
        return raddle_aes_gcm_open_into(&context, nonce.data(), nonce.size(), aad.data(), aad.size(), sealed.data(),
                                        sealed.size(), plaintext.data(), plaintext.size());
    }

    /// Seals many packets.
    [[nodiscard]] error seal_many(std::span<raddle_packet> packets) const noexcept {
        return raddle_aes_gcm_seal_many(&context, packets.data(), packets.size());
    }

    /// Opens many packets.
    [[nodiscard]] error open_many(std::span<raddle_packet> packets) const noexcept {
        return raddle_aes_gcm_open_many(&context, packets.data(), packets.size());
    }
};

/// A message of AES-GCM that is sealed in pieces of any length. The key must outlive it.
class aes_gcm_sealer : public holder<raddle_aes_gcm_stream, raddle_aes_gcm_stream_clear> {
  public:
    /// Begins a message.
    [[nodiscard]] error begin(const aes_gcm &with, bytes nonce, bytes aad) noexcept {
        key = with.get();
        return raddle_aes_gcm_seal_begin(&context, key, nonce.data(), nonce.size(), aad.data(), aad.size());
    }

    /// Encrypts the next piece to `output`, which is as long.
    [[nodiscard]] error update(bytes piece, place output) noexcept {
        if (output.size() != piece.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_seal_update(&context, key, piece.data(), piece.size(), output.data());
    }

    /// Writes the tag, of 12 to 16 bytes, and ends the message.
    [[nodiscard]] error finish(place tag) noexcept {
        return raddle_aes_gcm_seal_finish(&context, key, tag.data(), tag.size());
    }

  private:
    const raddle_aes_gcm *key = nullptr;
};

/// A message of AES-GCM that is opened in pieces of any length, in two passes: `authenticate` takes all pieces, and once
/// `verify` accepts the tag, `update` decrypts them. The key must outlive it.
class aes_gcm_opener : public holder<raddle_aes_gcm_stream, raddle_aes_gcm_stream_clear> {
  public:
    /// Begins a message.
    [[nodiscard]] error begin(const aes_gcm &with, bytes nonce, bytes aad) noexcept {
        key = with.get();
        return raddle_aes_gcm_open_begin(&context, key, nonce.data(), nonce.size(), aad.data(), aad.size());
    }

    /// Authenticates the next piece of the ciphertext: the first pass.
    [[nodiscard]] error authenticate(bytes piece) noexcept {
        return raddle_aes_gcm_open_authenticate(&context, key, piece.data(), piece.size());
    }

    /// Compares the tag, of 12 to 16 bytes, and begins the second pass.
    [[nodiscard]] error verify(bytes tag) noexcept {
        return raddle_aes_gcm_open_verify(&context, key, tag.data(), tag.size());
    }

    /// Decrypts the next piece to `output`, which is as long: the second pass.
    [[nodiscard]] error update(bytes piece, place output) noexcept {
        if (output.size() != piece.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_gcm_open_update(&context, key, piece.data(), piece.size(), output.data());
    }

    /// Checks that both passes saw the same ciphertext, and ends the message.
    [[nodiscard]] error finish() noexcept { return raddle_aes_gcm_open_finish(&context, key); }

  private:
    const raddle_aes_gcm *key = nullptr;
};

/// The functions of an AEAD with nonces of one length, and with keys of `KeyBytes` bytes or of several lengths.
template <class Context, error (*Clear)(Context *), auto Init,
          error (*Seal)(const Context *, const std::uint8_t *, const std::uint8_t *, std::size_t, const std::uint8_t *,
                        std::size_t, std::uint8_t *),
          error (*Open)(const Context *, const std::uint8_t *, const std::uint8_t *, std::size_t, const std::uint8_t *,
                        std::size_t, std::uint8_t *),
          auto SealInto, auto OpenInto, error (*SealMany)(const Context *, raddle_packet *, std::size_t),
          error (*OpenMany)(const Context *, raddle_packet *, std::size_t), std::size_t NonceBytes,
          std::size_t KeyBytes = 32>
class aead : public holder<Context, Clear> {
  public:
    using nonce_type = std::span<const std::uint8_t, NonceBytes>;

    /// Sets up a key.
    [[nodiscard]] error init(std::span<const std::uint8_t, KeyBytes> key) noexcept {
        if constexpr (KeyBytes == std::dynamic_extent) return Init(&this->context, key.data(), key.size());
        else return Init(&this->context, key.data());
    }

    /// Seals `plaintext` to `sealed`, which is longer by a tag.
    [[nodiscard]] error seal(nonce_type nonce, bytes aad, bytes plaintext, place sealed) const noexcept {
        if (sealed.size() < tag_bytes || sealed.size() - tag_bytes != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return Seal(&this->context, nonce.data(), aad.data(), aad.size(), plaintext.data(), plaintext.size(),
                    sealed.data());
    }

    /// Opens `sealed` to `plaintext`, which is shorter by a tag.
    [[nodiscard]] error open(nonce_type nonce, bytes aad, bytes sealed, place plaintext) const noexcept {
        if (sealed.size() < tag_bytes) return RADDLE_ERROR_TRUNCATED;
        if (sealed.size() - tag_bytes != plaintext.size()) return RADDLE_ERROR_BUFFER;
        return Open(&this->context, nonce.data(), aad.data(), aad.size(), sealed.data(), sealed.size(),
                    plaintext.data());
    }

    /// Seals a message in pieces to `sealed`, which is longer by a tag.
    [[nodiscard]] error seal_into(nonce_type nonce, bytes aad, pieces plaintext, place sealed) const noexcept {
        return SealInto(&this->context, nonce.data(), aad.data(), aad.size(), plaintext.data(), plaintext.size(),
                        sealed.data(), sealed.size());
    }

    /// Opens a sealed message in pieces to `plaintext`, which is shorter by a tag.
    [[nodiscard]] error open_into(nonce_type nonce, bytes aad, pieces sealed, place plaintext) const noexcept {
        return OpenInto(&this->context, nonce.data(), aad.data(), aad.size(), sealed.data(), sealed.size(),
                        plaintext.data(), plaintext.size());
    }

    /// Seals many packets.
    [[nodiscard]] error seal_many(std::span<raddle_packet> packets) const noexcept {
        return SealMany(&this->context, packets.data(), packets.size());
    }

    /// Opens many packets.
    [[nodiscard]] error open_many(std::span<raddle_packet> packets) const noexcept {
        return OpenMany(&this->context, packets.data(), packets.size());
    }
};

/// AES-GCM-SIV (RFC 8452) with keys of 16 or 32 bytes. A repeated nonce reveals only whether two messages are equal.
using aes_gcm_siv = aead<raddle_aes_gcm_siv, raddle_aes_gcm_siv_clear, raddle_aes_gcm_siv_init, raddle_aes_gcm_siv_seal,
                         raddle_aes_gcm_siv_open, raddle_aes_gcm_siv_seal_into, raddle_aes_gcm_siv_open_into, raddle_aes_gcm_siv_seal_many, raddle_aes_gcm_siv_open_many, 12,
                         std::dynamic_extent>;

/// ChaCha20-Poly1305 (RFC 8439, section 2.8).
using chacha20_poly1305 =
    aead<raddle_chacha20_poly1305, raddle_chacha20_poly1305_clear, raddle_chacha20_poly1305_init,
         raddle_chacha20_poly1305_seal, raddle_chacha20_poly1305_open, raddle_chacha20_poly1305_seal_into,
         raddle_chacha20_poly1305_open_into, raddle_chacha20_poly1305_seal_many,
         raddle_chacha20_poly1305_open_many, 12>;

/// XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03): nonces are long enough to be random.
using xchacha20_poly1305 =
    aead<raddle_xchacha20_poly1305, raddle_xchacha20_poly1305_clear, raddle_xchacha20_poly1305_init,
         raddle_xchacha20_poly1305_seal, raddle_xchacha20_poly1305_open, raddle_xchacha20_poly1305_seal_into,
         raddle_xchacha20_poly1305_open_into, raddle_xchacha20_poly1305_seal_many,
         raddle_xchacha20_poly1305_open_many, 24>;

/// The state of a message in pieces of ChaCha20-Poly1305 or XChaCha20-Poly1305. It has what it needs of the key.
using chacha20_poly1305_stream = holder<raddle_chacha20_poly1305_stream, raddle_chacha20_poly1305_stream_clear>;

/// A message that is sealed in pieces of any length. `Begin` is that of its AEAD.
template <class Aead, auto Begin> class chacha20_poly1305_sealer_of : public chacha20_poly1305_stream {
  public:
    /// Begins a message.
    [[nodiscard]] error begin(const Aead &key, typename Aead::nonce_type nonce, bytes aad) noexcept {
        return Begin(&context, key.get(), nonce.data(), aad.data(), aad.size());
    }

    /// Encrypts the next piece to `output`, which is as long.
    [[nodiscard]] error update(bytes piece, place output) noexcept {
        if (output.size() != piece.size()) return RADDLE_ERROR_BUFFER;
        return raddle_chacha20_poly1305_seal_update(&context, piece.data(), piece.size(), output.data());
    }

    /// Writes the tag, and ends the message.
    [[nodiscard]] error finish(std::span<std::uint8_t, tag_bytes> tag) noexcept {
        return raddle_chacha20_poly1305_seal_finish(&context, tag.data());
    }
};

/// A message that is opened in pieces of any length, in two passes: `authenticate` takes all pieces, and once `verify`
/// accepts the tag, `update` decrypts them. `Begin` is that of its AEAD.
template <class Aead, auto Begin> class chacha20_poly1305_opener_of : public chacha20_poly1305_stream {
  public:
    /// Begins a message.
    [[nodiscard]] error begin(const Aead &key, typename Aead::nonce_type nonce, bytes aad) noexcept {
        return Begin(&context, key.get(), nonce.data(), aad.data(), aad.size());
    }

    /// Authenticates the next piece of the ciphertext: the first pass.
    [[nodiscard]] error authenticate(bytes piece) noexcept {
        return raddle_chacha20_poly1305_open_authenticate(&context, piece.data(), piece.size());
    }

    /// Compares the tag, and begins the second pass.
    [[nodiscard]] error verify(std::span<const std::uint8_t, tag_bytes> tag) noexcept {
        return raddle_chacha20_poly1305_open_verify(&context, tag.data());
    }

    /// Decrypts the next piece to `output`, which is as long: the second pass.
    [[nodiscard]] error update(bytes piece, place output) noexcept {
        if (output.size() != piece.size()) return RADDLE_ERROR_BUFFER;
        return raddle_chacha20_poly1305_open_update(&context, piece.data(), piece.size(), output.data());
    }

    /// Checks that both passes saw the same ciphertext, and ends the message.
    [[nodiscard]] error finish() noexcept { return raddle_chacha20_poly1305_open_finish(&context); }
};

using chacha20_poly1305_sealer =
    chacha20_poly1305_sealer_of<chacha20_poly1305, raddle_chacha20_poly1305_seal_begin>;
using chacha20_poly1305_opener =
    chacha20_poly1305_opener_of<chacha20_poly1305, raddle_chacha20_poly1305_open_begin>;
using xchacha20_poly1305_sealer =
    chacha20_poly1305_sealer_of<xchacha20_poly1305, raddle_xchacha20_poly1305_seal_begin>;
using xchacha20_poly1305_opener =
    chacha20_poly1305_opener_of<xchacha20_poly1305, raddle_xchacha20_poly1305_open_begin>;

/// The keystream of ChaCha20 (RFC 8439, section 2.4). It authenticates nothing.
class chacha20 : public holder<raddle_chacha20, raddle_chacha20_clear> {
  public:
    /// Starts at the first byte, with a nonce of 12 bytes.
    [[nodiscard]] error init(std::span<const std::uint8_t, 32> key,
                             std::span<const std::uint8_t, 12> nonce) noexcept {
        return raddle_chacha20_init(&context, key.data(), nonce.data());
    }

    /// The same of XChaCha20, with a nonce of 24 bytes.
    [[nodiscard]] error init_extended(std::span<const std::uint8_t, 32> key,
                                      std::span<const std::uint8_t, 24> nonce) noexcept {
        return raddle_xchacha20_init(&context, key.data(), nonce.data());
    }

    /// Adds the next bytes of keystream to `input`; `output` is as long.
    [[nodiscard]] error apply(bytes input, place output) noexcept {
        if (output.size() != input.size()) return RADDLE_ERROR_BUFFER;
        return raddle_chacha20_xor(&context, input.data(), input.size(), output.data());
    }

    /// Moves to a byte of the keystream.
    [[nodiscard]] error seek(std::uint64_t byte) noexcept { return raddle_chacha20_seek(&context, byte); }

    /// Writes the position of the next byte.
    [[nodiscard]] error position(std::uint64_t &byte) const noexcept {
        return raddle_chacha20_position(&context, &byte);
    }
};

/// A key of AES, of 16, 24 or 32 bytes (FIPS 197).
class aes : public holder<raddle_aes, raddle_aes_clear> {
  public:
    /// Sets up a key.
    [[nodiscard]] error init(bytes key) noexcept { return raddle_aes_init(&context, key.data(), key.size()); }

    /// Encrypts one block.
    [[nodiscard]] error encrypt_block(std::span<const std::uint8_t, 16> block,
                                      std::span<std::uint8_t, 16> output) const noexcept {
        return raddle_aes_encrypt_block(&context, block.data(), output.data());
    }
};

/// The keystream of AES in counter mode (SP 800-38A, section 6.5). It authenticates nothing. The key must outlive it.
class aes_ctr : public holder<raddle_aes_ctr, raddle_aes_ctr_clear> {
  public:
    /// Starts at a counter block, of which the last `counter_bits` count: 32 or 128.
    [[nodiscard]] error init(const aes &with, std::uint32_t counter_bits,
                             std::span<const std::uint8_t, 16> first) noexcept {
        key = with.get();
        return raddle_aes_ctr_init(&context, counter_bits, first.data());
    }

    /// Adds the next bytes of keystream to `input`; `output` is as long.
    [[nodiscard]] error apply(bytes input, place output) noexcept {
        if (output.size() != input.size()) return RADDLE_ERROR_BUFFER;
        return raddle_aes_ctr_xor(&context, key, input.data(), input.size(), output.data());
    }

    /// Moves to a byte of the keystream.
    [[nodiscard]] error seek(std::uint64_t byte) noexcept { return raddle_aes_ctr_seek(&context, byte); }

    /// Writes the position of the next byte.
    [[nodiscard]] error position(std::uint64_t &byte) const noexcept {
        return raddle_aes_ctr_position(&context, &byte);
    }

  private:
    const raddle_aes *key = nullptr;
};

/// Poly1305 of one message (RFC 8439, section 2.5). A key authenticates one message only.
class poly1305 : public holder<raddle_poly1305, raddle_poly1305_clear> {
  public:
    using key_type = std::span<const std::uint8_t, 32>;
    using tag_type = std::array<std::uint8_t, tag_bytes>;

    /// Computes the tag of a message.
    [[nodiscard]] static error mac(key_type key, bytes message, tag_type &tag) noexcept {
        return raddle_poly1305_mac(key.data(), message.data(), message.size(), tag.data());
    }

    /// Begins a message in pieces.
    [[nodiscard]] error init(key_type key) noexcept { return raddle_poly1305_init(&context, key.data()); }

    /// Authenticates the next piece.
    [[nodiscard]] error update(bytes piece) noexcept {
        return raddle_poly1305_update(&context, piece.data(), piece.size());
    }

    /// Writes the tag of all pieces, and ends the message.
    [[nodiscard]] error finish(tag_type &tag) noexcept { return raddle_poly1305_final(&context, tag.data()); }

    /// Compares the tag of all pieces in constant time, and ends the message.
    [[nodiscard]] error finish_verify(std::span<const std::uint8_t, tag_bytes> tag) noexcept {
        return raddle_poly1305_final_verify(&context, tag.data());
    }
};

/// A key of GHASH (SP 800-38D, section 6.4).
class ghash_key : public holder<raddle_ghash_key, raddle_ghash_key_clear> {
  public:
    /// Sets up the powers of the hash subkey.
    [[nodiscard]] error init(std::span<const std::uint8_t, 16> subkey) noexcept {
        return raddle_ghash_key_init(&context, subkey.data());
    }
};

/// GHASH in pieces. The key must outlive it.
class ghash : public holder<raddle_ghash, raddle_ghash_clear> {
  public:
    /// Begins a hash.
    [[nodiscard]] error init(const ghash_key &with) noexcept {
        key = with.get();
        return raddle_ghash_init(&context);
    }

    /// Hashes the next piece.
    [[nodiscard]] error update(bytes piece) noexcept {
        return raddle_ghash_update(&context, key, piece.data(), piece.size());
    }

    /// Pads a partial block with zeros.
    [[nodiscard]] error pad() noexcept { return raddle_ghash_pad(&context, key); }

    /// Writes the hash, its last block padded with zeros, and ends it.
    [[nodiscard]] error finish(std::span<std::uint8_t, 16> hash) noexcept {
        return raddle_ghash_final(&context, key, hash.data());
    }

  private:
    const raddle_ghash_key *key = nullptr;
};

/// A hash of a message in one call or in pieces.
template <class Context, error (*Clear)(Context *), error (*Init)(Context *),
          error (*Update)(Context *, const std::uint8_t *, std::size_t), error (*Final)(Context *, std::uint8_t *),
          error (*Digest)(const std::uint8_t *, std::size_t, std::uint8_t *), auto Many, std::size_t Bytes>
class hasher : public holder<Context, Clear> {
  public:
    using digest_type = std::array<std::uint8_t, Bytes>;

    /// Begins a message.
    hasher() noexcept { (void)Init(&this->context); }

    /// Computes the digest of a message.
    [[nodiscard]] static error digest(bytes message, digest_type &digest) noexcept {
        return Digest(message.data(), message.size(), digest.data());
    }

    /// Computes the digests of many messages.
    [[nodiscard]] static error digest_many(std::span<const raddle_message> messages,
                                           std::span<digest_type> digests) noexcept {
        if (messages.size() != digests.size()) return RADDLE_ERROR_BUFFER;
        static_assert(sizeof(digest_type) == Bytes);
        return Many(messages.data(), messages.size(), reinterpret_cast<std::uint8_t(*)[Bytes]>(digests.data()));
    }

    /// Hashes the next piece.
    [[nodiscard]] error update(bytes piece) noexcept { return Update(&this->context, piece.data(), piece.size()); }

    /// Computes the digest of all pieces, and begins another message.
    [[nodiscard]] error finish(digest_type &digest) noexcept {
        const error code = Final(&this->context, digest.data());
        return code == RADDLE_OK ? Init(&this->context) : code;
    }
};

/// BLAKE3. Keys, derived keys and longer output are functions of C.
using blake3 = hasher<raddle_blake3, raddle_blake3_clear, raddle_blake3_init, raddle_blake3_update, raddle_blake3_final,
                      raddle_blake3_digest, raddle_blake3_many, RADDLE_BLAKE3_DIGEST_BYTES>;

/// Several digests of the same bytes, such as MD5 and SHA-256 for an object store. The hash functions are `RADDLE_HASH_MD5` and
/// the like, at most `RADDLE_MAX_HASHES`. Their digests follow one another, and fill the place that is given.
class several : public holder<raddle_several, raddle_several_clear> {
  public:
    using hashes = std::span<const std::uint32_t>;

    /// Computes the digests of a message.
    [[nodiscard]] static error digest(hashes functions, bytes message, place digests) noexcept {
        return raddle_several_digest(functions.data(), functions.size(), message.data(), message.size(), digests.data(),
                                     digests.size());
    }

    /// Begins a message.
    [[nodiscard]] error init(hashes functions) noexcept {
        return raddle_several_init(&context, functions.data(), functions.size());
    }

    /// Hashes the next piece.
    [[nodiscard]] error update(bytes piece) noexcept {
        return raddle_several_update(&context, piece.data(), piece.size());
    }

    /// Writes the digests of all pieces, and ends the message.
    [[nodiscard]] error finish(place digests) noexcept {
        return raddle_several_final(&context, digests.data(), digests.size());
    }
};

/// SHA-1 with collision detection. The digest of a message with an attack is written too. Its time depends on the message.
class sha1_checked : public holder<raddle_sha1_checked, raddle_sha1_checked_clear> {
  public:
    using digest_type = std::array<std::uint8_t, RADDLE_SHA1_DIGEST_BYTES>;

    /// Computes the digest of a message.
    [[nodiscard]] static error digest(bytes message, digest_type &digest) noexcept {
        return raddle_sha1_checked_digest(message.data(), message.size(), digest.data());
    }

    /// Begins a message.
    [[nodiscard]] error init() noexcept { return raddle_sha1_checked_init(&context); }

    /// Begins a message with a safe digest.
    [[nodiscard]] error init_safe() noexcept { return raddle_sha1_checked_init_safe(&context); }

    /// Hashes the next piece.
    [[nodiscard]] error update(bytes piece) noexcept {
        return raddle_sha1_checked_update(&context, piece.data(), piece.size());
    }

    /// Writes the digest of all pieces, and ends the message.
    [[nodiscard]] error finish(digest_type &digest) noexcept { return raddle_sha1_checked_final(&context, digest.data()); }
};

/// A key of HMAC.
template <class Context, error (*Clear)(Context *), error (*Init)(Context *, const std::uint8_t *, std::size_t),
          error (*Mac)(const Context *, const std::uint8_t *, std::size_t, std::uint8_t *),
          error (*Verify)(const Context *, const std::uint8_t *, std::size_t, const std::uint8_t *, std::size_t),
          auto Many, std::size_t Bytes>
class hmac : public holder<Context, Clear> {
  public:
    using tag_type = std::array<std::uint8_t, Bytes>;

    /// Hashes a key of any length.
    [[nodiscard]] error init(bytes key) noexcept { return Init(&this->context, key.data(), key.size()); }

    /// Computes the tag of a message.
    [[nodiscard]] error mac(bytes message, tag_type &tag) const noexcept {
        return Mac(&this->context, message.data(), message.size(), tag.data());
    }

    /// Compares the tag of a message, or its first bytes, in constant time.
    [[nodiscard]] error verify(bytes message, bytes tag) const noexcept {
        return Verify(&this->context, message.data(), message.size(), tag.data(), tag.size());
    }

    /// Computes the tags of many messages.
    [[nodiscard]] error mac_many(std::span<const raddle_message> messages, std::span<tag_type> tags) const noexcept {
        if (messages.size() != tags.size()) return RADDLE_ERROR_BUFFER;
        static_assert(sizeof(tag_type) == Bytes);
        return Many(&this->context, messages.data(), messages.size(),
                    reinterpret_cast<std::uint8_t(*)[Bytes]>(tags.data()));
    }
};

/// A tag of HMAC of a message in pieces. It has what it needs of the key.
template <class Context, error (*Clear)(Context *), class Key, auto Begin,
          error (*Update)(Context *, const std::uint8_t *, std::size_t), error (*Final)(Context *, std::uint8_t *),
          error (*FinalVerify)(Context *, const std::uint8_t *, std::size_t)>
class hmac_stream : public holder<Context, Clear> {
  public:
    /// Begins a message.
    [[nodiscard]] error begin(const Key &key) noexcept { return Begin(&this->context, key.get()); }

    /// Authenticates the next piece.
    [[nodiscard]] error update(bytes piece) noexcept { return Update(&this->context, piece.data(), piece.size()); }

    /// Writes the tag of all pieces, and ends the message.
    [[nodiscard]] error finish(typename Key::tag_type &tag) noexcept { return Final(&this->context, tag.data()); }

    /// Compares the tag of all pieces, or its first bytes, in constant time, and ends the message.
    [[nodiscard]] error finish_verify(bytes tag) noexcept {
        return FinalVerify(&this->context, tag.data(), tag.size());
    }
};

// cargo xtask gen
/// MD5 (RFC 1321).
/// Broken: two messages with the same digest can be made in seconds. For old formats and protocols only.
using md5 =
    hasher<raddle_md5, raddle_md5_clear, raddle_md5_init, raddle_md5_update, raddle_md5_final,
           raddle_md5_digest, raddle_md5_many, RADDLE_MD5_DIGEST_BYTES>;

/// HMAC with MD5 (RFC 2104).
using hmac_md5 =
    hmac<raddle_hmac_md5, raddle_hmac_md5_clear, raddle_hmac_md5_init, raddle_hmac_md5_mac,
         raddle_hmac_md5_verify, raddle_hmac_md5_many, RADDLE_HMAC_MD5_TAG_BYTES>;

/// A tag of HMAC with MD5 of a message in pieces.
using hmac_md5_stream =
    hmac_stream<raddle_hmac_md5_stream, raddle_hmac_md5_stream_clear, hmac_md5, raddle_hmac_md5_begin,
                raddle_hmac_md5_update, raddle_hmac_md5_final, raddle_hmac_md5_final_verify>;

/// SHA-1 (FIPS 180-4, section 6.1).
/// Broken: two messages with the same digest can be made. For old formats and protocols only.
using sha1 =
    hasher<raddle_sha1, raddle_sha1_clear, raddle_sha1_init, raddle_sha1_update, raddle_sha1_final,
           raddle_sha1_digest, raddle_sha1_many, RADDLE_SHA1_DIGEST_BYTES>;

/// HMAC with SHA-1 (RFC 2104).
using hmac_sha1 =
    hmac<raddle_hmac_sha1, raddle_hmac_sha1_clear, raddle_hmac_sha1_init, raddle_hmac_sha1_mac,
         raddle_hmac_sha1_verify, raddle_hmac_sha1_many, RADDLE_HMAC_SHA1_TAG_BYTES>;

/// A tag of HMAC with SHA-1 of a message in pieces.
using hmac_sha1_stream =
    hmac_stream<raddle_hmac_sha1_stream, raddle_hmac_sha1_stream_clear, hmac_sha1, raddle_hmac_sha1_begin,
                raddle_hmac_sha1_update, raddle_hmac_sha1_final, raddle_hmac_sha1_final_verify>;

/// SHA-224 (FIPS 180-4, section 6.3).
using sha224 =
    hasher<raddle_sha224, raddle_sha224_clear, raddle_sha224_init, raddle_sha224_update, raddle_sha224_final,
           raddle_sha224_digest, raddle_sha224_many, RADDLE_SHA224_DIGEST_BYTES>;

/// HMAC with SHA-224 (RFC 2104).
using hmac_sha224 =
    hmac<raddle_hmac_sha224, raddle_hmac_sha224_clear, raddle_hmac_sha224_init, raddle_hmac_sha224_mac,
         raddle_hmac_sha224_verify, raddle_hmac_sha224_many, RADDLE_HMAC_SHA224_TAG_BYTES>;

/// A tag of HMAC with SHA-224 of a message in pieces.
using hmac_sha224_stream =
    hmac_stream<raddle_hmac_sha224_stream, raddle_hmac_sha224_stream_clear, hmac_sha224, raddle_hmac_sha224_begin,
                raddle_hmac_sha224_update, raddle_hmac_sha224_final, raddle_hmac_sha224_final_verify>;

/// SHA-256 (FIPS 180-4, section 6.2).
using sha256 =
    hasher<raddle_sha256, raddle_sha256_clear, raddle_sha256_init, raddle_sha256_update, raddle_sha256_final,
           raddle_sha256_digest, raddle_sha256_many, RADDLE_SHA256_DIGEST_BYTES>;

/// HMAC with SHA-256 (RFC 2104).
using hmac_sha256 =
    hmac<raddle_hmac_sha256, raddle_hmac_sha256_clear, raddle_hmac_sha256_init, raddle_hmac_sha256_mac,
         raddle_hmac_sha256_verify, raddle_hmac_sha256_many, RADDLE_HMAC_SHA256_TAG_BYTES>;

/// A tag of HMAC with SHA-256 of a message in pieces.
using hmac_sha256_stream =
    hmac_stream<raddle_hmac_sha256_stream, raddle_hmac_sha256_stream_clear, hmac_sha256, raddle_hmac_sha256_begin,
                raddle_hmac_sha256_update, raddle_hmac_sha256_final, raddle_hmac_sha256_final_verify>;

/// SHA-384 (FIPS 180-4, section 6.5).
using sha384 =
    hasher<raddle_sha384, raddle_sha384_clear, raddle_sha384_init, raddle_sha384_update, raddle_sha384_final,
           raddle_sha384_digest, raddle_sha384_many, RADDLE_SHA384_DIGEST_BYTES>;

/// HMAC with SHA-384 (RFC 2104).
using hmac_sha384 =
    hmac<raddle_hmac_sha384, raddle_hmac_sha384_clear, raddle_hmac_sha384_init, raddle_hmac_sha384_mac,
         raddle_hmac_sha384_verify, raddle_hmac_sha384_many, RADDLE_HMAC_SHA384_TAG_BYTES>;

/// A tag of HMAC with SHA-384 of a message in pieces.
using hmac_sha384_stream =
    hmac_stream<raddle_hmac_sha384_stream, raddle_hmac_sha384_stream_clear, hmac_sha384, raddle_hmac_sha384_begin,
                raddle_hmac_sha384_update, raddle_hmac_sha384_final, raddle_hmac_sha384_final_verify>;

/// SHA-512 (FIPS 180-4, section 6.4).
using sha512 =
    hasher<raddle_sha512, raddle_sha512_clear, raddle_sha512_init, raddle_sha512_update, raddle_sha512_final,
           raddle_sha512_digest, raddle_sha512_many, RADDLE_SHA512_DIGEST_BYTES>;

/// HMAC with SHA-512 (RFC 2104).
using hmac_sha512 =
    hmac<raddle_hmac_sha512, raddle_hmac_sha512_clear, raddle_hmac_sha512_init, raddle_hmac_sha512_mac,
         raddle_hmac_sha512_verify, raddle_hmac_sha512_many, RADDLE_HMAC_SHA512_TAG_BYTES>;

/// A tag of HMAC with SHA-512 of a message in pieces.
using hmac_sha512_stream =
    hmac_stream<raddle_hmac_sha512_stream, raddle_hmac_sha512_stream_clear, hmac_sha512, raddle_hmac_sha512_begin,
                raddle_hmac_sha512_update, raddle_hmac_sha512_final, raddle_hmac_sha512_final_verify>;

/// SHA-512/224 (FIPS 180-4, section 6.6).
using sha512_224 =
    hasher<raddle_sha512_224, raddle_sha512_224_clear, raddle_sha512_224_init, raddle_sha512_224_update, raddle_sha512_224_final,
           raddle_sha512_224_digest, raddle_sha512_224_many, RADDLE_SHA512_224_DIGEST_BYTES>;

/// HMAC with SHA-512/224 (RFC 2104).
using hmac_sha512_224 =
    hmac<raddle_hmac_sha512_224, raddle_hmac_sha512_224_clear, raddle_hmac_sha512_224_init, raddle_hmac_sha512_224_mac,
         raddle_hmac_sha512_224_verify, raddle_hmac_sha512_224_many, RADDLE_HMAC_SHA512_224_TAG_BYTES>;

/// A tag of HMAC with SHA-512/224 of a message in pieces.
using hmac_sha512_224_stream =
    hmac_stream<raddle_hmac_sha512_224_stream, raddle_hmac_sha512_224_stream_clear, hmac_sha512_224, raddle_hmac_sha512_224_begin,
                raddle_hmac_sha512_224_update, raddle_hmac_sha512_224_final, raddle_hmac_sha512_224_final_verify>;

/// SHA-512/256 (FIPS 180-4, section 6.7).
using sha512_256 =
    hasher<raddle_sha512_256, raddle_sha512_256_clear, raddle_sha512_256_init, raddle_sha512_256_update, raddle_sha512_256_final,
           raddle_sha512_256_digest, raddle_sha512_256_many, RADDLE_SHA512_256_DIGEST_BYTES>;

/// HMAC with SHA-512/256 (RFC 2104).
using hmac_sha512_256 =
    hmac<raddle_hmac_sha512_256, raddle_hmac_sha512_256_clear, raddle_hmac_sha512_256_init, raddle_hmac_sha512_256_mac,
         raddle_hmac_sha512_256_verify, raddle_hmac_sha512_256_many, RADDLE_HMAC_SHA512_256_TAG_BYTES>;

/// A tag of HMAC with SHA-512/256 of a message in pieces.
using hmac_sha512_256_stream =
    hmac_stream<raddle_hmac_sha512_256_stream, raddle_hmac_sha512_256_stream_clear, hmac_sha512_256, raddle_hmac_sha512_256_begin,
                raddle_hmac_sha512_256_update, raddle_hmac_sha512_256_final, raddle_hmac_sha512_256_final_verify>;

/// Derives keys from a secret that is not yet a key: HKDF with SHA-1, extract and expand (RFC 5869, section 2).
[[nodiscard]] inline error hkdf_sha1(bytes salt, bytes secret, bytes info, place keys) noexcept {
    return raddle_hkdf_sha1(salt.data(), salt.size(), secret.data(), secret.size(), info.data(), info.size(),
                              keys.data(), keys.size());
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-1 (RFC 8018, section 5.2).
[[nodiscard]] inline error pbkdf2_sha1(bytes password, bytes salt, std::uint32_t rounds, place key) noexcept {
    return raddle_pbkdf2_sha1(password.data(), password.size(), salt.data(), salt.size(), rounds, key.data(),
                                key.size());
}

/// Derives keys from a secret that is not yet a key: HKDF with SHA-224, extract and expand (RFC 5869, section 2).
[[nodiscard]] inline error hkdf_sha224(bytes salt, bytes secret, bytes info, place keys) noexcept {
    return raddle_hkdf_sha224(salt.data(), salt.size(), secret.data(), secret.size(), info.data(), info.size(),
                              keys.data(), keys.size());
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-224 (RFC 8018, section 5.2).
[[nodiscard]] inline error pbkdf2_sha224(bytes password, bytes salt, std::uint32_t rounds, place key) noexcept {
    return raddle_pbkdf2_sha224(password.data(), password.size(), salt.data(), salt.size(), rounds, key.data(),
                                key.size());
}

/// Derives keys from a secret that is not yet a key: HKDF with SHA-256, extract and expand (RFC 5869, section 2).
[[nodiscard]] inline error hkdf_sha256(bytes salt, bytes secret, bytes info, place keys) noexcept {
    return raddle_hkdf_sha256(salt.data(), salt.size(), secret.data(), secret.size(), info.data(), info.size(),
                              keys.data(), keys.size());
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-256 (RFC 8018, section 5.2).
[[nodiscard]] inline error pbkdf2_sha256(bytes password, bytes salt, std::uint32_t rounds, place key) noexcept {
    return raddle_pbkdf2_sha256(password.data(), password.size(), salt.data(), salt.size(), rounds, key.data(),
                                key.size());
}

/// Derives keys from a secret that is not yet a key: HKDF with SHA-384, extract and expand (RFC 5869, section 2).
[[nodiscard]] inline error hkdf_sha384(bytes salt, bytes secret, bytes info, place keys) noexcept {
    return raddle_hkdf_sha384(salt.data(), salt.size(), secret.data(), secret.size(), info.data(), info.size(),
                              keys.data(), keys.size());
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-384 (RFC 8018, section 5.2).
[[nodiscard]] inline error pbkdf2_sha384(bytes password, bytes salt, std::uint32_t rounds, place key) noexcept {
    return raddle_pbkdf2_sha384(password.data(), password.size(), salt.data(), salt.size(), rounds, key.data(),
                                key.size());
}

/// Derives keys from a secret that is not yet a key: HKDF with SHA-512, extract and expand (RFC 5869, section 2).
[[nodiscard]] inline error hkdf_sha512(bytes salt, bytes secret, bytes info, place keys) noexcept {
    return raddle_hkdf_sha512(salt.data(), salt.size(), secret.data(), secret.size(), info.data(), info.size(),
                              keys.data(), keys.size());
}

/// Derives a key from a password: PBKDF2 with HMAC-SHA-512 (RFC 8018, section 5.2).
[[nodiscard]] inline error pbkdf2_sha512(bytes password, bytes salt, std::uint32_t rounds, place key) noexcept {
    return raddle_pbkdf2_sha512(password.data(), password.size(), salt.data(), salt.size(), rounds, key.data(),
                                key.size());
}

// end of what was generated

/// Computes the digests of pairs of digests of SHA-256, messages of 64 bytes: the nodes of a tree. They may begin where the pairs
/// do, and then replace the first half of them; else both are separate.
[[nodiscard]] inline error sha256_pairs(bytes pairs, std::span<sha256::digest_type> digests) noexcept {
    constexpr std::size_t length = 2 * RADDLE_SHA256_DIGEST_BYTES;
    if (pairs.size() % length != 0 || pairs.size() / length != digests.size()) return RADDLE_ERROR_BUFFER;
    return raddle_sha256_pairs(pairs.data(), digests.size(),
                               reinterpret_cast<std::uint8_t(*)[RADDLE_SHA256_DIGEST_BYTES]>(digests.data()));
}

/// Computes the digest of the digest of a message: SHA-256d, which Bitcoin uses to name blocks and transactions.
[[nodiscard]] inline error sha256d(bytes message, sha256::digest_type &digest) noexcept {
    return raddle_sha256d(message.data(), message.size(), digest.data());
}

/// Computes the root of a tree of `RADDLE_MERKLE_RFC6962`, `RADDLE_MERKLE_BITCOIN`, or `RADDLE_MERKLE_SSZ`, which alone has a
/// depth. The nodes of each level replace the level below, so the leaves are lost.
[[nodiscard]] inline error merkle_root(std::uint32_t tree, std::uint8_t depth, std::span<sha256::digest_type> leaves,
                                       sha256::digest_type &root) noexcept {
    return raddle_merkle_root(tree, depth,
                              reinterpret_cast<std::uint8_t(*)[RADDLE_SHA256_DIGEST_BYTES]>(leaves.data()),
                              leaves.size(), root.data());
}

} // namespace raddle

#endif
#endif
