//! Explanations of steps, which name the cells, digits and houses of the step.

use super::run;

/// Checks what `hint` says of the one technique on a position.
#[track_caller]
fn check(technique: &str, position: &str, explanation: &str) {
    let told = run(&["hint", "--techniques", technique], &format!("{position}\n"));
    assert_eq!(told.out.lines().last(), Some(explanation), "{}", told.err);
}

#[test]
fn multi_colours_1_is_explained() {
    check(
        "multi-colours-1",
        ":0502:8:1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43::849::",
        "Along houses with two places for 8 each there are two pairs of colours: either r4c3 and r8c2 both are 8 or r7c3 and r8c9 both are 8; and either r6c2 is 8 or r6c7 is 8. r4c3 and r6c2 see each other, so their colours are not both right, and one of the opposites is: either r7c3 and r8c9 both are 8 or r6c7 is 8. What sees one of each cannot be 8: r4c9 sees r8c9 and r6c7. So r4c9 cannot be 8.",
    );
}

#[test]
fn unique_rectangle_1_is_explained() {
    check(
        "unique-rectangle-1",
        ":0600:48:.234..7..+45+7+1..+2.6.+8+97.+2+5..+2.5..1..+77.18....28.+6.+2+7.51+36+259.+17.+5+1.+27..6.9+7.6+13.25::489 889::",
        "If r78c69 held nothing but 4 and 8, these could be swapped, and there would be two answers. Only r8c9 has other candidates, so it has to hold one of these. So r8c9 cannot be 4 or 8.",
    );
}

#[test]
fn unique_rectangle_4_is_explained() {
    check(
        "unique-rectangle-4",
        ":0603:4:12...6.8....+1.+9+236.....2.5...6.15......8.+4..7....9+75...8.+9714....1..+3+89+59..548.+7.:314 334 449 355 469 281 681 682:441 442::",
        "If r48c12 held nothing but 4 and 7, these could be swapped, and there would be two answers. In row 4 the digit 7 has no other places than r4c12, so one of them is 7. If the other one were 4, exactly that would happen. So r4c12 cannot be 4.",
    );
}

#[test]
fn hidden_rectangle_is_explained() {
    check(
        "hidden-rectangle",
        ":0606:1:....56.+8...67+8....+789+23+154+62+6.34+8+9.5.3..6.8+249+48.+2..+6...2...69.+6..89+2+4...+9.+6..25.::129::",
        "If r12c29 held nothing but 1 and 2, these could be swapped, and there would be two answers. In the row and column of r2c9 the digit 2 has no place beside the rectangle. If r2c9 were 1, 2 would be in r1c9 and r2c2, which leaves 1 for r1c2, and exactly that would happen. So r2c9 cannot be 1.",
    );
}

const KRAKEN: &str = ":0371:2:7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........:827 334 434 934 336 436 636 936 737 837 738 838 739 839 345 552 553 554 556 756 375 877 395 897:292::";

#[test]
fn kraken_fish_1_is_explained() {
    check(
        "kraken-fish-1",
        KRAKEN,
        "In column 5 and column 7 all places of 2 lie in row 7 and row 9, but for r3c7 and r6c5. Either one of r3c7 and r6c5 is 2, or the rest is a fish. A fish leaves row 7 and row 9 no 2 elsewhere, so r9c2<>2. From each fin a chain leads there as well: r3c7=2 => r1c9<>2 => r1c2=2 => r9c2<>2. r6c5=2 => r6c1<>2 => r789c1=2 => r9c2<>2. So r9c2 cannot be 2.",
    );
}

#[test]
fn kraken_fish_2_is_explained() {
    check(
        "kraken-fish-2",
        KRAKEN,
        "In column 5 and column 7 all places of 2 lie in row 7 and row 9, but for r3c7 and r6c5. Either one of r3c7 and r6c5 is 2, or the rest is a fish. In a fish row 9 has its 2 in r9c5 or r9c7. From there and from each fin a chain leads to r9c2<>2: r3c7=2 => r1c9<>2 => r1c2=2 => r9c2<>2. r6c5=2 => r6c1<>2 => r789c1=2 => r9c2<>2. r9c5=2 => r9c2<>2. r9c7=2 => r9c2<>2. So r9c2 cannot be 2.",
    );
}

#[test]
fn a_unique_loop_of_type_1_is_explained() {
    check(
        "unique-loop",
        ":0000:x:.+4+8....+21.....2.+8+4+1+23+84.+95..+8...12...+16+2+8.+5...7+2...8+1...+136+8+47+22.+4....9+88.+74+2+9+1.+5:511 911 521 921 622 524 924 525 925 582:541 941::",
        "If r2c23, r4c13 and r7c12 held nothing but 5 and 9, these could be swapped, and there would be two answers. Only r4c1 has other candidates, so it has to hold one of these. So r4c1 cannot be 5 or 9.",
    );
}

#[test]
fn a_unique_loop_of_type_2_is_explained() {
    check(
        "unique-loop",
        ":0000:x:+9+6.+8+7.+4+51+5+7+8+4+1+9+623..4.56+8+7+9+4..+6+9.5.+7+6+5+97.+4+1.+238+7+5+21+9+4+6.+9..4+5+7+68+8.5.6+7.+9+47+4+6+9...1+5::313 382::",
        "If r3c12, r4c23 and r7c13 held nothing but 1 and 2, these could be swapped, and there would be two answers. Only 3 in r3c2 and r7c3 prevents that, so one of these cells is 3, and a cell that sees them all cannot be 3. So r1c3 and r8c2 cannot be 3.",
    );
}

#[test]
fn a_unique_loop_of_type_3_is_explained() {
    check(
        "unique-loop",
        ":0000:x:+2.+3.+7+4+5+81+8+7+5.+12+4.3+1.4.5..+2.+7+3+1....4.+9+467..+15.+58+2+4.1.+3.+6+5.+14..7.+42.....+1+531....8.+4:634 934 636 936 644 944 684 984 694 994:245 645 945::",
        "If r3c46, r5c56 and r8c45 held nothing but 3 and 8, these could be swapped, and there would be two answers. Only 2, 6 or 9 in r58c5 prevents that, so one of these two cells is 2, 6 or 9. Together with r69c5 that makes three cells for 2, 6 and 9, and no other cell of column 5 can hold these. So r4c5 cannot be 2, 6 or 9.",
    );
}

#[test]
fn a_unique_loop_of_type_4_is_explained() {
    check(
        "unique-loop",
        ":0000:x:+2...+7+1.+4+3+7+3+4....12+1..+2345+9+7...+7+154+26+5+42+3..+7+8+1+6718+4+2+9+3+5...1..+27+44+1..+2.3.+99+2.+4..+1.+8::624 625::",
        "If r2c45, r8c48 and r9c58 held nothing but 5 and 6, these could be swapped, and there would be two answers. In row 2 the digit 5 has no other places than r2c45, so one of them is 5. If the other one were 6, exactly that would happen. So r2c45 cannot be 6.",
    );
}

#[test]
fn an_extended_rectangle_of_type_1_is_explained() {
    check(
        "extended-rectangle",
        ":0000:x:..+1+7.+2....+4+7+6...12.+23+1.4+7....+6.+254+7+1+41..6+7+2..27.+4.+1...+7+5+2.1......4+276+15+8+1+68+5+4+39+2+7::811 911::",
        "If r148c12 held nothing but 3, 8 and 9, these could be swapped, and there would be two answers. Only r1c1 has other candidates, so it has to hold one of these. So r1c1 cannot be 8 or 9.",
    );
}

#[test]
fn an_extended_rectangle_of_type_2_is_explained() {
    check(
        "extended-rectangle",
        ":0000:x:..+2...+1.......1.23+145+26+37+9+8....+2..+71..+1....82.+27+15........7.+2+1+9...9+1+24..21+9...+8.+7::398::",
        "If r168c89 held nothing but 4, 5 and 6, these could be swapped, and there would be two answers. Only 3 in r68c8 prevents that, so one of these cells is 3, and a cell that sees them all cannot be 3. So r9c8 cannot be 3.",
    );
}

#[test]
fn a_bug_lite_is_explained_by_the_pairs_of_its_cells() {
    check(
        "bug-lite",
        ":0000:x:....+5+1.+3+4+5+4..+3..12.+13..4...+3+5+2...+1+4.+4.+7+1.35+2+616.+5+4+2.7+3..+1+36.4.+7+6+75+42.3.+18+3+471.+2+6.:826 926 838 846 946 976 978:539 939::",
        "If each of r3c89,r9c69 {59}, r7c68 {58} and r8c68 {89} held one of its two digits, all of them could change to the other one, and there would be two answers. Only r3c9 has other candidates, so it has to hold one of these. So r3c9 cannot be 5 or 9.",
    );
}

#[test]
fn exocet_with_mirrors_is_explained() {
    check(
        "exocet",
        ":0000:x:+1+23+4567+8+9...1+8+9+2+3+6..+9+2+3745+129.+6+7+3+5+1.+3..+5+14+92...19+2+86.3.+12+3.58+9..4.+7+9+1+36+29+3.8.+21.5:721 752:423 753::",
        "r78c1, the base, hold two of 5, 6, 7 and 8. Each of these two has to stand three times in row 9, row 3 and row 6. Outside column 1, column 2 and column 3 its places there lie in two houses, so it is there twice at most; inside, only r36c2 have room for it. So r36c2, the targets, hold the same two digits, and what fits no way to do so goes. In the box of r6c2 the digit of r3c2 has room in r45c3 alone, and in the box of r3c2 the digit of r6c2 in r12c3 alone; the other cell of each of these pairs holds no digit of the base. So r2c3 cannot be 4; r5c3 cannot be 7.",
    );
}

#[test]
fn bug_lite_with_two_roofs_is_explained() {
    check(
        "bug-lite",
        ":0000:x:+1.+34.6.89+4.7..9...+6+8+923..4+52+3+8.+9.46+7+56+4...+921+7+91+6+2+43+5+834+69...7+2+81+2.+6.+59+4+975.4+2...:394 854:127 197::",
        "If each of r29c7 {16}, r29c8 {13} and r29c9 {36} held one of its two digits, all of them could change to the other one, and there would be two answers. In column 7 the digit 6 has no other places than r29c7, so one of them is 6. If the other one were 1, exactly that would happen. So r29c7 cannot be 1.",
    );
}

#[test]
fn a_wrong_colour_of_a_medusa_is_explained() {
    check(
        "medusa",
        ":0000:x:+1+2+34+56.8.+4+571+8+92+3+66+9+8.3.+4152....356..+3......1846.1..2.382.9...........9+2+9.4.2....:476 554 556 584 586 777 787 797 799:449 478 745 758 779::",
        "Either all of these are right: r4c5,r5c8,r7c9=4; or all of these: r4c9,r7c8=4 and r4c5,r5c8,r7c9=7. But r4c9,r7c8=4 and r4c5,r5c8,r7c9=7 cannot all be right: row 6 would have no place left for 7. So r4c9 and r7c8 cannot be 4; r4c5, r5c8 and r7c9 cannot be 7.",
    );
}

#[test]
fn what_both_colours_of_a_medusa_rule_out_is_explained() {
    check(
        "medusa",
        ":0000:x:....5.7.....7....3..9..254.2..6.84..5...47.9..6.3.+58..3.........47....1..1.9.....::925::",
        "Either all of these are right: r4c5=1 and r4c2,r6c5,r8c1=9; or all of these: r4c5,r6c1,r7c2=9. Either way what cannot stand beside one of each goes: r2c5=9 is ruled out by r6c5=9 and by r4c5=9. So r2c5 cannot be 9.",
    );
}

#[test]
fn x_chain_is_explained() {
    check(
        "x-chain",
        ":0701:1:8.........59.......67............268....1.947....2.135...671593.+3.498712..+1532486::616::",
        "If r1c5<>6, then r1c7=6. At least one of the two ends is right, r1c5=6 or r1c7=6, and what sees both cannot be 6. r1c5<>6 => r2c5=6 => r2c7<>6 => r1c7=6. So r1c6 cannot be 6.",
    );
}

#[test]
fn continuous_nice_loop_is_explained() {
    check(
        "continuous-nice-loop",
        ":0706:1:8.........59..+7....76.........678..5...492.1....5139.....951467.+4.836192..+1724538::268 357 468 657::4",
        "The chain closes to a loop, so where not both can be true, one of them is: 2 is in r4c7 or r4c8; 4 is in r4c8 or r6c9; 6 is in r5c9 or r6c9; 3 is in r4c7 or r5c9. Elsewhere a candidate of that digit that sees both places is ruled out. So is a third digit in a cell that holds one of two. r4c7=2 => r4c8<>2 => r4c8=4 => r6c9<>4 => r6c9=6 => r5c9<>6 => r5c9=3 => r4c7<>3 => r4c7=2. So r4c123 and r6c8 cannot be 2; r5c7 cannot be 3; r6c8 cannot be 4; r12c9 and r5c7 cannot be 6.",
    );
}

#[test]
fn discontinuous_nice_loop_is_explained() {
    check(
        "discontinuous-nice-loop",
        ":0707:1:8.........59.......76..........7+8265...9.2437......198...794516.+4.621983..+1853742::119 419::9",
        "If r1c9<>9, it follows that r1c9=9, so r1c9=9 is right. r1c9<>9 => r3c9=9 => r3c6<>9 => r3c6=5 => r3c8<>5 => r1c8=5 => r1c8<>7 => r1c6=7 => r1c6<>9 => r1c9=9. So r1c9 cannot be 1 or 4.",
    );
}

#[test]
fn xy_wing_is_explained() {
    check(
        "xy-wing",
        ":0800:6:12+3.5..8.+4..+18923..9.32.1+54..47....1..+1...3...7..1........+7...554.93.....19.456.+3::886::",
        "r9c8 is 7 or 2. If it is 7, r8c7 is 8; if it is 2, r9c4 is 8. Either way one of the two is 8, and a cell that sees both cannot be 8. So r8c6 cannot be 8.",
    );
}

#[test]
fn xyz_wing_is_explained() {
    check(
        "xyz-wing",
        ":0801:2:1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43::242 262::",
        "r1c2 is 5, 3 or 2. If it is 5, r2c2 is 2; if it is 3, r5c2 is 2. Whatever it is, one of the three is 2, and a cell that sees all three cannot be 2. So r46c2 cannot be 2.",
    );
}

#[test]
fn w_wing_is_explained() {
    check(
        "w-wing",
        ":0803:24:.+2.+4+5+6+789.+571+8+9.3..+8.+2735.+1.1+5+3+98....9+6+5.43.+8.3.+7+6.9.5.6.9+47.+5.5+7.8....4.42+6.5...:247 287 188 198:427 441::",
        "r2c1 and r4c7 are 4 or 6 each. In column 9 the digit 6 is in one of r24c9, and each of these sees one of the two cells, so not both are 6. One of them is 4, and a cell that sees both cannot be 4. So r2c7 and r4c1 cannot be 4.",
    );
}

#[test]
fn als_xz_is_explained() {
    check(
        "als-xz",
        ":0901:1:8......+7..95..+7....67.........6982.7...452..3...713......974165..+1836492.+4.521738::128 138::",
        "Each of these sets has one candidate more than cells: A = r5c8 {18}; B = r4c8,r5c7,r6c789 {145689}. Of 1 and 8 neither can be in both of them, so each set holds one of the two and all its other digits. A candidate that sees all places of such a digit in a set is ruled out. So is any 1 or 8 that sees all its places in both sets. So r23c8 cannot be 1.",
    );
}

#[test]
fn als_xy_chain_is_explained() {
    check(
        "als-xy-chain",
        ":0903:1:8.........59.......76.........952738...478196...613245...5.6917.....4583......462::116::",
        "Each of these sets has one candidate more than cells, so one that lacks a digit holds all others: A = r239c6 {1579}; B = r3c8 {25}; C = r2c8 {27}; D = r2c6 {17}. If A lacks 1, it holds 5; then B lacks 5 and holds 2; then C lacks 2 and holds 7; then D lacks 7 and holds 1. So A or D holds it either way. A cell that sees all places of 1 in both cannot be 1. So r1c6 cannot be 1.",
    );
}

#[test]
fn sue_de_coq_is_explained() {
    check(
        "sue-de-coq",
        ":1101:12349:8.........95.......67.........628497...594132...713586....7.965...9.6248......713::113 173 313 373::",
        "Where column 3 and box 4 cross, r45c3 hold two of 1, 3, 6 and 8. In column 3, one of 1 and 3 must go to r8c3 {13}, so r45c3 hold at most one of these. In box 4, one of 6 and 8 must go to r5c12 {678}, so r45c3 hold at most one of these. That just fills them, so column 3 has its 1 and 3 in r458c3 and box 4 has its 6, 7 and 8 in r4c3 and r5c123, and nowhere else. So r17c3 cannot be 1 or 3.",
    );
}
