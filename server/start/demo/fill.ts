/** Fills a demo store with the pretend cooperative, by the road that a real extract takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '../../../core/days.ts';
import { referenceDay } from '../../../demo/timeline.ts';
import type { PasswordSettings } from '../../../records/sign-in/passwords.ts';
import { phases, startText as text } from '../start.text.ts';

/** Whose store is filled, and how. */
export interface Filling {
  readonly ownerUrl: string;
  readonly members: number;
  /** The day that the demo is dated by. */
  readonly date: Day;
  readonly passwords: PasswordSettings;
  /** For pictures and files of the site; it is made where it is missing. */
  readonly mediaDir: string;
}

/** Writes an extract of so many members, takes it in, makes sign-ins; prints each step. */
export async function fillDemo(
  { ownerUrl, members, date, passwords, mediaDir }: Filling,
  print: (line: string) => void,
): Promise<void> {
  const [{ writeExtract }, { runIntake }, { drawSite, seedCast }] = await Promise.all([
    import('../../../demo/write-extract.ts'),
    import('../../../intake/run-intake.ts'),
    import('../../../demo/seed.ts'),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-demo-'));
  try {
    await writeExtract({ folder, members, date });
    // The database works on the extract meanwhile. A failure is met again when the site is settled.
    const drawn = drawSite(mediaDir, date).catch(() => undefined);
    let last = '';
    const report = await runIntake({
      folder,
      ownerUrl,
      // What is shown, if anything, is an older demo: it may differ past belief.
      force: true,
      madeUp: true,
      letters: 'later',
      source: text.madeUpSource,
      progress: ({ phase }) => {
        if (phase !== last) print(`  ${phases[phase]}`);
        last = phase;
      },
    });
    if (report.outcome !== 'published' && report.outcome !== 'unchanged') {
      throw new Error(`demo extract ${report.outcome}: ${JSON.stringify(report.faults[0])}`);
    }
    await drawn;
    await seedCast(ownerUrl, passwords, { mediaDir, date });
    print(text.made);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface Renewal extends Omit<Filling, 'ownerUrl' | 'members' | 'date'> {
  readonly ownerUrl: string | undefined;
  /** The day that the store remembers to be dated by, if it does. */
  readonly date?: Day | undefined;
  /** The day of the records that are shown. */
  readonly asOf?: Day | undefined;
  /** Rows by subject of the publication that is shown. */
  readonly rows: Readonly<Record<string, number>>;
  readonly print: (line: string) => void;
}

/**
 * Replaces the records of a demo store that an older build filled: it knew fewer subjects, and what
 * it did not bring in would look like emptiness. As many members as before; sign-ins stay. The
 * site gets what it lacks at every start, and so does the media folder. It keeps its day; one that
 * remembers none was made for the reference day.
 */
export async function renewDemo(renewal: Renewal): Promise<void> {
  const { ownerUrl, rows, date, asOf, mediaDir, passwords, print } = renewal;
  const { subjects } = await import('../../../intake/layout.ts');
  const upToDate = subjects.every(({ name }) => name in rows);
  if (ownerUrl === undefined) {
    if (!upToDate) print(text.oldDemo);
    return;
  }
  if (upToDate) {
    const { renewSite } = await import('../../../demo/seed.ts');
    await renewSite(ownerUrl, passwords, { mediaDir, date: date ?? asOf });
    return;
  }
  const { members = 0 } = rows;
  print(text.renewing);
  await fillDemo({ ...renewal, ownerUrl, members, date: date ?? referenceDay }, print);
}
