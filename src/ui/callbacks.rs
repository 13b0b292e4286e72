//! Connects the callbacks of the adapters: each becomes an action.

use std::rc::Rc;

use slint::{CloseRequestResponse, ComponentHandle};

use super::board::digit_picture;
use super::int::from_int;
use super::sender::Sender;
use super::{
    AnswerNumberAdapter, AppWindow, ChooserAdapter, DialogAdapter, HintAdapter, KnownAdapter,
    MenuAdapter, NewGameAdapter, OptionsAdapter, PathAdapter, PrintAdapter, QuestionAdapter,
    SavePointAdapter, StatisticsAdapter, StatusAdapter, TechniqueAdapter, ToolBarAdapter,
    combinations, dialogs, keyboard, lab, library, new_game, panel, photo, play, printing, records,
    shapes, solved, start_page, techniques, tutorial,
};
use crate::controller::{
    AnswersAction, Command, Controller, Dialog, DialogAction, FilesAction, HintsAction, JobsAction,
    KnownTechniquesEdit, NewGameAction, OptionsAction, PlayAction, Preset, PrintDestination,
    PrintingAction, TechniquesAction,
};
use crate::engine::technique::Technique;

pub(super) fn connect(window: &AppWindow, sender: &Sender) {
    keyboard::listen(window, sender);
    to_commands(window, sender);
    to_board(window, sender);
    digit_picture::listen(window);
    play::listen(window, sender);
    combinations::listen(window, sender);
    start_page::listen(window, sender);
    to_dialogs(window, sender);
    to_new_game(window, sender);
    to_printing(window, sender);
    records::listen(window, sender);
    solved::listen(window, sender);
    library::listen(window, sender);
    shapes::listen(window, sender);
    tutorial::listen(window, sender);
    lab::listen(window, sender);
    photo::listen(window, sender);
    let close = sender.sending(Command::Quit);
    window.window().on_close_requested(move || {
        close();
        CloseRequestResponse::KeepWindowShown
    });
}

fn to_commands(window: &AppWindow, sender: &Sender) {
    window.global::<MenuAdapter>().on_activated(sender.commanding());
    window.global::<ToolBarAdapter>().on_activated(sender.commanding());
}

fn to_board(window: &AppWindow, sender: &Sender) {
    panel::listen(window, sender);
    window.global::<StatusAdapter>().on_cancel(sender.trigger(|| Some(JobsAction::Cancel)));
    to_hint(window, sender);
    let statistics = window.global::<StatisticsAdapter>();
    statistics.on_cancel_count(sender.trigger(|| Some(AnswersAction::CancelCount)));
}

fn to_hint(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<HintAdapter>();
    adapter.on_tell_more(sender.sending(Command::Hint));
    adapter.on_open_page(sender.sending(Command::Techniques));
    adapter.on_apply(sender.sending(Command::ApplyHint));
    adapter.on_close(sender.sending(HintsAction::Close));
    adapter.on_copy(sender.sending(Command::CopySteps));
    adapter.on_go_back(sender.sending(HintsAction::GoBack));
    adapter.on_go_to(sender.at_place(HintsAction::GoTo));
    adapter.on_choose(sender.at_place(HintsAction::ChooseStep));
}

fn to_dialogs(window: &AppWindow, sender: &Sender) {
    window.global::<DialogAdapter>().on_dismissed(sender.sending(DialogAction::Dismissed));
    window.global::<QuestionAdapter>().on_answered(sender.at_place(DialogAction::Answered));
    window.global::<ChooserAdapter>().on_chosen(sender.at_place(FilesAction::Chosen));
    window.global::<AnswerNumberAdapter>().on_accepted(sender.typed(AnswersAction::NumberTyped));
    window.global::<SavePointAdapter>().on_accepted(sender.typed(PlayAction::SavePointNamed));
    window.global::<PathAdapter>().on_accepted(sender.typed(FilesAction::PathTyped));
    to_options(window, sender);
    to_techniques(window, sender);
    to_known(window, sender);
}

fn to_options(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<OptionsAdapter>();
    let weak = window.as_weak();
    let accept = Rc::new(sender.looking(move |controller, ()| {
        let draft = dialogs::options_draft(&weak.upgrade()?, controller.options());
        Some(OptionsAction::Typed(Box::new(draft)))
    }));
    let accepted = Rc::clone(&accept);
    adapter.on_accepted(move || accepted(()));
    let sender = sender.clone();
    adapter.on_choose_techniques(move || {
        accept(());
        // What cannot be accepted keeps the dialog open.
        if sender.look(|controller| controller.dialog().is_none()) == Some(true) {
            sender.send(Command::KnownTechniques);
        }
    });
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
        sender.looking(move |controller, place: i32| {
            Some(TechniquesAction::EditKnown(edit(known_at(controller, place)?)))
        })
    };
    adapter.on_toggle(of_place(KnownTechniquesEdit::Toggle));
    adapter.on_move_up(of_place(KnownTechniquesEdit::MoveUp));
    adapter.on_move_down(of_place(KnownTechniquesEdit::MoveDown));
    let preset = |place: i32| {
        let preset = *Preset::ALL.get(from_int(place)?)?;
        Some(TechniquesAction::EditKnown(KnownTechniquesEdit::Preset(preset)))
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
    techniques.order().iter().nth(from_int(place)?)
}

fn to_new_game(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<NewGameAdapter>();
    let weak = window.as_weak();
    let accepted = sender.looking(move |controller, ()| {
        let draft = new_game::draft(&weak.upgrade()?, &controller.game_shapes());
        Some(NewGameAction::Typed(Box::new(draft)))
    });
    adapter.on_accepted(move || accepted(()));
    adapter.on_daily(sender.sending(Command::DailyGame));
}

fn to_printing(window: &AppWindow, sender: &Sender) {
    printing::draw_for(window, sender);
    let adapter = window.global::<PrintAdapter>();
    let weak = window.as_weak();
    let changed = sender.looking(move |controller, ()| {
        Some(PrintingAction::Changed(printing::draft(&weak.upgrade()?, controller)))
    });
    adapter.on_changed(move || changed(()));
    adapter.on_turn_to(sender.at_place(PrintingAction::TurnTo));
    let print_to = |to: PrintDestination| sender.trigger(move || Some(PrintingAction::PrintTo(to)));
    adapter.on_save(print_to(PrintDestination::File));
    adapter.on_view(print_to(PrintDestination::Viewer));
    adapter.on_print(print_to(PrintDestination::Printer));
}
