//! `nonet reglib`: techniques tried on a regression library.

use super::run;

const LINE: &str = ":0000:7:53467891267219534819834256785976142342685379171392485696153.284287419635345286179:::776:";

#[test]
fn a_case_that_passes_and_one_that_differs_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cases.txt");
    let wrong = LINE.replace("776", "876");
    std::fs::write(&path, format!("# two cases\n{LINE}\n\n{wrong}\n")).unwrap();
    let told = run(&["reglib", path.to_str().unwrap()], "");
    assert_eq!(told.status, 1);
    let expected = "line 4: 0000 expected 876, found [776]
code     technique                         cases passed
0000     full-house                            2      1
         all                                   2      1
";
    assert_eq!(told.out, expected);
}
