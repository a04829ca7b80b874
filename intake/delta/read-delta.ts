/** Reads a delta into temporary tables of the session, and holds it against its base. */
import type pg from 'pg';
import type { Shown } from '../comparison/comparison.ts';
import type { Faults } from '../fault.ts';
import { deltaFile, subjects } from '../layout.ts';
import { checkBase } from './base.ts';
import { readChanges } from './changes.ts';
import type { DeltaSet } from './delta-set.ts';
import { readRemovals } from './removals.ts';

/** The publication that it is put upon; undefined when there are faults, each at its own line. */
export async function readDelta(
  session: pg.Client,
  { facts }: DeltaSet,
  shown: Shown | undefined,
  faults: Faults,
): Promise<Shown | undefined> {
  const own = facts.get(deltaFile);
  const base = own && (await readRemovals(session, own, faults));
  if (base !== undefined) await checkBase(session, base, shown, faults);
  if (faults.any || !shown) return undefined;
  for (const subject of subjects) {
    const changing = { session, subject, baseId: shown.id, faults };
    await readChanges(changing, facts.get(subject.file));
    if (faults.full) break;
  }
  return faults.any ? undefined : shown;
}
