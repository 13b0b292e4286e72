//! `nonet read`: reads the puzzles of pictures. Several threads read; the results stay in the order of the pictures. Large
//! pictures wait until there is memory for them.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use serde::Serialize;

use crate::cli::args::ReadPictures;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::json_line;
use crate::cli::input::STANDARD_INPUT;
use crate::cli::memory::MemoryBudget;
use crate::cli::output::ResultOutput;
use crate::cli::photo::{bytes_of, places, remarks};
use crate::engine::{Cell, Layout, Place, Regions};
use crate::format::{line_of, numbers_of};
use crate::photo::{self, MOST_BYTES, PhotoAnswers, PhotoBoard};
use crate::store::file;
use crate::text::command_line::{Notice, Remark};
use crate::vision::{CellKind, Picture};
use crate::worker::all_threads;

/// What was read in a picture, or what is to be said instead.
type PictureOutcome = Result<ReadPicture, Notice>;

/// A picture with its boards.
struct ReadPicture {
    width: usize,
    height: usize,
    boards: Vec<PhotoBoard>,
}

/// Reads the pictures of the arguments.
pub(super) fn run(arguments: &ReadPictures, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let threads = usize::from(arguments.threads.unwrap_or_else(all_threads));
    let mut writer = Writer {
        output: ResultOutput::new(),
        json: arguments.json,
        status: CommandStatus::Well,
        voice,
    };
    in_order(&arguments.pictures, threads, |path, outcome| writer.write(path, outcome))?;
    writer.output.flush()?;
    Ok(writer.status)
}

/// Reads the pictures with several threads, and gives `take` each outcome in the order of the pictures.
fn in_order(
    pictures: &[PathBuf],
    threads: usize,
    mut take: impl FnMut(&Path, PictureOutcome) -> Result<(), CommandFailure>,
) -> Result<(), CommandFailure> {
    let (next, memory) = (AtomicUsize::new(0), MemoryBudget::new(MOST_MEMORY));
    let work = |done: Sender<(usize, PictureOutcome)>| {
        while let Some((at, path)) = next_of(pictures, &next) {
            if done.send((at, read(path, &memory))).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        let (sender, outcomes) = channel();
        for _ in 0..threads.min(MOST_THREADS).min(pictures.len()) {
            let sender = sender.clone();
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let (mut waiting, mut turn) = (BTreeMap::new(), 0);
        for (at, outcome) in outcomes {
            waiting.insert(at, outcome);
            while let Some(outcome) = waiting.remove(&turn) {
                take(&pictures[turn], outcome)?;
                turn += 1;
            }
        }
        Ok(())
    })
}

fn next_of<'a>(pictures: &'a [PathBuf], next: &AtomicUsize) -> Option<(usize, &'a Path)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    pictures.get(at).map(|path| (at, path.as_path()))
}

/// The most memory of all pictures that are read at once, in bytes.
const MOST_MEMORY: usize = 200_000_000;

/// The most threads that read. Each keeps some memory of its last pictures for its next ones.
const MOST_THREADS: usize = 5;

/// The bytes at the start of a file that state the size of its picture. A camera may put a small picture before it.
const START: u64 = 256 * 1024;

fn read(path: &Path, memory: &MemoryBudget) -> PictureOutcome {
    let name = name_of(path);
    let (mut source, length) = open(path)?;
    let broken = |error| Notice::about(&name, Remark::Broken(error));
    let start = bytes_of(source.by_ref().take(START)).map_err(broken)?;
    let share = memory.take(photo::memory_for(&start, length));
    let bytes = bytes_of(start.as_slice().chain(source)).map_err(broken)?;
    let of_photo = |error| Notice::about(&name, Remark::Photo(error));
    let picture: Picture = photo::decode(&bytes).map_err(of_photo)?;
    drop(bytes);
    let boards = photo::boards(&picture).map_err(of_photo)?;
    drop(share);
    Ok(ReadPicture { width: picture.width(), height: picture.height(), boards })
}

/// Opens a picture. Returns its bytes and how many they are at most.
fn open(path: &Path) -> Result<(Box<dyn Read>, usize), Notice> {
    if path == Path::new("-") {
        return Ok((Box::new(io::stdin()), MOST_BYTES));
    }
    let file = file::stream(path).map_err(Notice::Store)?;
    let regular = file.metadata().ok().filter(std::fs::Metadata::is_file);
    let length = regular.and_then(|about| usize::try_from(about.len()).ok());
    Ok((Box::new(file), length.unwrap_or(MOST_BYTES).min(MOST_BYTES)))
}

/// What a picture is called in messages and in JSON.
fn name_of(path: &Path) -> String {
    match path.to_str() {
        Some("-") => STANDARD_INPUT.to_owned(),
        Some(_) | None => path.display().to_string(),
    }
}

/// Writes outcomes.
struct Writer {
    output: ResultOutput,
    json: bool,
    status: CommandStatus,
    voice: Voice,
}

impl Writer {
    fn write(&mut self, path: &Path, outcome: PictureOutcome) -> Result<(), CommandFailure> {
        let name = name_of(path);
        let picture = match outcome {
            Ok(picture) => picture,
            Err(notice) => {
                self.voice.say(&notice);
                self.status = CommandStatus::Unread;
                return Ok(());
            }
        };
        let count = picture.boards.len();
        for (place, board) in places(count).zip(&picture.boards) {
            for remark in remarks(board, self.voice) {
                self.voice.say(&Notice::Of { name: name.clone(), place, remark });
            }
        }
        let text =
            if self.json { json_line(&PictureJson::of(name, &picture)) } else { lines(&picture) };
        Ok(self.output.write(text.as_bytes())?)
    }
}

/// The puzzles of a picture, one on a line. Entries are written like givens.
fn lines(picture: &ReadPicture) -> String {
    picture.boards.iter().map(|board| line_of(&board.grid()) + "\n").collect()
}

/// A picture in JSON. Coordinates are pixels of the upright picture.
#[derive(Serialize)]
struct PictureJson {
    picture: String,
    width: usize,
    height: usize,
    boards: Vec<PictureBoardJson>,
}

/// A board in JSON.
#[derive(Serialize)]
struct PictureBoardJson {
    size: usize,
    /// Upper left, upper right, lower right, lower left, as the board is read.
    corners: [[f32; 2]; 4],
    /// Quarter turns clockwise by which the board lies in the picture.
    turns: u8,
    /// How clear the lines are, from 0 to 1.
    clarity: f32,
    digits: Vec<i64>,
    /// The rows and the columns of a box, if the regions are boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    boxes: Option<[usize; 2]>,
    /// The cells of each region, if the regions are no boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    regions: Option<Vec<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    one_answer: Option<bool>,
    cells: Vec<CellJson>,
}

/// A cell in JSON.
#[derive(Serialize)]
struct CellJson {
    cell: String,
    kind: &'static str,
    /// The digit, or 0 for none.
    digit: u8,
    certainty: f32,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    by_rules: bool,
}

impl PictureJson {
    fn of(picture: String, read: &ReadPicture) -> Self {
        let boards = read.boards.iter().map(PictureBoardJson::of).collect();
        Self { picture, width: read.width, height: read.height, boards }
    }
}

impl PictureBoardJson {
    fn of(photo: &PhotoBoard) -> Self {
        let (board, grid) = (&photo.board, photo.grid());
        let cells: Vec<Cell> = grid.layout().cells().collect();
        let cell = |(at, reading): (usize, &crate::vision::CellReading)| CellJson {
            cell: cells.get(at).map(|cell| grid.layout().name_of(*cell)).unwrap_or_default(),
            kind: kind_name(reading.kind),
            digit: photo.digits[at],
            certainty: rounded(reading.certainty, 1000.0),
            by_rules: photo.chosen.contains(&at),
        };
        let (boxes, regions) = regions(grid.layout());
        Self {
            size: board.size,
            corners: board
                .corners()
                .map(|corner| [rounded(corner.x, 10.0), rounded(corner.y, 10.0)]),
            turns: board.turns,
            clarity: rounded(board.clarity, 1000.0),
            digits: numbers_of(&grid),
            boxes,
            regions,
            one_answer: match photo.answers {
                PhotoAnswers::NotCounted => None,
                PhotoAnswers::NoneOrSeveral => Some(false),
                PhotoAnswers::One => Some(true),
            },
            cells: board.cells.iter().enumerate().map(cell).collect(),
        }
    }
}

/// The rows and columns of the boxes of a board, or the names of the cells of its other regions.
fn regions(layout: &Layout) -> (Option<[usize; 2]>, Option<Vec<Vec<String>>>) {
    let name = |place: &Place| layout.cell(place.row, place.column).map(|it| layout.name_of(it));
    let names = |region: &Vec<Place>| region.iter().filter_map(name).collect();
    match &layout.builder().regions {
        Regions::None => (None, None),
        &Regions::Boxes { rows, columns } => (Some([rows, columns]), None),
        Regions::Drawn(regions) => (None, Some(regions.iter().map(names).collect())),
    }
}

fn kind_name(kind: CellKind) -> &'static str {
    match kind {
        CellKind::Empty => "empty",
        CellKind::Printed => "printed",
        CellKind::Written => "handwritten",
        CellKind::Candidates => "candidates",
        CellKind::Unclear => "unclear",
    }
}

/// A number rounded to the fraction of a `unit`.
fn rounded(number: f32, unit: f32) -> f32 {
    (number * unit).round() / unit
}
