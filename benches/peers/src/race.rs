//! Races: runs the peers in turn on the same puzzles, several times.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;

use crate::failure::Failure;
use crate::line::Line;
use crate::peer::{Field, Peer, Verdict};

/// So many puzzles are timed at once: enough for the clock, few enough that a busy moment of the machine
/// spoils little.
const PUZZLES_A_HEAT: usize = 500;

/// Makes sure that all peers say the same of each of `lines`, which warms them up as well.
pub(crate) fn agree(field: &Field, lines: &[Line]) -> Result<(), Failure> {
    let opinions: Vec<Vec<Verdict>> = field.all().map(|peer| opinion(peer, lines)).collect();
    let disputed = |&index: &usize| opinions.iter().any(|of| of[index] != opinions[0][index]);
    let Some(index) = (0..lines.len()).find(disputed) else {
        return Ok(());
    };
    Err(Failure::disagreement(&lines[index], field, opinions.iter().map(|of| of[index])))
}

/// The time that each peer takes for `lines`. All of them run each heat in turn, in so many `rounds`; of
/// each heat the best round counts.
pub(crate) fn times(field: &Field, lines: &[Line], rounds: usize) -> Vec<Duration> {
    let heats: Vec<&[Line]> = lines.chunks(PUZZLES_A_HEAT).collect();
    let mut best = vec![vec![Duration::MAX; heats.len()]; field.all().count()];
    for _ in 0..rounds {
        for (heat, lines) in heats.iter().enumerate() {
            for (peer, best) in field.all().zip(&mut best) {
                best[heat] = best[heat].min(time(peer, lines));
            }
        }
    }
    best.iter().map(|heats| heats.iter().sum()).collect()
}

/// The processor's time, of all threads: waiting for other programs would fall on the slow peers most.
fn time(peer: &dyn Peer, lines: &[Line]) -> Duration {
    let mut verdicts = vec![Verdict::None; lines.len()];
    let start = ProcessTime::now();
    peer.judge(lines, &mut verdicts);
    let time = start.elapsed();
    black_box(verdicts);
    time
}

fn opinion(peer: &dyn Peer, lines: &[Line]) -> Vec<Verdict> {
    let mut verdicts = vec![Verdict::None; lines.len()];
    peer.judge(lines, &mut verdicts);
    verdicts
}
