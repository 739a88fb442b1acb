// The vectors, from C++20 through raddle.hpp.
#include "../include/raddle.hpp"

#include "hashes.h"
#include "test.h"

#include <new>
#include <string_view>
#include <type_traits>
#include <vector>

static_assert(!std::is_copy_constructible_v<raddle::aes_gcm>);

namespace {

raddle::bytes bytes_of(const field &field) { return {field.data, field.len}; }

std::uint64_t number(const field &field) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < field.len; i++) all = all << 8 | field.data[i];
    return all;
}

using text = std::vector<std::uint8_t>;

bool same(const text &made, const field &wanted) { return made == text(wanted.data, wanted.data + wanted.len); }

/// Calls a function twice: for both halves of the input and the output.
template <class Function> raddle::error halves(raddle::bytes input, raddle::place output, Function function) {
    const std::size_t first = input.size() / 3;
    const raddle::error error = function(input.first(first), output.first(first));
    return error == RADDLE_OK ? function(input.subspan(first), output.subspan(first)) : error;
}

template <class Sealer, class Opener, class Key, class Nonce, class Tag>
void in_pieces(const vector &v, const Key &key, Nonce nonce, Tag tag) {
    const field *f = v.fields;
    const auto update = [](auto &stream) {
        return [&stream](raddle::bytes input, raddle::place output) { return stream.update(input, output); };
    };
    Opener opener;
    text opened(f[4].len);
    CHECK(opener.begin(key, nonce, bytes_of(f[2])) == RADDLE_OK);
    CHECK(halves(bytes_of(f[4]), opened, [&](raddle::bytes piece, auto) { return opener.authenticate(piece); }) ==
          RADDLE_OK);
    CHECK((opener.verify(tag) == RADDLE_OK) == (v.valid != 0));
    if (!v.valid) return;
    CHECK(opener.update(raddle::bytes(), opened) == (f[4].len ? RADDLE_ERROR_BUFFER : RADDLE_OK));
    CHECK(halves(bytes_of(f[4]), opened, update(opener)) == RADDLE_OK && opener.finish() == RADDLE_OK);
    CHECK(same(opened, f[3]));
    Sealer sealer;
    text made(f[4].len);
    std::array<std::uint8_t, raddle::tag_bytes> made_tag;
    CHECK(sealer.update({}, {}) != RADDLE_OK);
    CHECK(sealer.begin(key, nonce, bytes_of(f[2])) == RADDLE_OK);
    CHECK(halves(opened, made, update(sealer)) == RADDLE_OK && sealer.finish(made_tag) == RADDLE_OK);
    CHECK(same(made, f[4]) && memcmp(made_tag.data(), f[5].data, f[5].len) == 0);
}

template <class Stream> void keystream(const vector &v, Stream &stream) {
    const field *f = v.fields;
    text made(f[3].len);
    std::uint64_t at = 1;
    CHECK(stream.seek(number(f[2])) == RADDLE_OK);
    CHECK(halves(bytes_of(f[3]), made, [&](auto input, auto output) { return stream.apply(input, output); }) ==
          RADDLE_OK);
    CHECK(same(made, f[4]) && stream.position(at) == RADDLE_OK && at == number(f[2]) + f[3].len);
    CHECK(stream.apply(made, raddle::place()) == (made.empty() ? RADDLE_OK : RADDLE_ERROR_BUFFER));
}

template <class Key, class Nonce> void sealed(const vector &v, const Key &key, Nonce nonce) {
    const field *f = v.fields;
    std::vector<std::uint8_t> message(f[4].data, f[4].data + f[4].len);
    message.insert(message.end(), f[5].data, f[5].data + f[5].len);
    std::vector<std::uint8_t> text(f[4].len, 0xa5), made(message.size());
    CHECK((key.open(nonce, bytes_of(f[2]), message, text) == RADDLE_OK) == (v.valid != 0));
    if (v.valid) {
        CHECK(text == std::vector<std::uint8_t>(f[3].data, f[3].data + f[3].len));
        CHECK(key.seal(nonce, bytes_of(f[2]), text, made) == RADDLE_OK && made == message);
    } else {
        CHECK(all_zero(text.data(), text.size()));
    }
    CHECK(key.seal(nonce, bytes_of(f[2]), text, text) == RADDLE_ERROR_BUFFER);
    // In two pieces.
    std::vector<std::uint8_t> again(message.size());
    const std::size_t half = text.size() / 2;
    const raddle_message pieces[2] = {{text.data(), half}, {text.data() + half, text.size() - half}};
    CHECK(key.seal_into(nonce, bytes_of(f[2]), pieces, again) == RADDLE_OK && (!v.valid || again == message));
    const raddle_message sealed_pieces[2] = {{again.data(), half}, {again.data() + half, again.size() - half}};
    std::vector<std::uint8_t> opened(text.size());
    CHECK(key.open_into(nonce, bytes_of(f[2]), sealed_pieces, opened) == RADDLE_OK && opened == text);
    CHECK(key.seal_into(nonce, bytes_of(f[2]), pieces, opened) == RADDLE_ERROR_BUFFER);
}

template <class Hasher> void hashed(const vector &v, std::uint32_t hash) {
    typename Hasher::digest_type one, pieces, many[2];
    Hasher hasher;
    const raddle_message messages[2] = {{v.fields[0].data, v.fields[0].len}, {nullptr, 0}};
    CHECK(Hasher::digest(bytes_of(v.fields[0]), one) == RADDLE_OK);
    for (int i = 0; i < 2; i++) {
        CHECK(hasher.update(bytes_of(v.fields[0])) == RADDLE_OK && hasher.finish(pieces) == RADDLE_OK);
        CHECK(one == pieces && memcmp(one.data(), v.fields[1].data, one.size()) == 0);
    }
    CHECK(Hasher::digest_many(messages, many) == RADDLE_OK && many[0] == one);
    // Together with SHA-256; SHA-256 itself together with SHA-1.
    const bool is_sha256 = hash == RADDLE_HASH_SHA256;
    const std::uint32_t other = is_sha256 ? RADDLE_HASH_SHA1 : RADDLE_HASH_SHA256, hashes[2] = {hash, other};
    text both(one.size() + (is_sha256 ? RADDLE_SHA1_DIGEST_BYTES : RADDLE_SHA256_DIGEST_BYTES)), again(both.size());
    text unused(v.fields[0].len);
    raddle::several several;
    CHECK(raddle::several::digest(hashes, bytes_of(v.fields[0]), both) == RADDLE_OK);
    CHECK(memcmp(one.data(), both.data(), one.size()) == 0);
    CHECK(several.update({}) == RADDLE_ERROR_CONTEXT && several.init(hashes) == RADDLE_OK);
    const auto update = [&](raddle::bytes piece, auto) { return several.update(piece); };
    CHECK(halves(bytes_of(v.fields[0]), unused, update) == RADDLE_OK && several.finish(raddle::place()) == RADDLE_ERROR_BUFFER);
    CHECK(several.finish(again) == RADDLE_OK && both == again);
}

void sha1_checked(const vector &v) {
    const raddle::error expected = v.valid ? RADDLE_OK : RADDLE_ERROR_COLLISION;
    raddle::sha1_checked hasher;
    raddle::sha1_checked::digest_type digest;
    const auto update = [&](raddle::bytes piece, auto) { return hasher.update(piece); };
    text unused(v.fields[0].len);
    CHECK(raddle::sha1_checked::digest(bytes_of(v.fields[0]), digest) == expected);
    CHECK(memcmp(digest.data(), v.fields[1].data, digest.size()) == 0);
    for (const bool safe : {false, true}) {
        CHECK((safe ? hasher.init_safe() : hasher.init()) == RADDLE_OK);
        CHECK(halves(bytes_of(v.fields[0]), unused, update) == RADDLE_OK && hasher.finish(digest) == expected);
        CHECK(memcmp(digest.data(), v.fields[1 + safe].data, digest.size()) == 0);
        CHECK(hasher.finish(digest) == RADDLE_ERROR_CONTEXT);
    }
}

template <class Hmac, class Stream> void authenticated(const vector &v) {
    Hmac key;
    Stream stream;
    typename Hmac::tag_type tag;
    CHECK(key.mac(bytes_of(v.fields[1]), tag) == RADDLE_ERROR_CONTEXT);
    CHECK(key.init(bytes_of(v.fields[0])) == RADDLE_OK);
    CHECK((key.verify(bytes_of(v.fields[1]), bytes_of(v.fields[2])) == RADDLE_OK) == (v.valid != 0));
    CHECK(key.mac(bytes_of(v.fields[1]), tag) == RADDLE_OK);
    CHECK((memcmp(tag.data(), v.fields[2].data, v.fields[2].len) == 0) == (v.valid != 0));
    const auto update = [&](raddle::bytes piece, auto) { return stream.update(piece); };
    typename Hmac::tag_type again;
    text unused(v.fields[1].len);
    CHECK(stream.begin(key) == RADDLE_OK && halves(bytes_of(v.fields[1]), unused, update) == RADDLE_OK);
    CHECK(stream.finish(again) == RADDLE_OK && again == tag);
    CHECK(stream.begin(key) == RADDLE_OK && halves(bytes_of(v.fields[1]), unused, update) == RADDLE_OK);
    CHECK((stream.finish_verify(bytes_of(v.fields[2])) == RADDLE_OK) == (v.valid != 0));
}

void poly1305(const field *f) {
    raddle::poly1305 stream;
    raddle::poly1305::tag_type tag;
    const auto key = bytes_of(f[0]).first<32>();
    const auto update = [&](raddle::bytes piece, auto) { return stream.update(piece); };
    text unused(f[1].len);
    CHECK(raddle::poly1305::mac(key, bytes_of(f[1]), tag) == RADDLE_OK && memcmp(tag.data(), f[2].data, 16) == 0);
    CHECK(stream.init(key) == RADDLE_OK && halves(bytes_of(f[1]), unused, update) == RADDLE_OK);
    CHECK(stream.finish(tag) == RADDLE_OK && memcmp(tag.data(), f[2].data, 16) == 0);
    CHECK(stream.init(key) == RADDLE_OK && halves(bytes_of(f[1]), unused, update) == RADDLE_OK);
    CHECK(stream.finish_verify(bytes_of(f[2]).first<16>()) == RADDLE_OK);
}

void ghash(const field *f) {
    raddle::ghash_key key;
    raddle::ghash stream;
    std::array<std::uint8_t, 16> hash;
    const auto update = [&](raddle::bytes piece, auto) { return stream.update(piece); };
    text unused(f[1].len);
    CHECK(key.init(bytes_of(f[0]).first<16>()) == RADDLE_OK && stream.init(key) == RADDLE_OK);
    CHECK(halves(bytes_of(f[1]), unused, update) == RADDLE_OK && stream.pad() == RADDLE_OK);
    CHECK(stream.finish(hash) == RADDLE_OK && memcmp(hash.data(), f[2].data, 16) == 0);
}

template <class Function> void derived(const vector &v, Function function) {
    const field *f = v.fields;
    text keys(number(f[3]));
    CHECK((function(bytes_of(f[0]), bytes_of(f[1]), bytes_of(f[2]), keys) == RADDLE_OK) == (v.valid != 0));
    CHECK(!v.valid || same(keys, f[4]));
}

template <class Function> void of_password(const field *f, Function function) {
    text key(f[3].len);
    const auto rounds = static_cast<std::uint32_t>(number(f[2]));
    CHECK(function(bytes_of(f[0]), bytes_of(f[1]), rounds, key) == RADDLE_OK && same(key, f[3]));
}

} // namespace

/// Compares pairs, digests of digests and a tree of three leaves with single digests.
static void trees() {
    using digest = raddle::sha256::digest_type;
    const auto of = [](const digest &left, const digest &right) {
        std::array<digest, 2> pair{left, right};
        digest parent;
        CHECK(raddle::sha256::digest(raddle::bytes(pair[0].data(), sizeof pair), parent) == RADDLE_OK);
        return parent;
    };
    std::array<digest, 4> nodes{digest{1}, digest{2}, digest{3}, digest{}};
    const digest left = of(nodes[0], nodes[1]), right = of(nodes[2], nodes[3]);
    digest root, once, twice, direct;
    auto leaves = nodes;
    CHECK(raddle::merkle_root(RADDLE_MERKLE_SSZ, 2, std::span(leaves).first(3), root) == RADDLE_OK);
    CHECK(root == of(left, right));
    CHECK(raddle::merkle_root(RADDLE_MERKLE_SSZ, 1, leaves, root) == RADDLE_ERROR_TOO_LONG);
    const raddle::bytes pairs(nodes[0].data(), sizeof nodes);
    CHECK(raddle::sha256_pairs(pairs.first(127), std::span(nodes).first(2)) == RADDLE_ERROR_BUFFER);
    CHECK(raddle::sha256_pairs(pairs, nodes) == RADDLE_ERROR_BUFFER);
    CHECK(raddle::sha256_pairs(pairs, std::span(nodes).first(2)) == RADDLE_OK && nodes[0] == left && nodes[1] == right);
    CHECK(raddle::sha256::digest(nodes[0], once) == RADDLE_OK && raddle::sha256::digest(once, twice) == RADDLE_OK);
    CHECK(raddle::sha256d(nodes[0], direct) == RADDLE_OK && direct == twice);
}

#define HASH(function, FUNCTION, string)                                                                               \
    else if (name == string) hashed<raddle::function>(v, RADDLE_HASH_##FUNCTION);                                      \
    else if (name == "hmac-" string) authenticated<raddle::hmac_##function, raddle::hmac_##function##_stream>(v);
#define KDF(function, FUNCTION, string)                                                                                \
    else if (name == "hkdf-" string) derived(v, raddle::hkdf_##function);                                              \
    else if (name == "pbkdf2-" string) of_password(f, raddle::pbkdf2_##function);

int main(int count, char **args) {
    CHECK(count == 2);
    FILE *file = fopen(args[1], "r");
    CHECK(file != nullptr);
    vector v;
    int used = 0;
    for (; next_vector(file, &v); free_vector(&v)) {
        const std::string_view name = v.algorithm;
        const field *f = v.fields;
        used++;
        const auto tag = [&] { return bytes_of(f[5]).first<raddle::tag_bytes>(); };
        if (name == "aes-gcm" && f[1].len > 0 && f[5].len == raddle::tag_bytes) {
            raddle::aes_gcm key;
            CHECK(key.init(bytes_of(f[0])) == RADDLE_OK);
            sealed(v, key, bytes_of(f[1]));
            in_pieces<raddle::aes_gcm_sealer, raddle::aes_gcm_opener>(v, key, bytes_of(f[1]), bytes_of(f[5]));
        } else if (name == "aes-gcm-siv" && f[1].len == 12) {
            raddle::aes_gcm_siv key;
            CHECK(key.init(bytes_of(f[0])) == RADDLE_OK);
            sealed(v, key, bytes_of(f[1]).first<12>());
        } else if (name == "chacha20-poly1305" && f[1].len == 12) {
            raddle::chacha20_poly1305 key;
            const auto nonce = bytes_of(f[1]).first<12>();
            CHECK(key.init(bytes_of(f[0]).first<32>()) == RADDLE_OK);
            sealed(v, key, nonce);
            in_pieces<raddle::chacha20_poly1305_sealer, raddle::chacha20_poly1305_opener>(v, key, nonce, tag());
        } else if (name == "xchacha20-poly1305" && f[1].len == 24) {
            raddle::xchacha20_poly1305 key;
            const auto nonce = bytes_of(f[1]).first<24>();
            CHECK(key.init(bytes_of(f[0]).first<32>()) == RADDLE_OK);
            sealed(v, key, nonce);
            in_pieces<raddle::xchacha20_poly1305_sealer, raddle::xchacha20_poly1305_opener>(v, key, nonce, tag());
        } else if (name == "chacha20") {
            raddle::chacha20 stream;
            CHECK(stream.init(bytes_of(f[0]).first<32>(), bytes_of(f[1]).first<12>()) == RADDLE_OK);
            keystream(v, stream);
        } else if (name == "xchacha20") {
            raddle::chacha20 stream;
            CHECK(stream.init_extended(bytes_of(f[0]).first<32>(), bytes_of(f[1]).first<24>()) == RADDLE_OK);
            keystream(v, stream);
        } else if (name == "aes-ctr32" || name == "aes-ctr128") {
            raddle::aes key;
            raddle::aes_ctr stream;
            CHECK(key.init(bytes_of(f[0])) == RADDLE_OK);
            CHECK(stream.init(key, name == "aes-ctr32" ? 32 : 128, bytes_of(f[1]).first<16>()) == RADDLE_OK);
            keystream(v, stream);
        } else if (name == "aes") {
            raddle::aes key;
            std::array<std::uint8_t, 16> block;
            CHECK(key.init(bytes_of(f[0])) == RADDLE_OK);
            CHECK(key.encrypt_block(bytes_of(f[1]).first<16>(), block) == RADDLE_OK);
            CHECK(memcmp(block.data(), f[2].data, 16) == 0);
        } else if (name == "poly1305") {
            poly1305(f);
        } else if (name == "ghash") {
            ghash(f);
        } HASHES(HASH) KDF_HASHES(KDF) else if (name == "blake3") {
            hashed<raddle::blake3>(v, RADDLE_HASH_BLAKE3);
        } else if (name == "sha1-checked") {
            sha1_checked(v);
        } else {
            used--;
        }
    }
    // A key is erased when it goes out of scope.
    alignas(raddle::aes_gcm) unsigned char memory[sizeof(raddle::aes_gcm)];
    auto *key = new (memory) raddle::aes_gcm;
    const std::uint8_t raw[16] = {1, 2, 3};
    CHECK(key->init(raw) == RADDLE_OK && !all_zero(memory, sizeof memory));
    key->~aes_gcm();
    CHECK(all_zero(memory, sizeof memory));
    trees();
    CHECK(fclose(file) == 0 && used > 2300 && std::string_view(raddle::what(RADDLE_OK)) == "no error");
    printf("%d vectors from C++\n", used);
    return 0;
}
