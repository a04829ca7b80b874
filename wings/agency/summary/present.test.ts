import { expect, test } from 'vitest';
import type { AgencyBill, AgencyMonth } from '../../../records/figures/agencies.ts';
import { summaryOf } from './present.server.ts';
import type { Found } from './read.server.ts';
import { summarySheet } from './summary-sheet.ts';

const month: AgencyMonth = {
  ...{ month: '2025-10-01', state: 'POSTED', dueOn: '2025-11-03', postedOn: '2025-10-31' },
  ...{ members: 1, billedSatang: 300n, collectedSatang: 300n, uncollectedSatang: 0n },
  refundPendingSatang: 0n,
};
const item = { itemNo: 1, code: 'LON', periodNo: 1, days: 31 };
const bill: AgencyBill = {
  ...{ memberNo: '000001', seq: 1, prefix: 'นาย', firstName: 'ก', lastName: 'ข' },
  ...{ employeeNo: null, payrollConsentOn: null, receiptNo: 'R1', posted: true, status: 'FULL' },
  ...{ billedSatang: 300n, collectedSatang: 300n, uncollectedSatang: 0n, reason: null },
  ...{ refundPendingSatang: 0n, newAgencyNo: null },
  items: [
    {
      ...{ ...item, itemGroup: 'LOAN', name: 'เงินกู้สามัญ', principalSatang: 200n },
      ...{ interestSatang: 100n, amountSatang: 300n, collectedSatang: 300n },
    },
  ],
};
const found: Found = {
  publication: {
    id: 1,
    asOf: '2025-11-28',
    deliveredAsOf: '2025-11-28',
    quarantineAsOf: null,
  },
  agency: {
    ...{ agencyNo: '01011001', parentAgencyNo: null, name: 'โรงเรียน', headName: null },
    ...{ headPosition: null, address: null, phone: null },
  },
  ...{ subs: [], below: [], months: [month], shown: '2025-10-01', history: [month] },
  own: {
    month,
    bills: [bill],
    newNames: new Map(),
    progress: {
      ...{ state: 'POSTED', letter: undefined, report: undefined, lines: [], slipsSatang: 0n },
      ...{ letters: [], open: [], steps: [] },
      sums: {
        billed: { count: 1, satang: 300n },
        collected: { count: 0, satang: 0n },
        uncollected: { count: 0, satang: 0n },
        unreported: { count: 1, satang: 300n },
        ...{ full: 0, partial: 0, none: 0 },
      },
    },
  },
};
const of = (detail: 'full' | 'grouped' | 'total') => summaryOf(found, { group: undefined, detail });

test('R008 D-23 the cooperative’s setting says how much table A tells', () => {
  const line = { group: 'ordinary', count: 1, amount: '3.00' };
  const [full, grouped, total] = [of('full'), of('grouped'), of('total')];
  expect(full.own?.table_a).toEqual([{ ...line, principal: '2.00', interest: '1.00' }]);
  expect(grouped.own?.table_a).toEqual([{ ...line, principal: null, interest: null }]);
  expect(grouped.own?.total_a).toEqual({ principal: null, interest: null, amount: '3.00' });
  expect([total.by_group, total.own?.table_a]).toEqual([false, []]);
  expect(total.own?.total_a.amount).toBe('3.00');
});

test('R008 D-26 a month without a bill is no nought in the trend, on page and in files', () => {
  const august = { ...month, month: '2025-08-01' };
  const history = [{ ...month, state: 'SENT' as const }, august];
  const summary = summaryOf({ ...found, history }, { group: undefined, detail: 'full' });
  const unknown = { collected: null, uncollected: null };
  expect(summary.trend.map(({ month: of, year: _, posted: __, ...one }) => [of, one])).toEqual([
    [8, { members: 1, billed: '3.00', collected: '3.00', uncollected: '0.00' }],
    [9, { members: null, billed: null, ...unknown }],
    [10, { members: 1, billed: '3.00', ...unknown }],
  ]);
  const rows = summarySheet(summary)
    .tables.at(-1)
    ?.rows.map(({ cells }) => cells);
  expect(rows).toEqual([
    { month: 'ส.ค. 2568', members: 1, billed: '3.00', collected: '3.00', uncollected: '0.00' },
    { month: 'ก.ย. 2568 (ไม่มี)', members: null, billed: null, ...unknown },
    { month: 'ต.ค. 2568 (รอผล)', members: 1, billed: '3.00', ...unknown },
  ]);
});

test('D-26 an office hears of its own and others’ months what every side knows alike', () => {
  const sub = { ...found.agency, agencyNo: '01011002', parentAgencyNo: '01011001' };
  const own = found.own && { ...found.own, month: { ...month, state: 'SENT' as const } };
  for (const [state, expected] of [
    ...(['SENT', 'OPENED', 'RESULT_RETURNED', 'REMITTED', 'RECONCILED'] as const).map(
      (one) => [one, 'OPEN'] as const,
    ),
    ['POSTED', 'POSTED'] as const,
  ]) {
    const below = [{ ...month, state, unitNo: sub.agencyNo, agencyNo: sub.agencyNo }];
    const summary = summaryOf(
      { ...found, own, subs: [sub], below },
      { group: undefined, detail: 'full' },
    );
    expect(summary.sub_units?.units[0]?.state).toBe(expected);
    expect(summary.sub_units?.own?.state).toBe('OPEN');
  }
});
