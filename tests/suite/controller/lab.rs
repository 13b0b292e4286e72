//! The lab, without a window.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, CursorMove, Dialog, DialogAction, DialogButton, FilesAction, Lab,
    LabAction, LabPage, Question, Status,
};
use nonet::engine::lab::{Event, Finish, Method, Racer};
use nonet::engine::{Control, Grid, Layout, NamedShape, Puzzle};
use nonet::figures::{
    FigureElement, FigureKind, Ink, RaceCourse, RaceStand, Standing, WordAnchor, chart,
};
use nonet::format::{Document, Kind, write};
use nonet::jobs::{BackgroundJob, RaceForm, RaceJob, SavePurpose, TargetFile};
use nonet::language::Language;
use nonet::print::{Anchor, Point, Text, Weight};
use nonet::text::lab::race_chart;
use nonet::text::lab_code::{code_line, pseudo_code};

use super::program::{ONE_ANSWER, Program};

/// An answer with four cells open, which every method fills in a moment.
const NEARLY_FULL: &str =
    "53467.91267219534.1983425678597.142342685379171392485696153728428741963534528617.";

fn in_lab(line: &str) -> Program {
    let mut program = Program::typed(line);
    program.command(Command::Lab);
    program
}

impl Program {
    fn lab(&self) -> &Lab {
        self.controller.lab().expect("the lab is shown")
    }

    fn choose(&mut self, method: Method) {
        let place = Method::ALL.iter().position(|it| *it == method).unwrap();
        self.act(LabAction::Choose(place));
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
            assert_eq!(program.lab().bench().last(), Some(Event::Answer), "{method:?}");
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
    program.act(LabAction::Run(true));
    for ticks in 1..=5 {
        program.act(LabAction::Tick);
        assert_eq!(program.lab().bench().counters().events, ticks);
    }
    program.act(LabAction::Run(false));
    program.act(LabAction::Tick);
    assert_eq!(program.lab().bench().counters().events, 5);
    // A faster run does more with each tick.
    program.act(LabAction::Speed(4));
    program.act(LabAction::Run(true));
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
    assert!(matches!(program.lab().bench().last(), Some(Event::Try(_))));
    let depth = program.lab().bench().counters().depth;
    program.act(LabAction::StepOver);
    let bench = program.lab().bench();
    assert!(matches!(
        bench.last(),
        Some(Event::TakeBack(_) | Event::Refuse { .. } | Event::Answer)
    ));
    assert!(bench.counters().depth < depth || bench.last() == Some(Event::Answer));
    program.act(LabAction::ToBacktrack);
    let last = program.lab().bench().last();
    assert!(matches!(last, Some(Event::TakeBack(_) | Event::Answer)), "{last:?}");
}

#[test]
fn an_example_stands_in_for_the_puzzle() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Turn(LabPage::Learn));
    for method in Method::ALL {
        program.choose(method);
        program.act(LabAction::Example(true));
        assert_eq!(program.lab().page(), LabPage::Watch);
        assert_eq!(program.lab().bench().puzzle().layout().digit_count(), 4);
        program.act(LabAction::ToAnswer);
        assert_eq!(program.digits(), 16, "{method:?}");
    }
    program.act(LabAction::Example(false));
    assert_eq!(program.lab().bench().puzzle().layout().digit_count(), 9);
}

#[test]
fn methods_race_on_the_puzzle_and_on_growing_ones() {
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::Turn(LabPage::Race));
    let entered = Method::ALL.into_iter().filter(|it| program.lab().race().has(*it)).count();
    assert_eq!(entered, program.lab().race().count());
    // Only three of them, so that the test is quick without optimisation.
    for (place, method) in Method::ALL.into_iter().enumerate() {
        let wanted =
            [Method::SinglesSearch, Method::DancingLinks, Method::OwnSearch].contains(&method);
        if program.lab().race().has(method) != wanted {
            program.act(LabAction::Enter(place));
        }
    }
    program.act(LabAction::Race(true));
    let race = program.lab().race();
    assert!(!race.is_running());
    assert_eq!(race.stands().len(), 3);
    assert!(race.stands().iter().all(|stand| stand.size == 4 && stand.standing.is_answered()));
    program.act(LabAction::Course(RaceCourse::OpenCells));
    assert!(program.lab().race().stands().is_empty());
    program.act(LabAction::Race(true));
    let stands = program.lab().race().stands();
    let mut sizes: Vec<u32> = stands.iter().map(|stand| stand.size).collect();
    sizes.dedup();
    assert_eq!(sizes, [9, 18, 27, 36, 45, 54, 63, 72, 81]);
    let is_honest =
        |finish: &Option<Finish>| matches!(finish, Some(Finish::Answer(_) | Finish::Limit));
    assert!(stands.iter().all(|stand| is_honest(&stand.standing.finish)));
}

#[test]
fn a_race_is_written_in_all_forms() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = in_lab(NEARLY_FULL);
    program.act(LabAction::Turn(LabPage::Race));
    program.act(LabAction::Race(true));
    let starts: [(RaceForm, &[u8]); 4] = [
        (RaceForm::Csv, b"puzzle,method,result,answer,"),
        (RaceForm::Png, b"\x89PNG"),
        (RaceForm::Svg, b"<svg "),
        (RaceForm::Pdf, b"%PDF-"),
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
    program.act(LabAction::Race(true));
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.act(LabAction::Export(RaceForm::Csv));
    let question = program.controller.dialog();
    assert!(matches!(question, Some(Dialog::Question(Question::RaceExists(..)))), "{question:?}");
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
    assert_eq!(program.lab().bench().last(), Some(Event::Answer));
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
    program.act(LabAction::Run(true));
    assert!(!program.lab().bench().is_running());
    program.act(LabAction::Back);
    assert!(!program.lab().bench().is_ended());
}

#[test]
fn the_curve_of_annealing_stays_at_the_answer() {
    let mut program = in_lab(&format!("{}{}", ".".repeat(27), &NEARLY_FULL[27..]));
    program.choose(Method::Annealing);
    program.act(LabAction::ToAnswer);
    assert_eq!(program.lab().bench().last(), Some(Event::Answer));
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
        puzzle: Arc::clone(&puzzle),
        course: RaceCourse::Puzzle,
        methods: vec![Method::SinglesSearch, Method::OwnSearch],
        most_events: 1_000,
        field,
        control: Control::default(),
    };
    let first = job(None).run(&Control::default()).unwrap();
    assert!(first.is_over);
    let second = job(Some(first.field)).run(&Control::default()).unwrap();
    let times = |stands: &[RaceStand]| stands.iter().map(|it| it.standing.time).collect::<Vec<_>>();
    assert_eq!(times(&first.stands), times(&second.stands));
    program.act(LabAction::Race(false));
}

#[test]
fn a_race_that_is_stopped_says_so() {
    let mut program = in_lab(ONE_ANSWER);
    program.hold = true;
    program.act(LabAction::Race(true));
    program.run_one_job();
    assert!(program.lab().race().is_running() || !program.lab().race().stands().is_empty());
    program.act(LabAction::Race(false));
    let race = program.lab().race();
    assert!(!race.is_running());
    assert!(race.stands().iter().all(|stand| stand.standing.finish.is_some()));
}

#[test]
fn a_puzzle_without_an_answer_has_none_to_take_digits_from() {
    let mut program = in_lab("1234.....5");
    program.act(LabAction::Course(RaceCourse::OpenCells));
    program.act(LabAction::Race(true));
    assert!(!program.lab().race().has_no_puzzle());
    let mut program =
        in_lab(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    program.act(LabAction::Course(RaceCourse::OpenCells));
    program.act(LabAction::Race(true));
    assert!(program.lab().race().has_no_puzzle());
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
                Event::Try(_) => "try",
                Event::Refuse { .. } => "refuse",
                Event::TakeBack(_) => "take back",
                Event::Deduce(_) => "deduce",
                Event::Exclude(_) => "exclude",
                Event::Learn { .. } => "learn",
                Event::Answer => "answer",
                _ => continue,
            };
            let wanted = wanted.iter().find(|it| it.0 == word).unwrap().1;
            assert!(wanted.iter().any(|it| line.contains(it)), "{method:?} {last:?}: {line}");
        }
    }
}

#[test]
fn the_lab_forgets_everything_when_it_is_left() {
    let mut program = in_lab(ONE_ANSWER);
    program.act(LabAction::Step);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.lab().is_none());
    program.act(Action::Lab(LabAction::Step));
    assert!(program.controller.dialog().is_none());
}

#[test]
fn words_of_a_figure_stay_on_its_sheet() {
    let mut program = in_lab(ONE_ANSWER);
    for method in Method::ALL {
        for &kind in FigureKind::of(method) {
            program.choose(method);
            program.act(LabAction::Draw(kind));
            for _ in 0..30 {
                program.act(LabAction::Step);
            }
            for element in &program.lab().bench().figure().elements {
                if let FigureElement::Word { at, text, .. } = element {
                    let is_inside = (0.0..=400.0).contains(&at.x) && (0.0..=400.0).contains(&at.y);
                    assert!(is_inside, "{text} of {method:?} at {at:?}");
                }
            }
        }
    }
}

#[test]
fn names_of_methods_fit_beside_their_lines_and_bars() {
    let stand = |method, size| RaceStand {
        size,
        open: 81,
        standing: Standing {
            finish: Some(Finish::Limit),
            ..Standing::of(
                method,
                &Racer::new(method, &example(), 1, 1, &Control::default()),
                Duration::from_secs(1000),
            )
        },
    };
    for language in Language::all() {
        for sizes in [&[81][..], &[9, 81]] {
            let stands: Vec<RaceStand> = Method::ALL
                .into_iter()
                .flat_map(|method| sizes.iter().map(move |&size| stand(method, size)))
                .collect();
            let course = if sizes.len() == 1 { RaceCourse::Puzzle } else { RaceCourse::OpenCells };
            for element in chart(&race_chart(course, &stands, language)).elements {
                if let FigureElement::Word { text, at, anchor, size, .. } = element {
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
        at: Point::default(),
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
