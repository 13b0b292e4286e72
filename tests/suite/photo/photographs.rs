//! Photographs of newspapers. Twelve are in `tests/data/photos`, where `README.md` names their authors; the others are read
//! if the variable `NONET_PHOTOS` names their folder, or if they lie in `../shared/data/photos`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use nonet::photo::{self, PhotoBoard};
use nonet::vision::{self, network::Network};

use super::{data, digits};

/// The highest share of photographs with a fault, in percent.
const MOST_WRONG: usize = 3;

/// The pictures of a folder, each with the digits of its puzzle.
fn photographs(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut pictures: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "jpg"))
        .collect();
    pictures.sort();
    let truth = |picture: &PathBuf| {
        let text = fs::read_to_string(picture.with_extension("dat")).unwrap();
        text.lines().skip(2).flat_map(str::split_whitespace).take(81).collect::<String>()
    };
    pictures.into_iter().map(|picture| (picture.clone(), truth(&picture))).collect()
}

/// The photographs that a training kept back, read with its weights: `training folds` writes the weights of each fold and
/// the fold of each photograph into a folder, which `NONET_FOLDS` names.
#[test]
#[ignore = "long: run with --release"]
fn photographs_that_a_training_kept_back_are_read() {
    let Some(folds) = env::var_os("NONET_FOLDS").map(PathBuf::from) else {
        eprintln!("NONET_FOLDS names no folder with weights, so nothing was tested");
        return;
    };
    let table = fs::read_to_string(folds.join("folds.txt")).unwrap();
    let fold_of = |name: &str| {
        let line = table.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
        line.split(' ').nth(1).unwrap().to_owned()
    };
    let (mut cells, mut right, mut wrong) = (0, 0, Vec::new());
    for (picture, truth) in photographs(&training_photographs()) {
        let name = picture.file_stem().unwrap().to_str().unwrap().to_owned();
        let weights = fs::read(folds.join(fold_of(&name)).with_extension("bin")).unwrap();
        let network = Network::from_bytes(&weights).unwrap();
        let decoded = photo::decode(&fs::read(&picture).unwrap()).unwrap();
        let board = vision::read_with(&network, &decoded).remove(0);
        let board = PhotoBoard::of(board).unwrap();
        let read = digits(&board);
        let faults = read.chars().zip(truth.chars()).filter(|(read, truth)| read != truth).count();
        cells += truth.len();
        right += truth.len() - faults;
        if faults > 0 {
            let warned = board.uncertain().count();
            eprintln!(
                "{name}: {faults} wrong, {} by rules, {warned} uncertain",
                board.chosen.len()
            );
            wrong.push(name);
        }
    }
    eprintln!("{right} of {cells} cells, faults in {} photographs", wrong.len());
    assert!(cells > 0 && right * 1000 >= cells * 999, "{wrong:?}");
    assert!(wrong.len() <= 4, "{wrong:?}");
}

/// The folder of the training photographs: the one that `NONET_PHOTOS` names, or the one beside the project.
fn training_photographs() -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/photos");
    env::var_os("NONET_PHOTOS").map_or_else(beside, PathBuf::from)
}

/// The digits of the first board of a picture, which has the usual boxes.
fn read(picture: &Path) -> String {
    let boards = photo::read(&fs::read(picture).unwrap()).unwrap();
    assert!(boards[0].layout().is_classic(), "{}", picture.display());
    digits(&boards[0])
}

#[test]
fn twelve_photographs_are_read_without_a_fault() {
    let photographs = photographs(&data("photos"));
    assert_eq!(photographs.len(), 12);
    for (picture, truth) in photographs {
        assert_eq!(read(&picture), truth, "{}", picture.display());
    }
}

#[test]
fn a_board_that_the_edge_of_a_photograph_cuts_off_is_left_out() {
    // Beside the board there are the first four columns of another one. Before, they were a board of 4 rows.
    let boards = photo::read(&fs::read(data("photos/image93.jpg")).unwrap()).unwrap();
    assert_eq!(boards.iter().map(|board| board.board.size).collect::<Vec<_>>(), [9]);
}

#[test]
#[ignore = "long: run with --release"]
fn nearly_all_training_photographs_are_read_without_a_fault() {
    let photographs = photographs(&training_photographs());
    if photographs.is_empty() {
        eprintln!("the photographs are not beside the project, so nothing was tested");
        return;
    }
    let wrong: Vec<&PathBuf> = photographs
        .iter()
        .filter(|(picture, truth)| read(picture) != *truth)
        .map(|(picture, _)| picture)
        .collect();
    let most = photographs.len() * MOST_WRONG / 100;
    assert!(wrong.len() <= most, "{wrong:?}");
}
