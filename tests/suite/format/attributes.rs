//! Puzzles in the attributes of the elements of pages, such as the addresses of links.

use nonet::format;

use super::{PUZZLE, puzzles_of};

#[track_caller]
fn holds(text: &str, expected: &[&str]) {
    assert_eq!(puzzles_of(text), expected, "{text}");
}

#[test]
fn an_address_with_a_puzzle_is_a_link_wherever_it_stands() {
    let zeros = PUZZLE.replace('.', "0");
    let rows = |between: &str| {
        (0..9).map(|row| &zeros[row * 9..row * 9 + 9]).collect::<Vec<_>>().join(between)
    };
    for address in [
        format!("https://example.org/play?puzzle={PUZZLE}"),
        format!("https://example.org/play?level=3&amp;puzzle={PUZZLE}&amp;time=0"),
        format!("https://example.org/{zeros}/hard"),
        format!("/play#{zeros}"),
        format!("https://example.org/play?rows={}", rows("%2C")),
        format!("https://example.org/play?rows={}", rows("&#44;")),
    ] {
        for text in [
            format!("<p>Try <a href=\"{address}\">this one</a>.</p>"),
            format!("<p>Try <A class='x' HREF='{address}'>this one</A>.</p>"),
            format!("<p>Try <a href={address} target=_blank>this one</a>.</p>"),
            format!("<div data-url=\"{address}\">Play</div>"),
            format!("<iframe width=300 src=\"{address}\"></iframe>"),
            format!("<head><meta property=\"og:url\" content=\"{address}\"/></head>"),
        ] {
            holds(&text, &[PUZZLE]);
            let excerpt = format::read(text.as_bytes()).unwrap().excerpt.unwrap();
            assert_eq!((excerpt.puzzles, excerpt.numbers), (1, 0), "{text}");
        }
    }
}

#[test]
fn a_link_to_a_puzzle_beside_it_is_no_second_puzzle() {
    let link = |name: &str| {
        format!("<a href=\"https://example.org/{name}?p={PUZZLE}&amp;x=1\">{name}</a>")
    };
    let row = |row: usize| format!("{}<br>\n", &PUZZLE[row * 9..row * 9 + 9]);
    let rows: String = (0..9).map(row).collect();
    holds(&format!("<p>{} {}</p>", link("play"), link("print")), &[PUZZLE]);
    holds(&format!("<p>{rows}</p>{}", link("play")), &[PUZZLE]);
    holds(&format!("<p>{PUZZLE} {}</p>", link("play")), &[PUZZLE]);
    let address = format!("https://example.org/?p={PUZZLE}");
    holds(&format!("<a href=\"{address}\">{address}</a>"), &[PUZZLE]);
}

#[test]
fn an_attribute_may_hold_the_puzzle_with_its_answer() {
    let answer =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let game = format!(
        "{{&quot;id&quot;:7,&quot;puzzle&quot;:&quot;{PUZZLE}&quot;,&quot;solution&quot;:&quot;{answer}&quot;}}"
    );
    holds(&format!("<div class=\"game\" data-game=\"{game}\"></div>"), &[PUZZLE]);
}

#[test]
fn addresses_of_other_things_are_no_puzzles() {
    let number = "7".repeat(81);
    for value in [
        number.as_str(),
        &"M10 20L30 40".repeat(20),
        &format!("https://example.org/{}", "0123456789abcdef".repeat(8)),
    ] {
        let page = format!("<p>A <a href=\"{value}\">page</a> of words.</p>");
        assert!(format::read(page.as_bytes()).is_err(), "{value}");
    }
}

#[test]
fn addresses_in_the_rows_of_a_board_do_not_part_it() {
    let other = format!("{}{}", &PUZZLE[1..], &PUZZLE[..1]);
    let row = |row: usize| {
        let cells = &PUZZLE[row * 9..row * 9 + 9];
        format!("{cells} <a href=\"https://example.org/?p={other}\">{row}</a><br>\n")
    };
    let page = format!("<p>{}</p>", (0..9).map(row).collect::<String>());
    assert!(puzzles_of(&page).contains(&PUZZLE.to_owned()), "{page}");
}
