//! The code around the rounds of a block, for one or two messages that use the instructions for a hash function. Each
//! message has registers of its own.

use std::marker::PhantomData;

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// The registers of one message.
pub(crate) trait Stream: Sized {
    /// The hash function.
    const HASH: Hash;

    /// Allocates registers for a message at each pointer. Returns the loads of the constants that all messages share,
    /// and the registers of each message.
    fn of(k: &mut Builder<Aarch64>, inputs: Vec<X>) -> (Vec<Inst>, Vec<Self>);

    /// Returns the pointer to the next block.
    fn input(&self) -> X;

    /// Loads the hash value.
    fn load(&self, state: Mem) -> Vec<Inst>;

    /// Stores the hash value.
    fn store(&self, state: Mem) -> Vec<Inst>;

    /// Absorbs the block at the pointer, which does not move. The notes begin with `name`.
    fn block(&self, name: &str) -> Strand;
}

/// The kernel of one message, whose blocks a parameter points to, or of two messages.
pub(crate) struct Streams<S> {
    messages: usize,
    /// The order in which messages are woven.
    order: Order,
    stream: PhantomData<S>,
}

impl<S> Streams<S> {
    pub(crate) fn new(messages: usize, order: Order) -> Self {
        Self { messages, order, stream: PhantomData }
    }
}

impl<S: Stream> Variant for Streams<S> {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        match self.messages {
            1 => S::HASH.blocks(),
            n => S::HASH.streams(n),
        }
    }

    fn summary(&self) -> String {
        match self.messages {
            1 => "1 message".into(),
            n => format!("{n} messages, {}", self.order),
        }
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let [state, len] = ["state", "len"].map(|name| k.arg(name));
        let (pointers, inputs) = match self.messages {
            1 => (None, vec![k.arg("input")]),
            _ => {
                let [first, second] = k.take_all();
                (Some(ldp64(first, second, at(k.arg("inputs"), 0))), vec![first, second])
            }
        };
        let (constants, streams) = S::of(k, inputs);
        let name = |i: usize| if self.messages > 1 { format!("message {}: ", i + 1) } else { String::new() };
        let bytes = S::HASH.block_bytes();
        let block = |(i, stream): (usize, &S)| {
            let mut block = stream.block(&name(i));
            block.extend([add64_imm(stream.input(), stream.input(), bytes)]);
            block
        };
        let block = woven(streams.iter().enumerate().map(block), self.order);
        let places = || streams.iter().enumerate().map(|(i, stream)| (stream, at(state, S::HASH.bytes() * i)));
        vec![
            straight(pointers).phase("load: the pointers to the messages"),
            straight(constants).phase("load: the constants"),
            straight(places().flat_map(|(stream, place)| stream.load(place))).phase("load: each hash value"),
            Code::While {
                test: vec![cmp64_imm(len, bytes)],
                enter: HS,
                body: vec![block.into(), straight([sub64_imm(len, len, bytes)].phase("advance: the length"))],
            }
            .phase(format!("loop: a block of each message, while {bytes} bytes are left")),
            straight(places().flat_map(|(stream, place)| stream.store(place))).phase("store: each hash value"),
        ]
    }
}
