/** National IDs of a voter list: no call tells which is right, none is kept or echoed (T13). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nationalIdCheckDigit } from '../../../../core/national-id.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { makeStaff, signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { digestOf, listOf } from './samples.ts';

const url = '/api/office/elections';
const year = '2569';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
/** Members who may vote, with their national IDs. */
let members: readonly { readonly no: string; readonly id: string }[];
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`),
  );
  members = await asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
    const { rows } = await store.query<{ no: string; id: string }>(
      `SELECT m.member_no AS no, m.national_id AS id FROM records.current c
       JOIN records.members m ON m.publication_id = c.publication_id
       WHERE m.left_on IS NULL AND m.member_type <> 'ASSOCIATE' ORDER BY 1 LIMIT 40`,
    );
    return rows;
  });
});
afterAll(() => app.close());

const send = (action: string, body: object) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers: registry, body });
const check = (rows: readonly string[]) => send('voters_check', { year, file: listOf(rows) });

/** One that has a right last digit, and is nobody's. */
const wrongId = (of: number): string => {
  const twelve = `9${String(of).padStart(11, '0')}`;
  return `${twelve}${nationalIdCheckDigit(twelve)}`;
};
const member = (at: number) => members[at] ?? { no: '', id: '' };

interface Row {
  readonly row: number;
  readonly column: string;
  readonly value: string | null;
  readonly reason: string;
}

/** What is told of the column of national IDs. */
const idProblems = async (rows: readonly string[]) => {
  const { body } = await check(rows);
  const problems = body.data.problems as readonly Row[];
  return problems
    .filter(({ column }) => column === 'เลขประจำตัวประชาชน')
    .map(({ row, reason }) => [row, reason]);
};

const differs = 'เลขประจำตัวประชาชนไม่ตรงกับทะเบียนสมาชิก';
const stopped = expect.stringMatching('จึงหยุดเทียบตั้งแต่แถวนี้ไป');
const spent = expect.stringMatching('ครบจำนวนครั้งแล้ว');

test('T13 of one member a file is told once, however many national IDs it tries', async () => {
  const { no, id } = member(0);
  const tries = (ids: readonly string[]) => ids.map((one, at) => `${no},1,1,${at + 1},${one}`);
  const without = await check(tries([wrongId(1), wrongId(2), wrongId(3)]));
  const within = await check(tries([wrongId(1), id, wrongId(3)]));
  expect(within.body.data.problems).toEqual(without.body.data.problems);
  expect(within.body.data.problems_total).toBe(without.body.data.problems_total);
  expect(within.body.data.rows).toBe(1);
});

test('T13 by SQL a member who stands twice is not compared, 20 misses are the end', async () => {
  const staffId = await makeStaff(app.ownerUrl, ['registry']);
  const list = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;
  const compare = async (nos: readonly string[], ids: readonly string[], most = 1_000) => {
    const none = sql`array_fill(1, ARRAY[${nos.length}::int])`;
    const { rows } = await app.records.asStaff(staffId, (db) =>
      sql<{ idMatches: boolean | null }>`
        SELECT id_matches FROM portal.compare_voters(2026, ${list(nos)}, ${none}, ${none}, ${none},
          ${list(nos)}, ${list(ids)}, ${most}::int) ORDER BY place`.execute(db),
    );
    return rows.map((row) => row.idMatches);
  };
  const { no, id } = member(0);
  expect(await compare([no, no], [wrongId(1), id])).toEqual([true, true]);
  const nos = members.slice(0, 25).map((one) => one.no);
  const wrong = nos.map((_, at) => wrongId(at));
  const answers = await compare(nos, wrong);
  expect(answers).toEqual([...Array(20).fill(false), ...Array(5).fill(null)]);
  expect(await compare(nos.slice(0, 3), wrong.slice(0, 3), 1)).toEqual([false, null, null]);
});

test('T13 after 20 that differ nothing more is compared, and it is said where', async () => {
  const rows = (last: string) => [
    ...members.slice(1, 21).map(({ no }, at) => `${no},1,1,${at + 1},${wrongId(at)}`),
    `${member(21).no},1,1,21,${last}`,
    `${member(22).no},1,1,22`,
  ];
  const wrong = await idProblems(rows(wrongId(77)));
  const expected = members.slice(1, 21).map((_, at) => [at + 2, differs]);
  expect(wrong).toEqual([...expected, [22, stopped]]);
  expect(await idProblems(rows(member(21).id))).toEqual(wrong);
});

test('T13 a day has five misses about a member; the sixth is not looked at', async () => {
  const { no, id } = member(30);
  const row = (one: string) => [`${no},1,1,1,${one}`];
  // One that is right costs nothing.
  expect(await idProblems(row(id))).toEqual([]);
  for (let at = 0; at < 5; at += 1) {
    expect(await idProblems(row(wrongId(at)))).toEqual([[2, differs]]);
  }
  expect(await idProblems(row(wrongId(9)))).toEqual([[2, spent]]);
  expect(await idProblems(row(id))).toEqual([[2, spent]]);
  // Without its national ID the member is taken as ever.
  expect(await idProblems([`${no},1,1,1`])).toEqual([]);
});

test('T13 taking a list has the same budget, and tells no more', async () => {
  const { no, id } = member(31);
  const apply = async (one: string) => {
    const file = listOf([`${no},1,1,1,${one}`]);
    const { version } = (await app.get(`${url}/${year}`, registry)).body.data.versions.voters;
    return send('voters_apply', { year, version, file, digest: digestOf(file) });
  };
  for (let at = 0; at < 5; at += 1) expect((await apply(wrongId(at))).status).toBe(400);
  const right = await apply(id);
  expect([right.status, right.body.data.fields[0].field]).toEqual([400, 'file']);
});

test('T13 a day has 100 misses of one of staff; then lists come without national IDs', async () => {
  const rows = (from: number) =>
    Array.from({ length: 20 }, (_, at) => {
      const { no } = member(((from + at) % 20) + 10);
      return `${no},1,1,${at + 1},${wrongId(at)}`;
    });
  let last = await check(rows(0));
  for (let at = 0; at < 6 && last.status === 200; at += 1) last = await check(rows(at));
  expect([last.status, last.body.data.code]).toEqual([429, 'too_many']);
  expect(last.body.messages).toMatch('นำคอลัมน์เลขประจำตัวประชาชนออก');
  expect((await check([`${member(0).no},1,1,1`])).status).toBe(200);
});

test('T13 a national ID in a reason is refused however it is written, and not echoed', async () => {
  const words = [
    'บัตร 1992341001335',
    '1-9923-41001-33-5',
    'เลข 1 9923 41001 33 5 ตาย',
    'บัตร ๑๙๙๒๓๔๑๐๐๑๓๓๕',
    '1.9923.41001.33.5',
    'มติ 12/2568 วันที่ 15/11/2568',
  ];
  const { body } = await check(words.map((one, at) => `${member(at).no},,,,,${one}`));
  expect(body.data.problems).toEqual(
    words.slice(0, -1).map((one, at) => ({
      ...{ row: at + 2, column: 'เหตุที่ไม่มีสิทธิ', reason: expect.stringMatching('13 หลัก') },
      value: one.includes('๓๓๕') ? '•••๓๓๕' : '•••335',
    })),
  );
});

test('T13 a national ID in another column is told by three digits at most', async () => {
  const own = member(0).id;
  const { body } = await check([
    `${own},1,1,1`,
    `"=""${own}""",1,1,2`,
    `${member(0).no},${own},1,3`,
    `${member(0).no.padStart(8, '0')},1,1,4`,
  ]);
  const text = JSON.stringify(body);
  expect(body.data.problems_total).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain(own.slice(-4));
  expect(text).toContain(`•••${own.slice(-3)}`);
});

test('T13 the store keeps no national ID in a reason, whoever writes it', async () => {
  const staffId = await makeStaff(app.ownerUrl, ['registry']);
  const replace = (reason: string) =>
    app.records.asStaff(staffId, (db) =>
      sql`SELECT portal.replace_voters(2026, ARRAY['000123'], ARRAY[NULL::int], ARRAY[NULL::int],
        ARRAY[NULL::int], ARRAY[${reason}::text])`.execute(db),
    );
  for (const reason of [
    'x 1992341001335',
    '1-9923-41001-33-5',
    '๑๙๙๒๓๔๑๐๐๑๓๓๕',
    '1992341 001335',
  ]) {
    await expect(replace(reason), reason).rejects.toThrow(/no_national_id/);
  }
});
