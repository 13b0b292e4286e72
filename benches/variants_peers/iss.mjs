// Interactive Sudoku Solver, from a copy of its repository: node iss.mjs FOLDER [--building]. Boards of up to 16 rows and columns.
// The time of the search is that of its search for two answers; that of the building is parsing and building.

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { candidatesText, indexOf, RULES } from './iss_clues.mjs';

const folder = process.argv[2];
const load = (path) => import(pathToFileURL(join(folder, path)));
const { ensureGlobalEnvironment } = await load('tests/helpers/test_env.js');
ensureGlobalEnvironment();
const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuConstraint } = await load('js/sudoku_constraint.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');

// The boxes that the program draws by itself: as square as the number of digits allows, not higher than wide.
const ownBoxes = (digits) => {
  let high = Math.floor(Math.sqrt(digits));
  while (digits % high) high--;
  return [high, digits / high];
};

const regionsOf = ({ rows, columns, digits, regions, boxes }) => {
  if (!regions && !boxes) return '.NoBoxes';
  const [high, wide] = boxes ?? [];
  if (!regions && String(ownBoxes(digits)) === String(boxes)) return '';
  const numbers = Array(rows * columns).fill('-');
  if (regions) {
    regions.forEach((region, number) =>
      region.forEach((name) => { numbers[indexOf(name, columns)] = number.toString(36); }));
  } else {
    numbers.forEach((_, index) => {
      const row = Math.floor(index / columns);
      numbers[index] =
        (Math.floor(row / high) * (columns / wide) + Math.floor(index % columns / wide)).toString(36);
    });
  }
  return `.NoBoxes.Jigsaw~${numbers.join('')}`;
};

const textOf = (puzzle) => {
  if (puzzle.iss) return puzzle.iss;
  const { rows, columns, digits, rules } = puzzle;
  const pairKey = (relation) => SudokuConstraint.Pair.fnToKey(relation, digits, 0);
  const stated = Object.entries(rules).map(([name, it]) => RULES[name](it, puzzle, pairKey));
  return [`.Shape~${rows}x${columns}`, regionsOf(puzzle), ...stated, candidatesText(puzzle)].join('');
};

const fits = ({ rows, columns, digits, grids, iss, lowest, rules }) =>
  iss || (rows === digits && columns === digits && digits <= 16 && !grids && (lowest ?? 1) === 1
    && Object.keys(rules).every((name) => name in RULES));

const secondsSince = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

for await (const line of createInterface({ input: process.stdin })) {
  const puzzle = JSON.parse(line);
  if (!fits(puzzle)) {
    console.log('-');
    continue;
  }
  const start = process.cpuUsage();
  const constraint = SudokuBuilder.resolveConstraint(SudokuParser.parseText(textOf(puzzle)));
  const solver = SudokuBuilder.build(constraint);
  const building = secondsSince(start);
  console.log('ready');
  const before = process.cpuUsage();
  const answers = solver.countSolutions(2);
  const search = secondsSince(before);
  console.log(Math.min(answers, 2), search.toFixed(9), building.toFixed(9));
}
