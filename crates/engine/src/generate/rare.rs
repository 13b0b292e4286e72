//! Puzzles that need a technique which random puzzles hardly ever need.
//!
//! A stock holds puzzles for each of these techniques. A number draws one of them, renames its digits and exchanges its
//! lines, which changes nothing of what it needs but the order in which steps are found. At first a few givens are
//! exchanged for others too, so that most seeds have puzzles that are not equivalent. A new puzzle of this kind need not
//! need the technique, so the caller checks it.

use super::attempt::DugPuzzle;
use super::dig::dig_on;
use super::stream::{Stream, mixed};
use crate::search::bulk::{Verdict, verdict};
use crate::search::{Uniqueness, uniqueness};
use crate::technique::{CellSet, Technique};
use crate::{Cancelled, Cell, Cells, Control, Digit, Grid, Puzzle, Shuffle};

/// Lines with the name of a technique and the 81 cells of a puzzle that needs it.
const STOCK: &str = include_str!("../../data/rare.txt");

/// Mixed into the seeds, so that they differ from those of random puzzles.
const PURPOSE: u64 = 0x7374_6f63_6b20_6f66;

/// The number of attempts that exchange givens. After these, puzzles are equivalent to those of the stock, so that one
/// is found soon.
const CHANGING_ATTEMPTS: u64 = 24;

/// The most givens that are exchanged.
const MOST_CHANGED: usize = 2;

/// The number of digits that are drawn in the place of givens that were taken away.
const DRAWN_DIGITS: usize = 30;

/// Whether there is a stock of puzzles that need `technique`.
pub(super) fn is_in_stock(technique: Technique) -> bool {
    lines(technique).next().is_some()
}

fn lines(technique: Technique) -> impl Iterator<Item = &'static str> {
    let name = technique.name();
    STOCK
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(move |it| it.0 == name)
        .map(|it| it.1)
}

/// A puzzle of the stock of `technique`, or one near it. Returns `None` if the numbers draw none, or if there is no
/// stock.
pub(super) fn puzzle(
    technique: Technique,
    seed: u64,
    number: u64,
    control: &Control,
) -> Result<Option<DugPuzzle>, Cancelled> {
    let mut stream = Stream::new(mixed(&[PURPOSE, seed, number]));
    let stock: Vec<&str> = lines(technique).collect();
    let Some(line) = stock.get(stream.index(stock.len())) else { return Ok(None) };
    let cells = shuffled(line, &Shuffle::of_seed(stream.next()));
    // A person waits for the puzzle. One equivalent to a puzzle of the stock is better than none.
    if number >= CHANGING_ATTEMPTS {
        return dug(&cells, &mut stream, control);
    }
    match changed(&cells, &mut stream, control)? {
        Some(cells) => dug(&cells, &mut stream, control),
        None => Ok(None),
    }
}

fn shuffled(line: &str, shuffle: &Shuffle) -> Cells {
    let mut cells = [0; 81];
    for (place, sign) in line.bytes().take(81).enumerate() {
        let digit = sign.checked_sub(b'0').and_then(Digit::new);
        if let (Some(cell), Some(digit)) = (Cell::new(place), digit) {
            cells[shuffle.cell(cell).index()] = shuffle.digit(digit).get();
        }
    }
    cells
}

/// A puzzle with one answer in which one or two givens are exchanged for others. Returns `None` if none is found soon.
fn changed(
    cells: &Cells,
    stream: &mut Stream,
    control: &Control,
) -> Result<Option<Cells>, Cancelled> {
    let count = 1 + stream.index(MOST_CHANGED);
    let mut fewer = *cells;
    let mut givens: Vec<usize> = (0..81).filter(|&place| cells[place] != 0).collect();
    stream.shuffle(&mut givens);
    givens.iter().take(count).for_each(|&given| fewer[given] = 0);
    let open: Vec<usize> = (0..81).filter(|&place| fewer[place] == 0).collect();
    let (mut more, mut added) = (fewer, 0);
    for _ in 0..DRAWN_DIGITS {
        let mut with = more;
        let (place, digit) = (open[stream.index(open.len())], stream.index(9));
        with[place] = Digit::CLASSIC[digit].get();
        // A digit that leaves several answers is kept, up to as many as were taken away. One that leaves none was
        // wrong.
        match verdict(&with, &control.unseen())? {
            Verdict::None => {}
            Verdict::One => return Ok((with != *cells).then_some(with)),
            Verdict::Several if added < count => (more, added) = (with, added + 1),
            Verdict::Several => (more, added) = (fewer, 0),
        }
    }
    Ok(None)
}

/// The puzzle without givens that it does not need. Returns `None` if it has not one answer.
fn dug(
    cells: &Cells,
    stream: &mut Stream,
    control: &Control,
) -> Result<Option<DugPuzzle>, Cancelled> {
    let Ok(puzzle) = Puzzle::new(Grid::classic(cells)) else { return Ok(None) };
    let Uniqueness::Only(answer) = uniqueness(&puzzle, &control.unseen())? else {
        return Ok(None);
    };
    let Some(answer) = answer.classic_cells() else { return Ok(None) };
    let givens: CellSet = puzzle.givens().filled().map(|(cell, _)| cell).collect();
    // Exchanged givens may make others needless.
    let givens = dig_on(&answer, givens, stream, control)?;
    Ok(Some(DugPuzzle { answer, givens }))
}
