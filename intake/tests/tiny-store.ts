/** A store of its own that shows the tiny extract, and the ways to put something else beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { compareSubject } from '../comparison/compare-subject.ts';
import type { Shown } from '../comparison/comparison.ts';
import { questionsOf } from '../comparison/questions.ts';
import { type Extract, openExtract } from '../decode/extract.ts';
import { type Fault, Faults } from '../fault.ts';
import { subjects } from '../layout.ts';
import { type IntakeReport, runIntake } from '../run-intake.ts';
import { verificationsOf } from '../staging/verify.ts';
import { type Texts, tinyExtract, writeTexts } from './tiny-extract.ts';

/** A number that no publication of this store has. */
const id = 777;

/** Runs `work` on a folder that holds these texts. */
export async function inFolder<T>(texts: Texts, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-tiny-'));
  try {
    await writeTexts(folder, texts);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function currentOf(client: pg.Client): Promise<Shown> {
  const { rows } = await client.query<Shown>(
    `SELECT p.id, p.as_of AS "asOf" FROM records.publications p
       JOIN records.current c ON c.publication_id = p.id`,
  );
  return rows[0] as Shown;
}

/** Copies of the shown records stand in schema staging and are gone afterwards. */
async function onCopies(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const { name } of subjects) {
      await client.query(`CREATE TABLE staging.${name}_${id} AS SELECT * FROM records.${name}`);
    }
    // Whatever is spoilt, no digest says that it is as before: every line is looked at.
    await client.query(`CREATE TABLE staging.ledger_digests_${id} (LIKE records.ledger_digests)`);
    await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

export async function openTinyStore() {
  const store = await openTestStore({ holds: 'tables' });
  const { ownerUrl } = store;
  await inFolder(tinyExtract, async (folder) => {
    const { outcome, faults } = await runIntake({ folder, ownerUrl });
    if (outcome !== 'published') throw new Error(JSON.stringify(faults));
  });

  /** Gives the faults of copies on which `spoil` was run; `#` in it is their number. */
  const onSpoilt = (
    spoil: string,
    judge: (client: pg.Client, extract: Extract, faults: Faults) => Promise<void>,
  ): Promise<Faults> =>
    inFolder(tinyExtract, async (folder) => {
      const faults = new Faults();
      const extract = (await openExtract(folder, faults)) as Extract;
      await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
        onCopies(client, async () => {
          await client.query(spoil.replaceAll('#', String(id)));
          await judge(client, extract, faults);
        }),
      );
      return faults;
    });

  const compare = (spoil: string): Promise<Faults> =>
    onSpoilt(spoil, async (session, extract, faults) => {
      const beside = { session, stagingId: id, extract, shown: await currentOf(session) };
      const compared = [];
      for (const { name } of subjects) compared.push(await compareSubject(beside, name));
      faults.addAll(await questionsOf(beside, compared));
    });

  return {
    ...store,
    /** What an intake of this folder would say; nothing is published. */
    judge: (folder: string): Promise<IntakeReport> =>
      runIntake({ folder, ownerUrl, dryRun: true, force: true }),
    /** What the verification says of copies that were spoilt. */
    async verify(spoil: string): Promise<readonly Fault[]> {
      const faults = await onSpoilt(spoil, async (session, extract, found) => {
        const staging = { session, publicationId: id, extract, faults: found };
        for (const verify of subjects.flatMap(verificationsOf)) await verify(staging);
      });
      return faults.list;
    },
    /** What is said of the copies, or of what is shown, being spoilt against each other. */
    compare: async (spoil: string): Promise<readonly Fault[]> => (await compare(spoil)).list,
    /** How many faults that would be, and whether there are more. */
    async count(spoil: string) {
      const { list, more } = await compare(spoil);
      return { count: list.length, more };
    },
  };
}
