import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { electionYears, readElectionOf } from '../../../../records/content/election.ts';
import { openElection, somying } from './test-requests.ts';

let setup: Awaited<ReturnType<typeof openElection>>;
beforeAll(async () => {
  setup = await openElection();
});
afterAll(() => setup.app.close());

describe('GET /api/info/election', () => {
  test('R020 D-20 the newest election, and all years', async () => {
    const data = await setup.read();
    expect(data).toMatchObject({ year_be: 2569, status: 'CAMPAIGN' });
    expect(data.candidates).toHaveLength(9);
    expect(data.candidates[0]).toMatchObject({ position: 'CHAIR', number: 1, zone: null });
    expect(data.zones).toHaveLength(4);
    expect(data.calendar.at(-2)).toMatchObject({ from: '2026-01-24', text: 'วันเลือกตั้ง' });
    expect(data.years.map((year: { year_be: number }) => year.year_be)).toEqual([2569, 2567]);
  });

  test('D-20 an earlier year has its results, and its figures tie', async () => {
    const data = await setup.read('?year=2567');
    expect(data.status).toBe('RESULT');
    const chair = data.results.filter((one: { position: string }) => one.position === 'CHAIR');
    const [turnout] = data.turnout.filter((one: { position: string }) => one.position === 'CHAIR');
    const votes = chair.reduce((sum: number, one: { votes: number }) => sum + one.votes, 0);
    expect(votes + turnout.spoiled + turnout.no_vote).toBe(turnout.ballots);
    expect(chair.map((one: { elected: boolean }) => one.elected)).toEqual([true, false]);
  });

  test('D-20 an unknown year is not found, a year of the common era refused', async () => {
    expect((await setup.app.get('/api/info/election?year=2599')).status).toBe(404);
    expect((await setup.app.get('/api/info/election?year=2026')).status).toBe(400);
  });

  test.each(['UPCOMING', 'APPLICATION', 'CAMPAIGN', 'VOTING', 'CLOSED'])(
    'D-20 in %s votes are hidden, by the answer and by the table itself',
    async (status) => {
      await setup.asOwner(`INSERT INTO portal.election_results VALUES (2026, 'CHAIR', 1, 7, true)
        ON CONFLICT DO NOTHING`);
      await setup.asOwner(`INSERT INTO portal.election_turnouts VALUES (2026, 'CHAIR', 9, 8, 1, 0)
        ON CONFLICT DO NOTHING`);
      await setup.statusIs(status);
      const found = await setup.app.records.readAsVisitor((db) => readElectionOf(db, 2026));
      expect([found?.results, found?.turnouts]).toEqual([[], []]);
      const shownResults = async () => {
        const { results, turnout, ...data } = await setup.read('?year=2569');
        return [data.status, results, turnout];
      };
      await expect.poll(shownResults).toEqual([status, [], []]);
    },
  );

  test('D-20 with RESULT they show at once', async () => {
    await setup.statusIs('RESULT');
    const found = await setup.app.records.readAsVisitor((db) => readElectionOf(db, 2026));
    expect(found?.results).toEqual([{ code: 'CHAIR', number: 1, votes: 7, elected: true }]);
    expect(found?.turnouts[0]).toMatchObject({ ballots: 8, spoiled: 1 });
    await setup.asOwner('DELETE FROM portal.election_results WHERE year = 2026');
    await setup.asOwner('DELETE FROM portal.election_turnouts WHERE year = 2026');
    await setup.statusIs('CAMPAIGN');
  });
});

test('D-20 T1 a member sees their own place, and nobody without a session', async () => {
  const member = await setup.app.signIn('000123');
  const { body } = await setup.app.get('/api/member/election', member);
  expect(body.data).toEqual((await setup.check(somying)).body.data);
  expect((await setup.app.get('/api/member/election')).status).toBe(401);
  await setup.asOwner("DELETE FROM portal.election_voters WHERE member_no = '000123'");
  expect((await setup.app.get('/api/member/election', member)).body.data).toBeNull();
});

test('D-20 before the first election there is none, and that is no failure', async () => {
  await setup.asOwner('DELETE FROM portal.elections');
  expect(await setup.app.records.readAsVisitor(electionYears)).toEqual([]);
  await expect.poll(() => setup.read()).toBeNull();
  expect((await setup.app.get('/api/info/election')).status).toBe(200);
  const member = await setup.app.signIn('000111');
  expect((await setup.app.get('/api/member/election', member)).body.data).toBeNull();
});
