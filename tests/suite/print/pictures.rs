//! Pages and single boards as SVG and as pixels.

use nonet::print::{
    AnswerPlacement, Choices, Page, PageElement, PrintInks, SmallDigits, pages, picture, pixels,
    png, svg,
};

use super::{EASY, booklet, grid, item};

fn page() -> Page {
    let mut booklet = booklet(vec![item(&grid(EASY))]);
    booklet.title = "Đề <script>alert(1)</script> ]]> & \"x\" \u{202e}\u{0}".into();
    let choices = Choices { answers: AnswerPlacement::AtEndUpsideDown, ..Choices::default() };
    pages(&booklet, choices).remove(0)
}

fn board() -> Page {
    picture(&item(&grid(EASY)), SmallDigits::None, PrintInks::All, 450.0)
}

#[test]
fn an_svg_is_xml_whose_text_is_text() {
    let page = page();
    let svg = svg(&page, 800);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!((root.attribute("width"), root.attribute("height")), (Some("800"), Some("1131")));
    let names: Vec<&str> = root
        .children()
        .filter(roxmltree::Node::is_element)
        .map(|node| node.tag_name().name())
        .collect();
    assert!(names.iter().all(|name| ["rect", "path", "text"].contains(name)), "{names:?}");
    let texts: Vec<&str> = root
        .children()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .collect();
    assert!(texts.contains(&"Đề <script>alert(1)</script> ]]> & \"x\""), "{texts:?}");
    let digits: String = texts.iter().filter(|text| text.len() == 1).copied().collect();
    assert_eq!(digits, EASY.replace('0', "") + "1");
}

#[test]
fn an_answer_upside_down_is_turned_in_svg_too() {
    let booklet = booklet(vec![item(&grid(EASY))]);
    let choices = Choices { answers: AnswerPlacement::AtEndUpsideDown, ..Choices::default() };
    let svg = svg(&pages(&booklet, choices)[1], 600);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let turned = texts.filter(|node| node.attribute("transform").is_some()).count();
    assert_eq!(turned, 81 + 1, "the digits and the heading, but not the page number");
}

#[test]
fn a_picture_is_as_large_as_asked_and_dark_where_lines_and_digits_are() {
    let board = board();
    for width in [1, 40, 451] {
        let picture = pixels(&board, width);
        assert_eq!((picture.width, picture.height), (width, width));
        assert_eq!(picture.shades.len(), (width * width) as usize);
    }
    let picture = pixels(&board, 450);
    let shade = |x: usize, y: usize| picture.shades[y * 450 + x];
    assert_eq!(shade(2, 2), 255, "the margin");
    assert!(shade(11, 225) < 60, "the left edge");
    let dark = picture.shades.iter().filter(|&&shade| shade < 128).count();
    assert!((5_000..40_000).contains(&dark), "{dark}");
}

#[test]
fn a_given_blackens_its_cell_and_an_empty_cell_stays_white() {
    let picture = pixels(&board(), 900);
    let blackness = |row: usize, column: usize| {
        let (top, left) = (22 + row * 95, 22 + column * 95);
        let inside = |offset: &usize| (12..83).contains(offset);
        (0..95)
            .filter(inside)
            .flat_map(|y| (0..95).filter(inside).map(move |x| (top + y) * 900 + left + x))
            .filter(|&place| picture.shades[place] < 128)
            .count()
    };
    for (index, digit) in EASY.bytes().enumerate() {
        let black = blackness(index / 9, index % 9);
        assert_eq!(black > 100, digit != b'0', "cell {index}: {black}");
    }
}

#[test]
fn a_png_holds_the_same_pixels_and_tells_its_size_on_paper() {
    let page = page();
    let file = png(&page, 700);
    let mut reader = ::png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
    let mut shades = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut shades).unwrap();
    let picture = pixels(&page, 700);
    assert_eq!((frame.width, frame.height), (picture.width, picture.height));
    assert_eq!(shades, picture.shades);
    let dimensions = reader.info().pixel_dims.unwrap();
    let millimetres = 700.0 * 1000.0 / f64::from(dimensions.xppu);
    assert!((millimetres - 210.0).abs() < 0.5, "{millimetres}");
}

#[test]
fn a_board_alone_has_no_word_and_every_given() {
    let texts = board().elements.into_iter().filter_map(|element| match element {
        PageElement::Text(text) => Some(text.text),
        PageElement::Line(_) | PageElement::Fill(_) | PageElement::Circle(_) => None,
    });
    assert_eq!(texts.collect::<String>(), EASY.replace('0', ""));
}
