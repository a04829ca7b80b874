/** Extracts that tie and lack what members see: refused about in words, published when forced. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reasons } from '../../intake.text.ts';
import { subjects } from '../../layout.ts';
import { runIntake } from '../../run-intake.ts';
import { type Draft, textsOf, tinyDraft } from '../../tests/tiny-extract.ts';
import { inFolder, openTinyStore } from '../../tests/tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeEach(async () => {
  store = await openTinyStore();
});
afterEach(() => store.close());

const takeIn = (change: (draft: Draft) => void, force: boolean) => {
  const draft = tinyDraft();
  change(draft);
  return inFolder(textsOf(draft), (folder) =>
    runIntake({ folder, ownerUrl: store.ownerUrl, force }),
  );
};

const drop = (draft: Draft, ...names: (keyof Draft)[]): void => {
  for (const name of names) draft[name] = [];
};

/** What the agencies deduct of one month; what was paid at the counter stays. */
function dropMonth(draft: Draft, month: string): void {
  draft.agency_months = draft.agency_months.filter((row) => row.MONTH !== month);
  for (const name of ['collections', 'collection_items'] as const) {
    draft[name] = draft[name].filter((row) => row.MONTH !== month || row.SEQ !== '1');
  }
}

interface Vanished {
  readonly change: (draft: Draft) => void;
  readonly reasons: readonly string[];
}

const vanished: Readonly<Record<string, Vanished>> = {
  'the newest month': {
    change: (draft) => dropMonth(draft, '11/2568'),
    reasons: [reasons.monthGone('พ.ย. 2568', '2', '01011001, 01012002')],
  },
  'all bills': {
    change: (draft) => drop(draft, 'agency_months', 'collections', 'collection_items'),
    reasons: [
      reasons.monthGone('พ.ย. 2568', '2', '01011001, 01012002'),
      reasons.monthGone('ต.ค. 2568', '1', '01011001'),
      reasons.monthGone('ก.ย. 2568', '1', '01011001'),
      reasons.everythingGone('ใบเรียกเก็บและใบเสร็จ', '7'),
      reasons.everythingGone('รายการในใบเรียกเก็บและใบเสร็จ', '14'),
    ],
  },
  beneficiaries: {
    change: (draft) => drop(draft, 'beneficiaries'),
    reasons: [reasons.everythingGone('ผู้รับโอนประโยชน์', '2')],
  },
  'a kind of deposit': {
    change(draft) {
      for (const row of draft.deposit_accounts) row.TYPE_NAME = 'ออมทรัพย์';
    },
    reasons: [reasons.productGone('บัญชีเงินฝาก', 'SPECIAL “ออมทรัพย์พิเศษ”', '1')],
  },
};

describe('F11 an extract without', () => {
  test.each(Object.entries(vanished))('%s', async (_, { change, reasons: expected }) => {
    const refused = await takeIn(change, false);
    expect(refused.faults.map(({ reason }) => reason)).toEqual(expected);
    expect(refused.outcome).toBe('differs');
    const forced = await takeIn(change, true);
    expect(forced.faults).toEqual([]);
    expect(forced.outcome).toBe('published');
  });
});

test('F11 new, changed and missing rows are counted, and sums before and after', async () => {
  const { outcome, comparison } = await takeIn((draft) => {
    draft.beneficiaries.push({ ...draft.beneficiaries[0], ORDER_NO: '3', SHARE_PERCENT: '' });
    draft.welfare_claims = draft.welfare_claims.slice(1);
    Object.assign(draft.welfare_claims[0] ?? {}, { AMOUNT: '2500.00', NOTE: 'รอเอกสาร' });
  }, true);
  expect(outcome).toBe('published');
  const of = (name: string) => comparison.find(({ subject }) => subject === name);
  expect(of('beneficiaries')).toMatchObject({
    before: 2,
    after: 3,
    added: 1,
    changed: 0,
    missing: 0,
    sums: [],
  });
  expect(of('welfare_claims')).toMatchObject({
    before: 2,
    after: 1,
    added: 0,
    changed: 1,
    missing: 1,
    sums: [{ column: 'AMOUNT', beforeSatang: 500_000n, afterSatang: 250_000n }],
    // The one that went was paid: members have seen that money.
    rewrittenCount: 1,
    rewritten: [{ key: ['0000001/2567'] }],
  });
  expect(of('members')).toMatchObject({ before: 3, after: 3, added: 0, changed: 0, missing: 0 });
  expect(comparison).toHaveLength(subjects.length);
});

test('F11 a history that was rewritten and ties is told line by line', async () => {
  const { outcome, faults, comparison } = await takeIn((draft) => {
    const [first, second] = draft.share_lines.filter((row) => row.MEMBER_NO === '000002');
    Object.assign(first ?? {}, { AMOUNT: '200.00', BALANCE: '200.00' });
    Object.assign(second ?? {}, { AMOUNT: '200.00', DESCRIPTION: 'คืนค่าหุ้น' });
  }, false);
  expect(faults).toEqual([]);
  expect(outcome).toBe('published');
  const lines = comparison.find(({ subject }) => subject === 'share_lines');
  expect(lines?.rewrittenCount).toBe(2);
  expect(lines?.rewritten).toEqual([
    {
      key: ['000002', '1'],
      columns: [
        { column: 'AMOUNT', before: '10000', after: '20000' },
        { column: 'BALANCE', before: '10000', after: '20000' },
      ],
    },
    {
      key: ['000002', '2'],
      columns: [
        { column: 'DESCRIPTION', before: 'คืนหุ้น', after: 'คืนค่าหุ้น' },
        { column: 'AMOUNT', before: '10000', after: '20000' },
      ],
    },
  ]);
});
