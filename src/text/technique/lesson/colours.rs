//! Colours: candidates that are true or false by turns.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::RemotePair => remote_pair(language),
        T::Medusa => medusa(language),
        _ => [colouring(language), vec![special(technique, language)]].concat(),
    }
}

fn colouring(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit, and a house where it has just two places. Give one place the first colour and the other the second. Go on to every house where a coloured place has just one partner, and give the partner the other colour, until nothing more can be coloured.",
            "Chọn một số và một vùng chỉ còn hai chỗ cho nó. Tô chỗ này màu thứ nhất, chỗ kia màu thứ hai. Đi tiếp tới mọi vùng mà một chỗ đã tô chỉ còn một chỗ bạn, và tô chỗ bạn màu kia, cho tới khi không tô thêm được nữa."
        ),
        say!(
            language,
            "Of two places that are alone in a house one is true and the other false. So along all the links the colours take turns: either every place of the first colour holds the digit and none of the second, or the other way round. We do not know which, but it must be one of them.",
            "Trong hai chỗ duy nhất của một vùng, một chỗ đúng và chỗ kia sai. Vậy dọc mọi liên kết hai màu thay phiên nhau: hoặc mọi chỗ màu thứ nhất mang số và không chỗ nào màu thứ hai mang, hoặc ngược lại. Ta chưa biết trường hợp nào, nhưng chắc chắn là một trong hai."
        ),
    ]
}

fn special(technique: Technique, language: Language) -> String {
    match technique {
        Technique::SimpleColoursTrap => say!(
            language,
            "Trap: a place outside sees one place of each colour. One of these two holds the digit whichever colour is true, so the place is trapped between them and loses it.",
            "Bẫy: một chỗ bên ngoài thấy một chỗ của mỗi màu. Dù màu nào đúng thì một trong hai chỗ ấy mang số, nên chỗ bên ngoài bị kẹt ở giữa và mất số."
        ),
        Technique::SimpleColoursWrap => say!(
            language,
            "Wrap: two places of one colour see each other. They cannot both hold the digit, so their colour is false everywhere, and the digit goes from all its places at once; the other colour is true.",
            "Trùng: hai chỗ cùng màu thấy nhau. Chúng không thể cùng mang số, nên màu ấy sai ở mọi nơi, và số bị loại khỏi mọi chỗ của màu đó cùng lúc; màu kia đúng."
        ),
        Technique::MultiColours1 => say!(
            language,
            "Here two separate groups of places are coloured, A with a and B with b. If a place of A sees a place of B, A and B are not both true, so a or b is. What sees a place of a and a place of b loses the digit.",
            "Ở đây có hai nhóm chỗ riêng biệt được tô, A với a và B với b. Nếu một chỗ màu A thấy một chỗ màu B thì A và B không cùng đúng, nên a hoặc b đúng. Ô thấy một chỗ màu a và một chỗ màu b thì mất số."
        ),
        _ => say!(
            language,
            "Here two separate groups of places are coloured. If a colour of the first group sees both colours of the second, it cannot be true, as one of these two is. All places of that colour lose the digit.",
            "Ở đây có hai nhóm chỗ riêng biệt được tô. Nếu một màu của nhóm thứ nhất thấy cả hai màu của nhóm thứ hai thì màu ấy không thể đúng, vì một trong hai màu kia đúng. Mọi chỗ của màu đó mất số."
        ),
    }
}

fn remote_pair(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four cells or more have the same two candidates, and each sees the next: a line of equal pairs across the board. A cell beside the line that sees two cells an odd number of steps apart loses both digits.",
            "Bốn ô trở lên có cùng hai ứng viên, ô này thấy ô kế tiếp: một dãy cặp giống nhau đi ngang bảng. Ô bên ngoài thấy hai ô của dãy cách nhau một số lẻ bước thì mất cả hai số."
        ),
        say!(
            language,
            "Neighbours on the line hold different digits, so the digits take turns along it. Two cells an odd number of steps apart hold different ones; between them they hold both, whichever way round. A cell that sees the two has no room for either.",
            "Hai ô kề nhau trên dãy mang hai số khác nhau, nên hai số thay phiên dọc dãy. Hai ô cách nhau số lẻ bước mang hai số khác nhau; cộng lại là đủ cả hai, dù theo chiều nào. Ô thấy cả hai thì không còn chỗ cho số nào."
        ),
        say!(
            language,
            "Three steps are the fewest that say anything new: next to each other two such cells are a naked pair.",
            "Ba bước là ít nhất để có điều mới: nếu kề nhau thì hai ô như vậy đã là cặp số lộ."
        ),
    ]
}

fn medusa(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "It is colouring through all digits at once. Besides the only two places of a digit in a house, the only two candidates of a cell are joined as well, so a colour can pass from one digit to another inside of a cell.",
            "Đây là cách tô màu xuyên qua mọi số cùng lúc. Ngoài hai chỗ duy nhất của một số trong vùng, hai ứng viên duy nhất của một ô cũng được nối, nên màu có thể chuyển từ số này sang số khác trong cùng một ô."
        ),
        say!(
            language,
            "All candidates of one colour are true, or all of the other. A colour is false if it would put two digits into one cell, one digit twice into a house, or leave a cell with nothing or a house without a place for a digit; then all of it goes. And a candidate goes if it cannot stand beside the first colour nor beside the second: it sees both, or sees one and shares a cell with the other.",
            "Mọi ứng viên của màu này đúng, hoặc mọi ứng viên của màu kia đúng. Một màu sai nếu nó đặt hai số vào một ô, đặt một số hai lần vào một vùng, hay làm một ô không còn gì hoặc một vùng không còn chỗ cho một số; khi đó cả màu bị loại. Và một ứng viên bị loại nếu không thể đứng cùng màu thứ nhất lẫn màu thứ hai: nó thấy cả hai, hoặc thấy màu này và cùng ô với màu kia."
        ),
        say!(
            language,
            "With two pencils it is well within reach of a patient person: start in a cell of two candidates in the middle of many pairs.",
            "Với hai cây bút màu, người kiên nhẫn làm được: hãy bắt đầu ở một ô hai ứng viên nằm giữa nhiều cặp."
        ),
    ]
}
