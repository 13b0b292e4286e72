//! What each technique is, in a sentence.

use crate::engine::technique::{Family, Technique};
use crate::text::{Language, say};

/// What somebody who does not know `technique` has to know to look for it.
#[must_use]
pub fn about(technique: Technique, language: Language) -> String {
    use Technique as T;
    match technique {
        T::FullHouse => say!(
            language,
            "Only one cell of a house is open, so it takes the digit that the house lacks.",
            "Cả vùng chỉ còn một ô trống, nên ô đó nhận số còn thiếu."
        ),
        T::NakedSingle => say!(
            language,
            "A cell in which all digits but one are ruled out takes that one.",
            "Ô mà mọi số trừ một đều đã bị loại thì nhận số đó."
        ),
        T::HiddenSingle => say!(
            language,
            "A digit that has only one place left in a row, column or box goes there.",
            "Một số chỉ còn một chỗ trong hàng, cột hay khối thì phải vào chỗ đó."
        ),
        T::Pointing => say!(
            language,
            "If all places of a digit in a box lie in one line, it stands nowhere else in that line.",
            "Nếu trong một khối mọi chỗ của một số cùng nằm trên một hàng hay cột, số đó không có ở nơi khác trên hàng, cột ấy."
        ),
        T::Claiming => say!(
            language,
            "If all places of a digit in a line lie in one box, it stands nowhere else in that box.",
            "Nếu trên một hàng hay cột mọi chỗ của một số cùng nằm trong một khối, số đó không có ở nơi khác trong khối ấy."
        ),
        T::LockedPair | T::LockedTriple | T::NakedPair | T::NakedTriple | T::NakedQuad => say!(
            language,
            "As many cells of a house as they have candidates between them use up these digits.",
            "Một nhóm ô trong vùng có bao nhiêu ô thì chỉ có bấy nhiêu ứng viên, nên giữ hết các số ấy."
        ),
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => say!(
            language,
            "As many digits of a house as they have places between them use up these cells.",
            "Một nhóm số trong vùng có bao nhiêu số thì chỉ có bấy nhiêu chỗ, nên chiếm hết các ô ấy."
        ),
        _ if technique.family() == Family::AlmostLocked => sets(technique, language),
        _ => larger(technique, language),
    }
}

fn sets(technique: Technique, language: Language) -> String {
    match technique {
        Technique::SueDeCoq => say!(
            language,
            "Where a box and a line cross, a few cells have, with some cells beside them in the line and some in the box, just as many digits as cells, and so use them up.",
            "Ở chỗ khối và hàng (cột) cắt nhau, vài ô cùng một nhóm ô trên hàng (cột) và một nhóm ô trong khối có số lượng số bằng số ô, nên dùng hết các số ấy."
        ),
        Technique::DeathBlossom => say!(
            language,
            "Each candidate of one cell leads to an almost locked set; a digit that all of these sets then hold is fixed there.",
            "Mỗi ứng viên của một ô dẫn tới một tập gần khóa; số nào các tập ấy luôn giữ thì không có ở nơi thấy hết chúng."
        ),
        _ => say!(
            language,
            "Sets of cells with one candidate more than cells are linked by digits that cannot be in two of them at once.",
            "Các tập gần khóa (nhiều hơn số ô đúng một ứng viên) nối với nhau bằng những số không thể cùng ở hai tập."
        ),
    }
}

fn larger(technique: Technique, language: Language) -> String {
    match technique.family() {
        Family::SingleDigit if is_empty_rectangle(technique) => say!(
            language,
            "All places of a digit in a box lie in one row and one column; whichever of these it takes, a pair of places elsewhere rules it out in one cell.",
            "Trong một khối mọi chỗ của một số nằm trên một hàng và một cột; dù số đó ở đường nào, một cặp chỗ ở nơi khác cũng loại nó khỏi một ô."
        ),
        Family::SingleDigit => say!(
            language,
            "Two houses, each with a digit in one of two places, share a link, so that the digit stands at one end or the other.",
            "Hai vùng, mỗi vùng còn hai chỗ cho một số, nối với nhau, nên số đó chắc chắn ở một trong hai đầu."
        ),
        Family::Wings => say!(
            language,
            "A few cells hang together so that one of them has a digit, whatever the others hold.",
            "Vài ô liên kết với nhau sao cho dù thế nào một ô trong đó cũng mang số ấy."
        ),
        Family::Uniqueness => say!(
            language,
            "A pattern whose digits could be swapped would give a second answer; a puzzle with one answer has none.",
            "Nếu các số trong hình đổi chỗ được cho nhau thì đề có hai đáp án; đề chỉ có một đáp án nên không thể vậy."
        ),
        Family::Colours => say!(
            language,
            "Candidates are coloured in turn along strong links: all of one colour are true, or all of the other.",
            "Tô hai màu xen kẽ dọc theo các liên kết mạnh: hoặc mọi ứng viên màu này đúng, hoặc mọi ứng viên màu kia đúng."
        ),
        Family::Chains => say!(
            language,
            "Strong and weak links in turn make a chain, of whose two ends at least one is true.",
            "Liên kết mạnh và yếu xen kẽ thành chuỗi, ít nhất một trong hai đầu là đúng."
        ),
        Family::Patterns => patterns(technique, language),
        Family::Forcing => forcing(technique, language),
        Family::LastResort => last_resort(technique, language),
        _ => fish(technique, language),
    }
}

fn is_empty_rectangle(technique: Technique) -> bool {
    matches!(technique, Technique::EmptyRectangle | Technique::DualEmptyRectangle)
}

fn fish(technique: Technique, language: Language) -> String {
    use Technique as T;
    match technique {
        T::XWing | T::Swordfish | T::Jellyfish | T::Squirmbag | T::Whale | T::Leviathan => say!(
            language,
            "In some rows a digit has places in as many columns alone (or the other way round), so it stands nowhere else in these columns.",
            "Trên vài hàng, một số chỉ có chỗ trong bấy nhiêu cột (hoặc ngược lại), nên trên các cột ấy nó không có ở nơi khác."
        ),
        _ => say!(
            language,
            "In some houses a digit has places in as many others alone, but for its fins; whether a fin holds it or not, it stands nowhere that sees both.",
            "Trong vài vùng, một số chỉ có chỗ trong bấy nhiêu vùng khác, trừ các vây; dù vây có giữ số đó hay không, nó không có ở ô thấy cả hai."
        ),
    }
}

fn forcing(technique: Technique, language: Language) -> String {
    match technique {
        Technique::ForcingChainContradiction | Technique::ForcingNetContradiction => say!(
            language,
            "What is assumed leads to a contradiction, so it is not so.",
            "Giả sử điều đó thì gặp mâu thuẫn, nên điều đó sai."
        ),
        Technique::KrakenFish1 | Technique::KrakenFish2 => say!(
            language,
            "A finned fish whose fins do not see what goes, but lead to it by chains.",
            "Cá có vây mà các vây không thấy ứng viên bị loại, nhưng dẫn tới việc loại nó bằng chuỗi."
        ),
        _ => say!(
            language,
            "Whichever of several cases holds, the same follows.",
            "Dù trường hợp nào xảy ra thì kết quả vẫn như nhau."
        ),
    }
}

fn last_resort(technique: Technique, language: Language) -> String {
    match technique {
        Technique::BruteForce => say!(
            language,
            "No known technique goes on from here, so a digit of the answer is told.",
            "Không kỹ thuật nào đi tiếp được, nên cho biết một số của đáp án."
        ),
        _ => say!(
            language,
            "All ways to place a digit nine times are looked at: what is in all of them is so, what is in none is not.",
            "Xét mọi cách đặt một số vào chín chỗ: điểm chung của mọi cách là đúng, điểm không cách nào có là sai."
        ),
    }
}

fn patterns(technique: Technique, language: Language) -> String {
    match technique {
        Technique::Firework => say!(
            language,
            "A row and a column that cross hold digits outside their common box in one cell each, which ties these digits together.",
            "Một hàng và một cột cắt nhau, ngoài khối chung chỉ còn mỗi bên một ô cho vài số, nên các số ấy bị buộc vào nhau."
        ),
        Technique::SkLoop => say!(
            language,
            "Four boxes at the corners of a rectangle are tied by pairs of digits into a ring.",
            "Bốn khối ở bốn góc một hình chữ nhật bị các cặp số buộc thành vòng."
        ),
        Technique::Exocet => say!(
            language,
            "Two base cells of a box force the digits of two target cells in other boxes.",
            "Hai ô gốc trong một khối quyết định số của hai ô đích ở các khối khác."
        ),
        _ => say!(
            language,
            "Four boxes in a square whose diagonals all hold the same three digits cannot all be as they are.",
            "Bốn khối xếp hình vuông mà các đường chéo cùng giữ ba số thì không thể có đáp án như vậy."
        ),
    }
}
