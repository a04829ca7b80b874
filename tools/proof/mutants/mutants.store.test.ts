import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifestFile, subjectOf } from '../../../intake/layout.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { readSnapshot } from '../../../intake/tests/held-store.ts';
import { temporaryFolder } from '../../app.ts';
import { openTestStore } from '../../test-store.ts';
import { type MutantWorker, openMutantWorker } from './attempt.ts';
import { drawMutants, mutantSource } from './mutants.ts';
import { type Mutant, mutantKinds, type Source } from './mutate/mutate.ts';
import { setField, tableOf } from './mutate/table.ts';
import { mendManifest } from './reconcile/manifest.ts';
import { mismatchesIn } from './reconcile/reconcile.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let extract: Awaited<ReturnType<typeof temporaryFolder>>;
let source: Source;
let worker: MutantWorker;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  extract = await temporaryFolder();
  const { path: folder } = extract;
  source = await mutantSource(folder);
  const shown = await runIntake({ folder, ownerUrl: store.ownerUrl });
  expect(shown).toMatchObject({ outcome: 'published', faults: [] });
  worker = await openMutantWorker(folder, source, store.ownerUrl);
});
afterAll(async () => {
  await worker.close();
  await extract.remove();
  await store.close();
});

test('50 mutants are refused with place and reason, or accepted and tie', async () => {
  const before = await readSnapshot(store.ownerUrl);
  const mutants = drawMutants(source, 50);
  const outcomes = new Set<boolean>();
  for (const mutant of mutants) {
    const { accepted, complaint } = await worker.attempt(mutant);
    outcomes.add(accepted);
    const { kind, file, what } = mutant;
    expect({ kind, file, what, complaint }).toEqual({ kind, file, what, complaint: '' });
  }
  expect(mutants.filter(({ mended }) => mended)).toHaveLength(25);
  expect(new Set(mutants.map(({ kind }) => kind)).size).toBeGreaterThan(mutantKinds.length / 2);
  expect(outcomes).toEqual(new Set([true, false]));
  expect(await readSnapshot(store.ownerUrl)).toEqual(before);
}, 300_000);

/** One field of the first row changed, and the manifest made to fit. */
function mended(name: Parameters<typeof subjectOf>[0], column: string, value: string): Mutant {
  const table = tableOf(source.bytes, subjectOf(name));
  const mutation = setField(table, 0, table.header.indexOf(column), value);
  if (mutation === undefined) throw new Error(`${column} is ${value} already`);
  const good = source.bytes.get(manifestFile) ?? '';
  const manifest = mendManifest(good, source.layout.stated, mutation.changed) ?? '';
  const changed = new Map([...mutation.changed, [manifestFile, manifest]]);
  return { ...mutation, kind: 'of the test', mended: true, changed };
}

const mismatchesOf = ({ changed }: Mutant) =>
  mismatchesIn(new Map([...source.bytes, ...changed]), source.layout);

test('a fitting manifest fits: another salary is accepted, and all of it ties', async () => {
  expect(mismatchesIn(source.bytes, source.layout)).toEqual([]);
  const mutant = mended('members', 'SALARY', '1.00');
  expect(mismatchesOf(mutant)).toEqual([]);
  expect(await worker.attempt(mutant)).toMatchObject({ accepted: true, complaint: '' });
});

test.each([
  ['share_lines', 'AMOUNT'],
  ['share_lines', 'BALANCE'],
  ['deposit_lines', 'AMOUNT'],
  ['loan_lines', 'PRINCIPAL'],
  ['loan_lines', 'INTEREST_BALANCE'],
  ['members', 'SHARE_BALANCE'],
  ['deposit_accounts', 'BALANCE'],
  ['deposit_accounts', 'ACCRUED_INTEREST'],
  ['deposit_slips', 'BALANCE'],
  ['deposit_slips', 'ACCRUED_INTEREST'],
  ['loans', 'PRINCIPAL_BALANCE'],
  ['loans', 'ACCRUED_INTEREST'],
  ['dividends', 'SHARE_BASE'],
  ['dividends', 'DIVIDEND'],
  ['dividends', 'INTEREST_BASE'],
  ['dividends', 'REFUND'],
  ['dividends', 'DEDUCTED'],
  ['dividends', 'NET'],
  ['dividend_deductions', 'AMOUNT'],
  ['agency_months', 'BILLED'],
  ['agency_months', 'COLLECTED'],
  ['collections', 'COLLECTED'],
  ['collections', 'SHARE_TOTAL'],
  ['collections', 'INTEREST_YTD'],
  ['collection_items', 'AMOUNT'],
  ['collection_items', 'BALANCE_AFTER'],
  ['cremation_enrolments', 'TO_COLLECT'],
  ['cremation_months', 'COLLECTED'],
] as const)('the other reckoning sees a wrong %s %s by itself', (name, column) => {
  expect(mismatchesOf(mended(name, column, '0.07'))).not.toEqual([]);
});
