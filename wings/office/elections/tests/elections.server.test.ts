/** Staff keep an election through the front door: its days and its parts (D-20). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../core/days.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { readElectionOf } from '../../../../records/content/election.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { candidate, step, zones } from './samples.ts';

const url = '/api/office/elections';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
});
afterAll(() => app.close());

const send = (action: string, body: object, headers = registry) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers, body });
const read = async (year = '2569') => (await app.get(`${url}/${year}`, registry)).body.data;
const owner = <T>(text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query(text)).rows as T[]);
const today = bangkokDay(new Date());
const year = '2569';

/** Saves a part against the version that stands. */
async function save(action: string, part: string, body: object) {
  const { versions } = await read();
  return send(action, { year, version: versions[part].version, ...body });
}

/** Days around today: voting begins in so many days. */
const daysFrom = (voting: number) => ({
  application: addDays(today, voting - 20),
  campaign: addDays(today, voting - 10),
  voting: addDays(today, voting),
  voting_ends: addDays(today, voting + 1),
  announced: addDays(today, voting + 2),
});

describe('D-20 the state follows from the days', () => {
  test.each([
    [21, 'UPCOMING', 1, 'APPLICATION'],
    [20, 'APPLICATION', 10, 'CAMPAIGN'],
    [10, 'CAMPAIGN', 10, 'VOTING'],
    [0, 'VOTING', 2, 'CLOSED'],
    [-1, 'VOTING', 1, 'CLOSED'],
    [-2, 'CLOSED', null, null],
  ])('voting in %i days is %s', async (voting, status, next, nextStatus) => {
    const days = daysFrom(voting);
    const saved = await save('schedule', 'schedule', { days, manual: null, calendar: [step] });
    expect(saved.status).toBe(200);
    const { head } = await read();
    expect(head).toMatchObject({
      status,
      next_on: next === null ? null : addDays(today, next),
      next_status: nextStatus,
    });
    const seen = await app.records.readAsVisitor((db) => readElectionOf(db, 2026));
    expect(seen?.election.status).toBe(status);
    // Who applies is nobody's to see before the campaign.
    const isShown = status !== 'UPCOMING' && status !== 'APPLICATION';
    expect((seen?.candidates.length ?? 0) > 0).toBe(isShown);
  });

  test('each midnight at which it changes is an instant of the content', async () => {
    await save('schedule', 'schedule', { days: daysFrom(40), manual: null, calendar: [] });
    const moments = await owner<{ day: string }>(
      `SELECT (at AT TIME ZONE 'Asia/Bangkok')::text AS day FROM portal.content_moments`,
    );
    const { application, campaign, voting, voting_ends } = daysFrom(40);
    const expected = [application, campaign, voting, addDays(voting_ends, 1)];
    for (const day of expected) {
      expect(moments.map((moment) => moment.day)).toContain(`${day} 00:00:00`);
    }
  });

  test('set by hand it holds in their place, with its reason, until it is taken back', async () => {
    const manual = { status: 'CLOSED', reason: 'ปิดหีบก่อนเวลาเพราะน้ำท่วม' };
    await save('schedule', 'schedule', { days: daysFrom(0), manual, calendar: [] });
    expect((await read()).head.status).toBe('CLOSED');
    await save('schedule', 'schedule', { days: daysFrom(0), manual: null, calendar: [] });
    expect((await read()).head.status).toBe('VOTING');
    const { changes } = (await app.get(`${url}/${year}/history/schedule`, registry)).body.data;
    const fields = changes.flatMap((one: { fields: object[] }) => one.fields);
    expect(fields).toContainEqual({ name: 'เหตุผล', before: '', after: manual.reason });
  });

  test('T24 nobody of the office writes the state itself', async () => {
    const { rows } = await app.records.asVisitor((db) =>
      sql<{ id: string }>`SELECT current_user AS id`.execute(db),
    );
    expect(rows).toHaveLength(1);
    const [staff] = await owner<{ id: string }>(
      `SELECT id FROM portal.staff WHERE login = 'registry'`,
    );
    const write = app.records.asStaff(staff?.id ?? '', (db) =>
      sql`UPDATE portal.elections SET status = 'RESULT' WHERE year = 2026`.execute(db),
    );
    await expect(write).rejects.toThrow(/release of its results/);
  });
});

test('D-20 what is prepared shows nowhere until it is published', async () => {
  const made = await send('create', { year: '2573', title: 'ชุดที่ 70', copy_of: year });
  expect(made.status).toBe(200);
  const prepared = await read('2573');
  expect(prepared.positions).toEqual((await read()).positions);
  expect(prepared.zones).toEqual((await read()).zones);
  expect(prepared.head).toMatchObject({ published: false, status: 'UPCOMING' });
  const seen = async () => {
    const { body } = await app.get('/api/info/election');
    return body.data.years.map((one: { year_be: number }) => one.year_be);
  };
  expect(await seen()).not.toContain(2573);
  expect((await app.get('/api/info/election?year=2573')).status).toBe(404);
  const { rows } = await app.records.asVisitor((db) =>
    sql`SELECT FROM portal.election_zones WHERE year = 2030`.execute(db),
  );
  expect(rows).toEqual([]);
  const title = { title: 'ชุดที่ 70', note: '', published: true };
  await send('particulars', { year: '2573', version: 0, ...title });
  await expect.poll(seen).toContain(2573);
  await owner('DELETE FROM portal.elections WHERE year = 2030');
});

test('D-20 of two editors the second is told whose version stands', async () => {
  const { versions, zones: before } = await read();
  const { version } = versions.zones;
  const named = (name: string) => before.map((zone: object) => ({ ...zone, name }));
  expect((await send('zones', { year, version, zones: named('หนึ่ง') })).status).toBe(200);
  const late = await send('zones', { year, version, zones: named('สอง') });
  expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
  expect(late.body.messages).toMatch(/ฉบับที่บันทึกไว้เป็นของ/);
  const after = await read();
  expect(after.zones.map(({ name }: { name: string }) => name)).toEqual(before.map(() => 'หนึ่ง'));
  // Another part has a version of its own.
  expect((await save('documents', 'documents', { documents: [] })).status).toBe(200);
});

test('D-20 a position or a zone that somebody stands or votes in does not go', async () => {
  const { positions } = await read();
  const without = await save('positions', 'positions', { positions: positions.slice(1) });
  expect([without.status, without.body.messages]).toEqual([409, expect.stringMatching('ผู้สมัคร')]);
  const zoneless = await save('zones', 'zones', { zones: zones.slice(1) });
  expect([zoneless.status, zoneless.body.messages]).toEqual([409, expect.stringMatching('เขตนี้')]);
  expect((await read()).zones).toHaveLength(4);
});

test('D-20 numbers of candidates begin anew with each position, and one moves whole', async () => {
  const add = (more: object, was: object | null = null) =>
    save('candidate', 'candidates', { was, candidate: { ...candidate, ...more } });
  expect((await add({ number: 2 })).status).toBe(200);
  const taken = await add({ number: 1 });
  expect(taken.body.data.fields).toEqual([
    { field: 'candidate.number', message: 'หมายเลขนี้มีผู้สมัครแล้ว' },
  ]);
  expect((await add({ number: 3 }, { position: 'AUDITOR', number: 2 })).status).toBe(200);
  const numbers = async () =>
    (await read()).candidates
      .filter((one: { position: string }) => one.position === 'AUDITOR')
      .map((one: { number: number }) => one.number);
  expect(await numbers()).toEqual([1, 3]);
  await save('candidate_remove', 'candidates', { position: 'AUDITOR', number: 3 });
  expect(await numbers()).toEqual([1]);
});
