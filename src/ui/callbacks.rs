//! Connects the callbacks of the adapters: each becomes an action.

use std::rc::Rc;

use slint::{CloseRequestResponse, ComponentHandle};

use super::sender::Sender;
use super::{
    AnswerNumberAdapter, AppWindow, ChooserAdapter, DialogAdapter, HintAdapter, KnownAdapter,
    MenuAdapter, NewGameAdapter, OptionsAdapter, PathAdapter, PrintAdapter, QuestionAdapter,
    SavePointAdapter, StatisticsAdapter, StatusAdapter, TechniqueAdapter, ToolBarAdapter, dialogs,
    keyboard, library, new_game, panel, play, printing, records, shapes, solved, start_page,
    techniques, tutorial, winit_events,
};
use crate::controller::{
    Action, AnswersAction, Command, Controller, Dialog, DialogAction, FilesAction, HintsAction,
    JobsAction, KnownTechniquesEdit, NewGameAction, OptionsAction, PlayAction, Preset,
    PrintDestination, PrintingAction, TechniquesAction,
};
use crate::engine::technique::Technique;

pub(super) fn connect(window: &AppWindow, sender: &Sender) {
    keyboard::listen(window, sender);
    winit_events::listen(window, sender);
    to_commands(window, sender);
    to_board(window, sender);
    play::listen(window, sender);
    start_page::listen(window, sender);
    to_dialogs(window, sender);
    to_new_game(window, sender);
    to_printing(window, sender);
    records::listen(window, sender);
    solved::listen(window, sender);
    library::listen(window, sender);
    shapes::listen(window, sender);
    tutorial::listen(window, sender);
    let close = sender.sending(Command::Quit);
    window.window().on_close_requested(move || {
        close();
        CloseRequestResponse::KeepWindowShown
    });
}

fn to_commands(window: &AppWindow, sender: &Sender) {
    let command = |id: slint::SharedString| Command::from_id(&id).map(Action::Command);
    window.global::<MenuAdapter>().on_activated(sender.callback(command));
    window.global::<ToolBarAdapter>().on_activated(sender.callback(command));
}

fn to_board(window: &AppWindow, sender: &Sender) {
    panel::listen(window, sender);
    window.global::<StatusAdapter>().on_cancel(sender.trigger(|| Some(JobsAction::Cancel)));
    to_hint(window, sender);
    window
        .global::<StatisticsAdapter>()
        .on_cancel_count(sender.trigger(|| Some(AnswersAction::CancelCount)));
}

fn to_hint(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<HintAdapter>();
    adapter.on_tell_more(sender.sending(Command::Hint));
    adapter.on_open_page(sender.sending(Command::Techniques));
    adapter.on_apply(sender.sending(Command::ApplyHint));
    adapter.on_close(sender.sending(HintsAction::Close));
    adapter.on_copy(sender.sending(Command::CopySteps));
    adapter.on_go_back(sender.sending(HintsAction::GoBack));
    let go_to = |stop: i32| usize::try_from(stop).ok().map(HintsAction::GoTo);
    adapter.on_go_to(sender.callback(go_to));
    let choose = |step: i32| usize::try_from(step).ok().map(HintsAction::ChooseStep);
    adapter.on_choose(sender.callback(choose));
}

fn to_dialogs(window: &AppWindow, sender: &Sender) {
    let place = |place: i32| usize::try_from(place).ok();
    window.global::<DialogAdapter>().on_dismissed(sender.sending(DialogAction::Dismissed));
    let answered = sender.callback(move |button| place(button).map(DialogAction::Answered));
    window.global::<QuestionAdapter>().on_answered(answered);
    let chosen = sender.callback(move |puzzle| place(puzzle).map(FilesAction::Chosen));
    window.global::<ChooserAdapter>().on_chosen(chosen);
    let number = sender
        .callback(|typed: slint::SharedString| Some(AnswersAction::NumberTyped(typed.into())));
    window.global::<AnswerNumberAdapter>().on_accepted(number);
    let name = sender
        .callback(|typed: slint::SharedString| Some(PlayAction::SavePointNamed(typed.into())));
    window.global::<SavePointAdapter>().on_accepted(name);
    let path =
        sender.callback(|typed: slint::SharedString| Some(FilesAction::PathTyped(typed.into())));
    window.global::<PathAdapter>().on_accepted(path);
    let (weak, looked_at) = (window.as_weak(), sender.clone());
    let options = sender.trigger(move || {
        let before = looked_at.look(|controller| controller.options().clone())?;
        Some(OptionsAction::Typed(dialogs::options_draft(&weak.upgrade()?, &before)))
    });
    let options = Rc::new(options);
    let accepted = Rc::clone(&options);
    window.global::<OptionsAdapter>().on_accepted(move || accepted());
    let after = sender.clone();
    window.global::<OptionsAdapter>().on_choose_techniques(move || {
        options();
        // What cannot be accepted keeps the dialog open.
        if after.look(|controller| controller.dialog().is_none()) == Some(true) {
            after.send(Action::Command(Command::KnownTechniques));
        }
    });
    to_techniques(window, sender);
    to_known(window, sender);
}

fn to_techniques(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<TechniqueAdapter>();
    let choose =
        |name: slint::SharedString| Technique::named(&name).map(TechniquesAction::ChooseTechnique);
    adapter.on_choose(sender.callback(choose));
    adapter.on_load_example(sender.sending(TechniquesAction::LoadExample));
    adapter.on_practise(sender.sending(TechniquesAction::Practise));
    let (weak, sender) = (window.as_weak(), sender.clone());
    adapter.on_filtered(move || {
        if let Some(window) = weak.upgrade() {
            techniques::filter(&window, &sender);
        }
    });
}

fn to_known(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<KnownAdapter>();
    let of_place = |edit: fn(Technique) -> KnownTechniquesEdit| {
        let looked_at = sender.clone();
        sender.callback(move |place: i32| {
            let technique = looked_at.look(|controller| known_at(controller, place))??;
            Some(TechniquesAction::EditKnown(edit(technique)))
        })
    };
    adapter.on_toggle(of_place(KnownTechniquesEdit::Toggle));
    adapter.on_move_up(of_place(KnownTechniquesEdit::MoveUp));
    adapter.on_move_down(of_place(KnownTechniquesEdit::MoveDown));
    let preset = |place: i32| {
        let preset = usize::try_from(place).ok().and_then(|place| Preset::ALL.get(place).copied());
        preset.map(|preset| {
            Action::Techniques(TechniquesAction::EditKnown(KnownTechniquesEdit::Preset(preset)))
        })
    };
    adapter.on_preset(sender.callback(preset));
    adapter.on_usual_order(
        sender.sending(TechniquesAction::EditKnown(KnownTechniquesEdit::UsualOrder)),
    );
    adapter.on_accepted(sender.sending(TechniquesAction::KnownAccepted));
}

/// The technique at a place of the order in the dialog.
fn known_at(controller: &Controller, place: i32) -> Option<Technique> {
    let Dialog::Known(techniques) = controller.dialog()? else { return None };
    techniques.order().iter().nth(usize::try_from(place).ok()?)
}

fn to_new_game(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<NewGameAdapter>();
    let weak = window.as_weak();
    adapter.on_accepted(
        sender.trigger(move || {
            Some(NewGameAction::Typed(Box::new(new_game::draft(&weak.upgrade()?))))
        }),
    );
    adapter.on_daily(sender.sending(Command::DailyGame));
}

fn to_printing(window: &AppWindow, sender: &Sender) {
    printing::draw_for(window, sender);
    let adapter = window.global::<PrintAdapter>();
    let (weak, looked_at) = (window.as_weak(), sender.clone());
    adapter.on_changed(sender.trigger(move || {
        let window = weak.upgrade()?;
        let draft = looked_at.look(|controller| printing::draft(&window, controller))?;
        Some(PrintingAction::Changed(draft))
    }));
    adapter.on_turn_to(
        sender.callback(|page: i32| usize::try_from(page).ok().map(PrintingAction::TurnTo)),
    );
    adapter.on_save(sender.trigger(|| Some(PrintingAction::PrintTo(PrintDestination::File))));
    adapter.on_view(sender.trigger(|| Some(PrintingAction::PrintTo(PrintDestination::Viewer))));
    adapter.on_print(sender.trigger(|| Some(PrintingAction::PrintTo(PrintDestination::Printer))));
}
