//! The macros by which the code says sentences. The compiler checks the arguments, and the build script the
//! translations.

/// Makes the key of a sentence.
#[macro_export]
macro_rules! key {
    ($context:literal, $english:literal) => {
        $crate::SentenceKey { english: concat!($english), context: $context }
    };
}

/// A text without placeholders in a language: `word!(language, "Answer")`. A context distinguishes two meanings
/// of the same English text: `word!(language, context = "on paper", "Level")`.
#[macro_export]
macro_rules! word {
    ($language:expr, context = $context:literal, $english:literal $(,)?) => {
        $language.word($crate::key!($context, $english))
    };
    ($language:expr, $english:literal $(,)?) => {
        $language.word($crate::key!("", $english))
    };
}

/// A sentence in a language: `say!(language, "Answer {number}, found in {time}.", number, time = shown)`. The
/// compiler checks that the values are those that the English sentence names. `concat!` prevents the format
/// string from capturing names from the scope, where translations could not find them.
#[macro_export]
macro_rules! say {
    ($language:expr, context = $context:literal, $english:literal $($values:tt)*) => {
        $crate::sentence!($language, $context, $english $($values)*)
    };
    ($language:expr, $english:literal $($values:tt)*) => {
        $crate::sentence!($language, "", $english $($values)*)
    };
}

/// The second step of [`say!`], once the context is known.
#[macro_export]
macro_rules! sentence {
    ($language:expr, $context:literal, $english:literal $(,)?) => {
        $language.sentence(
            $crate::key!($context, $english),
            format_args!(concat!($english)),
            &[],
        )
    };
    ($language:expr, $context:literal, $english:literal
        $(, $name:ident $(= $value:expr)?)+ $(,)?) => {
        match ($(&$crate::value!($name $(= $value)?),)+) {
            ($($name,)+) => $language.sentence(
                $crate::key!($context, $english),
                format_args!(concat!($english), $($name = $name),+),
                &[$((stringify!($name), $name as &dyn std::fmt::Display)),+],
            ),
        }
    };
}

/// A sentence with a count, in its English forms for 1 and for any other number:
/// `say_plural!(language, cells, "{cells} cell is open.", "{cells} cells are open.", cells)`. Both name the
/// same values.
#[macro_export]
macro_rules! say_plural {
    ($language:expr, $count:expr, $one:literal, $more:literal
        $(, $name:ident $(= $value:expr)?)+ $(,)?) => {
        match ($count, $(&$crate::value!($name $(= $value)?),)+) {
            (count, $($name,)+) => $language.counted(
                $crate::key!("", $one),
                count,
                [
                    format_args!(concat!($one), $($name = $name),+),
                    format_args!(concat!($more), $($name = $name),+),
                ],
                &[$((stringify!($name), $name as &dyn std::fmt::Display)),+],
            ),
        }
    };
}

/// The value of a placeholder: the given expression, or the variable with its name.
#[macro_export]
macro_rules! value {
    ($name:ident) => {
        $name
    };
    ($name:ident = $value:expr) => {
        $value
    };
}
