//! `nonet solve`: formats, answers by number, counts, limits, exit statuses.

use nonet::language::Language;

use super::{BROKEN, EASY, EASY_ANSWER, LOOSE, LOOSE_FIRST, STARVED, check, run};

const EMPTY: &str =
    "000000000000000000000000000000000000000000000000000000000000000000000000000000000";
const EMPTY_FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const TWO: &str =
    "4....52.....3..1...86......2...5.647...7.8...761.9...5......32...7..2.....26....4";
/// Has one answer, which takes some search.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

#[test]
fn one_line_out_for_one_line_in_and_in_order() {
    let input = format!("{LOOSE}\n# a comment\n\n{EASY} 1.5 easy\n{EMPTY}");
    let out = format!("{LOOSE_FIRST}\n{EASY_ANSWER}\n{EMPTY_FIRST}\n");
    for arguments in ["solve", "solve -", "solve --answer 1", "solve - --format line"] {
        check(arguments, &input, (0, &out, ""));
    }
}

#[test]
fn puzzles_known_from_elsewhere() {
    let with_one =
        ".2.1...8.4....7..28.....73.18.2....6.7.861.2.2....3.15.92.....77..5....3.3...9.5.";
    let answer = run(&["solve"], with_one);
    assert!(answer.out.starts_with("327156489"), "{answer:?}");
    check("solve --count", with_one, (0, "1\n", ""));
    check("solve --count", EASY, (0, "1\n", ""));
    check("solve --count", LOOSE, (0, "more than 10000\n", ""));
    check("solve --count --limit 12", LOOSE, (0, "more than 12\n", ""));
}

#[test]
fn the_board_can_be_drawn() {
    let drawn = "\
7 8 5 | 4 3 9 | 1 2 6
6 1 2 | 8 7 5 | 3 4 9
4 9 3 | 6 2 1 | 5 7 8
- - - - - - - - - - -
8 5 7 | 9 4 3 | 2 6 1
2 6 1 | 7 5 8 | 9 3 4
9 3 4 | 1 6 2 | 7 8 5
- - - - - - - - - - -
5 7 8 | 3 9 4 | 6 1 2
1 2 6 | 5 8 7 | 4 9 3
3 4 9 | 2 1 6 | 8 5 7
";
    check("solve --format pretty", EASY, (0, drawn, ""));
    let two = format!("{drawn}\n{drawn}");
    check("solve --format pretty", &format!("{EASY}\n{EASY}"), (0, &two, ""));
}

#[test]
fn what_is_drawn_can_be_read_again() {
    for form in ["line", "grid", "pretty"] {
        let answers = run(&["solve", "--all", "--format", form], TWO);
        let again = run(&["solve"], &answers.out);
        let lines = run(&["solve", "--all"], TWO);
        assert_eq!(again.out, lines.out, "{form}");
        assert_eq!(again.out.lines().count(), 2);
    }
}

#[test]
fn all_answers_come_in_order_up_to_the_limit() {
    let both = run(&["solve", "--all"], TWO);
    let lines: Vec<&str> = both.out.lines().collect();
    assert_eq!((lines.len(), both.status, both.err.as_str()), (2, 0, ""));
    assert!(lines.is_sorted());
    check("solve --answer 2", TWO, (0, &format!("{}\n", lines[1]), ""));
    check("solve --all --limit 2", TWO, (0, &both.out, ""));
    let one = format!("{}\n", lines[0]);
    let err = "<stdin>:1:1: there are more answers than the limit; only the first 1 are listed\n";
    check("solve --all --limit 1", TWO, (0, &one, err));
}

#[test]
fn an_answer_that_is_not_there_is_told() {
    let only_two = "<stdin>:1:1: there are only 2 answers\n";
    check("solve --answer 3", TWO, (1, "no answer\n", only_two));
    let only_one = "<stdin>:1:1: there is only 1 answer\n";
    check("solve --answer 2", EASY, (1, "no answer\n", only_one));
}

#[test]
fn a_puzzle_without_an_answer_does_not_stop_the_next() {
    let input = format!("{BROKEN}\n{EASY}\n{STARVED}\n");
    let answers = run(&["solve"], &input);
    assert_eq!(answers.out, format!("no answer\n{EASY_ANSWER}\nno answer\n"));
    assert_eq!(answers.status, 1);
    let told: Vec<&str> = answers.err.lines().collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0], "<stdin>:1:1: this puzzle has no answer: two 5s in row 1");
    let starved = "<stdin>:3:1: this puzzle has no answer: no candidate is left in row 1 column 9";
    assert!(told[1].starts_with(starved), "{}", told[1]);
    let counts = run(&["solve", "--count"], &input);
    assert_eq!((counts.out.as_str(), counts.status), ("0\n1\n0\n", 1));
    let all = run(&["solve", "--all"], &input);
    assert_eq!((all.out, all.status), (answers.out, 1));
}

#[test]
fn json_is_an_object_a_line() {
    let puzzle = EASY.replace('0', ".");
    let answer = format!(
        "{{\"line\":2,\"puzzle\":\"{puzzle}\",\"number\":1,\"answer\":\"{EASY_ANSWER}\"}}\n"
    );
    check("solve --format json", &format!("\n{EASY}"), (0, &answer, ""));
    let count = format!("{{\"line\":1,\"puzzle\":\"{LOOSE}\",\"answers\":5,\"exact\":false}}\n");
    check("solve --format json --count --limit 5", LOOSE, (0, &count, ""));
    let none = format!(
        "{{\"line\":1,\"puzzle\":\"{BROKEN}\",\"answer\":null,\"answers\":0,\
         \"reasons\":[\"two 5s in row 1\"]}}\n"
    );
    let err = "<stdin>:1:1: this puzzle has no answer: two 5s in row 1\n";
    check("solve --format json", BROKEN, (1, &none, err));
    let few = format!("{{\"line\":1,\"puzzle\":\"{TWO}\",\"answer\":null,\"answers\":2}}\n");
    let err = "<stdin>:1:1: there are only 2 answers\n";
    check("solve --format json --answer 9", TWO, (1, &few, err));
}

#[test]
fn the_judge_gets_nine_lines_a_puzzle() {
    let judged = |puzzle: &str| -> String {
        let cells: Vec<String> =
            puzzle.chars().map(|cell| cell.to_string().replace('.', "0")).collect();
        cells.chunks(9).map(|row| row.join(" ") + "\n").collect()
    };
    let input = format!("2\n{}\n{}", judged(EASY), judged(LOOSE));
    let out = judged(EASY_ANSWER) + &judged(LOOSE_FIRST);
    check("solve --judge", &input, (0, &out, ""));
    check("solve --judge --threads 2", &input, (0, &out, ""));
    let input = format!("2\n{}{}", judged(BROKEN), judged(EASY));
    let out = "No solution\n".to_owned() + &judged(EASY_ANSWER);
    let err = "<stdin>: puzzle 1: this puzzle has no answer: two 5s in row 1\n";
    check("solve --judge", &input, (1, &out, err));
    let input = format!("3\n{}", judged(EASY));
    let err = "found only 1 of the 3 puzzles that the first line announces";
    let short = run(&["solve", "--judge"], &input);
    assert_eq!((short.status, short.out), (2, judged(EASY_ANSWER)));
    assert!(short.err.contains(err), "{}", short.err);
    check("solve --judge", "0\n", (0, "", ""));
}

#[test]
fn answers_are_counted_without_a_limit() {
    for threads in ["", " --threads 2"] {
        let arguments = format!("solve --count-all{threads}");
        check(&arguments, &format!("{LOOSE}\n{EASY}"), (0, "34653676\n1\n", ""));
        let json =
            format!("{{\"line\":1,\"puzzle\":\"{LOOSE}\",\"answers\":34653676,\"exact\":true}}\n");
        check(&format!("{arguments} --format json"), LOOSE, (0, &json, ""));
    }
    let none = run(&["solve", "--count-all"], BROKEN);
    assert_eq!((none.out.as_str(), none.status), ("0\n", 1));
}

#[test]
#[ignore = "long: run with --release"]
fn more_answers_are_counted_than_64_bits_can_tell() {
    check("solve --count-all --threads 2", EMPTY, (0, "6670903752021072936960\n", ""));
}

#[test]
fn another_language_is_refused_with_those_that_there_are() {
    let told = run(&["export", "one", "two", "--language", "xx"], EASY);
    assert_eq!(told.status, 2);
    assert!(told.err.starts_with("nonet: --language takes "), "{}", told.err);
    assert!(told.err.ends_with(", not “xx”\n"), "{}", told.err);
    for language in Language::all() {
        assert!(told.err.contains(language.code()), "{}: {}", language.code(), told.err);
    }
}

#[test]
fn bad_usage_ends_with_2() {
    for (arguments, told) in [
        ("solve --answer 1 --all", "--answer and --all cannot be used together"),
        ("solve --all --count", "--all and --count cannot be used together"),
        ("solve --count --count-all", "--count and --count-all cannot be used together"),
        ("solve --judge --count", "--judge and --count cannot be used together"),
        ("solve --judge --format grid", "--judge and --format cannot be used together"),
        ("solve --json --judge", "there is no option --json here; --help lists the options"),
        ("solve --treads 2", "there is no option --treads here; did you mean --threads?"),
        ("solve --threads", "--threads needs a value"),
        ("solve --threads 0", "--threads takes a whole number from 1 to 1,024, not “0”"),
        ("solve --count=5", "--count takes no value, but “5” follows the option"),
        ("solve --stats --stats", "--stats was typed twice"),
        ("solve --format sideways", "--format takes line, grid, pretty or json, not “sideways”"),
        ("convert one two three", "unexpected word “three”; --help shows the usage"),
        ("rate --scale x", "--scale takes se or hodoku, not “x”"),
        ("hint --techniques X-Wnig", "there is no technique “X-Wnig”; did you mean x-wing?"),
        ("hint --techniques x-wnig", "there is no technique “x-wnig”; did you mean x-wing?"),
        (
            "generate --technique waltz",
            "there is no technique “waltz”; expected a name such as x-wing",
        ),
        ("generate --count 0", "--count takes a whole number from 1 to 1,000,000,000, not “0”"),
        ("generate -n -1", "--count takes a whole number from 1 to 1,000,000,000, not “-1”"),
        ("solve --limit -5", "--limit takes a whole number from 1 to 1,000,000,000, not “-5”"),
        ("backdoors --cells 4", "--cells takes a whole number from 1 to 3, not “4”"),
        ("export one two --size 9", "--size takes a whole number from 64 to 8,192, not “9”"),
        ("export one two --per-page 5", "--per-page takes 1, 2, 4, 6, 9 or 12, not “5”"),
        ("convert one", "missing on the command line: <OUT>; --help shows the usage"),
        ("--unknown", "there is no option --unknown here; --help lists the options"),
    ] {
        check(arguments, EASY, (2, "", &format!("nonet: {told}\n")));
    }
    let shell = run(&["completions", "teletype"], "");
    assert!(shell.err.starts_with("nonet: <SHELL> takes bash, elvish"), "{}", shell.err);
}

#[test]
fn an_empty_name_is_told_with_its_place() {
    for (arguments, place) in [
        (&["solve", ""][..], "FILE"),
        (&["convert", EASY, ""], "OUT"),
        (&["export", "", "a.pdf"], "IN"),
        (&["library", ""], "PLACE"),
        (&[""], "FILE"),
    ] {
        let err = format!("nonet: the name typed for {place} is empty; --help shows the usage\n");
        assert_eq!(run(arguments, EASY), super::Run { status: 2, out: String::new(), err });
    }
    let option = run(&["generate", "--pattern", ""], "");
    assert_eq!(option.err, "nonet: --pattern needs a value\n");
}

#[test]
fn named_values_are_read_in_any_case() {
    for (arguments, plain) in [
        ("solve - --format GRID", "solve - --format grid"),
        ("convert - - --to Pencil-Marks", "convert - - --to pencil-marks"),
        (
            "export - - --to SVG --paper A4 --language EN",
            "export - - --to svg --paper a4 --language en",
        ),
        ("rate - --scale SE", "rate - --scale se"),
        ("path - --techniques HoDoKu", "path - --techniques hodoku"),
        (
            "generate --seed 3 --level Easy --symmetry Diagonal",
            "generate --seed 3 --level easy --symmetry diagonal",
        ),
    ] {
        let run = |arguments: &str| run(&arguments.split(' ').collect::<Vec<_>>(), EASY);
        assert_eq!(run(arguments), run(plain));
        assert_eq!(run(arguments).status, 0, "{arguments}");
    }
}

#[cfg(not(feature = "gui"))]
#[test]
fn a_missing_file_is_told_before_a_missing_window() {
    check("nofile.sdk", "", (2, "", "nofile.sdk: there is no such file\n"));
    for there in ["resources/puzzles/many.sdm", "100B-S0TP-23MB"] {
        assert!(run(&[there], "").err.starts_with("nonet: this build of Nonet has no window"));
    }
}

#[test]
fn numbers_may_have_marks_between_their_thousands() {
    let thousandth = run(&["solve", "--answer", "1000"], LOOSE);
    for number in ["1,000", "1.000", "1_000", "1 000", "1'000", "1\u{a0}000"] {
        assert_eq!(run(&["solve", "--answer", number], LOOSE), thousandth, "{number}");
    }
    check("solve --count --limit 1,000", LOOSE, (0, "more than 1000\n", ""));
    check("info --json --limit nine", LOOSE, (2, "", &not_a_number("--limit", "nine")));
}

fn not_a_number(option: &str, typed: &str) -> String {
    let largest = match option {
        "--answer" => "18,446,744,073,709,551,614",
        _ => "1,000,000,000",
    };
    format!("nonet: {option} takes a whole number from 1 to {largest}, not “{typed}”\n")
}

#[test]
fn a_number_that_is_none_is_told() {
    for typed in ["0", "many", "1,00", "1,000.000", "18446744073709551615", "1e3", ""] {
        for option in ["--answer", "--limit"] {
            let refused = run(&["solve", option, typed], EASY);
            assert_eq!((refused.status, refused.out.as_str()), (2, ""));
            assert_eq!(refused.err, not_a_number(option, typed));
        }
    }
    check("solve --limit 1000000001", EASY, (2, "", &not_a_number("--limit", "1000000001")));
    let few = "<stdin>:1:1: there is only 1 answer\n";
    check("solve --answer 18446744073709551614", EASY, (1, "no answer\n", few));
}

#[test]
fn a_limit_needs_something_to_limit() {
    let err = "nonet: --limit needs --count or --all\n";
    for others in ["", "--answer 2", "--count-all", "--judge"] {
        check(&format!("solve --limit 5 {others}"), EASY, (2, "", err));
    }
    check("solve --limit 5 --all", EASY, (0, &format!("{EASY_ANSWER}\n"), ""));
}

#[test]
fn a_word_that_is_neither_a_command_nor_a_file_is_told() {
    for (typed, err) in [
        (
            "frobnicate",
            "“frobnicate” is neither a command nor a file; `nonet help` lists the commands",
        ),
        (
            "slove --count x.sdm",
            "“slove” is neither a command nor a file; did you mean `nonet solve`?",
        ),
        ("exprot", "“exprot” is neither a command nor a file; did you mean `nonet export`?"),
    ] {
        check(typed, EASY, (2, "", &format!("nonet: {err}\n")));
    }
}

/// Checks what `--stats` tells of a list, up to the time, which is told last: the effort depends on neither the
/// machine nor the number of threads. A change to the search may change it.
#[track_caller]
fn check_effort(arguments: &str, nodes: &str, backtracks: &str) {
    let puzzles = format!("{TWO}\n{HARD}\n{BROKEN}\n{LOOSE}\n");
    let expected =
        format!("puzzles: 4, unanswered: 1, nodes: {nodes}, backtracks: {backtracks}, time: ");
    for threads in ["1", "2", "8"] {
        let arguments = format!("solve --stats --threads {threads} {arguments}");
        let told = run(&arguments.split_whitespace().collect::<Vec<_>>(), &puzzles);
        let last = told.err.lines().last().unwrap();
        assert!(last.starts_with(&expected), "{arguments}: {last}");
    }
}

#[test]
fn the_effort_is_told_and_is_the_same_on_any_number_of_threads() {
    check_effort("", "86", "33");
    check_effort("--all --limit 3", "189", "71");
    check_effort("--count", "3,957", "96");
    check_effort("--count-all", "6,296", "326");
}

#[test]
fn statistics_go_to_standard_error() {
    let told = run(&["solve", "--stats"], &format!("{EASY}\n{BROKEN}"));
    assert_eq!(told.out, format!("{EASY_ANSWER}\nno answer\n"));
    let last = told.err.lines().last().unwrap();
    let known = "puzzles: 2, unanswered: 1, nodes: 0, backtracks: 0, time: ";
    assert!(last.starts_with(known), "{last}");
}

#[test]
fn the_examples_are_solved() {
    for (file, lines) in
        [("newspaper.sdk", 1), ("two-answers.sdk", 1), ("many-answers.sdk", 1), ("many.sdm", 10)]
    {
        let path = format!("resources/puzzles/{file}");
        let solved = run(&["solve", &path], "");
        assert_eq!((solved.status, solved.err.as_str()), (0, ""), "{file}");
        assert_eq!(solved.out.lines().count(), lines, "{file}");
    }
    let counts = run(&["solve", "--count", "resources/puzzles/many.sdm"], "");
    assert_eq!(counts.out, "1\n".repeat(10));
    check("solve --count resources/puzzles/newspaper.sdk", "", (0, "1\n", ""));
    check("solve --count resources/puzzles/two-answers.sdk", "", (0, "2\n", ""));
}

#[test]
fn answers_far_away_are_found_by_their_number() {
    let far = "154279638289163475637485192541397286768512943923648517472936851315824769896751324\n";
    check("solve --answer 10000", LOOSE, (0, far, ""));
    let far = "123456789456789123789123456214365978698271534537894261342617895971538642865942317\n";
    check("solve --answer 1000000", EMPTY, (0, far, ""));
}

#[test]
fn answers_by_the_million_are_counted() {
    check("solve --count --limit 1000000000", LOOSE, (0, "34653676\n", ""));
    check("solve --count --limit 34653676", LOOSE, (0, "34653676\n", ""));
    check("solve --count --limit 34653675", LOOSE, (0, "more than 34653675\n", ""));
}

/// A Sukaku without givens, with one answer.
pub(super) const SUKAKU: &str = include_str!("../../data/good/sukaku-no-givens.txt");
pub(super) const SUKAKU_ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The text of `LOOSE` as a Sukaku without one candidate of the first cell, which its first answer has there.
pub(super) fn narrowed_sukaku() -> String {
    let whole = run(&["convert", "-", "-", "--to", "sukaku"], LOOSE).out;
    assert!(whole.starts_with('1'));
    whole.replacen('1', ".", 1)
}

#[test]
fn a_sukaku_has_its_own_answers() {
    let narrowed = narrowed_sukaku();
    let first = run(&["solve"], &narrowed);
    assert!(first.status == 0 && first.err.is_empty() && !first.out.starts_with('1'), "{first:?}");
    let fewer = run(&["solve", "--count-all"], &narrowed).out.trim_end().parse::<u64>().unwrap();
    assert!(fewer < 34_653_676, "{fewer}");
    let all = run(&["solve", "--all", "--limit", "3"], &narrowed).out;
    assert_eq!(all.lines().next(), first.out.lines().next());
    let third = run(&["solve", "--answer", "3"], &narrowed).out;
    assert_eq!(all.lines().nth(2), third.lines().next());

    check("solve", SUKAKU, (0, &format!("{SUKAKU_ANSWER}\n"), ""));
    check("solve --count", SUKAKU, (0, "1\n", ""));
    let facts = run(&["info", "--json"], SUKAKU).out;
    assert!(facts.contains("\"answers\":1,") && facts.contains("\"ruled_out\":331"), "{facts}");
}

#[test]
fn puzzles_told_by_candidates_or_deletions_rule_out() {
    let first = run(&["solve"], &narrowed_sukaku()).out;
    for kind in ["nonet", "pencil-marks", "library"] {
        let whole = run(&["convert", "-", "-", "--to", kind], LOOSE).out;
        check("solve", &whole, (0, &format!("{LOOSE_FIRST}\n"), ""));
        let converted = run(&["convert", "-", "-", "--to", kind], &narrowed_sukaku());
        assert_eq!(converted.err, "", "{kind}");
        check("solve", &converted.out, (0, &first, ""));
    }
}

#[test]
fn a_sukaku_without_an_answer_says_why() {
    let err = "<stdin>:1:1: this puzzle has no answer: no candidate is left in row 1 column 1\n";
    let none = format!(".........{}", &SUKAKU[9..]);
    check("solve", &none, (1, "no answer\n", err));
}

#[test]
fn notes_of_a_game_are_nobodys_rules() {
    for kind in ["opensudoku", "gnome", "ksudoku", "sdx", "ss"] {
        let converted = run(&["convert", "-", "-", "--to", kind], &narrowed_sukaku());
        let told = "the candidates that the puzzle rules out";
        assert!(converted.err.contains(told), "{kind}: {}", converted.err);
        check("solve", &converted.out, (0, &format!("{LOOSE_FIRST}\n"), ""));
    }
}

#[test]
fn a_puzzle_may_be_typed_in_the_place_of_a_file() {
    let zeros = EASY.replace('.', "0");
    for typed in [EASY, &zeros] {
        let ended = run(&["solve", typed], "");
        assert_eq!((ended.status, ended.out), (0, format!("{EASY_ANSWER}\n")), "{}", ended.err);
    }
}

#[test]
fn of_many_contradictions_a_few_are_named() {
    let chance =
        "144335649434751673352651625658638831516719767181342486969582651724696365925653235";
    let ended = run(&["solve"], &format!("{chance}\n"));
    assert!(ended.err.ends_with(" more\n") && ended.err.lines().count() == 1, "{}", ended.err);
    assert!(ended.err.len() < 600, "{}", ended.err);
}
