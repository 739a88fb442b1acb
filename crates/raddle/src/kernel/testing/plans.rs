//! The plans of every instruction set, for tests that need the numbers of kernels but not their code. The plans are
//! read from the generated files and built from the types of the library, on any machine.

use std::{
    boxed::Box,
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};

use syn::{Expr, Item, Lit};

use super::super::{
    aes::{plan::MessagePlan, size::Direction},
    chacha20poly1305::plan::Chacha20Poly1305Plan,
    contract::{
        Contract, Kernel, Shape,
        parameter::{Bits128, Open, Seal},
        plan::{Plan, PlanEntry},
    },
    generated::{contracts::*, kernels},
    poly1305::plan::Poly1305Plan,
};

/// The generated files of an instruction set: its name, its plans and its kernels.
const FILES: [[&str; 3]; 3] = [
    ["x86_64", include_str!("../../../gen/plans/x86_64.rs"), include_str!("../../../gen/x86_64/kernels.rs")],
    ["aarch64", include_str!("../../../gen/plans/aarch64.rs"), include_str!("../../../gen/aarch64/kernels.rs")],
    ["ppc64le", include_str!("../../../gen/plans/ppc64le.rs"), include_str!("../../../gen/ppc64le/kernels.rs")],
];

/// A plan and its name.
pub(in crate::kernel) type Named<P> = (String, P);

/// The distinct plans of all instruction sets and cores. Each list begins with the portable plan.
pub(in crate::kernel) struct Plans {
    pub(in crate::kernel) chacha20: Vec<Named<Option<Plan<Chacha20Xor>>>>,
    pub(in crate::kernel) poly1305: Vec<Named<Poly1305Plan>>,
    pub(in crate::kernel) chacha20_poly1305: Vec<Named<Chacha20Poly1305Plan>>,
    pub(in crate::kernel) seal: Vec<Named<MessagePlan<Bits128, Seal>>>,
    pub(in crate::kernel) open: Vec<Named<MessagePlan<Bits128, Open>>>,
    /// The kernels for blocks of a stream that no fused kernel takes: a GHASH kernel and a counter-mode kernel.
    pub(in crate::kernel) stream: Vec<Named<[Shape; 2]>>,
}

impl Plans {
    /// Reads the generated files.
    pub(in crate::kernel) fn read() -> Self {
        let name = || String::from("portable");
        let mut plans = Self {
            chacha20: [(name(), None)].into(),
            poly1305: [(name(), Poly1305Plan::PORTABLE)].into(),
            chacha20_poly1305: [(name(), Chacha20Poly1305Plan::PORTABLE)].into(),
            seal: [(name(), MessagePlan::new(Plan::NONE, &Kernel::<AesGcmFinish<Bits128, Seal>>::PORTABLE))].into(),
            stream: Vec::new(),
            open: [(name(), MessagePlan::new(Plan::NONE, &Kernel::<AesGcmFinish<Bits128, Open>>::PORTABLE))].into(),
        };
        for [isa, text, kernels] in FILES {
            let shapes = shapes(kernels);
            let file = syn::parse_file(text).expect("Rust");
            let constants = file.items.iter().filter_map(|item| match item {
                Item::Const(item) => Some((item.ident.to_string(), &*item.expr)),
                _ => None,
            });
            for (name, value) in constants {
                let name = format!("{isa} {name}");
                match call(value) {
                    // The value is a list of plans.
                    None => {}
                    Some((function, arguments)) => match function.as_str() {
                        "Plan::new" => plans.chacha20.push((name, Some(shapes.plan(value)))),
                        "Poly1305Plan::new" => plans.poly1305.push((name, shapes.poly1305(value))),
                        "Chacha20Poly1305Plan::new" => {
                            plans.chacha20_poly1305.push((name, shapes.chacha20_poly1305(value)));
                        }
                        "AesPlan::new" => {
                            let (_, parts) = call(inside(arguments[0])).expect("AesGcmPlan::new");
                            let stream = [shapes.shape(parts[3]), shapes.shape(arguments[1])];
                            plans.stream.push((name.clone(), stream));
                            plans.seal.push((name.clone(), shapes.message(parts[4])));
                            plans.open.push((name, shapes.message(parts[5])));
                        }
                        "HashPlan::new" | "AesGcmSivPlan::new" => {}
                        other => panic!("{name}: unexpected {other}"),
                    },
                }
            }
        }
        plans
    }
}

/// The shapes of the kernels of an instruction set, by the names of their constants.
struct Shapes(BTreeMap<String, Shape>);

/// Reads the shapes from a generated file.
fn shapes(text: &str) -> Shapes {
    let (mut found, mut name) = (BTreeMap::new(), "");
    for line in text.lines().map(str::trim) {
        if let Some((constant, rest)) = line.split_once(" = ")
            && rest.ends_with('{')
        {
            name = constant;
        } else if let Some(fields) = line.strip_prefix("shape: ") {
            let Ok(Expr::Struct(fields)) = syn::parse_str(fields.trim_end_matches(';')) else { panic!("{fields}") };
            let field = |name: &str| {
                let of = |member: &syn::Member| matches!(member, syn::Member::Named(ident) if ident == name);
                number(&fields.fields.iter().find(|field| of(&field.member)).expect(name).expr)
            };
            let shape = Shape {
                multiple: field("multiple"),
                max: field("max"),
                powers: field("powers"),
                layout: field("layout") as u64,
                messages: field("messages"),
                share: field("share"),
            };
            found.insert(String::from(name), shape);
        }
    }
    Shapes(found)
}

/// A contract that this machine has a kernel of.
trait HasTemplate: Contract {
    fn template() -> Kernel<Self>;
}

macro_rules! with_templates {
    ($($contract:ty = $template:expr;)*) => {$(
        impl HasTemplate for $contract {
            fn template() -> Kernel<Self> {
                $template
            }
        }
    )*};
}

with_templates! {
    Chacha20Xor = Kernel::<Self>::PORTABLE;
    Chacha20Blocks = *kernels::CHACHA20_BLOCKS[0];
    Poly1305Blocks = Kernel::<Self>::PORTABLE;
    Poly1305Finish = Kernel::<Self>::PORTABLE;
    Poly1305Lanes = *kernels::POLY1305_LANES[0];
    Chacha20Poly1305Begin = *kernels::CHACHA20_POLY1305_BEGIN[0];
    Chacha20Poly1305Blocks = *kernels::CHACHA20_POLY1305_BLOCKS[0];
}

impl<D: Direction> HasTemplate for AesGcmBlocks<Bits128, D> {
    fn template() -> Kernel<Self> {
        super::super::aes_gcm_blocks::<Bits128, D>()[0]
    }
}

impl<D: Direction> HasTemplate for AesGcmFinish<Bits128, D> {
    fn template() -> Kernel<Self> {
        super::super::aes_gcm_finish::<Bits128, D>()[0]
    }
}

impl Shapes {
    /// Returns the kernel of `&kernels::NAME`.
    fn kernel<C: HasTemplate>(&self, value: &Expr) -> &'static Kernel<C> {
        let name = name_of(value);
        Box::leak(Box::new(C::template().with_shape(name.leak(), self.shape(value))))
    }

    /// Returns the shape of a kernel.
    fn shape(&self, value: &Expr) -> Shape {
        let name = name_of(value);
        *self.0.get(&name).expect(&name)
    }

    /// Returns the plan of `Plan::new(const { &[PlanEntry::new(from, to, kernel, unit), …] })`.
    fn plan<C: HasTemplate>(&self, value: &Expr) -> Plan<C> {
        let Some((function, arguments)) = call(value) else {
            assert_eq!(path(value).as_deref(), Some("Plan::NONE"));
            return Plan::NONE;
        };
        let Expr::Array(entries) = inside(arguments[0]) else { panic!("entries") };
        let entry = |entry: &Expr| {
            let (function, arguments) = call(entry).expect("an entry");
            assert_eq!(function, "PlanEntry::new");
            let [from, to, unit] = [0, 1, 3].map(|i| number(arguments[i]));
            PlanEntry::new(from, to, self.kernel(arguments[2]), unit)
        };
        let entries: Vec<_> = entries.elems.iter().map(entry).collect();
        match function.as_str() {
            "Plan::new" => Plan::new(entries.leak()),
            "Plan::overlapping" => Plan::overlapping(entries.leak()),
            other => panic!("unexpected {other}"),
        }
    }

    fn poly1305(&self, value: &Expr) -> Poly1305Plan {
        let (_, arguments) = call(value).expect("Poly1305Plan::new");
        methods(value).into_iter().fold(
            Poly1305Plan::new(self.plan(arguments[0]), self.kernel(arguments[1])),
            |plan, (method, arguments)| match method.as_str() {
                "with_lanes" => plan.with_lanes(self.plan(arguments[0])),
                other => panic!("unexpected {other}"),
            },
        )
    }

    fn chacha20_poly1305(&self, value: &Expr) -> Chacha20Poly1305Plan {
        let (_, arguments) = call(value).expect("Chacha20Poly1305Plan::new");
        let [mac, begin, fused, chunk] = arguments[..] else { panic!("four arguments") };
        let plan = Chacha20Poly1305Plan::new(self.poly1305(mac), self.plan(begin), self.plan(fused), number(chunk));
        methods(value).into_iter().fold(plan, |plan, (method, arguments)| match method.as_str() {
            "with_end" => plan.with_end(number(arguments[0])),
            "with_lanes" => plan.with_lanes(self.plan(arguments[0]), number(arguments[1]), number(arguments[2])),
            other => panic!("unexpected {other}"),
        })
    }

    fn message<D: Direction>(&self, value: &Expr) -> MessagePlan<Bits128, D> {
        let (_, arguments) = call(value).expect("MessagePlan::new");
        MessagePlan::new(self.plan(arguments[0]), self.kernel(arguments[1]))
    }
}

/// Returns the name of a kernel in `&kernels::NAME`.
fn name_of(value: &Expr) -> String {
    path(inside(value)).and_then(|path| Some(path.strip_prefix("kernels::")?.to_string())).expect("a kernel")
}

/// Returns the expression after `&`, or inside `const { &… }`.
fn inside(value: &Expr) -> &Expr {
    match value {
        Expr::Reference(reference) => &reference.expr,
        Expr::Const(block) => match &block.block.stmts[..] {
            [syn::Stmt::Expr(value, None)] => inside(value),
            _ => panic!("one expression"),
        },
        other => other,
    }
}

/// Returns the function of a call and its arguments, without any methods that are called on the result.
fn call(value: &Expr) -> Option<(String, Vec<&Expr>)> {
    match value {
        Expr::Call(call) => Some((path(&call.func)?, call.args.iter().collect())),
        Expr::MethodCall(method) => call(&method.receiver),
        _ => None,
    }
}

/// Returns the methods that are called on the result of a call, in order, with their arguments.
fn methods(value: &Expr) -> Vec<(String, Vec<&Expr>)> {
    match value {
        Expr::MethodCall(method) => {
            let mut all = methods(&method.receiver);
            all.push((method.method.to_string(), method.args.iter().collect()));
            all
        }
        _ => Vec::new(),
    }
}

/// Returns the text of a path.
fn path(value: &Expr) -> Option<String> {
    let Expr::Path(path) = value else { return None };
    Some(path.path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>().join("::"))
}

/// Returns the value of a number, or of `usize::MAX`.
fn number(value: &Expr) -> usize {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().expect("a number"),
            _ => panic!("a number"),
        },
        _ => {
            assert_eq!(path(value).as_deref(), Some("usize::MAX"));
            usize::MAX
        }
    }
}
