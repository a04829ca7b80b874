/** A ledger is searched as a person types: words, receipts, amounts. */
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../../core/typed/search-term.ts';
import type { Db } from '../database.ts';
import { depositHistory, storedDeposits } from '../figures/deposits.ts';
import { shareHistory, storedShares } from '../figures/shares.ts';
import { openSample } from '../figures/tests/opened.ts';
import { accountOf, malee, somchai } from '../tests/sample.ts';
import type { LedgerPage } from './ledger.ts';

const opened = openSample();
const account = accountOf(somchai);
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);

describe('R042 R046 what is sought', () => {
  const sharesWith = async (typed: string, page: Partial<LedgerPage> = {}) => {
    const query = { ...page, search: parseSearch(typed) };
    const [found, sums] = await mine((db) =>
      Promise.all([storedShares.lines(db, { limit: 9, ...query }), storedShares.found(db, query)]),
    );
    return { seqs: found.map((line) => line.seq), sums };
  };

  test.each([
    [`ายการ${somchai}`, [5, 4, 3, 2, 1]],
    ['รายก่าร', [5, 4, 3, 2, 1]],
    ['r3', [4]],
    ['3', []],
    ['1,000', [3]],
    ['๑๐๐๐.๕ บาท', [2]],
    ['1000.51', []],
    ['0.25', [4]],
    ['90,071,992,547,409.93', [5]],
    ['%', []],
    ['_', []],
    [malee, []],
  ])('%s', async (typed, seqs) => {
    expect((await sharesWith(typed)).seqs).toEqual(seqs);
  });

  test('page by page, within the days, summed up over all pages', async () => {
    expect((await sharesWith('รายการ', { limit: 2, before: 4 })).seqs).toEqual([3, 2]);
    expect((await sharesWith('รายการ', { limit: 2, after: 1 })).seqs).toEqual([3, 2]);
    const days = { from: '2025-01-31', to: '2025-01-31' };
    const sums = {
      ...{ count: 2, inSatang: 100_000n, outSatang: 25n },
      ...{ lostSatang: 0n, adjustedSatang: 0n },
    };
    expect(await sharesWith('รายการ', { ...days, limit: 1 })).toEqual({ seqs: [4], sums });
    expect((await sharesWith('')).sums).toBeNull();
    const [found, lone] = await mine((db) =>
      Promise.all([
        storedDeposits(account).found(db, { ...days, search: parseSearch('รายการ') }),
        storedDeposits(account).lines(db, { limit: 9, search: parseSearch('1000.50') }),
      ]),
    );
    expect(found).toEqual(sums);
    expect(lone.map((line) => line.seq)).toEqual([2]);
    expect(await mine((db) => storedDeposits(accountOf(malee)).lines(db, { limit: 9 }))).toEqual(
      [],
    );
  });

  test('the years that have lines', async () => {
    expect((await mine(shareHistory)).years).toEqual([2025, 2023]);
    expect(await mine((db) => depositHistory(account).years(db))).toEqual([2025, 2023]);
    expect(await mine((db) => depositHistory(accountOf(malee)).years(db))).toEqual([]);
  });
});
