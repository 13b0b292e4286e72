//! What techniques and levels are called.
//!
//! Vietnamese players call the larger techniques by their English names; those are kept, and explained where
//! the technique is.

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
    fn say(&self, language: Language) -> String {
        let (english, vietnamese) = names(*self);
        let name = match language {
            Language::English => english,
            Language::Vietnamese => vietnamese,
        };
        name.to_owned()
    }
}

/// The name in English and in Vietnamese.
#[expect(clippy::too_many_lines, reason = "a table: a line for each technique")]
fn names(technique: Technique) -> (&'static str, &'static str) {
    use Technique as T;
    match technique {
        T::FullHouse => ("Full house", "Ô cuối của vùng"),
        T::NakedSingle => ("Naked single", "Số đơn lộ"),
        T::HiddenSingle => ("Hidden single", "Số đơn ẩn"),
        T::LockedPair => ("Locked pair", "Cặp số khóa"),
        T::LockedTriple => ("Locked triple", "Bộ ba số khóa"),
        T::Pointing => ("Pointing", "Ứng viên khóa (từ khối ra hàng, cột)"),
        T::Claiming => ("Claiming", "Ứng viên khóa (từ hàng, cột vào khối)"),
        T::NakedPair => ("Naked pair", "Cặp số lộ"),
        T::NakedTriple => ("Naked triple", "Bộ ba số lộ"),
        T::HiddenPair => ("Hidden pair", "Cặp số ẩn"),
        T::HiddenTriple => ("Hidden triple", "Bộ ba số ẩn"),
        T::NakedQuad => ("Naked quad", "Bộ bốn số lộ"),
        T::HiddenQuad => ("Hidden quad", "Bộ bốn số ẩn"),
        T::XWing => ("X-Wing", "X-Wing"),
        T::Swordfish => ("Swordfish", "Swordfish (cá kiếm)"),
        T::Jellyfish => ("Jellyfish", "Jellyfish (sứa)"),
        T::Squirmbag => ("Squirmbag", "Squirmbag (cá cỡ 5)"),
        T::Whale => ("Whale", "Whale (cá cỡ 6)"),
        T::Leviathan => ("Leviathan", "Leviathan (cá cỡ 7)"),
        T::RemotePair => ("Remote pair", "Cặp số từ xa"),
        T::BugPlusOne => ("BUG+1", "BUG+1"),
        T::Skyscraper => ("Skyscraper", "Skyscraper (tòa tháp)"),
        T::TwoStringKite => ("Two-string kite", "Cánh diều hai dây"),
        T::DualTwoStringKite => ("Dual two-string kite", "Cánh diều hai dây kép"),
        T::TurbotFish => ("Turbot fish", "Turbot Fish (cá bơn)"),
        T::EmptyRectangle => ("Empty rectangle", "Hình chữ nhật rỗng"),
        T::DualEmptyRectangle => ("Dual empty rectangle", "Hình chữ nhật rỗng kép"),
        T::WWing => ("W-Wing", "W-Wing"),
        T::MWing => ("M-Wing", "M-Wing"),
        T::SWing => ("S-Wing", "S-Wing"),
        T::LWing => ("L-Wing", "L-Wing"),
        T::HWing => ("H-Wing", "H-Wing"),
        T::XYWing => ("XY-Wing", "XY-Wing"),
        T::XYZWing => ("XYZ-Wing", "XYZ-Wing"),
        T::WXYZWing => ("WXYZ-Wing", "WXYZ-Wing"),
        T::UniqueRectangle1 => ("Unique rectangle type 1", "Hình chữ nhật duy nhất loại 1"),
        T::UniqueRectangle2 => ("Unique rectangle type 2", "Hình chữ nhật duy nhất loại 2"),
        T::UniqueRectangle3 => ("Unique rectangle type 3", "Hình chữ nhật duy nhất loại 3"),
        T::UniqueRectangle4 => ("Unique rectangle type 4", "Hình chữ nhật duy nhất loại 4"),
        T::UniqueRectangle5 => ("Unique rectangle type 5", "Hình chữ nhật duy nhất loại 5"),
        T::UniqueRectangle6 => ("Unique rectangle type 6", "Hình chữ nhật duy nhất loại 6"),
        T::HiddenRectangle => ("Hidden rectangle", "Hình chữ nhật ẩn"),
        T::AvoidableRectangle1 => ("Avoidable rectangle type 1", "Hình chữ nhật cần tránh loại 1"),
        T::AvoidableRectangle2 => ("Avoidable rectangle type 2", "Hình chữ nhật cần tránh loại 2"),
        T::UniqueLoop => ("Unique loop", "Vòng duy nhất"),
        T::ExtendedRectangle => ("Extended rectangle", "Hình chữ nhật mở rộng"),
        T::BugLite => ("BUG-Lite", "BUG-Lite"),
        T::FinnedXWing => ("Finned X-Wing", "X-Wing có vây"),
        T::SashimiXWing => ("Sashimi X-Wing", "X-Wing khuyết (Sashimi)"),
        T::FinnedSwordfish => ("Finned swordfish", "Swordfish có vây"),
        T::SashimiSwordfish => ("Sashimi swordfish", "Swordfish khuyết (Sashimi)"),
        T::FinnedJellyfish => ("Finned jellyfish", "Jellyfish có vây"),
        T::SashimiJellyfish => ("Sashimi jellyfish", "Jellyfish khuyết (Sashimi)"),
        T::FinnedSquirmbag => ("Finned squirmbag", "Squirmbag có vây"),
        T::SashimiSquirmbag => ("Sashimi squirmbag", "Squirmbag khuyết (Sashimi)"),
        T::FinnedWhale => ("Finned whale", "Whale có vây"),
        T::SashimiWhale => ("Sashimi whale", "Whale khuyết (Sashimi)"),
        T::FinnedLeviathan => ("Finned leviathan", "Leviathan có vây"),
        T::SashimiLeviathan => ("Sashimi leviathan", "Leviathan khuyết (Sashimi)"),
        T::SueDeCoq => ("Sue de Coq", "Sue de Coq"),
        T::Firework => ("Firework", "Pháo hoa (Firework)"),
        T::SimpleColoursTrap => ("Simple colours (trap)", "Hai màu (bẫy)"),
        T::SimpleColoursWrap => ("Simple colours (wrap)", "Hai màu (trùng)"),
        T::MultiColours1 => ("Multi-colours type 1", "Nhiều màu loại 1"),
        T::MultiColours2 => ("Multi-colours type 2", "Nhiều màu loại 2"),
        T::Medusa => ("3D Medusa", "3D Medusa"),
        T::XChain => ("X-Chain", "Chuỗi X"),
        T::XYChain => ("XY-Chain", "Chuỗi XY"),
        T::ContinuousNiceLoop => ("Continuous nice loop", "Vòng liên tục"),
        T::DiscontinuousNiceLoop => ("Discontinuous nice loop", "Vòng gián đoạn"),
        T::Aic => ("Alternating inference chain (AIC)", "Chuỗi suy luận xen kẽ (AIC)"),
        T::GroupedContinuousNiceLoop => ("Grouped continuous nice loop", "Vòng liên tục theo nhóm"),
        T::GroupedDiscontinuousNiceLoop => {
            ("Grouped discontinuous nice loop", "Vòng gián đoạn theo nhóm")
        }
        T::GroupedAic => ("Grouped alternating inference chain", "Chuỗi suy luận xen kẽ theo nhóm"),
        T::AlsXz => ("ALS-XZ", "ALS-XZ"),
        T::AlsXyWing => ("ALS-XY-Wing", "ALS-XY-Wing"),
        T::AlsXyChain => ("ALS-XY-Chain", "Chuỗi ALS-XY"),
        T::DeathBlossom => ("Death blossom", "Death Blossom (hoa tử thần)"),
        T::FrankenXWing => ("Franken X-Wing", "X-Wing Franken"),
        T::FrankenSwordfish => ("Franken swordfish", "Swordfish Franken"),
        T::FrankenJellyfish => ("Franken jellyfish", "Jellyfish Franken"),
        T::FrankenSquirmbag => ("Franken squirmbag", "Squirmbag Franken"),
        T::FrankenWhale => ("Franken whale", "Whale Franken"),
        T::FrankenLeviathan => ("Franken leviathan", "Leviathan Franken"),
        T::FinnedFrankenXWing => ("Finned Franken X-Wing", "X-Wing Franken có vây"),
        T::FinnedFrankenSwordfish => ("Finned Franken swordfish", "Swordfish Franken có vây"),
        T::FinnedFrankenJellyfish => ("Finned Franken jellyfish", "Jellyfish Franken có vây"),
        T::FinnedFrankenSquirmbag => ("Finned Franken squirmbag", "Squirmbag Franken có vây"),
        T::FinnedFrankenWhale => ("Finned Franken whale", "Whale Franken có vây"),
        T::FinnedFrankenLeviathan => ("Finned Franken leviathan", "Leviathan Franken có vây"),
        T::MutantXWing => ("Mutant X-Wing", "X-Wing Mutant"),
        T::MutantSwordfish => ("Mutant swordfish", "Swordfish Mutant"),
        T::MutantJellyfish => ("Mutant jellyfish", "Jellyfish Mutant"),
        T::MutantSquirmbag => ("Mutant squirmbag", "Squirmbag Mutant"),
        T::MutantWhale => ("Mutant whale", "Whale Mutant"),
        T::MutantLeviathan => ("Mutant leviathan", "Leviathan Mutant"),
        T::FinnedMutantXWing => ("Finned mutant X-Wing", "X-Wing Mutant có vây"),
        T::FinnedMutantSwordfish => ("Finned mutant swordfish", "Swordfish Mutant có vây"),
        T::FinnedMutantJellyfish => ("Finned mutant jellyfish", "Jellyfish Mutant có vây"),
        T::FinnedMutantSquirmbag => ("Finned mutant squirmbag", "Squirmbag Mutant có vây"),
        T::FinnedMutantWhale => ("Finned mutant whale", "Whale Mutant có vây"),
        T::FinnedMutantLeviathan => ("Finned mutant leviathan", "Leviathan Mutant có vây"),
        T::SkLoop => ("SK loop", "Vòng SK"),
        T::Exocet => ("Exocet", "Exocet"),
        T::Tridagon => ("Tridagon", "Tridagon"),
        T::KrakenFish1 => ("Kraken fish type 1", "Cá Kraken loại 1"),
        T::KrakenFish2 => ("Kraken fish type 2", "Cá Kraken loại 2"),
        T::ForcingChainContradiction => {
            ("Forcing chain (contradiction)", "Chuỗi bắt buộc (mâu thuẫn)")
        }
        T::ForcingChainVerity => ("Forcing chain (verity)", "Chuỗi bắt buộc (luôn đúng)"),
        T::ForcingNetContradiction => ("Forcing net (contradiction)", "Lưới bắt buộc (mâu thuẫn)"),
        T::ForcingNetVerity => ("Forcing net (verity)", "Lưới bắt buộc (luôn đúng)"),
        T::TemplateSet => ("Template set", "Mẫu đặt số"),
        T::TemplateDelete => ("Template delete", "Mẫu loại số"),
        T::BruteForce => ("Brute force", "Thử và quay lui"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_techniques_have_one_name() {
        for language in Language::ALL {
            let names: HashSet<String> =
                Technique::ALL.iter().map(|technique| technique.say(language)).collect();
            assert_eq!(names.len(), Technique::ALL.len());
        }
    }
}
