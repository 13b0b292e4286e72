//! The controller, driven by actions, without a window.

mod answers;
mod clipboard;
mod counted;
mod editing;
mod files;
mod forms;
mod hints;
mod hour;
mod keeping;
mod learning;
mod library;
mod new_game;
mod pausing;
mod play;
mod printing;
mod program;
mod records;
mod remembering;
mod sessions;
mod settings;
mod solved;
mod start_page;
mod tool_bar;
mod trouble;
mod tutorial;
mod windows;
