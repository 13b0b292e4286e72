//! The lab, without a window.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, CursorMove, Dialog, DialogAction, DialogButton, FilesAction, Lab,
    LabAction, LabPage, PathPurpose, Question, RACE_LIMITS, Status,
};
use nonet::engine::{Control, Digit, Grid, HouseKind, Layout, LowestDigit, NamedShape, Puzzle};
use nonet::figures::{
    FigureChoice, FigureElement, FigureKind, FigurePainter, FigureSize, FigureText, Ink,
    InkColours, PictureStyle, RaceCourse, RaceEntry, RaceTotal, RunReport, RunStanding, WordAnchor,
    chart, figure,
};
use nonet::format::{Document, Kind, write};
use nonet::jobs::{
    BackgroundJob, MOST_OF_LIST, RaceFileKind, RaceJob, RaceList, RaceProblem, RacePuzzles,
    SavePurpose, TargetFile,
};
use nonet::lab::{Method, Racer, Run, RunEnd, RunEvent, Tape};
use nonet::language::Language;
use nonet::print::{Anchor, PagePoint, Text, Weight};
use nonet::store::library::BuiltIn;
use nonet::text::Say;
use nonet::text::lab::{bar_words, race_chart, total_words};
use nonet::text::lab_code::{code_line, code_lines, pseudo_code};
use nonet::window_text::lab::bench_lines;

use super::program::{ONE_ANSWER, Program, file_in_folder};

/// An answer with four cells open, which every method fills in a moment.
const NEARLY_FULL: &str =
    "53467.91267219534.1983425678597.142342685379171392485696153728428741963534528617.";

/// A puzzle without an answer, which is hard to see.
const WITHOUT_ANSWER: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

fn in_lab(line: &str) -> Program {
    let mut program = Program::typed(line);
    program.command(Command::Lab);
    program
}

fn place_of(method: Method) -> usize {
    Method::ALL.iter().position(|it| *it == method).unwrap()
}

impl Program {
    fn lab(&self) -> &Lab {
        self.controller.lab().expect("the lab is shown")
    }

    fn choose(&mut self, method: Method) {
        self.act(LabAction::Choose(place_of(method)));
    }

    /// Lets these methods take part in the race, and no others.
    fn race_with(&mut self, methods: &[Method]) {
        for method in Method::ALL {
            if self.lab().race().has(method) != methods.contains(&method) {
                self.act(LabAction::Enter(place_of(method)));
            }
        }
    }

    /// The digits on the board of the method at work.
    fn digits(&self) -> usize {
        self.lab().bench().board().grid().filled_count()
    }
}

#[test]
fn a_method_goes_forwards_and_back() {
    let mut program = in_lab(NEARLY_FULL);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Lab)));
    for method in Method::ALL {
        program.choose(method);
        let mut boards = vec![program.lab().bench().board().clone()];
        for _ in 0..4 {
            program.act(LabAction::Step);
            boards.push(program.lab().bench().board().clone());
        }
        assert_eq!(program.lab().bench().counters().events, 4, "{method:?}");
        while let Some(board) = boards.pop() {
            assert_eq!(program.lab().bench().board(), &board, "{method:?}");
            program.act(LabAction::Back);
        }
        assert_eq!(program.lab().bench().last(), None);
        assert_eq!(program.lab().bench().counters().events, 0);
    }
}

#[test]
fn every_method_comes_to_the_answer_and_draws_all_that_it_has() {
    let mut program = in_lab(NEARLY_FULL);
    for method in Method::ALL {
        for &kind in FigureKind::of(method) {
            program.choose(method);
            program.act(LabAction::Draw(kind));
            program.act(LabAction::ToAnswer);
            assert_eq!(program.digits(), 81, "{method:?}");
            assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer), "{method:?}");
            assert!(!program.lab().bench().is_running());
            assert_eq!(program.lab().bench().kind(), kind);
            let figure = program.lab().bench().figure();
            // A search without a trial has an empty tree; and nothing is learnt without a conflict.
            let may_be_empty = kind == FigureKind::Tree || method == Method::Clauses;
            assert!(may_be_empty || !figure.elements.is_empty(), "{method:?} {kind:?}");
        }
    }
}

#[test]
fn a_run_goes_on_with_each_tick_until_it_is_paused() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Run);
    for ticks in 1..=5 {
        program.act(LabAction::Tick);
        assert_eq!(program.lab().bench().counters().events, ticks);
    }
    program.act(LabAction::Pause);
    program.act(LabAction::Tick);
    assert_eq!(program.lab().bench().counters().events, 5);
    // A faster run does more with each tick.
    program.act(LabAction::Speed(4));
    program.act(LabAction::Run);
    program.act(LabAction::Tick);
    assert_eq!(program.lab().bench().counters().events, 35);
    // Another page does not run on.
    program.act(LabAction::Turn(LabPage::Learn));
    program.act(LabAction::Tick);
    assert_eq!(program.lab().bench().counters().events, 35);
}

#[test]
fn a_step_over_the_branch_ends_where_the_trial_is_taken_back() {
    let mut program = in_lab(ONE_ANSWER);
    // The first digit that fits in row 1 column 3 is 1.
    program.act(LabAction::Step);
    assert!(matches!(program.lab().bench().last(), Some(RunEvent::Try(_))));
    let depth = program.lab().bench().counters().depth;
    program.act(LabAction::StepOver);
    let bench = program.lab().bench();
    assert!(matches!(
        bench.last(),
        Some(RunEvent::TakeBack(_) | RunEvent::Refuse { .. } | RunEvent::Answer)
    ));
    assert!(bench.counters().depth < depth || bench.last() == Some(RunEvent::Answer));
    program.act(LabAction::ToBacktrack);
    let last = program.lab().bench().last();
    assert!(matches!(last, Some(RunEvent::TakeBack(_) | RunEvent::Answer)), "{last:?}");
}

#[test]
fn an_example_stands_in_for_the_puzzle() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Turn(LabPage::Learn));
    for method in Method::ALL {
        program.choose(method);
        program.act(LabAction::UseExample);
        assert_eq!(program.lab().page(), LabPage::Watch);
        let layout = program.lab().bench().puzzle().layout().clone();
        assert!(layout.digit_count() <= 6, "{method:?}");
        program.act(LabAction::ToAnswer);
        assert_eq!(program.digits(), layout.cell_count(), "{method:?}");
    }
    program.act(LabAction::UsePuzzle);
    assert_eq!(program.lab().bench().puzzle().layout().digit_count(), 9);
}

/// What the pages of the methods say of their examples.
#[test]
fn examples_show_what_their_pages_say() {
    let mut program = in_lab(ONE_ANSWER);
    let mut at_answer = |method| {
        program.choose(method);
        program.act(LabAction::UseExample);
        program.act(LabAction::ToAnswer);
        let bench = program.lab().bench();
        assert_eq!(bench.last(), Some(RunEvent::Answer), "{method:?}");
        (bench.puzzle().clone(), bench.counters())
    };
    assert!(at_answer(Method::BruteForce).1.backtracks > 0);
    assert_eq!(at_answer(Method::FewestCandidates).1.backtracks, 4);
    assert_eq!(at_answer(Method::ArcConsistency).1.trials, 0);
    assert!(at_answer(Method::SinglesSearch).1.trials > 0);
    let (puzzle, counters) = at_answer(Method::Clauses);
    assert_eq!(counters.learnt, 3);
    let lengths: Vec<u32> = Run::new(Method::Clauses, &puzzle, 1, &Control::default())
        .take(usize::try_from(counters.events).unwrap())
        .filter_map(|event| match event {
            RunEvent::Learn { literals } => Some(literals),
            _ => None,
        })
        .collect();
    assert_eq!(lengths, [3, 1, 1]);
    let (_, counters) = at_answer(Method::Annealing);
    assert!((4_000..6_000).contains(&counters.temperature.0), "{:?}", counters.temperature);
    // The curve in the figure holds the whole run.
    let figure = program.lab().bench().figure();
    let is_of_curve =
        |it: &&FigureElement| matches!(it, FigureElement::Line { ink: Ink::Accent, .. });
    let lines = figure.elements.iter().filter(is_of_curve).count();
    assert!((500..1_200).contains(&lines), "{lines}");
}

#[test]
fn methods_race_on_the_puzzle_and_on_growing_ones() {
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::Turn(LabPage::Race));
    let entered = Method::ALL.into_iter().filter(|it| program.lab().race().has(*it)).count();
    assert_eq!(entered, program.lab().race().count());
    // Only three of them, so that the test is quick without optimisation.
    program.race_with(&[Method::SinglesSearch, Method::DancingLinks, Method::OwnSearch]);
    program.act(LabAction::StartRace);
    let race = program.lab().race();
    assert!(!race.is_running());
    assert_eq!(race.entries().len(), 3);
    assert!(race.entries().iter().all(|entry| entry.size == 4 && entry.report.is_answered()));
    program.act(LabAction::Course(RaceCourse::OpenCells));
    assert!(program.lab().race().entries().is_empty());
    program.act(LabAction::StartRace);
    let entries = program.lab().race().entries();
    let mut sizes: Vec<u32> = entries.iter().map(|entry| entry.size).collect();
    sizes.dedup();
    assert_eq!(sizes.len(), 9);
    assert!(sizes.is_sorted() && sizes[8] >= 45, "{sizes:?}");
    let reports = || entries.iter().map(|entry| &entry.report);
    assert!(reports().all(|it| it.standing() != RunStanding::Stopped || it.runs == 1));
    // A short run is repeated, so that its time is a median.
    let own = reports().find(|it| it.method == Method::OwnSearch).unwrap();
    assert!(own.runs >= 3, "{}", own.runs);
}

/// Digits were taken out at random, so that brute force was faster with more open cells: it found one of many answers.
#[test]
fn positions_with_more_and_more_open_cells_have_one_answer() {
    for line in [ONE_ANSWER, NEARLY_FULL] {
        let mut program = in_lab(line);
        program.race_with(&[Method::SinglesSearch]);
        program.act(LabAction::Course(RaceCourse::OpenCells));
        program.act(LabAction::StartRace);
        let answers: BTreeSet<String> = program
            .lab()
            .race()
            .entries()
            .iter()
            .map(|entry| match &entry.report.finish {
                Some(RunEnd::Answer(answer)) => format!("{answer:?}"),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(answers.len(), 1, "all positions have the answer of the puzzle");
    }
}

/// The limit was fixed, and a method that was stopped had the bar of its time: brute force looked faster than methods that
/// find the answer.
#[test]
fn a_stopped_method_is_not_ranked_as_if_it_had_finished() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = in_lab(WITHOUT_ANSWER);
    program.race_with(&[Method::BruteForce, Method::DancingLinks]);
    let usual = program.lab().race().limit();
    assert!(usual.is_some() && RACE_LIMITS.contains(&usual) && RACE_LIMITS.contains(&None));
    program.act(LabAction::Limit(0));
    assert_eq!(program.lab().race().limit(), Some(1_000_000));
    program.act(LabAction::StartRace);
    let race = program.lab().race();
    let standings: Vec<RunStanding> =
        race.entries().iter().map(|entry| entry.report.standing()).collect();
    assert_eq!(standings, [RunStanding::Stopped, RunStanding::Decided]);
    let english = Language::default();
    let (time, detail) = bar_words(&race.entries()[0].report, english);
    assert!(time.starts_with("more than ") && detail.ends_with("stopped at the limit"), "{time}");
    // Its bar in the chart reaches to the end, and the chart names the limit.
    let chart_of_race = race_chart(race.course(), "", race.entries(), english);
    assert!(chart_of_race.words.note.contains("1,000,000"), "{}", chart_of_race.words.note);
    let figure = chart(&chart_of_race, FigureSize::WIDE);
    let bars = figure.elements.iter().filter_map(|element| match element {
        FigureElement::Fill { width, ink: Ink::Soft | Ink::Accent, .. } => Some(*width),
        FigureElement::Fill { .. }
        | FigureElement::Line { .. }
        | FigureElement::Dot { .. }
        | FigureElement::Word { .. } => None,
    });
    let bars: Vec<f32> = bars.collect();
    assert!(bars[0] > bars[1], "{bars:?}");
    let path = folder.path().join("race.csv");
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.act(LabAction::Export(RaceFileKind::Csv));
    let table = fs::read_to_string(path).unwrap();
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows[0].ends_with(",runs,limit") && rows[1].ends_with(",1,1000000"), "{rows:?}");
    assert!(rows[1].contains(",brute-force,limit,"), "{rows:?}");
}

#[test]
fn a_race_is_written_in_all_forms() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::Turn(LabPage::Race));
    program.act(LabAction::StartRace);
    let starts: [(RaceFileKind, &[u8]); 4] = [
        (RaceFileKind::Csv, b"puzzle,method,result,answer,"),
        (RaceFileKind::Png, b"\x89PNG"),
        (RaceFileKind::Svg, b"<svg "),
        (RaceFileKind::Pdf, b"%PDF-"),
    ];
    for (form, start) in starts {
        let path = folder.path().join("race").with_extension(form.extension());
        program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
        program.act(LabAction::Export(form));
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(start), "{form:?}");
        assert!(matches!(program.controller.status(), Status::Exported(it, _) if *it == path));
    }
    let table = fs::read_to_string(folder.path().join("race.csv")).unwrap();
    assert_eq!(table.lines().count(), 1 + program.lab().race().count());
    assert!(table.lines().skip(1).all(|line| line.starts_with("1,") && line.contains(",answer,")));
}

#[test]
fn a_race_replaces_a_file_only_if_the_person_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("race.csv");
    fs::write(&path, "mine").unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::StartRace);
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.act(LabAction::Export(RaceFileKind::Csv));
    let question = program.controller.dialog();
    assert!(matches!(question, Some(Dialog::Question(Question::FileExists(_)))), "{question:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    program.answer(DialogButton::Replace);
    assert!(fs::read_to_string(&path).unwrap().starts_with("puzzle,method,"));
    assert!(matches!(program.controller.dialog(), Some(Dialog::Lab)));
}

#[test]
fn a_contradiction_and_a_very_large_board_have_no_lab() {
    let mut program = Program::typed("55");
    program.command(Command::Lab);
    assert!(program.controller.lab().is_none());
    assert!(matches!(program.controller.status(), Status::Contradictory(_)));
    let mut program = Program::new();
    let layout = NamedShape::sized(49).unwrap().layout();
    let large = Document::of_givens(Grid::empty(layout));
    program.act(FilesAction::Pasted(write(Kind::Nonet, &[large]).unwrap()));
    program.command(Command::Lab);
    assert!(program.controller.lab().is_none());
    assert!(matches!(program.controller.status(), Status::TooLargeForLab));
}

#[test]
fn the_lab_does_not_show_the_answer_of_a_game() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Move(CursorMove::Next));
    program.act(BoardAction::Type(4));
    program.command(Command::Lab);
    assert!(program.controller.lab().is_none());
    assert!(matches!(program.controller.status(), Status::NoLabInGame));
}

#[test]
fn another_picture_on_the_way_loses_nothing() {
    let mut program = in_lab(ONE_ANSWER);
    program.choose(Method::MarkArrays);
    program.hold = true;
    program.act(LabAction::ToAnswer);
    program.act(LabAction::Draw(FigureKind::Tree));
    program.hold = false;
    program.run_jobs();
    assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer));
    let figure = program.lab().bench().figure().clone();
    // The same picture as of a method that drew it all the way.
    program.act(LabAction::Draw(FigureKind::Tree));
    assert_eq!(program.lab().bench().figure(), &figure);
}

#[test]
fn at_the_end_there_is_nothing_to_step_to_whatever_is_drawn() {
    let mut program = in_lab(NEARLY_FULL);
    program.choose(Method::DancingLinks);
    for _ in 0..40 {
        program.act(LabAction::Step);
    }
    assert!(program.lab().bench().is_ended());
    assert_eq!(program.lab().bench().counters().answers, 1);
    program.act(LabAction::Draw(FigureKind::Tree));
    assert!(program.lab().bench().is_ended());
    program.act(LabAction::Run);
    assert!(!program.lab().bench().is_running());
    program.act(LabAction::Back);
    assert!(!program.lab().bench().is_ended());
}

#[test]
fn the_curve_of_annealing_stays_at_the_answer() {
    let mut program = in_lab(&format!("{}{}", ".".repeat(27), &NEARLY_FULL[27..]));
    program.choose(Method::Annealing);
    program.act(LabAction::ToAnswer);
    assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer));
    let figure = program.lab().bench().figure();
    let is_of_curve =
        |it: &&FigureElement| matches!(it, FigureElement::Line { ink: Ink::Accent, .. });
    assert!(figure.elements.iter().filter(is_of_curve).count() > 10);
}

#[test]
fn the_clock_of_a_method_stands_once_it_has_ended() {
    let mut program = in_lab(NEARLY_FULL);
    let puzzle = Arc::new(program.lab().bench().puzzle().clone());
    let job = |field| RaceJob {
        puzzles: RacePuzzles::Puzzle(Arc::clone(&puzzle)),
        methods: vec![Method::SinglesSearch, Method::OwnSearch],
        most_events: Some(1_000),
        field,
        control: Control::default(),
    };
    let first = job(None).run(&Control::default()).unwrap().unwrap();
    assert!(first.is_over);
    let second = job(Some(first.field)).run(&Control::default()).unwrap().unwrap();
    let times = |entries: &[RaceEntry]| entries.iter().map(|it| it.report.time).collect::<Vec<_>>();
    assert_eq!(times(&first.entries), times(&second.entries));
    program.act(LabAction::StopRace);
}

#[test]
fn a_race_that_is_stopped_says_so() {
    let mut program = in_lab(ONE_ANSWER);
    program.hold = true;
    program.act(LabAction::StartRace);
    program.run_one_job();
    assert!(program.lab().race().is_running() || !program.lab().race().entries().is_empty());
    program.act(LabAction::StopRace);
    let race = program.lab().race();
    assert!(!race.is_running());
    assert!(race.entries().iter().all(|entry| entry.report.finish.is_some()));
}

#[test]
fn a_puzzle_without_an_answer_has_none_to_take_digits_from() {
    let mut program = in_lab("1234.....5");
    program.act(LabAction::Course(RaceCourse::OpenCells));
    program.act(LabAction::StartRace);
    assert!(program.lab().race().problem().is_none());
    let mut program = in_lab(WITHOUT_ANSWER);
    program.act(LabAction::Course(RaceCourse::OpenCells));
    program.act(LabAction::StartRace);
    assert!(program.lab().race().problem() == Some(&RaceProblem::NoAnswer));
    assert!(!program.lab().race().is_running());
}

/// Words of the lines that each kind of event may light.
type LitLines = &'static [(&'static str, &'static [&'static str])];

#[test]
fn lines_of_pseudo_code_fit_what_they_light() {
    let mut program = in_lab(ONE_ANSWER);
    let english = Language::default();
    let words: [(Method, LitLines); 3] = [
        (
            Method::OpenCells,
            &[
                ("try", &["write the next digit"]),
                ("refuse", &["a peer has it already"]),
                ("take back", &["no digit is left", "behind the last one"]),
                ("answer", &["answer"]),
            ],
        ),
        (
            Method::ArcConsistency,
            &[
                ("try", &["try a candidate"]),
                ("deduce", &["write it"]),
                ("exclude", &["cross"]),
                ("take back", &["take the last trial back"]),
                ("answer", &["answer"]),
            ],
        ),
        (
            Method::Clauses,
            &[
                ("try", &["choose a candidate"]),
                ("deduce", &["make it true"]),
                ("exclude", &["make it true"]),
                ("learn", &["learn a clause"]),
                ("take back", &["undo the choices", "make the last choice false"]),
                ("answer", &["answer"]),
            ],
        ),
    ];
    for (method, wanted) in words {
        program.choose(method);
        for _ in 0..400 {
            program.act(LabAction::Step);
            let bench = program.lab().bench();
            let Some(last) = bench.last() else { break };
            let line = pseudo_code(method, english)[code_line(method, last, bench.before())];
            let word = match last {
                RunEvent::Try(_) => "try",
                RunEvent::Refuse { .. } => "refuse",
                RunEvent::TakeBack(_) => "take back",
                RunEvent::Deduce(_) => "deduce",
                RunEvent::Exclude(_) => "exclude",
                RunEvent::Learn { .. } => "learn",
                RunEvent::Answer => "answer",
                _ => continue,
            };
            let wanted = wanted.iter().find(|it| it.0 == word).unwrap().1;
            assert!(wanted.iter().any(|it| line.contains(it)), "{method:?} {last:?}: {line}");
        }
    }
}

/// Lines that choose a cell or go round a loop were never lit.
#[test]
fn each_line_of_pseudo_code_is_lit_by_some_event() {
    let layout = Layout::boxed(2, 2).unwrap();
    let small = |line: &str| {
        let digits = line
            .chars()
            .map(|it| it.to_digit(10).and_then(|it| Digit::new(it.try_into().unwrap())));
        Puzzle::new(Grid::from_cells(layout.clone(), digits.collect()).unwrap()).unwrap()
    };
    let puzzles =
        [small("1.....3..2.....4"), small("1..............."), small("..1..4..2.3....."), hard()];
    for method in Method::ALL {
        let mut lit = BTreeSet::new();
        for puzzle in &puzzles {
            let mut tape = Tape::new(method, puzzle, 1, &Control::default());
            let mut before = None;
            // Annealing needs more than half a million moves to give up on a board of 4×4.
            for _ in 0..if puzzle.layout().is_classic() { 20_000 } else { 2_000_000 } {
                let Some(event) = tape.forward() else { break };
                lit.extend(code_lines(method, event, before));
                before = Some(event);
            }
        }
        let code = pseudo_code(method, Language::default());
        let dark: Vec<&str> =
            (0..code.len()).filter(|line| !lit.contains(line)).map(|line| code[line]).collect();
        assert!(dark.is_empty(), "{method:?}: {dark:?}");
        assert!(lit.iter().all(|line| *line < code.len()), "{method:?}");
    }
}

fn hard() -> Puzzle {
    in_lab(WITHOUT_ANSWER).lab().bench().puzzle().clone()
}

/// Checks and memory were gone after a step back.
#[test]
fn counters_stay_after_a_step_back() {
    let mut program = in_lab(ONE_ANSWER);
    program.choose(Method::MarkArrays);
    let mut checks = vec![program.lab().bench().checks()];
    for _ in 0..6 {
        program.act(LabAction::Step);
        checks.push(program.lab().bench().checks());
    }
    let english = Language::default();
    let labels = |program: &Program| {
        let lines = bench_lines(program.lab().bench(), english);
        lines.into_iter().map(|line| line.label).collect::<Vec<_>>()
    };
    assert_eq!(labels(&program), ["Trials", "Backtracks", "Depth", "Checks", "Memory"]);
    while let Some(wanted) = checks.pop() {
        assert_eq!(program.lab().bench().checks(), wanted);
        program.act(LabAction::Back);
    }
    assert_eq!(labels(&program)[4], "Memory where it was furthest");
}

#[test]
fn annealing_counts_every_move_and_tells_its_temperature() {
    let mut program = in_lab(ONE_ANSWER);
    program.choose(Method::Annealing);
    program.act(LabAction::Speed(5));
    program.act(LabAction::Run);
    for _ in 0..10 {
        program.act(LabAction::Tick);
    }
    let lines = bench_lines(program.lab().bench(), Language::default());
    let value = |label: &str| &lines.iter().find(|line| line.label == label).unwrap().value;
    assert_ne!(value("Exchanges"), "0");
    assert_ne!(value("Exchanged and back"), "0");
    assert!(value("Temperature").starts_with("0.9") || value("Temperature") == "1.000");
}

/// The button led nowhere.
#[test]
fn methods_without_backtracks_do_not_run_to_the_next_one() {
    let mut program = in_lab(ONE_ANSWER);
    for method in [Method::Annealing, Method::OwnSearch] {
        program.choose(method);
        program.act(LabAction::ToBacktrack);
        program.act(LabAction::StepOver);
        assert_eq!(program.lab().bench().last(), None, "{method:?}");
    }
    // Where there is an answer before the next backtrack, it stops there.
    let mut program = in_lab(NEARLY_FULL);
    for method in [Method::DancingLinks, Method::SinglesSearch] {
        program.choose(method);
        program.act(LabAction::ToBacktrack);
        assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer), "{method:?}");
    }
}

/// Step and Run stayed on, and it was said that going on looks for the next answer.
#[test]
fn annealing_ends_with_its_answer() {
    let mut program = in_lab(NEARLY_FULL);
    program.choose(Method::Annealing);
    let is_dot = |it: &FigureElement| matches!(it, FigureElement::Dot { .. });
    assert!(!program.lab().bench().figure().elements.iter().any(is_dot), "no faults are known yet");
    program.act(LabAction::ToAnswer);
    assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer));
    assert!(program.lab().bench().is_ended());
    assert!(program.lab().bench().figure().elements.iter().any(is_dot));
}

#[test]
fn a_method_is_forgotten_when_the_lab_is_left() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Step);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.lab().is_none());
    program.act(Action::Lab(LabAction::Step));
    assert!(program.controller.dialog().is_none());
    program.command(Command::Lab);
    assert_eq!(program.lab().bench().last(), None);
}

#[test]
fn a_race_is_there_again_when_the_lab_is_opened_on_the_same_puzzle() {
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::StartRace);
    let count = program.lab().race().entries().len();
    assert!(count > 0);
    program.act(DialogAction::Dismissed);
    program.command(Command::Lab);
    assert_eq!(program.lab().race().entries().len(), count);
    // Another puzzle has another race, with the same methods.
    program.act(LabAction::Enter(0));
    let methods = program.lab().race().count();
    program.act(DialogAction::Dismissed);
    program.command(Command::Undo);
    program.command(Command::Lab);
    assert!(program.lab().race().entries().is_empty());
    assert_eq!(program.lab().race().count(), methods);
}

#[test]
fn a_race_that_runs_when_the_lab_is_left_is_stopped_and_kept() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Enter(0));
    program.act(LabAction::Enter(place_of(Method::Annealing)));
    program.hold = true;
    program.act(LabAction::StartRace);
    program.run_one_job();
    program.run_one_job();
    let count = program.lab().race().entries().len();
    assert!(count > 0);
    program.act(DialogAction::Dismissed);
    program.hold = false;
    program.run_jobs();
    program.command(Command::Lab);
    let race = program.lab().race();
    assert!(!race.is_running());
    assert_eq!(race.entries().len(), count);
    assert!(race.entries().iter().all(|entry| entry.report.finish.is_some()));
}

#[test]
fn a_race_on_boards_outlives_the_puzzle() {
    let mut program = in_lab(NEARLY_FULL);
    program.race_with(&[Method::OwnSearch]);
    program.act(LabAction::Course(RaceCourse::List));
    program.act(LabAction::StartRace);
    let count = program.lab().race().entries().len();
    program.act(DialogAction::Dismissed);
    program.command(Command::Undo);
    program.command(Command::Lab);
    assert_eq!(program.lab().race().entries().len(), count);
}

#[test]
fn methods_race_on_the_puzzles_of_a_collection() {
    let mut program = in_lab(NEARLY_FULL);
    program.race_with(&[Method::SinglesSearch, Method::OwnSearch]);
    program.act(LabAction::Course(RaceCourse::List));
    let lists = program.lab().race().lists();
    assert_eq!(lists.len(), BuiltIn::ALL.len());
    let place = lists.iter().position(|it| *it == RaceList::BuiltIn(BuiltIn::VeryHard)).unwrap();
    program.act(LabAction::List(place));
    program.act(LabAction::StartRace);
    let race = program.lab().race();
    assert_eq!(race.problem(), None);
    assert!(!race.is_running());
    let puzzles = BuiltIn::VeryHard.puzzles().len().min(MOST_OF_LIST);
    assert_eq!(race.puzzles(), puzzles);
    assert_eq!(race.entries().len(), 2 * puzzles);
    let totals = RaceTotal::of(race.entries());
    let methods: Vec<Method> = totals.iter().map(|total| total.work.method).collect();
    assert_eq!(methods, [Method::SinglesSearch, Method::OwnSearch]);
    for total in &totals {
        let of_method = race.entries().iter().filter(|it| it.report.method == total.work.method);
        let reports: Vec<&RunReport> = of_method.map(|entry| &entry.report).collect();
        assert_eq!(total.time, reports.iter().map(|report| report.time).sum::<Duration>());
        assert_eq!(total.work.checks, reports.iter().map(|report| report.checks).sum::<u64>());
        assert_eq!(total.ended, puzzles as u64);
        let answered = reports.iter().filter(|report| report.is_answered()).count();
        assert_eq!(total.answered, answered as u64);
    }
    // Nonet's own search answers all of them. The bars of the chart are the totals.
    assert_eq!(totals[1].answered, puzzles as u64);
    let chart = race_chart(race.course(), "", race.entries(), Language::default());
    assert!(chart.series.iter().all(|series| series.points.len() == 1));
}

#[test]
fn methods_race_on_the_puzzles_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{}\n{NEARLY_FULL}\n", "5".repeat(81))).unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.race_with(&[Method::SinglesSearch]);
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.act(LabAction::ChooseListFile);
    assert_eq!(program.lab().race().course(), RaceCourse::List);
    assert_eq!(program.lab().race().list(), &RaceList::File(path.clone()));
    program.act(LabAction::StartRace);
    // The puzzle between, which breaks the rules, is left out. The others keep their numbers.
    let numbers = |program: &Program| {
        program.lab().race().entries().iter().map(|it| it.size).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&program), [1, 3]);
    let table = folder.path().join("race.csv");
    program.choice = Some(TargetFile { path: table.clone(), purpose: SavePurpose::Create });
    program.act(LabAction::Export(RaceFileKind::Csv));
    let table = fs::read_to_string(table).unwrap();
    let firsts: Vec<&str> = table.lines().map(|line| line.split_once(',').unwrap().0).collect();
    assert_eq!(firsts, ["puzzle", "1", "3"]);
    // The file stays a choice beside the collections.
    program.act(LabAction::List(0));
    assert!(program.lab().race().entries().is_empty());
    assert!(program.lab().race().lists().contains(&RaceList::File(path.clone())));
    fs::remove_file(&path).unwrap();
    program.act(LabAction::List(BuiltIn::ALL.len()));
    program.act(LabAction::StartRace);
    assert!(matches!(program.lab().race().problem(), Some(RaceProblem::Unreadable(_))));
    assert!(!program.lab().race().is_running());
}

#[test]
fn where_there_is_no_file_chooser_the_path_of_a_list_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{NEARLY_FULL}\n")).unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.act(FilesAction::NoFileChooser(PathPurpose::RaceList));
    program.act(FilesAction::PathTyped(path.display().to_string()));
    assert!(matches!(program.controller.dialog(), Some(Dialog::Lab)));
    assert_eq!(program.lab().race().list(), &RaceList::File(path));
}

#[test]
fn a_list_without_a_puzzle_to_race_on_is_said_to_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.sdm");
    fs::write(&path, format!("{0}\n{0}\n", "5".repeat(81))).unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::ListFile(path));
    program.act(LabAction::StartRace);
    assert_eq!(program.lab().race().problem(), Some(&RaceProblem::NoPuzzle));
}

/// The bar of a proof that there is no answer looked like that of a method that was stopped, and the list had one puzzle
/// less.
#[test]
fn a_proof_that_there_is_no_answer_decides_a_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{WITHOUT_ANSWER}\n")).unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.race_with(&[Method::DancingLinks, Method::OwnSearch]);
    program.act(LabAction::ListFile(path));
    program.act(LabAction::StartRace);
    let race = program.lab().race();
    let english = Language::default();
    for total in RaceTotal::of(race.entries()) {
        assert_eq!((total.answered, total.without_answer, total.decided()), (1, 1, 2));
        let (_, told) = total_words(&total, race.puzzles(), english);
        assert!(told.starts_with("2 of 2 decided (1 without an answer), "), "{told}");
    }
    let of_list = race_chart(RaceCourse::List, "", race.entries(), english);
    assert!(
        of_list
            .series
            .iter()
            .all(|it| it.points[0].standing == RunStanding::Decided && it.ending.is_none())
    );
    // On the puzzle alone, the chart says what was found.
    let alone: Vec<RaceEntry> =
        race.entries().iter().filter(|entry| entry.size == 2).cloned().collect();
    for series in race_chart(RaceCourse::Puzzle, "", &alone, english).series {
        assert_eq!(series.points[0].standing, RunStanding::Decided);
        assert_eq!(series.ending.as_deref(), Some("no answer"));
    }
}

/// The size of the picture of an enlarged figure on a wide screen, and of one in a narrow window.
const ROOMS: [(u32, u32); 3] = [(430, 330), (1080, 560), (300, 380)];

#[test]
fn words_of_a_figure_stay_on_its_sheet() {
    let mut program = in_lab(ONE_ANSWER);
    for (width, height) in ROOMS {
        let size = FigureSize::of_room(width, height);
        program.act(LabAction::Fit(size));
        for method in Method::ALL {
            for &kind in FigureKind::of(method) {
                program.choose(method);
                program.act(LabAction::Draw(kind));
                for _ in 0..30 {
                    program.act(LabAction::Step);
                }
                let figure = program.lab().bench().figure();
                assert_eq!(figure.size, size);
                for element in &figure.elements {
                    if let FigureElement::Word { at, text, .. } = element {
                        let is_inside = (0.0..=size.width()).contains(&at.x)
                            && (0.0..=size.height()).contains(&at.y);
                        assert!(is_inside, "{text:?} of {method:?} at {at:?} of {size:?}");
                    }
                }
            }
        }
    }
}

/// The node of now was cut off at the edge, the way from the root was left out, and digits were too small to be read.
#[test]
fn the_path_of_the_search_tree_is_in_sight_from_the_root_to_now() {
    let puzzle = in_lab(ONE_ANSWER).lab().bench().puzzle().clone();
    for method in [Method::BruteForce, Method::FewestCandidates, Method::DancingLinks] {
        for (width, height) in ROOMS {
            let size = FigureSize::of_room(width, height);
            let mut tape = Tape::new(method, &puzzle, 1, &Control::default());
            for step in 0..3_000 {
                if tape.forward().is_none() {
                    break;
                }
                if step % 97 == 0 {
                    check_tree(method, &puzzle, &tape, size);
                }
            }
        }
    }
}

fn check_tree(method: Method, puzzle: &Puzzle, tape: &Tape, size: FigureSize) {
    let drawn = figure(
        FigureChoice { kind: FigureKind::Tree, size, lowest: LowestDigit::One },
        method,
        puzzle,
        tape,
    );
    let mut path = Vec::new();
    for element in &drawn.elements {
        match element {
            FigureElement::Dot { at, radius, ink: Ink::Accent } => {
                let is_whole = at.x >= *radius && at.x + radius <= size.width();
                assert!(is_whole && at.y + radius <= size.height(), "{at:?} of {size:?}");
                path.push(at.y);
            }
            FigureElement::Word { size, .. } => assert!(*size >= 7.0, "{size}"),
            FigureElement::Dot { .. } | FigureElement::Line { .. } | FigureElement::Fill { .. } => {
            }
        }
    }
    let depth = tape.path().trials().len();
    assert!(path.len() >= depth.min(12), "{} of {depth}", path.len());
    path.sort_by(f32::total_cmp);
    assert!(path.first().is_none_or(|top| *top < 40.0), "the root is in sight");
}

#[test]
fn arrays_have_titles_and_vertices_names() {
    let mut program = in_lab(ONE_ANSWER);
    program.choose(Method::MarkArrays);
    let houses = |it: &FigureElement| match it {
        FigureElement::Word { text: FigureText::Houses(kind), .. } => Some(*kind),
        FigureElement::Word { .. }
        | FigureElement::Dot { .. }
        | FigureElement::Line { .. }
        | FigureElement::Fill { .. } => None,
    };
    let figure = program.lab().bench().figure();
    let kinds: Vec<HouseKind> = figure.elements.iter().filter_map(houses).collect();
    assert_eq!(kinds, [HouseKind::Row, HouseKind::Column, HouseKind::Box]);
    program.choose(Method::Dsatur);
    program.act(LabAction::Fit(FigureSize::of_room(1080, 560)));
    let is_name = |it: &&FigureElement| matches!(it, FigureElement::Word { text: FigureText::Words(name), .. } if name.starts_with('r'));
    let figure = program.lab().bench().figure();
    assert_eq!(figure.elements.iter().filter(is_name).count(), 81);
}

/// Both were blue.
#[test]
fn deduced_digits_are_known_from_those_on_trial() {
    let mut program = in_lab(".".repeat(81).as_str());
    program.choose(Method::SinglesSearch);
    program.act(LabAction::ToAnswer);
    let bench = program.lab().bench();
    let tried = bench.board().layout().cells().filter(|&cell| bench.is_tried(cell)).count() as u64;
    assert_eq!(tried, bench.counters().depth);
    assert!(tried > 0 && tried < 81, "{tried}");
}

/// “≠” is not in the font, and was drawn as a box.
#[test]
fn literals_are_drawn_with_signs_of_the_font() {
    let mut program = in_lab(WITHOUT_ANSWER);
    program.choose(Method::Clauses);
    program.act(LabAction::ToAnswer);
    let figure = program.lab().bench().figure();
    let word = |element: &FigureElement| match element {
        FigureElement::Word { text, .. } => {
            Some(text.written(|number| number.to_string(), |_| String::new()))
        }
        FigureElement::Line { .. } | FigureElement::Fill { .. } | FigureElement::Dot { .. } => None,
    };
    let words: Vec<String> = figure.elements.iter().filter_map(word).collect();
    assert!(words.iter().any(|word| word.starts_with('¬')), "{words:?}");
    assert!(words.iter().flat_map(|word| word.chars()).all(|it| it.is_ascii() || it == '¬'));
}

/// The graph's edges are drawn once and kept, so that a picture takes little time while the method runs.
#[test]
fn a_kept_ground_is_that_of_the_figure_its_size_and_its_colours() {
    let mut program = in_lab(ONE_ANSWER);
    let light = InkColours {
        text: [0; 3],
        soft: [90; 3],
        faint: [200; 3],
        accent: [0, 0, 255],
        wash: [230, 230, 255],
        conflict: [255, 0, 0],
        paper: [255; 3],
        is_dark: false,
    };
    let dark = InkColours { paper: [20; 3], faint: [70; 3], is_dark: true, ..light };
    let mut painter = FigurePainter::default();
    let scenes = [
        (Method::Dsatur, 300, light),
        (Method::Dsatur, 300, light),
        (Method::Dsatur, 300, dark),
        (Method::Dsatur, 200, dark),
        (Method::MarkArrays, 200, dark),
        (Method::Dsatur, 200, dark),
    ];
    for (method, width, colours) in scenes {
        program.choose(method);
        program.act(LabAction::Draw(FigureKind::Own));
        program.act(LabAction::Step);
        let figure = program.lab().bench().figure();
        assert_eq!(figure.ground.is_empty(), method != Method::Dsatur);
        let style = PictureStyle {
            colours,
            write_number: &|number| number.to_string(),
            name_houses: &|kind| format!("{kind:?}"),
        };
        let fresh = FigurePainter::default().paint(figure, width, 300, &style);
        assert!(painter.paint(figure, width, 300, &style) == fresh, "{method:?} {width}");
    }
}

#[test]
fn a_method_without_a_picture_does_not_change_what_others_draw() {
    let mut program = in_lab(ONE_ANSWER);
    // Brute force has only its tree.
    assert_eq!(program.lab().bench().kind(), FigureKind::Tree);
    program.choose(Method::Dsatur);
    assert_eq!(program.lab().bench().kind(), FigureKind::Own);
    program.act(LabAction::Draw(FigureKind::Tree));
    program.choose(Method::Annealing);
    assert_eq!(program.lab().bench().kind(), FigureKind::Own);
    program.choose(Method::Clauses);
    assert_eq!(program.lab().bench().kind(), FigureKind::Tree);
}

#[test]
fn a_figure_is_drawn_again_for_another_room() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Step);
    let before = program.lab().bench().counters();
    let size = FigureSize::of_room(1080, 560);
    program.act(LabAction::Fit(size));
    assert_eq!(program.lab().bench().figure().size, size);
    assert_eq!(program.lab().bench().counters(), before);
    // Another method is drawn in the same room.
    program.choose(Method::Dsatur);
    assert_eq!(program.lab().bench().figure().size, size);
    // On the way to a goal, the next slice is drawn in the new room, and the way goes on.
    program.hold = true;
    program.act(LabAction::ToAnswer);
    program.act(LabAction::Fit(FigureSize::SQUARE));
    program.hold = false;
    program.run_jobs();
    assert_eq!(program.lab().bench().last(), Some(RunEvent::Answer));
    assert_eq!(program.lab().bench().figure().size, FigureSize::SQUARE);
}

#[test]
fn names_of_methods_fit_beside_their_lines_and_bars() {
    let entry = |method, size| RaceEntry {
        size,
        open: 81,
        report: RunReport {
            finish: Some(RunEnd::Limit),
            ..RunReport::of(
                method,
                &Racer::new(method, &example(), 1, Some(1), &Control::default()),
                Duration::from_secs(1000),
            )
        },
    };
    for language in Language::all() {
        for sizes in [&[81][..], &[9, 81]] {
            let entries: Vec<RaceEntry> = Method::ALL
                .into_iter()
                .flat_map(|method| sizes.iter().map(move |&size| entry(method, size)))
                .collect();
            let course = if sizes.len() == 1 { RaceCourse::Puzzle } else { RaceCourse::OpenCells };
            let figure = chart(&race_chart(course, "", &entries, language), FigureSize::SQUARE);
            for element in figure.elements {
                if let FigureElement::Word { text, at, anchor, size, .. } = element {
                    let text = text.written(|number| language.number(number), |_| String::new());
                    let width = size * width_of(&text);
                    let start = match anchor {
                        WordAnchor::Start => at.x,
                        WordAnchor::Middle => at.x - width / 2.0,
                        WordAnchor::End => at.x - width,
                    };
                    assert!(start >= 0.0 && start + width <= 400.0, "{text}: {start} and {width}");
                }
            }
        }
    }
}

/// The width of a text in ems, as it is printed.
fn width_of(text: &str) -> f32 {
    let word = Text {
        text: text.to_owned(),
        at: PagePoint::default(),
        anchor: Anchor::Start,
        size: 1.0,
        weight: Weight::Regular,
        grey: 0.0,
        turned: false,
    };
    word.width()
}

fn example() -> Puzzle {
    Puzzle::new(Grid::empty(Layout::classic())).unwrap()
}

#[test]
fn the_chart_of_a_race_names_what_was_raced_on() {
    let note = |program: &Program| {
        let race = program.lab().race();
        let subject = race.subject(program.controller.document(), Language::ENGLISH);
        race_chart(race.course(), &subject, race.entries(), Language::ENGLISH).words.note
    };
    let mut program = in_lab(ONE_ANSWER);
    program.race_with(&[Method::DancingLinks]);
    program.act(LabAction::StartRace);
    assert!(note(&program).starts_with("Limit: "), "the puzzle has no name");
    program.act(LabAction::Course(RaceCourse::List));
    assert_eq!(note(&program), format!("List: {}.", BuiltIn::Levels.say(Language::ENGLISH)));

    let (_folder, path) = file_in_folder("puzzle.sdk");
    std::fs::write(&path, ONE_ANSWER).unwrap();
    let mut program = Program::new();
    program.act(FilesAction::OpenFrom(path));
    program.command(Command::Lab);
    assert!(note(&program).starts_with("Puzzle: puzzle.sdk."), "{}", note(&program));
}

/// The lab counted from 1 on a board whose digits the options count from 0.
#[test]
fn digits_count_from_0_in_figures_as_on_the_board() {
    let layout = NamedShape::named("16x16").unwrap().layout();
    let puzzle = Puzzle::new(Grid::empty(layout)).unwrap();
    let mut tape = Tape::new(Method::MarkArrays, &puzzle, 1, &Control::default());
    tape.forward();
    let numbers = |lowest| -> Vec<String> {
        let choice = FigureChoice { kind: FigureKind::Own, size: FigureSize::SQUARE, lowest };
        let drawn = figure(choice, Method::MarkArrays, &puzzle, &tape);
        let word = |it: &FigureElement| match it {
            FigureElement::Word { text: FigureText::Words(text), ink: Ink::Accent, .. } => {
                Some(text.clone())
            }
            FigureElement::Word { .. }
            | FigureElement::Dot { .. }
            | FigureElement::Line { .. }
            | FigureElement::Fill { .. } => None,
        };
        drawn.elements.iter().filter_map(word).take(16).collect()
    };
    let signs = |signs: &str| signs.chars().map(String::from).collect::<Vec<_>>();
    assert_eq!(numbers(LowestDigit::Zero), signs("0123456789ABCDEF"));
    assert_eq!(numbers(LowestDigit::One).last().map(String::as_str), Some("16"));
}
