/** One own bill out of the records, whole or not at all. */
import type * as z from 'zod/mini';
import { Problem } from '../../../api/problem.ts';
import { addsUp } from '../../../core/collection/groups.ts';
import { monthInBuddhistYear } from '../../../core/thai-date.ts';
import { reportedToMe } from '../../../records/agency/reported.ts';
import {
  type CollectionKey,
  collection,
  collectionAgencies,
  collectionBefore,
  collectionItems,
  collectionItemsBefore,
} from '../../../records/figures/collections.ts';
import { findMember } from '../../../records/figures/members.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import type { keyShape } from './shapes.ts';

type Key = { readonly [Name in keyof typeof keyShape]: z.output<(typeof keyShape)[Name]> };

const keyOf = ({ year, month, seq }: Key): CollectionKey => [
  `${monthInBuddhistYear(year, month)}-01`,
  Number(seq),
];

/**
 * The bill of that key and the monthly one before it.
 * @throws Problem not_found, for a key that is not the member's; failed, where items do not add up
 * to their head: then no figure is better than a wrong one.
 */
export async function findBill({ records }: Services, memberNo: string, input: Key) {
  const key = keyOf(input);
  const [publication, member, head, agencies, items, before, itemsBefore, reported] =
    await records.readAsMember(
      memberNo,
      (db) =>
        Promise.all([
          currentPublication(db),
          findMember(db),
          collection(db, key),
          collectionAgencies(db, key),
          collectionItems(db, key),
          collectionBefore(db, key[0]),
          collectionItemsBefore(db, key[0]),
          reportedToMe(db),
        ]),
      { atOnce: true },
    );
  if (!publication || !member || !head) throw new Problem('not_found');
  const monthBefore =
    head.kind === 'MONTHLY' && before ? { head: before, items: itemsBefore } : undefined;
  for (const bill of [{ head, items }, monthBefore]) {
    if (bill && !addsUp(bill.head, bill.items)) throw new Problem('failed');
  }
  return { publication, member, head, items, agencies, before: monthBefore, reported };
}

export type FoundBill = Awaited<ReturnType<typeof findBill>>;
