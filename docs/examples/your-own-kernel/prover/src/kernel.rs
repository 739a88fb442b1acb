//! The kernel: two strands of four words, woven; the tail word by word.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Phase, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};
use raddle_kernels::{Kernel, kernel};

use crate::SipHashWords;

/// v0 to v3 before the key, the last block, and what v2 takes in before the last rounds.
const TABLE: [u64; 6] =
    [0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d, 0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573, 8 << 56, 0xff];

/// The kernel for AVX2.
pub fn siphash_words_avx2() -> Kernel {
    let order = Order::RoundRobin;
    kernel::<X86_64>("siphash_words_avx2", SipHashWords, format!("2 strands of 4 words, {order}"), |k| {
        let [out, input, len, key] = ["out", "input", "len", "key"].map(|name| k.arg(name));
        let table = k.constants(TABLE.into_iter().flat_map(u64::to_le_bytes));
        let strands: [[Ymm; 6]; 2] = std::array::from_fn(|_| k.take_all());
        let word: Gpr64 = k.take();
        k.clear(strands.concat());
        k.clear([word]);

        // Copy `i`: the four words at 32 i.
        let strand = |i: usize| -> Strand {
            let x = strands[i];
            let load = vec![vmovdqu(x[4], at(input, 32 * i))];
            let store = vec![vmovdqu_store(at(out, 32 * i), x[0])];
            [load, hash(x, key, table), store].concat().into_iter().collect()
        };
        // One word, in the lowest lane.
        let x = strands[0].map(|register| register.xmm());
        let load = vec![vmovq_load(x[4], at(input, 0))];
        let store = vec![vmovq_gpr(word, x[0]), mov64_store(at(out, 0), word)];
        let tail = [load, hash(x, key, table), store].concat();

        // While at least `bytes` bytes remain.
        let iteration = |bytes: usize, body: Code| {
            let advance = straight([add64(out, bytes), add64(input, bytes), sub64(len, bytes)]);
            Code::While { test: vec![cmp64(len, bytes)], enter: ABOVE_OR_EQUAL, body: vec![body, advance] }
        };
        vec![
            iteration(64, woven((0..2).map(strand), order).into()).phase("loop: out = siphash(input), 8 words"),
            iteration(8, straight(tail)).phase("tail: out = siphash(input), word by word"),
        ]
    })
}

/// The hash values of the words in `m` are left in v0. `t` is scratch.
fn hash<V: Vector>([v0, v1, v2, v3, m, t]: [V; 6], key: Gpr64, table: Part) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (i, v) in [v0, v1, v2, v3].into_iter().enumerate() {
        let (constant, half) = (vpbroadcastq_load(v, table.at(8 * i)), vpbroadcastq_load(t, at(key, 8 * (i % 2))));
        insts.extend([constant, half, vpxor(v, v, t)]);
    }
    let rounds = |n: usize| (0..n).flat_map(|_| sip_round([v0, v1, v2, v3], t));
    insts.push(vpxor(v3, v3, m));
    insts.extend(rounds(2));
    insts.extend([vpxor(v0, v0, m), vpbroadcastq_load(m, table.at(32)), vpxor(v3, v3, m)]);
    insts.extend(rounds(2));
    insts.extend([vpxor(v0, v0, m), vpbroadcastq_load(m, table.at(40)), vpxor(v2, v2, m)]);
    insts.extend(rounds(4));
    insts.extend([vpxor(v0, v0, v1), vpxor(v2, v2, v3), vpxor(v0, v0, v2)]);
    insts
}

/// A round in each lane. AVX2 has no rotation, so it takes two shifts.
fn sip_round<V: Vector>([v0, v1, v2, v3]: [V; 4], t: V) -> Vec<Inst> {
    let rotate = |v: V, n: u8| vec![vpsllq(t, v, n), vpsrlq(v, v, 64 - n), vpor(v, v, t)];
    let add = |a: V, b: V| vec![vpaddq(a, a, b)];
    let xor = |a: V, b: V| vec![vpxor(a, a, b)];
    [
        [add(v0, v1), rotate(v1, 13), xor(v1, v0), rotate(v0, 32)],
        [add(v2, v3), rotate(v3, 16), xor(v3, v2), vec![]],
        [add(v0, v3), rotate(v3, 21), xor(v3, v0), vec![]],
        [add(v2, v1), rotate(v1, 17), xor(v1, v2), rotate(v2, 32)],
    ]
    .concat()
    .concat()
}
