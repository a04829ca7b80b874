import { expect, test } from 'vitest';
import { readReport } from '../../../../api/agency/report/report.api.ts';
import { readBaht } from '../../../../core/satang.ts';
import { openDraft } from '../../../../parts/agency-month/draft/draft.ts';
import { liveReport } from './live-report.ts';

const { example } = readReport;
const lines = example.report?.lines ?? [];
const bills = [
  ...lines.map((line) => ({
    memberNo: line.membership_no,
    seq: line.seq,
    billedSatang: readBaht(line.billed),
    consent: true,
  })),
  { memberNo: '000244', seq: 1, billedSatang: 315_000n, consent: true },
];
const draft = openDraft({ bills, lines });

test('part D nothing typed since: the report is the server’s', () => {
  expect(liveReport(example, { version: 7, sums: draft.sums(), changed: 0 })).toEqual(example);
});

test('part D what was saved since counts in sums, difference and what is still open', () => {
  const typed = openDraft({ bills, lines });
  typed.change('000244 1', { outcome: 'FULL' });
  const live = liveReport(example, { version: 8, sums: typed.sums(), changed: 0 });
  expect(live.report).toMatchObject({
    version: 8,
    sums: { unreported: { count: 0, amount: '0.00' }, collected: { count: 3, amount: '32469.06' } },
    difference: '3469.06',
  });
  expect(live.open).toEqual(['difference']);
});

test('part D whoever has begun to report has opened the month', () => {
  const { report } = example;
  const sent = { ...example, state: 'SENT' as const, report: report && { ...report, version: 0 } };
  const since = { sums: draft.sums(), changed: 0 };
  expect(liveReport(sent, { version: 0, ...since }).state).toBe('SENT');
  expect(liveReport(sent, { version: 1, ...since })).toMatchObject({
    state: 'OPENED',
    status: 'ACKNOWLEDGED',
  });
});

test('part D who may not edit is told what the server told', () => {
  const serverReport = { ...example, may_edit: false, open: [] };
  expect(liveReport(serverReport, { version: 7, sums: draft.sums(), changed: 1 }).open).toEqual([]);
});
