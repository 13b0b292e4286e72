//! Commands: everything that menus, tool bar and shortcuts can ask for.

pub(in crate::controller) mod chord;
mod entry;
pub mod key_press;
pub mod keys;
mod menu;
mod menu_name;
mod parameter;
mod table;

pub use entry::{Availability, CommandEntry, CommandScope, MenuPlace};
pub use menu::{Entry, SubMenu, ToolBar, ToolRoom};
pub use menu_name::Menu;
pub use table::Command;

pub(super) use menu::{START_TOOLS, SubMenuCounts};
