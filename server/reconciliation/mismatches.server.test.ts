import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../api/outbox/outbox.ts';
import { Mismatch } from '../../core/agency/reconciliation.ts';
import { MonthMismatch } from '../../records/agency/reconciled.ts';
import type { AuditEntry } from '../../records/audit.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openMismatchReporter } from './mismatches.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records?.close();
  await store?.close();
});

const asker = { actorKind: 'agency', actor: '01011001-1', ref: 'K7M2-QX4D' } as const;
const fault = new Mismatch('month.billed', '19319.06', '19319.07');
const november = new MonthMismatch('01011001', '2025-11-01', fault);

/** As one of several servers. */
function open(to: string | undefined) {
  const [entries, posted] = [[] as AuditEntry[], [] as Message[]];
  const watch = openMismatchReporter({
    auditLog: { write: (entry) => void entries.push(entry), flush: async () => {}, waiting: 0 },
    outbox: { post: (message) => void posted.push(message), isOpen: () => true },
    ...{ to, records },
    onError: (error) => {
      throw error;
    },
  });
  return { watch, entries, posted };
}

const claims = () =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM portal.mail_claims');
    return rows[0].count;
  });
const isClaimed = (count: number) => expect.poll(claims).toBe(count);

test('D-23 each refusal is in the audit log with what differed; staff hear it daily', async () => {
  const [one, other] = [open('manager@coop.example'), open('manager@coop.example')];
  const posted = () => [...one.posted, ...other.posted];
  one.watch.report(november, asker);
  one.watch.report(november, asker);
  await expect.poll(posted).toHaveLength(1);
  other.watch.report(november, asker);
  const of = { what: 'month.billed', expected: '19319.06', found: '19319.07' };
  expect([one.entries.length, other.entries.length]).toEqual([2, 1]);
  expect(one.entries[0]).toMatchObject({
    ...asker,
    entry: 'agency.untied',
    outcome: 'failed',
    detail: { agency_no: '01011001', month: '2025-11-01', ...of },
  });
  expect(posted()[0]).toMatchObject({
    to: 'manager@coop.example',
    subject: 'ตัวเลขเรียกเก็บไม่ตรงกัน หน่วยงาน 01011001 พฤศจิกายน 2568',
  });
  expect(posted()[0]?.text).toContain('ยอดเรียกเก็บของเดือน: พบ 19319.07 แต่รวมได้ 19319.06');
  other.watch.report(new MonthMismatch('01011001', '2025-10-01', fault), asker);
  other.watch.report(new MonthMismatch('01012002', '2025-11-01', fault), asker);
  await expect.poll(posted).toHaveLength(3);
  await isClaimed(3);
  expect(posted()).toHaveLength(3);

  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`UPDATE portal.mail_claims SET claimed_at = claimed_at - interval '1 day'`),
  );
  const next = open('manager@coop.example');
  next.watch.report(november, asker);
  await expect.poll(() => next.posted).toHaveLength(1);
});

test('a letter that is lost may be written by the next server', async () => {
  const [one, other] = [open('manager@coop.example'), open('manager@coop.example')];
  const may = new MonthMismatch('01011001', '2025-05-01', fault);
  one.watch.report(may, asker);
  await expect.poll(() => one.posted).toHaveLength(1);
  const before = await claims();
  one.posted[0]?.lost?.();
  await isClaimed(before - 1);
  other.watch.report(may, asker);
  await expect.poll(() => other.posted).toHaveLength(1);
});

test('D-23 where nobody is to be written the audit log knows all the same', () => {
  const { watch, entries, posted } = open(undefined);
  watch.report(november, asker);
  expect([entries.length, posted.length]).toEqual([1, 0]);
});
