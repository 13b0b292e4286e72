//! The command line speaks the language of the system, but output for programs is the same in every language.

use super::solve::narrowed_sukaku;
use super::{BROKEN, EASY, EASY_ANSWER, LOOSE, Run, nonet, run_command};

fn run_in(variable: &str, locale: &str, arguments: &[&str], input: &str) -> Run {
    let mut command = nonet(arguments);
    command.env_remove("LC_ALL").env(variable, locale);
    run_command(command, input)
}

#[test]
fn the_locale_is_heard_wherever_it_is_set() {
    let vietnamese = "<stdin>:1:1: đề này không có đáp án: hai số 5 ở hàng 1\n";
    let english = "<stdin>:1:1: this puzzle has no answer: two 5s in row 1\n";
    for (variable, locale, err) in [
        ("LC_ALL", "vi_VN.UTF-8", vietnamese),
        ("LANG", "vi_VN.UTF-8", vietnamese),
        ("LANG", "vi", vietnamese),
        ("LANG", "C", english),
        ("LANG", "en_GB.UTF-8", english),
        ("LC_ALL", "xx_XX.UTF-8", english),
    ] {
        let told = run_in(variable, locale, &["solve"], BROKEN);
        assert_eq!(told.err, err, "{variable}={locale}");
        assert_eq!((told.status, told.out.as_str()), (1, "no answer\n"));
    }
}

#[test]
fn sentences_are_translated() {
    for (arguments, input, err) in [
        (&["export", "-", "-", "--to=rtf"][..], "", "không có đề nào ở trong"),
        (&["solve", "không/có.sdk"], "", "không/có.sdk: không có tập tin này"),
        (&["solve", "--answer", "2"], EASY, "chỉ có 1 đáp án"),
        (&["solve", "--stats"], EASY, "số đề: 1,"),
        (&["convert", "-", "no/such.doc"], EASY, "phần đuôi của tên này không ứng với loại nào"),
        (&["convert", "-", "-", "--to=list"], &narrowed_sukaku(), "các ứng viên mà đề loại bỏ"),
        (&["export", "-", "-"], EASY, "phần đuôi của tên này không ứng với dạng nào"),
        (&["export", "-", "-", "--to=line", "--notes"], EASY, "không có tác dụng với line"),
        (&["export", "-", "-", "--answers", "after"], EASY, "ngay sau dấu bằng: --answers=after"),
        (&["export", "-", "-", "--to=png", "--answers", "--per-page=1"], EASY, "--per-page 2 xếp"),
        (&["solve", "--answer", "x"], EASY, "cần một số nguyên từ 1 đến 18.446.744"),
        (&["solve", "--limit", "5"], EASY, "--limit chỉ đi cùng --count hoặc --all"),
        (&["slove"], EASY, "có phải ý bạn là `nonet solve`?"),
        (
            &["solve", "--treads", "2"],
            EASY,
            "không có tùy chọn --treads; có phải ý bạn là --threads?",
        ),
        (&["solve", "--xyz"], EASY, "--help liệt kê các tùy chọn"),
        (&["solve", "--threads"], EASY, "sau --threads cần có một giá trị"),
        (&["solve", "--count=5"], EASY, "--count không nhận giá trị, mà sau đó lại có “5”"),
        (&["solve", "--stats", "--stats"], EASY, "--stats xuất hiện hai lần"),
        (&["solve", "--all", "--count"], EASY, "--all và --count không dùng chung được"),
        (&["convert", "a", "b", "c"], EASY, "thừa từ “c”"),
        (&["convert", "a"], EASY, "dòng lệnh còn thiếu <OUT>"),
        (&["rate", "--scale", "x"], EASY, "--scale cần se hoặc hodoku, không phải “x”"),
        (&["hint", "--techniques", "x-wnig"], EASY, "có phải ý bạn là x-wing?"),
        (&["hint", "--techniques", "waltz"], EASY, "cần một tên, chẳng hạn x-wing"),
        (&["dance"], EASY, "“dance” không phải là lệnh hay tập tin nào"),
        (&["solve"], "1..A", "không hợp với bảng 9×9"),
        (&["export", "-", "-", "--to=line", "--answers"], LOOSE, "đề này có nhiều đáp án"),
        (&["man", "dance"], "", "không có lệnh “dance”"),
    ] {
        let told = run_in("LC_ALL", "vi_VN.UTF-8", arguments, input);
        assert!(told.err.contains(err), "{arguments:?}: {}", told.err);
    }
}

#[test]
fn facts_are_translated_but_not_in_json() {
    let told = run_in("LC_ALL", "vi_VN.UTF-8", &["info"], EASY);
    assert!(told.out.starts_with("Đề thứ 1, dòng 1\n"), "{}", told.out);
    assert!(told.out.contains("Số cho sẵn: 38\n"), "{}", told.out);
    let json = run_in("LC_ALL", "vi_VN.UTF-8", &["info", "--json"], BROKEN);
    assert!(json.out.contains("\"reasons\":[\"two 5s in row 1\"]"), "{}", json.out);
    let solved = run_in("LC_ALL", "vi_VN.UTF-8", &["solve"], EASY);
    assert_eq!((solved.out, solved.err), (format!("{EASY_ANSWER}\n"), String::new()));
}

#[cfg(not(feature = "gui"))]
#[test]
fn without_a_window_the_command_is_pointed_to() {
    let told = run_in("LC_ALL", "C", &["resources/puzzles/newspaper.sdk"], "");
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert!(told.err.contains("no window; `nonet solve FILE`"), "{}", told.err);
    let told = run_in("LC_ALL", "vi_VN.UTF-8", &[], "");
    assert!(told.err.contains("không có cửa sổ"), "{}", told.err);
}
