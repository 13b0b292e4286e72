//! What a press of a character key says, whatever layout the keyboard has.
//!
//! The sign that the layout gives counts first, so that Ctrl+Z is where Z is printed, on AZERTY, QWERTZ and Dvorak too.
//! The place of the key counts where that sign cannot be meant. In this order:
//!
//! 1. A digit of any script is that digit.
//! 2. A key of the digit row whose layout has no digit on the key alone is the digit of its place, with and without
//!    modifiers (é on AZERTY, ě on Czech, ă on Vietnamese).
//! 3. With Alt alone, a sign that Alt has made (∞ on macOS) gives way to the sign of the key alone.
//! 4. A key that has another script than Latin is the key of its place on the US layout (я is Z).
//! 5. With Control, a letter's place is that letter even if the layout has a mark there, as long as the layout has
//!    another script than Latin (Ctrl+Q is on the Greek semicolon, but not on the apostrophe of Dvorak).
//!
//! A text field gets what the layout gives. Only Control makes rules 1 to 5 hold there, so that Ctrl+C copies.

use crate::format::decimal_digit;

/// What has the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The board, a menu or a control, for which keys are shortcuts and digits.
    Keys,
    /// A text field.
    Text,
}

/// A press of a character key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress {
    /// The sign that the US layout has on the key alone. `None` for the numeric pad and keys that the US layout lacks.
    pub place: Option<char>,
    /// The sign that the layout gives with the modifiers held. `None` for a dead key.
    pub sign: Option<char>,
    /// The sign that the layout gives for the key alone. `None` for a dead key.
    pub bare: Option<char>,
    /// Control is held; Command on macOS.
    pub control: bool,
    /// Shift is held.
    pub shift: bool,
    /// Alt is held.
    pub alt: bool,
    /// What has the keyboard.
    pub reader: Reader,
}

/// The script of a keyboard layout, as far as shortcuts need it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Script {
    #[default]
    Latin,
    Other,
}

/// A keyboard, which remembers the script of the last letter: a mark on the place of a letter does not tell it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keyboard {
    script: Script,
}

impl Keyboard {
    /// What a press says instead of its own sign. Returns `None` if its own sign counts.
    pub fn read(&mut self, press: KeyPress) -> Option<char> {
        if let Some(script) = press.bare.and_then(Script::of) {
            self.script = script;
        }
        let is_typed = press.reader == Reader::Text && (!press.control || press.alt);
        let meant = press.digit().or_else(|| press.sign_under_alt());
        let meant = meant.or_else(|| press.latin_sign(self.script));
        meant.filter(|_| !is_typed).filter(|&meant| press.sign != Some(meant))
    }
}

impl KeyPress {
    fn digit(self) -> Option<char> {
        let of_sign = self.sign.and_then(decimal_digit).map(|digit| char::from(b'0' + digit));
        let on_key = self.bare.and_then(decimal_digit);
        let of_place = self.place.filter(|place| place.is_ascii_digit() && on_key.is_none());
        of_sign.or(of_place)
    }

    fn sign_under_alt(self) -> Option<char> {
        let is_made = self.alt && !self.control && !self.sign.is_some_and(|it| it.is_ascii());
        self.bare.filter(|bare| is_made && bare.is_ascii_graphic())
    }

    fn latin_sign(self, script: Script) -> Option<char> {
        let place = self.place.filter(|place| !place.is_ascii_digit())?;
        let is_letter = place.is_ascii_alphabetic();
        let is_other = match self.bare.map(Script::of) {
            // Marks under Shift stay marks, but not on the places of letters: there they are under shortcuts.
            Some(Some(Script::Other)) => is_letter || !self.sign.is_some_and(|it| it.is_ascii()),
            Some(Some(Script::Latin)) => false,
            Some(None) => is_letter && self.control && script == Script::Other,
            None => script == Script::Other,
        };
        is_other.then_some(if self.shift { place.to_ascii_uppercase() } else { place })
    }
}

impl Script {
    /// The script of a letter, or of a mark that belongs to letters. Returns `None` for digits, punctuation and symbols.
    fn of(sign: char) -> Option<Self> {
        if decimal_digit(sign).is_some() {
            return None;
        }
        match sign {
            'a'..='z' | 'A'..='Z' => Some(Self::Latin),
            '\u{C0}'..='\u{2AF}' | '\u{1E00}'..='\u{1EFF}' => {
                sign.is_alphabetic().then_some(Self::Latin)
            }
            // Many vowels of Indic scripts are marks to Unicode and no letters, so whole blocks count.
            '\u{370}'..='\u{1DFF}'
            | '\u{1F00}'..='\u{1FFF}'
            | '\u{2D00}'..='\u{2DFF}'
            | '\u{3040}'..='\u{A71F}'
            | '\u{A800}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFF}'
            | '\u{10000}'..='\u{16FFF}'
            | '\u{1E800}'..='\u{1EEFF}' => Some(Self::Other),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A layout: its name, and in turn the places of some keys and the signs that it has on these keys alone.
    struct Layout(&'static str, &'static [&'static str]);

    /// The digit row of each layout, and the keys that are not as on the US layout.
    const LAYOUTS: &[Layout] = &[
        Layout("us", &["1234567890", "1234567890"]),
        Layout("fr", &["1234567890", "&é\"'(-è_çà", "qwaz;m", "azqwm,"]),
        Layout("de", &["1234567890", "1234567890", "yz;", "zyö"]),
        Layout("cz", &["1234567890", "+ěščřžýáíé", "yz;", "zyů"]),
        Layout("vn", &["1234567890", "ăâêô\u{300}\u{309}\u{303}\u{301}\u{323}đ", "[]", "ươ"]),
        Layout("jp", &["1234567890", "1234567890"]),
        Layout("us dvorak", &["1234567890", "1234567890", "qwezxsnc", "',.;qobj"]),
        Layout("fr bepo", &["1234567890", "\"«»()@+-/*", "qwezxcvn", "bépàyx.k"]),
        Layout("ru", &["1234567890", "1234567890", "zxcvns.,/", "ячсмтыюб."]),
        Layout("gr", &["1234567890", "1234567890", "zxcvnsq", "ζχψωνσ;"]),
        Layout("il", &["1234567890", "1234567890", "zxcvnsq", "זסבהמד/"]),
        Layout("ir", &["1234567890", "۱۲۳۴۵۶۷۸۹۰", "zxcvns", "ظطزردس"]),
        Layout("ara", &["1234567890", "1234567890", "zxcvnsd", "ئءؤرىسي"]),
        Layout("in", &["1234567890", "१२३४५६७८९०", "zxcvnsd", "ॆंमनले\u{94D}"]),
        Layout("th", &["1234567890", "ๅ/-ภถุึคตจ", "zxcvns", "ผปแอืห"]),
        Layout("jp kana", &["1234567890", "ぬふあうえおやゆよわ", "zxcvns", "つさそひみと"]),
    ];

    impl Layout {
        fn named(name: &str) -> &'static Self {
            LAYOUTS.iter().find(|it| it.0 == name).expect("a layout of the list")
        }

        /// What the layout has on a key: as on the US layout, unless it is listed.
        fn sign(&self, place: char) -> char {
            let mut pairs = self.1.chunks(2).flat_map(|pair| pair[0].chars().zip(pair[1].chars()));
            pairs.find(|pair| pair.0 == place).map_or(place, |pair| pair.1)
        }

        fn press(&self, place: char) -> KeyPress {
            let sign = Some(self.sign(place));
            KeyPress { place: Some(place), sign, bare: sign, ..NOTHING }
        }
    }

    const NOTHING: KeyPress = KeyPress {
        place: None,
        sign: None,
        bare: None,
        control: false,
        shift: false,
        alt: false,
        reader: Reader::Keys,
    };

    /// What a press says in the end, with its own sign or another one.
    fn said(press: KeyPress) -> Option<char> {
        Keyboard::default().read(press).or(press.sign)
    }

    fn with_modifiers(press: KeyPress) -> [KeyPress; 3] {
        let (control, alt) = (true, true);
        [press, KeyPress { control, ..press }, KeyPress { alt, ..press }]
    }

    #[test]
    fn the_digit_row_has_digits_on_every_layout() {
        for layout in LAYOUTS {
            for place in '0'..='9' {
                for press in with_modifiers(layout.press(place)) {
                    assert_eq!(said(press), Some(place), "{} {press:?}", layout.0);
                }
            }
        }
    }

    #[test]
    fn letters_are_where_they_are_printed_or_else_where_they_are_on_the_us_layout() {
        // The places of z, x, c, v, n and s.
        for (layout, places) in [
            ("us", "zxcvns"),
            ("fr", "wxcvns"),
            ("de", "yxcvns"),
            ("cz", "yxcvns"),
            ("vn", "zxcvns"),
            ("jp", "zxcvns"),
            ("ru", "zxcvns"),
            ("gr", "zxcvns"),
            ("il", "zxcvns"),
            ("ir", "zxcvns"),
            ("ara", "zxcvns"),
            ("in", "zxcvns"),
            ("th", "zxcvns"),
            ("jp kana", "zxcvns"),
        ] {
            for (place, letter) in places.chars().zip("zxcvns".chars()) {
                for press in with_modifiers(Layout::named(layout).press(place)) {
                    assert_eq!(said(press), Some(letter), "{layout} {press:?}");
                }
            }
        }
    }

    #[test]
    fn signs_of_latin_layouts_stay() {
        for layout in ["us", "fr", "de", "cz", "vn", "jp", "us dvorak", "fr bepo"] {
            for place in "abcdefghijklmnopqrstuvwxyz[];',./-=`\\".chars() {
                for press in with_modifiers(Layout::named(layout).press(place)) {
                    assert_eq!(Keyboard::default().read(press), None, "{layout} {press:?}");
                }
            }
        }
    }

    #[test]
    fn shift_goes_by_the_sign_where_that_is_a_digit_or_a_mark() {
        let shift = true;
        let of = |layout: &str, place| KeyPress { shift, ..Layout::named(layout).press(place) };
        let shifted = |layout, place, sign| KeyPress { sign: Some(sign), ..of(layout, place) };
        for (press, meant) in [
            (shifted("fr", '2', '2'), '2'),
            (shifted("cz", '1', '1'), '1'),
            (shifted("vn", '2', 'Â'), '2'),
            (shifted("th", '2', '๑'), '1'),
            (shifted("us", '1', '!'), '!'),
            (shifted("de", '0', '='), '='),
            (shifted("ir", '6', '×'), '×'),
            (shifted("ru", 'z', 'Я'), 'Z'),
            (shifted("ara", 'd', ']'), 'D'),
            (shifted("ru", '/', ','), ','),
        ] {
            assert_eq!(said(press), Some(meant), "{press:?}");
        }
    }

    #[test]
    fn the_numeric_pad_has_its_own_signs() {
        for (sign, meant) in [('5', '5'), ('٥', '5'), (',', ','), ('-', '-')] {
            let press = KeyPress { sign: Some(sign), bare: Some(sign), ..NOTHING };
            assert_eq!(said(press), Some(meant));
        }
    }

    #[test]
    fn a_dead_key_of_the_digit_row_is_a_digit() {
        let dead = KeyPress { place: Some('7'), ..NOTHING };
        assert_eq!(said(dead), Some('7'));
        assert_eq!(said(KeyPress { place: Some('\''), ..NOTHING }), None, "US international");
    }

    #[test]
    fn signs_that_alt_makes_do_not_count() {
        let alt = true;
        let on_macos = |place, sign| KeyPress { sign, alt, ..Layout::named("us").press(place) };
        assert_eq!(said(on_macos('5', Some('∞'))), Some('5'));
        assert_eq!(said(on_macos('i', None)), Some('i'));
        assert_eq!(said(on_macos('f', Some('ƒ'))), Some('f'));
        let polish = KeyPress { control: true, ..on_macos('a', Some('ą')) };
        assert_eq!(said(polish), Some('ą'), "AltGr is Control and Alt on Windows");
    }

    #[test]
    fn a_mark_on_the_place_of_a_letter_is_the_letter_in_shortcuts_of_other_scripts() {
        for (layout, before, meant) in [
            ("gr", Some('s'), 'q'),
            ("gr", None, ';'),
            ("il", Some('s'), 'q'),
            ("us dvorak", Some('s'), '\''),
        ] {
            let layout = Layout::named(layout);
            let mut keyboard = Keyboard::default();
            if let Some(letter) = before {
                keyboard.read(layout.press(letter));
            }
            let press = KeyPress { control: true, ..layout.press('q') };
            assert_eq!(keyboard.read(press).or(press.sign), Some(meant), "{}", layout.0);
            assert_eq!(keyboard.read(layout.press('q')), None, "alone the mark counts");
        }
    }

    #[test]
    fn text_fields_get_what_the_layout_gives_and_shortcuts() {
        let reader = Reader::Text;
        for (layout, place) in [("fr", '2'), ("ru", 'c'), ("ir", '5'), ("vn", '1')] {
            let [plain, control, alt] =
                with_modifiers(KeyPress { reader, ..Layout::named(layout).press(place) });
            assert_eq!((said(plain), said(alt)), (plain.sign, plain.sign), "{layout}");
            assert_eq!(said(control), Some(place), "{layout}");
        }
    }
}
