//! Subsets: as many cells as digits, seen from the cells or from the digits.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => hidden(technique, language),
        T::LockedPair | T::LockedTriple => [naked(language), locked(language)].concat(),
        _ => [naked(language), vec![naked_of_size(technique, language)]].concat(),
    }
}

fn naked(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Some cells of one house have, all their candidates taken together, no more digits than they are cells: two cells with two digits, three with three, four with four. Then these digits can be taken away from all other cells of the house.",
            "Vài ô trong một vùng, gộp mọi ứng viên lại, có đúng bấy nhiêu số: hai ô với hai số, ba ô với ba số, bốn ô với bốn số. Khi đó có thể loại các số ấy khỏi mọi ô khác của vùng."
        ),
        say!(
            language,
            "The cells need different digits, as they stand in one house, and have just enough of them to go round. So each of the digits is used up in one of the cells, even though it is not known yet in which. If another cell took one of them, the group would be one digit short.",
            "Các ô này cùng một vùng nên cần các số khác nhau, mà số ứng viên vừa đủ chia. Vậy mỗi số đều được dùng ở một trong các ô ấy, dù chưa biết ô nào. Nếu ô khác lấy mất một số thì nhóm sẽ thiếu số."
        ),
    ]
}

fn naked_of_size(technique: Technique, language: Language) -> String {
    match technique {
        Technique::NakedPair => say!(
            language,
            "A pair is two cells with the same two candidates and no others. Look for cells with two candidates, and then for their twin in the row, the column and the box.",
            "Cặp số là hai ô có cùng hai ứng viên và không có ứng viên nào khác. Hãy tìm những ô còn hai ứng viên, rồi tìm ô giống hệt trên hàng, trên cột và trong khối."
        ),
        Technique::NakedTriple => say!(
            language,
            "Not each cell of a triple needs all three digits: cells with 1 and 2, 2 and 3, and 1 and 3 are a triple just as well. Start from two cells with two candidates that share a digit, and look for a third that adds nothing.",
            "Không phải ô nào của bộ ba cũng cần đủ ba số: ba ô có 1 và 2, 2 và 3, 1 và 3 cũng là bộ ba. Hãy bắt đầu từ hai ô hai ứng viên có chung một số, rồi tìm ô thứ ba không thêm số nào mới."
        ),
        _ => say!(
            language,
            "A quad is rare in a house of few open cells, as the other open cells of that house are then a hidden subset that is smaller and easier to see. Look for it where six or more cells are open and several of them have two or three candidates.",
            "Bộ bốn hiếm khi cần ở vùng ít ô trống, vì khi ấy các ô trống còn lại tạo thành bộ số ẩn nhỏ hơn và dễ thấy hơn. Hãy tìm ở vùng có từ sáu ô trống trở lên mà vài ô chỉ còn hai hay ba ứng viên."
        ),
    }
}

fn locked(language: Language) -> Vec<String> {
    vec![say!(
        language,
        "Here the cells stand in a box and in a line at once, so they are a naked subset of both houses. The digits go from the rest of the box and from the rest of the line in one step, which makes it stronger than a plain pair or triple and puts it before them.",
        "Ở đây các ô vừa cùng một khối vừa cùng một hàng hay cột, nên là bộ số lộ của cả hai vùng. Các số ấy bị loại khỏi phần còn lại của khối và của hàng, cột trong cùng một bước, vì vậy mạnh hơn cặp số, bộ ba thường và được xét trước."
    )]
}

fn hidden(technique: Technique, language: Language) -> Vec<String> {
    let special = match technique {
        Technique::HiddenPair => say!(
            language,
            "For a pair, look for two digits that each have two places in a house, and the same two. Two rows or columns that hold both digits often bring this about in a box.",
            "Với cặp số, hãy tìm hai số mà mỗi số chỉ có hai chỗ trong vùng, và là cùng hai chỗ. Hai hàng hay hai cột đã có cả hai số ấy thường tạo ra điều này trong một khối."
        ),
        Technique::HiddenTriple => say!(
            language,
            "Not each digit of a triple needs all three cells: two places each are enough, as long as they lie in three cells altogether. A house with seven or more open cells is the likeliest place.",
            "Không phải số nào của bộ ba cũng cần đủ ba ô: mỗi số hai chỗ cũng được, miễn là tất cả nằm trong ba ô. Vùng còn từ bảy ô trống trở lên là nơi dễ có nhất."
        ),
        _ => say!(
            language,
            "A quad needs a house with eight or nine open cells to be worth the search; with fewer, a naked subset of the other cells says the same and is smaller.",
            "Bộ bốn chỉ đáng tìm ở vùng còn tám hay chín ô trống; ít hơn thì bộ số lộ ở các ô kia nói cùng một điều mà nhỏ hơn."
        ),
    };
    vec![
        say!(
            language,
            "Some digits of a house have, all their places taken together, no more cells than they are digits: two digits with two places, three with three, four with four. Then all other candidates can be taken away from these cells.",
            "Vài số của một vùng, gộp mọi chỗ lại, chỉ có đúng bấy nhiêu ô: hai số với hai ô, ba số với ba ô, bốn số với bốn ô. Khi đó có thể loại mọi ứng viên khác khỏi các ô ấy."
        ),
        say!(
            language,
            "The house needs each of the digits, and they have just enough cells to go round. So each of the cells is taken by one of them, even though it is not known yet by which, and nothing else has room there. The subset is hidden because the cells may be full of other candidates; what gives it away is where the digits cannot be.",
            "Vùng cần mọi số ấy, mà số chỗ vừa đủ chia. Vậy mỗi ô đều bị một trong các số đó chiếm, dù chưa biết số nào, và không còn chỗ cho số khác. Gọi là ẩn vì các ô ấy có thể đầy ứng viên khác; điều làm lộ ra là những nơi các số ấy không thể có mặt."
        ),
        special,
    ]
}
