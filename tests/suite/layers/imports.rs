//! Finds which source files import items of which others, from the text of the files.
//!
//! Only imports are parsed: comments, strings and unit tests are skipped, `use` trees and paths such as
//! `shape::row` are resolved, and re-exports are followed to the file that defines the item. A re-export alone
//! is no edge, so a `mod.rs` that only declares and re-exports its children imports none of them. Method calls
//! are not resolved.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::iter;

/// A module as its names from the root on; the root itself has none.
type ModulePath = Vec<String>;

/// Files that all import each other, directly or by way of others of them.
pub(super) type Circle = BTreeSet<String>;

/// Files, or groups of files, with those that they import from.
pub(super) type Edges<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The source files of a crate, by their modules.
pub(super) struct Sources {
    modules: BTreeMap<ModulePath, Module>,
}

struct Module {
    file: String,
    /// The paths of two names and more in its code.
    paths: Vec<Vec<String>>,
    mentioned: BTreeSet<String>,
    imports: Vec<Import>,
}

/// One name that a `use` brings in.
#[derive(Debug)]
struct Import {
    path: Vec<String>,
    name: String,
    is_public: bool,
}

impl Sources {
    /// Reads files, each given as its path below `src` and its text.
    pub(super) fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut modules = BTreeMap::new();
        let mut tests = Vec::new();
        for (file, text) in files {
            let path = module_path(&file);
            let mut reader = Reader { tokens: tokens(&text).into(), ..Reader::default() };
            reader.read();
            tests.extend(reader.test_modules.into_iter().map(|name| child(&path, &name)));
            let (paths, mentioned) = (paths(&reader.code).collect(), mentioned(&reader.code));
            modules.insert(path, Module { file, paths, mentioned, imports: reader.imports });
        }
        modules.retain(|path, _| !tests.iter().any(|test| path.starts_with(test)));
        Self { modules }
    }

    /// All circles of files, in the order of their files.
    pub(super) fn circles(&self) -> Vec<Circle> {
        circles_in(&self.edges())
    }

    /// The edges between groups of files. A file without a group is left out.
    pub(super) fn edges_between<'a>(
        &'a self,
        group: impl Fn(&'a str) -> Option<&'a str>,
    ) -> Edges<'a> {
        let mut edges = Edges::new();
        for (from, to) in self.edges() {
            if let Some(from) = group(from) {
                let others = to.into_iter().filter_map(&group).filter(|&to| to != from);
                edges.entry(from).or_default().extend(others);
            }
        }
        edges
    }

    /// Each file with those whose items it names.
    pub(super) fn edges(&self) -> Edges<'_> {
        let files = self.modules.iter();
        files.map(|(path, module)| (module.file.as_str(), self.edges_from(path, module))).collect()
    }

    fn edges_from(&self, path: &ModulePath, module: &Module) -> BTreeSet<&str> {
        let is_parent =
            self.modules.keys().any(|other| other.len() > path.len() && other.starts_with(path));
        let imported = module.imports.iter().filter(|import| {
            module.mentioned.contains(&import.name) || !import.is_public && !is_parent
        });
        let imported = imported.filter_map(|import| {
            match self.resolve(path, &import.path, &mut Vec::new())? {
                // Of a module that is imported whole, only the paths through it count.
                Target::Module(_) => None,
                Target::ItemOf(target) => Some(target),
            }
        });
        let named = module.paths.iter().filter_map(|named| {
            let (item, modules) = named.split_last()?;
            match self.resolve(path, modules, &mut Vec::new())? {
                Target::Module(target) => Some(self.home_of(&target, item, &mut Vec::new())),
                Target::ItemOf(target) => Some(target),
            }
        });
        let targets: BTreeSet<ModulePath> =
            imported.chain(named).filter(|target| target != path).collect();
        targets.iter().filter_map(|target| Some(self.modules.get(target)?.file.as_str())).collect()
    }

    /// What `path` means in the module `from`, or `None` if it is none of the crate's. `seen` ends a chase of
    /// re-exports.
    fn resolve(
        &self,
        from: &ModulePath,
        path: &[String],
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> Option<Target> {
        let (first, mut rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => Vec::new(),
            "self" => from.clone(),
            "super" => parent(from)?,
            name => match self.enter(from, name, seen)? {
                Target::Module(module) => module,
                item @ Target::ItemOf(_) => return Some(item),
            },
        };
        while let Some((name, further)) = rest.split_first() {
            at = match name.as_str() {
                "super" => parent(&at)?,
                name => match self.enter(&at, name, seen) {
                    Some(Target::Module(module)) => module,
                    Some(item @ Target::ItemOf(_)) => return Some(item),
                    None => return Some(Target::ItemOf(at)),
                },
            };
            rest = further;
        }
        Some(Target::Module(at))
    }

    /// What `name` means in `module`: a child of it, or something that it imports.
    fn enter(
        &self,
        module: &ModulePath,
        name: &str,
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> Option<Target> {
        let inner = child(module, name);
        if self.modules.contains_key(&inner) {
            return Some(Target::Module(inner));
        }
        let imports = &self.modules.get(module)?.imports;
        let mut named = imports.iter().filter(|import| import.name == name);
        named.find_map(|import| {
            let question = (module.clone(), import.path.clone());
            if seen.contains(&question) {
                return None;
            }
            seen.push(question);
            self.resolve(module, &import.path, seen)
        })
    }

    /// The module that defines the item that `module` offers as `item`.
    fn home_of(
        &self,
        module: &ModulePath,
        item: &str,
        seen: &mut Vec<(ModulePath, Vec<String>)>,
    ) -> ModulePath {
        let imports = self.modules.get(module).map_or(&[][..], |module| &module.imports);
        let mut named = imports.iter().filter(|import| import.name == item);
        let home = named.find_map(|import| match self.resolve(module, &import.path, seen)? {
            Target::ItemOf(home) => Some(home),
            Target::Module(_) => None,
        });
        home.unwrap_or_else(|| module.clone())
    }
}

/// What a path means.
enum Target {
    Module(ModulePath),
    /// An item that this module defines.
    ItemOf(ModulePath),
}

/// All circles, in the order of their members.
pub(super) fn circles_in(edges: &Edges<'_>) -> Vec<Circle> {
    let reached: BTreeMap<_, _> = edges.keys().map(|&from| (from, reach(edges, from))).collect();
    let mut circles: Vec<Circle> = Vec::new();
    for (from, far) in &reached {
        let circle = far.iter().filter(|to| reached[*to].contains(from));
        let circle: Circle = circle.map(|to| (*to).to_owned()).collect();
        if !circle.is_empty() && !circles.contains(&circle) {
            circles.push(circle);
        }
    }
    circles
}

/// The names that code uses by themselves: functions that it calls, and anything else that it does not define there. A
/// name that is a local variable somewhere in the file is left out.
fn mentioned(code: &[Token]) -> BTreeSet<Token> {
    let sign = |at: Option<usize>| at.and_then(|at| code.get(at)).map_or("", String::as_str);
    let before = |at: usize| sign(at.checked_sub(1));
    let is_used = |at: &usize| {
        let is_function = code[*at].starts_with(char::is_lowercase);
        let is_defined = ["fn", "struct", "enum", "mod", "trait", "type"].contains(&before(*at));
        let is_part = [".", "::"].contains(&before(*at));
        let is_called = ["(", "!"].contains(&sign(at.checked_add(1)));
        !is_defined && !is_part && (!is_function || is_called)
    };
    let named = |is: &dyn Fn(&usize) -> bool| -> BTreeSet<Token> {
        (0..code.len()).filter(is).map(|at| code[at].clone()).collect()
    };
    let locals = named(&|&at| before(at) == "let");
    &named(&is_used) - &locals
}

/// All files that can be reached from one.
fn reach<'a>(edges: &Edges<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting: Vec<&str> = edges[from].iter().copied().collect();
    while let Some(file) = waiting.pop() {
        if reached.insert(file) {
            waiting.extend(&edges[file]);
        }
    }
    reached
}

fn module_path(file: &str) -> ModulePath {
    let names = file.trim_end_matches(".rs").split('/');
    names.filter(|&name| name != "mod" && name != "lib").map(str::to_owned).collect()
}

fn child(module: &ModulePath, name: &str) -> ModulePath {
    module.iter().cloned().chain(iter::once(name.to_owned())).collect()
}

fn parent(module: &ModulePath) -> Option<ModulePath> {
    Some(module.split_last()?.1.to_vec())
}

/// The paths of two names and more in `code`.
fn paths(code: &[Token]) -> impl Iterator<Item = Vec<String>> + '_ {
    let starts = (0..code.len()).filter(|&at| {
        let before = at.checked_sub(1).map_or("", |at| code[at].as_str());
        is_name(&code[at]) && ![".", "::"].contains(&before)
    });
    let path = |at: usize| {
        let further =
            code[at + 1..].chunks_exact(2).take_while(|two| two[0] == "::" && is_name(&two[1]));
        iter::once(code[at].clone()).chain(further.map(|two| two[1].clone())).collect::<Vec<_>>()
    };
    starts.map(path).filter(|path| path.len() > 1)
}

/// A name, `::`, or any other sign.
type Token = String;

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Takes the `use` items, the unit tests and the visibilities out of the tokens of a file.
#[derive(Default)]
struct Reader {
    tokens: VecDeque<Token>,
    code: Vec<Token>,
    imports: Vec<Import>,
    test_modules: Vec<String>,
}

impl Reader {
    fn read(&mut self) {
        let (mut is_public, mut only_for) = (false, None);
        while let Some(token) = self.tokens.pop_front() {
            match token.as_str() {
                "#" => only_for = self.attribute().or(only_for),
                "pub" => {
                    is_public = true;
                    if self.tokens.front().is_some_and(|next| next == "(") {
                        self.group();
                    }
                }
                "use" => {
                    let tree: Vec<Token> = self.until_semicolon();
                    if only_for.take().is_none() {
                        add_imports(&[], &tree, is_public, &mut self.imports);
                    }
                    is_public = false;
                }
                "mod" if only_for.as_deref() == Some("test") => {
                    only_for = None;
                    let name = self.tokens.pop_front().unwrap_or_default();
                    if self.tokens.front().is_some_and(|next| next == "{") {
                        self.group();
                    } else {
                        self.test_modules.push(name);
                    }
                }
                _ => {
                    (is_public, only_for) = (false, None);
                    self.code.push(token);
                }
            }
        }
    }

    /// Skips an attribute; `test` or `doc` if it keeps the next item out of the program itself.
    fn attribute(&mut self) -> Option<String> {
        if self.tokens.front().is_some_and(|next| next == "!") {
            self.tokens.pop_front();
        }
        let attribute = self.group();
        let is_cfg = attribute.get(1).is_some_and(|name| name == "cfg");
        let mut only = attribute.into_iter().filter(|name| name == "test" || name == "doc");
        only.next().filter(|_| is_cfg)
    }

    /// Skips what stands in the brackets that open here.
    fn group(&mut self) -> Vec<Token> {
        let (mut group, mut depth) = (Vec::new(), 0);
        while let Some(token) = self.tokens.pop_front() {
            match token.as_str() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            group.push(token);
            if depth == 0 {
                break;
            }
        }
        group
    }

    fn until_semicolon(&mut self) -> Vec<Token> {
        iter::from_fn(|| self.tokens.pop_front().filter(|token| token != ";")).collect()
    }
}

/// Adds the names of a `use` tree below `root`.
fn add_imports(root: &[String], tree: &[Token], is_public: bool, imports: &mut Vec<Import>) {
    let open = tree.iter().position(|token| token == "{");
    let head = &tree[..open.unwrap_or(tree.len())];
    let (head, renamed) = match head.iter().position(|token| token == "as") {
        Some(at) => (&head[..at], head.get(at + 1)),
        None => (head, None),
    };
    let mut path = root.to_vec();
    let is_of_path = |token: &&Token| is_name(token) && (root.is_empty() || *token != "self");
    path.extend(head.iter().filter(is_of_path).cloned());
    let Some(open) = open else {
        if let Some(name) = renamed.or(path.last()).cloned() {
            imports.push(Import { path, name, is_public });
        }
        return;
    };
    let inside = &tree[open + 1..tree.len() - 1];
    let mut depth = 0;
    let branches = inside.split(|token| {
        depth += i32::from(token == "{") - i32::from(token == "}");
        depth == 0 && token == ","
    });
    for branch in branches.filter(|branch| !branch.is_empty()) {
        add_imports(&path, branch, is_public, imports);
    }
}

/// The names and signs of a text, without comments, strings and characters.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => string(rest),
            '\'' => character(rest),
            _ if first.is_whitespace() => first.len_utf8(),
            _ if rest.starts_with("::") => {
                tokens.push("::".to_owned());
                2
            }
            _ if first.is_alphanumeric() || first == '_' => {
                let is_other = |c: char| !(c.is_alphanumeric() || c == '_');
                let end = rest.find(is_other).unwrap_or(rest.len());
                if let Some(raw) = raw_string(&rest[..end], &rest[end..]) {
                    end + raw
                } else {
                    tokens.push(rest[..end].to_owned());
                    end
                }
            }
            _ => {
                tokens.push(first.to_string());
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of the string that `text` begins with.
fn string(text: &str) -> usize {
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => drop(signs.next()),
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of the raw string after its prefix, if `prefix` begins one.
fn raw_string(prefix: &str, text: &str) -> Option<usize> {
    let fences = text.len() - text.trim_start_matches('#').len();
    if !["r", "br"].contains(&prefix) || !text[fences..].starts_with('"') {
        return None;
    }
    let end = format!("\"{}", "#".repeat(fences));
    let inside = &text[fences + 1..];
    Some(inside.find(&end).map_or(text.len(), |at| fences + 1 + at + end.len()))
}

/// The length of the character that `text` begins with; 1 for a lifetime.
fn character(text: &str) -> usize {
    let mut signs = text.char_indices().skip(1);
    match (signs.next(), signs.next()) {
        (Some((_, '\\')), Some(_)) => {
            signs.find(|&(_, c)| c == '\'').map_or(text.len(), |(at, _)| at + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}
