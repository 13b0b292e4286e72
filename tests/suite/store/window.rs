//! The position of a restored window on the current screens.

use nonet::store::{Screen, WindowPlace, WindowRectangle};

const LAPTOP: Screen = Screen { x: 0.0, y: 0.0, width: 1366.0, height: 900.0, scale: 1.0 };
const RIGHT_OF_IT: Screen = Screen { x: 1366.0, y: 0.0, width: 1920.0, height: 1080.0, scale: 1.0 };
const LEFT_OF_IT: Screen = Screen { x: -1280.0, y: 100.0, ..LAPTOP };
const FINE: Screen = Screen { width: 3840.0, height: 2160.0, scale: 2.0, ..LAPTOP };
const LEAST: (f32, f32) = (560.0, 520.0);

type Numbers = (f32, f32, f32, f32);

/// Checks that a window that was at `before`, in logical pixels, comes back at `after`, in physical ones.
#[track_caller]
fn check(screens: &[Screen], before: Numbers, after: Numbers) {
    let (x, y, width, height) = before;
    let place = WindowPlace { x, y, width, height, maximized: false };
    let placed = place.on(screens, LEAST).unwrap();
    assert_eq!((placed.x, placed.y, placed.width, placed.height), after);
}

#[test]
fn a_window_that_is_on_its_screen_stays_as_it_is() {
    check(&[LAPTOP], (300.0, 50.0, 1040.0, 780.0), (300.0, 50.0, 1040.0, 780.0));
    check(&[LAPTOP], (0.0, 0.0, 600.0, 600.0), (0.0, 0.0, 600.0, 600.0));
    // The right half of the screen, and its lower half.
    check(&[LAPTOP], (683.0, 0.0, 683.0, 852.0), (683.0, 0.0, 683.0, 852.0));
    check(&[LAPTOP], (0.0, 340.0, 1350.0, 528.0), (0.0, 340.0, 1350.0, 528.0));
    check(&[LAPTOP, RIGHT_OF_IT], (1400.0, 30.0, 1500.0, 900.0), (1400.0, 30.0, 1500.0, 900.0));
    check(&[LAPTOP, LEFT_OF_IT], (-1200.0, 150.0, 800.0, 600.0), (-1200.0, 150.0, 800.0, 600.0));
    check(&[FINE], (300.0, 50.0, 1040.0, 780.0), (600.0, 100.0, 2080.0, 1560.0));
}

#[test]
fn a_window_that_is_off_the_screens_is_moved_onto_one() {
    check(&[LAPTOP], (5000.0, -3000.0, 1040.0, 780.0), (326.0, 0.0, 1040.0, 780.0));
    check(&[LAPTOP], (-5000.0, 3000.0, 1040.0, 780.0), (0.0, 88.0, 1040.0, 780.0));
    check(&[LAPTOP], (1400.0, 30.0, 600.0, 600.0), (766.0, 30.0, 600.0, 600.0));
    check(&[RIGHT_OF_IT], (-400.0, 30.0, 600.0, 600.0), (1366.0, 30.0, 600.0, 600.0));
    check(&[LAPTOP], (1e30, -1e30, 600.0, 600.0), (766.0, 0.0, 600.0, 600.0));
}

#[test]
fn a_window_that_is_partly_off_a_screen_is_moved_so_that_all_of_it_is_on_it() {
    check(&[LAPTOP], (-100.0, -20.0, 600.0, 600.0), (0.0, 0.0, 600.0, 600.0));
    check(&[LAPTOP], (1000.0, 500.0, 600.0, 600.0), (766.0, 268.0, 600.0, 600.0));
    // It was on two screens, and most of it on the second.
    check(&[LAPTOP, RIGHT_OF_IT], (1300.0, 0.0, 600.0, 600.0), (1366.0, 0.0, 600.0, 600.0));
    check(&[LAPTOP, RIGHT_OF_IT], (800.0, 0.0, 600.0, 600.0), (766.0, 0.0, 600.0, 600.0));
}

#[test]
fn a_window_that_is_larger_than_its_screen_is_cut() {
    check(&[LAPTOP], (0.0, 0.0, 2500.0, 1390.0), (0.0, 0.0, 1350.0, 852.0));
    check(&[LAPTOP], (5000.0, -3000.0, 5000.0, 600.0), (16.0, 0.0, 1350.0, 600.0));
    check(&[LAPTOP], (0.0, 0.0, 1e30, 1e30), (0.0, 0.0, 1350.0, 852.0));
    check(&[LAPTOP, RIGHT_OF_IT], (1366.0, 0.0, 2500.0, 1390.0), (1366.0, 0.0, 1904.0, 1032.0));
    check(&[FINE], (0.0, 0.0, 2500.0, 1390.0), (0.0, 0.0, 3808.0, 2064.0));
}

#[test]
fn no_window_is_smaller_than_what_has_to_be_seen_unless_its_screen_is() {
    check(&[LAPTOP], (10.0, 10.0, 1.0, -5.0), (10.0, 10.0, 560.0, 520.0));
    let coarse = Screen { scale: 2.0, ..LAPTOP };
    check(&[coarse], (300.0, 200.0, 1040.0, 780.0), (32.0, 32.0, 1334.0, 804.0));
    let tiny = Screen { width: 640.0, height: 480.0, ..LEFT_OF_IT };
    check(&[tiny], (0.0, 0.0, 1040.0, 780.0), (-1264.0, 100.0, 624.0, 432.0));
}

#[test]
fn the_screen_tells_how_large_a_window_it_has_room_for() {
    let coarse = Screen { scale: 2.0, ..LAPTOP };
    let place = WindowPlace { x: 0.0, y: 0.0, width: 800.0, height: 600.0, maximized: false };
    assert_eq!(place.on(&[LAPTOP], LEAST).unwrap().room, (1350.0, 852.0));
    assert_eq!(place.on(&[coarse], LEAST).unwrap().room, (667.0, 402.0));
}

#[test]
fn there_is_no_place_without_screens() {
    let place = WindowPlace { x: 0.0, y: 0.0, width: 800.0, height: 600.0, maximized: false };
    assert_eq!(place.on(&[], LEAST), None::<WindowRectangle>);
}
