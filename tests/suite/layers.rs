//! Enforces the map of imports in `ARCHITECTURE.md`.

mod imports;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use imports::{Circle, Sources, circles_in};

/// Each part of `src` with the other parts that it may name. A part in the folder of another is a part of its own.
const MAY_USE: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("language", &[]),
    ("links", &["engine"]),
    ("figures", &["engine", "format", "print"]),
    ("look", &["engine"]),
    ("format", &["engine", "game"]),
    ("game", &["engine"]),
    ("photo", &["engine", "format", "vision"]),
    ("print", &["engine", "format", "game", "look"]),
    ("vision", &[]),
    ("worker", &["engine"]),
    ("store", &["engine", "format", "game", "language", "print"]),
    (
        "jobs",
        &["engine", "figures", "format", "game", "photo", "print", "store", "vision", "worker"],
    ),
    (
        "controller",
        &[
            "engine", "figures", "format", "game", "jobs", "language", "links", "photo", "print",
            "store", "text", "vision", "worker",
        ],
    ),
    ("text", &["engine", "figures", "format", "game", "language", "photo", "print", "store"]),
    (
        "text/window",
        &[
            "controller",
            "engine",
            "figures",
            "format",
            "game",
            "jobs",
            "language",
            "photo",
            "print",
            "store",
            "text",
        ],
    ),
    (
        "ui",
        &[
            "controller",
            "engine",
            "figures",
            "format",
            "game",
            "jobs",
            "language",
            "links",
            "look",
            "photo",
            "print",
            "store",
            "text",
            "text/window",
            "vision",
            "worker",
        ],
    ),
    (
        "cli",
        &[
            "engine", "figures", "format", "game", "language", "look", "photo", "print", "store",
            "text", "vision", "worker",
        ],
    ),
];

/// Crates that only one part may name.
const ONLY_IN: &[(&str, &str)] = &[
    ("slint", "ui"),
    ("rfd", "ui"),
    ("clap", "cli"),
    ("directories", "store"),
    ("tempfile", "store"),
    ("zune_jpeg", "photo"),
    ("image_webp", "photo"),
];

/// What a pure part must not name.
const IMPURE: &[&str] =
    &["std::fs", "std::time", "std::thread", "std::env", "std::process", "std::net", "serde"];

#[test]
fn parts_import_only_what_lies_below_them() {
    let mut breaches = Vec::new();
    for (part, allowed) in MAY_USE {
        for (other, _) in
            MAY_USE.iter().filter(|(other, _)| other != part && !allowed.contains(other))
        {
            breaches.extend(uses(part, &format!("crate::{}", other.replace('/', "::"))));
        }
    }
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn a_crate_at_the_edge_stays_in_its_part() {
    let parts = MAY_USE.iter().map(|(part, _)| *part);
    let breaches: Vec<String> = ONLY_IN
        .iter()
        .flat_map(|&(name, home)| {
            parts
                .clone()
                .filter(move |&part| part != home)
                .flat_map(move |part| uses(part, &format!("{name}::")))
        })
        .collect();
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn engine_game_links_look_and_vision_are_pure() {
    let breaches: Vec<String> = ["engine", "game", "links", "look", "vision"]
        .iter()
        .flat_map(|part| IMPURE.iter().flat_map(move |name| uses(part, name)))
        .collect();
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn a_breach_would_be_seen() {
    assert!(!uses("format", "crate::engine").is_empty());
    assert!(!uses("text", "crate::engine").is_empty());
    assert!(!uses("text/window", "crate::controller").is_empty());
    assert!(!uses("ui", "crate::text::window").is_empty());
}

/// The folder of a part that a file lies in; `None` for a file of the part itself and of other parts.
fn room<'a>(part: &str, file: &'a str) -> Option<&'a str> {
    let within = file.strip_prefix(part)?.strip_prefix('/')?;
    within.split_once('/').map(|(room, _)| room)
}

/// Files that import each other are one file, or what both need belongs where neither needs the other.
#[test]
fn files_do_not_import_each_other_in_circles() {
    let sources = Sources::new(source_files());
    let edges = sources.edges();
    let within = |file: &String, circle: &Circle| {
        let others = edges[file.as_str()].iter().filter(|to| circle.contains(**to));
        format!("{file} -> {}", others.copied().collect::<Vec<_>>().join(", "))
    };
    let circles = sources.circles().into_iter();
    let circles: Vec<Vec<String>> =
        circles.map(|circle| circle.iter().map(|file| within(file, &circle)).collect()).collect();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// The rooms of a part lie one above the other too: a folder in it imports nothing from a folder that imports from it.
#[test]
fn rooms_of_a_part_do_not_import_each_other_in_circles() {
    let sources = Sources::new(source_files());
    let mut circles: Vec<Circle> = Vec::new();
    for (part, _) in MAY_USE {
        circles.extend(circles_in(&sources.edges_between(|file| room(part, file))));
    }
    assert!(circles.is_empty(), "{circles:#?}");
}

#[test]
fn a_circle_would_be_seen() {
    let circles = circles_of(&[
        ("a/mod.rs", "mod b; mod c; pub use b::B;"),
        ("a/b.rs", "use super::c; pub struct B; fn f() { c::g(); }"),
        ("a/c.rs", "use crate::a::B; pub fn g() -> B { B }"),
        ("a/d.rs", "use super::b::B;"),
    ]);
    assert_eq!(circles, [circle(&["a/b.rs", "a/c.rs"])]);
}

#[test]
fn a_circle_of_rooms_would_be_seen() {
    let sources = sources_of(&[
        ("a/mod.rs", "mod b; mod c;"),
        ("a/b/mod.rs", "mod first; mod second;"),
        ("a/c/mod.rs", "mod third;"),
        ("a/b/first.rs", "use crate::a::c::third::Third; pub struct First(Third);"),
        ("a/b/second.rs", "pub struct Second;"),
        ("a/c/third.rs", "use crate::a::b::second::Second; pub struct Third(Second);"),
    ]);
    assert_eq!(sources.circles(), Vec::<Circle>::new());
    let circles = circles_in(&sources.edges_between(|file| room("a", file)));
    assert_eq!(circles, [circle(&["b", "c"])]);
}

#[test]
fn a_parent_is_in_a_circle_with_children_that_need_its_items() {
    let child = ("a/b.rs", "use super::helper; pub fn find() { helper() }");
    let uses = circles_of(&[("a/mod.rs", "mod b; fn helper() {} fn f() { b::find() }"), child]);
    assert_eq!(uses, [circle(&["a/b.rs", "a/mod.rs"])]);
    let only_offers = circles_of(&[("a/mod.rs", "mod b; pub use b::find; fn helper() {}"), child]);
    assert_eq!(only_offers, Vec::<Circle>::new());
}

#[test]
fn comments_strings_visibilities_and_unit_tests_import_nothing() {
    let b = ("b.rs", "use crate::a::A; pub struct B;");
    for a in [
        "pub struct A; // crate::b::B",
        "pub struct A; /* crate::b::B */ const C: char = '\"'; const D: &str = \"crate::b::B\";",
        "pub struct A; const D: &str = r#\"\" crate::b::B\"#;",
        "pub(in crate::b) struct A;",
        "pub struct A; #[cfg(test)] mod tests { use crate::b::B; fn f() { B } }",
        "pub struct A; #[cfg(doc)] use crate::b::B;",
    ] {
        assert_eq!(circles_of(&[("a.rs", a), b]), Vec::<Circle>::new(), "{a}");
    }
}

fn circles_of(files: &[(&str, &str)]) -> Vec<Circle> {
    sources_of(files).circles()
}

fn sources_of(files: &[(&str, &str)]) -> Sources {
    let owned = |&(file, text): &(&str, &str)| (file.to_owned(), text.to_owned());
    Sources::new(files.iter().map(owned))
}

fn circle(files: &[&str]) -> Circle {
    files.iter().map(|&file| file.to_owned()).collect::<BTreeSet<_>>()
}

/// The files of `src`, each as its path below it and its text.
fn source_files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let file = |path: PathBuf| {
        let below = path.strip_prefix(&root).expect("it was found below the root");
        let names = below.iter().map(|name| name.to_str().expect("names are ASCII"));
        let text = fs::read_to_string(&path).expect("a source file is readable");
        (names.collect::<Vec<_>>().join("/"), text)
    };
    rust_files(&root).into_iter().map(file).collect()
}

/// The lines of a part that name `path` outside of comments, as "file: line".
fn uses(part: &str, path: &str) -> Vec<String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folder = sources.join(part);
    let inner = MAY_USE.iter().filter(|(other, _)| other.starts_with(&format!("{part}/")));
    let inner: Vec<PathBuf> = inner.map(|(other, _)| sources.join(other)).collect();
    let mut files = rust_files(&folder);
    files.retain(|file| !inner.iter().any(|folder| file.starts_with(folder)));
    assert!(!files.is_empty(), "no source in {}", folder.display());
    files.iter().flat_map(|file| lines_naming(file, path)).collect()
}

fn lines_naming(file: &Path, path: &str) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a source file is readable");
    let code = |line: &&str| !line.trim_start().starts_with("//") && names(line, path);
    text.lines().filter(code).map(|line| format!("{}: {line}", file.display())).collect()
}

/// Whether `line` names `path` as a whole, so that `crate::format` is not found in `crate::formatted`.
fn names(line: &str, path: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + path.len()..].chars().next();
        let ends_here = path.ends_with("::") || !after.is_some_and(part_of_name);
        ends_here && !before.is_some_and(part_of_name)
    })
}

pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let here = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    here.chain(folders.iter().flat_map(|folder| rust_files(folder))).collect()
}
