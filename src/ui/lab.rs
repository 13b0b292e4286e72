//! The lab's adapter: a method at work with its board, its figure and its pseudo-code, a method in words, and a race.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use slint::{Color, ComponentHandle, Image, Rgba8Pixel, SharedPixelBuffer, SharedString};

use super::board::frame::Viewport;
use super::board::lines_of;
use super::board::marks::{marks_of_whole, outside_numbers_of_whole};
use super::choices::{choice_at, place_of};
use super::int::{to_int, to_pixels};
use super::models::filled;
use super::sender::Sender;
use super::{
    AppWindow, LabAdapter, LabAxisMark, LabCell, LabInks, LabParagraph, LabRaceBar, LabTone,
    StatisticRow,
};
use crate::controller::{Controller, LabAction, LabBench, LabPage, RACE_LIMITS, Race};
use crate::engine::{Cell, Layout, LowestDigit};
use crate::figures::{
    Figure, FigureKind, FigurePainter, FigurePixels, FigureSize, InkColours, PictureStyle,
    RaceCourse, RaceEntry, RaceTotal, Rgb, RunStanding, TimeScale, chart,
};
use crate::jobs::RaceFileKind;
use crate::lab::{Method, RunEvent};
use crate::text::lab::{
    bar_words, course_name, end_text, event_text, figure_caption, figure_name, houses_name,
    idea_of, race_chart, total_words,
};
use crate::text::lab_code::{code_lines, pseudo_code};
use crate::text::lab_pages::method_page;
use crate::text::technique::Names;
use crate::text::{Language, Say, StatisticLine, word};
use crate::window_text::lab::{bench_lines, limit_name, race_note};

/// What is shown, so that only what has changed is made again.
#[derive(Default)]
pub(super) struct LabSnapshot {
    /// The layout whose lines are shown.
    layout: Option<Arc<Layout>>,
    /// The figure that is drawn, and the language of its numbers.
    figure: (Arc<Figure>, Language),
    /// The revision of the race, and the language of its words.
    race: (u64, Language),
}

/// Shows the lab.
pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut LabSnapshot,
) {
    let Some(lab) = controller.lab() else { return };
    let adapter = window.global::<LabAdapter>();
    let names = Method::ALL.map(|it| SharedString::from(it.say(language))).to_vec();
    adapter.set_methods(filled(adapter.get_methods(), names));
    adapter.set_method(place_of(&Method::ALL, &lab.bench().method()));
    adapter.set_page(place_of(&LabPage::ALL, &lab.page()));
    adapter.set_example(lab.is_example());
    let bench = lab.bench();
    show_code(&adapter, bench, language);
    match lab.page() {
        LabPage::Watch => {
            let options = controller.options();
            let lowest = options.lowest_digit(bench.puzzle().layout());
            show_bench(&adapter, bench, Names { cells: options.cell_names, lowest }, language);
            show_board(&adapter, bench, lowest, shown);
        }
        LabPage::Learn => show_words(&adapter, bench.method(), language),
        LabPage::Race => show_race(&adapter, lab.race(), language),
    }
    let race = (lab.race().revision(), language);
    if shown.race != race {
        shown.race = race;
        adapter.set_chart_revision(adapter.get_chart_revision().wrapping_add(1));
    }
    // The timer of a run must stop on every page.
    adapter.set_running(bench.is_running());
    if !Arc::ptr_eq(&shown.figure.0, bench.figure()) || shown.figure.1 != language {
        shown.figure = (Arc::clone(bench.figure()), language);
        adapter.set_revision(adapter.get_revision().wrapping_add(1));
    }
}

fn show_code(adapter: &LabAdapter<'_>, bench: &LabBench, language: Language) {
    let code = pseudo_code(bench.method(), language).into_iter().map(indented).collect();
    adapter.set_code(filled(adapter.get_code(), code));
    let last = bench.last().filter(|_| adapter.get_page() == 0);
    let lines = last.map(|event| code_lines(bench.method(), event, bench.before()));
    let count = pseudo_code(bench.method(), language).len();
    let is_lit = |line: usize| lines.as_ref().is_some_and(|lines| lines.contains(&line));
    adapter.set_lit(filled(adapter.get_lit(), (0..count).map(is_lit).collect()));
}

/// A line of the pseudo-code, with blanks at its start that a text does not swallow.
fn indented(line: &str) -> SharedString {
    let words = line.trim_start();
    ("\u{2003}".repeat((line.len() - words.len()) / 2) + words).into()
}

fn show_bench(adapter: &LabAdapter<'_>, bench: &LabBench, names: Names, language: Language) {
    let method = bench.method();
    adapter.set_idea(idea_of(method, language).into());
    adapter.set_told(told(bench, names, language).into());
    let lines = bench_lines(bench, language);
    let row = |StatisticLine { label, value }| StatisticRow {
        label: label.into(),
        value: value.into(),
        busy: false,
    };
    adapter.set_rows(filled(adapter.get_rows(), lines.into_iter().map(row).collect()));
    adapter.set_ended(bench.is_ended());
    adapter.set_has_previous(bench.counters().events > 0);
    adapter.set_goes_back(method.goes_back());
    adapter.set_speed(to_int(bench.speed()));
    adapter.set_speeds(to_int(LabBench::speeds()));
    adapter.set_interval(i64::try_from(bench.interval().as_millis()).unwrap_or(i64::MAX));
    let kinds = FigureKind::of(method);
    let name = |&kind: &FigureKind| figure_name(kind, method, language).into();
    adapter.set_figures(filled(adapter.get_figures(), kinds.iter().map(name).collect()));
    adapter.set_figure(place_of(kinds, &bench.kind()));
    adapter.set_figure_text(figure_caption(bench.kind(), method, language).into());
}

/// What the last event did, or why there is no further one.
fn told(bench: &LabBench, names: Names, language: Language) -> String {
    if bench.is_ended() && bench.last() != Some(RunEvent::GiveUp) {
        return end_text(bench.method(), bench.counters().answers, language);
    }
    event_text(bench.last(), bench.puzzle().layout(), names, language)
}

fn show_board(
    adapter: &LabAdapter<'_>,
    bench: &LabBench,
    lowest: LowestDigit,
    shown: &mut LabSnapshot,
) {
    let layout = bench.puzzle().layout();
    if shown.layout.as_ref() != Some(layout) {
        shown.layout = Some(Arc::clone(layout));
        show_lines(adapter, layout);
    }
    let marks = marks_of_whole(bench.puzzle().rules(), layout, lowest);
    adapter.set_marks(filled(adapter.get_marks(), marks));
    let (outside, margins) = outside_numbers_of_whole(bench.puzzle().rules(), layout, lowest);
    adapter.set_outside(filled(adapter.get_outside(), outside));
    adapter.set_margins(margins);
    let cells = Viewport::whole(layout).spread(
        layout,
        |cell| map_cell(bench, lowest, cell),
        &LabCell::default(),
    );
    adapter.set_cells(filled(adapter.get_cells(), cells));
}

fn show_lines(adapter: &LabAdapter<'_>, layout: &Layout) {
    adapter.set_columns(to_int(layout.columns()));
    adapter.set_side(to_int(layout.columns().max(layout.rows())));
    let [thin, thick] = lines_of(layout);
    adapter.set_hairlines(filled(adapter.get_hairlines(), thin));
    adapter.set_box_lines(filled(adapter.get_box_lines(), thick));
}

fn map_cell(bench: &LabBench, lowest: LowestDigit, cell: Cell) -> LabCell {
    // A refused digit is taken out at once. It is shown until the next event, as what was refused.
    let refused = bench.last().and_then(RunEvent::refused).filter(|it| it.cell == cell);
    let refused = refused.map(|it| it.digit);
    let digit = bench.board().digit(cell).or(refused);
    LabCell {
        digit: digit.map(|digit| lowest.shown(digit).to_string()).unwrap_or_default().into(),
        given: bench.puzzle().givens().get(cell).is_some(),
        deduced: digit.is_some() && refused.is_none() && !bench.is_tried(cell),
        tone: bench.last().map_or(LabTone::Plain, |event| tone_of(event, cell)),
    }
}

fn tone_of(event: RunEvent, cell: Cell) -> LabTone {
    match event {
        RunEvent::Try(it) | RunEvent::TakeBack(it) if it.cell == cell => LabTone::Trial,
        RunEvent::Refuse { tried, .. } if tried.cell == cell => LabTone::Refused,
        RunEvent::Refuse { against, .. } if against == cell => LabTone::Against,
        RunEvent::Deduce(it)
        | RunEvent::Withdraw(it)
        | RunEvent::Exclude(it)
        | RunEvent::Readmit(it)
            if it.cell == cell =>
        {
            LabTone::Deduced
        }
        RunEvent::Exchange(cells) if cells.contains(&cell) => LabTone::Trial,
        RunEvent::Reject(cells) if cells.contains(&cell) => LabTone::Refused,
        RunEvent::Try(_)
        | RunEvent::TakeBack(_)
        | RunEvent::Refuse { .. }
        | RunEvent::Deduce(_)
        | RunEvent::Withdraw(_)
        | RunEvent::Exclude(_)
        | RunEvent::Readmit(_)
        | RunEvent::Exchange(_)
        | RunEvent::Reject(_)
        | RunEvent::Temper { .. }
        | RunEvent::Learn { .. }
        | RunEvent::Answer
        | RunEvent::GiveUp => LabTone::Plain,
    }
}

fn show_words(adapter: &LabAdapter<'_>, method: Method, language: Language) {
    let page = method_page(method, language);
    let paragraphs = [
        (word!(language, context = "a method", "Idea"), page.idea),
        (word!(language, "What always holds"), page.invariant),
        (word!(language, "What it costs"), page.cost),
        (word!(language, "Where it fails"), page.weakness),
        (word!(language, "On a small board"), page.example),
    ];
    let paragraph =
        |(heading, text): (&str, &str)| LabParagraph { heading: heading.into(), text: text.into() };
    let paragraphs = paragraphs.into_iter().map(paragraph).collect();
    adapter.set_paragraphs(filled(adapter.get_paragraphs(), paragraphs));
}

fn show_race(adapter: &LabAdapter<'_>, race: &Race, language: Language) {
    let entered = Method::ALL.map(|method| race.has(method)).to_vec();
    adapter.set_entered(filled(adapter.get_entered(), entered));
    let courses = RaceCourse::ALL.map(|course| course_name(course, language).into()).to_vec();
    adapter.set_courses(filled(adapter.get_courses(), courses));
    adapter.set_course(place_of(&RaceCourse::ALL, &race.course()));
    let limits = RACE_LIMITS.map(|most| limit_name(most, language).into()).to_vec();
    adapter.set_limits(filled(adapter.get_limits(), limits));
    adapter.set_limit(place_of(&RACE_LIMITS, &race.limit()));
    adapter.set_draws_bars(has_bars(race));
    let lists = race.lists();
    adapter.set_list(place_of(&lists, race.list()));
    let lists = lists.iter().map(|list| list.say(language).into()).collect();
    adapter.set_lists(filled(adapter.get_lists(), lists));
    adapter.set_races_on_list(race.course() == RaceCourse::List);
    adapter.set_racing(race.is_running());
    adapter.set_may_race(race.count() > 0);
    adapter.set_has_race(!race.entries().is_empty());
    show_bars(adapter, race, language);
    let note = match race.problem() {
        Some(problem) => problem.say(language),
        None => race_note(race.course(), race.limit(), language),
    };
    adapter.set_race_note(note.into());
}

/// Whether a race is a bar for each method, rather than a chart of lines.
fn has_bars(race: &Race) -> bool {
    match race.course() {
        RaceCourse::Puzzle | RaceCourse::List => true,
        RaceCourse::OpenCells | RaceCourse::Boards => false,
    }
}

fn show_bars(adapter: &LabAdapter<'_>, race: &Race, language: Language) {
    let totals = match race.course() {
        RaceCourse::List => RaceTotal::of(race.entries()),
        RaceCourse::Puzzle | RaceCourse::OpenCells | RaceCourse::Boards => Vec::new(),
    };
    let of_totals = totals.iter().map(|total| total.time);
    let scale =
        TimeScale::usual_for(race.entries().iter().map(|it| it.report.time).chain(of_totals));
    let mark = |(place, text): (f32, String)| LabAxisMark { place, text: text.into() };
    adapter.set_axis(filled(adapter.get_axis(), scale.marks().map(mark).collect()));
    let bars = match race.course() {
        RaceCourse::List => {
            totals.iter().map(|total| bar_of_total(total, race, scale, language)).collect()
        }
        RaceCourse::Puzzle | RaceCourse::OpenCells | RaceCourse::Boards => {
            race.entries().iter().map(|entry| bar_of(entry, race, scale, language)).collect()
        }
    };
    adapter.set_bars(filled(adapter.get_bars(), bars));
}

fn bar_of(entry: &RaceEntry, race: &Race, scale: TimeScale, language: Language) -> LabRaceBar {
    let report = &entry.report;
    let (value, detail) = bar_words(report, language);
    LabRaceBar {
        name: report.method.say(language).into(),
        length: bar_length(report.standing(), report.time, scale),
        value: value.into(),
        detail: detail.into(),
        running: race.is_running() && report.finish.is_none(),
        failed: is_undecided(report.standing()),
    }
}

/// The length of a bar. That of a method that was stopped is open-ended, so it reaches to the end of the scale.
fn bar_length(standing: RunStanding, time: Duration, scale: TimeScale) -> f32 {
    match standing {
        RunStanding::Decided | RunStanding::GaveUp | RunStanding::Running => scale.share(time),
        RunStanding::Stopped => 1.0,
    }
}

/// Whether a method has ended, and has decided nothing.
fn is_undecided(standing: RunStanding) -> bool {
    match standing {
        RunStanding::Decided | RunStanding::Running => false,
        RunStanding::GaveUp | RunStanding::Stopped => true,
    }
}

fn bar_of_total(
    total: &RaceTotal,
    race: &Race,
    scale: TimeScale,
    language: Language,
) -> LabRaceBar {
    let (value, detail) = total_words(total, race.puzzles(), language);
    LabRaceBar {
        name: total.work.method.say(language).into(),
        length: bar_length(total.standing, total.time, scale),
        value: value.into(),
        detail: detail.into(),
        running: race.is_running() && total.ended < race.puzzles() as u64,
        failed: is_undecided(total.standing),
    }
}

/// What is done in the lab, made into actions; and what is drawn whenever the window asks for it.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<LabAdapter>();
    adapter.on_turn(sender.callback(|page| Some(LabAction::Turn(choice_at(&LabPage::ALL, page)))));
    adapter.on_choose(sender.at_place(LabAction::Choose));
    adapter.on_change_speed(sender.at_place(LabAction::Speed));
    adapter.on_step(sender.sending(LabAction::Step));
    adapter.on_step_over(sender.sending(LabAction::StepOver));
    adapter.on_back(sender.sending(LabAction::Back));
    adapter.on_run(sender.sending(LabAction::Run));
    adapter.on_pause(sender.sending(LabAction::Pause));
    adapter.on_tick(sender.sending(LabAction::Tick));
    adapter.on_to_backtrack(sender.sending(LabAction::ToBacktrack));
    adapter.on_to_answer(sender.sending(LabAction::ToAnswer));
    adapter.on_restart(sender.sending(LabAction::Restart));
    adapter.on_use_example(sender.sending(LabAction::UseExample));
    adapter.on_use_puzzle(sender.sending(LabAction::UsePuzzle));
    adapter.on_enter(sender.at_place(LabAction::Enter));
    adapter.on_choose_limit(sender.at_place(LabAction::Limit));
    adapter.on_choose_list(sender.at_place(LabAction::List));
    adapter.on_choose_list_file(sender.sending(LabAction::ChooseListFile));
    adapter.on_start_race(sender.sending(LabAction::StartRace));
    adapter.on_stop_race(sender.sending(LabAction::StopRace));
    let fit = sender.clone();
    adapter.on_fit(move |width, height| {
        fit.send(LabAction::Fit(FigureSize::of_room(to_pixels(width), to_pixels(height))));
    });
    adapter.on_draw(sender.looking(|controller, place| {
        let kinds = FigureKind::of(controller.lab()?.bench().method());
        Some(LabAction::Draw(choice_at(kinds, place)))
    }));
    adapter.on_choose_course(
        sender.callback(|it| Some(LabAction::Course(choice_at(&RaceCourse::ALL, it)))),
    );
    adapter.on_export(
        sender.callback(|it| Some(LabAction::Export(choice_at(&RaceFileKind::ALL, it)))),
    );
    draw_for(&adapter, sender);
}

fn draw_for(adapter: &LabAdapter<'_>, sender: &Sender) {
    let looking = sender.clone();
    let painter = RefCell::new(FigurePainter::default());
    adapter.on_picture(move |width, height, inks, _| {
        let figure = looking.look(|it| it.lab().map(|lab| Arc::clone(lab.bench().figure())));
        let figure = figure.flatten().unwrap_or_default();
        let language = looking.language().unwrap_or_default();
        draw(&mut painter.borrow_mut(), &figure, (width, height), &inks, language)
    });
    let looking = sender.clone();
    adapter.on_chart(move |width, height, inks, _| {
        let language = looking.language().unwrap_or_default();
        let size = FigureSize::of_room(to_pixels(width), to_pixels(height));
        let of_race = |controller: &Controller| {
            let race = controller.lab()?.race();
            let subject = race.subject(controller.document(), language);
            Some(chart(&race_chart(race.course(), &subject, race.entries(), language), size))
        };
        let figure = looking.look(of_race);
        let figure = figure.flatten().unwrap_or_default();
        draw(&mut FigurePainter::default(), &figure, (width, height), &inks, language)
    });
}

/// Draws a figure on this number of pixels across and down.
fn draw(
    painter: &mut FigurePainter,
    figure: &Figure,
    (width, height): (i32, i32),
    inks: &LabInks,
    language: Language,
) -> Image {
    let rgb = |colour: Color| -> Rgb { [colour.red(), colour.green(), colour.blue()] };
    let colours = InkColours {
        text: rgb(inks.text),
        soft: rgb(inks.soft),
        faint: rgb(inks.faint),
        accent: rgb(inks.accent),
        wash: rgb(inks.wash),
        conflict: rgb(inks.conflict),
        paper: rgb(inks.paper),
        is_dark: inks.dark,
    };
    let style = PictureStyle {
        colours,
        write_number: &|number| language.number(number),
        name_houses: &|kind| houses_name(kind, language),
    };
    let FigurePixels { width, height, bytes } =
        painter.paint(figure, to_pixels(width), to_pixels(height), &style);
    Image::from_rgba8(SharedPixelBuffer::<Rgba8Pixel>::clone_from_slice(&bytes, width, height))
}
