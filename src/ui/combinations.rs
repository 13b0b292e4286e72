//! The adapter of the combinations of cages.

use slint::{ComponentHandle, SharedString};

use super::models::filled;
use super::sender::Sender;
use super::{AppWindow, CombinationItem, CombinationsAdapter};
use crate::controller::{CombinationsAction, Controller};
use crate::text::Language;
use crate::window_text::{CombinationLine, combination_lines};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let adapter = window.global::<CombinationsAdapter>();
    let is_available = controller.shows_combinations();
    adapter.set_available(is_available);
    if !is_available {
        return;
    }
    let lines = combination_lines(&controller.combinations(), controller.lowest_digit(), language);
    let columns = columns_for(&lines);
    let items = items(&lines, columns);
    let combinations = || items.iter().filter(|item| !item.heading);
    let labels: Vec<SharedString> = combinations().map(|item| item.label.clone()).collect();
    let rows_of = combinations().map(|item| item.row).collect();
    adapter.set_columns(columns);
    adapter.set_rows(items.last().map_or(0, |item| item.row + 1));
    adapter.set_labels(filled(adapter.get_labels(), labels));
    adapter.set_rows_of(filled(adapter.get_rows_of(), rows_of));
    adapter.set_items(filled(adapter.get_items(), items));
}

/// Listens to the list.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let adapter = window.global::<CombinationsAdapter>();
    adapter.on_strike(sender.at_place(CombinationsAction::Strike));
}

/// In how many columns the longest combination has room.
fn columns_for(lines: &[CombinationLine]) -> i32 {
    let length = |line: &CombinationLine| match line {
        CombinationLine::Text(_) => 0,
        CombinationLine::Combination { text, .. } => text.len(),
    };
    match lines.iter().map(length).max().unwrap_or(0) {
        0..=9 => 3,
        10..=15 => 2,
        _ => 1,
    }
}

/// The lines at their places: a text has a row of its own.
fn items(lines: &[CombinationLine], columns: i32) -> Vec<CombinationItem> {
    let (mut row, mut column, mut place) = (0, 0, 0);
    let mut items = Vec::new();
    for line in lines {
        match line {
            CombinationLine::Text(text) => {
                row += i32::from(column > 0);
                let text = text.into();
                items.push(CombinationItem { text, heading: true, row, ..Default::default() });
                (row, column) = (row + 1, 0);
            }
            CombinationLine::Combination { text, label, is_struck } => {
                let (text, label, struck) = (text.into(), label.into(), *is_struck);
                let heading = false;
                items.push(CombinationItem { text, label, heading, struck, row, column, place });
                place += 1;
                column += 1;
                if column == columns {
                    (row, column) = (row + 1, 0);
                }
            }
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_fill_columns_below_the_name_of_their_cage() {
        let name = || CombinationLine::Text("Cage".to_owned());
        let combination = |text: &str| CombinationLine::Combination {
            text: text.to_owned(),
            label: text.to_owned(),
            is_struck: false,
        };
        let lines = [name(), combination("1 2"), combination("3 4"), name(), combination("5 6")];
        let places = |columns| -> Vec<(i32, i32)> {
            items(&lines, columns).iter().map(|item| (item.row, item.column)).collect()
        };
        assert_eq!(columns_for(&lines), 3);
        assert_eq!(places(3), [(0, 0), (1, 0), (1, 1), (2, 0), (3, 0)]);
        assert_eq!(places(2), [(0, 0), (1, 0), (1, 1), (2, 0), (3, 0)]);
        assert_eq!(places(1), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]);
        assert_eq!(columns_for(&[combination("1 2 3 4 5 6")]), 2);
        assert_eq!(items(&lines, 3).last().map(|item| item.place), Some(2));
    }
}
