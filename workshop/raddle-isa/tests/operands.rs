//! Tests that making an instruction fails if it does not have the given operands, or if they would be printed with
//! another meaning. There is a test for each class. `raddle-check` does the same for every row, and reads back the
//! output of assemblers for the operands that are accepted.

use raddle_isa::builder::at;
use raddle_isa::builder::ppc64le::{direct, indexed};
use raddle_isa::code::Note;
use raddle_isa::inst::{Mem, Operand, WrongOperands};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::{Inst, aarch64 as a64, ppc64le as ppc, x86_64 as x86};

fn made(isa: Isa, row: &str, args: &[Operand]) -> Result<Inst, WrongOperands> {
    let row = isa.rows().iter().find(|other| other.name == row).unwrap_or_else(|| panic!("no row {row}"));
    Inst::try_new(row, args)
}

macro_rules! cases {
    ($check:ident, $isa:ident: $($row:ident($($arg:expr),*);)+) => { $(
        let inst = made(Isa::$isa, stringify!($row), &[$(Operand::from($arg)),*]);
        assert!(inst.$check(), "{}: {inst:?}", stringify!($row($($arg),*)));
    )+ };
}

fn general(n: u8, bits: u16) -> View {
    View::new(File::Gpr, n, bits)
}

#[test]
fn aarch64_addresses() {
    let (x, q, d) = (a64::x(1), a64::v(1), a64::d(1));
    cases! { is_err, Aarch64:
        // The operand has an index and a displacement, and the printer would print only one of them.
        ldr64(x, at(a64::x(3), 192).index(a64::x(9), 1));
        ldr64(x, at(a64::x(3), 0).index(a64::x(9), 8));
        ldr64(x, at(a64::x(3), 0).index(a64::SP, 1));
        ldp64(x, a64::x(2), at(a64::x(3), 0).index(a64::x(9), 1));
        stp_q(at(a64::x(3), 0).index(a64::x(9), 1), q, a64::v(2));
        ld1r_4s(q, at(a64::x(3), 0).index(a64::x(9), 1));
        ld1r_4s(q, at(a64::x(3), 4));
        ldr64(x, at(a64::x(3), 32768));
        ldr64(x, at(a64::x(3), 257));
        ldr64(x, at(a64::x(3), -257));
        ldrb(a64::w(1), at(a64::x(3), 4096));
        str_q(at(a64::x(3), 65536), q);
        ldp64(x, a64::x(2), at(a64::x(3), 512));
        ldp64(x, a64::x(2), at(a64::x(3), -520));
        ldp64(x, a64::x(2), at(a64::x(3), 4));
        ldp_d(d, a64::d(2), at(a64::x(3), 512));
        ldp_q(q, a64::v(2), at(a64::x(3), 1024));
        ldp_q(q, a64::v(2), at(a64::x(3), 8));
        ldr64(x, Mem { base: None, ..at(a64::x(3), 0) });
        ldr64(x, Mem { base: Some(q.reg), ..at(a64::x(3), 0) });
        ldr64(x, Mem { index: Some((q.reg, 1)), ..at(a64::x(3), 0) });
        ldr_q(q, at(a64::x(3), 0).broadcast(32));
    }
    cases! { is_ok, Aarch64:
        ldr64(x, at(a64::x(3), 0).index(a64::x(9), 1));
        ldr64(x, at(a64::x(3), 32760));
        ldr64(x, at(a64::x(3), -256));
        ldr64(x, at(a64::SP, 255));
        ldp64(x, a64::x(2), at(a64::x(3), -512));
        ldp_q(q, a64::v(2), at(a64::x(3), 1008));
        ld1r_4s(q, at(a64::x(3), 0));
    }
}

#[test]
fn aarch64_registers() {
    cases! { is_err, Aarch64:
        // The machine would clear the bits above 64, but the text would copy all bits.
        mov(a64::d(17), a64::d(17));
        eor(a64::d(1), a64::d(1), a64::d(1));
        movi_16b(a64::s(1), 0);
        ldr_q(a64::d(1), at(a64::x(3), 0));
        ldr_d(a64::v(1), at(a64::x(3), 0));
        sha256h(a64::d(1), a64::v(2), a64::v(3));
        mov(View::new(File::Vec, 32, 128), a64::v(0));
        mov(View::new(File::Vec, 1, 256), View::new(File::Vec, 1, 256));
        // Number 31 means zero there.
        add64(a64::x(1), a64::SP, a64::x(2));
        add64_lsl(a64::SP, a64::x(1), a64::x(2), 1);
        eor64(a64::x(1), a64::SP, a64::x(2));
        str64(at(a64::x(1), 0), a64::SP);
        mov32(general(31, 32), a64::w(1));
        subs64_imm(a64::SP, a64::x(1), 1);
        add64(a64::w(1), a64::x(1), a64::x(2));
        add32(a64::x(1), a64::w(1), a64::w(2));
        add64(general(32, 64), a64::x(1), a64::x(2));
        ldp64(a64::x(1), a64::x(1), at(a64::x(3), 0));
    }
    cases! { is_ok, Aarch64:
        add64_imm(a64::SP, a64::SP, 16);
        mov64(a64::x(29), a64::SP);
        sha256h(a64::v(1), a64::v(2), a64::v(3));
    }
}

#[test]
fn aarch64_numbers() {
    cases! { is_err, Aarch64:
        ror32(a64::w(1), a64::w(2), 32);
        ror32(a64::w(1), a64::w(2), -1);
        add64_imm(a64::x(1), a64::x(2), 4096);
        add64_imm(a64::x(1), a64::x(2), -1);
        movz64(a64::x(1), -1);
        movz64(a64::x(1), 65536);
        movk64(a64::x(1), 1, 4);
        ushr_4s(a64::v(1), a64::v(2), 0);
        ushr_4s(a64::v(1), a64::v(2), 33);
        sri_4s(a64::v(1), a64::v(2), 0);
        ushr_2d(a64::v(1), a64::v(2), 0);
        shl_4s(a64::v(1), a64::v(2), 32);
        ins_d(a64::v(1), 2, a64::x(1));
        ext(a64::v(1), a64::v(2), a64::v(3), 16);
    }
}

#[test]
fn ppc64le_operands() {
    let (r, v) = (ppc::r(5), ppc::v(1));
    cases! { is_err, Ppc64le:
        ld(r, at(ppc::r(3), 6));
        ld(r, at(ppc::r(3), 32768));
        lwz(r, at(ppc::r(3), -32769));
        lwz(r, at(ppc::r(0), 0));
        lwz(r, Mem { base: None, ..at(ppc::r(3), 0) });
        lwz(r, indexed(ppc::r(3), ppc::r(4)));
        lxvd2x(v, at(ppc::r(3), 0));
        lxvd2x(v, indexed(ppc::r(0), ppc::r(4)));
        lxvd2x(v, indexed(ppc::r(3), ppc::r(4)).index(ppc::r(4), 2));
        lxvd2x(v, Mem { disp: 4, ..indexed(ppc::r(3), ppc::r(4)) });
        lxvd2x(v, Mem { index: Some((Reg { file: File::Gpr, n: 32 }, 1)), ..direct(ppc::r(3)) });
        stdu(ppc::SP, at(ppc::r(3), -64));
        stdu(ppc::r(3), at(ppc::SP, -64));
        addi(r, ppc::r(0), 1);
        addi(r, ppc::r(1), 32768);
        ori(r, r, -1);
        vspltw(v, v, 4);
        vspltw(v, v, -1);
        sldi(r, r, 64);
        xor(r, r, general(32, 64));
        xor(r, r, general(33, 64));
        xor(r, r, general(3, 32));
        vadduwm(v, v, ppc::vs(5));
        vxor(v, v, View::new(File::Vec, 33, 64));
        xxlxor(ppc::vs(5), ppc::vs(5), View::new(File::Vec, 64, 128));
    }
    cases! { is_ok, Ppc64le:
        ld(r, at(ppc::r(3), -32768));
        lwz(r, at(ppc::r(3), 32767));
        lxvd2x(v, direct(ppc::r(4)));
        stdu(ppc::SP, at(ppc::SP, -64));
        vspltw(v, v, 3);
        xxlxor(ppc::vs(5), ppc::vs(5), ppc::vs(63));
    }
}

#[test]
fn x86_64_addresses() {
    cases! { is_err, X86_64:
        mov64(x86::RAX, at(x86::RDI, 0).index(x86::RSP, 1));
        mov64(x86::RAX, at(x86::RDI, 0).index(x86::RCX, 3));
        mov64(x86::RAX, at(x86::RDI, 1_i64 << 31));
        mov64(x86::RAX, at(x86::RDI, -(1_i64 << 31) - 1));
        mov64(x86::RAX, Mem { base: None, ..at(x86::RDI, 0) });
        mov64(x86::RAX, Mem { base: Some(Reg { file: File::Gpr, n: 16 }), ..at(x86::RDI, 0) });
        mov64(x86::RAX, Mem { base: Some(x86::xmm(1).reg), ..at(x86::RDI, 0) });
        mov64(x86::RAX, at(x86::RDI, 0).broadcast(64));
        vpxor(x86::ymm(1), x86::ymm(2), at(x86::RDI, 0).broadcast(32));
        vpaddd(x86::zmm(1), x86::zmm(2), at(x86::RDI, 0).broadcast(64));
        vpaddq(x86::zmm(1), x86::zmm(2), at(x86::RDI, 0).broadcast(32));
        vmovdqu32(x86::zmm(1), at(x86::RDI, 0).broadcast(32));
        vaesenc(x86::zmm(1), x86::zmm(2), at(x86::RDI, 0).broadcast(64));
    }
    cases! { is_ok, X86_64:
        mov64(x86::RAX, at(x86::RSP, i64::from(i32::MIN)).index(x86::R12, 8));
        vpaddd(x86::zmm(1), x86::zmm(2), at(x86::RDI, 0).broadcast(32));
    }
}

#[test]
fn x86_64_registers_and_numbers() {
    let mem = || at(x86::RDI, 0);
    cases! { is_err, X86_64:
        vpaddd(x86::xmm(1), x86::ymm(2), x86::ymm(3));
        vpaddd(View::new(File::Vec, 1, 64), View::new(File::Vec, 1, 64), View::new(File::Vec, 1, 64));
        vpaddd(x86::xmm(32), x86::xmm(1), x86::xmm(2));
        vpxor(x86::xmm(16), x86::xmm(1), x86::xmm(2));
        vpxor(x86::zmm(1), x86::zmm(1), x86::zmm(2));
        vextracti128(x86::xmm(16), x86::ymm(1), 1);
        vperm2i128(x86::ymm(1), x86::ymm(17), x86::ymm(1), 0);
        vbroadcasti32x4(x86::xmm(1), mem());
        vshufi32x4(x86::xmm(1), x86::xmm(2), x86::xmm(3), 0);
        sha256msg1(x86::xmm(16), x86::xmm(1));
        sha256msg1(x86::ymm(1), x86::ymm(1));
        sha256rnds2(x86::xmm(1), x86::xmm(2), x86::xmm(1));
        sha256rnds2(x86::xmm(1), x86::xmm(2), x86::ymm(0));
        mulx64(x86::RAX, x86::RCX, x86::RSI, x86::RAX);
        mul64(x86::RAX.bits(32), x86::RDX, x86::RCX);
        vzeroupper(x86::zmm(1));
        vzeroupper(x86::xmm(0));
        vmovdqu8_load(x86::zmm(1), x86::k(0), mem());
        vmovdqu8_store(mem(), x86::k(0), x86::zmm(1));
        kmovq(x86::k(8), x86::RAX);
        kmovq(x86::k(1).bits(32), x86::RAX);
        mov64(x86::RAX, x86::RCX.bits(32));
        mov64(x86::RAX, general(16, 64));
        mov8_store(mem(), x86::RAX);
        mov64(x86::RAX, 1_i64 << 31);
        mov32(x86::RAX.bits(32), 0xffff_ffff_i64);
        vpslld(x86::xmm(1), x86::xmm(2), -1);
        vpslld(x86::xmm(1), x86::xmm(2), 256);
        rol32(x86::RAX.bits(32), 0);
        rol32(x86::RAX.bits(32), 32);
        shl64(x86::RAX, 64);
    }
    cases! { is_ok, X86_64:
        vpaddd(x86::xmm(31), x86::xmm(1), x86::xmm(2));
        sha256rnds2(x86::xmm(1), x86::xmm(15), x86::xmm(0));
        mov32(x86::RAX.bits(32), -1);
        vmovdqu8_load(x86::zmm(1), x86::k(7), mem());
        vpslld(x86::xmm(1), x86::xmm(2), 255);
    }
}

#[test]
fn other_numbers_of_operands_are_refused() {
    for isa in Isa::ALL {
        for row in isa.rows() {
            assert!(row.operands.is_empty() || Inst::try_new(row, &[]).is_err(), "{isa} {}", row.name);
            let too_many = vec![Operand::from(0); row.operands.len() + 1];
            assert!(Inst::try_new(row, &too_many).is_err(), "{isa} {}", row.name);
        }
    }
}

#[test]
#[should_panic(expected = "an address is in a general-purpose register")]
fn a_part_of_a_register_is_no_address() {
    _ = at(a64::w(3), 0);
}

#[test]
fn a_remark_is_one_line() {
    let long = "a".repeat(118);
    // After the comment sign, a number or a name in quotes is a directive; `/*` begins a multi-line comment.
    let directives = ["", " a", "4 blocks", "a \"b\"", "a /* b", "a \\", "ä"];
    for text in ["a\n    ret", "a\r    ret", "\u{b}", "\u{85}", &long].into_iter().chain(directives) {
        assert!(std::panic::catch_unwind(|| Note::new(text)).is_err(), "{text:?}");
    }
    assert_eq!(Note::new("load: 4 blocks").text(), "load: 4 blocks");
}
