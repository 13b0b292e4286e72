//! Plural rules, and translations that are refused.

use super::{catalogue_file, languages, plural, po};

#[test]
fn a_number_finds_its_form() {
    const RUSSIAN: &str =
        "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";
    const ARABIC: &str =
        "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)";
    for (rule, forms) in [
        ("0", &[(0, 0), (1, 0), (7, 0)][..]),
        ("n != 1", &[(0, 1), (1, 0), (2, 1)]),
        ("n>1", &[(0, 0), (1, 0), (2, 1)]),
        ("!(n == 1)", &[(0, 1), (1, 0)]),
        (RUSSIAN, &[(1, 0), (2, 1), (5, 2), (11, 2), (12, 2), (21, 0), (22, 1), (112, 2)]),
        (ARABIC, &[(0, 0), (1, 1), (2, 2), (3, 3), (11, 4), (100, 5), (103, 3)]),
        ("n - 1 < 2 * 3 ? 10 - 4 - 3 : n / 4", &[(1, 3), (7, 1), (16, 4)]),
    ] {
        for &(n, form) in forms {
            assert_eq!(plural::form(rule, n), Some(form), "{n} by {rule}");
        }
    }
    for rule in ["", "n ==", "(n", "n m", "1 / n", "0 - 1", "n ? 1", "99999999999999999999"] {
        assert_eq!(plural::form(rule, 0), None, "{rule}");
    }
}

const HEADER: &str = "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n";

const NAME: &str = "msgctxt \"the language's own name\"\nmsgid \"English\"\nmsgstr \"Made up\"\n\n";

/// What is wrong with a catalogue of this content, without the folder it is in.
fn faults(content: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    catalogue_file(folder.path(), "xx", content);
    let faults = po::all(folder.path()).err().unwrap_or_default();
    let place = format!("{}/", folder.path().display());
    faults.iter().map(|fault| fault.replace(&place, "")).collect()
}

#[test]
fn a_translation_that_does_not_fit_is_refused_with_its_place() {
    let check = |entry: &str, fault: &str| {
        let content = format!("{HEADER}{NAME}{entry}\n");
        let told = format!("xx/LC_MESSAGES/nonet.po:9: {fault}");
        assert_eq!(faults(&content), [told], "{entry}");
    };
    check(
        "msgid \"Answer {number}\"\nmsgstr \"Odpověď\"",
        "“Answer {number}” has {number}, which is missing in “Odpověď”",
    );
    check(
        "msgid \"Answer {number}\"\nmsgstr \"Odpověď {numero}\"",
        "“Answer {number}” has no {numero}, which stands in “Odpověď {numero}”",
    );
    check(
        "msgid \"Page {} of {}\"\nmsgstr \"Strana {}\"",
        "“Page {} of {}” has {}, which is missing in “Strana {}”",
    );
    check(
        "msgid \"Answer\"\nmsgstr \"Odpověď {\"",
        "“Answer” has a brace without its partner in “Odpověď {”",
    );
    check(
        "msgid \"{n} cell\"\nmsgid_plural \"{n} cells\"\nmsgstr[0] \"{n} pole\"",
        "“{n} cell” has 1 forms; the line Plural-Forms says 2",
    );
    check(
        "msgid \"{n} cell\"\nmsgid_plural \"{n} cells\"\nmsgstr[0] \"pole\"\nmsgstr[1] \"polí\"",
        "“{n} cell” has {n}, which is missing in “polí”",
    );
    check(
        "msgctxt \"the language's own name\"\nmsgid \"English\"\nmsgstr \"Again\"",
        "“English” stands here twice",
    );
}

#[test]
fn a_catalogue_without_its_name_or_its_plurals_is_refused() {
    let nameless = "“English” with the context “the language's own name” is not translated, \
                    by which the language is listed";
    assert_eq!(faults(HEADER), [format!("xx/LC_MESSAGES/nonet.po: {nameless}")]);
    for header in ["", "nplurals=2; plural=n;", "nplurals=two; plural=0;", "nplurals=1; plural=m;"]
    {
        let content = format!("msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: {header}\\n\"\n\n{NAME}");
        let told = format!("the line Plural-Forms is missing or cannot be followed: “{header}”");
        assert_eq!(faults(&content), [format!("xx/LC_MESSAGES/nonet.po: {told}")]);
    }
    let torn = faults("msgid \"\"\nmsgstr \"\"\n\nmsgid \"Ans\"wer\"\nmsgstr \"\"\n");
    assert!(torn[0].starts_with("xx/LC_MESSAGES/nonet.po: "), "{torn:?}");
    assert!(torn[0].contains("at line 4"), "{torn:?}");
}

#[test]
fn a_catalogue_that_is_not_utf_8_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = catalogue_file(folder.path(), "xx", HEADER);
    std::fs::write(&file, [HEADER.as_bytes(), b"# \xe9\n"].concat()).unwrap();
    let told = po::read(&file).unwrap_err();
    assert!(told[0].ends_with("nonet.po: stream did not contain valid UTF-8"), "{told:?}");
}

#[test]
fn what_a_translator_has_not_finished_is_left_out() {
    let entries = "msgid \"One\"\nmsgstr \"\"\n\n#, fuzzy\nmsgid \"Two\"\nmsgstr \"{dva}\"\n\n\
                   #~ msgid \"Three\"\n#~ msgstr \"Tři {}\"\n";
    let content = format!("{HEADER}{NAME}{entries}");
    assert_eq!(faults(&content), Vec::<String>::new());
    let folder = tempfile::tempdir().unwrap();
    let po = po::read(&catalogue_file(folder.path(), "xx", &content)).unwrap();
    assert_eq!((po.code.as_str(), po.plural.as_str()), ("xx", "n != 1"));
    let sentences: Vec<_> = po.messages.into_values().map(|message| message.forms).collect();
    assert_eq!(sentences, [["Made up"]]);
}

/// A tone stands on the first vowel of an open `oa`, `oe` or `uy`, as in `xóa`; after `q` the `u` is no vowel.
#[test]
fn vietnamese_tones_stand_on_one_vowel_everywhere() {
    let other_spellings: Vec<char> = "áàảãạéèẻẽẹýỳỷỹỵ".chars().collect();
    let path = languages().join("vi/LC_MESSAGES/nonet.po");
    let text: Vec<char> = std::fs::read_to_string(path).unwrap().chars().collect();
    for (place, part) in text.windows(4).enumerate() {
        let [before, glide, vowel, after] = *part else { continue };
        let is_open = !after.is_alphabetic() && other_spellings.contains(&vowel);
        let is_glide = match glide {
            'o' => !"ýỳỷỹỵ".contains(vowel),
            'u' => "ýỳỷỹỵ".contains(vowel) && !before.eq_ignore_ascii_case(&'q'),
            _ => false,
        };
        let word: String = text[place.saturating_sub(10)..place + 4].iter().collect();
        assert!(!(is_open && is_glide), "another spelling: {word}");
    }
}
