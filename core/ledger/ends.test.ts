import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBaht, toDtoBaht } from '../satang.ts';
import { ledgerEnds } from './ends.ts';

interface Line {
  seq: number;
  posted_on: string;
  sign_flag: -1 | 0 | 1;
  amount: string;
  balance: string;
}

/** A ledger from movements in satang, oldest first in, newest first out. */
function ledgerOf(opening: bigint, moves: readonly { sign: -1 | 0 | 1; amount: bigint }[]): Line[] {
  let balance = opening;
  const lines = moves.map(({ sign, amount }, at) => {
    balance += BigInt(sign) * amount;
    const posted_on = `2025-09-${String(1 + (at % 30)).padStart(2, '0')}`;
    return {
      seq: at + 1,
      posted_on,
      sign_flag: sign,
      amount: toDtoBaht(amount),
      balance: toDtoBaht(balance),
    };
  });
  return lines.toReversed();
}

const move = fc.record({
  sign: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  amount: fc.bigInt({ min: 0n, max: 10n ** 12n }),
});

test('D-06 D-10 every page ties: bottom balance plus its movements is the top balance', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      fc.array(move, { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (opening, moves, x, y) => {
        const all = ledgerOf(opening, moves);
        const [start = 0, end = 0] = [x % all.length, y % all.length].toSorted((a, b) => a - b);
        const lines = all.slice(start, end + 1);
        const closing = all[0]?.balance ?? '';
        const { top, bottom } = ledgerEnds(
          {
            lines,
            summary: { from: null, to: null, opening: toDtoBaht(opening), closing },
            as_of: '2025-11-28',
            prev: start === 0 ? null : 'after.1',
            next: end === all.length - 1 ? null : 'before.1',
          },
          (line) => line.amount,
        );
        const moved = lines.reduce(
          (sum, line) => sum + BigInt(line.sign_flag) * readBaht(line.amount),
          0n,
        );
        expect(toDtoBaht(readBaht(bottom.balance) + moved)).toBe(top.balance);
        expect([top.whole, bottom.whole]).toEqual([start === 0, end === all.length - 1]);
      },
    ),
  );
});

test('D-10 a page that begins below an amount that is none fails: no nought stands there', () => {
  const line = { posted_on: '2025-11-28', sign_flag: 1 as const, amount: '1.00', balance: '2.00' };
  const summary = { from: null, to: null, opening: '0.00', closing: '2.00' };
  const ends = (wrong: Partial<typeof line>) =>
    ledgerEnds(
      {
        ...{ summary, as_of: '2025-11-28', prev: null },
        next: 'before.1',
        lines: [{ ...line, ...wrong }],
      },
      ({ amount }) => amount,
    );
  expect(ends({}).bottom.balance).toBe('1.00');
  expect(() => ends({ balance: '' })).toThrow(RangeError);
  expect(() => ends({ amount: '1,000.00' })).toThrow(RangeError);
});

test('D-10 without lines the page stands between the balances of the chosen days', () => {
  const summary = { from: '2025-11-01', to: '2025-11-28', opening: '5.00', closing: '5.00' };
  const facts = { lines: [] as Line[], summary, as_of: '2025-11-30', next: null, prev: null };
  expect(ledgerEnds(facts, (line) => line.amount)).toEqual({
    top: { on: '2025-11-28', balance: '5.00', whole: true },
    bottom: { on: '2025-11-01', balance: '5.00', whole: true },
  });
});
