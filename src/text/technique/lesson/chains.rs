//! Chains: strong and weak links by turns.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    let mut told = vec![links(language), why(language)];
    if matches!(
        technique,
        T::GroupedContinuousNiceLoop | T::GroupedDiscontinuousNiceLoop | T::GroupedAic
    ) {
        told.push(groups(language));
    }
    told.push(special(technique, language));
    told
}

fn links(language: Language) -> String {
    say!(
        language,
        "A chain goes from candidate to candidate. Two candidates are strongly linked if one of them must be true: the only two places of a digit in a house, or the only two candidates of a cell. They are weakly linked if not both can be true: two places of a digit that see each other, or two candidates of one cell. In a chain strong and weak links take turns. On the board solid arrows are strong links and dashed ones weak.",
        "Chuỗi đi từ ứng viên này sang ứng viên khác. Hai ứng viên liên kết mạnh nếu một trong hai phải đúng: hai chỗ duy nhất của một số trong một vùng, hay hai ứng viên duy nhất của một ô. Chúng liên kết yếu nếu không thể cùng đúng: hai chỗ của một số thấy nhau, hay hai ứng viên của cùng một ô. Trong chuỗi, liên kết mạnh và yếu thay phiên nhau. Trên bảng, mũi tên liền là liên kết mạnh, mũi tên nét đứt là liên kết yếu."
    )
}

fn why(language: Language) -> String {
    say!(
        language,
        "Begin with a strong link and take its first candidate to be false. Then the second is true; the weak link makes the third false; the strong link makes the fourth true; and so on to the end, which a strong link makes true. So either the first candidate is true or the last one is. Nothing is guessed: both cases are looked at, and only what holds in both is used.",
        "Bắt đầu bằng liên kết mạnh và giả sử ứng viên đầu sai. Khi đó ứng viên thứ hai đúng; liên kết yếu làm ứng viên thứ ba sai; liên kết mạnh làm ứng viên thứ tư đúng; cứ thế tới cuối, nơi liên kết mạnh cho kết quả đúng. Vậy hoặc ứng viên đầu đúng, hoặc ứng viên cuối đúng. Không có gì là đoán: cả hai trường hợp đều được xét, và chỉ dùng điều đúng trong cả hai."
    )
}

fn groups(language: Language) -> String {
    say!(
        language,
        "In a grouped chain a link may lead to two or three places of a digit at once, if they stand in one box and one line. The group is true if one of its places holds the digit; it is linked with what sees all of its places. That opens houses where the digit has more than two places, as long as they fall into two groups.",
        "Trong chuỗi theo nhóm, liên kết có thể dẫn tới hai hay ba chỗ của một số cùng lúc, nếu chúng cùng khối và cùng hàng (cột). Nhóm đúng nếu một trong các chỗ của nó mang số; nó liên kết với những gì thấy hết mọi chỗ của nhóm. Nhờ vậy dùng được cả những vùng có hơn hai chỗ cho số, miễn là chia được thành hai nhóm."
    )
}

fn special(technique: Technique, language: Language) -> String {
    use Technique as T;
    match technique {
        T::XChain => say!(
            language,
            "An X-chain stays with one digit all the way. One of its two ends holds the digit, so any cell that sees both ends loses it. Skyscrapers, kites and turbot fish are the X-chains of two strong links; an X-chain may have more of them.",
            "Chuỗi X chỉ đi với một số suốt đường. Một trong hai đầu mang số ấy, nên ô thấy cả hai đầu thì mất nó. Skyscraper, cánh diều và Turbot Fish chính là chuỗi X có hai liên kết mạnh; chuỗi X có thể có nhiều hơn."
        ),
        T::XYChain => say!(
            language,
            "An XY-chain runs through cells of two candidates alone. The strong links are inside of the cells, the weak ones between neighbours that share a digit. Its two ends are one digit, one of them holds it, and cells that see both lose it. With three cells it is an XY-wing.",
            "Chuỗi XY chỉ đi qua các ô hai ứng viên. Liên kết mạnh nằm trong ô, liên kết yếu nằm giữa hai ô kề có chung một số. Hai đầu là cùng một số, một trong hai mang số ấy, và ô thấy cả hai thì mất nó. Ba ô thì chính là XY-Wing."
        ),
        T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop => say!(
            language,
            "A continuous loop closes without a break: strong and weak links take turns all the way round. It can be read from any candidate in both directions, so that each weak link is strong as well: exactly one of its two candidates is true. Whatever else sees both ends of a weak link, or shares a cell with the two, goes. A single loop can clear many candidates.",
            "Vòng liên tục khép kín không đứt đoạn: liên kết mạnh và yếu thay phiên suốt vòng. Có thể đọc từ ứng viên nào và theo chiều nào cũng được, nên mỗi liên kết yếu cũng là mạnh: đúng một trong hai ứng viên của nó đúng. Những gì thấy cả hai đầu của một liên kết yếu, hay cùng ô với cả hai, thì bị loại. Một vòng có thể loại rất nhiều ứng viên."
        ),
        T::DiscontinuousNiceLoop | T::GroupedDiscontinuousNiceLoop => say!(
            language,
            "A discontinuous loop starts and ends in the same cell, where the turns do not fit together. If what it starts with being true leads to it being false, it is false; if it being false leads to it being true, it is true. Where it leaves by one digit and comes back by another, so that one of two things holds in that cell, the rest of the cell goes.",
            "Vòng gián đoạn bắt đầu và kết thúc ở cùng một ô, nơi lượt mạnh yếu không khớp. Nếu giả sử điều đầu đúng mà dẫn tới nó sai thì nó sai; nếu giả sử sai mà dẫn tới đúng thì nó đúng. Nếu đi ra bằng số này và về bằng số khác, tức trong ô ấy một trong hai điều phải đúng, thì phần còn lại của ô bị loại."
        ),
        _ => say!(
            language,
            "An AIC, short for alternating inference chain, may pass through any digits and cells. If both ends are the same digit, cells that see both lose it. If they are different digits in cells that see each other, each cell loses the digit of the other end. Most steps on the pages before can be read as an AIC; it is the one idea behind them.",
            "AIC, viết tắt của alternating inference chain, đi qua số nào và ô nào cũng được. Nếu hai đầu là cùng một số thì ô thấy cả hai mất số đó. Nếu là hai số khác nhau ở hai ô thấy nhau thì mỗi ô mất số của đầu kia. Phần lớn các kỹ thuật trước đều đọc được như một AIC; đó là ý tưởng chung của chúng."
        ),
    }
}
