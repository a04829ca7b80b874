/** What this room's sheets must show on paper. */

import { many, type Printed, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import { readWelfare } from './welfare.api.ts';
import { text as welfareText } from './welfare.text.ts';
import { welfareSheet } from './welfare-sheet.server.ts';

export function printed(): readonly Printed[] {
  const { example } = readWelfare;
  const received = (example.received ?? []).slice(0, 1).flatMap(many);
  const requests = many({
    ...{ requested_on: '2025-10-01', type: 'ทุน', request_no: '1', amount: '1.00' },
    ...{ status: 'APPROVED' as const, reason: null },
  });
  const rights = many({
    ...{ type: 'ทุน', rule_text: 'ปีละครั้ง', max_amount: '1.00', deadline_days: 90 },
    documents: ['สำเนา'],
  });
  const nothing = { received: null, requests: null, rights: null };
  const of = (curKey: '1' | '2' | '3', lists: Partial<typeof example>) =>
    welfareSheet({ ...example, ...nothing, ...lists, curKey }, someMember);
  const amounts = (lines: readonly { readonly amount: string }[]) => ({
    rows: lines.map(({ amount }) => ({ [welfareText.amount]: amount })),
  });
  const most = rights.map((one) => ({ [welfareText.max]: one.max_amount }));
  return [
    ...tablesOf('welfare received', of('1', { received }), [amounts(received)]),
    ...tablesOf('welfare asked for', of('2', { requests }), [amounts(requests)]),
    ...tablesOf('rights to welfare', of('3', { rights }), [{ rows: most }]),
  ];
}
