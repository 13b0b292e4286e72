//! The table of keys in words, made from the table that the keyboard itself follows.

use super::{Language, Say, say};
use crate::controller::commands::keys::{
    CANCELLING, CLEARING, Chord, Key, MOVES, SHORTCUTS, shortcut_of,
};
use crate::controller::{Command, Pen};

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortcutText {
    /// The keys.
    pub keys: String,
    /// What they do, or the name of the part that follows.
    pub what: String,
    /// Whether it is the name of a part.
    pub heading: bool,
}

/// The whole table: the board first, then the commands.
#[must_use]
pub fn shortcut_rows(language: Language) -> Vec<ShortcutText> {
    let mut rows = vec![heading(say!(language, "On the board", "Trên bảng"))];
    let moves = MOVES.iter().map(|(chord, to)| (chord.say(language), to.say(language)));
    rows.extend(joined(moves.collect()));
    rows.push(row("1–9".to_owned(), &say!(language, "Write the digit", "Điền số")));
    rows.extend(of_playing(language));
    let clearing: Vec<String> = CLEARING.iter().map(|chord| chord.say(language)).collect();
    rows.push(row(clearing.join(", "), &say!(language, "Clear the cell", "Xóa ô")));
    rows.push(heading(say!(language, "Commands", "Lệnh")));
    let commands = SHORTCUTS.iter().map(|(chord, it)| (chord.say(language), it.say(language)));
    rows.extend(joined(commands.collect()));
    let cancelling = CANCELLING.say(language);
    rows.push(row(cancelling, &say!(language, "Stop what is running", "Dừng việc đang làm")));
    rows.push(row(
        say!(language, "F10, Alt+letter", "F10, Alt+chữ"),
        &say!(language, "Menus", "Trình đơn"),
    ));
    rows
}

/// What keys do together with others, in a game above all.
fn of_playing(language: Language) -> Vec<ShortcutText> {
    let arrows = say!(language, "arrows", "mũi tên");
    let space = Key::Char(' ').say(language);
    let colours = Command::Pen(Pen::Colour);
    let again = shortcut_of(colours).map(|chord| chord.say(language)).unwrap_or_default();
    let [up, down] = [Key::PageUp, Key::PageDown].map(|key| Chord::alt(key).say(language));
    vec![
        row("Ctrl+1–9".to_owned(), &say!(language, "Note in the corner", "Ghi chú ở góc")),
        row("Alt+1–9".to_owned(), &say!(language, "Note in the middle", "Ghi chú ở giữa")),
        row(format!("Shift+{arrows}"), &say!(language, "Select more cells", "Chọn thêm ô")),
        row(format!("Ctrl+{arrows}"), &say!(language, "Next open cell", "Ô trống kế tiếp")),
        row(
            format!("Ctrl+Shift+{arrows}"),
            &say!(language, "Select the next open cell too", "Chọn thêm ô trống kế tiếp"),
        ),
        row(
            format!("Enter, {space}"),
            &say!(language, "Put the digit chosen first", "Điền số đã chọn trước"),
        ),
        row("A S D F G H J K".to_owned(), &say!(language, "Colour of the cells", "Màu ô")),
        row(
            say!(language, "Shift+colour key", "Shift+phím màu"),
            &say!(language, "Colour of the highlighted candidate", "Màu ứng viên đang làm nổi"),
        ),
        row(
            format!("{again}, {again}"),
            &say!(
                language,
                "Colour cells, or candidates by clicks",
                "Tô màu ô, hoặc ứng viên được nhấp"
            ),
        ),
        row(format!("{up}, {down}"), &say!(language, "Scroll the side panel", "Cuộn bảng bên")),
    ]
}

/// One row for what several keys do, with the keys in the order in which they stand.
fn joined(pairs: Vec<(String, String)>) -> Vec<ShortcutText> {
    let mut rows: Vec<ShortcutText> = Vec::new();
    for (keys, what) in pairs {
        match rows.iter_mut().find(|row| row.what == what) {
            Some(same) => same.keys = format!("{}, {keys}", same.keys),
            None => rows.push(row(keys, &what)),
        }
    }
    rows
}

fn row(keys: String, what: &str) -> ShortcutText {
    ShortcutText { keys, what: what.trim_end_matches('…').to_owned(), heading: false }
}

fn heading(what: String) -> ShortcutText {
    ShortcutText { keys: String::new(), what, heading: true }
}
