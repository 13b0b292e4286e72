//! The languages and how one is chosen from the system's locale.

/// A language that Nonet speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Tiếng Việt.
    Vietnamese,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 2] = [Self::English, Self::Vietnamese];

    /// The language for a locale such as `vi_VN.UTF-8` or `vi-VN`; English for any that is not spoken.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let tag = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if tag.eq_ignore_ascii_case("vi") { Self::Vietnamese } else { Self::English }
    }

    /// The language's code in the catalogue of the `.slint` files.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Vietnamese => "vi",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_chooses_the_language() {
        for locale in ["vi_VN.UTF-8", "vi-VN", "vi", "VI_vn"] {
            assert_eq!(Language::of_locale(locale), Language::Vietnamese, "{locale}");
        }
        for locale in ["", "C", "en_US.UTF-8", "fr_FR", "vie_XX"] {
            assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
        }
    }
}
