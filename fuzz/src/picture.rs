//! Files with pictures, and pictures of any shades.

use libfuzzer_sys::Corpus;
use nonet::photo::{self, PhotoBoard, PhotoError};
use nonet::vision::{LARGEST_SIZE, Picture};

use crate::{LONGEST_SENTENCE, check_document, marks};

/// Each shade of the text is this number of pixels wide and high, so that a short text is as large as boards are.
const PIXELS: usize = 4;

/// The most pixels of a picture in which boards are looked for. Decoding takes a thousandth of the time.
const MOST_PIXELS: usize = 20_000;

/// Any bytes that begin as a picture does: they are a picture, or a sentence says why not.
pub fn file(bytes: &[u8]) -> Corpus {
    if !marks::may_be_picture(bytes) {
        return Corpus::Reject;
    }
    match photo::decode(bytes) {
        Ok(picture) => {
            assert_eq!(picture.width() * picture.height(), picture.shades().len());
            if picture.shades().len() <= MOST_PIXELS {
                check_boards(&picture);
            }
        }
        Err(error) => check_error(error),
    }
    Corpus::Keep
}

/// A picture whose shades are the text. The first byte is its width.
pub fn shades(bytes: &[u8]) -> Corpus {
    let [width, shades @ ..] = bytes else { return Corpus::Reject };
    let width = usize::from(*width).max(1);
    let height = shades.len() / width;
    let shade = |x: usize, y: usize| shades[y / PIXELS * width + x / PIXELS];
    let row = |y: usize| (0..width * PIXELS).map(move |x| shade(x, y));
    let shades = (0..height * PIXELS).flat_map(row).collect();
    let Some(picture) = Picture::new(width * PIXELS, height * PIXELS, shades) else {
        return Corpus::Reject;
    };
    check_boards(&picture);
    Corpus::Keep
}

fn check_boards(picture: &Picture) {
    match photo::boards(picture) {
        Ok(boards) => {
            assert!(!boards.is_empty());
            boards.iter().for_each(check_board);
        }
        Err(error) => check_error(error),
    }
}

fn check_error(error: PhotoError) {
    assert!(error.to_string().len() < LONGEST_SENTENCE, "{error}");
}

/// A board has the cells of its size, digits that it has, and probabilities that are some.
fn check_board(photo: &PhotoBoard) {
    let board = &photo.board;
    let is_part = |part: f32| (-0.001..=1.001).contains(&part);
    assert!(board.size <= LARGEST_SIZE && is_part(board.clarity) && is_part(board.certainty()));
    assert_eq!(board.cells.len(), board.size * board.size);
    assert_eq!(photo.digits.len(), board.cells.len());
    assert!(photo.digits.iter().all(|digit| usize::from(*digit) <= board.size));
    assert!(board.cells.iter().all(|cell| is_part(cell.certainty)));
    assert!(board.crossings.iter().all(|point| point.x.is_finite() && point.y.is_finite()));
    check_document(&photo.document());
}
