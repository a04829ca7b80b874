/** What was reviewed is released, and what is out stays: by every call and by SQL (D-20, T24). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { makeStaff, signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { countOf, days, daysAround, digestOf, listOf, step } from './samples.ts';
import { statements } from './sealed-statements.ts';

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
  await owner(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`);
});
afterAll(() => app.close());

const owner = (text: string) =>
  asUpkeep(
    app.ownerUrl,
    'sahakon_owner',
    async (store) => (await store.query(text)).rows as Record<string, unknown>[],
  );
const send = (action: string, body: object, headers = registry) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers, body: { year, ...body } });
const read = async () => (await app.get(`${url}/${year}`, registry)).body.data;

/** Sends one part against the version that stands. */
async function save(action: string, part: string, body: object) {
  const { versions } = await read();
  return send(action, { version: versions[part].version, ...body });
}

const file = listOf(['000123,1,1,1']);

/** Everything that changes what a count is of: the call, its part and what it would write. */
async function changes(): Promise<readonly (readonly [string, string, object])[]> {
  const { positions, zones, candidates } = await read();
  const [first] = candidates;
  const was = { position: first.position, number: first.number };
  const person = (more: object) => ({ was, candidate: { ...first, ...more } });
  return [
    ['schedule', 'schedule', { days, manual: null, calendar: [step] }],
    [
      'schedule',
      'schedule',
      { days: null, manual: { status: 'CLOSED', reason: 'ปิดหีบก่อนเวลา' }, calendar: [] },
    ],
    ['positions', 'positions', { positions: [{ ...positions[0], name: 'ประธาน' }] }],
    [
      'positions',
      'positions',
      { positions: positions.map((one: object) => ({ ...one, seats: 3 })) },
    ],
    ['zones', 'zones', { zones: zones.map((one: object) => ({ ...one, name: 'เขตอื่น' })) }],
    ['candidate', 'candidates', person({ name: 'นายคนอื่น ที่ไม่ได้สมัคร' })],
    ['candidate', 'candidates', person({ zone: 2 })],
    ['candidate', 'candidates', person({ number: 9 })],
    ['candidate', 'candidates', { was: null, candidate: { ...first, number: 8 } }],
    ['candidate_remove', 'candidates', was],
    ['voters_apply', 'voters', { file, digest: digestOf(file) }],
  ];
}

const asRegistry = async (text: string) => {
  const staffId = await makeStaff(app.ownerUrl, ['registry']);
  return app.records.asStaff(staffId, (db) => sql.raw(text).execute(db));
};

const stored = () =>
  owner(`SELECT 'c' || c::text AS row FROM portal.election_candidates c WHERE year = 2026
    UNION ALL SELECT 'p' || p::text FROM portal.election_positions p WHERE year = 2026
    UNION ALL SELECT 'z' || z::text FROM portal.election_zones z WHERE year = 2026
    UNION ALL SELECT 's' || s::text FROM portal.election_calendar s WHERE year = 2026
    UNION ALL SELECT 'e' || (to_jsonb(e) - 'parts')::text FROM portal.elections e
      WHERE year = 2026
    UNION ALL SELECT 'v' || count(*) FROM portal.election_voters WHERE year = 2026
    ORDER BY 1`);

async function expectSealed(): Promise<void> {
  const before = await stored();
  for (const [action, part, body] of await changes()) {
    const answer = await save(action, part, body);
    expect([answer.status, answer.body.data.code], `${action} ${JSON.stringify(body)}`).toEqual([
      409,
      'sealed',
    ]);
  }
  for (const text of statements) {
    const reached = await asRegistry(text).then(
      ({ numAffectedRows = 1n }) => numAffectedRows,
      (error: Error) => error.message,
    );
    if (reached !== 0n)
      expect(reached, text).toMatch(/sealed|keeps its year|as it is taken|release|seen or/);
  }
  expect(await stored()).toEqual(before);
}

const listed = async () => (await read()).voters.eligible;
const counted = (more: object = {}) =>
  countOf([60, 30], [50, 40, 30, 20, 10, 5], [90]).map((one) => ({ ...one, ...more }));
const enter = (version: number, positions: object[], reason = '') =>
  send('count', { version, positions, reason, submit: true });

test('D-20 turnout is measured against the voter list, at its field and in the store', async () => {
  const eligible = await listed();
  expect(eligible).toBeGreaterThan(0);
  const refused = await enter(0, counted({ eligible: 9_999_999 }));
  expect(refused.status).toBe(400);
  expect(refused.body.data.fields).toContainEqual({
    field: 'positions.0.eligible',
    message: expect.stringContaining('บัญชีที่นำเข้า'),
  });
  const positions = JSON.stringify([{ code: 'CHAIR', eligible: eligible + 1 }]);
  await expect(
    asRegistry(`SELECT portal.save_election_count(2026, 0, '${positions}', '', true)`),
  ).rejects.toThrow(/those of the voter list/);
  const draft = { version: 0, positions: counted(), reason: '', submit: false };
  expect((await send('count', draft)).status).toBe(200);
});

test('T24 what is written while a count comes in waits for it, and is refused', async () => {
  const staffId = await makeStaff(app.ownerUrl, ['registry']);
  const entered = counted({ eligible: await listed() }).map((one) => ({
    ...{ ...one, code: one.position },
    candidates: one.candidates.map((each) => ({ ...each, elected: false })),
  }));
  const positions = JSON.stringify(entered);
  const late = await asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('BEGIN');
    await store.query(`SELECT set_config('app.staff_id', $1, true)`, [staffId]);
    await store.query(`SELECT portal.save_election_count(2026, 1, $1, '', true)`, [positions]);
    const renaming = asRegistry(
      `UPDATE portal.election_candidates SET name = 'คนอื่น' WHERE year = 2026`,
    ).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await store.query('COMMIT');
    return renaming;
  });
  expect(late).toMatch(/sealed/);
  const back = { version: 2, reason: 'บันทึกผลครบทุกตำแหน่งก่อน' };
  expect((await send('return', back)).status).toBe(200);
});

describe('D-20 T24 while a count waits', () => {
  test('nothing changes that it is of, by any call and by SQL, until it comes back', async () => {
    // A draft seals nothing.
    const { positions } = await read();
    expect((await save('positions', 'positions', { positions })).status).toBe(200);
    expect((await enter(3, counted({ eligible: await listed() }))).status).toBe(200);
    await expectSealed();
    const check = await send('voters_check', { file });
    expect([check.status, check.body.data.code]).toEqual([409, 'sealed']);
    expect(check.body.messages).toMatch('ส่งผลคะแนนกลับให้แก้ไขก่อน');
  });

  test('a speech and a picture may still be mended, by the one who enters votes', async () => {
    const { candidates } = await read();
    const [first] = candidates;
    const was = { position: first.position, number: first.number };
    const candidate = { ...first, bio: 'คำแถลงที่แก้คำผิดแล้ว' };
    expect((await save('candidate', 'candidates', { was, candidate })).status).toBe(200);
    expect((await read()).candidates[0].bio).toBe(candidate.bio);
    const mended = `UPDATE portal.election_candidates SET bio = 'แก้' WHERE year = 2026`;
    expect((await asRegistry(mended)).numAffectedRows).toBe(9n);
  });

  test('taken back, it may be changed, and the count goes on with a new version', async () => {
    const [waiting] = (await read()).counts;
    const reason = 'แก้ชื่อเขตก่อนส่งใหม่';
    expect((await send('return', { version: waiting.version, reason })).status).toBe(200);
    const { zones } = await read();
    expect((await save('zones', 'zones', { zones })).status).toBe(200);
    const positions = counted({ eligible: await listed() });
    const again = await enter(waiting.version + 1, positions);
    expect(again.body.data).toEqual({ version: waiting.version + 2, state: 'SUBMITTED' });
    const late = await send('release', { version: waiting.version }, admin);
    expect(late.status).toBe(409);
  });
});

test('D-20 T24 with results out nothing changes any more, not the least thing', async () => {
  const [waiting] = (await read()).counts;
  expect((await send('release', { version: waiting.version }, admin)).status).toBe(200);
  await expectSealed();
  const { candidates } = await read();
  const [first] = candidates;
  const was = { position: first.position, number: first.number };
  const speech = await save('candidate', 'candidates', {
    ...{ was, candidate: { ...first, bio: 'คำแถลงหลังประกาศผล' } },
  });
  expect([speech.status, speech.body.data.code]).toEqual([409, 'sealed']);
  for (const text of [
    `UPDATE portal.election_candidates SET bio = 'x' WHERE year = 2026`,
    `UPDATE portal.election_candidates SET photo_url = NULL, video_url = 'https://x.y/'
       WHERE year = 2026`,
  ]) {
    await expect(asRegistry(text), text).rejects.toThrow(/sealed/);
  }
  const hide = 'UPDATE portal.elections SET published_at = NULL WHERE year = 2026';
  await expect(asRegistry(hide)).rejects.toThrow(/stays on the site/);
  const noted = await asRegistry(`UPDATE portal.elections SET note = note WHERE year = 2026`);
  expect(noted.numAffectedRows).toBe(1n);
});

test('D-20 a correction is measured against the list as it was, though members leave', async () => {
  const eligible = await listed();
  await owner(`SELECT portal.end_accounts(ARRAY[(SELECT min(member_no) FROM portal.election_voters
    WHERE year = 2026 AND eligible)])`);
  const reason = 'นับใหม่ตามคำร้องของผู้สมัครหมายเลข 2';
  expect(await listed()).toBe(eligible);
  expect((await enter(0, counted({ eligible }), reason)).status).toBe(200);
});

test('T24 the state RESULT comes by a release alone, in any year', async () => {
  for (const text of [
    `UPDATE portal.elections SET status = 'RESULT' WHERE year = 2026 AND status <> 'RESULT'`,
    `INSERT INTO portal.elections (year, title, status) VALUES (2051, 'x', 'RESULT')`,
    `INSERT INTO portal.elections (year, title, voters_total, voters_eligible)
       VALUES (2051, 'x', 1, 1)`,
  ]) {
    const reached = await asRegistry(text).then(
      ({ numAffectedRows }) => numAffectedRows,
      () => 0n,
    );
    expect(reached, text).toBe(0n);
  }
  const roles = ['service', 'finance', 'content', 'admin', 'auditor'] as const;
  for (const role of roles) {
    const staffId = await makeStaff(app.ownerUrl, [role]);
    const write = (text: string) =>
      app.records
        .asStaff(staffId, (db) => sql.raw(text).execute(db))
        .then(
          ({ numAffectedRows }) => numAffectedRows,
          () => 0n,
        );
    expect(await write(`UPDATE portal.election_candidates SET bio = 'x'`), role).toBe(0n);
    expect(await write(`UPDATE portal.elections SET note = 'x'`), role).toBe(0n);
  }
});
