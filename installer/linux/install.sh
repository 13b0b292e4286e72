#!/bin/sh
# Installs Nonet for the person who runs this, in their own folders and without root; --uninstall removes it again.
#
#     ./install.sh
#     ~/.local/share/nonet/install.sh --uninstall
#
# Puzzles and options are left alone. File names are read a line each, as a home may have blanks in its name.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin
list=$data/nonet/installed.txt
folders=$data/nonet/folders.txt
entry=$data/applications/io.github.nonet.Nonet.desktop

say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        vi*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}

have() { command -v "$1" >/dev/null 2>&1; }

# The folders on the way to this one that do not exist, the outer ones first.
missing_folders() {
    [ -d "$1" ] && return
    missing_folders "$(dirname "$1")"
    printf '%s\n' "$1"
}

# Makes a folder, and notes each one that was not there: removal takes only these away.
make_folder() {
    missing=$(missing_folders "$1")
    mkdir -p "$1"
    [ -z "$missing" ] || printf '%s\n' "$missing" >>"$folders"
}

copy() {
    make_folder "$(dirname "$2")"
    # A program that is running cannot be written over, but it can be replaced.
    rm -f -- "$2"
    cp -- "$1" "$2"
    chmod "$3" "$2"
    printf '%s\n' "$2" >>"$list"
}

copy_all() {
    make_folder "$data/nonet"
    : >"$list"
    copy "$here/bin/nonet" "$programs/nonet" 755
    (cd "$here/share" && find . -type f) | while IFS= read -r file; do
        copy "$here/share/$file" "$data/${file#./}" 644
    done
    copy "$here/install.sh" "$data/nonet/install.sh" 755
}

# A path as it stands between the quotes of an Exec line: escaped for the quotes, and then for the line.
quoted() { printf '%s' "$1" | sed 's/["`$\\]/\\&/g; s/\\/\\\\/g; s/%/%%/g'; }

# The desktop need not look for programs in ~/.local/bin, so it is told where this one is.
name_program() {
    while IFS= read -r line; do
        case $line in
            'Exec=nonet'*) printf 'Exec="%s"%s\n' "$(quoted "$programs/nonet")" "${line#Exec=nonet}" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/$(basename "$entry")" >"$entry"
}

# Has the desktop look anew at what there is.
refresh() {
    if [ -d "$data/mime/packages" ] && have update-mime-database; then
        update-mime-database "$data/mime"
    fi
    if [ -d "$data/applications" ] && have update-desktop-database; then
        update-desktop-database -q "$data/applications"
    fi
    if [ -e "$data/icons/hicolor/icon-theme.cache" ] && have gtk-update-icon-cache; then
        gtk-update-icon-cache -q -t -f "$data/icons/hicolor"
    fi
}

remove_files() {
    while IFS= read -r file; do
        rm -f -- "$file"
    done <"$list"
    rm -f -- "$list"
}

# Removes the folders that were made and are empty, the inner ones first.
remove_folders() {
    [ -e "$folders" ] || return 0
    made=$(LC_ALL=C sort -r "$folders")
    rm -f -- "$folders"
    printf '%s\n' "$made" | while IFS= read -r folder; do
        rmdir -- "$folder" 2>/dev/null || :
    done
}

is_empty() { [ -d "$1" ] && [ -z "$(ls -A "$1")" ]; }

# Where no other program has told the desktop about files, what the desktop made of nothing goes too.
remove_caches() {
    if is_empty "$data/mime/packages"; then
        for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic \
            types version; do
            rm -f -- "$data/mime/$name"
        done
    fi
    if [ -d "$data/applications" ] && [ "$(ls -A "$data/applications")" = mimeinfo.cache ]; then
        rm -f -- "$data/applications/mimeinfo.cache"
    fi
}

install_here() {
    if [ ! -e "$here/bin/nonet" ]; then
        say 'Run install.sh in the folder where you unpacked the archive.' 'Hãy chạy install.sh trong thư mục đã giải nén.'
        exit 1
    fi
    [ ! -e "$list" ] || remove_files
    copy_all
    name_program
    # The desktop makes this folder for the types of files.
    make_folder "$data/mime/application"
    refresh
    say "Nonet is installed in $programs. Remove it with:" "Đã cài Nonet vào $programs. Gỡ bằng lệnh:"
    printf '    "%s" --uninstall\n' "$data/nonet/install.sh"
    have update-mime-database ||
        say 'Install shared-mime-info too: then a double click opens puzzles.' \
            'Hãy cài thêm shared-mime-info để mở đề bằng cách nhấp đúp.'
    case ":$PATH:" in
        *":$programs:"*) ;;
        *) say "A terminal does not find nonet yet, because $programs is not in PATH." \
            "Cửa sổ dòng lệnh chưa tìm thấy nonet vì $programs không nằm trong PATH." ;;
    esac
}

uninstall() {
    if [ ! -e "$list" ]; then
        say 'Nonet is not installed here.' 'Ở đây chưa cài Nonet.'
        exit 1
    fi
    remove_files
    refresh
    remove_caches
    remove_folders
    say 'Nonet is removed. Your puzzles and options are still there.' 'Đã gỡ Nonet. Đề và các tùy chọn của bạn vẫn còn.'
}

case ${1:-} in
    '') install_here ;;
    --uninstall) uninstall ;;
    *)
        say 'Usage: install.sh [--uninstall]' 'Cách dùng: install.sh [--uninstall]' >&2
        exit 2
        ;;
esac
