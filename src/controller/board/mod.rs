//! The board under keyboard and mouse: the selection, the digits that are typed, and the filter.

mod colours;
mod filter;
mod pen;
mod typing;

use super::context::Context;
use super::departure::FirstCell;
use super::document::{CursorMove, Mode, Selection};
use super::event::Event;
use super::status::Status;
use super::writing;
use crate::engine::{Cell, Digit, DigitSet, LowestDigit};
use crate::game::{Colour, Content, Edit, NoteKind, Square};
use crate::jobs::JobKind;
use crate::store::Candidates;
use typing::{LAST_LETTER, TypingResult};

pub use filter::Filter;
pub use pen::{Hand, Pen};
pub use typing::{DigitKeys, PartialNumber, Typing};

/// What the keyboard and the mouse do on the board.
#[derive(Clone, Copy, Debug)]
pub enum BoardAction {
    /// A key moves the selection.
    Move(CursorMove),
    /// A key moves the selection and keeps what was selected.
    Extend(CursorMove),
    /// A key moves the selection to the next open cell that way.
    Leap(CursorMove),
    /// The same, and what was selected stays selected.
    ExtendLeap(CursorMove),
    /// The mouse or a screen reader picks a cell.
    Pick(Cell),
    /// A cell is picked in addition, or taken out of the selection.
    PickAlso(Cell),
    /// The mouse is dragged to a cell, or a cell is picked up to which the selection reaches.
    DragTo(Cell),
    /// The mouse picks a candidate of a cell, by its number from 1.
    PickCandidate(Cell, u8),
    /// A digit is typed, by its number from 1.
    Type(u8),
    /// A figure of a number is typed, on a board with digits above 9: for a note of this kind, or for what the pen
    /// writes.
    Figure(Option<NoteKind>, u8),
    /// A letter was typed that stands for no digit, and that does nothing else.
    StrayLetter(char),
    /// The number that is typed has no more figures.
    CloseNumber,
    /// The last figure of the number that is typed is taken back.
    TakeFigureBack,
    /// The number that is typed is dropped.
    DropNumber,
    /// A digit is noted in the selected cells, or taken from their notes, by its number from 1.
    Note(NoteKind, u8),
    /// Candidates that are picked get this colour from now on.
    TakeColour(Colour),
    /// The digit in the hand is put into the selected cell.
    Put(EmptyHandAction),
    /// The selected cells are cleared.
    Clear,
    /// An empty cell is typed: the selected cells are cleared. While the puzzle is edited, the next cell is selected then.
    TypeEmpty,
    /// A full stop is typed: an empty cell. The shell takes the key for [`Command::FilterNext`] unless a puzzle is typed.
    ///
    /// [`Command::FilterNext`]: super::Command::FilterNext
    FullStop,
    /// The last cell that was typed is taken back: while the puzzle is edited, the cell before is selected and cleared. In a
    /// game the selected cells are cleared.
    TakeBack,
}

impl BoardAction {
    /// What the action types as the first cell of a new puzzle.
    pub(super) fn first_of_puzzle(self) -> Option<FirstCell> {
        if let Self::Type(digit) | Self::Figure(None, digit @ 1..) = self {
            return Some(FirstCell::Digit(digit));
        }
        let is_empty = matches!(self, Self::TypeEmpty | Self::FullStop | Self::Figure(None, 0));
        is_empty.then_some(FirstCell::Empty)
    }
}

/// What a key that puts down the digit in the hand does if there is no digit in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyHandAction {
    /// It goes to the next cell.
    Next,
    /// It clears the selected cells.
    Clear,
}

/// What the person holds and looks for. The selection belongs to the document, which is kept with it.
#[derive(Debug, Default)]
pub(super) struct BoardFeature {
    pen: Pen,
    hand: Hand,
    filter: Option<Filter>,
    /// The colour that was used last.
    colour: Colour,
    /// The number that is typed, as long as figures may follow.
    partial_number: Option<PartialNumber>,
}

/// What the feature tells about itself.
impl BoardFeature {
    /// The feature with a hand that holds digits if `digit_first` is true.
    pub(super) fn new(digit_first: bool) -> Self {
        let hand = if digit_first { Hand::DigitFirst(None) } else { Hand::CellFirst };
        Self { hand, ..Self::default() }
    }

    pub(super) fn pen(&self) -> Pen {
        self.pen
    }

    pub(super) fn hand(&self) -> Hand {
        self.hand
    }

    pub(super) fn colour(&self) -> Colour {
        self.colour
    }

    /// What is looked for: the digit in the hand, or what was asked for.
    pub(super) fn filter(&self, cx: &Context) -> Option<Filter> {
        self.digit_in_hand(cx).map(Filter::Digit).or(self.filter)
    }

    /// The digit that is looked for or held.
    pub(super) fn digit_looked_for(&self, cx: &Context) -> Option<Digit> {
        self.filter(cx).and_then(Filter::digit)
    }

    /// The digit whose cells can be selected: that of the selected cell, or the digit that is looked for.
    pub(super) fn digit_to_select(&self, cx: &Context) -> Option<Digit> {
        let document = &cx.document;
        document.board().get(document.selected()).digit().or(self.digit_looked_for(cx))
    }

    /// What the keyboard types now.
    pub(super) fn typing(&self, cx: &Context) -> Typing {
        let layout = cx.document.board_in_view().layout();
        let keys = DigitKeys::of(layout, cx.options.large_digits);
        // The first digit that is typed over the start page is that of a new puzzle on the classic board.
        let keys = if cx.at_start { DigitKeys::Single } else { keys };
        Typing { keys, partial_number: self.partial_number }
    }

    /// The digit in the hand, while the puzzle is played.
    fn digit_in_hand(&self, cx: &Context) -> Option<Digit> {
        match self.hand {
            Hand::DigitFirst(digit) if cx.is_playing() => digit,
            Hand::DigitFirst(_) | Hand::CellFirst => None,
        }
    }
}

/// What is done on the board.
impl BoardFeature {
    pub(super) fn handle(&mut self, cx: &mut Context, action: BoardAction) {
        let ends = cx.status.ends_with_selection() && !cx.shows_answer();
        let before = ends.then(|| (cx.document.selection.clone(), cx.status.clone()));
        self.carry_out(cx, action);
        // What this action refused is still to be read.
        if let Some((selection, status)) = before
            && cx.document.selection != selection
            && cx.status == status
        {
            cx.status = cx.standing();
        }
    }

    fn carry_out(&mut self, cx: &mut Context, action: BoardAction) {
        match action {
            BoardAction::Move(to) => select(cx, to),
            BoardAction::Extend(to) => {
                let target = to.from(cx.document.selected(), cx.document.board().layout());
                cx.document.selection.extend_to(target);
            }
            BoardAction::Leap(to) => {
                if let Some(cell) = to.to_open_cell(cx.document.selected(), cx.document.board()) {
                    cx.document.selection = Selection::of(cell);
                }
            }
            BoardAction::ExtendLeap(to) => {
                if let Some(cell) = to.to_open_cell(cx.document.selected(), cx.document.board()) {
                    cx.document.selection.extend_to(cell);
                }
            }
            BoardAction::Pick(cell) => self.pick(cx, cell),
            BoardAction::PickAlso(cell) => {
                if cx.document.board().has(cell) {
                    cx.document.selection.toggle(cell);
                }
            }
            BoardAction::DragTo(cell) => {
                if cx.document.board().has(cell) {
                    cx.document.selection.extend_to(cell);
                }
            }
            BoardAction::PickCandidate(cell, number) => self.pick_candidate(cx, cell, number),
            BoardAction::Type(number) => self.type_digit(cx, number),
            BoardAction::Figure(note, figure) => self.type_figure(cx, note, figure),
            BoardAction::StrayLetter(letter) => tell_of_letter(cx, letter),
            BoardAction::CloseNumber => self.close_number(cx),
            BoardAction::TakeFigureBack => self.take_figure_back(cx),
            BoardAction::DropNumber => self.drop_number(cx),
            BoardAction::Note(kind, number) => type_note(cx, kind, number),
            BoardAction::TakeColour(colour) => self.colour = colour,
            BoardAction::Put(otherwise) => self.put_or(cx, otherwise),
            BoardAction::Clear => self.clear(cx),
            BoardAction::TypeEmpty | BoardAction::FullStop => self.type_empty(cx),
            BoardAction::TakeBack => self.take_back(cx),
        }
    }

    /// Another document is in the window: nothing is held or looked for, and digits are written.
    pub(super) fn document_shown(&mut self) {
        self.pen = Pen::Digit;
        self.filter = None;
        self.partial_number = None;
        self.empty_hand();
    }

    /// Lets go of the digit in the hand. Returns whether there was one.
    pub(super) fn empty_hand(&mut self) -> bool {
        let holds = matches!(self.hand, Hand::DigitFirst(Some(_)));
        if holds {
            self.hand = Hand::DigitFirst(None);
        }
        holds
    }

    /// Lets go of what is held, selected besides or looked for. Returns whether there was anything.
    pub(super) fn let_go(&mut self, cx: &mut Context) -> bool {
        self.empty_hand() || let_go_of_selection(cx) || self.filter.take().is_some()
    }

    /// Holds or lets go of digits, as the options ask for it.
    pub(super) fn follow_options(&mut self, cx: &Context) {
        self.hand = match (cx.options.digit_first, self.hand) {
            (false, _) => Hand::CellFirst,
            (true, Hand::CellFirst) => Hand::DigitFirst(None),
            (true, hand @ Hand::DigitFirst(_)) => hand,
        };
    }

    /// The game has begun again, as a new game begins.
    pub(super) fn game_restarted(&mut self) {
        self.pen = Pen::Digit;
    }

    /// The pen for what is practised: notes are crossed out with that of the corners.
    pub(super) fn practice_begun(&mut self, crosses_out: bool) {
        self.pen = if crosses_out { Pen::Note(NoteKind::Corner) } else { Pen::Digit };
    }

    /// Notes may have been crossed out while something was practised; digits are put into a game.
    pub(super) fn learning_ended(&mut self) {
        self.pen = Pen::Digit;
    }

    pub(super) fn take_pen(&mut self, pen: Pen) {
        self.pen = pen;
    }

    pub(super) fn turn_pen(&mut self) {
        self.pen = self.pen.turned();
    }

    pub(super) fn toggle_digit_first(&self, cx: &mut Context) {
        let digit_first = self.hand == Hand::CellFirst;
        cx.change_options(|options| options.digit_first = digit_first);
    }

    /// Selects a cell alone. The digit in the hand goes into it.
    fn pick(&mut self, cx: &mut Context, cell: Cell) {
        if cx.document.board().has(cell) {
            cx.document.selection = Selection::of(cell);
            self.put_into(cx, cell);
        }
    }

    /// A candidate of an open cell was picked: it gets the colour in hand, or is noted in its corner or taken from it.
    fn pick_candidate(&mut self, cx: &mut Context, cell: Cell, number: u8) {
        let Some(digit) = digit_of(cx, number).filter(|_| cx.document.board().has(cell)) else {
            return;
        };
        if self.pen == Pen::Colour && may_colour(cx) {
            let edit = colours::of_candidate(cx.document.board(), &[cell], digit, self.colour);
            repaint(cx, edit);
        } else if may_write(cx) {
            toggle_note(cx, &[cell], NoteKind::Corner, digit);
        }
    }

    fn type_digit(&mut self, cx: &mut Context, number: u8) {
        match (digit_of(cx, number), cx.document.mode()) {
            (Some(digit), Mode::Edit) => {
                write_given(cx, digit);
                move_on(cx);
            }
            (Some(digit), Mode::Play(_)) if self.hand == Hand::CellFirst => self.write(cx, digit),
            (Some(digit), Mode::Play(_)) => self.hand = Hand::DigitFirst(Some(digit)),
            (_, Mode::Answer(_)) => refuse_to_write(cx),
            // The tutorial takes in what is done on the board of a lesson.
            (_, Mode::Lesson(_)) | (None, Mode::Edit | Mode::Play(_)) => {}
        }
    }

    /// Adds a figure to the number that is typed, and writes the number once no figure can follow.
    fn type_figure(&mut self, cx: &mut Context, note: Option<NoteKind>, figure: u8) {
        if cx.shows_answer() || cx.document.is_finished() {
            return refuse_to_write(cx);
        }
        // Colours have one figure, and a number of another kind ends here.
        let paints = cx.is_playing() && self.pen == Pen::Colour && note.is_none();
        let before = self.partial_number.filter(|it| it.note == note && !paints);
        if before.is_none() {
            self.close_number(cx);
        }
        self.partial_number = None;
        let last = if paints { 9 } else { cx.document.board().layout().digit_count() };
        match TypingResult::of(before.map_or(0, |it| it.number), figure, last) {
            TypingResult::Half(0) | TypingResult::Whole(0) => self.clear_for(cx, note),
            TypingResult::Half(number) => {
                self.partial_number = Some(PartialNumber { number, note });
                cx.status = Status::PartialNumber(number);
            }
            TypingResult::Whole(number) => self.type_number(cx, PartialNumber { number, note }),
            TypingResult::TooLarge(number) => cx.status = Status::NoSuchDigit { number, last },
        }
    }

    /// A 0 alone is typed: an empty cell, unless it was to be a note.
    fn clear_for(&mut self, cx: &mut Context, note: Option<NoteKind>) {
        if note.is_none() {
            self.type_empty(cx);
        }
    }

    fn type_number(&mut self, cx: &mut Context, PartialNumber { number, note }: PartialNumber) {
        match note {
            None => self.type_digit(cx, number),
            Some(kind) => type_note(cx, kind, number),
        }
    }

    /// Writes the number that is typed, if there is one.
    fn close_number(&mut self, cx: &mut Context) {
        if let Some(number) = self.partial_number.take() {
            cx.status = cx.standing();
            self.type_number(cx, number);
        }
    }

    /// Writes the number that is typed, if there is one, before something else is done. The selection stays.
    pub(super) fn close_number_in_place(&mut self, cx: &mut Context) {
        if self.partial_number.is_some() {
            let selection = cx.document.selection.clone();
            self.close_number(cx);
            cx.document.selection = selection;
        }
    }

    fn take_figure_back(&mut self, cx: &mut Context) {
        let Some(PartialNumber { number, note }) = self.partial_number.take() else {
            return;
        };
        if number < 10 {
            cx.status = cx.standing();
        } else {
            self.partial_number = Some(PartialNumber { number: number / 10, note });
            cx.status = Status::PartialNumber(number / 10);
        }
    }

    fn drop_number(&mut self, cx: &mut Context) {
        if self.partial_number.take().is_some() {
            cx.status = cx.standing();
        }
    }

    /// Writes a digit of a game with the pen.
    fn write(&mut self, cx: &mut Context, digit: Digit) {
        if !may_write(cx) {
            return;
        }
        let cells = cx.document.selection.cells();
        match self.pen {
            // Nobody wants one digit in several cells; where it may go is another matter.
            Pen::Digit if cx.document.selection.is_several() => note_in_several(cx, &cells, digit),
            Pen::Digit => write_entry(cx, cx.document.selected(), digit),
            Pen::Note(kind) => drop(toggle_note(cx, &cells, kind, digit)),
            Pen::Colour => {
                if let Some(colour) = Colour::new(digit.get()) {
                    self.colour_cells(cx, colour);
                }
            }
        }
    }

    /// Puts down the digit in the hand, or does what the key does otherwise.
    fn put_or(&mut self, cx: &mut Context, otherwise: EmptyHandAction) {
        match (self.digit_in_hand(cx), otherwise) {
            (Some(_), _) => self.put_into(cx, cx.document.selected()),
            (None, EmptyHandAction::Next) => select(cx, CursorMove::Next),
            (None, EmptyHandAction::Clear) => self.type_empty(cx),
        }
    }

    fn type_empty(&mut self, cx: &mut Context) {
        self.clear(cx);
        move_on(cx);
    }

    /// Goes back to the cell that was typed last and clears it. A digit in the last cell of the board was typed last,
    /// because typing does not move on from there.
    fn take_back(&mut self, cx: &mut Context) {
        let at = cx.document.selected();
        let is_typed_last = is_at_end(cx) && cx.document.board().get(at).digit().is_some();
        let stays = at.index() == 0 || is_typed_last || cx.document.selection.is_several();
        if moves_on(cx) && !stays {
            select(cx, CursorMove::Previous);
        }
        self.clear(cx);
    }

    /// Puts the digit in the hand into a cell that was picked. A given is taken into the hand instead.
    fn put_into(&mut self, cx: &mut Context, cell: Cell) {
        if !cx.is_playing() || self.hand == Hand::CellFirst || cx.document.is_finished() {
            return;
        }
        match (cx.document.board().get(cell), self.digit_in_hand(cx)) {
            (Content::Given(digit), _) => self.hand = Hand::DigitFirst(Some(digit)),
            (Content::Entry(there), Some(held)) if there == held && self.pen == Pen::Digit => {
                clear_cells(cx, &[cell]);
            }
            (_, Some(held)) => self.write(cx, held),
            (_, None) => {}
        }
    }

    /// Clears the selected cells of what can be written into them now.
    fn clear(&mut self, cx: &mut Context) {
        let cells = cx.document.selection.cells();
        match cx.document.mode() {
            Mode::Edit => {
                let cleared = cells.into_iter().map(|cell| (cell, Content::Empty));
                if cx.document.put_all(cleared) {
                    edited(cx);
                }
            }
            Mode::Play(_) if self.pen == Pen::Colour => {
                let edit = colours::none_on_cells(cx.document.board(), &cells);
                repaint(cx, edit);
            }
            Mode::Play(_) | Mode::Answer(_) | Mode::Lesson(_) => {
                if may_write(cx) {
                    clear_cells(cx, &cells);
                }
            }
        }
    }

    /// Gives the selected cells a colour; takes it from them if all have it.
    pub(super) fn colour_cells(&mut self, cx: &mut Context, colour: Colour) {
        let cells = cx.document.selection.cells();
        let edit = colours::of_cells(cx.document.board(), cells, colour);
        repaint(cx, edit);
        self.colour = colour;
    }

    /// Gives the candidate that is looked for a colour in the selected cells; takes it from them if all have it.
    pub(super) fn colour_candidates(&mut self, cx: &mut Context, colour: Colour) {
        if let Some(digit) = self.digit_looked_for(cx) {
            let cells = cx.document.selection.cells();
            let edit = colours::of_candidate(cx.document.board(), &cells, digit, colour);
            repaint(cx, edit);
            self.colour = colour;
        }
    }

    /// Looks for the digit of the selected cell, or stops looking for it.
    pub(super) fn toggle_filter(&mut self, cx: &Context) {
        let selected = cx.document.board().get(cx.document.selected());
        let there = selected.digit().map(Filter::Digit);
        self.filter = if self.filter == there { None } else { there };
    }

    /// Looks for cells with two candidates, or stops looking for them.
    pub(super) fn toggle_bivalue(&mut self) {
        let is_on = self.filter == Some(Filter::Bivalue);
        self.filter = if is_on { None } else { Some(Filter::Bivalue) };
    }

    /// Looks for the digit after the one that is looked for.
    pub(super) fn filter_next(&mut self, cx: &Context) {
        self.filter = Filter::after(self.filter, cx.document.board().layout().digit_count());
    }

    /// Looks for the digit before the one that is looked for.
    pub(super) fn filter_previous(&mut self, cx: &Context) {
        self.filter = Filter::before(self.filter, cx.document.board().layout().digit_count());
    }

    /// Selects all cells of a digit.
    pub(super) fn select_same(&self, cx: &mut Context) {
        let Some(digit) = self.digit_to_select(cx) else {
            return;
        };
        let board = cx.document.board();
        let holds = |cell: &Cell| board.get(*cell).digit() == Some(digit);
        let cells: Vec<Cell> = board.layout().cells().filter(holds).collect();
        let selected = cx.document.selected();
        cx.status = Status::Selected(cells.len());
        let cursor = cells.iter().find(|&&cell| cell == selected).or(cells.first());
        if let Some(&cursor) = cursor {
            cx.document.selection = Selection::of_cells(cursor, cells);
        }
    }
}

/// Selects no more than one cell. Returns whether there were several.
fn let_go_of_selection(cx: &mut Context) -> bool {
    let is_smaller = cx.document.selection.collapse();
    if is_smaller && cx.status.ends_with_selection() {
        cx.status = cx.standing();
    }
    is_smaller
}

/// Whether colours can be given now.
pub(super) fn may_colour(cx: &Context) -> bool {
    cx.shows_game()
}

/// Whether anything can be looked for now.
pub(super) fn may_filter(cx: &Context) -> bool {
    !cx.shows_answer() && !cx.is_covered()
}

pub(super) fn select_all(cx: &mut Context) {
    let cells = cx.document.board().layout().cells().collect::<Vec<_>>();
    // The selected cell stays the same, so a screen reader would hear nothing of it.
    cx.status = Status::Selected(cells.len());
    cx.document.selection = Selection::of_cells(cx.document.selected(), cells);
}

/// Takes back the last edit.
pub(super) fn undo(cx: &mut Context) {
    let was_solved = cx.document.is_finished();
    if let Some(cell) = cx.document.undo() {
        cx.document.selection = Selection::of(cell);
        edited(cx);
        cx.tell(Event::BoardSetBack);
        if was_solved && !cx.document.is_finished() {
            cx.status = Status::BackInSolvedGame;
        }
    }
}

/// Carries out again what was undone.
pub(super) fn redo(cx: &mut Context) {
    if let Some(cell) = cx.document.redo() {
        cx.document.selection = Selection::of(cell);
        edited(cx);
        cx.tell(Event::BoardSetBack);
    }
}

/// Takes everything but the givens off the board.
pub(super) fn clear_entries(cx: &mut Context) {
    let cleared = if cx.is_playing() { clear_game(cx) } else { cx.document.clear_entries() };
    if cleared {
        edited(cx);
    }
}

/// Whether there are notes that can be cleared, and that do not come back by themselves.
pub(super) fn may_clear_notes(cx: &Context) -> bool {
    let comes_back = cx.is_playing() && cx.options.candidates == Candidates::All;
    !comes_back && cx.document.board().notes().next().is_some()
}

/// Takes all notes off the board, and leaves the digits.
pub(super) fn clear_notes(cx: &mut Context) {
    let noted: Vec<Cell> = cx.document.board().notes().map(|(cell, _)| cell).collect();
    if cx.document.put_all(noted.into_iter().map(|cell| (cell, Content::Empty))) {
        edited(cx);
    }
}

/// Takes all colours off the board.
pub(super) fn clear_colours(cx: &mut Context) {
    let edit = Edit::clearing_colours(cx.document.board());
    repaint(cx, edit);
}

/// Notes all candidates of the open cells.
pub(super) fn note_candidates(cx: &mut Context) {
    if writing::note_candidates(cx) {
        cx.position_changed();
        cx.status = Status::CandidatesNoted;
    }
}

/// Whether typing in a cell leads to the next one: while the puzzle is edited, if the options say so.
pub(super) fn moves_on(cx: &Context) -> bool {
    match cx.document.mode() {
        Mode::Edit => cx.options.typing_moves_on,
        Mode::Play(_) | Mode::Answer(_) | Mode::Lesson(_) => false,
    }
}

/// Whether the selected cell is the last one of the board.
fn is_at_end(cx: &Context) -> bool {
    cx.document.selected().index() + 1 == cx.document.board().layout().cell_count()
}

/// A cell was typed: selects the next one. At the end of the board the selection stays, and so do several selected cells.
fn move_on(cx: &mut Context) {
    if moves_on(cx) && !is_at_end(cx) && !cx.document.selection.is_several() {
        select(cx, CursorMove::Next);
    }
}

fn select(cx: &mut Context, to: CursorMove) {
    let target = to.from(cx.document.selected(), cx.document.board().layout());
    cx.document.selection = Selection::of(target);
}

/// The digit with a number from 1; `None` if the board does not have it.
fn digit_of(cx: &Context, number: u8) -> Option<Digit> {
    let side = cx.document.board().layout().digit_count();
    Digit::new(number).filter(|_| usize::from(number) <= side)
}

/// The puzzle or the position was edited, or an edit taken back.
fn edited(cx: &mut Context) {
    let searched = cx.jobs.has(JobKind::Answer);
    cx.board_changed();
    let is_stopped = searched && !cx.jobs.has(JobKind::Answer);
    cx.status = if is_stopped { Status::SearchStopped } else { cx.standing() };
}

/// Writes a digit of the puzzle into the selected cell.
fn write_given(cx: &mut Context, digit: Digit) {
    if cx.document.put(cx.document.selected(), Content::Given(digit)) {
        edited(cx);
    }
}

/// Whether cells of a game can be written into now. Says why not.
fn may_write(cx: &mut Context) -> bool {
    let may = cx.is_playing() && !cx.document.is_finished();
    if !may {
        refuse_to_write(cx);
    }
    may
}

fn refuse_to_write(cx: &mut Context) {
    if cx.shows_answer() {
        cx.status = Status::ReadOnly;
    } else if cx.document.is_finished() {
        cx.status = Status::GameIsOver;
    }
}

/// Puts a digit into a cell of the game.
fn write_entry(cx: &mut Context, cell: Cell, digit: Digit) {
    if cx.document.board().get(cell).is_given() {
        cx.status = Status::GivensAreFixed;
        return;
    }
    let square = cx.document.board().square(cell).with(Content::Entry(digit));
    if writing::write_squares(cx, vec![(cell, square)]) {
        cx.tell(Event::EntryWritten(cell, digit));
    }
}

/// Notes a digit whatever the pen is.
fn type_note(cx: &mut Context, kind: NoteKind, number: u8) {
    if let Some(digit) = digit_of(cx, number)
        && may_write(cx)
    {
        toggle_note(cx, &cx.document.selection.cells(), kind, digit);
    }
}

/// Notes a digit that was typed as an entry in the corners of several cells, and says so.
fn note_in_several(cx: &mut Context, cells: &[Cell], digit: Digit) {
    if let Some(ToggledNotes { cells, is_noted }) = toggle_note(cx, cells, NoteKind::Corner, digit)
    {
        cx.status = Status::NotedInSeveral { digit, cells, is_noted };
    }
}

/// What was done to notes.
struct ToggledNotes {
    /// How many cells were open.
    cells: usize,
    /// Whether the digit is noted in them now; it was taken from their notes otherwise.
    is_noted: bool,
}

/// Notes a digit in those of `cells` that are open; takes it from their notes if all have it. Returns `None` if nothing
/// changed.
fn toggle_note(
    cx: &mut Context,
    cells: &[Cell],
    kind: NoteKind,
    digit: Digit,
) -> Option<ToggledNotes> {
    let board = cx.document.board();
    let is_open = |cell: &Cell| board.get(*cell).digit().is_none();
    let open: Vec<Cell> = cells.iter().copied().filter(is_open).collect();
    let has = |&cell: &Cell| board.get(cell).notes().of(kind).contains(digit);
    let all_have = open.iter().all(has);
    let keeps_all = kind == NoteKind::Corner && cx.options.candidates == Candidates::All;
    let written = |&cell: &Cell| {
        let square = board.square(cell);
        let notes = square.content.notes();
        let digits = with_or_without(notes.of(kind), digit, !all_have);
        let crossed = square.crossed;
        let crossed = if keeps_all { with_or_without(crossed, digit, all_have) } else { crossed };
        let content = Content::of_notes(notes.with(kind, digits));
        (cell, Square { crossed, ..square }.with(content))
    };
    let before = board.clone();
    let squares = open.iter().map(written).collect();
    let toggled = ToggledNotes { cells: open.len(), is_noted: !all_have };
    writing::write_squares(cx, squares).then(|| {
        cx.status = cx.standing();
        cx.tell(Event::NotesWritten(before, open));
        toggled
    })
}

fn with_or_without(mut digits: DigitSet, digit: Digit, is_in: bool) -> DigitSet {
    if is_in {
        digits.insert(digit);
    } else {
        digits.remove(digit);
    }
    digits
}

/// Takes entries and notes out of cells.
fn clear_cells(cx: &mut Context, cells: &[Cell]) {
    let board = cx.document.board();
    let open = cells.iter().filter(|&&cell| !board.get(cell).is_given());
    let cleared = |&cell: &Cell| (cell, board.square(cell).with(Content::Empty));
    let squares: Vec<_> = open.map(cleared).collect();
    if squares.is_empty() {
        cx.status = Status::GivensAreFixed;
    } else if writing::write_squares(cx, squares) {
        cx.status = cx.standing();
    }
}

/// Takes entries and notes off the board of a game. Returns whether there were any.
fn clear_game(cx: &mut Context) -> bool {
    let squares = cx.document.board().squares_without_entries().collect();
    writing::write_squares(cx, squares)
}

fn repaint(cx: &mut Context, edit: Option<Edit>) {
    if cx.document.apply(edit) {
        cx.position_changed();
    }
}

/// Says how digits above 9 are typed, or which letter is the last.
fn tell_of_letter(cx: &mut Context, letter: char) {
    let layout = cx.document.board().layout();
    match DigitKeys::of(layout, cx.options.large_digits) {
        DigitKeys::Single => {}
        DigitKeys::Letters(last) => {
            let last = Digit::new(last).map(Digit::symbol).unwrap_or_default();
            cx.status = Status::NoSuchLetter { letter: letter.to_ascii_uppercase(), last };
        }
        DigitKeys::FromZero(count) => {
            let last = Digit::new(count).and_then(|last| LowestDigit::Zero.sign(last));
            let (letter, last) = (letter.to_ascii_uppercase(), last.unwrap_or_default());
            cx.status = Status::NoSuchLetter { letter, last };
        }
        DigitKeys::Figures => {
            let may_choose = layout.digit_count() <= LAST_LETTER;
            cx.status = Status::FiguresNotLetters { may_choose };
        }
    }
}
