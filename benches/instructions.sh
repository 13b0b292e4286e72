#!/usr/bin/env bash
# Counts the instructions that the engine needs to tell whether a puzzle has one answer. Unlike a time, the count
# hardly changes from run to run, so that small losses show. Needs valgrind (Debian: apt-get install valgrind).
#
#     benches/instructions.sh                 the lists in ../shared/data beside the project
#     benches/instructions.sh FILE...         other lists, a puzzle a line
#     PUZZLES=100 benches/instructions.sh     the first 100 puzzles of each list, not 1,000
#
# Valgrind does not know AVX-512 and hides it: the engine takes the path of a machine with AVX2 and no more. An
# instruction on a wide register counts as one, so counts of two designs say less than their times.
set -euo pipefail
root=$(realpath "$(dirname "$0")/..")
puzzles=${PUZZLES:-1000}
[ $# -gt 0 ] || set -- "$root"/../shared/data/*.sdm

command -v valgrind >/dev/null || { echo 'valgrind is not installed' >&2; exit 1; }

# The program of benches/instructions.rs, as it is optimized for a release.
program=$(cargo bench --manifest-path "$root/Cargo.toml" --quiet --no-default-features \
    --bench instructions --no-run --message-format=json |
    sed -n 's/.*"executable":"\([^"]*instructions-[^"]*\)".*/\1/p')

# Instructions of one run: STEP FILE
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" "$puzzles" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

printf '%-24s %16s %16s %16s %16s %16s   instructions a puzzle\n' list 'make the puzzle' search 'in bulk' counting rating
for file in "$@"; do
    available=$(grep -c -E '^[0-9.]{81}' "$file")
    counted=$((available < puzzles ? available : puzzles))
    read=$(count read "$file")
    make=$(count make "$file")
    judge=$(count judge "$file")
    bulk=$(count bulk "$file")
    answers=$(count count "$file")
    rating=$(count rate "$file")
    rated=$(((counted + 99) / 100))
    printf '%-24s %16d %16d %16d %16d %16d\n' "$(basename "${file%.*}")" \
        $(((make - read) / counted)) $(((judge - make) / counted)) $(((bulk - read) / counted)) \
        $(((answers - make) / counted)) $(((rating - make) / rated))
done
