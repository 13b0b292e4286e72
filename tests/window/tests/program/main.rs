//! The whole program without a display: real key events and accessible labels on one side, a world of its own
//! on the other.

mod dialogs;
mod files;
mod keys;
mod menus;
mod mouse;
mod program;
mod words;
