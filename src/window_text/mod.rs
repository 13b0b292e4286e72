//! The words of the window: what the controller says as data, commands, dialogs and the status bar.
//!
//! They stand above the controller. What the command line says too is in `text`, below it.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod board;
mod command;
mod constraints;
mod file;
pub mod hint;
pub mod lab;
mod launch;
mod legend;
mod library;
mod new_game;
mod panel;
mod photo;
mod play;
mod printing;
mod question;
mod shapes;
mod shortcuts;
mod start_page;
mod status;
mod tool;
mod tutorial;

pub use constraints::{CombinationLine, combination_lines, selection_line};
pub use file::{
    about_line, any_kind, document_kind, document_name, game_name_tells_level, kinds_to_save,
    path_hint, path_title, picture_kind, puzzle_kind, puzzle_picture, race_kind, recent_name,
    share_text, shared_name, source_name, table_kind, window_title,
};
pub use launch::LaunchError;
pub use legend::meaning;
pub use library::{level_text, no_puzzle, shelf_text};
pub use new_game::{any, shape_name};
pub use panel::{found_in, of_total, primary_text};
pub use photo::{PhotoNote, photo_cell_label, photo_cell_text, photo_notes, photo_sizes};
pub use printing::{print_note, size_error};
pub use question::QuestionText;
pub use shapes::{
    EditorStatus, as_drawn, brush_text, cell_text, editor_status, house_name, region_count,
    switch_names,
};
pub use shortcuts::{ShortcutText, shortcut_rows};
pub use start_page::{CardText, card_text};
pub use status::{mode, status_line};
pub use tutorial::{
    PageText, lesson_number, next_text, page_number, page_text, page_texts, tutorial_title,
};

use crate::text::{
    Language, Say, counting, display_in_english, foreign, looking_for, puzzle_name, say, say_plural,
};
