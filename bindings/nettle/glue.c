/* Functions of Nettle that call the kernels of raddle.
 *
 * The object of this file is linked into programs in front of libnettle.a, in which the functions of the same names are weak
 * (`cargo xtask nettle`). The functions use Nettle's contexts. If other functions read a context, it has Nettle's layout; keys
 * of GCM and the state of Poly1305, which no other function reads, have raddle's layout.
 *
 * Nettle 3.8 calls its block functions for one block at a time. For this version, functions that take a whole message
 * are replaced too, so that one call processes several blocks. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gcm.h"
#include "chacha.h"
#include "chacha-poly1305.h"
#include "hmac.h"
#include "md5.h"
#include "poly1305.h"
#include "sha2.h"
#include "version.h"

#include "raddle.h"

/* From 3.9 on, the block functions of SHA-256 and Poly1305 take several blocks. */
#define TAKES_BLOCKS (NETTLE_VERSION_MAJOR > 3 || (NETTLE_VERSION_MAJOR == 3 && NETTLE_VERSION_MINOR >= 9))

/* A planted fault: the number of the function whose results contain one wrong bit. Nettle's tests must find it. */
enum { NONE, SHA256, MD5, CHACHA, POLY1305, GHASH, GCM_ENCRYPT_AES, GCM_DECRYPT_AES };

#ifndef FAULT
# define FAULT NONE
#endif

/* Nettle's functions return no errors, so only a mistake of the caller can cause an error. */
static void
done (enum raddle_error error, int function, void *result)
{
  if (error != RADDLE_OK)
    abort ();
  if (FAULT == function && function != NONE)
    *(unsigned char *) result ^= 4;
}

/* Hash functions. */

static void
sha256_blocks (uint32_t *state, size_t blocks, const uint8_t *input)
{
  done (raddle_sha256_compress_n (state, blocks, input), SHA256, state);
}

static void
md5_blocks (uint32_t *state, size_t blocks, const uint8_t *input)
{
  done (raddle_md5_compress_n (state, blocks, input), MD5, state);
}

/* Hashes a piece of a message: fills the partial block, hashes whole blocks in place, and stores the rest. */
#define TAKE(ctx, length, data, blocks_of)                               \
  do                                                                     \
    {                                                                    \
      size_t whole;                                                      \
      if ((ctx)->index > 0)                                              \
        {                                                                \
          size_t room = sizeof (ctx)->block - (ctx)->index;              \
          size_t n = (length) < room ? (length) : room;                  \
          memcpy ((ctx)->block + (ctx)->index, (data), n);               \
          (ctx)->index += n;                                             \
          if (n < room)                                                  \
            return;                                                      \
          blocks_of ((ctx)->state, 1, (ctx)->block);                     \
          (ctx)->count++;                                                \
          (data) += n;                                                   \
          (length) -= n;                                                 \
        }                                                                \
      whole = (length) / sizeof (ctx)->block;                            \
      if (whole > 0)                                                     \
        blocks_of ((ctx)->state, whole, (data));                         \
      (ctx)->count += whole;                                             \
      (ctx)->index = (length) % sizeof (ctx)->block;                     \
      memcpy ((ctx)->block, (data) + ((length) - (ctx)->index), (ctx)->index); \
    }                                                                    \
  while (0)

#if TAKES_BLOCKS
const uint8_t *
_nettle_sha256_compress_n (uint32_t *state, const uint32_t *k, size_t blocks, const uint8_t *input);

const uint8_t *
_nettle_sha256_compress_n (uint32_t *state, const uint32_t *k, size_t blocks, const uint8_t *input)
{
  (void) k;
  if (blocks > 0)
    sha256_blocks (state, blocks, input);
  return input + 64 * blocks;
}
#else
void
_nettle_sha256_compress (uint32_t *state, const uint8_t *input, const uint32_t *k);

void
_nettle_sha256_compress (uint32_t *state, const uint8_t *input, const uint32_t *k)
{
  (void) k;
  sha256_blocks (state, 1, input);
}

void
sha256_update (struct sha256_ctx *ctx, size_t length, const uint8_t *data)
{
  if (length > 0)
    TAKE (ctx, length, data, sha256_blocks);
}
#endif

/* Writes words with their highest bytes first. */
static void
put_words (uint8_t *to, const uint32_t *words, unsigned count)
{
  unsigned i;

  for (i = 0; i < count; i++)
    {
      uint32_t word = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? words[i] : __builtin_bswap32 (words[i]);
      memcpy (to + 4 * i, &word, 4);
    }
}

/* Pads and hashes the last bytes of a message, which are in `block` (FIPS 180-4, section 5.1.1). */
static void
sha256_end (uint32_t *state, uint8_t *block, unsigned index, uint64_t bits)
{
  const uint32_t length[2] = { (uint32_t) (bits >> 32), (uint32_t) bits };

  block[index++] = 0x80;
  if (index > 56)
    {
      memset (block + index, 0, 64 - index);
      sha256_blocks (state, 1, block);
      index = 0;
    }
  memset (block + index, 0, 56 - index);
  put_words (block + 56, length, 2);
  sha256_blocks (state, 1, block);
}

/* Ends a message (RFC 2104, section 2). The outer hash begins at the chaining value of the key. Nettle's own function, which
 * works with any hash, copies a whole context for this, which takes longer than our block function saves on short messages. */
void
hmac_sha256_digest (struct hmac_sha256_ctx *ctx, size_t length, uint8_t *digest)
{
  struct sha256_ctx *message = &ctx->state;
  uint32_t outer[8];
  uint8_t bytes[SHA256_DIGEST_SIZE];

  assert (length <= sizeof bytes);
  sha256_end (message->state, message->block, message->index, (message->count << 9) + (message->index << 3));
  put_words (message->block, message->state, 8);
  memcpy (outer, ctx->outer.state, sizeof outer);
  sha256_end (outer, message->block, sizeof bytes, 8 * (64 + sizeof bytes));
  put_words (bytes, outer, 8);
  memcpy (digest, bytes, length);
  memcpy (message->state, ctx->inner.state, sizeof message->state);
  message->count = ctx->inner.count;
  message->index = ctx->inner.index;
}

void
nettle_md5_compress (uint32_t *state, const uint8_t *data)
{
  md5_blocks (state, 1, data);
}

void
md5_update (struct md5_ctx *ctx, size_t length, const uint8_t *data)
{
  if (length > 0)
    TAKE (ctx, length, data, md5_blocks);
}

/* ChaCha20. */

void
chacha_crypt (struct chacha_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)
{
  if (length > 0)
    done (raddle_chacha_blocks (ctx->state, 64, length, dst, src), CHACHA, dst);
}

void
chacha_crypt32 (struct chacha_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)
{
  if (length > 0)
    done (raddle_chacha_blocks (ctx->state, 32, length, dst, src), CHACHA, dst);
}

/* Poly1305. The context holds r and the accumulator in raddle's layout. */

union poly1305_words
{
  struct poly1305_ctx nettle;
  uint64_t words[5];
};

_Static_assert (sizeof (union poly1305_words) == sizeof (struct poly1305_ctx), "the state fits the context");

static uint64_t *
words_of (struct poly1305_ctx *ctx)
{
  return ((union poly1305_words *) ctx)->words;
}

void _nettle_poly1305_set_key (struct poly1305_ctx *ctx, const uint8_t key[16]);
void _nettle_poly1305_block (struct poly1305_ctx *ctx, const uint8_t *m, unsigned high);
void _nettle_poly1305_digest (struct poly1305_ctx *ctx, union nettle_block16 *s);

void
_nettle_poly1305_set_key (struct poly1305_ctx *ctx, const uint8_t key[16])
{
  done (raddle_poly1305_set_key (words_of (ctx), key), NONE, NULL);
}

void
_nettle_poly1305_block (struct poly1305_ctx *ctx, const uint8_t *m, unsigned high)
{
  done (raddle_poly1305_blocks (words_of (ctx), 1, m, high), POLY1305, words_of (ctx) + 2);
}

void
_nettle_poly1305_digest (struct poly1305_ctx *ctx, union nettle_block16 *s)
{
  done (raddle_poly1305_digest (words_of (ctx), s->b), NONE, NULL);
}

/* Authenticates a piece of a message, and returns how many bytes of the next block are in `block`. */
static unsigned
poly1305_take (struct poly1305_ctx *ctx, uint8_t *block, unsigned index, size_t length, const uint8_t *m)
{
  if (length == 0)
    return index;
  if (index > 0)
    {
      size_t room = POLY1305_BLOCK_SIZE - index, n = length < room ? length : room;
      memcpy (block + index, m, n);
      if (n < room)
        return index + n;
      _nettle_poly1305_block (ctx, block, 1);
      m += n;
      length -= n;
    }
  if (length >= POLY1305_BLOCK_SIZE)
    done (raddle_poly1305_blocks (words_of (ctx), length / POLY1305_BLOCK_SIZE, m, 1), POLY1305, words_of (ctx) + 2);
  index = length % POLY1305_BLOCK_SIZE;
  memcpy (block, m + (length - index), index);
  return index;
}

#if TAKES_BLOCKS
unsigned
_nettle_poly1305_update (struct poly1305_ctx *ctx, uint8_t *block, unsigned index, size_t length, const uint8_t *m);

unsigned
_nettle_poly1305_update (struct poly1305_ctx *ctx, uint8_t *block, unsigned index, size_t length, const uint8_t *m)
{
  return poly1305_take (ctx, block, index, length, m);
}
#else
void
poly1305_aes_update (struct poly1305_aes_ctx *ctx, size_t length, const uint8_t *data)
{
  ctx->index = poly1305_take (&ctx->pctx, ctx->block, ctx->index, length, data);
}

/* ChaCha20-Poly1305 has its own loop over blocks. */

static void
poly1305_message (struct chacha_poly1305_ctx *ctx, size_t length, const uint8_t *data)
{
  ctx->index = poly1305_take (&ctx->poly1305, ctx->block, ctx->index, length, data);
}

/* Pads the additional data with zeros to a whole block. */
static void
poly1305_pad (struct chacha_poly1305_ctx *ctx)
{
  if (ctx->index == 0)
    return;
  memset (ctx->block + ctx->index, 0, sizeof ctx->block - ctx->index);
  _nettle_poly1305_block (&ctx->poly1305, ctx->block, 1);
  ctx->index = 0;
}

void
chacha_poly1305_update (struct chacha_poly1305_ctx *ctx, size_t length, const uint8_t *data)
{
  assert (ctx->data_size == 0);
  poly1305_message (ctx, length, data);
  ctx->auth_size += length;
}

void
chacha_poly1305_encrypt (struct chacha_poly1305_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)
{
  if (length == 0)
    return;
  assert (ctx->data_size % CHACHA_POLY1305_BLOCK_SIZE == 0);
  poly1305_pad (ctx);
  chacha_crypt32 (&ctx->chacha, length, dst, src);
  poly1305_message (ctx, length, dst);
  ctx->data_size += length;
}

void
chacha_poly1305_decrypt (struct chacha_poly1305_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)
{
  if (length == 0)
    return;
  assert (ctx->data_size % CHACHA_POLY1305_BLOCK_SIZE == 0);
  poly1305_pad (ctx);
  poly1305_message (ctx, length, src);
  chacha_crypt32 (&ctx->chacha, length, dst, src);
  ctx->data_size += length;
}
#endif

/* GCM. Keys have raddle's layout. If the cipher is AES, one pass encrypts and authenticates, and the key includes the AES key. */

_Static_assert (sizeof (struct gcm_key) >= RADDLE_GCM_KEY_BYTES, "the key fits the context");

void _nettle_ghash_set_key (struct gcm_key *ctx, const union nettle_block16 *key);
const uint8_t *
_nettle_ghash_update (const struct gcm_key *ctx, union nettle_block16 *state, size_t blocks, const uint8_t *data);

void
_nettle_ghash_set_key (struct gcm_key *ctx, const union nettle_block16 *key)
{
  done (raddle_gcm_init_key (ctx, key->b), NONE, NULL);
}

const uint8_t *
_nettle_ghash_update (const struct gcm_key *ctx, union nettle_block16 *state, size_t blocks, const uint8_t *data)
{
  if (blocks > 0)
    done (raddle_gcm_hash (ctx, state->b, blocks, data), GHASH, state->b);
  return data + GCM_BLOCK_SIZE * blocks;
}

#define GCM_AES(bits)                                                                                           \
  void                                                                                                          \
  gcm_aes##bits##_set_key (struct gcm_aes##bits##_ctx *ctx, const uint8_t *key)                                 \
  {                                                                                                             \
    aes##bits##_set_encrypt_key (&ctx->cipher, key);                                                            \
    done (raddle_gcm_aes_init_key (&ctx->key, bits / 8, key), NONE, NULL);                                  \
  }                                                                                                             \
                                                                                                                \
  void                                                                                                          \
  gcm_aes##bits##_encrypt (struct gcm_aes##bits##_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)    \
  {                                                                                                             \
    assert (ctx->gcm.data_size % GCM_BLOCK_SIZE == 0);                                                          \
    if (length > 0)                                                                                             \
      done (raddle_gcm_aes_encrypt (&ctx->key, ctx->gcm.ctr.b, ctx->gcm.x.b, length, dst, src),                 \
            GCM_ENCRYPT_AES, dst);                                                                              \
    ctx->gcm.data_size += length;                                                                               \
  }                                                                                                             \
                                                                                                                \
  void                                                                                                          \
  gcm_aes##bits##_decrypt (struct gcm_aes##bits##_ctx *ctx, size_t length, uint8_t *dst, const uint8_t *src)    \
  {                                                                                                             \
    assert (ctx->gcm.data_size % GCM_BLOCK_SIZE == 0);                                                          \
    if (length > 0)                                                                                             \
      done (raddle_gcm_aes_decrypt (&ctx->key, ctx->gcm.ctr.b, ctx->gcm.x.b, length, dst, src),                 \
            GCM_DECRYPT_AES, dst);                                                                              \
    ctx->gcm.data_size += length;                                                                               \
  }

GCM_AES (128)
GCM_AES (192)
GCM_AES (256)
