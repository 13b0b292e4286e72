//! Puzzles in saved mails, and in the text of one without its headers.

use std::fmt::Write;

use nonet::format;

use super::{PUZZLE, puzzles_of};

const HEADERS: &str =
    "From: Anna <anna@example.org>\nTo: Ben\nSubject: Sudoku\nMIME-Version: 1.0\n";

/// A text in quoted-printable, with lines of at most 76 signs.
fn quoted(text: &str) -> String {
    let line = |line: &str| {
        let (mut coded, mut length) = (String::new(), 0);
        for byte in line.bytes() {
            let sign = match byte {
                b' '..=b'~' if byte != b'=' => char::from(byte).to_string(),
                _ => format!("={byte:02X}"),
            };
            if length + sign.len() > 75 {
                coded.push_str("=\n");
                length = 0;
            }
            length += sign.len();
            coded.push_str(&sign);
        }
        coded
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Bytes in base64, with lines of 76 signs.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for (at, part) in bytes.chunks(3).enumerate() {
        let bits = (0..3).fold(0, |bits, at| bits << 8 | u32::from(*part.get(at).unwrap_or(&0)));
        for letter in 0..4 {
            let index = (bits >> (18 - 6 * letter) & 63) as usize;
            text.push(if letter > part.len() { '=' } else { char::from(LETTERS[index]) });
        }
        if at % 19 == 18 {
            text.push('\n');
        }
    }
    text + "\n"
}

fn part(kind: &str, encoding: &str, body: &str) -> String {
    format!(
        "Content-Type: {kind}; charset=utf-8\nContent-Transfer-Encoding: {encoding}\n\n{body}\n"
    )
}

fn rows(empty: &str) -> String {
    (0..9).map(|at| PUZZLE[at * 9..][..9].replace('.', empty) + "\n").collect()
}

fn page() -> String {
    let cell = |sign: char| if sign == '.' { "&nbsp;".to_owned() } else { sign.to_string() };
    let cells = |row: &str| {
        row.chars().fold(String::new(), |mut cells, sign| {
            write!(cells, "<td style=\"width:20px\">{}</td>", cell(sign)).unwrap();
            cells
        })
    };
    let row = |at: usize| format!("<tr>{}</tr>\n", cells(&PUZZLE[at * 9..][..9]));
    format!(
        "<html><body><p>Hé</p><table class=\"x\">{}</table></body></html>",
        (0..9).map(row).collect::<String>()
    )
}

/// Checks that a text holds the puzzle alone. Returns the line where it begins.
#[track_caller]
fn holds(text: &str) -> usize {
    for text in [text.to_owned(), text.replace('\n', "\r\n")] {
        assert_eq!(puzzles_of(&text), [PUZZLE], "{text}");
    }
    format::read(text.as_bytes()).unwrap().excerpt.map_or(1, |excerpt| excerpt.lines[0])
}

#[test]
fn a_mail_in_quoted_printable_is_read() {
    let frame = rows(".").replace(".6....28.", "=========\n.6....28.");
    for body in [
        format!("Hé, look at this one, it is hard: {PUZZLE} and tell me.\n"),
        format!("Schön:\n\n{PUZZLE}\n"),
        format!("Schön:\n\n{}\nTschüss\n", rows("•")),
        format!("Schön:\n\n{frame}\n"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={}\n", PUZZLE.replace('.', "0")),
        page(),
    ] {
        holds(&format!("{HEADERS}{}", part("text/plain", "quoted-printable", &quoted(&body))));
        // The same text copied out of the mail. A wrapped address alone would be two lines of anything.
        if !body.starts_with("http") {
            holds(&quoted(&body));
        }
    }
    let text = format!(
        "{HEADERS}{}",
        part("text/plain", "Quoted-Printable", &quoted(&format!("é\n{}", rows("•"))))
    );
    assert_eq!(holds(&text), 9);
}

#[test]
fn the_text_of_an_old_mail_is_of_western_europe() {
    let body = "Sch=F6n:\n\n".to_owned() + &rows("=B7");
    holds(&format!("{HEADERS}{}", part("text/plain", "quoted-printable", &body)));
}

#[test]
fn a_part_in_base64_is_read() {
    for body in [format!("Schön: {PUZZLE}\n"), format!("Schön:\n\n{}", rows(".")), page()] {
        holds(&format!("{HEADERS}{}", part("text/plain", "base64", &base64(body.as_bytes()))));
    }
    let table = (0..9).map(|at| {
        let fields: Vec<String> =
            PUZZLE[at * 9..][..9].chars().map(|sign| sign.to_string().replace('.', "")).collect();
        fields.join(",") + "\n"
    });
    let attached =
        part("text/csv; name=s.csv", "base64", &base64(table.collect::<String>().as_bytes()));
    let plain = "Content-Type: text/plain\n\nSee the table.\n";
    holds(&format!(
        "{HEADERS}Content-Type: multipart/mixed; boundary=xx\n\n--xx\n{plain}--xx\n{attached}--xx--\n"
    ));
}

#[test]
fn the_parts_of_one_message_are_one_puzzle() {
    let text = format!("Schön:\n\n{}\nTschüss\n", rows("."));
    for (encoding, coded) in [
        ("quoted-printable", quoted as fn(&str) -> String),
        ("base64", |text| base64(text.as_bytes())),
    ] {
        let parts = [("text/plain", text.clone()), ("text/html", page())];
        let parts =
            parts.map(|(kind, text)| format!("--b_1\n{}", part(kind, encoding, &coded(&text))));
        holds(&format!(
            "{HEADERS}Content-Type: multipart/alternative; boundary=b_1\n\n{}--b_1--\n",
            parts.concat()
        ));
    }
}

#[test]
fn a_picture_in_a_mail_is_no_text() {
    let picture: Vec<u8> =
        (0..3000_u32).map(|at| at.wrapping_mul(2_654_435_761).to_le_bytes()[2]).collect();
    let picture = part("image/png", "base64", &base64(&picture));
    let plain = format!("--xx\nContent-Type: text/plain\n\n{}", rows("."));
    holds(&format!(
        "{HEADERS}Content-Type: multipart/mixed; boundary=xx\n\n{plain}--xx\n{picture}--xx--\n"
    ));
    let error = format::read(format!("{HEADERS}{picture}").as_bytes()).unwrap_err();
    assert_eq!(error.problem, format::Problem::NotAPuzzle);
}

#[test]
fn equals_signs_of_other_texts_are_not_decoded() {
    let zeros = PUZZLE.replace('.', "0");
    holds(&format!("a=53\nb=20\npuzzle = {zeros}\n"));
    holds(&format!("x==1\nsoft=\n{zeros}\n"));
}
