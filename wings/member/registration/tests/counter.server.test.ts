/** Who has no national ID comes in by a code of the counter, and nobody learns who (T8, T13). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passwordFaults } from '../../../../core/password/password.text.ts';
import { confirmOffice, signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { answers } from '../registration.text.ts';
import { bySpelling, openRegistrationSetup, type RegistrationSetup } from './registration.ts';

let setup: RegistrationSetup;
let support: Headers;
beforeAll(async () => {
  setup = await openRegistrationSetup();
  support = await signInStaff(setup.app, 'support');
  await confirmOffice(setup.app, support, 'support');
});
afterAll(() => setup.app.close());
beforeEach(() => setup.forgetCodes());

const password = 'ข้าวเหนียวมะม่วงหน้าร้อน';

/** As the member types it: no card, and the birth date of the records. */
const cardless = async (memberNo: string) => ({
  ...(await setup.person(memberNo)),
  id_card: null,
});
const otherDay = (identity: Awaited<ReturnType<typeof cardless>>) => ({
  ...identity,
  date_of_birth: bySpelling({ ...identity, id_card: '' }),
});

/** The code that the counter prints. */
async function print(membership_no: string, document_no: string | null): Promise<string> {
  const seen = document_no === null ? 'ผู้บังคับบัญชามารับรองตัวบุคคล' : null;
  const input = { membership_no, document_no, seen };
  return (await setup.app.post('/api/office/activation', input, support)).body.data.code;
}

async function confirm(flow: string, identity: object, otp: string) {
  const visitor = setup.visitor();
  const { ticket } = (await setup.ask(visitor, flow, identity)).body.data;
  const answer = await visitor.post(`/api/member/auth/${flow}/otp`, { ticket, otp });
  return { visitor, answer };
}

test('T13 every mismatch is told like a match, and no message goes to anybody', async () => {
  const passport = await cardless('000005');
  const before = setup.app.outbox.messages.length;
  const identities = [
    passport,
    otherDay(passport),
    { ...passport, membership_no: '999999' },
    await cardless('000123'),
    { ...passport, id_card: (await setup.person('000123')).id_card },
  ];
  for (const flow of ['register', 'forget']) {
    for (const identity of identities) {
      const { status, body } = await setup.ask(setup.visitor(), flow, identity);
      const { ticket, reference, ...data } = body.data;
      expect([status, body.rc_code, body.messages]).toEqual([200, '2', answers.sent]);
      expect([ticket.length, reference.length]).toEqual([43, 4]);
      expect(data).toEqual({ ends_in_seconds: 300, again_in_seconds: 60, sent_to: null });
    }
  }
  expect(setup.app.outbox.messages).toHaveLength(before);
});

test('T8 registered, then recovered, each with a code of its own', async () => {
  const monk = await cardless('000010');
  for (const flow of ['register', 'forget']) {
    const { visitor, answer } = await confirm(flow, monk, await print('000010', '110/2560'));
    expect(answer.status).toBe(200);
    const done = await visitor.post(`/api/member/auth/${flow}/password`, {
      ticket: answer.body.data.ticket,
      mem_password: `${password} ${flow}`,
      terms_version: answer.body.data.terms?.version ?? null,
    });
    expect([done.status, done.body.rc_code]).toEqual([200, '1']);
  }
  const { body } = await setup.visitor().signIn('000010', `${password} forget`);
  expect(body.rc_code).toBe('1');
});

test('D-03 a password holds nothing of the document’s number', async () => {
  const code = await print('000005', 'XA0039595');
  const { visitor, answer } = await confirm('register', await cardless('000005'), code);
  const refused = await visitor.post('/api/member/auth/register/password', {
    ticket: answer.body.data.ticket,
    mem_password: 'ข้าวเหนียว XA-0039595',
    terms_version: answer.body.data.terms?.version ?? null,
  });
  const message = passwordFaults.id;
  expect(refused.body.data.fields).toEqual([{ field: 'mem_password', message }]);
});

test('T8 a code opens nothing for another number, another day, or without one’s card', async () => {
  const none = await cardless('000007');
  const withCard = await setup.person('000009');
  const code = await print('000007', null);
  const codeOfCard = await print('000009', withCard.id_card);
  const tries: [object, string][] = [
    [none, codeOfCard],
    [otherDay(none), code],
    [{ ...withCard, id_card: null }, codeOfCard],
  ];
  for (const [identity, typed] of tries) {
    const { answer } = await confirm('register', identity, typed);
    expect([answer.status, answer.body.data.code]).toEqual([400, 'bad_code']);
  }
  expect((await confirm('register', none, code)).answer.status).toBe(200);
  expect((await confirm('register', withCard, codeOfCard)).answer.status).toBe(200);
});
