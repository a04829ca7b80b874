/**
 * Every reason for which an extract is refused has a case that only its check refuses: take the
 * check out, and the spoilt extract comes in. The table is complete or this file does not compile.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benefitCases } from '../check/tests/cases/benefits.ts';
import { collectionCases } from '../check/tests/cases/collections.ts';
import { ledgerCases } from '../check/tests/cases/ledgers.ts';
import { loanCases } from '../check/tests/cases/loans.ts';
import { registryCases } from '../check/tests/cases/registry.ts';
import { slipCases } from '../check/tests/cases/slips.ts';
import { deltaCases } from '../delta/tests/cases.ts';
import { reasons } from '../intake.text.ts';
import { quarantineCases } from '../quarantine/tests/cases.ts';
import { accepted } from './cases/accepted.ts';
import { type Case, set } from './cases/case.ts';
import { comingMonthCases } from './cases/coming-month.ts';
import { billCases, ledgerCrossCheckCases } from './cases/cross-checks.ts';
import { duesCases } from './cases/dues.ts';
import { fieldCases, shapeCases } from './cases/fields.ts';
import { furtherBillCases } from './cases/further-bill.ts';
import { manifestCases, totalCases } from './cases/manifest.ts';
import { pendingCases } from './cases/pending.ts';
import { shownCases } from './cases/shown.ts';
import { stagedCases } from './cases/staged.ts';
import { manifestOf, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder, openTinyStore } from './tiny-store.ts';

/** Proven without a store in intake/check/tests/reasons.test.ts. */
const streamed = {
  ...registryCases,
  ...ledgerCases,
  ...loanCases,
  ...collectionCases,
  ...benefitCases,
  ...slipCases,
};
const read = {
  ...fieldCases,
  ...shapeCases,
  ...manifestCases,
  ...totalCases,
  ...billCases,
  ...ledgerCrossCheckCases,
  ...pendingCases,
};

/** One entry for each reason: what is missing here is named by the compiler. */
const every: Readonly<Record<keyof typeof reasons, unknown>> = {
  ...streamed,
  ...read,
  ...stagedCases,
  ...shownCases,
  // Each proven in intake/delta/tests/faults.store.test.ts.
  ...deltaCases,
  // Each proven in intake/quarantine/tests/quarantine.store.test.ts.
  ...quarantineCases,
};

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

function judge({ change, state, spoil, fault }: Partial<Case>) {
  const draft = tinyDraft();
  change?.(draft);
  const manifest = manifestOf(draft);
  state?.(manifest);
  return inFolder(textsOf(draft, manifest), async (folder) => {
    await spoil?.(folder);
    const expected = typeof fault === 'function' ? fault(folder) : fault;
    return { ...(await store.judge(folder)), expected };
  });
}

test('the good extract is not refused', async () => {
  const { outcome, faults, more } = await judge({});
  expect({ outcome, faults, more }).toEqual({ outcome: 'checked', faults: [], more: false });
});

test.each(Object.entries(accepted))('%s may be', async (_, change) => {
  const { outcome, faults } = await judge({ change });
  expect(faults).toEqual([]);
  expect(outcome).toBe('checked');
});

test.each(Object.entries({ ...furtherBillCases, ...duesCases, ...comingMonthCases }))(
  '%s are refused',
  async (_, one) => {
    const { outcome, faults, expected } = await judge(one);
    expect(outcome).toBe('refused');
    expect(faults).toEqual([expect.objectContaining(expected ?? {})]);
  },
);

test.each([
  [5, false],
  [6, true],
])(
  'F11 of %i rows that do not tie five are told, and whether there are more',
  async (rows, more) => {
    const change: Case['change'] = (draft) => {
      for (let index = 0; index < rows; index += 1) {
        set('collections', index, { SHARE_TOTAL: '0.01' })(draft);
      }
    };
    const report = await judge({ change });
    expect(report.faults).toHaveLength(5);
    expect(report.more).toBe(more);
  },
);

describe('F11 T18 a spoilt extract is refused for this one reason', () => {
  const cases = Object.entries<readonly Case[]>(read).flatMap(([name, list]) =>
    list.map((one, index) => [list.length > 1 ? `${name} ${index + 1}` : name, one] as const),
  );
  test.each(cases)('%s', async (_, one) => {
    const { outcome, faults, expected } = await judge(one);
    expect(faults[0]).toEqual(expected);
    for (const { reason } of faults) expect(reason).toBe(expected?.reason);
    expect(outcome).toBe('refused');
  });
});

test.each(Object.entries(stagedCases))('F11 T18 in the store: %s', async (_, one) => {
  expect(await store.verify(one.spoil)).toEqual([one.fault]);
});

test('no reason is without a case', () => {
  const without = Object.keys(reasons).filter((name) => !(name in every));
  expect(without).toEqual([]);
});
