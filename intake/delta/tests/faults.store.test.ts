/** What is wrong with a delta is said at its own file and line. */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasons } from '../../intake.text.ts';
import { runIntake } from '../../run-intake.ts';
import { readSnapshot } from '../../tests/held-store.ts';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { openTinyStore } from '../../tests/tiny-store.ts';
import { deltaText } from '../../text/delta.text.ts';
import { type DeltaCase, deltaCases } from './cases.ts';
import { type DeltaFolders, inDeltaFolders } from './tiny-delta.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

/** A member moves house, another has a beneficiary less. */
function night(draft: Draft): void {
  Object.assign(draft.members[0] as Fields, { ADDRESS: 'บ้านใหม่' });
  draft.beneficiaries.pop();
}

const takeIn = (folder: string, { ownerUrl } = store) =>
  runIntake({ folder, ownerUrl, force: true });

describe('F11 a delta is refused', () => {
  const judge = ({ spoil, fault }: DeltaCase, own = store) =>
    inDeltaFolders(night, async (folders) => {
      const { ownerUrl } = own;
      const shownId = (await readSnapshot(ownerUrl)).publicationId as number;
      const laterId = (await spoil({ ...folders, ownerUrl, shownId })) as number;
      const before = await readSnapshot(ownerUrl);
      const { outcome, faults } = await takeIn(folders.out, own);
      expect(faults[0]).toEqual(fault({ shownId, laterId }));
      expect(outcome).toBe('refused');
      expect(await readSnapshot(ownerUrl)).toEqual(before);
    });

  test.each(Object.entries<DeltaCase>(deltaCases))('%s', async (_, one) => {
    if (!one.movesPointer) return judge(one);
    const own = await openTinyStore();
    return judge(one, own).finally(() => own.close());
  });
});

const noFault = { outcome: 'published', faults: [] };

/** The first fault of the delta once its file was worked on. */
const faultOf = (
  change: (draft: Draft) => void,
  file: string,
  work: (text: string) => string,
): Promise<unknown> =>
  inDeltaFolders(change, async ({ out }) => {
    const path = join(out, file);
    const before = await readFile(path, 'utf8');
    const after = work(before);
    expect(after).not.toBe(before);
    await writeFile(path, after);
    return (await takeIn(out)).faults[0];
  });

describe('F11 a fault is told where the delta wrote it', () => {
  const third = (draft: Draft) => {
    Object.assign(draft.members[2] as Fields, { ADDRESS: 'บ้านใหม่' });
  };

  test('of a field', async () => {
    const fault = await faultOf(third, 'members.csv', (text) => text.replace('1900.00', '1900'));
    expect(fault).toMatchObject({ file: 'members.csv', row: 2, column: 'SHARE_BALANCE' });
  });

  test('of a row that does not tie, the manifest fitting', async () => {
    const change = (draft: Draft) => {
      third(draft);
      Object.assign(draft.members[2] as Fields, { SHARE_HELD: '9000.00' });
    };
    const { faults, outcome } = await inDeltaFolders(change, ({ out }) => takeIn(out));
    expect(outcome).toBe('refused');
    expect(faults[0]).toMatchObject({ file: 'members.csv', row: 2, column: 'SHARE_HELD' });
  });

  test('of a row that another was delivered as, too', async () => {
    const again = (text: string) => text + text.slice(text.indexOf('\r\n') + 2);
    const fault = await faultOf(third, 'members.csv', again);
    expect(fault).toMatchObject({ row: 3, column: 'MEMBER_NO', reason: reasons.duplicate(2) });
  });

  test('of a row that is gone twice', () =>
    inDeltaFolders(night, async ({ out }) => {
      const path = join(out, 'delta.csv');
      const text = await readFile(path, 'utf8');
      expect(text).toContain('beneficiaries.csv');
      await appendFile(path, text.slice(text.indexOf('\r\n') + 2));
      const [fault] = (await takeIn(out)).faults;
      expect(fault).toMatchObject({ file: 'delta.csv', row: 3, reason: reasons.duplicate(2) });
    }));

  test('of a file of the base that the delta left alone, by its key', async () => {
    const { faults } = await inDeltaFolders(
      (draft) => {
        const more = { BALANCE: '1200.01', AVAILABLE: '1200.01' };
        Object.assign(draft.deposit_accounts[1] as Fields, more);
      },
      ({ out }) => takeIn(out),
    );
    const stated = reasons.lastBalance('1200.00', '1200.01', 'deposit_accounts.csv', 2, 'BALANCE');
    const key = 'บัญชี 01020000022 ลำดับ 2';
    expect(faults[0]).toMatchObject({ file: 'deposit_lines.csv', row: 0, column: '' });
    expect(faults[0]?.reason).toContain(stated);
    expect(faults[0]?.reason).toContain(deltaText.baseRow('', key, 'BALANCE').trim());
  });

  test('of a total of the whole, in the manifest', async () => {
    const more = (text: string) => text.replace(',members.csv,3,', ',members.csv,4,');
    const fault = await faultOf(third, 'manifest.csv', more);
    expect(fault).toMatchObject({ file: 'manifest.csv' });
  });

  test('of a file that is none of the layout, and of no manifest', () =>
    inDeltaFolders(third, async ({ out }) => {
      await writeFile(join(out, 'more.csv'), 'A\r\n');
      const { faults } = await takeIn(out);
      expect(faults).toEqual([
        { file: 'more.csv', row: 1, column: '', reason: reasons.unknownFile },
      ]);
      await rm(join(out, 'more.csv'));
      await rm(join(out, 'manifest.csv'));
      expect((await takeIn(out)).faults[0]?.reason).toBe(reasons.missingManifest);
    }));
});

test('F11 rows of a delta stand in any order', () =>
  inDeltaFolders(
    (draft) => {
      for (const line of draft.share_lines) Object.assign(line, { DESCRIPTION: 'หุ้น' });
    },
    async ({ out }: DeltaFolders) => {
      const path = join(out, 'share_lines.csv');
      const [header, ...rows] = (await readFile(path, 'utf8')).split('\r\n').slice(0, -1);
      await writeFile(path, [header, ...rows.toReversed()].map((row) => `${row}\r\n`).join(''));
      expect(await takeIn(out)).toMatchObject(noFault);
    },
  ));
