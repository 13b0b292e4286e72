//! The marks of constraints on every medium.

use nonet::engine::{
    Arrow, Cage, Cell, Clones, Constraint, CountingCircles, Diagonal, Digit, Extreme, ExtremeKind,
    Grid, Indexer, IndexerKind, Layout, Line, LineKind, LittleKiller, LowestDigit, NamedShape,
    OutsideKind, OutsideNumber, OutsidePlace, Pair, Parity, Quadruple, Relation, Rules,
    Thermometer,
};
use nonet::look::LineDress;
use nonet::print::{
    BookletPuzzle, Choices, CircleBody, Medium, Page, PageElement, PerPage, Pixels, PrintInks,
    SmallDigits, pages, picture, pixels, svg,
};
use nonet::text::{Language, printed_words};

use super::patterns::KINDS;
use super::{EASY, booklet, grid, item, printed, unsolved};

/// The puzzle with an odd cell, r1c3, and an even one, r1c6.
fn marked() -> BookletPuzzle {
    let parity = |index, parity| Constraint::Parity(Cell::new(index).unwrap(), parity);
    let stated = [parity(2, Parity::Odd), parity(5, Parity::Even)];
    let rules = Rules::new(&Layout::classic(), stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

fn page(inks: PrintInks) -> Page {
    picture(&marked(), SmallDigits::None, inks, 300.0)
}

fn circles(page: &Page) -> Vec<CircleBody> {
    let circle = |element: &PageElement| match element {
        PageElement::Circle(circle) => Some(circle.body),
        PageElement::Line(_) | PageElement::Text(_) | PageElement::Fill(_) => None,
    };
    page.elements.iter().filter_map(circle).collect()
}

fn is_fill(element: &PageElement) -> bool {
    matches!(element, PageElement::Fill(_))
}

#[test]
fn a_circle_and_a_square_lie_below_digits_and_need_no_grey() {
    let all = page(PrintInks::All);
    assert!(matches!(circles(&all)[..], [CircleBody::Disc, CircleBody::Ring(_)]));
    assert_eq!(all.elements.iter().filter(|it| is_fill(it)).count(), 1);
    let first_text = all.elements.iter().position(|it| matches!(it, PageElement::Text(_)));
    let last_circle = all.elements.iter().rposition(|it| matches!(it, PageElement::Circle(_)));
    assert!(last_circle < first_text);
    let black = page(PrintInks::BlackOnly);
    assert!(matches!(circles(&black)[..], [CircleBody::Ring(_)]));
    assert_eq!(black.elements.iter().filter(|it| is_fill(it)).count(), 0);
}

#[test]
fn pictures_show_the_marks() {
    let drawn = svg(&page(PrintInks::All), 600);
    assert_eq!(drawn.matches("<circle ").count(), 2, "{drawn}");
    assert_eq!(drawn.matches("<rect ").count(), 2, "the paper and the square");
    let plain = picture(&item(&grid(EASY)), SmallDigits::None, PrintInks::All, 300.0);
    let (with, without) = (pixels(&page(PrintInks::All), 900), pixels(&plain, 900));
    let shade = |picture: &Pixels, (x, y): (usize, usize)| picture.shades[y * 900 + x];
    let at = |place| (shade(&with, place), shade(&without, place));
    // A cell is 95 pixels wide, and the board begins 22 pixels from the edges.
    let in_cell = |column: usize, x: usize, y: usize| (22 + column * 95 + x, 22 + y);
    // The upper part of the circle in r1c3, and a corner of that cell, which the circle leaves white.
    let (marked, bare) = at(in_cell(2, 47, 15));
    assert!(marked < 230 && bare == 255, "{marked} {bare}");
    let (corner, bare) = at(in_cell(2, 10, 10));
    assert_eq!((corner, bare), (255, 255));
    // A corner of the square in r1c6.
    let (marked, bare) = at(in_cell(5, 18, 18));
    assert!(marked < 230 && bare == 255, "{marked} {bare}");
}

#[test]
fn documents_show_the_marks_and_tell_what_they_mean() {
    let html = printed(Medium::Html, &booklet(vec![marked()]), Choices::default());
    assert!(html.contains(" mc\"") && html.contains(" ms\""), "{html}");
    assert!(html.contains("Odd digits in circles · Even digits in squares"), "{html}");
    let text = printed(Medium::Text, &booklet(vec![marked()]), Choices::default());
    assert!(text.contains("│( )") && text.contains("│[ ]"), "{text}");
    assert!(text.contains("Odd digits in circles"), "{text}");
    let rtf = printed(Medium::Rtf, &booklet(vec![marked(), marked()]), Choices::default());
    assert_eq!(rtf.matches("\\pict").count(), 2, "no table shows shapes");
    let mut vietnamese = booklet(vec![marked()]);
    vietnamese.words = printed_words(Language::of_locale("vi"));
    let mut html = Vec::new();
    let document = nonet::print::document(Medium::Html, &vietnamese, Choices::default(), None);
    document.unwrap().write(&mut html).unwrap();
    assert!(!String::from_utf8(html).unwrap().contains("Odd digits"));
}

/// The puzzle with a thermometer from r1c3 to r3c3 and an arrow from r5c5 to r5c7.
fn lined() -> BookletPuzzle {
    let cell = |index| Cell::new(index).unwrap();
    let thermometer = Thermometer::new([2, 11, 20].map(cell)).unwrap();
    let arrow = Arrow::new([cell(40)], [41, 42].map(cell)).unwrap();
    let stated = [Constraint::Thermometer(thermometer), Constraint::Arrow(arrow)];
    let rules = Rules::new(&Layout::classic(), stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

#[test]
fn lines_lie_below_digits_and_need_no_grey() {
    for (inks, inside) in [(PrintInks::All, 150..240), (PrintInks::BlackOnly, 255..256)] {
        let page = picture(&lined(), SmallDigits::None, inks, 300.0);
        let first_text = page.elements.iter().position(|it| matches!(it, PageElement::Text(_)));
        let last_circle = page.elements.iter().rposition(|it| matches!(it, PageElement::Circle(_)));
        assert!(last_circle < first_text);
        let drawn = pixels(&page, 900);
        // A cell is 95 pixels wide, and the board begins 22 pixels from the edges.
        let shade = |row: usize, column: usize, (x, y): (usize, usize)| {
            i32::from(drawn.shades[(22 + row * 95 + y) * 900 + 22 + column * 95 + x])
        };
        // In the bulb, on the line below it, on its edge, beside it, and on the line of the arrow.
        assert!(inside.contains(&shade(0, 2, (20, 30))), "{inks:?}");
        assert!(inside.contains(&shade(2, 2, (40, 20))), "{inks:?}");
        let edge = (28..36).map(|x| shade(2, 2, (x, 20))).min();
        assert!(edge < Some(160), "{inks:?} {edge:?}");
        assert_eq!(shade(2, 2, (15, 20)), 255);
        let shaft = (44..52).map(|y| shade(4, 5, (10, y))).min();
        assert!(shaft < Some(160), "{inks:?} {shaft:?}");
    }
}

#[test]
fn documents_show_lines_and_tell_what_they_mean() {
    let html = printed(Medium::Html, &booklet(vec![lined()]), Choices::default());
    // The bulb and the line lie in the cell of the bulb.
    let first = html.split("<td").nth(3).unwrap();
    assert_eq!(first.matches("class=\"wb\"").count(), 2, "{first}");
    assert_eq!(html.matches("<svg").count(), 6, "one in each cell with a line");
    assert!(html.contains("Digits rise along a thermometer from its bulb"), "{html}");
    let text = printed(Medium::Text, &booklet(vec![lined()]), Choices::default());
    assert!(text.contains("1 thermometer, from its bulb: (r1c3 r2c3 r3c3)"), "{text}");
    assert!(text.contains("1 arrow: r5c5 = r5c6 + r5c7"), "{text}");
    let rtf = printed(Medium::Rtf, &booklet(vec![lined()]), Choices::default());
    assert_eq!(rtf.matches("\\pict").count(), 1, "no table shows lines");
}

#[test]
fn where_digits_count_from_0_the_shapes_are_those_of_the_digits_that_are_seen() {
    let from_0 = BookletPuzzle { lowest_digit: LowestDigit::Zero, ..marked() };
    let page = picture(&from_0, SmallDigits::None, PrintInks::All, 300.0);
    let place = |page: &Page| {
        let middle = page.elements.iter().find_map(|element| match element {
            PageElement::Circle(circle) => Some(circle.middle.x),
            PageElement::Line(_) | PageElement::Text(_) | PageElement::Fill(_) => None,
        });
        middle.unwrap()
    };
    assert!(place(&page) > place(&self::page(PrintInks::All)), "r1c6 is the odd one then");
}

fn cell(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

/// The puzzle with a white dot, a black dot with a number, an X, and a circle at the corner of a cage.
fn with_signs() -> BookletPuzzle {
    let mark = |cells: [usize; 2], relation| Constraint::Pair(Pair::new(cells.map(cell), relation));
    let digits = [1, 4, 4].map(|number| Digit::new(number).unwrap());
    let stated = [
        mark([0, 1], Relation::Difference(1)),
        mark([2, 11], Relation::Ratio(3)),
        mark([4, 5], Relation::Sum(10)),
        Constraint::Quadruple(Quadruple::new([30, 31, 39, 40].map(cell), digits)),
        Constraint::Cage(Cage::new([40, 41].map(cell), Some(12))),
    ];
    let rules = Rules::new(&Layout::classic(), stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

/// Where the first text like this begins, and its grey. Signs come before digits.
fn text_at(page: &Page, wanted: &str) -> (f32, f32, f32) {
    let text = page.elements.iter().find_map(|element| match element {
        PageElement::Text(text) if text.text == wanted => Some(text),
        _ => None,
    });
    let text = text.unwrap_or_else(|| panic!("there is no {wanted}"));
    (text.start().x, text.at.y, text.grey)
}

#[test]
fn signs_lie_over_the_lines_in_black_ink_too() {
    for inks in [PrintInks::All, PrintInks::BlackOnly] {
        let page = picture(&with_signs(), SmallDigits::None, inks, 300.0);
        // Dots and the circle have an edge, the letter has none.
        let found = circles(&page);
        assert_eq!(found.iter().filter(|it| matches!(it, CircleBody::Disc)).count(), 4);
        assert_eq!(found.iter().filter(|it| matches!(it, CircleBody::Ring(_))).count(), 3);
        let is_line = |element: &PageElement| matches!(element, PageElement::Line(_));
        let last_line = page.elements.iter().rposition(is_line);
        let first_sign = page.elements.iter().position(|it| matches!(it, PageElement::Circle(_)));
        assert!(last_line < first_sign, "{inks:?}");
        assert!(text_at(&page, "3").2 > 0.99, "white on the black dot");
        assert!(text_at(&page, "X").2 < 0.01 && text_at(&page, "1 4").2 < 0.01);
    }
}

#[test]
fn the_sum_of_a_cage_stands_beside_a_circle() {
    let page = picture(&with_signs(), SmallDigits::None, PrintInks::All, 300.0);
    let circle = page.elements.iter().rev().find_map(|element| match element {
        PageElement::Circle(circle) => Some(circle),
        _ => None,
    });
    let circle = circle.unwrap();
    let (x, y, _) = text_at(&page, "12");
    assert!(x > circle.middle.x + circle.radius, "{x} {circle:?}");
    assert!(y < circle.middle.y + circle.radius + 3.0, "the sum is at the top of its cell");
}

#[test]
fn documents_show_signs_and_tell_what_they_mean() {
    let html = printed(Medium::Html, &booklet(vec![with_signs()]), Choices::default());
    for sign in ["<u class=\"w a\"", "<u class=\"k u\"", "<u class=\"x a\"", "<u class=\"q\""] {
        assert_eq!(html.matches(sign).count(), 1, "{sign}: {html}");
    }
    assert!(html.contains("<b class=\"z\">12</b>") && html.contains("1 4<br/>4"), "{html}");
    let text = printed(Medium::Text, &booklet(vec![with_signs()]), Choices::default());
    assert!(text.contains("1 black dot: 3 (r1c3 r2c3)"), "{text}");
    assert!(text.contains("1 sum of two cells: X (r1c5 r1c6)"), "{text}");
    assert!(text.contains("1 quadruple: 1 4 4 (r4c4 r4c5 r5c4 r5c5)"), "{text}");
    let rtf = printed(Medium::Rtf, &booklet(vec![with_signs()]), Choices::default());
    assert_eq!(rtf.matches("\\pict").count(), 1);
}

/// The puzzle with a little killer at the upper left corner, a sandwich at the right and an X-sum below.
fn with_numbers_outside() -> BookletPuzzle {
    let layout = Layout::classic();
    let place = |name| OutsidePlace::named(name).unwrap();
    let number = |kind, at, number| {
        Constraint::Outside(OutsideNumber::new(kind, place(at), number, &layout).unwrap())
    };
    let diagonal = LittleKiller::new(place("R0C7"), Diagonal::DownRight, 17, &layout).unwrap();
    let stated = [
        Constraint::LittleKiller(diagonal),
        number(OutsideKind::Sandwich, "R4C10", 35),
        number(OutsideKind::XSum, "R10C2", 41),
    ];
    BookletPuzzle { rules: Rules::new(&layout, stated).unwrap(), ..item(&grid(EASY)) }
}

/// The frame of the board on a page: the least and the most that thick lines reach across and down.
fn reach(page: &Page) -> [f32; 4] {
    let lines = page.elements.iter().filter_map(|element| match element {
        PageElement::Line(line) if line.width > 1.3 => Some(line),
        _ => None,
    });
    lines.fold([f32::MAX, 0.0, f32::MAX, 0.0], |[left, right, top, bottom], line| {
        [
            left.min(line.from.x.min(line.to.x)),
            right.max(line.from.x.max(line.to.x)),
            top.min(line.from.y.min(line.to.y)),
            bottom.max(line.from.y.max(line.to.y)),
        ]
    })
}

#[test]
fn numbers_outside_stand_in_a_margin_on_the_page() {
    for inks in [PrintInks::All, PrintInks::BlackOnly] {
        let page = picture(&with_numbers_outside(), SmallDigits::None, inks, 300.0);
        let [left, right, top, bottom] = reach(&page);
        assert!(left > 7.0 && right < 280.0 && top > 25.0 && bottom < 275.0);
        let (x, y, grey) = text_at(&page, "17");
        // Above the seventh column, of nine.
        let cell = (right - left) / 9.0;
        assert!(left + 6.0 * cell < x && x < left + 7.0 * cell && y < top && y > 0.0);
        assert!(grey < 0.01);
        let (x, y, _) = text_at(&page, "35");
        assert!(x > right && x < 300.0 && top + 3.0 * cell < y && y < top + 4.0 * cell);
        let (x, y, _) = text_at(&page, "41");
        assert!(y > bottom && y < 300.0 && left + cell < x && x < left + 2.0 * cell);
        let slanted = |element: &&PageElement| match element {
            PageElement::Line(line) => line.from.x < line.to.x && line.from.y < line.to.y,
            _ => false,
        };
        let arrow = page.elements.iter().find(slanted);
        let Some(PageElement::Line(arrow)) = arrow else { panic!("there is no arrow") };
        assert!(arrow.to.y < top && arrow.to.x < left + 7.0 * cell + 0.1);
    }
}

#[test]
fn documents_show_numbers_outside_and_tell_what_they_mean() {
    let html = printed(Medium::Html, &booklet(vec![with_numbers_outside()]), Choices::default());
    assert_eq!(html.matches("<u class=\"v\"").count(), 6, "each number and its sign: {html}");
    assert!(html.contains("<div class=\"board out\" style=\"--side:9.8;"), "{html}");
    assert!(html.contains("--columns-of-board:9;--above:0.8;--below:0.8;--before:0\""), "{html}");
    let text = printed(Medium::Text, &booklet(vec![with_numbers_outside()]), Choices::default());
    let lines: Vec<&str> = text.lines().collect();
    let top = lines.iter().position(|line| line.starts_with('┏')).unwrap();
    assert_eq!(lines[top - 1].trim(), "17↘", "{text}");
    assert!(lines.iter().any(|line| line.ends_with("┃ ≡35")), "{text}");
    let bottom = lines.iter().position(|line| line.starts_with('┗')).unwrap();
    assert_eq!(lines[bottom + 1], "     ×41", "{text}");
    assert!(text.contains("1 sum of a diagonal: 17 (r1c8 r2c9)"), "{text}");
    assert!(text.contains("1 sandwich: 35 right of row 4"), "{text}");
    assert!(text.contains("1 X-sum: 41 below column 2"), "{text}");
    let rtf = printed(Medium::Rtf, &booklet(vec![with_numbers_outside()]), Choices::default());
    assert_eq!(rtf.matches("\\pict").count(), 1, "no table shows numbers outside");
}

/// The puzzle with an indexer of each kind in its first row, and two counting circles.
fn with_figures() -> BookletPuzzle {
    let layout = Layout::classic();
    let indexer =
        |(kind, index)| Constraint::Indexer(Indexer::new(kind, cell(index), &layout).unwrap());
    let circles = CountingCircles::new([78, 80].map(cell));
    let stated = IndexerKind::ALL.into_iter().zip(0..).map(indexer);
    let stated = stated.chain([Constraint::CountingCircles(circles)]);
    let rules = Rules::new(&layout, stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

/// What a figure adds to a page in each of these cells, in black ink too: the number of lines.
#[test]
fn indexers_and_circles_are_figures_of_lines() {
    for inks in [PrintInks::All, PrintInks::BlackOnly] {
        let page = picture(&with_figures(), SmallDigits::None, inks, 300.0);
        let plain = picture(&item(&grid(EASY)), SmallDigits::None, inks, 300.0);
        let lines = |page: &Page| {
            page.elements.iter().filter(|it| matches!(it, PageElement::Line(_))).count()
        };
        // Two arrows of a line and two heads, a diamond, and four circles.
        assert_eq!(lines(&page) - lines(&plain), 2 * 5 + 4 + 4 * 36);
    }
    let html = printed(Medium::Html, &booklet(vec![with_figures()]), Choices::default());
    assert_eq!(html.matches("<svg ").count(), 5, "a picture in each of these cells");
    let text = printed(Medium::Text, &booklet(vec![with_figures()]), Choices::default());
    for listed in [
        "1 row indexer: r1c1",
        "1 column indexer: r1c2",
        "1 box indexer: r1c3",
        "2 counting circles: r9c7 and r9c9",
    ] {
        assert!(text.contains(listed), "{listed}: {text}");
    }
}

/// The hole between two grids of a samurai holds a number for a row of each, and a diagonal.
#[test]
fn a_text_shows_numbers_in_holes() {
    let layout = NamedShape::named("samurai").unwrap().layout();
    let place = |name| OutsidePlace::named(name).unwrap();
    let number = |at, number| {
        let kind = OutsideKind::Sandwich;
        Constraint::Outside(OutsideNumber::new(kind, place(at), number, &layout).unwrap())
    };
    let diagonal = LittleKiller::new(place("R2C10"), Diagonal::DownLeft, 41, &layout).unwrap();
    let stated = [number("R1C10", 35), number("R2C10", 8), Constraint::LittleKiller(diagonal)];
    let rules = Rules::new(&layout, stated).unwrap();
    let samurai = BookletPuzzle { rules, ..unsolved(&Grid::empty(layout)) };
    let text = printed(Medium::Text, &booklet(vec![samurai]), Choices::default());
    let row = |at: usize| {
        let shown = text.lines().filter(|line| line.starts_with('┃')).nth(at);
        shown.unwrap().split('┃').nth(4).unwrap().trim().to_owned()
    };
    assert_eq!([row(0), row(1), row(2)], ["35", "8 41↙", ""], "{text}");
    let widths: Vec<usize> = text
        .lines()
        .filter(|line| line.starts_with('┃'))
        .map(|line| line.chars().count())
        .collect();
    assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
}

/// A puzzle without one of its rules is another puzzle.
#[test]
fn rules_take_as_many_lines_as_they_need() {
    let layout = Layout::classic();
    let mut stated = with_signs().rules.constraints().to_vec();
    let negative = |kind| Constraint::Negative(nonet::engine::Negative::new(kind, &layout, &[]));
    stated.extend(nonet::engine::NegativeKind::ALL.map(negative));
    let rules = Rules::new(&layout, stated).unwrap();
    let all = BookletPuzzle { rules, ..item(&grid(EASY)) };
    let drawn = printed(Medium::Svg, &booklet(vec![all]), Choices::default());
    assert!(!drawn.contains('…'), "{drawn}");
}

/// The puzzle with every kind of line, sign and number outside, whose rules are far longer than a title may be.
fn with_all_rules() -> BookletPuzzle {
    let layout = Layout::classic();
    let line = |(at, kind): (usize, LineKind)| {
        let cells = [at % 9, at % 9 + 9, at % 9 + 18].map(cell);
        Constraint::Line(Line::new(kind, cells).unwrap())
    };
    let mut stated: Vec<Constraint> = KINDS.into_iter().enumerate().map(line).collect();
    stated.extend(with_signs().rules.constraints().iter().cloned());
    stated.extend(with_numbers_outside().rules.constraints().iter().cloned());
    BookletPuzzle { rules: Rules::new(&layout, stated).unwrap(), ..item(&grid(EASY)) }
}

/// The texts of a page in one line, and how low the lowest of them stands.
fn texts_of(page: &Page) -> (String, f32) {
    let texts = page.elements.iter().filter_map(|element| match element {
        PageElement::Text(text) => Some(text),
        PageElement::Line(_) | PageElement::Circle(_) | PageElement::Fill(_) => None,
    });
    let lowest = texts.clone().map(|text| text.at.y).fold(0.0, f32::max);
    (texts.map(|text| text.text.as_str()).collect::<Vec<_>>().join(" "), lowest)
}

#[test]
fn no_rule_is_cut_on_a_page_or_below_a_picture() {
    let puzzle = with_all_rules();
    let words = printed_words(Language::ENGLISH);
    let told = (words.constraints.sentences)(
        &puzzle.rules,
        LowestDigit::One,
        LineDress::Patterned,
        Language::ENGLISH,
    );
    assert!(told.len() > 15 && told.iter().map(String::len).sum::<usize>() > 1500, "{told:?}");
    let drawn = printed(Medium::Svg, &booklet(vec![puzzle.clone()]), Choices::default());
    let shown = drawn.replace("</text>", " ").replace('\n', " ");
    let last_words = |rule: &str| rule.split(' ').next_back().unwrap().to_owned();
    assert!(!drawn.contains('…') && shown.contains(&last_words(told.last().unwrap())));
    for per_page in [PerPage::One, PerPage::Four, PerPage::Twelve] {
        let choices = Choices { per_page, ..Choices::default() };
        let all = vec![puzzle.clone(); per_page.count()];
        for page in pages(&booklet(all), choices) {
            let (text, lowest) = texts_of(&page);
            assert!(!text.contains('…'), "{per_page:?}: {text}");
            assert!(lowest < page.height, "{per_page:?}");
            for rule in &told {
                assert!(text.contains(rule.as_str()), "{per_page:?}: {rule}: {text}");
            }
        }
    }
}

/// The heights of the thick level lines of a page, each once, from the top.
fn thick_levels(page: &Page) -> Vec<f32> {
    let level = |element: &PageElement| match element {
        PageElement::Line(line) if line.width > 0.75 => {
            ((line.from.y - line.to.y).abs() < 0.01).then_some(line.from.y)
        }
        _ => None,
    };
    let mut levels: Vec<f32> = page.elements.iter().filter_map(level).collect();
    levels.sort_by(f32::total_cmp);
    levels.dedup_by(|one, other| (*one - *other).abs() < 0.01);
    levels
}

/// Rules stand above their board and below the board before.
#[test]
fn rules_do_not_lie_on_boards() {
    let choices = Choices { per_page: PerPage::Two, ..Choices::default() };
    for page in pages(&booklet(vec![with_all_rules(); 2]), choices) {
        let rule = |element: &PageElement| match element {
            PageElement::Text(text) if text.text.split(' ').count() > 4 => Some(text.at.y),
            _ => None,
        };
        let rules: Vec<f32> = page.elements.iter().filter_map(rule).collect();
        let levels = thick_levels(&page);
        assert!(rules.len() > 10 && levels.len() == 8, "{rules:?} {levels:?}");
        for board in levels.chunks(4) {
            assert!(board[3] - board[0] > 60.0, "a board is to be seen: {board:?}");
            let is_on_board = |y: &f32| (board[0]..board[3]).contains(y);
            assert!(!rules.iter().any(is_on_board), "{board:?} {rules:?}");
        }
    }
}

/// The puzzle with whispers through a white dot, a diagonal renban, a clone, a greater-than sign and a minimum.
fn with_kinds() -> BookletPuzzle {
    let line =
        |kind, cells: [usize; 3]| Constraint::Line(Line::new(kind, cells.map(cell)).unwrap());
    let stated = [
        line(LineKind::Whispers(5), [0, 1, 10]),
        Constraint::Pair(Pair::new([0, 1].map(cell), Relation::Difference(1))),
        line(LineKind::Renban, [4, 12, 20]),
        line(LineKind::Lockout(4), [27, 28, 29]),
        line(LineKind::Between, [36, 37, 46]),
        Constraint::Clones(Clones::new([33, 34].map(cell), [51, 52].map(cell)).unwrap()),
        Constraint::Pair(Pair::new([7, 8].map(cell), Relation::Greater)),
        Constraint::Extreme(Extreme::new(ExtremeKind::Minimum, cell(72))),
    ];
    let rules = Rules::new(&Layout::classic(), stated).unwrap();
    BookletPuzzle { rules, ..item(&grid(EASY)) }
}

#[test]
fn lines_have_labels_where_no_sign_lies_and_need_no_colour() {
    for inks in [PrintInks::All, PrintInks::BlackOnly] {
        let page = picture(&with_kinds(), SmallDigits::None, inks, 300.0);
        let (x, y, _) = text_at(&page, "W5");
        let (right, below, _) = text_at(&page, "R");
        // The white dot has taken the place between r1c1 and r1c2. The label stands between r1c2 and r2c2.
        assert!(x > 40.0 && x < 70.0 && y > 35.0 && y < 50.0, "{x} {y}");
        // Between r1c5 and r2c4.
        assert!(right > 120.0 && right < 160.0 && below > 35.0 && below < 50.0, "{right} {below}");
        assert!(text_at(&page, "L4").2 < 0.01);
        text_at(&page, "A");
    }
}

#[test]
fn documents_show_the_kinds_of_lines_and_tell_what_they_mean() {
    let html = printed(Medium::Html, &booklet(vec![with_kinds()]), Choices::default());
    assert!(html.contains("class=\"wb w1\"") && html.contains("class=\"wb w3\""), "{html}");
    for sign in ["<u class=\"x u\"", "<u class=\"x r\"", "<u class=\"x a\""] {
        assert_eq!(html.matches(sign).count(), 1, "{sign}: {html}");
    }
    assert!(html.contains("Neighbours on a line with W and a number"), "{html}");
    let text = printed(Medium::Text, &booklet(vec![with_kinds()]), Choices::default());
    for told in [
        "whispers line: W5 (r1c1 r1c2 r2c2)",
        "renban line: (r1c5 r2c4 r3c3)",
        "lockout line: L4 (r4c1 r4c2 r4c3)",
        "between line: (r5c1 r5c2 r6c2)",
        "1 greater-than sign: r1c8 > r1c9",
        "1 minimum: r9c1",
        "1 clone: (r4c7 r4c8) = (r6c7 r6c8)",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}
