/** A tab of the welfare page as a sheet (D-15). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Whose, whoseFacts } from '../../../api/sheet/whose.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import type { readWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';

type Welfare = DataOf<typeof readWelfare>;

/** As many rows as a file may have. */
export const mostRows = 5000;

function receivedTable(received: NonNullable<Welfare['received']>): SheetTable {
  return {
    columns: [
      { name: text.paidOn, kind: 'day' },
      { name: text.type, kind: 'text', width: 2 },
      { name: text.requestNo, kind: 'text' },
      { name: text.amount, kind: 'baht' },
      { name: text.payMethod, kind: 'text', width: 1.5 },
      { name: text.note, kind: 'text', width: 2 },
    ],
    rows: received.map((one) => ({
      cells: [one.paid_on, one.type_name, one.request_no, one.amount, one.pay_method, one.note],
    })),
    empty: text.empty[1],
  };
}

function requestTable(requests: NonNullable<Welfare['requests']>): SheetTable {
  return {
    columns: [
      { name: text.requestedOn, kind: 'day' },
      { name: text.type, kind: 'text', width: 2 },
      { name: text.requestNo, kind: 'text' },
      { name: text.amount, kind: 'baht' },
      { name: text.status, kind: 'text' },
      { name: text.reason, kind: 'text', width: 2 },
    ],
    rows: requests.map((one) => ({
      cells: [
        one.requested_on,
        one.type,
        one.request_no,
        one.amount,
        text.statuses[one.status],
        one.reason,
      ],
    })),
    empty: text.empty[2],
  };
}

function rightTable(rights: NonNullable<Welfare['rights']>): SheetTable {
  return {
    columns: [
      { name: text.type, kind: 'text', width: 1.6 },
      { name: text.rule, kind: 'text', width: 2.4 },
      { name: text.max, kind: 'baht' },
      { name: text.deadline, kind: 'count', width: 0.8 },
      { name: text.documents, kind: 'text', width: 2 },
    ],
    rows: rights.map((one) => ({
      cells: [one.type, one.rule_text, one.max_amount, one.deadline_days, one.documents.join(', ')],
    })),
    empty: text.empty[3],
  };
}

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
