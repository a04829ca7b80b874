import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { openTestCodes } from './test-codes.ts';

let testCodes: Awaited<ReturnType<typeof openTestCodes>>;
beforeAll(async () => {
  testCodes = await openTestCodes();
});
afterAll(() => testCodes.close());

const phoneOf = (memberNo: string) => testCodes.records.readAsMember(memberNo, findPhone);

async function record(memberNo: string, phone: string | null) {
  await asUpkeep(testCodes.store.ownerUrl, 'sahakon_intake', (client) =>
    client.query('UPDATE records.members SET phone = $2 WHERE member_no = $1', [memberNo, phone]),
  );
}

const give = (memberNo: string, phone: string, effective: string, withdrawn = 'NULL') =>
  testCodes.sql(
    `INSERT INTO portal.member_phones
       (member_no, phone, new_confirmed_at, old_confirmed_at, effective_at, withdrawn_at)
     VALUES ($1, $2, now(), now(), ${effective}, ${withdrawn})`,
    ...[memberNo, phone],
  );

test.each([
  ['081-234-5678', '0812345678'],
  ['0812345678', '0812345678'],
  ['02 000 1234', null],
  ['', null],
  [null, null],
])('T8 of the number on record %j messages go to %j', async (onRecord, to) => {
  await record('000456', onRecord);
  expect(await phoneOf('000456')).toBe(to);
});

test('T8 T9 a number given here counts once in force and until it is withdrawn', async () => {
  await record('000123', '0811111111');
  await record('000456', '0844444444');
  await give('000123', '0822222222', "now() + interval '1 hour'");
  expect(await phoneOf('000123')).toBe('0811111111');
  await give('000123', '0833333333', "now() - interval '2 days'", 'now()');
  expect(await phoneOf('000123')).toBe('0811111111');
  await give('000123', '0855555555', "now() - interval '2 days'");
  await give('000123', '0866666666', "now() - interval '1 day'");
  expect(await phoneOf('000123')).toBe('0866666666');
  expect(await phoneOf('000456')).toBe('0844444444');
  expect(await phoneOf('999904')).toBeNull();
});
