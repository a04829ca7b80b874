/** Fills a demo store with the pretend cooperative, by the road that a real extract takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { phases, startText as text } from './start.text.ts';

/** Writes an extract of so many members, takes it in, makes sign-ins; `say` hears of each step. */
export async function fillDemo(
  ownerUrl: string,
  members: number,
  settings: PasswordSettings,
  say: (line: string) => void,
): Promise<void> {
  const [{ writeExtract }, { takeIn }, { settleCast }] = await Promise.all([
    import('../../demo/write-extract.ts'),
    import('../../intake/take-in.ts'),
    import('../../demo/settle.ts'),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-demo-'));
  try {
    await writeExtract({ folder, members });
    let last = '';
    const report = await takeIn({
      folder,
      ownerUrl,
      // What is shown, if anything, is an older demo: it may differ past belief.
      force: true,
      progress: ({ phase }) => {
        if (phase !== last) say(`  ${phases[phase]}`);
        last = phase;
      },
    });
    if (report.outcome !== 'published' && report.outcome !== 'unchanged') {
      throw new Error(`demo extract ${report.outcome}: ${JSON.stringify(report.faults[0])}`);
    }
    await settleCast(ownerUrl, settings);
    say(text.made);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface Renewal {
  readonly ownerUrl: string | undefined;
  /** Rows by subject of the publication that is shown. */
  readonly rows: Readonly<Record<string, number>>;
  readonly passwords: PasswordSettings;
  readonly say: (line: string) => void;
}

/**
 * Replaces the records of a demo store that an older build filled: it knew fewer subjects, and what
 * it did not bring in would look like emptiness. As many members as before; sign-ins stay.
 */
export async function renewDemo({ ownerUrl, rows, passwords, say }: Renewal): Promise<void> {
  const { subjects } = await import('../../intake/layout.ts');
  if (subjects.every(({ name }) => name in rows)) return;
  if (ownerUrl === undefined) {
    say(text.oldDemo);
    return;
  }
  const { members = 0 } = rows;
  say(text.renewing);
  await fillDemo(ownerUrl, members, passwords, say);
}
