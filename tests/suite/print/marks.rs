//! The marks of constraints on every medium.

use nonet::engine::{Arrow, Cell, Constraint, Layout, LowestDigit, Parity, Rules, Thermometer};
use nonet::print::{
    BookletPuzzle, Choices, CircleBody, Medium, Page, PageElement, Pixels, PrintInks, SmallDigits,
    picture, pixels, svg,
};
use nonet::text::{Language, printed_words};

use super::{EASY, booklet, grid, item, printed};

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
