//! Plural rules, which select the form of a sentence for a number. A rule is in the `Plural-Forms` line of a
//! `.po` file, such as `nplurals=2; plural=n != 1;`. The rule is an expression as in C, evaluated each time
//! from its text. The grammar is gettext's own: `n`, whole numbers, brackets,
//! `! * / % + - < <= > >= == != && || ?:`.

/// The index of the form for `n`, from 0. Returns `None` if `rule` is not an expression, divides by zero or
/// overflows 64 bits.
pub(crate) fn form(rule: &str, n: u64) -> Option<usize> {
    let mut reader = RuleParser { rest: rule, n };
    let value = reader.choice()?;
    reader.rest.trim().is_empty().then_some(value)?.try_into().ok()
}

/// The operators by precedence, the lowest first. A longer operator comes before its own prefix.
const LEVELS: [&[&str]; 6] =
    [&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*", "/", "%"]];

struct RuleParser<'a> {
    rest: &'a str,
    n: u64,
}

impl RuleParser<'_> {
    fn eat(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// `condition ? value : value`, or a single value.
    fn choice(&mut self) -> Option<u64> {
        let condition = self.operation(0)?;
        if !self.eat("?") {
            return Some(condition);
        }
        let then = self.choice()?;
        let otherwise = self.eat(":").then(|| self.choice())??;
        Some(if condition == 0 { otherwise } else { then })
    }

    /// Values joined by operators of this level or a higher one, from left to right.
    fn operation(&mut self, level: usize) -> Option<u64> {
        let Some(signs) = LEVELS.get(level) else { return self.value() };
        let mut value = self.operation(level + 1)?;
        while let Some(sign) = signs.iter().find(|sign| self.eat(sign)) {
            value = applied(sign, value, self.operation(level + 1)?)?;
        }
        Some(value)
    }

    fn value(&mut self) -> Option<u64> {
        if self.eat("!") {
            return self.value().map(|value| u64::from(value == 0));
        }
        if self.eat("(") {
            let value = self.choice();
            return value.filter(|_| self.eat(")"));
        }
        if self.eat("n") {
            return Some(self.n);
        }
        let text = self.rest.trim_start();
        let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
        let (number, rest) = text.split_at(end);
        self.rest = rest;
        number.parse().ok()
    }
}

fn applied(sign: &str, one: u64, other: u64) -> Option<u64> {
    Some(match sign {
        "||" => u64::from(one != 0 || other != 0),
        "&&" => u64::from(one != 0 && other != 0),
        "==" => u64::from(one == other),
        "!=" => u64::from(one != other),
        "<=" => u64::from(one <= other),
        ">=" => u64::from(one >= other),
        "<" => u64::from(one < other),
        ">" => u64::from(one > other),
        "+" => one.checked_add(other)?,
        "-" => one.checked_sub(other)?,
        "*" => one.checked_mul(other)?,
        "/" => one.checked_div(other)?,
        _ => one.checked_rem(other)?,
    })
}
