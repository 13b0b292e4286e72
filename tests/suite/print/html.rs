//! HTML: well-formed, without scripts, a table for each board, pages as chosen.

use nonet::engine::{Grid, Layout};
use nonet::print::{AnswerPlacement, Choices, Medium, Paper, PerPage, SmallDigits};
use nonet::text::{Language, printed_words};
use proptest::prelude::*;
use roxmltree::{Document, Node, ParsingOptions};

use super::{EASY, EASY_ANSWER, booklet, grid, hostile_booklet, item, printed};

/// Every element that the writer makes; anything else broke out of a text.
const ELEMENTS: &str = "html head meta title style body header h1 h2 p main section div table caption span \
                        tbody tr td br";

fn parsed(html: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(html, options).unwrap_or_else(|error| {
        panic!("{error}: {html}");
    });
    for element in document.descendants().filter(Node::is_element) {
        let name = element.tag_name().name();
        assert!(ELEMENTS.split_whitespace().any(|known| known == name), "{name}");
        for attribute in element.attributes() {
            assert!(!attribute.name().starts_with("on"), "{attribute:?}");
            assert!(!["src", "href"].contains(&attribute.name()), "{attribute:?}");
        }
    }
    document
}

fn all<'a>(document: &'a Document<'_>, name: &str) -> Vec<Node<'a, 'a>> {
    let has_name = |node: &Node<'_, '_>| node.tag_name().name() == name;
    document.root().descendants().filter(has_name).collect()
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

/// The digits of a table in row-major order, with dots for empty cells.
fn digits(table: Node<'_, '_>) -> String {
    let cells = table.descendants().filter(|node| node.tag_name().name() == "td");
    cells.map(text).map(|cell| if cell.is_empty() { ".".to_owned() } else { cell }).collect()
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

#[test]
fn a_board_is_a_table_that_can_be_read_back() {
    let choices = Choices { answers: AnswerPlacement::AtEnd, ..Choices::default() };
    let html = printed(Medium::Html, &booklet(vec![item(&grid(EASY))]), choices);
    let document = parsed(&html);
    let tables = all(&document, "table");
    assert_eq!(tables.len(), 2);
    assert_eq!(digits(tables[0]), EASY.replace('0', "."));
    assert_eq!(digits(tables[1]), EASY_ANSWER);
    let labels: Vec<_> = tables.iter().filter_map(|table| table.attribute("aria-label")).collect();
    assert_eq!(labels, ["Sudoku", "Answer"]);
    assert_eq!(all(&document, "tr").len(), 18);
    let cells = all(&document, "td");
    let given = cells.iter().filter(|cell| has_class(cell, "g")).count();
    assert_eq!(given, 2 * grid(EASY).filled_count());
}

#[test]
fn thick_lines_run_around_the_boxes() {
    let lines = |layout| {
        let empty = item(&Grid::empty(layout));
        let html = printed(Medium::Html, &booklet(vec![empty]), Choices::default());
        let document = parsed(&html);
        let cells = all(&document, "td");
        let count = |class| cells.iter().filter(|cell| has_class(cell, class)).count();
        (cells.len(), count("r"), count("b"))
    };
    assert_eq!(lines(Layout::classic()), (81, 27, 27));
    assert_eq!(lines(Layout::boxed(2, 3).unwrap()), (36, 12, 18));
}

#[test]
fn the_language_and_the_headings_are_the_persons() {
    let mut two = booklet(vec![item(&grid(EASY)); 2]);
    two.words = printed_words(Language::of_locale("vi"));
    let choices = Choices { answers: AnswerPlacement::AtEnd, ..Choices::default() };
    let html = printed(Medium::Html, &two, choices);
    let document = parsed(&html);
    assert_eq!(document.root_element().attribute("lang"), Some("vi"));
    assert_eq!(text(all(&document, "title")[0]), "Đề Sudoku");
    assert_eq!(text(all(&document, "h2")[0]), "Đáp án");
    let names: Vec<String> = all(&document, "caption").into_iter().map(text).collect();
    assert_eq!(names, ["Đề Sudoku 1", "Đề Sudoku 2", "Đáp án 1", "Đáp án 2"]);
}

#[test]
fn pages_hold_as_many_puzzles_as_chosen() {
    let five = booklet(vec![item(&grid(EASY)); 5]);
    let pages = |per_page, answers| {
        let html =
            printed(Medium::Html, &five, Choices { per_page, answers, ..Choices::default() });
        let document = parsed(&html);
        let tables = |page: Node<'_, '_>| {
            page.descendants().filter(|node| node.tag_name().name() == "table").count()
        };
        all(&document, "section").into_iter().map(tables).collect::<Vec<_>>()
    };
    assert_eq!(pages(PerPage::One, AnswerPlacement::Nowhere), [1, 1, 1, 1, 1]);
    assert_eq!(pages(PerPage::Four, AnswerPlacement::Nowhere), [4, 1]);
    assert_eq!(pages(PerPage::Four, AnswerPlacement::AfterEach), [4, 4, 2]);
    assert_eq!(pages(PerPage::Two, AnswerPlacement::Facing), [2, 2, 2, 2, 1, 1]);
    assert_eq!(pages(PerPage::Twelve, AnswerPlacement::AtEnd), [5, 5]);
}

#[test]
fn the_style_follows_the_choices() {
    let one = booklet(vec![item(&grid(EASY))]);
    let html = |choices| printed(Medium::Html, &one, choices);
    let plain = html(Choices::default());
    assert!(plain.contains("size: A4;") && plain.contains("prefers-color-scheme: dark"));
    assert!(plain.contains("content=\"light dark\""));
    let letter = html(Choices { paper: Paper::Letter, ..Choices::default() });
    assert!(letter.contains("size: letter;"));
    let black = html(Choices { black_only: true, ..Choices::default() });
    assert!(
        black.contains("<html lang=\"en\" class=\"black\">") && black.contains("content=\"light\"")
    );
    let turned = html(Choices { answers: AnswerPlacement::AtEndUpsideDown, ..Choices::default() });
    assert!(turned.contains("<section class=\"page turned\""));
}

#[test]
fn small_digits_have_places_of_their_own() {
    let choices = Choices { small_digits: SmallDigits::Candidates, ..Choices::default() };
    let html = printed(Medium::Html, &booklet(vec![item(&grid(EASY))]), choices);
    parsed(&html);
    let blank = '\u{2007}';
    let third = format!("{blank} {blank} 3<br/>{blank} 5 {blank}<br/>{blank} {blank} {blank}");
    assert!(html.contains(&format!("<td class=\"s r\">{third}</td>")), "{html}");
}

#[test]
fn a_puzzle_without_an_answer_says_so() {
    let mut one = booklet(vec![item(&grid(EASY))]);
    one.items[0].answer = None;
    let choices = Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() };
    let html = printed(Medium::Html, &one, choices);
    let document = parsed(&html);
    assert_eq!(text(*all(&document, "td").last().unwrap()), "There is no answer.");
}

#[test]
fn a_title_that_cannot_be_seen_is_none() {
    let html = printed(Medium::Html, &hostile_booklet("\u{feff} \u{202e}\n"), Choices::default());
    let document = parsed(&html);
    assert_eq!(text(all(&document, "h1")[0]), "Sudoku");
    assert_eq!(all(&document, "caption").len(), 0);
}

#[test]
fn hostile_texts_stay_texts() {
    for hostile in super::HOSTILE {
        let html = printed(Medium::Html, &hostile_booklet(hostile), Choices::default());
        let document = parsed(&html);
        assert_eq!(all(&document, "td").len(), 81, "{hostile:?}");
        assert_eq!((all(&document, "title").len(), all(&document, "style").len()), (1, 1));
    }
    let html = printed(Medium::Html, &hostile_booklet("</title><script>"), Choices::default());
    assert_eq!(text(all(&parsed(&html), "title")[0]), "</title><script>");
}

#[test]
fn scripts_are_forbidden_too() {
    let html = printed(Medium::Html, &booklet(vec![item(&grid(EASY))]), Choices::default());
    let policy = "content=\"default-src 'none'; style-src 'unsafe-inline'\"";
    assert!(html.contains(policy) && !html.contains("<script"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn any_text_is_escaped(text in any::<String>()) {
        let html = printed(Medium::Html, &hostile_booklet(&text), Choices::default());
        let document = parsed(&html);
        prop_assert_eq!(all(&document, "table").len(), 1);
        prop_assert_eq!(all(&document, "tr").len(), 9);
    }
}
