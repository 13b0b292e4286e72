//! Hints: revealed step by step, applied as one edit, and dropped when the board changes.

use nonet::controller::{
    BoardAction, Command, DialogButton, Drawing, Face, FilesAction, HintsAction, JobsAction,
    KnownTechniquesEdit, Preset, Status, TechniquesAction, drawing_of,
};
use nonet::engine::technique::{Board, BoardStep, Mistake, Solver, Technique};
use nonet::engine::{Cell, Control, Digit, HouseKind, LowestDigit, Rules};
use nonet::format::{Kind, write};
use nonet::game::{NoteKind, Notes};
use nonet::jobs::{Hint, HintStage, JobKind, NoHint};
use nonet::store::{Candidates, CellNames, Options};
use nonet::text::Language;
use nonet::window_text::hint::copied;
use nonet::window_text::status_line;

use super::play::{game_with, put};
use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, document};

/// A puzzle that needs more than singles.
const NEEDS_MORE_THAN_SINGLES: &str =
    ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";

fn hinted(line: &str, presses: usize) -> Program {
    let mut program = Program::typed(line);
    (0..presses).for_each(|_| program.command(Command::Hint));
    program
}

fn stage(program: &Program) -> Option<HintStage> {
    match program.controller.hint() {
        Some(Hint::Step { stage, .. }) => Some(*stage),
        _ => None,
    }
}

fn told(program: &Program) -> BoardStep {
    match program.controller.hint() {
        Some(Hint::Step { step, .. }) => step.as_ref().clone(),
        other => panic!("a step was expected, not {other:?}"),
    }
}

fn open_cells(program: &Program) -> usize {
    program.controller.faces().iter().filter(|face| face.digit().is_none()).count()
}

/// Pastes a document with an entry.
fn pasted(line: &str, (cell, digit): (usize, u8)) -> Program {
    let mut held = document(line);
    held.entries.set(Cell::new(cell).unwrap(), Digit::new(digit));
    let mut program = Program::new();
    program.act(FilesAction::Pasted(write(Kind::Nonet, &[held]).unwrap()));
    program
}

#[test]
fn a_hint_is_told_in_three_stages_and_then_stays() {
    let mut program = hinted(ONE_ANSWER, 1);
    assert_eq!(stage(&program), Some(HintStage::Place));
    let drawing = program.controller.drawing();
    assert!(!drawing.places.is_empty() || !drawing.cells.is_empty(), "it says where to look");
    assert!(drawing.candidates.is_empty(), "it does not say what");
    let first = status_line(&program.controller, Language::ENGLISH);
    assert!(first.starts_with("Look at "), "{first}");
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Technique));
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Step));
    let placed = program.controller.drawing().candidates.iter().filter(|it| it.placed).count();
    assert_eq!(placed, 1);
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Step));
}

#[test]
fn a_lit_phrase_goes_with_its_hint() {
    let mut program = hinted(ONE_ANSWER, 3);
    let phrase = |program: &Program| program.controller.phrase();
    assert_eq!(phrase(&program), None);
    program.command(Command::NextPhrase);
    program.command(Command::NextPhrase);
    assert_eq!(phrase(&program), Some(1));
    program.act(HintsAction::Close);
    assert_eq!((phrase(&program), program.controller.hint()), (None, None));
    program.command(Command::Hint);
    program.command(Command::PreviousPhrase);
    assert_eq!(phrase(&program), Some(-1), "the last one");
}

/// The example of a chain, with its step told up to the technique.
fn chain_told_up_to_its_technique() -> Program {
    let mut program = Program::new();
    program.command(Command::Techniques);
    program.act(TechniquesAction::ChooseTechnique(Technique::Aic));
    program.act(TechniquesAction::LoadExample);
    program.act(HintsAction::Close);
    program.command(Command::KnownTechniques);
    program.act(TechniquesAction::EditKnown(KnownTechniquesEdit::Preset(Preset::All)));
    for technique in Technique::ALL.iter().filter(|&&one| one != Technique::Aic) {
        program.act(TechniquesAction::EditKnown(KnownTechniquesEdit::Toggle(*technique)));
    }
    program.act(TechniquesAction::KnownAccepted);
    program.command(Command::Hint);
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Technique));
    program
}

#[test]
fn a_chain_is_walked_stop_by_stop_and_back() {
    let mut program = chain_told_up_to_its_technique();
    let stops = told(&program).chain_stops().len();
    let links = |program: &Program| program.controller.drawing().links.len();
    for stop in 0..stops {
        program.command(Command::Hint);
        assert_eq!(stage(&program), Some(HintStage::Stop(stop)));
        assert_eq!(links(&program), stop, "the drawing grows with the chain");
        let drawing = program.controller.drawing();
        assert!(!drawing.reached.is_empty(), "the stop has a ring");
        assert!(drawing.candidates.iter().all(|it| !it.gone), "what follows is not told yet");
    }
    program.act(HintsAction::GoBack);
    assert_eq!(stage(&program), Some(HintStage::Stop(stops - 2)));
    program.command(Command::Hint);
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Step));
    assert!(program.controller.drawing().candidates.iter().any(|it| it.gone));
    program.act(HintsAction::GoTo(0));
    assert_eq!(stage(&program), Some(HintStage::Stop(0)));
    program.act(HintsAction::GoBack);
    assert_eq!(stage(&program), Some(HintStage::Stop(0)), "there is nothing before it");
    program.act(HintsAction::GoTo(stops));
    assert_eq!(stage(&program), Some(HintStage::Stop(0)), "there is no such stop");
    program.command(Command::ApplyHint);
    assert!(matches!(program.status(), Status::StepsApplied { count: 1, .. }));
}

#[test]
fn hints_begin_with_what_people_see_first() {
    let order: Vec<Technique> = Options::default().techniques.order().iter().take(3).collect();
    assert_eq!(order, [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle]);
    let program = hinted(ONE_ANSWER, 1);
    let step = told(&program);
    assert_eq!(step.technique, Technique::HiddenSingle);
    assert_eq!(step.evidence.bases[0].kind, HouseKind::Box);
}

#[test]
fn cells_are_named_as_the_options_say() {
    let said = |cell_names| {
        let options = Options { cell_names, statistics: false, ..Options::default() };
        let mut program = Program::with(options);
        program.type_line(ONE_ANSWER);
        (0..3).for_each(|_| program.command(Command::Hint));
        status_line(&program.controller, Language::ENGLISH)
    };
    let words = said(CellNames::Words);
    assert!(words.contains("row ") && words.contains(", column "), "{words}");
    let short = said(CellNames::Short);
    assert!(short.contains(" r") && !short.contains(", column "), "{short}");
}

#[test]
fn a_placement_becomes_an_entry_in_one_edit_and_needs_no_notes() {
    let mut program = hinted(ONE_ANSWER, 3);
    let before = open_cells(&program);
    let placed = told(&program).placements[0];
    assert_ne!(program.controller.selected(), placed.cell);
    program.command(Command::ApplyHint);
    assert_eq!(open_cells(&program), before - 1);
    assert_eq!(program.controller.selected(), placed.cell, "it can be seen what has changed");
    assert!(program.controller.faces().iter().any(|face| matches!(face, Face::Entry(_))));
    assert!(!program.controller.faces().iter().any(|face| matches!(face, Face::Noted(_))));
    assert_eq!(program.controller.hint(), None);
    assert!(matches!(program.status(), Status::StepsApplied { count: 1, .. }));
    program.command(Command::Undo);
    assert_eq!(program.shown(), ONE_ANSWER);
}

#[test]
fn applying_without_a_hint_says_that_there_is_none() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::ApplyHint);
    assert_eq!(program.status(), &Status::NoHintToApply);
    assert_eq!(program.shown(), ONE_ANSWER);
}

#[test]
fn applying_hints_leads_to_the_answer() {
    let mut program = Program::typed(ONE_ANSWER);
    for _ in 0..81 {
        program.command(Command::Hint);
        program.command(Command::ApplyHint);
    }
    assert_eq!(open_cells(&program), 0);
    assert!(!program.controller.is_enabled(Command::Hint), "there is nothing left to do");
}

#[test]
fn candidates_that_go_are_told_by_notes_of_all_open_cells() {
    let mut program = hinted(NEEDS_MORE_THAN_SINGLES, 1);
    let mut step = told(&program);
    while !step.placements.is_empty() {
        program.command(Command::ApplyHint);
        program.command(Command::Hint);
        step = told(&program);
    }
    program.command(Command::ApplyHint);
    let faces = program.controller.faces();
    for (cell, face) in faces.iter().enumerate() {
        if face.digit().is_none() {
            assert!(matches!(face, Face::Noted(_)), "cell {cell} has notes");
        }
    }
    for gone in &step.eliminations {
        let Face::Noted(notes) = faces[gone.cell.index()] else { panic!("a note is there") };
        let notes = notes.corner;
        assert!(!notes.contains(gone.digit));
    }
    program.command(Command::Undo);
    assert!(program.controller.faces().iter().all(|face| !matches!(face, Face::Noted(_))));
}

#[test]
fn a_placement_cleans_the_notes_of_the_cells_that_see_it() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::NoteCandidates);
    program.command(Command::Hint);
    let step = told(&program);
    program.command(Command::ApplyHint);
    let placed = step.placements[0];
    let board = program.controller.document().board();
    for peer in board.layout().peers(placed.cell) {
        assert!(!board.get(*peer).notes().corner.contains(placed.digit));
    }
}

#[test]
fn wrong_digits_and_lost_candidates_come_first() {
    let mut program = pasted(ONE_ANSWER, (2, 1));
    program.command(Command::Hint);
    let Some(Hint::Mistakes(mistakes)) = program.controller.hint() else {
        panic!("the mistake is seen");
    };
    assert!(matches!(mistakes[..], [Mistake::WrongDigit(_)]));
    assert_eq!(program.controller.drawing().cells, [Cell::new(2).unwrap()]);
    program.command(Command::ApplyHint);
    assert_eq!(program.status(), &Status::MistakesCleared);
    assert_eq!(program.shown(), ONE_ANSWER);

    let mut program = noted(NoteKind::Centre, &[1, 2]);
    program.command(Command::Hint);
    assert!(matches!(program.controller.hint(), Some(Hint::Mistakes(lost)) if lost.len() == 1));
    program.command(Command::ApplyHint);
    assert!(program.controller.document().board().notes().next().is_none());
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Place));
}

fn notes_in(program: &Program, cell: usize) -> Notes {
    program.controller.document().board().get(Cell::new(cell).unwrap()).notes()
}

fn corner(digits: &[u8]) -> Notes {
    Notes::of_corner(digits.iter().filter_map(|&digit| Digit::new(digit)).collect())
}

/// Notes digits in the corners of a cell, or takes them out.
fn note(program: &mut Program, cell: usize, digits: &[u8]) {
    program.act(BoardAction::Pick(Cell::new(cell).unwrap()));
    for &digit in digits {
        program.act(BoardAction::Note(NoteKind::Corner, digit));
    }
}

fn clear_mistakes(program: &mut Program) {
    program.command(Command::Hint);
    assert!(matches!(program.controller.hint(), Some(Hint::Mistakes(_))));
    program.command(Command::ApplyHint);
    assert_eq!(program.status(), &Status::MistakesCleared);
}

#[test]
fn notes_from_before_a_wrong_digit_come_back_with_it_gone() {
    for candidates in [Candidates::Off, Candidates::Clean] {
        let mut program = game_with(|options| options.candidates = candidates);
        for (cell, digits) in [(2, [1, 4, 8]), (3, [1, 2, 6])] {
            note(&mut program, cell, &digits);
        }
        // The 1 is wrong, and so is the 2 in its place. The 8 is right.
        for (cell, digit) in [(2, 1), (2, 2), (5, 8)] {
            put(&mut program, cell, digit);
        }
        clear_mistakes(&mut program);
        let is_cleaned = candidates == Candidates::Clean;
        let expected = if is_cleaned { corner(&[1, 4]) } else { corner(&[1, 4, 8]) };
        assert_eq!(notes_in(&program, 2), expected, "{candidates:?}");
        program.command(Command::Undo);
        assert_eq!(
            program.controller.document().board().get(Cell::new(2).unwrap()).digit(),
            Digit::new(2)
        );
    }
}

#[test]
fn notes_that_a_wrong_digit_took_from_its_peers_come_back() {
    let mut program = game_with(|options| options.candidates = Candidates::Clean);
    note(&mut program, 3, &[2, 6]);
    put(&mut program, 2, 2);
    assert_eq!(notes_in(&program, 3), corner(&[6]));
    clear_mistakes(&mut program);
    assert_eq!(notes_in(&program, 3), corner(&[2, 6]));
}

#[test]
fn notes_that_lost_the_right_digit_are_as_they_were_when_they_had_it() {
    for candidates in Candidates::ALL {
        let mut program = game_with(|options| options.candidates = candidates);
        program.command(Command::NoteCandidates);
        let before = notes_in(&program, 2);
        note(&mut program, 2, &[4]);
        assert_ne!(notes_in(&program, 2), before);
        clear_mistakes(&mut program);
        assert_eq!(notes_in(&program, 2), before, "{candidates:?}");
    }
}

#[test]
fn a_naked_single_is_marked_to_the_end() {
    let puzzle = Program::typed(ONE_ANSWER).controller.document().puzzle().clone().unwrap();
    let board = Board::new(&puzzle).unwrap();
    let step = Solver::of(Technique::NakedSingle).next_step(&board, &Control::default());
    let step = step.unwrap().unwrap();
    assert_eq!(
        drawing_of(&BoardStep::classic(&step), &board.into()).cells,
        [step.placements[0].cell]
    );
}

/// A game with these digits noted in the third cell alone.
fn noted(kind: NoteKind, digits: &[u8]) -> Program {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Pick(Cell::new(2).unwrap()));
    for &digit in digits {
        program.act(BoardAction::Note(kind, digit));
    }
    program
}

/// They may mark the places of a digit in its box.
#[test]
fn notes_in_the_corners_of_some_cells_are_no_candidates() {
    let mut program = noted(NoteKind::Corner, &[1]);
    program.command(Command::Hint);
    assert_eq!(stage(&program), Some(HintStage::Place));
    program.command(Command::NoteCandidates);
    program.act(BoardAction::Note(NoteKind::Corner, 4));
    program.command(Command::Hint);
    assert!(matches!(program.controller.hint(), Some(Hint::Mistakes(lost)) if lost.len() == 1));
}

#[test]
fn notes_are_heeded_where_there_are_any() {
    // Column 3 of row 1 is 4; with 4 noted alone there is a naked single that the rules do not show.
    let mut program = noted(NoteKind::Centre, &[4]);
    program.command(Command::AllSteps);
    let steps = program.controller.steps().unwrap();
    let seen = |step: &std::sync::Arc<BoardStep>| {
        step.technique == Technique::NakedSingle && step.placements[0].cell.index() == 2
    };
    assert!(steps.steps.iter().any(seen));
}

#[test]
fn a_puzzle_with_several_answers_has_the_steps_that_hold_in_each() {
    // The last cell takes 9; four others 6 and 7, or 7 and 6.
    let mut program = hinted(&format!("{}.", &TWO_ANSWERS[..80]), 3);
    assert!(matches!(told(&program).placements[..], [placed] if placed.cell.index() == 80));
    assert!(program.controller.hint_holds_for_several(), "it is said");
    program.command(Command::SolutionPath);
    assert_eq!(program.controller.steps().unwrap().steps.len(), 1, "the rest is left open");
    program.command(Command::ApplyHint);
    program.command(Command::Hint);
    assert_eq!(program.controller.hint(), Some(&Hint::Nothing));
    assert!(program.controller.hint_holds_for_several());
    let mut one = hinted(ONE_ANSWER, 1);
    assert!(!one.controller.hint_holds_for_several());
    one.act(HintsAction::Close);
    assert!(!one.controller.hint_holds_for_several());
}

#[test]
fn what_leads_to_none_of_several_answers_is_told_first() {
    // Both answers have 6 or 7 in the fourth cell.
    let mut program = pasted(TWO_ANSWERS, (3, 5));
    program.command(Command::Hint);
    let said = status_line(&program.controller, Language::ENGLISH);
    assert!(said.starts_with("No answer has the digits on this board: two 5s in row 1"), "{said}");
    assert!(matches!(program.controller.hint(), Some(Hint::NoWayOn(_))));
    let mut program = Program::typed(TWO_ANSWERS);
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    for cell in [3, 4] {
        program.act(BoardAction::Pick(Cell::new(cell).unwrap()));
        program.act(BoardAction::Note(NoteKind::Centre, 6));
    }
    program.command(Command::Hint);
    assert_eq!(program.controller.hint(), Some(&Hint::NoneLeft));
}

#[test]
fn why_there_is_no_answer_is_told_with_the_hint() {
    let check = |line: &str, english: &str, vietnamese: &str| {
        let program = hinted(line, 1);
        let told = program.controller.hint();
        let is_reasoned =
            matches!(told, Some(Hint::None(NoHint::NoAnswer(reasons))) if !reasons.is_empty());
        assert!(is_reasoned, "{line}: {told:?}");
        let said = status_line(&program.controller, Language::ENGLISH);
        assert!(said.contains("no answer") && said.contains(english), "{said}");
        let said = status_line(&program.controller, Language::of_locale("vi"));
        assert!(said.contains("không có đáp án") && said.contains(vietnamese), "{said}");
    };
    check("55", "two 5s in row 1 and two 5s in box 1", "hai số 5 ở hàng 1");
    check(
        "12345678.........9",
        "no candidate is left in row 1 column 9",
        "không còn số nào điền được vào hàng 1 cột 9",
    );
    let no_place = "1...........1.............2......1...........................1";
    check(no_place, "no place for 1 in box 3", "không còn chỗ cho số 1 ở khối 3");
    // Nothing is seen at a look here: the answer would have another digit.
    let program = hinted(&ONE_ANSWER.replacen("53.", "532", 1), 1);
    let nothing = Hint::None(NoHint::NoAnswer(Vec::new()));
    assert_eq!(program.controller.hint(), Some(&nothing));
}

#[test]
fn a_list_is_copied_with_its_numbers_and_where_each_step_stands() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::SolutionPath);
    let text = copied(
        program.controller.steps().unwrap(),
        (&Rules::NONE, LowestDigit::One),
        Language::ENGLISH,
    );
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "1. Naked single 5, r5c5: r5c5=5");
    assert_eq!(lines.last(), Some(&"Beginner: 51 steps, 204 points"));
    let vietnamese = copied(
        program.controller.steps().unwrap(),
        (&Rules::NONE, LowestDigit::One),
        Language::of_locale("vi"),
    );
    assert!(vietnamese.starts_with("1. ") && vietnamese.contains("h5c5=5"), "{vietnamese}");
}

#[test]
fn an_edit_an_answer_and_escape_drop_the_hint() {
    let drops = |act: fn(&mut Program)| {
        let mut program = hinted(ONE_ANSWER, 3);
        act(&mut program);
        assert_eq!(program.controller.hint(), None);
        assert_eq!(program.controller.drawing(), Drawing::default());
        assert!(!matches!(program.status(), Status::Hint));
    };
    drops(|program| program.act(BoardAction::Clear));
    drops(|program| program.command(Command::Undo));
    drops(|program| program.command(Command::Solve));
    drops(|program| program.act(JobsAction::Cancel));
    drops(|program| program.act(HintsAction::Close));
}

#[test]
fn a_hint_found_for_a_board_that_changed_is_not_shown() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Hint);
    program.act(BoardAction::Type(9));
    program.run_jobs();
    assert_eq!(program.controller.hint(), None);
}

#[test]
fn fast_presses_tell_as_much_as_slow_ones() {
    for (presses, told) in [
        (1, HintStage::Place),
        (2, HintStage::Technique),
        (3, HintStage::Step),
        (9, HintStage::Step),
    ] {
        let mut program = Program::typed(ONE_ANSWER);
        program.hold = true;
        (0..presses).for_each(|_| program.command(Command::Hint));
        program.run_jobs();
        assert_eq!(stage(&program), Some(told), "{presses} presses");
    }
}

#[test]
fn impatience_with_a_long_search_gives_nothing_away() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Hint);
    program.act(JobsAction::Progress(JobKind::Hint, 0));
    (0..5).for_each(|_| program.command(Command::Hint));
    program.run_jobs();
    assert_eq!(stage(&program), Some(HintStage::Place));
}

#[test]
fn presses_before_a_search_that_was_cancelled_are_forgotten() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    (0..3).for_each(|_| program.command(Command::Hint));
    program.act(JobsAction::Cancel);
    program.command(Command::Hint);
    program.run_jobs();
    assert_eq!(stage(&program), Some(HintStage::Place));
}

#[test]
fn the_search_for_a_hint_can_be_cancelled() {
    let mut program = Program::typed(ONE_ANSWER);
    program.hold = true;
    program.command(Command::Hint);
    program.act(JobsAction::Cancel);
    assert_eq!(program.status(), &Status::Cancelled);
    program.run_jobs();
    assert_eq!(program.controller.hint(), None);
}

#[test]
fn the_path_is_listed_and_each_step_drawn_on_its_own_board() {
    let mut program =
        Program::with(Options { statistics: false, side_panel: false, ..Options::default() });
    program.type_line(ONE_ANSWER);
    program.command(Command::SolutionPath);
    assert!(program.controller.options().side_panel, "the list is in the side panel");
    let count = program.controller.steps().unwrap().steps.len();
    assert_eq!(
        count,
        open_cells(&program),
        "an easy puzzle has a step a cell, and the first is drawn"
    );
    program.act(HintsAction::ChooseStep(count - 1));
    assert_eq!(open_cells(&program), 1, "the digits before the last step are shown");
    program.command(Command::PreviousStep);
    assert_eq!(open_cells(&program), 2);
    program.command(Command::NextStep);
    assert!(!program.controller.is_enabled(Command::NextStep));
    program.command(Command::ApplyHint);
    assert_eq!(open_cells(&program), 0);
    program.command(Command::Undo);
    assert_eq!(program.shown(), ONE_ANSWER, "all of it is one edit");
}

#[test]
fn all_candidates_are_noted_in_one_edit() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::NoteCandidates);
    let noted =
        program.controller.faces().iter().filter(|face| matches!(face, Face::Noted(_))).count();
    assert_eq!(noted, open_cells(&program));
    program.command(Command::Undo);
    assert_eq!(program.controller.drawing(), Drawing::default());
}

#[test]
fn hints_make_no_sense_over_an_answer() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Solve);
    for command in [Command::Hint, Command::ApplyHint, Command::NoteCandidates, Command::AllSteps] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
    }
}

#[test]
fn hints_are_told_in_both_languages() {
    let program = hinted(ONE_ANSWER, 1);
    assert!(status_line(&program.controller, Language::of_locale("vi")).starts_with("Hãy nhìn "));
}

#[test]
fn a_step_of_the_path_is_carried_out_with_all_before_it() {
    let mut program = Program::typed(ONE_ANSWER);
    let before = open_cells(&program);
    program.command(Command::SolutionPath);
    program.act(HintsAction::ChooseStep(3));
    program.command(Command::ApplyHint);
    assert_eq!(open_cells(&program), before - 4);
    assert!(matches!(program.status(), Status::StepsApplied { count: 4, .. }));
    assert_eq!(status_line(&program.controller, Language::ENGLISH), "4 steps are carried out.");
}
