import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { demoDayAt, timelineOf } from '../../timeline.ts';
import { seedElections } from './election.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store?.close());

interface Seeded {
  readonly state: string;
  readonly has_days: boolean;
  readonly in_days: number | null;
}

/** The elections of a demo of the day, the newest first, as they stand today. */
const seeded = (day: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (session) => {
    await session.query('BEGIN');
    await session.query('DELETE FROM portal.elections');
    await seedElections(session, timelineOf(day));
    const { rows } = await session.query(`
      SELECT portal.election_status(e) AS state, application_on IS NOT NULL AS has_days,
        voting_on - (now() AT TIME ZONE 'Asia/Bangkok')::date AS in_days
      FROM portal.elections e ORDER BY year DESC`);
    await session.query('COMMIT');
    return rows as Seeded[];
  });

test('D-20 D-40 a demo of today has the days from which its states follow', async () => {
  const [running, past] = await seeded(demoDayAt(new Date()));
  expect(running).toMatchObject({ state: 'CAMPAIGN', has_days: true });
  expect(running?.in_days).toBeGreaterThan(40);
  expect(past).toMatchObject({ state: 'RESULT', has_days: true });
});

test('D-20 D-40 a demo that is pinned to another day shows the written state', async () => {
  const [running, past] = await seeded('2037-06-26');
  expect(running).toEqual({ state: 'CAMPAIGN', has_days: false, in_days: null });
  expect(past).toMatchObject({ state: 'RESULT', has_days: true });
});
