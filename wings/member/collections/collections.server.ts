/** A member's own monthly collections as the records hold them (D-11). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { keysetPage } from '../../../api/ledger/page.ts';
import { Problem } from '../../../api/problem.ts';
import { addsUp } from '../../../core/collection/groups.ts';
import { reportedToMe } from '../../../records/agency/reported.ts';
import {
  type Collection,
  type CollectionKey,
  collectionItemsBefore,
  collections,
} from '../../../records/figures/collections.ts';
import { findMember } from '../../../records/figures/members.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { downloadKep, printCollection, readCollection, readKep } from './collections.api.ts';
import { kepSheet } from './collections-sheet.ts';
import { findBill } from './find.server.ts';
import { paperText } from './paper.text.ts';
import { comparedOf, groupsOf, headOf, itemOf } from './present.server.ts';
import { receiptOf } from './receipt.server.ts';

const handle = handlersOn<Services>();

/** D-11: so many are kept in sight. */
const limit = 24;
const mostInFile = 5000;
/** After every month that is on record. */
const endOfTime = '9999-12-01';
const kinds = { monthly: 'MONTHLY', other: 'OTHER' } as const;

/** `before.2025-10.1` → the key to read on from. */
function readCursor(page: string | undefined) {
  const [direction, month, seq] = page?.split('.') ?? [];
  if (direction === undefined) return {};
  const key: CollectionKey = [`${month}-01`, Number(seq)];
  return direction === 'before' ? { before: key } : { after: key };
}

const cursorOf = ({ month, seq }: Collection): string => `${month.slice(0, 7)}.${seq}`;

export const handlers: readonly Handler<Services>[] = [
  handle(readKep, {
    // Not kept: what agencies report changes without the records.
    async run({ input: { kind = 'monthly', page }, who, services }) {
      const cursor = readCursor(page);
      const [publication, member, found, items, reported] = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            findMember(db),
            collections(db, kinds[kind], { ...cursor, limit: limit + 1 }),
            collectionItemsBefore(db, endOfTime),
            reportedToMe(db),
          ]),
        { atOnce: true },
      );
      if (!publication || !member) throw new Problem('not_found');
      const billPage = keysetPage(found, cursor, { limit, cursorOf });
      const [head] = billPage.lines;
      const newest = head === undefined ? [] : items.filter(({ seq }) => seq === head.seq);
      const hasLatest = kind === 'monthly' && billPage.prev === null && head !== undefined;
      // No figure is better than one that its parts do not add up to.
      if (hasLatest && !addsUp(head, newest)) throw new Problem('failed');
      return {
        data: {
          as_of: publication.deliveredAsOf,
          kind,
          collections: billPage.lines.map((bill) => headOf(bill, reported)),
          next: billPage.next,
          prev: billPage.prev,
          latest: hasLatest ? groupsOf(newest) : null,
        },
      };
    },
  }),

  handle(readCollection, {
    async run({ input, who, services }) {
      const bill = await findBill(services, who.memberNo, input);
      const { publication, head, items, agencies, before } = bill;
      return {
        data: {
          as_of: publication.deliveredAsOf,
          head: headOf(head, bill.reported),
          agency_name: agencies?.agencyName ?? null,
          new_agency_name: agencies?.newAgencyName ?? null,
          groups: groupsOf(items),
          items: items.map(itemOf),
          compared: before ? comparedOf(bill, before) : null,
        },
      };
    },
  }),

  handle(downloadKep, {
    async run({ input: { kind = 'monthly', format }, who, services }) {
      const [publication, member, found] = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            findMember(db),
            collections(db, kinds[kind], { limit: mostInFile + 1 }),
          ]),
        { atOnce: true },
      );
      if (!publication || !member) throw new Problem('not_found');
      if (found.length > mostInFile) throw new Problem('too_large', { text: paperText.tooMany });
      const { deliveredAsOf: asOf } = publication;
      const sheet = kepSheet({
        kind,
        member,
        asOf,
        heads: found.map((bill) => headOf(bill)),
      });
      const name = `${sheet.title} ${fileDay(asOf)}`;
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),

  handle(printCollection, {
    async run({ input, who, services }) {
      const bill = await findBill(services, who.memberNo, input);
      return { file: await receiptOf(services, who.memberNo, bill) };
    },
  }),
];
