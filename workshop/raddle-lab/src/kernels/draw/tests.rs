//! Reads drawings of every kernel back as XML.

use std::collections::BTreeSet;

use raddle_check::excerpt::Excerpt;
use raddle_check::ports::Ports;
use raddle_isa::Origin;
use roxmltree::{Document, Node};

use super::picture::Picture;
use super::threads::written;
use crate::kernels::entry::Entry;

fn of_class<'a, 'input>(document: &'a Document<'input>, class: &str) -> Vec<Node<'a, 'input>> {
    document.descendants().filter(|node| node.attribute("class") == Some(class)).collect()
}

fn number(node: Node<'_, '_>, attribute: &str) -> Result<usize, String> {
    node.attribute(attribute).and_then(|number| number.parse().ok()).ok_or(format!("{attribute} of {node:?}"))
}

fn equal<T: PartialEq>(what: &str, drawn: T, expected: T) -> Result<(), String> {
    if drawn == expected { Ok(()) } else { Err(format!("{what} differ")) }
}

/// Returns no port, one port or two ports for each instruction.
fn made_up(excerpt: &Excerpt<'_>) -> Ports {
    let used = (0..excerpt.insts.len()).map(|i| (0..i % 3).collect()).collect();
    Ports { names: vec!["p0".into(), "p5".into()], used }
}

/// Checks that a drawing is XML and contains each instruction once: in its own row, with its text, its results and its
/// ports.
fn check(svg: &str, picture: &Picture<'_>) -> Result<(), String> {
    let document = Document::parse(svg).map_err(|error| error.to_string())?;
    let insts: Vec<_> = picture.excerpt.insts.iter().take(picture.rows()).map(|(_, inst)| inst).collect();
    let texts = of_class(&document, "inst");
    let drawn = texts.iter().map(|node| node.text().unwrap_or_default().trim());
    equal("instructions", drawn.eq(insts.iter().map(|inst| inst.to_string())), true)?;
    let rows: BTreeSet<usize> = texts.iter().map(|node| number(*node, "y")).collect::<Result<_, _>>()?;
    equal("rows", rows.len(), insts.len())?;
    equal("tints", of_class(&document, "tint").len(), insts.len())?;
    let knots = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "circle")));
    equal("results", knots.count(), insts.iter().map(|inst| written(inst).count()).sum())?;
    let used = picture.ports.map_or(0, |ports| ports.used.iter().take(picture.rows()).map(BTreeSet::len).sum());
    equal("ports", of_class(&document, "port").len(), used)?;
    let bottom = number(document.root_element(), "height")?;
    equal("rows in the drawing", rows.last() < Some(&bottom), true)
}

/// Draws one kernel in five: kernels of an operation are drawn alike.
#[test]
fn kernels_are_drawn_whole_and_alike_each_time() {
    for entry in Entry::all().iter().step_by(5) {
        let excerpt = Excerpt::innermost_loop(&entry.kernel);
        let ports = made_up(&excerpt);
        let picture = Picture { entry, excerpt: &excerpt, ports: Some(&ports), limit: None };
        let svg = picture.draw();
        check(&svg, &picture).unwrap_or_else(|fault| panic!("{} {}: {fault}", entry.isa, entry.name));
        assert_eq!(svg, picture.draw(), "{} {}", entry.isa, entry.name);
    }
}

#[test]
fn kernels_without_strands_or_ports_are_drawn() {
    let entries = Entry::all();
    let is_unwoven =
        |entry: &&Entry| Excerpt::whole(&entry.kernel).insts.iter().all(|(origin, _)| **origin == Origin::Unwoven);
    let entry = entries.iter().find(is_unwoven).unwrap();
    let excerpt = Excerpt::whole(&entry.kernel);
    let picture = Picture { entry, excerpt: &excerpt, ports: None, limit: None };
    let svg = picture.draw();
    check(&svg, &picture).unwrap();
    assert!(svg.contains("ports: not modelled") && svg.contains(&format!("not woven ({} ", excerpt.insts.len())));
}

#[test]
fn the_first_rows_have_the_threads_of_the_loop() {
    let entries = Entry::all();
    let entry = entries.iter().find(|entry| entry.name == "chacha20_xor_neon").unwrap();
    let excerpt = Excerpt::innermost_loop(&entry.kernel);
    let all = Picture { entry, excerpt: &excerpt, ports: None, limit: None };
    let first = Picture { limit: Some(12), ..all };
    let svg = first.draw();
    check(&svg, &first).unwrap();
    assert!(svg.contains("the first 12 of "));
    // Each register has its column, and a thread reaches the last row if its value is read below.
    let (part, whole) = (Document::parse(&svg).unwrap(), all.draw());
    let whole = Document::parse(&whole).unwrap();
    assert_eq!(of_class(&part, "head").len(), of_class(&whole, "head").len());
    assert!(!of_class(&part, "thread").is_empty());
    assert_eq!(Picture { limit: Some(usize::MAX), ..all }.draw(), all.draw());
}

#[test]
fn a_drawing_that_lacks_something_is_refused() {
    let entries = Entry::all();
    let entry = entries.iter().find(|entry| entry.name == "chacha20_xor_neon").unwrap();
    let excerpt = Excerpt::innermost_loop(&entry.kernel);
    let ports = made_up(&excerpt);
    let picture = Picture { entry, excerpt: &excerpt, ports: Some(&ports), limit: Some(30) };
    let svg = picture.draw();
    check(&svg, &picture).unwrap();
    let without = |start: &str, end: &str| {
        let from = svg.find(start).unwrap();
        let to = from + svg[from..].find(end).unwrap() + end.len();
        format!("{}{}", &svg[..from], &svg[to..])
    };
    let faults = [
        ("an instruction", without("<text class=\"inst\"", "</text>")),
        ("the background of a row", without("<rect class=\"tint\"", "/>")),
        ("a result", without("<circle", "/>")),
        ("a port", without("<rect class=\"port\"", "/>")),
        ("an end", without("</svg>", "\n")),
        ("another instruction", svg.replacen("\nadd ", "\nsub ", 1)),
        ("a sign that is not escaped", svg.replacen("\nadd ", "\n& ", 1)),
    ];
    for (fault, svg) in faults {
        assert!(check(&svg, &picture).is_err(), "{fault}");
    }
}
