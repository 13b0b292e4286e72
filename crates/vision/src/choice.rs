//! Which boards are in a picture: of guesses that overlap, the one whose lines and cells together explain the picture best.
//!
//! Lines alone do not tell a board from the frame of its window, from one of its boxes, or from as many rows of another size.
//! So the cells of a guess are read before it is taken. The search goes on until the lines of a board are clear and its cells
//! are those of a board.

use super::cut_off::Completeness;
use super::finder::{BoardGuess, BoardSearch, CLEAR, FoundBoard, middle};
use super::ink::InkShade;
use super::network::Network;
use super::picture::Picture;
use super::point::area;
use super::reader::{BoardView, CellKind, CellReading, PictureBoard, mean};

/// From this score on lines are clear beyond doubt, so that none of the other shade are looked for. Between the cells of a
/// board of light lines there may be dark lines of a coarser board.
const BEYOND_DOUBT: f32 = 0.9;

/// The most boards that are looked at to see whether the search may end.
const MOST_JUDGED: usize = 3;

/// The most boards of a picture: more boards of the least size do not fit into the picture in which boards are looked for.
const MOST_BOARDS: usize = 676;

/// The most boards of a picture whose lines are not clear and whose cells are not convincing.
const MOST_UNCLEAR: usize = 12;

/// Beside a board with convincing cells, another one has lines that are at least this part as clear.
const AS_CLEAR: f32 = 0.75;

/// The most guesses that overlap each other and whose cells are read. The others come after them by their lines.
const MOST_RIVALS: usize = 6;

/// After this many steps, the last of which looks for lines of the other shade between the same corners, cells may be less
/// certain.
const USUAL_STEPS: usize = 4;

/// From this certainty on cells are those of a board.
const CERTAIN: f32 = 0.9;

/// From this certainty on nothing else is read at the place of a board.
const SURE: f32 = 0.985;

/// The least clarity of a board that ends with the picture.
const CLEAR_AT_EDGE: f32 = 0.75;

/// The least certainty of the digits of a board that ends with the picture, if all are those of the board. A part of a larger
/// board has larger digits too.
const CERTAIN_OF_OWN_DIGITS: f32 = 0.6;

/// What small candidates or empty cells explain, as part of what digits do: icons and text of a window look like candidates.
const WITHOUT_DIGITS: f32 = 0.5;

/// How much more cells count than lines: a frame may have clear lines, but no digits.
const WEIGHT_OF_CELLS: i32 = 4;

/// Reads the whole boards of a picture: those that are about as large as the largest, row by row, then the smaller ones.
pub(super) fn boards(network: &Network, picture: &Picture) -> Vec<PictureBoard> {
    let Some(mut search) = BoardSearch::of(picture) else { return Vec::new() };
    let (mut candidates, mut steps) = (BoardGuesses::default(), 0);
    let read = |search: &BoardSearch, guess: &mut BoardGuess| {
        GuessReading::of(network, picture, &search.board(guess))
    };
    while let Some(guesses) = search.step() {
        steps += 1;
        let enough = match steps {
            // The demands fall as the search goes on. A board beyond doubt ends it at once, a less certain one only
            // after the usual ways to look.
            1 => EnoughToEnd { clarity: BEYOND_DOUBT, certainty: SURE },
            2..=USUAL_STEPS => EnoughToEnd { clarity: CLEAR, certainty: SURE },
            _ => EnoughToEnd { clarity: CLEAR, certainty: CERTAIN },
        };
        candidates.add(guesses);
        // Only the first boards are read here, because reading costs more than finding. The whole choice follows
        // once, at the end.
        candidates.choose(MOST_JUDGED, |guess| read(&search, guess));
        if candidates.are_convincing(enough) {
            break;
        }
    }
    candidates.choose(MOST_BOARDS, |guess| read(&search, guess));
    // The first step looks for dark lines. Beside a board of these, another one may be light on dark.
    if steps == 1
        && search.has_dark_paper(|middle| candidates.chosen().any(|board| board.contains(middle)))
        && let Some(light) = search.step()
    {
        candidates.add_beside_chosen(light);
        candidates.choose(MOST_BOARDS, |guess| read(&search, guess));
        // Only the dark paper suggested these boards, so they must be read well.
        candidates.keep_convincing(InkShade::Light);
    }
    in_reading_order(candidates.into_boards())
}

/// From which clarity and certainty of a board on the search ends.
#[derive(Clone, Copy)]
struct EnoughToEnd {
    clarity: f32,
    certainty: f32,
}

/// A guess and, once it was read, what is in its cells.
struct ReadGuess {
    guess: BoardGuess,
    reading: Option<GuessReading>,
}

/// What was read between the lines of a guess.
struct GuessReading {
    board: PictureBoard,
    /// Whether it is no part of a larger board.
    is_whole: bool,
}

impl GuessReading {
    fn of(network: &Network, picture: &Picture, found: &FoundBoard) -> Self {
        let view = BoardView::of(network, picture, found);
        let board = view.upright_board();
        let is_whole = match found.completeness {
            Completeness::Whole => true,
            Completeness::EndsWithPicture => is_whole_at_edge(&view, &board),
            Completeness::CutOff => false,
        };
        Self { board, is_whole }
    }

    /// Whether its cells are those of a board.
    fn is_convincing(&self) -> bool {
        let digits = self.board.cells.iter().filter(|cell| cell.value != 0).count();
        self.is_whole && digits >= self.board.size && self.board.certainty() >= CERTAIN
    }

    /// The part of what is in the cells that is explained by digits.
    fn explanation(&self) -> f32 {
        let part = |cell: &CellReading| match cell.kind {
            CellKind::Empty => None,
            CellKind::Candidates => Some(cell.certainty * WITHOUT_DIGITS),
            CellKind::Printed | CellKind::Written | CellKind::Unclear => Some(cell.best_digit()),
        };
        mean(self.board.cells.iter().filter_map(part)).unwrap_or(WITHOUT_DIGITS)
    }
}

/// Whether a board that ends with the picture is no part of a larger one.
fn is_whole_at_edge(view: &BoardView, board: &PictureBoard) -> bool {
    let certainty = board.certainty();
    let is_read = certainty == 0.0
        || certainty >= CERTAIN
        || certainty >= CERTAIN_OF_OWN_DIGITS && !view.has_larger_digits(board.turns);
    board.clarity >= CLEAR_AT_EDGE && is_read
}

/// The guesses of a search, and which of them are boards.
#[derive(Default)]
struct BoardGuesses {
    /// All, in the order of their ranks by lines.
    all: Vec<ReadGuess>,
    /// The chosen ones by their place in the list.
    chosen: Vec<usize>,
}

impl BoardGuesses {
    fn add(&mut self, guesses: Vec<BoardGuess>) {
        let candidate = |guess| ReadGuess { guess, reading: None };
        self.all.extend(guesses.into_iter().map(candidate));
        // The places in `chosen` are void after this. `choose` begins by clearing them.
        self.all.sort_by(|a, b| b.guess.rank().total_cmp(&a.guess.rank()));
    }

    /// Adds the guesses that overlap no chosen board. Between the cells of a board there may be lines of the other shade.
    fn add_beside_chosen(&mut self, mut guesses: Vec<BoardGuess>) {
        guesses.retain(|guess| !self.overlaps_chosen(guess));
        self.add(guesses);
    }

    fn chosen(&self) -> impl Iterator<Item = &BoardGuess> {
        self.chosen.iter().map(|&at| &self.all[at].guess)
    }

    /// Drops the chosen boards with ink of this shade whose cells are not those of a board.
    fn keep_convincing(&mut self, ink: InkShade) {
        let Self { all, chosen } = self;
        chosen.retain(|&at| {
            let ReadGuess { guess, reading } = &all[at];
            guess.ink() != ink || reading.as_ref().is_some_and(GuessReading::is_convincing)
        });
    }

    /// Chooses the boards again, `most` at most.
    fn choose(&mut self, most: usize, read: impl Fn(&mut BoardGuess) -> GuessReading) {
        self.chosen.clear();
        let (mut unclear, mut least) = (0, 0.0_f32);
        for first in 0..self.all.len() {
            let guess = &self.all[first].guess;
            let has_room = self.chosen.len() < most && (guess.is_clear() || unclear < MOST_UNCLEAR);
            if !has_room || guess.fit.score < least || self.overlaps_chosen(guess) {
                continue;
            }
            let best = self.best_rival(first, &read);
            // Its corners may have been mended when it was read.
            if self.overlaps_chosen(&self.all[best].guess) {
                continue;
            }
            let ReadGuess { guess, reading } = &self.all[best];
            if reading.as_ref().is_some_and(GuessReading::is_convincing) {
                // Only a board that is surely one raises the bar. A frame with clear lines must not shut out the
                // board within it.
                least = least.max(guess.fit.score * AS_CLEAR);
            } else {
                unclear += usize::from(!guess.is_clear());
            }
            self.chosen.push(best);
        }
    }

    fn overlaps_chosen(&self, guess: &BoardGuess) -> bool {
        self.chosen().any(|chosen| chosen.overlaps(guess))
    }

    /// The guess that explains the picture best, of `first` and those after it that overlap it and nothing chosen.
    fn best_rival(
        &mut self,
        first: usize,
        read: impl Fn(&mut BoardGuess) -> GuessReading,
    ) -> usize {
        let mut rivals: Vec<usize> = Vec::new();
        for at in first..self.all.len() {
            let ReadGuess { guess, reading } = &self.all[at];
            // Of guesses about the same board, one is read. Once its corners are mended, it may be like another one.
            let is_new = reading.is_some()
                || !rivals.iter().any(|&rival| self.all[rival].guess.is_like(guess));
            let is_rival = guess.overlaps(&self.all[first].guess) && !self.overlaps_chosen(guess);
            if !is_new || !is_rival {
                continue;
            }
            let ReadGuess { guess, reading } = &mut self.all[at];
            let reading = reading.get_or_insert_with(|| read(guess));
            let is_sure = reading.is_convincing() && reading.board.certainty() > SURE;
            // The usual case of one clear board ends here, with a single reading.
            if rivals.is_empty() && is_sure {
                return at;
            }
            rivals.push(at);
            if rivals.len() == MOST_RIVALS {
                break;
            }
        }
        let evidence = |at: &usize| self.all[*at].evidence();
        rivals.into_iter().max_by(|a, b| evidence(a).total_cmp(&evidence(b))).unwrap_or(first)
    }

    /// Whether a chosen board is clear and certain enough.
    fn are_convincing(&self, enough: EnoughToEnd) -> bool {
        let is_enough = |reading: &GuessReading| {
            reading.is_convincing() && reading.board.certainty() >= enough.certainty
        };
        self.chosen.iter().any(|&at| {
            let ReadGuess { guess, reading } = &self.all[at];
            guess.fit.score > enough.clarity && reading.as_ref().is_some_and(is_enough)
        })
    }

    fn into_boards(self) -> Vec<PictureBoard> {
        let Self { all, chosen } = self;
        let is_chosen = |(at, _): &(usize, ReadGuess)| chosen.contains(at);
        let readings = all.into_iter().enumerate().filter(is_chosen);
        let readings = readings.filter_map(|(_, candidate)| candidate.reading);
        readings.filter(|reading| reading.is_whole).map(|reading| reading.board).collect()
    }
}

impl ReadGuess {
    /// How much lines and cells together suggest this board.
    fn evidence(&self) -> f32 {
        let explanation = self.reading.as_ref().map_or(0.0, GuessReading::explanation);
        self.guess.rank() * explanation.powi(WEIGHT_OF_CELLS)
    }
}

/// Boards that are about as large as the largest come first, row by row as they lie; then the others, the largest first.
fn in_reading_order(mut boards: Vec<PictureBoard>) -> Vec<PictureBoard> {
    /// The part of the largest area.
    const AS_LARGE: f32 = 0.6;
    let size = |board: &PictureBoard| area(&board.corners());
    boards.sort_by(|a, b| size(b).total_cmp(&size(a)));
    let largest = boards.first().map(size).unwrap_or_default();
    let count = boards.iter().take_while(|board| size(board) >= largest * AS_LARGE).count();
    let (high, place) =
        (largest.max(1.0).sqrt() / 2.0, |board: &PictureBoard| middle(&board.corners()));
    boards[..count].sort_by(|a, b| {
        let (a, b) = (place(a), place(b));
        // Boards of one row of a page seldom lie at exactly the same height, so heights count in steps of half a
        // board.
        (a.y / high).round().total_cmp(&(b.y / high).round()).then(a.x.total_cmp(&b.x))
    });
    boards
}
