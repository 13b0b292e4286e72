//! Large patterns that are seen as a whole.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    match technique {
        Technique::Firework => firework(language),
        Technique::SkLoop => sk_loop(language),
        Technique::Exocet => exocet(language),
        _ => tridagon(language),
    }
}

fn firework(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "A row and a column cross in a box. Some digits have places in the row that all lie in this box but for one cell, and in the column too, in one cell there. Three digits with the same cell of the row and the same cell of the column make a firework: the crossing with its two sparks.",
            "Một hàng và một cột cắt nhau trong một khối. Vài số có mọi chỗ trên hàng nằm trong khối ấy, trừ một ô, và trên cột cũng vậy, trừ một ô. Ba số có cùng ô trên hàng và cùng ô trên cột tạo thành pháo hoa: chỗ cắt cùng hai tia."
        ),
        say!(
            language,
            "Suppose that one of these digits is in neither of the two outer cells. Then the row needs it in the box and the column needs it in the box, and the box has it once: so it stands where they cross. Each of the digits is thus in one of three cells. Three digits for three cells fill them, and all other candidates of these cells go.",
            "Giả sử một trong các số ấy không ở ô ngoài nào. Khi đó hàng cần nó trong khối, cột cũng cần nó trong khối, mà khối chỉ có nó một lần: vậy nó ở đúng chỗ cắt. Vì vậy mỗi số ở một trong ba ô. Ba số cho ba ô thì lấp hết, và mọi ứng viên khác của các ô này bị loại."
        ),
        say!(
            language,
            "Two digits are enough where a second crossing, opposite to the first and with the same outer cells, has two others: four digits fill four cells.",
            "Hai số cũng đủ nếu có chỗ cắt thứ hai đối diện, cùng hai ô ngoài ấy, giữ hai số khác: bốn số lấp bốn ô."
        ),
    ]
}

fn sk_loop(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four solved cells stand at the corners of a rectangle, in four boxes. Beside each corner, in its row and in its column inside of its box, lie two and two cells: sixteen in all, or fewer where some are filled, which make a ring. Round the ring pairs of digits pass from one couple of cells to the next.",
            "Bốn ô đã có số đứng ở bốn góc một hình chữ nhật, trong bốn khối. Cạnh mỗi góc, trên hàng và trên cột của nó trong khối, có hai và hai ô: tất cả mười sáu ô, hoặc ít hơn nếu có ô đã điền, tạo thành vòng. Quanh vòng, các cặp số truyền từ đôi ô này sang đôi ô kế tiếp."
        ),
        say!(
            language,
            "The ring lies in eight houses: two rows, two columns, four boxes. Count how often each digit can stand in the ring at most, by the fewest houses that hold all its places. If these numbers add up to the number of open cells, each digit stands in the ring as often as it can, and each counted house has its digit there. So the digit goes from the rest of that house.",
            "Vòng nằm trong tám vùng: hai hàng, hai cột, bốn khối. Đếm xem mỗi số đứng trong vòng nhiều nhất mấy lần, theo số vùng ít nhất chứa hết mọi chỗ của nó. Nếu tổng bằng số ô trống thì mỗi số đứng đủ số lần tối đa, và mỗi vùng đã đếm có số của nó ở trong vòng. Vậy số ấy bị loại khỏi phần còn lại của vùng."
        ),
        say!(
            language,
            "It was found by Steve Kurzhals in the puzzle Easter Monster and cracked it open. It is as rare as it is beautiful, and almost always comes at the very start of extremely hard puzzles.",
            "Steve Kurzhals tìm ra nó trong đề Easter Monster và nhờ đó phá được đề. Nó hiếm mà đẹp, và hầu như chỉ có ngay từ đầu ở những đề cực khó."
        ),
    ]
}

fn exocet(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Two open cells of a box that stand in one line, the base, have two to four candidates between them. In the two other boxes of the band, off that line, there are two cells, the targets. The columns of the targets, and the column of the third cell beside the base, are the cross-lines. (Where the base stands in a column, read rows for columns.)",
            "Hai ô trống của một khối nằm trên một hàng, gọi là gốc, gộp lại có hai đến bốn ứng viên. Ở hai khối kia của dải, ngoài hàng ấy, có hai ô gọi là đích. Cột của hai đích và cột của ô thứ ba cạnh gốc là các đường cắt. (Nếu gốc nằm trên một cột thì đổi cột thành hàng.)"
        ),
        say!(
            language,
            "Take a digit of the base that is true. In the band it can stand in a cross-line only in a target; outside of the band, two houses hold all its places in the cross-lines. Three cross-lines need it three times, two houses give it twice, so a target holds the third. The same goes for the second true digit of the base: the two targets hold the same two digits as the base.",
            "Lấy một số của gốc là số đúng. Trong dải, trên các đường cắt nó chỉ đứng được ở đích; ngoài dải, hai vùng chứa hết mọi chỗ của nó trên các đường cắt. Ba đường cắt cần nó ba lần, hai vùng chỉ cho hai lần, nên một đích giữ lần thứ ba. Số đúng thứ hai của gốc cũng vậy: hai đích mang đúng hai số của gốc."
        ),
        say!(
            language,
            "So the targets lose all candidates that the base has not, and a digit of the base that could not be in a target goes from the base too. Exocets are looked for in the hardest puzzles, where little else helps. (This is the junior exocet, the form that people can find.)",
            "Vậy hai đích mất mọi ứng viên mà gốc không có, và số của gốc không thể ở đích nào thì cũng bị loại khỏi gốc. Người ta tìm Exocet ở những đề khó nhất, khi hầu như không còn gì khác. (Đây là Junior Exocet, dạng mà con người tìm được.)"
        ),
        say!(
            language,
            "The digit of a target stands in the box of the other target too, and there two cells are left for it, its mirror. What the mirror cannot hold the target does not hold, and where one cell of the mirror can hold none of these digits, the other one holds nothing else.",
            "Số của một đích cũng đứng trong khối của đích kia, và ở đó chỉ còn hai ô cho nó, gọi là gương. Số nào gương không chứa được thì đích không mang; và nếu một ô của gương không thể mang các số ấy thì ô còn lại không mang số nào khác."
        ),
    ]
}

fn tridagon(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four boxes make a rectangle. In each of them three cells, no two in one row or column, are to be filled with the same three digits. In three of the boxes the cells run along one kind of diagonal, in the fourth along the other. Twelve cells like that cannot be filled at all.",
            "Bốn khối tạo thành hình chữ nhật. Trong mỗi khối, ba ô không cùng hàng hay cột phải chứa cùng ba số. Ở ba khối các ô xếp theo một kiểu đường chéo, ở khối thứ tư theo kiểu kia. Mười hai ô như vậy không thể nào điền được."
        ),
        say!(
            language,
            "Boxes side by side must give each row different digits, which three digits can only do by turning round; so must boxes above each other for each column. Going round the rectangle, the turns cannot come out even where one box runs the other way. So at least one of the twelve cells holds another digit, a guardian.",
            "Hai khối cạnh nhau phải cho mỗi hàng các số khác nhau, mà với ba số chỉ làm được bằng cách xoay vòng; hai khối trên dưới cũng vậy đối với cột. Đi hết một vòng quanh hình, các lần xoay không thể khớp nếu một khối xếp ngược kiểu. Vậy ít nhất một trong mười hai ô mang số khác, gọi là số canh giữ."
        ),
        say!(
            language,
            "If there is a single guardian, it is right. If all of them are in one cell, the cell loses the three digits. If all of them are one digit, cells that see them all lose it. The pattern is also called Thor's hammer; the hardest puzzles known are full of it.",
            "Nếu chỉ có một số canh giữ thì nó đúng. Nếu tất cả ở cùng một ô thì ô ấy mất ba số kia. Nếu tất cả là cùng một số thì ô thấy hết chúng mất số đó. Hình này còn gọi là búa Thor (Thor's hammer); những đề khó nhất từng biết đầy hình này."
        ),
    ]
}
