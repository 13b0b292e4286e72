//! Commands: what menus, tool bar and shortcuts can ask for, and where each of them stands.

mod command;
pub mod keys;
mod menu;

pub use command::Command;
pub use menu::{Entry, Menu, SubMenu, ToolBar};

pub(super) use menu::Lists;
