//! What is said of the steps of every technique, in both languages.

use nonet::engine::Control;
use nonet::engine::technique::{Family, Mark, Role, Solver, Step, Technique};
use nonet::format::examples;
use nonet::text::technique::{explain, place, placed_line};
use nonet::text::{Language, Say};

/// The steps of the examples of a technique, the plainest first.
fn steps(technique: Technique) -> impl Iterator<Item = Step> {
    examples::of(technique).into_iter().map(move |example| {
        let board = example.document.solving_board().unwrap();
        let step = Solver::of(technique).next_step(&board, &Control::default()).unwrap();
        step.unwrap_or_else(|| panic!("{technique} finds nothing"))
    })
}

/// Nothing was left out of a sentence.
#[track_caller]
fn assert_is_whole(text: &str) {
    for gap in ["  ", ": .", " .", " ,", " ;", "()", "{}", "( ", ": ;", "(, "] {
        assert!(!text.contains(gap), "{gap:?} in {text}");
    }
}

#[track_caller]
fn assert_is_explained(step: &Step) {
    let [english, vietnamese] =
        [Language::English, Language::Vietnamese].map(|language| explain(step, language));
    assert_ne!(english, vietnamese);
    for (text, outcome) in [(&english, "So "), (&vietnamese, "Vậy ")] {
        assert!(text.contains(outcome) && !text.starts_with(outcome), "no reason: {text}");
        assert!(text.ends_with('.'), "{text}");
        assert_is_whole(text);
        // The window's font has no signs beyond these, such as arrows.
        assert!(text.chars().all(|sign| sign < '\u{2070}'), "{text}");
    }
    for language in Language::ALL {
        assert_is_whole(&place(step, language));
        assert_is_whole(&placed_line(step, language));
        assert!(placed_line(step, language).starts_with(&step.technique.say(language)));
    }
}

#[test]
fn every_step_of_the_examples_is_explained_in_both_languages() {
    for &technique in Technique::ALL {
        steps(technique).for_each(|step| assert_is_explained(&step));
    }
}

#[test]
fn what_is_supposed_is_said_before_what_follows_from_it() {
    let step = steps(Technique::ForcingChainContradiction).next().unwrap();
    let told = explain(&step, Language::English);
    let (supposed, follows) =
        told.split_once(". What follows from that cannot all be so: ").unwrap();
    let supposed = supposed.strip_prefix("Suppose ").unwrap();
    assert!(follows.starts_with(supposed), "{told}");
}

#[test]
fn an_endo_fin_has_a_sentence_of_its_own() {
    let is_endo_fin = |mark: &Mark| mark.role == Role::EndoFin;
    let mut seen = 0;
    for &technique in Technique::ALL.iter().filter(|one| one.family() == Family::Fish) {
        for step in steps(technique).filter(|step| step.evidence.marks.iter().any(is_endo_fin)) {
            let told = explain(&step, Language::English);
            assert!(told.contains("at once, and would serve both of them"), "{told}");
            assert!(!told.contains("one of these holds"), "{told}");
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} steps");
}

/// What is said of the plainest example of some techniques.
const IN_VIETNAMESE: &[(Technique, &str)] = &[
    (Technique::NakedSingle, "Ở h7c2 mọi số khác đều đã bị loại. Vậy h7c2 là 2."),
    (
        Technique::Pointing,
        "Mọi chỗ của 1 ở khối 3 cũng nằm trong cột 7, nên số 1 của cột 7 là một trong đó. Vậy h789c7 không thể là 1.",
    ),
    (
        Technique::HiddenPair,
        "Ở cột 4 các số 1 và 5 không còn chỗ nào khác ngoài h27c4, nên ở đó không có số khác. Vậy h2c4 không thể là 4 hoặc 8; h7c4 không thể là 7.",
    ),
    (
        Technique::XWing,
        "Ở cột 3 và cột 5 mọi chỗ của 1 đều nằm trong hàng 3 và hàng 4. Vậy h3c6 và h4c26 không thể là 1.",
    ),
    (
        Technique::FinnedSwordfish,
        "Ở cột 1, cột 6 và cột 7 mọi chỗ của 1 đều nằm trong hàng 1, hàng 7 và hàng 8, trừ h2c7. Hoặc h2c7 là 1, hoặc phần còn lại thành cá. Số 1 nào bị cá loại mà cũng thấy h2c7 thì mất trong mọi trường hợp. Vậy h1c89 không thể là 1.",
    ),
    (
        Technique::Skyscraper,
        "Ở hàng 6 và hàng 9 số 1 mỗi nơi còn hai chỗ. h69c3 thấy nhau nên không thể cùng là 1; vậy một trong h6c6 và h9c5 là 1. Vậy h4c5 và h78c6 không thể là 1.",
    ),
    (
        Technique::XYWing,
        "h4c2 là 2 hoặc 6. Nếu là 2 thì h1c2 là 1; nếu là 6 thì h6c3 là 1. Cách nào thì một trong hai ô đó cũng là 1. Vậy h1c3 và h56c2 không thể là 1.",
    ),
    (
        Technique::UniqueRectangle1,
        "Nếu h14c23 chỉ giữ 1 và 2 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Chỉ h4c2 có ứng viên khác, nên ô đó phải nhận một trong các ứng viên ấy. Vậy h4c2 không thể là 1 hoặc 2.",
    ),
    (
        Technique::UniqueRectangle3,
        "Nếu h69c79 chỉ giữ 1 và 6 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Vậy một trong h6c79 nhận một trong 2 và 5, cùng với h6c6 thành bộ số lộ 2 và 5 ở hàng 6. Vậy h6c8 không thể là 2 hoặc 5.",
    ),
    (
        Technique::UniqueLoop,
        "Nếu h1c19, h2c17 và h7c79 chỉ giữ 1 và 9 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Chỉ h2c1 có ứng viên khác, nên ô đó phải nhận một trong các ứng viên ấy. Vậy h2c1 không thể là 1 hoặc 9.",
    ),
    (
        Technique::BugLite,
        "Nếu h38c7 {14}, h38c8 {45} và h38c9 {15} mỗi ô đều giữ một trong hai số của nó thì tất cả cùng đổi sang số kia được, và đề có hai đáp án. Chỉ h3c9 có ứng viên khác, nên ô đó phải nhận một trong các ứng viên ấy. Vậy h3c9 không thể là 1 hoặc 5.",
    ),
    (
        Technique::AlsXz,
        "h3c6 {48} và h189c4 {4678} mỗi tập nhiều hơn số ô đúng một ứng viên. 4 không thể ở cả hai, nên một tập thiếu nó và giữ mọi số còn lại, trong đó có 8. Vậy h2c4 và h89c6 không thể là 8.",
    ),
    (
        Technique::AlsXyWing,
        "h2c4 {29}, h7c456, h8c4 và h9c6 {245689} và h5c4 và h6c6 {246} mỗi tập nhiều hơn số ô đúng một ứng viên, nên tập thiếu một số thì giữ mọi số còn lại. Mỗi tập nối với tập kế bằng một số không thể ở cả hai (6 và 9). Nếu h2c4 thiếu 2 thì tập này giữ số nối với tập kế, nên tập kế thiếu số đó, cứ thế tiếp: h5c4 và h6c6 giữ 2. Vậy h6c4 không thể là 2.",
    ),
    (
        Technique::DeathBlossom,
        "h8c4 là một trong 3, 4 và 9, và mỗi số này bị lấy khỏi một trong h6c14 {347}, h8c2 {47} và h5c459 {1479}, tập ấy khi đó giữ mọi số còn lại. Là số nào thì 7 cũng ở một trong các tập này. Vậy h5c2 không thể là 7.",
    ),
    (
        Technique::Aic,
        "Nếu h2c4<>1 thì h3c8=1, nên ít nhất một trong hai đầu là đúng: h2c4=1 hoặc h3c8=1. h2c4<>1 => h2c4=9 => h4c4<>9 => h4c8=9 => h4c8<>1 => h3c8=1. Vậy h2c79 và h3c56 không thể là 1.",
    ),
    (
        Technique::FinnedFrankenXWing,
        "Ở hàng 1 và khối 3 mọi chỗ của 2 đều nằm trong cột 3 và cột 7. h1c7 cùng lúc thuộc hàng 1 và khối 3, nên một số ở đó đủ cho cả hai. Hoặc h1c7 là 2, hoặc phần còn lại thành cá. Số 2 nào bị cá loại mà cũng thấy h1c7 thì mất trong mọi trường hợp. Vậy h789c7 không thể là 2.",
    ),
];

#[test]
fn steps_are_explained_in_vietnamese_as_people_say_it() {
    for &(technique, expected) in IN_VIETNAMESE {
        let step = steps(technique).next().unwrap();
        assert_eq!(explain(&step, Language::Vietnamese), expected);
    }
}
