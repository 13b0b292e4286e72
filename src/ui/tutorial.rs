//! The tutorial's adapter: the list of lessons, and the page of the lesson that is shown.

use slint::{ComponentHandle, SharedString};

use super::int::{from_int, to_int};
use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, TutorialAdapter, TutorialRow};
use crate::controller::{Controller, LessonRemark, ShownLesson, TutorialAction};
use crate::format::tutorial::TutorialLesson;
use crate::store::Learning;
use crate::text::{Language, Say};
use crate::window_text::{next_text, page_number, page_text};

/// Shows the page of the lesson, if one is shown.
pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let adapter = window.global::<TutorialAdapter>();
    adapter.set_visible(controller.lesson().is_some());
    if let Some(lesson) = controller.lesson() {
        fill_page(&adapter, lesson, language);
    }
}

fn fill_page(adapter: &TutorialAdapter<'_>, lesson: &ShownLesson, language: Language) {
    let words = page_text(lesson, language);
    let has_task = lesson.open_task().is_some();
    let task = if has_task { words.task } else { String::new() };
    adapter.set_title(lesson.lesson().say(language).into());
    adapter.set_page(page_number(lesson, language).into());
    adapter.set_text(words.text.into());
    adapter.set_task(task.into());
    let remark = lesson.remark().map(|remark| remark.say(language));
    adapter.set_remark(remark.unwrap_or_default().into());
    adapter.set_praise(lesson.remark().is_some_and(LessonRemark::is_praise));
    adapter.set_next_text(next_text(lesson, language).into());
    adapter.set_ready(!has_task);
    adapter.set_has_previous(lesson.place() > 0);
    adapter.set_can_show(has_task);
}

/// Lists the lessons. The one to begin with is chosen where the dialog `opens`.
pub(super) fn fill_list(
    window: &AppWindow,
    lesson: TutorialLesson,
    learning: &Learning,
    opens: bool,
    language: Language,
) {
    let adapter = window.global::<TutorialAdapter>();
    let row = |lesson: TutorialLesson| TutorialRow {
        number: SharedString::from(lesson.number().to_string()),
        title: lesson.say(language).into(),
        done: learning.has_done(lesson),
    };
    let rows = TutorialLesson::ALL.map(row).to_vec();
    adapter.set_rows(filled(adapter.get_rows(), rows));
    if opens {
        adapter.set_current(to_int(lesson.number() - 1));
    }
}

/// Listens to the buttons of the page and to the list.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<TutorialAdapter>();
    let begin =
        |place: i32| TutorialLesson::ALL.get(from_int(place)?).copied().map(TutorialAction::Begin);
    adapter.on_begin(sender.callback(begin));
    adapter.on_next_page(sender.sending(TutorialAction::NextPage));
    adapter.on_previous_page(sender.sending(TutorialAction::PreviousPage));
    adapter.on_show_me(sender.sending(TutorialAction::ShowMe));
    adapter.on_leave(sender.sending(TutorialAction::Leave));
}
