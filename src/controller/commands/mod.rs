//! Commands: everything that menus, tool bar and shortcuts can ask for.

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
