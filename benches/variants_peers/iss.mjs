// Interactive Sudoku Solver, from a copy of its repository: node iss.mjs FOLDER. Boards of up to 16 rows and columns.
// The time is that of its search for two answers, without parsing and building.

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const load = (path) => import(pathToFileURL(join(folder, path)));
const { ensureGlobalEnvironment } = await load('tests/helpers/test_env.js');
ensureGlobalEnvironment();
const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');

const sign = (number) => number.toString(36);
const cellName = (index, columns) =>
  `R${sign(Math.floor(index / columns) + 1)}C${sign(index % columns + 1)}`;
const indexOf = (name, columns) => {
  const [row, column] = name.slice(1).split('C').map(Number);
  return (row - 1) * columns + column - 1;
};

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
      region.forEach((name) => { numbers[indexOf(name, columns)] = sign(number); }));
  } else {
    numbers.forEach((_, index) => {
      const row = Math.floor(index / columns);
      numbers[index] = sign(Math.floor(row / high) * (columns / wide) + Math.floor(index % columns / wide));
    });
  }
  return `.NoBoxes.Jigsaw~${numbers.join('')}`;
};

const RULES = {
  'diagonal-': () => '.Diagonal~-1',
  'diagonal+': () => '.Diagonal~1',
  disjointgroups: () => '.DisjointSets',
  antiknight: () => '.AntiKnight',
  antiking: () => '.AntiKing',
  nonconsecutive: () => '.AntiConsecutive',
  extraregion: (houses, columns) => houses.map(({ cells }) =>
    `.AllDifferent~${cells.map((name) => cellName(indexOf(name, columns), columns)).join('~')}`).join(''),
};

const textOf = (puzzle) => {
  if (puzzle.iss) return puzzle.iss;
  const { rows, columns, rules, givens } = puzzle;
  const parts = [`.Shape~${rows}x${columns}`, regionsOf(puzzle)];
  for (const [name, value] of Object.entries(rules)) parts.push(RULES[name](value, columns));
  givens.forEach((given, index) => {
    if (given > 0) parts.push(`.~${cellName(index, columns)}_${given}`);
  });
  return parts.join('');
};

const fits = ({ rows, columns, digits, grids, iss, lowest }) =>
  iss || (rows === digits && columns === digits && digits <= 16 && !grids && (lowest ?? 1) === 1);

for await (const line of createInterface({ input: process.stdin })) {
  const puzzle = JSON.parse(line);
  if (!fits(puzzle)) {
    console.log('-');
    continue;
  }
  const constraint = SudokuBuilder.resolveConstraint(SudokuParser.parseText(textOf(puzzle)));
  const solver = SudokuBuilder.build(constraint);
  console.log('ready');
  const before = process.cpuUsage();
  const answers = solver.countSolutions(2);
  const { user, system } = process.cpuUsage(before);
  console.log(Math.min(answers, 2), ((user + system) / 1e6).toFixed(9));
}
