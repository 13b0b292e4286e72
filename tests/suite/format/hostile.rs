//! Texts that try to exhaust the program: each is read, or refused with a sentence, without a crash. If one
//! took too long, the tests would not end.

use nonet::format;

/// Reads a document with something strange in it; the start of what is said, or "read well".
#[track_caller]
fn check(text: &str, expected: &str) {
    let said = match format::read(text.as_bytes()) {
        Ok(reading) => reading.refused.first().map_or("read well".to_owned(), ToString::to_string),
        Err(error) => error.to_string(),
    };
    assert!(said.contains(expected), "{} … {said}", &text[..text.len().min(80)]);
    assert!(said.len() < 400, "a sentence of {} bytes", said.len());
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
        check(&with(&deep.repeat(1_000_000)), "nested too deeply");
    }
    check(&with(&("[".repeat(1_000_000) + &"]".repeat(1_000_000))), "nested too deeply");
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
        "one row too many",
    );
    check(
        &format!("Nonet(version: 1, givens: [\"{}\"])", ".".repeat(5_000_000)),
        "found 5000000 cells",
    );
}

#[test]
fn long_lines_are_only_long() {
    check(&"1".repeat(5_000_000), "found 5000000 cells; expected 81");
    check(&format!("{}\n{}", ".".repeat(81), "1".repeat(100_000)), "longer than 65536 bytes");
    check(&format!("#{}\n{}", "a".repeat(5_000_000), ".".repeat(81)), "read well");
    check(&"x ".repeat(2_000_000), "found 2000000 cells; expected 9");
}

/// An XML document with something strange in front of its game.
fn xml_with(extra: &str) -> String {
    format!("<opensudoku>{extra}<game data=\"{}\"/></opensudoku>", "0".repeat(81))
}

#[test]
fn xml_has_no_bombs() {
    check(&xml_with("<a><b/></a>"), "read well");
    check(&xml_with(&"<a>".repeat(400_000)), "this breaks the rules of XML");
    check(&xml_with(&("<a>".repeat(400_000) + &"</a>".repeat(400_000))), "read well");
    check(&xml_with(&"<a/>".repeat(3_000_000)), "too many elements");
    let many = |count, one: fn(usize) -> String| (0..count).map(one).collect::<Vec<_>>().concat();
    let attributes = many(300_000, |n| format!(" a{n}=\"\""));
    check(&xml_with(&format!("<a{attributes}/>")), "too many attributes here");
    let spaces = many(100_000, |n| format!("<a xmlns:n{n}=\"u{n}\">"));
    check(&xml_with(&spaces), "too many attributes here");
    let hidden = many(100, |n| format!(" a{n}='>'"));
    check(&xml_with(&format!("<a{hidden}/>")), "too many attributes here");
    for texts in ["=".repeat(2_000_000), "xmlns".repeat(100)] {
        check(&xml_with(&format!("<author>{texts}</author>")), "read well");
        check(&xml_with(&format!("<a b=\"{texts}\"/>")), "read well");
    }
    let entities = "<!DOCTYPE a [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>";
    check(&format!("{entities}{}", xml_with("&b;")), "defines a document type or entities");
    check(
        &format!("<!-- --><?a?>{entities}{}", xml_with("&b;")),
        "defines a document type or entities",
    );
    check(&xml_with(&format!("<!--{}-->", "-".repeat(10))), "this breaks the rules of XML");
    check(&xml_with(&format!("<![CDATA[{}]]>", "a".repeat(1_000_000))), "read well");
    let games = many(100_000, |_| format!("<game data=\"{}\"/>\n", "0".repeat(81)));
    check(&xml_with(&games), "read well");
}

/// Each game got its own copy of the description of all games.
#[test]
fn what_is_said_once_does_not_fill_the_memory() {
    let games = format!("<game data=\"{}\"/>", "0".repeat(81)).repeat(50_000);
    let said = "a".repeat(5_000_000);
    let once = |text: &str| format!("<opensudoku><comment>{text}</comment>{games}</opensudoku>");
    check(&once("a"), "read well");
    check(&once(&said), "larger than 32 MiB");
    let folder = |name: &str| {
        format!("<opensudoku version=\"2\"><folder name=\"{name}\">{games}</folder></opensudoku>")
    };
    check(&folder("a"), "read well");
    check(&folder(&said), "larger than 32 MiB");
}

/// What stands before each of the candidates was counted for each of them.
#[test]
fn many_deletions_are_only_many() {
    let line = |deleted: &str| format!(":0000:x:{}:{deleted}::", ".".repeat(81));
    check(&line(&"111 ".repeat(1_000_000)), "read well");
    check(&line(&("111 ".repeat(1_000_000) + "110")), "line 1, column 4000091");
}

/// The notes of a game were read again for each board that names it.
#[test]
fn a_game_belongs_to_one_board() {
    let cells = "0".repeat(81);
    let boards = format!("{{\"uid\": 1, \"initialBoard\": \"{cells}\"}},").repeat(30_000);
    let notes = "0,0,1;".repeat(300_000);
    let game = format!("{{\"uid\": 1, \"currentBoard\": \"{cells}\", \"notes\": \"{notes}\"}}");
    let boards = boards.trim_end_matches(',');
    check(&format!("{{\"boards\": [{boards}], \"savedGames\": [{game}]}}"), "read well");
}

/// Each line was compared with all others, and each sentence with what all others said.
#[test]
fn drawings_and_their_rules_are_bounded() {
    let row = format!("[{}]", ["{}"; 9].join(","));
    let rows = vec![row; 9].join(",");
    let pad = |fields: &str| format!("{{\"cells\":[{rows}],\"regions\":[],{fields}}}");
    let lines = vec!["{\"wayPoints\":[[0.5,0.5],[0.5,1.5]]}"; 200_000].join(",");
    check(&pad(&format!("\"lines\":[{lines}]")), "draws too much for a Sudoku");
    let points = vec!["[0.5,0.5],[0.5,8.5]"; 200_000].join(",");
    check(
        &pad(&format!("\"lines\":[{{\"wayPoints\":[{points}]}}]")),
        "draws too much for a Sudoku",
    );
    let sentence = |least| format!("Whispers differ by at least {least}. ");
    let rules = (0..100_000).map(sentence).collect::<Vec<String>>().concat();
    check(&pad(&format!("\"metadata\":{{\"rules\":\"{rules}\"}}")), "read well");
}

#[test]
fn json_has_no_bombs() {
    let with = |extra: &str| format!("{{\"cells\": [], \"extra\": {extra}}}");
    check(&with("[[]]"), "read well");
    check(&with(&"[".repeat(1_000_000)), "“}” is not a value of JSON");
    check(&with(&"{\"a\":".repeat(1_000_000)), "“}” is not a value of JSON");
    check(&with(&format!("\"{}\"", "a".repeat(5_000_000))), "read well");
    check(&with(&"1".repeat(1_000_000)), "");
    check(&with(&format!("[{}1]", "1,".repeat(1_000_000))), "read well");
    let cell = "{\"position\": [0, 0], \"value\": 1},".repeat(300_000);
    check(&format!("{{\"cells\": [{}]}}", cell.trim_end_matches(',')), "read well");
}
