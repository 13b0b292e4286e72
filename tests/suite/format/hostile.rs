//! Texts made to exhaust the program: each is read or refused with a sentence, soon and without a crash.

use std::time::{Duration, Instant};

use nonet::format;

/// Reads a document with something strange in it; the start of what is said, or "read well".
#[track_caller]
fn check(text: &str, expected: &str) {
    let start = Instant::now();
    let said =
        format::read(text.as_bytes()).map_or_else(|e| e.to_string(), |_| "read well".to_owned());
    assert!(said.contains(expected), "{} … {said}", &text[..text.len().min(80)]);
    assert!(said.len() < 400, "a sentence of {} bytes", said.len());
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
}

/// A document that has `extra` as an unknown field in front of its givens.
fn with(extra: &str) -> String {
    let rows = "\".........\",".repeat(9);
    format!("Nonet(version: 1, extra: {extra}, givens: [{rows}])")
}

#[test]
fn nesting_has_an_end() {
    check(&with(&("[".repeat(20) + &"]".repeat(20))), "read well");
    for deep in ["[", "(", "{", "Some(", "A("] {
        check(&with(&deep.repeat(1_000_000)), "brackets within brackets");
    }
    check(&with(&("[".repeat(1_000_000) + &"]".repeat(1_000_000))), "brackets within brackets");
}

#[test]
fn comments_may_nest_but_must_end() {
    let (open, close) = ("/*".repeat(100_000), "*/".repeat(100_000));
    check(&format!("{open}{close} {}", with("1")), "read well");
    check(&format!("{open} {}", with("1")), "the document ends too early");
    check(&format!("{}{}", "// a\n".repeat(100_000), with("1")), "read well");
    check(&format!("{}{}", "#![enable(implicit_some)]".repeat(10_000), with("1")), "read well");
}

#[test]
fn long_things_are_only_long() {
    check(&with(&format!("\"{}\"", "a".repeat(5_000_000))), "read well");
    check(&with(&format!("[{}]", "1,".repeat(300_000))), "read well");
    check(&with(&"1".repeat(1_000_000)), "read well");
    check(&with(&format!("r{}\"a\"", "#".repeat(1_000_000))), "the document ends too early");
    check(&format!("Nonet({}: 1)", "a".repeat(5_000_000)), "has no “version”");
    check(&format!("{}(version: 1)", "a".repeat(5_000_000)), "expected “Nonet”");
    check(&format!("Nonet(version: {}, givens: [])", "1".repeat(1_000_000)), "out of range");
    check(
        &format!("Nonet(version: 1, givens: [{}])", "\".........\",".repeat(200_000)),
        "one more row",
    );
    check(&format!("Nonet(version: 1, givens: [\"{}\"])", ".".repeat(5_000_000)), "cells are here");
}

#[test]
fn long_lines_are_only_long() {
    check(&"1".repeat(5_000_000), "5000000 cells are here; expected 81");
    check(&format!("{}\n{}", ".".repeat(81), "1".repeat(100_000)), "longer than 65536 bytes");
    check(&format!("#{}\n{}", "a".repeat(5_000_000), ".".repeat(81)), "read well");
    check(&"x ".repeat(2_000_000), "2000000 cells are here; expected 9");
}
