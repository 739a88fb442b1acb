// The vectors, from C++20 by raddle.hpp.
#include "../include/raddle.hpp"

#include "test.h"

#include <new>
#include <string_view>
#include <type_traits>
#include <vector>

static_assert(!std::is_copy_constructible_v<raddle::aes_gcm>);

namespace {

raddle::bytes bytes_of(const field &field) { return {field.data, field.len}; }

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
}

template <class Hasher> void hashed(const vector &v) {
    typename Hasher::digest_type one, pieces, many[2];
    Hasher hasher;
    const raddle_message messages[2] = {{v.fields[0].data, v.fields[0].len}, {nullptr, 0}};
    CHECK(Hasher::digest(bytes_of(v.fields[0]), one) == RADDLE_OK);
    for (int i = 0; i < 2; i++) {
        CHECK(hasher.update(bytes_of(v.fields[0])) == RADDLE_OK && hasher.finish(pieces) == RADDLE_OK);
        CHECK(one == pieces && memcmp(one.data(), v.fields[1].data, one.size()) == 0);
    }
    CHECK(Hasher::digest_many(messages, many) == RADDLE_OK && many[0] == one);
}

template <class Hmac> void authenticated(const vector &v) {
    Hmac key;
    typename Hmac::tag_type tag;
    CHECK(key.mac(bytes_of(v.fields[1]), tag) == RADDLE_ERROR_CONTEXT);
    CHECK(key.init(bytes_of(v.fields[0])) == RADDLE_OK);
    CHECK((key.verify(bytes_of(v.fields[1]), bytes_of(v.fields[2])) == RADDLE_OK) == (v.valid != 0));
    CHECK(key.mac(bytes_of(v.fields[1]), tag) == RADDLE_OK);
    CHECK((memcmp(tag.data(), v.fields[2].data, v.fields[2].len) == 0) == (v.valid != 0));
}

} // namespace

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
        if (name == "aes-gcm" && f[1].len > 0 && f[5].len == 16) {
            raddle::aes_gcm key;
            CHECK(key.init(bytes_of(f[0])) == RADDLE_OK);
            sealed(v, key, bytes_of(f[1]));
        } else if (name == "chacha20-poly1305" && f[1].len == 12) {
            raddle::chacha20_poly1305 key;
            CHECK(key.init(bytes_of(f[0]).first<32>()) == RADDLE_OK);
            sealed(v, key, bytes_of(f[1]).first<12>());
        } else if (name == "xchacha20-poly1305" && f[1].len == 24) {
            raddle::xchacha20_poly1305 key;
            CHECK(key.init(bytes_of(f[0]).first<32>()) == RADDLE_OK);
            sealed(v, key, bytes_of(f[1]).first<24>());
        } else if (name == "sha256") {
            hashed<raddle::sha256>(v);
        } else if (name == "sha224") {
            hashed<raddle::sha224>(v);
        } else if (name == "md5") {
            hashed<raddle::md5>(v);
        } else if (name == "hmac-sha256") {
            authenticated<raddle::hmac_sha256>(v);
        } else if (name == "hmac-sha224") {
            authenticated<raddle::hmac_sha224>(v);
        } else if (name == "hmac-md5") {
            authenticated<raddle::hmac_md5>(v);
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
    CHECK(fclose(file) == 0 && used > 1500 && std::string_view(raddle::what(RADDLE_OK)) == "no error");
    printf("%d vectors from C++\n", used);
    return 0;
}
