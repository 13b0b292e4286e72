// The rules of a puzzle as constraints in the text of the Interactive Sudoku Solver: one function for each rule, which takes what
// the puzzle states, the puzzle, and `pairKey`, which makes the program's key of a relation of two numbers.

const sign = (number) => number.toString(36);

export const indexOf = (name, columns) => {
  const [row, column] = name.slice(1).split('C').map(Number);
  return (row - 1) * columns + column - 1;
};

export const cellName = (index, columns) =>
  `R${sign(Math.floor(index / columns) + 1)}C${sign(index % columns + 1)}`;

// A cell of the puzzle in the text: rows and columns above 9 are letters.
const named = (cell) => cell.replace(/\d+/g, (number) => sign(Number(number)));

const joined = (cells) => cells.map(named).join('~');

const linesOf = (stated) => stated.flatMap(({ lines }) => lines);

const alongLines = (head) => (stated) => linesOf(stated).map((line) => `.${head}~${joined(line)}`).join('');

const alongLinesWithValue = (head, usual) => (stated, puzzle) =>
  stated.flatMap(({ lines, value }) =>
    lines.map((line) => `.${head}~${value || usual(puzzle)}~${joined(line)}`)).join('');

const pair = (one, other, relation, pairKey) => `.Pair~${pairKey(relation)}~_pair~${joined([one, other])}`;

// Pairs of cells that share an edge, each once, as names.
const neighbours = ({ rows, columns }) => {
  const pairs = [];
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const cell = `R${row}C${column}`;
      if (column < columns) pairs.push([cell, `R${row}C${column + 1}`]);
      if (row < rows) pairs.push([cell, `R${row + 1}C${column}`]);
    }
  }
  return pairs;
};

const betweenUnmarked = (puzzle, kinds, relation, pairKey) => {
  const key = (cells) => [...cells].sort().join();
  const marked = new Set(kinds.flatMap((kind) => puzzle.rules[kind] ?? []).map(({ cells }) => key(cells)));
  const free = neighbours(puzzle).filter((cells) => !marked.has(key(cells)));
  return `.Pair~${pairKey(relation)}~${free.map((cells) => `_pair~${joined(cells)}`).join('~~')}`;
};

const marks = (usualHead, usual, relationOf) => (stated, _, pairKey) =>
  stated.map(({ cells, value }) => {
    const number = Number(value || usual);
    if (number === usual) return `.${usualHead}~${joined(cells)}`;
    return pair(cells[0], cells[1], relationOf(number), pairKey);
  }).join('');

const negative = (stated, puzzle, pairKey) => stated.map((kind) => {
  if (kind === 'xv') return '.StrictXV';
  return betweenUnmarked(puzzle, ['difference', 'ratio'], (a, b) => a !== 2 * b && b !== 2 * a, pairKey);
}).join('');

const nonconsecutive = (_, puzzle, pairKey) => {
  if (!puzzle.rules.difference && !puzzle.rules.ratio) return '.AntiConsecutive';
  return betweenUnmarked(puzzle, ['difference', 'ratio'], (a, b) => Math.abs(a - b) !== 1, pairKey);
};

const extremes = (isGreater) => (stated, puzzle) => {
  const own = new Set(stated.map(({ cell }) => cell));
  const both = neighbours(puzzle).flatMap(([one, other]) => [[one, other], [other, one]]);
  return both.filter(([one, other]) => own.has(one) && !own.has(other))
    .map((ends) => `.GreaterThan~${joined(isGreater ? ends : [ends[1], ends[0]])}`).join('');
};

const inRowMajorOrder = (cells, { columns }) =>
  [...cells].sort((one, other) => indexOf(one, columns) - indexOf(other, columns));

const arrows = (stated, puzzle) => stated.flatMap(({ cells, lines }) => lines.map((line) => {
  const shaft = line.filter((cell) => !cells.includes(cell));
  const all = joined([...inRowMajorOrder(cells, puzzle), ...shaft]);
  return cells.length === 1 ? `.Arrow~${all}` : `.PillArrow~${cells.length}~${all}`;
})).join('');

// The program names a diagonal by one of its ends.
const littleKillers = (stated, { rows, columns }) => stated.filter(({ value }) => value).map(({ cell, direction, value }) => {
  const [startRow, startColumn] = cell.slice(1).split('C').map(Number);
  const down = direction[0] === 'D' ? 1 : -1, right = direction[1] === 'R' ? 1 : -1;
  const places = [];
  for (let row = startRow + down, column = startColumn + right;
    row >= 1 && row <= rows && column >= 1 && column <= columns; row += down, column += right) {
    places.push([row, column]);
  }
  const name = ([row, column]) => named(`R${row}C${column}`);
  if (places.length === 1) return `.Sum~${value}~${name(places[0])}`;
  const ends = [places[0], places.at(-1)];
  const end = down === right
    ? ends.find(([, column]) => column === 1) ?? ends.find(([, column]) => column === columns)
    : ends.find(([row]) => row === 1) ?? ends.find(([row]) => row === rows);
  return `.LittleKiller~${value}~${name(end)}`;
}).join('');

// The row or column of a number outside, and whether it is read from its first cell on.
const lineOutside = (cell, { rows, columns }) => {
  const [row, column] = cell.slice(1).split('C').map(Number);
  if (row === 0 || row === rows + 1) return [`C${sign(column)}`, row === 0];
  if (column === 0 || column === columns + 1) return [`R${sign(row)}`, column === 0];
  throw new Error(`${cell} is on the board`);
};

const fromOneSide = (head) => (stated, puzzle) => stated.filter(({ value }) => value).map(({ cell, value }) => {
  const [line, isForward] = lineOutside(cell, puzzle);
  return `.${head}~${line}~${isForward ? `${value}~` : `~${value}`}`;
}).join('');

const sandwiches = (stated, puzzle) => stated.filter(({ value }) => value)
  .map(({ cell, value }) => `.Sandwich~${value}~${lineOutside(cell, puzzle)[0]}`).join('');

export const RULES = {
  'diagonal-': () => '.Diagonal~-1',
  'diagonal+': () => '.Diagonal~1',
  disjointgroups: () => '.DisjointSets',
  antiknight: () => '.AntiKnight',
  antiking: () => '.AntiKing',
  nonconsecutive,
  negative,
  extraregion: (stated) => stated.map(({ cells }) => `.AllDifferent~${joined(cells)}`).join(''),
  // Which digits single cells can hold is stated with the givens.
  candidates: () => '',
  odd: () => '',
  even: () => '',
  difference: marks('WhiteDot', 1, (value) => (a, b) => Math.abs(a - b) === value),
  ratio: marks('BlackDot', 2, (value) => (a, b) => a === value * b || b === value * a),
  xv: (stated, _, pairKey) => stated.map(({ cells, value }) => {
    if (value === 'X' || value === 'V') return `.${value}~${joined(cells)}`;
    return pair(cells[0], cells[1], (a, b) => a + b === Number(value), pairKey);
  }).join(''),
  greater: (stated) => stated.map(({ cells }) => `.GreaterThan~${joined(cells)}`).join(''),
  minimum: extremes(false),
  maximum: extremes(true),
  clone: (stated, _, pairKey) => stated.flatMap(({ cells, cloneCells }) =>
    cells.map((cell, at) => pair(cell, cloneCells[at], (a, b) => a === b, pairKey))).join(''),
  columnindexer: (stated) => stated.map(({ cells }) => `.Indexing~C~${joined(cells)}`).join(''),
  rowindexer: (stated) => stated.map(({ cells }) => `.Indexing~R~${joined(cells)}`).join(''),
  killercage: (stated) => stated.map(({ cells, value }) => `.Cage~${value || 0}~${joined(cells)}`).join(''),
  arrow: arrows,
  doublearrow: alongLines('DoubleArrow'),
  littlekillersum: littleKillers,
  quadruple: (stated, puzzle) => stated.map(({ cells, values }) =>
    `.Quad~${named(inRowMajorOrder(cells, puzzle)[0])}~${values.join('~')}`).join(''),
  thermometer: alongLines('Thermo'),
  slowthermometer: (stated, _, pairKey) =>
    linesOf(stated).map((line) => `.Pair~${pairKey((a, b) => a <= b)}~_slow~${joined(line)}`).join(''),
  whispers: alongLinesWithValue('Whisper', ({ digits }) => Math.ceil(digits / 2)),
  palindrome: alongLines('Palindrome'),
  renban: alongLines('Renban'),
  entropicline: alongLines('Entropic'),
  modularline: alongLinesWithValue('Modular', () => 3),
  betweenline: alongLines('Between'),
  lockoutline: alongLinesWithValue('Lockout', ({ digits }) => Math.floor(digits / 2)),
  regionsumline: alongLines('RegionSumLine'),
  zipperline: alongLines('Zipper'),
  sumline: alongLinesWithValue('SumLine', () => 10),
  sandwichsum: sandwiches,
  xsum: fromOneSide('XSum'),
  skyscraper: fromOneSide('Skyscraper'),
  numberedroom: fromOneSide('NumberedRoom'),
};

// The givens, and what rules leave to single cells, as the numbers of each cell that has not all of them.
export const candidatesText = ({ rows, columns, digits, givens, rules }) => {
  const left = new Map();
  const keep = (index, fits) => {
    const numbers = left.get(index) ?? Array.from({ length: digits }, (_, digit) => digit + 1);
    left.set(index, numbers.filter(fits));
  };
  givens.forEach((given, index) => { if (given > 0) keep(index, (number) => number === given); });
  for (const [name, numbers] of Object.entries(rules.candidates ?? {})) {
    keep(indexOf(name, columns), (number) => numbers.includes(number));
  }
  for (const { cell } of rules.odd ?? []) keep(indexOf(cell, columns), (number) => number % 2 === 1);
  for (const { cell } of rules.even ?? []) keep(indexOf(cell, columns), (number) => number % 2 === 0);
  return [...left].map(([index, numbers]) => `.~${cellName(index, columns)}_${numbers.join('_')}`).join('');
};
