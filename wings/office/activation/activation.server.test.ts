/** Who gets a code of the counter, from whom and against which paper (T7, T8, T13). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { confirmOffice, signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  support = await signInStaff(app, 'support');
  await confirmOffice(app, support, 'support');
});

const owner = (sql: string, ...values: unknown[]) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query(sql, values)).rows);

const [passport, none, monk] = ['000005', '000007', '000010'];
const seen = 'ผู้อำนวยการโรงเรียนมารับรองตัวบุคคล';
const make = (membership_no: string, paper: object, headers = support) =>
  app.post(
    '/api/office/activation',
    { membership_no, document_no: null, seen: null, ...paper },
    headers,
  );
const living = (memberNo: string) =>
  owner(
    `SELECT made_by, seen, round(extract(epoch FROM ends_at - created_at) / 86400)::int AS days
     FROM portal.activation_codes WHERE member_no = $1 AND closed_at IS NULL`,
    memberNo,
  );
const faultOf = ({ status, body }: Awaited<ReturnType<typeof make>>) => [
  status,
  body.data?.fields?.[0]?.field ?? body.data?.code,
];

test.each([
  ['a passport', passport, 'xa 0039595'],
  ['a monk’s certificate', monk, '๑๑๐/๒๕๖๐'],
])('T8 %s as it is typed: a code for seven days, made by name', async (_, memberNo, typed) => {
  const { status, body } = await make(memberNo, { document_no: typed });
  expect([status, body.data.membership_no]).toEqual([200, memberNo]);
  expect(body.data.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  expect(await living(memberNo)).toEqual([{ made_by: 'ปรานี ช่วยเหลือ', seen: null, days: 7 }]);
  const [{ whole }] = await owner(
    `SELECT to_jsonb(a)::text AS whole FROM portal.activation_codes a
     WHERE member_no = $1 AND closed_at IS NULL`,
    memberNo,
  );
  expect(whole).not.toContain(body.data.code.replaceAll('-', ''));
});

test('T8 a newer code ends the one before', async () => {
  await make(monk, { document_no: '110/2560' });
  await make(monk, { document_no: '110/2560' });
  expect(await living(monk)).toHaveLength(1);
});

test('of who has no document on record staff write what they looked at', async () => {
  expect(faultOf(await make(none, { document_no: 'XA1' }))).toEqual([400, 'document_no']);
  expect(faultOf(await make(none, { seen: 'สั้นไป' }))).toEqual([400, 'seen']);
  expect(faultOf(await make(none, { seen: 'ก'.repeat(301) }))).toEqual([400, 'seen']);
  expect(await living(none)).toEqual([]);
  expect((await make(none, { seen })).status).toBe(200);
  expect(await living(none)).toMatchObject([{ seen }]);
});

test('T13 another number is refused at its field, and after five tries for a day', async () => {
  const foreign = '000204';
  await owner(`UPDATE portal.activation_codes SET closed_at = now()`);
  for (let miss = 0; miss < 5; miss += 1) {
    const answer = await make(passport, { document_no: `XA000000${miss}` });
    expect(faultOf(answer), String(miss)).toEqual([400, 'document_no']);
  }
  expect(faultOf(await make(passport, { document_no: 'XA0039595' }))).toEqual([429, 'too_many']);
  expect(await living(passport)).toEqual([]);
  expect(faultOf(await make(foreign, { document_no: null }))).toEqual([400, 'membership_no']);
});

test.each([
  ['nobody', '999999', 'membership_no'],
  ['no number', '1e3', 'membership_no'],
  ['somebody who has left', '000654', 'membership_no'],
  ['a national ID and a telephone', '000123', 'membership_no'],
])('%s is refused at the field', async (_, memberNo, field) => {
  expect(faultOf(await make(memberNo, { document_no: '1992341001335' }))).toEqual([400, field]);
});

test('T7 relatives, colleagues, other roles and an old second factor are refused', async () => {
  const document_no = '110/2560';
  const [{ id }] = await owner(`SELECT id FROM portal.staff WHERE login = 'support'`);
  await owner(`INSERT INTO portal.staff_relatives (staff_id, member_no) VALUES ($1, $2)`, id, monk);
  expect(faultOf(await make(monk, { document_no }))).toEqual([403, 'not_allowed']);
  await owner(`DELETE FROM portal.staff_relatives WHERE member_no = $1`, monk);
  await owner(`UPDATE portal.staff SET own_member_no = $1 WHERE login = 'finance'`, monk);
  expect(faultOf(await make(monk, { document_no }))).toEqual([403, 'not_allowed']);
  await owner(`UPDATE portal.staff SET own_member_no = NULL WHERE login = 'finance'`);
  const finance = await signInStaff(app, 'finance');
  expect(faultOf(await make(monk, { document_no }, finance))).toEqual([404, 'not_found']);
  const member = await app.signIn('000123');
  expect(faultOf(await make(monk, { document_no }, member))).toEqual([401, 'session_over']);
  await owner(`UPDATE portal.sessions SET confirmed_at = NULL WHERE kind = 'office'`);
  expect(faultOf(await make(monk, { document_no }))).toEqual([403, 'confirm_needed']);
});

test('S8 the store itself keeps no code for a relative or by another role', async () => {
  const as = (login: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
      await store.query(
        `SELECT set_config('app.staff_id', (SELECT id::text FROM portal.staff
           WHERE login = $1), false)`,
        [login],
      );
      return store
        .query(`SELECT portal.keep_activation('000222', sha256('x'), NULL)`)
        .then(() => 'kept')
        .catch(({ code }) => code);
    });
  // `000222` is the own membership of support.
  expect(await as('support')).toBe('42501');
  expect(await as('content')).toBe('42501');
});
