import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../../decode/rows.ts';
import { Faults } from '../../fault.ts';
import { subjects } from '../../layout.ts';
import type { Expected } from '../expected-ledger.ts';
import { checkLedger } from '../ledger.ts';
import { newRegister } from '../register.ts';

const subject = subjects.find(({ name }) => name === 'share_lines') as (typeof subjects)[number];
const asOf = '2025-11-28';

interface Line {
  memberNo?: string;
  seq: number;
  on?: string;
  sign?: number;
  amount: bigint;
  balance: bigint;
}

const rowOf = ({ memberNo = '000001', seq, on = '2025-01-31', sign = 1, ...line }: Line): Row => {
  const { amount, balance } = line;
  return [memberNo, seq, on, null, null, 'ADJ', null, 'x', sign, amount, balance];
};

const good: readonly Line[] = [
  { seq: 1, amount: 500n, balance: 500n },
  { seq: 2, amount: 500n, balance: 1000n, on: '2025-02-28' },
  { seq: 3, amount: 200n, balance: 800n, sign: -1, on: '2025-02-28' },
  { seq: 4, amount: 0n, balance: 800n, sign: 0, on: asOf },
];

/** Faults as [row, column], the first line being row 2. */
function judge(lines: readonly (Line | 'refused')[], stated: Record<string, bigint>) {
  const faults = new Faults();
  const expected = new Map<string, Expected>(
    Object.entries(stated).map(([memberNo, balanceSatang], index) => [
      memberNo,
      { memberNo, balanceSatang, line: index + 2, seen: false },
    ]),
  );
  const check = checkLedger(
    { subject, asOf, faults, register: newRegister() },
    {
      expected,
      unknown: (key) => `no ${key}`,
      statedFile: 'members.csv',
      statedColumn: 'SHARE_BALANCE',
      amountColumn: 'AMOUNT',
      watch: {},
    },
  );
  for (const [index, line] of lines.entries()) {
    if (line === 'refused') faults.add(subject.file, index + 2, 'AMOUNT', 'refused');
    else check.row(rowOf(line), index + 2);
  }
  check.end();
  return faults.list.map(({ file, row, column }) =>
    file === subject.file ? [row, column] : [file, row, column],
  );
}

test('a ledger that ties has no faults', () => {
  expect(judge(good, { '000001': 800n })).toEqual([]);
});

const changed = (index: number, change: Partial<Line>): Line[] =>
  good.map((line, at) => (at === index ? { ...line, ...change } : line));

test.each<[string, readonly Line[], unknown[]]>([
  ['an amount that does not tie', changed(1, { amount: 501n }), [[3, 'BALANCE']]],
  ['a sign turned round', changed(1, { sign: -1 }), [[3, 'BALANCE']]],
  [
    'a number left out',
    good.toSpliced(1, 1),
    [
      [3, 'SEQ'],
      [3, 'BALANCE'],
    ],
  ],
  [
    'a number twice',
    changed(2, { seq: 2 }),
    [
      [4, 'SEQ'],
      [5, 'SEQ'],
    ],
  ],
  ['a day before the last', changed(2, { on: '2025-02-27' }), [[4, 'POSTED_ON']]],
  ['a day to come', changed(3, { on: '2025-11-29' }), [[5, 'POSTED_ON']]],
  ['an amount below nothing', changed(3, { amount: -1n }), [[5, 'AMOUNT']]],
  [
    'lines in another order',
    [good[0], good[2], good[1], good[3]] as Line[],
    [
      [3, 'SEQ'],
      [3, 'BALANCE'],
      [4, 'SEQ'],
      [4, 'BALANCE'],
      [5, 'SEQ'],
      [5, 'BALANCE'],
    ],
  ],
])('F11 %s is found once, where it is', (_, lines, faults) => {
  expect(judge(lines, { '000001': 800n })).toEqual(faults);
});

test('the last balance must be the one that the member’s own row states', () => {
  expect(judge(good, { '000001': 801n })).toEqual([[5, 'BALANCE']]);
  expect(judge(good.slice(0, 3), { '000001': 800n, '000002': 5n })).toEqual([
    ['members.csv', 3, 'SHARE_BALANCE'],
  ]);
  expect(judge(good, { '000001': 800n, '000002': 0n })).toEqual([]);
});

test('F11 nobody holds less than nothing, whatever is stated', () => {
  const overdrawn = changed(2, { amount: 1200n, balance: -200n }).slice(0, 3);
  expect(judge(overdrawn, { '000001': -200n })).toEqual([[4, 'BALANCE']]);
});

test('a ledger of nobody is reported once, not per line', () => {
  expect(judge(good, {})).toEqual([[2, 'MEMBER_NO']]);
});

test('F11 lines of one ledger stand together', () => {
  const other: Line = { memberNo: '000002', seq: 1, amount: 5n, balance: 5n };
  const lines = [...good.slice(0, 2), other, ...good.slice(2)];
  const stated = { '000001': 1000n, '000002': 5n };
  expect(judge(lines, stated)).toEqual([[5, 'MEMBER_NO']]);
});

test('F11 what hangs on a line that could not be read is not judged', () => {
  const lines = good.map((line, index) => (index === 1 ? 'refused' : line));
  expect(judge(lines, { '000001': 800n })).toEqual([[3, 'AMOUNT']]);
  const first = good.map((line, index) => (index === 0 ? 'refused' : line));
  expect(judge(first, { '000001': 800n })).toEqual([[2, 'AMOUNT']]);
});

test('any one figure changed in any ledger is noticed', () => {
  const moves = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(moves, fc.nat(), fc.boolean(), (amounts, pick, inAmount) => {
      let balance = 0n;
      const lines: Line[] = amounts.map((amount, index) => {
        balance += amount;
        return { seq: index + 1, amount, balance };
      });
      expect(judge(lines, { '000001': balance })).toEqual([]);
      const line = lines[pick % lines.length] as Line;
      if (inAmount) line.amount += 1n;
      else line.balance += 1n;
      expect(judge(lines, { '000001': balance })).not.toEqual([]);
    }),
  );
});
