/** Results are entered by one and released by another; before that they are nowhere (D-20, T24). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { countOf, daysAround } from './samples.ts';

const url = '/api/office/elections';
const year = '2569';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
  admin = await signInStaff(app, 'admin');
  await owner(`UPDATE portal.elections SET ${daysAround(-10)} WHERE year = 2026`);
  // Without a list the number of those who may vote is the count's own.
  await owner('DELETE FROM portal.election_voters WHERE year = 2026');
  await owner(`UPDATE portal.elections SET voters_total = NULL, voters_eligible = NULL
    WHERE year = 2026`);
  await confirm();
});
afterAll(() => app.close());

const owner = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text));
const confirm = () =>
  owner(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`);
const send = (action: string, body: object, headers = registry) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers, body: { year, ...body } });
const read = async () => (await app.get(`${url}/${year}`, registry)).body.data;

const good = countOf([60, 30], [50, 40, 30, 20, 10, 5], [90]);
const enter = (version: number, submit: boolean, positions: object[] = good, reason = '') =>
  send('count', { version, positions, reason, submit });

/** What anybody can see of the results, by every public road. */
async function publicResults() {
  const { data } = (await app.get(`/api/info/election?year=${year}`)).body;
  const tables = ['election_results', 'election_turnouts', 'election_counts'];
  const rows = await Promise.all(
    tables.map((table) =>
      app.records.asVisitor(async (db) => {
        const where = table === 'election_counts' ? sql`` : sql`WHERE year = 2026`;
        const found = await sql`SELECT FROM ${sql.table(`portal.${table}`)} ${where}`.execute(db);
        return found.rows.length;
      }),
    ),
  );
  return {
    status: data.status,
    results: data.results.length,
    turnout: data.turnout.length,
    rows,
  };
}

describe('D-20 figures that do not tie go no further than a draft', () => {
  test.each([
    ['votes', countOf([60, 31], [50, 40, 30, 20, 10, 5], [90]), 'positions.0.sum'],
    ['crosses', countOf([60, 30], [50, 39, 0, 0, 0, 0], [90]), 'positions.1.sum'],
    [
      'ballots',
      countOf([60, 30], [50, 40, 30, 20, 10, 5], [90], { eligible: 99 }),
      'positions.0.ballots',
    ],
    ['equal votes', countOf([45, 45], [50, 40, 30, 20, 10, 5], [90]), 'positions.0.lot'],
  ])('%s', async (_, positions, field) => {
    const answer = await enter(0, true, positions);
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  test('a count of other candidates is refused, also as a draft', async () => {
    const answer = await enter(0, false, countOf([60], [50, 40, 30, 20, 10, 5], [90]));
    expect([answer.status, answer.body.data.code]).toEqual([409, 'conflict']);
  });
});

test('D-20 T24 from draft to release: another releases, and nothing shows before', async () => {
  const draft = await enter(0, false, countOf([0, 0], [0, 0, 0, 0, 0, 0], [0]));
  expect(draft.body.data).toEqual({ version: 1, state: 'DRAFT' });
  const late = await enter(0, true);
  expect(late.status).toBe(409);
  expect((await enter(1, true)).body.data).toEqual({ version: 2, state: 'SUBMITTED' });
  expect((await read()).counts[0]).toMatchObject({ own: true, state: 'SUBMITTED' });
  // Written by this person: not theirs to release, and no longer theirs to change.
  const own = await send('release', { version: 2 });
  expect([own.status, own.body.data.code]).toEqual([403, 'not_allowed']);
  expect((await enter(2, false)).status).toBe(409);
  expect(await publicResults()).toEqual({
    ...{ status: 'CLOSED', results: 0, turnout: 0, rows: [0, 0, 0] },
  });

  const reason = 'บัตรเสียของเขต 2 ไม่ตรงกับใบนับ';
  expect((await send('return', { version: 2, reason }, admin)).status).toBe(200);
  expect((await read()).counts[0]).toMatchObject({ state: 'RETURNED', return_reason: reason });
  expect((await enter(3, true)).body.data).toEqual({ version: 4, state: 'SUBMITTED' });
  const waiting = (await app.get('/api/office/home', admin)).body.data.waiting;
  expect(waiting).toContainEqual({ kind: 'electionResults', count: 1, overdue: 0 });
  expect((await send('release', { version: 4 }, admin)).status).toBe(200);
  await expect.poll(publicResults).toEqual({
    ...{ status: 'RESULT', results: 9, turnout: 3, rows: [9, 3, 0] },
  });
});

test('D-20 before its day, or while votes are given, nothing is released', async () => {
  await owner(`UPDATE portal.elections SET status = 'UPCOMING' WHERE year = 2026`);
  await enter(0, true, good, 'นับใหม่ตามคำร้องของผู้สมัคร');
  const set = (days: string, manual: string | null) =>
    owner(`UPDATE portal.elections SET application_on = current_date - 30,
      campaign_on = current_date - 20, voting_on = current_date - 10,
      voting_ends_on = current_date - 10, announced_on = ${days},
      manual_status = ${manual === null ? 'NULL' : `'${manual}'`},
      manual_reason = '${manual ?? ''}' WHERE year = 2026`);
  await set('current_date + 3', null);
  const early = await send('release', { version: 1 }, admin);
  expect([early.status, early.body.messages]).toEqual([409, expect.stringMatching('ตั้งแต่วันที่')]);
  await set('current_date - 5', 'VOTING');
  expect((await send('release', { version: 1 }, admin)).status).toBe(409);
  // A state set by hand takes no day's place.
  await owner(`UPDATE portal.elections SET application_on = NULL, campaign_on = NULL,
    voting_on = NULL, voting_ends_on = NULL, announced_on = NULL, manual_status = 'CLOSED',
    manual_reason = 'ปิดหีบก่อนเวลาเพราะน้ำท่วม' WHERE year = 2026`);
  const dayless = await send('release', { version: 1 }, admin);
  expect([dayless.status, dayless.body.messages]).toEqual([409, expect.stringMatching('กำหนดวัน')]);
  await set('current_date - 5', null);
  expect((await send('release', { version: 1 }, admin)).status).toBe(200);
});

test('D-20 a correction is a release of its own, with its reason', async () => {
  const changed = countOf([50, 40], [50, 40, 30, 20, 10, 5], [90]);
  const without = await enter(0, true, changed);
  expect(without.body.data.fields[0].field).toBe('reason');
  const reason = 'นับใหม่ตามคำร้องของผู้สมัครหมายเลข 2';
  expect((await enter(0, true, changed, reason)).status).toBe(200);
  const chair = async () => {
    const { results } = (await app.get(`/api/info/election?year=${year}`)).body.data;
    return results
      .filter((one: { position: string }) => one.position === 'CHAIR')
      .map((one: { votes: number }) => one.votes);
  };
  await expect.poll(chair).toEqual([60, 30]);
  expect((await send('release', { version: 1 }, admin)).status).toBe(200);
  await expect.poll(chair).toEqual([50, 40]);
  const { counts } = await read();
  expect(counts.map(({ state }: { state: string }) => state)).toEqual(counts.map(() => 'RELEASED'));
  expect(counts[0]).toMatchObject({ reason });
});

test('D-20 with results out nobody who stands is added, taken away or renumbered', async () => {
  const { versions } = await read();
  const gone = await send('candidate_remove', {
    ...{ version: versions.candidates.version, position: 'CHAIR', number: 2 },
  });
  expect([gone.status, gone.body.data.code]).toEqual([409, 'sealed']);
  const hidden = await send('particulars', {
    ...{ version: versions.particulars.version, title: 'ชื่อ', note: '', published: false },
  });
  expect(hidden.body.data.fields[0].field).toBe('published');
});

test('T24 the release asks for the second factor again', async () => {
  await owner(`UPDATE portal.sessions SET confirmed_at = NULL WHERE kind = 'office'`);
  const answer = await send('release', { version: 1 }, admin);
  expect([answer.status, answer.body.data.code]).toEqual([403, 'confirm_needed']);
});
