//! The boards that were kept, in their file.

use std::fs;

use nonet::engine::{ExtraHouses, LayoutBuilder, NamedShape, Place, Rule};
use nonet::store::{Folders, KeptBoard, KeptBoards, KeptBoardsEdit, LoadProblem};

fn keep(name: &str, board: &LayoutBuilder) -> KeptBoardsEdit {
    KeptBoardsEdit::Keep(KeptBoard { name: name.to_owned(), layout: board.build().unwrap() })
}

fn names(boards: &KeptBoards) -> Vec<&str> {
    boards.all().iter().map(|board| board.name.as_str()).collect()
}

#[test]
fn kept_boards_come_back() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    assert!(KeptBoards::load(&folders).value.all().is_empty());
    let jigsaw = NamedShape::named("jigsaw").unwrap().builder();
    let strange = LayoutBuilder { is_torus: true, ..LayoutBuilder::boxed(2, 3) }
        .with_extras(ExtraHouses::DIAGONALS)
        .with_rules([Rule::AntiKnight])
        .with_house(vec![Place::new(0, 0), Place::new(5, 5)]);
    for edit in [
        keep("One \"quoted\"\n", &jigsaw),
        keep("Một", &LayoutBuilder::latin(7)),
        keep("Một", &strange),
        keep("Gone", &jigsaw),
        KeptBoardsEdit::Forget("Gone".to_owned()),
        KeptBoardsEdit::Forget("never there".to_owned()),
    ] {
        KeptBoards::keep(&folders, edit).unwrap();
    }
    let loaded = KeptBoards::load(&folders);
    assert_eq!(loaded.trouble, None);
    assert_eq!(names(&loaded.value), ["One \"quoted\"\n", "Một"]);
    assert_eq!(loaded.value.named("Một").unwrap().layout, strange.build().unwrap());
    assert_eq!(loaded.value.all()[0].layout, jigsaw.build().unwrap());
    let text = fs::read_to_string(folders.kept_boards_file()).unwrap();
    assert!(text.contains("\"AAAABBBCC\""), "a person can read the regions: {text}");
}

#[test]
fn a_file_that_holds_no_boards_is_set_aside() {
    let board = |fields: &str| {
        format!("(version: 1, content: (boards: [(name: \"a\", board: ({fields}))]))")
    };
    let many = r#"(name: "a", board: (rows: 4, columns: 4, digits: 4)),"#.repeat(1001);
    let bad = [
        String::new(),
        "(version: 1, content: (boards: 5))".to_owned(),
        "(version: 1, content: (boards: [(name: \"a\")]))".to_owned(),
        board("rows: 4, columns: 4, digits: 4, regions: [\"AABB\"]"),
        board("rows: 4, columns: 4, digits: 4, regions: [\"AAAB\", \"AABB\", \"CCDD\", \"CCDD\"]"),
        board("rows: 4, columns: 4, digits: 4, boxes: (3, 3)"),
        board("rows: 4, columns: 4, digits: 4, houses: [\"r1c1 r9c9\"]"),
        board("rows: 4, columns: 4, digits: 4, rules: [\"anti-gravity\"]"),
        board("rows: 0, columns: 0, digits: 0"),
        board("rows: 18446744073709551615, columns: 18446744073709551615, digits: 9"),
        board("rows: 100, columns: 100, digits: 100, boxes: (10, 10)"),
        board("rows: -1, columns: 4, digits: 4"),
        format!("(version: 1, content: (boards: [{many}]))"),
        "(".repeat(100_000),
    ];
    for text in bad {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::below(home.path());
        let file = folders.kept_boards_file();
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &text).unwrap();
        let loaded = KeptBoards::load(&folders);
        let start: String = text.chars().take(120).collect();
        assert!(loaded.value.all().is_empty(), "{start}");
        let Some(LoadProblem::SetAside { from, to }) = loaded.trouble else {
            panic!("{start}: {:?}", loaded.trouble)
        };
        assert_eq!((from.as_path(), from.exists()), (file.as_path(), false), "{start}");
        assert_eq!(fs::read_to_string(to).unwrap(), text, "nothing of it is lost");
        KeptBoards::keep(&folders, keep("new", &LayoutBuilder::latin(4))).unwrap();
        assert_eq!(names(&KeptBoards::load(&folders).value), ["new"]);
    }
}
