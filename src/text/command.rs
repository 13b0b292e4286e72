//! The names of commands, menus and keys.

use super::{Language, Say, display_in_english, say};
use crate::controller::keys::{Chord, Key};
use crate::controller::{Command, Menu, Move, Pen, SubMenu};
use crate::format::Kind;
use crate::game::NoteKind;
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

impl Say for Command {
    fn say(&self, language: Language) -> String {
        match self {
            Self::New => say!(language, "New", "Tạo mới"),
            Self::Open => say!(language, "Open…", "Mở…"),
            Self::OpenRecent(place) => {
                let number = place + 1;
                say!(language, "Recent file {number}", "Tập tin gần đây {number}")
            }
            Self::ClearRecent => say!(language, "Clear list", "Xóa danh sách"),
            Self::Library => say!(language, "Library…", "Thư viện…"),
            Self::Save => say!(language, "Save", "Lưu"),
            Self::SaveAs => say!(language, "Save as…", "Lưu thành…"),
            Self::Export(medium) => say_exported(*medium, language),
            Self::Print => say!(language, "Print…", "In…"),
            Self::Options => say!(language, "Options…", "Tùy chọn…"),
            Self::Quit => say!(language, "Quit", "Thoát"),
            Self::Undo => say!(language, "Undo", "Hoàn tác"),
            Self::Redo => say!(language, "Redo", "Làm lại"),
            Self::Copy => say!(language, "Copy", "Sao chép"),
            Self::CopyAs(kind) => say_copied(*kind, language),
            Self::Paste => say!(language, "Paste", "Dán"),
            Self::ClearEntries => say!(language, "Clear entries", "Xóa các số đã điền"),
            Self::Theme(theme) => theme.say(language),
            Self::Language(choice) => choice.say(language),
            _ => self.say_of_answers_and_help(language),
        }
    }
}

impl Command {
    fn say_of_answers_and_help(self, language: Language) -> String {
        match self {
            Self::Solve => say!(language, "Solve", "Giải"),
            Self::AnswerNumber => say!(language, "Answer number…", "Đáp án thứ…"),
            Self::PreviousAnswer => say!(language, "Previous answer", "Đáp án trước"),
            Self::NextAnswer => say!(language, "Next answer", "Đáp án sau"),
            Self::Restore => say!(language, "Restore", "Phục hồi"),
            Self::Hint => say!(language, "Hint", "Gợi ý"),
            Self::ApplyHint => say!(language, "Apply hint", "Làm theo gợi ý"),
            Self::NoteCandidates => say!(language, "Note all candidates", "Ghi mọi ứng viên"),
            Self::SolutionPath => say!(language, "Solution path", "Các bước giải"),
            Self::AllSteps => say!(language, "All steps now", "Mọi bước lúc này"),
            Self::NextStep => say!(language, "Next step listed", "Bước sau trong danh sách"),
            Self::PreviousStep => {
                say!(language, "Previous step listed", "Bước trước trong danh sách")
            }
            Self::CopySteps => {
                say!(language, "Copy list of steps", "Sao chép danh sách các bước")
            }
            Self::Techniques => say!(language, "Techniques…", "Các kỹ thuật…"),
            Self::KnownTechniques => {
                say!(language, "Known techniques…", "Kỹ thuật đã biết…")
            }
            Self::Statistics => say!(language, "Statistics", "Thống kê"),
            Self::ZoomIn => say!(language, "Larger", "Phóng to"),
            Self::ZoomOut => say!(language, "Smaller", "Thu nhỏ"),
            Self::ZoomReset => say!(language, "Normal size", "Cỡ chuẩn"),
            Self::SidePanel => say!(language, "Side panel", "Bảng bên"),
            Self::Help => say!(language, "Help", "Trợ giúp"),
            Self::Shortcuts => say!(language, "Keyboard shortcuts", "Phím tắt"),
            Self::About => say!(language, "About Nonet", "Giới thiệu Nonet"),
            _ => self.say_of_play(language),
        }
    }

    fn say_of_play(self, language: Language) -> String {
        match self {
            Self::NewGame(level) => level.say(language),
            Self::DailyGame => say!(language, "Puzzle of the day", "Đề trong ngày"),
            Self::ChooseGame => say!(language, "Other…", "Khác…"),
            Self::NextGame => say!(language, "Next game", "Ván tiếp theo"),
            Self::PlayPuzzle => say!(language, "Play this puzzle", "Chơi đề này"),
            Self::EditPuzzle => say!(language, "Back to editing", "Quay lại nhập đề"),
            Self::PlayAgain => say!(language, "Play again…", "Chơi lại…"),
            Self::Pause => say!(language, "Pause", "Tạm dừng"),
            Self::Check => say!(language, "Check", "Kiểm tra"),
            Self::PlayStatistics => {
                say!(language, "Statistics of play…", "Thống kê các ván…")
            }
            Self::Pen(pen) => pen.say(language),
            Self::NextPen => say!(language, "Digits or notes", "Số hay ghi chú"),
            Self::DigitFirst => say!(language, "Digit first", "Chọn số trước"),
            Self::Candidates(candidates) => candidates.say(language),
            Self::Colour(colour) => {
                let number = colour.get();
                say!(language, "Colour {number}", "Màu {number}")
            }
            Self::ColourCandidate(colour) => {
                let number = colour.get();
                say!(language, "Candidate in colour {number}", "Ứng viên màu {number}")
            }
            Self::ClearColours => say!(language, "Clear colours", "Xóa màu"),
            Self::FilterDigit => say!(language, "The selected digit", "Số đang chọn"),
            Self::FilterNext => say!(language, "Next digit", "Số kế tiếp"),
            Self::FilterPrevious => say!(language, "Previous digit", "Số trước"),
            Self::FilterBivalue => say!(language, "Cells with two candidates", "Ô có hai ứng viên"),
            _ => self.say_of_selecting(language),
        }
    }

    fn say_of_selecting(self, language: Language) -> String {
        match self {
            Self::SelectAll => say!(language, "Select all cells", "Chọn mọi ô"),
            Self::SelectSame => {
                say!(language, "Select cells of this digit", "Chọn các ô có số này")
            }
            Self::MakeSavePoint => say!(language, "Make a save point", "Đặt điểm lưu"),
            Self::NameSavePoint => {
                say!(language, "Make a save point called…", "Đặt điểm lưu có tên…")
            }
            Self::GoToSavePoint(place) | Self::DeleteSavePoint(place) => {
                let number = place + 1;
                say!(language, "Save point {number}", "Điểm lưu {number}")
            }
            _ => String::new(),
        }
    }

    /// The name on a button, where there is less room than in a menu.
    #[must_use]
    pub fn say_shortly(self, language: Language) -> String {
        match self {
            Self::Open => say!(language, "Open", "Mở"),
            Self::Options => say!(language, "Options", "Tùy chọn"),
            Self::AnswerNumber => say!(language, "Number", "Thứ mấy"),
            Self::PreviousAnswer => say!(language, "Previous", "Trước"),
            Self::NextAnswer => say!(language, "Next", "Sau"),
            Self::NextGame => say!(language, "New game", "Ván mới"),
            Self::PlayPuzzle => say!(language, "Play", "Chơi"),
            Self::PlayAgain => say!(language, "Again", "Chơi lại"),
            Self::EditPuzzle => say!(language, "Edit", "Nhập đề"),
            _ => self.say(language),
        }
    }
}

/// What a document is exported as.
fn say_exported(medium: Medium, language: Language) -> String {
    let name = match medium {
        Medium::Text => say!(language, "Text", "Văn bản thường"),
        _ => medium.extension().to_uppercase(),
    };
    format!("{name}…")
}

/// What a board is copied as.
fn say_copied(kind: Kind, language: Language) -> String {
    match kind {
        Kind::List => say!(language, "81 characters", "81 ký tự"),
        Kind::Rows => say!(language, "Nine lines", "Chín dòng"),
        Kind::PencilMarks => say!(language, "Grid of candidates", "Bảng ứng viên"),
        Kind::Sukaku => {
            say!(language, "Candidates in a line (Sukaku)", "Ứng viên trên một dòng (Sukaku)")
        }
        Kind::SimpleSudoku => {
            say!(language, "Drawn board (Simple Sudoku)", "Bảng kẻ khung (Simple Sudoku)")
        }
        Kind::Library => say!(language, "HoDoKu library line", "Dòng thư viện HoDoKu"),
        Kind::GnomeCode => say!(language, "GNOME Sudoku code", "Mã GNOME Sudoku"),
        Kind::Nonet => say!(language, "Nonet document", "Tài liệu Nonet"),
        other => other.say(language),
    }
}

impl Say for Pen {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Digit => say!(language, "Digits", "Số"),
            Self::Note(NoteKind::Corner) => say!(language, "Corner notes", "Ghi chú ở góc"),
            Self::Note(NoteKind::Centre) => say!(language, "Centre notes", "Ghi chú ở giữa"),
            Self::Colour => say!(language, "Colours", "Màu"),
        }
    }
}

impl Say for Candidates {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Off => say!(language, "None", "Không"),
            Self::Clean => say!(language, "Clean notes as digits go in", "Xóa ghi chú khi điền số"),
            Self::All => say!(language, "All candidates", "Mọi ứng viên"),
        }
    }
}

impl Say for ThemeChoice {
    fn say(&self, language: Language) -> String {
        match self {
            Self::System => say!(language, "System", "Hệ thống"),
            Self::Light => say!(language, "Light", "Sáng"),
            Self::Dark => say!(language, "Dark", "Tối"),
        }
    }
}

impl Say for LanguageChoice {
    /// A language is called by its own name, so that whoever speaks it finds it.
    fn say(&self, language: Language) -> String {
        match self {
            Self::System => say!(language, "System", "Hệ thống"),
            Self::Of(choice) => choice.name().to_owned(),
        }
    }
}

impl Say for Menu {
    /// The title with "&" before the letter that opens the menu together with Alt.
    fn say(&self, language: Language) -> String {
        match self {
            Self::File => say!(language, "&File", "&Tập tin"),
            Self::Edit => say!(language, "&Edit", "&Chỉnh sửa"),
            Self::Puzzle => say!(language, "&Puzzle", "Đề &bài"),
            Self::Play => say!(language, "Pl&ay", "&Ván chơi"),
            Self::Hints => say!(language, "H&ints", "Gợ&i ý"),
            Self::View => say!(language, "&View", "&Hiển thị"),
            Self::Help => say!(language, "&Help", "Trợ &giúp"),
        }
    }
}

impl Say for SubMenu {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NewGame => say!(language, "New game", "Ván mới"),
            Self::Recent => say!(language, "Open recent", "Mở gần đây"),
            Self::Export => say!(language, "Export", "Xuất ra"),
            Self::CopyAs => say!(language, "Copy as", "Sao chép dưới dạng"),
            Self::Pen => say!(language, "Digit keys write", "Phím số ghi"),
            Self::Candidates => say!(language, "Automatic candidates", "Ứng viên tự động"),
            Self::Colours => say!(language, "Colour of cells", "Màu ô"),
            Self::CandidateColours => say!(language, "Colour of candidates", "Màu ứng viên"),
            Self::Filter => say!(language, "Highlight", "Làm nổi"),
            Self::SavePoints => say!(language, "Go to save point", "Về điểm lưu"),
            Self::ForgetSavePoint => say!(language, "Delete save point", "Xóa điểm lưu"),
            Self::Theme => say!(language, "Theme", "Giao diện"),
            Self::Language => say!(language, "Language", "Ngôn ngữ"),
            Self::Zoom => say!(language, "Zoom", "Cỡ hiển thị"),
        }
    }
}

impl Say for Move {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Next => say!(language, "Next cell", "Ô kế tiếp"),
            Self::Previous => say!(language, "Previous cell", "Ô trước"),
            Self::Up => say!(language, "Cell above", "Ô phía trên"),
            Self::Down => say!(language, "Cell below", "Ô phía dưới"),
            Self::RowStart => say!(language, "First cell of the row", "Ô đầu hàng"),
            Self::RowEnd => say!(language, "Last cell of the row", "Ô cuối hàng"),
            Self::ColumnTop => say!(language, "Top cell of the column", "Ô đầu cột"),
            Self::ColumnBottom => say!(language, "Bottom cell of the column", "Ô cuối cột"),
        }
    }
}

impl Say for Chord {
    fn say(&self, language: Language) -> String {
        let mut parts = Vec::new();
        for (held, name) in [(self.control, "Ctrl"), (self.alt, "Alt"), (self.shift, "Shift")] {
            if held {
                parts.push(name.to_owned());
            }
        }
        parts.push(self.key.say(language));
        parts.join("+")
    }
}

impl Say for Key {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Char(' ') => say!(language, "Space", "Phím cách"),
            Self::Char(character) => character.to_uppercase().to_string(),
            Self::Left => say!(language, "Left", "Trái"),
            Self::Right => say!(language, "Right", "Phải"),
            Self::Up => say!(language, "Up", "Lên"),
            Self::Down => say!(language, "Down", "Xuống"),
            Self::F(number) => format!("F{number}"),
            Self::Enter => "Enter".to_owned(),
            Self::Tab => "Tab".to_owned(),
            Self::Home => "Home".to_owned(),
            Self::End => "End".to_owned(),
            Self::PageUp => "Page Up".to_owned(),
            Self::PageDown => "Page Down".to_owned(),
            Self::Backspace => "Backspace".to_owned(),
            Self::Delete => "Delete".to_owned(),
            Self::Escape => "Esc".to_owned(),
        }
    }
}

display_in_english!(Chord, Command);
