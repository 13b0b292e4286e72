//! What is left where nothing else helps.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::BruteForce {
        return brute_force(language);
    }
    let special = if technique == Technique::TemplateSet {
        say!(
            language,
            "If a cell is in all of the templates of a digit, the digit stands there.",
            "Nếu một ô có mặt trong mọi mẫu của một số thì số ấy ở đó."
        )
    } else {
        say!(
            language,
            "If a candidate is in none of the templates of its digit, it goes.",
            "Nếu một ứng viên không có trong mẫu nào của số đó thì bị loại."
        )
    };
    vec![
        say!(
            language,
            "A template is a whole way to place one digit: nine cells, one in each row, column and box. An empty board has 46,656 of them for each digit; the digits and candidates on the board leave a few, and templates of different digits cannot overlap.",
            "Mẫu là một cách đặt trọn vẹn một số: chín ô, mỗi hàng, mỗi cột, mỗi khối một ô. Bảng trống có 46 656 mẫu cho mỗi số; các số và ứng viên trên bảng chỉ để lại một ít, và mẫu của các số khác nhau không được chồng lên nhau."
        ),
        say!(
            language,
            "The digit will stand by one of its templates in the answer. So what all of them have in common is certain, and what none of them uses is impossible. Computers like it; for people it is far too much to write down, except near the end.",
            "Trong đáp án số ấy sẽ đứng theo một trong các mẫu của nó. Vậy điểm chung của mọi mẫu là chắc chắn, và điều không mẫu nào dùng là không thể. Máy tính thích cách này; với người thì quá nhiều để viết ra, trừ lúc gần cuối."
        ),
        special,
    ]
}

fn brute_force(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "When none of the known techniques sees anything, Nonet searches for the answer as a computer does, by trying and going back, and tells one digit of it. It is no reasoning that a person could follow, so it counts as the hardest step of all.",
            "Khi không kỹ thuật nào thấy được gì, Nonet tìm đáp án theo kiểu máy tính, thử rồi quay lui, và cho biết một số. Đây không phải lập luận mà con người theo được, nên được tính là bước khó nhất."
        ),
        say!(
            language,
            "It is right because the puzzle has one answer: the digit is that of the answer. After it, plain techniques often go on again.",
            "Nó đúng vì đề chỉ có một đáp án: số được cho là số của đáp án. Sau đó các kỹ thuật thường lại đi tiếp được."
        ),
    ]
}
