#!/usr/bin/env python3
"""Turns sentences in two languages into sentences in English with their translation in the catalogue.

    /tmp/h4-convert.py [ROOT]        (the root of the project; default: the current folder)

  say!(language, "English {n}", "Vietnamese {n}")   becomes   say!(language, "English {n}", n)
  Language::English, Language::Vietnamese            become    Language::ENGLISH, Language::of_locale("vi")

and each pair of sentences goes to the end of resources/lang/vi/LC_MESSAGES/nonet.po. May be run again: what is in the new
form stays as it is. An English sentence that is there already with the same translation is used again; one with another
translation gets the name of its module as its context. Afterwards:

    cargo fmt
    NONET_WORDS=write cargo test --no-default-features --test suite words
    (which writes resources/lang/nonet.pot, and says how to bring the .po files into its order)
"""
import re, sys
from pathlib import Path

root = Path(sys.argv[1] if len(sys.argv) > 1 else '.')
PO = root / 'resources/lang/vi/LC_MESSAGES/nonet.po'


# ---- Rust ----
def skip_string(s, i):
    """The end of the string literal that begins at s[i] == '"'."""
    i += 1
    while s[i] != '"':
        i += 2 if s[i] == '\\' else 1
    return i + 1


def arguments(s, i):
    """The arguments from s[i], just behind the opening bracket: [(start, end)], and where the closing bracket is."""
    parts, depth, start = [], 0, i
    while True:
        c = s[i]
        if c == '"':
            i = skip_string(s, i)
            continue
        if c == "'" and re.match(r"'(\\.[^']*|[^\\'])'", s[i:]):
            i += re.match(r"'(\\.[^']*|[^\\'])'", s[i:]).end()
            continue
        if s.startswith('//', i):
            i = s.index('\n', i)
            continue
        if c in '([{':
            depth += 1
        elif c in ')]}':
            if depth == 0:
                parts.append((start, i))
                return [p for p in parts if s[p[0]:p[1]].strip()], i
            depth -= 1
        elif c == ',' and depth == 0:
            parts.append((start, i))
            start = i + 1
        i += 1


def unescape_rust(literal):
    body = literal[1:-1]
    body = re.sub(r'\\\n\s*', '', body)
    def one(m):
        e = m.group(1)
        if e.startswith('u{'):
            return chr(int(e[2:-1], 16))
        return {'n': '\n', 't': '\t', '"': '"', '\\': '\\', "'": "'", '0': '\0'}[e]
    return re.sub(r'\\(u\{[0-9a-fA-F]+\}|.)', one, body)


def names(text):
    found = []
    for name in re.findall(r'\{([^{}]*)\}', text.replace('{{', '').replace('}}', '')):
        if name not in found:
            found.append(name)
    return found


def is_literal(text):
    text = text.strip()
    return text.startswith('"') and skip_string(text, 0) == len(text)


# ---- the catalogue ----
def unescape_po(text):
    return re.sub(r'\\(.)', lambda m: {'n': '\n', 't': '\t'}.get(m.group(1), m.group(1)), text)


def escape_po(text):
    return text.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n').replace('\t', '\\t')


def read_po():
    entries = {}
    for block in PO.read_text().split('\n\n'):
        field, got = None, {}
        for line in block.splitlines():
            m = re.match(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[0\])?) (".*")$', line)
            if m:
                field = m.group(1)
                got[field] = unescape_po(m.group(2)[1:-1])
            elif line.startswith('"') and field:
                got[field] += unescape_po(line[1:-1])
        if 'msgid' in got and 'msgid_plural' not in got:
            entries[(got['msgid'], got.get('msgctxt', ''))] = got.get('msgstr', '')
    return entries


known = read_po()
added = {}
trouble = []
ambiguous = []


def used_already():
    """The English sentences that stand in the new form somewhere."""
    used = set()
    for path in (root / 'src').rglob('*.rs'):
        s = path.read_text()
        for m in re.finditer(r'\b(?:say|word)!\(', s):
            if s[:m.start()].rsplit('\n', 1)[-1].lstrip().startswith('//'):
                continue
            args, _ = arguments(s, m.end())
            literals = [i for i, (a, b) in enumerate(args) if is_literal(s[a:b])]
            if len(literals) == 1:
                used.add(unescape_rust(s[slice(*args[literals[0]])].strip()))
    for path in (root / 'ui').rglob('*.slint'):
        used.update(unescape_rust(t) for t in re.findall(r'@tr\(\s*("(?:[^"\\]|\\.)*")', path.read_text()))
    return used


used = used_already()
replaced = []


def replace_translation(english, vietnamese):
    """A sentence that only got another translation."""
    text = PO.read_text()
    old = f'msgid "{escape_po(english)}"\nmsgstr "{escape_po(known[(english, "")])}"\n'
    if text.count(old) != 1:
        return False
    PO.write_text(text.replace(old, f'msgid "{escape_po(english)}"\nmsgstr "{escape_po(vietnamese)}"\n'))
    known[(english, '')] = vietnamese
    replaced.append(english)
    return True


def context_of(english, vietnamese, module, where):
    if known.get((english, '')) == vietnamese:
        return ''
    for (text, context), translation in known.items():
        if text == english and translation == vietnamese:
            return context
    if (english, '') not in known:
        return ''
    if english not in used and (english, '') not in added and replace_translation(english, vietnamese):
        return ''
    context = module
    number = 1
    while (english, context) in known:
        number += 1
        context = f'{module} {number}'
    ambiguous.append((where, english, vietnamese, known[(english, '')], context))
    return context


def convert(path):
    s = path.read_text()
    out, last = [], 0
    for m in re.finditer(r'\bsay!\(', s):
        if m.start() < last or s[:m.start()].rsplit('\n', 1)[-1].lstrip().startswith('//'):
            continue
        where = f'{path.relative_to(root)}:{s.count(chr(10), 0, m.start()) + 1}'
        args, close = arguments(s, m.end())
        texts = [s[a:b] for a, b in args]
        literals = [i for i, t in enumerate(texts) if is_literal(t)]
        if len(texts) != 3 or literals != [1, 2]:
            continue
        english, vietnamese = unescape_rust(texts[1].strip()), unescape_rust(texts[2].strip())
        values = names(english)
        if sorted(values) != sorted(names(vietnamese)):
            trouble.append(f'{where}: other placeholders in “{english}” and “{vietnamese}”')
            continue
        if any(not re.fullmatch(r'[a-z_][a-z0-9_]*', v) for v in values):
            trouble.append(f'{where}: a placeholder that is no name in “{english}”')
            continue
        context = context_of(english, vietnamese, path.stem, where)
        key = (english, context)
        if key not in known:
            known[key] = vietnamese
            added[key] = [vietnamese, []]
        if key in added and str(path.relative_to(root)) not in added[key][1]:
            added[key][1].append(str(path.relative_to(root)))
        call = ['say!(', texts[0].strip()]
        if context:
            call.append(f', context = "{context}"')
        call.append(', ' + texts[1].strip())
        call += [f', {v}' for v in values]
        out += [s[last:m.start()], ''.join(call), ')']
        last = close + 1
    out.append(s[last:])
    return s, ''.join(out)


changed = 0
for path in sorted((root / 'src/text').rglob('*.rs')):
    old, new = convert(path)
    if old != new:
        path.write_text(new)
        changed += 1
for folder in ('src', 'tests'):
    for path in sorted((root / folder).rglob('*.rs')):
        if 'target' in path.parts:
            continue
        old = path.read_text()
        new = re.sub(r'\bLanguage::English\b', 'Language::ENGLISH', old)
        new = re.sub(r'\bLanguage::Vietnamese\b', 'Language::of_locale("vi")', new)
        new = re.sub(r'\bLanguageChoice::English\b', 'LanguageChoice::Of(Language::ENGLISH)', new)
        new = re.sub(r'\bLanguageChoice::Vietnamese\b', 'LanguageChoice::Of(Language::of_locale("vi"))', new)
        if old != new:
            path.write_text(new)
            changed += 1

if added:
    blocks = []
    for (english, context), (vietnamese, files) in added.items():
        lines = [f'#: {file}' for file in files]
        if names(english):
            lines.append('#, python-brace-format')
        if context:
            lines.append(f'msgctxt "{escape_po(context)}"')
        lines.append(f'msgid "{escape_po(english)}"')
        lines.append(f'msgstr "{escape_po(vietnamese)}"')
        blocks.append('\n'.join(lines))
    PO.write_text(PO.read_text().rstrip('\n') + '\n\n' + '\n\n'.join(blocks) + '\n')

for where, english, vietnamese, other, context in ambiguous:
    print(f'context “{context}”: {where}: “{english}”: “{vietnamese}”, elsewhere “{other}”')
for english in replaced:
    print(f'another translation: “{english}”')
for line in trouble:
    print('TROUBLE', line)
print(f'{changed} files changed, {len(added)} sentences added, {len(ambiguous)} with a context')
