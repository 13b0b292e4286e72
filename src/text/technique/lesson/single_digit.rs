//! Single-digit patterns: two strong links of one digit, joined.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    let mut told = match technique {
        T::EmptyRectangle | T::DualEmptyRectangle => empty_rectangle(language),
        _ => linked_pairs(language),
    };
    told.extend(match technique {
        T::Skyscraper => Some(say!(
            language,
            "In a skyscraper the two houses are rows, and two of the four places stand in one column: the base of the building. The other two, the roofs, are not in line, else it would be an X-wing. What sees both roofs loses the digit. Columns for rows do as well.",
            "Ở Skyscraper, hai vùng là hai hàng, và hai trong bốn chỗ nằm trên một cột: chân tòa nhà. Hai chỗ kia là hai mái, không thẳng nhau, nếu thẳng thì đã là X-Wing. Ô thấy cả hai mái thì mất số ấy. Đổi hàng và cột cho nhau cũng được."
        )),
        T::TwoStringKite => Some(say!(
            language,
            "In a kite the two houses are a row and a column, and one place of each stands in the same box, but not in the same cell. The other two places are the ends of the strings. The one cell where the column of one end meets the row of the other loses the digit.",
            "Ở cánh diều, hai vùng là một hàng và một cột, mỗi bên có một chỗ nằm trong cùng một khối nhưng không cùng ô. Hai chỗ kia là hai đầu dây. Ô nằm ở giao của cột qua đầu này và hàng qua đầu kia thì mất số ấy."
        )),
        T::DualTwoStringKite => Some(say!(
            language,
            "Two kites that start from the same two cells of a box are told as one here, with all that the one or the other takes away.",
            "Hai cánh diều xuất phát từ cùng hai ô của một khối được gộp làm một ở đây, với mọi ứng viên mà hình này hay hình kia loại được."
        )),
        T::TurbotFish => Some(say!(
            language,
            "Turbot fish is the name of all such patterns with four places, whatever the two houses are. Skyscrapers and kites are turbot fish with names of their own, and are mostly told by these, as they are easier to see.",
            "Turbot Fish là tên chung của mọi hình có bốn chỗ như vậy, dù hai vùng là vùng nào. Skyscraper và cánh diều là những Turbot Fish có tên riêng, và thường được gọi bằng tên riêng vì dễ thấy hơn."
        )),
        T::DualEmptyRectangle => Some(say!(
            language,
            "Two empty rectangles of the same digit in the same box, each with a pair of its own, are told as one here, with all that the one or the other takes away.",
            "Hai hình chữ nhật rỗng của cùng một số trong cùng một khối, mỗi hình với một cặp chỗ riêng, được gộp làm một ở đây, với mọi ứng viên mà hình này hay hình kia loại được."
        )),
        _ => None,
    });
    told
}

fn linked_pairs(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit that has just two places left in one house, and just two in another. If a place of the first house sees a place of the second, the two other places are the ends of the pattern. Any cell that sees both ends loses the digit.",
            "Chọn một số chỉ còn đúng hai chỗ ở một vùng, và đúng hai chỗ ở một vùng khác. Nếu một chỗ của vùng thứ nhất thấy một chỗ của vùng thứ hai thì hai chỗ còn lại là hai đầu của hình. Ô nào thấy cả hai đầu thì mất số ấy."
        ),
        say!(
            language,
            "Suppose that one end does not hold the digit. Then the other place of its house does; the place that it sees does not; and so the far end does. At least one of the two ends is right, whichever it is, and a cell that sees both of them cannot hold the digit as well.",
            "Giả sử đầu này không mang số. Khi đó chỗ kia trong vùng của nó phải mang; chỗ mà nó thấy thì không; và vì vậy đầu bên kia phải mang. Ít nhất một trong hai đầu đúng, dù là đầu nào, nên ô thấy cả hai không thể mang số ấy nữa."
        ),
    ]
}

fn empty_rectangle(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "In a box all places of a digit lie in one row and one column of the box, so that the four cells off these lines, the rectangle that gives the name, are empty of it. Outside the box there is a row or column with just two places for the digit, one of which stands in line with the box. The cell where the other place's line meets the second line of the box loses the digit.",
            "Trong một khối, mọi chỗ của một số nằm trên một hàng và một cột của khối, nên bốn ô ngoài hai đường ấy, tức hình chữ nhật trong tên gọi, không có nó. Ngoài khối có một hàng hay cột chỉ còn hai chỗ cho số ấy, một chỗ thẳng hàng với đường thứ nhất của khối. Ô ở giao của đường qua chỗ kia với đường thứ hai của khối thì mất số."
        ),
        say!(
            language,
            "The box has its digit on the one line or on the other. If it is on the second line, the cell sees it there. If it is on the first, the place of the pair in line with it is ruled out, so the other place of the pair holds the digit, and the cell sees that one. Either way the cell cannot hold it.",
            "Số của khối nằm trên đường này hoặc đường kia. Nếu ở đường thứ hai thì ô thấy nó ở đó. Nếu ở đường thứ nhất thì chỗ thẳng hàng trong cặp bị loại, chỗ kia của cặp mang số, và ô thấy chỗ ấy. Đằng nào ô cũng không thể mang số này."
        ),
        say!(
            language,
            "To find one, look for boxes where the digit makes an L, a T or a plus, and then along both of its lines for a pair that crosses them.",
            "Để tìm, hãy để ý những khối mà các chỗ của số xếp thành hình chữ L, chữ T hay dấu cộng, rồi nhìn dọc hai đường của nó xem có cặp nào cắt ngang không."
        ),
    ]
}
