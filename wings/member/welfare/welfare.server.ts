/** A member's own welfare as the records hold it (D-15). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { keysetPage } from '../../../api/ledger/page.ts';
import { Problem } from '../../../api/problem.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { Db, Records } from '../../../records/database.ts';
import { findMember } from '../../../records/figures/members.ts';
import {
  type WelfareClaim,
  type WelfareType,
  welfareClaims,
  welfareReceived,
  welfareTypes,
} from '../../../records/figures/welfare.ts';
import type { Services } from '../../../records/services.ts';
import { type ClaimCursor, claimsOnPage, cursorOf, readClaimCursor } from './claim-cursor.ts';
import { type CurKey, downloadWelfare, readWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';
import { mostRows, welfareSheet } from './welfare-sheet.server.ts';

type Welfare = DataOf<typeof readWelfare>;
type Lists = Omit<Welfare, 'as_of' | 'curKey'>;

const handle = handlersOn<Services>();

/** The store lists as received only what has a day of payment. */
const paidOn = ({ paidOn: on, requestedOn }: WelfareClaim): string => on ?? requestedOn;

const receivedOf = (claim: WelfareClaim) => ({
  paid_on: paidOn(claim),
  type_name: claim.typeName,
  request_no: claim.requestNo,
  amount: toDtoBaht(claim.amountSatang),
  pay_method: claim.payMethod,
  note: claim.note,
});

const requestOf = (claim: WelfareClaim) => ({
  request_no: claim.requestNo,
  requested_on: claim.requestedOn,
  type: claim.typeName,
  amount: toDtoBaht(claim.amountSatang),
  status: claim.status,
  reason: claim.reason,
});

const rightOf = (type: WelfareType) => ({
  type: type.typeName,
  rule_text: type.ruleText,
  max_amount: toDtoBaht(type.maxAmountSatang),
  deadline_days: type.deadlineDays,
  documents: [...type.documents],
});

const byPayment = (claim: WelfareClaim) => cursorOf([paidOn(claim), claim.requestNo]);
const byRequest = (claim: WelfareClaim) => cursorOf([claim.requestedOn, claim.requestNo]);

/** The tab's list; the other two stay unasked. */
async function listOf(db: Db, curKey: CurKey, cursor: ClaimCursor, limit: number): Promise<Lists> {
  const none = { received: null, requests: null, rights: null, next: null, prev: null };
  const page = { ...cursor, limit: limit + 1 };
  if (curKey === '3') return { ...none, rights: (await welfareTypes(db)).map(rightOf) };
  if (curKey === '1') {
    const found = await welfareReceived(db, page);
    const { lines, ...ends } = keysetPage(found, cursor, { limit, cursorOf: byPayment });
    return { ...none, ...ends, received: lines.map(receivedOf) };
  }
  const found = await welfareClaims(db, page);
  const { lines, ...ends } = keysetPage(found, cursor, { limit, cursorOf: byRequest });
  return { ...none, ...ends, requests: lines.map(requestOf) };
}

interface WelfareQuery {
  readonly memberNo: string;
  readonly curKey: CurKey;
  readonly cursor: ClaimCursor;
  readonly limit: number;
}

async function welfareOf(records: Records, { memberNo, curKey, cursor, limit }: WelfareQuery) {
  const [member, lists] = await records.readAsMember(
    memberNo,
    (db) => Promise.all([findMember(db), listOf(db, curKey, cursor, limit)]),
    { atOnce: true },
  );
  if (!member) throw new Problem('not_found');
  return { welfare: { as_of: member.asOf, curKey, ...lists } satisfies Welfare, member };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readWelfare, {
    keep: 'publication',
    async run({ input, who, services }) {
      const { welfare } = await welfareOf(services.records, {
        memberNo: who.memberNo,
        curKey: input.curKey,
        cursor: readClaimCursor(input.page),
        limit: claimsOnPage,
      });
      return { data: welfare };
    },
  }),

  handle(downloadWelfare, {
    async run({ input: { format, curKey }, who: { memberNo }, services }) {
      const query = { memberNo, curKey, cursor: {}, limit: mostRows };
      const { welfare, member } = await welfareOf(services.records, query);
      if (welfare.next !== null) throw new Problem('too_large', { text: text.tooMany });
      const sheet = welfareSheet(welfare, member);
      const fileName = text.file(text.tabs[curKey], fileDay(welfare.as_of));
      return { file: await services.papers.sheet(sheet, format, fileName) };
    },
  }),
];
