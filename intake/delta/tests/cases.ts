/** A delta spoilt in one way for each reason of its own: it would come in without that check. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { Fault } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import { deltaFile, manifestFile } from '../../layout.ts';
import { rollback } from '../../rollback.ts';
import { runIntake } from '../../run-intake.ts';
import type { DeltaFolders } from './tiny-delta.ts';

/** Where a case happens: the store, its first publication, and the folders. */
export interface Scene extends DeltaFolders {
  readonly ownerUrl: string;
  readonly shownId: number;
}

export interface DeltaCase {
  /** Something else is shown in that store afterwards. */
  readonly movesPointer?: true;
  readonly spoil: (scene: Scene) => Promise<unknown>;
  /** The first fault; `laterId` is what was published while it was spoilt. */
  readonly fault: (ids: { shownId: number; laterId: number }) => Fault;
}

export const digestOf = async (folder: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(folder, manifestFile)))
    .digest('hex');

const day = '28 พ.ย. 2568';

const at = (row: number, column: string, reason: string) => (): Fault => ({
  file: deltaFile,
  row,
  column,
  reason,
});

type Change = (lines: readonly string[], base: string) => readonly string[];

/** Works on the lines of `delta.csv` without their ends. */
const lines =
  (change: Change): DeltaCase['spoil'] =>
  async ({ base, out }) => {
    const path = join(out, deltaFile);
    const before = (await readFile(path, 'utf8')).split('\r\n').slice(0, -1);
    const after = change(before, await digestOf(base));
    await writeFile(path, after.map((line) => `${line}\r\n`).join(''));
  };

const row = (cells: string): DeltaCase['spoil'] =>
  lines((all, base) => [...all.slice(0, 1), `${base},${cells}`, ...all.slice(1)]);

const publish = async ({ ownerUrl }: Scene, folder: string) => {
  const { publicationId } = await runIntake({ folder, ownerUrl, force: true });
  return publicationId;
};

const stranger = 'a'.repeat(64);

export const deltaCases = {
  deltaEmpty: {
    spoil: lines((all) => all.slice(0, 1)),
    fault: at(1, 'BASE', reasons.deltaEmpty),
  },
  deltaBaseForm: {
    spoil: lines((all, base) => all.map((line) => line.replace(base, 'ABC'))),
    fault: at(2, 'BASE', reasons.deltaBaseForm('ABC')),
  },
  deltaBaseVaries: {
    spoil: lines((all) => [...all, `${stranger},,,,,`]),
    fault: at(3, 'BASE', reasons.deltaBaseVaries),
  },
  deltaKey: {
    spoil: row('beneficiaries.csv,000001,,,'),
    fault: at(2, 'KEY_1', reasons.deltaKey(['MEMBER_NO', 'ORDER_NO'])),
  },
  deltaNoFile: {
    spoil: row(',000001,,,'),
    fault: at(2, 'KEY_1', reasons.deltaNoFile),
  },
  deltaQuarantine: {
    movesPointer: true,
    spoil: ({ ownerUrl, shownId }) =>
      asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
        client.query(
          `INSERT INTO records.quarantine (publication_id, member_no, as_of)
           VALUES ($1, '000003', '2025-11-01')`,
          [shownId],
        ),
      ),
    fault: at(2, 'BASE', reasons.deltaQuarantine),
  },
  deltaNoBase: {
    movesPointer: true,
    spoil: ({ ownerUrl }) =>
      asUpkeep(ownerUrl, 'sahakon_intake', (client) => client.query('DELETE FROM records.current')),
    fault: at(2, 'BASE', reasons.deltaNoBase),
  },
  deltaForeignBase: {
    spoil: lines((all, base) => all.map((line) => line.replace(base, stranger))),
    fault: ({ shownId }) => at(2, 'BASE', reasons.deltaForeignBase(shownId, day))(),
  },
  deltaOlderBase: {
    movesPointer: true,
    spoil: (scene) => publish(scene, scene.next),
    fault: ({ shownId, laterId }) => at(2, 'BASE', reasons.deltaOlderBase(shownId, laterId, day))(),
  },
  deltaWithdrawnBase: {
    movesPointer: true,
    spoil: async (scene) => {
      const laterId = await publish(scene, scene.next);
      await rollback({ ownerUrl: scene.ownerUrl });
      const later = await digestOf(scene.next);
      await lines((all, base) => all.map((line) => line.replace(base, later)))(scene);
      return laterId;
    },
    fault: ({ shownId, laterId }) =>
      at(2, 'BASE', reasons.deltaWithdrawnBase(laterId, shownId, day))(),
  },
  deltaUnknownRow: {
    spoil: row('share_lines.csv,3,99,,'),
    fault: at(2, 'KEY_1', reasons.deltaUnknownRow('share_lines.csv')),
  },
  deltaDelivered: {
    spoil: row('members.csv,1,,,'),
    fault: at(2, 'KEY_1', reasons.deltaDelivered('members.csv', 2)),
  },
} as const satisfies Readonly<Record<string, DeltaCase>>;
