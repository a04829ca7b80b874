/** The voter list by file: checked row by row, taken whole or not at all (D-20, T13). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { digestOf, listOf } from './samples.ts';

const url = '/api/office/elections';
const year = '2569';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
beforeAll(async () => {
  app = await openTestApp();
  registry = await signInStaff(app, 'registry');
  await confirm();
});
afterAll(() => app.close());

const confirm = () =>
  as('sahakon_owner')(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`);
const send = (action: string, body: object) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers: registry, body });
const read = async () => (await app.get(`${url}/${year}`, registry)).body.data;
const as = (role: 'sahakon_owner' | 'sahakon_audit' | 'sahakon_intake') => async (text: string) =>
  asUpkeep(app.ownerUrl, role, async (store) => (await store.query(text)).rows);

test('D-20 a voter list is taken after a second proof of who takes it', async () => {
  await as('sahakon_owner')('UPDATE portal.sessions SET confirmed_at = NULL');
  const file = listOf(['000123,1,1,1']);
  const answer = await send('voters_apply', { year, version: 0, digest: digestOf(file), file });
  expect([answer.status, answer.body.data.code]).toEqual([403, 'confirm_needed']);
  await confirm();
});

describe('D-20 the voter list by file', () => {
  const check = async (rows: readonly string[]) =>
    (await send('voters_check', { year, file: listOf(rows) })).body.data;
  const found = ({ problems }: { problems: { row: number; column: string; reason: string }[] }) =>
    problems.map(({ row, column, reason }) => [row, column, reason]);

  test('every wrong row is told with row, column and reason, and nothing is taken', async () => {
    const rows = [
      '000123,1,1,1',
      '999998,1,1,2',
      '000123,1,1,3',
      '000456,77,1,4',
      '000111,1,1,1',
      '12a,1,1,5',
      '000222,,1,6',
      '000222,x,1,6',
      '"=1+1",1,1,7',
      '000222,1,1,8,1234567890123',
      '000222,1,1,8,1101700207030',
    ];
    const before = (await read()).voters;
    const data = await check(rows);
    const expected = [
      [3, 'เลขทะเบียน', 'ไม่มีสมาชิกเลขนี้ในทะเบียน'],
      [4, 'เลขทะเบียน', 'เลขทะเบียนซ้ำกับแถว 2'],
      [5, 'เขต', 'ไม่มีเขตนี้ในการเลือกตั้ง'],
      [6, 'ลำดับที่', 'ลำดับในช่องและเขตนี้ซ้ำกับแถว 2'],
      [7, 'เลขทะเบียน', 'เลขทะเบียนต้องเป็นตัวเลขไม่เกิน 6 หลัก'],
      [8, 'เขต', 'ผู้มีสิทธิต้องมีเขต หรือบอกเหตุที่ไม่มีสิทธิ'],
      [9, 'เขต', 'ต้องเป็นตัวเลขตั้งแต่ 1 ถึง 99999'],
      [10, 'เลขทะเบียน', 'เซลล์นี้เป็นสูตร กรุณาวางเป็นค่าแทนสูตร'],
    ];
    expect(found(data)).toEqual(expect.arrayContaining(expected));
    const national = data.problems.filter(
      ({ column }: { column: string }) => column === 'เลขประจำตัวประชาชน',
    );
    expect(national.map(({ value }: { value: unknown }) => value)).toEqual([null, null]);
    const file = listOf(rows);
    const { version } = (await read()).versions.voters;
    const body = { year, version, file, digest: digestOf(file) };
    const applied = await send('voters_apply', body);
    expect([applied.status, applied.body.data.fields[0].field]).toEqual([400, 'file']);
    expect((await read()).voters).toEqual(before);
  });

  test('an associate or a former member needs the reason why they may not vote', async () => {
    const [associate] = await as('sahakon_intake')(
      `SELECT m.member_no AS no FROM records.current c JOIN records.members m
         ON m.publication_id = c.publication_id
       WHERE m.member_type = 'ASSOCIATE' OR m.left_on IS NOT NULL LIMIT 1`,
    );
    expect(associate?.no).toMatch(/^\d{6}$/);
    const refused = await check([`${associate?.no},1,1,1`]);
    expect(found(refused)[0]?.[2]).toMatch('ต้องบอกเหตุที่ไม่มีสิทธิ');
    expect((await check([`${associate?.no},,,,,พ้นสภาพ`])).problems_total).toBe(0);
  });

  test('a national ID is compared with the records, told nowhere and stored nowhere', async () => {
    const [own] = await as('sahakon_intake')(
      `SELECT m.national_id AS id FROM records.current c JOIN records.members m
         ON m.publication_id = c.publication_id WHERE m.member_no = '000123'`,
    );
    expect(own.id).toMatch(/^\d{13}$/);
    const file = listOf([`000123,2,1,1,${own.id}`, '000456,2,1,2']);
    const { body } = await send('voters_check', { year, file });
    expect(body.data).toMatchObject({ problems_total: 0, rows: 2, eligible: 2 });
    expect(body.data.missing).toBeGreaterThan(0);
    expect(body.data.examples.missing.length).toBeGreaterThan(0);
    const { version, digest } = body.data;
    const applied = await send('voters_apply', { year, version, digest, file });
    expect([applied.status, applied.body.data.rows]).toEqual([200, 2]);
    expect((await read()).voters).toEqual({ total: 2, eligible: 2 });
    // The same again changes nothing more; the older version is refused.
    expect((await send('voters_check', { year, file })).body.data).toMatchObject({
      ...{ fresh: 0, changed: 0, same: 2, missing: 0 },
    });
    expect((await send('voters_apply', { year, version, digest, file })).status).toBe(409);
    const stored = [
      ...(await as('sahakon_owner')(
        `SELECT v::text AS row FROM portal.election_voters v
         UNION ALL SELECT h::text FROM portal.content_history h
         UNION ALL SELECT e::text FROM portal.elections e`,
      )),
      ...(await as('sahakon_audit')('SELECT a::text AS row FROM portal.audit_entries a')),
    ].map(({ row }) => String(row));
    expect(stored.length).toBeGreaterThan(2);
    expect(stored.filter((row) => row.includes(own.id))).toEqual([]);
  });

  test('T18 a file that is none, or of another kind, is told so', async () => {
    const of = async (bytes: Buffer) =>
      (await send('voters_check', { year, file: `data:;base64,${bytes.toString('base64')}` })).body
        .data.fields;
    expect(await of(Buffer.from('%PDF-1.7'))).toEqual([
      { field: 'file', message: expect.stringMatching('ไม่ใช่ Excel') },
    ]);
    expect(await of(Buffer.from('ก,ข\n1,2'))).toEqual([
      { field: 'file', message: expect.stringMatching('ไม่พบหัวตาราง') },
    ]);
    expect(await of(Buffer.from('PK\u0003\u0004 no archive'))).toHaveLength(1);
  });
});
