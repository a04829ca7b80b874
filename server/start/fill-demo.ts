/** Fills an empty store with the pretend cooperative, by the road that a real extract takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { phases, startText as text } from './start.text.ts';

/** Writes an extract, takes it in, makes the cast's sign-ins. `say` hears of each step. */
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
    say(text.making);
    await writeExtract({ folder, members });
    let last = '';
    const report = await takeIn({
      folder,
      ownerUrl,
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
