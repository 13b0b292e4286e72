//! Uniqueness: patterns that a puzzle with one answer cannot have.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    let mut told = vec![idea(language)];
    told.extend(match technique {
        T::BugPlusOne | T::BugLite => grave(technique, language),
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => avoidable(technique, language),
        T::UniqueLoop | T::ExtendedRectangle => beyond_rectangles(technique, language),
        _ => vec![rectangle(language), of_type(technique, language)],
    });
    told
}

fn idea(language: Language) -> String {
    say!(
        language,
        "This step trusts that the puzzle has one answer, as every good puzzle does. A pattern is deadly when its digits could be swapped without any cell outside of it noticing: then each answer would come with a twin. So a puzzle with one answer never ends in a deadly pattern, and what would lead into one can be ruled out. The puzzle must allow the swap, too: where it rules out candidates by itself, as a Sukaku does, Nonet takes only patterns whose digits it leaves to all their cells. In a puzzle with several answers a step like this need not follow, and hints and lists of steps leave it out.",
        "Bước này dựa vào việc đề chỉ có một đáp án, như mọi đề tốt. Một hình là chết khi các số trong đó đổi chỗ cho nhau được mà không ô nào bên ngoài hay biết: khi ấy đáp án nào cũng có bản sinh đôi. Vậy đề một đáp án không bao giờ kết thúc bằng hình chết, và điều gì dẫn tới hình chết thì loại được. Đề cũng phải cho phép việc đổi chỗ: nếu chính đề loại bỏ ứng viên, như Sukaku, thì Nonet chỉ dùng những hình mà đề để các số của hình cho mọi ô trong hình. Với đề nhiều đáp án, bước như thế có thể không đúng, nên gợi ý và danh sách bước không dùng nó."
    )
}

fn rectangle(language: Language) -> String {
    say!(
        language,
        "Four cells make the corners of a rectangle in two rows, two columns and just two boxes, and all four can hold the same two digits; it does no harm if one of them has lost one of the two by an earlier step. If they held nothing else, the two digits could change places round the rectangle: rows, columns and boxes would still have each of them once. Something has to save the rectangle from that, and the types differ in what it is.",
        "Bốn ô là bốn góc một hình chữ nhật trên hai hàng, hai cột và chỉ hai khối, cả bốn đều nhận được cùng hai số; nếu góc nào đã mất một trong hai số do bước trước thì cũng không sao. Nếu chúng không chứa gì khác thì hai số đổi chỗ quanh hình được: hàng, cột và khối vẫn có mỗi số một lần. Phải có gì đó cứu hình khỏi cảnh ấy, và các loại khác nhau ở điểm này."
    )
}

fn of_type(technique: Technique, language: Language) -> String {
    use Technique as T;
    match technique {
        T::UniqueRectangle1 => say!(
            language,
            "Type 1: three corners have the two digits alone, and the fourth has others besides. The fourth must take one of the others, so it loses both of the two.",
            "Loại 1: ba góc chỉ có hai số ấy, góc thứ tư có thêm số khác. Góc thứ tư phải nhận một trong các số khác, nên mất cả hai số."
        ),
        T::UniqueRectangle2 => say!(
            language,
            "Type 2: two corners side by side have one more candidate, the same in both. One of the two must hold it, so it goes from every cell that sees both.",
            "Loại 2: hai góc cạnh nhau có thêm một ứng viên, cùng một số. Một trong hai phải mang số đó, nên nó bị loại khỏi mọi ô thấy cả hai."
        ),
        T::UniqueRectangle3 => say!(
            language,
            "Type 3: two corners in one house have further candidates. One of the two holds one of those, so together they count as one cell with these candidates, and may make a naked subset with other cells of the house.",
            "Loại 3: hai góc cùng một vùng có thêm ứng viên. Một trong hai mang một trong các số thêm ấy, nên cả hai được coi như một ô với các ứng viên đó, và có thể cùng các ô khác của vùng tạo thành bộ số lộ."
        ),
        T::UniqueRectangle4 => say!(
            language,
            "Type 4: two corners in one house have further candidates, and one of the two digits has no other place in that house. So one of these corners holds that digit; if the other corner held the second digit, the rectangle would be deadly. The second digit goes from both.",
            "Loại 4: hai góc cùng một vùng có thêm ứng viên, và một trong hai số không còn chỗ nào khác trong vùng ấy. Vậy một góc mang số đó; nếu góc còn lại mang số kia thì hình thành hình chết. Số kia bị loại khỏi cả hai góc."
        ),
        T::UniqueRectangle5 => say!(
            language,
            "Type 5: like type 2, but the corners with the one further candidate are two opposite ones, or three. One of them holds it, so it goes from every cell that sees them all.",
            "Loại 5: như loại 2, nhưng các góc có thêm ứng viên là hai góc đối nhau, hoặc ba góc. Một trong số đó mang số ấy, nên nó bị loại khỏi mọi ô thấy hết các góc này."
        ),
        T::UniqueRectangle6 => say!(
            language,
            "Type 6: two opposite corners have further candidates, and in the rows and columns of the rectangle one of the two digits has no places but the corners: an X-wing. If that digit stood in the two corners with further candidates, all corners would be settled, and deadly. So it goes from these two, and stands in the others.",
            "Loại 6: hai góc đối nhau có thêm ứng viên, và trên các hàng và các cột của hình, một trong hai số không có chỗ nào ngoài bốn góc: một X-Wing. Nếu số ấy ở hai góc có thêm ứng viên thì cả bốn góc đều định và thành hình chết. Vậy nó bị loại khỏi hai góc này và nằm ở hai góc kia."
        ),
        _ => say!(
            language,
            "Hidden rectangle: one corner has the two digits alone. In the row and the column of the opposite corner one of the two digits has no places beside the rectangle. If the opposite corner held the other digit, that would settle the three remaining corners, and the rectangle would be deadly. So it loses the other digit.",
            "Hình chữ nhật ẩn: một góc chỉ có hai số ấy. Trên hàng và trên cột của góc đối diện, một trong hai số không có chỗ nào ngoài hình. Nếu góc đối diện mang số kia thì ba góc còn lại đều định và thành hình chết. Vậy nó mất số kia."
        ),
    }
}

fn avoidable(technique: Technique, language: Language) -> Vec<String> {
    let special = if technique == Technique::AvoidableRectangle1 {
        say!(
            language,
            "Type 1: three corners are filled in already, and the fourth would complete the rectangle with one of its candidates. It loses that candidate.",
            "Loại 1: ba góc đã được điền, và góc thứ tư sẽ hoàn thành hình nếu nhận một ứng viên nào đó. Nó mất ứng viên ấy."
        )
    } else {
        say!(
            language,
            "Type 2: two corners are filled in, and the other two would complete the rectangle but for one further candidate, the same in both. One of the two must hold it, and cells that see both lose it.",
            "Loại 2: hai góc đã được điền, hai góc kia sẽ hoàn thành hình nếu không có thêm một ứng viên, cùng một số. Một trong hai phải mang số đó, và ô thấy cả hai thì mất nó."
        )
    };
    vec![
        say!(
            language,
            "Here the rectangle is partly filled in. Two digits would stand crosswise in two rows, two columns and two boxes, and could be swapped. A given could not: the puzzle says what it is, and that alone would tell the twins apart. So all filled corners must be digits that you put down yourself. This is why Nonet draws your digits unlike those of the puzzle.",
            "Ở đây hình chữ nhật đã được điền một phần. Hai số sẽ đứng chéo nhau trên hai hàng, hai cột và hai khối, và đổi chỗ được. Số cho sẵn thì không: đề đã nói rõ nó là gì, và chỉ điều ấy đủ phân biệt hai bản sinh đôi. Vậy mọi góc đã điền phải là số do bạn tự điền. Vì thế Nonet vẽ số của bạn khác số của đề."
        ),
        special,
    ]
}

fn beyond_rectangles(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::UniqueLoop {
        return vec![
            say!(
                language,
                "A unique loop has six cells or more instead of four: it goes round through rows, columns and boxes, each of which has two neighbouring cells of it or none. If all its cells held the same two digits by turns, the turns could be swapped.",
                "Vòng duy nhất có từ sáu ô trở lên thay vì bốn: nó đi vòng qua các hàng, cột và khối, mỗi vùng có hai ô kề nhau của vòng hoặc không có ô nào. Nếu mọi ô của vòng thay phiên mang cùng hai số thì hai lượt đổi cho nhau được."
            ),
            say!(
                language,
                "What saves it is what saves a unique rectangle: one cell with further candidates loses the two digits (type 1); several with one and the same further candidate take it from cells that see them all (type 2); two can be part of a naked subset (type 3), or have one of the digits to themselves in a house (type 4).",
                "Điều cứu nó cũng giống ở hình chữ nhật duy nhất: một ô có thêm ứng viên thì mất cả hai số (loại 1); vài ô có thêm cùng một ứng viên thì loại số đó khỏi ô thấy hết chúng (loại 2); hai ô có thể là một phần của bộ số lộ (loại 3), hoặc giữ riêng một trong hai số trong vùng (loại 4)."
            ),
        ];
    }
    vec![
        say!(
            language,
            "An extended rectangle has three digits in six cells: two rows of one band, in three columns that lie in three stacks. If the two rows of it held the three digits and nothing else, they could be changed for each other, as each column and each box would keep what it has. The same goes with columns for rows.",
            "Hình chữ nhật mở rộng có ba số trong sáu ô: hai hàng của một dải khối, trên ba cột thuộc ba chồng khối khác nhau. Nếu hai hàng của hình chỉ chứa ba số ấy thì chúng đổi cho nhau được, vì mỗi cột và mỗi khối vẫn giữ nguyên những gì nó có. Đổi hàng và cột cho nhau cũng vậy."
        ),
        say!(
            language,
            "One cell with further candidates has to take one of these and loses the three digits; several with one and the same further candidate take it from the cells that see them all.",
            "Một ô có thêm ứng viên thì phải nhận một trong các số thêm và mất ba số kia; vài ô có thêm cùng một ứng viên thì loại số đó khỏi ô thấy hết chúng."
        ),
    ]
}

fn grave(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::BugPlusOne {
        return vec![
            say!(
                language,
                "BUG stands for bivalue universal grave: all open cells have two candidates, and each candidate has two places in each of its houses. Such a board has no answer or at least two, since every cell could change to its other candidate.",
                "BUG viết tắt của bivalue universal grave: mọi ô trống đều có hai ứng viên, và mỗi ứng viên có hai chỗ trong từng vùng của nó. Bảng như vậy không có đáp án hoặc có ít nhất hai, vì mọi ô đều đổi được sang ứng viên kia."
            ),
            say!(
                language,
                "Plus one: a single cell has three candidates, and one of them stands three times in its row, column and box. Without it the board would be a grave, so it is right. All you have to do is find the cell with three candidates, and count.",
                "Cộng một: chỉ một ô có ba ứng viên, và một trong ba có ba chỗ trên hàng, trên cột và trong khối. Không có nó thì bảng thành BUG, nên nó đúng. Chỉ cần tìm ô có ba ứng viên rồi đếm."
            ),
        ];
    }
    vec![
        say!(
            language,
            "A BUG-lite is a grave in some cells alone: each of them has two digits of the pattern, and each of these digits has two places of the pattern, or none, in each row, column and box. All the cells could change to their other digit at once, and nobody outside would notice.",
            "BUG-Lite là hình chết chỉ trong một số ô: mỗi ô có hai số của hình, và mỗi số có đúng hai chỗ của hình, hoặc không chỗ nào, trong từng hàng, cột và khối. Mọi ô có thể cùng lúc đổi sang số kia mà bên ngoài không hay biết."
        ),
        say!(
            language,
            "One cell of it has further candidates, and they alone save the puzzle. So the cell holds one of those, and loses its two digits of the pattern. Unique rectangles and loops are graves of two digits; here there are three or more.",
            "Một ô trong đó có thêm ứng viên, và chỉ chúng cứu được đề. Vậy ô ấy mang một trong các số thêm và mất hai số của hình. Hình chữ nhật và vòng duy nhất là hình chết hai số; ở đây có từ ba số trở lên."
        ),
        say!(
            language,
            "Two cells with further candidates save it too. If the only further one is the same digit in both, one of the two holds it, and cells that see both lose it. If a digit that both have in the pattern has no other place in some house, one of them holds it; the other one has to be something else, so neither can be its other digit of the pattern.",
            "Hai ô có thêm ứng viên cũng cứu được đề. Nếu ứng viên thêm ở cả hai chỉ là cùng một số thì một trong hai mang số đó, và ô thấy cả hai mất nó. Nếu một số mà cả hai có trong hình không còn chỗ nào khác ở một vùng thì một ô mang số đó; ô kia phải là số khác, nên không ô nào mang số còn lại của mình trong hình."
        ),
    ]
}
