"""Faults that are planted in the bytes of kernels as built: the checker must refuse each.

A fault replaces the bytes of one instruction by as many others, with nops behind. The kernel without the fault must have the
property, and the kernel with it must not.
"""

# What is planted; a part of the text of an instruction behind which it is planted, or ""; a part of the text of the instruction
# that is replaced, and its least length; its new bytes, or a change of its last byte; the property. First the kernel.
FAULTS = [
    ("x86_64 chacha20_xor_avx2", "a branch that depends on a secret", "test rdx, 1", "mov byte ptr [rdi]", 2, "7400", "secrets"),
    ("x86_64 chacha20_xor_avx2", "a load indexed by a secret", "mov byte ptr [rdi]", "add r10, 1", 4, "488b0407", "secrets"),
    ("x86_64 chacha20_xor_avx2", "a read beyond the tail", "test rdx, 1", "add r10, 1", 4, "0fb64601", "bounds"),
    ("x86_64 chacha20_xor_avx2", "a write to a region that is only read", "", "vmovdqu ymmword ptr [rdi], ", 4, 1, "bounds"),
    ("x86_64 poly1305_blocks_gpr", "a division", "mul ", "rsp", 5, "48f7f0", "secrets"),
    ("x86_64 sha256_blocks_sha", "a read one byte beyond the region", "", "[rsi + 0x30]", 5, 1, "bounds"),
    ("x86_64 sha256_blocks_sha", "a changed callee-saved register", "", "vpaddd", 4, "4889fb", "abi"),
    ("x86_64 aes128_ctr_xor_aesni", "a store below the stack pointer", "", "vmovdqu xmmword ptr [rsp + 0x10], ", 6, 224, "bounds"),
    ("x86_64 aes128_ctr_xor_aesni", "a stack pointer that isn't restored", "", "add rsp, ", 4, "", "abi"),
    ("x86_64 aes128_ctr_xor_aesni", "a register that isn't wiped", "test rdx, 1", "vpxor xmm2, xmm2, xmm2", 4, "", "wipe"),
    ("x86_64 aes128_ctr_xor_aesni", "a stack slot that isn't wiped", "vpxor xmm9, xmm9, xmm9", "[rsp], xmm0", 4, "", "wipe"),
    ("x86_64 aes128_ctr_xor_vaes512", "upper halves that stay dirty", "bzhi", "vzeroupper", 3, "", "abi"),
    ("aarch64 aes128_ctr_xor_neon", "a branch that depends on a secret", "mov x12, v28.d[0]", "tst x2, #8", 4, "9f017df2", "secrets"),
    ("aarch64 aes128_ctr_xor_neon", "a load indexed by a secret", "mov x12, v28.d[0]", "add x0, x0, #8", 4, "30686cf8", "secrets"),
    ("aarch64 aes128_ctr_xor_neon", "a division", "", "tst x2, #8", 4, "0008c19a", "secrets"),
    ("aarch64 aes128_ctr_xor_neon", "a write to a region that is only read", "", "str x12, [x0]", 4, "2c0000f9", "bounds"),
    ("aarch64 aes128_ctr_xor_neon", "a store below the stack pointer", "", "stp q0, q0, [sp]", 4, "e0033fad", "bounds"),
    ("aarch64 aes128_ctr_xor_neon", "a changed callee-saved register", "", "mov x8, #0", 4, "130080d2", "abi"),
    ("aarch64 aes128_ctr_xor_neon", "a stack pointer that isn't restored", "", "add sp, sp, ", 4, "1f2003d5", "abi"),
    ("aarch64 aes128_ctr_xor_neon", "a register that isn't wiped", "stp q0, q0, [sp]", "movi v28.16b, #0", 4, "1f2003d5", "wipe"),
    ("aarch64 aes128_ctr_xor_neon", "a stack slot that isn't wiped", "", "stp q0, q0, [sp]", 4, "1f2003d5", "wipe"),
    ("aarch64 sha256_blocks_sha2", "a read beyond the region", "", "ldp q6, q7, [x1, #0x20]", 4, "269c41ad", "bounds"),
    ("ppc64le aes128_ctr_xor_vsx", "a branch that depends on a secret", "ld r12, 0(r4)", "andi. r9, r5, 4", 4, "04008971", "secrets"),
    ("ppc64le aes128_ctr_xor_vsx", "a load indexed by a secret", "ld r12, 0(r4)", "addi r11, r11, 8", 4, "994e4c7c", "secrets"),
    ("ppc64le aes128_ctr_xor_vsx", "a division", "", "andi. r9, r5, 4", 4, "922b297d", "secrets"),
    ("ppc64le aes128_ctr_xor_vsx", "a read beyond the region", "", "li r9, 0xa0", 4, "b0002039", "bounds"),
    ("ppc64le aes128_ctr_xor_vsx", "a write to a region that is only read", "", "std r12, 0(r3)", 4, "000084f9", "bounds"),
    ("ppc64le aes128_ctr_xor_vsx", "a store below the stack pointer", "", "std r12, 0(r11)", 4, "f0ff81f9", "bounds"),
    ("ppc64le aes128_ctr_xor_vsx", "a changed callee-saved register", "", "li r10, 0", 4, "0000c039", "abi"),
    ("ppc64le aes128_ctr_xor_vsx", "a stack pointer that isn't restored", "", "addi r1, r1, ", 4, "00000060", "abi"),
    ("ppc64le aes128_ctr_xor_vsx", "a register that isn't wiped", "ld r12, 0(r11)", "xxlxor vs1, vs1, vs1", 4, "00000060", "wipe"),
    ("ppc64le aes128_ctr_xor_vsx", "a stack slot that isn't wiped", "ld r12, 0(r11)", "stxvd2x v11, r1, r9", 4, "00000060", "wipe"),
]


def planted(md, code, address, behind, text, least, new):
    """Returns the code with the fault."""
    for i in md.disasm(code, address):
        said, at = f"{i.mnemonic} {i.op_str}", i.address - address
        if behind:
            behind = "" if behind in said else behind
        elif text in said and i.size >= least:
            new = bytes([*code[at:at + i.size - 1], code[at + i.size - 1] ^ new]) if isinstance(new, int) else bytes.fromhex(new)
            return code[:at] + new.ljust(i.size, b"\x90") + code[at + i.size:]
    raise ValueError(f"no {text!r} in the code")


def refused(name, isa, contracts, codes, results, verdicts):
    """Returns a line for each fault of an architecture; it is an error if one is accepted."""
    said = []
    for where, fault, *how, what in (fault for fault in FAULTS if fault[0].startswith(name + " ")):
        kernel = where.split(" ")[1]
        if results[kernel][what] != "ok":
            raise SystemExit(f"{kernel} without a fault: {what} is not ok")
        code, address = codes[kernel]
        verdict = verdicts(isa, contracts[kernel], planted(isa.decoder(), code, address, *how), address)[what]
        if verdict == "ok":
            raise SystemExit(f"{kernel} with a planted fault, {fault}, is accepted")
        said.append(f"planted in {kernel}: {fault}: {what} {verdict}")
    return said
