//! The pages as data: their marks and places.

use nonet::engine::{Cell, Digit, Grid, Layout};
use nonet::print::{
    AnswerPlacement, Booklet, BookletPuzzle, Choices, Circle, Fill, Page, PageElement, PagePoint,
    Paper, PerPage, SmallDigits, Stroke, Text, Weight, pages,
};

use super::{EASY, booklet, grid, item};

/// Every choice that moves something.
fn all_choices() -> impl Iterator<Item = Choices> {
    let shapes = PerPage::ALL.into_iter().enumerate().flat_map(|(turn, per_page)| {
        AnswerPlacement::ALL
            .into_iter()
            .enumerate()
            .map(move |(step, answers)| (turn + step, per_page, answers))
    });
    shapes.flat_map(|(turn, per_page, answers)| {
        [false, true].map(|folded| {
            // Both papers meet each number a page, each place of answers and each order.
            let paper =
                if (turn + usize::from(folded)) % 2 == 0 { Paper::A4 } else { Paper::Letter };
            Choices { paper, per_page, answers, folded, ..Choices::default() }
        })
    })
}

/// Puzzles with everything that can be said about them, short and long.
fn full(items: usize) -> Booklet {
    let mut booklet = booklet(vec![item(&grid(EASY)); items]);
    booklet.title = "Sudoku cuối tuần cho cả nhà, ".repeat(6);
    booklet.author = "Nguyễn Thị Minh Khai".into();
    booklet.date = "22 tháng 11 năm 2026".into();
    for (place, item) in booklet.items.iter_mut().enumerate() {
        item.title = "Một buổi chiều mùa đông ".repeat(place % 4);
        item.author = "Lê Lợi".repeat(place % 3);
        item.level = "rất khó ".repeat(place % 5);
    }
    booklet
}

/// A full board of `rows` by `columns` boxes, a third of it given.
fn of_shape(rows: usize, columns: usize) -> BookletPuzzle {
    let layout = Layout::boxed(rows, columns).unwrap();
    let side = layout.columns();
    let (mut givens, mut answer) = (Grid::empty(layout.clone()), Grid::empty(layout.clone()));
    for cell in layout.cells() {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let digit = Digit::from_index((row % rows * columns + row / rows + column) % side);
        answer.set(cell, digit);
        if cell.index() % 3 == 0 {
            givens.set(cell, digit);
        }
    }
    let entries = Grid::empty(layout);
    BookletPuzzle { givens, entries, answer: Some(answer), ..item(&grid(EASY)) }
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

/// The left, upper, right and lower edge of what a text blackens at most between its baseline and its capitals.
fn ink(text: &Text) -> [f32; 4] {
    let PagePoint { x, y } = text.start();
    let (width, height) = (text.width(), 0.72 * text.size);
    if text.turned { [x - width, y, x, y + height] } else { [x, y - height, x + width, y] }
}

fn ink_of_line(line: &Stroke) -> [f32; 4] {
    let half = line.width / 2.0;
    let (from, to) = (line.from, line.to);
    if (from.y - to.y).abs() < 0.001 {
        [from.x, from.y - half, to.x, from.y + half]
    } else {
        [from.x - half, from.y, from.x + half, to.y]
    }
}

fn ink_of_circle(circle: &Circle) -> [f32; 4] {
    let Circle { middle, radius, .. } = circle;
    [middle.x - radius, middle.y - radius, middle.x + radius, middle.y + radius]
}

fn ink_of_fill(fill: &Fill) -> [f32; 4] {
    let PagePoint { x, y } = fill.at;
    [x, y, x + fill.width, y + fill.height]
}

/// An edge that is met from either side.
fn sorted([a, b, c, d]: [f32; 4]) -> [f32; 4] {
    [a.min(c), b.min(d), a.max(c), b.max(d)]
}

fn overlap(a: [f32; 4], b: [f32; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

fn numbers(page: &Page, weight: Weight) -> usize {
    let is_number = |text: &&Text| text.text.chars().all(|c| c.is_ascii_digit());
    let all = texts(page);
    all.into_iter().filter(is_number).filter(|text| text.weight == weight).count()
}

#[test]
fn nothing_stands_outside_of_the_paper_or_on_its_edge() {
    const EDGE: f32 = 12.0;
    let booklet = full(7);
    for choices in all_choices() {
        for page in pages(&booklet, choices) {
            let inks = page.elements.iter().map(|element| match element {
                PageElement::Line(line) => sorted(ink_of_line(line)),
                PageElement::Text(text) => sorted(ink(text)),
                PageElement::Fill(fill) => ink_of_fill(fill),
                PageElement::Circle(circle) => ink_of_circle(circle),
            });
            for [left, top, right, bottom] in inks {
                assert!(left >= EDGE && top >= EDGE, "{choices:?}");
                assert!(right <= page.width - EDGE, "{choices:?}");
                assert!(bottom <= page.height - EDGE, "{choices:?}");
            }
        }
    }
}

#[test]
fn no_words_touch_anything() {
    let booklet = full(13);
    for choices in all_choices() {
        for page in pages(&booklet, choices) {
            let texts: Vec<(&Text, [f32; 4])> =
                texts(&page).into_iter().map(|text| (text, sorted(ink(text)))).collect();
            let lines: Vec<_> =
                lines(&page).into_iter().map(|line| sorted(ink_of_line(line))).collect();
            // Digits on boards stand between lines, which another test looks at.
            let words = texts.iter().enumerate().filter(|(_, (text, _))| text.text.len() > 1);
            for (index, (text, ink)) in words {
                let others = texts.iter().enumerate().filter(|&(other, _)| other != index);
                let touched =
                    others.map(|(_, other)| other).find(|(_, other)| overlap(*ink, *other));
                assert_eq!(touched, None, "{choices:?}: {}", text.text);
                assert!(
                    !lines.iter().any(|line| overlap(*ink, *line)),
                    "{choices:?}: {}",
                    text.text
                );
            }
        }
    }
}

#[test]
fn every_given_and_every_found_digit_is_there_once() {
    let booklet = full(13);
    let givens: usize = booklet.items.iter().map(|item| item.givens.filled_count()).sum();
    for choices in all_choices() {
        let pages = pages(&booklet, choices);
        let count = |weight| pages.iter().map(|page| numbers(page, weight)).sum::<usize>();
        let answered = choices.answers != AnswerPlacement::Nowhere;
        let times = if answered { 2 } else { 1 };
        // Answers under a heading are called by their number.
        let named = pages.iter().flat_map(texts).filter(|text| text.weight == Weight::Bold);
        let named = named.filter(|text| text.anchor == nonet::print::Anchor::Start);
        let captions = named.filter(|text| text.text.parse::<usize>().is_ok()).count();
        assert_eq!(count(Weight::Bold) - captions, givens * times, "{choices:?}");
        let found = if answered { 13 * 81 - givens } else { 0 };
        let page_numbers = count(Weight::Regular) - found;
        assert!(page_numbers <= 30, "{choices:?}: {page_numbers}");
    }
}

#[test]
fn boards_of_every_shape_are_drawn_with_their_boxes() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 4), (4, 4), (1, 5), (5, 5), (6, 6)]
    {
        let side = rows * columns;
        let booklet = booklet(vec![of_shape(rows, columns)]);
        let choices = Choices { small_digits: SmallDigits::Candidates, ..Choices::default() };
        let page = pages(&booklet, choices).remove(0);
        let lines = lines(&page);
        let inks: Vec<_> = texts(&page).into_iter().map(|text| sorted(ink(text))).collect();
        let thickest = lines.iter().map(|line| line.width).fold(0.0, f32::max);
        let thick = lines.iter().filter(|line| line.width > 0.9 * thickest).count();
        assert_eq!(lines.len(), 2 * (side + 1), "{side}");
        assert_eq!(thick, (side / rows + 1) + (side / columns + 1), "{rows} by {columns}");
        assert_eq!(numbers(&page, Weight::Bold), (side * side).div_ceil(3), "{side}");
        for line in &lines {
            assert!(!inks.iter().any(|ink| overlap(*ink, sorted(ink_of_line(line)))), "{side}");
        }
    }
}

#[test]
fn there_are_as_many_pages_as_the_choices_need() {
    let count = |items, per_page, answers, folded| {
        let choices = Choices { per_page, answers, folded, ..Choices::default() };
        pages(&full(items), choices).len()
    };
    assert_eq!(count(0, PerPage::One, AnswerPlacement::AtEnd, false), 0);
    for (per_page, pages) in PerPage::ALL.into_iter().zip([13, 7, 4, 3, 2, 2]) {
        assert_eq!(count(13, per_page, AnswerPlacement::Nowhere, false), pages);
        assert_eq!(count(13, per_page, AnswerPlacement::Facing, false), 1 + 2 * pages);
        assert_eq!(count(13, per_page, AnswerPlacement::AtEnd, false), pages + 1);
        assert_eq!(count(13, per_page, AnswerPlacement::AtEndUpsideDown, false), pages + 1);
        assert_eq!(
            count(13, per_page, AnswerPlacement::Nowhere, true),
            pages.next_multiple_of(4) / 2
        );
    }
    for (per_page, pages) in PerPage::ALL.into_iter().zip([26, 13, 7, 5, 3, 3]) {
        assert_eq!(count(13, per_page, AnswerPlacement::AfterEach, false), pages);
    }
}

#[test]
fn a_folded_booklet_has_two_pages_on_each_landscape_side() {
    let choices = Choices { folded: true, ..Choices::default() };
    let mut booklet = full(7);
    for (place, item) in booklet.items.iter_mut().enumerate() {
        item.title = format!("No. {}", place + 1);
    }
    let sides = pages(&booklet, choices);
    let side = |page: &Page| {
        assert!(page.width > page.height);
        let on = |left: bool| {
            let all = texts(page);
            let here = all.into_iter().filter(|text| (text.at.x < page.width / 2.0) == left);
            let title = here.into_iter().find(|text| text.text.starts_with("No. "));
            title.map_or(String::new(), |text| text.text.clone())
        };
        (on(true), on(false))
    };
    let number = |number: usize| format!("No. {number}");
    let expected = [
        (String::new(), number(1)),
        (number(2), number(7)),
        (number(6), number(3)),
        (number(4), number(5)),
    ];
    assert_eq!(sides.iter().map(side).collect::<Vec<_>>(), expected);
}

#[test]
fn answers_upside_down_are_those_of_the_upright_page_turned() {
    let booklet = full(5);
    let last = |answers| {
        let choices = Choices { answers, ..Choices::default() };
        pages(&booklet, choices).pop().unwrap()
    };
    let (upright, turned) = (last(AnswerPlacement::AtEnd), last(AnswerPlacement::AtEndUpsideDown));
    let (mut upright_texts, mut turned_texts) = (texts(&upright), texts(&turned));
    assert_eq!(upright_texts.pop(), turned_texts.pop(), "the page number");
    assert!(upright_texts.len() > 5 * 81 && upright_texts.len() == turned_texts.len());
    for (upright_text, turned_text) in upright_texts.iter().zip(&turned_texts) {
        assert!(turned_text.turned && !upright_text.turned);
        assert_eq!(turned_text.text, upright_text.text);
        let (a, b) = (turned_text.start(), upright_text.start());
        assert!((a.x + b.x - upright.width).abs() < 0.01);
        assert!((a.y + b.y - upright.height).abs() < 0.01);
    }
}

#[test]
fn black_only_leaves_no_grey() {
    let mut booklet = full(3);
    booklet.items[0] = of_shape(2, 3);
    let choices = |black_only| Choices {
        black_only,
        answers: AnswerPlacement::AtEnd,
        small_digits: SmallDigits::Candidates,
        ..Choices::default()
    };
    let greys = |black_only| {
        let pages = pages(&booklet, choices(black_only));
        let grey = |element: &PageElement| match element {
            PageElement::Line(line) => line.grey > 0.0,
            PageElement::Text(text) => text.grey > 0.0,
            PageElement::Fill(fill) => fill.grey > 0.0,
            PageElement::Circle(circle) => circle.grey > 0.0,
        };
        pages.iter().flat_map(|page| &page.elements).filter(|element| grey(element)).count()
    };
    assert_eq!(greys(true), 0);
    assert!(greys(false) > 0);
}

#[test]
fn small_digits_stand_in_their_places_in_the_cell() {
    let mut item = item(&Grid::empty(Layout::classic()));
    item.notes = vec![nonet::engine::DigitSet::EMPTY; 81];
    item.notes[0] = [1, 5, 9].into_iter().filter_map(Digit::new).collect();
    let booklet = booklet(vec![item]);
    let choices = Choices { small_digits: SmallDigits::Notes, ..Choices::default() };
    let page = pages(&booklet, choices).remove(0);
    let mut small = texts(&page);
    small.retain(|text| ["1", "5", "9"].contains(&text.text.as_str()));
    let places: Vec<_> = small.iter().map(|text| (text.text.as_str(), text.start())).collect();
    let [("1", one), ("5", five), ("9", nine)] = places[..] else { panic!("{places:?}") };
    assert!(one.x < five.x && five.x < nine.x && one.y < five.y && five.y < nine.y);
    assert!((five.y - one.y - (nine.y - five.y)).abs() < 0.01);
}

#[test]
fn the_ink_of_every_digit_has_its_middle_in_the_middle_of_its_cell() {
    let booklet = booklet(vec![item(&grid(EASY))]);
    let page = pages(&booklet, Choices::default()).remove(0);
    let edges = |upright: bool| {
        let mut edges: Vec<f32> = lines(&page)
            .into_iter()
            .filter(|line| ((line.from.x - line.to.x).abs() < 0.01) == upright)
            .map(|line| if upright { line.from.x } else { line.from.y })
            .collect();
        edges.sort_by(f32::total_cmp);
        edges
    };
    let (across, down) = (edges(true), edges(false));
    let givens = booklet.items[0].givens.clone();
    let mut digits = texts(&page).into_iter().filter(|text| text.size > 30.0);
    for (cell, digit) in givens.filled() {
        let text = digits.next().unwrap();
        assert_eq!(text.text, digit.to_string());
        let (row, column) = place(cell);
        let [left, top, right, bottom] = ink(text);
        let (x, y) = (f32::midpoint(left, right), f32::midpoint(top, bottom));
        assert!((x - f32::midpoint(across[column], across[column + 1])).abs() < 2.0);
        assert!((y - f32::midpoint(down[row], down[row + 1])).abs() < 0.5);
    }
}

fn place(cell: Cell) -> (usize, usize) {
    (Layout::classic().row(cell), Layout::classic().column(cell))
}

/// Every sheet that can be chosen has room for its boards.
#[test]
fn the_smallest_sheet_holds_a_board_of_every_size() {
    let smallest = Paper::Free("100x100mm".parse().unwrap());
    for paper in Paper::NAMED.into_iter().chain([smallest]) {
        for per_page in PerPage::ALL {
            for folded in [false, true] {
                let choices = Choices { paper, per_page, folded, ..Choices::default() };
                let booklet = full(3);
                for page in pages(&booklet, choices) {
                    assert!(page.width > 0.0 && page.height > 0.0);
                    for element in &page.elements {
                        if let PageElement::Text(text) = element {
                            assert!(text.size > 0.0, "{paper:?} {per_page:?}: {text:?}");
                            assert!(
                                (0.0..=page.width).contains(&text.at.x),
                                "{paper:?} {per_page:?}: {text:?}"
                            );
                            assert!(
                                (0.0..=page.height).contains(&text.at.y),
                                "{paper:?} {per_page:?}: {text:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
