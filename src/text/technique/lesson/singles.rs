//! Singles: a cell with one digit left, or a digit with one place left.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    match technique {
        Technique::FullHouse => full_house(language),
        Technique::NakedSingle => naked(language),
        _ => hidden(language),
    }
}

fn full_house(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Eight cells of a row, a column or a box are filled, and one is open. The open cell takes the digit that the other eight lack.",
            "Một hàng, một cột hay một khối đã có tám ô điền số, chỉ còn một ô trống. Ô trống ấy nhận con số mà tám ô kia chưa có."
        ),
        say!(
            language,
            "Each house holds each digit from 1 to 9 exactly once, so nine cells need nine different digits. Once eight are known, the ninth is no longer a question. No notes are needed: count through from 1 to 9 and see which digit you miss.",
            "Mỗi vùng chứa mỗi số từ 1 đến 9 đúng một lần, nên chín ô cần chín số khác nhau. Biết tám số thì số thứ chín không còn phải hỏi. Không cần ghi chú: chỉ việc đếm từ 1 đến 9 xem thiếu số nào."
        ),
        say!(
            language,
            "It is the easiest step there is, and the end of every puzzle is full of them. Whenever you fill in a digit, look whether one of its three houses has just one cell left.",
            "Đây là bước dễ nhất, và đoạn cuối của đề nào cũng đầy những bước như vậy. Mỗi khi điền một số, hãy xem trong ba vùng của nó có vùng nào chỉ còn một ô trống không."
        ),
    ]
}

fn naked(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Look at one open cell, and at all digits in its row, its column and its box. If eight different digits stand there, or were ruled out in the cell by steps before, the cell takes the ninth.",
            "Hãy nhìn một ô trống cùng mọi số trên hàng, trên cột và trong khối của ô. Nếu tám số khác nhau đã có ở đó, hoặc đã bị các bước trước loại khỏi ô, thì ô nhận số thứ chín."
        ),
        say!(
            language,
            "A cell cannot hold a digit that one of its houses holds already, or that was ruled out for another reason. What is ruled out eight times over leaves a single candidate, and some digit the cell must have.",
            "Ô không thể nhận số đã có ở một trong ba vùng của nó, hay đã bị loại vì lý do khác. Tám số đã bị loại thì chỉ còn một ứng viên, mà ô nào cũng phải có một số."
        ),
        say!(
            language,
            "Without notes it is hard to see, because the eight digits lie scattered over three houses; with notes it is a cell with one small digit in it. Look first at cells where a crowded row, column and box meet.",
            "Nếu không ghi chú thì khó thấy, vì tám số nằm rải rác ở ba vùng; có ghi chú thì đó là ô chỉ còn một số nhỏ. Hãy xem trước những ô nằm ở nơi hàng, cột và khối đều đông số."
        ),
    ]
}

fn hidden(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit and a house that lacks it. Cross out in your mind every cell of the house that sees the digit elsewhere. If a single open cell is left, the digit goes there, whatever else that cell could hold.",
            "Chọn một số và một vùng chưa có số đó. Nhẩm gạch mọi ô của vùng đã thấy số ấy ở nơi khác. Nếu chỉ còn đúng một ô trống thì số phải vào đó, dù ô ấy còn nhận được số nào khác."
        ),
        say!(
            language,
            "Each house needs each digit. A digit with one place left has no choice, so its cell has none either. It is called hidden because the cell may have many candidates, among which the right one hides.",
            "Vùng nào cũng cần đủ mọi số. Số chỉ còn một chỗ thì không được chọn, nên ô ấy cũng vậy. Gọi là ẩn vì ô có thể còn nhiều ứng viên, và số đúng lẫn trong đó."
        ),
        say!(
            language,
            "In boxes it is the step that most people see first: two rows and two columns with the same digit often leave one cell of a box. Go through the digits from 1 to 9 and look at each box; then do the same with rows and columns, where hidden singles are easier to miss.",
            "Trong khối, đây là bước phần lớn mọi người thấy đầu tiên: hai hàng và hai cột đã có cùng một số thường chỉ chừa lại một ô của khối. Hãy đi lần lượt từ 1 đến 9 và xem từng khối; rồi làm như vậy với hàng và cột, nơi dễ bỏ sót hơn."
        ),
    ]
}
