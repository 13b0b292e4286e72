//! Commands: everything that menus, tool bar and shortcuts can ask for.
//!
//! To add a command:
//!
//! - An entry in `table.rs` has its label, shortcuts, condition, scope and place in the menu. Entries with the same tens
//!   are one group. The scope says whether the start page or a lesson is left for the command.
//! - An arm in `Controller::command` (`dispatch.rs`) says which feature carries it out.
//! - A new condition is a variant of [`Availability`], with arms in `Controller::holds` and `Controller::refuse`. The
//!   latter says what the status bar tells if the condition does not hold.
//! - A switch has `is_switch: true`, and an arm in `state_of_switch`.
//! - A shortcut needs a check in `tests/window/tests/window/keys.rs`, and a line in `README.md` if many will use it.
//!
//! To add a command with a parameter, also:
//!
//! - The parameter in `parameter.rs`, its keys in `keys.rs`, and a line in the test at the end of `table.rs`.
//! - Its label in `window_text/command.rs`.
//! - Its menu in `menu.rs` (`FILTERS`, `PENS` and the like). A new inner menu is a [`SubMenu`], also in `SUB_MENUS`.
//! - If it is a place in a list: `Controller::is_enabled` checks that the list is so long, and `SubMenuCounts` counts it.
//!
//! To add a button of the tool bar: the lists in `menu.rs`, its tooltip in `window_text/tool.rs`, and an icon in
//! `resources/icons` and in `ui/style/icons.slint`.

pub(in crate::controller) mod chord;
mod entry;
pub mod key_press;
pub mod keys;
mod menu;
mod parameter;
mod table;

pub use entry::{Availability, CommandEntry, CommandScope, MenuPlace};
pub use menu::{Entry, Menu, SubMenu, ToolBar, ToolRoom};
pub use table::Command;

pub(super) use menu::{START_TOOLS, SubMenuCounts};
