//! PDF: read by a parser, and by other programs if they are installed.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use lopdf::content::Content;
use lopdf::{Document, Object};
use nonet::print::{
    AnswerPlacement, BookletText, Choices, Medium, MissingSigns, PageElement, PerPage, SmallDigits,
    Text, pages, pdf,
};

use super::{EASY, booklet, grid, item};

/// Noon on the first day of 2026.
const MADE: Option<i64> = Some(1_767_268_800);

fn one_with_answer() -> (nonet::print::Booklet, Choices) {
    let mut booklet = booklet(vec![item(&grid(EASY))]);
    booklet.title = "Đề Sudoku (thử) \\ \u{110}e\u{302}\u{300}".into();
    booklet.author = "Nguyễn <b>Ánh</b>".into();
    (booklet, Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() })
}

fn read(bytes: &[u8]) -> Document {
    Document::load_mem(bytes).unwrap()
}

fn info<'a>(document: &'a Document, key: &str) -> Option<&'a Object> {
    let id = document.trailer.get(b"Info").and_then(Object::as_reference).unwrap();
    document.get_dictionary(id).unwrap().get(key.as_bytes()).ok()
}

#[test]
fn one_puzzle_with_its_answer_takes_less_than_60_kilobytes() {
    let (booklet, choices) = one_with_answer();
    let bytes = pdf(&booklet, choices, MADE);
    assert!(bytes.len() < 60_000, "{}", bytes.len());
    assert_eq!(read(&bytes).get_pages().len(), 2);
}

#[test]
fn puzzles_with_their_answers_take_less_than_2_kilobytes_each() {
    assert!(size_of_many(100, SmallDigits::None) < 200_000);
}

#[test]
#[ignore = "takes long without optimization"]
fn a_thousand_puzzles_with_their_candidates_and_answers_take_less_than_2_megabytes() {
    assert!(size_of_many(1000, SmallDigits::Candidates) < 2_000_000);
}

#[test]
fn pages_are_compressed_as_they_are_made_and_what_is_said_about_them_too() {
    let bytes = pdf(&booklet(vec![item(&grid(EASY)); 20]), Choices::default(), None);
    let document = read(&bytes);
    for page in document.page_iter() {
        let content = document.get_object(document.get_page_contents(page)[0]).unwrap();
        assert!(content.as_stream().unwrap().dict.has(b"Filter"));
    }
    assert!(!bytes.windows(9).any(|piece| piece == b"/MediaBox"));
}

fn size_of_many(puzzles: usize, small_digits: SmallDigits) -> usize {
    let booklet = booklet(vec![item(&grid(EASY)); puzzles]);
    let (per_page, answers) = (PerPage::Twelve, AnswerPlacement::AtEnd);
    let choices = Choices { per_page, answers, small_digits, ..Choices::default() };
    pdf(&booklet, choices, None).len()
}

#[test]
fn the_same_booklet_makes_the_same_bytes() {
    let (booklet, choices) = one_with_answer();
    let make = |made| pdf(&booklet, choices, made);
    assert_eq!(make(MADE), make(MADE));
    assert_eq!(make(None), make(None));
    assert_ne!(make(None), make(MADE));
}

#[test]
fn a_document_says_what_is_known_about_it_and_nothing_else() {
    let (booklet, choices) = one_with_answer();
    let with_date = read(&pdf(&booklet, choices, MADE));
    let text = |key| lopdf::decode_text_string(info(&with_date, key).unwrap()).unwrap();
    assert_eq!(text("Title"), "Đề Sudoku (thử) \\ Đề");
    assert_eq!(text("Author"), "Nguyễn <b>Ánh</b>");
    assert_eq!((text("Producer"), text("Creator")), ("Nonet".into(), "Nonet".into()));
    assert!(text("CreationDate").starts_with("D:20260101120000"));
    let without = read(&pdf(&booklet, choices, None));
    for key in ["CreationDate", "ModDate", "GTS_PDFXVersion", "Keywords"] {
        assert_eq!(info(&without, key), None, "{key}");
    }
}

#[test]
fn the_text_of_a_page_can_be_read_in_order() {
    let (mut booklet, choices) = one_with_answer();
    booklet.items[0].level = "Khó".to_owned();
    let document = read(&pdf(&booklet, choices, MADE));
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let puzzle = document.extract_text(&[1]).unwrap();
    let answer = document.extract_text(&[2]).unwrap();
    assert!(puzzle.starts_with("Đề Sudoku (thử) \\ Đề"), "{puzzle}");
    assert!(puzzle.contains("Nguyễn <b>Ánh</b>") && puzzle.contains("Level: Khó"), "{puzzle}");
    assert_eq!(digits(&puzzle), EASY.replace('0', "") + "1");
    let full = booklet.items[0].answer.clone().unwrap().classic_cells().unwrap();
    let full: String = full.iter().map(u8::to_string).collect();
    assert_eq!(digits(&answer), full + "2");
}

#[test]
fn fonts_are_inside_and_cut_to_what_is_used() {
    let (booklet, choices) = one_with_answer();
    let document = read(&pdf(&booklet, choices, MADE));
    let fonts: Vec<_> = document
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok())
        .filter(|dictionary| dictionary.has_type(b"FontDescriptor"))
        .collect();
    assert_eq!(fonts.len(), 2);
    for font in fonts {
        let name = font.get(b"FontName").and_then(Object::as_name).unwrap();
        assert_eq!(&name[6..16], b"+NotoSans-");
        assert!(font.has(b"FontFile2"));
    }
}

#[test]
fn a_sign_that_the_font_lacks_is_replaced_and_told() {
    let told = |change: fn(&mut nonet::print::Booklet), count, place, sentence: &str| {
        let (mut booklet, choices) = one_with_answer();
        change(&mut booklet);
        assert!(!read(&pdf(&booklet, choices, MADE)).get_pages().is_empty(), "there is a document");
        let missing = Medium::Pdf.missing_signs(&booklet).expect("signs are missing");
        assert_eq!(missing, MissingSigns { count, place, elsewhere: false });
        assert_eq!(missing.to_string(), sentence);
    };
    let title = "2 signs of the title are not in the font; a box stands for each";
    told(|booklet| booklet.title = "数独 1".into(), 2, BookletText::Title, title);
    let author = "1 sign of the author's name is not in the font; a box stands for it";
    told(|booklet| booklet.author = "😀".into(), 1, BookletText::Author, author);
    let level = "1 sign of the level of puzzle 1 is not in the font; a box stands for it";
    told(|booklet| booklet.items[0].level = "ש".into(), 1, BookletText::PuzzleLevel(1), level);
}

#[test]
fn a_sign_that_stands_on_the_page_once_counts_once() {
    let (mut booklet, _) = one_with_answer();
    booklet.title = String::new();
    booklet.items[0].title = "数独".into();
    assert_eq!(Medium::Pdf.missing_signs(&booklet).map(|it| it.count), Some(2));
    assert_eq!(Medium::Html.missing_signs(&booklet), None, "a browser has fonts of its own");
}

#[test]
fn nothing_in_a_text_can_break_the_document() {
    for hostile in [
        ") Tj ET endstream endobj",
        "<script>alert(1)</script> ]]> & \"'",
        "\\\\)(\\",
        "a\u{0}b\u{1b}[31m\u{202e}c\u{2028}d\r\n%%EOF",
        &"x".repeat(10_000),
        &"(".repeat(3_000),
    ] {
        let (mut booklet, choices) = one_with_answer();
        hostile.clone_into(&mut booklet.title);
        hostile.clone_into(&mut booklet.author);
        hostile.clone_into(&mut booklet.items[0].title);
        let document = read(&pdf(&booklet, choices, MADE));
        assert_eq!(document.get_pages().len(), 2);
        document.extract_text(&[1, 2]).unwrap();
    }
}

/// What a program makes of a PDF on its standard input; `None`, with a message, where it is not installed.
fn through(program: &str, arguments: &[&str], bytes: &[u8]) -> Option<Output> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    let run = Command::new(program)
        .args(arguments)
        .arg(file.path())
        .args((program == "pdftotext").then_some("-"))
        .stdin(Stdio::null())
        .output();
    match run {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!("skipped: {program}: {error}");
            None
        }
    }
}

#[test]
fn qpdf_finds_no_fault() {
    let (booklet, choices) = one_with_answer();
    for folded in [false, true] {
        for answers in
            [AnswerPlacement::AfterEach, AnswerPlacement::Facing, AnswerPlacement::AtEndUpsideDown]
        {
            let bytes = pdf(&booklet, Choices { folded, answers, ..choices }, MADE);
            let Some(output) = through("qpdf", &["--check"], &bytes) else { return };
            assert!(output.status.success(), "{output:?}");
        }
    }
}

#[test]
fn pdftotext_reads_the_rows_of_the_answer() {
    let (booklet, choices) = one_with_answer();
    let bytes = pdf(&booklet, choices, MADE);
    let Some(output) = through("pdftotext", &["-f", "2", "-layout"], &bytes) else { return };
    let text = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<String> = text
        .lines()
        .map(|line| line.split_whitespace().collect::<String>())
        .filter(|line| line.len() == 9 && line.chars().all(|c| c.is_ascii_digit()))
        .collect();
    let full = booklet.items[0].answer.clone().unwrap().classic_cells().unwrap();
    assert_eq!(rows.concat(), full.iter().map(u8::to_string).collect::<String>());
}

/// The places of the texts of a page by its content stream: how many characters each has, and where it starts, in
/// points from the lower left corner. `texts` are those that the page is known to have, in their order.
fn places(stream: &[u8], texts: &[Text]) -> Vec<(usize, f32, f32)> {
    let mut texts = texts.iter();
    let (mut way, mut start, mut size) = (1.0, (0.0, 0.0), 0.0);
    let mut places = Vec::new();
    for operation in Content::decode(stream).unwrap().operations {
        let numbers: Vec<f32> =
            operation.operands.iter().filter_map(|operand| operand.as_float().ok()).collect();
        match operation.operator.as_str() {
            "Tf" => size = numbers[0],
            "Tm" => (way, start) = (numbers[0], (numbers[4], numbers[5])),
            "TJ" => {
                let mut pen = 0.0;
                for piece in operation.operands[0].as_array().unwrap() {
                    match piece {
                        Object::String(glyphs, _) => {
                            places.push((glyphs.len() / 2, start.0 + way * pen, start.1));
                            pen += texts.next().unwrap().width();
                        }
                        number => pen -= number.as_float().unwrap() * size / 1000.0,
                    }
                }
            }
            _ => {}
        }
    }
    places
}

#[test]
fn every_text_stands_where_its_page_has_it() {
    let (booklet, choices) = one_with_answer();
    for answers in
        [AnswerPlacement::AfterEach, AnswerPlacement::AtEnd, AnswerPlacement::AtEndUpsideDown]
    {
        for folded in [false, true] {
            let small_digits = SmallDigits::Candidates;
            let choices = Choices { answers, folded, small_digits, ..choices };
            let document = read(&pdf(&booklet, choices, MADE));
            let pages = pages(&booklet, choices);
            assert_eq!(document.get_pages().len(), pages.len());
            for (page, id) in pages.iter().zip(document.get_pages().into_values()) {
                let texts: Vec<Text> = page
                    .elements
                    .iter()
                    .filter_map(|element| {
                        if let PageElement::Text(text) = element {
                            Some(text.clone())
                        } else {
                            None
                        }
                    })
                    .collect();
                let places = places(&document.get_page_content(id), &texts);
                assert_eq!(places.len(), texts.len());
                for (text, (characters, x, y)) in texts.iter().zip(places) {
                    assert_eq!(characters, text.text.chars().count());
                    let (right, up) = (x - text.start().x, y - (page.height - text.start().y));
                    assert!(right.abs() < 0.1 && up.abs() < 0.01, "{text:?} at {x} {y}");
                }
            }
        }
    }
}
