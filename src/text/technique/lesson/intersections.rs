//! Locked candidates: where a box and a line cross.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    let special = match technique {
        Technique::Pointing => say!(
            language,
            "Pointing starts from the box: two or three places of the digit in it stand in one row or column, and “point” along that line out of the box. What they take away lies in the line, in the other two boxes.",
            "Kiểu trỏ xuất phát từ khối: trong khối, hai hay ba chỗ của số cùng nằm trên một hàng hay cột và “trỏ” ra ngoài khối theo hàng, cột ấy. Những gì bị loại nằm trên hàng, cột đó, ở hai khối kia."
        ),
        _ => say!(
            language,
            "Claiming starts from the line: the only places of the digit in a row or column lie in one box, so the line “claims” the digit of that box. What is taken away lies in the box, off the line. It is harder to see than pointing, because we are used to looking at boxes: look at lines that are nearly full.",
            "Kiểu giữ xuất phát từ hàng hay cột: mọi chỗ của số trên hàng, cột ấy đều nằm trong một khối, nên hàng, cột “giữ” số đó của khối. Những gì bị loại nằm trong khối, ngoài hàng, cột ấy. Kiểu này khó thấy hơn kiểu trỏ vì ta quen nhìn khối: hãy xem những hàng, cột đã gần đầy."
        ),
    };
    vec![
        say!(
            language,
            "A box and a line that crosses it share three cells. Suppose that a digit, in one of these two houses, has no places but in the shared cells. Then the digit can be taken away from all other cells of the other house.",
            "Một khối và một hàng (hay cột) cắt nó có chung ba ô. Giả sử ở một trong hai vùng ấy, một số chỉ có chỗ trong các ô chung. Khi đó có thể loại số này khỏi mọi ô còn lại của vùng kia."
        ),
        say!(
            language,
            "The first house needs the digit and can have it in the shared cells alone. So it stands in one of them, wherever exactly; and as that cell belongs to the second house too, the second house has its digit there and nowhere else.",
            "Vùng thứ nhất cần số đó mà chỉ có thể có nó trong các ô chung. Vậy nó ở một trong các ô ấy, dù chưa biết ô nào; và vì ô đó cũng thuộc vùng thứ hai, vùng thứ hai có số ấy ở đó chứ không ở nơi khác."
        ),
        special,
    ]
}
