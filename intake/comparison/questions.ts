/** What staff are asked about before an extract is published that differs past belief. */
import { daysBetween } from '../../core/days.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestFile } from '../layout.ts';
import type { Beside, ComparedSubject } from './compare-subject.ts';
import { compareIdentity } from './identity.ts';
import { compareShares } from './share-of-rows.ts';
import { compareVanished } from './vanished.ts';

/**
 * What no core system does overnight: records that staff have withdrawn or that go back in time,
 * accounts that change hands, months, years and products that vanish or are closed and change,
 * many rows that go or change. All of it may be meant: `force` passes it by. Of an extract that is
 * as usual there is nothing.
 */
export async function questionsOf(
  beside: Beside,
  compared: readonly ComparedSubject[],
): Promise<Faults> {
  const faults = new Faults();
  const { session, shown, extract } = beside;
  if (daysBetween(shown.asOf, extract.manifest.asOf) < 0) {
    faults.add(manifestFile, 2, 'AS_OF', reasons.asOfBack(thaiDateShort(shown.asOf)));
  }
  const { rows } = await session.query<{ id: number }>(
    `SELECT id FROM records.publications WHERE hash = $1 AND withdrawn_at IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    [extract.hash],
  );
  for (const { id } of rows) faults.add(manifestFile, 1, '', reasons.withdrawnContent(id));
  await compareVanished(beside, faults);
  await compareIdentity(beside, faults);
  for (const one of compared) compareShares(one, faults);
  return faults;
}
