/** A part is written by whoever saw the version that stands; others are told whose it is. */
import { Problem } from '../../../../api/problem.ts';
import type { OfficeCaller } from '../../../../api/session/session-control.ts';
import type { ElectionPart } from '../../../../core/election/parts.ts';
import { fromBuddhistYear, thaiDateTime } from '../../../../core/thai-date.ts';
import type { Db } from '../../../../records/database.ts';
import { claimPart, partOf, sealOf } from '../../../../records/office/elections/write.ts';
import type { Services } from '../../../../records/services.ts';
import { answers } from '../answers.text.ts';

export const refuse = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

interface Which {
  readonly year: string;
  readonly version: number;
}

/** The new version of the part. Throws Problem not_found, or conflict that names whose stands. */
export async function claim(
  db: Db,
  part: ElectionPart,
  input: { readonly year: number; readonly version: number },
  who: OfficeCaller,
): Promise<number> {
  const version = await claimPart(db, { ...input, part, by: who.name });
  if (version !== undefined) return version;
  const stands = await partOf(db, input.year, part);
  if (!stands) throw new Problem('not_found');
  if (stands.by === '') throw new Problem('conflict');
  const at = thaiDateTime(new Date(stands.at));
  throw new Problem('conflict', { text: answers.stale(stands.by, at) });
}

/** Parts of which nothing changes while a count waits, or once results are out. */
const sealedParts: ReadonlySet<ElectionPart> = new Set([
  'schedule',
  'positions',
  'zones',
  'voters',
]);

/** Throws Problem sealed. */
export async function assertUnsealed(db: Db, year: number): Promise<void> {
  const seal = await sealOf(db, year);
  if (seal !== null) throw new Problem('sealed', { text: answers.sealed[seal] });
}

/** Writes a part in one transaction with its claim. Throws Problem sealed, conflict, not_found. */
export function savePart(
  { records }: Services,
  who: OfficeCaller,
  part: ElectionPart,
  input: Which,
  work: (db: Db, year: number) => Promise<void>,
): Promise<{ readonly data: { readonly version: number } }> {
  const year = fromBuddhistYear(Number(input.year));
  return records.asStaff(who.staffId, async (db) => {
    const version = await claim(db, part, { year, version: input.version }, who);
    if (sealedParts.has(part)) await assertUnsealed(db, year);
    await work(db, year);
    return { data: { version } };
  });
}
