//! Where the time goes that a picture takes, for the table in `docs/photographs.md`.

use std::fs;
use std::time::Duration;

use cpu_time::ThreadTime;

use crate::photos;
use crate::vision::network::Network;
use crate::vision::patch::{Patch, cells, contrast};
use crate::vision::{self, Picture, PictureBoard};

/// How often each picture is read.
const ROUNDS: usize = 15;

/// Prints the median times to decode a JPEG file, to find its boards and to read their cells, in milliseconds of one core. All of this runs
/// on one thread.
pub fn print(network: &Network, path: &str) {
    let bytes = fs::read(path).expect("the picture can be read");
    let (decode, picture) = timed(|| photos::jpeg(&bytes));
    let (read, boards) = timed(|| vision::read_with(network, &picture));
    let (of_cells, ()) = timed(|| read_cells(network, &picture, &boards));
    let [decode, read, of_cells] = [decode, read, of_cells].map(|time| time.as_secs_f32() * 1e3);
    println!(
        "{path}: {} boards, decode {decode:.1}, find {:.1}, cells {of_cells:.1}, all {:.1} ms",
        boards.len(),
        read - of_cells,
        decode + read
    );
}

/// The median time of some work, and what comes of it.
fn timed<T>(work: impl Fn() -> T) -> (Duration, T) {
    let once = || {
        let start = ThreadTime::now();
        let result = work();
        (start.elapsed(), result)
    };
    let mut times: Vec<Duration> = (1..ROUNDS).map(|_| once().0).collect();
    let (last, result) = once();
    times.push(last);
    times.sort();
    (times[ROUNDS / 2], result)
}

/// Reads the cells of boards that were found, as `vision` does if they lie upright.
fn read_cells(network: &Network, picture: &Picture, boards: &[PictureBoard]) {
    for board in boards {
        let corners = cells(&board.crossings, board.size);
        let patches: Vec<Patch> =
            corners.iter().map(|corners| Patch::cut(picture, corners)).collect();
        let contrast = contrast(&patches);
        for patch in patches.iter().filter(|patch| patch.depth() >= contrast * 0.22) {
            network.probabilities(&patch.normalised(contrast));
        }
    }
}
