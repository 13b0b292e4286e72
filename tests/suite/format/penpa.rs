//! Links of penpa-edit.

use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use nonet::engine::{ExtraHouses, Regions};
use nonet::format::{self, Document, Kind, constraint_texts, sentence_of_drawn};
use nonet::text::Language;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A link with these lines.
fn link(text: &str) -> String {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    let bytes = encoder.finish().unwrap();
    let letters = bytes.chunks(3).flat_map(|three| {
        let bits =
            (0..3).fold(0_u32, |bits, at| bits << 8 | u32::from(*three.get(at).unwrap_or(&0)));
        let letter = move |at: usize| char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]);
        (0..=three.len()).map(letter)
    });
    let packed: String = letters.collect();
    let packed = packed.replace('+', "%2B").replace('/', "%2F");
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
}

/// The lines of a board of 4×4 with boxes, with a margin on each side, and these marks.
fn lines(header: &str, marks: &str, borders: &str) -> String {
    let cells = "[33,1,1,1,7,1,1,1,7,1,1,1,7,1,1,1]";
    let marks = format!("{{{marks}zE:{{{borders}}},zU:{{z_:[1]}}}}");
    format!("{header}\n[1,1,1,1]\n{{}}\n{marks}\n{{}}\n{cells}\n[]\n")
}

const HEADER: &str = "sudoku,6,6,38,0,1,1,266,266,144,144,0,1,0,0,Title: T,Author: A,,";

/// The thick borders of the boxes: a square of paper has 10 columns and rows, so corners count from 100.
const BOXES: &str = "\"124,134\":2,\"134,144\":2,\"144,154\":2,\"154,164\":2,\"142,143\":2,\"143,144\":2,\"144,145\":2,\"145,146\":2";

fn read(text: &str) -> Result<Document, String> {
    let reading = format::read(link(text).as_bytes()).map_err(|error| error.to_string())?;
    assert_eq!((reading.kind, reading.documents.len()), (Kind::Penpa, 1), "{text}");
    Ok(reading.documents.into_iter().next().unwrap())
}

fn marked(marks: &str) -> Result<Document, String> {
    read(&lines(&format!("{HEADER}rules,OFF,false"), marks, BOXES))
}

#[test]
fn a_board_with_its_digits_boxes_and_texts_is_read() {
    let header =
        format!("{HEADER}Normal Sudoku rules apply.%2D%2DOnce in each row%2C column.,OFF,false");
    // A letter at an arrow beside the board names a row for the answer.
    let marks = "zN:{\"33\":[\"1\",1,\"1\"],\"66\":[\"4\",1,\"1\"],\"32\":[\"A\",4,\"6\"],\"34\":zO},zY:{\"32\":[7,\"arrow_Short\",1]},";
    let document = read(&lines(&header, marks, BOXES)).unwrap();
    let board = document.givens.layout().builder();
    assert_eq!((board.rows, board.columns), (4, 4));
    assert_eq!(board.regions, Regions::Boxes { rows: 2, columns: 2 });
    let givens: Vec<_> = document.givens.filled().collect();
    let givens: Vec<_> = givens.iter().map(|(cell, it)| (cell.index(), it.get())).collect();
    assert_eq!(givens, [(0, 1), (15, 4)]);
    assert_eq!((document.about.title.as_str(), document.about.author.as_str()), ("T", "A"));
    assert_eq!(document.about.description, "Normal Sudoku rules apply.\nOnce in each row, column.");
}

#[test]
fn a_digit_may_be_a_number() {
    let document = marked("zN:{\"33\":[3,1,\"1\"]},").unwrap();
    assert_eq!(document.givens.filled().count(), 1);
}

/// Digits on a square board may be those of any puzzle.
#[test]
fn a_square_board_needs_regions_or_a_text_that_speaks_of_sudoku() {
    let square = HEADER.replacen("sudoku", "square", 1);
    let error = read(&lines(&square, "", "")).unwrap_err();
    assert!(
        error.ends_with("a board without regions whose texts do not speak of Sudoku"),
        "{error}"
    );
    for (header, borders) in
        [(square.clone(), BOXES), (square.replace("Title: T", "Title: Sudoku"), "")]
    {
        assert!(read(&lines(&header, "", borders)).is_ok(), "{header}");
    }
}

#[test]
fn marks_with_one_meaning_are_clues() {
    let clues = |marks: &str| {
        let document = marked(marks).unwrap();
        let told = sentence_of_drawn(&document.from_drawing, Language::ENGLISH);
        assert!(told.starts_with("Read from the drawing"), "{told}");
        constraint_texts(&document.rules, document.givens.layout())
    };
    for (marks, expected) in [
        ("zT:[[33,34,44],[]],", vec!["thermometer r1c1 r1c2 r2c2"]),
        ("z3:[[33,34,35]],", vec!["arrow r1c1 r1c2 r1c3"]),
        ("z6:[[33,34]],z1:{\"532\":[\" 5\",1]},zC:{\"532,533\":10},", vec!["cage 5 r1c1 r1c2"]),
        ("z6:[[33,43]],", vec!["cage r1c1 r2c1"]),
        // Edges below squares follow their corners, and then those to the right.
        (
            "zY:{\"233\":[8,\"circle_SS\",2],\"333\":[2,\"circle_SS\",2]},",
            vec!["difference r1c1 r2c1", "ratio r1c1 r1c2"],
        ),
        (
            "zY:{\"33\":[3,\"circle_L\",2],\"34\":[3,\"square_L\",1]},",
            vec!["odd r1c1", "even r1c2"],
        ),
        (
            "zN:{\"333\":[\"X\",1,\"1\"],\"233\":[\"V\",1,\"1\"]},",
            vec!["xv V r1c1 r2c1", "xv X r1c1 r1c2"],
        ),
    ] {
        assert_eq!(clues(marks), expected, "{marks}");
    }
}

#[test]
fn lines_through_corners_are_diagonals_and_borders_are_regions() {
    let falling = "\"122,133\":12,\"133,144\":12,\"144,155\":12,\"155,166\":12";
    let document = read(&lines(HEADER, "", falling)).unwrap();
    let board = document.givens.layout().builder();
    assert_eq!(board.extras.into_iter().collect::<Vec<_>>(), [ExtraHouses::FallingDiagonal]);
    assert_eq!(board.regions, Regions::None);
}

#[test]
fn marks_that_could_mean_anything_are_named() {
    for (marks, expected) in [
        ("zS:{\"33\":2},zL:{\"33,34\":3},", "coloured cells and lines"),
        ("z7:[[33,34]],", "thermometers without a bulb"),
        ("zD:[[33,34]],", "arrows without a circle"),
        ("zW:{\"133,134\":1},", "walls"),
        ("zT:[[33,32]],", "marks beside the board"),
        ("z6:[[32,33]],", "marks beside the board"),
        ("zN:{\"33\":[\"1\",1,\"5\"]},", "small numbers"),
        ("zN:{\"32\":[\"7\",1,\"1\"]},", "numbers beside the board"),
        ("zN:{\"32\":[\"A\",4,\"6\"]},", "letters beside the board"),
        ("zN:{\"133\":[\"7\",1,\"1\"]},", "numbers between cells"),
        ("z1:{\"532\":[\"5\",1]},", "small numbers"),
        ("zC:{\"532,533\":10},", "dashed lines"),
        ("zY:{\"33\":[1,\"star\",1]},", "star"),
        ("zY:{\"333\":[4,\"circle_SS\",1]},", "circle_SS"),
    ] {
        let error = marked(marks).unwrap_err();
        let unknown = "line 1, column 1: the puzzle has rules that Nonet does not know yet: ";
        assert_eq!(error, format!("{unknown}{expected}"), "{marks}");
    }
    let lines = read(&lines(HEADER, "", "\"122,123\":7")).unwrap_err();
    assert!(lines.ends_with("lines along edges"), "{lines}");
}

#[test]
fn bad_links_get_a_sentence() {
    let part = "there is no puzzle in this link";
    let good = lines(HEADER, "", BOXES);
    for (text, expected) in [
        (good.replace("sudoku,6", "hex,6"), "boards of the type “hex”"),
        (good.replace("[33,1,1,1", "[33,1,1"), "found only 15 of 16 cells"),
        (good.replace("[33,1,1,1", "[33,1,1,-1"), "out of range"),
        (good.replace("[33,1", "[999999999999,1"), "out of range"),
        (good.replace("sudoku,6,6", "sudoku,4000000000,6"), "out of range"),
        (good.replace("[1,1,1,1]", "[9,9,9,9]"), "out of range"),
        (good.replace("zU:", "zT:7,zU:"), "expected a list"),
        (
            good.replace("zU:", "zN:{\"33\":[\"9\",1,\"1\"]},zU:"),
            "“9” is not a digit of this board",
        ),
        (good.lines().take(3).collect::<Vec<_>>().join("\n"), part),
        ("x".to_owned(), part),
        (
            good.replace("{}\n[33", &format!("{}\n[33", "[".repeat(2000))).replacen(
                "{}\n",
                &"{".repeat(2000),
                1,
            ),
            "expected named fields in braces",
        ),
    ] {
        let error = read(&text).unwrap_err();
        assert!(error.contains(expected), "{text}: {error}");
    }
    for text in [
        "https://swaroopg92.github.io/penpa-edit/",
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA",
    ] {
        let error = format::read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
    // A short link may unpack to a long text.
    let error = read(&" ".repeat(20 << 20)).unwrap_err();
    assert!(error.contains("is larger than 4 MiB"), "{error}");
    let whole = link(&good);
    for cut in 60..whole.len() {
        let _ = format::read(&whole.as_bytes()[..cut]);
    }
    assert!(format::write(Kind::Penpa, &[Document::default()]).is_err());
}
