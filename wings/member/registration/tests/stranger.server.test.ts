/** What somebody gets who knows all of a member but holds no telephone (T8). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { Way } from '../registration.api.ts';
import { openRegistering, type Stage } from './registration.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openRegistering();
});
afterAll(() => stage.app.close());

const whoHasAccounts = async () => {
  const sql = 'SELECT member_no, password_hash FROM portal.member_accounts ORDER BY 1';
  return (await asUpkeep(stage.app.ownerUrl, 'sahakon_owner', (client) => client.query(sql))).rows;
};

/** Sixty of the thousand that the threat is counted by; each knows a real person's identity. */
test('T8 full identity without the telephone: 0 accounts of 60 are taken', async () => {
  const sql = `SELECT DISTINCT member_no FROM records.members m
    JOIN records.current c USING (publication_id) WHERE status_code = '0' ORDER BY 1`;
  const { rows } = await asUpkeep(stage.app.ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ member_no: string }>(sql),
  );
  const people = rows.map(({ member_no }) => member_no);
  const before = await whoHasAccounts();
  let asked = 0;
  let sent = 0;
  for (let at = 0; at < 60; at += 1) {
    const way: Way = at % 2 === 0 ? 'register' : 'forget';
    const victim = await stage.person(people[at % people.length] ?? '');
    const visitor = stage.visitor();
    const messages = stage.app.outbox.messages.length;
    const { status, body } = await stage.ask(visitor, way, victim);
    asked += status === 200 ? 1 : 0;
    sent += stage.app.outbox.messages.length - messages;
    const right = stage.app.outbox.messages.length > 0 ? stage.app.outbox.lastCode() : '';
    const guesses = Array.from({ length: 2 }, (_, turn) =>
      String(100_000 + at * 911 + turn * 7919),
    );
    for (const otp of guesses.filter((guess) => guess !== right)) {
      const url = `/api/member/auth/${way}/otp`;
      const answer = await visitor.post(url, { ticket: body.data.ticket, otp });
      expect(answer.status).toBe(400);
    }
    const url = `/api/member/auth/${way}/password`;
    const taken = { ticket: body.data.ticket, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };
    expect((await visitor.post(url, taken)).status).toBe(400);
  }
  // They were asked, and messages went to the people's own telephones: nobody was let through.
  expect(asked).toBe(60);
  expect(sent).toBeGreaterThan(0);
  expect(await whoHasAccounts()).toEqual(before);
}, 60_000);
