//! Explanations of the steps of every technique, in both languages.

use nonet::engine::Control;
use nonet::engine::technique::{
    BoardStep, Family, FishKind, FishSize, Mark, Role, Solver, Technique,
};
use nonet::format::examples;
use nonet::text::technique::{explain, location, placed_line};
use nonet::text::{Language, Say};

/// The steps of the examples of a technique, the plainest first.
fn steps(technique: Technique) -> impl Iterator<Item = BoardStep> {
    examples::of(technique).into_iter().map(move |example| {
        let mut board = example.document.solving_board().unwrap();
        let puzzle = example.document.puzzle().unwrap();
        board.weigh_ruled_out(&puzzle, &Control::default()).unwrap();
        let step = Solver::of(technique).next_step(&board, &Control::default()).unwrap();
        BoardStep::classic(&step.unwrap_or_else(|| panic!("{technique} finds nothing")))
    })
}

/// Nothing was left out of a sentence.
#[track_caller]
fn assert_is_whole(text: &str) {
    for gap in ["  ", ": .", " .", " ,", " ;", "()", "{}", "( ", ": ;", "(, "] {
        assert!(!text.contains(gap), "{gap:?} in {text}");
    }
}

/// A line begins with the name of its technique, and no digit follows at once on one at the end of the name.
#[track_caller]
fn assert_keeps_apart(name: &str, line: &str) {
    let rest = line.strip_prefix(name).unwrap_or_else(|| panic!("{line}"));
    let ends_in_number = name.trim_end_matches(')').ends_with(|sign: char| sign.is_ascii_digit());
    let goes_on = rest.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
    assert!(!(ends_in_number && goes_on), "{line}");
}

#[track_caller]
fn assert_is_explained(step: &BoardStep) {
    let [english, vietnamese] =
        [Language::ENGLISH, Language::of_locale("vi")].map(|language| explain(step, language));
    assert_ne!(english, vietnamese);
    for (text, outcome) in [(&english, "So "), (&vietnamese, "Vậy ")] {
        assert!(text.contains(outcome) && !text.starts_with(outcome), "no reason: {text}");
        assert!(text.ends_with('.'), "{text}");
        assert_is_whole(text);
        // The window's font has no signs beyond these, such as arrows.
        assert!(text.chars().all(|sign| sign < '\u{2070}'), "{text}");
    }
    for language in Language::all() {
        assert_is_whole(&location(step, language));
        assert_is_whole(&placed_line(step, language));
        assert_keeps_apart(&step.technique.say(language), &placed_line(step, language));
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
    let told = explain(&step, Language::ENGLISH);
    let (supposed, follows) = told.split_once(". Then ").unwrap();
    let supposed = supposed.strip_prefix("Suppose ").unwrap();
    let (clash, chains) = follows.split_once(", which cannot be: ").unwrap();
    assert_eq!(clash, "column 4 has no place left for 4");
    assert!(chains.starts_with(supposed), "{told}");
}

#[test]
fn an_endo_fin_has_a_sentence_of_its_own() {
    let is_endo_fin = |mark: &Mark| mark.role == Role::EndoFin;
    let mut seen = 0;
    for &technique in Technique::ALL.iter().filter(|one| one.family() == Family::Fish) {
        for step in steps(technique).filter(|step| step.evidence.marks.iter().any(is_endo_fin)) {
            let told = explain(&step, Language::ENGLISH);
            assert!(told.contains("at once, and would serve both of them"), "{told}");
            assert!(!told.contains("one of these holds"), "{told}");
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} steps");
}

/// What is said of the plainest example of some techniques.
const IN_ENGLISH: &[(Technique, &str)] = &[
    (
        Technique::EmptyRectangle,
        "In box 6 all places of 2, r4c9 and r5c79, lie in row 5 or column 9. In column 5 it is in r5c5 or r9c5. If in r5c5, box 6 has it in r4c9, which r9c9 sees; if in r9c5, r9c9 sees it there. So r9c9 cannot be 2.",
    ),
    (
        Technique::DualEmptyRectangle,
        "In box 3 all places of 3, r2c78 and r3c8, lie in row 2 or column 8. In column 4 it is in r2c4 or r5c4. If in r2c4, box 3 has it in r3c8, which r5c8 sees; if in r5c4, r5c8 sees it there. In row 5 it is in r5c8 or r5c4. If in r5c8, box 3 has it in r2c7, which r2c4 sees; if in r5c4, r2c4 sees it there. So r2c4 and r5c8 cannot be 3.",
    ),
    (
        Technique::MWing,
        "If r2c4 is not 1, it is 3; so r9c4 is not 3, but r9c9 is; so r9c9 is not 1, but r3c9 is. At least one of the two ends is right, r2c4=1 or r3c9=1, and what sees both cannot be 1. So r2c7 and r3c56 cannot be 1.",
    ),
    (
        Technique::BugPlusOne,
        "All open cells but r1c6 have two candidates. If r1c6 were not 1, all would have two, and every digit two places in each house that lacks it: then there would be two answers or none. So r1c6 is 1: r1c6 cannot be 3 or 8.",
    ),
    (
        Technique::UniqueRectangle6,
        "If r59c46 held nothing but 1 and 7, these could be swapped, and there would be two answers. In the rows and columns of r5c6 and r9c4 the digit 7 has no place beside the rectangle, so it is in two opposite corners. If these were r5c6 and r9c4, then r5c4 and r9c6 would both be 1, and exactly that would happen. So r5c6 and r9c4 cannot be 7.",
    ),
    (
        Technique::SimpleColoursTrap,
        "Along houses with two places for 2 each, the colours take turns: either r1c2, r3c5 and r6c3 all are 2 or r3c1, r4c2 and r6c5 all are 2. A cell that sees both colours cannot be 2 in either case: r6c46 see r6c3 and r6c5. So r6c46 cannot be 2.",
    ),
    (
        Technique::MultiColours2,
        "Along houses with two places for 1 each there are two pairs of colours: either r2c3 is 1 or r6c3 is 1; and either r1c1 is 1 or r1c2 is 1. One colour of the second pair is right, and the colour of r2c3 sees both: r2c3 sees r1c1 and r2c3 sees r1c2. So r2c3 cannot be 1.",
    ),
    (
        Technique::Medusa,
        "Either all of these are right: r1c3,r2c8=4 and r9c8=6; or all of these: r1c7,r9c8=4, r9c9=6 and r1c3=9. But r1c7,r9c8=4, r9c9=6 and r1c3=9 cannot all be right: r1c9 {69} would have no candidate left. So r1c7 and r9c8 cannot be 4; r9c9 cannot be 6; r1c3 cannot be 9.",
    ),
    (
        Technique::DeathBlossom,
        "r8c4 is 3, 4 or 9. Each of these digits is missing then from a set that has one candidate more than cells, and that holds all its others: if it is 3, r6c14 {347} holds 7; if it is 4, r8c2 {47} holds 7; if it is 9, r5c459 {1479} holds 7. So 7 is in one of these sets, and any 7 that sees all its places in them is ruled out. So r5c2 cannot be 7.",
    ),
    (
        Technique::Firework,
        "Outside box 4, row 4 has no place for 2, 4 and 6 but r4c4, and column 3 none but r9c3. One of these digits that is in neither stands in box 4 on both lines, in r4c3. That makes three digits for r4c34 and r9c3, which hold each of them once and nothing else. So r49c3 cannot be 3; r4c4 cannot be 9.",
    ),
    (
        Technique::ForcingChainContradiction,
        "Suppose r6c1<>7. Then column 4 has no place left for 4, which cannot be: r6c1<>7 => r6c8=7 => r5c9<>7 => r5c9=4 => r5c4<>4. r6c1<>7 => r6c1=4 => r6c4<>4. r6c1<>7 => r8c1=7 => r8c2<>7 => r8c2=4 => r8c4<>4. So r6c1 is 7.",
    ),
    (
        Technique::ForcingChainVerity,
        "In column 4 the digit 4 is in r5c4, r6c4 or r8c4. Each of these cases leads to r6c1=7: r5c4=4 => r5c9<>4 => r5c9=7 => r6c8<>7 => r6c1=7. r6c4=4 => r6c1<>4 => r6c1=7. r8c4=4 => r9c5<>4 => r9c1=4 => r6c1<>4 => r6c1=7. So r6c1 is 7.",
    ),
    (
        Technique::TemplateDelete,
        "No way to place all the 1s of the board uses r4c6, r4c8, r6c3 or r9c5. So r4c68, r6c3 and r9c5 cannot be 1.",
    ),
];

/// The same in Vietnamese.
const IN_VIETNAMESE: &[(Technique, &str)] = &[
    (Technique::NakedSingle, "Ở h7c2 mọi số khác đều đã bị loại. Vậy h7c2 là 2."),
    (
        Technique::Pointing,
        "Ở khối 3 mọi chỗ của 1, là h23c7, cũng nằm trong cột 7, nên số 1 của cột 7 ở đó, không ở nơi khác. Vậy h789c7 không thể là 1.",
    ),
    (
        Technique::HiddenPair,
        "Ở cột 4 các số 1 và 5 không còn chỗ nào khác ngoài h27c4, nên ở đó không có số khác. Vậy h2c4 không thể là 4 hoặc 8; h7c4 không thể là 7.",
    ),
    (
        Technique::fish(FishKind::Basic, FishSize::XWing),
        "Ở hàng 4 và hàng 7 mọi chỗ của 4 đều nằm trong cột 2 và cột 4. Mỗi vùng trong hai vùng đầu cần một số 4. Chúng lấp đầy hai vùng còn lại, nên không ô nào khác ở đó là 4. Vậy h2c4 và h59c2 không thể là 4.",
    ),
    (
        Technique::fish(FishKind::Finned, FishSize::Swordfish),
        "Ở cột 1, cột 6 và cột 7 mọi chỗ của 1 đều nằm trong hàng 1, hàng 7 và hàng 8, trừ h2c7. Hoặc h2c7 là 1, hoặc phần còn lại thành cá. Cá làm hàng 1, hàng 7 và hàng 8 không còn 1 ở nơi khác; số 1 nào ở đó mà cũng thấy h2c7 thì mất trong cả hai trường hợp. Vậy h1c89 không thể là 1.",
    ),
    (
        Technique::Skyscraper,
        "Ở hàng 6 số 1 nằm ở h6c3 hoặc h6c6, ở hàng 9 thì ở h9c3 hoặc h9c5. h69c3 thấy nhau nên không thể cùng là 1: số đó ở h6c6 hoặc h9c5, và ô thấy cả hai ô này không thể là 1. Vậy h4c5 và h78c6 không thể là 1.",
    ),
    (
        Technique::EmptyRectangle,
        "Ở khối 6 mọi chỗ của 2, là h4c9 và h5c79, đều nằm trên hàng 5 hoặc cột 9. Ở cột 5 số đó ở h5c5 hoặc h9c5. Nếu ở h5c5 thì khối 6 có nó ở h4c9, nơi h9c9 thấy; nếu ở h9c5 thì h9c9 cũng thấy nó. Vậy h9c9 không thể là 2.",
    ),
    (
        Technique::XYWing,
        "h4c2 là 2 hoặc 6. Nếu là 2 thì h1c2 là 1; nếu là 6 thì h6c3 là 1. Cách nào thì một trong hai ô đó cũng là 1, và ô thấy cả hai không thể là 1. Vậy h1c3 và h56c2 không thể là 1.",
    ),
    (
        Technique::MWing,
        "Nếu h2c4 không là 1 thì nó là 3; nên h9c4 không là 3 mà h9c9 là 3; nên h9c9 không là 1 mà h3c9 là 1. Ít nhất một trong hai đầu là đúng, h2c4=1 hoặc h3c9=1, và ô thấy cả hai không thể là 1. Vậy h2c7 và h3c56 không thể là 1.",
    ),
    (
        Technique::BugPlusOne,
        "Mọi ô trống trừ h1c6 đều có hai ứng viên. Nếu h1c6 không là 1 thì mọi ô đều có hai, và mỗi số có đúng hai chỗ trong mỗi vùng còn thiếu nó: khi đó đề có hai đáp án hoặc không có. Vậy h1c6 là 1: h1c6 không thể là 3 hoặc 8.",
    ),
    (
        Technique::UniqueRectangle1,
        "Nếu h14c23 chỉ giữ 1 và 2 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Chỉ h4c2 có ứng viên khác, nên ô đó phải nhận một trong các ứng viên ấy. Vậy h4c2 không thể là 1 hoặc 2.",
    ),
    (
        Technique::UniqueRectangle3,
        "Nếu h69c79 chỉ giữ 1 và 6 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Chỉ 2 hoặc 5 ở h6c79 tránh được điều đó, nên một trong hai ô này là 2 hoặc 5. Cùng với h6c6 thành hai ô cho 2 và 5, nên ô khác của hàng 6 không thể giữ các số đó. Vậy h6c8 không thể là 2 hoặc 5.",
    ),
    (
        Technique::UniqueRectangle6,
        "Nếu h59c46 chỉ giữ 1 và 7 thì có thể đổi chỗ các số đó, và đề có hai đáp án. Trên các hàng và cột của h5c6 và h9c4, số 7 không có chỗ nào ngoài hình, nên nằm ở hai góc đối nhau. Nếu hai góc đó là h5c6 và h9c4 thì h5c4 và h9c6 cùng là 1, và đúng hình đó xảy ra. Vậy h5c6 và h9c4 không thể là 7.",
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
        Technique::SimpleColoursTrap,
        "Đi theo các vùng chỉ còn hai chỗ cho 2, hai màu xen kẽ nhau: hoặc h1c2, h3c5 và h6c3 đều là 2 hoặc h3c1, h4c2 và h6c5 đều là 2. Ô thấy cả hai màu thì cách nào cũng không là 2: h6c46 thấy h6c3 và h6c5. Vậy h6c46 không thể là 2.",
    ),
    (
        Technique::MultiColours2,
        "Đi theo các vùng chỉ còn hai chỗ cho 1, có hai cặp màu: hoặc h2c3 là 1 hoặc h6c3 là 1; và hoặc h1c1 là 1 hoặc h1c2 là 1. Một màu của cặp thứ hai là đúng, mà màu của h2c3 thấy cả hai: h2c3 thấy h1c1 và h2c3 thấy h1c2. Vậy h2c3 không thể là 1.",
    ),
    (
        Technique::Medusa,
        "Hoặc tất cả những điều này đúng: h1c3,h2c8=4 và h9c8=6; hoặc tất cả những điều này: h1c7,h9c8=4, h9c9=6 và h1c3=9. Nhưng h1c7,h9c8=4, h9c9=6 và h1c3=9 không thể cùng đúng: khi đó h1c9 {69} không còn ứng viên nào. Vậy h1c7 và h9c8 không thể là 4; h9c9 không thể là 6; h1c3 không thể là 9.",
    ),
    (
        Technique::AlsXz,
        "Mỗi tập sau có số ứng viên nhiều hơn số ô đúng một: A = h3c6 {48}; B = h189c4 {4678}. 4 không thể ở cả hai, vì các chỗ của nó ở đó thấy nhau, nên một tập thiếu nó và giữ mọi số còn lại, trong đó có 8. Ô thấy mọi chỗ của 8 trong cả hai tập không thể là 8. Vậy h2c4 và h89c6 không thể là 8.",
    ),
    (
        Technique::AlsXyWing,
        "Mỗi tập sau có số ứng viên nhiều hơn số ô đúng một, nên tập thiếu một số thì giữ mọi số còn lại: A = h2c4 {29}; B = h7c456,h8c4,h9c6 {245689}; C = h5c4,h6c6 {246}. Nếu A thiếu 2 thì giữ 9; khi đó B thiếu 9 nên giữ 6; khi đó C thiếu 6 nên giữ 2. Vậy cách nào thì A hoặc C cũng giữ số đó. Ô thấy mọi chỗ của 2 trong cả hai tập không thể là 2. Vậy h6c4 không thể là 2.",
    ),
    (
        Technique::DeathBlossom,
        "h8c4 là 3, 4 hoặc 9. Khi đó số ấy thiếu ở một tập có số ứng viên nhiều hơn số ô đúng một, nên tập ấy giữ mọi số còn lại: nếu là 3 thì h6c14 {347} giữ 7; nếu là 4 thì h8c2 {47} giữ 7; nếu là 9 thì h5c459 {1479} giữ 7. Vậy 7 ở một trong các tập này, và ô thấy mọi chỗ của số đó trong các tập thì mất nó. Vậy h5c2 không thể là 7.",
    ),
    (
        Technique::SueDeCoq,
        "Ở chỗ cột 1 và khối 7 cắt nhau, h89c1 giữ hai trong các số 2, 3, 4 và 8. Ở cột 1, một trong 3 và 4 phải vào h4c1 {34}, nên h89c1 giữ nhiều nhất một trong các số đó. Ở khối 7, một trong 2 và 8 phải vào h9c3 {28}, nên h89c1 giữ nhiều nhất một trong các số đó. Bấy nhiêu vừa đủ lấp đầy chúng, nên cột 1 có 3 và 4 ở h489c1 và khối 7 có 2 và 8 ở h8c1 và h9c13, không ở nơi khác. Vậy h6c1 không thể là 3; h5c1 không thể là 4; h9c2 không thể là 8.",
    ),
    (
        Technique::Aic,
        "Nếu h2c4<>1 thì h3c8=1. Ít nhất một trong hai đầu là đúng, h2c4=1 hoặc h3c8=1, và ô thấy cả hai không thể là 1. h2c4<>1 => h2c4=9 => h4c4<>9 => h4c8=9 => h4c8<>1 => h3c8=1. Vậy h2c79 và h3c56 không thể là 1.",
    ),
    (
        Technique::ContinuousNiceLoop,
        "Chuỗi khép thành vòng, nên ở mỗi chỗ không thể cùng đúng thì có đúng một bên đúng: 1 ở h1c4 hoặc h2c5; h2c2 là 1 hoặc 3; 3 ở h1c2 hoặc h1c4. Ở nơi khác, ứng viên cùng số thấy cả hai chỗ đó thì bị loại, và số thứ ba trong ô chỉ nhận một trong hai số cũng bị loại. h1c4=1 => h2c5<>1 => h2c2=1 => h2c2<>3 => h1c2=3 => h1c4<>3 => h1c4=1. Vậy h1c56 và h3c5 không thể là 1; h1c5 không thể là 3; h2c2 không thể là 8.",
    ),
    (
        Technique::fish(FishKind::FinnedFranken, FishSize::XWing),
        "Ở hàng 1 và khối 3 mọi chỗ của 2 đều nằm trong cột 3 và cột 7. h1c7 cùng lúc thuộc hàng 1 và khối 3, nên một số ở đó đủ cho cả hai. Hoặc h1c7 là 2, hoặc phần còn lại thành cá. Cá làm cột 3 và cột 7 không còn 2 ở nơi khác; số 2 nào ở đó mà cũng thấy h1c7 thì mất trong cả hai trường hợp. Vậy h789c7 không thể là 2.",
    ),
    (
        Technique::Firework,
        "Ngoài khối 4, hàng 4 không có chỗ nào cho 2, 4 và 6 trừ h4c4, cột 3 cũng không có chỗ nào trừ h9c3. Số nào trong đó không ở hai ô ấy thì nằm trong khối 4 trên cả hai đường, tức là ở h4c3. Như vậy ba số này lấp đầy h4c34 và h9c3, mỗi số một lần, và ở đó không có số khác. Vậy h49c3 không thể là 3; h4c4 không thể là 9.",
    ),
    (
        Technique::Exocet,
        "h78c9, các ô gốc, giữ 1 và 4. Mỗi số trong hai số đó phải có ba lần trên hàng 9, hàng 2 và hàng 5. Ngoài cột 7, cột 8 và cột 9, các chỗ của nó trên đó nằm trong hai vùng, nên có nhiều nhất hai lần; bên trong thì chỉ h2c7 và h5c8 có chỗ cho nó. Vậy h2c7 và h5c8, các ô đích, giữ đúng hai số đó, và ứng viên nào không hợp cách nào thì mất. Vậy h5c8 không thể là 3 hoặc 6; h2c7 không thể là 7 hoặc 9.",
    ),
    (
        Technique::KrakenFish2,
        "Ở hàng 2 và hàng 5 mọi chỗ của 2 đều nằm trong cột 5 và cột 7, trừ h5c1. Hoặc h5c1 là 2, hoặc phần còn lại thành cá. Nếu là cá thì cột 5 có số 2 ở h2c5 hoặc h5c5. Từ đó và từ mỗi vây đều có chuỗi dẫn tới h6c5<>2: h2c5=2 => h6c5<>2. h5c1=2 => h5c1<>5 => h5c6=5 => h6c4<>5 => h6c4=2 => h6c5<>2. h5c5=2 => h6c5<>2. Vậy h6c5 không thể là 2.",
    ),
    (
        Technique::ForcingChainContradiction,
        "Giả sử h6c1<>7. Khi đó cột 4 không còn chỗ cho 4, điều không thể có: h6c1<>7 => h6c8=7 => h5c9<>7 => h5c9=4 => h5c4<>4. h6c1<>7 => h6c1=4 => h6c4<>4. h6c1<>7 => h8c1=7 => h8c2<>7 => h8c2=4 => h8c4<>4. Vậy h6c1 là 7.",
    ),
    (
        Technique::ForcingChainVerity,
        "Ở cột 4 số 4 nằm ở h5c4, h6c4 hoặc h8c4. Trường hợp nào cũng dẫn tới h6c1=7: h5c4=4 => h5c9<>4 => h5c9=7 => h6c8<>7 => h6c1=7. h6c4=4 => h6c1<>4 => h6c1=7. h8c4=4 => h9c5<>4 => h9c1=4 => h6c1<>4 => h6c1=7. Vậy h6c1 là 7.",
    ),
];

#[track_caller]
fn check(told: &[(Technique, &str)], language: Language) {
    for &(technique, expected) in told {
        let step = steps(technique).next().unwrap();
        assert_eq!(explain(&step, language), expected);
    }
}

#[test]
fn steps_are_explained_in_english_so_that_a_finger_can_follow() {
    check(IN_ENGLISH, Language::ENGLISH);
}

#[test]
fn steps_are_explained_in_vietnamese_as_people_say_it() {
    check(IN_VIETNAMESE, Language::of_locale("vi"));
}

#[test]
fn what_goes_from_a_fish_itself_has_a_sentence_of_its_own() {
    let step = steps(Technique::fish(FishKind::FinnedFranken, FishSize::Leviathan)).next().unwrap();
    let told = explain(&step, Language::ENGLISH);
    let own = "In r6c1 the 5 would fill two of these houses at once, and leave too little room.";
    assert!(told.contains(own), "{told}");
}

#[test]
fn the_number_of_a_type_is_not_read_as_a_digit_of_the_step() {
    let line = |technique, language| placed_line(&steps(technique).next().unwrap(), language);
    let kraken = line(Technique::KrakenFish2, Language::ENGLISH);
    assert!(kraken.starts_with("Kraken fish type 2 on 2, row 2 and row 5: "), "{kraken}");
    let kraken = line(Technique::KrakenFish2, Language::of_locale("vi"));
    assert!(kraken.starts_with("Cá Kraken loại 2 với số 2, hàng 2 và hàng 5: "), "{kraken}");
    let grave = line(Technique::BugPlusOne, Language::ENGLISH);
    assert!(grave.starts_with("BUG+1 on 1, r1c6: "), "{grave}");
    let wing = line(Technique::MWing, Language::ENGLISH);
    assert!(wing.starts_with("M-Wing 1 and 3, r2c4"), "each digit is named once: {wing}");
}

#[test]
fn a_line_tells_a_chain_in_its_order_and_sets_apart() {
    let lines = |family: Family| {
        let of_family = Technique::ALL.iter().filter(move |one| one.family() == family);
        let all = of_family.flat_map(|&one| steps(one));
        all.map(|step| (placed_line(&step, Language::ENGLISH), step))
    };
    for (line, step) in lines(Family::Chains) {
        let chain = &step.evidence.chains[0].links;
        assert_eq!(line.matches(" => ").count(), chain.len(), "{line}");
        let digits: Vec<String> =
            chain.iter().map(|link| format!("{} => ", link.from.digit)).collect();
        let mut rest = line.as_str();
        for digit in digits {
            rest = rest.split_once(&digit).unwrap_or_else(|| panic!("{digit} in {line}")).1;
        }
    }
    for (line, step) in
        lines(Family::AlmostLocked).filter(|(_, step)| step.evidence.bases.is_empty())
    {
        let sets = step.evidence.sets.len();
        assert!(line.contains(", A r") && line.contains(", B r") && sets > 1, "{line}");
    }
    for (line, _) in lines(Family::Forcing) {
        assert!(line.len() < 400, "a net is told by its start: {line}");
    }
}
