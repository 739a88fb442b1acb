//! X
use crate::inst::Inst;
use crate::machine::Machine;
use crate::word::Word;

pub(crate) fn step<W: Word>(inst: &Inst, _: &mut Machine<W>) {
    unreachable!("{inst}")
}
