//! Almost locked sets: cells with one candidate more than they are cells.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

pub(super) fn lesson(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::SueDeCoq {
        return sue_de_coq(language);
    }
    vec![set(language), special(technique, language), search(technique, language)]
}

fn set(language: Language) -> String {
    say!(
        language,
        "An almost locked set is a group of cells in one house that has just one candidate more than it has cells: one cell with two candidates, two cells with three, and so on. Take any one of its digits away, and it is locked: the digits that are left go into its cells, one each. Two sets are linked by a digit, called a restricted common, when all its places in the one see all its places in the other: it cannot be in both, so at least one of the sets lacks it, and is locked.",
        "Tập gần khóa là nhóm ô trong một vùng có nhiều hơn số ô đúng một ứng viên: một ô hai ứng viên, hai ô ba ứng viên, v.v. Lấy đi một số bất kỳ thì nó khóa: các số còn lại vào hết các ô, mỗi ô một số. Hai tập nối nhau bằng một số, gọi là số chung hạn chế, khi mọi chỗ của nó ở tập này thấy mọi chỗ của nó ở tập kia: nó không thể ở cả hai, nên ít nhất một tập thiếu nó và bị khóa."
    )
}

fn special(technique: Technique, language: Language) -> String {
    match technique {
        Technique::AlsXz => say!(
            language,
            "ALS-XZ: two sets are linked by x, and both have z. One of them lacks x and is locked, and holds z. So a cell that sees every place of z in both sets loses z. If two digits link the sets, each set lacks one of them, both sets are locked for all their other digits, and cells that see all places of a digit in its set lose it; cells that see all places of a linking digit in both sets lose that one.",
            "ALS-XZ: hai tập nối nhau bằng x và đều có z. Một tập thiếu x nên bị khóa và giữ z. Vậy ô thấy mọi chỗ của z ở cả hai tập thì mất z. Nếu hai số cùng nối hai tập thì mỗi tập thiếu một số, cả hai tập đều khóa đối với các số còn lại, và ô thấy mọi chỗ của một số trong tập thì mất số đó; ô thấy mọi chỗ của số nối ở cả hai tập thì mất số nối ấy."
        ),
        Technique::AlsXyWing => say!(
            language,
            "ALS-XY-wing: a set in the middle is linked with one set by x and with another by y. It has only one candidate too many, so it cannot lack both. If it holds x, the first set is locked; if it holds y, the second is. Any other digit z of both outer sets stands in one of them, and cells that see all its places there lose it. With single cells for sets this is an XY-wing.",
            "ALS-XY-Wing: tập giữa nối với một tập bằng x và với tập khác bằng y. Nó chỉ thừa một ứng viên nên không thể thiếu cả hai. Nếu nó giữ x thì tập thứ nhất khóa; nếu giữ y thì tập thứ hai khóa. Mọi số z khác có ở cả hai tập ngoài thì nằm ở một trong hai, và ô thấy mọi chỗ của nó ở đó thì mất nó. Khi mỗi tập chỉ là một ô thì đây là XY-Wing."
        ),
        Technique::AlsXyChain => say!(
            language,
            "ALS-XY-chain: four sets or more stand in a line, each linked with the next, and no two links in a row by the same digit. If the first set lacks z, it is locked and takes the link away from the second; the second is then locked and takes the link away from the third; and so on, until the last is locked and holds z. So z stands in the first set or in the last.",
            "Chuỗi ALS-XY: từ bốn tập trở lên nối tiếp nhau, hai liên kết liền nhau không dùng cùng một số. Nếu tập đầu thiếu z thì nó khóa và lấy mất số nối của tập thứ hai; tập thứ hai khóa và lấy mất số nối của tập thứ ba; cứ thế tới khi tập cuối khóa và giữ z. Vậy z ở tập đầu hoặc tập cuối."
        ),
        _ => say!(
            language,
            "Death blossom: the stem is one cell, and each of its candidates leads to a petal, an almost locked set all of whose places of that candidate see the stem. Whichever candidate the stem takes is lost to its petal, which is then locked. A digit that all petals have stands in one of them, and cells that see all its places there lose it.",
            "Hoa tử thần: cuống là một ô, mỗi ứng viên của nó dẫn tới một cánh hoa, tức một tập gần khóa có mọi chỗ của ứng viên ấy thấy cuống. Cuống nhận số nào thì cánh hoa của số đó mất số và bị khóa. Số mà mọi cánh hoa đều có thì nằm ở một trong các cánh, và ô thấy mọi chỗ của nó ở đó thì mất nó."
        ),
    }
}

fn search(technique: Technique, language: Language) -> String {
    match technique {
        Technique::DeathBlossom => say!(
            language,
            "Start from a cell of two or three candidates among many small sets. It is XY-wing and XYZ-wing grown large.",
            "Hãy bắt đầu từ ô hai hay ba ứng viên nằm giữa nhiều tập nhỏ. Đây là XY-Wing và XYZ-Wing lớn lên."
        ),
        _ => say!(
            language,
            "Cells of two candidates are the smallest sets, and worth trying first as one of the partners; then look for lines and boxes where few candidates crowd into few cells. On the board each set has a frame of its own.",
            "Ô hai ứng viên là tập nhỏ nhất, nên thử làm một phía trước; rồi tìm những hàng, cột và khối có ít ứng viên dồn vào ít ô. Trên bảng mỗi tập có khung riêng."
        ),
    }
}

fn sue_de_coq(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Look at the two or three open cells where a box and a line cross. They have at least two candidates more than they are cells. Then look for some cells in the rest of the line, and some in the rest of the box, that bring the count into balance: all the cells together have as many digits as they are cells, and the two groups at the sides share none of the digits of the crossing.",
            "Hãy nhìn hai hay ba ô trống ở chỗ một khối và một hàng (cột) cắt nhau. Chúng có ít nhất hai ứng viên nhiều hơn số ô. Rồi tìm vài ô ở phần còn lại của hàng (cột) và vài ô ở phần còn lại của khối để cân bằng phép đếm: tất cả các ô gộp lại có số lượng số bằng số ô, và hai nhóm hai bên không chung số nào của chỗ cắt."
        ),
        say!(
            language,
            "No digit can stand twice in these cells: those of the line group see the crossing along the line, those of the box group in the box, and the two groups share no digit of the crossing. As there are as many digits as cells, each digit stands exactly once. So the digits of the line group go from the rest of the line, and those of the box group from the rest of the box; a digit of the crossing that neither group has goes from both.",
            "Không số nào đứng hai lần trong các ô này: nhóm trên hàng (cột) thấy chỗ cắt dọc theo hàng (cột), nhóm trong khối thấy nó trong khối, và hai nhóm không chung số nào của chỗ cắt. Vì số lượng số bằng số ô nên mỗi số đứng đúng một lần. Vậy các số của nhóm hàng (cột) bị loại khỏi phần còn lại của hàng (cột), các số của nhóm khối bị loại khỏi phần còn lại của khối; số của chỗ cắt mà không nhóm nào có thì bị loại khỏi cả hai."
        ),
        say!(
            language,
            "It is named after the player who first wrote about it, who called it two-sector disjoint subsets. The smallest one has a crossing of two cells and a cell of two candidates on each side.",
            "Tên gọi lấy theo người chơi đầu tiên viết về nó, người ấy gọi là two-sector disjoint subsets. Hình nhỏ nhất gồm chỗ cắt hai ô và mỗi bên một ô hai ứng viên."
        ),
    ]
}
