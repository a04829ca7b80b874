/** Monthly collections, their items, receipts of the counter (D-11). */
import { expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { somchai } from '../../tests/sample.ts';
import { agencyNo, bills, november, october } from '../../tests/sample-figures.ts';
import {
  type Collection,
  collection,
  collectionAgencies,
  collectionItems,
  collectionItemsBefore,
  collections,
  collectionsBefore,
  collectionsOf,
} from '../collections.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);
const keyOf = ({ month, seq }: Collection) => [month, seq];
const huge = 9_007_199_254_840_993n;

test('D-11 months newest first, other receipts apart', async () => {
  const [monthly, other] = await mine((db) =>
    Promise.all([
      collections(db, 'MONTHLY', { limit: 24 }),
      collections(db, 'OTHER', { limit: 24 }),
    ]),
  );
  expect(monthly.map(keyOf)).toEqual([
    [november, 1],
    [october, 1],
  ]);
  expect(other.map(keyOf)).toEqual([[october, 2]]);
  expect(monthly[1]).toEqual({
    ...{ month: october, seq: 1, kind: 'MONTHLY', agencyNo, receiptNo: `R${somchai}1` },
    ...{ receiptOn: '2025-10-31', posted: true, status: 'FULL', itemCount: 2 },
    ...{ billedSatang: huge, collectedSatang: huge, uncollectedSatang: 0n },
    ...{ refundPendingSatang: 0n, shareTotalSatang: 250_025n, interestYtdSatang: 1_917n },
    ...{ salarySatang: 3_000_000n, isOnlyBill: true, reason: null, newAgencyNo: null },
  });
  expect(monthly[0]).toMatchObject({ posted: false, status: 'PENDING', receiptNo: null });
});

test('D-11 one collection and what it consists of; its items add up to it', async () => {
  for (const [month, seq, kind, posted, amounts] of bills) {
    const [head, items] = await mine((db) =>
      Promise.all([collection(db, [month, seq]), collectionItems(db, [month, seq])]),
    );
    expect(head).toMatchObject({ month, seq, kind, posted, itemCount: items.length });
    expect(items.map((item) => item.amountSatang)).toEqual(amounts);
    expect(items.map((item) => item.itemNo)).toEqual(amounts.map((_, at) => at + 1));
    const total = items.reduce((sum, item) => sum + item.amountSatang, 0n);
    expect(head?.billedSatang).toBe(total);
  }
});

test('D-11 the month before, to compare with, is of monthly ones', async () => {
  const [[head], items] = await mine((db) =>
    Promise.all([collectionsBefore(db, november), collectionItemsBefore(db, november)]),
  );
  expect(head).toEqual(await mine((db) => collection(db, [october, 1])));
  const own = await mine((db) => collectionItems(db, [october, 1]));
  expect(items).toEqual(own.map((item) => ({ seq: 1, ...item })));
  expect(await mine((db) => collectionsOf(db, october))).toEqual([head]);
  expect(items).toHaveLength(2);
  expect(await mine((db) => collectionsBefore(db, october))).toEqual([]);
  expect(await mine((db) => collectionItemsBefore(db, october))).toEqual([]);
});

test('A.6 a collection names the agency that was billed, as its publication has it', async () => {
  const names = await mine((db) => collectionAgencies(db, [october, 1]));
  expect(names).toEqual({ agencyName: expect.stringMatching(/^หน่วยฉบับ\d+$/), newAgencyName: null });
  expect(await mine((db) => collectionAgencies(db, ['1999-01-01', 1]))).toBeUndefined();
});

test('an unknown month has neither head nor items', async () => {
  const key = ['1999-01-01', 1] as const;
  expect(await mine((db) => collection(db, key))).toBeUndefined();
  expect(await mine((db) => collectionItems(db, key))).toEqual([]);
});
