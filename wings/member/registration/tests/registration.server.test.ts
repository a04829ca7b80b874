import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { listMemberPhones } from '../../../../records/sign-in/phones-pending.ts';
import { answers, faults } from '../registration.text.ts';
import {
  bySpelling,
  openRegistrationSetup,
  type Person,
  type RegistrationSetup,
} from './registration.ts';

let setup: RegistrationSetup;
let fresh: Person;
let registered: Person;
beforeAll(async () => {
  setup = await openRegistrationSetup();
  fresh = await setup.person('000321');
  registered = await setup.person('000123');
});
afterAll(() => setup.app.close());
beforeEach(() => setup.forgetCodes());

const password = 'ข้าวเหนียวมะม่วงหน้าร้อน';

test('R155 R119 forget: code, password; every session ends; the new password opens', async () => {
  const before = await setup.app.signIn('000123');
  const visitor = setup.visitor();
  const ticket = await setup.confirmed(visitor, 'forget', registered);
  const done = await visitor.post('/api/member/auth/forget/password', {
    ticket,
    mem_password: password,
  });
  expect([done.status, done.body.rc_code, done.body.token]).toEqual([200, '1', undefined]);
  expect(done.body.messages).toBe(done.body.massages);
  expect((await setup.app.get('/api/member/share', before)).status).toBe(401);
  expect((await visitor.signIn('000123', password)).body.rc_code).toBe('1');
  const replayed = await visitor.post('/api/member/auth/forget/password', {
    ticket,
    mem_password: `${password}2`,
  });
  expect([replayed.body.data.code, replayed.body.errors]).toEqual([
    'code_over',
    [answers.stepOver],
  ]);
});

test('T9 who recovers takes back the telephones that are not in force yet', async () => {
  const give = (phone: string, effective: string) =>
    asUpkeep(setup.app.ownerUrl, 'sahakon_owner', (client) =>
      client.query(
        `INSERT INTO portal.member_phones
           (member_no, phone, new_confirmed_at, old_confirmed_at, effective_at)
         VALUES ('000123', $1, now(), now(), ${effective})`,
        [phone],
      ),
    );
  await give('0811111111', "now() - interval '1 day'");
  await give('0822222222', "now() + interval '1 hour'");
  await give('0833333333', 'NULL');
  const visitor = setup.visitor();
  const ticket = await setup.confirmed(visitor, 'forget', registered);
  const list = () => setup.app.records.readAsMember('000123', listMemberPhones);
  expect(await list()).toHaveLength(3);
  const input = { ticket, mem_password: `${password} 3` };
  await visitor.post('/api/member/auth/forget/password', input);
  expect(await list()).toMatchObject([{ phone: '0811111111', state: 'in_force' }]);
});

test('R155 T8 every mismatch is told like a match: status, body, shape', async () => {
  const wrong = bySpelling(fresh);
  const inputs = [
    fresh,
    { ...fresh, id_card: registered.id_card },
    { ...fresh, date_of_birth: wrong },
    { ...fresh, membership_no: '999999' },
    registered,
    await setup.person('000654'),
  ];
  for (const identity of inputs) {
    const { status, body } = await setup.ask(setup.visitor(), 'register', identity);
    const { ticket, reference, ...data } = body.data;
    expect([ticket, reference].map((text) => text.length)).toEqual([43, 4]);
    expect({ status, ...body, data }).toEqual({
      status: 200,
      rc_code: '2',
      messages: answers.sent,
      massages: answers.sent,
      message: answers.sent,
      data: { ends_in_seconds: 300, again_in_seconds: 60, sent_to: null },
    });
  }
});

test('R155 D-03 without a proof of work nothing is looked at', async () => {
  const visitor = setup.visitor();
  const { body } = await visitor.post('/api/member/auth/register', { ...fresh });
  expect(body.data.code).toBe('captcha_needed');
});

test('R155 a code of forget is none at register, nor in another browser', async () => {
  const visitor = setup.visitor();
  const { body } = await setup.ask(visitor, 'forget', registered);
  const claim = { ticket: body.data.ticket, otp: setup.app.outbox.lastCode() };
  const elsewhere = await visitor.post('/api/member/auth/register/otp', claim);
  expect(elsewhere.body.data.code).toBe('code_over');
  const other = await setup.visitor().post('/api/member/auth/forget/otp', claim);
  expect(other.body.data.code).toBe('code_over');
});

test('R134 R155 what cannot be right is told at its field, whoever it may be', async () => {
  const fieldsOf = async (change: object) => {
    const { status, body } = await setup.visitor().post('/api/member/auth/forget', {
      ...registered,
      ...change,
    });
    return [status, ...(body.data.fields ?? []).map(({ field }: { field: string }) => field)];
  };
  expect(await fieldsOf({ membership_no: 'สิบสอง' })).toEqual([400, 'membership_no']);
  expect(await fieldsOf({ id_card: '1992341001336' })).toEqual([400, 'id_card']);
  expect(await fieldsOf({ date_of_birth: '29/02/2521' })).toEqual([400, 'date_of_birth']);
  expect(await fieldsOf({ date_of_birth: '14/02/1978' })).toEqual([400, 'date_of_birth']);
  expect(await fieldsOf({ id_card: '1', date_of_birth: '0' })).toEqual([
    400,
    'id_card',
    'date_of_birth',
  ]);
  expect(await fieldsOf({ membership_no: [registered.membership_no] })).toEqual([
    400,
    'membership_no',
  ]);
});

test('R155 R126 Thai digits, separators and a short number are understood', async () => {
  const thai = (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');
  const before = setup.app.outbox.messages.length;
  const asTyped = {
    membership_no: '123',
    id_card: registered.id_card.replace(/^(.)(.{4})(.{5})(..)(.)$/, '$1-$2-$3-$4-$5'),
    date_of_birth: thai(registered.date_of_birth.replaceAll('/', '.')),
  };
  await setup.ask(setup.visitor(), 'forget', asTyped);
  expect(setup.app.outbox.messages.length).toBe(before + 1);
});

test('R134 R155 faults of password and terms stand at their fields; 20 at once: one', async () => {
  const visitor = setup.visitor();
  const ticket = await setup.confirmed(visitor, 'register', fresh);
  const url = '/api/member/auth/register/password';
  const field = async (input: object) =>
    (await visitor.post(url, { ticket, ...input })).body.data.fields?.[0]?.field;
  expect(await field({ mem_password: 'x000321yyyyyy' })).toBe('mem_password');
  expect(await field({ mem_password: password })).toBe('terms_version');
  const older = await visitor.post(url, { ticket, mem_password: password, terms_version: '0' });
  expect([older.status, older.body.errors]).toEqual([400, [faults.newerTerms]]);
  const input = { ticket, mem_password: password, terms_version: '1' };
  const all = await Promise.all(Array.from({ length: 20 }, () => visitor.post(url, input)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await visitor.signIn('000321', password)).body.rc_code).toBe('1');
  expect(await setup.accepted('000321')).toBe(1);
});
