//! The dialogs' adapters: which dialog lies over the window, and what it shows.

use std::path::PathBuf;
use std::rc::Rc;

use slint::{ComponentHandle, Model, ModelRc, ModelTracker, SharedString, VecModel};

use super::choices::{choice_at, place_of};
use super::models::filled;
use super::pictures::picture_of;
use super::{
    AboutAdapter, AnswerNumberAdapter, AppWindow, ChooserAdapter, DialogAdapter, DialogKind,
    OptionsAdapter, PathAdapter, PuzzlePicture, QuestionAdapter, QuestionButton, SavePointAdapter,
    ShortcutRow, ShortcutsAdapter,
};
use super::{lab, library, new_game, photo, printing, records, shapes, techniques, tutorial};
use crate::controller::{
    Controller, Dialog, DialogButton, NumberError, OptionsDraft, PathError, PathPurpose,
    PuzzleChoice, Question,
};
use crate::engine::technique::HarderSteps;
use crate::format::Document;
use crate::store::options::LimitError;
use crate::store::{
    Candidates, CellNames, LanguageChoice, LargeDigits, LineNumbers, Options, ThemeChoice,
    full_path,
};
use crate::text::{Language, Say, puzzle_name};
use crate::window_text::{
    QuestionText, document_name, path_hint, path_title, puzzle_picture, shortcut_rows, source_name,
};

/// The dialog that was filled last: its fields belong to the person from then on.
#[derive(Default)]
pub(super) struct DialogSnapshot {
    kind: Option<DialogKind>,
    preview: printing::PreviewSnapshot,
    records: Option<records::RecordsSnapshot>,
    library: Option<library::LibrarySnapshot>,
    gallery: Option<shapes::GallerySnapshot>,
    editor: Option<shapes::EditorSnapshot>,
    lab: lab::LabSnapshot,
    photo: Option<photo::PhotoSnapshot>,
    question: Option<QuestionText>,
}

impl DialogSnapshot {
    /// The question is answered: another one is new, also where it says the same.
    pub(super) fn question_answered(&mut self) {
        self.question = None;
    }
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut DialogSnapshot,
) {
    let kind = controller.dialog().map_or(DialogKind::None, map_kind);
    let opens = shown.kind != Some(kind);
    photo::show(window, controller, language, &mut shown.photo);
    match controller.dialog() {
        Some(Dialog::Print) => {
            printing::show(window, controller, opens, language, &mut shown.preview);
        }
        Some(Dialog::Played) => {
            records::show(window, controller, opens, language, &mut shown.records);
        }
        Some(Dialog::Library) => {
            library::show(window, controller, opens, language, &mut shown.library);
        }
        Some(Dialog::Lab) => lab::show(window, controller, language, &mut shown.lab),
        Some(Dialog::Gallery) => {
            shapes::show_gallery(window, controller, opens, language, &mut shown.gallery);
        }
        Some(Dialog::ShapeEditor) => {
            shapes::show_editor(window, controller, opens, language, &mut shown.editor);
        }
        Some(Dialog::Question(question)) => {
            fill_question(window, controller, question, language, &mut shown.question);
        }
        Some(dialog) => fill(window, controller, dialog, opens, language),
        None => {}
    }
    if kind != DialogKind::Question {
        shown.question = None;
    }
    shown.kind = Some(kind);
    window.global::<DialogAdapter>().set_current(kind);
    if opens && kind == DialogKind::None {
        window.invoke_focus_board();
    }
}

fn map_kind(dialog: &Dialog) -> DialogKind {
    match dialog {
        Dialog::Question(_) => DialogKind::Question,
        Dialog::AnswerNumber { .. } => DialogKind::AnswerNumber,
        Dialog::NewGame { .. } => DialogKind::NewGame,
        Dialog::SavePoint { .. } => DialogKind::SavePoint,
        Dialog::Path { .. } => DialogKind::Path,
        Dialog::Options { .. } => DialogKind::Options,
        Dialog::Chooser(_) => DialogKind::Chooser,
        Dialog::Technique(_) => DialogKind::Technique,
        Dialog::Known(_) => DialogKind::Known,
        Dialog::Print => DialogKind::Print,
        Dialog::Help => DialogKind::Help,
        Dialog::Shortcuts => DialogKind::Shortcuts,
        Dialog::About => DialogKind::About,
        Dialog::Played => DialogKind::Records,
        Dialog::Library => DialogKind::Library,
        Dialog::Gallery => DialogKind::Gallery,
        Dialog::Lab => DialogKind::Lab,
        Dialog::Photo => DialogKind::Photo,
        Dialog::ShapeEditor => DialogKind::ShapeEditor,
        Dialog::Tutorial(_) => DialogKind::Tutorial,
    }
}

/// Fills the dialog. What the person can change is filled only when it `opens`.
fn fill(
    window: &AppWindow,
    controller: &Controller,
    dialog: &Dialog,
    opens: bool,
    language: Language,
) {
    match dialog {
        Dialog::AnswerNumber { suggestion, error } => {
            let number = opens.then_some(*suggestion);
            fill_number(window, number, error.as_ref(), language);
        }
        Dialog::NewGame { draft, error } => {
            let may_draw = controller.may_draw_pattern();
            let draft = opens.then(|| (draft, controller.game_shapes()));
            new_game::fill(window, draft, *error, may_draw, language);
        }
        Dialog::SavePoint { suggestion } if opens => {
            window.global::<SavePointAdapter>().set_name(suggestion.as_str().into());
        }
        Dialog::Path { purpose, suggestion, error } => {
            let path = opens.then(|| suggestion.to_string_lossy().into_owned());
            fill_path(window, *purpose, path, error.as_ref(), language);
        }
        Dialog::Options { draft, error } => {
            fill_options(window, opens.then_some(draft), *error, language);
        }
        Dialog::Chooser(choice) if opens => {
            fill_chooser(window, choice, controller.options().large_digits, language);
        }
        Dialog::Technique(page) => {
            let names = controller.options().cell_names;
            techniques::fill(window, page, controller.learning(), opens, language, names);
        }
        Dialog::Known(techniques) => techniques::fill_known(window, techniques, opens, language),
        Dialog::Tutorial(lesson) => {
            tutorial::fill_list(window, *lesson, controller.learning(), opens, language);
        }
        Dialog::Shortcuts => fill_shortcuts(window, language),
        Dialog::About => {
            window.global::<AboutAdapter>().set_version(env!("CARGO_PKG_VERSION").into());
        }
        Dialog::Chooser(_)
        | Dialog::Question(_)
        | Dialog::SavePoint { .. }
        | Dialog::Print
        | Dialog::Played
        | Dialog::Library
        | Dialog::Gallery
        | Dialog::Lab
        | Dialog::Photo
        | Dialog::ShapeEditor
        | Dialog::Help => {}
    }
}

fn fill_question(
    window: &AppWindow,
    controller: &Controller,
    question: &Question,
    language: Language,
    shown: &mut Option<QuestionText>,
) {
    let text = question.text(&document_name(controller.document(), language), language);
    if shown.as_ref() == Some(&text) {
        return;
    }
    let adapter = window.global::<QuestionAdapter>();
    adapter.set_title(text.title.as_str().into());
    adapter.set_text(text.text.as_str().into());
    adapter.set_detail(text.detail.as_str().into());
    *shown = Some(text);
    let choices = question.buttons();
    let button = |choose: &DialogButton| QuestionButton {
        text: choose.say(language).into(),
        primary: choices.last() == Some(choose),
    };
    let buttons: Vec<QuestionButton> = choices.iter().map(button).collect();
    // Made anew for each question: the keyboard begins on the button that is meant, wherever it was before.
    adapter.set_buttons(ModelRc::new(VecModel::from(buttons)));
}

fn fill_number(
    window: &AppWindow,
    number: Option<u64>,
    error: Option<&NumberError>,
    language: Language,
) {
    let adapter = window.global::<AnswerNumberAdapter>();
    if let Some(number) = number {
        adapter.set_number(number.to_string().into());
    }
    adapter.set_error(error.map(|error| error.say(language)).unwrap_or_default().into());
}

fn fill_path(
    window: &AppWindow,
    purpose: PathPurpose,
    path: Option<String>,
    error: Option<&PathError>,
    language: Language,
) {
    let adapter = window.global::<PathAdapter>();
    let (title, action) = path_title(purpose, language);
    adapter.set_title(title.into());
    adapter.set_action(action.into());
    adapter.set_hint(path_hint(purpose, language).into());
    if let Some(path) = path {
        adapter.set_path(path.into());
    }
    adapter.set_error(error.map(|error| error.say(language)).unwrap_or_default().into());
}

fn fill_options(
    window: &AppWindow,
    draft: Option<&OptionsDraft>,
    error: Option<LimitError>,
    language: Language,
) {
    let adapter = window.global::<OptionsAdapter>();
    adapter.set_limit_error(error.map(|error| error.say(language)).unwrap_or_default().into());
    let Some(draft) = draft else { return };
    let options = &draft.options;
    adapter.set_limit(draft.limit.as_str().into());
    let names =
        language_choices().into_iter().map(|choice| SharedString::from(choice.say(language)));
    adapter.set_languages(ModelRc::new(names.collect::<VecModel<_>>()));
    adapter.set_language(place_of(&language_choices(), &options.language));
    adapter.set_theme(place_of(&ThemeChoice::ALL, &options.theme));
    adapter.set_highlight_peers(options.highlight_peers);
    adapter.set_highlight_equal(options.highlight_equal);
    adapter.set_hatch_colours(options.hatch_colours);
    adapter.set_line_numbers(place_of(&LineNumbers::ALL, &options.line_numbers));
    adapter.set_show_conflicts(options.show_conflicts);
    adapter.set_restore_session(options.restore_session);
    adapter.set_typing_moves_on(options.typing_moves_on);
    adapter.set_cell_names(place_of(&CellNames::ALL, &options.cell_names));
    adapter.set_harder(place_of(&HarderSteps::ALL, &options.techniques.harder));
    fill_options_of_games(&adapter, options);
}

fn language_choices() -> Vec<LanguageChoice> {
    LanguageChoice::all().collect()
}

fn fill_options_of_games(adapter: &OptionsAdapter, options: &Options) {
    adapter.set_warn_answer(options.warn_answer);
    adapter.set_warn_lost_notes(options.warn_lost_notes);
    adapter.set_celebration(options.celebration);
    adapter.set_candidates(place_of(&Candidates::ALL, &options.candidates));
    adapter.set_large_digits(place_of(&LargeDigits::ALL, &options.large_digits));
    adapter.set_digit_first(options.digit_first);
    adapter.set_symmetric_puzzles(options.symmetric_puzzles);
    adapter.set_clock(options.clock);
    adapter.set_pause_in_background(options.pause_in_background);
    adapter.set_ask_before_leaving(options.ask_before_leaving);
    let logs = options.game_logs.as_ref().map(|folder| folder.to_string_lossy().into_owned());
    adapter.set_game_logs(logs.unwrap_or_default().into());
}

/// The options as they stand in the dialog; those that it does not show are as `before`.
pub(super) fn options_draft(window: &AppWindow, before: &Options) -> OptionsDraft {
    let adapter = window.global::<OptionsAdapter>();
    let options = Options {
        language: choice_at(&language_choices(), adapter.get_language()),
        theme: choice_at(&ThemeChoice::ALL, adapter.get_theme()),
        highlight_peers: adapter.get_highlight_peers(),
        highlight_equal: adapter.get_highlight_equal(),
        hatch_colours: adapter.get_hatch_colours(),
        line_numbers: choice_at(&LineNumbers::ALL, adapter.get_line_numbers()),
        show_conflicts: adapter.get_show_conflicts(),
        restore_session: adapter.get_restore_session(),
        typing_moves_on: adapter.get_typing_moves_on(),
        warn_answer: adapter.get_warn_answer(),
        warn_lost_notes: adapter.get_warn_lost_notes(),
        celebration: adapter.get_celebration(),
        candidates: choice_at(&Candidates::ALL, adapter.get_candidates()),
        large_digits: choice_at(&LargeDigits::ALL, adapter.get_large_digits()),
        digit_first: adapter.get_digit_first(),
        symmetric_puzzles: adapter.get_symmetric_puzzles(),
        clock: adapter.get_clock(),
        pause_in_background: adapter.get_pause_in_background(),
        ask_before_leaving: adapter.get_ask_before_leaving(),
        game_logs: folder_typed(&adapter.get_game_logs()),
        cell_names: choice_at(&CellNames::ALL, adapter.get_cell_names()),
        techniques: before
            .techniques
            .clone()
            .ordered_by(choice_at(&HarderSteps::ALL, adapter.get_harder())),
        // The limit is checked as it was typed, and the dialog does not show the others.
        limit: before.limit,
        zoom: before.zoom,
        side_panel: before.side_panel,
        statistics: before.statistics,
        all_statistics: before.all_statistics,
        library: before.library.clone(),
        game_level: before.game_level.clone(),
        print: before.print,
    };
    OptionsDraft { limit: adapter.get_limit().into(), options }
}

/// The folder that was typed, if any was.
fn folder_typed(typed: &str) -> Option<PathBuf> {
    let typed = typed.trim();
    (!typed.is_empty()).then(|| full_path(typed))
}

fn fill_chooser(
    window: &AppWindow,
    choice: &PuzzleChoice,
    digits: LargeDigits,
    language: Language,
) {
    let adapter = window.global::<ChooserAdapter>();
    adapter.set_file_name(source_name(choice.source.path(), language).into());
    adapter.set_current(0);
    let documents = Rc::from(choice.documents.as_slice());
    let pictures = PuzzlePictureModel { documents, digits, language };
    adapter.set_pictures(ModelRc::new(pictures));
}

/// The pictures of a file's puzzles, each made when the list comes to show it.
struct PuzzlePictureModel {
    documents: Rc<[Document]>,
    digits: LargeDigits,
    language: Language,
}

impl Model for PuzzlePictureModel {
    type Data = PuzzlePicture;

    fn row_count(&self) -> usize {
        self.documents.len()
    }

    fn row_data(&self, row: usize) -> Option<PuzzlePicture> {
        self.documents.get(row).map(|document| picture(row, document, self.digits, self.language))
    }

    fn model_tracker(&self) -> &dyn ModelTracker {
        // The puzzles of a file do not change while one of them is chosen.
        &()
    }
}

fn picture(
    row: usize,
    document: &Document,
    digits: LargeDigits,
    language: Language,
) -> PuzzlePicture {
    let name = puzzle_name(&document.about, language);
    let text = puzzle_picture(row + 1, &name, document.givens.filled_count(), language);
    picture_of((&document.givens, &document.rules), digits, text)
}

fn fill_shortcuts(window: &AppWindow, language: Language) {
    let row = |row: crate::window_text::ShortcutText| ShortcutRow {
        keys: row.keys.into(),
        what: row.what.into(),
        heading: row.heading,
    };
    let rows: Vec<ShortcutRow> = shortcut_rows(language).into_iter().map(row).collect();
    let adapter = window.global::<ShortcutsAdapter>();
    adapter.set_rows(filled(adapter.get_rows(), rows));
}
