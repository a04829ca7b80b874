/** Whether the extract that a delta is put upon is the one that members see. */
import type pg from 'pg';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Shown } from '../comparison/comparison.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { deltaFile } from '../layout.ts';

/** A base that is not shown, with the number of its publication and whether it was rolled back. */
interface Known {
  readonly id: number;
  readonly withdrawn: boolean;
}

/** Why nothing can be put upon it; undefined where it is what is shown. */
async function whyNot(session: pg.Client, base: string, shown: Shown | undefined) {
  if (!shown) return reasons.deltaNoBase;
  const { rows: others } = await session.query(
    'SELECT FROM records.quarantine WHERE publication_id = $1 LIMIT 1',
    [shown.id],
  );
  if (others.length > 0) return reasons.deltaQuarantine;
  const { rows } = await session.query<Known>(
    `SELECT id, withdrawn_at IS NOT NULL AS withdrawn FROM records.publications
     WHERE manifest_sha256 = $1 ORDER BY id = $2 DESC, id DESC LIMIT 1`,
    [base, shown.id],
  );
  const [known] = rows;
  const day = thaiDateShort(shown.asOf);
  if (!known) return reasons.deltaForeignBase(shown.id, day);
  if (known.id === shown.id) return undefined;
  const reason = known.withdrawn ? reasons.deltaWithdrawnBase : reasons.deltaOlderBase;
  return reason(known.id, shown.id, day);
}

/** Adds a fault unless `base`, the SHA-256 of a manifest, is that of the shown publication. */
export async function checkBase(
  session: pg.Client,
  base: string,
  shown: Shown | undefined,
  faults: Faults,
): Promise<void> {
  const reason = await whyNot(session, base, shown);
  if (reason !== undefined) faults.add(deltaFile, 2, 'BASE', reason);
}
