/* Tests of the block functions: known answers, pieces, and refused arguments.
 *
 * The tests of `raddle::kernel::blocks` and of Nettle check the functions for all lengths. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Removes the lengths from the header: a compiler would warn about the wrong arguments in this file. */
#define RADDLE_AT_LEAST(n)
#include "raddle.h"

static int failures;

static void
check (int holds, int line)
{
  if (!holds)
    {
      printf ("line %d fails\n", line);
      failures++;
    }
}

#define CHECK(condition) check ((condition) != 0, __LINE__)

/* Checks the result of a function. */
#define RETURNS(call, error) check ((call) == (error), __LINE__)
#define OK RADDLE_OK
#define IS_NULL RADDLE_ERROR_NULL
#define ALIGNMENT RADDLE_ERROR_ALIGNMENT
#define CONTEXT RADDLE_ERROR_CONTEXT
#define OVERLAP RADDLE_ERROR_OVERLAP
#define KEY_LENGTH RADDLE_ERROR_KEY_LENGTH
#define TOO_LONG RADDLE_ERROR_TOO_LONG
#define ARGUMENT RADDLE_ERROR_ARGUMENT

/* Returns an address as `void *`, so that no type states its alignment. */
static void *
at (uint8_t *memory, size_t offset)
{
  return memory + offset;
}

static void
test_hashes (void)
{
  /* "abc" with its padding: FIPS 180-2, appendix B.1, and RFC 1321, appendix A.5. */
  uint8_t block[128] = { 'a', 'b', 'c', 0x80 };
  static const uint32_t first[8] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19 };
  static const uint32_t sha256_of_abc[8] = { 0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223,
                                             0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad };
  static const uint8_t md5_of_abc[16] = { 0x90, 0x01, 0x50, 0x98, 0x3c, 0xd2, 0x4f, 0xb0,
                                          0xd6, 0x96, 0x3f, 0x7d, 0x28, 0xe1, 0x7f, 0x72 };
  uint32_t hash[8], pieces[8], md5[4] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476 };
  int i;

  block[63] = 24;
  memcpy (hash, first, sizeof hash);
  RETURNS (raddle_sha256_compress_n (hash, 1, block), OK);
  CHECK (memcmp (hash, sha256_of_abc, sizeof hash) == 0);
  block[63] = 0;
  block[56] = 24;
  RETURNS (raddle_md5_compress_n (md5, 1, block), OK);
  for (i = 0; i < 16; i++)
    CHECK ((uint8_t) (md5[i / 4] >> 8 * (i % 4)) == md5_of_abc[i]);

  for (i = 0; i < 128; i++)
    block[i] = (uint8_t) (3 * i);
  memcpy (hash, first, sizeof hash);
  memcpy (pieces, first, sizeof hash);
  RETURNS (raddle_sha256_compress_n (hash, 2, block), OK);
  RETURNS (raddle_sha256_compress_n (pieces, 1, block), OK);
  RETURNS (raddle_sha256_compress_n (pieces, 1, block + 64), OK);
  CHECK (memcmp (hash, pieces, sizeof hash) == 0);

  RETURNS (raddle_sha256_compress_n (hash, 0, NULL), OK);
  RETURNS (raddle_md5_compress_n (hash, 0, NULL), OK);
  RETURNS (raddle_sha256_compress_n (NULL, 1, block), IS_NULL);
  RETURNS (raddle_md5_compress_n (NULL, 1, block), IS_NULL);
  RETURNS (raddle_sha256_compress_n (hash, 1, NULL), IS_NULL);
  RETURNS (raddle_md5_compress_n (hash, 1, NULL), IS_NULL);
  RETURNS (raddle_sha256_compress_n (hash, (size_t) -1 / 64, block), TOO_LONG);
  RETURNS (raddle_sha256_compress_n (hash, (size_t) -1, block), TOO_LONG);
  RETURNS (raddle_sha256_compress_n (hash, 1, (uint8_t *) hash + 31), OVERLAP);
  RETURNS (raddle_sha256_compress_n (at ((uint8_t *) hash, 1), 1, block), ALIGNMENT);
  CHECK (memcmp (hash, pieces, sizeof hash) == 0);
}

static void
test_chacha (void)
{
  /* RFC 8439, section 2.3.2. */
  static const uint8_t stream[16] = { 0x10, 0xf1, 0xe7, 0xe4, 0xd1, 0x3b, 0x59, 0x15,
                                      0x50, 0x0f, 0xdd, 0x1f, 0xa3, 0x20, 0x71, 0xc4 };
  uint32_t start[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                         0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                         1,          0x09000000, 0x4a000000, 0 };
  uint32_t state[16];
  uint8_t text[300] = { 0 }, apart[300] = { 0 };

  memcpy (state, start, sizeof state);
  RETURNS (raddle_chacha_blocks (state, 32, 300, text, text), OK);
  CHECK (memcmp (text, stream, sizeof stream) == 0);
  CHECK (state[12] == 6 && state[13] == 0x09000000);
  memcpy (state, start, sizeof state);
  RETURNS (raddle_chacha_blocks (state, 64, 300, apart, text), OK);
  CHECK (apart[0] == 0 && apart[299] == 0);

  state[12] = 0xffffffff;
  RETURNS (raddle_chacha_blocks (state, 64, 65, text, text), OK);
  CHECK (state[12] == 1 && state[13] == 0x09000001);
  state[12] = 0xffffffff;
  RETURNS (raddle_chacha_blocks (state, 32, 65, text, text), OK);
  CHECK (state[12] == 1 && state[13] == 0x09000001);

  memset (apart, 7, sizeof apart);
  memcpy (start, state, sizeof state);
  RETURNS (raddle_chacha_blocks (state, 32, 0, NULL, NULL), OK);
  RETURNS (raddle_chacha_blocks (NULL, 32, 64, apart, text), IS_NULL);
  RETURNS (raddle_chacha_blocks (state, 32, 64, NULL, text), IS_NULL);
  RETURNS (raddle_chacha_blocks (state, 32, 64, apart, NULL), IS_NULL);
  RETURNS (raddle_chacha_blocks (state, 31, 64, apart, text), ARGUMENT);
  RETURNS (raddle_chacha_blocks (state, 32, 64, apart, apart + 1), OVERLAP);
  RETURNS (raddle_chacha_blocks (state, 32, 64, apart + 63, apart), OVERLAP);
  RETURNS (raddle_chacha_blocks (state, 32, 64, (uint8_t *) state, text), OVERLAP);
  RETURNS (raddle_chacha_blocks (state, 32, 64, apart, (uint8_t *) state), OVERLAP);
  RETURNS (raddle_chacha_blocks (at ((uint8_t *) state, 2), 32, 64, apart, text), ALIGNMENT);
  RETURNS (raddle_chacha_blocks (state, 32, (size_t) -1, apart, text), TOO_LONG);
  CHECK (apart[0] == 7 && apart[63] == 7 && memcmp (state, start, sizeof state) == 0);
}

static void
test_poly1305 (void)
{
  /* RFC 8439, section 2.5.2. */
  static const uint8_t r[16] = { 0x85, 0xd6, 0xbe, 0x78, 0x57, 0x55, 0x6d, 0x33,
                                 0x7f, 0x44, 0x52, 0xfe, 0x42, 0xd5, 0x06, 0xa8 };
  static const uint8_t s[16] = { 0x01, 0x03, 0x80, 0x8a, 0xfb, 0x0d, 0xb2, 0xfd,
                                 0x4a, 0xbf, 0xf6, 0xaf, 0x41, 0x49, 0xf5, 0x1b };
  static const uint8_t right[16] = { 0xa8, 0x06, 0x1d, 0xc1, 0x30, 0x51, 0x36, 0xc6,
                                     0xc2, 0x2b, 0x8b, 0xaf, 0x0c, 0x01, 0x27, 0xa9 };
  uint8_t message[48] = "Cryptographic Forum Research Group\001", tag[16];
  uint64_t state[5], before[5];
  int message_of_any_length;

  RETURNS (raddle_poly1305_set_key (state, r), OK);
  for (message_of_any_length = 0; message_of_any_length < 2; message_of_any_length++)
    {
      /* Once more, because the digest begins the next message. */
      RETURNS (raddle_poly1305_blocks (state, 2, message, 1), OK);
      RETURNS (raddle_poly1305_blocks (state, 1, message + 32, 0), OK);
      memcpy (tag, s, sizeof tag);
      RETURNS (raddle_poly1305_digest (state, tag), OK);
      CHECK (memcmp (tag, right, sizeof tag) == 0);
    }

  memcpy (before, state, sizeof state);
  RETURNS (raddle_poly1305_blocks (state, 0, NULL, 1), OK);
  RETURNS (raddle_poly1305_set_key (NULL, r), IS_NULL);
  RETURNS (raddle_poly1305_set_key (state, NULL), IS_NULL);
  RETURNS (raddle_poly1305_set_key (state, (uint8_t *) state + 39), OVERLAP);
  RETURNS (raddle_poly1305_blocks (NULL, 1, message, 1), IS_NULL);
  RETURNS (raddle_poly1305_blocks (state, 1, NULL, 1), IS_NULL);
  RETURNS (raddle_poly1305_blocks (state, 1, message, 2), ARGUMENT);
  RETURNS (raddle_poly1305_blocks (state, (size_t) -1 / 8, message, 1), TOO_LONG);
  RETURNS (raddle_poly1305_blocks (state, 1, (uint8_t *) state, 1), OVERLAP);
  RETURNS (raddle_poly1305_blocks (at ((uint8_t *) state, 4), 0, NULL, 1), ALIGNMENT);
  RETURNS (raddle_poly1305_digest (NULL, tag), IS_NULL);
  RETURNS (raddle_poly1305_digest (state, NULL), IS_NULL);
  CHECK (memcmp (state, before, sizeof state) == 0);
}

/* Test case 4 of McGrew and Viega's paper on GCM, without the additional data. */
static const uint8_t gcm_key[16] = { 0xfe, 0xff, 0xe9, 0x92, 0x86, 0x65, 0x73, 0x1c,
                                     0x6d, 0x6a, 0x8f, 0x94, 0x67, 0x30, 0x83, 0x08 };
static const uint8_t gcm_counter[16] = { 0xca, 0xfe, 0xba, 0xbe, 0xfa, 0xce, 0xdb, 0xad,
                                         0xde, 0xca, 0xf8, 0x88, 0,    0,    0,    2 };
static const uint8_t gcm_plaintext[16] = { 0xd9, 0x31, 0x32, 0x25, 0xf8, 0x84, 0x06, 0xe5,
                                           0xa5, 0x59, 0x09, 0xc5, 0xaf, 0xf5, 0x26, 0x9a };
static const uint8_t gcm_ciphertext[16] = { 0x42, 0x83, 0x1e, 0xc2, 0x21, 0x77, 0x74, 0x24,
                                            0x4b, 0x72, 0x21, 0xb7, 0x84, 0xd0, 0xd4, 0x9c };
static const uint8_t gcm_h[16] = { 0xb8, 0x3b, 0x53, 0x37, 0x08, 0xbf, 0x53, 0x5d,
                                   0x0a, 0xa6, 0xe5, 0x29, 0x80, 0xd5, 0x3b, 0x78 };

static void
test_gcm (uint8_t *memory, uint8_t *copy)
{
  static uint8_t text[3000], again[3000];
  uint8_t *key = memory, *hash_key = memory + RADDLE_GCM_KEY_BYTES;
  uint8_t counter[16], x[16], y[16], zeros[16] = { 0 };
  size_t offset, i;

  /* Keys at any address, and copies of them at any other. */
  for (offset = 0; offset < 64; offset += 9)
    {
      RETURNS (raddle_gcm_aes_init_key (at (key, offset), 16, gcm_key), OK);
      memcpy (copy + 5, key + offset, RADDLE_GCM_KEY_BYTES);
      memcpy (counter, gcm_counter, 16);
      memset (x, 0, 16);
      RETURNS (raddle_gcm_aes_encrypt (copy + 5, counter, x, 16, text, gcm_plaintext), OK);
      CHECK (memcmp (text, gcm_ciphertext, 16) == 0 && counter[15] == 3);
      RETURNS (raddle_gcm_init_key (at (hash_key, offset), gcm_h), OK);
      memset (y, 0, 16);
      RETURNS (raddle_gcm_hash (at (hash_key, offset), y, 1, text), OK);
      CHECK (memcmp (x, y, 16) == 0);
      memcpy (copy + 7, hash_key + offset, RADDLE_GCM_KEY_BYTES);
      memset (x, 0, 16);
      RETURNS (raddle_gcm_hash (copy + 7, x, 1, text), OK);
      CHECK (memcmp (x, y, 16) == 0);
    }

  /* Encrypts and decrypts; the sum equals that of GHASH by itself. */
  RETURNS (raddle_gcm_aes_init_key (key, 16, gcm_key), OK);
  RETURNS (raddle_gcm_init_key (hash_key, gcm_h), OK);
  for (i = 0; i < sizeof text; i++)
    text[i] = (uint8_t) (i * i);
  memcpy (counter, gcm_counter, 16);
  memset (x, 1, 16);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 2992, again, text), OK);
  CHECK (counter[14] == 0 && counter[15] == 2 + 187);
  memset (y, 1, 16);
  RETURNS (raddle_gcm_hash (hash_key, y, 187, again), OK);
  CHECK (memcmp (x, y, 16) == 0);
  memset (y, 1, 16);
  RETURNS (raddle_gcm_hash (key, y, 187, again), OK);
  CHECK (memcmp (x, y, 16) == 0);
  memcpy (counter, gcm_counter, 16);
  memset (y, 1, 16);
  RETURNS (raddle_gcm_aes_decrypt (key, counter, y, 2992, again, again), OK);
  CHECK (memcmp (again, text, 2992) == 0 && memcmp (x, y, 16) == 0);

  memset (counter, 0xff, 16);
  RETURNS (raddle_gcm_fill (counter, 2, again), OK);
  CHECK (again[11] == 0xff && again[15] == 0xff && again[27] == 0xff && again[28] == 0 && again[31] == 0);
  CHECK (counter[11] == 0xff && counter[12] == 0 && counter[15] == 1);

  memcpy (y, x, 16);
  RETURNS (raddle_gcm_init_key (NULL, gcm_h), IS_NULL);
  RETURNS (raddle_gcm_init_key (hash_key, NULL), IS_NULL);
  RETURNS (raddle_gcm_init_key (hash_key, hash_key + 100), OVERLAP);
  RETURNS (raddle_gcm_aes_init_key (NULL, 16, gcm_key), IS_NULL);
  RETURNS (raddle_gcm_aes_init_key (key, 16, NULL), IS_NULL);
  RETURNS (raddle_gcm_aes_init_key (key, 17, text), KEY_LENGTH);
  RETURNS (raddle_gcm_aes_init_key (key, 16, key), OVERLAP);
  RETURNS (raddle_gcm_hash (key, x, 0, NULL), OK);
  RETURNS (raddle_gcm_hash (NULL, x, 1, text), IS_NULL);
  RETURNS (raddle_gcm_hash (key, NULL, 1, text), IS_NULL);
  RETURNS (raddle_gcm_hash (key, x, 1, NULL), IS_NULL);
  RETURNS (raddle_gcm_hash (key, x, 1, x), OVERLAP);
  RETURNS (raddle_gcm_hash (key, key, 1, text), OVERLAP);
  RETURNS (raddle_gcm_hash (key, x, (size_t) -1 / 8, text), TOO_LONG);
  RETURNS (raddle_gcm_fill (NULL, 1, text), IS_NULL);
  RETURNS (raddle_gcm_fill (counter, 1, NULL), IS_NULL);
  RETURNS (raddle_gcm_fill (counter, 1, counter + 8), OVERLAP);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 0, NULL, NULL), OK);
  RETURNS (raddle_gcm_aes_encrypt (NULL, counter, x, 16, again, text), IS_NULL);
  RETURNS (raddle_gcm_aes_encrypt (key, NULL, x, 16, again, text), IS_NULL);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, NULL, 16, again, text), IS_NULL);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, NULL, text), IS_NULL);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, again, NULL), IS_NULL);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, counter, 16, again, text), OVERLAP);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, x, text), OVERLAP);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, counter, text), OVERLAP);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, again, counter), OVERLAP);
  RETURNS (raddle_gcm_aes_decrypt (key, counter, x, 16, key + 64, text), OVERLAP);
  RETURNS (raddle_gcm_aes_decrypt (key, counter, x, 16, again, again + 1), OVERLAP);
  RETURNS (raddle_gcm_aes_decrypt (hash_key, counter, x, 16, again, text), CONTEXT);
  CHECK (memcmp (x, y, 16) == 0);

  RETURNS (raddle_gcm_clear_key (NULL), IS_NULL);
  RETURNS (raddle_gcm_clear_key (key), OK);
  for (i = 0; i < RADDLE_GCM_KEY_BYTES; i++)
    CHECK (key[i] == 0);
  RETURNS (raddle_gcm_hash (key, x, 1, zeros), CONTEXT);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, 16, again, text), CONTEXT);
}

/* Keys that were made for kernels that are no longer in use, because the level was lowered. */
static void
test_lower_level (uint8_t *key, uint8_t *hash_key)
{
  static uint8_t text[1000], first[1000], second[1000];
  uint8_t counter[16], x[16] = { 1 }, y[16] = { 1 };

  RETURNS (raddle_gcm_aes_init_key (key, 16, gcm_key), OK);
  RETURNS (raddle_gcm_init_key (hash_key, gcm_h), OK);
  memcpy (counter, gcm_counter, 16);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, x, sizeof text, first, text), OK);
  RETURNS (raddle_gcm_hash (hash_key, x, 62, first), OK);

  RETURNS (raddle_cpu_set_max_level ("portable"), OK);
  memcpy (counter, gcm_counter, 16);
  RETURNS (raddle_gcm_aes_encrypt (key, counter, y, sizeof text, second, text), OK);
  RETURNS (raddle_gcm_hash (hash_key, y, 62, second), OK);
  CHECK (memcmp (first, second, sizeof text) == 0 && memcmp (x, y, 16) == 0);
}

int
main (void)
{
  int round;
  uint8_t *memory = malloc (2 * RADDLE_GCM_KEY_BYTES + 64), *copy = malloc (RADDLE_GCM_KEY_BYTES + 64);
  if (!memory || !copy)
    return 2;
  for (round = 0; round < 2; round++)
    {
      test_hashes ();
      test_chacha ();
      test_poly1305 ();
      test_gcm (memory, copy);
      test_lower_level (memory, memory + RADDLE_GCM_KEY_BYTES);
    }
  free (memory);
  free (copy);
  if (failures == 0)
    printf ("block functions: all tests pass\n");
  return failures != 0;
}
