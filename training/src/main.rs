//! Trains and measures the network of `crates/vision`. README.md says how.

#![allow(dead_code, reason = "the program uses more of vision than this does")]

#[path = "../../crates/vision/src/lib.rs"]
mod vision;

mod dice;
mod glyphs;
mod learn;
mod photos;
mod scene;
mod time;

use std::env;
use std::fs;
use std::path::Path;
use std::time::Instant;

use dice::Dice;
use photos::{Photo, Source};
use scene::{Sample, Scenes};
use vision::network::Network;
use vision::{Corners, PictureBoard};

const SEED: u64 = 1;
const FOLDS: usize = 5;
/// The places of fonts.
const FONTS: [&str; 3] =
    ["/usr/share/fonts/truetype", "/usr/share/fonts/opentype", "../resources/fonts"];

const USAGE: &str = "\
usage: training drawn WEIGHTS [STEPS]
       training photos FROM PHOTOS WEIGHTS [STEPS]
       training folds FROM PHOTOS TARGET [STEPS]
       training kept TARGET PHOTOS
       training test WEIGHTS PHOTOS [SHOTS]
       training corners PHOTOS [SHOTS]
       training read WEIGHTS PICTURE...
       training time WEIGHTS PICTURE...";

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let steps = |word: Option<&&str>, usual: usize| {
        word.and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    match words.as_slice() {
        ["drawn", weights, rest @ ..] => drawn(weights, steps(rest.first(), 14_000)),
        ["photos", from, folder, weights, rest @ ..] => {
            let photos = photos::all(folder, FOLDS);
            let network = of_photos(&load(from), &photos, None, steps(rest.first(), 4_000));
            save(weights, &network);
        }
        ["folds", from, folder, target, rest @ ..] => {
            folds(from, folder, target, steps(rest.first(), 4_000))
        }
        ["test", weights, folder, rest @ ..] => {
            let network = load(weights);
            let photos = photos::all(folder, FOLDS);
            let mut score = Score::default();
            photos.iter().for_each(|photo| score.add(&network, photo, rest.first().copied()));
            println!("{score:?}");
        }
        ["read", weights, pictures @ ..] => read(&load(weights), pictures),
        ["kept", target, folder] => kept(target, folder),
        ["time", weights, pictures @ ..] => {
            let network = load(weights);
            pictures.iter().for_each(|path| time::print(&network, path));
        }
        ["corners", folder, rest @ ..] => corners(folder, rest.first().copied()),
        _ => eprintln!("{USAGE}"),
    }
}

fn load(path: &str) -> Network {
    Network::from_bytes(&fs::read(path).expect("the weights can be read"))
        .expect("the weights are whole")
}

fn save(path: &str, network: &Network) {
    fs::write(path, learn::to_bytes(network)).expect("the weights can be written");
}

fn scenes() -> Scenes {
    let places = FONTS.map(Path::new);
    let printed = glyphs::printed(&places);
    eprintln!("{} fonts", printed.len());
    Scenes { printed, written: glyphs::written(200, &mut Dice::new(SEED)) }
}

/// Trains new weights with drawn cells alone.
fn drawn(weights: &str, steps: usize) {
    let scenes = scenes();
    let mut network = learn::fresh(&mut Dice::new(SEED));
    let start = Instant::now();
    learn::train(&mut network, steps, 2e-3, SEED, &|dice| scenes.draw(dice));
    eprintln!("{:.0} s", start.elapsed().as_secs_f32());
    save(weights, &network);
}

/// Trains weights further, with drawn cells and those of all photographs but the ones of a fold.
fn of_photos(from: &Network, photos: &[Photo], without: Option<usize>, steps: usize) -> Network {
    let scenes = scenes();
    let taught: Vec<&Photo> = photos.iter().filter(|photo| Some(photo.fold) != without).collect();
    let boards: Vec<Vec<PictureBoard>> =
        taught.iter().map(|photo| vision::read_with(from, &photo.picture)).collect();
    let sources: Vec<Source<'_>> = taught
        .iter()
        .zip(&boards)
        .filter_map(|(photo, boards)| Source::of(photo, boards.first()?))
        .collect();
    eprintln!("{} photographs", sources.len());
    let draw = |dice: &mut Dice| -> Sample {
        if dice.chance(0.5) {
            scenes.draw(dice)
        } else {
            sources[dice.below(sources.len())].draw(dice)
        }
    };
    let mut network = from.clone();
    learn::train(&mut network, steps, 1e-3, SEED + 1 + without.unwrap_or(FOLDS) as u64, &draw);
    network
}

/// What was read right.
#[derive(Debug, Default)]
struct Score {
    photos: usize,
    photos_right: usize,
    cells: usize,
    cells_right: usize,
}

impl Score {
    fn add(&mut self, network: &Network, photo: &Photo, shots: Option<&str>) {
        let boards = vision::read_with(network, &photo.picture);
        let read: Vec<u8> = boards
            .first()
            .map(|board| board.cells.iter().map(|cell| cell.value).collect())
            .unwrap_or_default();
        let wrong: Vec<String> = (0..81)
            .filter(|&at| read.get(at) != Some(&photo.truth[at]) || read.len() != 81)
            .map(|at| {
                let cell = boards.first().and_then(|board| board.cells.get(at));
                let (value, certainty) = cell.map_or((0, 0.0), |cell| (cell.value, cell.certainty));
                format!("r{}c{} {}→{value} {certainty:.2}", at / 9 + 1, at % 9 + 1, photo.truth[at])
            })
            .collect();
        self.photos += 1;
        self.cells += 81;
        self.cells_right += 81 - wrong.len();
        self.photos_right += usize::from(wrong.is_empty());
        if !wrong.is_empty() {
            let turns = boards.first().map(|board| board.turns);
            println!(
                "{} turns {turns:?} wrong {}: {}",
                photo.name,
                wrong.len(),
                wrong[..wrong.len().min(6)].join(", ")
            );
            if let Some(shots) = shots {
                photos::overlay(&photo.picture, &boards, &format!("{shots}/{}.png", photo.name));
            }
        }
    }
}

/// Trains for each fold without its photographs, and reads them. Keeps the weights of each fold and the fold of each
/// photograph in the folder `target`, so that a test can measure the program with them.
fn folds(from: &str, folder: &str, target: &str, steps: usize) {
    let photos = photos::all(folder, FOLDS);
    let from = load(from);
    let lines = photos.iter().map(|photo| format!("{} {}\n", photo.name, photo.fold));
    fs::write(format!("{target}/folds.txt"), lines.collect::<String>())
        .expect("the folder can be written");
    let mut score = Score::default();
    for fold in 0..FOLDS {
        let network = of_photos(&from, &photos, Some(fold), steps);
        save(&format!("{target}/{fold}.bin"), &network);
        let network =
            Network::from_bytes(&learn::to_bytes(&network)).expect("the weights are whole");
        photos
            .iter()
            .filter(|photo| photo.fold == fold)
            .for_each(|photo| score.add(&network, photo, None));
        println!("after fold {fold}: {score:?}");
    }
}

/// Reads each photograph with the weights of a cross-validation that was trained without it.
fn kept(target: &str, folder: &str) {
    let networks: Vec<Network> =
        (0..FOLDS).map(|fold| load(&format!("{target}/{fold}.bin"))).collect();
    let mut score = Score::default();
    for photo in photos::all(folder, FOLDS) {
        score.add(&networks[photo.fold], &photo, None);
    }
    println!("{score:?}");
}

/// Writes the boards of pictures: for each the name, the size, how clear it is, the digits, and the region of each cell if
/// regions are to be seen.
fn read(network: &Network, pictures: &[&str]) {
    for name in pictures {
        let picture = photos::picture(name);
        let start = Instant::now();
        let boards = vision::read_with(network, &picture);
        eprintln!("{name} {} ms", start.elapsed().as_millis());
        for board in &boards {
            let digits: Vec<String> =
                board.cells.iter().map(|cell| cell.value.to_string()).collect();
            let regions: Vec<String> =
                board.regions.iter().flatten().map(|region| region.to_string()).collect();
            println!(
                "{name} {} {:.2} {:.2} {} {}",
                board.size,
                board.clarity,
                board.certainty(),
                digits.join(","),
                regions.join(",")
            );
        }
        photos::overlay(&picture, &boards, &format!("{name}.overlay.png"));
    }
}

/// Compares the corners that are found with those that the authors of the photographs marked.
fn corners(folder: &str, shots: Option<&str>) {
    let outlines = photos::outlines(folder);
    let mut good = 0;
    for photo in photos::all(folder, FOLDS) {
        let start = Instant::now();
        let boards = vision::read(&photo.picture);
        let time = start.elapsed().as_millis();
        let truth = outlines.get(&photo.name);
        let far = |found: &Corners| {
            let truth = truth?;
            let farthest = (0..4).map(|at| truth[at].distance(found[at])).fold(0.0, f32::max);
            Some(farthest / truth[0].distance(truth[1]))
        };
        let first = boards.first().map(|board| (board.size, board.clarity, far(&board.corners())));
        if first.is_some_and(|(size, _, far)| size == 9 && far.is_none_or(|far| far < 0.05)) {
            good += 1;
        } else {
            println!("{} {first:?} {} boards {time} ms", photo.name, boards.len());
            if let Some(shots) = shots {
                photos::overlay(&photo.picture, &boards, &format!("{shots}/{}.png", photo.name));
            }
        }
    }
    println!("{good} boards found");
}
