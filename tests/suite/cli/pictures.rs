//! Pictures as files of every command, and `nonet read`.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::{EASY, EASY_ANSWER, Run, nonet, run};

const PICTURE: &str = "tests/data/pictures/palette.png";
const PHOTO: &str = "tests/data/photos/image1.jpg";

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn a_picture_is_a_file_of_every_command() {
    let solved = run(&["solve", PICTURE], "");
    assert_eq!(solved, Run { status: 0, out: format!("{EASY_ANSWER}\n"), err: String::new() });
    let converted = run(&["convert", PICTURE, "-"], "");
    assert_eq!(converted.out.trim(), EASY.replace('0', "."));
    let rated = run(&["rate", "--scale", "hodoku", PICTURE], "");
    assert_eq!((rated.status, rated.err.as_str()), (0, ""));
    let info = run(&["info", "--json", PICTURE], "");
    assert_eq!(info.status, 0, "{}", info.err);
    let hint = run(&["hint", PICTURE], "");
    assert_eq!(hint.status, 0, "{}", hint.err);
}

#[test]
fn commands_that_take_text_alone_say_so_of_a_picture() {
    for command in ["library", "reglib"] {
        let refused = run(&[command, PICTURE], "");
        let why = "this is a picture, and this command takes text; `nonet read` reads the puzzles of pictures";
        assert_eq!(refused.err, format!("{PICTURE}: {why}\n"));
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    }
}

#[test]
fn a_picture_comes_through_a_pipe() {
    let mut command: Command = nonet(&["solve", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let picture = fs::read(PICTURE).unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // The first byte comes alone.
    pipe.write_all(&picture[..1]).unwrap();
    pipe.flush().unwrap();
    thread::sleep(Duration::from_millis(100));
    pipe.write_all(&picture[1..]).unwrap();
    drop(pipe);
    let done = Run::of(child.wait_with_output().unwrap());
    assert_eq!(done, Run { status: 0, out: format!("{EASY_ANSWER}\n"), err: String::new() });
}

#[test]
fn read_takes_standard_input() {
    let mut command: Command = nonet(&["read", "-"]);
    command.stdin(Stdio::from(fs::File::open(PICTURE).unwrap()));
    let done = Run::of(command.output().unwrap());
    assert_eq!((done.status, done.out.trim()), (0, EASY.replace('0', ".").as_str()));
}

#[test]
fn pictures_are_read_in_order_with_any_number_of_threads() {
    let pictures = [PHOTO, PICTURE, PHOTO, PICTURE, PICTURE];
    let expected = run(&["read", PHOTO], "").out;
    assert_eq!(expected.trim().len(), 81);
    for threads in ["1", "3"] {
        let words = [&["read", "--threads", threads][..], &pictures].concat();
        let Run { status, out, err } = run(&words, "");
        assert_eq!((status, err.as_str()), (0, ""));
        let easy = EASY.replace('0', ".");
        let photo = expected.trim();
        assert_eq!(lines(&out), [photo, &easy, photo, &easy, &easy], "{threads}");
    }
}

#[test]
fn json_has_corners_and_cells_with_their_kind_and_certainty() {
    let Run { status, out, err } = run(&["read", "--json", PICTURE], "");
    assert_eq!((status, err.as_str()), (0, ""));
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["picture"], PICTURE);
    assert_eq!((json["width"].as_u64(), json["height"].as_u64()), (Some(320), Some(320)));
    let board = &json["boards"][0];
    assert_eq!((board["size"].as_u64(), board["turns"].as_u64()), (Some(9), Some(0)));
    assert_eq!(board["one_answer"], true);
    assert_eq!(board["boxes"], serde_json::json!([3, 3]));
    let corner = |at: usize, axis: usize| board["corners"][at][axis].as_f64().unwrap();
    assert!(
        corner(0, 0) < 20.0 && corner(0, 1) < 20.0 && corner(2, 0) > 300.0 && corner(2, 1) > 300.0
    );
    let cells = board["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 81);
    assert_eq!((&cells[0]["cell"], &cells[0]["digit"]), (&"r1c1".into(), &7.into()));
    assert_eq!((&cells[0]["kind"], &cells[2]["kind"]), (&"printed".into(), &"empty".into()));
    assert!(cells.iter().all(|cell| cell["certainty"].as_f64().unwrap() > 0.5));
}

#[test]
fn a_bad_picture_is_told_and_the_others_are_read() {
    let text = "tests/data/photos/README.md";
    let gif = "tests/data/pictures/animated.gif";
    let Run { status, out, err } = run(&["read", gif, PICTURE, text], "");
    assert_eq!((status, out.trim()), (2, &*EASY.replace('0', ".")));
    let expected = [
        format!("{gif}: Nonet does not read GIF files; save the picture as JPEG, PNG or WebP"),
        format!("{text}: this is not a picture; expected JPEG, PNG or WebP"),
    ];
    assert_eq!(lines(&err), expected);
    let absent = run(&["read", "absent.jpg"], "");
    assert_eq!((absent.status, absent.out.as_str()), (2, ""));
}

#[test]
fn a_bad_picture_ends_a_command_with_a_sentence() {
    let damaged = tempfile::Builder::new().suffix(".jpg").tempfile().unwrap();
    let whole = fs::read(PHOTO).unwrap();
    fs::write(damaged.path(), &whole[..whole.len() / 2]).unwrap();
    let name = damaged.path().to_str().unwrap();
    let done = run(&["solve", name], "");
    let err = format!("{name}:1:1: this JPEG picture is damaged or cut off\n");
    assert_eq!(done, Run { status: 2, out: String::new(), err });
}

#[test]
fn a_sentence_is_said_in_vietnamese_too() {
    let mut command = nonet(&["read", "tests/data/pictures/animated.gif"]);
    command.env("LC_ALL", "vi_VN.UTF-8");
    let said = super::run_command(command, "").err;
    assert!(said.contains("GIF") && !said.contains("Nonet does not read"), "{said}");
}

#[test]
fn a_picture_is_read_on_the_board_that_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (puzzle, picture) = (place("puzzle.txt"), place("puzzle.png"));
    let made = run(&["generate", "--shape", "x", "--count", "1", "--seed", "5"], "");
    fs::write(&puzzle, &made.out).unwrap();
    let drawn = run(&["export", "--shape", "x", &puzzle, &picture, "--size", "600"], "");
    assert_eq!((drawn.status, drawn.err.as_str()), (0, ""));
    let answer = run(&["solve", "--shape", "x", &puzzle], "");
    let of_picture = run(&["solve", "--shape", "x", &picture], "");
    assert_eq!((of_picture.status, of_picture.out), (0, answer.out));
}

#[test]
fn a_jigsaw_is_read_with_its_regions_unless_another_board_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (puzzle, picture) = (place("puzzle.jsonl"), place("puzzle.png"));
    let made = run(&["generate", "--shape", "random jigsaw 6", "--count", "1", "--seed", "5"], "");
    fs::write(&puzzle, &made.out).unwrap();
    let drawn = run(&["export", &puzzle, &picture, "--size", "600"], "");
    assert_eq!((drawn.status, drawn.err.as_str()), (0, ""));
    let answer = run(&["solve", &puzzle], "");
    let of_picture = run(&["solve", &picture], "");
    assert_eq!((of_picture.status, of_picture.out), (0, answer.out));
    let read = run(&["read", "--json", &picture], "");
    let json: Value = serde_json::from_str(&read.out).unwrap();
    let made: Value = serde_json::from_str(&made.out).unwrap();
    let names = |regions: &Value| regions.to_string().to_lowercase();
    assert_eq!(names(&json["boards"][0]["regions"]), names(&made["regions"]));
    assert!(json["boards"][0]["boxes"].is_null());
    let words = ["convert", "--shape", "6x6", &picture, "-", "--to", "jsonl"];
    let boxed: Value = serde_json::from_str(&run(&words, "").out).unwrap();
    assert_eq!((&boxed["boxes"], boxed["regions"].is_null()), (&serde_json::json!([2, 3]), true));
}
