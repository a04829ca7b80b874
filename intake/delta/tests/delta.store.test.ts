/** A base and a delta are the same as the whole, and nothing else comes of a delta. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slipRows } from '../../check/tests/cases/slips.ts';
import { watchFolder } from '../../drops/watcher.ts';
import { exitCodes } from '../../exit-codes.ts';
import { history } from '../../history.ts';
import { rollback } from '../../rollback.ts';
import { runIntake } from '../../run-intake.ts';
import { readSnapshot } from '../../tests/held-store.ts';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { openTinyStore } from '../../tests/tiny-store.ts';
import { type DeltaFolders, inDeltaFolders } from './tiny-delta.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
let ownerUrl: string;
beforeEach(async () => {
  store = await openTinyStore();
  ownerUrl = store.ownerUrl;
});
afterEach(() => store.close());

const takeIn = (folder: string, more: { force?: boolean; dryRun?: boolean } = {}) =>
  runIntake({ folder, ownerUrl, ...more });

/** A night: a name and an address change, a beneficiary goes, new accounts come, one of slips. */
function night(draft: Draft): void {
  Object.assign(draft.members[0] as Fields, { ADDRESS: '“ใหม่”, ชั้น 2\nอาคาร ก', PHONE: '' });
  Object.assign(draft.agencies[1] as Fields, { NAME: 'โรงเรียน "วัดใหม่"' });
  draft.beneficiaries.pop();
  const [account] = draft.deposit_accounts;
  const empty = { BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00', ACCRUED_INTEREST: '0.00' };
  draft.deposit_accounts.push({
    ...(account as Fields),
    ...{ ACCOUNT_NO: '0102000000A', ...empty, LAST_ACTIVITY_ON: '' },
  });
  const ACCOUNT_NO = '0106000000B';
  draft.deposit_accounts.push({
    ...(draft.deposit_accounts[1] as Fields),
    ...{ ACCOUNT_NO, ANNUAL_RATE: '', ACCRUED_INTEREST: '5.20' },
  });
  draft.deposit_slips.push(...slipRows.map((row) => ({ ...row, ACCOUNT_NO })));
  for (const [at, { SLIP_NO }] of slipRows.entries()) {
    const line = draft.deposit_lines[2 + at] as Fields;
    draft.deposit_lines.push({ ...line, ACCOUNT_NO, RECEIPT_NO: '', SLIP_NO: SLIP_NO as string });
  }
}

const tables = async () => (await readSnapshot(ownerUrl)).tables;

/** What the whole extract comes to in a store of its own, which is left as it was. */
async function wholeOf({ next, base }: DeltaFolders) {
  expect(await takeIn(next, { force: true })).toMatchObject({ outcome: 'published' });
  const whole = await tables();
  expect(await takeIn(base, { force: true })).toMatchObject({ outcome: 'published' });
  return whole;
}

const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`sahakon-private-${process.pid}-`));

describe('F11 a delta', () => {
  test('is published as the whole extract would be, row by row', () =>
    inDeltaFolders(night, async (folders) => {
      const whole = await wholeOf(folders);
      const report = await takeIn(folders.out);
      expect(report).toMatchObject({ outcome: 'published', faults: [] });
      expect(report.summary).toMatchObject({ delta: true, before: { as_of: '2025-11-28' } });
      expect(await tables()).toEqual(whole);
      const changes = report.comparison.filter((one) => one.added + one.changed + one.missing > 0);
      expect(changes.map(({ subject }) => subject).toSorted()).toEqual([
        ...['agencies', 'beneficiaries', 'deposit_accounts', 'deposit_lines', 'deposit_slips'],
        'members',
      ]);
      expect(await leftovers()).toEqual([]);
      expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
      const [newest, before] = await history(ownerUrl);
      expect(newest).toMatchObject({ state: 'current', baseId: before?.id });
    }));

  test('that is shown already is known, whatever is asked for', () =>
    inDeltaFolders(night, async ({ out }) => {
      const { publicationId } = await takeIn(out);
      for (const more of [{}, { force: true }, { dryRun: true }]) {
        expect(await takeIn(out, more)).toMatchObject({ outcome: 'unchanged', publicationId });
      }
    }));

  test('that is only tried leaves everything as it is', () =>
    inDeltaFolders(night, async ({ out }) => {
      const before = await readSnapshot(ownerUrl);
      expect(await takeIn(out, { dryRun: true })).toMatchObject({ outcome: 'checked', faults: [] });
      expect(await readSnapshot(ownerUrl)).toEqual(before);
    }));

  test('may follow a delta', () =>
    inDeltaFolders(night, async ({ out, next }) => {
      await takeIn(out);
      const later = (draft: Draft) => {
        Object.assign(draft.members[2] as Fields, { ADDRESS: 'บ้านใหม่' });
      };
      await inDeltaFolders(
        later,
        async (second) => {
          await cp(next, second.base, { recursive: true });
          expect(await takeIn(second.out)).toMatchObject({ outcome: 'published', faults: [] });
          const shown = await tables();
          await takeIn(second.next, { force: true });
          expect(await tables()).toEqual(shown);
        },
        night,
      );
    }));

  test('that was rolled back comes in again by force alone', () =>
    inDeltaFolders(night, async ({ out }) => {
      await takeIn(out);
      await rollback({ ownerUrl });
      expect(await takeIn(out)).toMatchObject({ outcome: 'differs' });
      expect(await takeIn(out, { force: true })).toMatchObject({ outcome: 'published' });
    }));

  test('is taken in from the watched folder, and its report lies beside it', () =>
    inDeltaFolders(night, async (folders) => {
      const whole = await wholeOf(folders);
      const folder = await mkdtemp(join(tmpdir(), 'sahakon-drops-'));
      await cp(folders.out, join(folder, '2025-11-29'), { recursive: true });
      const { signal } = new AbortController();
      const timing = {
        pollSeconds: 0.05,
        keepDays: 14,
        stallSeconds: 30,
        keep: 3,
        mostInQuarantine: 0,
      };
      const code = await watchFolder(
        { folder, ownerUrl, signal, ...timing, tell: () => {} },
        { once: true },
      );
      expect(code).toBe(exitCodes.ok);
      const done = join(folder, 'done', '2025-11-29');
      const report = JSON.parse(await readFile(join(done, 'report.json'), 'utf8'));
      expect(report).toMatchObject({ outcome: 'published', faults: [] });
      expect(await tables()).toEqual(whole);
      await rm(folder, { recursive: true });
    }));
});
