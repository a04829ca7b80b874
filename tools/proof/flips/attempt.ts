/** A flipped extract, given to the intake: whether it was refused, and how near the digit. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../../../intake/layout.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../app.ts';
import { type Bytes, type Figures, type Flip, flipIn } from './flip.ts';

/** Where a fault was found: in the digit's own row, elsewhere, or only in a control total. */
export type Caught = 'row' | 'elsewhere' | 'total' | 'nowhere';

export interface Attempt {
  readonly flip: Flip;
  readonly caught: Caught;
  /** What the intake did that it must not do; empty when all is well. */
  readonly complaint: string;
  readonly millis: number;
}

export interface FlipWorker {
  /** Flips one digit, takes the extract in, and puts the digit back. */
  attempt(figures: Figures, random: () => number, how?: { dryRun: boolean }): Promise<Attempt>;
  close(): Promise<void>;
}

const thaiSentence = /[ก-๙]{4}/;

export type Report = Awaited<ReturnType<typeof runIntake>>;

function caughtAt({ file, row }: Flip, { outcome, faults }: Report): Caught {
  if (outcome !== 'refused') return 'nowhere';
  if (faults.some((fault) => fault.file === file && fault.row === row)) return 'row';
  return faults.every((fault) => fault.file === manifestFile) ? 'total' : 'elsewhere';
}

/** Why a refusal is none that helps: every fault names file, row, column and a reason in Thai. */
export function refusalComplaint(report: Report): string {
  if (report.outcome !== 'refused') return `was not refused: ${report.outcome}`;
  if (report.faults.length === 0) return 'was refused without a reason';
  const bare = report.faults.find(
    ({ file, row, column, reason }) =>
      file === '' || row < 1 || column === '' || !thaiSentence.test(reason),
  );
  return bare === undefined ? '' : `names no place: ${JSON.stringify(bare)}`;
}

/** Which publication is shown, and whether the intake has left anything lying about. */
export const standing = (ownerUrl: string): Promise<string> =>
  asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT publication_id FROM records.current) AS shown,
         (SELECT count(*)::int FROM records.publications) AS publications,
         (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'staging') AS staged,
         (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'records') AS tables`,
    );
    return JSON.stringify(rows[0]);
  });

/**
 * Flips digits in a copy of the extract in `folder`, whose `bytes` these are, and takes each into
 * the database, which must show that extract already.
 */
export async function openWorker(
  folder: string,
  bytes: Bytes,
  ownerUrl: string,
): Promise<FlipWorker> {
  const copy = await temporaryFolder();
  await cp(folder, copy.path, { recursive: true });
  const before = await standing(ownerUrl);
  return {
    async attempt(figures, random, { dryRun } = { dryRun: false }) {
      const { flip, text } = flipIn(bytes, figures, random);
      const path = join(copy.path, flip.file);
      await writeFile(path, text, 'latin1');
      const report = await runIntake({ folder: copy.path, ownerUrl, dryRun });
      await writeFile(path, bytes.get(flip.file) ?? '', 'latin1');
      const changed = (await standing(ownerUrl)) === before ? '' : ' changed what is shown;';
      const complaint = `${changed} ${refusalComplaint(report)}`.trim();
      return { flip, caught: caughtAt(flip, report), complaint, millis: report.millis };
    },
    close: copy.remove,
  };
}
