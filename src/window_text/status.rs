//! The sentences of the status bar.

use std::path::Path;

use super::board::name_of;
use super::constraints::selection_line;
use super::hint::{hint_line, listed, names, practice_task};
use super::tutorial::lesson_number;
use super::{Language, Say, counting, foreign, looking_for, new_game, play, say, say_plural};
use crate::controller::{AnswerTotal, Command, Controller, DigitKeys, Mode, Status};
use crate::engine::search::Count;
use crate::engine::words::contradiction;
use crate::engine::{Contradiction, LowestDigit, ShownDigit};
use crate::format::{Kind, Loss, ReadError, sentence_of_drawn, sentence_of_skipped};
use crate::game::on_the_clock;
use crate::jobs::{Activity, Busy, MOST_LAB_DIGITS, NoPuzzle, TextOrigin};
use crate::print::{UnheededChoice, short_line};
use crate::store::StoreError;

impl Say for Status {
    /// The sentence, with digits that count from 1.
    fn say(&self, language: Language) -> String {
        self.say_from(LowestDigit::One, language)
    }
}

impl Status {
    /// The sentence, with digits that count from `lowest`.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    pub fn say_from(&self, lowest: LowestDigit, language: Language) -> String {
        match self {
            Self::Welcome => welcome(DigitKeys::Single, language),
            Self::Start => {
                say!(language, "Press the key on a card, or type the first digit of a puzzle.")
            }
            Self::MakingGame => say!(language, "Making a puzzle…"),
            Self::NewGame(level) => new_game::begun(*level, language),
            Self::DailySolved { time } => {
                let time = on_the_clock(*time);
                say!(
                    language,
                    "You solved the puzzle of this day already, in {time}. Ctrl+R plays it again.",
                    time
                )
            }
            Self::NoGame(why) => new_game::none(*why, language),
            Self::NoDay => new_game::no_day(language),
            Self::Editing { givens, ruled_out } => editing(*givens, *ruled_out, language),
            Self::NoLabInGame => say!(
                language,
                "The lab would show the answer of your game. It opens once the game is over, or once you edit the puzzle."
            ),
            Self::TooLargeForLab => say!(
                language,
                "The lab shows boards of up to {most} digits. The command line has no such limit.",
                most = MOST_LAB_DIGITS
            ),
            Self::Contradictory(reasons) => contradictory(reasons, lowest, language),
            Self::NoAnswer { why, time } => {
                let time = language.time(*time);
                no_answer(why.as_ref(), &time, lowest, language)
            }
            Self::Answer { number, time } => {
                let (number, time) = (language.number(*number), language.time(*time));
                say!(language, "Answer {number}, found in {time}.", number, time)
            }
            Self::OnlySoMany { total } => only_so_many(*total, language),
            Self::FirstAnswer => {
                say!(language, "This is the first answer.")
            }
            Self::ReadOnly => {
                say!(language, "An answer cannot be changed; Alt+R goes back to the puzzle.")
            }
            Self::GivensAreFixed => {
                say!(language, "This digit is a given.")
            }
            Self::Zoomed { is_whole: true, .. } => say!(language, "The whole board is shown."),
            Self::Zoomed { rows, columns, is_whole: false } => {
                say!(language, "{rows} rows and {columns} columns are shown.", rows, columns)
            }
            Self::OwnPuzzleWaits => {
                say!(language, "Your own puzzle or game waits. Go back to it before you edit.")
            }
            Self::BoardFitsWindow => {
                say!(language, "Boards of more than 9 rows or columns can be zoomed.")
            }
            Self::HintOnWholeBoard => {
                say!(language, "The board is not zoomed while a hint or a list of steps is shown.")
            }
            Self::Restored => {
                say!(language, "Back to the puzzle.")
            }
            Self::Recovered => {
                say!(language, "Your work is back.")
            }
            Self::PartialNumber(number) => {
                say!(language, "{number} so far: type another figure, or press Enter.", number)
            }
            Self::NoSuchDigit { number, last } => {
                say!(
                    language,
                    "This board has no digit {number}: its digits are 1 to {last}.",
                    number,
                    last
                )
            }
            Self::FiguresNotLetters { may_choose: true } => say!(
                language,
                "Digits above 9 are typed as numbers, such as 1 and 2 for 12; Options has letters for them."
            ),
            Self::FiguresNotLetters { may_choose: false } => {
                say!(language, "Digits above 9 are typed as numbers, such as 1 and 2 for 12.")
            }
            Self::NoSuchLetter { letter, last } => {
                say!(
                    language,
                    "This board has no digit {letter}: its last one is {last}.",
                    letter,
                    last
                )
            }
            Self::NoHintOverAnswer => say!(
                language,
                "An answer is shown, so there is nothing left to hint at. Alt+R goes back to the puzzle."
            ),
            Self::NoHintsForBoard => {
                say!(language, "Nonet has no hints for boards of this kind.")
            }
            Self::CopiedPuzzle => say!(language, "The puzzle is copied."),
            Self::CopiedAnswer => say!(language, "The answer is copied."),
            Self::Pasted { givens, entries, origin, left_out } => {
                pasted(*givens, *entries, *origin, left_out, language)
            }
            // The hint says it; see `status_line`.
            Self::Hint => String::new(),
            Self::Listed(listing, count) => listed(*listing, *count, language),
            Self::NoHintToApply => {
                say!(language, "There is no hint to apply. Press F2 for one.")
            }
            Self::MistakesCleared => {
                say!(language, "The mistakes are cleared.")
            }
            Self::StepsApplied { count: 1, placed: Some((place, digit)) } => {
                let (place, digit) = (name_of(*place, language), lowest.shown(*digit));
                say!(language, "{place} is {digit}.", place, digit)
            }
            Self::StepsApplied { count: 1, placed: None } => {
                say!(language, "The step is carried out.")
            }
            Self::StepsApplied { count, .. } => {
                say_plural!(
                    language,
                    *count as u64,
                    "{count} step is carried out.",
                    "{count} steps are carried out.",
                    count
                )
            }
            Self::CandidatesNoted => {
                say!(language, "All candidates are noted.")
            }
            Self::CopiedSteps => say!(language, "The steps are copied."),
            Self::Cancelled => say!(language, "Cancelled."),
            Self::SearchStopped => {
                say!(language, "The search was stopped, because the puzzle has changed.")
            }
            Self::InternalError => {
                say!(language, "Something went wrong inside Nonet; your puzzle is unharmed.")
            }
            Self::CopiedAs(kind, losses) => copied_as(*kind, losses, language),
            Self::CopiedCode(code) => {
                say!(language, "The code {code} is copied.", code)
            }
            Self::CopiedShareText => {
                say!(language, "A text to share is copied: the name and the code of the puzzle.")
            }
            Self::NotCopied(error) => {
                let error = error.say(language);
                say!(language, "Nothing was copied: {error}.", error)
            }
            Self::Practice(technique) => {
                let task = practice_task(*technique, language);
                say!(language, "{task} F2 gives a hint.", task)
            }
            Self::PracticeAside(technique) => {
                let task = practice_task(*technique, language);
                say!(language, "{task} An easier technique helps here too. F2 gives a hint.", task)
            }
            Self::Practised(technique, count) => {
                let name = technique.say(language);
                say!(
                    language,
                    "Found: {name} ({count} so far). F4 goes on to another puzzle.",
                    name,
                    count
                )
            }
            Self::PractisedWithHint(technique) => {
                let name = technique.say(language);
                say!(language, "Found with a hint: {name}. F4 goes on to another puzzle.", name)
            }
            Self::Example(technique) => {
                let name = technique.say(language);
                say!(language, "An example: {name}. F3 carries out the step.", name)
            }
            Self::NoPractice(technique) => {
                let name = technique.say(language);
                say!(language, "There is no puzzle yet to practise this on: {name}.", name)
            }
            Self::Tutorial => {
                say!(language, "N: next. B: back. F2: show me. Esc: leave the tutorial.")
            }
            Self::Constraints(note) => note.say(language),
            Self::KnownChanged => {
                say!(language, "From now on hints use the techniques that you chose.")
            }
            Self::SessionNotKept(error) => {
                let reason = reason_first(error, language);
                say!(language, "Your work cannot be kept for the next start: {reason}.", reason)
            }
            Self::OptionsNotKept(error) => {
                let reason = reason_first(error, language);
                say!(language, "The options cannot be kept for the next start: {reason}.", reason)
            }
            Self::RecentNotKept(error) => {
                let reason = reason_first(error, language);
                say!(language, "The list of recent files cannot be kept: {reason}.", reason)
            }
            Self::SessionKeptAgain => {
                say!(language, "Nonet can keep your work for the next start again.")
            }
            Self::Leaving => say!(language, "Keeping your work…"),
            Self::Opened(path) => {
                let name = foreign::file_name(path);
                say!(language, "Opened {name}.", name)
            }
            Self::OpenedBesideGame(path) => {
                let name = foreign::file_name(path);
                say!(
                    language,
                    "Opened {name}. Your game waits: “Waiting game” in the File menu brings it back.",
                    name
                )
            }
            Self::CountedFromZero(largest @ 10..=25) => say!(
                language,
                "The source counts its digits from 0: each is one more here, 1 to {largest}. Options has digits from 0.",
                largest
            ),
            Self::CountedFromZero(largest) => say!(
                language,
                "The source counts its digits from 0: each is one more here, 1 to {largest}.",
                largest
            ),
            Self::Found(excerpt) => excerpt.sentence(language),
            Self::ReadFromDrawing(reading, skipped) => {
                let skipped = (!skipped.is_empty()).then(|| sentence_of_skipped(skipped, language));
                let all = [sentence_of_drawn(reading, language)].into_iter().chain(skipped);
                all.collect::<Vec<_>>().join(" ")
            }
            Self::FieldsSkipped(fields) => sentence_of_skipped(fields, language),
            Self::LinesRefused { count, first } => lines_refused(*count, first, language),
            Self::Saved(path) => {
                let path = foreign::path(path);
                say!(language, "Saved to {path}.", path)
            }
            Self::ReadPicture { givens, entries } => {
                let digits = digits_taken(*givens, *entries, language);
                say!(language, "The puzzle of the picture is on the board: {digits}.", digits)
            }
            Self::NothingToPaste(why) => nothing_to_paste(why, language),
            Self::SignsReplaced(path, missing) => {
                let path = foreign::path(path);
                let saved = say!(language, "Saved to {path}.", path);
                format!("{saved} {}", missing.sentence(language))
            }
            Self::Exported(path, unheeded) => exported(path, unheeded, language),
            Self::Printing => say!(language, "Sending the pages to the printer…"),
            Self::Printed(said) => match foreign::name(said).as_str() {
                "" => say!(language, "Sent to the printer."),
                said => {
                    say!(language, "Sent to the printer: {said}.", said)
                }
            },
            Self::NotPrinted(said) => match foreign::name(said).as_str() {
                "" => say!(language, "Not printed: the system did not take the document."),
                said => say!(language, "Not printed: {said}.", said),
            },
            Self::Playing { open } => play::playing(*open, language),
            Self::Paused => say!(language, "The game is paused."),
            Self::NothingToPlay => {
                say!(language, "This puzzle has no answer, so it cannot be played.")
            }
            Self::Checked { right: _, wrong, lost } => play::checked(*wrong, *lost, language),
            Self::CannotCheck(why) => play::cannot_check(*why, language),
            Self::AgainstRules(broken) => {
                let broken = first_reasons(broken, lowest, language);
                say!(language, "That breaks the rules: {broken}.", broken)
            }
            Self::AgainstAnswer(digit) => {
                let digit = lowest.shown(*digit);
                say!(language, "The answer does not have {digit} in this cell.", digit)
            }
            Self::NoteLost { row, column } => say!(
                language,
                "The digit of the answer is not among the notes in row {row}, column {column}.",
                row,
                column
            ),
            Self::FullButWrong => say!(language, "Every cell has a digit, but something is wrong."),
            Self::Finished { time, hints, mistakes } => {
                play::finished(*time, *hints, *mistakes, language)
            }
            Self::GameIsOver => say!(
                language,
                "This puzzle is solved. Ctrl+Z takes moves back, and Ctrl+R plays it again."
            ),
            Self::BackInSolvedGame => say!(
                language,
                "The game goes on. It stays counted as solved, and its clock stands."
            ),
            Self::NotedInSeveral { digit, cells, is_noted } => {
                noted_in_several(lowest.shown(*digit), *cells, *is_noted, language)
            }
            Self::Starved(reasons) => starved(reasons, lowest, language),
            Self::Selected(cells) => selected(*cells, language),
            Self::SavePointMade(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is made.", name)
            }
            Self::AtSavePoint(name) => {
                let name = foreign::name(name);
                say!(language, "The board is as it was at save point “{name}”.", name)
            }
            Self::SavePointDeleted(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is deleted.", name)
            }
        }
    }
}

/// What the status bar says if no work is shown.
#[must_use]
pub fn status_line(controller: &Controller, language: Language) -> String {
    let lowest = controller.lowest_digit();
    match (controller.status(), controller.hint()) {
        (Status::Hint, Some(hint)) => {
            hint_line(hint, controller.board(), language, names(controller))
        }
        // Only a covered board hides its hint.
        (Status::Hint, None) => Status::Paused.say(language),
        (Status::Welcome, _) => welcome(controller.typing().keys, language),
        (status @ Status::Editing { .. }, _) if has_no_answer(controller) => {
            let editing = status.say_from(lowest, language);
            let why = if controller.board().rules().is_empty() {
                say!(language, "The puzzle has no answer: at least one given is wrong.")
            } else {
                say!(language, "The puzzle has no answer: a given or a constraint is wrong.")
            };
            format!("{editing} {why}")
        }
        (Status::Playing { .. } | Status::Editing { .. } | Status::Selected(_), _)
            if let Some(sums) = sums_of_selection(controller, language) =>
        {
            sums
        }
        (status @ Status::Answer { .. }, _) => {
            status.say_with_total(controller.answer_total(), language)
        }
        (status, _) => status.say_from(lowest, language),
    }
}

fn sums_of_selection(controller: &Controller, language: Language) -> Option<String> {
    selection_line(&controller.selection_sums()?, language)
}

fn has_no_answer(controller: &Controller) -> bool {
    matches!(controller.answer_total(), AnswerTotal::Counted(Count::Exactly(0)))
}

/// What to do with an empty board, with keys that type digits like this.
fn welcome(keys: DigitKeys, language: Language) -> String {
    match keys {
        DigitKeys::Single => say!(language, "Type the digits of a puzzle; F5 shows its answer."),
        DigitKeys::Figures => say!(
            language,
            "Type the digits of a puzzle, those above 9 as numbers; F5 shows its answer."
        ),
        DigitKeys::Letters(_) => say!(
            language,
            "Type the digits of a puzzle, those above 9 as letters; F5 shows its answer."
        ),
        DigitKeys::FromZero(_) => say!(
            language,
            "Type the digits of a puzzle from 0, those above 9 as letters; F5 shows its answer."
        ),
    }
}

impl Status {
    /// The sentence for an answer, with what is known about how many there are.
    #[must_use]
    pub fn say_with_total(&self, total: AnswerTotal, language: Language) -> String {
        let Self::Answer { number, time } = self else {
            return self.say(language);
        };
        let (number, time) = (language.number(*number), language.time(*time));
        match total {
            AnswerTotal::Counted(Count::Exactly(1)) => {
                say!(language, "The only answer, found in {time}.", time)
            }
            AnswerTotal::Counted(_) | AnswerTotal::AtLeast(_) | AnswerTotal::Counting(1..) => {
                let total = total.say(language);
                say!(language, "Answer {number} of {total}, found in {time}.", number, total, time)
            }
            AnswerTotal::Several | AnswerTotal::Counting(_) => {
                say!(language, "Answer {number} of several, found in {time}.", number, time)
            }
            AnswerTotal::Unknown => self.say(language),
        }
    }
}

fn lines_refused(count: usize, first: &ReadError, language: Language) -> String {
    let refused = say_plural!(
        language,
        count as u64,
        "{count} line has no puzzle that Nonet can read.",
        "{count} lines have no puzzle that Nonet can read.",
        count
    );
    let first = foreign::sentence(&first.say(language));
    let first = say!(language, "The first error: {first}.", first);
    format!("{refused} {first}")
}

/// An error with its file at the end, as a status bar may have no room for that.
fn reason_first(error: &StoreError, language: Language) -> String {
    format!("{} ({})", error.problem.say_in_window(language), foreign::path(&error.path))
}

fn exported(path: &Path, unheeded: &[UnheededChoice], language: Language) -> String {
    let path = foreign::path(path);
    let unheeded: Vec<String> = unheeded.iter().map(|choice| choice.say(language)).collect();
    match language.list(&unheeded).as_str() {
        "" => say!(language, "Saved to {path}.", path),
        unheeded => say!(language, "Saved to {path}, without {unheeded}.", path, unheeded),
    }
}

/// The digits that came with a puzzle.
fn digits_taken(givens: usize, entries: usize, language: Language) -> String {
    let given_text =
        say_plural!(language, givens as u64, "{givens} given", "{givens} givens", givens);
    let entry_text = (entries > 0).then(|| {
        say_plural!(language, entries as u64, "{entries} entry", "{entries} entries", entries)
    });
    let digits: Vec<String> = [given_text].into_iter().chain(entry_text).collect();
    language.list(&digits)
}

fn pasted(
    givens: usize,
    entries: usize,
    origin: TextOrigin,
    left_out: &[Loss],
    language: Language,
) -> String {
    let excerpt = match origin {
        TextOrigin::Excerpt(excerpt) => Some(excerpt.sentence(language)),
        TextOrigin::Kind(_) | TextOrigin::Code => None,
    };
    let (digits, origin) = (digits_taken(givens, entries, language), origin.say(language));
    let left_out: Vec<String> = left_out.iter().map(|loss| loss.say(language)).collect();
    let pasted = match language.list(&left_out).as_str() {
        "" => say!(language, "Pasted {digits} from a {origin}.", digits, origin),
        losses => {
            say!(
                language,
                "Pasted {digits} from a {origin}, without {losses}.",
                digits,
                origin,
                losses
            )
        }
    };
    [Some(pasted), excerpt].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

impl Say for TextOrigin {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Code => say!(language, context = "in a sentence", "code of Nonet"),
            // A single line is called no list.
            Self::Kind(Kind::List) => say!(language, "line of cells"),
            Self::Kind(kind) => kind.say(language),
            Self::Excerpt(_) => say!(language, "longer text"),
        }
    }
}

fn nothing_to_paste(why: &NoPuzzle, language: Language) -> String {
    match why {
        NoPuzzle::NoText => {
            say!(language, "The clipboard holds neither a text nor a picture that Nonet can read.")
        }
        NoPuzzle::Address(address) => {
            let address = beginning(address);
            say!(
                language,
                "Nothing was pasted: “{address}” is an address on the web; expected the digits of \
                 the puzzle.",
                address
            )
        }
        NoPuzzle::OtherText(text) => {
            let text = beginning(text);
            say!(
                language,
                "Nothing was pasted: “{text}” is not a puzzle; expected 81 cells in a line, or \
                 nine rows of nine cells.",
                text
            )
        }
        NoPuzzle::Unreadable(error) => {
            let error = foreign::sentence(&error.say(language));
            say!(language, "Nothing was pasted: {error}.", error)
        }
    }
}

/// The most characters of a text that a sentence of the status bar quotes.
const QUOTED: usize = 40;

fn beginning(text: &str) -> String {
    short_line(text, QUOTED)
}

fn copied_as(kind: Kind, losses: &[Loss], language: Language) -> String {
    let name = Command::CopyAs(kind).say(language);
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    match language.list(&losses).as_str() {
        "" => say!(language, "Copied as “{name}”.", name),
        losses => say!(language, "Copied as “{name}”, without {losses}.", name, losses),
    }
}

fn editing(givens: usize, ruled_out: usize, language: Language) -> String {
    let givens = say_plural!(
        language,
        givens as u64,
        "The puzzle has {givens} given.",
        "The puzzle has {givens} givens.",
        givens
    );
    if ruled_out == 0 {
        return givens;
    }
    let ruled_out = say_plural!(
        language,
        ruled_out as u64,
        "It rules out {ruled_out} candidate.",
        "It rules out {ruled_out} candidates.",
        ruled_out
    );
    format!("{givens} {ruled_out}")
}

/// How many cells are selected.
pub(super) fn selected(cells: usize, language: Language) -> String {
    say_plural!(
        language,
        cells as u64,
        "{cells} cell is selected.",
        "{cells} cells are selected.",
        cells
    )
}

/// How many reasons a status bar has room for.
const REASONS: usize = 3;

fn contradictory(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    let reasons = first_reasons(reasons, lowest, language);
    say!(language, "This puzzle has no answer: {reasons}.", reasons)
}

/// As many reasons as the status bar has room for, and the number of further reasons.
fn first_reasons(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    let mut said: Vec<String> =
        reasons.iter().take(REASONS).map(|it| contradiction(it, lowest, language)).collect();
    let more = reasons.len().saturating_sub(REASONS);
    if more > 0 {
        said.push(say!(language, "{more} more", more));
    }
    language.list(&said)
}

/// The cells without a candidate and the digits without a place, a sentence each.
fn starved(reasons: &[Contradiction], lowest: LowestDigit, language: Language) -> String {
    let mut said: Vec<String> =
        reasons.iter().take(REASONS).map(|reason| lack(reason, lowest, language)).collect();
    let more = reasons.len().saturating_sub(REASONS);
    if more > 0 {
        said.push(say_plural!(
            language,
            more as u64,
            "{more} more place is framed in red.",
            "{more} more places are framed in red.",
            more
        ));
    }
    said.join(" ")
}

/// What is missing, as a sentence.
fn lack(reason: &Contradiction, lowest: LowestDigit, language: Language) -> String {
    match reason {
        Contradiction::NoPlace { digit, house } => {
            let (digit, house) = (lowest.shown(*digit), house.say(language));
            say!(language, "{digit} has no place left in {house}.", digit, house)
        }
        &Contradiction::NoCandidate { row, column } => {
            say!(language, "Row {row}, column {column} has no candidate left.", row, column)
        }
        Contradiction::Repeated { .. }
        | Contradiction::Clash { .. }
        | Contradiction::DigitBreaksConstraint { .. }
        | Contradiction::CellsBreakConstraint { .. }
        | Contradiction::RuledOut { .. } => {
            let broken = contradiction(reason, lowest, language);
            say!(language, "That breaks the rules: {broken}.", broken)
        }
    }
}

/// That a digit went into the notes of several cells, and how it is written.
fn noted_in_several(digit: ShownDigit, cells: usize, is_noted: bool, language: Language) -> String {
    let count = cells as u64;
    if is_noted {
        return say_plural!(
            language,
            count,
            "{digit} is noted in {cells} cell, as several are selected. Select one cell to write a digit.",
            "{digit} is noted in {cells} cells, as several are selected. Select one cell to write a digit.",
            digit,
            cells
        );
    }
    say_plural!(
        language,
        count,
        "{digit} is taken from the notes of {cells} cell. Select one cell to write a digit.",
        "{digit} is taken from the notes of {cells} cells. Select one cell to write a digit.",
        digit,
        cells
    )
}

fn no_answer(
    why: Option<&Contradiction>,
    time: &str,
    lowest: LowestDigit,
    language: Language,
) -> String {
    match why.map(|why| contradiction(why, lowest, language)) {
        Some(why) => say!(
            language,
            "This puzzle has no answer: {why}, once the certain digits are filled in ({time}).",
            why,
            time
        ),
        None => {
            say!(language, "This puzzle has no answer: every possibility was tried ({time}).", time)
        }
    }
}

fn only_so_many(total: u64, language: Language) -> String {
    if total == 0 {
        return say!(language, "This puzzle has no answer.");
    }
    say_plural!(
        language,
        total,
        "There is only {total} answer.",
        "There are only {total} answers.",
        total = language.number(total)
    )
}

impl Say for AnswerTotal {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Unknown => String::new(),
            Self::Several => say!(language, "more than 1"),
            Self::Counting(answers) => {
                let answers = language.number(answers);
                say!(language, "{answers} so far", answers)
            }
            Self::AtLeast(answers) => {
                let answers = language.number(answers);
                say!(language, "at least {answers}", answers)
            }
            Self::Counted(count) => count.say(language),
        }
    }
}

impl Say for Busy {
    fn say(&self, language: Language) -> String {
        match *self {
            Self { work: Activity::Search, goal: Some(number), answers } => {
                looking_for(number, answers, language)
            }
            Self { work: Activity::Search, goal: None, .. } => {
                say!(language, "Solving…")
            }
            Self { work: Activity::Count, answers, .. } => counting(answers, language),
            Self { work: Activity::Making, .. } => say!(language, "Making a puzzle…"),
            Self { work: Activity::Hint, .. } => {
                say!(language, "Looking for steps…")
            }
            Self { work: Activity::File, .. } => say!(language, "Working on the file…"),
        }
    }
}

/// What the window is doing, in a word. The side panel has the number of the answer, and the sentence beside it too.
#[must_use]
pub fn mode(mode: Mode<'_>, language: Language) -> String {
    match mode {
        Mode::Edit => say!(language, "Edit"),
        Mode::Play(_) => say!(language, "Play"),
        Mode::Answer(_) => say!(language, "Answer"),
        Mode::Lesson(shown) => lesson_number(shown.lesson(), language),
    }
}
