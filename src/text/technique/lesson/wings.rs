//! Wings: a few cells that hang together, of which one holds a digit.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::XYWing => xy(language),
        T::XYZWing => xyz(language),
        T::WXYZWing => wxyz(language),
        T::WWing => w(language),
        _ => three_links(technique, language),
    }
}

fn xy(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Three cells have two candidates each, and three digits between them: the pivot has x and y, one pincer x and z, the other y and z. The pivot sees both pincers; the pincers need not see each other. Any cell that sees both pincers loses z.",
            "Ba ô, mỗi ô hai ứng viên, tất cả có ba số: ô trục có x và y, một càng có x và z, càng kia có y và z. Ô trục thấy cả hai càng; hai càng không cần thấy nhau. Ô nào thấy cả hai càng thì mất z."
        ),
        say!(
            language,
            "If the pivot is x, the first pincer cannot be x and is z. If the pivot is y, the second pincer is z. The pivot is one or the other, so one of the pincers is z, and whatever sees both is not.",
            "Nếu trục là x thì càng thứ nhất không thể là x nên là z. Nếu trục là y thì càng thứ hai là z. Trục là một trong hai, nên một càng là z, và ô thấy cả hai càng thì không."
        ),
        say!(
            language,
            "To find one, take each cell with two candidates as a pivot in turn, and look in its houses for cells with two candidates that share just one digit with it.",
            "Để tìm, hãy lần lượt coi mỗi ô hai ứng viên là trục, rồi tìm trong các vùng của nó những ô hai ứng viên chỉ chung đúng một số với nó."
        ),
    ]
}

fn xyz(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "It is an XY-wing whose pivot has the third digit too: the pivot has x, y and z, one pincer x and z, the other y and z, and the pivot sees both. A cell that sees all three cells loses z.",
            "Đây là XY-Wing mà ô trục có thêm số thứ ba: trục có x, y và z, một càng có x và z, càng kia có y và z, và trục thấy cả hai. Ô nào thấy cả ba ô thì mất z."
        ),
        say!(
            language,
            "If the pivot is x, the first pincer is z; if it is y, the second is; and otherwise the pivot itself is z. One of the three is z in any case. As the pivot counts now, the cell must see it as well, so what goes stands in the box that the pivot shares with one of the pincers.",
            "Nếu trục là x thì càng thứ nhất là z; nếu là y thì càng thứ hai là z; còn lại thì chính trục là z. Đằng nào một trong ba ô cũng là z. Vì bây giờ trục cũng được tính, ô bị loại phải thấy cả trục, nên nó nằm trong khối chung của trục và một càng."
        ),
    ]
}

fn wxyz(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four cells in a line and a box that cross have four digits between them. All digits but one have their places in cells of the four that see each other; the one, z, has not. Any cell that sees all places of z in the four loses z.",
            "Bốn ô nằm trên một hàng (cột) và một khối cắt nhau, tất cả có bốn số. Trừ một số, mọi số đều chỉ có chỗ ở những ô thấy nhau; số còn lại, z, thì không. Ô nào thấy hết mọi chỗ của z trong bốn ô thì mất z."
        ),
        say!(
            language,
            "A digit whose places all see each other can stand in one of the four cells at most. Three digits fill three cells at most, and there are four cells to fill. So z stands in at least one of them.",
            "Số có mọi chỗ thấy nhau thì chỉ đứng được ở nhiều nhất một trong bốn ô. Ba số như vậy lấp nhiều nhất ba ô, mà phải lấp bốn ô. Vậy z đứng ở ít nhất một ô."
        ),
        say!(
            language,
            "XY- and XYZ-wings are the smaller cases of the same count, with three cells and three digits.",
            "XY-Wing và XYZ-Wing là trường hợp nhỏ hơn của cùng phép đếm, với ba ô và ba số."
        ),
    ]
}

fn w(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Two cells that do not see each other have the same two candidates, x and y. Some house has just two places left for x, and each of the two cells sees one of them. Any cell that sees both cells loses y.",
            "Hai ô không thấy nhau có cùng hai ứng viên x và y. Một vùng nào đó chỉ còn hai chỗ cho x, và mỗi ô trong hai ô ấy thấy một chỗ. Ô nào thấy cả hai ô thì mất y."
        ),
        say!(
            language,
            "The house has its x in one of the two places. Whichever it is, the cell that sees that place cannot be x and is y. So at least one of the two cells is y.",
            "Vùng ấy có số x ở một trong hai chỗ. Dù là chỗ nào, ô thấy chỗ đó không thể là x nên là y. Vậy ít nhất một trong hai ô là y."
        ),
        say!(
            language,
            "To find one, look for two cells of the same two candidates somewhere on the board, and then for the bridge between them, for either digit.",
            "Để tìm, hãy tìm hai ô có cùng hai ứng viên ở đâu đó trên bảng, rồi tìm cầu nối giữa chúng cho từng số."
        ),
    ]
}

fn three_links(technique: Technique, language: Language) -> Vec<String> {
    let special = match technique {
        Technique::MWing => say!(
            language,
            "The M-wing starts in a cell of two candidates, a and b, and goes on by a pair of places for b and one for a, which meet in one cell. Both ends are a: what sees both loses a.",
            "M-Wing bắt đầu ở một ô hai ứng viên a và b, rồi đi tiếp bằng một cặp chỗ của b và một cặp chỗ của a gặp nhau ở một ô. Hai đầu đều là a: ô thấy cả hai thì mất a."
        ),
        Technique::SWing => say!(
            language,
            "The S-wing, or split wing, has the cell of two candidates in the middle: a pair of places for a leads to it, and a pair for b leads away. One end is a and the other b; where the ends see each other, neither can hold the digit of the other, and where both are in one cell, it holds nothing else.",
            "S-Wing (cánh tách) có ô hai ứng viên ở giữa: một cặp chỗ của a dẫn tới, một cặp chỗ của b dẫn đi. Một đầu là a, đầu kia là b; nếu hai đầu thấy nhau thì đầu này không thể mang số của đầu kia, còn nếu cùng một ô thì ô đó không mang số nào khác."
        ),
        Technique::LWing => say!(
            language,
            "The L-wing, or local wing, needs no cell of two candidates: it is made of three pairs of places, of two digits or three, which meet in cells.",
            "L-Wing (cánh cục bộ) không cần ô hai ứng viên nào: nó gồm ba cặp chỗ của hai hay ba số, gặp nhau ở các ô."
        ),
        _ => say!(
            language,
            "The H-wing, or hybrid wing, mixes: one or two cells of two candidates at one end, pairs of places at the other, and another digit at each end.",
            "H-Wing (cánh lai) trộn cả hai loại: một hay hai ô hai ứng viên ở một đầu, cặp chỗ ở đầu kia, và mỗi đầu một số khác nhau."
        ),
    };
    vec![
        say!(
            language,
            "It is a short chain of three strong links. A strong link joins two candidates of which one must be true: the two candidates of a cell that has no others, or the only two places of a digit in a house. Between the links stand candidates that cannot both be true.",
            "Đây là chuỗi ngắn gồm ba liên kết mạnh. Liên kết mạnh nối hai ứng viên mà một trong hai phải đúng: hai ứng viên của ô chỉ còn hai, hoặc hai chỗ duy nhất của một số trong một vùng. Giữa các liên kết là những ứng viên không thể cùng đúng."
        ),
        say!(
            language,
            "If the first end is false, the second candidate is true, the third false, the fourth true, the fifth false, and so the other end is true. Thus one of the two ends is true, whichever it is, and what neither of them leaves possible goes.",
            "Nếu đầu thứ nhất sai thì ứng viên thứ hai đúng, thứ ba sai, thứ tư đúng, thứ năm sai, và vì vậy đầu kia đúng. Vậy một trong hai đầu đúng, dù là đầu nào, và điều gì cả hai đầu đều không cho phép thì bị loại."
        ),
        special,
    ]
}
