/** A demo made on an odd day: what fills it lies up to that day, or is meant to come. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { readSettings } from '../../settings/settings.ts';
import { openStore } from '../open-store.ts';

/** Papers are made once for all. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** The latest of each, in Bangkok. */
const latest = `
  SELECT (SELECT max(letter_date)::text FROM portal.agency_letters) AS letter,
    (SELECT max(opened_at AT TIME ZONE 'Asia/Bangkok')::date::text
      FROM portal.agency_letter_openings) AS opening,
    (SELECT max(at AT TIME ZONE 'Asia/Bangkok')::date::text FROM portal.agency_steps) AS step,
    (SELECT max(posted_at AT TIME ZONE 'Asia/Bangkok')::date::text
      FROM portal.board_answers) AS answer,
    (SELECT max(happened_at AT TIME ZONE 'Asia/Bangkok')::date::text
      FROM portal.complaint_events) AS case_step,
    (SELECT max(effective_on)::text FROM portal.interest_rates) AS rate`;

/** Beginning and end of a month and of a year; in the last one nothing is left to report. */
test.each([
  ['2026-01-01', 3],
  ['2026-05-29', 3],
  ['2025-12-31', 0],
])(
  'made on %s it tells of no day to come, and %i schools have reported',
  async (day, reports) => {
    const store = await openTestStore({ holds: 'nothing' });
    try {
      const settings = readSettings({
        ...{
          DATABASE_URL: store.appUrl,
          DATABASE_OWNER_URL: store.ownerUrl,
          DATA_DIR: folder.path,
        },
        ...{ DEMO: '1', DEMO_MEMBERS: '1000', DEMO_DATE: day },
      });
      await (await openStore(settings, testHandlerSettings, () => {})).close();
      await asUpkeep(store.ownerUrl, 'sahakon_owner', async (session) => {
        const { rows } = await session.query(latest);
        for (const [what, on] of Object.entries(rows[0])) {
          if (on !== null) expect(String(on) <= day, `${what} ${on}`).toBe(true);
        }
        const found = await session.query(
          'SELECT count(*)::int AS count FROM portal.agency_reports WHERE month = $1',
          [`${day.slice(0, 7)}-01`],
        );
        expect(found.rows).toEqual([{ count: reports }]);
      });
    } finally {
      await store.close();
      await folder.remove();
    }
  },
  240_000,
);
