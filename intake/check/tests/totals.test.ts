import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Group, Stated } from '../../decode/manifest.ts';
import type { Row } from '../../decode/rows.ts';
import { Faults } from '../../fault.ts';
import { groupName, reasons } from '../../intake.text.ts';
import type { Subject } from '../../layout.ts';
import { compareTotals, newTotals } from '../totals.ts';

/** A file of three columns: agency, two amounts, the second of which may be blank. */
const subject: Subject = {
  name: 'members',
  file: 'members.csv',
  key: ['AGENCY_NO'],
  columns: [
    { name: 'AGENCY_NO', kind: 'agency_no' },
    { name: 'PAID', kind: 'amount' },
    { name: 'LEFT', kind: 'amount', optional: true },
  ],
  controls: [{ by: 'AGENCY_NO', of: ['LEFT'] }],
};

type Line = readonly [agency: string, paid: bigint, left: bigint | null];

const good: readonly Line[] = [
  ['1', 500n, 100n],
  ['2', 300n, null],
  ['1', 200n, 50n],
];

const group = (rows: number, line: number, left: bigint, written: string): Group => ({
  ...{ rows, line, written },
  totals: new Map([['LEFT', { satang: left, line }]]),
});

const stated: Stated = {
  ...{ rows: 3, line: 2 },
  totals: new Map([
    ['PAID', { satang: 1000n, line: 2 }],
    ['LEFT', { satang: 150n, line: 3 }],
  ]),
  groups: new Map([
    [
      'AGENCY_NO',
      new Map([
        ['1', group(2, 4, 150n, '01')],
        ['2', group(1, 5, 0n, '02')],
      ]),
    ],
  ]),
};

function compare(lines: readonly Line[], promise: Stated = stated) {
  const [totals, faults] = [newTotals(subject), new Faults()];
  for (const [index, line] of lines.entries()) totals.add(line as Row, index + 2);
  compareTotals(subject, totals, promise, faults);
  return faults.list;
}

const fault = (file: string, row: number, column: string, reason: string) => ({
  ...{ file, row, column, reason },
});
const first = groupName('members.csv', 'AGENCY_NO', '01');

test('part E what adds up has no faults, a blank amount counting as nothing', () => {
  expect(compare(good)).toEqual([]);
});

describe('F11 what does not add up is told at the line of the manifest', () => {
  test('a row too many is told alone: no sum can be right then', () => {
    expect(compare([...good, ['1', 1n, 1n]])).toEqual([
      fault('manifest.csv', 2, 'ROWS', reasons.rowCount('members.csv', 3, 4)),
    ]);
  });

  test('a column and the group that it is in', () => {
    expect(compare(good.with(0, ['1', 500n, 101n]))).toEqual([
      fault('manifest.csv', 3, 'TOTAL', reasons.total('members.csv', 'LEFT', '1.50', '1.51')),
      fault('manifest.csv', 4, 'TOTAL', reasons.groupTotal(first, 'LEFT', '1.50', '1.51')),
    ]);
  });

  test('a satang that moved from one agency to another, while the file’s sum stays', () => {
    const moved: readonly Line[] = [
      ['1', 500n, 99n],
      ['2', 300n, 1n],
      ['1', 200n, 50n],
    ];
    expect(compare(moved).map(({ row, column }) => [row, column])).toEqual([
      [4, 'TOTAL'],
      [5, 'TOTAL'],
    ]);
  });

  test('a row that moved to another agency', () => {
    expect(compare(good.with(2, ['2', 200n, 50n]))).toEqual([
      fault('manifest.csv', 4, 'ROWS', reasons.groupRowCount(first, 2, 1)),
      fault(
        'manifest.csv',
        5,
        'ROWS',
        reasons.groupRowCount(groupName('members.csv', 'AGENCY_NO', '02'), 1, 2),
      ),
    ]);
  });

  test('an unstated agency is told at its first row, a missing one at its line', () => {
    expect(compare(good.with(1, ['3', 300n, null]))).toEqual([
      fault('manifest.csv', 5, 'VALUE', reasons.groupAbsent('members.csv', 'AGENCY_NO', '02')),
      fault('members.csv', 3, 'AGENCY_NO', reasons.groupUnstated('3')),
    ]);
  });

  test('a manifest without any group', () => {
    const faults = compare(good, { ...stated, groups: new Map() });
    expect(faults.map(({ file, row }) => [file, row])).toEqual([
      ['members.csv', 2],
      ['members.csv', 3],
    ]);
  });
});

test('part E a year is named as the file writes it', () => {
  const years: Subject = {
    ...subject,
    columns: [{ name: 'AGENCY_NO', kind: 'year' }, ...subject.columns.slice(1)],
  };
  const [totals, faults] = [newTotals(years), new Faults()];
  totals.add([2024, 1000n, 150n], 2);
  compareTotals(years, totals, { ...stated, rows: 1, groups: new Map() }, faults);
  expect(faults.list[0]?.reason).toBe(reasons.groupUnstated('2567'));
});

test('part E groups add up to the column, in whatever order their rows come', () => {
  const line = fc.tuple(
    fc.constantFrom('1', '2', '3'),
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.option(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n })),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const totals = newTotals(subject);
      for (const [index, row] of lines.entries()) totals.add(row as Row, index + 2);
      const groups = [...(totals.groups[0]?.values() ?? [])];
      expect(groups.reduce((sum, { sums }) => sum + (sums[0] as bigint), 0n)).toBe(
        totals.satang('LEFT'),
      );
      expect(groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(lines.length);
      for (const [key, { line: at }] of totals.groups[0] ?? []) {
        expect(at).toBe(lines.findIndex(([agency]) => agency === key) + 2);
      }
    }),
  );
});
