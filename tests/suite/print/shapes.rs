//! Boards of every shape on every medium.

use std::collections::BTreeSet;
use std::sync::Arc;

use lopdf::Document as PdfFile;
use nonet::engine::{
    Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Place, Regions, Rule,
};
use nonet::print::{
    AnswerPlacement, BookletPuzzle, Choices, Fill, Medium, Page, PageElement, Paper, PerPage,
    PictureWidth, PrintInks, SmallDigits, Stroke, Text, Tiles, document, pages, pdf, picture,
    pixels,
};
use nonet::text::{Language, printed_words};

use super::{booklet, printed, unsolved};

fn named(name: &str) -> Arc<Layout> {
    NamedShape::named(name).unwrap().layout()
}

/// A board with its lowest digit in the first cell and its highest in the last.
fn with_two_givens(layout: &Arc<Layout>) -> BookletPuzzle {
    let mut givens = Grid::empty(Arc::clone(layout));
    givens.set(layout.cells().next().unwrap(), Digit::new(1));
    givens.set(layout.cells().next_back().unwrap(), Digit::from_index(layout.digit_count() - 1));
    unsolved(&givens)
}

/// A board whose cells are all filled, whatever the rules say, with a third of it given.
fn full(layout: &Arc<Layout>) -> BookletPuzzle {
    let (mut givens, mut answer) =
        (Grid::empty(Arc::clone(layout)), Grid::empty(Arc::clone(layout)));
    for cell in layout.cells() {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let digit = Digit::from_index((3 * row + column) % layout.digit_count());
        answer.set(cell, digit);
        if cell.index() % 3 == 0 {
            givens.set(cell, digit);
        }
    }
    BookletPuzzle { answer: Some(answer), ..unsolved(&givens) }
}

fn bytes(medium: Medium, items: Vec<BookletPuzzle>, choices: Choices) -> Vec<u8> {
    let booklet = booklet(items);
    let mut out = Vec::new();
    document(medium, &booklet, choices, None).unwrap().write(&mut out).unwrap();
    out
}

fn texts(page: &Page) -> Vec<&Text> {
    let elements = page.elements.iter();
    elements
        .filter_map(|element| if let PageElement::Text(text) = element { Some(text) } else { None })
        .collect()
}

fn lines(page: &Page) -> Vec<&Stroke> {
    let elements = page.elements.iter();
    elements
        .filter_map(|element| if let PageElement::Line(line) = element { Some(line) } else { None })
        .collect()
}

fn fills(page: &Page) -> Vec<&Fill> {
    let elements = page.elements.iter();
    elements
        .filter_map(|element| if let PageElement::Fill(fill) = element { Some(fill) } else { None })
        .collect()
}

fn is_slanted(line: &Stroke) -> bool {
    (line.from.x - line.to.x).abs() > 0.01 && (line.from.y - line.to.y).abs() > 0.01
}

/// The board alone, 300 points wide or high.
fn alone(layout: &Arc<Layout>, inks: PrintInks) -> Page {
    picture(&with_two_givens(layout), SmallDigits::None, inks, 300.0)
}

fn count(text: &str, sign: char) -> usize {
    text.chars().filter(|it| *it == sign).count()
}

fn is_square(layout: &Layout) -> bool {
    layout.rows() == layout.columns()
}

fn places(layout: &Layout) -> usize {
    layout.rows() * layout.columns()
}

#[test]
fn every_named_board_is_a_pdf_with_its_digits() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        let file = bytes(Medium::Pdf, vec![with_two_givens(&layout)], Choices::default());
        let file = PdfFile::load_mem(&file).unwrap();
        let expected = match layout.columns() {
            100 => 4,
            81 => 2,
            _ => 1,
        };
        assert_eq!(file.get_pages().len(), expected, "{}", shape.name);
        let last = u32::try_from(expected).unwrap();
        let text = file.extract_text(&[last]).unwrap();
        let words: BTreeSet<&str> = text.split_whitespace().collect();
        let highest = layout.digit_count().to_string();
        assert!(words.contains(highest.as_str()), "{}: {text}", shape.name);
    }
}

#[test]
fn every_named_board_is_a_table_in_html() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        let html =
            printed(Medium::Html, &booklet(vec![with_two_givens(&layout)]), Choices::default());
        let options =
            roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
        let document = roxmltree::Document::parse_with_options(&html, options).unwrap();
        let all = |name: &str| document.descendants().filter(|it| it.has_tag_name(name)).count();
        assert_eq!((all("tr"), all("td")), (layout.rows(), places(&layout)), "{}", shape.name);
        let holes = document.descendants().filter(|it| it.attribute("class") == Some("h")).count();
        assert_eq!(holes, places(&layout) - layout.cell_count(), "{}", shape.name);
        assert_eq!(html.contains("<table class=\"open\""), layout.grids().len() > 1);
        assert!(html.contains(&format!("--side:{};", layout.columns())), "{}", shape.name);
    }
}

#[test]
fn every_named_board_is_a_table_or_a_picture_in_rtf() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        let rtf =
            printed(Medium::Rtf, &booklet(vec![with_two_givens(&layout)]), Choices::default());
        super::rtf::read(&rtf);
        // Word allows 63 cells in a row.
        let is_picture = layout.columns() > 63;
        assert_eq!(rtf.matches("\\pngblip").count(), usize::from(is_picture), "{}", shape.name);
        let cells = if is_picture { 0 } else { places(&layout) };
        assert_eq!(rtf.matches("\\trrh-").count() * layout.columns(), cells, "{}", shape.name);
    }
}

#[test]
fn every_named_board_is_drawn_with_characters() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        let text =
            printed(Medium::Text, &booklet(vec![with_two_givens(&layout)]), Choices::default());
        let drawn = text.lines().filter(|line| line.contains(['┃', '━', '─', '│'])).count();
        assert_eq!(drawn, 2 * layout.rows() + 1, "{}: {text}", shape.name);
        assert!(text.contains(&layout.digit_count().to_string()), "{}", shape.name);
    }
}

#[test]
fn every_named_board_is_a_picture_a_line_and_a_log() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        let choices =
            Choices { width: PictureWidth::holding(layout.columns()), ..Choices::default() };
        let png = bytes(Medium::Png, vec![with_two_givens(&layout)], choices);
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        let cell = side(16) as usize / layout.columns();
        assert!(cell >= 30, "{}: {cell}", shape.name);
        let is_plain = layout.plain_boxes().is_some() || shape.name.contains("jigsaw");
        assert!(!is_plain || side(16) == side(20), "{}", shape.name);
        let svg = bytes(Medium::Svg, vec![with_two_givens(&layout)], choices);
        roxmltree::Document::parse(std::str::from_utf8(&svg).unwrap()).unwrap();
        let item = with_two_givens(&layout);
        let line = printed(Medium::Line, &booklet(vec![item.clone()]), choices);
        assert_eq!(line, format!("{}\n", nonet::format::line_of(&item.givens)));
        let log = printed(Medium::Log, &booklet(vec![item]), choices);
        let width = layout.digit_count().to_string().len();
        let length = layout.columns() * (width + 1);
        let is_row = |line: &&str| line.len() == length && !line.contains('*');
        let rows = log.lines().filter(is_row).count();
        assert_eq!(rows, layout.rows(), "{}: {log}", shape.name);
    }
}

#[test]
fn nothing_stands_outside_of_the_paper_and_digits_touch_no_line() {
    const EDGE: f32 = 12.0;
    for shape in NamedShape::ALL {
        let booklet = booklet(vec![full(&shape.layout())]);
        for (paper, per_page) in [(Paper::A4, PerPage::One), (Paper::A3, PerPage::Four)] {
            let answers = AnswerPlacement::AfterEach;
            let choices = Choices { paper, per_page, answers, ..Choices::default() };
            for page in pages(&booklet, choices) {
                let lines: Vec<[f32; 4]> =
                    lines(&page).into_iter().filter(|line| !is_slanted(line)).map(ink).collect();
                for [left, top, right, bottom] in &lines {
                    assert!(*left >= EDGE && *top >= EDGE, "{}", shape.name);
                    assert!(*right <= page.width - EDGE, "{}", shape.name);
                    assert!(*bottom <= page.height - EDGE, "{}", shape.name);
                }
                // Lines of outlines and of large boards are many, so a sample of digits is looked at.
                for text in texts(&page).into_iter().step_by(29) {
                    let (start, size) = (text.start(), text.size);
                    let (left, bottom) = (start.x + 0.05 * size, start.y);
                    let (right, top) = (start.x + text.width() - 0.05 * size, bottom - 0.7 * size);
                    let touches = |line: &&[f32; 4]| {
                        let [from, upper, to, lower] = **line;
                        left < to && from < right && top < lower && upper < bottom
                    };
                    let under = lines.iter().find(touches);
                    assert_eq!(under, None, "{}: {text:?}", shape.name);
                }
            }
        }
    }
}

/// The edges of what a line blackens.
fn ink(line: &Stroke) -> [f32; 4] {
    let half = line.width / 2.0;
    let (from, to) = (line.from, line.to);
    if (from.y - to.y).abs() < 0.001 {
        [from.x.min(to.x), from.y - half, from.x.max(to.x), from.y + half]
    } else {
        [from.x - half, from.y.min(to.y), from.x + half, from.y.max(to.y)]
    }
}

#[test]
fn a_hundred_by_a_hundred_lies_on_four_sheets_or_on_one_of_a3() {
    let item = full(&named("100x100"));
    let booklet = booklet(vec![item]);
    let sheets = |paper, tiles| pages(&booklet, Choices { paper, tiles, ..Choices::default() });
    assert_eq!(sheets(Paper::A3, Tiles::IfSmall).len(), 1);
    assert_eq!(sheets(Paper::A4, Tiles::Never).len(), 1);
    let tiles = sheets(Paper::A4, Tiles::IfSmall);
    assert_eq!(tiles.len(), 4);
    let is_given =
        |text: &&Text| text.text.parse::<u8>().is_ok() && text.weight == nonet::print::Weight::Bold;
    let givens: Vec<usize> =
        tiles.iter().map(|page| texts(page).into_iter().filter(is_given).count()).collect();
    let all = booklet.items[0].givens.filled_count();
    // The strips that are glued over are printed twice.
    assert!((all + 100..all + 500).contains(&givens.iter().sum()), "{givens:?}");
    let size = texts(&tiles[0]).into_iter().find(is_given).unwrap().size;
    assert!(size >= 4.8, "{size}");
    for (at, page) in tiles.iter().enumerate() {
        let said: Vec<&str> = texts(page).into_iter().map(|text| text.text.as_str()).collect();
        assert!(said.contains(&format!("{} / 4", at + 1).as_str()), "{said:?}");
        assert!(said.iter().any(|text| text.starts_with("Cut along the marks")), "{said:?}");
    }
    // The first sheet has marks only where the next ones begin, the last one only where it is cut.
    let marks = |page: &Page| {
        let is_mark = |line: &&&Stroke| {
            let (wide, high) = ((line.from.x - line.to.x).abs(), (line.from.y - line.to.y).abs());
            (wide.max(high) - 8.0).abs() < 0.01 && (line.width - 0.5).abs() < 0.001
        };
        lines(page).iter().filter(is_mark).count()
    };
    assert_eq!(tiles.iter().map(marks).collect::<Vec<_>>(), [4; 4]);
}

#[test]
fn every_cell_of_a_spread_board_is_on_some_sheet() {
    let layout = named("81x81");
    let mut item = full(&layout);
    item.givens = item.answer.clone().unwrap();
    let choices = Choices { tiles: Tiles::Always, ..Choices::default() };
    let pages = pages(&booklet(vec![item]), choices);
    let rows: usize = pages
        .iter()
        .step_by(2)
        .map(|page| {
            let left = texts(page)
                .into_iter()
                .filter(|text| text.text.parse::<u8>().is_ok() && text.size < 8.5);
            let baselines: BTreeSet<String> =
                left.map(|text| format!("{:.1}", text.at.y)).collect();
            baselines.len()
        })
        .sum();
    assert!(rows >= 81, "{rows}");
}

#[test]
fn a_poster_is_larger_than_the_sheet_and_a_booklet_has_none() {
    let board = booklet(vec![full(&named("9x9"))]);
    let pages_of = |tiles, folded| pages(&board, Choices { tiles, folded, ..Choices::default() });
    let size = |page: &Page| texts(page).iter().map(|text| text.size).fold(0.0, f32::max);
    let (single, poster) = (pages_of(Tiles::IfSmall, false), pages_of(Tiles::Always, false));
    assert_eq!(single.len(), 1);
    assert!(poster.len() > 1 && size(&poster[0]) > 1.35 * size(&single[0]));
    assert_eq!(pages_of(Tiles::Always, true).len(), pages_of(Tiles::Never, true).len());
}

#[test]
fn answers_of_spread_boards_are_spread_too_and_a_missing_one_is_told() {
    let mut booklet = booklet(vec![full(&named("100x100"))]);
    for (answers, sheets) in [
        (AnswerPlacement::AfterEach, 8),
        (AnswerPlacement::AtEndUpsideDown, 8),
        (AnswerPlacement::Facing, 9),
    ] {
        let choices = Choices { answers, ..Choices::default() };
        assert_eq!(pages(&booklet, choices).len(), sheets, "{answers:?}");
    }
    booklet.items[0].answer = None;
    let choices = Choices { answers: AnswerPlacement::AtEnd, ..Choices::default() };
    let pages = pages(&booklet, choices);
    assert!(texts(&pages[7]).iter().any(|text| text.text == "There is no answer."));
}

#[test]
fn as_many_boards_stand_on_a_page_as_can_be_read() {
    let pages_of = |name: &str, count, per_page| {
        let choices = Choices { per_page, ..Choices::default() };
        pages(&booklet(vec![with_two_givens(&named(name)); count]), choices).len()
    };
    assert_eq!(pages_of("9x9", 12, PerPage::Twelve), 1);
    assert_eq!(pages_of("16x16", 12, PerPage::Twelve), 1);
    assert_eq!(pages_of("25x25", 12, PerPage::Twelve), 2);
    assert_eq!(pages_of("36x36", 12, PerPage::Twelve), 6);
    assert_eq!(pages_of("64x64", 3, PerPage::Twelve), 3);
    let mixed = [named("9x9"), named("9x9"), named("64x64"), named("9x9")];
    let items = mixed.iter().map(with_two_givens).collect();
    let choices = Choices { per_page: PerPage::Four, ..Choices::default() };
    assert_eq!(pages(&booklet(items), choices).len(), 3);
}

#[test]
fn rules_stand_below_the_name_of_the_puzzle_in_every_medium() {
    let rule = "No two equal digits a knight's move apart";
    let choices = Choices { answers: AnswerPlacement::AfterEach, ..Choices::default() };
    let told = |name: &str, medium| {
        let items = vec![full(&named(name)); 2];
        match medium {
            Medium::Pdf => {
                let pages = pages(&booklet(items), choices);
                let texts: Vec<String> =
                    pages.iter().flat_map(texts).map(|text| text.text.clone() + "\n").collect();
                texts.concat()
            }
            medium => printed(medium, &booklet(items), choices).replace("&#39;", "'"),
        }
    };
    for medium in [Medium::Pdf, Medium::Html, Medium::Rtf, Medium::Text] {
        let text = told("anti-knight", medium);
        assert_eq!(text.matches(rule).count(), 2, "{medium:?}: above puzzles, not above answers");
        assert!(text.find("Sudoku 1").unwrap() < text.find(rule).unwrap(), "{medium:?}");
        assert!(!told("9x9", medium).contains(rule), "{medium:?}");
    }
    let svg = bytes(Medium::Svg, vec![full(&named("anti-knight"))], Choices::default());
    assert!(String::from_utf8(svg).unwrap().contains("knight&#39;s move"), "a picture alone too");
    let mut vietnamese = booklet(vec![full(&named("anti-knight"))]);
    vietnamese.words = printed_words(Language::of_locale("vi"));
    assert!(!printed(Medium::Text, &vietnamese, Choices::default()).contains(rule));
}

#[test]
fn many_rules_stand_on_several_lines_above_the_board() {
    let layout = LayoutBuilder::boxed(3, 3)
        .with_extras(ExtraHouses::ALL)
        .with_rules(Rule::ALL)
        .build()
        .unwrap();
    for per_page in PerPage::ALL {
        let choices = Choices { per_page, ..Choices::default() };
        let page = &pages(&booklet(vec![full(&layout); 12]), choices)[0];
        let texts = texts(page);
        let is_rule =
            |text: &&&Text| text.text.contains("No digit") || text.text.contains("No two");
        let rules: Vec<&&Text> = texts.iter().filter(is_rule).collect();
        assert!(rules.len() >= 2, "{per_page:?}");
        let boards = lines(page).into_iter().map(|line| line.from.y.min(line.to.y));
        let first = boards.fold(f32::MAX, f32::min);
        assert!(rules[0].at.y < first, "{per_page:?}");
        for pair in rules.windows(2) {
            assert!((pair[0].at.y - pair[1].at.y).abs() > 3.0 || pair[0].at.x < pair[1].at.x);
        }
    }
}

#[test]
fn regions_that_are_not_connected_are_shaded() {
    let layout = named("sudoku plus 8x8");
    let grey = fills(&alone(&layout, PrintInks::All)).len();
    assert_eq!(grey, 32);
    assert!(lines(&alone(&layout, PrintInks::All)).iter().all(|line| !is_slanted(line)));
    let black = alone(&layout, PrintInks::BlackOnly);
    assert!(fills(&black).is_empty(), "black ink alone has no grey");
    assert!(lines(&black).into_iter().filter(|line| is_slanted(line)).count() >= 32);
    let html = printed(Medium::Html, &booklet(vec![with_two_givens(&layout)]), Choices::default());
    let cells = html.matches("<td class=\"").count();
    let shaded = html.split("<td class=\"").skip(1).filter(|it| {
        it.split('"').next().is_some_and(|classes| classes.split(' ').any(|class| class == "f1"))
    });
    assert!(cells > 32);
    assert_eq!(shaded.count(), 32);
    let rtf = printed(Medium::Rtf, &booklet(vec![with_two_givens(&layout)]), Choices::default());
    assert_eq!(rtf.matches("\\clcbpat6").count(), 32);
    let choices = Choices { black_only: true, ..Choices::default() };
    let rtf = printed(Medium::Rtf, &booklet(vec![with_two_givens(&layout)]), choices);
    assert_eq!((rtf.matches("\\clcbpat").count(), rtf.matches("\\clbgbdiag").count()), (0, 32));
}

#[test]
fn diagonals_are_light_lines_from_corner_to_corner() {
    let page = alone(&named("x"), PrintInks::All);
    let board = lines(&page);
    let diagonals: Vec<&&Stroke> = board.iter().filter(|line| is_slanted(line)).collect();
    assert_eq!(diagonals.len(), 2);
    for line in diagonals {
        assert!((line.from.x - line.to.x).abs() > 280.0 && line.grey > 0.3 && line.width < 1.0);
        assert!((line.to.y - line.from.y - (line.from.x - line.to.x).abs()).abs() < 0.01);
    }
    let picture = pixels(&page, 300);
    let shade = |x: usize, y: usize| picture.shades[y * 300 + x];
    // Cells without a digit are white but for the diagonals.
    assert!(shade(150 + 8, 150 + 8) < 250 && shade(150 + 8, 150) > 250);
    let html =
        printed(Medium::Html, &booklet(vec![with_two_givens(&named("x"))]), Choices::default());
    let body = html.split("<body>").nth(1).unwrap();
    assert_eq!((body.matches("df").count(), body.matches("dr").count()), (9, 9));
}

#[test]
fn windows_are_shaded_and_what_overlaps_them_is_outlined() {
    let windoku = alone(&named("windoku"), PrintInks::All);
    let area: f32 = fills(&windoku).iter().map(|fill| fill.width * fill.height).sum();
    let cell = 285.0_f32 / 9.0;
    assert!((area / (cell * cell) - 36.0).abs() < 0.1, "{area}");
    let layout = LayoutBuilder::boxed(3, 3)
        .with_extras([ExtraHouses::Windows])
        .with_house((1..8).map(|column| Place::new(4, column)).collect())
        .build()
        .unwrap();
    let both = alone(&layout, PrintInks::All);
    assert_eq!(
        fills(&both).len(),
        fills(&windoku).len() + 1,
        "it meets no window, so it is shaded"
    );
    let crossing = LayoutBuilder::boxed(3, 3)
        .with_extras([ExtraHouses::Windows])
        .with_house((1..8).map(|column| Place::new(2, column)).collect())
        .build()
        .unwrap();
    let outlined = alone(&crossing, PrintInks::All);
    assert_eq!(fills(&outlined).len(), fills(&windoku).len());
    let dashes = lines(&outlined).len() - lines(&windoku).len();
    assert!((80..100).contains(&dashes), "{dashes}: five a side of a cell");
}

#[test]
fn no_line_stands_between_the_holes_of_a_samurai() {
    let page = alone(&named("samurai"), PrintInks::All);
    let cell = 285.0 / 21.0;
    let inside = |at: f32| (at - 7.5) / cell;
    for line in lines(&page) {
        let Stroke { from, to, .. } = line;
        let middle = [f32::midpoint(from.x, to.x), f32::midpoint(from.y, to.y)].map(inside);
        let [x, y] = middle;
        let is_in_hole = (9.2..11.8).contains(&x) && (0.2..5.8).contains(&y);
        assert!(!is_in_hole, "{line:?}");
    }
    let widths: BTreeSet<u32> = lines(&page).iter().map(|line| line.width.to_bits()).collect();
    assert_eq!(widths.len(), 3, "cells, boxes, frames of grids");
}

#[test]
fn candidates_are_printed_up_to_25_digits() {
    let choices = Choices { small_digits: SmallDigits::Candidates, ..Choices::default() };
    for (name, is_printed) in [("16x16", true), ("25x25", true), ("36x36", false)] {
        let booklet = booklet(vec![with_two_givens(&named(name))]);
        let smalls = pages(&booklet, choices).iter().flat_map(texts).count();
        assert_eq!(smalls > 1000, is_printed, "{name}: {smalls}");
        let unheeded = Medium::Pdf.unheeded(&choices, &booklet);
        assert_eq!(unheeded.is_empty(), is_printed, "{name}");
        for medium in [Medium::Html, Medium::Rtf, Medium::Text] {
            let with = printed(medium, &booklet, choices).len();
            let without = printed(medium, &booklet, Choices::default()).len();
            assert_eq!(with > without + 5_000, is_printed, "{name} {medium:?}");
        }
    }
}

#[test]
fn a_jigsaw_is_drawn_with_characters_exactly() {
    let regions = Regions::of_letters(&["AAB", "ABB", "CCC"]);
    let layout = LayoutBuilder { regions, ..LayoutBuilder::latin(3) }.build().unwrap();
    let drawn = printed(Medium::Text, &booklet(vec![with_two_givens(&layout)]), Choices::default());
    let expected = "\
Sudoku
======

┏━━━┯━━━┳━━━┓
┃ 1 │   ┃   ┃
┠───╆━━━╃───┨
┃   ┃   │   ┃
┣━━━╇━━━┿━━━┫
┃   │   │ 3 ┃
┗━━━┷━━━┷━━━┛
";
    assert_eq!(drawn, expected);
}

#[test]
fn shades_holes_and_diagonals_are_drawn_with_characters() {
    let text = |name: &str| {
        printed(Medium::Text, &booklet(vec![with_two_givens(&named(name))]), Choices::default())
    };
    assert_eq!(count(&text("sudoku plus 8x8"), '░'), 64);
    let diagonals = text("x");
    assert_eq!(
        (count(&diagonals, '╲'), count(&diagonals, '╱'), count(&diagonals, '╳')),
        (16, 16, 2)
    );
    assert!(diagonals.contains("┃╲1╲│"), "{diagonals}");
    let twins = text("twins");
    let rows: Vec<&str> = twins.lines().filter(|line| line.contains(" │ ")).collect();
    let ends =
        [rows[0], rows[14]].map(|row| (row.chars().count(), row.trim_start().chars().count()));
    assert_eq!(ends, [(37, 37), (24 + 37, 37)], "{twins}");
    let samurai = text("samurai");
    assert_eq!(samurai.lines().filter(|line| line.contains("┃           ┃")).count(), 6 + 6);
}

/// Boards that are as narrow, as large or as full of houses as a layout can be.
fn extremes() -> Vec<Arc<Layout>> {
    let row = LayoutBuilder { rows: 1, ..LayoutBuilder::latin(100) };
    let column = LayoutBuilder { columns: 1, ..LayoutBuilder::latin(100) };
    let two = LayoutBuilder { rows: 2, columns: 2, digits: 100, ..LayoutBuilder::latin(2) };
    let crowded = (0..300).fold(LayoutBuilder::latin(20), |board, at| {
        let place = |step: usize| Place::new((at + step) % 20, (at * 7 + step * step) % 20);
        let places: BTreeSet<Place> = (0..20).map(place).collect();
        board.with_house(places.into_iter().collect())
    });
    let scattered: Vec<String> = (0..20)
        .map(|row: usize| {
            let letters = ('A'..='T').cycle().skip(row);
            letters.take(20).collect()
        })
        .collect();
    let scattered: Vec<&str> = scattered.iter().map(String::as_str).collect();
    let scattered =
        LayoutBuilder { regions: Regions::of_letters(&scattered), ..LayoutBuilder::latin(20) };
    [row, column, two, crowded, scattered]
        .into_iter()
        .map(|builder| builder.build().unwrap())
        .collect()
}

#[test]
fn extreme_boards_are_printed_on_every_medium() {
    for layout in extremes() {
        for medium in Medium::ALL {
            for answers in [AnswerPlacement::Nowhere, AnswerPlacement::AfterEach] {
                let per_page = PerPage::Twelve;
                let choices = Choices { answers, per_page, ..Choices::default() };
                let written = bytes(medium, vec![full(&layout)], choices);
                let size = (layout.rows(), layout.columns());
                assert!(written.len() > 3, "{medium:?} {size:?}");
                assert!(written.len() < 20_000_000, "{medium:?} {size:?}: {}", written.len());
            }
        }
        let page = alone(&layout, PrintInks::All);
        assert!(page.height <= 2.0 * page.width + 0.01, "{} x {}", page.width, page.height);
        let is_near = (page.width - page.height).abs() < 0.01;
        assert!(!is_square(&layout) || is_near);
        let picture = pixels(&page, 1_200);
        assert!(picture.height <= 2_401, "{}", picture.height);
    }
}

#[test]
fn a_pdf_of_spread_boards_has_bounded_pages() {
    let most = Medium::Pdf.most_cells(&Choices::default()).unwrap();
    assert_eq!(most, 8_100_000, "as many as 100,000 classic boards have");
    let booklet = booklet(vec![full(&named("100x100"))]);
    let file = pdf(&booklet, Choices::default(), None);
    assert!(file.len() < 400_000, "{}", file.len());
}
