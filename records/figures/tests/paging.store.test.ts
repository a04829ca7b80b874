/** Turning pages, both ways and over any cuts, gives every row once and in order (D-01). */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import type { Page } from '../../pages/pages.ts';
import { accountOf, somchai } from '../../tests/sample.ts';
import { agencyNo, contractOf, cremationOf } from '../../tests/sample-figures.ts';
import { agencyMonths } from '../agencies.ts';
import { collections } from '../collections.ts';
import { cremationMonths } from '../cremation.ts';
import { storedDeposits } from '../deposits.ts';
import { storedLoans } from '../loans.ts';
import { storedShares } from '../shares.ts';
import { welfareClaims, welfareReceived } from '../welfare.ts';
import { openSample } from './opened.ts';

type Key = readonly (string | number)[];

interface PagedList {
  /** Keys of a page, newest first. */
  readonly read: (db: Db, page: Page<Key>) => Promise<readonly Key[]>;
  readonly as?: 'agency';
}

const opened = openSample();
const month = `('2020-01-01'::date + make_interval(months => n))::date`;
const more = 'FROM generate_series(10, 40) n';

beforeAll(() =>
  opened.change(`
    INSERT INTO records.share_lines SELECT 2, n, n, '2025-04-01'::date + n, 1, 1, n, '${somchai}',
      'MONTHLY', NULL, '', NULL ${more};
    INSERT INTO records.deposit_lines SELECT 2, n, '2025-04-01'::date + n, 1, 1, n,
      '${accountOf(somchai)}', '${somchai}', 'DEPOSIT', NULL, '', NULL ${more};
    INSERT INTO records.loan_lines SELECT 2, n, n, 1, '2025-04-01'::date + n, -1, 1, 0, 1, n, 0, 6,
      '${contractOf(somchai)}', '${somchai}', '02', NULL, '' ${more};
    INSERT INTO records.collections SELECT 2, s, ${month}, 0, NULL, 0, 0, 0, 0, 0, 0, NULL, false,
      '${somchai}', '${agencyNo}', 'MONTHLY', 'PENDING' ${more}, generate_series(1, n % 3) s;
    INSERT INTO records.agency_months SELECT 2, 1, ${month}, ${month}, NULL, 0, 0, 0, 0,
      '${agencyNo}', 'SENT' ${more};
    INSERT INTO records.cremation_months SELECT 2, 1, ${month}, 1, 1, 1, 0,
      '${cremationOf(somchai)}', '${somchai}' ${more};
    INSERT INTO records.welfare_claims SELECT 2, '2022-01-01'::date + n / 4,
      '2022-02-01'::date + n / 3, 1, 'W' || n, '${somchai}', 'A', 'APPROVED' ${more}`),
);

/** A ledger's key is a number alone. */
const ofLedger =
  (
    read: (
      db: Db,
      page: { limit: number; before?: number; after?: number },
    ) => Promise<readonly { seq: number }[]>,
  ) =>
  async (db: Db, { before, after, limit }: Page<Key>) => {
    const lines = await read(db, {
      limit,
      ...(before ? { before: Number(before[0]) } : {}),
      ...(after ? { after: Number(after[0]) } : {}),
    });
    return lines.map((line) => [line.seq]);
  };

const lists: Readonly<Record<string, PagedList>> = {
  shareLines: { read: ofLedger(storedShares.lines) },
  depositLines: {
    read: ofLedger((db, page) => storedDeposits(accountOf(somchai)).lines(db, page)),
  },
  loanLines: { read: ofLedger((db, page) => storedLoans(contractOf(somchai)).lines(db, page)) },
  collections: {
    read: async (db, page) => {
      const rows = await collections(db, 'MONTHLY', page as Page<[string, number]>);
      return rows.map((row) => [row.month, row.seq]);
    },
  },
  agencyMonths: {
    as: 'agency',
    read: async (db, page) =>
      (await agencyMonths(db, page as Page<[string]>)).map((row) => [row.month]),
  },
  cremationMonths: {
    read: async (db, page) => {
      const rows = await cremationMonths(db, cremationOf(somchai), page as Page<[string]>);
      return rows.map((row) => [row.month]);
    },
  },
  welfareReceived: {
    read: async (db, page) =>
      (await welfareReceived(db, page as Page<[string, string]>)).map((row) => [
        String(row.paidOn),
        row.requestNo,
      ]),
  },
  welfareClaims: {
    read: async (db, page) =>
      (await welfareClaims(db, page as Page<[string, string]>)).map((row) => [
        row.requestedOn,
        row.requestNo,
      ]),
  },
};

describe.each(Object.entries(lists))('%s', (_, { read, as }) => {
  const ask = (page: Page<Key>) => {
    const { records } = opened;
    const work = (db: Db) => read(db, page);
    return as === 'agency'
      ? records.readAsAgency(agencyNo, work)
      : records.readAsMember(somchai, work);
  };

  test('forwards and backwards over random cuts', async () => {
    const all = await ask({ limit: 999 });
    expect(all.length).toBeGreaterThan(25);
    const texts = all.map((key) => key.join());
    expect(new Set(texts).size).toBe(all.length);
    const cuts = fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(cuts, async (sizes) => {
        const older: Key[] = [];
        for (let round = 0; older.length < all.length; round += 1) {
          const limit = sizes[round % sizes.length] as number;
          const before = older.at(-1);
          const page = await ask(before ? { limit, before } : { limit });
          expect(page).toHaveLength(Math.min(limit, all.length - older.length));
          older.push(...page);
        }
        expect(older).toEqual(all);
        const last = older.at(-1) as Key;
        expect(await ask({ limit: 5, before: last })).toEqual([]);

        const newer: Key[] = [last];
        for (let round = 0; newer.length < all.length; round += 1) {
          const limit = sizes[round % sizes.length] as number;
          newer.unshift(...(await ask({ limit, after: newer[0] as Key })));
        }
        expect(newer).toEqual(all);
        expect(await ask({ limit: 5, after: all[0] as Key })).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
