//! The macro with which instruction sets list their instructions, one row each.

/// Declares the rows of an instruction set: `Op`, `ROWS`, a constructor per row, and `step`.
///
/// ```text
/// /// What it does.
/// name [w out: Kind](in: Kind, …){flags read => flags written} "text {out}, {in}" needs, doit => meaning;
/// ```
///
/// The meaning is an expression over the names of the operands and flags that are read. Its value is what is written:
/// one value, or a tuple in which operands precede flags. The part in braces is left out if there are no flags. `$m` is
/// the machine, for meanings that access memory themselves. The word before the arrow is `doit` if time does not depend
/// on data, else `varies`; [`crate::inst::Idiom`]s follow it.
macro_rules! rows {
    ($isa:expr, $m:ident;
     $( $(#[$doc:meta])* $name:ident [$($oa:ident $o:ident : $ok:ty),*]($($i:ident : $ik:ty),*) $({$($fr:ident),* => $($fw:ident),*})?
        $text:literal $needs:expr, $ct:ident $($idiom:ident $(($detail:literal))?)* => $meaning:expr; )+) => {
        /// The rows, by name.
        #[allow(non_camel_case_types, missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Op { $($name),+ }

        /// Every row of this instruction set.
        pub static ROWS: &[$crate::inst::Row] = &[ $( $crate::inst::Row {
            isa: $isa,
            op: Op::$name as u16,
            name: stringify!($name),
            text: $text,
            operands: &[
                $( $crate::inst::Spec::of::<$ok>(stringify!($o), $crate::inst::Access::$oa), )*
                $( $crate::inst::Spec::of::<$ik>(stringify!($i), $crate::inst::Access::r), )*
            ],
            flags: &[
                $( $( (flag::$fr, $crate::inst::Access::r), )* $( (flag::$fw, $crate::inst::Access::w), )* )?
            ],
            needs: $needs,
            constant_time: rows!(@time $ct),
            idioms: &[$($crate::inst::Idiom::$idiom $(($detail))?),*],
        } ),+ ];

        $( rows!(@new [$(#[$doc])* #[doc = concat!("\n\n`", $text, "`")]] $name $($o: $ok,)* $($i: $ik,)*); )+

        /// Executes an instruction of this set.
        #[allow(unused_variables, unused_mut, unused_assignments, clippy::let_unit_value)]
        pub(crate) fn step<W: $crate::word::Word>(
            inst: &$crate::inst::Inst, machine: &mut $crate::machine::Machine<W>,
        ) {
            use $crate::kinds::OperandKind;
            $( if inst.row.op == Op::$name as u16 {
                let $m = &mut *machine;
                let mut args = inst.args.iter();
                $( rows!(@read $oa, $o, $ok, $m, args); )*
                $( let $i = <$ik>::read($m, args.next().expect("an operand")); )*
                $( $( let $fr = $m.flag(flag::$fr); )* )?
                let ($($o,)* $($($fw,)*)?) = rows!(@tuple ($($o)* $($($fw)*)?) $meaning);
                let mut args = inst.args.iter();
                $( <$ok>::write($m, args.next().expect("an operand"), $o); )*
                $( $( $m.set_flag(flag::$fw, $fw); )* )?
                return;
            } )+
            unreachable!("row {} is of another instruction set", inst.row.name)
        }
    };
    (@new [$($doc:tt)*] $name:ident $($first:ident: $fk:ty, $($rest:ident: $rk:ty,)*)?) => {
        $($doc)*
        #[allow(clippy::should_implement_trait)]
        #[track_caller]
        pub fn $name$(<First: Fits<$fk, First>>)?($($first: First, $($rest: impl Fits<$rk, First>),*)?) -> Inst {
            Inst::new(&ROWS[Op::$name as usize], &[$($first.into(), $($rest.into()),*)?])
        }
    };
    (@time doit) => { true };
    (@time varies) => { false };
    (@read w, $o:ident, $ok:ty, $m:ident, $args:ident) => { $args.next(); };
    (@read rw, $o:ident, $ok:ty, $m:ident, $args:ident) => {
        let $o = <$ok>::read($m, $args.next().expect("an operand"));
    };
    // One result needs no tuple in the row.
    (@tuple () $meaning:expr) => { $meaning };
    (@tuple ($one:ident) $meaning:expr) => { ($meaning,) };
    (@tuple ($($several:ident)*) $meaning:expr) => { $meaning };
}

pub(crate) use rows;
