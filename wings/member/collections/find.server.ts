/** One own bill out of the records, whole or not at all. */
import type * as z from 'zod/mini';
import { Problem } from '../../../api/problem.ts';
import { addsUp } from '../../../core/collection/groups.ts';
import { monthInBuddhistYear } from '../../../core/thai-date.ts';
import { reportedToMe } from '../../../records/agency/reported.ts';
import {
  type Collection,
  type CollectionKey,
  collection,
  collectionAgencies,
  collectionItems,
  collectionItemsBefore,
  collectionsBefore,
  collectionsOf,
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
 * What a bill is compared with: of an earlier month's bills the first that its agency sent, else
 * the first. Undefined of a further bill of its agency's month, and of money of the counter.
 */
function comparable(
  head: Collection,
  month: readonly Collection[],
  before: readonly Collection[],
): Collection | undefined {
  const isOfAgency = ({ agencyNo }: Collection) => agencyNo === head.agencyNo;
  const isFirst = month.find(isOfAgency)?.seq === head.seq;
  if (head.kind !== 'MONTHLY' || !isFirst) return undefined;
  return before.find(isOfAgency) ?? before[0];
}

/**
 * The bill of that key and the one of an earlier month that it is compared with.
 * @throws Problem not_found, for a key that is not the member's; failed, where items do not add up
 * to their head: then no figure is better than a wrong one.
 */
export async function findBill({ records }: Services, memberNo: string, input: Key) {
  const key = keyOf(input);
  const [publication, member, head, agencies, items, month, before, itemsBefore, reported] =
    await records.readAsMember(
      memberNo,
      (db) =>
        Promise.all([
          currentPublication(db),
          findMember(db),
          collection(db, key),
          collectionAgencies(db, key),
          collectionItems(db, key),
          collectionsOf(db, key[0]),
          collectionsBefore(db, key[0]),
          collectionItemsBefore(db, key[0]),
          reportedToMe(db),
        ]),
      { atOnce: true },
    );
  if (!publication || !member || !head) throw new Problem('not_found');
  const compared = comparable(head, month, before);
  const billBefore = compared && {
    head: compared,
    items: itemsBefore.filter(({ seq }) => seq === compared.seq),
  };
  for (const bill of [{ head, items }, billBefore]) {
    if (bill && !addsUp(bill.head, bill.items)) throw new Problem('failed');
  }
  return { publication, member, head, items, agencies, before: billBefore, reported };
}

export type FoundBill = Awaited<ReturnType<typeof findBill>>;
