//! What the window reports, made into actions.

use std::rc::Rc;

use slint::{CloseRequestResponse, ComponentHandle};

use super::{
    AnswerNumberAdapter, App, ChooserAdapter, DialogAdapter, HintAdapter, KnownAdapter,
    LessonAdapter, MenuAdapter, NewGameAdapter, OptionsAdapter, PanelAdapter, PathAdapter,
    PrintAdapter, QuestionAdapter, SavePointAdapter, StatisticsAdapter, StatusAdapter,
    ToolBarAdapter, below, dialogs, keyboard, lessons, library, new_game, play, printing, records,
};
use crate::controller::{
    Action, AnswersAction, BoardAction, Command, Controller, Dialog, DialogAction, FilesAction,
    HintsAction, JobsAction, KnownEdit, LessonsAction, NewGameAction, OptionsAction, PlayAction,
    Preset, PrintTo, PrintingAction,
};
use crate::engine::technique::Technique;

pub(super) fn to_window(app: &Rc<App>) {
    keyboard::listen(app);
    below::listen(app);
    to_commands(app);
    to_board(app);
    play::listen(app);
    to_dialogs(app);
    to_new_game(app);
    to_printing(app);
    records::listen(app);
    library::listen(app);
    let close = app.handler(|()| Some(Action::Command(Command::Quit)));
    app.window().window().on_close_requested(move || {
        close(());
        CloseRequestResponse::KeepWindowShown
    });
}

fn to_commands(app: &Rc<App>) {
    let command = |id: slint::SharedString| Command::from_id(&id).map(Action::Command);
    app.window().global::<MenuAdapter>().on_activated(app.handler(command));
    app.window().global::<ToolBarAdapter>().on_activated(app.handler(command));
}

fn to_board(app: &Rc<App>) {
    let window = app.window();
    let digit = |digit: i32| u8::try_from(digit).ok().map(BoardAction::Type);
    window.global::<PanelAdapter>().on_digit(app.handler(digit));
    let clear = app.handler(|()| Some(BoardAction::Clear));
    window.global::<PanelAdapter>().on_clear(move || clear(()));
    let cancel = app.handler(|()| Some(JobsAction::Cancel));
    window.global::<StatusAdapter>().on_cancel(move || cancel(()));
    to_hint(app);
    let cancel_count = app.handler(|()| Some(AnswersAction::CancelCount));
    window.global::<StatisticsAdapter>().on_cancel_count(move || cancel_count(()));
}

fn to_hint(app: &Rc<App>) {
    let adapter = app.window().global::<HintAdapter>();
    let tell_more = app.handler(|()| Some(Action::Command(Command::Hint)));
    adapter.on_tell_more(move || tell_more(()));
    let open_page = app.handler(|()| Some(Action::Command(Command::Techniques)));
    adapter.on_open_page(move || open_page(()));
    let apply = app.handler(|()| Some(Action::Command(Command::ApplyHint)));
    adapter.on_apply(move || apply(()));
    let close = app.handler(|()| Some(HintsAction::Close));
    adapter.on_close(move || close(()));
    let copy = app.handler(|()| Some(Action::Command(Command::CopySteps)));
    adapter.on_copy(move || copy(()));
    let choose = |step: i32| usize::try_from(step).ok().map(HintsAction::ChooseStep);
    adapter.on_choose(app.handler(choose));
}

fn to_dialogs(app: &Rc<App>) {
    let window = app.window();
    let place = |place: i32| usize::try_from(place).ok();
    let dismissed = app.handler(|()| Some(DialogAction::Dismissed));
    window.global::<DialogAdapter>().on_dismissed(move || dismissed(()));
    let weak = app.weak();
    let answered = app.handler(move |button| {
        weak.upgrade()?.question_answered();
        place(button).map(DialogAction::Answered)
    });
    window.global::<QuestionAdapter>().on_answered(answered);
    let chosen = app.handler(move |puzzle| place(puzzle).map(FilesAction::Chosen));
    window.global::<ChooserAdapter>().on_chosen(chosen);
    let number =
        app.handler(|typed: slint::SharedString| Some(AnswersAction::NumberTyped(typed.into())));
    window.global::<AnswerNumberAdapter>().on_accepted(number);
    let name =
        app.handler(|typed: slint::SharedString| Some(PlayAction::SavePointNamed(typed.into())));
    window.global::<SavePointAdapter>().on_accepted(name);
    let path = app.handler(|typed: slint::SharedString| Some(FilesAction::PathTyped(typed.into())));
    window.global::<PathAdapter>().on_accepted(path);
    let weak = app.weak();
    let options = app.handler(move |()| {
        weak.upgrade().map(|app| {
            let before = app.look(|controller| controller.options().clone());
            Action::Options(OptionsAction::Typed(dialogs::options_draft(app.window(), &before)))
        })
    });
    let options = Rc::new(options);
    let accepted = Rc::clone(&options);
    window.global::<OptionsAdapter>().on_accepted(move || accepted(()));
    let weak = app.weak();
    window.global::<OptionsAdapter>().on_choose_techniques(move || {
        options(());
        // What cannot be accepted keeps the dialog open.
        let closed = |app: &Rc<App>| app.look(|controller| controller.dialog().is_none());
        if let Some(app) = weak.upgrade().filter(closed) {
            app.handle(Action::Command(Command::KnownTechniques));
        }
    });
    to_lessons(app);
    to_known(app);
}

fn to_lessons(app: &Rc<App>) {
    let adapter = app.window().global::<LessonAdapter>();
    let choose =
        |name: slint::SharedString| Technique::named(&name).map(LessonsAction::ChooseTechnique);
    adapter.on_choose(app.handler(choose));
    let load = app.handler(|()| Some(LessonsAction::LoadExample));
    adapter.on_load_example(move || load(()));
    let practise = app.handler(|()| Some(LessonsAction::Practise));
    adapter.on_practise(move || practise(()));
    let weak = app.weak();
    adapter.on_filtered(move || {
        if let Some(app) = weak.upgrade() {
            lessons::filter(&app);
        }
    });
}

fn to_known(app: &Rc<App>) {
    let adapter = app.window().global::<KnownAdapter>();
    let of_place = |edit: fn(Technique) -> KnownEdit| {
        let weak = app.weak();
        app.handler(move |place: i32| {
            let app = weak.upgrade()?;
            let technique = app.look(|controller| known_at(controller, place))?;
            Some(LessonsAction::EditKnown(edit(technique)))
        })
    };
    adapter.on_toggle(of_place(KnownEdit::Toggle));
    adapter.on_move_up(of_place(KnownEdit::MoveUp));
    adapter.on_move_down(of_place(KnownEdit::MoveDown));
    let preset = |place: i32| {
        let preset = usize::try_from(place).ok().and_then(|place| Preset::ALL.get(place).copied());
        preset.map(|preset| Action::Lessons(LessonsAction::EditKnown(KnownEdit::Preset(preset))))
    };
    adapter.on_preset(app.handler(preset));
    let usual = app.handler(|()| Some(LessonsAction::EditKnown(KnownEdit::UsualOrder)));
    adapter.on_usual_order(move || usual(()));
    let accepted = app.handler(|()| Some(LessonsAction::KnownAccepted));
    adapter.on_accepted(move || accepted(()));
}

/// The technique at a place of the order in the dialog.
fn known_at(controller: &Controller, place: i32) -> Option<Technique> {
    match controller.dialog() {
        Some(Dialog::Known(techniques)) => {
            techniques.order.iter().nth(usize::try_from(place).ok()?)
        }
        _ => None,
    }
}

fn to_new_game(app: &Rc<App>) {
    let window = app.window();
    let adapter = window.global::<NewGameAdapter>();
    let weak = app.weak();
    let accepted = app.handler(move |()| {
        weak.upgrade().map(|app| {
            Action::NewGame(NewGameAction::Typed(Box::new(new_game::draft(app.window()))))
        })
    });
    adapter.on_accepted(move || accepted(()));
    let daily = app.handler(|()| Some(Action::Command(Command::DailyGame)));
    adapter.on_daily(move || daily(()));
}

fn to_printing(app: &Rc<App>) {
    printing::draw_for(app);
    let window = app.window();
    let adapter = window.global::<PrintAdapter>();
    let weak = app.weak();
    let changed = app.handler(move |()| {
        weak.upgrade().map(|app| PrintingAction::Changed(printing::draft(&app)))
    });
    adapter.on_changed(move || changed(()));
    adapter.on_turn_to(
        app.handler(|page: i32| usize::try_from(page).ok().map(PrintingAction::TurnTo)),
    );
    let save = app.handler(|()| Some(PrintingAction::PrintTo(PrintTo::File)));
    adapter.on_save(move || save(()));
    let view = app.handler(|()| Some(PrintingAction::PrintTo(PrintTo::Viewer)));
    adapter.on_view(move || view(()));
    let print = app.handler(|()| Some(PrintingAction::PrintTo(PrintTo::Printer)));
    adapter.on_print(move || print(()));
}
