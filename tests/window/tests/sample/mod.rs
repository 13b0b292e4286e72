//! What the pictures show: a puzzle half typed, menus, tools and statistics, in both languages.

use std::rc::Rc;

use nonet::ui::{
    AppWindow, BoardAdapter, BoardCell, BoardRect, CellKind, ChooserAdapter, DigitCount,
    MenuAdapter, MenuItem, MenuTitle, PanelAdapter, PanelDigit, PuzzlePicture, ShortcutRow,
    ShortcutsAdapter, StatisticRow, StatisticsAdapter, StatusAdapter, SubItem, ToolBarAdapter,
    ToolItem,
};
use slint::{ComponentHandle, Model, ModelRc, SharedString, ToSharedString, VecModel};

const PUZZLE: &str =
    "78..4..12.6....75....9.6.1.7.8..4.26.7...1.5.93.9.4.6....5.7.3...12.12...74...49.2..6.7..";
const ANSWER: &str =
    "785643912269158734341972568154736289672891453938425671597284136416357892823619745";

/// Which sentences the Rust side supplies.
#[derive(Clone, Copy, PartialEq)]
pub enum Tongue {
    English,
    Vietnamese,
}

impl Tongue {
    fn say(self, english: &str, vietnamese: &str) -> SharedString {
        match self {
            Self::English => english.into(),
            Self::Vietnamese => vietnamese.into(),
        }
    }
}

fn model<T: Clone + 'static>(items: Vec<T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(VecModel::from(items)))
}

/// The position with givens, a few entries, a conflict in row 1, and the selected cell's peers shaded.
pub fn edit(window: &AppWindow) {
    let entries = [(2, '5'), (3, '8'), (30, '7'), (40, '9')];
    let mut cells: Vec<BoardCell> = PUZZLE.chars().take(81).map(given).collect();
    for (at, digit) in entries {
        cells[at] = cell(digit, CellKind::Entry);
    }
    cells[1].conflict = true;
    cells[3].conflict = true;
    let board = window.global::<BoardAdapter>();
    board.set_cells(model(cells));
    board.set_conflict_houses(model(vec![BoardRect {
        row: 0,
        column: 0,
        rows: 1,
        columns: 9,
    }]));
    select(window, 40);
}

/// The answer, its found digits beside the givens.
pub fn answer(window: &AppWindow) {
    let puzzle: Vec<char> = PUZZLE.chars().collect();
    let cells = ANSWER.chars().enumerate().map(|(at, digit)| {
        let kind = if puzzle[at] == digit {
            CellKind::Given
        } else {
            CellKind::Found
        };
        cell(digit, kind)
    });
    let board = window.global::<BoardAdapter>();
    board.set_cells(model(cells.collect()));
    board.set_conflict_houses(model(Vec::new()));
    board.set_read_only(true);
    select(window, 20);
}

fn given(digit: char) -> BoardCell {
    match digit {
        '.' => cell(' ', CellKind::Empty),
        digit => cell(digit, CellKind::Given),
    }
}

fn cell(digit: char, kind: CellKind) -> BoardCell {
    BoardCell {
        text: digit.to_string().trim().to_shared_string(),
        kind,
        ..BoardCell::default()
    }
}

/// Selects a cell and shades its peers and the cells with its digit.
pub fn select(window: &AppWindow, cell: usize) {
    let board = window.global::<BoardAdapter>();
    let cells = board.get_cells();
    let text = |at: usize| cells.row_data(at).unwrap_or_default().text;
    let house = |at: usize| (at / 9, at % 9, at / 27 * 3 + at % 9 / 3);
    let (row, column, square) = house(cell);
    let shades = (0..81).map(|at| {
        let (r, c, s) = house(at);
        let peer = r == row || c == column || s == square;
        match (!text(at).is_empty() && text(at) == text(cell), peer) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        }
    });
    board.set_shades(model(shades.collect()));
    board.set_selected(i32::try_from(cell).unwrap_or_default());
}

/// Everything around the board.
pub fn chrome(window: &AppWindow, tongue: Tongue) {
    window.global::<MenuAdapter>().set_menus(menus(tongue));
    window.global::<ToolBarAdapter>().set_items(tools(tongue));
    statistics(window, tongue);
    let status = window.global::<StatusAdapter>();
    status.set_mode(tongue.say("Edit", "Soạn đề"));
    status.set_text(tongue.say(
        "This puzzle has no answer: two 8s in row 1.",
        "Đề này không có đáp án: hàng 1 có hai số 8.",
    ));
    let panel = window.global::<PanelAdapter>();
    panel.set_document_name(tongue.say("monday.sdk", "thứ-hai.sdk"));
    panel.set_document_about(tongue.say(
        "From the newspaper, of medium difficulty",
        "Trích từ báo, độ khó trung bình",
    ));
    panel.set_digits(model(
        (1..=9)
            .map(|digit| PanelDigit {
                text: digit.to_shared_string(),
                given: PUZZLE.matches(char::from_digit(digit, 10).unwrap()).count() as i32,
                enabled: true,
            })
            .collect(),
    ));
    let shortcuts = [
        "Tab",
        "Shift+Tab",
        "Page Up, Page Down",
        "F5",
        "Ctrl+Shift+S",
    ];
    let mut rows = vec![ShortcutRow {
        what: tongue.say("On the board", "Trên bàn"),
        heading: true,
        ..ShortcutRow::default()
    }];
    rows.extend(shortcuts.iter().map(|keys| ShortcutRow {
        keys: keys.to_shared_string(),
        what: tongue.say("Next cell, at the end of a row the next row", "Ô kế tiếp"),
        heading: false,
    }));
    window.global::<ShortcutsAdapter>().set_rows(model(rows));
    pictures(window, tongue);
}

fn item(id: &str, text: SharedString, shortcut: &str) -> MenuItem {
    MenuItem {
        id: id.into(),
        text,
        shortcut: shortcut.into(),
        enabled: true,
        ..MenuItem::default()
    }
}

fn separator() -> MenuItem {
    MenuItem {
        separator: true,
        ..MenuItem::default()
    }
}

fn menus(tongue: Tongue) -> ModelRc<MenuTitle> {
    let say = |english, vietnamese| tongue.say(english, vietnamese);
    let recent = ["monday.sdk", "hard.sdm", "17-clues.txt"].map(|name| SubItem {
        id: name.into(),
        text: name.into(),
        enabled: true,
        ..SubItem::default()
    });
    let file = vec![
        item("new", say("New", "Mới"), "Ctrl+N"),
        item("open", say("Open…", "Mở…"), "Ctrl+O"),
        MenuItem {
            submenu: model(recent.to_vec()),
            ..item("recent", say("Open recent", "Mở gần đây"), "")
        },
        separator(),
        item("save", say("Save", "Lưu"), "Ctrl+S"),
        item("save-as", say("Save as…", "Lưu thành…"), "Ctrl+Shift+S"),
        separator(),
        item("options", say("Options…", "Tùy chọn…"), "Ctrl+,"),
        item("quit", say("Quit", "Thoát"), "Ctrl+Q"),
    ];
    let puzzle = vec![
        item("solve", say("Solve", "Giải"), "F5"),
        item("answer-number", say("Answer number…", "Đáp án thứ…"), "F6"),
        MenuItem {
            enabled: false,
            ..item("previous", say("Previous answer", "Đáp án trước"), "F11")
        },
        item("next", say("Next answer", "Đáp án kế"), "F12"),
        separator(),
        item("restore", say("Restore", "Phục hồi"), "Alt+R"),
        MenuItem {
            checked: true,
            ..item("statistics", say("Statistics", "Thống kê"), "Alt+S")
        },
    ];
    let title = |mnemonic: SharedString, after: SharedString, items| MenuTitle {
        before: SharedString::new(),
        mnemonic,
        after,
        items,
    };
    model(vec![
        title(say("F", "T"), say("ile", "ệp"), model(file)),
        title(say("E", "S"), say("dit", "ửa"), model(vec![separator()])),
        title(say("P", "Đ"), say("uzzle", "ề"), model(puzzle)),
        title(say("V", "X"), say("iew", "em"), model(vec![separator()])),
        title(
            say("H", "G"),
            say("elp", "iúp đỡ"),
            model(vec![separator()]),
        ),
    ])
}

fn tools(tongue: Tongue) -> ModelRc<ToolItem> {
    let tool = |id: &str, english, vietnamese| ToolItem {
        id: id.into(),
        text: tongue.say(english, vietnamese),
        tooltip: "Ctrl+N".into(),
        enabled: id != "redo" && id != "restore",
        checked: id == "statistics",
        separator: false,
    };
    let gap = || ToolItem {
        separator: true,
        ..ToolItem::default()
    };
    model(vec![
        tool("new", "New", "Mới"),
        tool("open", "Open", "Mở"),
        tool("save", "Save", "Lưu"),
        gap(),
        tool("undo", "Undo", "Hoàn tác"),
        tool("redo", "Redo", "Làm lại"),
        gap(),
        tool("solve", "Solve", "Giải"),
        tool("previous", "Previous", "Trước"),
        tool("next", "Next", "Kế"),
        tool("answer-number", "Number", "Đáp án thứ"),
        tool("restore", "Restore", "Phục hồi"),
        gap(),
        tool("statistics", "Statistics", "Thống kê"),
        tool("options", "Options", "Tùy chọn"),
    ])
}

fn statistics(window: &AppWindow, tongue: Tongue) {
    let row = |english, vietnamese, value: SharedString| StatisticRow {
        label: tongue.say(english, vietnamese),
        busy: value == "4,200,000",
        value,
    };
    let adapter = window.global::<StatisticsAdapter>();
    adapter.set_rows(model(vec![
        row("Givens", "Số cho sẵn", "32".into()),
        row("Empty cells", "Ô trống", "49".into()),
        row(
            "Candidates after singles",
            "Số ứng viên còn lại sau bước đơn",
            "114".into(),
        ),
        row(
            "Solved by singles alone",
            "Ô giải được chỉ bằng bước đơn",
            "18".into(),
        ),
        row("Answers", "Số đáp án", "4,200,000".into()),
        row("Nodes", "Số nút", "18,112,553".into()),
        row("Backtracks", "Số lần lùi", "902,118".into()),
        row("Time", "Thời gian", "1.2 s".into()),
        row(
            "Symmetry",
            "Đối xứng",
            tongue.say("half turn, both diagonals", "nửa vòng, hai đường chéo"),
        ),
        row(
            "Givens not needed",
            "Số cho sẵn thừa",
            tongue.say("none", "không có"),
        ),
    ]));
    let counts = [3, 2, 1, 4, 2, 5, 7, 1, 4];
    adapter.set_digit_counts(model(
        (1..)
            .zip(counts)
            .map(|(digit, count): (i32, i32)| DigitCount {
                digit: digit.to_shared_string(),
                count,
            })
            .collect(),
    ));
    adapter.set_most(7);
}

fn pictures(window: &AppWindow, tongue: Tongue) {
    let cells: Vec<SharedString> = PUZZLE
        .chars()
        .take(81)
        .map(|digit| digit.to_string().replace('.', "").into())
        .collect();
    let picture = |number: usize| PuzzlePicture {
        title: format!("{} {number}", tongue.say("Puzzle", "Đề")).into(),
        detail: tongue.say("32 givens", "32 số cho sẵn"),
        side: 9,
        cells: model(cells.clone()),
    };
    let chooser = window.global::<ChooserAdapter>();
    chooser.set_pictures(model((1..=10_000).map(picture).collect()));
    chooser.set_current(1);
}
