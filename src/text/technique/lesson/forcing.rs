//! Forcing chains and nets: what follows whatever is assumed.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::KrakenFish1 | T::KrakenFish2 => kraken(technique, language),
        _ => forcing(technique, language),
    }
}

fn forcing(technique: Technique, language: Language) -> Vec<String> {
    vec![
        how(technique, language),
        say!(
            language,
            "This is no guessing, even though it starts from “what if”. A guess is kept as long as it goes well; here each case is followed to its end, and only what is proved is written down.",
            "Đây không phải là đoán, dù bắt đầu bằng “nếu như”. Đoán là giữ giả thiết chừng nào còn trôi chảy; ở đây mỗi trường hợp đều được lần tới cùng, và chỉ điều đã chứng minh mới được ghi."
        ),
        form(technique, language),
    ]
}

fn how(technique: Technique, language: Language) -> String {
    use Technique as T;
    if matches!(technique, T::ForcingChainContradiction | T::ForcingNetContradiction) {
        say!(
            language,
            "Assume that a candidate is true, or that it is false, and follow what that leads to. If it leads to a contradiction (a cell or a house without a place for a digit, or two things that cannot both be), the assumption was wrong, and the opposite holds.",
            "Giả sử một ứng viên đúng, hoặc sai, rồi lần theo hệ quả. Nếu dẫn tới mâu thuẫn (một ô không còn số, một vùng không còn chỗ cho số, hay hai điều không thể cùng đúng) thì giả sử ấy sai, và điều ngược lại đúng."
        )
    } else {
        say!(
            language,
            "Look at all cases of one question: all candidates of a cell, all places of a digit in a house, or a candidate true and false. Follow each of them. If the same thing follows from every case, it holds, although we do not know which case is true.",
            "Xét mọi trường hợp của một câu hỏi: mọi ứng viên của một ô, mọi chỗ của một số trong một vùng, hay một ứng viên đúng và sai. Lần theo từng trường hợp. Nếu trường hợp nào cũng dẫn tới cùng một điều thì điều đó đúng, dù chưa biết trường hợp nào xảy ra."
        )
    }
}

fn form(technique: Technique, language: Language) -> String {
    use Technique as T;
    if matches!(technique, T::ForcingNetContradiction | T::ForcingNetVerity) {
        say!(
            language,
            "In a net a conclusion may rest on several earlier ones together, so that the lines of thought branch and join again. That makes it strong, and hard to keep in one's head: write it down, or use colours.",
            "Trong lưới, một kết luận có thể dựa vào nhiều kết luận trước cùng lúc, nên mạch suy luận rẽ nhánh rồi nhập lại. Vì vậy lưới mạnh nhưng khó giữ trong đầu: hãy viết ra hay dùng màu."
        )
    } else {
        say!(
            language,
            "In a chain each conclusion follows from the one before it alone, so it can be followed with a finger along the arrows.",
            "Trong chuỗi, mỗi kết luận chỉ dựa vào kết luận ngay trước, nên có thể lần theo mũi tên bằng ngón tay."
        )
    }
}

fn kraken(technique: Technique, language: Language) -> Vec<String> {
    let special = if technique == Technique::KrakenFish1 {
        say!(
            language,
            "Type 1: the candidate that goes is one that the plain fish would clear. It does not see the fins, but from each fin a chain leads to its removal.",
            "Loại 1: ứng viên bị loại là ứng viên mà cá thường sẽ loại. Nó không thấy các vây, nhưng từ mỗi vây có một chuỗi dẫn tới việc loại nó."
        )
    } else {
        say!(
            language,
            "Type 2: from each place that the base sets have in one cover set, and from each fin, a chain leads to the same removal, of any candidate anywhere.",
            "Loại 2: từ mỗi chỗ mà các tập gốc có trong một tập phủ, và từ mỗi vây, có một chuỗi dẫn tới việc loại cùng một ứng viên, ở bất cứ đâu."
        )
    };
    vec![
        say!(
            language,
            "A kraken is a finned fish with long arms. In a finned fish a cell must see all the fins itself. Here chains take the place of seeing.",
            "Kraken là cá có vây với những cánh tay dài. Ở cá có vây, ô bị loại phải tự thấy mọi vây. Ở đây chuỗi thay cho việc nhìn thấy."
        ),
        say!(
            language,
            "Either the fish holds without its fins, or a fin is true. In the first case the fish takes the candidate away, by itself or by chains, in the second the chain from that fin does. So it goes in any case.",
            "Hoặc con cá đúng khi không có vây, hoặc một vây đúng. Trường hợp đầu, cá loại ứng viên, tự nó hoặc bằng chuỗi; trường hợp sau, chuỗi từ vây ấy loại nó. Vậy đằng nào nó cũng bị loại."
        ),
        special,
    ]
}
