/* Calls of intel-ipsec-mb through its own header: a job is a structure, and a call is a pointer in the manager. Both change
   from version to version. */

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <intel-ipsec-mb.h>

/* One message of a batch; `Message` in mod.rs. */
struct message {
    const uint8_t *bytes;
    size_t length;
    uint8_t *result;
};

/* AES-GCM with its key. */
struct gcm {
    struct gcm_key_data key;
    struct gcm_context_data context;
    size_t key_bytes;
};

enum { SHA256_BYTES = 32, TAG_BYTES = 16, NONCE_BYTES = 12, CHACHA20_KEY_BYTES = 32 };

/* The manager of jobs with the code for this CPU, or NULL. */
IMB_MGR *raddle_ipsec_mb_new(void)
{
    IMB_MGR *manager = alloc_mb_mgr(0);
    if (manager != NULL)
        init_mb_mgr_auto(manager, NULL);
    return manager;
}

void raddle_ipsec_mb_sha256(IMB_MGR *manager, const uint8_t *message, size_t length, uint8_t *hash)
{
    IMB_SHA256(manager, message, length, hash);
}

void raddle_ipsec_mb_sha256_block(IMB_MGR *manager, const uint8_t *block, uint8_t *state)
{
    IMB_SHA256_ONE_BLOCK(manager, block, state);
}

/* Runs the jobs of a batch, one after another. Finished jobs come back in order, and the last ones when they are requested.
   With the states after the two padded keys, computes HMAC; without them, the hash. Returns the number of messages done. */
size_t raddle_ipsec_mb_sha256_many(IMB_MGR *manager, const uint8_t *inner, const uint8_t *outer, const struct message *messages,
                                   size_t count)
{
    size_t done = 0;
    IMB_JOB *job;
    for (size_t i = 0; i < count; i++) {
        job = IMB_GET_NEXT_JOB(manager);
        job->cipher_mode = IMB_CIPHER_NULL;
        job->chain_order = IMB_ORDER_HASH_CIPHER;
        job->hash_alg = inner == NULL ? IMB_AUTH_SHA_256 : IMB_AUTH_HMAC_SHA_256;
        job->src = messages[i].bytes;
        job->hash_start_src_offset_in_bytes = 0;
        job->msg_len_to_hash_in_bytes = messages[i].length;
        job->auth_tag_output = messages[i].result;
        job->auth_tag_output_len_in_bytes = SHA256_BYTES;
        job->u.HMAC._hashed_auth_key_xor_ipad = inner;
        job->u.HMAC._hashed_auth_key_xor_opad = outer;
        for (job = IMB_SUBMIT_JOB(manager); job != NULL; job = IMB_GET_COMPLETED_JOB(manager))
            done += job->status == IMB_STATUS_COMPLETED;
    }
    while ((job = IMB_FLUSH_JOB(manager)) != NULL)
        done += job->status == IMB_STATUS_COMPLETED;
    return done;
}

/* AES-GCM with a key of 16, 24 or 32 bytes, to be released with `free`, or NULL. */
struct gcm *raddle_ipsec_mb_gcm_new(IMB_MGR *manager, const uint8_t *key, size_t key_bytes)
{
    struct gcm *gcm = aligned_alloc(_Alignof(struct gcm_key_data), sizeof *gcm);
    if (gcm == NULL)
        return NULL;
    gcm->key_bytes = key_bytes;
    switch (key_bytes) {
    case 16: IMB_AES128_GCM_PRE(manager, key, &gcm->key); break;
    case 24: IMB_AES192_GCM_PRE(manager, key, &gcm->key); break;
    default: IMB_AES256_GCM_PRE(manager, key, &gcm->key); break;
    }
    return gcm;
}

/* Encrypts or decrypts in place, and writes the tag. */
void raddle_ipsec_mb_gcm(IMB_MGR *manager, struct gcm *gcm, int seal, const uint8_t *nonce, const uint8_t *aad, size_t aad_length,
                         uint8_t *message, size_t length, uint8_t *tag)
{
#define CALL(OPERATION) \
    OPERATION(manager, &gcm->key, &gcm->context, message, message, length, nonce, aad, aad_length, tag, TAG_BYTES)
    switch (gcm->key_bytes) {
    case 16: seal ? CALL(IMB_AES128_GCM_ENC) : CALL(IMB_AES128_GCM_DEC); break;
    case 24: seal ? CALL(IMB_AES192_GCM_ENC) : CALL(IMB_AES192_GCM_DEC); break;
    default: seal ? CALL(IMB_AES256_GCM_ENC) : CALL(IMB_AES256_GCM_DEC); break;
    }
#undef CALL
}

/* Encrypts or decrypts in place with ChaCha20-Poly1305, and writes the tag. Returns whether it was done. */
int raddle_ipsec_mb_chacha20_poly1305(IMB_MGR *manager, const uint8_t *key, int seal, const uint8_t *nonce, const uint8_t *aad,
                                      size_t aad_length, uint8_t *message, size_t length, uint8_t *tag)
{
    IMB_JOB *job = IMB_GET_NEXT_JOB(manager);
    job->cipher_mode = IMB_CIPHER_CHACHA20_POLY1305;
    job->hash_alg = IMB_AUTH_CHACHA20_POLY1305;
    job->cipher_direction = seal ? IMB_DIR_ENCRYPT : IMB_DIR_DECRYPT;
    job->chain_order = seal ? IMB_ORDER_CIPHER_HASH : IMB_ORDER_HASH_CIPHER;
    job->enc_keys = job->dec_keys = key;
    job->key_len_in_bytes = CHACHA20_KEY_BYTES;
    job->iv = nonce;
    job->iv_len_in_bytes = NONCE_BYTES;
    job->u.CHACHA20_POLY1305.aad = aad;
    job->u.CHACHA20_POLY1305.aad_len_in_bytes = aad_length;
    job->src = job->dst = message;
    job->cipher_start_src_offset_in_bytes = job->hash_start_src_offset_in_bytes = 0;
    job->msg_len_to_cipher_in_bytes = job->msg_len_to_hash_in_bytes = length;
    job->auth_tag_output = tag;
    job->auth_tag_output_len_in_bytes = TAG_BYTES;
    job = IMB_SUBMIT_JOB(manager);
    return job != NULL && job->status == IMB_STATUS_COMPLETED;
}
