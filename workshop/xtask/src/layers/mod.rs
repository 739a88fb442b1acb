//! `cargo xtask layers`: checks that imports between the files of each crate go downwards, and that there are no
//! circles.
//!
//! The manifests in the tree name the crates, and `layers.toml` gives the order of layers for some of them. A name
//! counts as imported from the file that defines it, through any number of re-exports, so that a `mod.rs` may re-export
//! the items of its folder. Tests are left out, because they may import anything. Method calls and implementations of
//! traits are not seen.
//!
//! The entries of a folder, which are files and folders, import from each other in no circle either. Generated files, which lie
//! elsewhere than their modules, belong to no folder. `layers.toml` names the crates whose folders have circles.
//!
//! If a crate has a page on safety, the files with `unsafe` code must match the list in the page. Files that the
//! configuration declares safe, such as drivers, must have no such code.
//!
//! Names that the configuration refuses are no names of functions, types, constants or modules. Tests are left out here too.

mod safety;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use clap::Args;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use serde::Deserialize;

use crate::{Result, files, tools};

/// Check that imports go downwards, and in no circle.
#[derive(Args)]
pub(crate) struct Layers {}

/// The content of `layers.toml`. Crates are named by their folders.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    /// The pages of crates that list the files with `unsafe` code.
    #[serde(default)]
    safety: BTreeMap<String, PathBuf>,
    /// The files of crates that have no `unsafe` code.
    #[serde(default)]
    safe: BTreeMap<String, Vec<String>>,
    /// The names that nothing in a crate has.
    #[serde(default)]
    refused: BTreeMap<String, BTreeMap<String, Refusal>>,
    /// The crates whose folders may import in circles.
    #[serde(default)]
    mixed: BTreeSet<String>,
    /// The layers of a crate, lowest first. In all other crates only circles of imports are refused.
    layers: BTreeMap<String, Vec<Layer>>,
}

/// The reason why a name is refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refusal {
    why: String,
    /// The names to use in its place.
    instead: String,
}

#[derive(Deserialize)]
struct Layer {
    name: String,
    /// Folders, each with a trailing slash; `""` is the folder of the sources. The longest match decides.
    folders: Vec<String>,
}

impl Layers {
    pub(crate) fn run(self) -> Result {
        let config =
            toml::from_str(include_str!("../../layers.toml")).map_err(|error| format!("layers.toml: {error}"))?;
        let wrong = check(tools::root(), &config)?;
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

/// Checks each crate under a folder, and returns the errors.
fn check(root: &Path, config: &Config) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let named = config.layers.keys().chain(config.safety.keys()).chain(config.safe.keys()).chain(config.refused.keys());
    let mut named: BTreeSet<_> = named.chain(&config.mixed).map(String::as_str).collect();
    for manifest in tools::files_under(root)?.iter().filter(|path| path.ends_with("Cargo.toml")) {
        let folder = manifest.parent().unwrap_or(manifest);
        let name = folder.display().to_string();
        let layers = config.layers.get(&name).map_or(&[][..], Vec::as_slice);
        let mut is_mixed = false;
        for target in targets(root, manifest)? {
            let sources = Sources::read(root, folder, &target)?;
            if let Some(page) = config.safety.get(&name) {
                let page = folder.join(page);
                let text = files::read(root.join(&page))?;
                wrong.extend(sources.against(&text).into_iter().map(|what| format!("{}: {what}", page.display())));
            }
            let safe = config.safe.get(&name).map_or(&[][..], Vec::as_slice);
            let unsafe_files = safety::check_safe(safe, &sources.unsafe_files());
            wrong.extend(unsafe_files.into_iter().map(|what| format!("{}: {what}", target.display())));
            if let Some(refused) = config.refused.get(&name) {
                let named = sources.refused(refused);
                wrong.extend(named.into_iter().map(|what| format!("{}: {what}", target.display())));
            }
            let imports = sources.imports();
            let mut violations = violations(&imports, layers);
            let circles = folder_circles(&imports, &sources.placed());
            if config.mixed.contains(&name) {
                is_mixed |= !circles.is_empty();
            } else {
                violations.extend(circles);
            }
            println!("{}: {} files, {} violations", target.display(), sources.files().len(), violations.len());
            wrong.extend(violations.into_iter().map(|what| format!("{}: {what}", target.display())));
        }
        if config.mixed.contains(&name) && !is_mixed {
            wrong.push(format!("layers.toml names {name} as mixed, but its folders have no circle"));
        }
        named.remove(name.as_str());
    }
    wrong.extend(named.into_iter().map(|name| format!("layers.toml names {name}, which is not a crate")));
    Ok(wrong)
}

/// Returns the root files of the library and the programs of a package.
fn targets(root: &Path, manifest: &Path) -> Result<BTreeSet<PathBuf>> {
    let text = files::read(root.join(manifest))?;
    let read: toml::Table = toml::from_str(&text).map_err(|error| format!("{}: {error}", manifest.display()))?;
    let programs = read.get("bin").and_then(toml::Value::as_array).into_iter().flatten();
    let named = programs.chain(read.get("lib")).filter_map(|target| target.get("path")?.as_str());
    let folder = manifest.parent().unwrap_or(manifest);
    let targets = ["src/lib.rs", "src/main.rs"].into_iter().chain(named).map(|path| folder.join(path));
    Ok(targets.filter(|path| root.join(path).is_file()).collect())
}

/// The files from which each file imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// Finds imports against the order of the layers, files without a layer, layers of folders without files, and circles.
fn violations(imports: &Imports, layers: &[Layer]) -> Vec<String> {
    let mut found = Vec::new();
    for folder in layers.iter().flat_map(|layer| &layer.folders) {
        let is_folder = folder.is_empty() || folder.ends_with('/');
        if !is_folder || imports.keys().all(|file| !file.starts_with(folder)) {
            found.push(format!("{folder} is no folder with files"));
        }
    }
    let layer = |file: &str| {
        let matches = layers.iter().enumerate().flat_map(|(i, layer)| {
            layer.folders.iter().filter(|folder| file.starts_with(*folder)).map(move |folder| (folder.len(), i))
        });
        matches.max().map(|(_, i)| i)
    };
    for (from, targets) in imports {
        let Some(own) = layer(from) else {
            if !layers.is_empty() {
                found.push(format!("{from} is in no layer"));
            }
            continue;
        };
        for to in targets {
            if let Some(other) = layer(to).filter(|other| *other > own) {
                found.push(format!("{from} ({}) imports {to} ({}) above it", layers[own].name, layers[other].name));
            }
        }
    }
    found.extend(circles(imports).into_iter().map(|circle| format!("a circle of imports: {}", circle.join(" -> "))));
    found
}

/// Finds a circle of imports through each file that is in a circle. Each set of files that reach each other is reported
/// once.
fn circles(imports: &Imports) -> Vec<Vec<String>> {
    let mut done: BTreeSet<&str> = BTreeSet::new();
    let mut found = Vec::new();
    for start in imports.keys() {
        if done.contains(start.as_str()) {
            continue;
        }
        // The search is breadth-first, so that it finds a shortest circle.
        let mut before: BTreeMap<&str, &str> = BTreeMap::new();
        let mut next = vec![start.as_str()];
        while !next.is_empty() && !before.contains_key(start.as_str()) {
            let mut later = Vec::new();
            for from in next {
                for to in imports.get(from).into_iter().flatten() {
                    if !before.contains_key(to.as_str()) {
                        before.insert(to, from);
                        later.push(to.as_str());
                    }
                }
            }
            next = later;
        }
        let Some(mut last) = before.get(start.as_str()).copied() else { continue };
        let mut circle = vec![start.clone()];
        while last != start {
            done.insert(last);
            circle.push(last.to_owned());
            last = before[last];
        }
        done.insert(start);
        circle.push(start.clone());
        circle.reverse();
        found.push(circle);
    }
    found
}

/// Finds circles among the entries of each folder, of the files whose module is where the file is. A circle of files only is
/// left to [`circles`].
fn folder_circles(imports: &Imports, placed: &BTreeSet<&str>) -> Vec<String> {
    let mut entries = Imports::new();
    for (from, targets) in imports.iter().filter(|(from, _)| placed.contains(from.as_str())) {
        for to in targets.iter().filter(|to| placed.contains(to.as_str())) {
            let common = from.split('/').zip(to.split('/')).take_while(|(from, to)| from == to);
            let common: usize = common.map(|(part, _)| part.len() + 1).sum();
            // The entry of a folder ends with a slash.
            let entry = |file: &str| {
                let end = file[common..].find('/').map_or(file.len(), |end| common + end + 1);
                file[..end].to_owned()
            };
            entries.entry(entry(from)).or_default().insert(entry(to));
        }
    }
    let circles = circles(&entries).into_iter().filter(|circle| circle.iter().any(|entry| entry.ends_with('/')));
    circles.map(|circle| format!("a circle of folders: {}", circle.join(" -> "))).collect()
}

/// A path of names.
type Names = Vec<String>;

/// The modules of a crate.
#[derive(Default)]
struct Sources {
    modules: BTreeMap<Names, Module>,
}

/// The content of a module.
#[derive(Default)]
struct Module {
    /// The file of the module, relative to the folder of the sources; several, joined by `or`, if conditions choose
    /// one.
    file: String,
    /// Whether the module contains `unsafe` code.
    is_unsafe: bool,
    /// The items that the module defines.
    items: BTreeSet<String>,
    /// The names that it declares, in implementations, traits and functions too.
    declared: BTreeSet<String>,
    /// The names that it imports or re-exports, each from the root of the crate. Conditions may define a name several
    /// times.
    names: BTreeMap<String, Vec<Names>>,
    /// The modules from which the module imports everything.
    globs: Vec<Names>,
    /// The paths in the module's code, as written.
    paths: Vec<Names>,
}

impl Sources {
    /// Reads the sources of a crate in a folder, starting with its root file.
    fn read(root: &Path, folder: &Path, target: &Path) -> Result<Sources> {
        let mut sources = Sources::default();
        let inside = root.join(target).parent().unwrap_or(root).to_owned();
        sources.file([&inside, &root.join(folder), root], &root.join(target), &inside, Vec::new())?;
        Ok(sources)
    }

    /// Reads a file, whose own modules are in `inside`. Its name is relative to the first of the folders that contains
    /// it.
    fn file(&mut self, folders: [&Path; 3], file: &Path, inside: &Path, module: Names) -> Result {
        let text = files::read(file)?;
        let tokens: TokenStream = text.parse().map_err(|error| format!("{}: {error}", file.display()))?;
        let name = folders.iter().find_map(|folder| file.strip_prefix(folder).ok()).unwrap_or(file);
        let children = self.module(&name.display().to_string(), &module, tokens);
        for (child, paths) in children {
            let at = [module.clone(), vec![child.clone()]].concat();
            let (beside, below) = (inside.join(format!("{child}.rs")), inside.join(&child));
            let (file, below) = match paths.as_slice() {
                [] if beside.is_file() => (beside, below),
                [] => (below.join("mod.rs"), below),
                [path] => {
                    let beside_it = file.parent().unwrap_or(inside);
                    let named = without_parents(&beside_it.join(path));
                    let beside_it = named.parent().unwrap_or(inside).to_owned();
                    (named, beside_it)
                }
                _ => return Err(format!("{}: `{child}` is one of several files", file.display())),
            };
            self.file(folders, &file, &below, at)?;
        }
        Ok(())
    }

    /// Adds a module of a file, and returns its submodules that are in separate files, with the paths that attributes
    /// give them.
    fn module(&mut self, file: &str, module: &[String], tokens: TokenStream) -> Vec<(String, Vec<String>)> {
        let mut children = Vec::new();
        let mut read = Module { file: file.to_owned(), ..Module::default() };
        let mut inner = Vec::new();
        scan(tokens, true, &mut read, &mut children, &mut inner);
        // Conditions choose one of several modules of the same name: an import from any of them counts as an import
        // from all.
        let known = self.modules.entry(module.to_vec()).or_default();
        if known.file.is_empty() {
            *known = read;
        } else {
            if known.file.split(" or ").all(|known| known != file) {
                known.file += &format!(" or {file}");
            }
            known.is_unsafe |= read.is_unsafe;
            known.items.extend(read.items);
            known.declared.extend(read.declared);
            read.names.into_iter().for_each(|(name, targets)| known.names.entry(name).or_default().extend(targets));
            known.globs.extend(read.globs);
            known.paths.extend(read.paths);
        }
        for (name, tokens) in inner {
            children.extend(self.module(file, &[module, &[name]].concat(), tokens));
        }
        children
    }

    /// Returns the errors in a page on the safety of these sources.
    fn against(&self, page: &str) -> Vec<String> {
        let items = self.modules.values().flat_map(|module| module.items.iter().map(String::as_str)).collect();
        safety::check(page, &self.unsafe_files(), &items)
    }

    /// Returns whether each file has `unsafe` code.
    fn unsafe_files(&self) -> BTreeMap<&str, bool> {
        let mut files = BTreeMap::new();
        for module in self.modules.values() {
            module.file.split(" or ").for_each(|file| *files.entry(file).or_default() |= module.is_unsafe);
        }
        files
    }

    /// Returns the declarations of refused names, each with the reason and with the names to use in its place.
    fn refused(&self, names: &BTreeMap<String, Refusal>) -> Vec<String> {
        let declared = |(name, Refusal { why, instead }): (&String, &Refusal)| {
            let modules = self.modules.values().filter(|module| module.declared.contains(name));
            let message = |module: &Module| {
                let file = &module.file;
                format!("{file} declares `{name}`, which layers.toml refuses, because {why}: use {instead}")
            };
            modules.map(message).collect::<Vec<_>>()
        };
        names.iter().flat_map(declared).collect()
    }

    /// Returns the files that lie where their modules are, below the folder of the root file.
    fn placed(&self) -> BTreeSet<&str> {
        let is_placed = |(names, module): &(&Names, &Module)| {
            let path = names.join("/");
            names.is_empty() || module.file == format!("{path}.rs") || module.file == format!("{path}/mod.rs")
        };
        self.modules.iter().filter(is_placed).map(|(_, module)| module.file.as_str()).collect()
    }

    fn files(&self) -> BTreeSet<&str> {
        self.modules.values().map(|module| module.file.as_str()).collect()
    }

    /// Resolves a path in a module to paths from the root of the crate; returns `None` if it begins in another crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<Names>> {
        let (mut at, mut rest) = (module.to_vec(), path);
        let mut begun = false;
        while let Some((first, others)) = rest.split_first() {
            match first.as_str() {
                "crate" => at.clear(),
                "super" => _ = at.pop(),
                "self" => {}
                _ => break,
            }
            (begun, rest) = (true, others);
        }
        if begun {
            return Some(vec![[at, rest.to_vec()].concat()]);
        }
        let (first, others) = rest.split_first()?;
        let child = [module, std::slice::from_ref(first)].concat();
        if self.modules.contains_key(&child) {
            return Some(vec![[child, others.to_vec()].concat()]);
        }
        let targets = self.modules.get(module)?.names.get(first)?;
        let from = targets.iter().filter(|target| target.first() != Some(first));
        let found: Vec<_> = from.filter_map(|target| self.absolute(module, target)).flatten().collect();
        Some(found.into_iter().map(|target| [target, others.to_vec()].concat()).collect())
    }

    /// Returns the files that define the item of a path from the root of the crate.
    fn definers(&self, path: &[String], depth: usize) -> BTreeSet<&str> {
        let mut at = path.len();
        while !self.modules.contains_key(&path[..at]) {
            at -= 1;
        }
        let module = &self.modules[&path[..at]];
        let Some(name) = path.get(at) else { return [module.file.as_str()].into() };
        if depth == 0 || module.items.contains(name) {
            return [module.file.as_str()].into();
        }
        let follow = |target: &Names| {
            let rest = &path[at + 1..];
            self.absolute(&path[..at], target).into_iter().flatten().flat_map(move |target| {
                let target = [target.as_slice(), rest].concat();
                self.definers(&target, depth - 1)
            })
        };
        if let Some(targets) = module.names.get(name) {
            return targets.iter().flat_map(follow).collect();
        }
        // Follows each glob import whose module has the name.
        for glob in &module.globs {
            for target in self.absolute(&path[..at], glob).into_iter().flatten() {
                let inside = self.modules.get(&target);
                if inside.is_some_and(|inside| inside.items.contains(name) || inside.names.contains_key(name)) {
                    let target = [target.as_slice(), &path[at..]].concat();
                    return self.definers(&target, depth - 1);
                }
            }
        }
        [module.file.as_str()].into()
    }

    /// Returns the files from which each file imports.
    fn imports(&self) -> Imports {
        let mut imports = Imports::new();
        for (at, module) in &self.modules {
            let targets = imports.entry(module.file.clone()).or_default();
            let named = module.names.values().flatten();
            // An imported module counts only by the paths through it.
            let leaves = named.filter(|path| {
                let of = self.absolute(at, path).unwrap_or_default();
                !of.iter().any(|path| self.modules.contains_key(path))
            });
            for path in leaves.chain(&module.globs).chain(&module.paths) {
                for path in self.absolute(at, path).unwrap_or_default() {
                    let defined = self.definers(&path, 16);
                    targets.extend(defined.into_iter().filter(|file| *file != module.file).map(str::to_owned));
                }
            }
        }
        imports
    }
}

/// Removes `..` from a path.
fn without_parents(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut path, part| {
        if part == Component::ParentDir {
            _ = path.pop()
        } else {
            path.push(part)
        }
        path
    })
}

/// The keywords before the name of an item.
const ITEMS: [&str; 9] = ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "mod"];

/// Reads the tokens of a module: its items if `outside` of any body, and its paths.
fn scan(
    tokens: TokenStream,
    outside: bool,
    read: &mut Module,
    children: &mut Vec<(String, Vec<String>)>,
    inner: &mut Vec<(String, TokenStream)>,
) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let ident = |i: usize| match tokens.get(i) {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
        _ => None,
    };
    let is = |i: usize, c: char| matches!(tokens.get(i), Some(TokenTree::Punct(punct)) if punct.as_char() == c);
    let is_path = |i: usize| is(i, ':') && is(i + 1, ':');
    let mut paths_of = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        // An attribute may mark an item as a test, which is left out, or give the path of a module's file.
        if is(i, '#')
            && let Some(TokenTree::Group(group)) = tokens.get(i + 1)
        {
            let text = group.stream().to_string();
            if text.starts_with("cfg ") && text.contains("test") && !text.contains("not (test") || text == "test" {
                i += 2;
                while i < tokens.len()
                    && !is(i, ';')
                    && !matches!(&tokens[i], TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
                {
                    i += 1;
                }
            } else if let Some((_, path)) = text.split_once("path = \"") {
                paths_of.push(path.split('"').next().unwrap_or_default().to_owned());
                i += 1;
            }
            i += 1;
            continue;
        }
        // `'static` and `*const` precede the name of a type that is used.
        let is_of_type = is(i.wrapping_sub(1), '\'') || is(i.wrapping_sub(1), '*');
        if ident(i).is_some_and(|keyword| ITEMS.contains(&keyword.as_str())) && !is_of_type {
            read.declared.extend(ident(i + 1));
        }
        match ident(i).as_deref() {
            Some("use") if !is(i.wrapping_sub(1), '$') => {
                let end = (i..tokens.len()).find(|&end| is(end, ';')).unwrap_or(tokens.len());
                tree(&tokens[i + 1..end], Vec::new(), read);
                i = end;
            }
            Some("mod") if outside && ident(i + 1).is_some() => {
                let name = ident(i + 1).unwrap_or_default();
                match tokens.get(i + 2) {
                    Some(TokenTree::Group(group)) => inner.push((name, group.stream())),
                    _ => children.push((name, std::mem::take(&mut paths_of))),
                }
                i += 2;
            }
            Some("unsafe") => read.is_unsafe = true,
            Some("macro_rules") => {
                read.items.extend(ident(i + 2));
                i += 2;
            }
            Some("fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union")
                if outside && !is_of_type =>
            {
                read.items.extend(ident(i + 1));
            }
            Some(_) if is_path(i + 1) && !is_path(i.wrapping_sub(2)) => {
                let mut path = vec![ident(i).unwrap_or_default()];
                while is_path(i + 1)
                    && let Some(name) = ident(i + 3)
                {
                    path.push(name);
                    i += 3;
                }
                read.paths.push(path);
            }
            Some(_) => {}
            None => {
                // The path in a visibility is not an import.
                let is_visibility = ident(i.wrapping_sub(1)).is_some_and(|name| name == "pub");
                if let TokenTree::Group(group) = &tokens[i]
                    && !is_visibility
                {
                    // The items in the blocks of `cfg_if!` belong to the module.
                    let is_choice = outside
                        && is(i.wrapping_sub(1), '!')
                        && ident(i.wrapping_sub(2)).is_some_and(|name| name == "cfg_if");
                    let blocks = group.stream().into_iter().filter_map(|token| match token {
                        TokenTree::Group(block) if block.delimiter() == Delimiter::Brace => Some(block.stream()),
                        _ => None,
                    });
                    if is_choice {
                        blocks.for_each(|block| scan(block, true, read, children, inner));
                    } else {
                        scan(group.stream(), false, read, children, inner);
                    }
                }
            }
        }
        i += 1;
    }
}

/// Reads the tokens after `use`, up to the semicolon.
fn tree(tokens: &[TokenTree], mut path: Names, read: &mut Module) {
    let mut bound = None;
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        match token {
            TokenTree::Ident(ident) if ident == "as" => {
                bound = tokens.get(i + 1).map(TokenTree::to_string);
                i += 1;
            }
            TokenTree::Ident(ident) => path.push(ident.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == '*' => {
                read.globs.push(path);
                return;
            }
            TokenTree::Group(group) => {
                let inside: Vec<_> = group.stream().into_iter().collect();
                let comma = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
                inside.split(comma).filter(|part| !part.is_empty()).for_each(|part| tree(part, path.clone(), read));
                return;
            }
            _ => {}
        }
        i += 1;
    }
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    if let Some(name) = bound.or_else(|| path.last().cloned()) {
        read.names.entry(name).or_default().push(path);
    }
}

#[cfg(test)]
mod tests;
