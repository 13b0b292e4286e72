//! The menu bar's and the tool bar's adapters.

use slint::{ComponentHandle, ModelRc, VecModel};

use super::models::filled;
use super::{AppWindow, MenuAdapter, MenuItem, MenuTitle, SubItem, ToolBarAdapter, ToolItem};
use crate::controller::{Command, Controller, Entry, Menu, SubMenu, ToolRoom};
use crate::text::{Language, Say, foreign};
use crate::window_text::recent_name;

/// The menus as they were last filled; a menu is made anew only when a line of it has changed.
pub(super) type MenuSnapshot = Vec<(String, Vec<MenuLine>)>;

/// One line of a menu.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct MenuLine {
    id: String,
    text: String,
    shortcut: String,
    enabled: bool,
    /// Whether what it stands for is on; `None` where it is no switch.
    switch: Option<bool>,
    separator: bool,
    submenu: Vec<MenuLine>,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut MenuSnapshot,
) {
    let menus: MenuSnapshot = Menu::ALL.map(|menu| menu_lines(menu, controller, language)).into();
    if *shown != menus {
        let titles: Vec<MenuTitle> = menus.iter().map(map_menu).collect();
        window.global::<MenuAdapter>().set_menus(ModelRc::new(VecModel::from(titles)));
        *shown = menus;
    }
    let adapter = window.global::<ToolBarAdapter>();
    adapter.set_items(filled(adapter.get_items(), tool_bar(controller, language)));
}

/// The menu that Alt and this letter open.
pub(super) fn menu_of_letter(letter: char, language: Language) -> Option<usize> {
    let opens = |menu: &Menu| {
        let title = menu.say(language).to_lowercase();
        let mnemonic = title.split_once('&').and_then(|(_, after)| after.chars().next());
        mnemonic == Some(letter)
    };
    Menu::ALL.iter().position(opens)
}

fn menu_lines(menu: Menu, controller: &Controller, language: Language) -> (String, Vec<MenuLine>) {
    let lines = menu.entries().iter().map(|&entry| line(entry, controller, language)).collect();
    (menu.say(language), lines)
}

fn line(entry: Entry, controller: &Controller, language: Language) -> MenuLine {
    match entry {
        Entry::Separator => MenuLine { separator: true, ..MenuLine::default() },
        Entry::Do(command) => command_line(command, controller, language),
        Entry::Sub(menu) => sub_menu_line(menu, controller, language),
    }
}

fn command_line(command: Command, controller: &Controller, language: Language) -> MenuLine {
    let name = if let Command::OpenRecent(place) = command {
        controller.recent().files().get(place).map(|path| recent_name(path))
    } else if let Command::GoToSavePoint(place) | Command::DeleteSavePoint(place) = command {
        controller.save_points().get(place).map(|point| foreign::name(&point.name))
    } else {
        None
    };
    MenuLine {
        id: command.id(),
        text: name.unwrap_or_else(|| command.say(language)),
        shortcut: shortcut(command, controller, language),
        enabled: controller.is_enabled(command),
        switch: command.is_switch().then(|| controller.is_checked(command)),
        ..MenuLine::default()
    }
}

fn sub_menu_line(menu: SubMenu, controller: &Controller, language: Language) -> MenuLine {
    let entries = controller.sub_menu(menu);
    MenuLine {
        id: format!("{menu:?}"),
        text: menu.say(language),
        enabled: !entries.is_empty(),
        submenu: entries.into_iter().map(|entry| line(entry, controller, language)).collect(),
        ..MenuLine::default()
    }
}

fn shortcut(command: Command, controller: &Controller, language: Language) -> String {
    controller.shortcut_of(command).map(|chord| chord.say(language)).unwrap_or_default()
}

fn map_menu((title, lines): &(String, Vec<MenuLine>)) -> MenuTitle {
    let (before, after) = title.split_once('&').unwrap_or(("", title));
    let mut letters = after.chars();
    let mnemonic: String = letters.next().into_iter().collect();
    let items: Vec<MenuItem> = lines.iter().map(map_line).collect();
    MenuTitle {
        before: before.into(),
        mnemonic: mnemonic.into(),
        after: letters.as_str().into(),
        items: ModelRc::new(VecModel::from(items)),
    }
}

fn map_line(line: &MenuLine) -> MenuItem {
    let submenu: Vec<SubItem> = line.submenu.iter().map(map_sub_line).collect();
    MenuItem {
        id: line.id.as_str().into(),
        text: line.text.as_str().into(),
        shortcut: line.shortcut.as_str().into(),
        enabled: line.enabled,
        checkable: line.switch.is_some(),
        checked: line.switch == Some(true),
        separator: line.separator,
        submenu: ModelRc::new(VecModel::from(submenu)),
    }
}

fn map_sub_line(line: &MenuLine) -> SubItem {
    SubItem {
        id: line.id.as_str().into(),
        text: line.text.as_str().into(),
        shortcut: line.shortcut.as_str().into(),
        enabled: line.enabled,
        checkable: line.switch.is_some(),
        checked: line.switch == Some(true),
        separator: line.separator,
    }
}

fn tool_bar(controller: &Controller, language: Language) -> Vec<ToolItem> {
    let tools = controller.tool_bar();
    let mut items: Vec<ToolItem> =
        tools.iter().map(|command| tool(*command, controller, language)).collect();
    for place in 0..items.len() {
        if items[place].separator {
            let group = &items[place + 1..];
            let (in_panel, beside_panel) = room_of_group(group);
            (items[place].in_panel, items[place].beside_panel) = (in_panel, beside_panel);
        }
    }
    items
}

/// Whether the side panel has buttons for all tools up to the next gap, and whether all of them are there only beside the
/// panel.
fn room_of_group(items: &[ToolItem]) -> (bool, bool) {
    let group = || items.iter().take_while(|item| !item.separator);
    (group().all(|item| item.in_panel), group().all(|item| item.beside_panel))
}

fn tool(command: Option<Command>, controller: &Controller, language: Language) -> ToolItem {
    let Some(command) = command else {
        return ToolItem { separator: true, ..ToolItem::default() };
    };
    let room = controller.tool_room(command);
    ToolItem {
        id: command.id().into(),
        text: command.say_shortly(language).into(),
        tooltip: command.purpose(language).unwrap_or_default().into(),
        key: shortcut(command, controller, language).into(),
        enabled: controller.is_enabled(command),
        checkable: command.is_switch(),
        checked: controller.is_checked(command),
        separator: false,
        in_panel: room == ToolRoom::WithoutPanel,
        beside_panel: room == ToolRoom::BesidePanel,
    }
}
