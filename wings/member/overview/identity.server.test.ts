/** Who has no national ID, and what the cooperative calls its members (D-05). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The member as the core system would have delivered them. */
const change = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`UPDATE records.members SET ${sql} WHERE member_no = '000222'`),
  );
const person = async () => {
  const session = await app.signIn('000222');
  const { body } = await app.get('/api/member/status', session);
  const revealed = await app.post(
    '/api/member/status/reveal',
    { password: 'Sahakon#2568' },
    session,
  );
  return { ...body.data, revealed: revealed.body.data };
};

test('D-05 a passport is masked as a national ID is, and whole after the password', async () => {
  await change(`national_id = NULL, id_document = 'PASSPORT', id_document_no = 'XA 0039595'`);
  const { national_id_masked, id_document, revealed } = await person();
  expect(national_id_masked).toBeNull();
  expect(id_document).toEqual({ kind: 'PASSPORT', number_masked: 'xx xxxxx95' });
  expect(revealed).toMatchObject({ national_id: null, id_document: 'XA 0039595' });
});

test('D-05 of who has neither, nothing; beside a national ID no document', async () => {
  await change(`id_document = NULL, id_document_no = NULL`);
  const none = await person();
  expect([none.national_id_masked, none.id_document]).toEqual([null, null]);
  expect(none.revealed).toMatchObject({ national_id: null, id_document: null });
  await change(`national_id = '3992258707141', id_document = 'OTHER', id_document_no = 'A-1'`);
  const both = await person();
  expect([both.national_id_masked, both.id_document]).toEqual(['3-xxxx-xxxxx-xx-1', null]);
  expect(both.revealed.id_document).toBeNull();
});

test('A.2 kind and state bear the cooperative’s own names where it has some', async () => {
  await change(`member_type_name = 'สมาชิกสมทบ ข.', status_name = 'สมาชิกบำนาญ',
    member_type = 'ASSOCIATE', status_code = '5'`);
  expect(await person()).toMatchObject({
    ...{ member_type: 'associate', member_type_text: 'สมาชิกสมทบ ข.' },
    ...{ status_code: '5', status_text: 'สมาชิกบำนาญ' },
  });
  await change('member_type_name = NULL, status_name = NULL');
  expect(await person()).toMatchObject({
    ...{ member_type_text: 'สมาชิกสมทบ', status_text: 'เกษียณ (คงสมาชิกภาพ)' },
  });
});
