//! Cancelled searches, and their state after the cancellation.

use std::thread;

use nonet::engine::facts::not_needed;
use nonet::engine::{Answers, Cancelled, Control, Layout, count, count_all};

use super::boards::{MANY_ANSWERS, classic, empty, puzzle};

/// Runs `work` until `enough` says so, cancels it and tells how many more nodes it reported then.
fn stop_midway<T: Send>(
    control: &Control,
    enough: impl Fn(&Control) -> bool,
    work: impl FnOnce() -> T + Send,
) -> (T, u64) {
    thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !enough(control) {
            thread::yield_now();
        }
        control.cancel.cancel();
        let told = control.progress.nodes();
        let outcome = worker.join().unwrap();
        (outcome, control.progress.nodes() - told)
    })
}

/// Two reports of a search, each after 256 nodes.
const FEW: u64 = 512;

#[test]
fn work_that_was_cancelled_before_does_not_start() {
    let control = Control::default();
    control.cancel.cancel();
    let puzzle = classic(MANY_ANSWERS);
    assert_eq!(count(&puzzle, 10, &control), Err(Cancelled));
    assert_eq!(not_needed(&puzzle, &control), Err(Cancelled));
    let mut cursor = Answers::new(&puzzle);
    assert_eq!(cursor.next(&control), Err(Cancelled));
    assert_eq!(cursor.previous(&control), Err(Cancelled));
    assert_eq!(cursor.seek(5, &control), Err(Cancelled));
    assert_eq!(cursor.number(), 0);
}

#[test]
fn counting_stops_soon() {
    let control = Control::default();
    let puzzle = empty();
    let far = |control: &Control| control.progress.nodes() > 500;
    let (outcome, more) = stop_midway(&control, far, || count_all(&puzzle, &control));
    assert_eq!(outcome, Err(Cancelled));
    assert!(more <= FEW, "{more} more nodes");
}

/// Plain search has no answer of this board after 2,000 nodes, and so has the learning search go on.
#[test]
fn a_search_of_a_large_board_stops() {
    let layout = Layout::boxed(5, 5).unwrap();
    let empty = puzzle(layout, &".".repeat(625));
    let control = Control::default();
    let learning = |control: &Control| control.progress.nodes() > 2_500;
    let (outcome, more) = stop_midway(&control, learning, || count_all(&empty, &control));
    assert_eq!(outcome, Err(Cancelled));
    assert!(more <= FEW, "{more} more nodes");
}

#[test]
fn a_cursor_goes_on_from_where_it_was_stopped() {
    let control = Control::default();
    let puzzle = empty();
    let mut cursor = Answers::new(&puzzle);
    let far = |control: &Control| control.progress.answers() > 500;
    let (outcome, more) = stop_midway(&control, far, || cursor.seek(u64::MAX, &control));
    assert_eq!(outcome, Err(Cancelled));
    assert!(more <= FEW, "{more} more nodes");

    let reached = cursor.number();
    let control = Control::default();
    let mut fresh = Answers::new(&puzzle);
    assert_eq!(fresh.seek(reached + 1, &control), Ok(true));
    let mut back = cursor.clone();
    assert_eq!(cursor.next(&control), Ok(true));
    assert_eq!((cursor.number(), cursor.grid()), (reached + 1, fresh.grid()));

    let was_on_answer = back.grid().is_some();
    assert_eq!(back.previous(&control), Ok(true));
    assert_eq!(back.number(), reached - u64::from(was_on_answer));
    assert_eq!(fresh.seek(back.number(), &control), Ok(true));
    assert_eq!(back.grid(), fresh.grid());
}

#[test]
fn a_cursor_stays_on_its_answer_when_it_may_not_start() {
    let stopped = Control::default();
    stopped.cancel.cancel();
    let mut cursor = Answers::new(&classic(MANY_ANSWERS));
    assert_eq!(cursor.seek(3, &Control::default()), Ok(true));
    let before = cursor.grid();
    assert_eq!(cursor.next(&stopped), Err(Cancelled));
    assert_eq!((cursor.number(), cursor.grid()), (3, before));
}
