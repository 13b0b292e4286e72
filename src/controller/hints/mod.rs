//! Hints and techniques: the next step, lists of steps, pages on techniques, and positions for practice.
//!
//! A hint holds for one state of the document and is dropped with it.

mod applying;
mod cell_hint;
mod drawing;
mod known_techniques;
mod legend;
mod practice;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::{Dialog, TechniquePage};
use super::document::{DocumentRevision, OpenDocument, Selection};
use super::effect::WindowEffect;
use super::event::{CountedHint, Event};
use super::status::Status;
use super::writing;
use crate::engine::technique::{BoardStep, Candidate, Mistake, Solver, Technique};
use crate::game::PractisedStep;
use crate::jobs::{
    ExampleJob, Finding, Hint, HintJob, HintPosition, HintStage, JobKind, Look, NoHint,
    PracticeJob, Purpose, ResumedPracticeJob, StepList, StepListing, StepsJob, Study,
};
use crate::store::{Achievement, Techniques};

pub use cell_hint::CellHint;
pub use practice::{Practice, PracticeProgress};

pub use drawing::{
    Drawing, DrawnCandidate, DrawnLink, LinkKind, PartShape, Ray, StepPart, drawing_at, drawing_of,
    focus_of, place_of,
};
pub use known_techniques::{KnownTechniquesEdit, Preset};
pub use legend::Sign;

pub(super) use drawing::drawing;

/// What happens to the hint and to the list of steps.
#[derive(Clone, Copy, Debug)]
pub enum HintsAction {
    /// The hint was closed.
    Close,
    /// The step at this place in the list was chosen.
    ChooseStep(usize),
    /// The stop of this place on the way along the chains was chosen.
    GoTo(usize),
    /// Show the stop before the current one.
    GoBack,
}

/// What happens on pages on techniques, and in the list of known techniques.
#[derive(Clone, Copy, Debug)]
pub enum TechniquesAction {
    /// The page of this technique was chosen.
    ChooseTechnique(Technique),
    /// The example on the page is to come onto the board.
    LoadExample,
    /// Practise the technique on the page.
    Practise,
    /// Something was changed among the known techniques.
    EditKnown(KnownTechniquesEdit),
    /// The known techniques were accepted as they stand in the dialog.
    KnownAccepted,
}

/// The hint, the list of steps, and what is learnt.
#[derive(Debug, Default)]
pub(super) struct HintsFeature {
    shown: Option<ShownHint>,
    /// The list that the hint was chosen from.
    steps: Option<StepList>,
    /// The technique whose page was looked at last.
    last_technique: Option<Technique>,
    practice: Option<Practice>,
    /// How often the person asked for more while the hint was still looked for.
    asked_ahead: usize,
}

/// The hint that is shown.
#[derive(Debug)]
struct ShownHint {
    hint: Hint,
    /// The state of the document that the hint holds for.
    revision: DocumentRevision,
    /// The phrase whose cells the keyboard lights: counted from 0 forwards and from -1 backwards, round and round.
    phrase: Option<i32>,
}

/// What the feature tells about the hint.
impl HintsFeature {
    /// The hint that is shown; `None` over a board that is covered.
    pub(super) fn hint(&self, cx: &Context) -> Option<&Hint> {
        Some(&self.shown(cx)?.hint)
    }

    fn shown(&self, cx: &Context) -> Option<&ShownHint> {
        self.shown.as_ref().filter(|_| !cx.is_covered())
    }

    /// The list of steps that is shown; `None` over a board that is covered.
    pub(super) fn steps(&self, cx: &Context) -> Option<&StepList> {
        self.steps.as_ref().filter(|_| !cx.is_covered())
    }

    /// What is practised on the board.
    pub(super) fn practice(&self, cx: &Context) -> Option<&Practice> {
        self.practice.as_ref().filter(|_| practised_technique(cx).is_some())
    }

    /// Whether there is something that the hint can carry out.
    pub(super) fn may_apply(&self, cx: &Context) -> bool {
        self.hint(cx).is_some_and(Hint::can_apply)
    }

    /// Whether there is something to go on to: a step of the list or, without a list, a stop on the way along chains.
    pub(super) fn may_choose_next(&self, cx: &Context) -> bool {
        self.next_place(cx).is_some() || (self.steps.is_none() && self.stop(cx).is_some())
    }

    /// Whether there is something to go back to.
    pub(super) fn may_choose_previous(&self, cx: &Context) -> bool {
        self.previous_place(cx).is_some()
            || (self.steps.is_none() && self.previous_stage(cx).is_some())
    }

    /// The stop before the shown stage.
    fn previous_stage(&self, cx: &Context) -> Option<HintStage> {
        let hint = self.hint(cx)?;
        hint.stage()?.previous(hint.step()?.chain_stops().len())
    }

    /// The stop on the way along the chains of the shown step.
    fn stop(&self, cx: &Context) -> Option<usize> {
        match self.hint(cx)?.stage()? {
            HintStage::Stop(place) => Some(place),
            HintStage::Place | HintStage::Technique | HintStage::Step => None,
        }
    }

    /// The phrase of the hint whose cells the keyboard lights.
    pub(super) fn phrase(&self, cx: &Context) -> Option<i32> {
        self.shown(cx)?.phrase
    }

    /// The place of the step after the one that is shown, if there is one.
    fn next_place(&self, cx: &Context) -> Option<usize> {
        let steps = self.steps(cx)?;
        Some(steps.chosen? + 1).filter(|&place| place < steps.steps.len())
    }

    /// The place of the step before the one that is shown, if there is one.
    fn previous_place(&self, cx: &Context) -> Option<usize> {
        self.steps(cx)?.chosen?.checked_sub(1)
    }
}

/// What is done with hints.
impl HintsFeature {
    pub(super) fn handle(&mut self, cx: &mut Context, action: HintsAction) {
        match action {
            HintsAction::Close => drop(self.close(cx)),
            HintsAction::ChooseStep(place) => self.choose_step(cx, place),
            HintsAction::GoTo(place) => {
                self.go(cx, |_, stops| Some(HintStage::Stop(place)).filter(|_| place < stops));
            }
            HintsAction::GoBack => self.go(cx, HintStage::previous),
        }
    }

    /// The hint that was shown last, even if the board is covered now.
    fn last_hint(&self) -> Option<Hint> {
        self.shown.as_ref().map(|shown| shown.hint.clone())
    }

    /// Goes to another stop on the way along the chains of the shown step.
    fn go(&mut self, cx: &mut Context, to: impl FnOnce(HintStage, usize) -> Option<HintStage>) {
        if let Some(Hint::Step { step, board, stage }) = self.last_hint()
            && stage > HintStage::Technique
            && let Some(stage) = to(stage, step.chain_stops().len())
        {
            self.show(cx, Hint::Step { step, board, stage });
        }
    }

    /// Tells the next stage of the hint, or looks for one.
    pub(super) fn tell_more(&mut self, cx: &mut Context) {
        if let Some(Hint::Step { step, board, stage }) = self.last_hint() {
            let stage = stage.next(step.chain_stops().len());
            self.show(cx, Hint::Step { step, board, stage });
        } else if let Some(hint) = self.practice.as_ref().and_then(|practice| practice.hint(cx)) {
            tell_of(cx, &hint);
            self.show(cx, hint);
        } else if cx.jobs.has(JobKind::Hint) {
            // Fast presses ask for more. Once the search is seen, a press is impatience, which should give nothing away.
            self.asked_ahead += usize::from(!cx.jobs.is_seen(JobKind::Hint));
        } else {
            match position(cx, next_step_solver(&cx.options.techniques)) {
                Ok(position) => {
                    self.asked_ahead = 0;
                    cx.begin(HintJob(position));
                }
                Err(why) => self.show(cx, Hint::None(why)),
            }
        }
    }

    /// Looks for a list of steps, to show it in the side panel.
    pub(super) fn list(&mut self, cx: &mut Context, listing: StepListing) {
        cx.change_options(|options| options.side_panel = true);
        let solver = match listing {
            StepListing::Path => path_solver(&cx.options.techniques),
            StepListing::All => next_step_solver(&cx.options.techniques),
        };
        match position(cx, solver) {
            Ok(position) => cx.begin(StepsJob(position, listing)),
            Err(why) => self.show(cx, Hint::None(why)),
        }
    }

    /// Takes in a hint.
    pub(super) fn hint_found(&mut self, cx: &mut Context, found: Finding<Hint>) {
        learn_several(cx, found.several_answers);
        self.take_in(cx, found.what);
        let asked_ahead = std::mem::take(&mut self.asked_ahead);
        if matches!(self.last_hint(), Some(Hint::Step { .. })) {
            (0..asked_ahead).for_each(|_| self.tell_more(cx));
        }
    }

    fn take_in(&mut self, cx: &mut Context, hint: Hint) {
        if !cx.shows_answer() {
            self.steps = None;
            tell_of(cx, &hint);
            self.show(cx, hint);
        }
    }

    /// Takes in a list of steps, or the hint that takes its place.
    pub(super) fn steps_found(&mut self, cx: &mut Context, found: Finding<Look<StepList>>) {
        learn_several(cx, found.several_answers);
        match found.what {
            Look::Instead(hint) => self.take_in(cx, hint),
            Look::Found(steps) if !cx.shows_answer() => {
                let (listing, count) = (steps.listing, steps.steps.len());
                let told = CountedHint::List(listing, Box::new(steps.start.clone()));
                cx.tell(Event::StepTold(told));
                steps.steps.iter().for_each(|step| self.note_told(cx, step));
                self.steps = Some(steps);
                self.choose_step(cx, 0);
                cx.status = Status::Listed(listing, count);
            }
            Look::Found(_) => {}
        }
    }

    /// Shows the step at a place of the list.
    pub(super) fn choose_step(&mut self, cx: &mut Context, place: usize) {
        let hint = self.steps.as_ref().and_then(|steps| steps.hint(place));
        if let (Some(hint), Some(steps)) = (hint, &mut self.steps) {
            steps.chosen = Some(place);
            self.show(cx, hint);
        }
    }

    /// Shows the next step, or the next stop along the chains of the shown step.
    pub(super) fn choose_next(&mut self, cx: &mut Context) {
        if let Some(place) = self.next_place(cx) {
            self.choose_step(cx, place);
        } else {
            self.tell_more(cx);
        }
    }

    /// Shows the step before the one that is shown.
    pub(super) fn choose_previous(&mut self, cx: &mut Context) {
        if let Some(place) = self.previous_place(cx) {
            self.choose_step(cx, place);
        } else {
            self.go(cx, HintStage::previous);
        }
    }

    /// Lights the cells of the next phrase, at first those of the first one.
    pub(super) fn light_next_phrase(&mut self) {
        if let Some(shown) = &mut self.shown {
            shown.phrase = Some(shown.phrase.map_or(0, |phrase| phrase.wrapping_add(1)));
        }
    }

    /// Lights the cells of the phrase before, at first those of the last one.
    pub(super) fn light_previous_phrase(&mut self) {
        if let Some(shown) = &mut self.shown {
            shown.phrase = Some(shown.phrase.map_or(-1, |phrase| phrase.wrapping_sub(1)));
        }
    }

    pub(super) fn copy_steps(&self, cx: &mut Context) {
        if self.steps.is_some() {
            cx.effect(WindowEffect::CopySteps);
            cx.status = Status::CopiedSteps;
        }
    }

    fn show(&mut self, cx: &mut Context, hint: Hint) {
        cx.status = Status::Hint;
        if let Some(step) = hint.step() {
            self.note_told(cx, step);
        }
        self.shown = Some(ShownHint { hint, revision: cx.document.revision(), phrase: None });
    }

    /// Takes the hint away. Returns whether there was one.
    pub(super) fn close(&mut self, cx: &mut Context) -> bool {
        let was_shown = self.shown.take().is_some();
        self.steps = None;
        if was_shown && matches!(cx.status, Status::Hint | Status::Listed(..)) {
            cx.status = cx.standing();
        }
        was_shown
    }

    /// Drops what was found for a board that is no longer there.
    pub(super) fn drop_outdated(&mut self, cx: &mut Context) {
        let now = cx.document.revision();
        let is_outdated = |then: DocumentRevision| then != now || cx.shows_answer();
        if self.shown.as_ref().is_some_and(|shown| is_outdated(shown.revision)) {
            self.close(cx);
        }
    }

    /// Another document is in the window.
    pub(super) fn document_shown(&mut self, cx: &Context) {
        self.steps = None;
        self.practice.take_if(|practice| !practice.is_on(cx));
    }

    /// Carries out the step that is told, and on a path the steps that lead to it; or clears what is wrong. All of this is
    /// one edit.
    pub(super) fn apply(&mut self, cx: &mut Context) {
        let (is_changed, placed, done) = match self.hint(cx) {
            Some(Hint::Mistakes(mistakes)) => {
                let mistakes = mistakes.clone();
                (applying::clear(cx, &mistakes), None, Status::MistakesCleared)
            }
            Some(Hint::Step { step, board, .. }) => {
                let mut after = board.as_ref().clone();
                after.apply(step);
                let changes = applying::changes_into(&after, &cx.document);
                let placed = step.placements.first().copied();
                let count = self.steps_to_apply(cx);
                let layout = cx.document.board().layout();
                let told = placed.map(|it| (layout.place(it.cell), it.digit));
                let is_changed = applying::apply(cx, changes);
                (is_changed, placed, Status::StepsApplied { count, placed: told })
            }
            Some(Hint::None(_) | Hint::NoWayOn(_) | Hint::NoneLeft | Hint::Nothing) | None => {
                return;
            }
        };
        if is_changed {
            if let Some(practice) = &mut self.practice {
                practice.note_hint(cx);
            }
            // So that it can be seen what has changed.
            if let Some(placed) = placed {
                cx.document.selection = Selection::of(placed.cell);
            }
            cx.status = done;
            cx.tell(Event::StepApplied);
        }
    }

    /// How many steps are carried out with the one that is shown: on a path, all steps before it too.
    pub(super) fn steps_to_apply(&self, cx: &Context) -> usize {
        let path = self.steps(cx).filter(|steps| steps.listing == StepListing::Path);
        path.and_then(|path| path.chosen).map_or(1, |chosen| chosen + 1)
    }
}

/// What is done to learn techniques.
impl HintsFeature {
    pub(super) fn handle_technique(&mut self, cx: &mut Context, action: TechniquesAction) {
        match action {
            TechniquesAction::ChooseTechnique(technique) => self.show_page(cx, technique),
            TechniquesAction::LoadExample => load_example(cx),
            TechniquesAction::Practise => practise(cx),
            TechniquesAction::EditKnown(edit) => known_techniques::edit(cx, edit),
            TechniquesAction::KnownAccepted => self.accept_known(cx),
        }
    }

    /// Opens the pages: at the technique that the hint tells of, or at the page that was closed last.
    pub(super) fn show_techniques(&mut self, cx: &mut Context) {
        let is_told = |hint: &&Hint| hint.stage().is_some_and(HintStage::tells_technique);
        let told = self.hint(cx).filter(is_told).and_then(Hint::step).map(|step| step.technique);
        let technique = told.or(self.last_technique).unwrap_or(Technique::FullHouse);
        self.show_page(cx, technique);
    }

    fn show_page(&mut self, cx: &mut Context, technique: Technique) {
        self.last_technique = Some(technique);
        cx.dialogs.replace(Dialog::Technique(TechniquePage { technique, example: None }));
        cx.begin(ExampleJob(technique));
    }

    /// Puts a position onto the board, as a document of its own.
    pub(super) fn study(&mut self, cx: &mut Context, study: Box<Study>) {
        cx.show_to_learn(OpenDocument::of_no_file(study.document.clone()));
        writing::begin_game(cx);
        let technique = study.step.technique;
        if let Some(play) = cx.document.play_mut() {
            play.is_practice = true;
            play.technique = Some(technique);
        }
        match study.purpose {
            Purpose::Example => {
                self.show(cx, study.hint(HintStage::Step));
                cx.status = Status::Example(technique);
            }
            Purpose::Practice => self.begin_practice(cx, study, Status::Practice(technique)),
            Purpose::PracticeAside => {
                self.begin_practice(cx, study, Status::PracticeAside(technique));
            }
        }
    }

    /// Takes in the step of a position that came back from the session.
    pub(super) fn practice_resumed(&mut self, cx: &mut Context, study: Option<Study>) {
        if let Some(study) = study {
            cx.tell(Event::PracticeBegun { crosses_out: study.step.placements.is_empty() });
            self.practice = Some(Practice::resumed(cx, Box::new(study)));
        }
    }

    /// The game has begun again. If it practises a technique, the same step is sought once more.
    pub(super) fn restart_practice(&mut self, cx: &mut Context) {
        if let Some(practice) = &mut self.practice {
            practice.restart(cx);
            cx.tell(Event::PracticeBegun { crosses_out: practice.step().placements.is_empty() });
            let technique = practice.technique();
            cx.status = match practice.purpose() {
                Purpose::PracticeAside => Status::PracticeAside(technique),
                Purpose::Practice | Purpose::Example => Status::Practice(technique),
            };
        }
    }

    fn begin_practice(&mut self, cx: &mut Context, study: Box<Study>, status: Status) {
        cx.tell(Event::PracticeBegun { crosses_out: study.step.placements.is_empty() });
        self.practice = Some(Practice::new(cx, study));
        cx.status = status;
    }

    /// Says so if the person alone has carried out the step that is practised.
    pub(super) fn look_for_practised(&mut self, cx: &mut Context) {
        if let Some(practice) = &mut self.practice
            && !cx.document.is_finished()
            && let Some(progress) = practice.note_board(cx)
        {
            let technique = practice.technique();
            if progress == PracticeProgress::FoundWithHint {
                cx.status = Status::PractisedWithHint(technique);
            } else {
                if practice::learn_step(cx, PractisedStep::Found) == PractisedStep::Sought {
                    cx.learn(Achievement::Found(technique));
                }
                cx.status = Status::Practised(technique, cx.learning.found(technique));
            }
        }
    }

    /// Notes that the person was told where a step is.
    fn note_told(&mut self, cx: &mut Context, told: &BoardStep) {
        if let Some(practice) = &mut self.practice {
            practice.note_told(cx, told);
        }
    }

    /// Takes over the known techniques. What was found by other techniques is no longer shown.
    fn accept_known(&mut self, cx: &mut Context) {
        let Some(Dialog::Known(techniques)) = cx.dialogs.close() else {
            return;
        };
        if techniques != cx.options.techniques {
            cx.cancel(JobKind::Hint);
            cx.cancel(JobKind::Steps);
            self.close(cx);
            cx.change_options(|options| options.techniques = techniques);
            cx.status = Status::KnownChanged;
        }
    }
}

/// Whether a hint can be looked for now.
pub(super) fn may_hint(cx: &Context) -> bool {
    let is_unsolved = cx.is_playing() && !cx.document.is_finished();
    may_list_steps(cx) || (is_unsolved && !cx.is_covered() && cx.document.has_techniques())
}

/// Whether steps from the board can be listed.
pub(super) fn may_list_steps(cx: &Context) -> bool {
    !cx.shows_answer() && !cx.is_covered() && has_open_cells(cx) && cx.document.has_techniques()
}

pub(super) fn has_open_cells(cx: &Context) -> bool {
    cx.document.board().open_cells().next().is_some()
}

/// Opens the list of known techniques.
pub(super) fn show_known(cx: &mut Context) {
    let techniques = cx.options.techniques.clone();
    cx.dialogs.replace(Dialog::Known(techniques));
}

/// Takes in the example of a technique, if its page is still open.
pub(super) fn example_found(cx: &mut Context, found: Technique, study: Option<Study>) {
    if let Some(Dialog::Technique(TechniquePage { technique, example })) = cx.dialogs.current_mut()
        && *technique == found
    {
        *example = study;
    }
}

/// Takes in a position to practise on. A dialog that was opened meanwhile may be about the document in the window, so it keeps
/// the position out.
pub(super) fn practice_made(cx: &mut Context, technique: Technique, study: Option<Study>) {
    match study {
        Some(_) if cx.dialogs.is_any_open() => cx.status = Status::Cancelled,
        Some(study) => cx.tell(Event::DepartureWanted(Departure::Study(Box::new(study)))),
        None => cx.status = Status::NoPractice(technique),
    }
}

/// Puts the example on the page onto the board.
fn load_example(cx: &mut Context) {
    if let Some(Dialog::Technique(TechniquePage { example: Some(study), .. })) =
        cx.dialogs.current()
    {
        let study = Box::new(study.clone());
        leave_page(cx);
        cx.tell(Event::DepartureWanted(Departure::Study(study)));
    }
}

/// Makes a position to practise the technique on the page.
fn practise(cx: &mut Context) {
    if let Some(&Dialog::Technique(TechniquePage { technique, .. })) = cx.dialogs.current() {
        leave_page(cx);
        let seed = cx.draw_seed();
        cx.begin(PracticeJob(technique, seed));
    }
}

/// Looks for the step in a position that came back from the session, which keeps the technique alone. It is the step with
/// which the practice began, even if it was carried out since.
pub(super) fn resume_practice(cx: &mut Context) {
    if let Some(technique) = practised_technique(cx) {
        let document = cx.document.document_at_start();
        cx.begin(ResumedPracticeJob { technique, document });
    }
}

/// Makes another position for the technique that the puzzle is there to learn.
pub(super) fn practise_next(cx: &mut Context) {
    if let Some(technique) = practised_technique(cx) {
        let seed = cx.draw_seed();
        cx.begin(PracticeJob(technique, seed));
    }
}

/// The technique that the puzzle is there to learn, while it is played.
pub(super) fn practised_technique(cx: &Context) -> Option<Technique> {
    cx.document.played().filter(|play| play.is_practice)?.technique
}

fn leave_page(cx: &mut Context) {
    cx.dialogs.close();
    cx.cancel(JobKind::Example);
}

/// Somebody who looks for a step as people see them.
fn next_step_solver(techniques: &Techniques) -> Solver {
    Solver::seeing(techniques.known, techniques.order())
}

/// Somebody who solves a puzzle in the order by which puzzles are scored, unless the user has made an order.
fn path_solver(techniques: &Techniques) -> Solver {
    Solver::knowing(techniques.known, techniques.order_of_path())
}

/// The board as `solver` sees it.
fn position(cx: &Context, solver: Solver) -> Result<HintPosition, NoHint> {
    if !cx.document.has_puzzle() && !cx.document.board().has_entries() {
        return Err(NoHint::NoPuzzle);
    }
    let puzzle =
        cx.document.puzzle().clone().map_err(|reasons| NoHint::NoAnswer(reasons.into()))?;
    let position = HintPosition::of(puzzle, cx.document.board())?;
    Ok(position.solved_by(solver))
}

/// Remembers that the puzzle has several answers, if that was found on the way.
fn learn_several(cx: &mut Context, several_answers: bool) {
    if several_answers {
        cx.document.facts_mut().learn_at_least(2);
    }
}

/// Tells that a step was told, or that digits were told to be wrong.
fn tell_of(cx: &mut Context, hint: &Hint) {
    match hint {
        Hint::Step { step, .. } => cx.tell(Event::StepTold(CountedHint::Step(step.clone()))),
        Hint::Mistakes(mistakes) => {
            let wrong = mistakes.iter().filter_map(|mistake| match *mistake {
                Mistake::WrongDigit(Candidate { cell, digit }) => Some((cell, digit)),
                Mistake::LostCandidate(_) => None,
            });
            cx.tell(Event::MistakesTold(wrong.collect()));
        }
        Hint::None(_) | Hint::NoWayOn(_) | Hint::NoneLeft | Hint::Nothing => {}
    }
}
