/** What somebody gets who knows all of a member but holds no telephone (T8). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { Flow } from '../registration.api.ts';
import { openRegistrationSetup, type RegistrationSetup } from './registration.ts';

let setup: RegistrationSetup;
beforeAll(async () => {
  setup = await openRegistrationSetup();
});
afterAll(() => setup.app.close());

const whoHasAccounts = async () => {
  const sql = 'SELECT member_no, password_hash FROM portal.member_accounts ORDER BY 1';
  return (await asUpkeep(setup.app.ownerUrl, 'sahakon_owner', (client) => client.query(sql))).rows;
};

/** Sixty of the thousand that the threat is counted by; each knows a real person's identity. */
test('T8 full identity without the telephone: 0 accounts of 60 are taken', async () => {
  const sql = `SELECT DISTINCT member_no FROM records.members m
    JOIN records.current c USING (publication_id) WHERE status_code = '0' ORDER BY 1`;
  const { rows } = await asUpkeep(setup.app.ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ member_no: string }>(sql),
  );
  const people = rows.map(({ member_no }) => member_no);
  const before = await whoHasAccounts();
  let acceptedCount = 0;
  let sent = 0;
  for (let at = 0; at < 60; at += 1) {
    const flow: Flow = at % 2 === 0 ? 'register' : 'forget';
    const victim = await setup.person(people[at % people.length] ?? '');
    const visitor = setup.visitor();
    const messages = setup.app.outbox.messages.length;
    const { status, body } = await setup.ask(visitor, flow, victim);
    acceptedCount += status === 200 ? 1 : 0;
    sent += setup.app.outbox.messages.length - messages;
    const right = setup.app.outbox.messages.length > 0 ? setup.app.outbox.lastCode() : '';
    const guesses = Array.from({ length: 2 }, (_, index) =>
      String(100_000 + at * 911 + index * 7919),
    );
    for (const otp of guesses.filter((guess) => guess !== right)) {
      const url = `/api/member/auth/${flow}/otp`;
      const answer = await visitor.post(url, { ticket: body.data.ticket, otp });
      expect(answer.status).toBe(400);
    }
    const url = `/api/member/auth/${flow}/password`;
    const input = { ticket: body.data.ticket, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };
    expect((await visitor.post(url, input)).status).toBe(400);
  }
  // They were asked, and messages went to the people's own telephones: nobody was let through.
  expect(acceptedCount).toBe(60);
  expect(sent).toBeGreaterThan(0);
  expect(await whoHasAccounts()).toEqual(before);
}, 240_000);
