/** A tab of the welfare page as a sheet (D-15). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Whose, whoseFacts } from '../../../api/sheet/owner-facts.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../core/sheet/sheet-table.ts';
import type { readWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';

type Welfare = DataOf<typeof readWelfare>;

/** As many rows as a file may have. */
export const mostRows = 5000;

const receivedTable = (received: NonNullable<Welfare['received']>): SheetTable =>
  sheetTable(
    received,
    {
      paidOn: { name: text.paidOn, kind: 'day', of: (one) => one.paid_on },
      type: { name: text.type, kind: 'text', width: 2, of: (one) => one.type_name },
      requestNo: { name: text.requestNo, kind: 'text', of: (one) => one.request_no },
      amount: { name: text.amount, kind: 'baht', of: (one) => one.amount },
      payMethod: { name: text.payMethod, kind: 'text', width: 1.5, of: (one) => one.pay_method },
      note: { name: text.note, kind: 'text', width: 2, of: (one) => one.note },
    },
    { empty: text.empty[1] },
  );

const requestTable = (requests: NonNullable<Welfare['requests']>): SheetTable =>
  sheetTable(
    requests,
    {
      requestedOn: { name: text.requestedOn, kind: 'day', of: (one) => one.requested_on },
      type: { name: text.type, kind: 'text', width: 2, of: (one) => one.type },
      requestNo: { name: text.requestNo, kind: 'text', of: (one) => one.request_no },
      amount: { name: text.amount, kind: 'baht', of: (one) => one.amount },
      status: { name: text.status, kind: 'text', of: (one) => text.statuses[one.status] },
      reason: { name: text.reason, kind: 'text', width: 2, of: (one) => one.reason },
    },
    { empty: text.empty[2] },
  );

const rightTable = (rights: NonNullable<Welfare['rights']>): SheetTable =>
  sheetTable(
    rights,
    {
      type: { name: text.type, kind: 'text', width: 1.6, of: (one) => one.type },
      rule: { name: text.rule, kind: 'text', width: 2.4, of: (one) => one.rule_text },
      max: { name: text.max, kind: 'baht', of: (one) => one.max_amount },
      deadline: {
        ...{ name: text.deadline, kind: 'count', width: 0.8 },
        of: (one) => one.deadline_days,
      },
      documents: {
        ...{ name: text.documents, kind: 'text', width: 2 },
        of: (one) => one.documents.join(', '),
      },
    },
    { empty: text.empty[3] },
  );

/** What the page shows under one tab, over all its pages. */
export function welfareSheet(welfare: Welfare, member: Whose): Sheet {
  const { received, requests, rights } = welfare;
  return {
    title: `${text.title}: ${text.tabs[welfare.curKey]}`,
    facts: whoseFacts(member, welfare.as_of),
    tables: [
      ...(received ? [receivedTable(received)] : []),
      ...(requests ? [requestTable(requests)] : []),
      ...(rights ? [rightTable(rights)] : []),
    ],
    asOf: welfare.as_of,
  };
}
