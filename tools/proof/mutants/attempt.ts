/** A mutant, given to the intake: refused with a reason, or accepted and it ties. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIntake } from '../../../intake/run-intake.ts';
import { temporaryFolder } from '../../app.ts';
import { refusalComplaint, standing } from '../flips/attempt.ts';
import type { Mutant, Source } from './mutate/mutate.ts';
import { mismatchesIn } from './reconcile/reconcile.ts';

export interface Attempt {
  readonly mutant: Mutant;
  readonly accepted: boolean;
  /** What the intake did that it must not do; empty when all is well. */
  readonly complaint: string;
}

export interface MutantWorker {
  /** Takes the mutant in as a dry run, and puts its files back. */
  attempt(mutant: Mutant): Promise<Attempt>;
  close(): Promise<void>;
}

async function outcomeOf(folder: string, ownerUrl: string) {
  try {
    return await runIntake({ folder, ownerUrl, dryRun: true, force: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Works in a copy of the extract in `folder`, on a database that shows that extract. */
export async function openMutantWorker(
  folder: string,
  source: Source,
  ownerUrl: string,
): Promise<MutantWorker> {
  const copy = await temporaryFolder();
  await cp(folder, copy.path, { recursive: true });
  const before = await standing(ownerUrl);
  const write = async (file: string, text: string) =>
    writeFile(join(copy.path, file), text, 'latin1');

  async function judge(mutant: Mutant): Promise<Attempt> {
    const report = await outcomeOf(copy.path, ownerUrl);
    if (report instanceof Error) {
      return { mutant, accepted: false, complaint: `crashed: ${report.stack}` };
    }
    const accepted = report.outcome === 'checked';
    if (!accepted) return { mutant, accepted, complaint: refusalComplaint(report) };
    const mutated = new Map([...source.bytes, ...mutant.changed]);
    const [mismatch] = mismatchesIn(mutated, source.layout, source.bytes);
    return { mutant, accepted, complaint: mismatch ? `was accepted: ${mismatch}` : '' };
  }

  return {
    async attempt(mutant) {
      for (const [file, text] of mutant.changed) await write(file, text);
      const attempt = await judge(mutant);
      for (const file of mutant.changed.keys()) await write(file, source.bytes.get(file) ?? '');
      const changed = (await standing(ownerUrl)) === before ? '' : 'changed what is shown;';
      return { ...attempt, complaint: `${changed} ${attempt.complaint}`.trim() };
    },
    close: copy.remove,
  };
}
