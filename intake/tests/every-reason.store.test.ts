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
import { reasons } from '../intake.text.ts';
import type { Case } from './cases/case.ts';
import { fieldCases, shapeCases } from './cases/fields.ts';
import { manifestCases, totalCases } from './cases/manifest.ts';
import { shownCases } from './cases/shown.ts';
import { stagedCases } from './cases/staged.ts';
import { billCases, ledgerTieCases } from './cases/ties.ts';
import { manifestOf, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder, openTinyStore } from './tiny-store.ts';

/** Proven without a store in intake/check/tests/reasons.test.ts. */
const streamed = {
  ...registryCases,
  ...ledgerCases,
  ...loanCases,
  ...collectionCases,
  ...benefitCases,
};
const read = {
  ...fieldCases,
  ...shapeCases,
  ...manifestCases,
  ...totalCases,
  ...billCases,
  ...ledgerTieCases,
};

/** One entry for each reason: what is missing here is named by the compiler. */
const every: Readonly<Record<keyof typeof reasons, unknown>> = {
  ...streamed,
  ...read,
  ...stagedCases,
  ...shownCases,
};

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

function judge({ change, state, spoil }: Case) {
  const draft = tinyDraft();
  change?.(draft);
  const manifest = manifestOf(draft);
  state?.(manifest);
  return inFolder(textsOf(draft, manifest), async (folder) => {
    await spoil?.(folder);
    return store.judge(folder);
  });
}

test('the good extract is not refused', async () => {
  expect(await judge({ fault: { file: '', row: 0, column: '', reason: '' } })).toMatchObject({
    outcome: 'checked',
    faults: [],
  });
});

describe('F11 T18 a spoilt extract is refused for this one reason', () => {
  const cases = Object.entries<readonly Case[]>(read).flatMap(([name, list]) =>
    list.map((one, index) => [list.length > 1 ? `${name} ${index + 1}` : name, one] as const),
  );
  test.each(cases)('%s', async (_, one) => {
    const { outcome, faults } = await judge(one);
    expect(faults[0]).toEqual(one.fault);
    for (const { reason } of faults) expect(reason).toBe(one.fault.reason);
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
