//! What techniques and levels are called.
//!
//! Vietnamese players call the larger techniques by their English names; the catalogue keeps those, and they are
//! explained where the technique is.

use crate::engine::technique::{Level, Technique};
use crate::text::{Language, Say, say};

impl Say for Level {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Easy => say!(language, "Easy", "Dễ"),
            Self::Medium => say!(language, "Medium", "Vừa"),
            Self::Hard => say!(language, "Hard", "Khó"),
            Self::Unfair => say!(language, "Unfair", "Rất khó"),
            Self::Extreme => say!(language, "Extreme", "Cực khó"),
        }
    }
}

impl Say for Technique {
    #[expect(clippy::too_many_lines, reason = "a table: a line for each technique")]
    fn say(&self, language: Language) -> String {
        use Technique as T;
        match self {
            T::FullHouse => say!(language, "Full house", "Ô cuối của vùng"),
            T::NakedSingle => say!(language, "Naked single", "Số đơn lộ"),
            T::HiddenSingle => say!(language, "Hidden single", "Số đơn ẩn"),
            T::LockedPair => say!(language, "Locked pair", "Cặp số khóa"),
            T::LockedTriple => say!(language, "Locked triple", "Bộ ba số khóa"),
            T::Pointing => say!(language, "Pointing", "Ứng viên khóa (từ khối ra hàng, cột)"),
            T::Claiming => say!(language, "Claiming", "Ứng viên khóa (từ hàng, cột vào khối)"),
            T::NakedPair => say!(language, "Naked pair", "Cặp số lộ"),
            T::NakedTriple => say!(language, "Naked triple", "Bộ ba số lộ"),
            T::HiddenPair => say!(language, "Hidden pair", "Cặp số ẩn"),
            T::HiddenTriple => say!(language, "Hidden triple", "Bộ ba số ẩn"),
            T::NakedQuad => say!(language, "Naked quad", "Bộ bốn số lộ"),
            T::HiddenQuad => say!(language, "Hidden quad", "Bộ bốn số ẩn"),
            T::XWing => say!(language, "X-Wing", "X-Wing"),
            T::Swordfish => say!(language, "Swordfish", "Swordfish (cá kiếm)"),
            T::Jellyfish => say!(language, "Jellyfish", "Jellyfish (sứa)"),
            T::Squirmbag => say!(language, "Squirmbag", "Squirmbag (cá cỡ 5)"),
            T::Whale => say!(language, "Whale", "Whale (cá cỡ 6)"),
            T::Leviathan => say!(language, "Leviathan", "Leviathan (cá cỡ 7)"),
            T::RemotePair => say!(language, "Remote pair", "Cặp số từ xa"),
            T::BugPlusOne => say!(language, "BUG+1", "BUG+1"),
            T::Skyscraper => say!(language, "Skyscraper", "Skyscraper (tòa tháp)"),
            T::TwoStringKite => say!(language, "Two-string kite", "Cánh diều hai dây"),
            T::DualTwoStringKite => say!(language, "Dual two-string kite", "Cánh diều hai dây kép"),
            T::TurbotFish => say!(language, "Turbot fish", "Turbot Fish (cá bơn)"),
            T::EmptyRectangle => say!(language, "Empty rectangle", "Hình chữ nhật rỗng"),
            T::DualEmptyRectangle => {
                say!(language, "Dual empty rectangle", "Hình chữ nhật rỗng kép")
            }
            T::WWing => say!(language, "W-Wing", "W-Wing"),
            T::MWing => say!(language, "M-Wing", "M-Wing"),
            T::SWing => say!(language, "S-Wing", "S-Wing"),
            T::LWing => say!(language, "L-Wing", "L-Wing"),
            T::HWing => say!(language, "H-Wing", "H-Wing"),
            T::XYWing => say!(language, "XY-Wing", "XY-Wing"),
            T::XYZWing => say!(language, "XYZ-Wing", "XYZ-Wing"),
            T::WXYZWing => say!(language, "WXYZ-Wing", "WXYZ-Wing"),
            T::UniqueRectangle1 => {
                say!(language, "Unique rectangle type 1", "Hình chữ nhật duy nhất loại 1")
            }
            T::UniqueRectangle2 => {
                say!(language, "Unique rectangle type 2", "Hình chữ nhật duy nhất loại 2")
            }
            T::UniqueRectangle3 => {
                say!(language, "Unique rectangle type 3", "Hình chữ nhật duy nhất loại 3")
            }
            T::UniqueRectangle4 => {
                say!(language, "Unique rectangle type 4", "Hình chữ nhật duy nhất loại 4")
            }
            T::UniqueRectangle5 => {
                say!(language, "Unique rectangle type 5", "Hình chữ nhật duy nhất loại 5")
            }
            T::UniqueRectangle6 => {
                say!(language, "Unique rectangle type 6", "Hình chữ nhật duy nhất loại 6")
            }
            T::HiddenRectangle => say!(language, "Hidden rectangle", "Hình chữ nhật ẩn"),
            T::AvoidableRectangle1 => {
                say!(language, "Avoidable rectangle type 1", "Hình chữ nhật cần tránh loại 1")
            }
            T::AvoidableRectangle2 => {
                say!(language, "Avoidable rectangle type 2", "Hình chữ nhật cần tránh loại 2")
            }
            T::UniqueLoop => say!(language, "Unique loop", "Vòng duy nhất"),
            T::ExtendedRectangle => say!(language, "Extended rectangle", "Hình chữ nhật mở rộng"),
            T::BugLite => say!(language, "BUG-Lite", "BUG-Lite"),
            T::FinnedXWing => say!(language, "Finned X-Wing", "X-Wing có vây"),
            T::SashimiXWing => say!(language, "Sashimi X-Wing", "X-Wing khuyết (Sashimi)"),
            T::FinnedSwordfish => say!(language, "Finned swordfish", "Swordfish có vây"),
            T::SashimiSwordfish => {
                say!(language, "Sashimi swordfish", "Swordfish khuyết (Sashimi)")
            }
            T::FinnedJellyfish => say!(language, "Finned jellyfish", "Jellyfish có vây"),
            T::SashimiJellyfish => {
                say!(language, "Sashimi jellyfish", "Jellyfish khuyết (Sashimi)")
            }
            T::FinnedSquirmbag => say!(language, "Finned squirmbag", "Squirmbag có vây"),
            T::SashimiSquirmbag => {
                say!(language, "Sashimi squirmbag", "Squirmbag khuyết (Sashimi)")
            }
            T::FinnedWhale => say!(language, "Finned whale", "Whale có vây"),
            T::SashimiWhale => say!(language, "Sashimi whale", "Whale khuyết (Sashimi)"),
            T::FinnedLeviathan => say!(language, "Finned leviathan", "Leviathan có vây"),
            T::SashimiLeviathan => {
                say!(language, "Sashimi leviathan", "Leviathan khuyết (Sashimi)")
            }
            T::SueDeCoq => say!(language, "Sue de Coq", "Sue de Coq"),
            T::Firework => say!(language, "Firework", "Pháo hoa (Firework)"),
            T::SimpleColoursTrap => say!(language, "Simple colours (trap)", "Hai màu (bẫy)"),
            T::SimpleColoursWrap => say!(language, "Simple colours (wrap)", "Hai màu (trùng)"),
            T::MultiColours1 => say!(language, "Multi-colours type 1", "Nhiều màu loại 1"),
            T::MultiColours2 => say!(language, "Multi-colours type 2", "Nhiều màu loại 2"),
            T::Medusa => say!(language, "3D Medusa", "3D Medusa"),
            T::XChain => say!(language, "X-Chain", "Chuỗi X"),
            T::XYChain => say!(language, "XY-Chain", "Chuỗi XY"),
            T::ContinuousNiceLoop => say!(language, "Continuous nice loop", "Vòng liên tục"),
            T::DiscontinuousNiceLoop => say!(language, "Discontinuous nice loop", "Vòng gián đoạn"),
            T::Aic => {
                say!(language, "Alternating inference chain (AIC)", "Chuỗi suy luận xen kẽ (AIC)")
            }
            T::GroupedContinuousNiceLoop => {
                say!(language, "Grouped continuous nice loop", "Vòng liên tục theo nhóm")
            }
            T::GroupedDiscontinuousNiceLoop => {
                say!(language, "Grouped discontinuous nice loop", "Vòng gián đoạn theo nhóm")
            }
            T::GroupedAic => say!(
                language,
                "Grouped alternating inference chain",
                "Chuỗi suy luận xen kẽ theo nhóm"
            ),
            T::AlsXz => say!(language, "ALS-XZ", "ALS-XZ"),
            T::AlsXyWing => say!(language, "ALS-XY-Wing", "ALS-XY-Wing"),
            T::AlsXyChain => say!(language, "ALS-XY-Chain", "Chuỗi ALS-XY"),
            T::DeathBlossom => say!(language, "Death blossom", "Death Blossom (hoa tử thần)"),
            T::FrankenXWing => say!(language, "Franken X-Wing", "X-Wing Franken"),
            T::FrankenSwordfish => say!(language, "Franken swordfish", "Swordfish Franken"),
            T::FrankenJellyfish => say!(language, "Franken jellyfish", "Jellyfish Franken"),
            T::FrankenSquirmbag => say!(language, "Franken squirmbag", "Squirmbag Franken"),
            T::FrankenWhale => say!(language, "Franken whale", "Whale Franken"),
            T::FrankenLeviathan => say!(language, "Franken leviathan", "Leviathan Franken"),
            T::FinnedFrankenXWing => {
                say!(language, "Finned Franken X-Wing", "X-Wing Franken có vây")
            }
            T::FinnedFrankenSwordfish => {
                say!(language, "Finned Franken swordfish", "Swordfish Franken có vây")
            }
            T::FinnedFrankenJellyfish => {
                say!(language, "Finned Franken jellyfish", "Jellyfish Franken có vây")
            }
            T::FinnedFrankenSquirmbag => {
                say!(language, "Finned Franken squirmbag", "Squirmbag Franken có vây")
            }
            T::FinnedFrankenWhale => say!(language, "Finned Franken whale", "Whale Franken có vây"),
            T::FinnedFrankenLeviathan => {
                say!(language, "Finned Franken leviathan", "Leviathan Franken có vây")
            }
            T::MutantXWing => say!(language, "Mutant X-Wing", "X-Wing Mutant"),
            T::MutantSwordfish => say!(language, "Mutant swordfish", "Swordfish Mutant"),
            T::MutantJellyfish => say!(language, "Mutant jellyfish", "Jellyfish Mutant"),
            T::MutantSquirmbag => say!(language, "Mutant squirmbag", "Squirmbag Mutant"),
            T::MutantWhale => say!(language, "Mutant whale", "Whale Mutant"),
            T::MutantLeviathan => say!(language, "Mutant leviathan", "Leviathan Mutant"),
            T::FinnedMutantXWing => say!(language, "Finned mutant X-Wing", "X-Wing Mutant có vây"),
            T::FinnedMutantSwordfish => {
                say!(language, "Finned mutant swordfish", "Swordfish Mutant có vây")
            }
            T::FinnedMutantJellyfish => {
                say!(language, "Finned mutant jellyfish", "Jellyfish Mutant có vây")
            }
            T::FinnedMutantSquirmbag => {
                say!(language, "Finned mutant squirmbag", "Squirmbag Mutant có vây")
            }
            T::FinnedMutantWhale => say!(language, "Finned mutant whale", "Whale Mutant có vây"),
            T::FinnedMutantLeviathan => {
                say!(language, "Finned mutant leviathan", "Leviathan Mutant có vây")
            }
            T::SkLoop => say!(language, "SK loop", "Vòng SK"),
            T::Exocet => say!(language, "Exocet", "Exocet"),
            T::Tridagon => say!(language, "Tridagon", "Tridagon"),
            T::KrakenFish1 => say!(language, "Kraken fish type 1", "Cá Kraken loại 1"),
            T::KrakenFish2 => say!(language, "Kraken fish type 2", "Cá Kraken loại 2"),
            T::ForcingChainContradiction => {
                say!(language, "Forcing chain (contradiction)", "Chuỗi bắt buộc (mâu thuẫn)")
            }
            T::ForcingChainVerity => {
                say!(language, "Forcing chain (verity)", "Chuỗi bắt buộc (luôn đúng)")
            }
            T::ForcingNetContradiction => {
                say!(language, "Forcing net (contradiction)", "Lưới bắt buộc (mâu thuẫn)")
            }
            T::ForcingNetVerity => {
                say!(language, "Forcing net (verity)", "Lưới bắt buộc (luôn đúng)")
            }
            T::TemplateSet => say!(language, "Template set", "Mẫu đặt số"),
            T::TemplateDelete => say!(language, "Template delete", "Mẫu loại số"),
            T::BruteForce => say!(language, "Brute force", "Thử và quay lui"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_techniques_have_one_name() {
        for language in Language::all() {
            let names: HashSet<String> =
                Technique::ALL.iter().map(|technique| technique.say(language)).collect();
            assert_eq!(names.len(), Technique::ALL.len());
        }
    }
}
