//! An instruction on a state: its operands, and what an intrinsic makes of them.

use std::mem;

/// General-purpose and mask registers, vector registers, and bytes of one.
pub(crate) const LAYOUT: (usize, usize, usize, usize) = (16, 8, 32, 64);

/// Bytes of the status registers, and of the memory.
pub(crate) const STATUS: usize = 16;
pub(crate) const WINDOW: usize = 256;
/// The address of the memory for the instructions.
const PLACE: u64 = 0x5a5a_0000_0000;
const PAGE: u64 = 0x1_0000;

/// Up to 64 bytes.
pub(crate) type Bytes = [u8; 64];

/// The place of an operand.
pub(crate) enum Place {
    /// A register: where its bytes begin, how many of them are the operand, and how many there are.
    Register {
        at: usize,
        bytes: usize,
        whole: usize,
    },
    Number(i64),
    Memory {
        base: Option<usize>,
        index: Option<usize>,
        scale: u64,
        disp: u64,
        bytes: usize,
        repeated: usize,
    },
}

/// An operand, and whether it is written.
pub(crate) struct Operand {
    pub(crate) writes: bool,
    pub(crate) place: Place,
}

impl Operand {
    /// Returns the number of bytes that the operand has in a register or in memory.
    pub(crate) fn size(&self) -> usize {
        match self.place {
            Place::Register { bytes, .. } | Place::Memory { bytes, .. } => bytes,
            Place::Number(_) => 0,
        }
    }
}

/// The results of an instruction, each for an operand that is written; `None` where no intrinsic says it.
pub(crate) type Meaning = fn(&mut Call<'_>) -> Option<Vec<Bytes>>;

/// A state, as it travels, and the operands of the instruction that is executed on it.
pub(crate) struct Call<'a> {
    pub(crate) operands: &'a [Operand],
    pub(crate) registers: &'a mut [u8],
    pub(crate) memory: &'a mut [u8],
    pub(crate) at_end: bool,
}

impl Call<'_> {
    fn gpr(&self, at: Option<usize>) -> u64 {
        at.map_or(0, |at| u64::from_le_bytes(self.registers[at..at + 8].try_into().expect("eight bytes")))
    }

    /// Returns the start of an operand in memory, which may lie before or after the memory that exists.
    fn offset(&self, operand: usize) -> usize {
        let Place::Memory { base, index, scale, disp, .. } = self.operands[operand].place else { panic!("memory") };
        let address = self.gpr(base).wrapping_add(self.gpr(index).wrapping_mul(scale)).wrapping_add(disp);
        let start = if self.at_end { PLACE + PAGE - WINDOW as u64 } else { PLACE };
        address.wrapping_sub(start) as usize
    }

    /// The value of an operand.
    fn bytes(&self, operand: usize) -> Bytes {
        let mut value = [0; 64];
        match self.operands[operand].place {
            Place::Register { at, bytes, .. } => value[..bytes].copy_from_slice(&self.registers[at..at + bytes]),
            Place::Number(number) => value[..8].copy_from_slice(&number.to_le_bytes()),
            Place::Memory { bytes, repeated, .. } => {
                let from = &self.memory[self.offset(operand)..];
                let unit = if repeated > 0 { repeated } else { bytes };
                for part in value.chunks_mut(unit) {
                    part.copy_from_slice(&from[..part.len().min(unit)]);
                    if repeated == 0 {
                        break;
                    }
                }
            }
        }
        value
    }

    /// The value of an operand in the type of an intrinsic.
    pub(crate) fn get<T: Copy>(&self, operand: usize) -> T {
        // SAFETY: the types of intrinsics are numbers, and vectors and arrays of them, which have no wrong bits and at most 64
        // bytes.
        unsafe { mem::transmute_copy(&self.bytes(operand)) }
    }

    /// Returns the number of bytes of an operand.
    pub(crate) fn size(&self, operand: usize) -> usize {
        self.operands[operand].size()
    }

    /// The number of an operand.
    pub(crate) fn number(&self, operand: usize) -> i64 {
        self.get(operand)
    }

    /// A pointer to an operand in memory, of which only a part may be there.
    pub(crate) fn pointer<T>(&mut self, operand: usize) -> *mut T {
        let at = self.offset(operand);
        self.memory.as_mut_ptr().wrapping_add(at).cast()
    }

    /// Writes an operand. A register is zero above it, unless `keeps`.
    pub(crate) fn put(&mut self, operand: usize, value: Bytes, keeps: bool) {
        match self.operands[operand].place {
            Place::Register { at, bytes, whole } => {
                if !keeps {
                    self.registers[at..at + whole].fill(0);
                }
                self.registers[at..at + bytes].copy_from_slice(&value[..bytes]);
            }
            Place::Memory { bytes, .. } => {
                let at = self.offset(operand);
                self.memory[at..at + bytes].copy_from_slice(&value[..bytes]);
            }
            Place::Number(_) => panic!("a number is written"),
        }
    }

    /// A bit of the first status register.
    pub(crate) fn status(&self, bit: usize) -> bool {
        self.registers[8 * (LAYOUT.0 + LAYOUT.1) + bit / 8] >> (bit % 8) & 1 == 1
    }

    /// Sets a bit of the first status register.
    pub(crate) fn set_status(&mut self, bit: usize, to: bool) {
        let byte = &mut self.registers[8 * (LAYOUT.0 + LAYOUT.1) + bit / 8];
        *byte = *byte & !(1 << (bit % 8)) | u8::from(to) << (bit % 8);
    }
}

/// The bytes of a result, zero above.
pub(crate) fn bytes<T: Copy>(value: T) -> Bytes {
    let mut bytes = [0; 64];
    let len = mem::size_of::<T>();
    // SAFETY: a number or a vector of them, without padding.
    bytes[..len].copy_from_slice(unsafe { std::slice::from_raw_parts((&raw const value).cast(), len) });
    bytes
}

/// An instruction whose number is a constant of the intrinsic, for both types that intrinsics have for it.
pub(crate) trait Immediate {
    /// The results for a number.
    fn with<const N: i32, const U: u32>(self) -> Option<Vec<Bytes>>;
}

/// Calls `with` with a number that is known when the program runs; `None` for others than 0 to 255.
pub(crate) fn with_number(number: i64, then: impl Immediate) -> Option<Vec<Bytes>> {
    macro_rules! arms {
        ($($n:literal)+) => { match number { $($n => then.with::<$n, $n>(),)+ _ => None } };
    }
    arms!(
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76
        77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109
        110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136
        137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163
        164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190
        191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217
        218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244
        245 246 247 248 249 250 251 252 253 254 255
    )
}
