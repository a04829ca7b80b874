/** Nights on which nothing comes: there is no drop to be told of, so the figures' day tells it. */
import { addDays, type Day, daysBetween } from '../../core/days.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { inTransaction, withSession } from '../staging/session.ts';
import { dropText as text } from '../text/drops.text.ts';
import { leaveIn } from './notice.ts';

/** Days: the longest holidays are over by then. */
export const staleDays = 7;

/**
 * Leaves a notice where the figures that are shown are older, once for each publication, however
 * many look; a demo is as old as it is. `today`: the day in Thailand.
 */
export async function leaveStaleNotice(ownerUrl: string, today: Day): Promise<void> {
  await withSession(ownerUrl, (session) =>
    inTransaction(session, async () => {
      const { rows } = await session.query<{ asOf: Day }>(
        `UPDATE records.publications p SET stale_notice_at = now() FROM records.current c
         WHERE p.id = c.publication_id AND p.stale_notice_at IS NULL AND NOT p.made_up
           AND p.as_of < $1 RETURNING p.as_of AS "asOf"`,
        [addDays(today, -staleDays)],
      );
      for (const { asOf } of rows) {
        const days = daysBetween(asOf, today);
        await leaveIn(session, text.noticeStale(thaiDateShort(asOf), days));
      }
    }),
  );
}
