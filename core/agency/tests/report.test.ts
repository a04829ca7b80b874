import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortfallReasons } from '../../collection/reasons.ts';
import {
  lineCheck,
  lineFault,
  openPoints,
  outcomeOf,
  outcomes,
  type ReportedAmount,
  remittanceDifference,
  reportLimits,
  reportSums,
} from '../report.ts';

const line = (outcome: ReportedAmount['outcome'], collectedSatang: bigint, more = {}) => ({
  outcome,
  collectedSatang,
  reason: null,
  newAgency: null,
  ...more,
});

describe('D-23 a line of a report', () => {
  const cases: readonly [string, ReportedAmount, ReturnType<typeof lineFault>][] = [
    ['all of it', line('FULL', 500n), undefined],
    ['a part and why', line('PARTIAL', 1n, { reason: 'INSUFFICIENT' }), undefined],
    ['nothing and why', line('NONE', 0n, { reason: 'DECEASED' }), undefined],
    [
      'moved, and where to',
      line('NONE', 0n, { reason: 'TRANSFERRED', newAgency: 'รพ.ข' }),
      undefined,
    ],
    ['a satang too much', line('FULL', 501n), { at: 'collected', why: 'tooMuch' }],
    ['less than nothing', line('NONE', -1n), { at: 'collected', why: 'negative' }],
    ['full but a satang', line('FULL', 499n), { at: 'collected', why: 'notFull' }],
    ['a part that is all', line('PARTIAL', 500n), { at: 'collected', why: 'notPartial' }],
    ['a part that is nothing', line('PARTIAL', 0n), { at: 'collected', why: 'notPartial' }],
    ['nothing that is something', line('NONE', 1n), { at: 'collected', why: 'notNone' }],
    ['a part without a reason', line('PARTIAL', 1n), { at: 'reason', why: 'missing' }],
    ['nothing without a reason', line('NONE', 0n), { at: 'reason', why: 'missing' }],
    [
      'all of it with a reason',
      line('FULL', 500n, { reason: 'OTHER' }),
      { at: 'reason', why: 'needless' },
    ],
    [
      'a new agency of somebody who stayed',
      line('NONE', 0n, { reason: 'RETIRED', newAgency: 'รพ.ข' }),
      { at: 'newAgency', why: 'needless' },
    ],
  ];
  test.each(cases)('%s', (_, typed, fault) => expect(lineFault(typed, 500n)).toEqual(fault));

  test('of any amount only one outcome is right', () => {
    const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: -2n, max: 11n }));
    fc.assert(
      fc.property(amounts, ([billed, collected]) => {
        const right = outcomes.filter((outcome) =>
          [null, ...shortfallReasons].some(
            (reason) => !lineFault({ ...line(outcome, collected), reason }, billed),
          ),
        );
        const outcome = outcomeOf(billed, collected);
        expect(right).toEqual(outcome === undefined ? [] : [outcome]);
        expect(outcome === undefined).toBe(collected < 0n || collected > billed);
      }),
    );
  });
});

const bill = (memberNo: string, billedSatang: bigint) => ({ memberNo, seq: 1, billedSatang });
const reported = (
  memberNo: string,
  outcome: (typeof outcomes)[number],
  collectedSatang: bigint,
) => ({
  memberNo,
  seq: 1,
  outcome,
  collectedSatang,
});
const bills = [bill('1', 700n), bill('2', 500n), bill('3', 300n), bill('4', 100n)];
const some = [
  reported('1', 'FULL', 700n),
  reported('2', 'PARTIAL', 200n),
  reported('3', 'NONE', 0n),
];

describe('D-23 what lines make of the bills', () => {
  test('a month computed by hand', () => {
    const strangers = [...some, reported('9', 'FULL', 900n)];
    expect(reportSums(bills, strangers)).toEqual({
      billed: { count: 4, satang: 1600n },
      collected: { count: 2, satang: 900n },
      uncollected: { count: 2, satang: 600n },
      unreported: { count: 1, satang: 100n },
      full: 1,
      partial: 1,
      none: 1,
    });
  });

  test('every satang that is billed is collected, lacking or unreported', () => {
    const anyBill = fc.tuple(fc.bigInt({ min: 0n, max: 9_999_999n }), fc.option(fc.nat(100)));
    fc.assert(
      fc.property(fc.array(anyBill, { maxLength: 40 }), (drawn) => {
        const drawnBills = drawn.map(([billed], at) => bill(String(at), billed));
        const lines = drawn.flatMap(([billed, percent], at) => {
          if (percent === null) return [];
          const collected = (billed * BigInt(percent)) / 100n;
          return [reported(String(at), outcomeOf(billed, collected) ?? 'NONE', collected)];
        });
        const sums = reportSums(drawnBills, lines);
        const { billed, collected, uncollected, unreported } = sums;
        expect(collected.satang + uncollected.satang + unreported.satang).toBe(billed.satang);
        expect(sums.full + sums.partial + sums.none + unreported.count).toBe(billed.count);
        expect(uncollected.count).toBe(sums.partial + sums.none);
        expect(collected.satang).toBe(lines.reduce((all, one) => all + one.collectedSatang, 0n));
      }),
    );
  });

  test('billed anew, a line that does not fit its bill any more is no report of it', () => {
    const anyCase = fc.tuple(
      fc.bigInt({ min: 0n, max: 999n }),
      fc.constantFrom('FULL', 'PARTIAL', 'NONE'),
      fc.bigInt({ min: 0n, max: 999n }),
    );
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 20 }), (drawn) => {
        const drawnBills = drawn.map(([billed], at) => bill(String(at), billed));
        const lines = drawn.map(([, outcome, got], at) => reported(String(at), outcome, got));
        const { billed, collected, uncollected, unreported } = reportSums(drawnBills, lines);
        expect(collected.satang + uncollected.satang + unreported.satang).toBe(billed.satang);
        expect(uncollected.satang).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe('D-23 before a report can be handed in', () => {
  const sums = reportSums(bills, [...some, reported('4', 'FULL', 100n)]);
  const words = { explanation: '', explainedSatang: null };
  const ready = { sums, changed: 0, slipsSatang: 1000n, ...words };
  const enough = 'ก'.repeat(reportLimits.explanation.least);

  test.each([
    ['all reported, money as deducted', {}, []],
    ['a bill without a line', { sums: reportSums(bills, some), slipsSatang: 900n }, ['unreported']],
    ['a bill that has changed', { changed: 1 }, ['changed']],
    ['no slip', { slipsSatang: 0n }, ['slip', 'difference']],
    [
      'no slip, explained',
      { slipsSatang: 0n, explanation: enough, explainedSatang: 1000n },
      ['slip'],
    ],
    ['a satang short', { slipsSatang: 999n }, ['difference']],
    ['a satang too many', { slipsSatang: 1001n }, ['difference']],
    [
      'white space is no explanation',
      { slipsSatang: 999n, explanation: ' '.repeat(20) },
      ['difference'],
    ],
    [
      'points and pictures explain nothing',
      { slipsSatang: 999n, explanation: '.…!\u{1f600}'.repeat(5) },
      ['explanation'],
    ],
    ['explained too shortly', { slipsSatang: 999n, explanation: enough.slice(1) }, ['explanation']],
    ['explained', { slipsSatang: 999n, explanation: enough, explainedSatang: 1n }, []],
    [
      'explained when it was another',
      { slipsSatang: 999n, explanation: enough, explainedSatang: 2n },
      ['outdated'],
    ],
    ['explained, nobody knows what', { slipsSatang: 999n, explanation: enough }, ['outdated']],
    ['explained when it was there', { explanation: enough, explainedSatang: 2n }, []],
  ])('%s', (_, change, open) => expect(openPoints({ ...ready, ...change })).toEqual(open));

  test.each(['\u3164', '\u2800', '\u034f', '\u2062'])(
    '%j shows nothing and explains nothing',
    (unseen) => {
      const explained = { slipsSatang: 999n, explanation: unseen.repeat(12) };
      expect(openPoints({ ...ready, ...explained })).toEqual(['difference']);
    },
  );

  test('nothing deducted needs no slip', () => {
    const none = reportSums([bill('1', 5n)], [reported('1', 'NONE', 0n)]);
    expect(openPoints({ ...ready, sums: none, slipsSatang: 0n })).toEqual([]);
  });

  test('the difference is what was deducted less what was transferred', () => {
    expect(remittanceDifference(900n, 1000n)).toBe(-100n);
  });
});

describe('D-23 a line beside the core system', () => {
  const mine = { ...reported('2', 'PARTIAL', 200n), billedSatang: 500n };
  const core = { memberNo: '2', seq: 1, billedSatang: 500n, posted: false, collectedSatang: 0n };
  test.each([
    ['waits while nothing is posted', core, null],
    ['another amount is billed', { ...core, billedSatang: 501n }, 'changed'],
    ['nothing is billed any more', undefined, 'changed'],
    ['posted as reported', { ...core, posted: true, collectedSatang: 200n }, 'confirmed'],
    ['posted otherwise', { ...core, posted: true, collectedSatang: 199n }, 'overruled'],
  ])('%s', (_, now, check) => expect(lineCheck(mine, now)).toBe(check));
});
