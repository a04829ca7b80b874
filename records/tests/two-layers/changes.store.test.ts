/** With row-level security taken away, every change still keeps to its subject (S8). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import * as accounts from '../../sign-in/accounts.ts';
import * as devices from '../../sign-in/guard/devices.ts';
import * as failures from '../../sign-in/guard/failures.ts';
import * as changes from '../../sign-in/pending-changes.ts';
import * as phones from '../../sign-in/phones-pending.ts';
import { enterSession, revokeAllOf, revokeSession } from '../../sign-in/sessions.ts';
import { deviceOf, malee, somchai } from '../sample.ts';

import { openUnprotected } from './unprotected.ts';

let unprotected: Awaited<ReturnType<typeof openUnprotected>>;
let records: Records;
beforeAll(async () => {
  unprotected = await openUnprotected();
  records = unprotected.records;
});
afterAll(() => unprotected.close());

test('changes reach nobody else', async () => {
  const all = () =>
    asUpkeep(unprotected.store.ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query(`SELECT s.*, a.password_hash, f.in_row,
          d.id AS device, d.failures_in_row, d.ended_at,
          p.id AS phone, p.new_confirmed_at, p.effective_at, p.withdrawn_at,
          c.attempts, c.ref_a_hash, c.used_at
        FROM portal.sessions s JOIN portal.member_accounts a ON a.member_no = s.subject
        JOIN portal.sign_in_failures f ON f.member_no = s.subject
        JOIN portal.devices d ON d.member_no = s.subject
        JOIN portal.member_phones p ON p.member_no = s.subject
        JOIN portal.pending_changes c ON c.member_no = s.subject
        WHERE s.subject = '${malee}'`);
      return rows;
    });
  const before = await all();
  const id = String(before[0]?.id);
  const done = await records.asMember(somchai, async (db) => {
    await failures.recordFailure(db);
    await failures.clearFailures(db);
    await devices.recordDeviceFailure(db, String(before[0]?.device));
    await devices.confirmDevice(db, { hash: Buffer.alloc(32), before: deviceOf(malee) });
    await devices.endDevices(db);
    await accounts.setPassword(db, { passwordHash: 'x', mustChange: false });
    const phone = String(before[0]?.phone);
    await phones.notePhone(db, '0899999999');
    const hers = `hash${malee}`;
    return [
      await accounts.recordSignIn(db, hers),
      await accounts.holdPassword(db, hers),
      await accounts.replacePassword(db, hers, { passwordHash: 'y', mustChange: false }),
      await phones.confirmNewPhone(db, phone),
      await phones.confirmOldPhone(db, phone, null),
      await phones.withdrawPhones(db, phone),
      await revokeSession(db, id),
      await enterSession(db, id, Buffer.alloc(32)),
      await revokeAllOf(db),
    ];
  });
  expect(done).toEqual([false, false, false, false, undefined, 0, false, false, 1]);
  expect(await all()).toEqual(before);
});

test('S3 what waits for a code is the subject’s own, and is used once', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const references = {
    sessionId: '00000000-0000-4000-8000-000000000001',
    refAHash: hash('a'),
    refBHash: hash('b'),
    ticketHash: hash('c'),
  };
  const mine = await records.asMember(somchai, (db) => changes.consumeChange(db, references));
  expect(mine).toEqual({ oldHash: `hash${somchai}`, newHash: `fresh${somchai}` });
  await records.asMember(somchai, async (db) => {
    expect(await changes.isChangeRenewable(db, references)).toBe(false);
    expect(await changes.tryChange(db, references)).toBe(false);
    expect(await changes.renewChange(db, references, references)).toBe(false);
    await changes.beginChange(db, references, { oldHash: 'x', newHash: 'newer' });
    expect((await phones.findWaitingPhone(db))?.phone).toBe('0899999999');
    expect((await phones.listMemberPhones(db)).map(({ phone }) => phone)).toEqual(['0899999999']);
  });
  const hers = await records.asMember(malee, (db) => changes.consumeChange(db, references));
  expect(hers).toEqual({ oldHash: `hash${malee}`, newHash: `fresh${malee}` });
});
