//! What is wrong in a text that was read, and what cannot be written, in words.
//!
//! These are pieces of sentences, without a capital letter or a full stop, to stand behind a file's name.

use super::{Language, Say, display_in_english, say};
use crate::format::{Expected, Kind, Loss, Problem, ReadError, WriteError};

impl Say for ReadError {
    /// The problem behind its place, where it has one: "line 3, column 5: …".
    fn say(&self, language: Language) -> String {
        let Self { line, column, .. } = self;
        let problem = self.problem.say(language);
        match self.problem {
            Problem::Empty | Problem::TooLarge { .. } => problem,
            _ => say!(
                language,
                "line {line}, column {column}: {problem}",
                "dòng {line}, cột {column}: {problem}"
            ),
        }
    }
}

impl Say for Problem {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(
                language,
                "there is no puzzle in it; expected 81 cells in a line, or nine rows of nine cells",
                "không có đề nào ở trong; cần 81 ô trên một dòng, hoặc chín hàng chín ô"
            ),
            Self::TooLarge { limit } => {
                let size = limit / (1024 * 1024);
                say!(
                    language,
                    "it is larger than {size} MiB, the most that is read",
                    "lớn hơn {size} MiB, mức lớn nhất có thể đọc"
                )
            }
            Self::LineTooLong { limit } => say!(
                language,
                "this line is longer than {limit} bytes; no line of a list or a board is",
                "dòng này dài hơn {limit} byte; không dòng nào của danh sách hay bảng dài như vậy"
            ),
            Self::NotUtf8 => say!(
                language,
                "this is not text in UTF-8; expected a text file saved as UTF-8",
                "đây không phải văn bản UTF-8; cần một tập tin văn bản lưu dạng UTF-8"
            ),
            Self::NulByte => say!(
                language,
                "there is a NUL byte here; expected a text file saved as UTF-8",
                "ở đây có byte NUL; cần một tập tin văn bản lưu dạng UTF-8"
            ),
            Self::BrokenOff(kind) => {
                let problem = say!(language, "reading broke off here", "việc đọc bị ngắt ở đây");
                language.with_cause(problem, *kind)
            }
            Self::NotAPuzzle => say!(
                language,
                "this is no puzzle; expected 81 cells in a line, nine rows of nine cells, \
                 a SadMan text or a Nonet document",
                "đây không phải đề Sudoku; cần 81 ô trên một dòng, chín hàng chín ô, \
                 văn bản SadMan hoặc tài liệu Nonet"
            ),
            Self::BadCharacter { found, largest } => bad_character(*found, *largest, language),
            Self::TooFewCells { found, expected } => say!(
                language,
                "only {found} of {expected} cells are here",
                "ở đây chỉ có {found} trong số {expected} ô"
            ),
            Self::TooManyCells { found: found @ (16 | 25 | 256 | 625), expected } => say!(
                language,
                "{found} cells are here; expected {expected}, as only 9×9 boards are read",
                "ở đây có {found} ô; chỉ cần {expected} ô vì chỉ đọc được bảng 9×9"
            ),
            Self::TooManyCells { found, expected } => say!(
                language,
                "{found} cells are here; expected {expected}",
                "ở đây có {found} ô; chỉ cần {expected} ô"
            ),
            Self::TooFewRows { found: 0, expected } => say!(
                language,
                "there is no board; expected {expected} rows",
                "không có bảng nào; cần {expected} hàng"
            ),
            Self::TooFewRows { found, expected } => say!(
                language,
                "the board ends after {found} of {expected} rows",
                "bảng kết thúc sau {found} trong số {expected} hàng"
            ),
            Self::TooManyRows { expected } => say!(
                language,
                "one more row; expected the end of the board, which has its {expected} rows",
                "thừa một hàng; bảng đã đủ {expected} hàng và phải kết thúc ở đây"
            ),
            Self::EntryOnGiven { given, entry } => say!(
                language,
                "the entry {entry} is in the cell of the given {given}; \
                 expected {given} or an empty cell",
                "số đã điền {entry} nằm ở ô có số cho sẵn {given}; cần số {given} hoặc ô trống"
            ),
            Self::OtherCandidate { found, expected } => say!(
                language,
                "the candidate {found} stands at the place of {expected}; \
                 expected {expected}, or . where it is no candidate",
                "ứng viên {found} nằm ở chỗ của {expected}; \
                 cần {expected}, hoặc dấu . nếu không phải ứng viên"
            ),
            Self::BadMove => say!(
                language,
                "this is no move; expected I with a cell from 00 to 80 and a digit, \
                 or E with a cell and a candidate of three digits",
                "đây không phải nước đi; cần I, ô từ 00 đến 80 và một số, \
                 hoặc E, ô và ứng viên viết bằng ba chữ số"
            ),
            Self::NotALibraryLine => say!(
                language,
                "this is no line of a HoDoKu library; expected 6 or 7 colons",
                "đây không phải dòng thư viện HoDoKu; cần 6 hoặc 7 dấu hai chấm"
            ),
            Self::NotACandidate => say!(
                language,
                "this is no candidate; expected digit, row and column, each from 1 to 9",
                "đây không phải ứng viên; cần số, hàng và cột, mỗi thứ từ 1 đến 9"
            ),
            Self::DocumentType => say!(
                language,
                "XML with a document type of its own, or with entities, is not read",
                "không đọc XML có khai báo kiểu tài liệu riêng hoặc thực thể"
            ),
            Self::TooManyAttributes => say!(
                language,
                "there are more attributes here than any puzzle has",
                "ở đây có nhiều thuộc tính hơn bất kỳ đề nào"
            ),
            Self::TooManyElements => say!(
                language,
                "it has more elements than any collection of puzzles",
                "có nhiều phần tử hơn bất kỳ bộ đề nào"
            ),
            Self::BadJson => {
                say!(language, "this breaks the rules of JSON", "chỗ này sai quy cách JSON")
            }
            Self::NotWellFormed => {
                say!(language, "this breaks the rules of XML", "chỗ này sai quy cách XML")
            }
            Self::JavaObjects => say!(
                language,
                "this holds Java objects, as HoDoKu's .hsol does, and they could run anything; \
                 in HoDoKu save as text instead",
                "tập tin này chứa đối tượng Java, như .hsol của HoDoKu, có thể chạy bất cứ thứ gì; \
                 hãy lưu dạng văn bản trong HoDoKu"
            ),
            Self::OtherBoard { name } => say!(
                language,
                "boards of the sort “{name}” cannot be read; expected the classic board of 9 by 9",
                "không đọc được bảng loại “{name}”; cần bảng cổ điển 9 × 9"
            ),
            Self::UnknownVersion(found) => say!(
                language,
                "version “{found}” of this kind of file is not known",
                "chưa biết phiên bản “{found}” của loại tập tin này"
            ),
            Self::BadSquare(found) => say!(
                language,
                "“{found}” is no square of this board; expected one such as r4c5=7",
                "“{found}” không phải là một ô của bảng này; cần dạng như r4c5=7",
            ),
            Self::BadValue(found) => {
                say!(language, "“{found}” cannot stand here", "“{found}” không thể đứng ở đây")
            }
            Self::NewerVersion { found, known } => say!(
                language,
                "this is a document of version {found}, made by a newer Nonet; \
                 expected version {known} or older",
                "đây là tài liệu phiên bản {found}, do một bản Nonet mới hơn tạo ra; \
                 cần phiên bản {known} trở xuống"
            ),
            Self::OtherLayout { box_rows, box_columns } => say!(
                language,
                "boards with boxes of {box_rows} by {box_columns} cells cannot be read yet; \
                 expected 3 by 3",
                "chưa đọc được bảng có khối {box_rows} × {box_columns} ô; cần khối 3 × 3 ô"
            ),
            Self::TooDeep => say!(
                language,
                "brackets within brackets, deeper than any puzzle has them",
                "ngoặc lồng trong ngoặc, sâu hơn bất kỳ đề nào"
            ),
            Self::MissingField(field) => say!(
                language,
                "the document has no “{field}”, which every document must have",
                "tài liệu thiếu mục “{field}” mà tài liệu nào cũng phải có"
            ),
            Self::RepeatedField(field) => say!(
                language,
                "“{field}” stands here a second time; expected it once",
                "mục “{field}” xuất hiện ở đây lần thứ hai; chỉ được có một lần"
            ),
            Self::WrongType(expected) => {
                let expected = expected.say(language);
                say!(language, "expected {expected}", "ở đây cần {expected}")
            }
            Self::NumberOutOfRange => say!(
                language,
                "this number is out of range; expected a small whole number, not below 0",
                "số này vượt quá giới hạn; cần một số nguyên nhỏ, không âm"
            ),
            Self::ExpectedSign(sign) => {
                say!(language, "expected “{sign}” here", "ở đây cần “{sign}”")
            }
            Self::OtherName(found) => say!(
                language,
                "“{found}” stands here; expected “Nonet”",
                "ở đây là “{found}”; cần “Nonet”"
            ),
            Self::Unclosed => say!(
                language,
                "the document ends too early; \
                 expected every quote, bracket and comment to be closed",
                "tài liệu kết thúc quá sớm; mọi dấu nháy, ngoặc và chú thích đều phải được đóng"
            ),
            Self::TextBehind => say!(
                language,
                "there is text behind the document; expected its end",
                "còn văn bản ở sau tài liệu; tài liệu phải kết thúc ở đây"
            ),
            Self::UnexpectedSign(sign) => {
                let sign = shown(*sign);
                say!(
                    language,
                    "{sign} cannot stand here; expected a value or a closing bracket",
                    "{sign} không thể đứng ở đây; cần một giá trị hoặc dấu đóng ngoặc"
                )
            }
            Self::Notation { detail } => say!(
                language,
                "the document is not well written here ({detail})",
                "tài liệu viết sai quy cách ở đây ({detail})"
            ),
            Self::NotACount => say!(
                language,
                "expected how many puzzles follow, as a number",
                "ở đây cần một số cho biết có bao nhiêu đề theo sau"
            ),
            Self::FewerThanCounted { found, counted } => say!(
                language,
                "only {found} of the {counted} puzzles that the first line counts are here",
                "chỉ có {found} trong số {counted} đề mà dòng đầu tiên đã báo"
            ),
            Self::MoreThanCounted { counted } => say!(
                language,
                "there is more here than the first line counts; expected the end after {counted}",
                "ở đây có nhiều hơn số đề mà dòng đầu tiên đã báo; phải kết thúc sau {counted} đề"
            ),
        }
    }
}

/// One of the letters that stand for digits on larger boards is told to be none of this one.
fn bad_character(found: char, largest: usize, language: Language) -> String {
    let character = shown(found);
    if largest == 9 && matches!(found, 'A'..='P' | 'a'..='g') {
        return say!(
            language,
            "{character} stands for no cell, as only 9×9 boards are read; \
             expected 1 to 9, or one of 0 . * _ x for an empty cell",
            "{character} không thể đứng ở một ô vì chỉ đọc được bảng 9×9; cần số từ 1 đến 9, \
             hoặc một trong các ký tự 0 . * _ x cho ô trống"
        );
    }
    say!(
        language,
        "{character} stands for no cell; expected 1 to {largest}, \
         or one of 0 . * _ x for an empty cell",
        "{character} không thể đứng ở một ô; cần số từ 1 đến {largest}, \
         hoặc một trong các ký tự 0 . * _ x cho ô trống"
    )
}

/// A character as a person can see it.
fn shown(c: char) -> String {
    let visible = c.is_ascii_graphic() || c.escape_debug().count() == 1;
    if visible && !c.is_whitespace() {
        format!("“{c}”")
    } else {
        format!("U+{:04X}", u32::from(c))
    }
}

impl Say for Expected {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Text => say!(language, "a text in quotes", "một đoạn chữ trong dấu nháy kép"),
            Self::Number => say!(language, "a whole number", "một số nguyên"),
            Self::YesOrNo => say!(language, "true or false", "true hoặc false"),
            Self::List => {
                say!(language, "a list in square brackets", "một danh sách trong ngoặc vuông")
            }
            Self::Fields => {
                say!(language, "named fields in round brackets", "các mục có tên trong ngoặc tròn")
            }
            Self::Object => {
                say!(language, "named fields in braces", "các mục có tên trong ngoặc nhọn")
            }
        }
    }
}

impl Say for Kind {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nonet => say!(language, "Nonet document", "tài liệu Nonet"),
            Self::SadMan => say!(language, "SadMan Sudoku text", "văn bản SadMan Sudoku"),
            Self::List => {
                say!(language, "list of puzzles, one a line", "danh sách đề, mỗi dòng một đề")
            }
            Self::Rows => {
                say!(language, "text with a line for each row", "văn bản, mỗi hàng một dòng")
            }
            Self::PencilMarks => say!(language, "grid of candidates", "bảng ứng viên"),
            Self::Sukaku => say!(language, "Sukaku line", "dòng Sukaku"),
            Self::SimpleSudoku => {
                say!(language, "Simple Sudoku text", "văn bản Simple Sudoku")
            }
            Self::SudoCue => say!(language, "SudoCue text", "văn bản SudoCue"),
            Self::Library => say!(language, "HoDoKu library line", "dòng thư viện HoDoKu"),
            Self::OpenSudoku => say!(language, "file of OpenSudoku", "tập tin OpenSudoku"),
            Self::KSudoku => say!(language, "game of KSudoku", "ván chơi KSudoku"),
            Self::GnomeSudoku => say!(language, "game of GNOME Sudoku", "ván chơi GNOME Sudoku"),
            Self::GnomeCode => say!(language, "code of GNOME Sudoku", "mã GNOME Sudoku"),
            Self::LibreSudoku => {
                say!(language, "backup of LibreSudoku", "bản sao lưu LibreSudoku")
            }
            Self::Gravity => say!(language, "file of Sudoku 10'000", "tập tin Sudoku 10'000"),
        }
    }
}

impl Say for WriteError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nothing => {
                say!(language, "there is no puzzle to write", "không có đề nào để ghi")
            }
            Self::NoCode => say!(
                language,
                "a code of GNOME Sudoku holds no empty board and no digit that is given nine times",
                "mã GNOME Sudoku không chứa được bảng trống hay số cho sẵn đủ chín lần"
            ),
            Self::ReadOnly { kind } => {
                let kind = kind.say(language);
                say!(language, "a {kind} is read but not written", "chỉ đọc chứ không ghi {kind}")
            }
            Self::Several { kind, count } => {
                let kind = kind.say(language);
                say!(
                    language,
                    "there are {count} puzzles, and a {kind} holds one",
                    "có {count} đề, mà {kind} chỉ chứa được một đề"
                )
            }
        }
    }
}

impl Say for Loss {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Entries => say!(language, "the digits entered", "các số đã điền"),
            Self::Origin => say!(
                language,
                "which digits are given, entered or noted",
                "số nào là cho sẵn, đã điền hay ghi chú"
            ),
            Self::RuledOut => say!(
                language,
                "the candidates that the puzzle rules out",
                "các ứng viên mà đề loại bỏ"
            ),
            Self::Ruler => say!(
                language,
                "that candidates not noted are not ruled out by the puzzle",
                "việc ứng viên không có trong ghi chú không phải do đề loại bỏ"
            ),
            Self::Notes => say!(language, "notes", "ghi chú"),
            Self::CentreNotes => say!(language, "notes in the middle of cells", "ghi chú ở giữa ô"),
            Self::Colours => say!(language, "colours", "màu sắc"),
            Self::Game => say!(language, "the game and its time", "ván chơi và thời gian"),
            Self::Title => say!(language, "the title", "tiêu đề"),
            Self::About => say!(language, "what is said about the puzzle", "thông tin về đề"),
            Self::PartOfAbout => {
                say!(language, "some of what is said about the puzzle", "một phần thông tin về đề")
            }
        }
    }
}

display_in_english!(ReadError, Problem, Expected, Kind, WriteError, Loss);
