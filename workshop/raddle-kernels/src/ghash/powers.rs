//! Powers of the key in memory. Each family of kernels chooses its layout and declares it here: kernels that read the
//! powers may rely on it, and kernels that compute them must establish it.

use raddle_isa::{Limb, Meaning, Number};

/// The powers that a family of kernels stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Powers {
    /// The name of the layout: equal names mean equal layouts.
    pub name: String,
    /// The number of bytes that the powers take.
    pub bytes: usize,
    numbers: Vec<Number>,
}

impl Powers {
    /// Returns a layout that has no powers yet.
    pub fn named(name: impl Into<String>) -> Powers {
        Powers { name: name.into(), bytes: 0, numbers: Vec::new() }
    }

    /// Returns the name of the layout and its length; `None` if it has no powers.
    pub fn layout(&self) -> Option<(&str, usize)> {
        (self.bytes > 0).then_some((&self.name, self.bytes))
    }

    /// Appends G^`power` x^`shift` modulo Q, with the low and the high 64-bit word at these offsets; returns its index.
    ///
    /// A product that is reduced by x^-128 needs a shift of 128.
    pub fn power(&mut self, at: [usize; 2], power: u32, shift: u32) -> usize {
        self.number(&at, Meaning::Shifted(power, shift))
    }

    /// Appends the word that is the sum of both words of the power with this index.
    pub fn folded(&mut self, at: usize, of: usize) -> usize {
        self.number(&[at], Meaning::Folded(of))
    }

    fn number(&mut self, at: &[usize], is: Meaning) -> usize {
        let limb = |(i, &at): (usize, &usize)| Limb { at, bytes: 8, shift: 64 * i as u32, max: u64::MAX, multiple: 1 };
        self.bytes = at.iter().map(|at| at + 8).fold(self.bytes, usize::max);
        self.numbers.push(Number { region: "powers", limbs: at.iter().enumerate().map(limb).collect(), is });
        self.numbers.len() - 1
    }

    /// Returns the powers as numbers of a contract, if they begin at `at` of `region`.
    pub fn numbers(&self, region: &'static str, at: usize) -> Vec<Number> {
        let limb = |limb: &Limb| Limb { at: at + limb.at, ..*limb };
        let number = |number: &Number| Number { region, limbs: number.limbs.iter().map(limb).collect(), is: number.is };
        self.numbers.iter().map(number).collect()
    }
}
