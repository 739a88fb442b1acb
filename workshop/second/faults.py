"""Faults that are planted in the bytes of kernels as built: the checker must refuse each.

A fault replaces the bytes of one instruction by as many others, with nops behind. The kernel without the fault must have the
property, and the kernel with it must not.
"""

# What is planted; the kernel; a part of the text of an instruction behind which the fault is planted, or ""; a part of the
# text of the instruction that is replaced; its least length; its new bytes, or a change of its last byte; the property.
FAULTS = [
    ("a branch that depends on a secret", "chacha20_xor_avx2", "test rdx, 1", "mov byte ptr [rdi]", 2, "7400", "secrets"),
    ("a load indexed by a secret", "chacha20_xor_avx2", "mov byte ptr [rdi]", "add r10, 1", 4, "488b0407", "secrets"),
    ("a division", "poly1305_blocks_gpr", "mul ", "rsp", 5, "48f7f0", "secrets"),
    ("a read one byte beyond the region", "sha256_blocks_sha", "", "[rsi + 0x30]", 5, 1, "bounds"),
    ("a read beyond the tail", "chacha20_xor_avx2", "test rdx, 1", "add r10, 1", 4, "0fb64601", "bounds"),
    ("a write to a region that is only read", "chacha20_xor_avx2", "", "vmovdqu ymmword ptr [rdi], ", 4, 1, "bounds"),
    ("a store below the stack pointer", "aes128_ctr_xor_aesni", "", "vmovdqu xmmword ptr [rsp + 0x10], ", 6, 0xE0, "bounds"),
    ("a changed callee-saved register", "sha256_blocks_sha", "", "vpaddd", 4, "4889fb", "abi"),
    ("a stack pointer that isn't restored", "aes128_ctr_xor_aesni", "", "add rsp, ", 4, "", "abi"),
    ("upper halves that stay dirty", "aes128_ctr_xor_vaes512", "bzhi", "vzeroupper", 3, "", "abi"),
    ("a register that isn't wiped", "aes128_ctr_xor_aesni", "test rdx, 1", "vpxor xmm2, xmm2, xmm2", 4, "", "wipe"),
    ("a stack slot that isn't wiped", "aes128_ctr_xor_aesni", "vpxor xmm9, xmm9, xmm9", "[rsp], xmm0", 4, "", "wipe"),
]


def planted(md, code, address, behind, text, least, new):
    """Returns the code with the fault."""
    for i in md.disasm(code, address):
        said, at = f"{i.mnemonic} {i.op_str}", i.address - address
        if behind:
            behind = "" if behind in said else behind
        elif text in said and i.size >= least:
            if isinstance(new, int):
                new = code[at:at + i.size - 1] + bytes([code[at + i.size - 1] ^ new])
            else:
                new = bytes.fromhex(new)
            return code[:at] + new.ljust(i.size, b"\x90") + code[at + i.size:]
    raise ValueError(f"no {text!r} in the code")


def refused(md, contracts, codes, verdicts):
    """Returns a line for each fault; it is an error if one isn't refused."""
    said, without = [], {}
    for fault, kernel, *how, what in FAULTS:
        code, address = codes[kernel]
        if kernel not in without:
            without[kernel] = verdicts(md, contracts[kernel], code, address)
        if without[kernel][what] != "ok":
            raise SystemExit(f"{kernel} without a fault: {what} is not ok")
        verdict = verdicts(md, contracts[kernel], planted(md, code, address, *how), address)[what]
        if verdict == "ok":
            raise SystemExit(f"{kernel} with a planted fault, {fault}, is accepted")
        said.append(f"planted in {kernel}: {fault}: {what} {verdict}")
    return said
