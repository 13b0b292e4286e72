//! Killer cages in the formats that hold them.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::engine::{Answers, Cage, Constraint, Control, Layout, Rules};
use nonet::format::{self, CageFault, ConstraintPart, Document, Kind, Problem};

use super::clue_texts::read_one;

/// The cages of a document as texts, such as `14 r1c1 r1c2`.
fn cages(document: &Document) -> Vec<String> {
    let texts = format::constraint_texts(&document.rules, document.givens.layout());
    texts.iter().map(|text| text.strip_prefix("cage ").unwrap().to_owned()).collect()
}

/// A classic puzzle without givens and with these cages, each as its sum and its cells by index.
fn killer(cages: &[(Option<u32>, &[usize])]) -> Document {
    let layout = Layout::classic();
    let cell = |index: &usize| layout.cells().nth(*index).unwrap();
    let cage = |(sum, cells): &(Option<u32>, &[usize])| {
        Constraint::Cage(Cage::new(cells.iter().map(cell), *sum))
    };
    let rules = Rules::new(&layout, cages.iter().map(cage)).unwrap();
    let givens = nonet::engine::Grid::empty(layout);
    Document { rules, ..Document::of_givens(givens) }
}

#[test]
fn each_form_reads_the_same_cages() {
    let expected = ["5 r1c1 r2c1", "7 r1c3 r1c4"];
    let solo = "2x2k:p,__a________a___________,5a7m\n";
    let sumocue = |words: &str| {
        format!("SumoCueV1{words}{}", "=0".repeat(81 - words.matches(['=', '+']).count()))
    };
    let ksudoku = "<ksudoku><game><puzzle><graph type=\"custom\" specific-type=\"KillerSudoku\" name=\"k\" \
        sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"><sudokugroups at=\"0\" withblocks=\"1\"/>\
        <cage operator=\"4\" value=\"5\" size=\"2\">0 1</cage>\
        <cage operator=\"4\" value=\"7\" size=\"2\">8 12</cage></graph>\
        <values>________________</values></puzzle></game></ksudoku>";
    let f_puzzles = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\
        \"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"5\"},{\"cells\":[\"R1C4\",\"R1C3\"],\"value\":7}]}";
    let sudokupad = "{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\
        \"regions\":[],\"cages\":[{\"cells\":[[0,0],[1,0]],\"value\":\"5\"},{\"cells\":[[0,2],[0,3]],\"sum\":7,\"unique\":true}]}";
    let nonet = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"cage 5 r1c1 r2c1\", \"cage 7 r1c3 r1c4\"])";
    for text in [ksudoku, f_puzzles, sudokupad, nonet] {
        assert_eq!(cages(&read_one(text)), expected, "{text}");
    }
    assert_eq!(cages(&read_one(&sumocue("=5=0=7+2=0=0=0=0=0+0"))), expected);
    // In Solo every cell is in a cage; those of one cell without a sum say nothing.
    assert_eq!(cages(&read_one(solo)), expected);
    let perfect = |sum: &dyn Fn(u32, u32) -> u32| {
        let number = |at| match at {
            0 | 9 => sum(5, 1),
            2 | 3 => sum(7, 2),
            _ => 0,
        };
        let numbers: Vec<String> = (0..81).map(|at| number(at).to_string()).collect();
        format!("3x3::k:{}:\n", numbers.join(":"))
    };
    assert_eq!(cages(&read_one(&perfect(&|sum, cage| sum * 256 + cage))), expected);
    assert_eq!(cages(&read_one(&perfect(&|sum, cage| cage * 256 + sum))), expected);
}

#[test]
fn cages_come_back_from_each_form_that_holds_them() {
    let plain = killer(&[(Some(12), &[0, 1, 9]), (Some(9), &[4, 5])]);
    let without_sum = killer(&[(None, &[0, 1, 9])]);
    let one_cell = killer(&[(Some(7), &[3])]);
    let shared = killer(&[(Some(12), &[0, 1, 9]), (Some(9), &[1, 2])]);
    for (kind, held) in [
        (Kind::Nonet, [true; 4]),
        (Kind::JsonLines, [true; 4]),
        (Kind::FPuzzles, [true; 4]),
        (Kind::SudokuPad, [true, false, true, true]),
        (Kind::SumoCue, [true, true, true, false]),
        (Kind::Solo, [false; 4]),
        (Kind::List, [false; 4]),
    ] {
        let documents = [&plain, &without_sum, &one_cell, &shared];
        for (document, held) in documents.into_iter().zip(held) {
            let losses = format::losses(kind, std::slice::from_ref(document));
            assert_eq!(losses.is_empty(), held, "{kind:?} {:?}: {losses:?}", cages(document));
            if held {
                let text = format::write(kind, std::slice::from_ref(document)).unwrap();
                let read = read_one(&text);
                // A line of SumoCue tells a cage of one cell as a given.
                if kind == Kind::SumoCue && document == &one_cell {
                    assert_eq!(read.givens.filled_count(), 1, "{text}");
                    assert!(read.rules.is_empty(), "{text}");
                } else {
                    assert_eq!(cages(&read), cages(document), "{kind:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_sum_of_digits_from_0_is_raised() {
    let nulls = vec!["null"; 16].join(",");
    let line = format!(
        "{{\"rows\":4,\"columns\":4,\"digits\":4,\"lowest\":0,\"boxes\":[2,2],\"givens\":[{nulls}],\
         \"rules\":{{\"killercage\":[{{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}}]}}}}"
    );
    assert_eq!(cages(&read_one(&line)), ["5 r1c1 r1c2"]);
    // With digits up to 3, no sum of two is above 5, whatever it would be with digits from 1.
    let large = format::read(line.replace("\"3\"", "\"7\"").as_bytes()).unwrap_err();
    let said = "the cage at r1c1 has the sum “7”; its 2 cells can have a sum from 1 to 5";
    assert_eq!(large.problem.to_string(), said);
}

#[test]
fn bad_cages_are_told() {
    let nonet = |cage: &str| {
        format!(
            "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
             constraints: [\"{cage}\"])"
        )
    };
    let problem = |text: &str| format::read(text.as_bytes()).unwrap_err().problem;
    assert_eq!(problem(&nonet("cage 5 r1c1 r5c1")), Problem::NotAPlace("r5c1".to_owned()));
    let (found, meant) = ("kage".to_owned(), Some("cage".to_owned()));
    assert_eq!(problem(&nonet("kage 5 r1c1")), Problem::UnknownConstraint { found, meant });
    let value = problem(&nonet("cage 11 r1c1 r1c2"));
    let said = "the cage at r1c1 has the sum “11”; its 2 cells can have a sum from 3 to 7";
    assert_eq!(value.to_string(), said);
    let (name, missing) = ("cage".to_owned(), ConstraintPart::Cells);
    assert_eq!(problem(&nonet("cage 5")), Problem::IncompleteConstraint { name, missing });
    // No digits add up to these sums.
    for (cage, possible) in [
        ("cage 1 r1c1 r1c2", "its 2 cells can have a sum from 3 to 7"),
        ("cage 8 r1c1 r1c2", "its 2 cells can have a sum from 3 to 7"),
        ("cage -3 r1c1 r1c2", "its 2 cells can have a sum from 3 to 7"),
        ("cage 99999999999 r1c1", "its 1 cell can have a sum from 1 to 4"),
        ("cage 9 r1c1 r1c2 r2c1 r2c2", "its 4 cells can have a sum from 10 to 10"),
    ] {
        let said = problem(&nonet(cage)).to_string();
        assert!(said.ends_with(possible), "{cage}: {said}");
    }
    // A kind without numbers takes none.
    assert_eq!(problem(&nonet("odd 14 r1c1")), Problem::NotAPlace("14".to_owned()));
    let large = "cage 10 r1c1 r1c2 r1c3 r1c4 r2c1";
    let fault = CageFault::TooLarge { found: 5, digits: 4 };
    assert_eq!(problem(&nonet(large)), Problem::Cage { cell: "r1c1".to_owned(), fault });
}

/// The error of a text: its place, and its sentence.
#[track_caller]
fn said(text: &str) -> String {
    format::read(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn a_cage_that_does_not_fit_is_named_at_its_place() {
    let row = "[{},{},{},{}]";
    let json =
        |start: &str, cages: &str| format!("{{\n{start}\n[{row},{row},{row},{row}],\n{cages}]}}");
    let f_puzzles = |cage: &str| {
        let fits = "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}";
        json("\"size\":4,\"grid\":", &format!("\"killercage\":[{fits},\n  {cage}"))
    };
    let sudokupad = |cage: &str| {
        let fits = "{\"cells\":[[0,0],[0,1]],\"value\":\"5\"}";
        json("\"regions\":[],\"cells\":", &format!("\"cages\":[{fits},\n  {cage}"))
    };
    let repeated = "line 5, column 3: the cage at r2c1 lists r2c1 twice";
    assert_eq!(said(&f_puzzles("{\"cells\":[\"R3C1\",\"R2C1\",\"R2C1\"]}")), repeated);
    assert_eq!(said(&sudokupad("{\"cells\":[[1,0],[2,0],[1,0]],\"value\":\"6\"}")), repeated);
    let large = "line 5, column 3: the cage at r2c1 has 5 cells, but there are only 4 digits, and none may repeat in a cage";
    let cells = "[[1,0],[1,1],[1,2],[1,3],[2,0]]";
    assert_eq!(said(&sudokupad(&format!("{{\"cells\":{cells},\"value\":9}}"))), large);
    let sum = "line 5, column 3: the cage at r2c1 has the sum “11”; its 2 cells can have a sum from 3 to 7";
    assert_eq!(said(&sudokupad("{\"cells\":[[2,0],[1,0]],\"value\":\"11\"}")), sum);
    assert_eq!(said(&f_puzzles("{\"cells\":[\"R3C1\",\"R2C1\"],\"value\":\"11\"}")), sum);
    let sum = "line 1, column 10: the cage at r1c1 has the sum “46”; its 2 cells can have a sum from 3 to 17";
    assert_eq!(said(&format!("SumoCueV1=46+0{}", "=0".repeat(79))), sum);
    let ten = format!("SumoCueV1=45{}{}", "+0".repeat(9), "=0".repeat(71));
    assert!(said(&ten).starts_with("line 1, column 10: the cage at r1c1 has 10 cells"));
}

#[test]
fn a_cage_without_cells_is_told() {
    let row = "[{},{},{},{}]";
    let sudokupad = |cage: &str| {
        format!("{{\"regions\":[],\"cells\":[{row},{row},{row},{row}],\"cages\":[{cage}]}}")
    };
    let empty = said(&sudokupad("{\"cells\":[],\"value\":\"12\"}"));
    assert!(empty.ends_with(": a cage has no cells"), "{empty}");
    // SudokuPad keeps the title and the like in such cages.
    let titled = read_one(&sudokupad("{\"value\":\"title: Twelve\"},{\"value\":\"remark\"}"));
    assert_eq!(titled.about.title, "Twelve");
    let ksudoku = |cage: &str| {
        format!(
            "<ksudoku><game><puzzle><graph type=\"custom\" specific-type=\"KillerSudoku\" name=\"k\" \
             sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\"><sudokugroups at=\"0\" withblocks=\"1\"/>\n\
             {cage}</graph><values>________________</values></puzzle></game></ksudoku>"
        )
    };
    let empty = said(&ksudoku("<cage operator=\"4\" value=\"5\" size=\"0\"></cage>"));
    assert_eq!(empty, "line 2, column 1: a cage has no cells");
    let other = said(&ksudoku("<cage operator=\"4\" value=\"5\" size=\"3\">4 0</cage>"));
    let expected = "the cage at r1c1 has another number of cells (2) than its size says (3)";
    assert_eq!(other, format!("line 2, column 1: {expected}"));
    let house = said(&ksudoku("<clique size=\"3\">0 1 2 3</clique>"));
    let expected = "a house has another number of cells (4) than its size says (3)";
    assert_eq!(house, format!("line 2, column 1: {expected}"));
}

#[test]
fn a_cage_of_perfect_sudoku_has_one_sum() {
    let line = |numbers: &[(usize, u32)]| {
        let number = |at| numbers.iter().find(|it| it.0 == at).map_or(0, |it| it.1);
        let numbers: Vec<String> = (0..81).map(|at| number(at).to_string()).collect();
        format!("3x3::k:{}:\n", numbers.join(":"))
    };
    // Neither order of the two parts gives each cage one sum.
    let both = [(0, 256 * 5 + 1), (1, 256 * 6 + 1), (2, 256 * 5 + 2), (3, 256 * 6 + 2)];
    let sentence = said(&line(&both));
    assert_eq!(sentence, "line 1, column 13: the cage at r1c1 has two sums, 5 and 6");
    // Two cages of one sum are two cages, with the number of the cage first.
    let reversed = [(0, 256 + 5), (9, 256 + 5), (2, 512 + 5), (3, 512 + 5)];
    assert_eq!(cages(&read_one(&line(&reversed))), ["5 r1c1 r2c1", "5 r1c3 r1c4"]);
}

#[test]
fn a_cage_of_a_whole_large_board_is_refused_at_once() {
    let cells: Vec<String> =
        (1..=100).flat_map(|row| (1..=100).map(move |column| format!("r{row}c{column}"))).collect();
    let rows = vec![format!("\"{}\"", vec!["."; 100].join(" ")); 100].join(", ");
    let text = format!(
        "Nonet(version: 4, shape: \"100x100\", givens: [{rows}], constraints: [\"cage {}\"])",
        cells.join(" ")
    );
    let problem = format::read(text.as_bytes()).unwrap_err().problem;
    let fault = CageFault::TooLarge { found: 10_000, digits: 100 };
    assert_eq!(problem, Problem::Cage { cell: "r1c1".to_owned(), fault });
}

#[test]
fn a_sum_of_0_is_none_where_each_cage_has_a_number() {
    let sumocue = format!("SumoCueV1=0+0{}", "=0".repeat(79));
    assert_eq!(cages(&read_one(&sumocue)), ["r1c1 r1c2"]);
}

#[test]
fn no_sum_of_a_game_id_is_lost() {
    let problem = |text: &str| format::read(text.as_bytes()).unwrap_err().to_string();
    let borders = "__a________a___________";
    let expected = "a sum at the place of the first cell of its cage";
    // The 5 stands at the second cell of its cage.
    assert!(problem(&format!("2x2k:p,{borders},b7a5k\n")).contains(expected));
    assert!(problem(&format!("2x2k:p,{borders}\n")).contains("found only 0 of 16 cells"));
    // Perfect Sudoku knows no jigsaws.
    assert!(problem("9j::k:0:0\n").contains("the borders of the regions"));
}

/// The files of six programs that hold puzzles with cages alone. Empty where the shared folder is missing.
fn shared_killers() -> Vec<(PathBuf, Document)> {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/clues/examples");
    let mut killers = Vec::new();
    if !examples.exists() {
        return Vec::new();
    }
    for folder in ["fpuzzles", "sudokupad", "perfect", "sumocue", "solo", "ksudoku"] {
        for file in fs::read_dir(examples.join(folder)).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let stem = name.split('.').next().unwrap();
            let expected = path.with_file_name(format!("{stem}.expected.jsonl"));
            if path == expected || !expected.exists() {
                continue;
            }
            let Ok(reading) = format::read(&fs::read(expected).unwrap()) else { continue };
            let document = reading.documents[0].clone();
            let is_cage = |it: &Constraint| matches!(it, Constraint::Cage(_));
            if document.rules.constraints().iter().all(is_cage) {
                killers.push((path, document));
            }
        }
    }
    killers
}

#[test]
fn files_of_other_programs_have_the_expected_cages() {
    let killers = shared_killers();
    if killers.is_empty() {
        eprintln!("skipped: there are no examples of killers in ../shared");
        return;
    }
    assert!(killers.len() >= 12, "{}", killers.len());
    for (path, expected) in killers {
        let read = read_one(&fs::read_to_string(&path).unwrap());
        assert_eq!(cages(&read), cages(&expected), "{}", path.display());
        assert_eq!(read.givens, expected.givens, "{}", path.display());
        let puzzle = read.puzzle().unwrap();
        let mut answers = Answers::new(&puzzle);
        assert!(answers.next(&Control::default()).unwrap(), "{}", path.display());
        assert!(!answers.next(&Control::default()).unwrap(), "{}", path.display());
    }
}

#[test]
fn a_cage_without_cells_is_told_and_not_read() {
    for cage in ["{\"lines\":[[\"R1C1\"]]}", "{\"cells\":[],\"lines\":[[]]}"] {
        let text = format!(
            "{{\"rows\":4,\"columns\":4,\"digits\":4,\"boxes\":[2,2],\"givens\":[{}],\"rules\":{{\"killercage\":[{cage}]}}}}\n",
            ["0"; 16].join(",")
        );
        let reading = format::read(text.as_bytes());
        let told = reading.is_err() || reading.is_ok_and(|it| !it.refused.is_empty());
        assert!(told, "{text}");
    }
}
